// The ledger: one document for each commit that changed a kingdom's stock, with a line for each change. The sum of all lines of a
// kingdom is what it holds. Invariant: a kingdom's lines are numbered from 0 without a gap and never written twice: an entry's id is
// the kingdom and the number of its first line.
import { z } from 'zod';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

const LedgerEntry = z
  .object({
    kingdomId: KingdomId,
    /** Of its first line; the others follow it. */
    number: z.int().min(0),
    at: z.int(),
    /** The commit's transaction id, which entries of several kingdoms may share. */
    transactionId: z.string(),
    /** The kingdom's power after the commit; absent in entries of before version 4. */
    power: z.int().min(0).optional(),
    lines: z.array(LedgerLine).min(1).readonly(),
  })
  .readonly();
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The id of the entry whose first line has this number in its kingdom’s ledger. */
export const ledgerId = (kingdomId: string, number: number): string => `${kingdomId}.${number}`;

/** The lines of an entry, in order, each with its number. */
export const numberedLines = ({ number, at, transactionId, power, lines }: LedgerEntry): LedgerEntryView[] =>
  lines.map((line, offset) => ({
    number: number + offset,
    at,
    transactionId,
    ...line,
    ...(power === undefined ? {} : { power }),
  }));

/** Entries of version 1 were single lines. */
const oneLine: Step = ({ reason, resources, turns, balance, ...entry }) => ({
  ...entry,
  lines: [{ reason, resources, turns, balance }],
});

/** Lines of version 2 told of no experience. */
const untaught = asItWas;

/** Entries of version 3 told of no power. */
const unweighed = asItWas;

export const ledger = aggregate({
  name: 'ledger',
  shape: LedgerEntry,
  versions: [oneLine, untaught, unweighed],
  keysSince: 1,
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
        transactionId: true,
        power: true,
        lines: true,
      }),
  },
});
