// Finding the game server a call means and the caller's kingdom on it.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { ruledBy } from './readings/kingdom.ts';
import type { Identity } from '../auth/identity.ts';
import { accounts } from '../store/collections.ts';
import type { Stored } from '../store/Store.ts';

/** The game server that a call names, or the caller's current one, or the default. */
export const meantServer = async (
  house: Pick<House, 'store' | 'config' | 'content'>,
  accountId: AccountId | null,
  named: string | undefined,
): Promise<Result<RealmRules>> => {
  if (named !== undefined) return rulesOf(house, named);
  const account = accountId === null ? null : await house.store.get(accounts, accountId);
  return rulesOf(house, account?.body.currentServerId ?? house.config.DEFAULT_SERVER);
};

export interface Standing {
  readonly rules: RealmRules;
  readonly kingdom: Stored<Kingdom>;
}

/** The caller's kingdom as stored. Refuses unknown_server and no_kingdom. */
export const standingOf = async (
  house: House,
  identity: Identity,
  named: string | undefined,
): Promise<Result<Standing>> => {
  const rules = await meantServer(house, identity.accountId, named);
  if (!rules.ok) return rules;
  const kingdom = await ruledBy(house, identity.accountId, rules.value.id);
  return kingdom === null ? refuse({ code: 'no_kingdom', params: {} }) : ok({ rules: rules.value, kingdom });
};
