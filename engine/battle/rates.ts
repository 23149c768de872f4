// What a man's blow weighs in a round: all that modifies it, summed up by unit before the first blow, and the rate of a pair.
// Invariant: whole numbers alone, every division floors.
import { shelterFrom } from './aids.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { AS_ORDERED, CHARGED, RESTED_BLOW } from './hits.ts';
import { FACTOR_HIGH, FACTOR_LOW } from './law.ts';
import type { Line } from './line.ts';
import { breached, cast, exposedAim, targetEdge } from './modifiers.ts';
import type { BattleUnit } from './setup.ts';

/** One number for all that `lastingFactors` depends on. */
const factorsKey = ({ drill, foeDrill, formed, reforming, foeFormed, foeHolds, opens }: Line): number =>
  (drill.place << 7) |
  (foeDrill.place << 4) |
  (formed && !reforming ? 8 : 0) |
  (foeFormed ? 4 : 0) |
  (foeHolds ? 2 : 0) |
  (opens ? 1 : 0);

/** By pair of units: what a blow of `line` has of factor so long as both sides stand as they do and neither's morale or losses are counted. */
const lastingFactors = (battle: CompiledBattle, line: Line, foe: Line): Int32Array => {
  const { lasting, matchup, volley, braced, units } = battle;
  const { drill, foeDrill, foeFormed, foeHolds, opens } = line;
  const inOrder = line.formed && !line.reforming;
  const factors = new Int32Array(units * units);
  for (let by = line.firstUnit; by < line.endUnit; by += 1) {
    let strikes = lasting.striking[by] as number;
    if (inOrder) strikes += drill.drill[by] as number;
    if (foeFormed) strikes += foeDrill.guarded[by] as number;
    if (opens) strikes += volley[by] as number;
    for (let on = foe.firstUnit; on < foe.endUnit; on += 1) {
      let suffers = lasting.taken[on] as number;
      if (foeFormed) suffers += foeDrill.taken[on] as number;
      if (foeHolds) suffers += braced[on] as number;
      const pair = by * units + on;
      factors[pair] = strikes + suffers + (matchup[pair] as number);
    }
  }
  return factors;
};

/** Finds a line's factors among those that the battle has seen; they are few, and the same for ten thousand fights. */
const takeFactors = (battle: CompiledBattle, line: Line, foe: Line, key: number): void => {
  const known = battle.factors[line.from === 0 ? 0 : 1];
  let factors = known.get(key);
  if (factors === undefined) {
    factors = lastingFactors(battle, line, foe);
    known.set(key, factors);
  }
  line.factors = factors;
  line.factorsKey = key;
};

/** What the blows of `line`'s units have of factor in this round, whomever they strike, beside what lasts: into `strikes`, by unit. */
export const sumUp = (battle: CompiledBattle, { strikes }: Armies, line: Line, foe: Line): void => {
  const { all, ranged, rear } = battle;
  const { aids, foeAids, power, foeWalls } = line;
  const key = factorsKey(line);
  if (key !== line.factorsKey) takeFactors(battle, line, foe, key);
  const aim = exposedAim(true, line.exposed);
  const edge = line.edge + aids.heartens;
  for (let u = line.firstUnit; u < line.endUnit; u += 1) {
    let sum = edge + shelterFrom(foeAids, battle.strikes[u] as number);
    if (ranged[u] === 1) sum += line.quivers + (rear[u] === 1 ? aim : 0);
    if (power !== null) sum += cast(power, all[u] as BattleUnit);
    if (foeWalls !== null)
      sum += breached(battle.setup.defender.stand, (all[u] as BattleUnit).strikes, foeWalls);
    strikes[u] = sum;
  }
};

/** What the manner of a blow adds: as ordered, charging, rested. */
const mannerEdge = (battle: CompiledBattle, line: Line, by: number, pair: number, flags: number): number => {
  let sum = 0;
  if ((flags & RESTED_BLOW) !== 0) sum += line.rested;
  if ((flags & AS_ORDERED) !== 0) sum += targetEdge(line.target, battle.all[by] as BattleUnit, battle.setup);
  if ((flags & CHARGED) !== 0) sum += (battle.charge[pair] as number) + line.chargeEdge;
  return sum;
};

/** The factor of a blow of a pair and its flags this round, permille, held within what a blow may be. */
export const factorOf = (
  battle: CompiledBattle,
  { strikes }: Armies,
  line: Line,
  by: number,
  on: number,
  flags: number,
): number => {
  const pair = by * battle.units + on;
  let factor = (line.factors[pair] as number) + (strikes[by] as number);
  if (line.foeExposedEdge !== 0 && battle.melee[by] === 1 && battle.rear[on] === 1)
    factor += line.foeExposedEdge;
  if (flags !== 0) factor += mannerEdge(battle, line, by, pair, flags);
  return Math.min(FACTOR_HIGH, Math.max(FACTOR_LOW, factor));
};
