// Two clauses that make one story: something happens, and somebody does something about it. Used by conditions, times and reasons.
// The stories are content's (content/latin/frames/stories.ts); here their rows become clauses.
import type { Deed, Story, VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense } from '../../features.ts';
import type { Draft } from '../draft.ts';
import type { Clause, NounPhrase, Phrase } from '../tree.ts';
import { objectOf, pronoun, same } from './frame.ts';

type Moment = readonly [tense: Tense, mood: Clause['mood']];

/** eum, eam, eōs, eās: whoever or whatever was spoken of. */
export const thatOne = (draft: Draft, { lexeme, number, count, gender }: NounPhrase): NounPhrase => {
  const isPerson = draft.stock.index.byId(lexeme)?.tags.includes('person') ?? false;
  const one = isPerson ? [gender === 'f' ? 'her' : 'him'] : ['it', gender === 'f' ? 'her' : 'him'];
  return { ...pronoun('is_pron', count === 'pl' ? ['them'] : one, number, gender), count };
};

/** The verb's row that does something to nouns of this class, or its first. */
const verbRow = (draft: Draft, verb: string, what?: string): VerbFrame | undefined => {
  const rows = draft.stock.uses(verb, draft.level).filter(({ kind }) => kind !== 'aci');
  const [noun] = what === undefined ? [] : draft.stock.nouns([what], draft.level);
  return rows.find(({ object }) => noun && object && draft.stock.isOf(noun.id, object)) ?? rows[0];
};

/** The verb's row with the nouns of this deed alone. */
const rowOf = (
  draft: Draft,
  { who, verb, what, to, where, whither, whence }: Deed,
): VerbFrame | undefined => {
  const known = verbRow(draft, verb, what);
  if (!known) return undefined;
  const { en, kind, stative, sudden, object } = known;
  const isNoun = what !== undefined && what !== 'him' && what !== 'it';
  return {
    verb,
    en,
    kind,
    subject: [who],
    ...(stative ? { stative } : {}),
    ...(sudden ? { sudden } : {}),
    ...(what === undefined ? {} : { object: isNoun ? [what] : (object ?? []) }),
    ...(to === undefined ? {} : { to: [to] }),
    ...(where === undefined ? {} : { where: [where] }),
    ...(whither === undefined ? {} : { whither: [whither] }),
    ...(whence === undefined ? {} : { whence: [whence] }),
  };
};

const deedClause = (
  draft: Draft,
  deed: Deed,
  [tense, mood]: Moment,
  subject: Phrase | undefined,
  meant?: NounPhrase,
): Clause | undefined => {
  const row = rowOf(draft, deed);
  const who = row && (subject ?? draft.noun([deed.who], { adorned: 120 }));
  if (!row || !who) return undefined;
  if (!meant) return draft.clause(row, tense, { mood, plain: true, subject: who });
  const clause = draft.clause({ ...row, kind: 'none' }, tense, { mood, plain: true, subject: who });
  const object = thatOne(draft, meant);
  return (
    clause && {
      ...clause,
      args: [row.kind === 'dat' ? { role: 'object', case: 'dat', phrase: object } : objectOf(object)],
    }
  );
};

const pick = (draft: Draft, fits: (story: Story) => boolean = () => true): Story | undefined => {
  const rows = draft.stock.stories(draft.level, draft.scene).filter(fits);
  return rows.length === 0 ? undefined : draft.random.pick(rows);
};

const objectIn = ({ args }: Clause): NounPhrase | undefined =>
  args.find(({ role }) => role === 'object')?.phrase;

/** A story: what happens, and what is done about it, each in its tense and mood. */
export const story = (draft: Draft, first: Moment, then: Moment): readonly [Clause, Clause] | undefined => {
  const row = pick(draft);
  const one = row && deedClause(draft, row.first, first, undefined);
  if (!row || !one || one.subject.kind !== 'noun') return undefined;
  const meant = row.next.what === 'him' ? one.subject : row.next.what === 'it' ? objectIn(one) : undefined;
  const other = deedClause(
    draft,
    row.next,
    then,
    row.next.who === '=' ? same(one.subject) : undefined,
    meant,
  );
  return other && [one, other];
};

