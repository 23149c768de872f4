// The pieces of which recastings are made: doers put as subjects and as phrases, clauses put into another mood.
// Invariant: nothing is said that the clause did not say.
import type { Tense } from '../../../features.ts';
import { isPast } from '../../../sentences/agreement.ts';
import type { Clause, NounPhrase, Phrase } from '../../../sentences/tree.ts';

/** A subject as a noun or pronoun in some other case; in a report "he" is whoever reports. */
export const asPhrase = (subject: Phrase, isReported: boolean): NounPhrase | undefined => {
  if (subject.kind === 'noun') return subject.also?.both ? undefined : subject;
  const { person, number, gender } = subject;
  if (gender === 'n') return undefined;
  const lexeme = person === 1 ? 'ego_pron' : person === 2 ? 'tu_pron' : isReported ? 'sui_pron' : 'is_pron';
  return { kind: 'noun', lexeme, en: '', number, count: number, gender, article: 'none', pronoun: [''] };
};

const after = (main: Tense): Tense => (isPast(main) ? 'impf' : 'pres');

export const NOBODY: Phrase = { kind: 'person', person: 3, number: 'sg', gender: 'n' };
export const THEY: Phrase = { kind: 'person', person: 3, number: 'pl', gender: 'm' };
const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { ego_pron: 1, tu_pron: 2, is_pron: 3 };

/** A noun or pronoun as a subject: tē becomes the ending that says "you". */
export const asSubject = (phrase: NounPhrase): Phrase | undefined => {
  if (!phrase.pronoun) return phrase;
  const person = PERSONS[phrase.lexeme];
  return person && { kind: 'person', person, number: phrase.count, gender: phrase.gender };
};

export const inSubjunctive = ({ says: _, ...clause }: Clause, main: Tense): Clause => ({
  ...clause,
  mood: 'subj',
  tense: after(main),
});

export const inInfinitive = ({ says: _, ...clause }: Clause): Clause => ({
  ...clause,
  mood: 'inf',
  tense: 'pres',
});

export const withoutEnglish = ({ asEnglish: _, says: __, ...clause }: Clause): Clause => clause;
