// Honors as their owner sees them at a moment. Invariant: an honor that is secret is passed over everywhere until it is earned.
import { TIER_TURNS } from '@sigilla/content/schema/achievement.ts';
import type { Achievement } from '@sigilla/content/schema/achievement.ts';
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';
import type { Learner } from '../learning/learner.ts';
import { countersOf } from './counting.ts';
import { progressTo } from './evaluate.ts';
import { heldBy } from './honors.ts';
import type { Honors } from './honors.ts';
import type { HonorRules } from './rules.ts';
import { rarityOf } from './tally.ts';
import type { Tally } from './tally.ts';
import { titlesOf } from './titles.ts';
import type { AchievementView, HonorsGallery, HonorsSummary } from './views.ts';

/** Of the latest and of the nearest, so many are shown (latin.md 9.1). */
const FEW = 3;

/** Whose honors, and by what they are given. */
export interface HonorsOwner {
  readonly honors: Honors;
  readonly learner: Learner;
  readonly rules: HonorRules;
  readonly milestones: readonly StreakMilestone[];
  readonly tally: Tally | null;
}

const unlocksOf = (scrolls: number | undefined): { readonly unlocks?: string } =>
  scrolls === undefined ? {} : { unlocks: scrolls === 1 ? 'a freeze scroll' : `${scrolls} freeze scrolls` };

/** Every achievement that the owner may know of, as they see it. */
const visible = ({ honors, learner, rules, tally }: HonorsOwner): readonly AchievementView[] => {
  const held = heldBy(honors);
  const counters = countersOf(honors, learner);
  const moments = new Map(honors.earned.map(({ id, at }) => [id, at]));
  const viewOf = (one: Achievement): AchievementView => ({
    id: one.id,
    name: one.name,
    description: one.description,
    icon: one.icon,
    category: one.category,
    tier: one.tier,
    hidden: one.hidden,
    progress: progressTo(one, counters, held),
    rewards: {
      turns: TIER_TURNS[one.tier],
      ...(one.rewards.title === undefined ? {} : { title: one.rewards.title }),
      ...unlocksOf(one.rewards.freezeScrolls),
    },
    learningObjectives: one.objectives,
    unlocked: held.has(one.id),
    unlockedAt: moments.get(one.id) ?? null,
    rarity: rarityOf(tally, one.id),
  });
  return rules.achievements.filter(({ id, hidden }) => !hidden || held.has(id)).map(viewOf);
};

/** Those not yet earned, the nearest first. */
const nearest = (all: readonly AchievementView[]): readonly AchievementView[] =>
  all
    .filter(({ unlocked }) => !unlocked)
    .toSorted((one, other) => other.progress.percentage - one.progress.percentage);

const titles = ({ honors, learner, rules, milestones }: HonorsOwner): HonorsGallery['titles'] =>
  titlesOf(honors, learner, { achievements: rules.achievements, milestones }).map((title) => ({
    ...title,
    worn: title.id === honors.wears,
  }));

/** The earned ones, in the order in which they were. */
const inOrder = ({ earned }: Honors, all: readonly AchievementView[]): AchievementView[] =>
  earned.flatMap(({ id }) => all.find((one) => one.id === id) ?? []);

/** What the desk shows; the challenge is the server's to add, which knows the realm's secret. */
export const honorsSummary = (owner: HonorsOwner): Omit<HonorsSummary, 'challenge'> => {
  const all = visible(owner);
  const { honors } = owner;
  return {
    earned: all.filter(({ unlocked }) => unlocked).length,
    total: all.length,
    title: titles(owner).find(({ worn }) => worn) ?? null,
    next: nearest(all)[0] ?? null,
    unlocked: inOrder({ ...honors, earned: honors.earned.slice(honors.seen) }, all),
  };
};

/** The gallery. */
export const honorsGallery = (owner: HonorsOwner): HonorsGallery => {
  const all = visible(owner);
  const { honors, rules } = owner;
  const kinds = [...rules.challenges, ...rules.feasts.map(({ challenge }) => challenge)];
  return {
    achievements: [...all],
    categories: rules.categories.map((category) => {
      const of = all.filter((one) => one.category === category);
      return { category, completed: of.filter(({ unlocked }) => unlocked).length, total: of.length };
    }),
    recent: inOrder(honors, all).slice(-FEW).toReversed(),
    recommended: nearest(all).slice(0, FEW),
    titles: titles(owner),
    badges: kinds.flatMap(({ id, badge, icon }) => {
      const times = honors.counts[`won.${id}`] ?? 0;
      return times === 0 ? [] : [{ id, name: badge, icon, times }];
    }),
  };
};
