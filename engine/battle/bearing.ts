// What a side does in a round besides striking (since law 4): how it draws up, whether its reserve waits or goes in, and what it calls on.
// Invariants: reckoned from the bearing before and the orders alone; a reserve that has gone in never comes back, a power that is spent is
// spent; by older laws a side stands as it drew up and has neither.
import { z } from 'zod';
import { FormationId } from '@sigilla/content/schema/formation.ts';
import {
  MORALE_WAVER,
  RESERVE_EVERY,
  RESTED,
  RESTED_MOST,
  SPELLS,
  SPELLS_WHERE_MAGIC_REIGNS,
} from './law.ts';
import { POWERS, Power } from './orders.ts';
import type { SideOrders } from './orders.ts';
import type { BattleSetup, BattleSide, BattleUnit, Side } from './setup.ts';

/** How a side stands between two rounds. */
export const Bearing = z.strictObject({
  formation: FormationId,
  /** Rounds that its reserve has waited; null once it has gone in. */
  waited: z.int().min(0).nullable(),
  /** What it has called on. */
  spent: z.array(Power),
});
export type Bearing = z.infer<typeof Bearing>;

/** What a side did in one round: told in the round's log. */
export const Drawn = z.strictObject({
  formation: FormationId,
  /** It takes up the formation in this round: who strikes against it meets it, but its own blows gain nothing by it yet. */
  reforming: z.boolean(),
  /** Its reserve waits. */
  held: z.boolean(),
  /** Permille that its reserve adds to its own blows, in the round it goes in. */
  rested: z.int().min(0),
  power: Power.nullable(),
});
export type Drawn = z.infer<typeof Drawn>;

/** A side as it comes to the field. */
export const bearingAtFirst = ({ formation }: BattleSide): Bearing => ({ formation, waited: 0, spent: [] });

/** Does a side of this morale fight in order? A rally holds it together for its round. */
export const isFormed = (morale: number, { power }: Pick<Drawn, 'power'>): boolean =>
  morale > MORALE_WAVER || power === 'rally';

/** Does this company, by its place among its own side's, belong to the reserve? */
export const isOfReserve = (placeInSide: number): boolean =>
  placeInSide % RESERVE_EVERY === RESERVE_EVERY - 1;

/** Can these units call on that power? */
export const grants = (unit: BattleUnit, power: Power): boolean =>
  power === 'rally'
    ? unit.skill?.heartens !== undefined || unit.skill?.rallies === true
    : unit.skill?.spell !== undefined;

/** How often a side may call on a power in such a battle. */
const timesOf = (power: Power, { type }: Pick<BattleSetup, 'type'>): number =>
  power === 'spell' ? (type === 'magical' ? SPELLS_WHERE_MAGIC_REIGNS : SPELLS) : 1;

/** The powers that a side may still call on, `living` of its units being on the field. A commander rallies as banners and knights do. */
export const powersLeft = (
  setup: BattleSetup,
  side: Side,
  { spent }: Pick<Bearing, 'spent'>,
  living: (unitIndex: number) => boolean,
): readonly Power[] =>
  POWERS.filter(
    (power) =>
      spent.filter((one) => one === power).length < timesOf(power, setup) &&
      ((power === 'rally' && setup[side].commanderBonus > 0) ||
        setup[side].units.some((unit, i) => grants(unit, power) && living(i))),
  );

/** What the side does in the coming round. `others` says whether anybody lives who is not of the reserve. */
export const drawnBy = (
  before: Bearing,
  { formation: wanted, reserve = false, power }: SideOrders,
  others: boolean,
  powers: readonly Power[],
): Drawn => {
  const formation: FormationId = wanted ?? before.formation;
  const held = reserve && others && before.waited !== null;
  return {
    formation,
    reforming: formation !== before.formation,
    held,
    rested: held || before.waited === null ? 0 : Math.min(RESTED_MOST, RESTED * before.waited),
    power: power !== undefined && powers.includes(power) ? power : null,
  };
};

/** How the side stands after a round in which it did that. */
export const bearingAfter = (before: Bearing, { formation, held, power }: Drawn): Bearing =>
  before.formation === formation && before.waited === null && !held && power === null
    ? before
    : {
        formation,
        waited: held ? (before.waited ?? 0) + 1 : null,
        spent: power === null ? before.spent : [...before.spent, power],
      };
