// Milestones and tiers of the streak: days in a row on which a ruler has done some Latin. Titles are nouns of common gender, so that
// they suit everyone who may bear them. How the numbers were chosen: docs/RULES.md, "Streaks".
import { z } from 'zod';
import { StreakMilestone, StreakTier, type StreakRules } from '../schema/streak.ts';

const milestones: StreakMilestone[] = [
  { days: 3, name: 'Three evenings', reward: { turns: 10 } },
  { days: 7, name: 'Seven hills, seven days', reward: { turns: 25, freezeScrolls: 1, badge: 'ember' } },
  { days: 14, name: 'From Ides to Kalends', reward: { turns: 40, freezeScrolls: 1 } },
  {
    days: 30,
    name: 'A month by lamplight',
    reward: { turns: 75, freezeScrolls: 1, title: 'Sodālis', titleMeans: 'Companion', badge: 'lamp' },
  },
  { days: 60, name: 'Two moons, one lamp', reward: { turns: 100, freezeScrolls: 1 } },
  {
    days: 100,
    name: 'A century of days',
    reward: { turns: 150, freezeScrolls: 2, title: 'Interpres', titleMeans: 'Interpreter', badge: 'hearth' },
  },
  { days: 180, name: 'Half the sun’s road', reward: { turns: 200, freezeScrolls: 2 } },
  {
    days: 365,
    name: 'A whole year of fasti',
    reward: {
      turns: 365,
      freezeScrolls: 3,
      title: 'Custōs Verbōrum',
      titleMeans: 'Guardian of Words',
      badge: 'beacon',
    },
  },
  { days: 500, name: 'Five hundred candles', reward: { turns: 400, freezeScrolls: 3 } },
  {
    days: 730,
    name: 'Two consulships',
    reward: {
      turns: 500,
      freezeScrolls: 3,
      title: 'Antistes Mūsārum',
      titleMeans: 'Keeper of the Muses',
      badge: 'lighthouse',
    },
  },
  {
    days: 1000,
    name: 'A thousand days',
    reward: {
      turns: 1000,
      freezeScrolls: 5,
      title: 'Vātēs Perennis',
      titleMeans: 'Everlasting Bard',
      badge: 'star',
    },
  },
];

const tiers: StreakTier[] = [
  {
    fromDays: 0,
    name: 'Kindling',
    description: 'A spark is enough to begin, and one question a day keeps it.',
    bonusPerQuestion: 0,
  },
  {
    fromDays: 7,
    name: 'Embers',
    description: 'A week in a row. The fire keeps overnight, and each right answer earns a turn more.',
    bonusPerQuestion: 1,
  },
  {
    fromDays: 30,
    name: 'Lamplight',
    description: 'A month in a row. You read by your own light now.',
    bonusPerQuestion: 2,
  },
  {
    fromDays: 100,
    name: 'Hearthfire',
    description: 'A hundred days. Neighbours come to warm their hands, and to ask what a word means.',
    bonusPerQuestion: 3,
  },
  {
    fromDays: 365,
    name: 'Beacon',
    description: 'A year without a dark evening. Ships steer by it.',
    bonusPerQuestion: 5,
  },
];

/** The rules of the streak, checked. */
export const readStreakRules = (): StreakRules => ({
  milestones: z.array(StreakMilestone).parse(milestones),
  tiers: z.array(StreakTier).parse(tiers),
});
