// The small words of English: what says nothing by itself but joins, places, denies or names a person.
import { AUXILIARIES } from '../../reading/english.ts';
import { entryOf } from '../../word.ts';
import { isMark } from '../besideTurns.ts';

export const PLACES = new Set(
  'in on at by for from with without into onto out of off over under behind through across against among between about near beside to during towards around above below inside outside along beyond except per'.split(
    ' ',
  ),
);

/** What opens a clause and tells how it stands to the rest; such are never left out. */
export const TELLING = new Set(
  'if although because before until or than whether why where how what unless lest since as so so-that if-only'.split(
    ' ',
  ),
);

/** What opens a clause and tells hardly more than that it is there. */
export const JOINING = new Set(
  'and but when while after once who which that whose and-then because-of-which then'.split(' '),
);

const PERSON: Readonly<Record<string, string>> = {
  i: 'i',
  me: 'i',
  myself: 'i',
  we: 'we',
  us: 'we',
  ourselves: 'we',
  you: 'you',
  yourself: 'you',
  yourselves: 'you',
  he: 'he',
  him: 'he',
  she: 'she',
  her: 'she',
  it: 'it',
  they: 'they',
  them: 'they',
  himself: 'he',
  herself: 'she',
  itself: 'it',
  themselves: 'they',
};

const OWNER: Readonly<Record<string, string>> = {
  my: 'i',
  our: 'we',
  your: 'you',
  his: 'he',
  her: 'she',
  its: 'it',
  their: 'they',
};

/** Who is meant by a pronoun. */
export const personOf = (word: string): string | undefined => entryOf(PERSON, word);
/** Whose a thing is. */
export const ownerOf = (word: string): string | undefined => entryOf(OWNER, word);

export const NEAR = /^(?:this|these)$/;
const REST = new Set(
  'not no that those this these there very own up down away really quite indeed just'.split(' '),
);
const AUX = new Set(AUXILIARIES);

/** Whether a word says nothing by itself. */
export const isSmall = (word: string): boolean =>
  isMark(word) ||
  AUX.has(word) ||
  PLACES.has(word) ||
  TELLING.has(word) ||
  JOINING.has(word) ||
  REST.has(word) ||
  personOf(word) !== undefined ||
  ownerOf(word) !== undefined;
