// Turns that are granted: to a kingdom settled first, so that what time has brought has a line of its own, and accounted for.
// Invariant: a grant never lessens a stock, and never lifts it above the realm's cap (engine/kingdom/turns.ts).
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { ledgerLines } from '../kingdom/ledger.ts';
import type { Reason } from '../kingdom/ledger.ts';
import { grantTurns } from '../kingdom/turns.ts';
import { accountedFor, settleKingdom } from './decide.ts';
import { changed } from './outcome.ts';
import type { AggregateChange } from './outcome.ts';

/** What a grant depends on; `why` stands in the ledger, `told` is what the kingdom's windows hear. */
export interface Granting {
  readonly now: number;
  readonly rules: RealmRules;
  readonly content: KingdomContent;
  readonly why: Reason;
  readonly told: EventText;
}

/** The kingdom with its turns, to be written, and how many found room. No change when there is no kingdom or nothing to grant. */
export const grantTo = (
  kingdom: Kingdom | null,
  turns: number,
  { now, rules, content, why, told }: Granting,
): { readonly changes: readonly AggregateChange[]; readonly granted: number } => {
  if (kingdom === null || turns === 0) return { changes: [], granted: 0 };
  const settled = settleKingdom(kingdom, rules, now);
  const paid: Kingdom = { ...settled.kingdom, turns: grantTurns(settled.kingdom.turns, turns, rules) };
  const lines = [...settled.ledger, ...ledgerLines(settled.kingdom, paid, why)];
  return {
    changes: [{ ...changed('kingdoms', accountedFor(paid, lines, content)), lines, told: [told] }],
    granted: paid.turns.count - settled.kingdom.turns.count,
  };
};
