// Several armies of one kingdom: how many there may be, what one sends out as another, and what two become together.
// Invariants: no man is lost or won by it, nor any point of experience made; spirits and supplies are the mean by head, rounded down; an
// army that a battle holds takes part in neither.
import { fine, firstRefusal, refuse, type Result } from '../core/result.ts';
import { free, freeArmy, menIn, mergeUnits } from './armies.ts';
import type { Army, ArmyUnit, VeteranLevel } from './kingdom.ts';
import { roomIn } from './recruitment.ts';

/** Armies of one kingdom. */
export const MOST_ARMIES = 5;
/** Men below whom nobody calls it an army: neither part of a divided one is smaller. */
export const LEAST_ARMY = 5;

/** So many of a kind. */
export interface Detachment {
  readonly unitId: string;
  readonly veteranLevel: VeteranLevel;
  readonly quantity: number;
}

const isOf = ({ unitId, veteranLevel }: Detachment | ArmyUnit, unit: ArmyUnit): boolean =>
  unitId === unit.unitId && veteranLevel === unit.veteranLevel;

/** May these leave the army and be one of their own? */
export const mayDivide = (
  armies: readonly Army[],
  armyId: string,
  detachments: readonly Detachment[],
): Result<void> => {
  const found = freeArmy(armies, armyId);
  if (!found.ok) return found;
  const army = found.value;
  return firstRefusal(
    () =>
      armies.length < MOST_ARMIES
        ? fine
        : refuse({ code: 'too_many_armies', params: { limit: MOST_ARMIES } }),
    () => {
      const twice = detachments.some((one, i) =>
        detachments.some(
          (other, j) => i < j && one.unitId === other.unitId && one.veteranLevel === other.veteranLevel,
        ),
      );
      const known = detachments.every(({ quantity, ...kind }) =>
        army.units.some((unit) => isOf({ ...kind, quantity }, unit) && unit.quantity >= quantity),
      );
      return known && !twice ? fine : refuse({ code: 'army_lacks_them', params: { army: army.name } });
    },
    () => {
      const leaving = detachments.reduce((sum, { quantity }) => sum + quantity, 0);
      return Math.min(leaving, menIn(army.units) - leaving) >= LEAST_ARMY
        ? fine
        : refuse({ code: 'army_too_small', params: { least: LEAST_ARMY } });
    },
  );
};

/** May the one march under the banner of the other? */
export const mayJoin = (armies: readonly Army[], armyId: string, intoId: string): Result<void> => {
  const joining = armies.find(({ id }) => id === armyId);
  const into = armies.find(({ id }) => id === intoId);
  if (joining === undefined || into === undefined) return refuse({ code: 'unknown_army', params: {} });
  if (joining === into) return refuse({ code: 'army_joins_itself', params: { army: into.name } });
  for (const army of [joining, into]) {
    const found = free(army);
    if (!found.ok) return found;
  }
  return roomIn(into, joining.units);
};

const ORDINALS = ['Second Army', 'Third Army', 'Fourth Army', 'Fifth Army', 'Sixth Army'];

/** What a new army is called: the first of the names in their order that none bears. */
export const nextName = (armies: readonly Army[]): string =>
  ORDINALS.find((name) => armies.every((army) => army.name !== name)) ?? 'Another Army';

/** The army without those who leave, and those as an army of their own; they keep spirits, supplies and formation. */
export const divided = (
  army: Army,
  detachments: readonly Detachment[],
  id: string,
  name: string,
): { readonly rest: Army; readonly sent: Army } => {
  const leavingOf = (unit: ArmyUnit): number => detachments.find((one) => isOf(one, unit))?.quantity ?? 0;
  const part = (quantityOf: (unit: ArmyUnit) => number): ArmyUnit[] =>
    army.units.flatMap((unit) => {
      const quantity = quantityOf(unit);
      return quantity > 0 ? [{ ...unit, quantity }] : [];
    });
  return {
    rest: { ...army, units: part((unit) => unit.quantity - leavingOf(unit)) },
    sent: { ...army, id, name, units: part(leavingOf), waiting: [] },
  };
};

/** Both under the banner of `into`. */
export const joined = (into: Army, joining: Army): Army => {
  const [own, added] = [menIn(into.units), menIn(joining.units)];
  const mean = (of: 'morale' | 'supply'): number =>
    own + added === 0 ? into[of] : Math.floor((into[of] * own + joining[of] * added) / (own + added));
  return {
    ...into,
    units: mergeUnits(into.units, joining.units),
    morale: mean('morale'),
    supply: mean('supply'),
    commanderBonus: Math.min(into.commanderBonus, joining.commanderBonus),
  };
};
