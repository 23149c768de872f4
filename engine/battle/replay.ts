// A replay: setup, revealed seed, nonces, and every round with its orders. Whoever has it can fight the battle again (verifyReplay.ts), which proves that
// it agrees with itself; whether it is the battle that was fought, its proof says (engine/proof/verify.ts).
// Invariant: a replay holds numbers, not references, so that it plays when the content it was made with is long gone.
import { z } from 'zod';
import { SEED_PATTERN, forkSeed, sha256Hex } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { ReplayProof } from '../proof/shapes.ts';
import { BattleReport } from './report.ts';
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
