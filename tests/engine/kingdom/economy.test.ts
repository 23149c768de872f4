import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  constructionPrice,
  missingRequirement,
  upgradePrice,
  upgradeTurns,
} from '@sigilla/engine/kingdom/buildings.ts';
import { bonusesOf, reducedTurns, discounted } from '@sigilla/engine/kingdom/bonuses.ts';
import { incomeOf, populationCapacity } from '@sigilla/engine/kingdom/income.ts';
import { RESOURCES, type ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import { levelOf, levelProgress, nextLevelExperience } from '@sigilla/engine/kingdom/levels.ts';
import { plus } from '@sigilla/engine/kingdom/ledger.ts';
import { passTurns } from '@sigilla/engine/kingdom/passTurns.ts';
import { powerOf, powerOfArmy, powerOfMan, powerParts } from '@sigilla/engine/kingdom/power.ts';
import { upkeepOf, upkeepShares } from '@sigilla/engine/kingdom/upkeep.ts';
import { upkeepIsHeavy } from '@sigilla/engine/kingdom/views.ts';
import { mergeUnits, veteranStat } from '@sigilla/engine/kingdom/armies.ts';
import { aKingdom, content, NOW, rulesOf } from '../../support/builders.ts';

const rules = rulesOf();
const building = (id: string) => {
  const definition = content.buildings.get(id);
  if (definition === undefined) throw new Error(`no building ${id}`);
  return definition;
};
const unit = (id: string) => {
  const definition = content.units.get(id);
  if (definition === undefined) throw new Error(`no unit ${id}`);
  return definition;
};

describe('levels', () => {
  it('LR-036 follow floor(xp / 100) + 1 and stop at sixty', () => {
    expect([0, 99, 100, 250, 5899, 5900, 1_000_000].map(levelOf)).toEqual([1, 1, 2, 3, 59, 60, 60]);
    expect([0, 99, 250].map(levelProgress)).toEqual([0, 99, 50]);
    expect([1, 3, 59].map(nextLevelExperience)).toEqual([100, 300, 5900]);
  });
});

describe('buildings', () => {
  it('cost half as much again with each level, land never scaled', () => {
    expect(constructionPrice(building('town'), 1)).toEqual({ gold: 100 });
    expect(upgradePrice(building('town'), { type: 'town', level: 1, quantity: 1 })).toEqual({ gold: 150 });
    expect(upgradePrice(building('town'), { type: 'town', level: 2, quantity: 3 })).toEqual({ gold: 675 });
  });

  it('cost the same in whatever order they are raised and improved', () => {
    const add = (sum: Record<string, number>, price: ResourceDelta) => {
      for (const name of RESOURCES) sum[name] = (sum[name] ?? 0) + (price[name] ?? 0);
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...content.buildings.values()),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 14 }),
        (definition, steps) => {
          const walk = (order: readonly boolean[]) => {
            const sum: Record<string, number> = {};
            let owned = { type: definition.id, level: 1, quantity: 1 };
            add(sum, constructionPrice(definition, 1));
            for (const raises of order) {
              add(sum, raises ? constructionPrice(definition, owned.level) : upgradePrice(definition, owned));
              owned = raises
                ? { ...owned, quantity: owned.quantity + 1 }
                : { ...owned, level: owned.level + 1 };
            }
            return { sum, owned };
          };
          const raising = steps.filter((raises) => raises);
          const improving = steps.filter((raises) => !raises);
          expect(walk([...raising, ...improving])).toEqual(walk([...improving, ...raising]));
          expect(walk(steps)).toEqual(walk([...improving, ...raising]));
        },
      ),
    );
  });

  it('take a turn and more to improve, by tier', () => {
    expect(['town', 'mine', 'fortress'].map((id) => upgradeTurns(building(id)))).toEqual([1, 2, 3]);
  });

  it('KR-024 G-144 take a ruler without a path for an Ascendant, and paths for the same in capitals', () => {
    const may = (path: 'ascendant' | 'nether', spellPath: string | null) => {
      const definition = { ...building('town'), requirements: { level: 1, path, buildings: [] } };
      return missingRequirement(definition, { level: 1, buildings: [], spellPath }, content).ok;
    };
    expect([may('ascendant', null), may('ascendant', 'Ascendant'), may('nether', 'nether')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([may('nether', null), may('ascendant', 'verdant')]).toEqual([false, false]);
  });

  it('G-152 give defense and cheaper recruits by level and number, held to 300 and 60 percent', () => {
    const one = bonusesOf(aKingdom().withoutBuildings().withBuilding('stable', 3, 2).build(), content);
    expect([one.defensePercent, one.recruitPercent, one.eliteUnits]).toEqual([90, 48, true]);
    const many = bonusesOf(
      aKingdom()
        .withBuilding('barracks', 5, 5)
        .withBuilding('stable', 5, 4)
        .withBuilding('fortress', 5, 3)
        .build(),
      content,
    );
    expect([many.defensePercent, many.recruitPercent, many.deploymentPercent]).toEqual([300, 60, 50]);
  });

  it('are reckoned anew where artifacts or buildings were replaced, and where the content is another', () => {
    const before = aKingdom().withBuilding('stable', 3, 2).build();
    const given = bonusesOf(before, content);
    const [artifact] = [...content.artifacts.values()].filter(({ effect }) => effect.rules.length > 0);
    const artifacts = [{ artifactId: artifact?.id ?? '', isActive: true }] as typeof before.artifacts;
    expect(bonusesOf({ ...before, artifacts }, content)).not.toEqual(given);
    expect(bonusesOf({ ...before, buildings: [] }, content)).not.toEqual(given);
    expect(bonusesOf(before, { ...content, buildings: new Map() })).not.toEqual(given);
    expect(bonusesOf(before, content)).toEqual(given);
  });

  it('KR-028 give their category’s special ability only from level 3 (magical, military) or 4 (economic)', () => {
    const at = (level: number) =>
      bonusesOf(
        aKingdom()
          .withBuilding('mage_tower', level)
          .withBuilding('guild', level)
          .withBuilding('barracks', level)
          .build(),
        content,
      );
    expect([2, 3, 4].map((level) => at(level).spellPercent)).toEqual([0, 15, 20]);
    expect([2, 3, 4].map((level) => at(level).tradePercent)).toEqual([0, 0, 40]);
    expect([2, 3, 4].map((level) => at(level).eliteUnits)).toEqual([false, true, true]);
  });

  it('never shorten a deed below one turn nor cheapen a price to nothing', () => {
    expect([reducedTurns(1, 60), reducedTurns(3, 60), reducedTurns(5, 15), reducedTurns(0, 60)]).toEqual([
      1, 1, 4, 0,
    ]);
    expect([discounted(1, 60), discounted(100, 8), discounted(0, 8)]).toEqual([1, 92, 0]);
  });
});

