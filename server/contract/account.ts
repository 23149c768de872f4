// One's own account: what it is, where one is signed in, a copy of all of it, and its end. What changes who can sign in asks for the password and lies
// under /api/auth.
import { z } from 'zod';
import { Instant } from '@sigilla/engine/core/instant.ts';
import { ROLES } from '@sigilla/engine/account/account.ts';
import { Email, Password } from './auth.ts';
import { answer, route } from './route.ts';

/** As it is asked for, not as it is chosen. */
const Known = z.string().max(256);

export const accountRoutes = {
  own: route({
    method: 'GET',
    path: '/api/account',
    summary: 'One’s own account, and where one is signed in',
    auth: 'player',
    answer: answer({
      account: z.object({
        email: z.string().nullable(),
        role: z.enum(ROLES),
        isGuest: z.boolean(),
        createdAt: Instant,
        /** By which the account's days are counted. */
        timeZone: z.string(),
      }),
      sessions: z.array(
        z.object({
          id: z.string(),
          isThis: z.boolean(),
          createdAt: Instant,
          rotatedAt: Instant,
          device: z.string().nullable(),
          network: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['session_ended'],
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Changes the password; all other sessions end',
    auth: 'player',
    body: z.object({ password: Known, newPassword: Password }),
    answer: answer({}),
    refusals: ['wrong_password', 'guest_must_claim', 'session_ended', 'busy'],
  }),
  changeEmail: route({
    method: 'POST',
    path: '/api/auth/email',
    summary: 'Changes the e-mail that one signs in with',
    auth: 'player',
    body: z.object({ password: Known, email: Email }),
    answer: answer({ email: z.string() }),
    refusals: ['wrong_password', 'email_unusable', 'guest_must_claim', 'session_ended', 'busy'],
  }),
  endSessions: route({
    method: 'POST',
    path: '/api/account/sessions/end',
    summary: 'Ends one session, or without its id all but the one that asks',
    auth: 'player',
    body: z.object({ sessionId: z.string().max(64).optional() }),
    answer: answer({}),
    refusals: ['busy'],
  }),
  copy: route({
    method: 'GET',
    path: '/api/account/copy',
    summary: 'All that is the caller’s, as its owner may see it',
    auth: 'player',
    answer: answer({ copy: z.record(z.string(), z.array(z.unknown()).readonly()).readonly() }),
    refusals: [],
  }),
  leave: route({
    method: 'POST',
    path: '/api/auth/leave',
    summary: 'Removes the account: with its password, as a guest with the refresh cookie',
    auth: 'player',
    body: z.object({ password: Known.optional(), kingdomName: Known }),
    answer: answer({}),
    refusals: [
      'wrong_password',
      'name_not_repeated',
      'account_in_battle',
      'foreign_origin',
      'session_ended',
      'busy',
    ],
  }),
};
