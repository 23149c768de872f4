// What an action would cost and why it would be refused, from what its ruler may see: the same check the server runs.
// The window greys out a button with it; the server never relies on it. Nothing here can change anything.
import type { z } from 'zod';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { reasonOf } from '../core/reason.ts';
import { affordable } from '../kingdom/ledger.ts';
import { FREE, type CheckContext, type Cost, type Verb } from './verb.ts';

export interface Preview {
  readonly ok: boolean;
  /** Known even when the deed is refused, unless the input could not be understood. */
  readonly cost: Cost;
  readonly refusal: Refusal | null;
}

/** Previews a verb. `ctx.seen` is what the verb's own `see` would show of other documents; null for verbs that need none. */
export const preview = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  verb: Verb<S, L, V, R>,
  ctx: CheckContext<V>,
  given: z.input<S>,
): Preview => {
  const parsed = verb.input.safeParse(given);
  if (!parsed.success) {
    const refusal: Refusal = { code: 'invalid_request', params: { reason: reasonOf(parsed.error) } };
    return { ok: false, cost: FREE, refusal };
  }
  const input = parsed.data;
  const cost = verb.cost(ctx, input);
  const allowed = verb.check(ctx, input);
  if (!allowed.ok) return { ok: false, cost, refusal: allowed.refusal };
  const payable = affordable({ turns: ctx.kingdom.turns.turns, resources: ctx.kingdom.resources }, cost);
  return { ok: payable.ok, cost, refusal: payable.ok ? null : payable.refusal };
};
