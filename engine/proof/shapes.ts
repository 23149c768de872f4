// What the realm swears to of a battle, as it is stored, shown and handed out with a replay. docs/BATTLE.md, "Proof", is the protocol.
// Invariants: nothing here is a secret; a seal names the key it was made with; what is signed holds its moments as texts, so that it is
// the same on every road.
import { z } from 'zod';
import { perSide } from '../battle/setup.ts';
import { Muster, Skies } from '../battle/skies.ts';
import { BattleKind } from '../war/kinds.ts';
import { Spoils } from '../war/spoils.ts';

/** A SHA-256 as 64 hex digits. */
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Which key, and what it signed: the last letter's spare bits are nought, so that a signature has one spelling. */
export const Seal = z.string().regex(/^[0-9a-f]{16}\.[\w-]{85}[AQgw]$/);
export type Seal = z.infer<typeof Seal>;

/** Who gave a side's word: the ruler's own window, or the realm's word of the day, which speaks for its own rulers and for the absent. */
const WordFrom = z.enum(['window', 'day']);

/** The word of the day on which the hosts were drawn up, and the anchor that it hangs on. */
export const DayWord = z.strictObject({ day: z.iso.date(), anchor: Hash, link: Hash });
export type DayWord = z.infer<typeof DayWord>;

/** What the realm swears to before a single word is given. */
export const Commitment = z.strictObject({
  protocol: z.literal(1),
  battleId: z.string(),
  /** When both hosts were bound: ISO 8601. */
  at: z.string(),
  kind: BattleKind,
  seedHash: Hash,
  /** Digest of both hosts on their ground, and of every sky that may be drawn. */
  muster: Hash,
  commanders: perSide(
    z.strictObject({
      kingdomId: z.string(),
      kingdomName: z.string(),
      isNpc: z.boolean(),
      armyId: z.string().nullable(),
      armyName: z.string().nullable(),
      power: z.int(),
    }),
  ),
  /** Whose windows have said that they will give a word. */
  speaks: perSide(z.boolean()),
  day: DayWord,
});
export type Commitment = z.infer<typeof Commitment>;

/** A commitment with its seal. */
export const Sworn = z.strictObject({ commitment: Commitment, seal: Seal });
export type Sworn = z.infer<typeof Sworn>;

/** The words as they were given, sealed together with the setup that they complete. */
const Opening = z.strictObject({ from: perSide(WordFrom), seal: Seal });

/** What a battle's document holds for its proof; null in one that was made before the realm had a notary. */
export const BattleProof = z.object({
  speaks: perSide(z.boolean()),
  /** null until the challenge is accepted. */
  sworn: Sworn.nullable(),
  /** While words are awaited. */
  muster: Muster.nullable(),
  /** Once they are given: what of the muster is not in the setup. */
  skies: Skies.nullable(),
  opening: Opening.nullable(),
  /** The last link of the record so far. */
  head: Hash.nullable(),
  closing: Seal.nullable(),
});
export type BattleProof = z.infer<typeof BattleProof>;

/** What of it anyone may see while the battle lasts. */
export const ProofView = BattleProof.pick({ speaks: true, sworn: true, opening: true, closing: true });
export type ProofView = z.infer<typeof ProofView>;

/** What a replay carries, so that it need not be believed. */
export const ReplayProof = z.strictObject({
  sworn: Sworn,
  skies: Skies,
  opening: Opening,
  /** Of each round: did the commander speak for it; and the seal of its record. */
  given: z.array(perSide(z.boolean())),
  seals: z.array(Seal),
  closing: z.strictObject({ spoils: Spoils.nullable(), settledAt: z.string(), seal: Seal }),
});
export type ReplayProof = z.infer<typeof ReplayProof>;
