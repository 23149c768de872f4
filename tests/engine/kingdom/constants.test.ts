// Every number that the specification fixes for a kingdom (kingdom.md §9), one row each, held against what the engine and the content do.
import { expect, it } from 'vitest';
import {
  adviceFor,
  buildingsLabel,
  populationLabel,
  rankLabel,
  stockLabel,
} from '@sigilla/client/features/overview/advice.ts';
import { formations } from '@sigilla/content/kingdom/formations.ts';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { EXPERIENCE_STEP, MAIN_ARMY, veteranStat } from '@sigilla/engine/kingdom/armies.ts';
import { ACTIVATION_TURNS } from '@sigilla/engine/kingdom/artifacts.ts';
import { constructionPrice, constructionTurns, upgradeTurns } from '@sigilla/engine/kingdom/buildings.ts';
import { amountsOf, amountsOfCategory } from '@sigilla/engine/kingdom/effects.ts';
import {
  ARTIFACT_CHANCE,
  EXPLORE_TURNS,
  explorationGold,
  explore,
} from '@sigilla/engine/kingdom/exploration.ts';
import { WORTH, worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { BASE_POPULATION_CAPACITY } from '@sigilla/engine/kingdom/income.ts';
import { RUSHES, rushReward, type RushId } from '@sigilla/engine/kingdom/rush.ts';
import { masteryOf, synergiesOf } from '@sigilla/engine/kingdom/together.ts';
import { TRADE_QUANTITY, tradeCost, tradeTurns, TRADES } from '@sigilla/engine/kingdom/trade.ts';
import { upkeepOf } from '@sigilla/engine/kingdom/upkeep.ts';
import { kingdomStatus, upkeepIsHeavy } from '@sigilla/engine/kingdom/views.ts';
import { aKingdom, content, HOUR, NOW, rulesOf } from '../../support/builders.ts';
import { done, MemoryRealm } from '../../support/realm.ts';

const definition = (id: string) => {
  const found = content.buildings.get(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
/** Price, height and first-level yield of a building, as planner and calculator print them. */
const page = (id: string) => {
  const { costs, maxLevel, effects } = definition(id);
  const given: Record<string, number> = {};
  for (const rule of effects.rules) if (rule.kind === 'yield') given[rule.resource] = rule.amount;
  const { gold = 0, mana = 0, population = 0, researchPoints = 0 } = given;
  return [
    [costs.gold, costs.mana, costs.land, costs.researchPoints],
    maxLevel,
    [gold, mana, population, researchPoints],
  ];
};
const category = (of: Parameters<typeof amountsOfCategory>[0], level: number, quantity: number) =>
  Object.fromEntries(amountsOfCategory(of, { level, quantity }).map(({ bonus, amount }) => [bonus, amount]));
const stats = (id: string) => {
  const unit = content.units.get(id);
  return [unit?.stats.attack, unit?.stats.defense, unit?.stats.health, unit?.costs.gold];
};
const rushed = (id: RushId) =>
  rushReward(
    id,
    {
      ...aKingdom()
        .withoutBuildings()
        .withBuilding('aqueduct', 5, 4)
        .withResources({ population: 201, land: 59 })
        .build(),
      level: 7,
    },
    content,
  );
const bonus = (id: string, quantity: number) =>
  aKingdom().withoutBuildings().withBuilding(id, 1, quantity).view().bonuses;
const soldiersCost = (men: Parameters<ReturnType<typeof aKingdom>['withArmy']>[0]) =>
  upkeepOf(aKingdom().withoutBuildings().withArmy(men).build(), content).gold;
const militia = () => soldiersCost({ swordsmen: 30 });
const shape = (id: string) => formations.find((one) => one.id === id)?.description;
const NONE = { tradeDiscount: 0 };
const rate = (trade: keyof typeof TRADES) => [tradeCost({ trade, quantity: 1 }, NONE), TRADES[trade].each];

type Row = readonly [id: string, name: string, actual: () => unknown, expected: unknown];
const ROWS: readonly Row[] = [
  ['KK-001', 'a recruit’s stats are his own', () => veteranStat(10, 'recruit'), 10],
  ['KK-002', 'a veteran’s are 1.2 times that', () => veteranStat(10, 'veteran'), 12],
  ['KK-003', 'an elite soldier’s 1.5 times', () => veteranStat(10, 'elite'), 15],
  ['KK-004', 'a legend’s twice', () => veteranStat(10, 'legendary'), 20],
  [
    'KK-005',
    'rounded to the nearest point',
    () => [veteranStat(3, 'elite'), veteranStat(6, 'veteran')],
    [5, 7],
  ],
  ['KK-006', 'upkeep is price × upkeep × quantity', militia, (50 * 10 * 30) / 1000],
  [
    'KK-007',
    'upkeep above half of the gold is heavy',
    () => [upkeepIsHeavy(51, 100), upkeepIsHeavy(50, 100)],
    [true, false],
  ],
  [
    'KK-008',
    'armies cost something as soon as there is a man, and nothing before',
    () => [{}, { swordsmen: 30 }].map((men) => soldiersCost(men) > 0),
    [false, true],
  ],
  ['KK-009', 'twenty points to the next level of a soldier', () => EXPERIENCE_STEP, 20],
  // The page's percentages are a battle's to fight out; what each shape is for is said in its words.
  [
    'KK-010',
    'a phalanx is for its front',
    () => shape('phalanx'),
    expect.stringContaining('famous for its front'),
  ],
  ['KK-011', 'a wedge for breaking through', () => shape('wedge'), expect.stringContaining('break through')],
  ['KK-012', 'a circle for all sides', () => shape('circle'), expect.stringContaining('from all directions')],
  ['KK-013', 'a line for missiles', () => shape('line'), expect.stringContaining('good for ranged combat')],
  ['KK-014', 'combined arms are balanced', () => shape('combined'), expect.stringContaining('balanced')],
  ['KK-015', 'the first army is called so', () => MAIN_ARMY, 'Main Army'],
  ['KK-016', 'an artifact costs a turn to use', () => ACTIVATION_TURNS, 1],
  [
    'KK-020',
    'artifacts work and rest by hours',
    () => {
      const own = aKingdom().withArtifact('hunting_horn_of_dawn').build();
      const realm = new MemoryRealm(own);
      const { decision } = done(
        realm.play('harrow', activateArtifact.wire({ artifactId: 'own-hunting_horn_of_dawn' })),
      );
      return decision.done.report;
    },
    expect.objectContaining({ expiresAt: NOW + 6 * HOUR, cooldownUntil: NOW + 24 * HOUR }),
  ],
  ['KK-019', 'fifteen explorations of a hundred find an artifact', () => ARTIFACT_CHANCE, 15],
  [
    'KK-025',
    'military: defense 15 % a level and building',
    () => category('military', 2, 3)['defensePercent'],
    90,
  ],
  [
    'KK-026',
    'military: recruits 8 % cheaper a level and building',
    () => category('military', 2, 3)['recruitPercent'],
    48,
  ],
  [
    'KK-027',
    'magical from level 3: spells 5 % a level',
    () => [2, 3].map((level) => category('magical', level, 1)['spellPercent']),
    [undefined, 15],
  ],
  [
    'KK-028',
    'military from level 3: elite soldiers',
    () => [2, 3].map((level) => category('military', level, 1)['eliteUnits']),
    [undefined, 1],
  ],
  [
    'KK-029',
    'economic from level 4: routes 10 % a level',
    () => [3, 4].map((level) => category('economic', level, 1)['tradePercent']),
    [undefined, 40],
  ],
  ['KK-030', 'room for a hundred without a town', () => BASE_POPULATION_CAPACITY, 100],
  ['KK-032', 'raising takes a turn', () => constructionTurns(definition('town')), 1],
  [
    'KK-033',
    'improving takes one or more',
    () => Math.min(...[...content.buildings.values()].map(upgradeTurns)),
    1,
  ],
  [
    'KK-035',
    'five opportunities are shown at most',
    () => synergiesOf(aKingdom().view(), content).available.length,
    5,
  ],
  [
    'KK-036',
    'an improvement is one level (KK-037: one a time, where nothing is said)',
    () => {
      const { decision } = done(
        new MemoryRealm(aKingdom().build()).play('harrow', upgradeBuilding.wire({ buildingId: 'town' })),
      );
      return decision.kingdom.buildings.find(({ type }) => type === 'town')?.level;
    },
    2,
  ],
  ['KK-038', 'tax collection', () => [RUSHES.tax_collection.turns, RUSHES.tax_collection.base], [2, 150]],
  ['KK-039', 'meditation', () => [RUSHES.magical_meditation.turns, RUSHES.magical_meditation.base], [3, 20]],
  [
    'KK-040',
    'recruitment drive',
    () => [RUSHES.recruitment_drive.turns, RUSHES.recruitment_drive.base, RUSHES.recruitment_drive.factor],
    [4, 30, 1200],
  ],
  ['KK-041', 'study', () => [RUSHES.intensive_study.turns, RUSHES.intensive_study.base], [3, 25]],
  ['KK-042', 'exploration takes five turns', () => EXPLORE_TURNS, 5],
  ['KK-043', 'taxes: half of the people and fifty', () => rushed('tax_collection'), 150],
  ['KK-044', 'meditation: ten a level and thirty', () => rushed('magical_meditation'), 100],
  ['KK-045', 'drive: a tenth of the land and five, a fifth more', () => rushed('recruitment_drive'), 12],
  ['KK-046', 'study: five a level and fifteen', () => rushed('intensive_study'), 50],
  ['KK-047', 'a town: taxes +10 %', () => bonus('town', 3).rushPercent.gold, 30],
  ['KK-048', 'a guild: meditation +15 %', () => bonus('guild', 3).rushPercent.mana, 45],
  ['KK-049', 'an academy: study +20 %', () => bonus('academy', 3).rushPercent.researchPoints, 60],
  [
    'KK-050',
    'taxes: a tenth more for each town, rounded down once',
    () =>
      [
        [200, 0],
        [200, 3],
        [201, 1],
      ].map(([population = 0, towns = 0]) => {
        const bare = aKingdom().withoutBuildings().withResources({ population });
        const kingdom = (towns === 0 ? bare : bare.withBuilding('town', 1, towns)).build();
        return rushReward('tax_collection', { ...kingdom, level: 1 }, content);
      }),
    [150, 195, 165],
  ],
  [
    'KK-053',
    'exploration finds one to five acres',
    () => {
      const acres = Array.from(
        { length: 200 },
        (_, seed) =>
          explore(aKingdom().build(), content, randomFrom(forkSeed('00112233445566778899aabbccddeeff', seed)))
            .land,
      );
      return [Math.min(...acres), Math.max(...acres)];
    },
    [1, 5],
  ],
  [
    'KK-055',
    'a study takes thirteen turns where nothing else is said',
    () => content.spells.get('open_book')?.research.turns,
    13,
  ],
  ['KK-052', 'exploration wants fifty gold', () => explorationGold({ suppliesPercent: 0 }), 50],
  ['KK-054', 'a turn an hour', () => rulesOf().secondsPerTurn, 3600],
  ['KK-057', 'gold for mana', () => rate('gold_for_mana'), [100, 1]],
  ['KK-058', 'gold for people', () => rate('gold_for_population'), [50, 1]],
  ['KK-059', 'gold for research', () => rate('gold_for_research'), [200, 1]],
  ['KK-060', 'mana for gold', () => rate('mana_for_gold'), [1, 80]],
  ['KK-061', 'mana for people', () => rate('mana_for_population'), [2, 1]],
  [
    'KK-062',
    'merchants: 10 % a guild, 5 % a district, half at most',
    () =>
      [bonus('merchant_guild', 2), bonus('trade_district', 3), bonus('merchant_guild', 9)].map(
        ({ tradeDiscount }) => tradeDiscount,
      ),
    [20, 15, 50],
  ],
  [
    'KK-063',
    'a price is rounded down',
    () => tradeCost({ trade: 'gold_for_population', quantity: 7 }, { tradeDiscount: 15 }),
    297,
  ],
  [
    'KK-064',
    'a trade’s turns are rounded up, one at least',
    () => [
      tradeTurns({ quantity: 25 }, { tradeDiscount: 10 }),
      tradeTurns({ quantity: 1 }, { tradeDiscount: 50 }),
    ],
    [4, 1],
  ],
  ['KK-065', 'one to 999', () => [TRADE_QUANTITY.min, TRADE_QUANTITY.max], [1, 999]],
  [
    'KK-074',
    'three complexes are shown at most',
    () => masteryOf({ buildings: [] }, content).available.length,
    3,
  ],
  ['KK-075', 'a special building takes five turns', () => constructionTurns(definition('world_tree')), 5],
  [
    'KK-080',
    'a kingdom’s status',
    () => [0, 4, 5, 14, 15].map(kingdomStatus),
    ['New Kingdom', 'Developing', 'Established', 'Established', 'Mighty'],
  ],
  [
    'KK-081',
    'a stock’s label',
    () => [99, 100, 499, 500].map((amount) => stockLabel(amount, 10)),
    ['Low', 'Moderate', 'Moderate', 'High'],
  ],
  [
    'KK-082',
    'a people’s label',
    () => [200, 201, 500, 501].map(populationLabel),
    ['Low', 'Moderate', 'Moderate', 'High'],
  ],
  [
    'KK-083',
    'a rank’s label',
    () => [10, 11, 100, 101, 1000].map((rank) => rankLabel(rank, 5000)),
    ['Elite', 'Top tier', 'Top tier', 'Rising', 'Rising'],
  ],
  [
    'KK-084',
    'a label by buildings',
    () => [4, 5, 9, 10].map(buildingsLabel),
    ['Expanding', 'Developed', 'Developed', 'Advanced'],
  ],
  [
    'KK-085',
    'the advisor speaks of few turns and of little land',
    () =>
      adviceFor(aKingdom().withTurns(9).withResources({ land: 19 }).view(), { engaged: 1 })
        .map(({ icon }) => icon)
        .slice(0, 2),
    ['warning', 'land'],
  ],
  ['KK-095', 'town (and KK-088)', () => page('town'), [[100, 0, 1, 0], 5, [10, 0, 5, 0]]],
  [
    'KK-096',
    'guild (and KK-089; its mana is ours)',
    () => page('guild'),
    [[150, 20, 1, 50], 5, [15, 2, 0, 2]],
  ],
  ['KK-097', 'mage tower (and KK-090)', () => page('mage_tower'), [[80, 50, 1, 30], 5, [0, 8, 0, 3]]],
  ['KK-098', 'mana node', () => page('mana_node'), [[200, 100, 2, 100], 3, [0, 20, 0, 5]]],
  ['KK-099', 'granary (and KK-092)', () => page('granary'), [[80, 0, 1, 0], 4, [0, 0, 8, 0]]],
  ['KK-100', 'academy', () => page('academy'), [[200, 50, 2, 0], 4, [0, 0, 0, 8]]],
  ['KK-101', 'barracks (and KK-091)', () => page('barracks'), [[120, 0, 1, 20], 5, [0, 0, 0, 0]]],
  [
    'KK-102',
    'a level costs half as much again',
    () => [1, 2, 3].map((level) => constructionPrice(definition('town'), level).gold),
    [100, 250, 475],
  ],
  [
    'KK-103',
    'a level brings half of the first more',
    () =>
      [1, 2, 3].map(
        (level) => amountsOf(definition('town').effects.rules, { level, quantity: 1 })[0]?.amount,
      ),
    [10, 15, 20],
  ],
  [
    'KK-106',
    'what is worth what: gold 1, mana 2, research 3',
    () => [WORTH.gold, WORTH.mana, WORTH.researchPoints],
    [10, 20, 30],
  ],
  ['KK-107', 'and all together', () => worthOf({ gold: 5, mana: 4, researchPoints: 3 }) / 10, 22],
  ['KK-112', 'militia', () => stats('militia'), [2, 3, 8, 20]],
  ['KK-113', 'swordsmen', () => stats('swordsmen'), [5, 4, 12, 50]],
  ['KK-114', 'pikemen', () => stats('pikemen'), [3, 6, 10, 40]],
  ['KK-115', 'archers', () => stats('archers'), [6, 2, 6, 35]],
  ['KK-116', 'crossbowmen', () => stats('crossbowmen'), [8, 3, 8, 60]],
  ['KK-117', 'light cavalry', () => stats('light_cavalry'), [4, 2, 10, 70]],
  ['KK-118', 'heavy cavalry', () => stats('heavy_cavalry'), [7, 5, 15, 120]],
  ['KK-119', 'catapult', () => stats('catapult'), [12, 1, 5, 200]],
];

it.each(ROWS)('%s %s', (_id, _name, actual, expected) => {
  expect(actual()).toEqual(expected);
});

for (const [rule, ids] of [
  ['KK-071', ['arcane_nexus', 'world_tree', 'war_machine_factory', 'underworld_portal', 'nexus_all_paths']],
  ['KK-072', ['arcane_arsenal', 'life_death_nexus', 'economic_war_machine', 'trinity_spire']],
  ['KK-073', ['seal_power', 'reality_anchor', 'crown_fortress', 'world_capital']],
] as const)
  it(`${rule} the special buildings of one kind are these`, () => {
    const special = definition(ids[0]).special;
    const found = [...content.buildings.values()].filter((one) => one.special === special);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
