// A Latin answer and its author's sentence side by side: their words, and their verbs, of one word or of two ("cōnātī sunt").
// Invariant: a side is read once; whatever puts one word for another gives new words and leaves the side as it was.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { asWritten } from '../../reading/latin.ts';
import type { Words } from '../authorsForms.ts';
import { isAlike } from '../besideLatin.ts';
import type { Sayings } from './latinSayings.ts';

/** A verb of a sentence: where its words stand, and what they can be; cells without the gender of a participle in them. */
export type Verb = {
  readonly at: readonly number[];
  readonly readings: readonly { readonly lexeme: Lexeme; readonly cell: string }[];
};

/** A sentence as it is read. */
export type Side = {
  readonly words: Words;
  readonly folded: readonly string[];
  readonly readings: readonly (readonly Analysis[])[];
  readonly verbs: readonly Verb[];
};

/** How far a participle may stand from its "to be". */
const APART = 4;

/** The cell of a verb without the gender of its participle. */
const cellOf = ({ key, features: { person, mood } }: Analysis): string =>
  person !== undefined
    ? key.replace(/\.[mfn]$/, '')
    : mood === 'inf'
      ? key.split('.').slice(0, 3).join('.')
      : key;

/** Whether a word bears nothing but what asks: -que and the like are words of their own. */
const isItself = ({ enclitic }: Analysis): boolean => enclitic === undefined || enclitic === 'ne';

const verbOf = (at: readonly number[], readings: readonly Analysis[]): Verb | undefined => {
  const verbs = readings.flatMap((one) =>
    one.lexeme.pos === 'verb' && isItself(one) ? [{ lexeme: one.lexeme, cell: cellOf(one) }] : [],
  );
  return verbs.length > 0 ? { at, readings: verbs } : undefined;
};

/** The verbs of a sentence, those of two words first. */
const verbsOf = (index: LatinIndex, words: Words, readings: readonly (readonly Analysis[])[]): Verb[] => {
  const found: Verb[] = [];
  const beings = readings.map((list) =>
    list.some(({ lexeme: { id }, features: { mood } }) => id === 'sum_v' && mood !== 'part'),
  );
  for (const [at, list] of readings.entries()) {
    if (!list.some(({ features: { mood } }) => mood === 'part' || mood === 'supine')) continue;
    for (const [being, isBeing] of beings.entries()) {
      if (!isBeing || Math.abs(being - at) > APART || being === at) continue;
      const both = verbOf([at, being], index.analyse(`${words[at] ?? ''} ${words[being] ?? ''}`));
      if (both) found.push(both);
    }
  }
  for (const [at, list] of readings.entries()) {
    const one = verbOf([at], list);
    if (one) found.push(one);
  }
  return found;
};

/** Reads a sentence; where it marks long vowels, a word's own macrons choose among its readings. */
export const sideOf = (index: LatinIndex, words: Words, isMarked: boolean): Side => {
  const readings = words.map((word) => (isMarked ? asWritten(index.analyse(word)) : index.analyse(word)));
  return { words, folded: words.map(fold), readings, verbs: verbsOf(index, words, readings) };
};

/** The words with some of them changed: each place that is named by what stands there then, none where it is empty. */
export const edited = (words: Words, changes: ReadonlyMap<number, Words>): Words =>
  words.flatMap((word, at) => changes.get(at) ?? [word]);

/** What a verb's words become: those of another verb, where its last one stood. */
export const inPlaceOf = ({ at }: Verb, words: Words): [number, Words][] => {
  const last = Math.max(...at);
  return at.map((place): [number, Words] => [place, place === last ? words : []]);
};

/** The words of a verb, in their order. */
export const textOf = ({ words }: Side, { at }: Verb): Words =>
  at.toSorted((a, b) => a - b).map((place) => words[place] ?? '');

/** Whether a sentence has one of some words. */
export const has = ({ folded }: Side, ...words: readonly string[]): boolean =>
  folded.some((one) => words.includes(one));

/** Where a sentence has one of some words; -1 for nowhere. */
export const placeOf = ({ folded }: Side, ...words: readonly string[]): number =>
  folded.findIndex((one) => words.includes(one));

/** How names end that no lexicon has, by case. */
const NAMED: Readonly<Record<string, RegExp>> = {
  nom: /^(?:us|a|o|is|es|as|er|x|e|on)$/,
  acc: /^(?:um|am|em|en|an|on)$/,
  gen: /^(?:i|ii|ae|is)$/,
  dat: /^(?:o|ae|i)$/,
  abl: /^(?:o|a|e)$/,
};

/** A name that no lexicon has in the author's form of another case. */
const nameInCase = (
  own: Side,
  at: number,
  theirs: Side,
  [from, to]: readonly [readonly string[], readonly string[]],
): string | undefined => {
  const word = own.folded[at] ?? '';
  const ends = (cases: readonly string[], ending: string): boolean =>
    cases.some((of) => NAMED[of]?.test(ending) === true);
  return theirs.words.find((_, place) => {
    const other = theirs.folded[place] ?? '';
    let stem = 0;
    while (stem < word.length && word[stem] === other[stem]) stem += 1;
    return (
      theirs.readings[place]?.length === 0 &&
      stem > 2 &&
      [stem, stem - 1].some((length) => ends(from, word.slice(length)) && ends(to, other.slice(length)))
    );
  });
};

