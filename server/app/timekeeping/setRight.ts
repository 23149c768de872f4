// What a wrong clock leaves behind: jobs, sessions, turns and lines dated so far ahead that nothing sound can have written them. They would
// sleep, or stand in the way, until that day; here they are brought back to now. Every kind says how far ahead it may plausibly lie.
// Invariant: what lies within that bound is never touched; setting right twice changes nothing the second time.
import { ok } from '@sigilla/engine/core/result.ts';
import { utcMidnight } from '@sigilla/engine/core/day.ts';
import { withTimesRight } from '@sigilla/engine/kingdom/rightTimes.ts';
import { withDaysRight } from '@sigilla/engine/learning/rightDays.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { NPC_PACE_SPREAD, npcPace } from '@sigilla/engine/war/npcPolicy.ts';
import { redated } from '@sigilla/engine/war/oath.ts';
import { REFRESH_SECONDS } from '../../auth/tokens.ts';
import {
  accounts,
  battles,
  chronicle,
  jobs,
  kingdoms,
  learners,
  notices,
  questions,
  replies,
  sessions,
} from '../../store/collections.ts';
import type { Collection, IndexKey } from '../../store/Store.ts';
import type { House } from '../house.ts';
import { LONGEST_HOLD_MS } from '../jobs/jobRunner.ts';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import { openWindowAnew } from './orderWindows.ts';
import { rightCards } from './rightCards.ts';
import { tidy } from '../housekeeping/tidying.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import type { JobDoc } from '../../store/aggregates/jobs.ts';
import { kept, writeTidied } from '../writeOutcome.ts';
import type { Tidied } from '../writeOutcome.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Clocks of two machines, and a commit on its way, may differ by this much. */
const SLACK_MS = MINUTE;
const PAGE = 200;
/** Where the day begins earliest, it is so much ahead of UTC. */
const EASTERNMOST_MS = 14 * HOUR;

const longest = (house: House, of: (rules: RealmRules) => number): number =>
  Math.max(0, ...[...house.content.gameServers.values()].map(of));

/** How far ahead a job of each kind may lie, when it is due again when it lay farther, and what moves with it. */
interface Horizon {
  readonly farthest: (house: House) => number;
  readonly again: (house: House, unit: Unit, job: JobDoc) => Promise<number>;
  readonly moves?: (job: JobDoc, dueAt: number, unit: Unit) => Promise<readonly Tidied[]>;
}

const challengeMs = (house: House): number => longest(house, (rules) => rules.challengeHours * HOUR);
/** The realm's own are not all woken in one moment. */
const WAKE_WITHIN_MS = 20_000;

const HORIZONS: Readonly<Record<JobKind, Horizon>> = {
  battle_round: {
    // The first window is three of the realm's at most, and opens some seconds late.
    farthest: (house) => longest(house, (rules) => rules.orderWindowSeconds * 3_000) + MINUTE,
    again: openWindowAnew,
  },
  battle_oath: { farthest: () => 0, again: async (_house, unit) => unit.now },
  battle_expiry: {
    farthest: challengeMs,
    again: async (house, unit) => unit.now + challengeMs(house),
    async moves(job, expiresAt, unit) {
      const found = job.kind === 'battle_expiry' ? await unit.get(battles, job.payload.battleId) : null;
      if (found?.body.status !== 'proposed') return [];
      const proposedAt = Math.min(found.body.proposedAt, unit.now);
      return [kept(battles, found.id, { ...found.body, proposedAt, expiresAt })];
    },
  },
  npc_turn: {
    farthest: (house) =>
      longest(house, (rules) => (npcPace(rules, false) * NPC_PACE_SPREAD.high) / 1000) + MINUTE,
    again: async (house, unit) => unit.now + house.ids.below(WAKE_WITHIN_MS),
  },
  belongings: { farthest: () => HOUR, again: async (_house, unit) => unit.now },
  tally_honors: { farthest: () => HOUR, again: async (_house, unit) => unit.now },
  teaching: { farthest: () => HOUR, again: async (_house, unit) => unit.now },
  housekeeping: { farthest: () => HOUR, again: async (_house, unit) => unit.now },
};

