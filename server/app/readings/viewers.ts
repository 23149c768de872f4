// Who is in a room, as their account stands now. Invariant: nothing of an account leaves this file but its role, and whether it is a guest's.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Viewer } from '@sigilla/rooms/services.ts';
import type { Identity } from '../../auth/identity.ts';
import { accounts, sessions } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { oneSeen } from './one.ts';

/** An account as it may give commands now; null when it is gone. */
export const identityOf = (house: Pick<House, 'store'>, accountId: AccountId): Promise<Identity | null> =>
  oneSeen(house, accounts, accountId, ({ role, isGuest }) => ({ accountId, role, isGuest }));

/** Is the account there, its role the same, and the session on? */
export const isGood = async (
  house: Pick<House, 'store'>,
  { accountId, role, sessionId }: Viewer,
): Promise<boolean> => {
  const now = await identityOf(house, accountId);
  if (now === null || now.role !== role) return false;
  return sessionId === null || (await house.store.get(sessions, sessionId)) !== null;
};
