// The tree of a sentence: who does what to whom, in which tense, with which clauses hanging from it. Plain data, made by frames,
// read by both sides (latinSide.ts, englishSide.ts) and changed by transformations; it names words by id and holds no form of either language.
import type { Case, Degree, Features, Gender, GrammaticalNumber, Person, Tense, Voice } from '../features.ts';

export type Adjective = { readonly lexeme: string; readonly en: string; readonly degree: Degree };

/** An adjective or pronoun that English puts in place of an article: meus, hic, omnis. */
export type Determiner = {
  readonly lexeme: string;
  readonly en: readonly string[];
  /** How it looks in the sentence shown, article and all: "the second". */
  readonly show?: string;
  /** Its degree: plūrēs. */
  readonly degree?: Degree;
  /** Further words of a numeral: vīgintī ūnus. */
  readonly more?: readonly string[];
  /** A cell of its own, where it does not follow the noun: cuius. */
  readonly features?: Features;
};

/** How words or clauses are set side by side; `both` doubles the conjunction: et … et, neque … neque. */
export type Joiner = 'et' | 'que' | 'aut' | 'an' | 'sed' | 'neque';

/** A word that opens a clause, any of whose lexemes may stand there. */
export type Opener = {
  readonly lexemes: readonly string[];
  readonly form: string;
  readonly en: readonly string[];
  /** Whether it carries a "not": nisi is "unless" and "if … not". */
  readonly negates?: true;
};

/** A gerund, gerundive or supine with what depends on it. */
export type Verbal = {
  readonly kind: 'ad' | 'causa' | 'supine' | 'by' | 'of' | 'to' | 'supine-u';
  readonly clause: Clause;
  /** The gerund keeps its object in the accusative: portam aperiendī. */
  readonly asGerund?: true;
};

/** A word in one given cell, and its English: multō, magnī. */
export type Extra = {
  readonly lexeme: string;
  readonly features: Features;
  readonly role: string;
  readonly en: readonly string[];
};

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
  /** A second adjective: magnus canis niger, vir fortis et nōbilis. */
  readonly second?: Adjective;
  readonly determiner?: Determiner;
  readonly genitive?: NounPhrase;
  /** The name of what it is, in the same case: urbs Rōma. */
  readonly name?: NounPhrase;
  /** A preposition with its noun that belongs to this one: lūx in tenebrīs. */
  readonly place?: Argument;
  /** Whether the genitive names the whole of which this is a part: nēmō mīlitum. */
  readonly isPart?: true;
  /** English of a pronoun, which takes neither article nor plural. */
  readonly pronoun?: readonly string[];
  /** Degree of an adjective that stands as a noun: fortissimus omnium. */
  readonly degree?: Degree;
  readonly also?: { readonly by: Joiner; readonly both?: true; readonly phrase: NounPhrase };
  readonly apposition?: NounPhrase;
  /** "of great courage". */
  readonly quality?: { readonly case: 'gen' | 'abl'; readonly phrase: NounPhrase };
  /** "the hope of fighting". */
  readonly verbal?: Verbal;
  readonly relative?: Relative;
  /** English says it so; what is joined to it stands beside. */
  readonly asEnglish?: NounPhrase;
  readonly participle?: {
    readonly verb: VerbChoice;
    readonly tense: 'pres' | 'perf' | 'fut';
    readonly agent?: NounPhrase;
    /** What depends on it: virginēs sequēns. */
    readonly args?: readonly Argument[];
  };
};

/** A clause with a relative pronoun in some case; `en` is the English preposition before it, `whose` what it owns. */
export type Relative = {
  readonly case: Exclude<Case, 'voc' | 'loc'>;
  readonly clause: Clause;
  readonly preposition?: Preposition;
  readonly en?: readonly string[];
  readonly whose?: 'subject' | 'object';
};

/** A person named by the verb's ending alone; in indirect speech by sē. */
export type PersonPhrase = {
  readonly kind: 'person';
  readonly person: Person;
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
};

export type Phrase = NounPhrase | PersonPhrase;
export type VerbChoice = {
  readonly lexeme: string;
  readonly en: string;
  readonly stative: boolean;
  /** All its English here, when the dictionary's would say too much. */
  readonly only?: readonly string[];
};

/** English ways to say a verb that are no tense of the indicative: what would be, should be, is about to be. */
export type Sense =
  | 'would'
  | 'would have'
  | 'were'
  | 'were to'
  | 'may'
  | 'might'
  | 'am to'
  | 'was to'
  | 'about to'
  | 'was about to';
export type Preposition = { readonly lexeme: string; readonly form: string; readonly en: readonly string[] };

/** What the doer of a passive stands behind. */
export const BY: Preposition = { lexeme: 'a_prep', form: 'ab', en: ['by'] };
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
  | 'standard'
  | 'second object'
  | 'possessor'
  | 'end'
  | 'price'
  | 'manner'
  | 'cause'
  | 'topic';
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
  /** As much as something else: tam fortis quam. */
  readonly isEqual?: true;
  /** By how much: multō maior. */
  readonly measure?: Extra;
  /** What the adjective governs: similis patrī, plēnus aquae. */
  readonly of?: Argument;
  /** A second predicate: obscūra et plēna terrōrum. */
  readonly also?: Predicate;
  /** What stands between the two; et unless told. */
  readonly by?: Exclude<Joiner, 'que'>;
  /** cupidus pugnandī, facile dictū. */
  readonly verbal?: Verbal;
  /** English says it so. */
  readonly asEnglish?: Predicate;
};

export type ComplementKind =
  | 'infinitive'
  /** An infinitive after an object: iubet mīlitem venīre. */
  | 'object infinitive'
  /** Of English alone: "for the king to come". */
  | 'for infinitive'
  /** A clause with an opener of its own: quīn, quod. */
  | 'opened'
  /** quōminus: "from coming". */
  | 'hindrance'
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
  readonly opener?: Opener;
};

export type Asker = {
  readonly lexeme: string;
  readonly form: string;
  readonly en: readonly string[];
  readonly is?: 'subject' | 'object' | 'receiver';
  /** The cell of a pronoun that asks, and a noun that it asks about: quot mīlitēs. */
  readonly features?: Features;
  readonly phrase?: NounPhrase;
  /** What is asked behind a preposition: quōcum, dē quā rē. */
  readonly argument?: Argument;
};

/** A dependent clause that says when, why or if; it may stand before or after. */
export type Background = {
  readonly kind: 'cum' | 'absolute' | 'adverbial';
  readonly clause: Clause;
  readonly opener?: Opener;
  readonly isAfter?: true;
  /** A word of the main clause that answers it: "then", "nevertheless". */
  readonly answer?: readonly string[];
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
  readonly background?: Background;
  readonly verbal?: Verbal;
  readonly extra?: Extra;
  /** A noun that the verb makes of its subject: cōnsul fit. */
  readonly noun?: NounPhrase;
  readonly joined?: { readonly by: Joiner; readonly clause: Clause; readonly isSame: boolean };
  /** laudātūrus est. */
  readonly isPeriphrastic?: true;
  /** How English says the verb, the shown way first, when the tense alone does not tell. */
  readonly says?: readonly (Tense | Sense)[];
  /** English builds the clause otherwise: each of these says it, the shown one first. */
  readonly asEnglish?: readonly Clause[];
};

export type Mode = 'statement' | 'ne' | 'num' | 'nonne' | 'asks' | 'utrum' | 'command' | 'wish' | 'let';
export type WordOrder =
  | 'subject-object-verb'
  | 'object-subject-verb'
  | 'verb-first'
  | 'subject-verb-object'
  | 'circumstance-first';
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
