// A character that a command names, and whether its giver may touch it: their own they may, somebody else's nobody may even see.
import type { Character } from '../../characters/character.ts';
import type { HeroMaterial } from '../../characters/hero.ts';
import { ok, refuse, type Result } from '../../core/result.ts';

/** What its owner sees of what a command named: somebody else's is nothing but that. */
export interface SeenCharacter {
  readonly character: HeroMaterial | null;
  readonly isForeign: boolean;
}

type Giver = Pick<Character, 'accountId'>;

/** The character if it is the giver's own. Refuses character_unknown and character_not_yours. */
export const ownCharacter = (character: Character | null, { accountId }: Giver): Result<Character> => {
  if (character === null) return refuse({ code: 'character_unknown', params: {} });
  return character.accountId === accountId
    ? ok(character)
    : refuse({ code: 'character_not_yours', params: {} });
};

/** What a check may see of a character: a stranger’s as no more than that it is one. */
export const seenCharacter = (character: Character | null, giver: Giver): SeenCharacter => {
  const own = ownCharacter(character, giver);
  return {
    character: own.ok ? { choices: own.value.choices, isVouched: own.value.isVouched } : null,
    isForeign: character !== null && !own.ok,
  };
};

/** What was seen, if it may be touched; refuses as `ownCharacter` does. */
export const touchable = ({ character, isForeign }: SeenCharacter): Result<HeroMaterial> => {
  if (character !== null) return ok(character);
  return refuse({ code: isForeign ? 'character_not_yours' : 'character_unknown', params: {} });
};
