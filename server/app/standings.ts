// How many stand above: ranks and head-counts, exact while a realm is small, from a ladder read now and then once it is large.
// Counting through an index costs as much as what it passes: a thousand entries are cheap, a hundred thousand (8 ms) not at every call.
// Invariants: below EXACT the answer is what the store holds now, and a rank is until the first ladder is there; else it is at most a minute old,
// or a minute for every A_MINUTES_WORTH kingdoms. Nobody waits for a ladder.
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { elapsed, wait } from '../clock.ts';
import { kingdoms } from '../store/collections.ts';
import type { Store } from '../store/Store.ts';

export type By = 'honor' | 'power';

/** Entries that are counted at every call. */
const EXACT = 500;
/** How old a ladder may be, and for how many kingdoms: reading one costs by its length, so a longer one is read less often. */
const LADDER_MS = 60_000;
const A_MINUTES_WORTH = 20_000;
/** Kingdoms read at a time. */
const PAGE = 100;
/** Between two pages the ladder rests so many times as long as the page took: whoever asks meanwhile hardly feels that it is being read. */
const REST = 9;
/** But no longer than this: a page that is long in coming from another machine has kept nobody here waiting. */
const LONGEST_REST_MS = 15;

/** What a game server's kingdoms measure, each list ascending. */
interface Ladder {
  /** When it was read, as `elapsed` counts. */
  readonly at: number;
  readonly honor: readonly number[];
  readonly power: readonly number[];
}

export const measureOf = ({ war, power }: Pick<KingdomSummary, 'war' | 'power'>, by: By): number =>
  by === 'honor' ? war.honor : power;

export interface Standings {
  /** Kingdoms of a game server whose measure is above `value`. */
  above(serverId: string, by: By, value: number): Promise<number>;
  /** All kingdoms of a game server, the realm's own included. */
  all(serverId: string): Promise<number>;
}

/** How many of an ascending list are greater. */
const greater = (ascending: readonly number[], value: number): number => {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return ascending.length - low;
};

const readLadder = async (store: Store, serverId: string, at: number): Promise<Ladder> => {
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
  return { at, honor: honor.sort((a, b) => a - b), power };
};

/** Standings over a store. */
export const openStandings = (store: Store): Standings => {
  const ladders = new Map<string, Ladder>();
  const reading = new Set<string>();
  /** Head-counts from before there is a ladder. */
  const heads = new Map<string, { readonly at: number; readonly count: Promise<number> }>();

  const isFresh = ({ at, power }: Ladder): boolean =>
    elapsed() - at < LADDER_MS * Math.max(1, power.length / A_MINUTES_WORTH);

  /** The ladder there is, old or not, or none; where it is none or old, the next is begun to be read. */
  const ladderOf = (serverId: string): Ladder | undefined => {
    const known = ladders.get(serverId);
    if ((known !== undefined && isFresh(known)) || reading.has(serverId)) return known;
    reading.add(serverId);
    readLadder(store, serverId, elapsed())
      .then((ladder) => ladders.set(serverId, ladder))
      // The store is busy or closing: whoever asks next begins anew.
      .catch(() => undefined)
      .finally(() => reading.delete(serverId));
    return known;
  };

  const headsOf = (serverId: string): Promise<number> => {
    const known = heads.get(serverId);
    if (known !== undefined && elapsed() - known.at < LADDER_MS) return known.count;
    const count = store.count(kingdoms, 'power', [serverId]);
    heads.set(serverId, { at: elapsed(), count });
    count.catch(() => heads.delete(serverId));
    return count;
  };

  return {
    async above(serverId, by, value) {
      const wish = { from: value + 1 };
      const counted = await store.count(kingdoms, by, [serverId], { ...wish, most: EXACT });
      if (counted < EXACT) return counted;
      const ladder = ladderOf(serverId);
      return ladder === undefined ? store.count(kingdoms, by, [serverId], wish) : greater(ladder[by], value);
    },
    async all(serverId) {
      const counted = await store.count(kingdoms, 'power', [serverId], { most: EXACT });
      if (counted < EXACT) return counted;
      return ladderOf(serverId)?.power.length ?? headsOf(serverId);
    },
  };
};
