// Slots read off a Latin text that brings none of its own: keys of authors and of an AI, gaps of dialogues.
// Invariant: a word may be spelt as the key spells it, or by a form that the grammar gives for the same word in the same cell;
// which cell the key means is taken from its sentence, and where that stays open another form must bear its macrons.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import type { CellKey } from '../../features.ts';
import { fold } from '../../fold.ts';
import { cellKeys, formsAt } from '../../inflect.ts';
import {
  clausesOf,
  isFinite,
  isPreposition,
  isSure,
  joins,
  opens,
  partOf,
  phrasesOf,
  REACH,
  sentencesOf,
} from './textClauses.ts';

/** A slot; one read off a text says how its word may be spelt. */
export type Slot = LatinSlot & {
  /** Spellings that may stand here, macrons levelled. */
  readonly spellings?: readonly string[];
  /** Spellings that may stand here only with these very macrons. */
  readonly marked?: readonly string[];
  /** Other words, each in cells of its own, that may stand here. */
  readonly others?: readonly { readonly lexeme: string; readonly cells: readonly string[] }[];
  /** The sentence of the text that the word stands in, from 0. */
  readonly sentence?: number;
};

/** The words of an answer as they are compared: quō modō is one word, as in the key. */
export const latinWordsOf = (text: string): readonly string[] =>
  wordsOf(text.replaceAll(/\bqu[oō]\s+mod[oō](?!\p{L})/giu, 'quōmodo'));

/** A word of a sentence, with what it may be there. */
export type Standing = {
  readonly text: string;
  readonly readings: readonly Analysis[];
  /** The punctuation between the word and the one before. */
  readonly stop: string;
  readonly isAfterStop: boolean;
};

const spellingsAt = (lexeme: Lexeme, key: CellKey): readonly string[] => [
  ...formsAt(lexeme, key).map(({ text }) => text),
  ...((cellKeys(lexeme)[0] ?? 'form') === key ? lexeme.alt : []),
];

/** Readings as a key may be meant: its own macrons before others, a whole word before one with an enclitic. */
const ownReadings = (index: LatinIndex, word: string): readonly Analysis[] => {
  const all = index.analyse(word);
  const exact = all.filter((reading) => reading.exact);
  const known = exact.length > 0 ? exact : all;
  const whole = known.filter(({ enclitic }) => enclitic === undefined);
  return whole.length > 0 ? whole : known;
};

