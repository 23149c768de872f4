// Six schools of spells, what is being studied, what is in force, and the path that is chosen once.
import type { Feature } from '../../realm/feature.ts';

export const magic: Feature = {
  path: '/spells',
  label: 'Magic',
  icon: 'magic',
  load: () => import('./Magic.tsx'),
};
