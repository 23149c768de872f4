// Where no tree says an English sentence, a Latin answer may say a word of the author's by another word of the same English: fessī, dēfessī.
// Invariant: the other word stands in the very cell of the author's, is of its kind, and of its gender where anything agrees with it, takes what that one takes, and shares with it English that
// the sentence has.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { formsAt } from '../inflect.ts';
import { englishTokens, findPhrase } from '../reading/english.ts';
import { glossForms } from '../reading/meanings.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { glossesOf } from '../sentences/stock.ts';
import { changesRole } from './changesRole.ts';

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

/** The answer with the author's own words in the place of such, and its "and"; undefined where it has none. */
export const inTheirWords = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  english: string,
): string | undefined => {
  const theirs = new Map(
    wordsOf(references.join(' ')).flatMap((form) =>
      index.analyse(form).map(({ lexeme }) => [lexeme.id, lexeme] as const),
    ),
  );
  // "And" may hang on the second of two, and be any of three words.
  const has = (word: string): boolean => wordsOf(references.join(' ')).includes(word);
  const words = wordsOf(answer).flatMap((form) => {
    const [read] = index.analyse(form);
    if (read?.enclitic === 'que' && has('et')) return ['et', form.replace(/que$/u, '')];
    return /^(?:ac|atque)$/iu.test(form) && has('et') && !has(form) ? ['et'] : [form];
  });
  const sentences = references.map((reference) => wordsOf(reference).map(fold));
  const isOtherRole = (mine: readonly Analysis[], form: string): boolean => {
    const said = sentences.filter((sentence) => sentence.includes(fold(form)));
    const isMoved = (sentence: readonly string[]): boolean => {
      const read = sentence.map((word) => index.analyse(word));
      return changesRole(mine, read, sentence.indexOf(fold(form)), english);
    };
    return said.length > 0 && said.every(isMoved);
  };
  const tokens = englishTokens(english);
  const beside = words.flatMap((form) => index.analyse(form));
  const said = words.map((form) => {
    const readings = index.analyse(form);
    if (readings.some(({ lexeme }) => theirs.has(lexeme.id))) return form;
    for (const read of readings)
      for (const other of theirs.values()) {
        const isSame =
          read.enclitic === undefined && isAlike(read.lexeme, other, tokens) && isFree(read, other, beside);
        const [own] = isSame ? formsAt(other, read.key) : [];
        if (own && !isOtherRole(readings, own.text)) return own.text;
      }
    return form;
  });
  return said.join(' ') === wordsOf(answer).join(' ') ? undefined : said.join(' ');
};
