// Passwords: argon2id, and the same time spent whether or not there is an account to compare with.
// Invariant: a password is never logged, stored or compared in the clear.
import { hash, verify } from '@node-rs/argon2';

// The library's `Algorithm` is an ambient enum, which native type stripping can't import; 2 is argon2id.
const ARGON2ID = 2;
/** 19 MiB, two passes, one lane: the least that OWASP's password storage sheet advises. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

/** The PHC string to store. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Is this the password of that hash? Without a hash it takes as long and answers false. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no one has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
};
