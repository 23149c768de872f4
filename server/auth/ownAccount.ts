// What an owner changes about the account itself: password, e-mail, where they are signed in, whether there is an account at all.
// Invariants: a token alone changes none of the first two and removes nothing: the password is asked, of a guest the browser's own cookie; whoever was
// signed in before a new password is signed out in its commit, and no refresh token from before it is good; each is one commit.
import { foldEmail } from '@sigilla/engine/account/account.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { tidyName } from '@sigilla/engine/kingdom/names.ts';
import { removeAccount } from '../app/belongings.ts';
import type { House } from '../app/house.ts';
import { endOwnChallenges } from '../app/openChallenges.ts';
import { tidy } from '../app/housekeeping/tidying.ts';
import { transact } from '../app/transact.ts';
import type { Unit } from '../app/transact.ts';
import { dropped, kept, writeOutcome, writeTidied } from '../app/writeOutcome.ts';
import type { Tidied } from '../app/writeOutcome.ts';
import { accounts, sessions } from '../store/collections.ts';
import { everyPage } from '../store/everyPage.ts';
import { currentKingdom } from './accounts.ts';
import { guarded } from './guessing.ts';
import type { Place } from './guessing.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { SESSION_ENDED } from './sessions.ts';
import type { Bearer } from './tokens.ts';

const PAGE = 200;

/** Who asks, and from where. */
export interface Owner {
  readonly bearer: Bearer;
  readonly from: Place;
}

/** The owner's account, when this is its password. Refuses wrong_password, guest_must_claim, too_many_requests, session_ended. */
const proved = async (house: House, { bearer, from }: Owner, password: string): Promise<Result<Account>> => {
  const found = await house.store.get(accounts, bearer.accountId);
  if (found === null) return SESSION_ENDED;
  const { email, passwordHash } = found.body;
  if (email === null) return refuse({ code: 'guest_must_claim', params: {} });
  return guarded(house, email, from, async () =>
    (await passwordMatches(passwordHash, password))
      ? ok(found.body)
      : refuse({ code: 'wrong_password', params: {} }),
  );
};

/** The account as it stands, if nobody has changed the password since it was proved. */
const stillProved = async (
  unit: Pick<Unit, 'get'>,
  { id, passwordHash }: Account,
): Promise<Account | null> => {
  const now = await unit.get(accounts, id);
  return now !== null && now.body.passwordHash === passwordHash ? now.body : null;
};

/** Why what was proved holds no more: the account has gone meanwhile, or has another password. */
const noLongerProved = async (unit: Pick<Unit, 'get'>, { id }: Account): Promise<Result<never>> =>
  (await unit.get(accounts, id)) === null ? SESSION_ENDED : refuse({ code: 'wrong_password', params: {} });

/** Sessions of an account but this one, all of which go. */
const othersOf = async (
  unit: Pick<Unit, 'find'>,
  accountId: AccountId,
  own: string,
): Promise<readonly Tidied[]> => {
  const going: Tidied[] = [];
  const pages = everyPage((from) =>
    unit.find(sessions, 'account', { prefix: [accountId], limit: PAGE, ...from }),
  );
  for await (const items of pages)
    going.push(...items.filter(({ id }) => id !== own).map(({ id }) => dropped(sessions, id)));
  return going;
};

const write = async (house: House, unit: Unit, outcome: Outcome): Promise<void> => {
  await writeOutcome(house, unit, outcome, { reason: 'claimed', transactionId: house.ids.id() });
};

/**
 * Gives the account another password; all other sessions end, and this one's refresh tokens of before are void. Answers the refresh token that is good
 * from now on.
 */
export const changePassword = async (
  house: House,
  owner: Owner,
  given: { readonly password: string; readonly newPassword: string },
): Promise<Result<string>> => {
  const proof = await proved(house, owner, given.password);
  if (!proof.ok) return proof;
  const passwordHash = await hashPassword(given.newPassword);
  const { sessionId } = owner.bearer;
  return transact(house, async (unit) => {
    const account = await stillProved(unit, proof.value);
    if (account === null) return noLongerProved(unit, proof.value);
    const session = sessionId === null ? null : await unit.get(sessions, sessionId);
    if (sessionId === null || session === null) return SESSION_ENDED;
    await write(house, unit, {
      changes: [changed('accounts', { ...account, passwordHash })],
      notices: [{ accountId: account.id, text: { code: 'passwordChanged', params: {} }, link: '/account' }],
    });
    const generation = session.body.generation + 1;
    await writeTidied(unit, [
      ...(await othersOf(unit, account.id, sessionId)),
      kept(sessions, sessionId, { ...session.body, generation, givenFor: 0, rotatedAt: unit.now }),
    ]);
    return ok(house.tokens.refresh({ sessionId, generation }));
  });
};

