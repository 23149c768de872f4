// What the panels of a kingdom show and when (kingdom.md 2.1 to 2.13), held where it is decided: in the pure words beside each screen.
import { describe, expect, it } from 'vitest';
import { clearsAfter, NONE_YET, saidOf, STARS } from '@sigilla/client/features/artifacts/artifactWords.ts';
import { abilitiesOf, factsOf, nextLevelFacts } from '@sigilla/client/features/buildings/facts.ts';
import { gatheredFor, standingOf, worksOf } from '@sigilla/client/features/greatWorks/works.ts';
import { underStudy } from '@sigilla/client/realm/underStudy.ts';
import { SPELL_PATHS } from '@sigilla/content/schema/building.ts';
import { ARTIFACT_CHANCE } from '@sigilla/engine/kingdom/exploration.ts';
import { Rarity } from '@sigilla/content/schema/artifact.ts';
import { aKingdom, content } from '../support/builders.ts';

const definition = (id: string) => {
  const found = content.buildings.get(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the artifacts', () => {
  it('KR-011 KK-017 a success clears after five seconds', () => {
    const done = { success: true, message: 'It hums.' } as Parameters<typeof saidOf>[0];
    expect(clearsAfter(saidOf(done))).toBe(5000);
    expect(clearsAfter(null)).toBeNull();
  });
  it('KR-012 a failure stays', () => {
    const failure = { success: false, error: 'It is empty.', code: 'artifact_used_up' } as const;
    expect(clearsAfter(saidOf({ ...failure, rollbackApplied: false }))).toBeNull();
  });
  it('KK-018 have one to five stars by rarity', () => {
    expect(Rarity.options.map((rarity) => STARS[rarity])).toEqual([1, 2, 3, 4, 5]);
  });
  it('KT-027 tell whoever has none the chance of the law', () => {
    expect(NONE_YET).toContain(
      `territorial exploration has a ${ARTIFACT_CHANCE}% chance to discover artifacts`,
    );
  });
});

describe('a building that stands', () => {
  const facts = (id: string, level: number, capacity: number) => {
    const kingdom = aKingdom().withoutBuildings().withBuilding(id, level).view();
    const [contribution] = kingdom.contributions;
    if (contribution === undefined) throw new Error(`${id} gives nothing`);
    return factsOf(contribution, { populationCapacity: capacity });
  };
  it('KT-080 KK-031 says its part of the population capacity where that is above a hundred', () => {
    expect(facts('town', 1, 100)).not.toContain('Population capacity +50');
    expect(facts('town', 1, 101)).toContain('Population capacity +50');
  });
  it('KT-082 says the unit cost reduction and the defense of military houses, and of no other', () => {
    expect(facts('barracks', 2, 100)).toEqual(['defense +30%', 'unit cost reduction 16%']);
    expect(facts('town', 2, 100).some((fact) => /unit cost|defense/.test(fact))).toBe(false);
  });
  it('tells of its next level what that adds, for all of its kind together', () => {
    const next = (id: string, level: number, quantity: number) =>
      nextLevelFacts(definition(id), { level, quantity });
    expect(next('farm', 3, 2)).toEqual(['+14 food a turn', 'trade routes carry 40% more']);
    expect(next('farm', 1, 1)).toEqual(['+7 food a turn']);
    expect(next('barracks', 1, 3)).toEqual(['defense +45%', 'unit cost reduction 24%']);
    for (const one of content.buildings.values())
      for (const level of [1, 2, 3, 4].filter((below) => below < one.maxLevel)) {
        const [was, is] = [level, level + 1].map(
          (at) => aKingdom().withoutBuildings().withBuilding(one.id, at, 2).view().contributions[0]?.yields,
        );
        const gold = (is?.gold ?? 0) - (was?.gold ?? 0);
        expect(next(one.id, level, 2).includes(`+${gold} gold a turn`), one.id).toBe(gold > 0);
      }
  });
  it('KK-034 shows what it can do besides from the third level', () => {
    for (const one of content.buildings.values())
      for (const level of [1, 2, 3, 4])
        expect(abilitiesOf(one, { level }), one.id).toEqual(level >= 3 ? one.effects.abilities : []);
    expect(abilitiesOf(definition('barracks'), { level: 3 })).not.toEqual([]);
  });
});

describe('the great works', () => {
  it.each(SPELL_PATHS)(
    'KR-078 of the path %s are its own, ultimate or legendary, and no other path’s',
    (path) => {
      const listed = worksOf('path', { spellPath: path });
      expect(listed.length).toBeGreaterThan(0);
      for (const { tier, requirements } of listed) {
        expect(['ultimate', 'legendary']).toContain(tier);
        expect(requirements.path).toBe(path);
      }
    },
  );
  it('are the ascendant path’s for whoever has chosen none, and blocked until what they ask for stands', () => {
    const kingdom = aKingdom().view();
    const [first] = worksOf('path', kingdom);
    if (first === undefined) throw new Error('no great work');
    expect(first.requirements.path).toBe('ascendant');
    expect(standingOf(first, kingdom)).toBe('blocked');
    expect(standingOf(first, aKingdom().withBuilding(first.id).view())).toBe('constructed');
  });
  it('are painted as high as what they ask for is gathered: from nothing to the whole, and never lower for having more', () => {
    const [first] = worksOf('path', aKingdom().view());
    if (first === undefined) throw new Error('no great work');
    const poor = aKingdom().withoutBuildings().withResources({ gold: 0, mana: 0, land: 0 });
    const rich = { gold: 90_000, mana: 90_000, materials: 90_000, researchPoints: 90_000, land: 900 };
    const nearly = aKingdom().atLevel(60).withResources(rich);
    const whole = first.requirements.buildings.reduce(
      (kingdom, { type, level }) => kingdom.withBuilding(type, level),
      nearly,
    );
    const heights = [poor, aKingdom(), nearly, whole].map((one) => gatheredFor(first, one.view()));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[0]).toBeLessThan(10);
    expect(heights[3]).toBe(100);
  });
});

describe('the research progress button', () => {
  const study = (kind: 'spell' | 'technology', id: string, turnsSpent: number) =>
    ({ kind, spellId: id, spellName: id, turnsSpent, turnsRequired: 13, status: 'active' }) as never;
  it.each([
    [0, 0],
    [5, 38],
    [12, 92],
    [13, 100],
  ])('KK-056 tells %i of 13 turns as %i percent, the fraction dropped', (spent, percent) => {
    expect(underStudy({ spellResearch: [study('spell', 'open_book', spent)] }).percent).toBe(percent);
  });
  it('KR-081 tells of the first that is active, and how many there are besides', () => {
    const waiting = { ...(study('spell', 'unsaid_word', 0) as object), status: 'queued' } as never;
    const told = underStudy({
      spellResearch: [waiting, study('technology', 'bills', 4), study('spell', 'open_book', 9)],
    });
    expect(told).toMatchObject({ active: { spellId: 'bills' }, percent: 30, waiting: 2 });
    expect(underStudy({ spellResearch: [] })).toMatchObject({ percent: 0, waiting: 0 });
  });
});
