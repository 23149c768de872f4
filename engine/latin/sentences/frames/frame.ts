// What a frame is, and the pieces that frames share: clauses of given parts, sequence of tenses, verbs of a kind.
import type { GrammaticalNumber, Tense } from '../../features.ts';
import type { Draft } from '../draft.ts';
import type {
  Argument,
  Background,
  Clause,
  Complement,
  NounPhrase,
  Opener,
  PersonPhrase,
  Phrase,
  Preposition,
  SentenceTree,
  VerbChoice,
  WordOrder,
} from '../tree.ts';
import { MEANWHILE, allowsPassive, humanVerb, toldIn } from './deeds.ts';
import { BY } from '../tree.ts';
import { isPast } from '../agreement.ts';

/** What a frame makes: all of a tree but the frame's name; undefined when its draw came to nothing. */
export type Made = Omit<SentenceTree, 'frame'> | undefined;

/** A construction that sentences can be asked for by name. */
export type Frame = {
  readonly name: string;
  /** Skill level from which it is met. */
  readonly level: number;
  readonly concepts: readonly string[];
  /** One sentence on the construction, for whoever has answered. */
  readonly note: string;
  /** How to say it in Latin where the English could be said otherwise: "with the supine". */
  readonly manner?: string;
  readonly make: (draft: Draft) => Made;
};

/** To be. */
export const SUM: VerbChoice = { lexeme: 'sum_v', en: 'be', stative: true };

/** Nobody in particular: the "it" of "it is allowed". */
export const IT: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'n' };

const ORDERS: readonly WordOrder[] = [
  'subject-object-verb',
  'subject-object-verb',
  'object-subject-verb',
  'subject-verb-object',
];

/** A statement, from level 3 in any order of prose. */
export const stated = (draft: Draft, clause: Clause | undefined): Made =>
  clause && {
    mode: 'statement',
    order: draft.level < 3 ? 'subject-object-verb' : draft.random.pick(ORDERS),
    clause,
  };

/** A statement in this very order. */
export const straight = (clause: Clause | undefined, order: WordOrder = 'subject-object-verb'): Made =>
  clause && { mode: 'statement', order, clause };

/** A clause of given parts; present indicative active unless `more` says otherwise. */
export const clauseOf = (
  verb: VerbChoice,
  subject: Phrase,
  args: readonly Argument[] = [],
  more: Partial<Clause> = {},
): Clause => ({
  verb,
  tense: 'pres',
  mood: 'ind',
  voice: 'act',
  isNegated: false,
  subject,
  args,
  ...more,
});

/** A verb with this English and no other. */
export const verbIn = (lexeme: string, ...only: readonly [string, ...string[]]): VerbChoice => ({
  lexeme,
  en: only[0],
  stative: true,
  only,
});

/** A clause with what hangs from its verb; undefined when either came to nothing. */
export const withComplement = (
  clause: Clause | undefined,
  complement: Complement | undefined,
): Clause | undefined => clause && complement && { ...clause, complement };

/** A clause with its circumstances; undefined when either came to nothing. */
export const withBackground = (
  clause: Clause | undefined,
  background: Background | undefined,
): Clause | undefined => clause && background && { ...clause, background };

/** A clause with a conjunction, before the main clause or after it. */
export const adverbial = (
  opener: Opener,
  clause: Clause | undefined,
  more: Partial<Background> = {},
): Background | undefined => clause && { kind: 'adverbial', opener, clause, ...more };

/** A conjunction: its ids (any of which may stand there), the form to show, its English. */
export const opener = (lexeme: string, form: string, ...en: readonly string[]): Opener => ({
  lexemes: lexeme.split(' '),
  form,
  en,
});

/** A preposition: its id, the form to show, its English. */
export const preposition = (lexeme: string, form: string, ...en: readonly string[]): Preposition => ({
  lexeme,
  form,
  en,
});

/** A pronoun, or a noun whose English is fixed. */
export const pronoun = (
  lexeme: string,
  en: readonly string[],
  number: GrammaticalNumber = 'sg',
  gender: NounPhrase['gender'] = 'm',
): NounPhrase => ({
  kind: 'noun',
  lexeme,
  en: en[0] ?? '',
  number,
  count: number,
  gender,
  article: 'none',
  pronoun: en,
});

/** A noun as an object in the accusative. */
export const objectOf = (phrase: NounPhrase): Argument => ({ role: 'object', case: 'acc', phrase });

/** A noun as the person concerned, in the dative. */
export const datived = (phrase: NounPhrase): Argument => ({ role: 'possessor', case: 'dat', phrase });

