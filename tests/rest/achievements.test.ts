// Achievements of kingdoms over HTTP: earned in the commit that reaches them, told once, and what is hidden is in no answer.
import { TIER_WORTH } from '@sigilla/content/schema/feat.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberedLines } from '@sigilla/server/store/aggregates/ledger.ts';
import { kingdoms, ledger, renown, tallies } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { content } from '../support/builders.ts';
import { everything } from '../support/everything.ts';
import { TALLIED_WITHIN_MS } from '@sigilla/engine/honors/tally.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const taxes = { actionType: 'rush_resource', actionId: 'tax_collection' };
const { bronze } = TIER_WORTH;

const gallery = async ({ api }: Ruler) => valueOf(await api.achievements.all({ query: {} }));

/** Puts so much gold into a ruler's chest, as if by nobody. */
const withGold = async (ruler: Ruler, gold: number): Promise<void> => {
  const { store } = server.house;
  const found = await store.findUnique(kingdoms, 'ruler', [ruler.user.id, 'default-server']);
  if (found === null) throw new Error('no kingdom');
  const { resources } = found.body;
  await mustCommit(store, [replace(kingdoms, found, { ...found.body, resources: { ...resources, gold } })]);
};

describe('achievements', () => {
  it('G-112 ER-039 are earned by the deed that reaches them, paid in its own commit, and told once', async () => {
    const ruler = await server.ruler();
    await withGold(ruler, 1600);
    const before = valueOf(await ruler.api.kingdom.own({ query: {} })).kingdom;
    const done = valueOf(await ruler.act(taxes));
    expect(done.actionResult.achievements?.map(({ id }) => id)).toEqual(['first-chest']);
    const { kingdom } = valueOf(await ruler.api.kingdom.own({ query: {} }));
    expect(done.newTurnCount).toBe(kingdom.turns.turns);
    expect(kingdom.turns.turns).toBe(before.turns.turns - done.turnsSpent + bronze.turns);
    const { entries } = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 10 } }));
    const paid = entries.filter(({ reason }) => reason === 'feat_earned');
    expect(paid.map(({ turns, experience }) => [turns, experience])).toEqual([
      [bronze.turns, bronze.experience],
    ]);
    expect(new Set(entries.slice(0, 3).map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(valueOf(await ruler.act(taxes)).actionResult.achievements).toBeUndefined();

    const { notices } = valueOf(await ruler.api.notices.list({ query: { limit: 5 } }));
    expect(notices.filter(({ code }) => code === 'featEarned')).toHaveLength(1);
    const unseen = valueOf(await ruler.api.achievements.unseen());
    expect(unseen).toMatchObject({ earned: 1, achievements: [{ id: 'first-chest' }] });
    valueOf(await ruler.api.achievements.see({ body: { seen: 1 } }));
    expect(valueOf(await ruler.api.achievements.unseen()).achievements).toEqual([]);
    expect((await server.house.store.get(renown, ruler.user.id))?.body.earned).toHaveLength(1);

    // What a feat pays is numbered after the lines of the deed, and the next deed after it: no gap, and none twice.
    const { store } = server.house;
    const books = await everything(store, ledger, 'kingdom', [kingdom.id]);
    const numbers = books.flatMap(({ body }) => numberedLines(body)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at));
    expect((await store.get(kingdoms, kingdom.id))?.body.ledgerCount).toBe(numbers.length);
  });

  it('ER-040 show how far one has come, points, rarity from the tally, and nothing of what is hidden', async () => {
    const ruler = await server.ruler();
    await withGold(ruler, 900);
    valueOf(await ruler.act(taxes));
    const shown = await gallery(ruler);
    expect(shown.progress['first-chest']).toMatchObject({
      required: 1500,
      unlocked: false,
      unlockedAt: null,
    });
    expect(shown.progress['first-chest']?.current).toBeGreaterThanOrEqual(900);
    const told = JSON.stringify(shown);
    const secrets = content.renown.feats.filter(({ hidden }) => hidden);
    expect(shown.hidden).toBe(secrets.length);
    for (const { id, name } of secrets)
      for (const secret of [id, name]) expect(told).not.toContain(`"${secret}"`);
    const held = async () =>
      (await server.house.store.get(tallies, 'kingdom'))?.body.holders['first-chest'] ?? 0;
    server.pass(TALLIED_WITHIN_MS);
    await expect.poll(held).toBeGreaterThanOrEqual(1);
  });

  it('are given on request where a kingdom reached them before anything was counted, and by nothing that is sent', async () => {
    const ruler = await server.ruler();
    await withGold(ruler, 30_000);
    expect((await gallery(ruler)).unlocked).toBe(0);
    const given = valueOf(await ruler.api.achievements.check({ query: {}, body: {} }));
    expect(given.newlyUnlocked.map(({ id }) => id)).toEqual(['first-chest', 'second-chest']);
    expect(valueOf(await ruler.api.achievements.check({ query: {}, body: {} })).newlyUnlocked).toEqual([]);
    const other = await server.ruler();
    expect(
      refusalOf(await other.api.achievements.check({ query: {}, body: { userId: ruler.user.id } })).code,
    ).toBe('other_identity');
    expect(refusalOf(await other.api.achievements.all({ query: { userId: ruler.user.id } })).status).toBe(
      403,
    );
  });
});
