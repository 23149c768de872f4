// Armies for the battle tests: builders that read as sentences, and armies drawn at random from the realm's real units.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';
import { BATTLE_TYPES, POSITION_IDS, TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { SEASON_IDS, TIME_OF_DAY_IDS, WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import { drawUp } from '@sigilla/engine/battle/drawUp.ts';
import type { BattlePlan, MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { DEFAULT_ORDERS, DrawnUp, POWERS, STANCES, TARGETS } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Orders, SideOrders } from '@sigilla/engine/battle/setup.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { VETERAN_LEVELS } from '@sigilla/engine/kingdom/kingdom.ts';

export const content = kingdomContent;
export const SEED = '00112233445566778899aabbccddeeff';

/** An army of raw recruits in line, of even temper and well fed. */
export const anArmy = (
  units: Readonly<Record<string, number>>,
  changes: Partial<MusteredSide> = {},
): MusteredSide => ({
  kingdomId: 'someone',
  kingdomName: 'Someone',
  isNpc: false,
  formation: 'line',
  morale: 80,
  supply: 100,
  commanderBonus: 0,
  units: Object.entries(units).map(([unitId, quantity]) => ({
    unitId,
    quantity,
    veteranLevel: 'recruit',
  })),
  ...changes,
});

/** A pitched battle on the plains, on a clear autumn day. */
export const aBattle = (
  attacker: MusteredSide,
  defender: MusteredSide,
  changes: Partial<BattlePlan> = {},
): BattleSetup =>
  drawUp(content, {
    type: 'field',
    terrain: 'plains',
    weather: 'clear',
    season: 'autumn',
    timeOfDay: 'day',
    attacker,
    defender,
    ...changes,
  });

export const orders = (attacker: Partial<SideOrders> = {}, defender: Partial<SideOrders> = {}): Orders => ({
  attacker: { ...DEFAULT_ORDERS, ...attacker },
  defender: { ...DEFAULT_ORDERS, ...defender },
});

const randomArmy = (random: Random): MusteredSide => {
  const all = [...content.units.keys()];
  const kinds = random.between(1, random.chance(100) ? all.length : 5);
  const size = random.pick([2, 3, 12, 60, 400, 3000]);
  const units = Array.from({ length: kinds }, () => ({
    unitId: random.pick(all),
    quantity: random.between(1, size),
    veteranLevel: random.pick(VETERAN_LEVELS),
  }));
  return {
    ...anArmy({}),
    units,
    formation: random.pick(FORMATION_IDS),
    morale: random.pick([random.between(0, 100), random.between(40, 100), 100]),
    supply: random.between(0, 100),
    commanderBonus: random.pick([0, 0, random.between(0, 60)]),
    attackPercent: random.pick([0, random.between(0, 50)]),
    defensePercent: random.pick([0, random.between(0, 200)]),
    position: random.pick(POSITION_IDS),
  };
};

/** A battle of any kind the realm knows, between armies of any kind. */
export const randomBattle = (random: Random): BattleSetup =>
  aBattle(randomArmy(random), randomArmy(random), {
    type: random.pick(BATTLE_TYPES),
    terrain: random.pick([...TERRAIN_IDS, 'hills', 'forests', 'fortress']),
    weather: random.pick(WEATHER_IDS),
    season: random.pick(SEASON_IDS),
    timeOfDay: random.pick(TIME_OF_DAY_IDS),
    fortification: random.pick([0, random.between(0, 1000)]),
  });

const randomSideOrders = (random: Random): SideOrders => ({
  // Falling back ends a battle within two rounds: rare enough here that the others are seen too.
  stance: random.chance(30) ? 'fall_back' : random.pick(STANCES.filter((one) => one !== 'fall_back')),
  target: random.pick(TARGETS),
  ...(random.chance(250) ? { formation: random.pick(DrawnUp.options) } : {}),
  ...(random.chance(400) ? { reserve: random.chance(700) } : {}),
  ...(random.chance(300) ? { power: random.pick(POWERS) } : {}),
  ...(random.chance(8) ? { surrenders: true as const } : {}),
});

/** Orders for twenty rounds, some changing every round and some kept to. */
export const randomOrders = (random: Random): Orders[] => {
  const steady = random.chance(300);
  const list: Orders[] = [];
  for (let round = 0; round < 20; round += 1)
    list.push(
      (steady && list[0]) || {
        attacker: randomSideOrders(random),
        defender: randomSideOrders(random),
      },
    );
  return list;
};
