// Turns that are granted: to a kingdom settled first, so that what time has brought has a line of its own, and accounted for.
// Invariant: a grant never lessens a stock, and never lifts it above the realm's cap (engine/kingdom/turns.ts).
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { ledgerLines } from '../kingdom/ledger.ts';
import type { Reason } from '../kingdom/ledger.ts';
import { grantTurns } from '../kingdom/turns.ts';
import { accountedFor, settleKingdom } from './decide.ts';
import { changed } from './outcome.ts';
import type { AggregateChange } from './outcome.ts';

/** Turns to be granted; `why` stands in the ledger. */
export interface Grant {
  readonly turns: number;
  readonly why: Reason;
}

/** What a grant depends on. */
export interface Granting {
  readonly now: number;
  readonly rules: RealmRules;
  readonly content: KingdomContent;
}

/** What has come of grants: the kingdom to be written, and how much of each found room, in their order. */
export interface Granted {
  readonly changes: readonly AggregateChange[];
  readonly granted: readonly number[];
}

/** Grants one after another, a ledger line each. No change when there is no kingdom or nothing to grant. */
export const grantTo = (
  kingdom: Kingdom | null,
  grants: readonly Grant[],
  { now, rules, content }: Granting,
): Granted => {
  if (kingdom === null || grants.every(({ turns }) => turns <= 0))
    return { changes: [], granted: grants.map(() => 0) };
  const settled = settleKingdom(kingdom, rules, now);
  const lines = [...settled.ledger];
  const granted: number[] = [];
  let paid = settled.kingdom;
  for (const { turns, why } of grants) {
    const after: Kingdom = { ...paid, turns: grantTurns(paid.turns, turns, rules) };
    lines.push(...ledgerLines(paid, after, why));
    granted.push(after.turns.count - paid.turns.count);
    paid = after;
  }
  return {
    changes: [{ ...changed('kingdoms', accountedFor(paid, lines, content)), lines }],
    granted,
  };
};
