// What stands in the kingdom, and what may be built.
import type { Feature } from '../../realm/feature.ts';

export const buildings: Feature = {
  path: '/buildings',
  label: 'Buildings',
  icon: 'buildings',
  atFoot: true,
  load: () => import('./Buildings.tsx'),
};
