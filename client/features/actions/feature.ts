// The deeds of a ruler at home.
import type { Feature } from '../../realm/feature.ts';

export const actions: Feature = {
  path: '/actions',
  label: 'Actions',
  icon: 'actions',
  load: () => import('./Actions.tsx'),
};
