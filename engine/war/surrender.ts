// When a ruler of the realm lays down its arms, or has its host fall back instead.
// Invariant: decided from what anybody sees of the field, and only where there is something to lose: nobody surrenders to blunted steel.
import { MORALE_BREAK } from '../battle/law.ts';
import { isBeforeLawFive } from '../battle/olderLaw.ts';
import { layingDownArms } from '../battle/orders.ts';
import { opposite } from '../battle/setup.ts';
import type { BattleSetup, Side, SideOrders } from '../battle/setup.ts';
import type { BattleState } from '../battle/state.ts';
import type { NpcTemper } from '../kingdom/kingdom.ts';

/** Points of morale above breaking at which a ruler of that temper has seen enough; the bold fight to the end. */
const SEEN_ENOUGH: Readonly<Record<NpcTemper, number>> = { bold: 0, steady: 8, raider: 14, wary: 20 };
/** How many times as much heart the rival must have left. */
const RIVAL_HEART = 3;
/** Nobody gives up before this round. */
const EARLIEST = 3;

/** Points of morale between a side and its breaking. */
const heartLeft = (setup: BattleSetup, state: BattleState, side: Side): number =>
  Math.max(0, state.morale[side] - (setup.breaksAt ?? MORALE_BREAK));

/** Has a ruler of this temper lost the field in its own eyes? */
export const hasSeenEnough = (
  temper: NpcTemper,
  setup: BattleSetup,
  state: BattleState,
  side: Side,
): boolean => {
  const own = heartLeft(setup, state, side);
  return (
    state.round + 1 >= EARLIEST &&
    own <= SEEN_ENOUGH[temper] &&
    RIVAL_HEART * own <= heartLeft(setup, state, opposite(side))
  );
};

/** What a ruler of the realm does who has seen enough: raiders slip away, the others lay down their arms where the law knows of it. */
export const givingUp = (temper: NpcTemper, setup: BattleSetup): SideOrders =>
  temper === 'raider' || isBeforeLawFive(setup) ? { stance: 'fall_back', target: 'weakest' } : layingDownArms;
