// What is left of a side when a round begins: its health, kind by kind, who of it lives, is worn, or fights no more,
// and what its kinds do for each other.
// Invariant: a side that nobody has touched since it was counted but by blows is as those blows have left it; whoever changes it otherwise
// (another battle, a reserve that waits or goes in) says so by `counted`, and all of it is counted anew.
import { aidOf, writeAids } from './aids.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { FRESH } from './law.ts';
import type { Line } from './line.ts';
import { seekMostWorn } from './wear.ts';

/** Counts every company. Nobody could foresee who lives and who is worn, so it is reckoned in bits and asks nothing. */
const countAll = (battle: CompiledBattle, armies: Armies, line: Line): void => {
  const { unitOf, rear, horse } = battle;
  const { pools, left, byUnit, alive, worn, gone } = armies;
  const { from, to } = line;
  for (let u = line.firstUnit; u < line.endUnit; u += 1) byUnit[u] = 0;
  let health = 0;
  let fighting = 0;
  let before = 0;
  let living = 0;
  let riders = 0;
  let standing = 0;
  let used = 0;
  for (let i = from; i < to; i += 1) {
    const pool = pools[i] as number;
    const ready = left[i] as number;
    const unit = unitOf[i] as number;
    // 1 for whoever has anything left.
    const fights = (0 - ready) >>> 31;
    const ours = pool & (0 - fights);
    health += pool;
    byUnit[unit] = (byUnit[unit] as number) + pool;
    fighting += ours;
    before += ours & ((rear[unit] as number) - 1);
    riders += (horse[unit] as number) & fights;
    alive[from + standing] = i;
    standing += (0 - pool) >>> 31;
    worn[from + used] = i;
    used += fights & ((ready - FRESH) >>> 31);
    gone[i - living] = i;
    living += fights;
  }
  line.health = health;
  line.fighting = fighting;
  line.before = before;
  line.living = living;
  line.rides = riders !== 0;
  line.standing = standing;
  line.worn = used;
  line.gone = to - from - living;
  seekMostWorn(armies, line);
};

/** Counts what the last round's blows have left of a side whose companies all fight. */
const countLeft = ({ rear, horse }: CompiledBattle, { pools, byUnit, alive }: Armies, line: Line): void => {
  const { from } = line;
  let before = 0;
  let rides = false;
  for (let u = line.firstUnit; u < line.endUnit; u += 1) {
    const has = byUnit[u] as number;
    if (rear[u] === 0) before += has;
    if (horse[u] === 1 && has !== 0) rides = true;
  }
  line.health -= line.borne;
  line.fighting = line.health;
  line.before = before;
  line.rides = rides;
  if (line.living === line.standing) return;
  const end = from + line.standing;
  let standing = 0;
  for (let k = from; k < end; k += 1) {
    const company = alive[k] as number;
    alive[from + standing] = company;
    standing += (0 - (pools[company] as number)) >>> 31;
  }
  line.standing = standing;
};

/** Counts a side that has drawn up, and leaves the health of its units, reserve included, in `armies.byUnit`. */
export const countSide = (battle: CompiledBattle, armies: Armies, line: Line): void => {
  if (line.counted) countLeft(battle, armies, line);
  else countAll(battle, armies, line);
  line.counted = !battle.older;
};

/** Reckons what the units of a side that is counted do for each other, from the health that each kind has left. */
export const reckonAids = (battle: CompiledBattle, armies: Armies, side: 0 | 1, { health }: Line): void => {
  const givers = battle.givers[side];
  if (givers.length !== 0 && !battle.older) writeAids(armies.aids[side], givers, armies.byUnit, health);
};

/** Points that the attacker's engines take from the walls in this round; the attacker is counted. */
export const breachIn = (battle: CompiledBattle, { byUnit }: Armies, { health }: Line): number => {
  if (battle.setup.walls === undefined) return 0;
  return battle.setup.attacker.units.reduce(
    (sum, { skill }, unit) => sum + aidOf(skill?.breaches ?? 0, byUnit[unit] as number, Math.max(1, health)),
    0,
  );
};
