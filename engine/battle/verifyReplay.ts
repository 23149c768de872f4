// A replay fought again: does it agree with itself? It stands apart from the replay's shape, which the whole window knows, because it takes all of the
// battle's rules along.
import { same } from '../core/same.ts';
import { battleReport } from './battleReport.ts';
import { isKnownLaw } from './olderLaw.ts';
import type { Replay } from './replay.ts';
import { battleSeed, seedHashOf } from './replay.ts';
import { beginBattle, resolveRound } from './resolve.ts';

/** What does not verify: this engine does not know the version, the seed is not the one committed to, a round, or the report. */
export type Verification =
  | { readonly verified: true }
  | {
      readonly verified: false;
      readonly round: number;
      readonly reason: 'version' | 'seed' | 'round' | 'report';
    };

/**
 * Fights the battle again from setup, seed, nonces and orders and compares every round and the report. `round` is the first that
 * differs; 0 when seed or version already do; the last when only the report does.
 */
export const verifyReplay = (replay: Replay): Verification => {
  const { setup, seed, seedHash, nonces, rounds, report, versions } = replay;
  if (!isKnownLaw(versions.engine) || setup.engineVersion !== versions.engine)
    return { verified: false, round: 0, reason: 'version' };
  if (seedHashOf(seed) !== seedHash) return { verified: false, round: 0, reason: 'seed' };
  const fought = battleSeed(seed, nonces.challenger, nonces.defender);
  let state = beginBattle(setup);
  for (const recorded of rounds) {
    const round = state.round + 1;
    if (state.ending) return { verified: false, round, reason: 'round' };
    const next = resolveRound(setup, state, recorded.orders, fought);
    if (!same(next.log, recorded)) return { verified: false, round, reason: 'round' };
    state = next.state;
  }
  if (!state.ending) return { verified: false, round: state.round + 1, reason: 'round' };
  return same(battleReport(setup, state, rounds), report)
    ? { verified: true }
    : { verified: false, round: state.round, reason: 'report' };
};
