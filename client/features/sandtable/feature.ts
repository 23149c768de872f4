// The sand table: battles that nobody has declared, fought to see what they would come to.
import type { Feature } from '../../realm/feature.ts';

export const sandtable: Feature = {
  path: '/sandtable',
  label: 'Sand table',
  icon: 'sandtable',
  load: () => import('./SandTable.tsx'),
};
