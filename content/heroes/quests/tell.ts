// How a quest is written down in the pages beside this one: steps in their order, choices in theirs, the rest filled in.
import type { HeroRarity, HeroStat } from '../../schema/hero.ts';
import { QuestEnding, type HeroQuest, type QuestChoice } from '../../schema/heroQuest.ts';

type Ending = QuestEnding;
type Resources = QuestChoice['cost']['resources'];

/** What a choice came to. */
export const ending = (text: string, more: Partial<Omit<Ending, 'text'>> = {}): Ending =>
  QuestEnding.parse({ text, ...more });

type Told = Omit<QuestChoice, 'id' | 'next'>;

/** Nothing can go wrong with it. */
export const surely = (label: string, turns: number, resources: Resources, success: Ending): Told => ({
  label,
  cost: { turns, resources },
  test: null,
  success,
  failure: null,
});

/** A score is tried. */
export const tried = (
  label: string,
  turns: number,
  [stat, difficulty]: readonly [HeroStat, number],
  success: Ending,
  failure: Ending,
): Told => ({
  label,
  cost: { turns, resources: {} },
  test: { stat, difficulty },
  success,
  failure,
});

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const CHOICES = ['a', 'b', 'c'];

/** A storyline; each step leads to the one after it. */
export const quest = (
  id: string,
  title: string,
  premise: string,
  [stat, least, rarity]: readonly [HeroStat, number, HeroRarity],
  ...steps: readonly (readonly [text: string, ...choices: readonly Told[]])[]
): HeroQuest => ({
  id,
  title,
  premise,
  needs: { stat, least, rarity },
  steps: steps.map(([text, ...choices], at) => ({
    id: STEPS[at] ?? `step_${at}`,
    text,
    choices: choices.map((choice, which) => ({
      id: CHOICES[which] ?? `choice_${which}`,
      ...choice,
      next: at + 1 < steps.length ? (STEPS[at + 1] ?? null) : null,
    })),
  })),
});
