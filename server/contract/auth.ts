// Signing up, signing in, and staying signed in. The access token goes into the Authorization header; the refresh token lives in an
// httpOnly cookie that only /api/auth sees.
import { z } from 'zod';
import { User } from '@sigilla/engine/account/account.ts';
import { ServerId, answer, route } from './route.ts';

export const Email = z.email('an e-mail address looks like name@example.org').max(254);
export const Password = z
  .string()
  .min(10, 'a password has at least 10 characters')
  .max(256, 'a password has at most 256 characters');

/** `token` is good for `expiresInSeconds`; ask `refresh` for the next one. */
const SignedIn = answer({ token: z.string(), expiresInSeconds: z.int(), user: User });

/** The engine's rules for names say more than this shape: its refusals name them. */
const KingdomName = z.string().min(1).max(100);

export const authRoutes = {
  register: route({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Makes an account and founds its first kingdom',
    auth: 'none',
    body: z.object({
      email: Email,
      password: Password,
      kingdomName: KingdomName,
      serverId: ServerId.optional(),
    }),
    answer: SignedIn,
    refusals: ['email_unusable', 'kingdom_name_taken', 'kingdom_name_length', 'unknown_server', 'busy'],
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with e-mail and password',
    auth: 'none',
    body: z.object({ email: z.string().max(254), password: z.string().max(256) }),
    answer: SignedIn,
    refusals: ['wrong_credentials'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Exchanges the refresh cookie for a new access token and a new cookie',
    auth: 'none',
    answer: SignedIn,
    refusals: ['session_ended', 'foreign_origin'],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends this browser’s session; always succeeds',
    auth: 'none',
    answer: answer({}),
    refusals: ['foreign_origin'],
  }),
  guest: route({
    method: 'POST',
    path: '/api/auth/guest',
    summary: 'Begins as a guest, with a kingdom called Wanderer and four letters',
    auth: 'none',
    body: z.object({ serverId: ServerId.optional() }),
    answer: SignedIn,
    refusals: ['unknown_server', 'busy'],
  }),
  claim: route({
    method: 'POST',
    path: '/api/auth/claim',
    summary: 'Makes a guest’s account their own; everything they have done stays theirs',
    auth: 'player',
    body: z.object({ email: Email, password: Password, kingdomName: KingdomName.optional() }),
    answer: SignedIn,
    refusals: ['already_claimed', 'email_unusable', 'kingdom_name_taken', 'kingdom_name_length', 'busy'],
  }),
};
