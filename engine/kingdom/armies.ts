// Armies as data: who stands in them, how seasoned they are, and where recruits go.
// Invariants: within an army one entry per unit type and veteran level; an army has at most ARMY_ENTRIES entries and ARMY_MEN men;
// a locked army's men never change until the battle that holds it is settled, recruits wait beside it.
import { CAPTAINS_DECIDE } from '../battle/orders.ts';
import { ok, refuse } from '../core/result.ts';
import type { Result } from '../core/result.ts';
import type { Army, ArmyUnit, VeteranLevel } from './kingdom.ts';

/** Kinds of soldiers (type and veteran level) in one army: as many as a side of a battle can field companies. */
export const ARMY_ENTRIES = 40;
/** Men in one army, those who wait included. */
export const ARMY_MEN = 10_000;
/** Points of experience from one veteran level to the next (kingdom.md §9, G-119). */
export const EXPERIENCE_STEP = 20;

/** Permille on attack, defense and health (kingdom.md §9). */
const VETERAN_PERMILLE: Readonly<Record<VeteranLevel, number>> = {
  recruit: 1000,
  veteran: 1200,
  elite: 1500,
  legendary: 2000,
};

/** A stat at a veteran level, rounded to the nearest point (halves up). */
export const veteranStat = (base: number, level: VeteranLevel): number =>
  Math.floor((base * VETERAN_PERMILLE[level] + 500) / 1000);

/** How many men these entries are. */
export const menIn = (units: readonly Pick<ArmyUnit, 'quantity'>[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Entries with `added` among them: the same type at the same level becomes one entry, its experience the mean by head, rounded down. */
export const mergeUnits = (units: readonly ArmyUnit[], added: readonly ArmyUnit[]): ArmyUnit[] => {
  const merged = [...units];
  for (const unit of added) {
    const at = merged.findIndex(
      (other) => other.unitId === unit.unitId && other.veteranLevel === unit.veteranLevel,
    );
    const present = merged[at];
    if (present === undefined) {
      merged.push(unit);
      continue;
    }
    const quantity = present.quantity + unit.quantity;
    merged[at] = {
      ...present,
      quantity,
      experience: Math.floor(
        (present.experience * present.quantity + unit.experience * unit.quantity) / quantity,
      ),
    };
  }
  return merged;
};

/** An army with recruits in it, or beside it while a battle holds it. */
export const withRecruits = (army: Army, recruits: readonly ArmyUnit[]): Army =>
  army.lockedBy === null
    ? { ...army, units: mergeUnits(army.units, recruits) }
    : { ...army, waiting: mergeUnits(army.waiting, recruits) };

/** An army whose battle is over: free, and joined by those who waited. */
export const releasedArmy = (army: Army): Army => ({
  ...army,
  units: mergeUnits(army.units, army.waiting),
  waiting: [],
  lockedBy: null,
});

/** `army_locked` for an army that a battle holds. */
export const free = (army: Army): Result<Army> =>
  army.lockedBy === null ? ok(army) : refuse({ code: 'army_locked', params: { army: army.name } });

/** The army of that id where it may be told something: `unknown_army`, `army_locked`. */
export const freeArmy = (armies: readonly Army[], armyId: string): Result<Army> => {
  const army = armies.find(({ id }) => id === armyId);
  return army === undefined ? refuse({ code: 'unknown_army', params: {} }) : free(army);
};

/** The army that recruits join when none is named, for a kingdom that has none. */
export const newArmy = (id: string, name: string): Army => ({
  id,
  name,
  units: [],
  formation: 'line',
  doctrine: CAPTAINS_DECIDE,
  supply: 100,
  morale: 75,
  commanderBonus: 0,
  location: 'home',
  lockedBy: null,
  waiting: [],
});
/** What such an army is called (kingdom.md §3). */
export const MAIN_ARMY = 'Main Army';
