// A learner at their desk: sits the assessment, takes up the challenge of the day, answers scrolls and walks the Memory Palace, each answer given again
// until its fate is known. Invariant: what is written down was said by a server; an answer that was given twice must be paid as it was the first time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { Answered } from '@sigilla/server/contract/speak.ts';
import type { Journal } from './journal.ts';
import { AGAIN, codeOf } from './speak.ts';
import type { Player } from './speak.ts';

const SCROLLS_AT_ONCE = 5;
const PAUSE_MS = 100;
/** Besides what any command may meet. */
const WAITING: readonly string[] = [...AGAIN, 'scholars_busy'];

/** Asks until something is known; null when it was refused for good. */
const known = async <T>(
  journal: Journal,
  ask: () => Promise<Answered<T>>,
  heard: (said: Answered<T>) => void = () => undefined,
): Promise<T | null> => {
  for (;;) {
    const said = await ask();
    heard(said);
    if (said.ok) return said.value;
    if (said.failure.status !== 0) journal.heard(codeOf(said.failure));
    if (said.failure.status !== 0 && !WAITING.includes(codeOf(said.failure))) return null;
    await pause(PAUSE_MS);
  }
};

interface Put {
  readonly id: string;
  readonly multipleChoiceOptions?: readonly string[] | undefined;
}
/** The keys lie in the store: one of what may be chosen is right now and then, a written word never. */
const wordFor = (random: Random, { multipleChoiceOptions: choices = [] }: Put): string =>
  choices.length === 0 ? 'nescio' : random.pick(choices);

let lessons = 0;

/** One day of a learner's. */
export const study = async (
  journal: Journal,
  { accountId, api: { latin } }: Player,
  random: Random,
  goesOn: () => boolean,
): Promise<void> => {
  let put = await known(journal, () => latin.nextOfAssessment({ body: {} }));
  while (put !== null && put.question !== null && goesOn()) {
    const { question } = put;
    const answer = { questionId: question.id, userAnswer: wordFor(random, question), confidenceRating: 5 };
    // Taken already, when the reply was lost: the next one is asked for.
    put =
      (await known(journal, () => latin.nextOfAssessment({ body: { answer } }))) ??
      (await known(journal, () => latin.nextOfAssessment({ body: {} })));
  }
  if (!goesOn()) return;
  await known(journal, () => latin.assessment({ body: {} }));

  const daily = await known(journal, () => latin.challenge());
  const challengeId = daily?.challenge?.id;
  if (challengeId !== undefined) await known(journal, () => latin.startChallenge({ body: { challengeId } }));

  const learn = async <T extends { readonly turnsAwarded: number; readonly verdict: string }>(
    questionId: string,
    ask: (commandId: string) => Promise<Answered<T>>,
  ): Promise<T | null> => {
    lessons += 1;
    const commandId = `lesson-${process.pid}-${lessons}`;
    const lesson = journal.put(accountId, questionId);
    return known(
      journal,
      () => ask(commandId),
      (said) => {
        // What nobody can judge is no answer yet: the same scroll is drawn again.
        if (said.ok && said.value.verdict === 'unjudged') return;
        if (said.ok) journal.learned(lesson, said.value.turnsAwarded);
        else if (said.failure.status === 0) lesson.unanswered += 1;
        else if (!WAITING.includes(codeOf(said.failure))) journal.unlearned(lesson, codeOf(said.failure));
      },
    );
  };
  while (goesOn()) {
    const drawn = await known(journal, () =>
      latin.batch({ body: { batchSize: SCROLLS_AT_ONCE, known: [] } }),
    );
    if (drawn === null) break;
    for (const scroll of drawn.questions) {
      if (!goesOn()) return;
      const userAnswer = wordFor(random, scroll);
      await learn(scroll.id, (commandId) =>
        latin.answer({ body: { commandId, questionId: scroll.id, userAnswer } }),
      );
    }
  }
  while (goesOn()) {
    const begun = await known(journal, () => latin.beginSession({ body: {} }));
    const card = begun?.cards[0];
    if (begun === null || card === undefined) return;
    const { id: sessionId } = begun.session;
    const questionId = card.question.id;
    const userAnswer = wordFor(random, card.question);
    const graded = await learn(questionId, (commandId) =>
      latin.answerCard({ body: { commandId, sessionId, questionId, userAnswer } }),
    );
    if (graded === null || graded.isFinished) return;
  }
};
