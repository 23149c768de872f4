// The typed client that derives from the treaty: `api.pvp.players({ query: {} })`. It knows no path, and runs in browsers and in Node alike.
// Invariant: a call never throws for what a server or a network does; every failure is a value with a sentence.
import type { z } from 'zod';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { ErrorAnswer, Route } from './route.ts';

export interface Failure extends ErrorAnswer {
  /** HTTP status; 0 when the server was not reached or did not answer in the treaty’s words. */
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  /** Of a refused action: the turns in stock, and whether something decided could not be kept. */
  readonly newTurnCount?: number | null;
  readonly rollbackApplied?: boolean;
}

export type Answered<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly failure: Failure };

/** A part of a request: left out when the route has none, optional when all of its fields are. */
type Part<K extends string, T extends z.ZodType> = string extends keyof z.input<T>
  ? { readonly [P in K]?: never }
  : Partial<z.input<T>> extends z.input<T>
    ? { readonly [P in K]?: z.input<T> }
    : { readonly [P in K]: z.input<T> };
interface Always {
  readonly signal?: AbortSignal;
}
type Input<R> =
  R extends Route<infer P, infer Q, infer B>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B> & Always
    : never;
type Output<R> = R extends Route<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
type Arguments<I> = Partial<I> extends I ? [input?: I] : [input: I];

/** Routes by domain: the whole treaty, or what a page needs of it. */
export type Treaty = Readonly<Record<string, Readonly<Record<string, Route>>>>;

export type Speaker<T extends Treaty> = {
  readonly [D in keyof T]: {
    readonly [R in keyof T[D]]: (...input: Arguments<Input<T[D][R]>>) => Promise<Answered<Output<T[D][R]>>>;
  };
};

export interface SpeakerOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Where the server is; empty for the page’s own origin. */
  readonly baseUrl?: string;
  /** The access token of the moment, or null for a visitor. */
  readonly token?: () => string | null;
}

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

const unreachedAs = (code: 'unreachable' | 'unexpected_error') => ({
  code,
  error: sentence({ code, params: {} }),
});

/** No answer at all (status 0), or one that is not in the treaty's words. */
const unreached = (status: number): Failure => ({
  success: false,
  ...unreachedAs(status === 0 ? 'unreachable' : 'unexpected_error'),
  requestId: '',
  status,
  retryAfterSeconds: null,
});

const address = (route: Route, base: string, { params = {}, query = {} }: Parts): string => {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${base}${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
};

const call =
  (route: Route, options: SpeakerOptions) =>
  async (parts: Parts = {}): Promise<Answered<unknown>> => {
    const token = route.auth === 'none' ? null : (options.token?.() ?? null);
    try {
      const response = await options.fetch(address(route, options.baseUrl ?? '', parts), {
        method: route.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(route.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(route.method === 'POST' ? { body: JSON.stringify(parts.body ?? {}) } : {}),
        ...(parts.signal === undefined ? {} : { signal: parts.signal }),
      });
      const said: unknown = await response.json();
      if (response.ok) {
        const value = route.answer.safeParse(said);
        return value.success
          ? { ok: true, value: value.data }
          : { ok: false, failure: unreached(response.status) };
      }
      const refused = route.refused.safeParse(said);
      if (!refused.success) return { ok: false, failure: unreached(response.status) };
      const wait = Number(response.headers.get('retry-after') ?? NaN);
      return {
        ok: false,
        failure: {
          ...(refused.data as ErrorAnswer),
          status: response.status,
          retryAfterSeconds: Number.isFinite(wait) ? wait : null,
        },
      };
    } catch {
      return { ok: false, failure: unreached(0) };
    }
  };

/** A client for every call of these routes. */
export const speak = <T extends Treaty>(treaty: T, options: SpeakerOptions): Speaker<T> =>
  Object.fromEntries(
    Object.entries(treaty).map(([domain, routes]) => [
      domain,
      Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, call(route, options)])),
    ]),
  ) as unknown as Speaker<T>;
