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
type Standing = {
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

const isFinite = ({ features }: Analysis): boolean => features.person !== undefined;
const isSure = ({ readings }: Standing): boolean => readings.length > 0 && readings.every(isFinite);

/** The words between two stops about a place. */
const partOf = (words: readonly Standing[], at: number): readonly Standing[] => {
  let [from, to] = [at, at + 1];
  while (from > 0 && !words[from]?.isAfterStop) from -= 1;
  while (to < words.length && !words[to]?.isAfterStop) to += 1;
  return words.slice(from, to);
};

const REACH = 3;

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

const COORDINATING = new Set([
  'et_conj',
  'sed_conj',
  'ac_conj',
  'at_conj',
  'aut_conj',
  'vel_conj',
  'nam_conj',
  'nec_conj',
  'namque_conj',
  'verum_conj',
]);

const joins = ({ readings }: Standing): boolean => readings.some(({ lexeme }) => COORDINATING.has(lexeme.id));
const opens = ({ readings }: Standing): boolean =>
  readings.some(
    ({ lexeme: { pos, kind, id } }) =>
      (pos === 'conj' && (kind === 'subordinating' || COORDINATING.has(id))) || kind === 'relative',
  );
const isPreposition = ({ readings }: Standing): boolean =>
  readings.length > 0 && readings.every(({ lexeme }) => lexeme.pos === 'prep');

/**
 * The clause of each word: what a conjunction or relative opens behind a stop, or et and its like between two finite verbs, is a clause
 * of its own; all else belongs to the main clause, 0.
 */
const clausesOf = (words: readonly Standing[]): readonly number[] => {
  let [count, own] = [0, 0];
  return words.map((word, at) => {
    const part = partOf(words, at);
    const start = words.indexOf(part[0] ?? word);
    const hasVerb = (list: readonly Standing[]): boolean =>
      list.some(({ readings }) => readings.some(isFinite));
    const next = words[at + 1];
    if (at === start) {
      const isOpen = opens(word) || (isPreposition(word) && next !== undefined && opens(next));
      own = isOpen && hasVerb(part) ? (count += 1) : 0;
    } else if (joins(word) && part.slice(0, at - start).some(isSure) && part.slice(at - start).some(isSure))
      own = count += 1;
    return own;
  });
};

/** The places of a preposition's words, itself first and the word it governs last. */
const phrasesOf = (words: readonly Standing[]): readonly (readonly number[])[] =>
  words.flatMap((word, at) => {
    if (!isPreposition(word)) return [];
    const cases = word.readings.flatMap(({ lexeme }) => lexeme.gov ?? []);
    const places = [at];
    let last: number | undefined;
    for (
      let next = at + 1;
      next <= at + REACH && next < words.length && !words[next]?.isAfterStop;
      next += 1
    ) {
      places.push(next);
      const { readings = [] } = words[next] ?? {};
      const governed = readings.filter(
        ({ features }) => features.case !== undefined && cases.includes(features.case),
      );
      if (governed.length > 0 || readings.length === 0) last = next;
      if (readings.length === 0 || governed.some(({ lexeme }) => lexeme.pos === 'noun')) break;
    }
    return last === undefined ? [] : [places.filter((place) => place <= last)];
  });

const ENDS_SENTENCE = /[.!?;:]/;

/** The sentence of each word, counted from 0; only what has a verb is one. */
const sentencesOf = (words: readonly Standing[]): readonly number[] => {
  let count = 0;
  let hadVerb = false;
  return words.map((word, at) => {
    const rest = words.slice(at);
    const end = rest.findIndex(({ stop }, i) => i > 0 && ENDS_SENTENCE.test(stop));
    const hasVerb = rest.slice(0, end < 0 ? undefined : end).some(({ readings }) => readings.some(isFinite));
    if (ENDS_SENTENCE.test(word.stop) && hadVerb && hasVerb) count += 1;
    hadVerb ||= word.readings.some(isFinite);
    return count;
  });
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
