// The load driver, which must not die unnoticed: a small crowd plays for some seconds against a server of its own, and everything that was
// acknowledged is found again; and an audit that is told of a lost or a doubled deed says so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { auditOf } from '../load/audit.ts';
import { clusterIn, usedIn, usedSince } from '../load/cluster.ts';
import { shares, spreadOf } from '../load/figures.ts';
import type { Acknowledged, Player } from '../load/player.ts';
import { runLoad } from '../load/run.ts';
import { readWish } from '../load/wish.ts';
import { callsTo } from '../load/calls.ts';
import { aPlayer } from '../load/player.ts';
import { freePort } from '../../scripts/ports.ts';
import { aServer } from '../support/server.ts';
import { longIt } from '../support/longIt.ts';

const QUIETLY = ['--minutes', '0.03', '--warmup', '0.5', '--think', '0.5', '--settle', '0.2'];
/** Real servers and crowds are started as processes; a busy machine takes its time. */
const PATIENCE_MS = 120_000;

/** A ruler whose ledger holds these transactions, and whose commands are answered again with `again`. */
const aBookkeeper = (
  told: readonly string[],
  ledger: readonly string[],
  again: string,
  unanswered = 0,
): Player => ({
  userId: 'nobody',
  book: {
    times: new Map(),
    acknowledged: told.map((transactionId): Acknowledged => ({
      command: { commandId: `command-${transactionId}`, actionType: 'explore_land' },
      transactionId,
      isInLedger: true,
    })),
    refused: new Map(),
    unanswered,
    again: 0,
    absences: { drops: 0, gaps: [], away: 0 },
  },
  call: async (method) =>
    method === 'POST'
      ? { success: true, transactionId: again }
      : {
          success: true,
          entries: ledger.map((transactionId) => ({ reason: 'explore_land', transactionId, turns: -5 })),
          next: null,
        },
  enter: () => Promise.reject(new Error('no rooms')),
  act: () => Promise.resolve(null),
});

describe('the audit of a load run', () => {
  it('finds nothing where the ledger holds what was acknowledged, once', async () => {
    expect(await auditOf(aBookkeeper(['a', 'b'], ['a', 'b'], 'b'))).toMatchObject({ lost: 0, doubled: 0 });
  });
  it.each([
    ['an acknowledged deed that the ledger does not have', aBookkeeper(['a', 'b'], ['b'], 'b'), 1, 0],
    ['a command that is carried out anew when sent again', aBookkeeper(['a'], ['a'], 'c'), 1, 0],
    ['a deed that nobody was told of', aBookkeeper(['a'], ['a', 'c'], 'a'), 0, 1],
    ['a deed that stands in the ledger twice', aBookkeeper(['a'], ['a', 'a'], 'a'), 0, 1],
    ['two acknowledgements of one transaction', aBookkeeper(['a', 'a'], ['a'], 'a'), 0, 1],
  ])('tells of %s', async (_what, player, lost, doubled) => {
    expect(await auditOf(player)).toMatchObject({ lost, doubled });
  });
  it('does not count a deed whose answer never came', async () => {
    expect(await auditOf(aBookkeeper(['a'], ['a', 'c'], 'a', 1))).toMatchObject({ lost: 0, doubled: 0 });
  });
});

describe('the figures of a load run', () => {
  it('are the nearest ranks', () => {
    const values = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(spreadOf(values)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, max: 200 });
    expect(spreadOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 });
  });
  it('come from crowds that are as equal as can be', () => {
    expect(shares(10, 3)).toEqual([4, 3, 3]);
  });
});

describe('a cluster under load', () => {
  it('is found by its folder, and not where none runs', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-cluster-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(() => clusterIn(folder)).toThrow(/no cluster runs/);
    const note = { url: 'http://localhost:4350', processes: [{ name: 'server 1', pid: process.pid }] };
    writeFileSync(path.join(folder, 'cluster.json'), JSON.stringify(note));
    expect(clusterIn(folder)).toEqual(note);
  });
  it.runIf(process.platform === 'linux')('tells what each of its processes used since', () => {
    const processes = [
      { name: 'server 1', pid: process.pid },
      { name: 'gone', pid: 2 ** 30 },
    ];
    const [own, gone] = usedIn({ url: 'http://localhost:4350', processes });
    const { user, system } = process.cpuUsage();
    expect(own?.cpuMs).toBeGreaterThan(0);
    expect(own?.cpuMs).toBeLessThanOrEqual((user + system) / 1000 + 20);
    expect(own?.rssBytes).toBeGreaterThan(2 ** 20);
    const later = { name: 'server 1', cpuMs: 900, rssBytes: 5 };
    expect(usedSince([{ ...later, cpuMs: 300 }], [later])).toEqual([{ ...later, cpuMs: 600 }]);
    expect(gone).toEqual({ name: 'gone', cpuMs: 0, rssBytes: 0 });
  });
});

