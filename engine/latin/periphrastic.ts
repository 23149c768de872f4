// The two periphrastic conjugations: amātūrus sum "I am about to love", amandus sum "I am to be loved"; and the degrees of
// adjectives that have none of their own: magis idōneus, maximē idōneus.
// Composed from what is inflected, never stored; the verb must have the participle, the adjective must lack the degree.
import type { Features, GrammaticalNumber } from './features.ts';
import { inflect, usualForm } from './inflect.ts';
import type { Word } from './word.ts';

const SUM: Word = { pos: 'verb', parts: ['sum', 'esse', 'fuī', 'futūrus'], flags: [] };

/**
 * One form of a periphrastic conjugation, in the tense, mood, person, number and gender that `features` name (finite moods and infinitives);
 * `sense` active takes the future participle, passive the gerundive. Undefined when the verb or sum lacks the form.
 */
export const periphrastic = (
  word: Word,
  sense: 'active' | 'passive',
  features: Features,
): string | undefined => {
  const number: GrammaticalNumber = features.number ?? 'sg';
  const agreement: Features = {
    case: features.case ?? (features.mood === 'inf' ? 'acc' : 'nom'),
    number,
    gender: features.gender ?? 'm',
  };
  const participle =
    sense === 'active'
      ? usualForm(word, { mood: 'part', tense: 'fut', voice: 'act', ...agreement })
      : usualForm(word, { mood: 'gerundive', ...agreement });
  const { tense = 'pres', mood = 'ind', person = 3 } = features;
  const auxiliary = usualForm(
    SUM,
    mood === 'inf' ? { mood, tense, voice: 'act' } : { mood, tense, voice: 'act', person, number },
  );
  return participle && auxiliary ? `${participle} ${auxiliary}` : undefined;
};

/**
 * One form of an adjective's comparative (magis idōneus) or superlative (maximē idōneus) made with an adverb, in the case, number and
 * gender that `features` name. Undefined when the adjective lacks the form, or has that degree itself.
 */
export const periphrasticDegree = (
  word: Word,
  degree: 'comp' | 'sup',
  features: Features,
): string | undefined => {
  const agreement = {
    case: features.case ?? 'nom',
    number: features.number ?? 'sg',
    gender: features.gender ?? 'm',
  } as const;
  if (word.pos !== 'adj' || inflect(word, { ...agreement, degree }).length > 0) return undefined;
  const positive = usualForm(word, agreement);
  return positive && `${degree === 'comp' ? 'magis' : 'maximē'} ${positive}`;
};
