// Signing up and in over REST: limits first, then server/auth does the work, then the browser gets its cookie.
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { beginAsGuest, claim, currentKingdom, login, register } from '../auth/accounts.ts';
import type { SignedIn } from '../auth/accounts.ts';
import { guarded } from '../auth/guessing.ts';
import { endSession, refreshSession, SESSION_ENDED } from '../auth/sessions.ts';
import type { Seat } from '../auth/sessions.ts';
import { ACCESS_SECONDS } from '../auth/tokens.ts';
import { foldEmail, userView } from '@sigilla/engine/account/account.ts';
import type { Exchange, Handlers } from './call.ts';

const welcome = (house: House, { account, kingdom, refreshToken }: SignedIn, exchange: Exchange) => {
  exchange.keepRefreshToken(refreshToken);
  return ok({
    token: house.tokens.access(account, house.tokens.readRefresh(refreshToken)?.sessionId ?? null),
    expiresInSeconds: ACCESS_SECONDS,
    user: userView(account, kingdom),
  });
};

const welcomed = (house: House, signedIn: Result<SignedIn>, exchange: Exchange) =>
  signedIn.ok ? welcome(house, signedIn.value, exchange) : signedIn;

/** From where a browser signs in. */
const seatOf = ({ device, from }: Exchange): Seat => ({ device, network: from.network });

/** May one more account be made from there? A network that is given to one household in IPv6 holds sixty-five thousand addresses. */
const mayBegin = async ({ limits }: House, { from }: Exchange): Promise<Result<void>> => {
  const here = await limits.take('register', from.address);
  return here.ok ? limits.take('registerNetwork', from.network) : here;
};

export const authHandlers = (house: House): Handlers<'auth'> => ({
  async register({ body, exchange }) {
    const allowed = await mayBegin(house, exchange);
    if (!allowed.ok) return allowed;
    return welcomed(house, await register(house, body, seatOf(exchange)), exchange);
  },

  async login({ body, exchange }) {
    const signedIn = await guarded(house, foldEmail(body.email), exchange.from, () =>
      login(house, body, seatOf(exchange)),
    );
    return welcomed(house, signedIn, exchange);
  },

  async refresh({ exchange }) {
    if (!exchange.isFromHere) return refuse({ code: 'foreign_origin', params: {} });
    if (exchange.refreshToken === null) return SESSION_ENDED;
    const refreshed = await refreshSession(house, exchange.refreshToken, seatOf(exchange));
    if (!refreshed.ok) {
      if (refreshed.refusal.code === 'session_ended') exchange.keepRefreshToken(null);
      return refreshed;
    }
    const { account, refreshToken } = refreshed.value;
    return welcome(house, { account, refreshToken, kingdom: await currentKingdom(house, account) }, exchange);
  },

  async logout({ exchange }) {
    if (!exchange.isFromHere) return refuse({ code: 'foreign_origin', params: {} });
    if (exchange.refreshToken !== null) {
      const ended = await endSession(house, exchange.refreshToken);
      if (!ended.ok) return ended;
    }
    exchange.keepRefreshToken(null);
    return ok({});
  },

  async guest({ body, exchange }) {
    const allowed = await mayBegin(house, exchange);
    if (!allowed.ok) return allowed;
    return welcomed(house, await beginAsGuest(house, body.serverId, seatOf(exchange)), exchange);
  },

  async claim({ body, identity, exchange }) {
    const allowed = await mayBegin(house, exchange);
    if (!allowed.ok) return allowed;
    return welcomed(house, await claim(house, identity.accountId, body, seatOf(exchange)), exchange);
  },
});