/** Something that happens, told of a noun; `fits` says of which stories. */
export const event = (draft: Draft, moment: Moment): Clause | undefined => {
  const row = pick(draft);
  return row && deedClause(draft, row.first, moment, undefined);
};

/** What was done to something, and what came of it: the first deed to be said without its doer. */
export const completed = (draft: Draft, then: Moment): readonly [Clause, Clause] | undefined => {
  const row = pick(
    draft,
    ({ first, next: { what } }) =>
      first.what !== undefined && first.verb !== 'intro_v' && what !== 'him' && what !== 'it',
  );
  const one = row && deedClause(draft, row.first, ['plup', 'ind'], undefined);
  const thing = one && objectIn(one);
  if (!row || !one || !thing || one.args[0]?.case !== 'acc' || one.subject.kind !== 'noun') return undefined;
  const other = deedClause(draft, row.next, then, row.next.who === '=' ? one.subject : undefined);
  return other && [{ ...one, voice: 'pass', subject: { ...thing }, args: [] }, other];
};

/** A judgement on somebody, and what they have done: "the master praises the slave because he worked". */
export const judgement = (draft: Draft, tense: Tense): readonly [Clause, Clause] | undefined => {
  const row = pick(draft, ({ next: { what } }) => what === 'him');
  const one = row && deedClause(draft, row.first, ['perf', 'ind'], undefined);
  if (!row || one?.subject.kind !== 'noun') return undefined;
  // "The people … because they": what is one in Latin and many in English cannot be taken up by its verb alone.
  if (one.subject.number !== one.subject.count) return undefined;
  const main = deedClause(draft, row.next, [tense, 'ind'], undefined, one.subject);
  const [object] = main?.args ?? [];
  return (
    main &&
    object && [
      { ...main, args: [{ ...object, phrase: one.subject }] },
      { ...one, subject: same(one.subject) },
    ]
  );
};

/** Whether one is sorry rather than glad that something has happened. */
export const isMisfortune = (draft: Draft, { subject, verb }: Clause): boolean =>
  subject.kind === 'noun' && draft.stock.isOf(subject.lexeme, ['enemy', 'wild', 'storms'])
    ? !LEAVING.has(verb.lexeme)
    : SAD_DEEDS.has(verb.lexeme);

const LEAVING = new Set(['discedo_v', 'fugio_v']);
const SAD_DEEDS = new Set(
  'discedo_v fugio_v cado_v vulnero_v frango_v dormio_v relinquo_v punio_v celo_v'.split(' '),
);

const isLike = (one: Deed, other: Deed): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key as keyof Deed] === other[key as keyof Deed]);

/** A story of three deeds: what happens, and two things done about it by different people. */
export const twofold = (
  draft: Draft,
  first: Moment,
  then: Moment,
): readonly [Clause, Clause, Clause] | undefined => {
  const row = pick(draft, ({ next }) => next.who !== '=');
  const other =
    row &&
    pick(
      draft,
      (story) =>
        story !== row &&
        story.next.who !== '=' &&
        story.next.who !== row.next.who &&
        isLike(story.first, row.first),
    );
  const one = other && deedClause(draft, row.first, first, undefined);
  if (!one || one.subject.kind !== 'noun') return undefined;
  const { subject } = one;
  const answer = ({ next }: Story): Clause | undefined =>
    deedClause(
      draft,
      next,
      then,
      undefined,
      next.what === 'him' ? subject : next.what === 'it' ? objectIn(one) : undefined,
    );
  const two = answer(row);
  const three = two && answer(other);
  return three && [one, two, three];
};
