// The ledger: one document for each change of a kingdom's stock. The sum of all entries of a kingdom is what it holds.
// Invariant: a kingdom's entries are numbered from 0 without a gap and never written twice: their id is kingdom and number.
import { z } from 'zod';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { ResourceName, Resources } from '@sigilla/engine/kingdom/kingdom.ts';
import { aggregate } from '../aggregate.ts';

const LedgerEntry = z
  .object({
    kingdomId: KingdomId,
    number: z.int().min(0),
    at: z.int(),
    /** Why: an action's verb, or `founded`, `turns_gained`, `income`, `battle_spoils` … */
    reason: z.string(),
    /** The commit's transaction id; entries of one commit share it. */
    transactionId: z.string(),
    resources: z.partialRecord(ResourceName, z.int()),
    turns: z.int(),
    /** What the kingdom held after this entry. */
    balance: z.object({ resources: Resources, turns: z.int() }).readonly(),
  })
  .readonly();
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const ledgerId = (kingdomId: string, number: number): string => `${kingdomId}.${number}`;

export const ledger = aggregate({
  name: 'ledger',
  shape: LedgerEntry,
  versions: [],
  indexes: { kingdom: (entry) => [entry.kingdomId, entry.number] },
  unique: {},
  told: 'none',
  owner: {
    by: 'kingdom',
    found: ['kingdom'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: (entry) =>
      only(entry, {
        kingdomId: true,
        number: true,
        at: true,
        reason: true,
        transactionId: true,
        resources: true,
        turns: true,
        balance: true,
      }),
  },
});
