// What calls a ruler away from the battle on their page: whoever waits for an answer of theirs, and their other battles. Pure.
// Invariant: the battle that is being looked at calls nobody to itself.
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { challengePath } from '../../realm/challengePath.ts';

interface Lists {
  readonly incoming: readonly Pick<BattleRequest, 'id' | 'attackerName'>[];
  readonly underway: readonly Pick<BattleRequest, 'id' | 'attackerId' | 'attackerName' | 'defenderName'>[];
}

export interface Summons {
  readonly id: string;
  readonly words: string;
  readonly to: string;
  readonly label: string;
}

export const summonsOf = (
  { incoming, underway }: Lists,
  shown: string,
  ownAccount: string,
): readonly Summons[] =>
  [
    ...incoming.map(({ id, attackerName }) => ({
      id,
      words: `${attackerName} challenges you.`,
      to: challengePath(id),
      label: 'Answer',
    })),
    ...underway.map(({ id, attackerId, attackerName, defenderName }) => ({
      id,
      words: `Your host stands against ${attackerId === ownAccount ? defenderName : attackerName}.`,
      to: `/battles/${id}`,
      label: 'To the field',
    })),
  ].filter(({ id }) => id !== shown);
