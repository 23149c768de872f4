// The one cookie: the refresh token, which scripts can't read and which no other site can send for us.
// Invariant: only refresh, logout and a guest's removal ever look at it, and only for requests whose Origin is ours (or that name none, as programs do).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config.ts';
import { REFRESH_SECONDS } from '../auth/tokens.ts';

const REFRESH_COOKIE = 'sigilla_refresh';

const attributes = (config: Config) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/api/auth',
  secure: config.COOKIE_SECURE ?? config.PUBLIC_URL?.startsWith('https:') ?? false,
});

/** Has the browser keep the token for so many seconds. */
const keep = (config: Config, response: ServerResponse, value: string, maxAge: number): void => {
  response.appendHeader(
    'Set-Cookie',
    stringifySetCookie({ name: REFRESH_COOKIE, value, maxAge, ...attributes(config) }),
  );
};

/** Lets the browser keep a refresh token for thirty days, in the place of any it has. */
export const setRefreshCookie = (config: Config, response: ServerResponse, token: string): void =>
  keep(config, response, token, REFRESH_SECONDS);

/** Has the browser forget its refresh token. */
export const dropRefreshCookie = (config: Config, response: ServerResponse): void =>
  keep(config, response, '', 0);

/** The token that a request brings, as it was written; nothing is decoded, for it has no letters that need it and others' cookies may have thousands. */
export const refreshTokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  parseCookie(headers.cookie ?? '', { decode: (written) => written })[REFRESH_COOKIE] ?? null;

/** Does the request come from a page of this server? Browsers name the origin of every POST; programs name none. */
export const isFromHere = (config: Config, { headers }: IncomingMessage): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (config.PUBLIC_URL !== undefined && origin === new URL(config.PUBLIC_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
};
