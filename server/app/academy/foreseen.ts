// What the scholars have said beforehand of the answers that a question is likeliest to get (tasks.ts): whoever gives one of them waits for nobody.
// Invariants: it is what a scholar would say now, for a question that was drawn never changes; of what is not here, or no more, a scholar is asked. What is
// let go leaves its place, which later ones push out: a Map that is taken from at every answer keeps what it has outgrown (store/sqlite/known.ts).
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { ForeseenAnswers, JudgedScroll } from './tasks.ts';

/** Questions that are kept in mind, some seven kilobytes each until they are answered: a batch and the next one of a few hundred learners. */
const MOST_QUESTIONS = 4_000;

type Asked = Pick<LatinQuestion, 'id' | 'questionType'>;

/**
 * An answer as it is foreseen. A choice is what it is to the letter; of what is typed no scholar looks at capitals, at spaces or at the stop at its end
 * (tests/server/academy/foreseen.test.ts), and hardly anyone types all of them.
 */
export const asForeseen = ({ questionType }: Omit<Asked, 'id'>, answer: string): string =>
  questionType === 'multiple_choice'
    ? answer.trim()
    : answer
        .trim()
        .toLowerCase()
        .replace(/[.!?]+$/, '')
        .replaceAll(/\s+/g, ' ');

export class Foreseen {
  /** By the question's id, the oldest first. */
  readonly #questions = new Map<string, { answers: ForeseenAnswers | null }>();
  readonly #most: number;

  constructor(most = MOST_QUESTIONS) {
    this.#most = most;
  }

  /** Keeps in mind what was said of a question's answers, by `asForeseen`. */
  keep(questionId: string, answers: ForeseenAnswers): void {
    this.#questions.set(questionId, { answers });
    const [oldest] = this.#questions.keys();
    if (this.#questions.size > this.#most && oldest !== undefined) this.#questions.delete(oldest);
  }

  /** Lets go what was said of a question that is answered: hardly anyone answers it again. */
  letGo(questionId: string): void {
    const kept = this.#questions.get(questionId);
    if (kept !== undefined) kept.answers = null;
  }

  /** What was said of an answer, if it was foreseen. */
  of(question: Asked, answer: string): JudgedScroll | undefined {
    return this.#questions.get(question.id)?.answers?.get(asForeseen(question, answer));
  }
}
