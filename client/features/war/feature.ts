// War between kingdoms: what is counted beside it, which notices are its own, and what makes its lists stale.
import type { Affairs, Feature } from '../../realm/feature.ts';
/** What a ruler should answer or watch. */
export const waitingIn = ({ incoming, underway }: Affairs): number => incoming.length + underway.length;

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
