// Which Latin words may say the same of one English sentence: of one gloss, of glosses that English puts for one another, of one row of sayings, or one a compound of the other.
// Invariant: both are of a kind, and one of them renders a word of the sentence; what shares nothing with the other is never like it.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { fold } from '../../../fold.ts';
import type { ObjectOf, Sayings } from '../../towards/latinSayings.ts';
import type { Spoken } from './spoken.ts';
import { denies, isSaidByBoth, surePlaces } from './spoken.ts';

/** In what the objects of two verbs stand that say one thing; of other words nothing. */
export interface Likeness {
  readonly mine?: ObjectOf | undefined;
  readonly theirs?: ObjectOf | undefined;
  /** An adjective and a participle. */
  readonly isQuality?: boolean;
}

const SAME: Likeness = {};

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

const isTold = (english: readonly string[], words: ReadonlySet<string>): boolean =>
  english.some((word) => words.has(word));

/** The English that both texts say, and what of it each Latin word says; `left` is where no word of the author's says anything. */
export interface English {
  readonly words: readonly string[];
  readonly sayings: Sayings;
  readonly spoken: (lexeme: Lexeme) => Spoken;
  readonly left: ReadonlySet<number>;
}

/** Whether a word says what no word of the author's does, and his says nothing of the English by itself: casa, where a house is told of. */
const isForWhatIsLeft = (mine: Spoken, theirs: Spoken, { left }: English): boolean =>
  theirs.size === 0 && surePlaces(mine).some((at) => left.has(at));

/** Whether two words may stand for one another in this English, and what their objects are; `one` is the answer's. */
export const likeness = (one: Lexeme, other: Lexeme, english: English): Likeness | undefined => {
  if (one === other) return SAME;
  const { words, sayings, spoken } = english;
  if (one.pos === 'verb' && other.pos === 'verb')
    for (const row of sayings.verbs) {
      const wayOf = ({ id }: Lexeme) => row.find((way) => way.verb === id && way.beside.length === 0);
      const [mine, theirs] = [wayOf(one), wayOf(other)];
      if (mine && theirs) return { mine: mine.object, theirs: theirs.object };
    }
  if (sayings.words.some((row) => row.has(one.id) && row.has(other.id))) return SAME;
  const ids = [one.id, other.id];
  if (ids.every((id) => LIKING.has(id)) && isTold(words, LIKES)) return SAME;
  if (one.numeral || other.numeral) return undefined;
  const [mine, theirs] = [kindOf(one), kindOf(other)];
  if (![mine, theirs].every((kind) => /^(?:noun|adj|verb|adv)$/.test(kind))) return undefined;
  const [own, author] = [spoken(one), spoken(other)];
  const isSaid =
    isSaidByBoth(own, author) ||
    (mine !== 'adv' &&
      theirs !== 'adv' &&
      // He says is not he says not: dīcit, where the author has negat.
      denies(one) === denies(other) &&
      isForWhatIsLeft(own, author, english));
  if (isSaid) return mine !== theirs && (mine === 'verb' || theirs === 'verb') ? { isQuality: true } : SAME;
  if (mine !== theirs) return undefined;
  return one.pos === 'verb' && isCompoundOf(one, other) ? SAME : undefined;
};
