// What ground and sky are worth: pairs of mixed hosts that are even in the open, fought again on every ground and under every sky.
// Invariant: every circumstance is fought with the luck of the open field, so that what moved is the circumstance's doing.
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import type { BattlePlan, MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, content } from './armies.ts';
import { TREASURY, priceOf } from './search.ts';
import type { Host } from './search.ts';

/** Permille that the first wins, fought from both places; a draw is half. */
export const score = (
  mine: MusteredSide,
  theirs: MusteredSide,
  samples: number,
  plan: Partial<BattlePlan> = {},
): number => {
  const there = estimateOdds(aBattle(mine, theirs, plan), samples, SEED);
  const back = estimateOdds(aBattle(theirs, mine, plan), samples, forkSeed(SEED, 'back'));
  return Math.round((there.attacker + back.defender + (there.none + back.none) / 2) / 2);
};

/** Two hosts, and the permille that the first wins in the open under a clear sky. */
type Pair = readonly [mine: Host, theirs: Host, plain: number];

/** Parts of the treasury that a mixed host spends on each arm: at least, and how much more it may be. */
const ARMS = { infantry: [3, 2], archer: [2, 2], cavalry: [2, 2], siege: [0, 1], support: [1, 1] } as const;

/** A mixed host: something of every arm, of kinds and shares that differ from host to host. */
const mixedHost = (label: number): Host => {
  const random = randomFrom(forkSeed(SEED, 'pair', label));
  const chosen = Object.entries(ARMS).map(([arm, [least, more]]) => ({
    unit: random.pick([...content.units.values()].filter(({ type }) => type === arm)).id,
    part: least + random.between(0, more),
  }));
  const all = chosen.reduce((sum, { part }) => sum + part, 0);
  return Object.fromEntries(
    chosen.flatMap(({ unit, part }) =>
      part === 0 ? [] : [[unit, Math.max(1, Math.round((TREASURY * part) / all / priceOf(unit)))]],
    ),
  );
};

/** Pairs of mixed hosts, neither of which wins more than three in four on open ground under a clear sky. */
export const evenPairs = (count: number, samples: number): readonly Pair[] => {
  const pairs: Pair[] = [];
  for (let label = 0; pairs.length < count; label += 2) {
    const [mine, theirs] = [mixedHost(label), mixedHost(label + 1)];
    const plain = score(anArmy(mine), anArmy(theirs), samples, { terrain: 'plains', weather: 'clear' });
    if (plain >= 250 && plain <= 750) pairs.push([mine, theirs, plain]);
  }
  return pairs;
};

/** By circumstance: how much more or less (permille) the first of each pair wins in it than in the open by day. */
export const circumstances = (
  pairs: readonly Pair[],
  samples: number,
): readonly { readonly name: string; readonly moved: readonly number[] }[] =>
  [
    ...TERRAIN_IDS.map((terrain) => ({ name: terrain, plan: { terrain } })),
    ...WEATHER_IDS.map((weather) => ({ name: weather, plan: { weather } })),
    { name: 'night', plan: { timeOfDay: 'night' as const } },
  ].map(({ name, plan }) => ({
    name,
    moved: pairs.map(
      ([mine, theirs, plain]) =>
        score(anArmy(mine), anArmy(theirs), samples, { terrain: 'plains', weather: 'clear', ...plan }) -
        plain,
    ),
  }));