describe('income', () => {
  it('adds the crown’s yield, buildings at their level, artifacts, and percentages on the sum', () => {
    const kingdom = aKingdom().withBuilding('town', 3, 2).withArtifact('honest_coin').build();
    // Towns: 10 gold at level 3 are 20, twice; crown 10; coin 12.
    expect(incomeOf(kingdom, content, rules).total.gold).toBe(10 + 40 + 12);
    const springs = aKingdom().withBuilding('mage_tower', 5, 2).withArtifact('still_spring').build();
    expect(incomeOf(springs, content, rules).total.mana).toBe(48 + 9);
  });

  it('is reckoned once for the same holdings, and anew for other buildings, artifacts or rules', () => {
    const kingdom = aKingdom().withBuilding('town', 3, 2).build();
    const income = incomeOf(kingdom, content, rules);
    const richer = { ...kingdom, resources: plus(kingdom.resources, { gold: 1 }) };
    expect(incomeOf(richer, content, rules)).toBe(income);
    const crown = { ...rules.crown, yields: { ...rules.crown.yields, gold: 1_000 } };
    expect(incomeOf(kingdom, content, { ...rules, crown }).total.gold).toBe(1_000 + 40);
    expect(incomeOf(kingdom, content, rules)).toEqual(income);
    const { artifacts } = aKingdom().withArtifact('honest_coin').build();
    expect(incomeOf({ ...kingdom, artifacts }, content, rules).total.gold).toBe(income.total.gold + 12);
    expect(incomeOf({ ...kingdom, buildings: [] }, content, rules).total.gold).toBe(income.total.gold - 40);
  });

  it('is the sum of its lines', () => {
    const kingdom = aKingdom()
      .withBuilding('guild', 4, 3)
      .withBuilding('trade_district', 5, 5)
      .withArtifact('still_spring')
      .build();
    const { lines, total } = incomeOf(kingdom, content, rules);
    for (const name of RESOURCES)
      expect(lines.reduce((sum, line) => sum + (line.resource === name ? line.amount : 0), 0)).toBe(
        total[name],
      );
  });

  it('has room for a hundred people and what towns add', () => {
    expect(populationCapacity(aKingdom().withoutBuildings().build(), content)).toBe(100);
    expect(populationCapacity(aKingdom().withBuilding('town', 2, 2).build(), content)).toBe(250);
  });
});

