// What a teacher is asked for: questions of one type and difficulty about one point of grammar, with words of that level. Invariants: a prompt is made of
// the realm's own books alone, so nothing of any player, and nothing that anyone has typed, ever leaves the house; a reply is data from a stranger.
import { z } from 'zod';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { Prompt } from './call.ts';

/** Questions in one asking. */
const A_LESSON = 5;
/** More than were asked for are not read. */
const MOST_QUESTIONS = 10;

export interface Lesson {
  readonly type: QuestionType;
  /** Stars, 1 to 5. */
  readonly difficulty: number;
  /** The point of grammar, as the engine calls it. */
  readonly skill: string;
  /** Words of the level with principal parts and meaning. */
  readonly words: readonly string[];
}

/** What of a question is the house's to say, whoever wrote it. */
const OURS = {
  id: true,
  generatedBy: true,
  generatedAt: true,
  difficulty: true,
  grammarFocus: true,
  judging: true,
} as const;

const shapes: ReadonlyMap<string, z.ZodObject> = new Map(
  LatinQuestion.options.map((option) => [
    option.shape.questionType.value,
    (option as z.ZodObject).omit(OURS).strip(),
  ]),
);

const shapeOf = (type: QuestionType): z.ZodObject => {
  const shape = shapes.get(type);
  if (shape === undefined) throw new Error(`no shape for questions of the type ${type}`);
  return shape;
};

const STANDING: Readonly<Record<number, string>> = {
  1: 'a beginner in the first months: short main clauses, the present tense, the first two declensions',
  2: 'a second-term learner: all declensions, the imperfect, perfect and future',
  3: 'a second-year learner: the passive, participles, relative clauses, comparison',
  4: 'an advanced learner: the subjunctive, indirect speech, ablative absolutes, conditions',
  5: 'a reader of Cicero and Livy: long periods, several subordinate clauses, every construction',
};

const TASKS: Readonly<Record<QuestionType, string>> = {
  multiple_choice:
    'Each has four options, one of which is right and equals correctAnswer letter by letter. The others are wrong by every reading of their form. Ask about a meaning, a form, or a short sentence; put the Latin that you ask about in double quotation marks.',
  translation:
    'baseText is one sentence; questionText begins "Translate into English: " (baseText in Latin) or "Translate into Latin: " (baseText in English) and repeats it. Name other good renderings in acceptableAnswers.',
  type_response:
    'The answer is one word: a form ("Write the dative plural of …") or a meaning. Put the Latin that you ask about in double quotation marks.',
  dialogue_completion:
    'A scenario in English, two to four lines of Latin dialogue, each with its translation; exactly one line has isBlank true and one gap written ___, and correctAnswer is the word or words of the gap.',
  text_reconstruction:
    'reconstructionType is word_order. baseText is the English; correctAnswer the Latin sentence; scrambledWords are exactly its words, without stops, in another order.',
  grammar_transformation:
    'baseText is a Latin sentence; questionText says how it is to be changed and repeats it; correctAnswer is the whole changed sentence.',
  creative_composition:
    'writingPrompt says in English what to write about; requiredVocabulary has two or three headwords; correctAnswer is a model of at least minimumWords words that uses them all.',
  cultural_context:
    'backgroundText tells of Rome in English; primarySource is a true short passage of a Roman author with translation, author and work; the question is answered by what the text says.',
};

const SYSTEM = `You write exercises for a Latin course. You are careful: what you write is checked word by word by a machine that knows Latin, and whatever is wrong is thrown away.
- Classical Latin only. Macrons on every long vowel, everywhere, also in options and explanations. Consonantal u is written v, consonantal i is written i. No other marks.
- Plain text: no HTML, no Markdown, no links, no remarks to anyone.
- The question never contains its own answer. The explanation says in one or two English sentences why the answer is right, naming the form.
- Every sentence makes sense by itself, is fit for twelve-year-olds, and is unlike the others.
Answer with one JSON object and nothing else.`;

/** The prompt for a lesson. */
export const promptFor = ({ type, difficulty, skill, words }: Lesson): Prompt => ({
  system: SYSTEM,
  user: [
    `Write ${A_LESSON} exercises of the type ${type} for ${STANDING[difficulty] ?? STANDING[3]}.`,
    `The point of each is: ${skill}.`,
    TASKS[type],
    `Choose your words from these, and from the commonest others:\n${words.join('\n')}`,
    `Answer with {"questions": [ … ]}, each question by this JSON schema:\n${JSON.stringify(z.toJSONSchema(shapeOf(type), { io: 'input' }))}`,
  ].join('\n\n'),
});

const Wrapped = z.object({ questions: z.array(z.unknown()) });

/** The JSON in a reply: the whole of it, or what stands between the first and the last brace. */
const jsonIn = (text: string): unknown => {
  const from = text.search(/[[{]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
};

/** The candidates in a reply; null when it can't be read at all. */
export const candidatesIn = (text: string): readonly unknown[] | null => {
  const json = jsonIn(text);
  const list = Array.isArray(json) ? (json as readonly unknown[]) : Wrapped.safeParse(json).data?.questions;
  return list === undefined ? null : list.slice(0, MOST_QUESTIONS);
};

/** Who wrote it, when, and as what it will be known. */
export type Written = Pick<LatinQuestion, 'id' | 'generatedBy' | 'generatedAt'>;

/** A candidate as a question, with what is the house's to say; or why it is none. Nothing but what its type has is taken over. */
export const questionOf = (
  candidate: unknown,
  { type, difficulty, skill }: Pick<Lesson, 'type' | 'difficulty' | 'skill'>,
  written: Written,
): LatinQuestion | 'not_a_question' | 'another_type' => {
  const asked = z.object({ questionType: z.string() }).safeParse(candidate);
  if (asked.success && asked.data.questionType !== type) return 'another_type';
  const given = shapeOf(type).safeParse(candidate);
  if (!given.success) return 'not_a_question';
  const question = LatinQuestion.safeParse({ ...given.data, ...written, difficulty, grammarFocus: skill });
  return question.success ? question.data : 'not_a_question';
};
