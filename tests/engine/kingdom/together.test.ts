// What buildings give together: stacks, what is missing for the next, mastery, and the validator that speaks of it.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counselSentence } from '@sigilla/content/texts/buildingCounsel.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { preview } from '@sigilla/engine/actions/preview.ts';
import { constructionPrice, constructionTurns } from '@sigilla/engine/kingdom/buildings.ts';
import { validateBuilding } from '@sigilla/engine/kingdom/construction.ts';
import { sourcesBehind, sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import {
  lackingText,
  severalOf,
  isMastered,
  masteryOf,
  stacksOf,
  synergiesOf,
} from '@sigilla/engine/kingdom/together.ts';
import { aKingdom, content, NOW, rulerOf, rulesOf } from '../../support/builders.ts';
import { MemoryRealm, refusedAs } from '../../support/realm.ts';

const synergy = (id: string) => {
  const found = content.synergies.get(id);
  if (found === undefined) throw new Error(`no synergy ${id}`);
  return found;
};
const building = (id: string) => {
  const found = content.buildings.get(id);
  if (found === undefined) throw new Error(`no building ${id}`);
  return found;
};

describe('synergies', () => {
  it('count once for each full set, and no more than their stacks', () => {
    const market = synergy('market_day');
    const stacks = (towns: number, guilds: number) =>
      stacksOf(
        market,
        aKingdom().withBuilding('town', 1, towns).withBuilding('guild', 1, guilds).build().buildings,
      );
    expect([stacks(1, 1), stacks(2, 1), stacks(3, 2), stacks(4, 2), stacks(40, 40)]).toEqual([0, 1, 1, 2, 4]);
  });

  it('want their level, and are a source of what they give', () => {
    const low = aKingdom().withBuilding('brewhouse').withBuilding('farm', 1).build();
    const high = aKingdom().withBuilding('brewhouse').withBuilding('farm', 2).build();
    expect(stacksOf(synergy('hops_and_barley'), low.buildings)).toBe(0);
    expect(
      sourcesBehind(sourcesOf(high, content), 'morale').map(({ kind, name, counted }) => [
        kind,
        name,
        counted,
      ]),
    ).toEqual([
      ['building', 'Brewhouse', 1],
      ['synergy', 'Hops and Barley', 1],
    ]);
  });

  it('one building away are of high priority; the nearest five others are open, each with what is missing', () => {
    const view = aKingdom().withBuilding('town', 1, 2).view();
    const { active, highPriority, available } = synergiesOf(view, content);
    expect(active).toEqual([]);
    expect(highPriority.map((one) => one.synergy.id)).toContain('market_day');
    expect(highPriority.find((one) => one.synergy.id === 'market_day')?.missing).toEqual([
      { type: 'guild', name: 'Guild', level: 1, more: 1, isLow: false },
    ]);
    expect(available).toHaveLength(5);
    for (const { missing } of available) expect(missing.length).toBeGreaterThan(0);
  });

  it('name exactly what brings the next stack', () => {
    const anyBuildings = fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...content.buildings.keys()),
        level: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { selector: ({ type }) => type, maxLength: 30 },
    );
    fc.assert(
      fc.property(anyBuildings, (buildings) => {
        const { magic, resources } = aKingdom().build();
        const holder = { buildings, magic, resources, spellPath: null, level: 60 };
        const { highPriority, available } = synergiesOf(holder, content);
        for (const { synergy: one, stacks, missing } of [...highPriority, ...available]) {
          expect(stacksOf(one, buildings)).toBe(stacks - 1);
          const raised = new Map(buildings.map((owned) => [owned.type, owned]));
          for (const { type, level, more } of missing) {
            const owned = raised.get(type);
            raised.set(type, {
              type,
              level: Math.max(level, owned?.level ?? 1),
              quantity: (owned?.quantity ?? 0) + more,
            });
          }
          expect(stacksOf(one, [...raised.values()])).toBeGreaterThanOrEqual(stacks);
        }
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});

describe('mastery complexes', () => {
  it('G-116 stand when the whole of them does, give once, and tell how far they are', () => {
    const begun = aKingdom().withBuilding('farm', 4, 2).view();
    expect(masteryOf(begun, content).inProgress[0]).toMatchObject({ percent: expect.any(Number) as number });
    const whole = aKingdom()
      .withBuilding('farm', 4, 4)
      .withBuilding('granary', 3, 3)
      .withBuilding('bakehouse', 2, 2)
      .view();
    expect(masteryOf(whole, content).completed.map(({ complex, percent }) => [complex.id, percent])).toEqual([
      ['breadbasket', 100],
    ]);
    expect(sourcesOf(whole, content).some(({ kind }) => kind === 'mastery')).toBe(true);
  });

  it('show at most three that were not begun', () => {
    const { available } = masteryOf(aKingdom().withoutBuildings().view(), content);
    expect(available).toHaveLength(3);
    for (const { complex } of available) expect(isMastered(complex, [])).toBe(false);
  });
});

describe('the validator of constructions', () => {
  it('KR-076 G-116 allows exactly what the server allows, whatever is held', () => {
    const someone = fc.record({
      id: fc.constantFrom(...content.buildings.keys()),
      level: fc.integer({ min: 1, max: 60 }),
      gold: fc.integer({ min: 0, max: 20_000 }),
      land: fc.integer({ min: 4, max: 60 }),
      turns: fc.integer({ min: 0, max: 9 }),
      towns: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(someone, ({ id, level, gold, land, turns, towns }) => {
        const view = aKingdom()
          .atLevel(level)
          .withBuilding('town', towns)
          .withBuilding('university', 4)
          .withTurns(turns)
          .withResources({ gold, land, mana: 9000, researchPoints: 9000, materials: 9000 })
          .view();
        const asked = preview(
          buildStructure,
          {
            now: NOW,
            actor: rulerOf(aKingdom().build()),
            kingdom: view,
            seen: null,
            content,
            rules: rulesOf(),
          },
          { buildingId: id },
        );
        const { canBuild, missingRequirements } = validateBuilding(building(id), view, content);
        expect(canBuild, id).toBe(asked.ok);
        expect(missingRequirements.length === 0, id).toBe(canBuild);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('KR-077 refuses every special building that stands already, and so does the server', () => {
    const special = [...content.buildings.values()].filter((one) => one.special !== null);
    expect(special.length).toBeGreaterThan(10);
    for (const { id, requirements } of special) {
      const realm = new MemoryRealm(
        aKingdom().with({ spellPath: requirements.path }).atLevel(60).withBuilding(id).withTurns(50).build(),
      );
      const before = realm.kingdom('harrow');
      expect(refusedAs(realm.play('harrow', buildStructure.wire({ buildingId: id }))), id).toBe(
        'building_limit',
      );
      expect(realm.kingdom('harrow')).toBe(before);
      const { canBuild, missingRequirements } = validateBuilding(
        building(id),
        aKingdom().withBuilding(id).view(),
        content,
      );
      expect(canBuild, id).toBe(false);
      expect(missingRequirements[0]?.code, id).toBe('building_limit');
    }
  });

  it('warns of an empty chest, advises what completes a synergy, and reckons the turns', () => {
    const view = aKingdom().withBuilding('town', 1, 2).withGold(160).view();
    const said = validateBuilding(building('guild'), view, content);
    expect(said.canBuild).toBe(true);
    expect(said.warnings.map(counselSentence)).toContain('This takes 93% of your gold.');
    expect(said.strategicRecommendations.map(counselSentence)).toContain(
      'It completes Market Day: +8 gold a turn.',
    );
    expect(said.estimatedTurns).toBe(1);
    const poor = aKingdom().withGold(0).withoutArmies().view();
    expect(validateBuilding(building('town'), poor, content)).toMatchObject({
      canBuild: false,
      missingRequirements: [{ code: 'need_more_resource', params: { n: 100, resource: 'gold' } }],
      estimatedTurns: 1 + Math.ceil(100 / poor.income.gold),
    });
  });

  it('takes five turns for a special building and one for any other', () => {
    for (const definition of content.buildings.values()) {
      expect(constructionTurns(definition)).toBe(definition.special === null ? 1 : 5);
      expect(constructionPrice(definition, 1).gold).toBe(definition.costs.gold);
    }
  });
});

describe('what is missing, in words', () => {
  it('counts houses as English does', () => {
    const missing = { type: 'farm', name: 'Farm', level: 4, more: 3, isLow: false };
    expect(lackingText(missing)).toBe('3 more Farms at level 4');
    expect(lackingText({ ...missing, more: 1, level: 1 })).toBe('1 more Farm');
    expect(lackingText({ ...missing, more: 0, isLow: true })).toBe('Farm at level 4');
    expect(['Granary', 'Barracks', 'House of Alembics', 'Arcane Nexus'].map(severalOf)).toEqual([
      'Granaries',
      'Barracks',
      'Houses of Alembics',
      'Arcane Nexuses',
    ]);
  });
});
