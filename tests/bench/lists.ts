// `npm run bench:lists [-- KINGDOMS BATTLES]`: CPU for a page of each list in a realm of 20,000 kingdoms and 50,000 battles, by the
// process's own clock of CPU time. Once as the server answers over HTTP (Express, tokens, JSON and this process's own caller
// included, with /healthz beside it as the price of a call that does nothing), once the list itself with the shaping of its answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from '@sigilla/server/contract/index.ts';
import { roomServices } from '@sigilla/server/app/roomServices.ts';
import { openCrowds } from '@sigilla/server/app/crowds.ts';
import { localBoard } from '@sigilla/server/app/board.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import { openStandings } from '@sigilla/server/app/standings.ts';
import { readConfig } from '@sigilla/server/config.ts';
import { startServer } from '@sigilla/server/main.ts';
import { battleHandlers } from '@sigilla/server/rest/battles.ts';
import { pvpHandlers } from '@sigilla/server/rest/pvp.ts';
import { openReadiness } from '@sigilla/server/app/readiness.ts';
import { realmHandlers } from '@sigilla/server/rest/realm.ts';
import { battles, kingdoms } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Change, Store } from '@sigilla/server/store/Store.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { z } from 'zod';
import { accountIdOf, foughtBattle, SERVER, someBattle, someKingdom } from './someRealm.ts';
import { median } from './measure.ts';

const GOAL_MS = 2;
const [KINGDOMS = 20_000, BATTLES = 50_000] = process.argv.slice(2).map(Number);
const LIVE = 60;
const TURNS = 40;
const CALLS = 10;

const commitAll = async (store: Store, changes: Iterable<Change>): Promise<void> => {
  let group: Change[] = [];
  const flush = async (): Promise<void> => {
    const result = await store.commit(group);
    if (result.status !== 'committed') throw new Error(`not committed: ${result.status}`);
    group = [];
  };
  for (const change of changes) {
    group.push(change);
    if (group.length === 200) await flush();
  }
  if (group.length > 0) await flush();
};

function* someKingdoms(now: number): Generator<Change> {
  for (let n = 0; n < KINGDOMS; n += 1) {
    const kingdom = someKingdom(n, now);
    yield create(kingdoms, kingdom.id, kingdom);
  }
}

function* someBattles(model: BattleDoc, now: number): Generator<Change> {
  for (let n = 0; n < BATTLES; n += 1) {
    const battle = someBattle(model, n, KINGDOMS, now);
    yield create(
      battles,
      battle.id,
      n < BATTLES - LIVE
        ? battle
        : {
            ...battle,
            status: 'fighting',
            settledAt: null,
            report: null,
            spoils: null,
            acceptedAt: now,
            roundDueAt: now + 3_600_000,
          },
    );
  }
}

interface Row {
  readonly what: string;
  readonly milliseconds: number;
}
const measured = async (what: string, call: (n: number) => Promise<unknown>): Promise<Row> => {
  const samples: number[] = [];
  for (let turn = -5; turn < TURNS; turn += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < CALLS; n += 1) await call((turn + 5) * CALLS + n);
    const { user, system } = process.cpuUsage(before);
    if (turn >= 0) samples.push((user + system) / 1000 / CALLS);
  }
  return { what, milliseconds: median(samples) };
};
const shown = ({ what, milliseconds }: Row, goal: boolean): string => {
  const verdict = goal ? `  (goal under ${GOAL_MS}: ${milliseconds < GOAL_MS ? 'met' : 'missed'})` : '';
  return `  ${what.padEnd(36)} ${milliseconds.toFixed(2).padStart(6)} ms${verdict}`;
};

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-lists-'));
const server = await startServer({
  ...readConfig({}),
  PORT: 0,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  NPC_TURN_SECONDS: 86_400,
  RATE_LIMIT_FACTOR: 1_000_000,
});
try {
  const { house } = server;
  const now = house.clock.now();
  await commitAll(house.store, someKingdoms(now));
  await commitAll(house.store, someBattles(await foughtBattle(), now));
  const identityOf = (n: number) => ({
    accountId: accountIdOf(n % 100),
    role: 'player' as const,
    isGuest: false,
  });
  const nobodyLooks = { looked: () => undefined };
  const standings = openStandings(house);
  const pvp = pvpHandlers(
    house,
    standings,
    openPresences(() => now),
  );
  const crowds = openCrowds(localBoard());
  const live = battleHandlers(house, nobodyLooks, crowds);
  const realm = realmHandlers(house, standings, openReadiness(house));
  const rooms = roomServices(
    house,
    openPresences(() => now),
    nobodyLooks,
    crowds,
  );
  const call = (query: object, n: number | null): never =>
    ({
      params: {},
      query: { serverId: SERVER, ...query },
      body: {},
      identity: n === null ? null : identityOf(n),
    }) as never;
  const answered = async (
    shape: z.ZodType,
    handled: Promise<{ readonly ok: boolean; readonly value?: unknown }>,
  ): Promise<string> => {
    const answer = await handled;
    if (!answer.ok) throw new Error('refused');
    return JSON.stringify(z.encode(shape, { ...(answer.value as object), success: true }));
  };
  const by = (name: 'honor' | 'power', npcs: string) => (n: number) =>
    answered(contract.pvp.rankings.answer, pvp.rankings(call({ by: name, npcs, limit: 50 }, n)));
  const rows = [
    await measured('rankings by honor, own rank', by('honor', 'without')),
    await measured('rankings by power, with the realm’s', by('power', 'with')),
    await measured('history', (n) =>
      answered(contract.pvp.history.answer, pvp.history(call({ limit: 50 }, n))),
    ),
    await measured('players', (n) => answered(contract.pvp.players.answer, pvp.players(call({}, n)))),
    await measured('requests', (n) => answered(contract.pvp.requests.answer, pvp.requests(call({}, n)))),
    await measured('live', () => answered(contract.battles.live.answer, live.live(call({}, null)))),
    await measured('chronicle', () =>
      answered(contract.realm.chronicle.answer, realm.chronicle(call({ limit: 50 }, null))),
    ),
    await measured('realm', () => answered(contract.realm.realm.answer, realm.realm(call({}, null)))),
    await measured('world room, drawn whole', async () => {
      await rooms.rankings(SERVER);
      await rooms.chronicle(SERVER);
      await rooms.battlesUnderWay(SERVER);
    }),
    await measured('world room, one ruler’s kingdom', (n) => rooms.ownKingdom(identityOf(n), SERVER)),
  ];
  console.log(`${KINGDOMS} kingdoms, ${BATTLES} battles; CPU for a page, its answer made ready:`);
  for (const row of rows) console.log(shown(row, true));

  const get = (target: string, signedIn: boolean) => async (n: number) => {
    const { accountId } = identityOf(n);
    const token = house.tokens.access({ id: accountId, role: 'player', isGuest: false }, null);
    const response = await fetch(
      `${server.url}${target}`,
      signedIn ? { headers: { authorization: `Bearer ${token}` } } : {},
    );
    if (response.status !== 200) throw new Error(`${target} for ${accountId}: ${response.status}`);
    return response.text();
  };
  console.log('over HTTP, the caller in the same process:');
  console.log(shown(await measured('/healthz (nothing but the call)', get('/healthz', false)), false));
  for (const [target, signedIn] of [
    ['/api/pvp/rankings', true],
    ['/api/pvp/history', true],
    ['/api/pvp/players', true],
    ['/api/battles/live', false],
    ['/api/realm', false],
    ['/api/turns', true],
  ] as const)
    console.log(shown(await measured(target, get(`${target}?serverId=${SERVER}`, signedIn)), false));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
