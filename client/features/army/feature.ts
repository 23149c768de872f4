// The hosts, and who may be called up.
import type { Feature } from '../../realm/feature.ts';

export const army: Feature = {
  path: '/army',
  label: 'Army',
  icon: 'army',
  load: () => import('./Army.tsx'),
};
