// How many hold each honor, for the whole realm: one document of each kind, which the job of everyone who earns something adds to. So a rarity is read, and
// nobody is counted for it. Invariant: each earning is added once; whoever leaves the realm has still been there.
import { z } from 'zod';

/** What is tallied: honors of learning, and feats of kingdoms (engine/renown). */
export const TALLIES = ['learning', 'kingdom'] as const;
export type TallyId = (typeof TALLIES)[number];

export const Tally = z.object({
  id: z.string(),
  /** Accounts that have earned anything. */
  accounts: z.int().min(0),
  /** Of them, by honor. */
  holders: z.record(z.string(), z.int().min(0)),
});
export type Tally = z.infer<typeof Tally>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly tallies: Tally;
  }
}

/** How long what somebody has earned may wait to be added, so that it is added together with what others earn meanwhile. */
export const TALLIED_WITHIN_MS = 5_000;

/** A tally that nobody has been counted in. */
export const newTally = (id: TallyId): Tally => ({ id, accounts: 0, holders: {} });

/** The tally with what one account has earned at once; `isFirst` when it held nothing before. */
export const tallied = (tally: Tally, ids: readonly string[], isFirst: boolean): Tally => {
  const holders = { ...tally.holders };
  for (const id of ids) holders[id] = (holders[id] ?? 0) + 1;
  return { ...tally, accounts: tally.accounts + Number(isFirst), holders };
};

/** Percent of those with any honor who hold this one, one decimal; null while nobody has any. */
export const rarityOf = (tally: Tally | null, id: string): number | null =>
  tally === null || tally.accounts === 0
    ? null
    : Math.min(100, Math.round((1000 * (tally.holders[id] ?? 0)) / tally.accounts) / 10);
