// What an action would cost and why it would be refused, from what its ruler may see: the same check the server runs.
// The window greys out a button with it; the server never relies on it. Nothing here can change anything.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import { affordable } from '../kingdom/ledger.ts';
import type { OwnKingdomView } from '../kingdom/views.ts';
import { FREE, type Actor, type Cost, type WireAction } from './define.ts';
import { parseAction, type ParsedAction } from './registry.ts';

export interface Preview {
  readonly ok: boolean;
  /** Known even when the deed is refused, unless the request could not be understood. */
  readonly cost: Cost;
  readonly refusal: Refusal | null;
}

/** What an action sees when none of the documents it asks for can be found. */
const nothingSeen = ({ action, input }: ParsedAction, actor: Actor): unknown => {
  const load = action.load(actor, input);
  let step = load.next();
  while (!step.done) step = load.next(null);
  return action.see(step.value, actor);
};

/** Previews a request. `seen` is what the action's own `see` would show of other documents; verbs that need none go without. */
export const previewAction = (
  content: KingdomContent,
  rules: RealmRules,
  kingdom: OwnKingdomView,
  actor: Actor,
  now: number,
  wire: WireAction,
  seen?: unknown,
): Preview => {
  const parsed = parseAction(wire);
  if (!parsed.ok) return { ok: false, cost: FREE, refusal: parsed.refusal };
  const { action, input } = parsed.value;
  const ctx = { now, actor, kingdom, seen: seen ?? nothingSeen(parsed.value, actor), content, rules };
  const cost = action.cost(ctx, input);
  const allowed = action.check(ctx, input);
  if (!allowed.ok) return { ok: false, cost, refusal: allowed.refusal };
  const payable = affordable({ turns: kingdom.turns.turns, resources: kingdom.resources }, cost);
  return { ok: payable.ok, cost, refusal: payable.ok ? null : payable.refusal };
};
