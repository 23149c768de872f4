// Daylight saving begins and ends while a realm runs, in zones of every kind: whatever falls due does so after its own seconds, an hour neither
// early nor late. The server's own zone is the machine's; nothing it does may ask for it.
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { deadlines } from '../support/deadlines.ts';
import type { Begun } from '../support/deadlines.ts';
import { aServer } from '../support/server.ts';
import { LONG } from '../support/tier.ts';
import { changesOf, ZONES } from '../support/zones.ts';

const REALM_BEGAN = Date.UTC(2026, 10, 21, 12);
const WINDOW_SECONDS = 600;
const BEFORE_MS = 300_000;

/** One zone of each kind, in a long run all. */
const zones = LONG ? ZONES : ZONES.filter((zone) => zone !== 'America/New_York');
const changes = zones.flatMap((zone) =>
  changesOf(zone, REALM_BEGAN).map((at) => ({ zone, at, when: new Date(at).toISOString() })),
);

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

it('has two changes a zone to live through', () => {
  expect(changes).toHaveLength(zones.length * 2);
});

/** What falls due within so many milliseconds of each other is waited for together. */
const APART_MS = 5_000;
const inGroups = <T extends { readonly afterMs: number }>(sorted: readonly T[]): readonly T[][] => {
  const groups: T[][] = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && one.afterMs - group[0].afterMs < APART_MS) group.push(one);
    else groups.push([one]);
  }
  return groups;
};

describe.each(changes)('in $zone, when its clocks change at $when,', ({ zone, at }) => {
  it('everything falls due after its own seconds', async () => {
    process.env['TZ'] = zone;
    expect(new Date(at).getTimezoneOffset()).not.toBe(new Date(at - 1).getTimezoneOffset());
    const made = await aServer({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS, NPC_KINGDOMS: 0 });
    const server = await made.startedAt(at - BEFORE_MS);
    const began = server.now();
    const begun: (Begun & { readonly what: string; readonly late: Begun })[] = [];
    // Each twice: to be asked a second before it is due, and a second after.
    for (const { what, begin } of deadlines)
      begun.push({ what, ...(await begin(server)), late: await begin(server) });
    for (const together of inGroups(begun.toSorted((a, b) => a.afterMs - b.afterMs))) {
      const [first] = together;
      const last = together.at(-1);
      if (first === undefined || last === undefined) continue;
      // Where clocks change at midnight, the day ends as they do.
      expect(first.afterMs, first.what).toBeGreaterThanOrEqual(BEFORE_MS);
      server.pass(began + first.afterMs - 1_000 - server.now());
      for (const { what, hasCome } of together)
        expect(await hasCome(), `${what}, a second early`).toBe(false);
      server.pass(last.afterMs - first.afterMs + 2_000);
      for (const { late } of together) await until(late.hasCome);
    }
  });
});
