// A cultural passage: background in English, a primary source in Latin with its place, and questions answered in one's own words.
// To write one: 50 to 130 words of background that tell something true and worth knowing, and a source quoted exactly (macrons added),
// with author, work and place, and our own translation. At least three questions that background or source answer. Each has a model
// answer, and `concepts`: from every list one expression must appear in a right answer (lower case, stems are enough: "slave" also
// finds "slaves", "free" finds "freedom"), so list synonyms and the Latin word; a phrase that says the relation ("kept house") beats a noun
// that any sentence may have ("house"). Articles are left out. A denied expression does not count unless it denies itself ("not know") or
// the model answer denies it too; then the affirmation belongs into `contrary`: expressions that show a misunderstanding, antonyms among them.
import { z } from 'zod';
import { SkillLevel } from './latinDialogue.ts';

export const CULTURAL_TOPICS = [
  'daily life', 'family', 'religion', 'politics', 'law', 'army', 'literature', 'philosophy', 'games', 'myth',
  'history', 'education', 'trade', 'city', 'country', 'slavery', 'death', 'food', 'travel', 'time',
] as const; // prettier-ignore

/** What must appear in an answer: a word, its beginning or a phrase of two letters at least, or one figure. */
const Expression = z.string().regex(/^(?:.{2,}|\d)$/);

export const LatinPassage = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(3),
  level: SkillLevel,
  topic: z.enum(CULTURAL_TOPICS),
  background: z.string().min(150),
  source: z.strictObject({
    la: z.string().min(5),
    en: z.string().min(5),
    author: z.string().min(3),
    work: z.string().min(3),
    place: z.string().min(1),
  }),
  questions: z
    .array(
      z.strictObject({
        ask: z.string().min(10),
        answer: z.string().min(3),
        concepts: z.array(z.array(Expression).min(1)).min(1),
        contrary: z.array(z.string().min(2)).default([]),
        why: z.string().min(10),
      }),
    )
    .min(3),
});
export type LatinPassage = z.output<typeof LatinPassage>;
export type LatinPassageInput = z.input<typeof LatinPassage>;
