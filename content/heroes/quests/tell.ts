// How a quest is written down in the pages beside this one: steps in their order, choices in theirs, the rest filled in.
import type { HeroRarity, HeroStat } from '../../schema/hero.ts';
import { QuestEnding, type HeroQuest, type QuestChoice } from '../../schema/heroQuest.ts';

type Ending = QuestEnding;
type Resources = QuestChoice['cost']['resources'];

/** What a choice came to. */
export const ending = (text: string, more: Partial<Omit<Ending, 'text'>> = {}): Ending =>
  QuestEnding.parse({ text, ...more });

interface Told extends Omit<QuestChoice, 'id' | 'next'> {
  readonly to?: string | null;
}

/** Nothing can go wrong with it. `to` is the step that follows, where it is not the next one. */
export const surely = (
  label: string,
  turns: number,
  resources: Resources,
  success: Ending,
  to?: string | null,
): Told => ({
  label,
  cost: { turns, resources },
  test: null,
  success,
  failure: null,
  ...(to === undefined ? {} : { to }),
});

/** A score is tried. */
export const tried = (
  label: string,
  turns: number,
  [stat, difficulty]: readonly [HeroStat, number],
  success: Ending,
  failure: Ending,
  to?: string | null,
): Told => ({
  label,
  cost: { turns, resources: {} },
  test: { stat, difficulty },
  success,
  failure,
  ...(to === undefined ? {} : { to }),
});

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const CHOICES = ['a', 'b', 'c'];

/** A storyline; each step leads to the one after it unless a choice says otherwise. */
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
    choices: choices.map(({ to, ...choice }, which) => ({
      id: CHOICES[which] ?? `choice_${which}`,
      ...choice,
      next: to === undefined ? (at + 1 < steps.length ? (STEPS[at + 1] ?? null) : null) : to,
    })),
  })),
});