describe('upkeep', () => {
  it('is gold cost × upkeep × quantity in gold, rounded down by kind, and bread by head', () => {
    const kingdom = aKingdom().withArmy({ swordsmen: 30, light_cavalry: 10 }).build();
    expect(upkeepOf(kingdom, content)).toEqual({ gold: 15 + 7, food: 6 + 6 });
  });

  it('feeds and pays those who wait at the gate too, and is the sum of the armies', () => {
    const waiting = aKingdom()
      .withArmy({ swordsmen: 30 })
      .build()
      .armies.flatMap(({ units }) => units);
    const kingdom = aKingdom().withArmy({ archers: 20 }, { waiting }).build();
    expect(upkeepOf(kingdom, content)).toEqual({ gold: 6 + 15, food: 4 + 6 });
    expect(upkeepShares(kingdom, content)).toEqual([upkeepOf(kingdom, content)]);
  });

  it('is lessened in bread by what spares bread, and in gold by what spares gold', () => {
    const host = aKingdom().withoutBuildings().withArmy({ militia: 1000 });
    const plain = upkeepOf(host.build(), content);
    const salting = host.withTechnology('salting_house').build();
    expect(bonusesOf(salting, content)).toMatchObject({ rationPercent: 5, upkeepPercent: 0 });
    expect(upkeepOf(salting, content)).toEqual({
      gold: plain.gold,
      food: Math.floor((plain.food * 95) / 100),
    });
  });

  it('is the same however the men are divided among armies, and the shares add up to it', () => {
    const together = aKingdom().withArmy({ militia: 13, archers: 9, light_cavalry: 7 }).build();
    const divided = {
      ...together,
      armies: ['most', 'five'].flatMap((part) =>
        together.armies.map((army) => ({
          ...army,
          units: army.units.map((unit) => ({
            ...unit,
            quantity: part === 'most' ? unit.quantity - 5 : 5,
          })),
        })),
      ),
    };
    expect(upkeepOf(divided, content)).toEqual(upkeepOf(together, content));
    const shares = upkeepShares(divided, content);
    expect(shares).toHaveLength(2);
    expect({
      gold: shares.reduce((sum, { gold }) => sum + gold, 0),
      food: shares.reduce((sum, { food }) => sum + food, 0),
    }).toEqual(upkeepOf(together, content));
  });

  it('KR-003 KR-004 is heavy above half the treasury, not at half, and not when there is none', () => {
    expect([upkeepIsHeavy(51, 100), upkeepIsHeavy(50, 100), upkeepIsHeavy(0, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('turns spent', () => {
  it('move the realm: income comes in and upkeep goes out once a turn', () => {
    const kingdom = aKingdom().build();
    const { gold } = incomeOf(kingdom, content, rules).total;
    const upkeep = upkeepOf(kingdom, content);
    const passed = passTurns(kingdom, 3, content, rules);
    expect(passed.kingdom.resources.gold).toBe(kingdom.resources.gold + 3 * (gold - upkeep.gold));
    expect(passed.passiveResults.resourceGeneration.resourcesGenerated['gold']).toBe(
      3 * (gold - upkeep.gold),
    );
    expect(passed.passiveResults.buildingEffects).toContainEqual({
      buildingName: 'Town',
      effects: {
        bonusesApplied: [
          { resource: 'gold', amount: 30 },
          { resource: 'population', amount: 15 },
        ],
      },
    });
  });

  it('change nothing when none are spent', () => {
    const kingdom = aKingdom().build();
    const passed = passTurns(kingdom, 0, content, rules);
    expect(passed.kingdom).toEqual(kingdom);
    expect(passed.ledger).toEqual([]);
    expect(passed.passiveResults.resourceGeneration).toEqual({
      resourcesGenerated: {},
      generationSources: [],
    });
  });

  it('bring people only while there is room, and say so', () => {
    const passed = passTurns(aKingdom().withResources({ population: 148 }).build(), 2, content, rules);
    expect(passed.kingdom.resources.population).toBe(150);
    expect(passed.passiveResults.eventTriggers).toContainEqual({
      triggered: true,
      text: { code: 'housesFull', params: { people: 12 } },
    });
  });

  it('leave those who are already there when there are more people than room', () => {
    const crowded = aKingdom().withResources({ population: 900 }).build();
    expect(passTurns(crowded, 5, content, rules).kingdom.resources.population).toBe(900);
  });

  it('sink morale in proportion when the pay falls short, and take the treasury to nothing, never below', () => {
    const poor = aKingdom()
      .withoutBuildings()
      .withGold(0)
      .withArmy({ swordsmen: 100 }, { morale: 60 })
      .build();
    const passed = passTurns(poor, 1, content, rules);
    // Fifty gold due, ten of the crown's paid: four fifths short of five points.
    expect(passed.kingdom.resources.gold).toBe(0);
    expect(passed.kingdom.armies[0]?.morale).toBe(56);
    expect(passed.passiveResults.eventTriggers[0]?.text.code).toBe('armyUnpaid');
  });

  it('send soldiers home to their fields only when morale is gone altogether', () => {
    const broke = aKingdom()
      .withoutBuildings()
      .withGold(0)
      .withResources({ population: 10 })
      .withArmy({ swordsmen: 100, archers: 3 }, { morale: 3 })
      .build();
    const first = passTurns(broke, 1, content, rules).kingdom;
    expect(first.armies[0]?.morale).toBe(0);
    expect(first.armies[0]?.units.map(({ quantity }) => quantity)).toEqual([95, 2]);
    expect(first.resources.population).toBe(10 + 2 + 6);
  });

  it('never take a man from an army that a battle holds', () => {
    const broke = aKingdom()
      .withoutBuildings()
      .withGold(0)
      .withArmy({ swordsmen: 100 }, { morale: 0, lockedBy: 'b1' as never })
      .build();
    expect(passTurns(broke, 9, content, rules).kingdom.armies[0]?.units).toEqual(broke.armies[0]?.units);
  });

  it('run supply down without bread and build it up with it', () => {
    const hungry = aKingdom().withResources({ food: 0 }).withArmy({ swordsmen: 100 }, { supply: 50 }).build();
    expect(passTurns(hungry, 1, content, rules).kingdom.armies[0]?.supply).toBe(43);
    const fed = aKingdom().withArmy({ militia: 5 }, { supply: 50 }).withBuilding('granary').build();
    expect(passTurns(fed, 2, content, rules).kingdom.armies[0]?.supply).toBe(62);
  });

  it('rest a paid army to 80 morale, and leave a proud one as it is', () => {
    const at = (morale: number) =>
      passTurns(aKingdom().withArmy({ militia: 5 }, { morale }).build(), 3, content, rules).kingdom.armies[0]
        ?.morale;
    expect([at(70), at(78), at(95)]).toEqual([76, 80, 95]);
  });

  it('come to the same in one go as one by one', () => {
    const kingdom = aKingdom()
      .withGold(40)
      .withArmy({ swordsmen: 90, heavy_cavalry: 20 }, { morale: 20 })
      .build();
    let step = kingdom;
    for (let i = 0; i < 12; i += 1) step = passTurns(step, 1, content, rules).kingdom;
    expect(passTurns(kingdom, 12, content, rules).kingdom).toEqual(step);
  });
});

describe('power', () => {
  it('rates a man by attack, defense and half his health at his level', () => {
    expect(powerOfMan(unit('militia'), 'recruit')).toBe(2 + 3 + 4);
    expect(powerOfMan(unit('swordsmen'), 'legendary')).toBe(10 + 8 + 12);
  });

  it('G-113 adds resources, buildings, armies and artifacts, and grows with each', () => {
    const power = (kingdom: ReturnType<typeof aKingdom>) => powerOf(kingdom.build(), content);
    const bare = power(aKingdom());
    expect(power(aKingdom().withGold(520)) - bare).toBe(1);
    expect(power(aKingdom().withBuilding('granary', 2, 2)) - bare).toBe(80);
    expect(power(aKingdom().withArtifact('sword_of_kings')) - bare).toBe(400);
    const army = aKingdom().withArmy({ knights: 10 }).build().armies[0]?.units ?? [];
    expect(powerOfArmy(army, content)).toBe(270);
  });

  it('counts those who wait for their host to come home from a battle, as it does those who are there', () => {
    const host = aKingdom().withArmy({ knights: 10 }, { lockedBy: 'battle' as never });
    const army = host.build().armies[0];
    if (army === undefined) throw new Error('there is no host');
    const recruited = host.with({ armies: [{ ...army, waiting: army.units }] }).build();
    expect(powerParts(recruited, content).armies).toBe(2 * powerParts(host.build(), content).armies);
  });

  it('KR-006 raises stats from recruit over veteran and elite to legendary, rounded to the nearest point', () => {
    const levels = ['recruit', 'veteran', 'elite', 'legendary'] as const;
    expect(levels.map((level) => veteranStat(5, level))).toEqual([5, 6, 8, 10]);
    expect(veteranStat(4, 'veteran')).toBe(5);
  });
});

describe('armies', () => {
  it('keep one entry a kind and level, experience the mean by head', () => {
    const men = (quantity: number, experience: number) => ({
      unitId: 'archers',
      quantity,
      experience,
      veteranLevel: 'recruit' as const,
      recruitedAt: NOW,
    });
    expect(mergeUnits([men(10, 12)], [men(20, 0)])).toEqual([men(30, 4)]);
  });
});
