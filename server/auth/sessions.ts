// Sessions: one family of refresh tokens a sign-in. Each exchange moves the family to its next generation. A token whose successor never came back is
// exchanged again, for the answer may have been lost on the way; what it was exchanged for before is void. Two tabs that ask at once are told the same.
// Invariants: a family has one current token; two that were given for one are found out when the second comes, as is one whose successor has been
// used: it is a copy in foreign hands, and ends the family; after its end no token of it is good again.
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { accounts, sessions } from '../store/collections.ts';
import type { Session } from '../store/aggregates/sessions.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import type { House } from '../app/house.ts';
import { tidy } from '../app/housekeeping/tidying.ts';
import { transact } from '../app/transact.ts';
import type { Unit } from '../app/transact.ts';
import { dropped, kept, writeTidied } from '../app/writeOutcome.ts';
import { REFRESH_SECONDS } from './tokens.ts';

/** How long the token that the current one was given for is answered with the current one, and not with another in its place. */
const SECOND_TAB_MS = 10_000;

/** What whoever has no session any more is told, or no account. */
export const SESSION_ENDED = refuse({ code: 'session_ended', params: {} });

/** From where somebody signs in or stays signed in, as far as their browser says so. */
export type Seat = Pick<Session, 'device' | 'network'>;

/** Begins a session in a unit of work; answers its first refresh token. */
export const beginSession = async (
  unit: Unit,
  house: House,
  accountId: AccountId,
  seat: Seat,
): Promise<string> => {
  const sessionId = house.ids.id();
  const begun = {
    accountId,
    generation: 1,
    givenFor: 0,
    rotatedAt: unit.now,
    createdAt: unit.now,
    expiresAt: unit.now + REFRESH_SECONDS * 1000,
    ...seat,
  };
  await writeTidied(unit, [kept(sessions, sessionId, begun)]);
  return house.tokens.refresh({ sessionId, generation: 1 });
};

export interface Refreshed {
  readonly account: Account;
  readonly refreshToken: string;
}

/** Exchanges a refresh token. Refuses `session_ended` for one that is forged, out of date, stolen or of an account that is gone. */
export const refreshSession = async (house: House, token: string, seat: Seat): Promise<Result<Refreshed>> => {
  const claim = house.tokens.readRefresh(token);
  if (claim === null) return SESSION_ENDED;
  const { sessionId, generation } = claim;
  const done = await transact<Refreshed | null>(house, async (unit) => {
    const session = await unit.get(sessions, sessionId);
    if (session === null) return ok(null);
    const { body } = session;
    const account = await unit.get(accounts, body.accountId);
    const isCurrent = generation === body.generation;
    const isBefore = generation === body.givenFor;
    const isSecondTab = isBefore && Math.abs(unit.now - body.rotatedAt) <= SECOND_TAB_MS;
    // One that has run out is the housekeeper's to remove: if it was the clock that was wrong, it is good again.
    if (unit.now >= body.expiresAt) return ok(null);
    if (account === null || !(isCurrent || isBefore)) {
      if (!isCurrent && !isBefore)
        house.log.warn({ sessionId }, 'an old refresh token came back; its family is ended');
      await writeTidied(unit, [dropped(sessions, sessionId)]);
      return ok(null);
    }
    if (isSecondTab) {
      return ok({
        account: account.body,
        refreshToken: house.tokens.refresh({ sessionId, generation: body.generation }),
      });
    }
    const next = body.generation + 1;
    const renewed = {
      ...body,
      generation: next,
      givenFor: generation,
      rotatedAt: unit.now,
      expiresAt: unit.now + REFRESH_SECONDS * 1000,
      ...seat,
    };
    await writeTidied(unit, [
      kept(sessions, sessionId, renewed),
      kept(accounts, account.id, { ...account.body, lastSeenAt: unit.now }),
    ]);
    return ok({ account: account.body, refreshToken: house.tokens.refresh({ sessionId, generation: next }) });
  });
  if (!done.ok) return done;
  return done.value === null ? SESSION_ENDED : ok(done.value);
};

/** Ends the session that a refresh token names, if it is one. */
export const endSession = async (house: House, token: string): Promise<Result<void>> => {
  const claim = house.tokens.readRefresh(token);
  if (claim === null) return ok(undefined);
  return tidy(house, async () => [dropped(sessions, claim.sessionId)]);
};
