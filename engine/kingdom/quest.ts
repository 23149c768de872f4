// The quest of Morpheus (latin.md 2.12, 3.2; G-099): a realm dreamt of beforehand, with so many buildings, artifacts and so much gold at one time.
// How far it has come is read off the kingdom, so that no call of a window can say otherwise. Invariant: it is rewarded once in a kingdom's life.
import { shown } from '@sigilla/content/schema/figures.ts';
import { z } from 'zod';
import { Moment } from '../core/instant.ts';
import type { Kingdom } from './kingdom.ts';

/** What the dream shows (docs/RULES.md, "The quest of Morpheus"). */
export const QUEST_GOALS = { buildings: 12, artifacts: 3, gold: 5000 } as const;
type Goal = keyof typeof QUEST_GOALS;
const GOALS = Object.keys(QUEST_GOALS) as Goal[];

/** Within the range of achievements, 100 to 1,000 (latin.md 9.2). */
export const QUEST_REWARD = {
  experience: 250,
  gold: 1000,
  title: 'Somniī Interpres',
  description:
    'Reader of the dream: the realm stands as it was seen, and the dreamer may sleep without looking over his shoulder.',
} as const;

const Percent = z.int().min(0).max(100);

export const QuestStatus = z.object({
  isCompleted: z.boolean(),
  /** All goals are met at this moment, and the reward waits. */
  isFulfilled: z.boolean(),
  progressPercentages: z.object({ overall: Percent, buildings: Percent, artifacts: Percent, gold: Percent }),
  progressMessages: z.array(z.string()),
  completionRewards: z.object({
    experience: z.int(),
    gold: z.int(),
    title: z.string(),
    description: z.string(),
  }),
  progress: z.object({ completedAt: Moment.nullable() }),
});
export type QuestStatus = z.infer<typeof QuestStatus>;

type Dreamt = Pick<Kingdom, 'buildings' | 'artifacts' | 'resources' | 'questClaimedAt'>;

const message = (goal: Goal, held: number): string => {
  const wanted = QUEST_GOALS[goal];
  const short = wanted - held;
  switch (goal) {
    case 'buildings':
      if (short <= 0) return `All ${wanted} roofs of the dream stand.`;
      return `${held} of ${wanted} roofs stand. In the dream there was smoke over every one.`;
    case 'artifacts':
      if (short <= 0) return `The ${wanted} things that shone in the dream are in your cabinet.`;
      return `${held} of ${wanted} things that shone are found. Surveyors find such things; dreamers only see them.`;
    case 'gold':
      if (short <= 0) return 'The chest does not close any more, as it was foreseen.';
      return `${shown(held)} of ${shown(wanted)} gold lies in the chest. In the dream the lid did not close.`;
  }
};

/** How far a kingdom has come with the quest. Percentages are rounded down; the whole is their mean. */
export const questStatus = ({ buildings, artifacts, resources, questClaimedAt }: Dreamt): QuestStatus => {
  const held: Readonly<Record<Goal, number>> = {
    buildings: buildings.reduce((sum, { quantity }) => sum + quantity, 0),
    artifacts: artifacts.length,
    gold: resources.gold,
  };
  const isCompleted = questClaimedAt !== null;
  const percent = (goal: Goal): number =>
    isCompleted ? 100 : Math.min(100, Math.floor((100 * held[goal]) / QUEST_GOALS[goal]));
  const percents = {
    buildings: percent('buildings'),
    artifacts: percent('artifacts'),
    gold: percent('gold'),
  };
  const overall = Math.floor((percents.buildings + percents.artifacts + percents.gold) / GOALS.length);
  return {
    isCompleted,
    isFulfilled: !isCompleted && overall === 100,
    progressPercentages: { overall, ...percents },
    progressMessages: isCompleted
      ? ['The dream is over, and everything in it is still here.']
      : GOALS.map((goal) => message(goal, held[goal])),
    completionRewards: QUEST_REWARD,
    progress: { completedAt: questClaimedAt },
  };
};
