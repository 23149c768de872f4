// POST /api/actions over HTTP: nothing lost, nothing doubled, whatever comes twice, at once, or after a restart.
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { ArmyFormation, RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { ActionResult } from '@sigilla/server/contract/action.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { LONG } from '../support/tier.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const HOUR = 3_600_000;
const FORMATIONS = ArmyFormation.options;
const study = { actionType: 'rush_resource', actionId: 'tax_collection' };

const wholeLedger = async (ruler: Ruler): Promise<LedgerEntryView[]> => {
  const entries: LedgerEntryView[] = [];
  let cursor: string | undefined;
  do {
    const page = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 50, cursor } }));
    entries.push(...page.entries);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return entries;
};

const ownKingdom = async (ruler: Ruler) => valueOf(await ruler.api.kingdom.own());

describe('what is answered', () => {
  it('is the treaty’s shape to the letter, though it is sent as the executor made it', async () => {
    const ruler = await server.ruler();
    const commands = [
      study,
      { actionType: 'explore_land', actionId: 'territorial_exploration' },
      { actionType: 'build_structure', actionId: 'building_construction', metadata: { buildingId: 'town' } },
      { actionType: 'recruit_units', actionId: 'militia', quantity: 1 },
      { actionType: 'rename_kingdom', actionId: '', metadata: { name: 'Regnum Novum' } },
    ];
    for (const [index, command] of commands.entries()) {
      const response = await fetch(`${server.url}/api/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: JSON.stringify({ commandId: `to-the-letter-${index}`, ...command }),
      });
      const said: unknown = await response.json();
      expect(said).toMatchObject({ success: true });
      expect(z.encode(ActionResult, ActionResult.parse(said))).toEqual(said);
    }
  });
});

/** The ledger's numbers have no gap and its sum is what the kingdom holds. */
const expectBalanced = async (ruler: Ruler): Promise<void> => {
  const { kingdom } = await ownKingdom(ruler);
  const entries = await wholeLedger(ruler);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => entries.length - 1 - index));
  for (const name of RESOURCES) {
    const sum = entries.reduce((total, { resources }) => total + (resources[name] ?? 0), 0);
    expect([name, sum]).toEqual([name, kingdom.resources[name]]);
  }
  expect(entries.reduce((total, { turns }) => total + turns, 0)).toBe(kingdom.turns.turns);
};

/** On MongoDB, where the same is played again (tests/vitest.config.ts), fewer make as much of a throng. */
const AT_ONCE = LONG || process.env['SIGILLA_TEST_STORE'] !== 'mongo' ? 200 : 80;

describe(`${AT_ONCE} actions at once on one kingdom`, () => {
  it('are each carried out once: turns, ledger and revision agree (G-030)', async () => {
    const ruler = await server.ruler();
    const before = await ownKingdom(ruler);
    const metadata = { armyId: before.kingdom.armies[0]?.id ?? '' };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        ruler.act({
          actionType: 'set_formation',
          actionId: FORMATIONS[index % FORMATIONS.length] ?? 'line',
          metadata,
        }),
      ),
    );
    const done = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    // They come in as the wire brings them: whoever is told to stand as they stand already is refused.
    const refused = answers.filter((answer) => !answer.ok).map(refusalOf);
    expect(refused.filter(({ code }) => code !== 'formation_unchanged')).toEqual([]);
    expect(done.length).toBeGreaterThan(AT_ONCE / 2);
    expect(new Set(done.map(({ transactionId }) => transactionId)).size).toBe(done.length);
    expect(new Set(done.map(({ revision }) => revision)).size).toBe(done.length);
    expect((await ownKingdom(ruler)).revision).toBe(before.revision + done.length);
    await expectBalanced(ruler);
  });

  it('never spend more turns than there are: what can be paid is done, the rest refused', async () => {
    const ruler = await server.ruler();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ruler.act(study)));
    const done = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const refused = answers.filter((answer) => !answer.ok).map(refusalOf);
    // Those that there were, and those that feats have brought meanwhile.
    const brought = done.flatMap(({ actionResult }) => actionResult.achievements ?? []);
    const given = brought
      .flatMap(({ rewards }) => rewards)
      .reduce((sum, { type, quantity }) => sum + (type === 'turns' ? quantity : 0), 0);
    const spent = 2 * Math.floor((100 + given) / 2);
    expect(done).toHaveLength(spent / 2);
    expect(done.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0)).toBe(spent);
    expect(refused).toHaveLength(AT_ONCE - spent / 2);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['need_more_turns']));
    const { revision, kingdom } = await ownKingdom(ruler);
    expect(kingdom.turns.turns).toBe(100 + given - spent);
    expect(kingdom.turnsSpent).toBe(spent);
    expect(revision).toBe(1 + spent / 2);
    await expectBalanced(ruler);
  });

  it('with one command id are one action, and all are told the same transaction', async () => {
    const ruler = await server.ruler();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => ruler.act({ ...study, commandId: 'the-same' })),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).transactionId)).size).toBe(1);
    const { revision, kingdom } = await ownKingdom(ruler);
    expect(kingdom.turns.turns).toBe(98);
    expect(revision).toBe(2);
  });
});

describe('a command that comes again', () => {
  it('is answered from memory, also after a restart, and differs by payload only with 409', async () => {
    const first = await aServer();
    const ruler = await first.ruler();
    const done = valueOf(await ruler.act({ ...study, commandId: 'once' }));
    const second = await first.restart();
    const again = Object.assign(second.visitor(), { token: ruler.token });
    const remembered = valueOf(await again.act({ ...study, commandId: 'once' }));
    expect(remembered).toEqual(done);
    const named = { ...study, commandId: 'once', serverId: 'default-server' };
    expect(valueOf(await again.act(named)).transactionId).toBe(done.transactionId);
    const changed = { ...study, commandId: 'once', actionId: 'intensive_study' };
    expect(refusalOf(await again.act(changed))).toEqual({ status: 409, code: 'command_reused' });
  });

  it('is another command under another account', async () => {
    const [one, other] = [await server.ruler(), await server.ruler()];
    const a = valueOf(await one.act({ ...study, commandId: 'shared' }));
    const b = valueOf(await other.act({ ...study, commandId: 'shared' }));
    expect(a.transactionId).not.toBe(b.transactionId);
  });

  it('is tried anew when it was refused: refusals are not kept', async () => {
    const ruler = await server.ruler();
    while ((await ruler.act(study)).ok);
    const command = { ...study, commandId: 'later' };
    expect(refusalOf(await ruler.act(command)).code).toBe('need_more_turns');
    server.pass(2 * HOUR);
    // By then the access token has run out, as it should.
    expect(refusalOf(await ruler.act(command))).toEqual({ status: 401, code: 'session_ended' });
    ruler.token = valueOf(await ruler.api.auth.refresh()).token;
    expect(valueOf(await ruler.act(command)).turnsSpent).toBe(2);
  });
});

describe('the action result', () => {
  it('G-101 says what was spent, what was gained and what the turns brought (kingdom 3, latin 2.16)', async () => {
    const ruler = await server.ruler();
    const done = valueOf(await ruler.act(study));
    expect(done).toMatchObject({
      success: true,
      turnsSpent: 2,
      turnCost: 2,
      newTurnCount: 98,
      rollbackApplied: false,
    });
    expect(done.actionResult).toMatchObject({ ...study, resourcesSpent: {} });
    expect(done.actionResult['goldGenerated']).toBeGreaterThan(0);
    expect(done.passiveResults.resourceGeneration.generationSources.length).toBeGreaterThan(0);
    expect(done.passiveResults.processingTime).toBeGreaterThan(0);
  });

  it('KR-060 KR-085 of a refusal says that nothing was spent, and nothing was', async () => {
    const ruler = await server.ruler();
    while ((await ruler.act(study)).ok);
    const before = await ownKingdom(ruler);
    // Feats on the way bring turns of their own: what is left is none or one of the two.
    const left = before.kingdom.turns.turns;
    const said = left === 0 ? 'Need 2 more turns' : 'Need 1 more turn';
    const response = await fetch(`${server.url}/api/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
      body: JSON.stringify({ ...study, commandId: 'short' }),
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'need_more_turns',
      error: said,
      message: said,
      turnsSpent: 0,
      newTurnCount: left,
      rollbackApplied: false,
    });
    expect(await ownKingdom(ruler)).toEqual(before);
  });

  it('G-018 takes nothing from the client’s metadata about rewards', async () => {
    const ruler = await server.ruler();
    const metadata = { actionName: 'Tax', expectedReward: 1_000_000, multiplier: 1000 };
    const done = valueOf(await ruler.act({ ...study, metadata }));
    expect(done.actionResult['goldGenerated']).toBeLessThan(1000);
  });

  it('LR-061 G-034 bounds a recruit of 75 at the server', async () => {
    const ruler = await server.ruler();
    const recruit = { actionType: 'recruit_units', actionId: 'militia' };
    expect(refusalOf(await ruler.act({ ...recruit, quantity: 75 })).status).toBe(400);
    expect(refusalOf(await ruler.act({ ...recruit, quantity: 0 })).status).toBe(400);
    expect(valueOf(await ruler.act({ ...recruit, quantity: 5 })).success).toBe(true);
  });

  it('refuses what it can’t read, unknown verbs, unknown game servers and games without a kingdom', async () => {
    const ruler = await server.ruler();
    expect(refusalOf(await ruler.act({ actionType: 'conquer_everything' }))).toEqual({
      status: 400,
      code: 'unknown_action',
    });
    expect(refusalOf(await ruler.act({ ...study, serverId: 'nowhere' }))).toEqual({
      status: 404,
      code: 'unknown_server',
    });
    expect(refusalOf(await ruler.act({ ...study, serverId: 'blitz' }))).toEqual({
      status: 404,
      code: 'no_kingdom',
    });
    expect(refusalOf(await ruler.act({ ...study, commandId: 'has blanks' })).status).toBe(400);
  });

  it('refuses metadata nested too deeply', async () => {
    const ruler = await server.ruler();
    const depth = 20_000;
    const body = `{"commandId":"deep","actionType":"rush_resource","metadata":{"m":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    const response = await fetch(`${server.url}/api/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('G-182 acts on the kingdom of the game server that the command names', async () => {
    const caller = server.visitor();
    const signedIn = valueOf(
      await caller.api.auth.register({
        body: {
          email: 'blitz@example.org',
          password: 'long enough it is',
          kingdomName: 'Fulmen',
          serverId: 'blitz',
        },
      }),
    );
    caller.token = signedIn.token;
    expect(signedIn.user.currentServerId).toBe('blitz');
    expect(valueOf(await caller.act(study)).turnsSpent).toBe(2);
    const there = { ...study, serverId: 'default-server' };
    expect(refusalOf(await caller.act(there)).code).toBe('no_kingdom');
  });
});

describe('a ruler of several kingdoms', () => {
  it('founds one a game server, is told of all of them, and goes from one to another', async () => {
    const ruler = await server.ruler('Domus Prima');
    const standsIn = async () => valueOf(await ruler.api.kingdom.own({ query: {} })).kingdom.name;
    const enter = (serverId: string) => ruler.act({ actionType: 'enter_server', serverId });
    expect(refusalOf(await enter('ager'))).toEqual({ status: 404, code: 'no_kingdom' });
    const found = { actionType: 'found_kingdom', serverId: 'ager', metadata: { name: 'Domus Altera' } };
    valueOf(await ruler.act(found));
    expect(await standsIn()).toBe('Domus Altera');
    expect(refusalOf(await ruler.act(found)).code).toBe('kingdom_there');
    const { kingdoms } = valueOf(await ruler.api.kingdom.holdings());
    expect(Object.fromEntries(kingdoms.map(({ serverId, kingdomName }) => [serverId, kingdomName]))).toEqual({
      ager: 'Domus Altera',
      'default-server': 'Domus Prima',
    });
    expect(valueOf(await enter('default-server')).message).toMatch(/^You rule from The Realm now/);
    expect(await standsIn()).toBe('Domus Prima');
    // Given again it finds nothing to do; who signs in later stands where they were.
    valueOf(await enter('default-server'));
    valueOf(await enter('ager'));
    const { user } = valueOf(await ruler.api.auth.refresh());
    expect(user).toMatchObject({ currentServerId: 'ager', kingdomName: 'Domus Altera' });
    expect(valueOf(await server.visitor().api.realm.realm()).servers.map(({ id }) => id)).toContain('ager');
  });
});

describe('names of kingdoms', () => {
  it('are unique on a game server however they are written, also when two take one at once', async () => {
    const [one, other] = [await server.ruler(), await server.ruler()];
    const answers = await Promise.all([
      one.act({ actionType: 'rename_kingdom', metadata: { name: 'Nova Roma' } }),
      other.act({ actionType: 'rename_kingdom', metadata: { name: 'NOVA  Róma' } }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).map(refusalOf)).toEqual([
      { status: 409, code: 'kingdom_name_taken' },
    ]);
  });
});

describe('limits', () => {
  it('G-158 holds one account’s actions to a rate, says when to come again, and leaves others alone', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.05 });
    const [hasty, calm] = [await strict.ruler(), await strict.ruler()];
    const answers = await Promise.all(Array.from({ length: 30 }, () => hasty.act(study)));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    expect(refused.length).toBe(10);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['429 too_many_requests']),
    );
    expect(
      refused.every(({ retryAfterSeconds }) => retryAfterSeconds !== null && retryAfterSeconds >= 1),
    ).toBe(true);
    expect((await calm.act(study)).ok).toBe(true);
  });
});
