// Two kinds of token. Access: a signed statement of who calls, good for fifteen minutes, verified without a look into the store.
// Refresh: names a session and its generation, with a MAC, so that the next one can be told again to a second tab; the session says which is current.
// Invariant: nothing but a good signature makes an identity; a bare account id is refused like any other bad token.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import type { Identity } from './identity.ts';

export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;
/**
 * A token signed by a clock that ran ahead would be good until that day. An hour, as when somebody sets the clock by hand, signs nobody out;
 * one from farther ahead is no longer good, and the browser asks for the next.
 */
const AHEAD_SECONDS = 2 * 60 * 60;

const Claims = z.object({
  sub: AccountId,
  role: z.enum(['player', 'moderator', 'admin']),
  guest: z.boolean(),
  iat: z.number(),
  exp: z.number(),
  /** Tokens of an earlier version name no session. */
  sid: z.string().optional(),
});

/** Whoever holds an access token: the session it was given in, and when it ends (epoch milliseconds). */
export interface Bearer extends Identity {
  readonly sessionId: string | null;
  readonly endsAt: number;
}

interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

export interface Tokens {
  access(account: Pick<Account, 'id' | 'role' | 'isGuest'>, sessionId: string | null): string;
  /** Who a token speaks for; null when it is forged, expired or no token at all. */
  identify(token: string): Bearer | null;
  refresh(claim: RefreshClaim): string;
  /** What a refresh token names; null when it was not made here. Whether it is still current, the session says. */
  readRefresh(token: string): RefreshClaim | null;
}

/** Tokens whose signature was found good are not worked out again; more than this many are not remembered, the oldest go first. */
const MOST_REMEMBERED = 10_000;

const ISSUER = 'sigilla';
const AUDIENCE = 'sigilla/access';

/** Tokens signed with `secret` (at least 32 characters). */
export const openTokens = (secret: string, clock: Clock): Tokens => {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  const seconds = (): number => Math.floor(clock.now() / 1000);
  const mac = ({ sessionId, generation }: RefreshClaim): Buffer =>
    createHmac('sha256', key).update(`refresh/${sessionId}/${generation}`).digest();
  /** The claims of tokens with a good signature. When they were made and until when they hold is looked at every time. */
  const signed = new Map<string, z.infer<typeof Claims>>();
  const claimsOf = (token: string): z.infer<typeof Claims> => {
    const known = signed.get(token);
    if (known !== undefined) return known;
    const claims = Claims.parse(
      jwt.verify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: seconds(),
      }),
    );
    const oldest = signed.size >= MOST_REMEMBERED ? signed.keys().next().value : undefined;
    if (oldest !== undefined) signed.delete(oldest);
    signed.set(token, claims);
    return claims;
  };
  return {
    access: (account, sessionId) =>
      jwt.sign(
        {
          role: account.role,
          guest: account.isGuest,
          iat: seconds(),
          ...(sessionId === null ? {} : { sid: sessionId }),
        },
        key,
        {
          algorithm: 'HS256',
          subject: account.id,
          issuer: ISSUER,
          audience: AUDIENCE,
          expiresIn: ACCESS_SECONDS,
        },
      ),
    identify(token) {
      try {
        const claims = claimsOf(token);
        if (claims.exp <= seconds() || claims.iat > seconds() + AHEAD_SECONDS) return null;
        return {
          accountId: claims.sub,
          role: claims.role,
          isGuest: claims.guest,
          sessionId: claims.sid ?? null,
          endsAt: claims.exp * 1000,
        };
      } catch {
        return null;
      }
    },
    refresh: (claim) => `${claim.sessionId}.${claim.generation}.${mac(claim).toString('base64url')}`,
    readRefresh(token) {
      const parts = /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
      if (parts === null) return null;
      const claim = { sessionId: parts[1] ?? '', generation: Number(parts[2]) };
      return timingSafeEqual(Buffer.from(parts[3] ?? '', 'base64url'), mac(claim)) ? claim : null;
    },
  };
};
