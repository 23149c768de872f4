// The clauses of a Latin text: what opens each, on which it hangs, and which words are its own, whether it stands before, behind or within another.
// Invariant: each word is of one clause; a clause has at most one verb that is told.
import type { Analysis } from '../../../analyse.ts';
import type { Word } from './words.ts';

export interface Clause {
  /** The clause it hangs on, or stands beside. */
  readonly on: number | undefined;
  /** It stands beside that one, and is told of whom that is told. */
  readonly isBeside: boolean;
  /** What opens it: "ut", "cum", "relative" …; nothing opens what is told by itself. */
  readonly opener: string;
  /** Where its told verb stands. */
  verb?: number;
}

export const isFinite = ({ features: { person } }: Analysis): boolean => person !== undefined;

/** Whether a word may tell what is done: a form with a person, or what must be done where somebody tells it. */
const isTold = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.duty === undefined
    ? word.readings.some(isFinite)
    : word.duty.mood === 'ind' || word.duty.mood === 'subj');

const isOnlyTold = (word: Word): boolean =>
  word.duty === undefined ? word.readings.every(isFinite) : isTold(word);

const ASKING = new Set([
  'num',
  'an',
  'utrum',
  'cur',
  'quare',
  'quando',
  'quomodo',
  'quot',
  'unde',
  'quantus',
]);
const COORDINATING = new Set([
  'et',
  'ac',
  'atque',
  'sed',
  'at',
  'aut',
  'uel',
  'nec',
  'neque',
  'nam',
  'itaque',
  'igitur',
]);

const isOf = (word: Word | undefined, id: string): boolean =>
  word?.readings.some(({ lexeme }) => lexeme.id === id) ?? false;
export const isPreposition = (word: Word | undefined): boolean =>
  word !== undefined && word.readings.length > 0 && word.readings.some(({ lexeme }) => lexeme.pos === 'prep');

const hasAblative = (word: Word | undefined): boolean =>
  word?.readings.some(({ features }) => features.case === 'abl') ?? false;

/** Whether "cum" goes before a noun here. */
export const isWith = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === 'cum' &&
  hasAblative(words[at + 1]) &&
  words[at + 1]?.stop === '' &&
  !isOf(words[at + 1], 'a_prep') &&
  (!words.slice(at + 1).some((word) => word.readings.some(({ features }) => features.mood === 'subj')) ||
    words[at + 1]?.readings.every(({ features }) => features.case !== 'nom') === true);

/** What a word opens; undefined where it opens nothing. */
const opening = (words: readonly Word[], at: number, isFirst: boolean): string | undefined => {
  const word = words[at];
  if (!word || word.readings.length === 0) return undefined;
  const { folded } = word;
  if (folded === 'cum') return isWith(words, at) ? undefined : 'cum';
  const prepared = isPreposition(word) ? words[at + 1] : undefined;
  const one = prepared ?? word;
  if (prepared && !isOf(prepared, 'qui_pron') && !isOf(prepared, 'quis_pron')) return undefined;
  if (folded === 'quam' || folded === 'modo' || folded === 'licet') return undefined;
  if (folded === 'quod') return 'quod';
  const hasMore = words.filter(isTold).length > 1;
  if (isOf(one, 'qui_pron')) return !isFirst || hasMore ? 'relative' : undefined;
  if (isOf(one, 'quis_pron') || ASKING.has(folded)) return hasMore ? `asking` : undefined;
  const [conjunction] = word.readings.filter(
    ({ lexeme: { pos, kind } }) => pos === 'conj' && kind === 'subordinating',
  );
  return conjunction ? folded : undefined;
};

export interface Read {
  readonly clauses: readonly Clause[];
  readonly of: readonly number[];
}

const FULL = /[.!?;:]/;

/** Reads the clauses of a text. */
export const clausesIn = (words: readonly Word[]): Read => {
  const clauses: Clause[] = [{ on: undefined, isBeside: false, opener: '' }];
  const of: number[] = [];
  let own = 0;
  const hasVerb = (clause: number | undefined): boolean =>
    clause !== undefined && clauses[clause]?.verb !== undefined;
  const open = (clause: Clause): number => clauses.push(clause) - 1;
  /** Up to the next stop, or to what opens a clause: whether a verb is told there. */
  const isToldAhead = (from: number): boolean => {
    for (let i = from; i < words.length; i += 1) {
      if (i > from && (words[i]?.stop !== '' || opening(words, i, false) !== undefined)) return false;
      if (isTold(words[i])) return true;
    }
    return false;
  };
  /** Whether a clause that has its verb ends before a word: at a stop, or where what it hangs on has yet to be told. */
  const isOver = (clause: number, at: number): boolean => {
    const on = clauses[clause]?.on;
    if (on === undefined || !hasVerb(clause)) return false;
    if (words[at]?.stop !== '') return true;
    return !hasVerb(on) && words.slice(at).some(isTold);
  };
  for (const [at, word] of words.entries()) {
    if (FULL.test(word.stop) && hasVerb(own)) own = open({ on: undefined, isBeside: false, opener: '' });
    else if (clauses[own]?.opener !== '') {
      const isJoined =
        word.stop === '' && (COORDINATING.has(word.folded) || opening(words, at, false) !== undefined);
      if (!isJoined) while (isOver(own, at)) own = clauses[own]?.on ?? 0;
    }
    const isFirst = at === 0 || FULL.test(word.stop);
    const isOpen = isPreposition(words[at - 1]) && opening(words, at - 1, false) !== undefined;
    const opener = isOpen ? undefined : opening(words, at, isFirst);
    if (opener !== undefined) own = open({ on: own, isBeside: false, opener });
    else if (COORDINATING.has(word.folded) && hasVerb(own) && isToldAhead(at + 1))
      own = open({ on: own, isBeside: true, opener: clauses[own]?.opener ?? '' });
    else if (isTold(word) && hasVerb(own) && isOnlyTold(word)) {
      // Two verbs without anything between: the second is of what the first hangs on, or stands beside it.
      const on = clauses[own]?.on;
      if (clauses[own]?.opener !== '' && on !== undefined && !hasVerb(on)) own = on;
      else own = open({ on: own, isBeside: true, opener: clauses[own]?.opener ?? '' });
    }
    of.push(own);
    const clause = clauses[own];
    if (clause && isTold(word) && clause.verb === undefined) clause.verb = at;
  }
  return { clauses, of };
};
