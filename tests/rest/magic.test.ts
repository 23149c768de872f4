// Magic over HTTP: what is studied, cast and chosen by the one door, and every refusal with its sentence and nothing changed.
import { beforeAll, describe, expect, it } from 'vitest';
import { kingdomOf, rewritten } from '../support/rewritten.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

/** A ruler of some level with enough of everything magic costs. */
const mage = async (experience: number, ...learned: string[]): Promise<Ruler> => {
  const ruler = await server.ruler();
  await rewritten(server, (await kingdomOf(ruler)).id, ({ resources, magic }) => ({
    experience,
    resources: { ...resources, mana: 500, researchPoints: 500 },
    magic: { ...magic, learned },
  }));
  return ruler;
};
const research = (actionId: string) => ({ actionType: 'research_spell', actionId });
const cast = (actionId: string) => ({ actionType: 'cast_spell', actionId });

describe('magic', () => {
  it('is studied by the turns of whatever is done, and told with the deed that ended it', async () => {
    const ruler = await mage(0);
    const begun = valueOf(await ruler.act(research('open_book')));
    expect(begun).toMatchObject({
      turnsSpent: 0,
      actionResult: { resourcesSpent: { researchPoints: expect.any(Number) as number } },
    });
    const [study] = (await kingdomOf(ruler)).spellResearch;
    expect(study).toMatchObject({ spellId: 'open_book', status: 'active', turnsSpent: 0 });
    await rewritten(server, (await kingdomOf(ruler)).id, ({ magic }) => ({
      magic: { ...magic, studies: magic.studies.map((one) => ({ ...one, turnsSpent: 12 })) },
    }));
    const last = valueOf(await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
    expect(last.passiveResults.researchProgress).toEqual([
      {
        kind: 'spell',
        researchId: 'open_book',
        researchName: 'The Open Book',
        completed: true,
        progressMade: 1,
      },
    ]);
    expect(last.passiveResults.eventTriggers.map(({ code }) => code)).toContain('spellLearned');
    const { magic, spellResearch } = await kingdomOf(ruler);
    expect([magic.learned, spellResearch]).toEqual([['open_book'], []]);
    const { notices } = valueOf(await ruler.api.notices.list({ query: {} }));
    expect(notices.map(({ link }) => link)).toContain('/spells');
  });

  it('is cast for a turn and mana, and stands in the kingdom until its turns are over', async () => {
    const ruler = await mage(0, 'open_book');
    const before = await kingdomOf(ruler);
    const answer = valueOf(await ruler.act(cast('open_book')));
    expect(answer).toMatchObject({ turnsSpent: 1, actionResult: { spellId: 'open_book', strength: 100 } });
    const after = await kingdomOf(ruler);
    expect(after.activeEffects).toMatchObject([{ kind: 'spell', id: 'open_book' }]);
    expect(after.bonuses.researchPercent).toBeGreaterThan(before.bonuses.researchPercent);
  });

  it.each([
    ['a spell that is not learned', cast('borrowed_fog'), 403, 'spell_not_learned'],
    ['a spell that there is not', cast('abracadabra'), 404, 'unknown_spell'],
    ['a study of what is known', research('open_book'), 409, 'study_known'],
    ['a study of what is too high', research('second_candle'), 403, 'level_required'],
    ['a study without a name', research(''), 404, 'unknown_spell'],
    ['a name without end', research('x'.repeat(65)), 400, 'invalid_request'],
    [
      'a technology that there is not',
      { actionType: 'research_technology', actionId: 'x' },
      404,
      'unknown_technology',
    ],
    [
      'a study given up that is none',
      { actionType: 'abandon_research', actionId: 'x' },
      404,
      'study_not_there',
    ],
    ['a path that there is not', { actionType: 'choose_spell_path', actionId: 'x' }, 400, 'invalid_request'],
  ])('refuses %s, and keeps nothing of it', async (_, wire, status, code) => {
    const ruler = await mage(0, 'open_book');
    const before = await kingdomOf(ruler);
    expect(refusalOf(await ruler.act(wire))).toMatchObject({ status, code });
    const after = await kingdomOf(ruler);
    expect([after.magic, after.resources, after.turns.turns]).toEqual([
      before.magic,
      before.resources,
      before.turns.turns,
    ]);
  });

  it('G-010 KR-080 lets one path be chosen, at level five, once', async () => {
    const choose = (ruler: Ruler, selectedSpellPath: 'nether' | 'verdant') =>
      ruler.api.kingdom.chooseSpellPath({ query: {}, body: { selectedSpellPath } });
    const young = await mage(399);
    expect(refusalOf(await choose(young, 'nether'))).toMatchObject({ status: 403, code: 'level_required' });
    const ruler = await mage(400);
    expect(valueOf(await choose(ruler, 'nether')).selectedSpellPath).toBe('nether');
    expect((await kingdomOf(ruler)).spellPath).toBe('nether');
    expect(refusalOf(await choose(ruler, 'verdant'))).toMatchObject({
      status: 409,
      code: 'spell_path_chosen',
    });
    expect((await kingdomOf(ruler)).spellPath).toBe('nether');
  });
});
