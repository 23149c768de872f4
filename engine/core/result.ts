// Refusals as values. A rule answers Result<T, Refusal>; throwing is kept for bugs and broken infrastructure.
import type { Refusal } from '@sigilla/content/texts/errors.ts';

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Result<T> = Ok<T> | Refused;

/** A success that carries `value`. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** A success with nothing to say: what a `check` answers when it has no objection. */
export const fine: Ok<void> = { ok: true, value: undefined };

/** A refusal as a Result. */
export const refuse = (refusal: Refusal): Refused => ({ ok: false, refusal });

/** The first refusal among several checks, in order; `fine` when all pass. Checks are lazy, so later ones may rely on earlier ones. */
export const firstRefusal = (...checks: readonly (() => Result<void>)[]): Result<void> => {
  for (const check of checks) {
    const result = check();
    if (!result.ok) return result;
  }
  return fine;
};
