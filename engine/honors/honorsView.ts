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

/** The achievements that the owner may know of, and how each is shown. */
const visible = ({ honors, learner, rules, tally }: HonorsOwner) => {
  const held = heldBy(honors);
  const counters = countersOf(honors, learner);
  const progressOf = (one: Achievement) => progressTo(one, counters, held);
  const viewOf = (one: Achievement): AchievementView => ({
    id: one.id,
    name: one.name,
    description: one.description,
    icon: one.icon,
    category: one.category,
    tier: one.tier,
    hidden: one.hidden,
    progress: progressOf(one),
    rewards: {
      turns: TIER_TURNS[one.tier],
      ...(one.rewards.title === undefined ? {} : { title: one.rewards.title }),
      ...unlocksOf(one.rewards.freezeScrolls),
    },
    learningObjectives: one.objectives,
    unlocked: held.has(one.id),
    unlockedAt: honors.earned.find(({ id }) => id === one.id)?.at ?? null,
    rarity: rarityOf(tally, one.id),
  });
  const known = rules.achievements.filter(({ id, hidden }) => !hidden || held.has(id));
  return { known, held, progressOf, viewOf };
};

type Visible = ReturnType<typeof visible>;

/** Those not yet earned, the nearest first. */
const nearest = ({ known, held, progressOf }: Visible): readonly Achievement[] =>
  known
    .filter(({ id }) => !held.has(id))
    .map((one) => ({ one, percentage: progressOf(one).percentage }))
    .toSorted((one, other) => other.percentage - one.percentage)
    .map(({ one }) => one);

/** The nearest of those not yet earned; of those as near, the first. */
const nearestOne = ({ known, held, progressOf }: Visible): Achievement | undefined => {
  let best: { readonly one: Achievement; readonly percentage: number } | undefined;
  for (const one of known) {
    if (held.has(one.id)) continue;
    const { percentage } = progressOf(one);
    if (best === undefined || percentage > best.percentage) best = { one, percentage };
  }
  return best?.one;
};

/** Those of the earned ones that are still given, in the order in which they were earned. */
const inOrder = (earned: Honors['earned'], { known }: Visible): readonly Achievement[] =>
  earned.flatMap(({ id }) => known.find((one) => one.id === id) ?? []);

const titles = ({ honors, learner, rules, milestones }: HonorsOwner): HonorsGallery['titles'] =>
  titlesOf(honors, learner, { achievements: rules.achievements, milestones }).map((title) => ({
    ...title,
    worn: title.id === honors.wears,
  }));

/** What the desk shows; the challenge is the server's to add, which knows the realm's secret. */
export const honorsSummary = (owner: HonorsOwner): Omit<HonorsSummary, 'challenge'> => {
  const all = visible(owner);
  const { honors } = owner;
  const next = nearestOne(all);
  return {
    earned: all.known.filter(({ id }) => all.held.has(id)).length,
    total: all.known.length,
    title: honors.wears === null ? null : (titles(owner).find(({ worn }) => worn) ?? null),
    next: next === undefined ? null : all.viewOf(next),
    unlocked: inOrder(honors.earned.slice(honors.seen), all).map(all.viewOf),
  };
};

/** The gallery. */
export const honorsGallery = (owner: HonorsOwner): HonorsGallery => {
  const all = visible(owner);
  const { honors, rules } = owner;
  const kinds = [...rules.challenges, ...rules.feasts.map(({ challenge }) => challenge)];
  return {
    achievements: all.known.map(all.viewOf),
    categories: rules.categories.map((category) => {
      const of = all.known.filter((one) => one.category === category);
      return { category, completed: of.filter(({ id }) => all.held.has(id)).length, total: of.length };
    }),
    recent: inOrder(honors.earned, all).slice(-FEW).toReversed().map(all.viewOf),
    recommended: nearest(all).slice(0, FEW).map(all.viewOf),
    titles: titles(owner),
    badges: kinds.flatMap(({ id, badge, icon }) => {
      const times = honors.counts[`won.${id}`] ?? 0;
      return times === 0 ? [] : [{ id, name: badge, icon, times }];
    }),
  };
};
