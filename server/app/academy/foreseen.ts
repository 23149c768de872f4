// What the scholars have said beforehand of the answers that a question is likeliest to get (tasks.ts): whoever gives one of them waits for nobody.
// Invariants: it is what a scholar would say now, for a question that was drawn never changes; of what is not here, or no more, a scholar is asked.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { ForeseenAnswers, JudgedScroll } from './tasks.ts';

/** Questions that are kept in mind, some two kilobytes each: a batch and the next one of a few hundred learners. */
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
  readonly #questions = new Map<string, ForeseenAnswers>();
  readonly #most: number;

  constructor(most = MOST_QUESTIONS) {
    this.#most = most;
  }

  /** Keeps in mind what was said of a question's answers, by `asForeseen`. */
  keep(questionId: string, answers: ForeseenAnswers): void {
    this.#questions.set(questionId, answers);
    const [oldest] = this.#questions.keys();
    if (this.#questions.size > this.#most && oldest !== undefined) this.#questions.delete(oldest);
  }

  /** What was said of an answer, if it was foreseen. */
  of(question: Asked, answer: string): JudgedScroll | undefined {
    return this.#questions.get(question.id)?.get(asForeseen(question, answer));
  }
}
