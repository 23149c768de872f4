// The next round of a battle: the orders in force, or a realm ruler's own; then the engine fights it.
// Invariant: the document that comes out holds one round more, no pending orders, and either the next window or an ending;
// its log names the orders that were in force, so that a replay needs to know nothing of who spoke when.
import { resolveRound } from '../battle/resolve.ts';
import { DEFAULT_ORDERS, isParley, layingDownArms } from '../battle/orders.ts';
import { opposite } from '../battle/setup.ts';
import type { Side, SideOrders } from '../battle/setup.ts';
import type { RealmRules } from '../kingdom/content.ts';
import type { NpcTemper } from '../kingdom/kingdom.ts';
import type { BattleDoc } from './battle.ts';
import { seedOf } from './seedOf.ts';
import { npcOrders } from './npcOrders.ts';
import { orderWindow } from './orderWindow.ts';
import { lawful, ordersInForce } from './standingOrders.ts';

/** The temper of each commander who is the realm's own; null for players. */
export type Tempers = Readonly<Record<Side, NpcTemper | null>>;

/** Is this battle waiting for round `round` (1 for the first)? */
export const awaitsRound = (battle: BattleDoc, round: number): boolean =>
  (battle.status === 'accepted' || battle.status === 'fighting') && battle.rounds.length + 1 === round;

/** True once the last round has been fought. */
export const isDecided = ({ state }: BattleDoc): boolean => state !== null && state.ending !== null;

const parleyOrders = ({ surrenders }: SideOrders): SideOrders =>
  surrenders === true ? layingDownArms : DEFAULT_ORDERS;

/** Fights one round and opens the next window at `now`, unless the battle is decided. Throws when it is not being fought. */
export const nextRound = (battle: BattleDoc, tempers: Tempers, rules: RealmRules, now: number): BattleDoc => {
  const { setup, state, pending } = battle;
  if (setup === null || state === null) throw new Error('the battle was never drawn up');
  const seed = seedOf(battle);
  const inEarnest = battle.kind !== 'sparring';
  /** What a player's host does if nothing more is said, as anybody can tell; null for a ruler of the realm. */
  const lastOf = (side: Side): SideOrders | null =>
    tempers[side] === null ? ordersInForce(battle, null, side) : null;
  const ordersOf = (side: Side): SideOrders => {
    const temper = tempers[side];
    return temper === null
      ? lawful(setup, ordersInForce(battle, pending[side], side))
      : lawful(setup, npcOrders(temper, { setup, state, side }, seed, lastOf(opposite(side)), inEarnest));
  };
  const wanted = { attacker: ordersOf('attacker'), defender: ordersOf('defender') };
  // Where arms are laid down nothing else is done, and what the other side had in mind stays its own.
  const orders = isParley(wanted)
    ? { attacker: parleyOrders(wanted.attacker), defender: parleyOrders(wanted.defender) }
    : wanted;
  const { state: fought, log } = resolveRound(setup, state, orders, seed);
  return {
    ...battle,
    status: 'fighting',
    state: fought,
    rounds: [...battle.rounds, log],
    given: [
      ...battle.given,
      {
        attacker: tempers.attacker !== null || pending.attacker !== null,
        defender: tempers.defender !== null || pending.defender !== null,
      },
    ],
    pending: { attacker: null, defender: null },
    roundDueAt: fought.ending === null ? now + orderWindow(battle, rules, battle.rounds.length + 1) : null,
  };
};
