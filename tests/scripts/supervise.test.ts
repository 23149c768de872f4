// The supervisor with a world of its own: no process is started and no time passes but what the tests say.
import { beforeEach, describe, expect, it } from 'vitest';
import { LEAVE_WITHIN_MS, pauseAfter, supervise, WELL_AFTER_MS } from '../../scripts/supervise.mjs';

interface Server {
  readonly ready: () => void;
  readonly ended: (code: number | null, signal: string | null) => void;
  readonly killed: string[];
}
let now: number;
let servers: Server[];
let said: string[];
let ends: number[];
let timers: { readonly at: number; readonly work: () => void }[];
let leave: (signal: string) => void;

/** Lets time pass, and what was put off happen. */
const pass = (milliseconds: number): void => {
  now += milliseconds;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { work } of due) work();
};
const latest = (): Server => {
  const server = servers.at(-1);
  if (server === undefined) throw new Error('no server was started');
  return server;
};

beforeEach(() => {
  [now, servers, said, ends, timers] = [0, [], [], [], []];
  leave = supervise({
    start: ({ ready, ended }) => {
      const killed: string[] = [];
      servers.push({ ready, ended, killed });
      return { kill: (signal: string) => void killed.push(signal) };
    },
    now: () => now,
    later: (work, milliseconds) => {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    say: (words) => void said.push(words),
    end: (code) => void ends.push(code),
  });
});

describe('the supervisor', () => {
  it('starts a server that has ended again, after a pause that doubles up to a minute, and never gives up', () => {
    const pauses: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      latest().ready();
      latest().ended(i % 2 === 0 ? 70 : null, i % 2 === 0 ? null : 'SIGKILL');
      const before = servers.length;
      const pause = (timers[0]?.at ?? 0) - now;
      pass(pause - 1);
      expect(servers).toHaveLength(before);
      pass(1);
      expect(servers).toHaveLength(before + 1);
      pauses.push(pause);
    }
    expect(pauses.slice(0, 10)).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200]);
    expect(pauses.slice(10)).toEqual(pauses.slice(10).map(() => 60_000));
    expect(ends).toEqual([]);
    expect(said.slice(0, 2)).toEqual([
      'The server ended (code 70). It is started again in 0.1 s.',
      'The server ended (SIGKILL). It is started again in 0.2 s.',
    ]);
    expect(pauseAfter(1_000)).toBe(60_000);
  });

  it('begins with a short pause again once the server had stayed well a while', () => {
    const pauseAfterLasting = (milliseconds: number): number => {
      latest().ready();
      pass(milliseconds);
      latest().ended(70, null);
      const pause = (timers[0]?.at ?? 0) - now;
      pass(pause);
      return pause;
    };
    expect([1, 1, 1].map(pauseAfterLasting)).toEqual([100, 200, 400]);
    expect([WELL_AFTER_MS, 1].map(pauseAfterLasting)).toEqual([100, 200]);
    // Long, but never ready: not well.
    pass(WELL_AFTER_MS * 2);
    latest().ended(1, null);
    expect((timers[0]?.at ?? 0) - now).toBe(400);
  });

  it('does not ask again when a server can’t start as things are', () => {
    latest().ended(78, null);
    expect(ends).toEqual([78]);
    expect(timers).toEqual([]);
    expect(said).toEqual([]);
  });

  it('asks again when a server can’t start yet: after a machine came up, the store was there a moment later and nobody asked again', () => {
    latest().ended(75, null);
    expect(ends).toEqual([]);
    pass(500);
    expect(servers).toHaveLength(2);
  });

  it('asks again when it could start before: the port or the data may be held a moment longer', () => {
    latest().ready();
    latest().ended(null, 'SIGKILL');
    pass(500);
    latest().ended(78, null);
    pass(1000);
    expect(servers).toHaveLength(3);
    expect(ends).toEqual([]);
  });

  it('starts again what never got ready for a reason that nobody told', () => {
    latest().ended(1, null);
    pass(500);
    expect(servers).toHaveLength(2);
  });

  it('passes one signal on, however many come, and ends as the server does', () => {
    latest().ready();
    leave('SIGINT');
    leave('SIGTERM');
    expect(latest().killed).toEqual(['SIGINT']);
    expect(ends).toEqual([]);
    latest().ended(0, null);
    expect(ends).toEqual([0]);
    expect(timers).toEqual([]);
  });

  it('ends in good order with a server that was told before it could heed it, which the signal itself ends', () => {
    leave('SIGTERM');
    latest().ended(null, 'SIGTERM');
    expect(ends).toEqual([0]);
  });

  it('kills a server that does not leave', () => {
    leave('SIGTERM');
    pass(LEAVE_WITHIN_MS - 1);
    expect(latest().killed).toEqual(['SIGTERM']);
    pass(1);
    expect(latest().killed).toEqual(['SIGTERM', 'SIGKILL']);
    latest().ended(null, 'SIGKILL');
    expect(ends).toEqual([1]);
  });

  it('ends with a server that was told to leave by someone else, and at once while it only waits', () => {
    latest().ready();
    latest().ended(70, null);
    leave('SIGTERM');
    expect(ends).toEqual([0]);
    pass(WELL_AFTER_MS);
    expect(servers).toHaveLength(1);
  });
});
