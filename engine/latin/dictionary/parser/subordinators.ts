// English words that open a clause of time, cause, condition or concession, and the Latin that says them in each tense. A table.
// Invariant: mood and tense are those that the Latin conjunction wants; `says` holds the English tenses, so that the sentence can be said back.
import type { Tense } from '../../features.ts';
import type { Background, Clause, Opener } from '../../sentences/tree.ts';
import { isPast } from '../../sentences/agreement.ts';

type Way = {
  readonly tense: Tense;
  readonly mood: 'ind' | 'subj';
  readonly kind: Background['kind'];
  readonly opener?: Opener;
};

type Row = (tense: Tense, en: string) => Way | undefined;

const opened =
  (form: string, ...lexemes: readonly string[]) =>
  (en: string): Opener => ({ lexemes, form, en: [en] });

/** The tense that English has, in the indicative. */
const asItIs =
  (opener: (en: string) => Opener): Row =>
  (tense, en) => ({ tense, mood: 'ind', kind: 'adverbial', opener: opener(en) });

/** One thing before another: the perfect, whatever past English uses. */
const onceDone =
  (opener: (en: string) => Opener): Row =>
  (tense, en) =>
    isPast(tense) && tense !== 'impf'
      ? { tense: 'perf', mood: 'ind', kind: 'adverbial', opener: opener(en) }
      : undefined;

/** cum: past with the subjunctive, the rest with the indicative. */
const cum: Row = (tense, en) =>
  isPast(tense)
    ? { tense: tense === 'impf' ? 'impf' : 'plup', mood: 'subj', kind: 'cum' }
    : asItIs(opened('cum', 'cum_conj'))(tense, en);

/** dum: the present, whatever the time of the main clause. */
const dum: Row = (tense, en) =>
  tense === 'pres' || tense === 'impf' || tense === 'perf'
    ? { tense: 'pres', mood: 'ind', kind: 'adverbial', opener: opened('dum', 'dum_conj')(en) }
    : undefined;

/** dum with the subjunctive of what is awaited, dōnec with the perfect of what came. */
const until: Row = (tense, en) =>
  tense === 'pres'
    ? { tense, mood: 'subj', kind: 'adverbial', opener: opened('dum', 'dum_conj', 'donec_conj')(en) }
    : tense === 'perf' || tense === 'impf'
      ? { tense: 'perf', mood: 'ind', kind: 'adverbial', opener: opened('dōnec', 'donec_conj')(en) }
      : undefined;

const ROWS: Readonly<Record<string, Row>> = {
  when: cum,
  while: dum,
  because: asItIs(opened('quod', 'quod_conj', 'quia_conj', 'quoniam_conj')),
  since: asItIs(opened('quoniam', 'quoniam_conj', 'quod_conj', 'quia_conj')),
  if: asItIs(opened('sī', 'si_conj')),
  unless: asItIs(opened('nisi', 'nisi_conj')),
  although: asItIs(opened('quamquam', 'quamquam_conj', 'etsi_conj')),
  though: asItIs(opened('quamquam', 'quamquam_conj', 'etsi_conj')),
  after: onceDone(opened('postquam', 'postquam_conj')),
  before: (tense, en) =>
    (tense === 'pres' ? asItIs : onceDone)(opened('antequam', 'antequam_conj', 'priusquam_conj'))(tense, en),
  'as soon as': onceDone(opened('simulac', 'simulac_conj')),
  'as long as': asItIs(opened('dum', 'dum_conj')),
  until: until,
};

/** The subordinator that begins here and how many words it has; undefined when there is none. */
export const subordinatorAt = (
  tokens: readonly string[],
  place: number,
): { readonly english: string; readonly length: number } | undefined => {
  const three = tokens.slice(place, place + 3).join(' ');
  if (Object.hasOwn(ROWS, three)) return { english: three, length: 3 };
  const one = tokens[place] ?? '';
  return Object.hasOwn(ROWS, one) ? { english: one, length: 1 } : undefined;
};

/** Whether a clause says what would be. */
export const isUnreal = ({ says }: Clause): boolean =>
  says?.some((time) => time.startsWith('would')) ?? false;

const FUTURE = new Set(['if', 'unless', 'when', 'as soon as', 'after']);

/** Contrary to fact: imperfect or pluperfect subjunctive in both halves. */
const unreal = (english: string, clause: Clause, main: Clause): Joined | undefined => {
  if (english !== 'if' && english !== 'unless') return undefined;
  const isDone = clause.tense === 'plup';
  if (!isDone && clause.tense !== 'impf' && clause.tense !== 'perf') return undefined;
  const wasDone = main.says?.includes('would have') ?? false;
  const opener = {
    lexemes: [english === 'if' ? 'si_conj' : 'nisi_conj'],
    form: english === 'if' ? 'sī' : 'nisi',
    en: [english],
  };
  return {
    background: {
      kind: 'adverbial',
      clause: { ...clause, mood: 'subj', tense: isDone ? 'plup' : 'impf', says: [isDone ? 'plup' : 'were'] },
      opener,
    },
    main: { ...main, mood: 'subj', tense: wasDone ? 'plup' : 'impf' },
  };
};

type Joined = { readonly background: Background; readonly main: Clause };

/** English says "if he comes" of the future, "until he comes" of what is awaited. */
const wayOf = (english: string, { tense }: Clause, main: Clause): Way | undefined => {
  const isAhead = main.mood === 'imp' || main.tense === 'fut' || main.tense === 'futp';
  if (isAhead && FUTURE.has(english) && (tense === 'pres' || tense === 'perf')) {
    const later: Tense = tense === 'pres' ? 'fut' : 'futp';
    const opener = {
      if: opened('sī', 'si_conj'),
      unless: opened('nisi', 'nisi_conj'),
      when: opened('cum', 'cum_conj'),
      'as soon as': opened('simulac', 'simulac_conj'),
      after: opened('postquam', 'postquam_conj'),
    }[english];
    return (
      opener && {
        tense: english === 'after' ? 'futp' : later,
        mood: 'ind',
        kind: 'adverbial',
        opener: opener(english),
      }
    );
  }
  if (english === 'when' && tense === 'perf' && main.tense === 'impf')
    return { tense, mood: 'ind', kind: 'adverbial', opener: opened('cum', 'cum_conj')(english) };
  return ROWS[english]?.(tense, english);
};

/** Main clause and dependent one ("as soon as" tells of a deed, not of a state), each in Latin's mood and tense; undefined when they cannot be said so. */
export const withBackground = (
  english: string,
  clause: Clause,
  main: Clause,
  isAfter: boolean,
): Clause | undefined => {
  if (clause.mood !== 'ind' || isUnreal(clause)) return undefined;
  const after = isAfter ? ({ isAfter } as const) : {};
  if (isUnreal(main)) {
    const both = unreal(english, clause, main);
    return both && { ...both.main, background: { ...both.background, ...after } };
  }
  const isAtOnce = english === 'as soon as' && main.tense === 'impf' && main.verb.lexeme !== 'sum_v';
  const way = isAtOnce ? undefined : wayOf(english, clause, main);
  if (!way) return undefined;
  const { tense, mood, kind, opener } = way;
  const said = { ...clause, tense, mood, says: [clause.tense] };
  return { ...main, background: { kind, clause: said, ...(opener ? { opener } : {}), ...after } };
};
