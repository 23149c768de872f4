// What a handler is given and what it may answer. A handler knows its route's shapes and nothing of Express.
// Invariant: whatever is answered leaves through the route's own answer shape, so a field that the treaty does not name stays here.
import type { z } from 'zod';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Bearer } from '../auth/tokens.ts';
import type { Contract } from '../contract/index.ts';
import type { Route } from '../contract/route.ts';
import type { Whereabouts } from './address.ts';

/** The caller's side of one request, for the few handlers that speak with browsers about cookies. */
export interface Exchange {
  /** Where the caller is, as far as the proxies in front may be believed. */
  readonly from: Whereabouts;
  /** The refresh token that the browser sent along, if any. */
  readonly refreshToken: string | null;
  /** What the browser calls itself and what it runs on; null where it says nothing that is known. */
  readonly device: string | null;
  /** True when the request comes from our own pages, or from no page at all. */
  readonly isFromHere: boolean;
  /** Hands the browser a refresh token, or takes it away. */
  keepRefreshToken(token: string | null): void;
}

export interface Call<R extends Route, I = R['auth'] extends 'player' ? Bearer : Bearer | null> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
  readonly identity: I;
  readonly exchange: Exchange;
}

/**
 * A success without `success` (`said` is all of it as JSON, where it is written already; `keptAs` names one that is the same for whoever asks, for as long as
 * it is so called), or a refusal with what its shape holds besides the sentence.
 */
export type Handled<R extends Route> =
  | {
      readonly ok: true;
      readonly value: Omit<z.output<R['answer']>, 'success'>;
      readonly said?: string;
      readonly keptAs?: string;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly besides?: Readonly<Record<string, unknown>> };

type Handler<R extends Route> = (call: Call<R>) => Promise<Handled<R>>;

type AsRoute<T> = T extends Route ? T : never;
/** One handler for every call of a domain. */
export type Handlers<D extends keyof Contract> = {
  readonly [N in keyof Contract[D]]: Handler<AsRoute<Contract[D][N]>>;
};
