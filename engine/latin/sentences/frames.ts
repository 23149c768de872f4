// Sentence frames, one row a construction: the level at which it is met, and how to make its tree. To add one, add a row.
// A frame that finds no fitting words answers undefined, and another is tried.
import type { Tense } from '../features.ts';
import type { Draft } from './draft.ts';
import type {
  Argument,
  Asker,
  Clause,
  Complement,
  NounPhrase,
  PersonPhrase,
  Phrase,
  SentenceTree,
  WordOrder,
} from './tree.ts';
import { isPast } from './tree.ts';

type Made = Omit<SentenceTree, 'frame'> | undefined;

/** A construction that sentences can be asked for by name. */
export type Frame = {
  readonly name: string;
  readonly level: number;
  readonly concepts: readonly string[];
  readonly make: (draft: Draft) => Made;
};

const SUM = { lexeme: 'sum_v', en: 'be', stative: true } as const;

const ORDERS: readonly WordOrder[] = [
  'subject-object-verb',
  'subject-object-verb',
  'object-subject-verb',
  'subject-verb-object',
];

const stated = (draft: Draft, clause: Clause | undefined): Made =>
  clause && {
    mode: 'statement',
    order: draft.level < 3 ? 'subject-object-verb' : draft.random.pick(ORDERS),
    clause,
  };

const straight = (clause: Clause | undefined): Made =>
  clause && { mode: 'statement', order: 'subject-object-verb', clause };

const withComplement = (clause: Clause | undefined, complement: Complement | undefined): Clause | undefined =>
  clause && complement && { ...clause, complement };

const plainVerb = (draft: Draft) => draft.verb('acc', 'none');
const anyVerb = (draft: Draft) => draft.verb('acc', 'none', 'acc+dat', 'dat', 'abl', 'with');

/** The same person as a subject, in a clause of their own. */
const same = (subject: Phrase): PersonPhrase =>
  subject.kind === 'person'
    ? subject
    : { kind: 'person', person: 3, number: subject.number, gender: subject.gender };

/** The subjunctive of a dependent clause for something at the same time or later. */
const sequence = (main: Tense): Tense => (isPast(main) ? 'impf' : 'pres');

const infinitive = (draft: Draft, subject: Phrase): Clause | undefined =>
  draft.clause(plainVerb(draft), 'pres', { subject, mood: 'inf', plain: true });

/** What nobody does on purpose or by request. */
const AIMLESS = new Set([
  'cado_v',
  'moror_v',
  'iaceo_v',
  'metuo_v',
  'timeo_v',
  'habeo_v',
  'credo_v',
  'rideo_v',
  'fleo_v',
  'placeo_v',
  'cognosco_v',
  'tango_v',
]);

/** A human subject, for clauses of purpose. */
const someone = (draft: Draft): { readonly subject?: NounPhrase } => {
  const subject = draft.noun(['human', 'soldier'], { adorned: 150 });
  return subject ? { subject } : {};
};

/** Classes of what one can own. */
const OWNED = new Set([
  'thing',
  'gift',
  'load',
  'text',
  'letter',
  'arms',
  'weapon',
  'steed',
  'opening',
  'building',
  'crop',
  'sound',
  'tools',
  'food',
]);

/** The verb row of a bare action: what people do, so that any person may be its subject. */
const humanVerb = (draft: Draft) =>
  draft.verbThat(
    ({ kind, subject, verb }) =>
      (kind === 'acc' || kind === 'none' || kind === 'dat') &&
      subject.includes('human') &&
      !AIMLESS.has(verb),
  );

const passive = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(
    ({ kind, verb, object, subject, stative }) =>
      kind === 'acc' && !stative && object !== undefined && !verb.endsWith('r_v') && subject.length > 0,
  );
  const subject = row && draft.noun(row.object);
  const agent = row && draft.noun(row.subject, { adorned: 150 });
  if (!row || !subject || !agent) return undefined;
  const by: Argument = {
    role: 'agent',
    case: 'abl',
    preposition: { lexeme: 'a_prep', form: 'ab', en: ['by'] },
    phrase: agent,
  };
  return {
    verb: draft.choice(row),
    tense,
    mood: 'ind',
    voice: 'pass',
    isNegated: false,
    subject,
    args: [by],
  };
};

