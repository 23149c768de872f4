// What a form of the author's is in his sentence where it could be subject and object alike: mulierēs vēnērunt, pater mulierēs vīdit.
// Invariant: told only of a sentence with one finite verb, by its number, by whom else it could have, and by the pronouns of the English.
import type { Analysis } from '../analyse.ts';

/** A sentence as it is read: of each word what it can be. */
export type ReadSentence = readonly (readonly Analysis[])[];

const TOLD_BY_ENDING = /\b(?:he|she|they|i|we)\b/i;
const TOLD_PERHAPS = /\b(?:it|you)\b/i;
const NAMES = new Set(['noun', 'pron', 'adj', 'num']);
/** Verbs that have two nominatives. */
export const COPULAS = new Set(['sum_v', 'fio_v', 'maneo_v']);

/** The case that a word stands in, if it is the nominative or the accusative and the sentence shows which. */
const caseShown = (sentence: ReadSentence, place: number, prompt: string): 'nom' | 'acc' | undefined => {
  const finite = sentence.flatMap((list, at) => {
    const verb = list.find(({ features: { person } }) => person !== undefined);
    return verb?.lexeme.pos === 'verb' ? [{ at, lexeme: verb.lexeme, ...verb.features }] : [];
  });
  const [verb] = finite;
  if (!verb || finite.length > 1 || COPULAS.has(verb.lexeme.id)) return undefined;
  const casesAt = (at: number): ReadonlySet<string> =>
    new Set(
      (sentence[at] ?? []).flatMap(({ lexeme: { pos }, features }) =>
        NAMES.has(pos) && features.case !== undefined && features.number === verb.number
          ? [features.case]
          : [],
      ),
    );
  if (!casesAt(place).has('nom') || verb.person !== 3) return 'acc';
  const others = [...sentence.keys()].filter(
    (at) => at !== place && at !== verb.at && casesAt(at).has('nom'),
  );
  if (others.some((at) => !casesAt(at).has('acc'))) return verb.voice === 'pass' ? undefined : 'acc';
  if (others.length > 0 || TOLD_PERHAPS.test(prompt)) return undefined;
  return TOLD_BY_ENDING.test(prompt) ? 'acc' : 'nom';
};

/** Whether a word would come to stand for the author's subject or object at a place and is it not, because his form is both. */
export const changesRole = (
  mine: readonly Analysis[],
  sentence: ReadSentence,
  place: number,
  prompt: string,
): boolean => {
  const cases = new Set(mine.map(({ features }) => features.case));
  if (place < 0 || (!cases.has('nom') && !cases.has('acc'))) return false;
  const shown = caseShown(sentence, place, prompt);
  return shown !== undefined && !cases.has(shown);
};
