// How a ruler has come to their level: what was learned of late, and what by which kind of deed (latin.md 3.2).
// Invariant: sums are of the lines that were looked at; `isWhole` says whether those are all that tell of experience.
import { z } from 'zod';
import { Instant } from '../core/instant.ts';
import type { LedgerEntryView } from './ledgerViews.ts';

const Count = z.int().min(0);

const RECENT_GAINS = 10;

export const ExperienceStats = z.object({
  totalEvents: Count,
  totalXpGained: Count,
  /** Rounded down. */
  averageXpPerAction: Count,
  /** By the reason in the ledger, the most experience first. */
  actionBreakdown: z.array(z.object({ action: z.string(), count: Count, totalXp: Count, averageXp: Count })),
  /** The latest, newest first. `action` is a verb's id or a reason of the realm's own. */
  recentGains: z
    .array(z.object({ action: z.string(), displayName: z.string(), timestamp: Instant, xpGained: Count }))
    .max(RECENT_GAINS),
  isWhole: z.boolean(),
});
export type ExperienceStats = z.output<typeof ExperienceStats>;

/** What lines of a ledger, newest first, tell of experience. `words` names a reason. */
export const experienceStats = (
  lines: readonly Pick<LedgerEntryView, 'at' | 'reason' | 'experience'>[],
  words: (reason: string) => string,
  isWhole: boolean,
): ExperienceStats => {
  const told = lines.flatMap(({ at, reason, experience = 0 }) =>
    experience > 0 ? [{ at, reason, experience }] : [],
  );
  const sums = new Map<string, { count: number; totalXp: number }>();
  for (const { reason, experience } of told) {
    const sum = sums.get(reason) ?? { count: 0, totalXp: 0 };
    sums.set(reason, { count: sum.count + 1, totalXp: sum.totalXp + experience });
  }
  const totalXpGained = told.reduce((sum, { experience }) => sum + experience, 0);
  return {
    totalEvents: told.length,
    totalXpGained,
    averageXpPerAction: told.length === 0 ? 0 : Math.floor(totalXpGained / told.length),
    actionBreakdown: [...sums]
      .map(([action, { count, totalXp }]) => ({
        action,
        count,
        totalXp,
        averageXp: Math.floor(totalXp / count),
      }))
      .toSorted((a, b) => b.totalXp - a.totalXp),
    recentGains: told.slice(0, RECENT_GAINS).map(({ at, reason, experience }) => ({
      action: reason,
      displayName: words(reason),
      timestamp: at,
      xpGained: experience,
    })),
    isWhole,
  };
};
