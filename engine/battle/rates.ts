// What a man's blow weighs in a round: all that modifies it, summed up by unit before the first blow, and the rate of a pair.
// Invariant: whole numbers alone, every division floors.
import { shelterFrom } from './aids.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { AS_ORDERED, CHARGED, RESTED_BLOW } from './hits.ts';
import { FACTOR_HIGH, FACTOR_LOW } from './law.ts';
import type { Line } from './line.ts';
import { breached, cast, exposedAim, targetEdge } from './modifiers.ts';
import { blowOfLawOne } from './olderLaw.ts';
import type { BattleUnit } from './setup.ts';

/**
 * What a round's blows have of factor whoever the other is, by unit: those of `line`'s units that strike into `strikes`, those of `foe`'s
 * that are struck into `suffers`.
 */
export const sumUp = (battle: CompiledBattle, { strikes, suffers }: Armies, line: Line, foe: Line): void => {
  const { lasting, all, ranged, rear, volley, braced } = battle;
  const { drill, foeDrill, aids, foeAids, power, foeWalls, foeFormed, foeHolds, opens } = line;
  const inOrder = line.formed && !line.reforming;
  const aim = exposedAim(true, line.exposed);
  const edge = line.edge + aids.heartens;
  for (let u = foe.firstUnit; u < foe.endUnit; u += 1)
    suffers[u] =
      (lasting.taken[u] as number) +
      (foeFormed ? (foeDrill.taken[u] as number) : 0) +
      (foeHolds ? (braced[u] as number) : 0);
  for (let u = line.firstUnit; u < line.endUnit; u += 1) {
    let sum = (lasting.striking[u] as number) + edge + shelterFrom(foeAids, battle.strikes[u] as number);
    if (inOrder) sum += drill.drill[u] as number;
    if (foeFormed) sum += foeDrill.guarded[u] as number;
    if (ranged[u] === 1) sum += line.quivers + (rear[u] === 1 ? aim : 0);
    if (opens) sum += volley[u] as number;
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

/** One man's blow in millionths of a point for a pair and its flags this round, both lines summed up: base x factor x press. */
const weigh = (
  battle: CompiledBattle,
  { strikes, suffers }: Armies,
  line: Line,
  by: number,
  on: number,
  flags: number,
): number => {
  const pair = by * battle.units + on;
  let factor = (strikes[by] as number) + (suffers[on] as number) + (battle.matchup[pair] as number);
  if (line.foeExposedEdge !== 0 && battle.melee[by] === 1 && battle.rear[on] === 1)
    factor += line.foeExposedEdge;
  if (flags !== 0) factor += mannerEdge(battle, line, by, pair, flags);
  const held = Math.min(FACTOR_HIGH, Math.max(FACTOR_LOW, factor));
  const base = battle.base[pair] as number;
  return battle.lawOne
    ? blowOfLawOne(base, held, battle.press)
    : Math.floor((Math.floor((base * held * battle.press) / 1000) * line.reach) / 1000);
};

/** What `weigh` says, weighed once a round for each pair where the blow has no manner of its own. */
export const rateOf = (
  battle: CompiledBattle,
  armies: Armies,
  line: Line,
  by: number,
  on: number,
  flags: number,
): number => {
  const { rates } = armies;
  const pair = by * battle.units + on;
  const place = flags === 0 ? pair : battle.units * battle.units;
  if (flags !== 0 || rates[pair] === 0) rates[place] = weigh(battle, armies, line, by, on, flags);
  // Read where it was written: so it is a fraction to V8 from the first blow on, and nothing asks what it is.
  return rates[place] as number;
};
