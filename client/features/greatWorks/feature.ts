// The special buildings: of a path, where paths cross, of victory, and what is mastered.
import type { Feature } from '../../realm/feature.ts';

export const greatWorks: Feature = {
  path: '/great-works',
  label: 'Great Works',
  icon: 'greatWorks',
  load: () => import('./GreatWorks.tsx'),
};
