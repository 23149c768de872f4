// Those who serve by name, and those who would.
import type { Feature } from '../../realm/feature.ts';

export const heroes: Feature = {
  path: '/heroes',
  label: 'Heroes',
  icon: 'heroes',
  load: () => import('./Heroes.tsx'),
  notices: /^(?:hero(?:Wounded|Taken|BroughtHome)|ransomCame)$/,
};
