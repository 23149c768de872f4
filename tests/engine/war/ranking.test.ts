// A ruler's row in the rankings: what anyone may see, and how the share of victories is reckoned.
import { describe, expect, it } from 'vitest';
import { rankingOf } from '@sigilla/engine/war/ranking.ts';
import { aKingdom, anNpcKingdom } from '../../support/builders.ts';

const rowOf = (record: { readonly wins: number; readonly losses: number; readonly draws: number }) => {
  const kingdom = aKingdom().build();
  return rankingOf({ ...kingdom, war: { ...kingdom.war, ...record } }, null, 3);
};

describe('a row in the rankings', () => {
  it('tells what share of all battles was won, draws among them, and nothing before the first', () => {
    expect(rowOf({ wins: 1, losses: 1, draws: 2 })).toMatchObject({ rank: 3, winRate: 0.25, isNpc: false });
    expect(rowOf({ wins: 2, losses: 0, draws: 0 }).winRate).toBe(1);
    expect(rowOf({ wins: 0, losses: 0, draws: 0 }).winRate).toBe(0);
  });

  it('names the realm’s own as such', () => {
    expect(rankingOf(anNpcKingdom(1).build(), null, 1).isNpc).toBe(true);
  });
});
