// A battle that nobody has declared: two hosts, a ground, a sky, laid out to be fought a thousand times. Pure.
// Invariants: what the ruler's own host is made of is what it really is until they change it on the table; a plan with an empty side has no
// setup; nothing here touches the realm.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { BattleType, PositionId, TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { SeasonId, TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { isRear } from '@sigilla/engine/battle/companies.ts';
import { drawUp } from '@sigilla/engine/battle/drawUp.ts';
import type { MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { DEFAULT_ORDERS, opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Led, Orders, Side, SideOrders } from '@sigilla/engine/battle/setup.ts';
import type { Army, VeteranLevel } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy, powerOfMan } from '@sigilla/engine/kingdom/power.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { fielded, fortificationOf, townsfolkOf } from '@sigilla/engine/war/fielded.ts';
import { hostOf } from '@sigilla/engine/war/practice.ts';

export interface PlannedUnit {
  readonly unitId: string;
  readonly quantity: number;
  readonly veteranLevel: VeteranLevel;
}

export interface PlannedHost {
  readonly name: string;
  readonly formation: FormationId;
  readonly position: PositionId;
  readonly morale: number;
  readonly supply: number;
  readonly commanderBonus: number;
  /** The hero who leads it, if any does. */
  readonly led: Led | null;
  readonly attackPercent: number;
  /** What home adds to its defense where it defends. */
  readonly defensePercent: number;
  /** What shields it wherever it stands. */
  readonly wardPercent: number;
  /** In a siege of its own walls: the people whose townsfolk would stand on them, and points that were built on to them. */
  readonly people: number;
  readonly fortification: number;
  readonly units: readonly PlannedUnit[];
  readonly orders: SideOrders;
}

/** Who stands where: the planner's own host, and the one it is laid out against. */
export const HOSTS = ['own', 'foe'] as const;
export type Host = (typeof HOSTS)[number];

export interface Plan {
  /** Which side of the field the own host takes. */
  readonly ownSide: Side;
  readonly type: BattleType;
  readonly terrain: TerrainId;
  readonly weather: WeatherId;
  readonly timeOfDay: TimeOfDayId;
  readonly season: SeasonId;
  readonly own: PlannedHost;
  readonly foe: PlannedHost;
}

/** Men of one kind that the table holds. */
export const MOST_MEN = 3000;
/** Kinds that one host may have. */
export const MOST_KINDS = 12;

const BARE: Omit<PlannedHost, 'name' | 'units'> = {
  formation: 'line',
  position: 'open',
  morale: 80,
  supply: 100,
  commanderBonus: 0,
  led: null,
  attackPercent: 0,
  defensePercent: 0,
  wardPercent: 0,
  people: 0,
  fortification: 0,
  orders: DEFAULT_ORDERS,
};

/** A host as one of the ruler's own armies would take the field today, led by whoever leads it. */
export const ownHost = (kingdom: OwnKingdomView, army: Army): PlannedHost => {
  const { morale, commanderBonus, led, attackPercent, homePercent, wardPercent } = fielded(
    kingdom,
    army,
    kingdomContent,
  );
  return {
    ...BARE,
    name: kingdom.name,
    formation: army.formation,
    morale,
    supply: army.supply,
    commanderBonus,
    led,
    attackPercent,
    defensePercent: homePercent,
    wardPercent,
    people: kingdom.resources.population,
    fortification: fortificationOf(kingdom, kingdomContent),
    units: army.units.map(({ unitId, quantity, veteranLevel }) => ({ unitId, quantity, veteranLevel })),
  };
};

/** What a host of which only the rating is known is taken to be made of: the realm's commonest mixture. */
const COMMON: readonly (readonly [unitId: string, share: number])[] = [
  ['soldiers', 35],
  ['pikemen', 20],
  ['archers', 25],
  ['swordsmen', 10],
  ['light_cavalry', 10],
];

/** A host of about this rating, of the commonest mixture. */
export const guessedHost = (name: string, power: number): PlannedHost => ({
  ...BARE,
  name,
  units: COMMON.flatMap(([unitId, share]) => {
    const unit = kingdomContent.units.get(unitId);
    if (unit === undefined) return [];
    const quantity = Math.round((power * share) / 100 / powerOfMan(unit, 'recruit'));
    return quantity < 1
      ? []
      : [{ unitId, quantity: Math.min(MOST_MEN, quantity), veteranLevel: 'recruit' as const }];
  }),
});

export interface KnownFoe {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly host: PlannedHost;
  /** The kind of battle it gives. */
  readonly type: BattleType;
}

