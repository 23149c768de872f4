// Draws up a battle: resolves armies, ground and sky out of content into a setup that needs content no more.
// Invariants: veteran levels are in the unit's stats and nowhere else, the kingdom's military bonuses beside them, unrounded; a kingdom's
// walls count as a position, never as a second defense bonus. Unknown ids throw: they are bugs, the wire is checked before.
import { CAPTAINS_DECIDE } from './orders.ts';
import type { Doctrine } from './orders.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { BY_TORCHES, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import type { BattleType, PositionId } from '@sigilla/content/schema/terrain.ts';
import type { SeasonId, TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { clamp } from '../core/permille.ts';
import { veteranStat } from '../kingdom/armies.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { VeteranLevel } from '../kingdom/kingdom.ts';
import { powerOfMan } from '../kingdom/power.ts';
import { groundOf } from './ground.ts';
import { ENGINE_VERSION, MORALE_BREAK, SKIRMISH_BREAK, WALLS } from './law.ts';
import type { BattleSetup, BattleSide, BattleUnit, Drill, Led } from './setup.ts';

/** The part of content that a battle is drawn up from. */
export type BattleContent = Pick<
  KingdomContent,
  | 'contentVersion'
  | 'units'
  | 'terrains'
  | 'terrainAliases'
  | 'positions'
  | 'encounters'
  | 'weathers'
  | 'timesOfDay'
  | 'seasons'
  | 'formations'
>;

/** An army on its way to the field. */
export interface MusteredSide {
  readonly kingdomId: string;
  readonly kingdomName: string;
  readonly isNpc: boolean;
  readonly formation: FormationId;
  /** Percent. */
  readonly morale: number;
  /** Percent: below HUNGRY an army loses heart. */
  readonly supply: number;
  readonly commanderBonus: number;
  /** The hero who leads it, if any does. */
  readonly led?: Led;
  /** What its ruler has settled for when they are away; the realm's own have none. */
  readonly doctrine?: Doctrine;
  readonly units: readonly {
    readonly unitId: string;
    readonly quantity: number;
    readonly veteranLevel: VeteranLevel;
  }[];
  /** Townsfolk who stand on the walls beside the army. */
  readonly garrison?: number;
  /** The kingdom's military bonuses, whole percent, applied to the stat once and never rounded (G-193). */
  readonly attackPercent?: number;
  readonly defensePercent?: number;
  /** Where it stands; a besieged defender and an alias of the ground decide it otherwise. */
  readonly position?: PositionId;
}

export interface BattlePlan {
  readonly type: BattleType;
  /** A battle terrain, or one of its other names. */
  readonly terrain: string;
  readonly weather: WeatherId;
  readonly season: SeasonId;
  readonly timeOfDay: TimeOfDayId;
  readonly attacker: MusteredSide;
  readonly defender: MusteredSide;
  /** In a siege: points that the defender has built on to the walls. */
  readonly fortification?: number;
}

/** Supply (percent) below which every two points missing take a point of morale. */
const HUNGRY = 50;

/** The season of a month, 1 to 12 (latin.md 9.7). */
export const seasonOf = (content: Pick<BattleContent, 'seasons'>, month: number): SeasonId => {
  for (const { id, months } of content.seasons.values()) if (months.includes(month)) return id;
  throw new Error(`no season has month ${month}`);
};

/** What a table has under an id. Throws where there is nothing. */
export const known = <K, V>(table: ReadonlyMap<K, V>, id: K, what: string): V => {
  const value = table.get(id);
  if (value === undefined) throw new Error(`${what}: ${String(id)}`);
  return value;
};

const resolveUnit = (
  content: BattleContent,
  { unitId, quantity, veteranLevel }: MusteredSide['units'][number],
): BattleUnit => {
  // The specification's words for it (latin.md 8).
  const unit = known(content.units, unitId, 'Unit definition not found for unitId');
  const { attack, defense, health, initiative } = unit.stats;
  return {
    unitId,
    name: unit.name,
    plural: unit.plural,
    type: unit.type,
    strikes: unit.strikes,
    puppet: unit.puppet,
    traits: [...unit.traits],
    skill: unit.skill,
    quantity,
    veteranLevel,
    attack: veteranStat(attack, veteranLevel),
    defense: veteranStat(defense, veteranLevel),
    health: veteranStat(health, veteranLevel),
    initiative,
    power: powerOfMan(unit, veteranLevel),
  };
};

/** Whoever of a town can hold a spear fights like the militia. */
const townsfolk = (content: BattleContent, quantity: number): BattleUnit => ({
  ...resolveUnit(content, { unitId: 'militia', quantity, veteranLevel: 'recruit' }),
  name: 'Townsman',
  plural: 'Townsfolk',
});

const drillOf = (content: BattleContent, id: FormationId): Drill => {
  const { bonus, charge, chargeAgainst, modifier } = known(content.formations, id, 'unknown formation');
  return { bonus, charge, chargeAgainst, modifier };
};

const drillsOf = (content: BattleContent): NonNullable<BattleSetup['drills']> => ({
  line: drillOf(content, 'line'),
  phalanx: drillOf(content, 'phalanx'),
  wedge: drillOf(content, 'wedge'),
  circle: drillOf(content, 'circle'),
  combined: drillOf(content, 'combined'),
  scattered: drillOf(content, 'scattered'),
});

/** What a ruler has settled beforehand; what is left to captains is not in the setup until they have been heard. */
const settledBy = ({ doctrine, isNpc }: MusteredSide): Pick<BattleSide, 'captains' | 'bearing'> => {
  const { stance, target } = doctrine === undefined || isNpc ? CAPTAINS_DECIDE : doctrine;
  return {
    ...(target === 'captains' ? {} : { captains: target }),
    ...(stance === 'captains' ? {} : { bearing: stance }),
  };
};

const resolveSide = (content: BattleContent, side: MusteredSide, position: PositionId): BattleSide => {
  const units = [
    ...side.units.map((unit) => resolveUnit(content, unit)),
    ...((side.garrison ?? 0) === 0 ? [] : [townsfolk(content, side.garrison ?? 0)]),
  ];
  return {
    kingdomId: side.kingdomId,
    kingdomName: side.kingdomName,
    isNpc: side.isNpc,
    formation: side.formation,
    drill: drillOf(content, side.formation),
    position,
    stand: known(content.positions, position, 'unknown position').modifier,
    morale: clamp(side.morale - Math.floor(Math.max(0, HUNGRY - side.supply) / 2), 0, 100),
    commanderBonus: side.commanderBonus,
    ...(side.led === undefined ? {} : { led: side.led }),
    attackPercent: side.attackPercent ?? 0,
    defensePercent: side.defensePercent ?? 0,
    power: units.reduce((sum, { power, quantity }) => sum + power * quantity, 0),
    ...settledBy(side),
    units,
  };
};

/** What poor or good sight adds to missiles; engines feel half of it. Permille, -300 to +50. */
export const sightEdge = (...visibilities: readonly number[]): number => {
  let sight = 1000;
  for (const visibility of visibilities) sight = Math.floor((sight * visibility) / 1000);
  return clamp(Math.floor((sight - 1000) / 2), -300, 50);
};

/** Movement cost (permille) from which the ground is too broken for a charge. */
const CHARGE_GROUND = 1500;

/** A terrain's modifier with what its movement cost and effectiveness add. */
const groundModifier = (
  movementCost: number,
  ranged: number,
  siege: number,
  { strikes, ...rest }: Modifier,
): Modifier => {
  const slow = 0 - Math.floor((movementCost - 1000) / 400);
  return {
    ...rest,
    strikes: {
      ...strikes,
      ranged: (strikes?.ranged ?? 0) + ranged - 1000,
      siege: (strikes?.siege ?? 0) + siege - 1000,
    },
    initiative: { infantry: slow, archer: slow, support: slow, cavalry: 2 * slow, siege: 2 * slow },
  };
};

/** Draws up a battle. Throws on an id that content does not have. */
export const drawUp = (content: BattleContent, plan: BattlePlan): BattleSetup => {
  const ground = groundOf(content, plan.terrain);
  if (ground === null) throw new Error(`unknown terrain: ${plan.terrain}`);
  const terrain = known(content.terrains, ground.terrain, 'unknown terrain');
  const weather = known(content.weathers, plan.weather, 'unknown weather');
  const hour = known(content.timesOfDay, plan.timeOfDay, 'unknown time of day');
  const season = known(content.seasons, plan.season, 'unknown season');
  const encounter = known(content.encounters, plan.type, 'unknown kind of battle');
  const besieged: PositionId = plan.type === 'siege' ? 'walls' : ground.defenderPosition;
  const defenderPosition = besieged === 'open' ? (plan.defender.position ?? 'open') : besieged;
  const attackerPosition = plan.attacker.position ?? 'open';
  const sight = sightEdge(terrain.visibility, weather.visibility, hour.visibility);
  const stand = known(content.positions, defenderPosition, 'unknown position');
  return {
    engineVersion: ENGINE_VERSION,
    contentVersion: content.contentVersion,
    type: plan.type,
    terrain: terrain.id,
    weather: weather.id,
    season: season.id,
    timeOfDay: hour.id,
    description: UNDER_EARTH.includes(terrain.id)
      ? `${encounter.phrase} ${terrain.phrase}, ${BY_TORCHES}, ${season.phrase}.`
      : `${encounter.phrase} ${terrain.phrase}, ${hour.phrase}, ${weather.phrase}, ${season.phrase}.`,
    specialConditions: [
      ...terrain.specialEffects,
      ...(defenderPosition === 'open' ? [] : [`The defenders stand ${stand.phrase}. ${stand.description}`]),
    ],
    chargeGround: terrain.movementCost < CHARGE_GROUND,
    drills: drillsOf(content),
    breaksAt: plan.type === 'skirmish' ? SKIRMISH_BREAK : MORALE_BREAK,
    ...(plan.type === 'siege' ? { walls: WALLS + (plan.fortification ?? 0) } : {}),
    field: [
      { source: 'encounter', modifier: encounter.modifier },
      {
        source: 'terrain',
        modifier: groundModifier(
          terrain.movementCost,
          terrain.rangedEffectiveness,
          terrain.siegeEffectiveness,
          terrain.modifier,
        ),
      },
      {
        source: 'sight',
        modifier: { strikes: { ranged: sight, siege: Math.floor(sight / 2) } },
      },
      { source: 'weather', modifier: weather.modifier },
      { source: 'timeOfDay', modifier: hour.modifier },
      { source: 'season', modifier: season.modifier },
    ],
    attacker: resolveSide(content, plan.attacker, attackerPosition),
    defender: resolveSide(content, plan.defender, defenderPosition),
  };
};
