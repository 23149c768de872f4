// Accounts: how one comes to be, how its owner proves to be its owner, and how a guest becomes one.
// Invariants: an account and its first kingdom are founded in one commit; signing in takes as long and says the same whether or not
// there is such an e-mail; signing up hashes before it looks, so that its time says nothing either (docs/SECURITY.md on what its answer says).
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { foundKingdom } from '@sigilla/engine/kingdom/newKingdom.ts';
import { foundingOf } from '@sigilla/engine/kingdom/founding.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { nameRefusal, tidyName } from '@sigilla/engine/kingdom/names.ts';
import { renamed, tookName } from '@sigilla/engine/kingdom/renaming.ts';
import { rulesOf } from '../app/house.ts';
import type { House } from '../app/house.ts';
import { ruledBy } from '../app/readings/kingdom.ts';
import { transact } from '../app/transact.ts';
import type { Unit } from '../app/transact.ts';
import { writeOutcome } from '../app/writeOutcome.ts';
import { foldEmail } from '@sigilla/engine/account/account.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import { accounts, kingdoms } from '../store/collections.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { beginSession, SESSION_ENDED } from './sessions.ts';
import type { Seat } from './sessions.ts';

/** Someone who has just proved who they are. `kingdom` is the one on their current game server. */
export interface SignedIn {
  readonly account: Account;
  readonly kingdom: Pick<Kingdom, 'id' | 'name'> | null;
  readonly refreshToken: string;
}

const newAccount = (house: House, serverId: string, now: number): Account => ({
  id: AccountId.parse(house.ids.id()),
  email: null,
  passwordHash: null,
  role: 'player',
  isGuest: false,
  isNpc: false,
  currentServerId: serverId,
  createdAt: now,
  lastSeenAt: now,
});

/** Writes a new account with its first kingdom, and all that a founding brings. */
const foundFor = async (
  house: House,
  unit: Unit,
  account: Account,
  name: string,
  rules: RealmRules,
): Promise<Kingdom> => {
  const { id: accountId, isGuest } = account;
  const id = KingdomId.parse(house.ids.id());
  const kingdom = foundKingdom({
    id,
    now: unit.now,
    content: house.content,
    accountId,
    name,
    isGuest,
    rules,
  });
  const founding = foundingOf(kingdom, house.ids.below(1000));
  const outcome = { ...founding, changes: [created('accounts', account), ...founding.changes] };
  await writeOutcome(house, unit, outcome, { reason: 'founded', transactionId: house.ids.id() });
  return kingdom;
};

/** The kingdom of an account on its current game server. */
export const currentKingdom = async (house: House, account: Account): Promise<Kingdom | null> =>
  (await ruledBy(house, account.id, account.currentServerId))?.body ?? null;

/** Makes an account with its first kingdom and signs it in. Refuses by the name's rules, kingdom_name_taken, email_unusable, unknown_server. */
export const register = async (
  house: House,
  given: {
    readonly email: string;
    readonly password: string;
    readonly kingdomName: string;
    readonly serverId?: string | undefined;
  },
  seat: Seat,
): Promise<Result<SignedIn>> => {
  const rules = rulesOf(house, given.serverId ?? house.config.DEFAULT_SERVER);
  if (!rules.ok) return rules;
  const name = tidyName(given.kingdomName);
  const allowed = nameRefusal(name, house.content);
  if (!allowed.ok) return allowed;
  const passwordHash = await hashPassword(given.password);
  return transact(house, async (unit) => {
    const account: Account = {
      ...newAccount(house, rules.value.id, unit.now),
      email: foldEmail(given.email),
      passwordHash,
    };
    const kingdom = await foundFor(house, unit, account, name, rules.value);
    return ok({ account, kingdom, refreshToken: await beginSession(unit, house, account.id, seat) });
  });
};

