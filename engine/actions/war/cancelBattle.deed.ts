// Calling one's own herald back: the challenge is void, and the rival is told.
import { deed } from '../deed.ts';
import { cancelBattle } from './cancelBattle.ts';
import { challengeEnded } from './challengeEnded.ts';

export const cancelBattleDeed = deed(cancelBattle, ({ kingdom, loaded: { battle } }) =>
  challengeEnded(kingdom, battle, 'cancelled', ({ defender }) => ({
    message: { code: 'challengeWithdrawn', params: { kingdom: defender.kingdomName } },
    told: { code: 'challengeCancelled', params: { kingdom: kingdom.name } },
  })),
);
