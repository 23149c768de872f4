// The account as its owner's page shows it, and where they are signed in. Invariants: nobody but the owner reads it; of a session nothing is told that
// could be used in its place.
import { ownAccountView } from '@sigilla/engine/account/account.ts';
import { only } from '@sigilla/engine/core/only.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { UTC_CALENDAR } from '@sigilla/engine/core/calendar.ts';
import { accounts, learners, sessions } from '../../store/collections.ts';
import type { Bearer } from '../../auth/tokens.ts';
import { belongingsOf } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import type { House } from '../house.ts';

/** More than anybody has; the newest. */
const MOST_SHOWN = 50;

const SHOWN = { createdAt: true, rotatedAt: true, device: true, network: true } as const;

/** A copy of all that is the account's, by the names of the aggregates, each document as its owner may see it. */
export const ownCopy = ({ store }: Pick<House, 'store'>, accountId: AccountId): Promise<Belongings> =>
  belongingsOf(store, accountId);

/** Null when the account is gone. */
export const ownAccount = async (
  { store, clock }: Pick<House, 'store' | 'clock'>,
  { accountId, sessionId }: Bearer,
) => {
  const account = await store.get(accounts, accountId);
  if (account === null) return null;
  const learner = await store.get(learners, accountId);
  const found = await store.find(sessions, 'account', {
    prefix: [accountId],
    descending: true,
    limit: MOST_SHOWN,
  });
  return {
    account: {
      ...only(ownAccountView(account.body), { email: true, role: true, isGuest: true, createdAt: true }),
      timeZone: (learner?.body.calendar ?? UTC_CALENDAR).zone,
    },
    sessions: found.items
      .filter(({ body }) => body.expiresAt > clock.now())
      .map(({ id, body }) => ({ id, isThis: id === sessionId, ...only(body, SHOWN) })),
  };
};
