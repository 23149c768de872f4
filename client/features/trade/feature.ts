// The merchants under the arcade.
import type { Feature } from '../../realm/feature.ts';

export const trade: Feature = {
  path: '/trade',
  label: 'Trade',
  icon: 'trade',
  load: () => import('./Trade.tsx'),
};
