// What this browser keeps of battles so that the realm need not be believed: its words, what was sworn to it, the links it has seen, and the notary's
// keys as it first met them. Invariants: nothing kept is replaced by what is told later (engine/proof/witness.ts); where the browser
// keeps nothing, this window does as long as it is open.
import { z } from 'zod';
import { Witness } from '@sigilla/engine/proof/witness.ts';
import { remember, remembered } from '../../ui/remembered.ts';

const Keys = z.array(z.object({ id: z.string(), publicKey: z.string() }));
export type Keys = z.infer<typeof Keys>;

/** Battles that are remembered; the oldest go first. */
const MOST_KEPT = 200;
const OF_BATTLES = 'sigilla/witness/';
const WORD = 'sigilla/word/';
const KEYS = 'sigilla/notary';
const ORDER = 'sigilla/witnessed';

const keep = (name: string, value: unknown): void => remember(name, JSON.stringify(value));

const kept = <T>(name: string, shape: z.ZodType<T>): T | null => {
  const text = remembered(name);
  if (text === null) return null;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const forget = (battleId: string): void => {
  for (const name of [OF_BATTLES + battleId, WORD + battleId]) remember(name, null);
};

/** What was kept of a battle. */
export const witnessOf = (battleId: string): Witness | null => kept(OF_BATTLES + battleId, Witness);

/** Keeps what was seen of a battle. */
export const keepWitness = (witness: Witness): void => {
  keep(OF_BATTLES + witness.battleId, witness);
  const order = [
    ...(kept(ORDER, z.array(z.string())) ?? []).filter((id) => id !== witness.battleId),
    witness.battleId,
  ];
  for (const old of order.slice(0, -MOST_KEPT)) forget(old);
  keep(ORDER, order.slice(-MOST_KEPT));
};

/** The word that this browser has for a battle, made by `make` if there is none yet. It is kept before it is said, so that it is never another. */
export const wordFor = (battleId: string, make: () => string): string => {
  const before = kept(WORD + battleId, z.string());
  if (before !== null) return before;
  const word = make();
  keep(WORD + battleId, word);
  return word;
};

/** The notary's keys as this browser first met them; none if it has not. */
export const knownKeys = (): Keys => kept(KEYS, Keys) ?? [];

/** Keeps the notary's keys, once. */
export const keepKeys = (keys: Keys): void => {
  if (knownKeys().length === 0)
    keep(
      KEYS,
      keys.map(({ id, publicKey }) => ({ id, publicKey })),
    );
};
