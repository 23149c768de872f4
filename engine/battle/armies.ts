// The armies as they stand while a battle is being fought: typed arrays loaded from a state, and stored into one again.
// Invariants: men = ceil(pool / health); a state stored and loaded again fights on exactly as if it had never been stored.
import { bearingAtFirst } from './bearing.ts';
import type { Bearing, Drawn } from './bearing.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { NO_AIDS, copyAids } from './aids.ts';
import type { Aids } from './aids.ts';
import { HIT_WIDTH } from './hits.ts';
import { freshLine } from './line.ts';
import type { Line } from './line.ts';
import type { BattleState } from './state.ts';
import { leftOf } from './wear.ts';

export interface Armies {
  /** By company: health left in thousandths, living men. */
  readonly pools: Int32Array;
  readonly men: Int32Array;
  /** By company: how much is left of it, the least the weakest: permille of what it was (FRESH: untouched), by older laws its pool. */
  readonly left: Int32Array;
  /** By side (0 the attacker): living men, morale, rounds since the last charge, consecutive rounds of falling back. */
  readonly standing: number[];
  readonly morale: number[];
  readonly sinceCharge: number[];
  readonly fallingBack: number[];
  /** By side: how it stands (bearing.ts), and what is left of the defender's walls, in points. */
  readonly bearing: [attacker: Bearing, defender: Bearing];
  walls: number;
  /** Points that it loses in the round being fought. */
  breach: number;
  /** Rounds fought. */
  round: number;

  // What the round being fought leaves behind, until the next one.

  /** By company: initiative; -1 for the fallen. Plain lists, this and the next, for they are copied into the log as they are. */
  readonly initiative: number[];
  /** Are the blows written down? Not where nobody will read them. */
  told: boolean;
  /** The blows (hits.ts) and how many integers of it are used. */
  readonly hits: number[];
  used: number;
  /**
   * By side: its fortune (0 to 300), the share of its men that finds an enemy and how exposed its rear is (permille),
   * morale and companies lost, did its horse charge.
   */
  readonly fortune: number[];
  readonly front: number[];
  readonly exposed: number[];
  readonly shaken: number[];
  /** By side: what its units do for each other in this round. */
  readonly aids: [attacker: Aids, defender: Aids];
  readonly charging: boolean[];
  /** By side: how it drew up for this round and what it called on. */
  readonly drawn: [attacker: Drawn, defender: Drawn];
  /** What the field gives to the attacker and takes from the defender, permille: the whole battle's part, and all of it in this round. */
  day: number;
  tide: number;
  /** Chooses among the captions that fit the round. */
  lastDraw: number;

  // Scratch space.

  /** The queue of a round, and by initiative the next free place in it. */
  readonly queue: Uint8Array;
  readonly places: Uint8Array;
  /** By unit: its health in thousandths; what its own blows have of factor in this round beside what lasts (rates.ts). */
  readonly byUnit: Float64Array;
  readonly strikes: Int32Array;
  /** By side: how it fights in this round. */
  readonly lines: readonly [attacker: Line, defender: Line];
  /**
   * From each side's first company on: those of its companies that are worn and fight, and those that do not fight (fallen, or held back), in no
   * order. How many they are is the line's `worn` and `gone`.
   */
  readonly worn: Uint8Array;
  /** From each side's first company on: those that lived when the round began, in order; the line's `standing` of them. */
  readonly alive: Uint8Array;
  readonly gone: Uint8Array;
  /** By company: how far it has gone down its list of nearest enemies. */
  readonly seek: Uint8Array;
}

const AS_EVER: Drawn = { formation: 'line', reforming: false, held: false, rested: 0, power: null };

const zeros = (length: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i += 1) list.push(0);
  return list;
};

const freshArmies = (battle: CompiledBattle): Armies => {
  const pools = new Int32Array(battle.count);
  const { attacker, defender } = battle.setup;
  return {
    pools,
    left: battle.older ? pools : new Int32Array(battle.count),
    men: new Int32Array(battle.count),
    standing: [0, 0],
    morale: [0, 0],
    sinceCharge: [0, 0],
    fallingBack: [0, 0],
    round: 0,
    initiative: zeros(battle.count),
    // At most one blow a company, and one more for each company that a blow fells with strength to spare.
    hits: zeros(2 * battle.count * HIT_WIDTH),
    told: true,
    used: 0,
    fortune: [0, 0],
    front: [1000, 1000],
    exposed: [0, 0],
    shaken: [0, 0],
    aids: [copyAids(NO_AIDS), copyAids(NO_AIDS)],
    charging: [false, false],
    bearing: [bearingAtFirst(attacker), bearingAtFirst(defender)],
    walls: 0,
    breach: 0,
    drawn: [AS_EVER, AS_EVER],
    day: 0,
    tide: 0,
    lastDraw: 0,
    queue: new Uint8Array(battle.count),
    places: new Uint8Array(battle.initiatives),
    byUnit: new Float64Array(battle.units),
    strikes: new Int32Array(battle.units),
    lines: [freshLine(battle, 0), freshLine(battle, 1)],
    worn: new Uint8Array(battle.count),
    alive: new Uint8Array(battle.count),
    gone: new Uint8Array(battle.count),
    seek: new Uint8Array(battle.count),
  };
};

/**
 * Arrays for a battle, standing as `state` has them: those that lie idle, if any do, for a dozen typed arrays cost more than a
 * round to make and to clear away. `told`: will anybody read the blows? Whoever is done with them may `dismissArmies`, and must not look back.
 */
export const musterArmies = (battle: CompiledBattle, state: BattleState, told: boolean): Armies => {
  const armies = battle.idle ?? freshArmies(battle);
  battle.idle = null;
  armies.told = told;
  resetArmies(battle, armies, state);
  return armies;
};

/** Leaves the arrays to the next battle on the same field. */
export const dismissArmies = (battle: CompiledBattle, armies: Armies): void => {
  battle.idle = armies;
};

/** Puts the armies back to where `state` has them; for fighting one field many times over. */
export const resetArmies = (battle: CompiledBattle, armies: Armies, state: BattleState): void => {
  const { pools, men, left, standing } = armies;
  pools.set(state.pools);
  standing[0] = 0;
  standing[1] = 0;
  for (let i = 0; i < battle.count; i += 1) {
    const health = battle.health[battle.unitOf[i] as number] as number;
    const living = Math.ceil((pools[i] as number) / health);
    const side = i < battle.attackers ? 0 : 1;
    men[i] = living;
    if (!battle.older) left[i] = leftOf(pools[i] as number, battle.poolAtStart[i] as number);
    standing[side] = (standing[side] as number) + living;
  }
  armies.morale[0] = state.morale.attacker;
  armies.morale[1] = state.morale.defender;
  armies.sinceCharge[0] = state.sinceCharge.attacker;
  armies.sinceCharge[1] = state.sinceCharge.defender;
  armies.fallingBack[0] = state.fallingBack.attacker;
  armies.fallingBack[1] = state.fallingBack.defender;
  armies.bearing[0] = state.bearing?.attacker ?? bearingAtFirst(battle.setup.attacker);
  armies.bearing[1] = state.bearing?.defender ?? bearingAtFirst(battle.setup.defender);
  armies.walls = state.walls ?? battle.setup.walls ?? 0;
  armies.round = state.round;
  armies.used = 0;
  armies.seek.fill(0);
  armies.lines[0].counted = false;
  armies.lines[1].counted = false;
};
