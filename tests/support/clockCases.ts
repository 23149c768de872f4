// What may befall a machine's clock, and what must hold of a realm whatever does: written for any running server over any store.
// A case moves the wall clock and lets real time pass through `ClockHands`; a server's clock has `followed` when it shows the new time and
// nothing lies absurdly far ahead any more. Nothing here waits by the watch.
import { chronicle, jobs, kingdoms, sessions } from '@sigilla/server/store/collections.ts';
import type { Stored } from '@sigilla/server/store/Store.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import type { JobDoc } from '@sigilla/server/store/aggregates/jobs.ts';
import { everything } from './everything.ts';
import { until } from './until.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface ClockHands {
  /** The machine's clock. */
  now(): number;
  /** Lets time pass: the clock goes along. */
  pass(milliseconds: number): void;
  /** Sets the clock forward or back, while no time passes. */
  setClock(milliseconds: number): void;
}

export interface ClockCase {
  readonly name: string;
  /** `followed` resolves when the server lives by the clock as it is now. */
  readonly befall: (hands: ClockHands, followed: () => Promise<void>) => Promise<void>;
}

export const clockCases: readonly ClockCase[] = [
  {
    name: 'an hour back',
    async befall(hands, followed) {
      hands.setClock(-HOUR);
      await followed();
    },
  },
  {
    name: 'an hour forward, as where a machine keeps local time and summer begins',
    async befall(hands, followed) {
      hands.setClock(HOUR);
      await followed();
    },
  },
  {
    name: 'half an hour back, forth and back again',
    async befall(hands, followed) {
      for (const direction of [-1, 1, -1]) {
        hands.setClock((direction * HOUR) / 2);
        await followed();
      }
    },
  },
  {
    name: 'a day forward',
    async befall(hands, followed) {
      hands.setClock(DAY);
      await followed();
    },
  },
  {
    name: '400 days forward and back',
    async befall(hands, followed) {
      hands.setClock(400 * DAY);
      await followed();
      hands.setClock(-400 * DAY);
      await followed();
    },
  },
  {
    name: 'a slow drift',
    async befall(hands, followed) {
      for (let step = 0; step < 40; step += 1) {
        hands.pass(5);
        hands.setClock(step % 2 === 0 ? 11 : 9);
      }
      await followed();
    },
  },
];

const DRIFT_ALLOWED_MS = 1_000;

/** What of a server is looked at. */
interface Looked {
  readonly house: Pick<RunningServer['house'], 'store' | 'content'> & {
    readonly clock: Pick<ClockHands, 'now'>;
  };
}

/** The jobs that wait or are under way, by when they are due. */
export const pendingJobs = async (server: Looked): Promise<readonly JobDoc[]> =>
  (await everything(server.house.store, jobs, 'claimable')).map(({ body }) => body);

/** What lies farther ahead of the server's time than any sound clock could have put it, in words; empty when all is right. */
export const farAhead = async (server: Looked): Promise<readonly string[]> => {
  const { clock, content, store } = server.house;
  const now = clock.now();
  const tooFar = <T>(found: readonly Stored<T>[], time: (body: T) => number, most: number, what: string) =>
    found.filter(({ body }) => time(body) > now + most).map(({ id }) => `${what} ${id}`);
  const lines = await Promise.all(
    [...content.gameServers.keys()].map((id) => everything(store, chronicle, 'server', [id])),
  );
  // Two minutes more than each may lie ahead: slack for clocks that differ.
  const slack = 120_000;
  return [
    ...(await pendingJobs(server))
      .filter(({ dueAt, leaseUntil }) => Math.max(dueAt, leaseUntil) > now + 2 * DAY)
      .map(({ key }) => `job ${key}`),
    ...tooFar(
      await everything(store, kingdoms, 'settled'),
      ({ turns }) => turns.settledAt,
      slack,
      'turns of',
    ),
    ...tooFar(
      await everything(store, sessions, 'expiry'),
      ({ expiresAt }) => expiresAt,
      30 * DAY + slack,
      'session',
    ),
    ...tooFar(lines.flat(), ({ at }) => at, slack, 'chronicle line'),
  ];
};

/** Resolves when a server lives by the clock as it is now, and nothing is left that lies absurdly far ahead. */
export const followedClock = async (server: Looked, hands: Pick<ClockHands, 'now'>): Promise<void> => {
  await until(async () => {
    const { clock } = server.house;
    return Math.abs(clock.now() - hands.now()) < DRIFT_ALLOWED_MS && (await farAhead(server)).length === 0;
  });
};
