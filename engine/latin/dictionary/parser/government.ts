// What Latin verbs govern, and which tenses hang from which: object, receiver, infinitive, report, question.
// Invariant: a verb gets no object that neither the lexicon nor a frame gives it.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Case, Tense } from '../../features.ts';
import type { PersonPhrase, Phrase, VerbChoice } from '../../sentences/tree.ts';
import { agreementOf, isPast } from '../../sentences/agreement.ts';
import type { Reading } from './words.ts';

/** What a verb takes here. */
export type Government = {
  readonly object?: Case;
  readonly receiver: boolean;
  readonly infinitive: boolean;
  readonly statement: boolean;
  readonly question: boolean;
  /** Whether one asks it of someone, with ut. */
  readonly urging: boolean;
  /** Whether it takes its person in the accusative with an infinitive: iubet mīlitem venīre. */
  readonly ordering: boolean;
  /** Whether one does it on the way to something else: venit, ut videat. */
  readonly going: boolean;
  /** Whether a person after it is told something, and so in the dative: rēgī nārrat. */
  readonly telling: boolean;
  readonly alone: boolean;
  /** Whether what it is done with stands in the bare ablative: mūrō cingere. */
  readonly furnishing: boolean;
  /** Whether one is on the way with it: cum vulnere venīre. */
  readonly moving: boolean;
  /** Whether it makes something of its subject: rēx fit. */
  readonly making: boolean;
  /** Whether it calls its object something: in the passive both are nominative. */
  readonly naming: boolean;
};

/** Verbs of forbidding and letting. */
const ORDERS = new Set(['veto_v', 'patior_v', 'sino_v', 'doceo_v', 'cogo_v']);

/** What gives one a name or a rank. */
const NAMING = new Set(['call', 'name', 'elect', 'appoint', 'make']);

/** What one does to a listener. */
const TELLING = new Set(['tell', 'relate', 'report', 'recount', 'announce', 'say', 'show', 'explain']);

/** Verbs of motion that are as often done in a place. */
const WAYS = new Set(['curro_v', 'ambulo_v', 'navigo_v']);

const OBJECT_CASES: readonly Case[] = ['acc', 'dat', 'abl', 'gen'];

/** The subjunctive of an indirect question by the English tense of it and of the main verb. */
export const askedTense = (inner: Tense, main: Tense): Tense | undefined => {
  if (!isPast(main)) return inner === 'pres' || inner === 'perf' ? inner : undefined;
  return inner === 'impf' || inner === 'perf' ? 'impf' : inner === 'plup' ? 'plup' : undefined;
};

/** The subjunctive of a result by the English tense of it and of the main verb. */
export const resultTense = (inner: Tense, main: Tense): Tense | undefined => {
  if (!isPast(main)) return inner === 'pres' ? 'pres' : undefined;
  return inner === 'impf' || inner === 'perf' ? 'impf' : undefined;
};

/** The same person as a subject that the verb's ending names. */
export const bare = (subject: Phrase): PersonPhrase => {
  if (subject.kind === 'person') return subject;
  const person = subject.lexeme === 'ego_pron' ? 1 : subject.lexeme === 'tu_pron' ? 2 : 3;
  return { kind: 'person', person, number: agreementOf(subject).number, gender: subject.gender };
};

/** The tense of the infinitive by the English tenses of report and main verb; undefined when English would not say it so. */
export const reportedTense = (inner: Tense, main: Tense): Tense | undefined => {
  if (!isPast(main))
    return inner === 'pres' || inner === 'fut' ? inner : inner === 'futp' ? undefined : 'perf';
  return inner === 'impf'
    ? 'pres'
    : inner === 'plup' || inner === 'perf'
      ? 'perf'
      : inner === 'fut'
        ? 'fut'
        : undefined;
};

/** What a verb takes in this sense: by the frames where they know the gloss, else by the lexicon. */
export const governmentOf = (frames: LatinFrames, { lexeme, gloss, gov }: Reading): Government => {
  const rows = frames.verbs.filter((row) => row.verb === lexeme.id && row.en === gloss);
  const patterns = gov ?? lexeme.gov ?? [];
  const kinds: readonly string[] = rows.map(({ kind }) => kind);
  const first = patterns.map((pattern) => pattern.split('+')[0] ?? '');
  const alone = patterns.indexOf('none');
  const isAlone = (one: string | undefined): boolean =>
    (one === 'abl' || one === 'gen') && alone >= 0 && alone < first.indexOf(one);
  const named = OBJECT_CASES.find(
    (name) => name === first.find((one) => OBJECT_CASES.some((known) => known === one)),
  );
  const inGov = isAlone(named) ? undefined : named;
  const byKind: Case | undefined = kinds.some((kind) => kind === 'acc' || kind === 'acc+dat')
    ? 'acc'
    : kinds.includes('dat')
      ? 'dat'
      : kinds.includes('abl')
        ? 'abl'
        : undefined;
  const isIntransitive = lexeme.flags.includes('intransitive') || (patterns.length > 0 && !inGov);
  const object = byKind ?? inGov ?? (isIntransitive ? undefined : 'acc');
  return {
    ...(object ? { object } : {}),
    receiver: kinds.includes('acc+dat') || patterns.includes('acc+dat'),
    infinitive: kinds.includes('inf') || patterns.includes('inf'),
    statement: kinds.includes('aci') || patterns.includes('aci'),
    question: kinds.includes('ask') || patterns.includes('question'),
    urging: kinds.includes('urge') || patterns.includes('ut'),
    ordering: patterns.includes('acc+inf') || ORDERS.has(lexeme.id),
    going: lexeme.tags.some((tag) => tag === 'motion' || tag === 'travel' || tag === 'war'),
    making: patterns.includes('nom'),
    naming: patterns.includes('acc+acc') && NAMING.has(gloss),
    telling: TELLING.has(gloss) && lexeme.tags.includes('speech') && patterns.includes('acc+dat'),
    moving: isGoing(lexeme) || WAYS.has(lexeme.id),
    furnishing: patterns.includes('acc+abl') || (lexeme.tags.includes('building') && object === 'acc'),
    alone: isIntransitive || patterns.includes('none') || kinds.includes('none') || kinds.includes('with'),
  };
};

/** Whether it is done towards somewhere, so that "here" and "where" are hūc and quō. */
export const isGoing = ({ tags, gov, id }: Lexeme): boolean =>
  tags.includes('motion') && (gov ?? []).includes('ad+acc') && !WAYS.has(id);

/** The verb as trees name it. */
export const choiceOf = (frames: LatinFrames, { lexeme, gloss }: Reading): VerbChoice => {
  const rows = frames.verbs.filter(({ verb }) => verb === lexeme.id);
  const stative = (rows.find(({ en }) => en === gloss) ?? rows[0])?.stative ?? false;
  return { lexeme: lexeme.id, en: gloss, stative };
};
