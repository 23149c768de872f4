// The honors of the academy as they are written down: enough of them, none like another, each within reach, and Latin that Romans would own.
import { describe, expect, it } from 'vitest';
import { HONOR_TIERS } from '@sigilla/content/schema/achievement.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { readStreakRules } from '@sigilla/content/learning/streak.ts';
import { feastOn } from '@sigilla/engine/honors/challenge.ts';

const { achievements, categories, challenges, feasts } = readHonorRules();

const distinct = (values: readonly unknown[]): void => expect(new Set(values).size).toBe(values.length);

describe('the achievements', () => {
  it('are at least sixty, some in each of the six categories and of each tier, a few of them secret', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(60);
    expect(categories).toEqual(['vocabulary', 'grammar', 'cultural', 'streak', 'mastery', 'creative']);
    for (const category of categories) {
      const shown = achievements.filter((one) => one.category === category && !one.hidden);
      expect(shown.length).toBeGreaterThanOrEqual(8);
      expect(shown.some(({ tier }) => tier === 'bronze')).toBe(true);
    }
    for (const tier of HONOR_TIERS) expect(achievements.some((one) => one.tier === tier)).toBe(true);
    expect(achievements.filter(({ hidden }) => hidden).length).toBeGreaterThanOrEqual(5);
  });

  it('are told apart by id, name, line and medal', () => {
    distinct(achievements.map(({ id }) => id));
    distinct(achievements.map(({ name }) => name));
    distinct(achievements.map(({ description }) => description));
    distinct(achievements.map(({ icon }) => icon));
    distinct(achievements.map(({ needs }) => `${needs.counter} ${needs.atLeast}`));
  });

  it('rise: what asks for more of the same is of no lower tier', () => {
    const rank = (tier: (typeof HONOR_TIERS)[number]): number => HONOR_TIERS.indexOf(tier);
    for (const one of achievements)
      for (const other of achievements)
        if (one.needs.counter === other.needs.counter && one.needs.atLeast < other.needs.atLeast)
          expect([one.id, other.id, rank(one.tier) <= rank(other.tier)]).toEqual([one.id, other.id, true]);
  });

  it('give at least a dozen titles, each once', () => {
    const titles = achievements.flatMap(({ rewards: { title } }) =>
      title === undefined ? [] : [title.latin],
    );
    const milestones = readStreakRules().milestones.flatMap(({ reward }) => reward.title ?? []);
    distinct([...titles, ...milestones]);
    expect(titles.length).toBeGreaterThanOrEqual(12);
  });
});

describe('the challenges', () => {
  it('are at least thirty, told apart, of three difficulties, and some for whoever has just begun', () => {
    expect(challenges.length).toBeGreaterThanOrEqual(30);
    const all = [...challenges, ...feasts.map(({ challenge }) => challenge)];
    for (const key of ['id', 'name', 'description', 'badge'] as const) distinct(all.map((one) => one[key]));
    for (const difficulty of ['easy', 'medium', 'hard'])
      expect(challenges.some((one) => one.difficulty === difficulty && one.minLevel === 1)).toBe(true);
  });

  it('can be met: no run longer than the scrolls, no share that their number cannot give', () => {
    for (const { id, requiredStreak, questionsToComplete, minAccuracy, description } of [
      ...challenges,
      ...feasts.map(({ challenge }) => challenge),
    ]) {
      expect([id, requiredStreak ?? 0]).toEqual([id, Math.min(requiredStreak ?? 0, questionsToComplete)]);
      expect([id, (minAccuracy ?? 0) <= 100]).toEqual([id, true]);
      expect(description.endsWith('.')).toBe(true);
    }
  });
});

describe('the feasts', () => {
  it('are at least twelve, on days that the year has', () => {
    expect(feasts.length).toBeGreaterThanOrEqual(12);
    for (const { days, id } of feasts)
      for (const [from, to] of days) {
        expect([id, from <= to]).toEqual([id, true]);
        for (const date of [from, to])
          expect(new Date(`2024-${date}T00:00:00Z`).toISOString().slice(5, 10)).toBe(date);
      }
  });

  it.each([
    ['2026-12-17', 'saturnalia'],
    ['2026-12-23', 'saturnalia'],
    ['2026-12-24', undefined],
    ['2026-04-21', 'parilia'],
    ['2026-03-15', 'ides-of-march'],
    ['2026-02-15', 'lupercalia'],
    ['2026-02-13', 'parentalia'],
    ['2026-06-09', 'vestalia'],
    ['2026-08-23', 'vulcanalia'],
    ['2026-10-15', 'ides'],
    ['2026-06-13', 'vestalia'],
    ['2026-01-13', 'ides'],
    ['2026-11-22', undefined],
  ])('on %s is %s', (day, id) => {
    expect(feastOn(day, feasts)?.id).toBe(id);
  });

  it('leave most days to the ordinary challenges', () => {
    const days = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    );
    const kept = days.filter((day) => feastOn(day, feasts) !== null);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.length).toBeLessThan(150);
    expect(new Set(kept.map((day) => feastOn(day, feasts)?.id)).size).toBe(feasts.length);
  });
});
