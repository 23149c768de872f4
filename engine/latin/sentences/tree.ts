// The tree of a sentence: who does what to whom, in which tense, with which clauses hanging from it. Plain data, made by frames,
// read by both sides (latinSide.ts, englishSide.ts) and changed by transformations; it names words by id and holds no form of either language.
import type { Case, Degree, Gender, GrammaticalNumber, Person, Tense, Voice } from '../features.ts';

export type Adjective = { readonly lexeme: string; readonly en: string; readonly degree: Degree };

/** An adjective or pronoun that English puts in place of an article: meus, hic, omnis. */
export type Determiner = { readonly lexeme: string; readonly en: readonly string[] };

export type NounPhrase = {
  readonly kind: 'noun';
  readonly lexeme: string;
  /** The English noun, singular unless it has none. */
  readonly en: string;
  /** Number of the Latin form, and of the English (castra: camp). */
  readonly number: GrammaticalNumber;
  readonly count: GrammaticalNumber;
  readonly gender: Gender;
  readonly article: 'the' | 'a' | 'none';
  readonly adjective?: Adjective;
  readonly determiner?: Determiner;
  readonly genitive?: NounPhrase;
  /** A clause in which the relative pronoun is subject (nom) or object (acc). */
  readonly relative?: { readonly case: 'nom' | 'acc'; readonly clause: Clause };
  readonly participle?: {
    readonly verb: VerbChoice;
    readonly tense: 'pres' | 'perf';
    readonly agent?: NounPhrase;
  };
};

/** A person named by the verb's ending alone; in indirect speech by sē. */
export type PersonPhrase = {
  readonly kind: 'person';
  readonly person: Person;
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
};

export type Phrase = NounPhrase | PersonPhrase;

export type VerbChoice = { readonly lexeme: string; readonly en: string; readonly stative: boolean };

export type Preposition = { readonly lexeme: string; readonly form: string; readonly en: readonly string[] };

export type ArgumentRole =
  | 'object'
  | 'indirect'
  | 'predicate'
  | 'place'
  | 'goal'
  | 'source'
  | 'means'
  | 'company'
  | 'agent'
  | 'time'
  | 'standard';

export type Argument = {
  readonly role: ArgumentRole;
  readonly case: Case;
  readonly preposition?: Preposition;
  /** English preposition of a bare case. */
  readonly en?: readonly string[];
  readonly phrase: NounPhrase;
};

export type Predicate = {
  readonly adjective: Adjective;
  readonly than?: NounPhrase;
  readonly thanCase?: 'quam' | 'abl';
  readonly isResult?: boolean;
};

export type ComplementKind =
  | 'infinitive'
  | 'statement'
  | 'purpose'
  | 'command'
  | 'fear'
  | 'result'
  | 'question';

export type Complement = {
  readonly kind: ComplementKind;
  readonly clause: Clause;
  /** The word that asks: num, ubi, cūr, quid (its object). */
  readonly asks?: Asker;
};

export type Asker = {
  readonly lexeme: string;
  readonly form: string;
  readonly en: readonly string[];
  readonly is?: 'subject' | 'object';
};

export type Clause = {
  readonly verb: VerbChoice;
  readonly tense: Tense;
  readonly mood: 'ind' | 'subj' | 'imp' | 'inf' | 'gerundive';
  readonly voice: Voice;
  readonly isNegated: boolean;
  readonly subject: Phrase;
  readonly args: readonly Argument[];
  readonly predicate?: Predicate;
  readonly adverb?: { readonly lexeme: string; readonly en: string };
  readonly complement?: Complement;
  /** A cum clause or an ablative absolute that goes before. */
  readonly background?: { readonly kind: 'cum' | 'absolute'; readonly clause: Clause };
};

export type Mode = 'statement' | 'ne' | 'num' | 'nonne' | 'asks' | 'command';

export type WordOrder = 'subject-object-verb' | 'object-subject-verb' | 'verb-first' | 'subject-verb-object';

export type SentenceTree = {
  /** The frame that made it. */
  readonly frame: string;
  readonly mode: Mode;
  readonly order: WordOrder;
  readonly clause: Clause;
  readonly asks?: Asker;
  /** The person addressed, of a command. */
  readonly vocative?: NounPhrase;
};

/** The person and number that a verb takes from its subject. */
export const agreementOf = (
  subject: Phrase,
): { readonly person: Person; readonly number: GrammaticalNumber } =>
  subject.kind === 'person'
    ? { person: subject.person, number: subject.number }
    : { person: 3, number: subject.number };

/** The same for English, where castra is one camp. */
export const englishAgreement = (
  subject: Phrase,
): { readonly person: Person; readonly number: GrammaticalNumber } =>
  subject.kind === 'person'
    ? { person: subject.person, number: subject.number }
    : { person: 3, number: subject.count };

/** Whether a main tense calls for the past sequence. */
export const isPast = (tense: Tense): boolean => tense === 'impf' || tense === 'perf' || tense === 'plup';
