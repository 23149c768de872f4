// A ruler's row in the rankings, as anyone may see it: the one shape of it for lists, rooms and the treaty.
import { z } from 'zod';
import { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import type { KingdomSummary } from '../kingdom/summary.ts';

export const Ranking = z.object({
  rank: z.int(),
  userId: z.string(),
  kingdomId: z.string(),
  kingdomName: z.string(),
  power: z.int(),
  isNpc: z.boolean(),
  /** What the ruler wears; null for none. */
  title: HonorTitle.nullable(),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  honor: z.int(),
  /** 0 to 1. */
  winRate: z.number(),
  currentStreak: z.int(),
  longestStreak: z.int(),
});
export type Ranking = z.infer<typeof Ranking>;

/** A kingdom's row at a rank. */
export const rankingOf = (
  kingdom: Pick<KingdomSummary, 'id' | 'accountId' | 'name' | 'power' | 'npc' | 'war'>,
  title: HonorTitle | null,
  rank: number,
): Ranking => {
  const { wins, losses, draws, honor, currentStreak, longestStreak } = kingdom.war;
  const fought = wins + losses + draws;
  return {
    rank,
    userId: kingdom.accountId,
    kingdomId: kingdom.id,
    kingdomName: kingdom.name,
    power: kingdom.power,
    isNpc: kingdom.npc !== null,
    title,
    wins,
    losses,
    draws,
    honor,
    winRate: fought === 0 ? 0 : wins / fought,
    currentStreak,
    longestStreak,
  };
};
