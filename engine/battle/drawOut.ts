// What a side does in a round besides striking, as its orders have it: how it draws up, what becomes of its reserve, what it calls on.
// Invariant: a side that goes on as it stood is told so by what it was told before; nothing is made anew for it.
import type { Armies } from './armies.ts';
import { drawnBy, powersLeft } from './bearing.ts';
import type { Drawn } from './bearing.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import type { Line } from './line.ts';
import type { SideOrders } from './setup.ts';
import { leftOf } from './wear.ts';

/** Does any company of this unit (by its number in the battle) live? */
const unitLives = ({ unitOf }: CompiledBattle, { pools }: Armies, unit: number): boolean =>
  pools.some((pool, i) => pool !== 0 && unitOf[i] === unit);

const othersLive = ({ reserve }: CompiledBattle, { men }: Armies, { from, to }: Line): boolean => {
  for (let i = from; i < to; i += 1) if (men[i] !== 0 && reserve[i] === 0) return true;
  return false;
};

/** Has a side that drew up so before its orders nothing new to do: no other formation, no reserve that waits or goes in, no power? */
const standsAsItWas = (
  last: Drawn,
  formation: Drawn['formation'],
  waited: number | null,
  orders: SideOrders,
): boolean =>
  last.formation === formation &&
  (orders.formation === undefined || orders.formation === formation) &&
  orders.power === undefined &&
  (waited === null || (waited === 0 && orders.reserve !== true)) &&
  !last.reforming &&
  !last.held &&
  last.rested === 0 &&
  last.power === null;

/** What a side does besides striking, and its reserve hidden from the fight while it waits. */
export const drawOut = (battle: CompiledBattle, armies: Armies, side: 0 | 1, orders: SideOrders): Drawn => {
  const before = armies.bearing[side];
  const { setup } = battle;
  if (standsAsItWas(armies.drawn[side], before.formation, battle.fixed ? null : before.waited, orders))
    return armies.drawn[side];
  if (battle.fixed)
    return { formation: before.formation, reforming: false, held: false, rested: 0, power: null };
  const line = armies.lines[side];
  const others = orders.reserve === true && othersLive(battle, armies, line);
  const powers =
    orders.power === undefined
      ? []
      : powersLeft(setup, side === 0 ? 'attacker' : 'defender', before, (unit) =>
          unitLives(battle, armies, line.firstUnit + unit),
        );
  const drawn = drawnBy(before, orders, others, powers);
  if (!drawn.held && (before.waited ?? 0) === 0) return drawn;
  for (let i = line.from; i < line.to; i += 1)
    if (battle.reserve[i] === 1)
      armies.left[i] = drawn.held ? 0 : leftOf(armies.pools[i] as number, battle.poolAtStart[i] as number);
  line.counted = false;
  // Whoever was passed over while hidden is looked for again.
  if (!drawn.held) armies.seek.fill(0);
  return drawn;
};
