// What a round leaves behind once its blows have fallen: morale, tired horses, a side leaving the field or laying down its arms, and the ending.
// Order of evaluation: losses, then steadying, then withdrawal, then the outcome (docs/BATTLE.md).
// Invariant: morale stays within 0 to 100 and rises only by steadying, never above where the battle began.
import type { Armies } from './armies.ts';
import { bearingAfter } from './bearing.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { MAX_ROUNDS, MORALE_STEADIED, ROUNDS_TO_WITHDRAW } from './law.ts';
import { outcomeOf } from './outcome.ts';
import type { SideStanding } from './outcome.ts';
import { isParley } from './orders.ts';
import type { Orders, SideOrders, Stance } from './setup.ts';
import type { Ending } from './state.ts';

/** Morale after a round, from the points that its losses cost and the side's bearing. */
const moraleAfter = (
  before: number,
  atStart: number,
  shaken: number,
  stance: Stance,
  withdrew: boolean,
  breaksAt: number,
): number => {
  let morale = Math.max(0, before - shaken);
  if (stance === 'hold' && shaken === 0 && morale < atStart)
    morale = Math.min(atStart, morale + MORALE_STEADIED);
  return withdrew ? Math.min(morale, breaksAt) : morale;
};

/** Settles a side's round, and says whether it has withdrawn. */
const settleSide = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  { stance }: SideOrders,
  parley: boolean,
): boolean => {
  const { attacker, defender } = battle.setup;
  const before = armies.morale[side] as number;
  const falling = stance === 'fall_back' && !parley ? (armies.fallingBack[side] as number) + 1 : 0;
  const withdrew = falling >= ROUNDS_TO_WITHDRAW;
  const morale = parley
    ? before
    : moraleAfter(
        before,
        (side === 0 ? attacker : defender).morale,
        armies.shaken[side] as number,
        stance,
        withdrew,
        battle.breaksAt,
      );
  armies.fallingBack[side] = falling;
  armies.morale[side] = morale;
  if (!battle.fixed) armies.bearing[side] = bearingAfter(armies.bearing[side], armies.drawn[side]);
  armies.sinceCharge[side] = armies.charging[side] ? 0 : (armies.sinceCharge[side] as number) + 1;
  return withdrew;
};

/** How a side stands once its round is settled, as the outcome asks for it. */
const standingOf = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  withdrew: boolean,
  surrendered: boolean,
): SideStanding => {
  const men = armies.standing[side] as number;
  return {
    men,
    fallen: battle.menAtStart[side] - men,
    morale: armies.morale[side] as number,
    withdrew,
    surrendered,
  };
};

/** Do both sides stand and hold after a round that was not the last? Nearly always, and then nobody need ask for the outcome. */
const goesOn = ({ breaksAt }: CompiledBattle, { standing, morale, round }: Armies): boolean =>
  round < MAX_ROUNDS &&
  standing[0] !== 0 &&
  standing[1] !== 0 &&
  (morale[0] as number) > breaksAt &&
  (morale[1] as number) > breaksAt;

/** Ends the round that `strikeRound` has fought: changes `armies` and says whether the battle is over. */
export const settleRound = (battle: CompiledBattle, armies: Armies, orders: Orders): Ending | null => {
  const parley = battle.yields && isParley(orders);
  armies.round += 1;
  armies.walls = Math.max(0, armies.walls - armies.breach);
  const { attacker, defender } = orders;
  const weLeft = settleSide(battle, armies, 0, attacker, parley);
  const theyLeft = settleSide(battle, armies, 1, defender, parley);
  if (!parley && goesOn(battle, armies)) return null;
  return outcomeOf({
    round: armies.round,
    breaksAt: battle.breaksAt,
    decides: battle.decides,
    attacker: standingOf(battle, armies, 0, weLeft, parley && attacker.surrenders === true),
    defender: standingOf(battle, armies, 1, theyLeft, parley && defender.surrenders === true),
  });
};
