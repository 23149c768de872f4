// Passwords tried, wherever one is asked for: at the gate, and by whoever changes what belongs to the account.
// Invariant: a password is never compared but under these limits, which are the same wherever it is tried (docs/SECURITY.md).
import type { Result } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';

/** Where a try comes from (server/rest/address.ts). */
export interface Place {
  readonly address: string;
  readonly network: string;
}

/**
 * May a password be tried for this e-mail from here? Every place has tries of its own, so that no stranger can use up the owner's; once very many
 * have failed, from wherever, every network has only a few an hour.
 */
const mayTry = async (
  { limits }: Pick<House, 'limits'>,
  email: string,
  from: Place,
): Promise<Result<void>> => {
  const here = await limits.take('login', from.address);
  if (!here.ok) return here;
  const pair = await limits.take('loginPair', `${from.address} ${email}`);
  if (!pair.ok || !(await limits.isSpent('loginFailed', email))) return pair;
  return limits.take('loginBesieged', `${from.network} ${email}`);
};

/** Does what tries a password for an e-mail, where it may be tried; a wrong one is counted. */
export const guarded = async <T>(
  house: Pick<House, 'limits'>,
  email: string,
  from: Place,
  attempt: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const allowed = await mayTry(house, email, from);
  if (!allowed.ok) return allowed;
  const tried = await attempt();
  if (!tried.ok && (tried.refusal.code === 'wrong_credentials' || tried.refusal.code === 'wrong_password'))
    await house.limits.take('loginFailed', email);
  return tried;
};
