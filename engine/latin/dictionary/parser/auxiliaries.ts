// The tables of English auxiliaries: which step each word leads to, and the modals that Latin says with a verb of its own.
// Invariant: a row leads on until a form of the verb itself stands there.
import type { Tense, Voice } from '../../features.ts';
import type { EnglishForm } from '../englishIndex.ts';

export type Step = {
  /** Words after the auxiliary and its adverbs, space-separated; may be empty. */
  readonly words: string;
  /** The form of the verb that follows; `be` when the verb is "be" itself. */
  readonly form: EnglishForm | 'be';
  readonly tense: Tense;
  readonly voice?: Voice;
  readonly cost?: number;
  readonly sense?: 'would' | 'would have' | 'pres';
};

const NOW: readonly Step[] = [
  { words: '', form: 'be', tense: 'pres' },
  { words: '', form: 'ing', tense: 'pres' },
  { words: '', form: 'part', tense: 'pres', voice: 'pass' },
  { words: '', form: 'part', tense: 'perf', voice: 'pass', cost: 0.3, sense: 'pres' },
  { words: 'being', form: 'part', tense: 'pres', voice: 'pass' },
  { words: 'going to', form: 'base', tense: 'fut' },
  { words: 'going to be', form: 'part', tense: 'fut', voice: 'pass' },
];

const THEN: readonly Step[] = [
  { words: '', form: 'be', tense: 'impf' },
  { words: '', form: 'be', tense: 'perf', cost: 0.5 },
  { words: '', form: 'ing', tense: 'impf' },
  { words: '', form: 'part', tense: 'perf', voice: 'pass' },
  { words: '', form: 'part', tense: 'impf', voice: 'pass', cost: 0.5 },
  { words: 'being', form: 'part', tense: 'impf', voice: 'pass' },
];

const HAVE: readonly Step[] = [
  { words: '', form: 'part', tense: 'perf' },
  { words: 'been', form: 'part', tense: 'perf', voice: 'pass' },
  { words: 'been', form: 'be', tense: 'perf' },
];

const HAD: readonly Step[] = [
  { words: '', form: 'part', tense: 'plup' },
  { words: 'been', form: 'part', tense: 'plup', voice: 'pass' },
  { words: 'been', form: 'be', tense: 'plup' },
  { words: 'been', form: 'ing', tense: 'plup', cost: 0.3 },
];

const WILL: readonly Step[] = [
  { words: '', form: 'base', tense: 'fut' },
  { words: 'be', form: 'be', tense: 'fut' },
  { words: 'be', form: 'ing', tense: 'fut' },
  { words: 'be', form: 'part', tense: 'fut', voice: 'pass' },
  { words: 'have', form: 'part', tense: 'futp' },
  { words: 'have been', form: 'part', tense: 'futp', voice: 'pass' },
  { words: 'have been', form: 'be', tense: 'futp' },
];

/** A report after a past verb says "would" of the future; what is contrary to fact says it in its main clause. */
const WOULD: readonly Step[] = WILL.map((step) => ({
  ...step,
  cost: 0.5,
  sense: step.tense === 'fut' ? 'would' : 'would have',
}));

const DID: readonly Step[] = [
  { words: '', form: 'base', tense: 'perf' },
  { words: '', form: 'base', tense: 'impf', cost: 0.5 },
  { words: 'use to', form: 'base', tense: 'impf' },
];

const DOES: readonly Step[] = [{ words: '', form: 'base', tense: 'pres' }];
export const USED: readonly Step[] = [
  { words: '', form: 'base', tense: 'impf' },
  { words: 'be', form: 'be', tense: 'impf' },
  { words: 'be', form: 'part', tense: 'impf', voice: 'pass' },
];

/** Auxiliaries, with what may follow them. "used to" is two words. */
export const AUXILIARIES: Readonly<Record<string, readonly Step[]>> = {
  is: NOW,
  am: NOW,
  are: NOW,
  was: THEN,
  were: THEN,
  has: HAVE,
  have: HAVE,
  had: HAD,
  will: WILL,
  shall: WILL,
  would: WOULD,
  do: DOES,
  does: DOES,
  did: DID,
};

export type Modal = { readonly verb: string; readonly gloss: string; readonly tense: Tense };
export const OUGHT: Modal = { verb: 'debeo_v', gloss: 'ought', tense: 'pres' };
export const HAVE_TO: Modal = { verb: 'debeo_v', gloss: 'have to', tense: 'pres' };
export const NEED_TO: Modal = { verb: 'debeo_v', gloss: 'need to', tense: 'pres' };

/** English modals and the Latin verb that says them; those in `to` want "to" after them. */
export const MODALS: Readonly<Record<string, Modal>> = {
  can: { verb: 'possum_v', gloss: 'can', tense: 'pres' },
  could: { verb: 'possum_v', gloss: 'can', tense: 'impf' },
  must: OUGHT,
  should: OUGHT,
  'ought to': OUGHT,
  'have to': HAVE_TO,
  'has to': HAVE_TO,
  'had to': { ...HAVE_TO, tense: 'impf' },
  'need to': NEED_TO,
  'needs to': NEED_TO,
  'needed to': { ...NEED_TO, tense: 'impf' },
};

/** Whether a word can be put before the subject in a question. */
export const isAuxiliary = (word: string): boolean =>
  Object.hasOwn(AUXILIARIES, word) ||
  word === 'can' ||
  word === 'could' ||
  word === 'must' ||
  word === 'should';