/** Signs in. Refuses `wrong_credentials`, whichever of the two was wrong. */
export const login = async (
  house: House,
  given: { readonly email: string; readonly password: string },
  seat: Seat,
): Promise<Result<SignedIn>> => {
  const found = await house.store.findUnique(accounts, 'email', [foldEmail(given.email)]);
  if (!(await passwordMatches(found?.body.passwordHash ?? null, given.password)) || found === null) {
    return refuse({ code: 'wrong_credentials', params: {} });
  }
  return transact(house, async (unit) => {
    const account = await unit.get(accounts, found.id);
    // It may have been changed while this one was tried: then it was not the password.
    if (account?.body.passwordHash !== found.body.passwordHash)
      return refuse({ code: 'wrong_credentials', params: {} });
    const seen: Account = { ...account.body, lastSeenAt: unit.now };
    const cause = { reason: 'claimed', transactionId: house.ids.id() } as const;
    await writeOutcome(house, unit, { changes: [changed('accounts', seen)] }, cause);
    return ok({
      account: seen,
      kingdom: await currentKingdom(house, seen),
      refreshToken: await beginSession(unit, house, seen.id, seat),
    });
  });
};

/** Letters that make no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const wandererName = (house: House): string =>
  `Wanderer ${Array.from({ length: 4 }, () => LETTERS.charAt(house.ids.below(LETTERS.length))).join('')}`;
const NAME_ATTEMPTS = 8;

/** Makes a guest with a kingdom and signs them in (G-186). */
export const beginAsGuest = async (
  house: House,
  serverId: string | undefined,
  seat: Seat,
): Promise<Result<SignedIn>> => {
  const rules = rulesOf(house, serverId ?? house.config.DEFAULT_SERVER);
  if (!rules.ok) return rules;
  const attempt = (): Promise<Result<SignedIn>> =>
    transact(house, async (unit) => {
      const account: Account = { ...newAccount(house, rules.value.id, unit.now), isGuest: true };
      const kingdom = await foundFor(house, unit, account, wandererName(house), rules.value);
      return ok({ account, kingdom, refreshToken: await beginSession(unit, house, account.id, seat) });
    });
  let begun = await attempt();
  for (
    let tries = 1;
    tries < NAME_ATTEMPTS && !begun.ok && begun.refusal.code === 'kingdom_name_taken';
    tries += 1
  ) {
    begun = await attempt();
  }
  return begun;
};

/** A guest's kingdom that is its ruler's own from now on, and the line for the chronicle when it takes a name. */
const settledIn = (house: House, guest: Kingdom, name: string | null) => {
  const own: Kingdom = { ...guest, isGuest: false, forsaken: false };
  return name === null || name === guest.name
    ? { kingdom: own, chronicle: [] }
    : {
        kingdom: renamed(own, name, house.content),
        chronicle: [{ serverId: guest.serverId, text: tookName(guest.name, name) }],
      };
};

/** More than there are game servers. */
const MOST_KINGDOMS = 100;

/** Makes a guest's account their own; all their kingdoms stay theirs, and the current one takes the name if one is given. */
export const claim = async (
  house: House,
  accountId: AccountId,
  given: { readonly email: string; readonly password: string; readonly kingdomName?: string | undefined },
  seat: Seat,
): Promise<Result<SignedIn>> => {
  const name = given.kingdomName === undefined ? null : tidyName(given.kingdomName);
  if (name !== null) {
    const allowed = nameRefusal(name, house.content);
    if (!allowed.ok) return allowed;
  }
  const passwordHash = await hashPassword(given.password);
  return transact(house, async (unit) => {
    const account = await unit.get(accounts, accountId);
    if (account === null) return SESSION_ENDED;
    if (!account.body.isGuest) return refuse({ code: 'already_claimed', params: {} });
    const claimed: Account = {
      ...account.body,
      email: foldEmail(given.email),
      passwordHash,
      isGuest: false,
      lastSeenAt: unit.now,
    };
    const owned = await unit.find(kingdoms, 'account', { prefix: [accountId], limit: MOST_KINGDOMS });
    const isCurrent = ({ serverId }: Kingdom): boolean => serverId === claimed.currentServerId;
    const settled = owned.items.map(({ body }) => settledIn(house, body, isCurrent(body) ? name : null));
    const outcome: Outcome = {
      changes: [changed('accounts', claimed), ...settled.map(({ kingdom }) => changed('kingdoms', kingdom))],
      chronicle: settled.flatMap(({ chronicle }) => chronicle),
    };
    await writeOutcome(house, unit, outcome, { reason: 'claimed', transactionId: house.ids.id() });
    const current = settled.find(({ kingdom }) => isCurrent(kingdom))?.kingdom ?? null;
    return ok({
      account: claimed,
      kingdom: current,
      refreshToken: await beginSession(unit, house, accountId, seat),
    });
  });
};
