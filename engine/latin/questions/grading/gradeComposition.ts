// Judging a composition by rules alone: length, required words in any form, every word Latin, and a sanity check of agreement.
// It does not judge style, idiom or sense, and says so.
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { agree, casesBehind, isFinite, isPreposition, readWords, sentencesIn } from '../../reading/latin.ts';
import type { Fault, Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

/** What is asked of a composition; required words as headwords. */
export type CompositionTask = {
  readonly minimumWords: number;
  readonly requiredVocabulary: readonly string[];
};

/** Adjectives that take up a noun of another clause. */
const CORRELATIVES = new Set(['qualis_adj', 'quantus_adj', 'talis_adj', 'tantus_adj']);

/** Adjectives that say for how much, without a noun. */
const PRICES = new Set(['magno', 'parvo', 'plurimo', 'minimo', 'nimio']);

/** Prepositions that stand alone behind a measure: paulō post. */
const AFTER = new Set(['post', 'ante', 'supra', 'infra', 'contra']);

/** Prepositions without their case, adjectives that agree with nothing. */
export const syntaxFaults = (index: LatinIndex, text: string): readonly Fault[] => {
  const faults: Fault[] = [];
  for (const sentence of sentencesIn(text)) {
    const words = readWords(index, sentence, false);
    const nouns = words.flatMap(({ readings }) => readings.filter(({ lexeme }) => lexeme.pos === 'noun'));
    for (const [at, one] of words.entries()) {
      const { word, readings } = one;
      const isAdverb =
        words[at - 1]?.readings.some(
          ({ features, lexeme }) => features.case === 'abl' || lexeme.pos === 'adv',
        ) && AFTER.has(fold(word));
      const cases = casesBehind(one);
      const following = words.slice(at + 1, at + 4).flatMap((next) => next.readings);
      if (
        isPreposition(one) &&
        !isAdverb &&
        cases.length > 0 &&
        !following.some(({ features }) => features.case !== undefined && cases.includes(features.case))
      )
        faults.push({
          kind: 'agreement',
          message: `${word} wants the ${cases.map((one) => ({ acc: 'accusative', abl: 'ablative', gen: 'genitive' })[one] ?? one).join(' or ')} after it.`,
        });
      const isAdjective =
        readings.length > 0 &&
        readings.every(
          ({ lexeme, features }) =>
            lexeme.pos === 'adj' &&
            lexeme.kind === undefined &&
            !CORRELATIVES.has(lexeme.id) &&
            features.case !== undefined &&
            features.number === 'sg' &&
            features.case !== 'nom' &&
            features.case !== 'voc',
        );
      const isSubstantive =
        words[at - 1]?.readings.some(({ lexeme }) => lexeme.pos === 'prep') || PRICES.has(fold(word));
      const neighbours = [words[at - 1], words[at + 1]].some((next) =>
        next?.readings.some(({ lexeme }) => lexeme.pos === 'noun'),
      );
      if (
        isAdjective &&
        !isSubstantive &&
        neighbours &&
        !readings.some((reading) => nouns.some((noun) => agree(reading, noun)))
      )
        faults.push({ kind: 'agreement', message: `${word} agrees with no noun of its sentence.` });
    }
  }
  return faults;
};

const NOTICE =
  'Checked: length, required words, that every word is Latin, prepositions and agreement. Not checked: style, idiom and sense.';

/** Longer than any sentence of a learner, and than most of Cicero's. */
const MOST_WORDS = 60;

/** Grades a composition. Below the minimum it is wrong, and says how many words are missing. */
export const gradeComposition = (
  index: LatinIndex,
  text: string,
  { minimumWords, requiredVocabulary }: CompositionTask,
): Verdict => {
  const words = wordsOf(text);
  const errors: Fault[] = [];
  if (words.length < minimumWords)
    errors.push({ kind: 'length', message: `You wrote ${words.length} of at least ${minimumWords} words.` });
  const readings = words.map((word) => ({ word, all: index.analyse(word) }));
  const used = new Set(readings.flatMap(({ all }) => all.map(({ lexeme }) => lexeme.id)));
  const missing = requiredVocabulary.filter((lemma) => !index.byLemma(lemma).some(({ id }) => used.has(id)));
  if (missing.length > 0)
    errors.push({ kind: 'vocabulary', message: `Still to be used, in any form: ${missing.join(', ')}.` });
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word);
  const unknown = [
    ...new Set(readings.filter(({ word, all }) => all.length === 0 && !isName(word)).map(({ word }) => word)),
  ];
  if (unknown.length > 0)
    errors.push({ kind: 'unknown', message: `Not found in the lexicon: ${unknown.slice(0, 6).join(', ')}.` });
  const hasVerb = readings.some(({ all }) => all.some(isFinite));
  if (words.length > 0 && !hasVerb) errors.push({ kind: 'missing', message: 'There is no finite verb.' });
  if (sentencesIn(text).some((sentence) => wordsOf(sentence).length > MOST_WORDS))
    errors.push({
      kind: 'length',
      message: `A sentence of more than ${MOST_WORDS} words is a list; use full stops.`,
    });
  const distinct = new Set(words.map((word) => word.toLowerCase())).size;
  if (words.length >= 10 && distinct * 3 < words.length)
    errors.push({ kind: 'length', message: 'The same words come again and again.' });
  errors.push(...syntaxFaults(index, text).slice(0, 3));
  if (errors.length === 0) return correct(`${words.length} words. ${NOTICE}`);
  const length = Math.min(1, words.length / Math.max(1, minimumWords));
  const isNoText =
    !hasVerb ||
    unknown.length * 4 > words.length ||
    (missing.length > 0 && missing.length === requiredVocabulary.length) ||
    sentencesIn(text).some((sentence) => wordsOf(sentence).length > MOST_WORDS);
  return incorrect(
    errors,
    Math.min(isNoText ? 40 : 90, Math.floor(length * 80) - (errors.length - 1) * 15),
    NOTICE,
  );
};
