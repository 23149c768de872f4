// The small words of Latin: what says nothing by itself but joins, places, denies, or names a person.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { entryOf } from '../../../word.ts';

const PERSONS: Readonly<Record<string, string>> = {
  ego_pron: 'i',
  tu_pron: 'you',
  sui_pron: 'self',
  is_pron: 'he',
  ille_pron: 'he',
  iste_pron: 'he',
};

const OWNERS: Readonly<Record<string, string>> = {
  meus_adj: 'i1',
  noster_adj: 'i2',
  tuus_adj: 'you1',
  vester_adj: 'you2',
  suus_adj: 'self',
};

/** Who is meant by a pronoun; whoever points with hic or asks with quis says something. */
export const personOf = ({ id }: Lexeme): string | undefined => entryOf(PERSONS, id);
/** Whose a thing is. */
export const ownerOf = ({ id }: Lexeme): string | undefined => entryOf(OWNERS, id);

const NOTS = new Set(['non_adv', 'haud_adv']);
export const isNot = ({ id }: Lexeme): boolean => NOTS.has(id);
export const isRelative = ({ id }: Lexeme): boolean => id === 'qui_pron';

/** Whether a word says nothing by itself. */
export const isSmall = (lexeme: Lexeme): boolean =>
  lexeme.pos === 'conj' ||
  lexeme.pos === 'prep' ||
  isRelative(lexeme) ||
  isNot(lexeme) ||
  personOf(lexeme) !== undefined ||
  ownerOf(lexeme) !== undefined;