describe('a player of a load run', () => {
  it('comes back to a room whose server is replaced, as a window does, and acts meanwhile under the same id', async () => {
    const PORT = await freePort();
    const server = await aServer({ PORT });
    const [away, back] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const player = await aPlayer(server.url, callsTo(server.url, 4), true, () => {
      away.resolve();
      return back.promise;
    });
    const world = await player.enter('world', { serverId: 'default-server' });
    expect([world.isLive(), player.book.absences.away]).toEqual([true, 0]);
    await server.close();
    await expect.poll(() => world.isLive()).toBe(false);
    expect(player.book.absences).toMatchObject({ drops: 1, away: 1, gaps: [] });
    const tax = { actionType: 'rush_resource', actionId: 'tax_collection' };
    const acting = player.act(tax, world);
    await away.promise;
    await server.restart();
    back.resolve();
    expect(await acting).toMatchObject({ success: true });
    expect(player.book).toMatchObject({ unanswered: 0, again: 1 });
    await expect.poll(() => world.isLive(), { timeout: 15_000 }).toBe(true);
    expect(player.book.absences).toMatchObject({ drops: 1, away: 0, gaps: [expect.any(Number)] });
    expect(await player.act(tax, world)).toMatchObject({ success: true });
    world.close();
    expect(await auditOf(player)).toMatchObject({ acknowledged: 2, lost: 0, doubled: 0 });
  });
  it('says of a deed that nobody knows what became of it when no server came back within half a minute', async () => {
    let waited = 0;
    const nobody = async (_method: string, path: string) => {
      if (path !== '/api/auth/guest') throw new Error('no server');
      return { body: { success: true, token: 'token', user: { id: 'somebody' } }, cookie: null };
    };
    const player = await aPlayer('', nobody, false, async (milliseconds) => (waited += milliseconds));
    expect(await player.act({ actionType: 'rush_resource', actionId: 'tax_collection' }, 'rest')).toBeNull();
    expect(player.book.unanswered).toBe(1);
    expect(waited).toBeGreaterThanOrEqual(30_000);
    expect(waited).toBeLessThan(40_000);
  });
});

describe('a load run', () => {
  it.each([
    [['--players', 'many'], /--players/],
    [['--players', '3', '--duels', '2'], /--duels/],
    [['--players', '3', '--duels', '1', '--http'], /--duels/],
    [['--url', 'http://localhost:1', '--cluster', 'here'], /--cluster/],
    [['--url', 'http://localhost:1', '--kill'], /--kill/],
    [['--loud'], /loud/],
  ])('refuses %j', (args, why) => {
    expect(() => readWish(args)).toThrow(why);
  });

  it(
    'plays kingdoms and duels in rooms, and loses nothing',
    async () => {
      const wish = readWish([
        ...QUIETLY,
        '--players',
        '10',
        '--duels',
        '2',
        '--actions-per-second',
        '20',
        '--crowds',
        '2',
        '--least',
        '25',
      ]);
      const { acknowledged, battles, audit, drops, away, server, weight } = await runLoad(
        wish,
        () => undefined,
      );
      expect(audit).toMatchObject({ lost: 0, doubled: 0, unanswered: 0 });
      expect(audit.acknowledged).toBeGreaterThan(20);
      expect(acknowledged['act']?.count).toBeGreaterThan(10);
      expect(audit.orders).toBeGreaterThan(0);
      expect(battles).toBeGreaterThanOrEqual(2);
      expect([drops, away]).toEqual([0, 0]);
      // Told by kind of deed, of which a few make up most.
      const deeds = Object.entries(server?.handled ?? {}).filter(([type]) => type.startsWith('act '));
      expect(deeds.length).toBeGreaterThan(1);
      expect(deeds.reduce((sum, [, { count }]) => sum + count, 0)).toBeGreaterThan(10);
      expect(server?.connections).toBeGreaterThanOrEqual(10);
      // Of ten players what is theirs drowns in what the server does meanwhile: that it was weighed is all that can be asked.
      expect(weight?.idle.heap).toEqual(expect.any(Number));
      expect(weight?.heldAtEnd.heap).toEqual(expect.any(Number));
      expect(weight?.atLast.threadsBytes).toBeGreaterThan(0);
      expect(weight?.atLast.heldBytes).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  longIt(
    'plays over REST without a window, and loses nothing',
    async () => {
      const wish = readWish([
        ...QUIETLY,
        '--players',
        '5',
        '--http',
        '--actions-per-second',
        '50',
        '--least',
        '25',
      ]);
      const { acknowledged, audit, server } = await runLoad(wish, () => undefined);
      expect(audit).toMatchObject({ lost: 0, doubled: 0, unanswered: 0 });
      expect(acknowledged['act (rest)']?.count).toBeGreaterThan(20);
      expect(server?.connections).toBe(0);
      expect(server?.handled['POST /api/actions']?.count).toBeGreaterThan(20);
    },
    PATIENCE_MS,
  );
});
