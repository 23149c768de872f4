// Who calls, as proved by a token; rooms, REST and jobs hand it to the executor, which trusts nothing else about the caller.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Role } from '../store/collections.ts';

export interface Identity {
  readonly accountId: AccountId;
  readonly role: Role;
  readonly isGuest: boolean;
}