const isTooFar = (house: House, job: JobDoc, now: number): boolean =>
  job.dueAt > now + HORIZONS[job.kind].farthest(house) + SLACK_MS;
const isHeldTooLong = (job: JobDoc, now: number): boolean =>
  job.leaseUntil > now + LONGEST_HOLD_MS + SLACK_MS;

const rightJob = async (house: House, id: string): Promise<void> => {
  await transact(house, async (unit) => {
    const found = await unit.get(jobs, id);
    if (found === null) return ok(undefined);
    const { body } = found;
    const [far, held] = [isTooFar(house, body, unit.now), isHeldTooLong(body, unit.now)];
    if (!far && !held) return ok(undefined);
    const { again, moves } = HORIZONS[body.kind];
    const dueAt = far ? await again(house, unit, body) : body.dueAt;
    const moved = far ? ((await moves?.(body, dueAt, unit)) ?? []) : [];
    const released = held ? { leaseToken: null, leaseUntil: 0 } : {};
    await writeTidied(unit, [...moved, kept(jobs, id, { ...body, dueAt, ...released })]);
    return ok(undefined);
  });
};

const rightJobs = async (house: House): Promise<number> => {
  const now = house.clock.now();
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await house.store.find(jobs, 'claimable', {
      prefix: [],
      from: now + SLACK_MS,
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(
      ...page.items
        .filter(({ body }) => isTooFar(house, body, now) || isHeldTooLong(body, now))
        .map(({ id }) => id),
    );
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  for (const id of found) await rightJob(house, id);
  return found.length;
};

/** Documents found by a time in an index: all that lie farther ahead than they may are mended. */
interface Dated<T> {
  readonly collection: Collection<T>;
  readonly index: string;
  readonly prefixes: (house: House) => readonly IndexKey[];
  /** Milliseconds that this time may lie ahead. */
  readonly farthest: number;
  /** `back` takes a time that lies ahead back by as much as the latest of them is ahead of now, so that their order stays. */
  readonly mended: (body: T, now: number, back: (time: number) => number, house: House) => T;
  /** The time that the index shows. */
  readonly time: (body: T) => number;
  /** What is mended before it, and found by it alone. */
  readonly before?: (house: House, body: T) => Promise<void>;
}

const everywhere = (): readonly IndexKey[] => [[]];
const onEachServer = (house: House): readonly IndexKey[] =>
  [...house.content.gameServers.keys()].map((id) => [id]);
const STATUSES = ['proposed', 'accepted', 'fighting', 'settled', 'declined', 'expired', 'cancelled'] as const;

const mend = async <T>(house: House, dated: Dated<T>): Promise<number> => {
  const { collection, index, farthest, mended, time, before } = dated;
  let count = 0;
  for (const prefix of dated.prefixes(house)) {
    const from = house.clock.now() + farthest + SLACK_MS;
    const look = (descending: boolean, limit: number) =>
      house.store.find(collection, index, { prefix, from, descending, limit });
    const latest = (await look(true, 1)).items[0];
    if (latest === undefined) continue;
    const excess = time(latest.body) - house.clock.now();
    for (let { items } = await look(false, PAGE); items.length > 0; { items } = await look(false, PAGE)) {
      for (const { id, body } of items) {
        await before?.(house, body);
        const done = await tidy(house, async (unit) => {
          const found = await unit.get(collection, id);
          const back = (at: number): number => (at > unit.now ? Math.max(0, at - excess) : at);
          return found === null ? [] : [kept(collection, id, mended(found.body, unit.now, back, house))];
        });
        if (!done.ok) throw new Error(`${collection.name} could not be set right: ${done.refusal.code}`);
      }
      count += items.length;
    }
  }
  return count;
};

const whereDated =
  <T>(dated: Dated<T>) =>
  (house: House): Promise<number> =>
    mend(house, dated);

/** What is told once, at a time of its own. */
const told = <T extends { readonly at: number }>(
  collection: Collection<T>,
  index: string,
  prefixes: Dated<T>['prefixes'],
): Dated<T> => ({
  collection,
  index,
  prefixes,
  farthest: 0,
  time: ({ at }) => at,
  mended: (line, _now, back) => ({ ...line, at: back(line.at) }),
});

/** All that is dated, in the order in which it is looked through; each answers how many documents it has mended. */
const ALL_DATED: readonly ((house: House) => Promise<number>)[] = [
  rightJobs,
  whereDated({
    collection: kingdoms,
    index: 'settled',
    prefixes: everywhere,
    farthest: 0,
    time: ({ turns }) => turns.settledAt,
    mended: (kingdom, now, back, house) => {
      const rules = house.content.gameServers.get(kingdom.serverId);
      return {
        ...withTimesRight(kingdom, now),
        foundedAt: back(kingdom.foundedAt),
        protectedUntil:
          kingdom.protectedUntil === null
            ? null
            : Math.min(kingdom.protectedUntil, now + (rules?.protectionHours ?? 0) * HOUR),
      };
    },
  }),
  whereDated({
    collection: sessions,
    index: 'expiry',
    prefixes: everywhere,
    farthest: REFRESH_SECONDS * 1000,
    time: ({ expiresAt }) => expiresAt,
    before: (house, { accountId }) => rightCards(house, accountId),
    mended: (session, now) => ({
      ...session,
      createdAt: Math.min(session.createdAt, now),
      rotatedAt: Math.min(session.rotatedAt, now),
      expiresAt: Math.min(session.expiresAt, now + REFRESH_SECONDS * 1000),
    }),
  }),
  whereDated({
    collection: accounts,
    index: 'guests',
    prefixes: everywhere,
    farthest: 0,
    time: ({ lastSeenAt }) => lastSeenAt,
    mended: (account, now) => ({ ...account, lastSeenAt: Math.min(account.lastSeenAt, now) }),
  }),
  whereDated({
    collection: learners,
    index: 'day',
    prefixes: everywhere,
    farthest: EASTERNMOST_MS,
    time: ({ today }) => utcMidnight(today.day),
    before: (house, { accountId }) => rightCards(house, accountId),
    mended: withDaysRight,
  }),
  whereDated({
    collection: questions,
    index: 'time',
    prefixes: everywhere,
    farthest: 0,
    time: ({ askedAt }) => askedAt,
    mended: (asked, now, back) => ({
      ...asked,
      askedAt: back(asked.askedAt),
      answer: asked.answer === null ? null : { ...asked.answer, at: Math.min(asked.answer.at, now) },
    }),
  }),
  whereDated(told(chronicle, 'server', onEachServer)),
  whereDated(told(notices, 'time', everywhere)),
  whereDated({
    collection: replies,
    index: 'time',
    prefixes: everywhere,
    farthest: 0,
    time: ({ at }) => at,
    mended: (reply, now) => ({ ...reply, at: Math.min(reply.at, now) }),
  }),
  whereDated({
    collection: battles,
    index: 'status',
    prefixes: (one) => onEachServer(one).flatMap(([id = '']) => STATUSES.map((status) => [id, status])),
    farthest: 0,
    time: (battle) => battle.settledAt ?? battle.proposedAt,
    mended: (battle, now, back, house) => {
      const mended = {
        ...battle,
        proposedAt: back(battle.proposedAt),
        expiresAt: Math.min(battle.expiresAt, now + challengeMs(house)),
        acceptedAt: battle.acceptedAt === null ? null : back(battle.acceptedAt),
      };
      return battle.settledAt === null ? mended : redated(mended, back(battle.settledAt), house.notary);
    },
  }),
];

/** Brings back what lies absurdly far ahead; answers how many documents that were. At start, hourly, and when the clock was set. */
export const setRight = async (house: House): Promise<number> => {
  let total = 0;
  for (const right of ALL_DATED) total += await right(house);
  if (total > 0) house.log.warn({ documents: total }, 'what lay absurdly far ahead was set right');
  return total;
};
