// A replay: setup, revealed seed, nonces, and every round with its orders. Whoever has it can fight the battle again, which proves that it agrees
// with itself; whether it is the battle that was fought, its proof says (engine/proof/verify.ts).
// Invariant: a replay holds numbers, not references, so that it plays when the content it was made with is long gone.
import { z } from 'zod';
import { SEED_PATTERN, forkSeed, sha256Hex } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { same } from '../core/same.ts';
import { ReplayProof } from '../proof/shapes.ts';
import { isKnownLaw } from './olderLaw.ts';
import { BattleReport, battleReport } from './report.ts';
import { beginBattle, resolveRound } from './resolve.ts';
import { BattleSetup } from './setup.ts';
import { RoundLog } from './state.ts';

export const Replay = z.strictObject({
  versions: z.strictObject({ engine: z.int().min(1), content: z.string() }),
  setup: BattleSetup,
  seed: z.string().regex(SEED_PATTERN),
  /** SHA-256 of the seed's 32 hex digits, published when the challenge was made. */
  seedHash: z.string().regex(/^[0-9a-f]{64}$/),
  nonces: z.strictObject({ challenger: z.string(), defender: z.string() }),
  rounds: z.array(RoundLog),
  report: BattleReport,
  /** What the realm swore to and sealed; battles of before the notary have none. */
  proof: ReplayProof.optional(),
});
export type Replay = z.infer<typeof Replay>;

/** The SHA-256 that commits to a seed before the battle. */
export const seedHashOf = (seed: Seed): string => sha256Hex(seed);

/** The seed a battle is fought with: the committed one, forked by what each commander added. */
export const battleSeed = (seed: Seed, challengerNonce: string, defenderNonce: string): Seed =>
  forkSeed(seed, challengerNonce, defenderNonce);

/** The replay of a finished battle. */
export const replayOf = (
  setup: BattleSetup,
  seed: Seed,
  nonces: Replay['nonces'],
  rounds: readonly RoundLog[],
  report: BattleReport,
  proof?: ReplayProof,
): Replay => ({
  versions: { engine: setup.engineVersion, content: setup.contentVersion },
  setup,
  seed,
  seedHash: seedHashOf(seed),
  nonces,
  rounds: [...rounds],
  report,
  ...(proof === undefined ? {} : { proof }),
});

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
