// The ledger as its ruler reads it: by stock, by kind of reason, page by page without a gap, and added up.
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import { changeOf, heldAfter, Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
let ruler: Ruler;
beforeAll(async () => {
  server = await aServer();
  ruler = await server.ruler();
  for (const command of [
    { actionType: 'rush_resource', actionId: 'tax_collection' },
    { actionType: 'rename_kingdom', actionId: '', metadata: { name: 'Ratio' } },
    { actionType: 'explore_land', actionId: 'territorial_exploration' },
    { actionType: 'rush_resource', actionId: 'tax_collection' },
  ]) {
    server.pass(60_000);
    valueOf(await ruler.act(command));
  }
});

interface Wish {
  readonly stock?: Stock;
  readonly kind?: LedgerKind;
}

const read = async (limit: number, wish: Wish = {}): Promise<LedgerEntryView[]> => {
  const entries: LedgerEntryView[] = [];
  let cursor: string | undefined;
  do {
    const page = valueOf(await ruler.api.kingdom.ledger({ query: { ...wish, limit, cursor } }));
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return entries;
};

describe('the ledger', () => {
  it.each(Stock.options)(
    'of %s shows each line that touched it once, in pages of any size',
    async (stock) => {
      const touched = (await read(200)).filter((entry) => changeOf(entry, stock) !== 0);
      expect(await read(200, { stock })).toEqual(touched);
      expect(await read(1, { stock })).toEqual(touched);
      expect(await read(3, { stock })).toEqual(touched);
    },
  );

  it('is sifted by kind of reason, alone and with a stock', async () => {
    const all = await read(200);
    const gathered = all.filter(({ reason }) => ledgerReason(reason).kind === 'gathering');
    expect(gathered.length).toBeGreaterThanOrEqual(3);
    expect(await read(2, { kind: 'gathering' })).toEqual(gathered);
    expect(await read(2, { kind: 'gathering', stock: 'land' })).toEqual(
      gathered.filter((entry) => changeOf(entry, 'land') !== 0),
    );
    expect(await read(2, { kind: 'building' })).toEqual([]);
  });

  it.each(Stock.options)('adds up to what is held of %s', async (stock) => {
    const [newest] = await read(200);
    const { account } = valueOf(await ruler.api.kingdom.account({ query: { stock } }));
    const held = newest === undefined ? 0 : heldAfter(newest, stock);
    expect(account.isWhole).toBe(true);
    expect(account.sums.reduce((sum, { came, went }) => sum + came - went, 0)).toBe(held);
    expect(account.course.at(-1)?.held ?? 0).toBe(held);
  });

  it.each(Stock.options)('tells the course of the realm and of its %s in stretches', async (stock) => {
    const all = await read(200);
    const { course } = valueOf(await ruler.api.kingdom.course({ query: { stock } }));
    const { kingdom } = valueOf(await ruler.api.kingdom.own());
    expect(course.isWhole).toBe(true);
    expect(course.power.at(-1)?.held).toBe(kingdom.power);
    const summed = course.stretches.flatMap(({ sums }) => sums);
    expect(summed.reduce((sum, { came, went }) => sum + came - went, 0)).toBe(
      all.reduce((sum, entry) => sum + changeOf(entry, stock), 0),
    );
    expect(course.stretches.reduce((sum, { turns }) => sum + turns, 0)).toBe(
      all.reduce((sum, { turns }) => sum + Math.max(0, -turns), 0),
    );
  });

  it('refuses a cursor that is no line, a stock and a kind that are none', async () => {
    for (const query of ['cursor=AAAA', 'cursor=-1', 'stock=honor', 'kind=luck']) {
      const response = await fetch(`${server.url}/api/ledger?${query}`, {
        headers: { authorization: `Bearer ${ruler.token}` },
      });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });

  it('is nobody else’s', async () => {
    expect(refusalOf(await server.visitor().api.kingdom.account()).status).toBe(401);
    expect(refusalOf(await server.visitor().api.kingdom.course()).status).toBe(401);
    const other = await server.ruler();
    const mine = new Set((await read(200)).map(({ transactionId }) => transactionId));
    const theirs = valueOf(await other.api.kingdom.ledger());
    expect(theirs.entries.filter(({ transactionId }) => mine.has(transactionId))).toEqual([]);
  });
});

describe('the climb', () => {
  it('LO-27 tells level and experience, by what it was learned and when, as the ledger has it', async () => {
    const climber = await server.ruler();
    for (const command of [
      { actionType: 'build_structure', actionId: 'building_construction', metadata: { buildingId: 'town' } },
      { actionType: 'rush_resource', actionId: 'tax_collection' },
    ])
      valueOf(await climber.act(command));
    const told = valueOf(await climber.api.kingdom.progress({ query: {} }));
    const own = valueOf(await climber.api.kingdom.own({ query: {} }));
    expect(told).toMatchObject({
      level: own.kingdom.level,
      ascension: 0,
      experience: own.kingdom.experience,
    });
    expect(told.stats).toMatchObject({
      totalEvents: 2,
      totalXpGained: own.kingdom.experience,
      isWhole: true,
    });
    expect(told.stats.actionBreakdown.map(({ action }) => action)).toEqual([
      'build_structure',
      'rush_resource',
    ]);
    expect(told.stats.recentGains.map(({ displayName, xpGained }) => [displayName, xpGained])).toEqual([
      [ledgerReason('rush_resource').words, 4],
      [ledgerReason('build_structure').words, 20],
    ]);
  });

  it('LO-28 KR-030 reckons the quest of Morpheus from the kingdom, whatever a window says was built', async () => {
    const dreamer = await server.ruler();
    const asked = valueOf(await dreamer.api.kingdom.quest({ query: {} })).quest;
    const told = await dreamer.api.kingdom.trackBuilding({
      query: {},
      body: { buildingType: 'town', buildingName: 'A hundred towns' },
    });
    expect(valueOf(told).quest).toEqual(asked);
    expect(asked).toMatchObject({ isCompleted: false, completionRewards: { experience: 250 } });
    const unheard = await dreamer.api.kingdom.trackBuilding({ query: {}, body: { buildingType: 'moon' } });
    expect(refusalOf(unheard).code).toBe('unknown_building');
    const claimed = await dreamer.act({ actionType: 'claim_quest', actionId: '' });
    expect(refusalOf(claimed)).toMatchObject({ code: 'quest_unfinished' });
  });
});
