// A writing prompt for compositions. The grader checks rules only: enough words, required words in any form, every word Latin, agreement.
// To write one: a concrete situation that makes one want to write, 3 to 6 required words as ids of the lexicon, one or two
// constructions worth trying, and a model answer in Latin that fulfils the prompt (at least `minimumWords` words, every required word in
// some form, every word in the lexicon: `npm run latin -- parse "…"`) with its English. Early levels: 8 to 15 words; from level 5: 20 and more.
import { z } from 'zod';
import { SkillLevel } from './latinDialogue.ts';

export const LatinPrompt = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(3),
  level: SkillLevel,
  /** The task, addressed to the learner. */
  prompt: z.string().min(30),
  minimumWords: z.int().min(5).max(60).default(20),
  /** Ids of words that must appear in some form. */
  required: z.array(z.string()).min(3).max(6),
  /** Constructions to try, in a few words each: "a purpose clause with ut". */
  tryThis: z.array(z.string().min(5)).min(1).max(3),
  grammarFocus: z.string().min(3),
  model: z.strictObject({ la: z.string().min(10), en: z.string().min(10) }),
});
export type LatinPrompt = z.output<typeof LatinPrompt>;
export type LatinPromptInput = z.input<typeof LatinPrompt>;
