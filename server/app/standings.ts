// How many stand above: ranks and head-counts, exact while a realm is small, counted from milestones once it is large.
// Counting through an index costs as much as what it passes: a thousand entries are cheap, a hundred thousand (8 ms here, 100 on another machine) not at
// every call. So all kingdoms are read through now and then, by one process for all, and what is kept of it is a document (milestones.ts).
// Invariants: below EXACT the answer is what the store holds now; else it is as old as the milestones: a minute, or a minute for every A_MINUTES_WORTH
// kingdoms, and for the first who ask after a quiet time an hour (housekeeping). Nobody waits for a reading. Before there are any (the half minute
// of a first reading) it is counted, once for all who ask, in slices between which others have their turn.
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { elapsed, wait } from '../clock.ts';
import type { Milestones } from '../store/aggregates/milestones.ts';
import { kingdoms, milestones } from '../store/collections.ts';
import type { Store } from '../store/Store.ts';
import type { House } from './house.ts';
import { milestonesOf, passedBy } from './milestones.ts';
import { tidy } from './housekeeping/tidying.ts';
import { kept } from './writeOutcome.ts';

export type By = 'honor' | 'power';

/** Entries that are counted at every call. */
const EXACT = 500;
/** Entries of a slice, where a long stretch is counted. */
const SLICE = 500;
/** How old milestones may be, and for how many kingdoms: reading through costs by their number, so more are read less often. */
const FRESH_MS = 60_000;
const A_MINUTES_WORTH = 20_000;
/** How often this process looks whether another has read: what it knows may be so much older. */
const LOOK_MS = 5_000;
/** For how long the process that took up a reading is left to it. */
const READING_SECONDS = 60;
/** Kingdoms read at a time. */
const PAGE = 100;
/** Between two pages the reading rests so many times as long as the page took: whoever asks meanwhile hardly feels it. */
const REST = 9;
/** But no longer than this: a page that is long in coming from another machine has kept nobody here waiting. */
const LONGEST_REST_MS = 15;

/** By what a kingdom is ranked: a figure that its list is in the order of. */
export const measureOf = ({ war, power }: Pick<KingdomSummary, 'war' | 'power'>, by: By): number =>
  by === 'honor' ? war.honor : power;

export interface Standings {
  /** Kingdoms of a game server whose measure is above `value`. */
  above(serverId: string, by: By, value: number): Promise<number>;
  /** All kingdoms of a game server, the realm's own included. */
  all(serverId: string): Promise<number>;
}

const readThrough = async (store: Store, serverId: string, at: number): Promise<Milestones> => {
  const honor: number[] = [];
  const power: number[] = [];
  let cursor: string | null = null;
  do {
    const began = elapsed();
    const page: Awaited<ReturnType<typeof store.list<unknown, KingdomSummary>>> = await store.list(
      kingdoms,
      'power',
      { prefix: [serverId], limit: PAGE, ...(cursor === null ? {} : { cursor }) },
    );
    for (const { body } of page.items) {
      honor.push(body.war.honor);
      power.push(body.power);
    }
    cursor = page.next;
    if (cursor !== null) await wait(Math.min(LONGEST_REST_MS, REST * (elapsed() - began)));
  } while (cursor !== null);
  return { at, kingdoms: power.length, honor: milestonesOf(honor), power: milestonesOf(power) };
};

/** The measure at one end of an index; null where it is empty. */
const endOf = async (store: Store, by: By, serverId: string, descending: boolean): Promise<number | null> => {
  const { items } = await store.list(kingdoms, by, { prefix: [serverId], limit: 1, descending });
  return items[0] === undefined ? null : measureOf(items[0].body, by);
};

/** Some measures of an index that follow each other. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Entries of it: fewer than a slice, or all of one measure. */
  readonly here: number;
}

/**
 * An index counted from its lowest measure to its highest: a slice a turn, found by narrowing and widening the stretch of measures. Those who share one
 * measure are counted at once.
 */
const surveyOf = async (store: Store, by: By, serverId: string): Promise<readonly Stretch[]> => {
  const highest = (await endOf(store, by, serverId, true)) ?? -Infinity;
  const survey: Stretch[] = [];
  let width = 1;
  let from = (await endOf(store, by, serverId, false)) ?? 0;
  while (from <= highest) {
    const bounds = { from, to: Math.min(highest, from + width - 1) };
    const here = await store.count(kingdoms, by, [serverId], { ...bounds, most: SLICE });
    if (here === SLICE && width > 1) width = Math.ceil(width / 4);
    else {
      const all = here < SLICE ? here : await store.count(kingdoms, by, [serverId], bounds);
      survey.push({ ...bounds, here: all });
      from = bounds.to + 1;
      if (here < SLICE / 2) width *= 2;
    }
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return survey;
};

const sumOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { here }) => sum + here, 0);

