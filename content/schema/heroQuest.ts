// The shape of a hero's quest: a storyline of at least three steps, each with choices that cost something and come to something.
// Invariants: `next` names a later step, or null for the end; every way through passes at least three steps; a test has two endings.
import { z } from 'zod';
import { HeroRarity, HeroStat } from './hero.ts';

const REWARDS = ['gold', 'mana', 'researchPoints', 'food', 'materials', 'land'] as const;
const Amounts = z.partialRecord(z.enum(REWARDS), z.int().min(1));
const Id = z.string().regex(/^[a-z][a-z_]*$/);

/** What a choice comes to. */
export const QuestEnding = z.strictObject({
  text: z.string().min(8),
  gains: Amounts.default({}),
  /** Points of the hero's experience. */
  experience: z.int().min(0).max(80).default(10),
  /** A score that is one higher from now on. */
  stat: HeroStat.nullable().default(null),
  /** What the hero is like from now on. */
  trait: z.string().nullable().default(null),
  /** Turns until a wound has healed; 0 for none. */
  wound: z.int().min(0).max(30).default(0),
});
export type QuestEnding = z.infer<typeof QuestEnding>;

const Choice = z
  .strictObject({
    id: Id,
    label: z.string().min(4),
    cost: z.strictObject({ turns: z.int().min(1).max(6), resources: Amounts.default({}) }),
    /** A score that is tried, and how much of it makes the outcome even; null where nothing can go wrong. */
    test: z.strictObject({ stat: HeroStat, difficulty: z.int().min(5).max(25) }).nullable(),
    success: QuestEnding,
    failure: QuestEnding.nullable(),
    /** The step that follows, whatever came of it; null at the end. */
    next: Id.nullable(),
  })
  .refine(({ test, failure }) => (test === null) === (failure === null), {
    message: 'what is tried can fail, and nothing else can',
  });
export type QuestChoice = z.infer<typeof Choice>;

const Step = z.strictObject({ id: Id, text: z.string().min(40), choices: z.array(Choice).min(2).max(3) });
export type QuestStep = z.infer<typeof Step>;

const LEAST_STEPS = 3;

export const HeroQuest = z
  .strictObject({
    id: Id,
    title: z.string().min(4),
    /** One line for whoever decides whom to send. */
    premise: z.string().min(20),
    needs: z.strictObject({ stat: HeroStat, least: z.int().min(1).max(20), rarity: HeroRarity }),
    steps: z.array(Step).min(LEAST_STEPS),
  })
  .refine(
    ({ steps }) => {
      // Steps that a way passes at least, from the last step backwards.
      const shortest = new Map<string, number>();
      for (const { id, choices } of steps.toReversed()) {
        const left = choices.map(({ next }) => (next === null ? 0 : (shortest.get(next) ?? Number.NaN)));
        shortest.set(id, 1 + Math.min(...left));
      }
      const [first] = steps;
      return first !== undefined && (shortest.get(first.id) ?? 0) >= LEAST_STEPS;
    },
    { message: 'a storyline goes forward, through three steps at least, whatever is chosen' },
  );
export type HeroQuest = z.infer<typeof HeroQuest>;
