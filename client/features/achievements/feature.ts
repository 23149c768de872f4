// What a ruler is known for. Whatever earns a feat tells of it in a notice, upon which the gallery is read anew.
import type { Feature } from '../../realm/feature.ts';

export const achievements: Feature = {
  path: '/achievements',
  label: 'Achievements',
  icon: 'achievements',
  notices: /^feats?Earned$/,
  reads: ['achievements'],
  load: () => import('./Achievements.tsx'),
};
