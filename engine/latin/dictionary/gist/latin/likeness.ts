// Which Latin words may say the same of one English sentence: of one gloss, of glosses that English puts for one another, of one row of sayings, or one a compound of the other.
// Invariant: both are of a kind, and one of them renders a word of the sentence; what shares nothing with the other is never like it.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { fold } from '../../../fold.ts';
import { englishTokens, findPhrase } from '../../../reading/english.ts';
import { glossForms } from '../../../reading/meanings.ts';
import { alike, isOfThing } from '../../besideAlike.ts';
import { HOMONYMS, isAlike } from '../../besideLatin.ts';
import type { ObjectOf, Sayings } from '../../towards/latinSayings.ts';

/** In what the objects of two verbs stand that say one thing; of other words nothing. */
export interface Likeness {
  readonly mine?: ObjectOf | undefined;
  readonly theirs?: ObjectOf | undefined;
  /** An adjective and a participle. */
  readonly isQuality?: boolean;
  /** The one is owned by whom the other has. */
  readonly isOwning?: boolean;
}

const SAME: Likeness = {};

const sensesOf = (lexeme: Lexeme): readonly string[] => lexeme.senses.flatMap(({ en }) => en);

const glosses = (lexeme: Lexeme): readonly string[] => [
  ...lexeme.senses.flatMap(({ en }) => en),
  ...lexeme.also,
];

/** Of what a word may render, what the sentence has. */
export const saidOf = (lexeme: Lexeme, english: readonly string[]): readonly string[] =>
  glosses(lexeme).filter((gloss) =>
    glossForms(lexeme.pos, gloss).some((form) => findPhrase(english, englishTokens(form)) >= 0),
  );

/** The rows of English that some glosses stand in. */
const rowsOf = ({ pos }: Lexeme, some: readonly string[]): ReadonlySet<string> =>
  new Set(
    some.flatMap((gloss) =>
      pos === 'verb'
        ? (alike().rowsOf.get(gloss) ?? [])
        : [...(alike().phrases.get(gloss) ?? [])].filter((key) => isOfThing(key) || pos === 'adv'),
    ),
  );

/** Whether what one word renders of the sentence is English for which the other's may stand. */
const isOfOneRow = (one: Lexeme, other: Lexeme, english: readonly string[]): boolean => {
  const plain = (some: readonly string[]): readonly string[] => some.filter((gloss) => !HOMONYMS.has(gloss));
  const mine = rowsOf(one, plain(saidOf(one, english)));
  return mine.size > 0 && [...rowsOf(other, plain(sensesOf(other)))].some((row) => mine.has(row));
};

const PREFIXES =
  /^(?:ab|abs|ad|af|ac|ap|as|at|col|com|con|cor|de|dis|e|ex|ef|in|im|ob|per|prae|pro|re|red|sub)$/;

/** Whether one verb is the other with something before it, and does the same in English. */
const isCompoundOf = (one: Lexeme, other: Lexeme): boolean => {
  const [short, long] = [fold(one.parts[1] ?? ''), fold(other.parts[1] ?? '')];
  if (short.length >= long.length) return short.length > long.length && isCompoundOf(other, one);
  if (!long.endsWith(short) || !PREFIXES.test(long.slice(0, -short.length))) return false;
  const heads = (lexeme: Lexeme) =>
    new Set((lexeme.senses[0]?.en ?? []).map((gloss) => gloss.split(' ')[0] ?? ''));
  const theirs = heads(other);
  return [...heads(one)].some((head) => theirs.has(head));
};

const KINDS: Readonly<Record<string, string>> = { num: 'adj', particle: 'adv' };
const kindOf = ({ pos }: Lexeme): string => KINDS[pos] ?? pos;

/** Verbs by which somebody likes something, whatever their construction. */
const LIKING = new Set(['amo_v', 'diligo_v', 'placeo_v', 'delecto_v']);
const LIKES = new Set(
  'like likes liked please pleases pleased delight delights delighted enjoy enjoys enjoyed'.split(' '),
);
const HAS = new Set(['have', 'has', 'had', 'own', 'owns', 'owned']);

const isTold = (english: readonly string[], words: ReadonlySet<string>): boolean =>
  english.some((word) => words.has(word));

/** Whether an adjective says what a participle does: saucius, vulnerātus. */
const isParticiplesSense = (adjective: Lexeme, verb: Lexeme): boolean => {
  const forms = new Set(glosses(verb).flatMap((gloss) => glossForms('verb', gloss)));
  return glosses(adjective).some((gloss) => forms.has(gloss));
};

/** Whether two words may stand for one another in this English, and what their objects are. */
export const likeness = (
  one: Lexeme,
  other: Lexeme,
  english: readonly string[],
  sayings: Sayings,
): Likeness | undefined => {
  if (one === other) return SAME;
  if (one.pos === 'verb' && other.pos === 'verb')
    for (const row of sayings.verbs) {
      const wayOf = ({ id }: Lexeme) => row.find((way) => way.verb === id && way.beside.length === 0);
      const [mine, theirs] = [wayOf(one), wayOf(other)];
      if (mine && theirs) return { mine: mine.object, theirs: theirs.object };
    }
  if (sayings.words.some((row) => row.has(one.id) && row.has(other.id))) return SAME;
  const ids = [one.id, other.id];
  if (ids.includes('sum_v') && ids.includes('habeo_v') && isTold(english, HAS)) return { isOwning: true };
  if (ids.every((id) => LIKING.has(id)) && isTold(english, LIKES)) return SAME;
  if (one.pos === 'adj' && other.pos === 'verb')
    return isParticiplesSense(one, other) ? { isQuality: true } : undefined;
  if (one.pos === 'verb' && other.pos === 'adj')
    return isParticiplesSense(other, one) ? { isQuality: true } : undefined;
  if (kindOf(one) !== kindOf(other) || !/^(?:noun|adj|verb|adv)$/.test(kindOf(one))) return undefined;
  if (one.numeral || other.numeral) return undefined;
  if (isAlike(one, other, english)) return SAME;
  if (one.pos === 'verb' && isCompoundOf(one, other)) return SAME;
  if (saidOf(one, english).length > 0 && saidOf(other, english).length > 0) {
    const theirs = new Set(sensesOf(other));
    if (sensesOf(one).some((gloss) => theirs.has(gloss) && !HOMONYMS.has(gloss))) return SAME;
  }
  return isOfOneRow(one, other, english) || isOfOneRow(other, one, english) ? SAME : undefined;
};
