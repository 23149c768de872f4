// The two periphrastic conjugations: amātūrus sum "I am about to love", amandus sum "I am to be loved".
// Composed from the participle and sum, never stored; the verb must have the participle.
import type { Features, GrammaticalNumber } from './features.ts';
import { usualForm } from './inflect.ts';
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
