// What surveyors have brought home, and what it does.
import type { Feature } from '../../realm/feature.ts';

export const artifacts: Feature = {
  path: '/artifacts',
  label: 'Artifacts',
  icon: 'artifact',
  load: () => import('./Artifacts.tsx'),
};
