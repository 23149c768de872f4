// Everything that the engine says of one battle, as a digest: what Node and a browser must agree on to the last byte.
// Invariant: a number is a battle; nothing of the machine goes in.
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { forecast } from '@sigilla/engine/battle/forecast.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { digestOf } from '@sigilla/engine/proof/digest.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import { SEED, orders, randomBattle, randomOrders } from '../../engine/battle/armies.ts';

/** The battle of this number: its setup, rounds, events and report, what its captains think, its odds and what is foretold of it. */
export const digestOfBattle = (number: number): string => {
  const seed = forkSeed(SEED, 'same bytes', number);
  const random = randomFrom(seed);
  const setup = randomBattle(random);
  const list = randomOrders(random);
  const { state, rounds } = fightBattle(setup, seed, (round) => list[round - 1] ?? orders());
  return digestOf({
    setup,
    rounds,
    state,
    events: rounds.map((log) => decodeRound(setup, log)),
    report: battleReport(setup, state, rounds),
    captains: captainsOf(setup),
    odds: estimateOdds(setup, 20, seed),
    forecast: forecast(setup, 20, seed, orders()),
  });
};