/** The same person as a subject, in a clause of their own. */
export const same = (subject: Phrase): PersonPhrase =>
  subject.kind === 'person'
    ? subject
    : { kind: 'person', person: 3, number: subject.number, gender: subject.gender };

/** The subjunctive of a dependent clause for something at the same time or later. */
export const sequence = (main: Tense): Tense => (isPast(main) ? 'impf' : 'pres');

/** The subjunctive for something earlier. */
export const earlier = (main: Tense): Tense => (isPast(main) ? 'plup' : 'perf');

/** What a subject is able or willing to do: an infinitive with what belongs to it. */
export const infinitive = (draft: Draft, subject: Phrase): Clause | undefined =>
  draft.clause(
    humanVerb(draft, ({ kind }) => kind !== 'dat'),
    'pres',
    { subject, mood: 'inf', plain: true },
  );

/** Something that somebody does while something else goes on. */
export const meanwhile = (draft: Draft): Clause | undefined =>
  draft.clause(
    draft.verbThat(
      ({ verb, kind, subject }) =>
        MEANWHILE.has(verb) && (kind === 'acc' || kind === 'none') && subject.includes('human'),
    ),
    'perf',
    { plain: true, bare: 0 },
  );

/** A human subject. */
export const someone = (
  draft: Draft,
  classes: readonly string[] = ['human', 'soldier'],
): NounPhrase | undefined => draft.noun(classes, { adorned: 150 });

/** "The city is captured by the enemy." */
export const passive = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(allowsPassive);
  const subject = row && draft.noun(row.object);
  const agent = row && draft.noun(row.subject, { adorned: 150 });
  if (!row || !subject || !agent) return undefined;
  const by: Argument = draft.stock.isAlive(agent.lexeme)
    ? { role: 'agent', case: 'abl', preposition: BY, phrase: agent }
    : { role: 'means', case: 'abl', en: ['by', 'with'], phrase: agent };
  return clauseOf(draft.choice(row), subject, [by], { tense: toldIn(row, tense), voice: 'pass' });
};

/** The clause, with `permille` chances in a thousand denied. */
export const negatedSometimes = (
  draft: Draft,
  clause: Clause | undefined,
  permille = 150,
): Clause | undefined => clause && (draft.random.chance(permille) ? { ...clause, isNegated: true } : clause);

const LOOKED_AT = 'human soldier ruler animal building town weapon text barrier gift'.split(' ');

/** How often, in permille, something is spoken of that has qualities of its own. */
const DESCRIBED = 450;

/** "The girl is good." */
export const predicateOf = (
  draft: Draft,
  tense: Tense,
  degree: 'pos' | 'comp' | 'sup',
): Clause | undefined => {
  const subject = draft.noun(draft.random.chance(DESCRIBED) ? ['described'] : LOOKED_AT, {
    adorned: degree === 'pos' ? 200 : 0,
  });
  const adjective = subject && draft.adjectiveFor(subject, degree);
  return subject && adjective && clauseOf(SUM, subject, [], { tense, predicate: { adjective } });
};

/** What someone is, and what comes of it: so tired – he sleeps. */
export type Consequent = {
  readonly who: NounPhrase;
  readonly being: Clause;
  readonly doing: (tense: Tense, more?: Partial<Clause>) => Clause;
};

const PLACE_ROLES: ReadonlySet<string> = new Set(['place', 'goal', 'source', 'means']);

/** Someone with a quality and an action that follows from it. */
export const consequence = (draft: Draft): Consequent | undefined => {
  const who = draft.noun(['human', 'soldier'], { adorned: 0 });
  const lexeme = who && draft.stock.index.byId(who.lexeme);
  if (!who || !lexeme) return undefined;
  const fit = draft.stock.adjectives(lexeme, draft.level);
  const rows = draft.stock.frames.consequences.filter(({ adjective }) =>
    fit.some((row) => row.adjective === adjective),
  );
  if (rows.length === 0) return undefined;
  const { adjective, verb, isNegated } = draft.random.pick(rows);
  const en = fit.find((row) => row.adjective === adjective)?.en ?? '';
  draft.claim(adjective);
  const row = draft.verbThat(
    (one) =>
      one.verb === verb && (draft.stock.isOf(who.lexeme, one.subject) || one.subject.includes('human')),
  );
  const clause = row && draft.clause(row, 'pres', { subject: same(who), plain: true });
  if (!clause) return undefined;
  const body = { ...clause, args: clause.args.filter(({ role }) => !PLACE_ROLES.has(role)) };
  return {
    who,
    being: clauseOf(SUM, who, [], { predicate: { adjective: { lexeme: adjective, en, degree: 'pos' } } }),
    doing: (tense, more = {}) => ({ ...body, tense, isNegated, ...more }),
  };
};
