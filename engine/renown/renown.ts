// The renown of an account: which feats it is known for, since when, and how many of them its ruler has looked at. One document an account, whatever
// kingdoms it rules (G-161). Invariants: what was earned stays; a feat is earned once, though two kingdoms reach it.
import { z } from 'zod';
import { AccountId } from '../core/brand.ts';

export const Renown = z.object({
  accountId: AccountId,
  /** In the order in which they were earned. */
  earned: z.array(z.object({ id: z.string(), at: z.int() })),
  /** How many of them their ruler has looked at. */
  seen: z.int().min(0),
});
export type Renown = z.infer<typeof Renown>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly renown: Renown;
  }
}

export const newRenown = (accountId: AccountId): Renown => ({ accountId, earned: [], seen: 0 });
