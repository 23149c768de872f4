// Where the sentences, clauses and phrases of a Latin text begin and end, told by its conjunctions and prepositions.
// Invariant: each word belongs to one clause.
import type { Standing } from './latin.ts';
import { casesBehind, isFinite, isPreposition, isVerb } from './latin.ts';

/** How many words a preposition reaches. */
export const REACH = 3;

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

/** A conjunction that may stand between clauses of one rank. */
export const joins = ({ readings }: Standing): boolean =>
  readings.some(({ lexeme }) => COORDINATING.has(lexeme.id));

/** A conjunction or relative that begins a clause. */
export const opens = ({ readings }: Standing): boolean =>
  readings.some(
    ({ lexeme: { pos, kind, id } }) =>
      (pos === 'conj' && (kind === 'subordinating' || COORDINATING.has(id))) || kind === 'relative',
  );
/**
 * The clause of each word: what a conjunction or relative opens behind a stop, or et and its like between two finite verbs, is a clause
 * of its own; all else belongs to the main clause, 0.
 */
export const clausesOf = (words: readonly Standing[]): readonly number[] => {
  let [count, own] = [0, 0];
  return words.map((word, at) => {
    const part = partOf(words, at);
    const start = words.indexOf(part[0] ?? word);
    const hasVerb = (list: readonly Standing[]): boolean =>
      list.some(({ readings }) => readings.some(isFinite));
    const next = words[at + 1];
    if (at === start) {
      const isOpen = opens(word) || (isPreposition(word) && next !== undefined && opens(next));
      // Licet with nothing told behind it is a verb itself.
      own = isOpen && hasVerb(part.filter((one) => one !== word)) ? (count += 1) : 0;
    } else if (joins(word) && part.slice(0, at - start).some(isVerb) && part.slice(at - start).some(isVerb))
      own = count += 1;
    return own;
  });
};

/** The places of a preposition's words, itself first and the word it governs last. */
export const phrasesOf = (words: readonly Standing[]): readonly (readonly number[])[] =>
  words.flatMap((word, at) => {
    if (!isPreposition(word)) return [];
    const cases = casesBehind(word);
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
export const sentencesOf = (words: readonly Standing[]): readonly number[] => {
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

/** The words between two stops about a place. */
export const partOf = (words: readonly Standing[], at: number): readonly Standing[] => {
  let [from, to] = [at, at + 1];
  while (from > 0 && !words[from]?.isAfterStop) from -= 1;
  while (to < words.length && !words[to]?.isAfterStop) to += 1;
  return words.slice(from, to);
};