const isFresh = ({ at, kingdoms: many }: Milestones, now: number): boolean =>
  Math.abs(now - at) < FRESH_MS * Math.max(1, many / A_MINUTES_WORTH);

const keptOf = async (house: House, serverId: string): Promise<Milestones | null> =>
  (await house.store.get(milestones, serverId))?.body ?? null;

/** The milestones there are, read anew where they are old, unless another process is at that; null where there are none. */
const renewed = async (house: House, serverId: string): Promise<Milestones | null> => {
  const there = await keptOf(house, serverId);
  if (there !== null && isFresh(there, house.clock.now())) return there;
  if (!(await house.company.takeUp(`milestones ${serverId}`, READING_SECONDS))) return there;
  const read = await readThrough(house.store, serverId, house.clock.now());
  // Not kept, where the store is away or another was quicker, they serve this process as well.
  await tidy(house, async () => [kept(milestones, serverId, read)]);
  return read;
};

/** Sees to it that the milestones of every game server that needs them are not older than the time between two calls. */
export const keepMilestones = async (house: House): Promise<void> => {
  for (const serverId of house.content.gameServers.keys())
    if ((await house.store.count(kingdoms, 'power', [serverId], { most: EXACT })) === EXACT)
      await renewed(house, serverId);
};

/** Standings over a house. */
export const openStandings = (house: House): Standings => {
  const { store } = house;
  const known = new Map<string, Milestones>();
  /** When this process last looked at what is kept. */
  const lookedAt = new Map<string, number>();
  const renewing = new Set<string>();
  /** What was counted before there are milestones, for all who ask meanwhile. */
  const surveys = new Map<string, { readonly at: number; readonly survey: Promise<readonly Stretch[]> }>();

  const renew = async (serverId: string): Promise<void> => {
    renewing.add(serverId);
    try {
      const there = await renewed(house, serverId);
      if (there !== null) {
        known.set(serverId, there);
        surveys.clear();
      }
    } catch {
      // The store is busy or closing: whoever asks later begins anew.
    } finally {
      renewing.delete(serverId);
    }
  };

  /** The milestones there are, old or not, or null; where they are old, the next are begun to be read. */
  const milestonesFor = async (serverId: string): Promise<Milestones | null> => {
    const last = lookedAt.get(serverId);
    const mine = known.get(serverId) ?? (await keptOf(house, serverId));
    if (mine !== null && !known.has(serverId)) known.set(serverId, mine);
    const isOld = mine === null || !isFresh(mine, house.clock.now());
    if (isOld && !renewing.has(serverId) && (last === undefined || elapsed() - last >= LOOK_MS)) {
      lookedAt.set(serverId, elapsed());
      void renew(serverId);
    }
    return mine;
  };

  /** As old as a minute: nobody goes through an index for themselves alone. */
  const surveyed = (serverId: string, by: By): Promise<readonly Stretch[]> => {
    const key = `${serverId} ${by}`;
    const there = surveys.get(key);
    if (there !== undefined && elapsed() - there.at < FRESH_MS) return there.survey;
    const survey = surveyOf(store, by, serverId);
    surveys.set(key, { at: elapsed(), survey });
    survey.catch(() => surveys.delete(key));
    return survey;
  };

  const aboveInSurvey = async (serverId: string, by: By, value: number): Promise<number> => {
    const survey = await surveyed(serverId, by);
    const at = survey.findIndex(({ to }) => to > value);
    const own = survey[at];
    if (own === undefined) return 0;
    if (value < own.from) return sumOf(survey.slice(at));
    const { to } = own;
    return (
      sumOf(survey.slice(at + 1)) + (await store.count(kingdoms, by, [serverId], { from: value + 1, to }))
    );
  };

  return {
    async above(serverId, by, value) {
      const from = value + 1;
      const counted = await store.count(kingdoms, by, [serverId], { from, most: EXACT });
      if (counted < EXACT) return counted;
      const passed = passedBy((await milestonesFor(serverId))?.[by] ?? [], value);
      if (passed === undefined) return aboveInSurvey(serverId, by, value);
      if (passed.value === value) return passed.above;
      return passed.upTo + (await store.count(kingdoms, by, [serverId], { from, to: passed.value - 1 }));
    },
    async all(serverId) {
      const counted = await store.count(kingdoms, 'power', [serverId], { most: EXACT });
      if (counted < EXACT) return counted;
      return (await milestonesFor(serverId))?.kingdoms ?? sumOf(await surveyed(serverId, 'power'));
    },
  };
};
