// Person and number of a phrase, as its verb must agree with it in Latin and in English; and where in time a tense stands.
// Invariant: nothing here changes a tree.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Gender, GrammaticalNumber, Person, Tense } from '../features.ts';
import type { NounPhrase, Phrase, SentenceTree } from './tree.ts';

/** Two joined by "and" are many; of two joined by "or" or "nor" the nearer one counts. */
const numberOf = (phrase: NounPhrase, as: 'number' | 'count'): GrammaticalNumber => {
  if (!phrase.also) return phrase[as];
  return phrase.also.by === 'et' || phrase.also.by === 'que' ? 'pl' : phrase.also.phrase[as];
};

/** The person and number that a verb takes from its subject. */
export const agreementOf = (
  subject: Phrase,
): { readonly person: Person; readonly number: GrammaticalNumber } =>
  subject.kind === 'person'
    ? { person: subject.person, number: subject.number }
    : { person: 3, number: numberOf(subject, 'number') };

/** The same for English, where castra is one camp. */
export const englishAgreement = (
  subject: Phrase,
): { readonly person: Person; readonly number: GrammaticalNumber } =>
  subject.kind === 'person'
    ? { person: subject.person, number: subject.number }
    : { person: 3, number: numberOf(subject, 'count') };

/** Whether a main tense calls for the past sequence. */
export const isPast = (tense: Tense): boolean => tense === 'impf' || tense === 'perf' || tense === 'plup';

/** What a sentence of this mode ends with. */
export const endOf = ({ mode }: SentenceTree): string =>
  mode === 'statement' ? '.' : mode === 'command' || mode === 'wish' || mode === 'let' ? '!' : '?';

/** The gender of what agrees with a noun: that of a noun that may be either is taken for masculine. */
export const genderBeside = ({ gender }: Pick<Lexeme, 'gender'>): Gender =>
  gender === undefined || gender === 'c' ? 'm' : gender;
