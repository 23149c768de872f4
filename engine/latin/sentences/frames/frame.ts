// What a frame is, and the pieces that frames share: clauses of given parts, sequence of tenses, verbs of a kind.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
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
import { BY, isPast } from '../tree.ts';

/** Verbs by the stems of their ids: `verbIds('venio curro')`. */
export const verbIds = (stems: string): ReadonlySet<string> =>
  new Set(stems.trim().split(/\s+/).map((stem) => `${stem}_v`)); // prettier-ignore

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

/** A preposition: the stem of its id, the form to show, its English. */
export const preposition = (lexeme: string, form: string, ...en: readonly string[]): Preposition => ({
  lexeme: `${lexeme}_prep`,
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

/** A verb with an object in the accusative or none. */
export const plainVerb = (draft: Draft) => draft.verb('acc', 'none');
/** A verb with whatever object its row asks for; no verb of saying, asking, ordering. */
export const anyVerb = (draft: Draft) => draft.verb('acc', 'none', 'acc+dat', 'dat', 'abl', 'with');

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
  draft.clause(plainVerb(draft), 'pres', { subject, mood: 'inf', plain: true });

/** What nobody does on purpose or by request. */
const AIMLESS = verbIds(
  'cado moror iaceo metuo timeo habeo habito credo rideo fleo placeo cognosco tango amo vivo video audio accipio spero culpo teneo sto invenio reperio frango miror',
);

/** The verb row of a deliberate action that any person may do. */
export const humanVerb = (draft: Draft): VerbFrame | undefined =>
  draft.verbThat(
    ({ kind, subject, verb }) =>
      (kind === 'acc' || kind === 'none' || kind === 'dat') &&
      subject.includes('human') &&
      !AIMLESS.has(verb),
  );

/** What people do elsewhere without anybody to do it to. */
const ERRANDS = verbIds('dormio laboro canto ceno pugno');

/** The verb row of what one may go somewhere for. */
export const aimVerb = (draft: Draft): VerbFrame | undefined =>
  draft.verbThat(
    ({ kind, subject, verb }) =>
      (kind === 'acc' || kind === 'dat' || ERRANDS.has(verb)) &&
      (subject.includes('human') || subject.includes('soldier')) &&
      !AIMLESS.has(verb) &&
      !GOING.has(verb),
  );

/** The same, but without an object that could be taken for the subject. */
export const quietVerb = (draft: Draft): VerbFrame | undefined =>
  draft.verbThat(
    ({ kind, subject, verb, object }) =>
      subject.includes('human') &&
      !AIMLESS.has(verb) &&
      ((kind === 'none' && verb !== 'maneo_v') ||
        (kind === 'acc' && (object?.every((name) => LIFELESS.has(name)) ?? false))),
  );

/** Verbs of going somewhere for a reason. */
export const GOING = verbIds('venio curro redeo eo navigo discedo fugio proficiscor');

/** A human subject. */
export const someone = (
  draft: Draft,
  classes: readonly string[] = ['human', 'soldier'],
): NounPhrase | undefined => draft.noun(classes, { adorned: 150 });

/** Classes of what one can own. */
export const OWNED: ReadonlySet<string> = new Set(
  'thing gift load text post arms weapon steed opening crop tools food'.split(' '),
);

/** Classes of what cannot act. */
export const LIFELESS: ReadonlySet<string> = new Set([
  ...OWNED,
  ...'letter building town target enclosed barrier war sight drink water weight ware fragile missile tale goods hoped esteem dread'.split(
    ' ',
  ),
]);

/** Whether a verb row may be put into the passive: no state, and none whose English would limp ("was waited for"). */
export const allowsPassive = ({ kind, verb, object, stative, en }: VerbFrame): boolean =>
  kind === 'acc' && !stative && object !== undefined && !verb.endsWith('r_v') && !/ (?:for|of)$/.test(en);

/** What is done in a moment is told in the perfect, where another deed would be told in the imperfect. */
export const toldIn = ({ sudden }: VerbFrame, tense: Tense): Tense =>
  sudden && tense === 'impf' ? 'perf' : tense;

/** "The city is captured by the enemy." */
export const passive = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(allowsPassive);
  const subject = row && draft.noun(row.object);
  const agent = row && draft.noun(row.subject, { adorned: 150 });
  if (!row || !subject || !agent) return undefined;
  const by: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: agent };
  return clauseOf(draft.choice(row), subject, [by], { tense: toldIn(row, tense), voice: 'pass' });
};

/** The clause, with `permille` chances in a thousand denied. */
export const negatedSometimes = (
  draft: Draft,
  clause: Clause | undefined,
  permille = 150,
): Clause | undefined => clause && (draft.random.chance(permille) ? { ...clause, isNegated: true } : clause);

const LOOKED_AT = 'human soldier ruler animal building town weapon text barrier gift'.split(' ');

/** "The girl is good." */
export const predicateOf = (
  draft: Draft,
  tense: Tense,
  degree: 'pos' | 'comp' | 'sup',
): Clause | undefined => {
  const subject = draft.noun(LOOKED_AT, { adorned: degree === 'pos' ? 200 : 0 });
  const adjective = subject && draft.adjectiveFor(subject, degree);
  return subject && adjective && clauseOf(SUM, subject, [], { tense, predicate: { adjective } });
};

/** What someone is, and what comes of it: so tired – he sleeps. */
export type Consequent = {
  readonly who: NounPhrase;
  readonly being: Clause;
  readonly doing: (tense: Tense, more?: Partial<Clause>) => Clause;
};

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
  const row = draft.verbThat(
    (one) =>
      one.verb === verb && (draft.stock.isOf(who.lexeme, one.subject) || one.subject.includes('human')),
  );
  const body = row && draft.clause(row, 'pres', { subject: same(who), plain: true });
  if (!body) return undefined;
  return {
    who,
    being: clauseOf(SUM, who, [], { predicate: { adjective: { lexeme: adjective, en, degree: 'pos' } } }),
    doing: (tense, more = {}) => ({ ...body, tense, isNegated, ...more }),
  };
};
