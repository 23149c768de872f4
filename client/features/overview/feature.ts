// The kingdom at a glance.
import type { Feature } from '../../realm/feature.ts';

export const overview: Feature = {
  path: '/overview',
  label: 'Overview',
  short: 'Realm',
  icon: 'overview',
  atFoot: true,
  load: () => import('./Overview.tsx'),
};
