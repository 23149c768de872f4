// Which Latin word may stand for another of the same English, where no tree says it: fessī, dēfessī.
// Invariant: the other word is of its kind, takes what that one takes, shares with it English that the sentence has, and is of its gender where anything agrees with it.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis } from '../analyse.ts';
import { englishTokens, findPhrase } from '../reading/english.ts';
import { glossForms } from '../reading/meanings.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { glossesOf } from '../sentences/stock.ts';

const KINDS = new Set(['noun', 'adj', 'verb', 'adv', 'prep']);

const governs = ({ gov = [] }: Lexeme): readonly string[] =>
  gov.map((pattern) => pattern.split('+')[0] ?? pattern);

const OBJECTS = new Set(['acc', 'dat', 'abl', 'gen']);

/** Whether two verbs take an object in one case, where both take one: delectō and placeō do not. */
const isOfOneCase = (one: Lexeme, other: Lexeme): boolean => {
  const [mine, theirs] = [one, other].map((verb) => governs(verb).filter((of) => OBJECTS.has(of)));
  return !mine?.length || !theirs?.length || mine.some((of) => theirs.includes(of));
};

/** English that both words are rendered by; of what has no singular, that of its singular. */
const sharedBy = (one: Lexeme, other: Lexeme): readonly string[] => {
  const theirs = new Set(
    glossesOf(other).flatMap((gloss) => (other.pos === 'noun' ? [gloss, pluralOf(gloss)] : [gloss])),
  );
  return glossesOf(one).filter(
    (gloss) => theirs.has(gloss) || (one.pos === 'noun' && theirs.has(pluralOf(gloss))),
  );
};

/** Whether two words are the same in the first of their senses, whatever the English: fessus and dēfessus. */
const isSynonym = (one: Lexeme, other: Lexeme): boolean => {
  const theirs = other.senses[0]?.en ?? [];
  return (one.senses[0]?.en ?? []).filter((gloss) => theirs.includes(gloss)).length > 1;
};

/** English that is two words: who lies in bed tells no lies. Such words must be alike in a second one. */
export const HOMONYMS: ReadonlySet<string> = new Set(
  'lie bear spring light bank can fall ring mean left right saw well rest still kind fair present leave fast match last like part race sound state order play hold'.split(
    ' ',
  ),
);

/** Whether one word may stand for another in this English. */
export const isAlike = (one: Lexeme, other: Lexeme, english: readonly string[]): boolean =>
  one.pos === other.pos &&
  KINDS.has(one.pos) &&
  (!/^(?:verb|prep)$/.test(one.pos) ||
    (isOfOneCase(one, other) && governs(one).some((pattern) => governs(other).includes(pattern)))) &&
  sharedBy(one, other).some((gloss, _, { length }) => length > 1 || !HOMONYMS.has(gloss)) &&
  (isSynonym(one, other) ||
    sharedBy(one, other).some((gloss) =>
      glossForms(one.pos, gloss).some((form) => findPhrase(english, englishTokens(form)) >= 0),
    ));

/** Whether a word of another gender may take its place: of whom a noun tells no gender, or where nothing agrees with it. */
export const isFree = (read: Analysis, other: Lexeme, beside: readonly Analysis[]): boolean => {
  const { gender } = read.lexeme;
  if (gender === other.gender || gender === 'c' || other.gender === 'c') return true;
  const { case: of, number } = read.features;
  return !beside.some(
    ({ lexeme, features }) =>
      lexeme.pos !== 'noun' &&
      features.gender !== undefined &&
      (features.number === number || features.number === undefined) &&
      (features.case === of || lexeme.id === 'qui_pron'),
  );
};
