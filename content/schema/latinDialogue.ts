// A dialogue in Latin, from which questions blank out one word or phrase at a time.
// To write one: 4 to 10 short lines between two or three speakers, true spoken Latin with macrons, each with its English, and at least
// two blanks. A blank names the line (from 0), the exact words of that line that are left out, other Latin that would be as good
// (`accept`), two hints (the first vague, the second nearly telling), and why the answer is what it is. Blank out words that the English
// and the context determine. Every word must be in the lexicon: `npm run latin -- parse "…"`. Order of words is free for the learner.
import { z } from 'zod';

export const SkillLevel = z.int().min(1).max(10);

export const LatinDialogue = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    title: z.string().min(3),
    /** The skill level it suits, 1 to 10. */
    level: SkillLevel,
    /** Where we are and what is going on, in English. */
    scenario: z.string().min(20),
    lines: z
      .array(z.strictObject({ speaker: z.string().min(1), la: z.string().min(2), en: z.string().min(2) }))
      .min(3)
      .max(12),
    blanks: z
      .array(
        z.strictObject({
          line: z.int().min(0),
          /** Letter for letter as it stands in the line. */
          answer: z.string().min(1),
          accept: z.array(z.string().min(1)).default([]),
          hints: z.array(z.string().min(3)).min(1).max(3),
          why: z.string().min(10),
          /** What it trains: "vocative", "imperative", "question words" … */
          concept: z.string().min(3),
        }),
      )
      .min(2),
  })
  .refine(({ lines, blanks }) => blanks.every(({ line, answer }) => lines[line]?.la.includes(answer)), {
    message: 'every blank must stand in its line letter for letter',
  });
export type LatinDialogue = z.output<typeof LatinDialogue>;
export type LatinDialogueInput = z.input<typeof LatinDialogue>;
