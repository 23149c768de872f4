// Sending a herald home: the challenge is void, and its sender is told.
import { deed } from '../deed.ts';
import { challengeEnded } from './challengeEnded.ts';
import { declineBattle } from './declineBattle.ts';

export const declineBattleDeed = deed(declineBattle, ({ kingdom, loaded: { battle }, random }) =>
  challengeEnded(kingdom, battle, 'declined', ({ attacker }) => ({
    message: {
      code: 'challengeRefused',
      params: { kingdom: attacker.kingdomName },
      variant: random.below(100),
    },
    told: { code: 'challengeDeclined', params: { kingdom: kingdom.name } },
  })),
);