const hostFrom = (side: MusteredSide): PlannedHost => ({
  ...BARE,
  name: side.kingdomName,
  formation: side.formation,
  morale: side.morale,
  supply: side.supply,
  commanderBonus: side.commanderBonus,
  units: side.units,
});

/** Hosts that are known to everyone: the three who fight anyone, and the realm's own rulers as they began. */
export const KNOWN_FOES: readonly KnownFoe[] = [
  ...opponents.map((opponent) => ({
    id: opponent.id,
    name: opponent.name,
    note: `${opponent.difficulty}. For practice.`,
    host: hostFrom(hostOf(opponent)),
    type: opponent.battleType,
  })),
  ...kingdomContent.npcKingdoms.map(({ id, name, ruler, army }) => ({
    id,
    name,
    note: `${ruler}’s host as it first stood.`,
    host: { ...BARE, ...army, name },
    type: 'field' as const,
  })),
];

const musteredFrom = (host: PlannedHost, side: Side, type: BattleType): MusteredSide => {
  const units = host.units.filter(({ quantity }) => quantity > 0);
  return {
    kingdomId: side,
    kingdomName: host.name,
    isNpc: false,
    formation: host.formation,
    position: host.position,
    morale: host.morale,
    supply: host.supply,
    commanderBonus: host.commanderBonus,
    ...(host.led === null ? {} : { led: host.led }),
    units,
    garrison: type === 'siege' && side === 'defender' ? townsfolkOf(host.people, units) : 0,
    attackPercent: host.attackPercent,
    defensePercent: (side === 'defender' ? host.defensePercent : 0) + host.wardPercent,
  };
};

/** How many men a planned host has. */
export const menOf = (host: PlannedHost): number =>
  host.units.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the army of a planned host counts for, without its commander. */
export const powerOfHost = (host: PlannedHost): number => powerOfArmy(host.units, kingdomContent);

/**
 * Of those whom everybody knows, the heaviest who weighs no more than a host, else the lightest of all: a table that opens on a foregone fight says
 * nothing, and one that is lost before it began helps nobody.
 */
export const worthyFoe = (host: PlannedHost): KnownFoe | undefined => {
  const byWeight = KNOWN_FOES.toSorted((one, other) => powerOfHost(one.host) - powerOfHost(other.host));
  return byWeight.findLast((foe) => powerOfHost(foe.host) <= powerOfHost(host)) ?? byWeight[0];
};

/** The hosts by the side they take. */
const bySide = <T>(plan: Pick<Plan, 'ownSide'>, own: T, foe: T): Readonly<Record<Side, T>> =>
  plan.ownSide === 'attacker' ? { attacker: own, defender: foe } : { attacker: foe, defender: own };

/** Which of the two hosts stands on a side. */
export const hostAt = (plan: Pick<Plan, 'ownSide'>, side: Side): Host =>
  side === plan.ownSide ? 'own' : 'foe';

/** The side of a host. */
export const sideAt = (plan: Pick<Plan, 'ownSide'>, host: Host): Side =>
  host === 'own' ? plan.ownSide : opposite(plan.ownSide);

/** The battle that a plan lays out; null while a side has nobody. */
export const setupOf = (plan: Plan): BattleSetup | null => {
  if (menOf(plan.own) === 0 || menOf(plan.foe) === 0) return null;
  const { attacker, defender } = bySide(plan, plan.own, plan.foe);
  return drawUp(kingdomContent, {
    type: plan.type,
    terrain: plan.terrain,
    weather: plan.weather,
    season: plan.season,
    timeOfDay: plan.timeOfDay,
    attacker: musteredFrom(attacker, 'attacker', plan.type),
    defender: musteredFrom(defender, 'defender', plan.type),
    fortification: plan.type === 'siege' ? defender.fortification : 0,
  });
};

/** What each side is ordered before the first round. */
export const ordersOf = (plan: Plan): Orders => bySide(plan, plan.own.orders, plan.foe.orders);

/** Front or rear, as the engine draws a unit up. */
const rankOf = (unitId: string): 'front' | 'rear' => {
  const type = kingdomContent.units.get(unitId)?.type;
  return type !== undefined && isRear(type) ? 'rear' : 'front';
};

/** A host with an entry put one place before or behind where it stood among those of its own rank. */
export const moved = (host: PlannedHost, from: number, by: -1 | 1): PlannedHost => {
  const own = host.units[from];
  if (own === undefined) return host;
  let to = from + by;
  while (to >= 0 && to < host.units.length && rankOf(host.units[to]?.unitId ?? '') !== rankOf(own.unitId))
    to += by;
  const other = host.units[to];
  if (other === undefined) return host;
  return {
    ...host,
    units: host.units.map((unit, i) => (i === from ? other : i === to ? own : unit)),
  };
};
