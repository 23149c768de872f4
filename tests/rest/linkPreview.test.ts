// What a link to a battle shows elsewhere: the head of its page, and the picture, for whoever may see the battle.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { refuse } from '@sigilla/engine/core/result.ts';
import { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { openPictures } from '@sigilla/server/app/pictures/pictures.ts';
import { linkPreviews } from '@sigilla/server/rest/linkPreview.ts';
import { layOutPictures } from '../../client/build/pictureMaker.ts';
import { fixtureBattle } from '../browser/stagePage/fixtures.ts';
import { opened } from '../support/opened.ts';
import { aServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { valueOf } from '../support/caller.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-previews-'));
let server: TestServer;
let address: string;
let pictures: ReturnType<typeof openPictures>;

beforeAll(async () => {
  server = await aServer({ ORDER_WINDOW_SECONDS: 60, PUBLIC_URL: 'https://sigilla.example' });
  await layOutPictures(path.join(folder, 'pictures'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<head><title>Sigilla</title><meta name="description" content="Rule a realm." /></head>',
  );
  pictures = openPictures(server.house.log, folder);
  const app = express();
  app.use(linkPreviews(server.house, pictures, folder));
  app.use((_request, response) => {
    response.status(404).send('the window');
  });
  const http = createServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  opened.push(async () => {
    http.close();
    await pictures.close();
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TOO_MANY = refuse({ code: 'too_many_requests', params: { seconds: 9 } });
const get = (at: string) => fetch(`${address}${at}`);
const contentOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];

/** A battle that the realm has answered. */
const aBattle = async (): Promise<string> => {
  const [from, to] = [await server.ruler(), await server.ruler()];
  const act = (ruler: typeof from, actionId: string, metadata: Readonly<Record<string, unknown>>) =>
    ruler.act({ actionType: 'pvp_battle', actionId, metadata });
  const asked = valueOf(
    await act(from, 'initiate_battle', {
      targetUserId: to.user.id,
      armyId: 'army-1',
      terrain: 'plains',
      message: 'At dawn & never "later" <b>',
    }),
  );
  const battleId = String(asked.actionResult['battleId']);
  expect((await get(`/battles/${battleId}`)).status).toBe(404);
  valueOf(await act(to, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' }));
  return battleId;
};

/** Previews over a house of one's own, and the window behind them. */
const besideWindow = async (house: House): Promise<string> => {
  const app = express();
  app.use(linkPreviews(house, pictures, folder), (_request, response) => void response.send('the window'));
  const http = createServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  opened.push(async () => void http.close());
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
};

describe('the preview of a battle', () => {
  it('stands in the head of its page once the battle was accepted, and says nothing of the message', async () => {
    const battleId = await aBattle();
    const page = await (await get(`/battles/${battleId}`)).text();
    expect(contentOf(page, 'og:title')).toMatch(/^Domus \w+ against Domus \w+$/);
    expect(contentOf(page, 'og:url')).toBe(`https://sigilla.example/battles/${battleId}`);
    expect(contentOf(page, 'og:description')).toContain('on the plains');
    expect(page).not.toContain('Rule a realm.');
    expect(page).not.toContain('At dawn');
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  it('is left out for an address that asks for more than any call may be: the page itself is there', async () => {
    const battleId = await aBattle();
    const spent = { ...server.house, limits: { ...server.house.limits, take: async () => TOO_MANY } };
    expect(await (await fetch(`${await besideWindow(spent)}/battles/${battleId}`)).text()).toBe('the window');
  });

  it('is left out while the store is away: the page itself is there, and the first page has its own', async () => {
    const away = async (): Promise<never> => {
      throw new Error('the store is away');
    };
    const at = await besideWindow({
      ...server.house,
      store: { ...server.house.store, get: away, list: away },
    });
    expect(await (await fetch(`${at}/battles/some-battle`)).text()).toBe('the window');
    expect(contentOf(await (await fetch(`${at}/`)).text(), 'og:url')).toBe('https://sigilla.example/');
  });

  it.each(['none', '..%2f..', 'x'.repeat(99), '%00'])('leaves the page alone for %s', async (id) => {
    expect((await get(`/battles/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await get(`/battles/${id}/picture.png`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the preview of the game', () => {
  it('stands in the head of its first page, and shows the last battle that is over once there is one', async () => {
    const before = await (await get('/')).text();
    expect(contentOf(before, 'og:title')).toBe('Sigilla: rule a realm, win it live, learn its tongue');
    expect(contentOf(before, 'og:url')).toBe('https://sigilla.example/');
    expect(before.match(/<title>Sigilla<\/title>/g)).toHaveLength(1);
    expect(before.match(/name="description"/g)).toHaveLength(1);
    expect(contentOf(before, 'og:image')).toBeUndefined();
    await aBattle();
    const over = async () => {
      server.pass(60_000);
      return valueOf(await server.visitor().api.battles.live()).recent[0]?.id;
    };
    await expect.poll(over, { timeout: 30_000 }).toBeDefined();
    expect(contentOf(await (await get('/')).text(), 'og:image')).toBe(
      `https://sigilla.example/battles/${await over()}/picture.png`,
    );
  });
});

// Half a second of a thread, and of a busy machine a minute.
describe('the picture of a battle', () => {
  const { plan, setup, logs, state, seed } = fixtureBattle({ names: ['Aquilonia', 'Ōrdō Salis'] });
  const commander = (which: 0 | 1) => ({
    kingdomId: `kingdom-${which}`,
    kingdomName: plan.names[which],
    isNpc: false,
    title: null,
    armyId: `army-${which}`,
    armyName: null,
    nonce: null,
    power: 100,
  });
  const view = BattleView.parse({
    id: 'battle-1',
    serverId: 'default-server',
    kind: 'ranked',
    status: 'settled',
    attacker: commander(0),
    defender: commander(1),
    type: setup.type,
    terrain: setup.terrain,
    counter: null,
    weather: setup.weather,
    timeOfDay: setup.timeOfDay,
    season: setup.season,
    message: '',
    proposedAt: 0,
    expiresAt: 1,
    acceptedAt: 1,
    seedHash: 'ab'.repeat(32),
    seed,
    setup,
    rounds: logs,
    given: logs.map(() => ({ attacker: true, defender: false })),
    roundDueAt: null,
    report: battleReport(setup, state, logs),
    spoils: null,
    settledAt: 2,
    side: null,
    ownOrders: null,
    proof: null,
    seals: [],
  });

  it('is a PNG of 1200 by 630, sewn once however often it is asked for', async () => {
    const [first, second] = await Promise.all([pictures.ofBattle(view), pictures.ofBattle(view)]);
    expect(second).toBe(first);
    const png = Buffer.from(first ?? []);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(100_000);
  });

  it('is nothing where the needle breaks, and the next is sewn all the same', async () => {
    const torn = {
      ...view,
      id: 'battle-2' as typeof view.id,
      rounds: [{ ...view.rounds[0], hits: [-1, 0, 0] }],
    };
    expect(await pictures.ofBattle(torn as unknown as BattleView)).toBeNull();
    expect(await pictures.ofBattle({ ...view, id: 'battle-3' as typeof view.id })).not.toBeNull();
  });

  it('is nothing where the window was built without one', async () => {
    const bare = openPictures(server.house.log, path.join(folder, 'nowhere'));
    expect(await bare.ofBattle(view)).toBeNull();
    await bare.close();
  });
});
