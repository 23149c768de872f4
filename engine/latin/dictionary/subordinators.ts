// English words that open a clause of time, cause, condition or concession, and the Latin that says them in each tense. A table.
// Invariant: mood and tense are those that the Latin conjunction wants; `says` holds the English tenses, so that the sentence can be said back.
import type { Tense } from '../features.ts';
import type { Background, Clause, Opener } from '../sentences/tree.ts';
import { isPast } from '../sentences/tree.ts';

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
  before: onceDone(opened('antequam', 'antequam_conj', 'priusquam_conj')),
  'as soon as': onceDone(opened('simulac', 'simulac_conj')),
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

/** The dependent clause in Latin's mood and tense; undefined when it cannot be said so. */
export const backgroundOf = (english: string, clause: Clause, isAfter: boolean): Background | undefined => {
  const way = ROWS[english]?.(clause.tense, english);
  if (!way || clause.mood !== 'ind') return undefined;
  const { tense, mood, kind, opener } = way;
  return {
    kind,
    clause: { ...clause, tense, mood, says: [clause.tense] },
    ...(opener ? { opener } : {}),
    ...(isAfter ? { isAfter } : {}),
  };
};
