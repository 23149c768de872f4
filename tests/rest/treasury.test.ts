// The merchants, the artifacts and what is taken down again, over HTTP: what is done once, what is refused with its sentence, and nothing changed by it.
import { beforeAll, describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { withFound } from '@sigilla/engine/kingdom/artifacts.ts';
import { ownKingdom } from '@sigilla/server/app/readings/kingdom.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { kingdomOf } from '../support/rewritten.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

/** A ruler with so much gold and these artifacts, each under its own id. */
const wealthy = async (gold: number, ...found: readonly string[]): Promise<Ruler> => {
  const ruler = await server.ruler();
  const stored = await server.house.store.get(kingdoms, KingdomId.parse((await kingdomOf(ruler)).id));
  if (stored === null) throw new Error('the kingdom is not kept');
  const now = server.house.clock.now();
  const artifacts = found.reduce((held, id) => {
    const definition = kingdomContent.artifacts.get(id);
    if (definition === undefined) throw new Error(`no artifact ${id}`);
    return withFound(held, definition, `own-${id}`, now);
  }, stored.body.artifacts);
  const body = { ...stored.body, artifacts, resources: { ...stored.body.resources, gold } };
  await mustCommit(server.house.store, [replace(kingdoms, stored, body)]);
  return ruler;
};

const trade = (actionId: string, quantity?: number) => ({
  actionType: 'trade_with_kingdom',
  actionId,
  ...(quantity === undefined ? {} : { quantity }),
});

describe('the merchants', () => {
  it('sell at the spec’s rate for two turns, and say what changed hands', async () => {
    const ruler = await wealthy(1000);
    const before = await kingdomOf(ruler);
    const done = valueOf(await ruler.act(trade('gold_for_mana', 3)));
    expect(done).toMatchObject({ success: true, actionResult: { manaGenerated: 3, quantity: 3 } });
    const after = await kingdomOf(ruler);
    // Whatever else the turns brought.
    const income = (name: 'gold' | 'mana') =>
      (before.income[name] - (name === 'gold' ? before.upkeep.gold : 0)) * done.turnsSpent;
    expect(after.resources.mana).toBe(before.resources.mana + 3 + income('mana'));
    expect(after.resources.gold).toBe(before.resources.gold - 300 + income('gold'));
  });

  it.each([
    ['nothing', 'gold_for_mana', 0, 'invalid_request'],
    ['more than 999', 'gold_for_mana', 1000, 'invalid_request'],
    ['half of one', 'gold_for_mana', 0.5, 'invalid_request'],
    ['less than nothing', 'mana_for_gold', -3, 'invalid_request'],
    ['a thing that is not sold', 'gold_for_dragons', 1, 'invalid_request'],
    ['what cannot be paid', 'gold_for_research', 900, 'need_more_resource'],
  ])('G-033 refuse %s, and keep nothing of it', async (_, actionId, quantity, code) => {
    const ruler = await wealthy(1000);
    const before = await kingdomOf(ruler);
    expect(refusalOf(await ruler.act(trade(actionId, quantity)))).toMatchObject({ code });
    expect(await kingdomOf(ruler)).toMatchObject({
      resources: before.resources,
      turns: { turns: before.turns.turns },
    });
  });

  it('G-094 strike a basket whole or not at all', async () => {
    const ruler = await wealthy(1000);
    const before = await kingdomOf(ruler);
    const basket = (...orders: readonly object[]) => ({
      actionType: 'trade_with_kingdom',
      actionId: 'bulk_exchange',
      metadata: { orders },
    });
    const dear = basket(
      { trade: 'gold_for_mana', quantity: 2 },
      { trade: 'gold_for_research', quantity: 99 },
    );
    expect(refusalOf(await ruler.act(dear)).code).toMatch(/^need_more/);
    const twice = basket({ trade: 'gold_for_mana', quantity: 2 }, { trade: 'gold_for_mana', quantity: 1 });
    expect(refusalOf(await ruler.act(twice)).code).toBe('trade_twice');
    expect((await kingdomOf(ruler)).resources).toEqual(before.resources);
    const fair = basket({ trade: 'gold_for_mana', quantity: 2 }, { trade: 'gold_for_research', quantity: 1 });
    expect(valueOf(await ruler.act(fair))).toMatchObject({
      actionResult: { manaGenerated: 2, researchGenerated: 1 },
    });
  });
});

describe('artifacts', () => {
  const use = (actionId: string) => ({ actionType: 'activate_artifact', actionId });
  const rest = (actionId: string) => ({ actionType: 'deactivate_artifact', actionId });

  it('are switched on for a turn and off for nothing, and what they give is in force between', async () => {
    const ruler = await wealthy(500, 'chandelier_of_audience');
    const before = await kingdomOf(ruler);
    expect(valueOf(await ruler.act(use('own-chandelier_of_audience')))).toMatchObject({ turnsSpent: 1 });
    const lit = await kingdomOf(ruler);
    expect(lit.bonuses.yieldPercent.gold).toBe(before.bonuses.yieldPercent.gold + 6);
    expect(refusalOf(await ruler.act(use('own-chandelier_of_audience'))).code).toBe('artifact_at_work');
    expect(valueOf(await ruler.act(rest('own-chandelier_of_audience')))).toMatchObject({ turnsSpent: 0 });
    expect((await kingdomOf(ruler)).bonuses).toEqual(before.bonuses);
    expect(refusalOf(await ruler.act(rest('own-chandelier_of_audience'))).code).toBe('artifact_not_on');
  });

  it('of nobody, of another ruler and of the kind that needs no hand are refused, and take no turn', async () => {
    const ruler = await wealthy(500, 'honest_coin');
    const other = await wealthy(500, 'salt_line');
    const { turns } = (await kingdomOf(ruler)).turns;
    expect(refusalOf(await ruler.act(use('own-salt_line'))).code).toBe('unknown_artifact');
    expect(refusalOf(await ruler.act(use('x'.repeat(65)))).code).toBe('invalid_request');
    expect(refusalOf(await ruler.act(use('own-honest_coin'))).code).toBe('artifact_passive');
    expect((await kingdomOf(ruler)).turns.turns).toBe(turns);
    expect((await kingdomOf(other)).artifacts).toMatchObject([{ id: 'own-salt_line', isActive: false }]);
  });

  it('end by the server’s clock, whatever a window thinks', async () => {
    const ruler = await wealthy(500, 'cloak_of_the_lower_road');
    const kingdom = await kingdomOf(ruler);
    const id = KingdomId.parse(kingdom.id);
    const before = kingdom.activeEffects.length;
    const answer = valueOf(await ruler.act(use('own-cloak_of_the_lower_road')));
    const report = answer.actionResult as { expiresAt?: number | null } | null;
    expect((await kingdomOf(ruler)).activeEffects.length).toBe(before + 1);
    expect(typeof report?.expiresAt).toBe('number');
    server.pass((report?.expiresAt ?? 0) - server.house.clock.now() + 1000);
    // By then the ruler has been signed out; the house reads it for them.
    const stored = await server.house.store.get(kingdoms, id);
    const rules = kingdomContent.gameServers.get('default-server');
    if (stored === null || rules === undefined) throw new Error('the kingdom is not kept');
    expect(ownKingdom(server.house, stored, rules).kingdom.activeEffects.length).toBe(before);
  });
});

describe('what is taken down', () => {
  it('gives its land back and part of its price, and is gone once', async () => {
    const ruler = await wealthy(500);
    const build = {
      actionType: 'build_structure',
      actionId: 'building_construction',
      metadata: { buildingId: 'granary' },
    };
    valueOf(await ruler.act(build));
    const built = await kingdomOf(ruler);
    const down = { actionType: 'demolish_building', actionId: 'granary' };
    expect(valueOf(await ruler.act(down))).toMatchObject({ actionResult: { quantity: 0, landFreed: 1 } });
    expect((await kingdomOf(ruler)).landFree).toBe(built.landFree + 1);
    expect(refusalOf(await ruler.act(down)).code).toBe('building_not_there');
    expect(refusalOf(await ruler.act({ ...down, actionId: 'colosseum' })).code).toBe('unknown_building');
  });
});