/** The author's form of a word of the answer in another case, of as many. */
export const inCase = (
  own: Side,
  at: number,
  theirs: Side,
  from: readonly string[],
  to: readonly string[],
): string | undefined => {
  if (own.readings[at]?.length === 0) return nameInCase(own, at, theirs, [from, to]);
  const place = theirs.readings.findIndex((list) =>
    list.some(
      (other) =>
        to.includes(other.features.case ?? '') &&
        own.readings[at]?.some(
          (one) =>
            one.lexeme === other.lexeme &&
            isItself(one) &&
            from.includes(one.features.case ?? '') &&
            one.features.number === other.features.number &&
            one.features.degree === other.features.degree &&
            (one.lexeme.pos !== 'verb' || one.features.mood === other.features.mood),
        ),
    ),
  );
  return theirs.words[place];
};

/** What an answer is brought towards. */
export type Aim = {
  readonly theirs: Side;
  /** The words of the English that was to be put into Latin, and the English itself. */
  readonly english: readonly string[];
  readonly prompt: string;
  /** What of Latin that says one thing this English allows. */
  readonly sayings: Sayings;
};

/** A way of saying some of an answer as its author does: each of the results says the same. */
export type Rule = (own: Side, aim: Aim) => readonly Words[];

/** A verb of the answer's with one of the author's of the same lexeme or sense, in the cells that are asked for. */
export type Pair = {
  readonly own: Verb;
  readonly theirs: Verb;
  readonly lexeme: Lexeme;
  readonly cell: string;
  readonly theirCell: string;
};

/** Whether two verbs say one thing of one object. */
const isOneDeed = ({ sayings, english }: Aim, one: Lexeme, other: Lexeme): boolean =>
  one === other ||
  isAlike(one, other, english) ||
  sayings.verbs.some((row) => {
    const wayOf = ({ id }: Lexeme) => row.find((way) => way.verb === id && way.beside.length === 0);
    const [mine, their] = [wayOf(one), wayOf(other)];
    return mine !== undefined && their !== undefined && mine.object?.case === their.object?.case;
  });

/** Verbs that both sentences have, the answer's in one kind of cell and the author's in another. */
export const pairsOf = (own: Side, aim: Aim, ownCell: RegExp, theirCell: RegExp): readonly Pair[] =>
  own.verbs.flatMap((one) =>
    aim.theirs.verbs.flatMap((other) => {
      for (const { lexeme, cell } of one.readings)
        if (ownCell.test(cell))
          for (const their of other.readings)
            if (theirCell.test(their.cell) && isOneDeed(aim, lexeme, their.lexeme))
              return [{ own: one, theirs: other, lexeme, cell, theirCell: their.cell }];
      return [];
    }),
  );

/** Whether some word there is of a case; of a noun or pronoun alone. */
export const isOfCase = ({ readings }: Side, at: number, cases: readonly string[]): boolean =>
  readings[at]?.some(
    ({ lexeme: { pos }, features }) =>
      (pos === 'noun' || pos === 'pron') && cases.includes(features.case ?? ''),
  ) ?? false;

/** Tense and mood of a cell. */
export const timeOf = (cell: string): string => cell.split('.').slice(0, 2).join('.');

/** The words of the answer in the cases of their parts with the author; the words of a preposition's phrase by themselves. */
export const recast = (
  own: Side,
  theirs: Side,
  changes: Map<number, Words>,
  cases: readonly (readonly [from: string, to: readonly string[]])[],
): Words => {
  for (const at of own.words.keys()) {
    if (changes.has(at)) continue;
    const alike = (of: string): boolean =>
      own.readings[at]?.some(({ features }) => features.case === of) ?? false;
    for (const [from, to] of cases) {
      if (!alike(from)) continue;
      const form = inCase(own, at, theirs, [from], to);
      if (form === undefined) continue;
      changes.set(at, [form]);
      break;
    }
  }
  return edited(own.words, changes);
};

/** Whether a participle stands beside "to be", and is told with it. */
export const isBound = (side: Side, { at: [at = 0] }: Verb): boolean =>
  [at - 1, at + 1].some((place) =>
    side.readings[place]?.some(({ lexeme: { id }, features: { mood } }) => id === 'sum_v' && mood !== 'part'),
  );

/** The cell of a form that has a person. */
export const FINITE = /\.[123](?:sg|pl)$/;

/** What stands before whoever does what is told in the passive. */
export const BY: readonly string[] = ['a', 'ab'];

/** Where what opens the clause of some place stands: the last of such words before it, with no other verb between; -1 for nowhere. */
export const openerOf = (side: Side, at: number, openers: readonly string[]): number => {
  const opener = side.folded.findLastIndex((word, i) => i < at && openers.includes(word));
  const isTorn = side.verbs.some(
    ({ at: places, readings }) =>
      readings.some(({ cell }) => FINITE.test(cell)) &&
      !readings.some(({ cell }) => cell.includes('.inf')) &&
      places.every(
        (place) =>
          place > opener &&
          place < at &&
          side.readings[place]?.every(({ lexeme: { pos } }) => pos === 'verb') === true,
      ),
  );
  return opener >= 0 && !isTorn ? opener : -1;
};

/** Whether a sentence has some word of a lexeme that stands at a place of another. */
export const sharesLexeme = (side: Side, other: Side, at: number): boolean =>
  other.readings[at]?.some(({ lexeme }) =>
    side.readings.some((list) => list.some((one) => one.lexeme === lexeme)),
  ) ?? false;
