// What its sentence leaves of the readings of a Latin word: the preposition before it, the noun or adjective beside it, the verbs of its clause.
// Invariant: a reading is dropped only when another is left.
import type { Analysis } from '../analyse.ts';
import type { Standing } from './latin.ts';
import { agree, casesBehind, isFinite, isPreposition, isVerb } from './latin.ts';
import { partOf, REACH } from './latinClauses.ts';

const isNoun = ({ lexeme }: Analysis): boolean => lexeme.pos === 'noun';
const isNamed = ({ readings }: Standing): boolean => readings.some(isNoun);

/** The preposition whose words a place belongs to, and the cases it takes. */
const governing = (words: readonly Standing[], at: number): readonly string[] | undefined => {
  for (let from = at - 1; from >= Math.max(0, at - REACH) && !words[from + 1]?.isAfterStop; from -= 1) {
    const word = words[from];
    if (!word) return undefined;
    if (isPreposition(word)) return casesBehind(word);
    if (!word.readings.some(({ features }) => features.case !== undefined) || isNamed(word)) return undefined;
  }
  return undefined;
};

const narrowed = (from: readonly Analysis[], keep: (reading: Analysis) => boolean): readonly Analysis[] => {
  const kept = from.filter(keep);
  return kept.length > 0 ? kept : from;
};

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
/** What the verbs of a clause leave of a noun: its number as subject; no noun is "we"; of two nouns that may be subject the first is. */
const besideVerb = (
  words: readonly Standing[],
  at: number,
  from: readonly Analysis[],
): readonly Analysis[] => {
  const part = partOf(words, at);
  if (!part.some(isVerb)) return from;
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
export const fitting = (words: readonly Standing[], at: number): readonly Analysis[] => {
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
