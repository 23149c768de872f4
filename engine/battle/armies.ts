// The armies as they stand while a battle is being fought: typed arrays loaded from a state, and stored into one again.
// Invariants: men = ceil(pool / health); a state stored and loaded again fights on exactly as if it had never been stored.
import type { CompiledBattle } from './compile.ts';
import { HIT_WIDTH } from './hits.ts';
import type { BattleState } from './state.ts';

export interface Armies {
  /** By company: health left in thousandths, living men. */
  readonly pools: Int32Array;
  readonly men: Int32Array;
  /** By side (0 the attacker): living men, morale, rounds since the last charge, consecutive rounds of falling back. */
  readonly standing: Int32Array;
  readonly morale: Int32Array;
  readonly sinceCharge: Int32Array;
  readonly fallingBack: Int32Array;
  /** Rounds fought. */
  round: number;

  // What the round being fought leaves behind, until the next one.

  /** By company: initiative; -1 for the fallen. */
  readonly initiative: Int32Array;
  /** The blows (hits.ts) and how many integers of it are used. */
  readonly hits: Int32Array;
  used: number;
  /** By side: its fortune (0 to 300), companies lost, and whether its horse charged. */
  readonly fortune: Int32Array;
  readonly lost: Int32Array;
  readonly charging: Uint8Array;
  /** Chooses the round's caption. */
  lastDraw: number;

  // Scratch space.

  /** The queue of a round, and by initiative the next free place in it. */
  readonly queue: Uint8Array;
  readonly places: Uint8Array;
  /** One man's blow in thousandths by pair x 4 + flags; -1 until this round needs it. */
  readonly rates: Float64Array;
  /** By company: how far it has gone down its list of nearest enemies. */
  readonly seek: Uint8Array;
}

/** Arrays for a battle, standing as `state` has them. */
export const musterArmies = (battle: CompiledBattle, state: BattleState): Armies => {
  const armies: Armies = {
    pools: new Int32Array(battle.count),
    men: new Int32Array(battle.count),
    standing: new Int32Array(2),
    morale: new Int32Array(2),
    sinceCharge: new Int32Array(2),
    fallingBack: new Int32Array(2),
    round: 0,
    initiative: new Int32Array(battle.count),
    hits: new Int32Array(battle.count * HIT_WIDTH),
    used: 0,
    fortune: new Int32Array(2),
    lost: new Int32Array(2),
    charging: new Uint8Array(2),
    lastDraw: 0,
    queue: new Uint8Array(battle.count),
    places: new Uint8Array(battle.initiatives),
    rates: new Float64Array(battle.units * battle.units * 4),
    seek: new Uint8Array(battle.count),
  };
  resetArmies(battle, armies, state);
  return armies;
};

/** Puts the armies back to where `state` has them; for fighting one field many times over. */
export const resetArmies = (battle: CompiledBattle, armies: Armies, state: BattleState): void => {
  const { pools, men, standing } = armies;
  pools.set(state.pools);
  standing.fill(0);
  for (let i = 0; i < battle.count; i += 1) {
    const health = battle.health[battle.unitOf[i] as number] as number;
    const living = Math.ceil((pools[i] as number) / health);
    const side = i < battle.attackers ? 0 : 1;
    men[i] = living;
    standing[side] = (standing[side] as number) + living;
  }
  armies.morale[0] = state.morale.attacker;
  armies.morale[1] = state.morale.defender;
  armies.sinceCharge[0] = state.sinceCharge.attacker;
  armies.sinceCharge[1] = state.sinceCharge.defender;
  armies.fallingBack[0] = state.fallingBack.attacker;
  armies.fallingBack[1] = state.fallingBack.defender;
  armies.round = state.round;
  armies.used = 0;
  armies.seek.fill(0);
};
