// How many stand above: ranks and head-counts, exact while a realm is small, from a ladder read now and then once it is large.
// Counting through an index costs as much as what it passes; a thousand entries are cheap, twenty thousand at every call are not.
// Invariant: below EXACT the answer is what the store holds now; above it, at most LADDER_MS old.
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { elapsed } from '../clock.ts';
import { kingdoms } from '../store/collections.ts';
import type { Store } from '../store/Store.ts';

export type By = 'honor' | 'power';

/** Entries that are counted at every call. */
const EXACT = 500;
/** How old a ladder may be. */
const LADDER_MS = 60_000;
/** Kingdoms read at a time; other work goes on between. */
const PAGE = 250;

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
    await new Promise<void>((resolve) => setImmediate(resolve));
  } while (cursor !== null);
  return { at, honor: honor.sort((a, b) => a - b), power };
};

/** Standings over a store. */
export const openStandings = (store: Store): Standings => {
  const ladders = new Map<string, Ladder>();
  const reading = new Map<string, Promise<Ladder>>();

  /** An old ladder is good enough while the next is being read. */
  const ladderOf = async (serverId: string): Promise<Ladder> => {
    const known = ladders.get(serverId);
    if (known !== undefined && elapsed() - known.at < LADDER_MS) return known;
    const begun =
      reading.get(serverId) ??
      readLadder(store, serverId, elapsed())
        .then((ladder) => {
          ladders.set(serverId, ladder);
          return ladder;
        })
        .finally(() => reading.delete(serverId));
    reading.set(serverId, begun);
    if (known === undefined) return begun;
    begun.catch(() => undefined);
    return known;
  };

  return {
    async above(serverId, by, value) {
      const counted = await store.count(kingdoms, by, [serverId], { from: value + 1, most: EXACT });
      return counted < EXACT ? counted : greater((await ladderOf(serverId))[by], value);
    },
    async all(serverId) {
      const counted = await store.count(kingdoms, 'power', [serverId], { most: EXACT });
      return counted < EXACT ? counted : (await ladderOf(serverId)).power.length;
    },
  };
};
