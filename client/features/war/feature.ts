// War between kingdoms: what is counted beside it, which notices are its own, and what makes its lists stale.
import type { Feature } from '../../realm/feature.ts';
import { waitingIn } from './waiting.ts';

export const war: Feature = {
  path: '/war',
  label: 'War',
  icon: 'war',
  atFoot: true,
  waiting: waitingIn,
  notices: /^(challenge|battle|sparring)/,
  deeds: ['pvp_battle'],
  reads: ['pvp'],
  load: () => import('./War.tsx'),
};
