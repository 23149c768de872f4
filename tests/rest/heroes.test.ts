// Heroes over HTTP: recruited once, for oneself, by whoever can pay; refused with a sentence and nothing changed otherwise.
import { beforeAll, describe, expect, it } from 'vitest';
import { kingdomOf, rulerWithGold } from '../support/rewritten.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const recruit = (ruler: Ruler, heroId: string, userId?: string) =>
  ruler.api.heroes.recruit({ query: {}, body: { heroId, ...(userId === undefined ? {} : { userId }) } });

describe('POST /api/heroes/recruit', () => {
  it('takes a hero into service for what they ask, once, and says so', async () => {
    const ruler = await rulerWithGold(server, 900);
    const said = valueOf(await recruit(ruler, 'hob_underpike', ruler.user.id));
    expect(said.heroId).toBe('hob_underpike');
    expect(said.message).toContain('Hob Underpike');
    const after = await kingdomOf(ruler);
    expect(after.heroes.map(({ heroId }) => heroId)).toEqual(['hob_underpike']);
    const { entries } = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 20 } }));
    const paid = entries.filter(({ reason, turns }) => reason === 'recruit_hero' && turns < 0);
    expect(paid).toMatchObject([{ turns: -1, resources: { gold: -180 } }]);
    expect(await recruit(ruler, 'hob_underpike')).toMatchObject({
      failure: {
        status: 409,
        code: 'hero_serves_already',
        error: 'Hob Underpike serves you already, and has noticed that you asked again.',
      },
    });
    expect((await kingdomOf(ruler)).resources).toEqual(after.resources);
  });

  it('KR-033 refuses short means, strangers to the books, and another ruler’s purse, and changes nothing', async () => {
    const [poor, rich] = [await rulerWithGold(server, 5), await rulerWithGold(server, 900)];
    const before = [
      JSON.stringify((await kingdomOf(poor)).resources),
      JSON.stringify((await kingdomOf(rich)).resources),
    ];
    expect(await recruit(poor, 'hob_underpike')).toMatchObject({
      failure: {
        status: 409,
        code: 'need_more_resource',
        error: 'Need 175 more gold',
      },
    });
    expect(await recruit(rich, 'dnd_nobody')).toMatchObject({
      failure: { status: 404, code: 'unknown_hero' },
    });
    expect(await recruit(rich, 'odo_long_stair')).toMatchObject({
      failure: { status: 403, code: 'level_required' },
    });
    expect(await recruit(poor, 'hob_underpike', rich.user.id)).toMatchObject({
      failure: {
        status: 403,
        code: 'other_identity',
      },
    });
    expect([
      JSON.stringify((await kingdomOf(poor)).resources),
      JSON.stringify((await kingdomOf(rich)).resources),
    ]).toEqual(before);
    expect([...(await kingdomOf(poor)).heroes, ...(await kingdomOf(rich)).heroes]).toEqual([]);
  });
});
