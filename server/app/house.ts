// Everything the steward's own work is done with, made once by main.ts and handed to whoever needs it.
// Invariant: nothing in server/app reaches for a global; tests build a house of their own.
import type { KingdomContent, RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { SteadyClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Age } from '../store/outdated.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Council } from './captains/council.ts';
import type { Company } from './company.ts';
import type { Limits } from './limits.ts';
import type { HousesNotary } from './notary.ts';
import type { KeyedQueue } from './queue.ts';
import type { Transactor } from './transact.ts';

export interface House extends Transactor {
  readonly clock: SteadyClock;
  readonly config: Config;
  readonly content: KingdomContent;
  readonly tokens: Tokens;
  readonly limits: Limits;
  /** The other processes over the same realm. */
  readonly company: Company;
  /** Whether this process is too old for what the store holds. */
  readonly age: Age;
  /** One action at a time on each kingdom, in the order they came. */
  readonly queue: KeyedQueue;
  /** Where captains are heard before a battle. */
  readonly council: Council;
  /** Seals what the realm swears to; see notary.ts. */
  readonly notary: HousesNotary;
  /** Seeds the chance of every action; see realm.ts. */
  readonly secret: string;
}

/** The rules of a game server by its id. */
export const rulesOf = (house: Pick<House, 'content'>, serverId: string): Result<RealmRules> => {
  const rules = house.content.gameServers.get(serverId);
  return rules === undefined ? refuse({ code: 'unknown_server', params: { server: serverId } }) : ok(rules);
};
