// One's own account over REST.
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { ownAccount, ownCopy } from '../app/readings/account.ts';
import { changeEmail, changePassword, endSessions, leaveRealm } from '../auth/ownAccount.ts';
import { SESSION_ENDED } from '../auth/sessions.ts';
import type { Handlers } from './call.ts';

export const accountHandlers = (house: House): Handlers<'account'> => ({
  async own({ identity }) {
    const own = await ownAccount(house, identity);
    return own === null ? SESSION_ENDED : ok(own);
  },

  async changePassword({ identity: bearer, body, exchange }) {
    const done = await changePassword(house, { bearer, from: exchange.from }, body);
    if (!done.ok) return done;
    exchange.keepRefreshToken(done.value);
    return ok({});
  },

  async changeEmail({ identity: bearer, body, exchange }) {
    const done = await changeEmail(house, { bearer, from: exchange.from }, body);
    return done.ok ? ok({ email: done.value }) : done;
  },

  async endSessions({ identity: bearer, body }) {
    const done = await endSessions(house, { bearer }, body.sessionId);
    return done.ok ? ok({}) : done;
  },

  async copy({ identity: { accountId } }) {
    const allowed = await house.limits.take('copy', accountId);
    if (!allowed.ok) return allowed;
    return ok({ copy: await ownCopy(house, accountId) });
  },

  async leave({ identity: bearer, body, exchange }) {
    if (!exchange.isFromHere) return refuse({ code: 'foreign_origin', params: {} });
    const done = await leaveRealm(house, { bearer, from: exchange.from }, body, exchange.refreshToken);
    if (!done.ok) return done;
    exchange.keepRefreshToken(null);
    return ok({});
  },
});
