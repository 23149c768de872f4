// The verdict on a battle's record, reached in this very browser: against itself, against the notary's keys, and against what was kept here.
// Fetched when somebody asks for it. Signatures are checked by @noble/curves, since browsers have Ed25519 only of late, and none without https.
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import type { CheckSignature } from '@sigilla/engine/proof/notary.ts';
import { verifyBattle } from '@sigilla/engine/proof/verify.ts';
import type { Verdict } from '@sigilla/engine/proof/verify.ts';
import type { Witness } from '@sigilla/engine/proof/witness.ts';
import { api } from '../../session/api.ts';
import { keepKeys, knownKeys, witnessOf } from './keeping.ts';

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Checks an Ed25519 signature; whatever is no key or no signature is no. */
export const checkSignature: CheckSignature = (publicKey, text, signature) => {
  try {
    return ed25519.verify(bytesOf(signature), new TextEncoder().encode(text), bytesOf(publicKey), {
      zip215: false,
    });
  } catch {
    return false;
  }
};

export interface Proof {
  readonly verdict: Verdict;
  /** What was kept here, to be saved; null when nothing was. */
  readonly witness: Witness | null;
}

/** The verdict on a battle's record. */
export const proveBattle = async (battleId: string, replay: Replay): Promise<Proof> => {
  const answered = await api.realm.notary();
  const notary = answered.ok ? answered.value.notary : null;
  const known = knownKeys();
  const witness = witnessOf(battleId);
  const verdict = verifyBattle(replay, { battleId, notary, known, witness, check: checkSignature });
  if (notary !== null) keepKeys(notary.keys);
  return { verdict, witness };
};
