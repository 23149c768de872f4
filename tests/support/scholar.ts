// A learner at their desk, for tests: sits the assessment, draws scrolls, and knows the keys by looking into the store.
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import type { Honors, RunningChallenge } from '@sigilla/engine/honors/honors.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { newStreak } from '@sigilla/engine/learning/streak.ts';
import { honors, learners, questions } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { valueOf } from './caller.ts';
import type { Ruler } from './caller.ts';
import type { TestServer } from './server.ts';
import { mustCommit } from './mustCommit.ts';

/** The stored question, key and all. */
export const keptQuestion = async (server: Pick<TestServer, 'house'>, id: string): Promise<AskedQuestion> => {
  const found = await server.house.store.get(questions, id);
  if (found === null) throw new Error(`no question ${id} is kept`);
  return found.body;
};

/** A word of no language: judged wrong whatever is asked, where a real one may be a wording that nobody can judge. */
export const NO_WORD = 'zzz';

/** Answers every question of the assessment, rightly or not as `knows` says of each question's level. */
export const answeredAll = async (
  server: Pick<TestServer, 'house'>,
  { api }: Ruler,
  knows: (level: number) => boolean = () => true,
): Promise<void> => {
  let next = valueOf(await api.latin.nextOfAssessment({ body: {} }));
  while (next.question !== null) {
    const { id } = next.question;
    const { question, level } = await keptQuestion(server, id);
    const userAnswer = knows(level) ? question.correctAnswer : NO_WORD;
    const answer = { questionId: id, userAnswer, confidenceRating: 7 };
    next = valueOf(await api.latin.nextOfAssessment({ body: { answer } }));
  }
};

/** Sits the assessment to its end, answering rightly or not as `knows` says of each question's level. */
export const assess = async (
  server: Pick<TestServer, 'house'>,
  ruler: Ruler,
  knows: (level: number) => boolean = () => true,
) => {
  await answeredAll(server, ruler, knows);
  return valueOf(await ruler.api.latin.assessment({ body: { assessmentResponses: [] } }));
};

/** Draws scrolls. */
export const draw = async ({ api }: Ruler, batchSize = 5, known: string[] = []) =>
  valueOf(await api.latin.batch({ body: { batchSize, known } })).questions;

/** Lets an account's learner be as `made` makes of what it is, or of one who opens the first book now. */
export const withLearner = async (
  server: Pick<TestServer, 'house' | 'now'>,
  account: string,
  made: (learner: Learner) => Learner,
): Promise<void> => {
  const { store } = server.house;
  const id = AccountId.parse(account);
  const found = await store.get(learners, id);
  const body = made(found?.body ?? newLearner(id, server.now()));
  const change = found === null ? create(learners, id, body) : replace(learners, found, body);
  await mustCommit(store, [change]);
};

/** Lets an account's streak stand so, its last day so many days ago. */
export const withStreak = (
  server: TestServer,
  account: string,
  { daysAgo, ...streak }: { currentStreak: number; freezeScrollsAvailable: number; daysAgo: number },
): Promise<void> =>
  withLearner(server, account, (learner) => ({
    ...learner,
    streak: {
      ...newStreak(),
      ...streak,
      lastActiveDate: utcDay(server.now() - daysAgo * 86_400_000),
      totalDaysActive: streak.currentStreak,
    },
  }));

/** Places an account without an assessment. */
export const withPlacement = (
  server: Pick<TestServer, 'house' | 'now'>,
  account: string,
  skillLevel = 5,
): Promise<void> =>
  withLearner(server, account, (learner) => ({
    ...learner,
    placement: { at: server.now(), skillLevel, confidenceCalibration: 0.5 },
    skill: skillLevel,
  }));

/** Lets a placed learner's challenge of the day stand so; whichever is begun is the day's. */
export const withChallenge = async (
  server: TestServer,
  account: string,
  challenge: Partial<RunningChallenge> & Pick<RunningChallenge, 'challengeId'>,
): Promise<void> => {
  const { store } = server.house;
  const id = AccountId.parse(account);
  const found = await store.get(honors, id);
  const body: Honors = {
    ...(found?.body ?? newHonors(id)),
    challenge: {
      day: utcDay(server.now()),
      startedAt: server.now(),
      answered: 0,
      right: 0,
      run: 0,
      bestRun: 0,
      metAt: null,
      turns: 0,
      ...challenge,
    },
  };
  const change = found === null ? create(honors, id, body) : replace(honors, found, body);
  await mustCommit(store, [change]);
};

/** So much counted already for somebody's honors. */
export const withCounts = async (
  server: TestServer,
  account: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> => {
  const { store } = server.house;
  const id = AccountId.parse(account);
  const found = await store.get(honors, id);
  const kept = found?.body ?? newHonors(id);
  const body: Honors = { ...kept, counts: { ...kept.counts, ...counts } };
  const change = found === null ? create(honors, id, body) : replace(honors, found, body);
  await mustCommit(store, [change]);
};