const ASKERS: readonly (Asker & { readonly needs: 'none' | 'any' })[] = [
  { lexeme: 'ubi_adv', form: 'ubi', en: ['where'], needs: 'none' },
  { lexeme: 'cur_adv', form: 'cūr', en: ['why'], needs: 'any' },
  { lexeme: 'quando_adv', form: 'quandō', en: ['when'], needs: 'any' },
  { lexeme: 'quomodo_adv', form: 'quōmodo', en: ['how', 'in what way'], needs: 'any' },
];

const asker = (draft: Draft): Asker | undefined => {
  const found = ASKERS.filter(({ lexeme, needs }) => draft.stock.index.byId(lexeme) && needs === 'any');
  return found.length === 0 ? undefined : draft.random.pick(found);
};

const whoAsks = (draft: Draft): Asker | undefined =>
  draft.stock.index.byId('quis_pron')
    ? { lexeme: 'quis_pron', form: 'quis', en: ['who'], is: 'subject' }
    : undefined;

const negatedSometimes = (draft: Draft, clause: Clause | undefined, permille = 150): Clause | undefined =>
  clause && (draft.random.chance(permille) ? { ...clause, isNegated: true } : clause);

const predicateOf = (draft: Draft, tense: Tense, degree: 'pos' | 'comp' | 'sup'): Clause | undefined => {
  const subject = draft.noun(
    ['human', 'soldier', 'ruler', 'animal', 'building', 'town', 'weapon', 'text', 'barrier', 'gift'],
    { adorned: degree === 'pos' ? 200 : 0 },
  );
  const adjective = subject && draft.adjectiveFor(subject, degree);
  return (
    subject &&
    adjective && {
      verb: SUM,
      tense,
      mood: 'ind',
      voice: 'act',
      isNegated: false,
      subject,
      args: [],
      predicate: { adjective },
    }
  );
};

const reportVerb = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verb('aci');
  const subject = row && draft.noun(row.subject, { adorned: 100 });
  return (
    row &&
    subject && {
      verb: draft.choice(row),
      tense,
      mood: 'ind',
      voice: 'act',
      isNegated: false,
      subject,
      args: [],
    }
  );
};