/** Has the owner sign in with another e-mail from now on. What it says of one that is taken is what signing up says; each account may ask a few times a day. */
export const changeEmail = async (
  house: House,
  owner: Owner,
  given: { readonly password: string; readonly email: string },
): Promise<Result<string>> => {
  const proof = await proved(house, owner, given.password);
  if (!proof.ok) return proof;
  const allowed = await house.limits.take('newEmail', owner.bearer.accountId);
  if (!allowed.ok) return allowed;
  const email = foldEmail(given.email);
  return transact(house, async (unit) => {
    const account = await stillProved(unit, proof.value);
    if (account === null) return noLongerProved(unit, proof.value);
    const before = account.email ?? '';
    if (email !== before)
      await write(house, unit, {
        changes: [changed('accounts', { ...account, email })],
        notices: [
          {
            accountId: account.id,
            text: { code: 'emailChanged', params: { email, before } },
            link: '/account',
          },
        ],
      });
    return ok(email);
  });
};

/** Ends one of the owner's sessions, or without its id all but the one that asks. One that is not the owner's is passed over. */
export const endSessions = async (
  house: House,
  { bearer: { accountId, sessionId } }: Pick<Owner, 'bearer'>,
  which: string | undefined,
): Promise<Result<void>> =>
  tidy(house, async (unit) => {
    if (which === undefined) return othersOf(unit, accountId, sessionId ?? '');
    const session = await unit.get(sessions, which);
    return session?.body.accountId === accountId ? [dropped(sessions, which)] : [];
  });

/** Is that refresh token one of the account's, and good? Changes nothing of it. */
const isCookieOf = async (house: House, token: string | null, accountId: AccountId): Promise<boolean> => {
  const claim = token === null ? null : house.tokens.readRefresh(token);
  if (claim === null) return false;
  const session = (await house.store.get(sessions, claim.sessionId))?.body;
  return (
    session?.accountId === accountId &&
    [session.generation, session.givenFor].includes(claim.generation) &&
    house.clock.now() < session.expiresAt
  );
};

const provedToLeave = async (
  house: House,
  owner: Owner,
  password: string | undefined,
  refreshToken: string | null,
): Promise<Result<Account>> => {
  const { accountId } = owner.bearer;
  const found = await house.store.get(accounts, accountId);
  if (found === null) return SESSION_ENDED;
  if (!found.body.isGuest) return proved(house, owner, password ?? '');
  return (await isCookieOf(house, refreshToken, accountId)) ? ok(found.body) : SESSION_ENDED;
};

/** How often what has come since the last look is answered, before it is said that it still holds the account. */
const LOOKS = 5;

/**
 * Removes the owner's account with everything that leaves with it (server/store/aggregates). Whoever has a password says it; a guest, who has none, is
 * known by the browser's cookie. Challenges hold nobody: they are declined and withdrawn, those too that come meanwhile; a battle under way has to be
 * fought out. Refuses wrong_password, name_not_repeated, account_in_battle, session_ended.
 */
export const leaveRealm = async (
  house: House,
  owner: Owner,
  given: { readonly password?: string | undefined; readonly kingdomName: string },
  refreshToken: string | null,
): Promise<Result<void>> => {
  const proof = await provedToLeave(house, owner, given.password, refreshToken);
  if (!proof.ok) return proof;
  const kingdom = await currentKingdom(house, proof.value);
  if (kingdom !== null && tidyName(given.kingdomName) !== kingdom.name)
    return refuse({ code: 'name_not_repeated', params: { kingdom: kingdom.name } });
  for (let look = 0; look < LOOKS; look += 1) {
    const removed = await removeAccount(
      house,
      proof.value.id,
      async (unit) => (await stillProved(unit, proof.value)) !== null,
    );
    if (!removed.ok) return removed;
    if (removed.value === 'gone') return ok(undefined);
    if (removed.value === 'stays') return noLongerProved(house.store, proof.value);
    if (!(await endOwnChallenges(house, owner.bearer))) break;
  }
  return refuse({ code: 'account_in_battle', params: {} });
};