const standing = (index: LatinIndex, text: string): readonly Standing[] => {
  const level = text.replaceAll(/\bqu[oō]\s+mod[oō](?!\p{L})/giu, 'quōmodo').normalize('NFC');
  let end = 0;
  return [...level.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => {
    const between = level.slice(end, match.index);
    end = match.index + match[0].length;
    const stop = between.replaceAll(/[\s_"'“”‘’*]/gu, '');
    return { text: match[0], readings: ownReadings(index, match[0]), stop, isAfterStop: stop !== '' };
  });
};

/** The preposition whose words a place belongs to, and the cases it takes. */
const governing = (words: readonly Standing[], at: number): readonly string[] | undefined => {
  for (let from = at - 1; from >= Math.max(0, at - REACH) && !words[from + 1]?.isAfterStop; from -= 1) {
    const { readings = [] } = words[from] ?? {};
    if (readings.length > 0 && readings.every(({ lexeme }) => lexeme.pos === 'prep'))
      return readings.flatMap(({ lexeme }) => lexeme.gov ?? []);
    if (
      !readings.some(({ features }) => features.case !== undefined) ||
      readings.some(({ lexeme }) => lexeme.pos === 'noun')
    )
      return undefined;
  }
  return undefined;
};

type Narrowing = (reading: Analysis) => boolean;
const narrowed = (from: readonly Analysis[], keep: Narrowing): readonly Analysis[] => {
  const kept = from.filter(keep);
  return kept.length > 0 ? kept : from;
};

const isNoun = ({ lexeme }: Analysis): boolean => lexeme.pos === 'noun';
const isNamed = ({ readings }: Standing): boolean => readings.some(isNoun);
const isAttribute = ({ readings }: Standing): boolean =>
  readings.length > 0 &&
  readings.every(
    ({ lexeme, features }) =>
      lexeme.pos !== 'noun' &&
      lexeme.pos !== 'pron' &&
      features.case !== undefined &&
      features.person === undefined,
  );
const isPlural = ({ features }: Analysis): boolean => features.case === 'nom' && features.number === 'pl';
const agree = ({ lexeme, features }: Analysis, other: Analysis): boolean => {
  const genders = [lexeme, other.lexeme].map(({ pos, gender }, at) =>
    pos === 'noun' ? (gender === 'c' ? undefined : gender) : (at === 0 ? features : other.features).gender,
  );
  return (
    features.case === other.features.case &&
    features.number === other.features.number &&
    (genders[0] === undefined || genders[1] === undefined || genders[0] === genders[1])
  );
};

/** What the verbs of a clause leave of a noun: its number as subject; no noun is "we"; of two nouns that may be subject the first is. */
const besideVerb = (
  words: readonly Standing[],
  at: number,
  from: readonly Analysis[],
): readonly Analysis[] => {
  const part = partOf(words, at);
  if (!part.some(isSure)) return from;
  const verbs = part.flatMap((word) => word.readings.filter(isFinite));
  const numbers = new Set(verbs.map(({ features }) => features.number));
  const left = narrowed(
    narrowed(from, ({ features }) => features.case !== 'voc'),
    ({ features }) =>
      features.case !== 'nom' || features.number === undefined || numbers.has(features.number),
  );
  if (!left.some(isNoun) || verbs.some(({ lexeme }) => lexeme.id === 'sum_v')) return left;
  if (verbs.every(({ features }) => features.person !== 3))
    return narrowed(left, ({ features }) => features.case !== 'nom');
  if (!left.some(isPlural)) return left;
  const start = words.indexOf(part[0] as Standing);
  const earlier = words
    .slice(start, at)
    .some((word, i) => isNamed(word) && word.readings.some(isPlural) && !governing(words, start + i));
  const isJoined = words[at - 1]?.readings.some(({ lexeme }) => lexeme.pos === 'conj') ?? false;
  const mayOwn = at > start && left.some(({ features }) => features.case === 'gen');
  return isJoined || mayOwn
    ? left
    : narrowed(left, (reading) => (earlier ? reading.features.case === 'acc' : isPlural(reading)));
};

/** The readings of a word that its sentence leaves: by the preposition before it, what stands beside it, and the verbs; usual forms before variants. */
const fitting = (words: readonly Standing[], at: number): readonly Analysis[] => {
  const own = words[at];
  if (!own) return [];
  const cases = governing(words, at);
  const neighbours = [
    own.isAfterStop ? undefined : words[at - 1],
    words[at + 1]?.isAfterStop ? undefined : words[at + 1],
  ].filter((word) => word !== undefined);
  let left = narrowed(
    own.readings,
    ({ features }) => !cases || (features.case !== undefined && cases.includes(features.case)),
  );
  if (isNamed(own))
    for (const word of neighbours.filter(isAttribute))
      left = narrowed(left, (reading) => word.readings.some((other) => agree(reading, other)));
  if (!cases) left = besideVerb(words, at, left);
  if (isAttribute(own))
    for (const word of neighbours.filter(isNamed)) {
      const fits = fitting(words, words.indexOf(word));
      left = narrowed(left, (reading) => fits.some((other) => agree(reading, other)));
    }
  return narrowed(left, ({ form }) => form.variant === undefined);
};

/** How a word of the key may be spelt, enclitics -ne and -que apart. */
const spelt = (text: string, readings: readonly Analysis[]): Pick<Slot, 'spellings' | 'marked'> => {
  const bound = readings[0]?.enclitic;
  const tail = bound === 'cum' || bound === 've' ? bound : '';
  const own = bound === 'ne' || bound === 'que' ? text.slice(0, -bound.length) : text;
  const ways = readings.map(({ lexeme, key }) => spellingsAt(lexeme, key).map((form) => form + tail));
  const [first = []] = ways;
  const shared = first.filter((form) => ways.every((list) => list.some((one) => fold(one) === fold(form))));
  const spellings = [...new Set([own, ...readings.map(({ form }) => form.text + tail), ...shared])];
  return {
    spellings,
    marked: [...new Set(ways.flat())].filter(
      (form) => !spellings.includes(form) && fold(form) !== form.toLowerCase(),
    ),
  };
};

const roleOf = (word: Standing | undefined): string =>
  !word
    ? 'word'
    : isPreposition(word)
      ? 'preposition'
      : joins(word)
        ? 'joining'
        : opens(word)
          ? 'conjunction'
          : 'word';

/** Slots for the words of `text`; `line` is the sentence it stands in when it is only a part of one, with `___` in its place. */
export const slotsFromText = (index: LatinIndex, text: string, line = '___'): readonly Slot[] => {
  const [before = '', after = ''] = line.split(/_{3,}/);
  const words = standing(index, `${before}${text}${after}`);
  const from = latinWordsOf(before).length;
  const clauses = clausesOf(words);
  const sentences = sentencesOf(words);
  const phrases = phrasesOf(words);
  return latinWordsOf(text).map((word, i): Slot => {
    const at = from + i;
    const fits = fitting(words, at);
    const enclitic = fits[0]?.enclitic;
    const phrase = phrases.find((places) => places.includes(at))?.[0];
    return {
      text: word,
      lexemes: fits.length === 0 ? ['-'] : [...new Set(fits.map(({ lexeme }) => lexeme.id))],
      cells: fits.length === 0 ? ['form'] : [...new Set(fits.map(({ key }) => key))],
      role: roleOf(words[at]),
      clause: clauses[at] ?? 0,
      sentence: sentences[at] ?? 0,
      ...spelt(word, fits),
      ...(phrase === undefined ? {} : { phrase }),
      ...(enclitic === 'ne' || enclitic === 'que' ? { enclitic } : {}),
    };
  });
};