/** Frames in the order of their levels. */
export const FRAMES: readonly Frame[] = [
  { name: 'simple', level: 1, concepts: ['nominative', 'accusative', 'present'], make: (draft) => stated(draft, draft.clause(plainVerb(draft), draft.tense('pres', 'impf'))) },
  { name: 'predicate', level: 1, concepts: ['predicate', 'agreement'], make: (draft) => straight(predicateOf(draft, draft.tense('pres', 'impf', 'fut'), 'pos')) },
  {
    name: 'command', level: 2, concepts: ['imperative', 'vocative'],
    make: (draft) => {
      const vocative = draft.noun(['human', 'soldier', 'pupil'], { adorned: 80, article: 'none' });
      if (!vocative || vocative.determiner) return undefined;
      const subject: PersonPhrase = { kind: 'person', person: 2, number: vocative.number, gender: vocative.gender };
      const clause = draft.clause(draft.verbThat(({ kind, stative, subject: who }) => (kind === 'acc' || kind === 'acc+dat' || kind === 'none') && !stative && who.includes('human')), 'pres', { subject, mood: 'imp', plain: true });
      const made = negatedSometimes(draft, clause, draft.level > 3 ? 350 : 0);
      return made && { mode: 'command', order: 'subject-object-verb', clause: made, vocative };
    },
  },
  { name: 'question', level: 2, concepts: ['question with -ne'], make: (draft) => {
    const clause = draft.clause(plainVerb(draft), draft.tense('pres', 'perf', 'impf'), { bare: 100, plain: true });
    return clause && { mode: 'ne', order: 'verb-first', clause };
  } },
  { name: 'adverb', level: 2, concepts: ['adverb', 'negation'], make: (draft) => {
    const tense = draft.tense('pres', 'impf', 'perf', 'fut');
    const clause = draft.clause(plainVerb(draft), tense, { plain: true });
    const adverb = draft.adverb(tense);
    return stated(draft, clause && adverb && draft.random.chance(700) ? { ...clause, adverb } : clause && { ...clause, isNegated: true });
  } },
  { name: 'tenses', level: 2, concepts: ['tense'], make: (draft) => stated(draft, negatedSometimes(draft, draft.clause(anyVerb(draft), draft.tense('impf', 'perf', 'fut')))) },
  { name: 'giving', level: 3, concepts: ['dative', 'indirect object'], make: (draft) => stated(draft, draft.clause(draft.verb('acc+dat'), draft.tense())) },
  { name: 'genitive', level: 3, concepts: ['genitive'], make: (draft) => {
    const clause = draft.clause(draft.verbThat(({ kind, object }) => kind === 'acc' && (object?.every((name) => OWNED.has(name)) ?? false)), draft.tense(), { plain: true });
    const owner = draft.noun(['human', 'ruler'], { adorned: 100 });
    const [object] = clause?.args ?? [];
    if (!clause || !owner || !object || object.phrase.determiner) return undefined;
    const args = [{ ...object, phrase: { ...object.phrase, genitive: owner } }, ...clause.args.slice(1)];
    return straight({ ...clause, args });
  } },
  { name: 'infinitive', level: 3, concepts: ['infinitive'], make: (draft) => {
    const row = draft.verb('inf');
    const subject = row && (draft.random.chance(350) ? draft.person() : draft.noun(row.subject, { adorned: 150 }));
    if (!row || !subject) return undefined;
    const body = infinitive(draft, subject);
    const tense = draft.tense('pres', 'impf', 'perf');
    const clause: Clause = { verb: draft.choice(row), tense, mood: 'ind', voice: 'act', isNegated: row.verb !== 'nolo_v' && draft.random.chance(150), subject, args: [] };
    return straight(withComplement(clause, body && { kind: 'infinitive', clause: body }));
  } },
  { name: 'dative verb', level: 3, concepts: ['verbs with the dative'], make: (draft) => stated(draft, negatedSometimes(draft, draft.clause(draft.verb('dat'), draft.tense()))) },
  { name: 'passive', level: 4, concepts: ['passive', 'agent'], make: (draft) => straight(passive(draft, draft.tense())) },
  { name: 'comparison', level: 4, concepts: ['comparison'], make: (draft) => {
    const clause = predicateOf(draft, draft.tense('pres', 'impf'), draft.random.chance(700) ? 'comp' : 'sup');
    if (!clause?.predicate || clause.subject.kind !== 'noun') return undefined;
    if (clause.predicate.adjective.degree === 'sup') return straight(clause);
    const frame = draft.stock.frames.adjectives.find(({ adjective }) => adjective === clause.predicate?.adjective.lexeme);
    const than = draft.noun(frame?.of.filter((name) => draft.stock.frames.nouns[name]?.includes(clause.subject.kind === 'noun' ? clause.subject.lexeme : '')), { adorned: 0 });
    return than && straight({ ...clause, predicate: { ...clause.predicate, than, thanCase: draft.level > 5 && draft.random.chance(300) ? 'abl' : 'quam' } });
  } },
  { name: 'deponent', level: 4, concepts: ['deponents'], make: (draft) => stated(draft, draft.clause(draft.verbThat(({ verb, kind }) => verb.endsWith('r_v') && kind !== 'inf' && kind !== 'aci'), draft.tense())) },
  { name: 'leading question', level: 4, concepts: ['num', 'nōnne'], make: (draft) => {
    const clause = draft.clause(plainVerb(draft), draft.tense('pres', 'perf'), { bare: 0, plain: true });
    return clause && { mode: draft.random.chance(500) ? 'num' : 'nonne', order: 'subject-object-verb', clause };
  } },
  { name: 'asking', level: 3, concepts: ['question words'], make: (draft) => {
    if (draft.random.chance(350)) {
      const asks = whoAsks(draft);
      const subject: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };
      const clause = draft.clause(humanVerb(draft), draft.tense('pres', 'perf', 'impf'), { subject, plain: true });
      return asks && clause && { mode: 'asks', order: 'subject-object-verb', clause, asks };
    }
    const asks = asker(draft);
    const clause = draft.clause(anyVerb(draft), draft.tense('pres', 'perf', 'impf'), { bare: 150, plain: true });
    return asks && clause && { mode: 'asks', order: 'subject-object-verb', clause, asks };
  } },
  { name: 'relative', level: 5, concepts: ['relative clause'], make: (draft) => {
    const clause = draft.clause(draft.verb('acc'), draft.tense('pres', 'perf', 'impf'), { plain: true, bare: 300 });
    const [object] = clause?.args ?? [];
    if (!clause || !object || clause.args.length > 1 || object.phrase.determiner) return undefined;
    const known = Object.entries(draft.stock.frames.nouns).filter(([, ids]) => ids.includes(object.phrase.lexeme)).map(([name]) => name);
    const isSubject = draft.random.chance(500);
    const row = draft.verbThat(({ kind, subject, object: of }) => isSubject ? (kind === 'acc' || kind === 'none') && subject.some((name) => known.includes(name)) : kind === 'acc' && (of?.some((name) => known.includes(name)) ?? false));
    if (!row) return undefined;
    const tense = draft.tense('pres', 'perf', 'impf');
    if (isSubject) {
      const inner = draft.clause(row, tense, { subject: object.phrase, plain: true });
      return inner && straight({ ...clause, args: [{ ...object, phrase: { ...object.phrase, relative: { case: 'nom', clause: { ...inner, subject: same(object.phrase) } } } }] });
    }
    const who = draft.noun(row.subject, { adorned: 100 });
    const inner: Clause | undefined = who && { verb: draft.choice(row), tense, mood: 'ind', voice: 'act', isNegated: false, subject: who, args: [] };
    return inner && straight({ ...clause, args: [{ ...object, phrase: { ...object.phrase, relative: { case: 'acc', clause: inner } } }] });
  } },
  { name: 'participle', level: 5, concepts: ['participle'], make: (draft) => {
    const clause = draft.clause(draft.verb('acc'), draft.tense('pres', 'perf', 'impf'), { plain: true, bare: 300 });
    const [object] = clause?.args ?? [];
    if (!clause || !object || clause.args.length > 1 || object.phrase.determiner || object.phrase.adjective) return undefined;
    const known = Object.entries(draft.stock.frames.nouns).filter(([, ids]) => ids.includes(object.phrase.lexeme)).map(([name]) => name);
    const row = draft.verbThat(({ kind, subject, object: of, verb, stative }) => !stative && !verb.endsWith('r_v') && (kind === 'acc' ? (of?.some((name) => known.includes(name)) ?? false) : kind === 'none' && subject.some((name) => known.includes(name))));
    if (!row) return undefined;
    const agent = row.kind === 'acc' ? draft.noun(row.subject, { adorned: 0 }) : undefined;
    if (row.kind === 'acc' && !agent) return undefined;
    const participle: NonNullable<NounPhrase['participle']> = { verb: draft.choice(row), tense: row.kind === 'acc' ? 'perf' : 'pres', ...(agent ? { agent } : {}) };
    return straight({ ...clause, args: [{ ...object, phrase: { ...object.phrase, participle } }] });
  } },
  { name: 'reported statement', level: 6, concepts: ['accusative and infinitive'], make: (draft) => {
    const main = reportVerb(draft, draft.tense('pres', 'perf', 'impf'));
    const tense = draft.random.pick(['pres', 'pres', 'perf', 'fut'] as const);
    const inner = draft.clause(anyVerb(draft), tense, { mood: 'inf', bare: 0, plain: true });
    return straight(withComplement(main, inner && { kind: 'statement', clause: inner }));
  } },
  { name: 'purpose', level: 6, concepts: ['purpose clause', 'subjunctive', 'sequence of tenses'], make: (draft) => {
    const main = draft.clause(draft.verbThat(({ verb }) => ['venio_v', 'mitto_v', 'curro_v', 'redeo_v', 'eo_v', 'pugno_v', 'navigo_v', 'discedo_v', 'fugio_v', 'proficiscor_v'].includes(verb)), draft.tense('pres', 'perf', 'impf'), { ...someone(draft), plain: true });
    if (!main || (main.verb.lexeme === 'mitto_v' && main.args.length < 2)) return undefined;
    const inner = draft.clause(humanVerb(draft), sequence(main.tense), { subject: same(main.subject), mood: 'subj', plain: true });
    const clause = inner && negatedSometimes(draft, inner, 200);
    return straight(withComplement(main, clause && { kind: 'purpose', clause }));
  } },
  { name: 'indirect question', level: 7, concepts: ['indirect question', 'sequence of tenses'], make: (draft) => {
    const row = draft.verbThat(({ kind, verb }) => kind === 'ask' || verb === 'scio_v');
    const subject = row && (draft.random.chance(300) ? draft.person() : draft.noun(row.subject, { adorned: 100 }));
    const tense = draft.tense('pres', 'perf', 'impf');
    if (!row || !subject) return undefined;
    const asks = draft.random.chance(250) ? whoAsks(draft) : asker(draft);
    const innerTense: Tense = draft.random.chance(600) ? sequence(tense) : isPast(tense) ? 'plup' : 'perf';
    const inner = draft.clause(humanVerb(draft), innerTense, { mood: 'subj', plain: true, bare: 0, ...(asks?.is === 'subject' ? { subject: { kind: 'person', person: 3, number: 'sg', gender: 'm' } as const } : {}) });
    const main: Clause = { verb: draft.choice(row), tense, mood: 'ind', voice: 'act', isNegated: row.verb === 'scio_v' && draft.random.chance(500), subject, args: [] };
    return straight(asks && withComplement(main, inner && { kind: 'question', clause: inner, asks }));
  } },
  { name: 'cum', level: 7, concepts: ['cum clause', 'subjunctive'], make: (draft) => {
    const main = draft.clause(anyVerb(draft), 'perf', { plain: true });
    const inner = draft.clause(plainVerb(draft), draft.random.chance(500) ? 'plup' : 'impf', { mood: 'subj', bare: 0, plain: true });
    return straight(main && inner && { ...main, background: { kind: 'cum', clause: inner } });
  } },
  { name: 'fear', level: 7, concepts: ['fear clause', 'subjunctive'], make: (draft) => {
    const row = draft.verbThat(({ verb }) => verb === 'timeo_v' || verb === 'metuo_v');
    const subject = row && (draft.random.chance(300) ? draft.person() : draft.noun(row.subject, { adorned: 100 }));
    if (!row || !subject) return undefined;
    const tense = draft.tense('pres', 'perf', 'impf');
    const inner = draft.clause(draft.verbThat(({ kind, subject: who }) => (kind === 'acc' || kind === 'none' || kind === 'dat') && who.includes('enemy')), sequence(tense), { mood: 'subj', bare: 0, plain: true });
    const main: Clause = { verb: { ...draft.choice(row), en: 'fear' }, tense, mood: 'ind', voice: 'act', isNegated: false, subject, args: [] };
    return straight(withComplement(main, inner && { kind: 'fear', clause: inner }));
  } },
  { name: 'urging', level: 7, concepts: ['indirect command', 'subjunctive'], make: (draft) => {
    const row = draft.verb('urge');
    const object = row && draft.noun(['human', 'soldier'], { adorned: 100, isDative: row.verb !== 'oro_v' });
    const subject = row && draft.noun(row.subject, { adorned: 100 });
    if (!row || !object || !subject) return undefined;
    const tense = draft.tense('pres', 'perf', 'impf');
    const inner = negatedSometimes(draft, draft.clause(humanVerb(draft), sequence(tense), { subject: same(object), mood: 'subj', plain: true }), 250);
    const main: Clause = { verb: draft.choice(row), tense, mood: 'ind', voice: 'act', isNegated: false, subject, args: [{ role: 'object', case: row.verb === 'oro_v' ? 'acc' : 'dat', phrase: object }] };
    return straight(withComplement(main, inner && { kind: 'command', clause: inner }));
  } },
  { name: 'result', level: 8, concepts: ['result clause', 'subjunctive'], make: (draft) => {
    const tense = draft.tense('pres', 'impf');
    const main = predicateOf(draft, tense, 'pos');
    const inner = draft.clause(draft.verbThat(({ kind, subject }) => kind === 'acc' && subject.includes('human')), sequence(tense), { mood: 'subj', bare: 0, plain: true });
    if (!main?.predicate || !inner || !draft.stock.index.byId('tam_adv')) return undefined;
    if (main.subject.kind !== 'noun') return undefined;
    const pronoun = same(main.subject);
    const isPerson = draft.stock.index.byId(main.subject.lexeme)?.tags.includes('person');
    const body: Clause | undefined = isPerson ? draft.clause(humanVerb(draft), sequence(tense), { subject: pronoun, mood: 'subj', plain: true }) : undefined;
    const clause = body && negatedSometimes(draft, body, 300);
    return straight(withComplement({ ...main, predicate: { ...main.predicate, isResult: true } }, clause && { kind: 'result', clause }));
  } },
  { name: 'absolute', level: 8, concepts: ['ablative absolute', 'participle'], make: (draft) => {
    const main = draft.clause(anyVerb(draft), 'perf', { plain: true, bare: 100 });
    const row = draft.verbThat(({ kind, verb, stative }) => kind === 'acc' && !stative && !verb.endsWith('r_v'));
    const subject = row && draft.noun(row.object, { adorned: 0 });
    if (!main || !row || !subject) return undefined;
    const inner: Clause = { verb: draft.choice(row), tense: 'plup', mood: 'ind', voice: 'pass', isNegated: false, subject, args: [] };
    return straight({ ...main, background: { kind: 'absolute', clause: inner } });
  } },
  { name: 'obligation', level: 8, concepts: ['gerundive of obligation'], make: (draft) => {
    const row = draft.verbThat(({ kind, verb, stative }) => kind === 'acc' && !stative && !verb.endsWith('r_v'));
    const subject = row && draft.noun(row.object, { adorned: 250 });
    return straight(row && subject && { verb: draft.choice(row), tense: draft.tense('pres', 'impf'), mood: 'gerundive', voice: 'pass', isNegated: draft.random.chance(150), subject, args: [] });
  } },
  { name: 'reported after cum', level: 9, concepts: ['cum clause', 'accusative and infinitive'], make: (draft) => {
    const main = reportVerb(draft, 'perf');
    const said = draft.clause(anyVerb(draft), draft.random.pick(['pres', 'perf', 'fut'] as const), { mood: 'inf', bare: 0, plain: true });
    const inner = draft.clause(draft.verb('none'), draft.random.chance(600) ? 'plup' : 'impf', { mood: 'subj', bare: 0, plain: true });
    const whole = withComplement(main, said && { kind: 'statement', clause: said });
    return straight(whole && inner && { ...whole, background: { kind: 'cum', clause: inner } });
  } },
  { name: 'purpose after absolute', level: 9, concepts: ['ablative absolute', 'purpose clause'], make: (draft) => {
    const row = draft.verbThat(({ kind, verb, stative }) => kind === 'acc' && !stative && !verb.endsWith('r_v'));
    const subject = row && draft.noun(row.object, { adorned: 0 });
    const main = draft.clause(draft.verbThat(({ verb }) => ['venio_v', 'curro_v', 'redeo_v', 'eo_v', 'fugio_v', 'discedo_v', 'proficiscor_v'].includes(verb)), 'perf', { ...someone(draft), plain: true });
    if (!row || !subject || !main) return undefined;
    const body = draft.clause(humanVerb(draft), 'impf', { subject: same(main.subject), mood: 'subj', plain: true });
    const inner: Clause = { verb: draft.choice(row), tense: 'plup', mood: 'ind', voice: 'pass', isNegated: false, subject, args: [] };
    const whole = withComplement(main, body && { kind: 'purpose', clause: body });
    return straight(whole && { ...whole, background: { kind: 'absolute', clause: inner } });
  } },
]; // prettier-ignore
