// The one cookie: the refresh token, which scripts can't read and which no other site can send for us.
// Invariant: only refresh and logout ever look at it, and only for requests whose Origin is ours (or that name none, as programs do).
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { REFRESH_SECONDS } from '../auth/tokens.ts';

export const REFRESH_COOKIE = 'sigilla_refresh';

const attributes = (config: Config) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/api/auth',
  secure: config.COOKIE_SECURE ?? config.PUBLIC_URL?.startsWith('https:') ?? false,
});

export const setRefreshCookie = (config: Config, response: Response, token: string): void => {
  response.cookie(REFRESH_COOKIE, token, { ...attributes(config), maxAge: REFRESH_SECONDS * 1000 });
};

export const dropRefreshCookie = (config: Config, response: Response): void => {
  response.clearCookie(REFRESH_COOKIE, attributes(config));
};

/** Does the request come from a page of this server? Browsers name the origin of every POST; programs name none. */
export const isFromHere = (config: Config, request: Request): boolean => {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.get('origin');
  if (origin === undefined) return true;
  if (config.PUBLIC_URL !== undefined && origin === new URL(config.PUBLIC_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
};
