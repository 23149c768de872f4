// What must happen later, as requests: every kind of job there is, and what each must be told. Deeds, reactions and foundings ask for jobs
// in their outcome; server/app/jobs/jobs.ts keeps them and jobRunner.ts does them. Invariant: a job that cannot be read by its kind's shape is never
// begun.
import { z } from 'zod';
import { TALLIES } from '../honors/tally.ts';
import { AccountId, BattleId, KingdomId } from '../core/brand.ts';

/** What a job of each kind is told. To add a kind, name it here; the compiler then asks for its reaction (server/app/jobs/reactions.ts) and its horizon. */
export const JOB_PAYLOADS = {
  /** The captains of a battle that was taken up are heard, and the realm swears to both hosts. */
  battle_oath: z.object({ battleId: BattleId }),
  /** The coming round is fought, with whatever orders there are then. */
  battle_round: z.object({ battleId: BattleId, round: z.int().min(1) }),
  /** A challenge that nobody has answered lapses. */
  battle_expiry: z.object({ battleId: BattleId }),
  /** A ruler of the realm's own answers, welcomes, takes a turn, or meets another on the field. */
  npc_turn: z.discriminatedUnion('task', [
    z.object({ task: z.literal('answer'), battleId: BattleId, kingdomId: KingdomId }),
    z.object({ task: z.literal('welcome'), kingdomId: KingdomId }),
    z.object({ task: z.literal('turn'), kingdomId: KingdomId }),
    z.object({ task: z.literal('field'), serverId: z.string() }),
  ]),
  /** What an account that is gone has left behind is cleared away. */
  belongings: z.object({ accountId: AccountId, kingdomIds: z.array(KingdomId).readonly() }),
  /** Somebody has earned honors: the realm's tally of them is to be added to. */
  tally_honors: z.object({
    /** Of what: of learning, where it does not say. */
    of: z.enum(TALLIES).optional(),
    ids: z.array(z.string()).readonly(),
    isFirst: z.boolean(),
  }),
  /** Teachers of silicon are asked for questions where the archive runs low. */
  teaching: z.object({}),
  /** What is old is forgotten. */
  housekeeping: z.object({}),
} as const;

export type JobKind = keyof typeof JOB_PAYLOADS;
export type JobPayload<K extends JobKind = JobKind> = z.output<(typeof JOB_PAYLOADS)[K]>;

/** Something that must happen later, exactly once: written in the commit that makes it necessary. A key that is pending already is a bug. */
export type JobRequest = {
  [K in JobKind]: {
    /** Unique among jobs that are pending. */
    readonly key: string;
    readonly kind: K;
    /** Epoch milliseconds. */
    readonly dueAt: number;
    readonly payload: JobPayload<K>;
  };
}[JobKind];

/** A pending job brought forward, when it is due later than this and nobody is at it; where none is pending, none is written. */
export type HastenedJob = JobRequest & { readonly ifDueAfter: number };
