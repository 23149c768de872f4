// How a hero who has been a character is known by it, and a host in a battle by its leader: ids, and nothing that the window would have to carry.
import type { Side } from '../battle/setup.ts';

const OF_A_CHARACTER = 'dnd_';

/** Heroes that have been characters are known by it. */
export const heroIdOf = (characterId: string): string => `${OF_A_CHARACTER}${characterId}`;

/** The character that a hero has been; null for one of the books. */
export const characterOfHero = (heroId: string): string | null =>
  heroId.startsWith(OF_A_CHARACTER) ? heroId.slice(OF_A_CHARACTER.length) : null;

/** A host in a battle, as a report of its leader's name calls it; told apart again by `ledAt`. */
export const ledId = (battleId: string, side: Side): string => `${battleId}~${side}`;

/** Which battle and which side an id of `ledId` means; null for any other text. */
export const ledAt = (id: string): { readonly battleId: string; readonly side: Side } | null => {
  const [battleId = '', side, ...rest] = id.split('~');
  return rest.length === 0 && (side === 'attacker' || side === 'defender') ? { battleId, side } : null;
};
