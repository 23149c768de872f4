// A replay: setup, revealed seed, nonces, and every round with its orders. Whoever has it can fight the battle again.
// Invariant: a replay holds numbers, not references, so that it plays when the content it was made with is long gone.
import { z } from 'zod';
import { SEED_PATTERN } from '../core/random.ts';
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
});
export type Replay = z.infer<typeof Replay>;
