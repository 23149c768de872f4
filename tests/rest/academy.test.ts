// A learner's day over HTTP: assessed, given scrolls, paid for answers; and nobody paid twice, whatever they send.
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '@sigilla/engine/actions/learning/answerQuestion.ts';
import { sitAssessment } from '@sigilla/engine/actions/learning/sitAssessment.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { exportAccount } from '@sigilla/server/app/belongings.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { learners, questions, reports } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { assess, answeredAll, draw, keptQuestion, withChallenge, withStreak } from '../support/scholar.ts';
import { PASSWORD, aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { wordsMet } from '../support/wordsMet.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { rewritten } from '../support/rewritten.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const turnsOf = async ({ api }: Ruler): Promise<number> =>
  valueOf(await api.kingdom.turns({ query: {} })).turns;
const progress = async ({ api }: Ruler) => valueOf(await api.latin.progress()).learner;
const keyOf = async (id: string): Promise<string> => (await keptQuestion(server, id)).question.correctAnswer;
const answer = async ({ api }: Ruler, questionId: string, userAnswer: string, commandId?: string) =>
  api.latin.answer({
    body: { questionId, userAnswer, ...(commandId === undefined ? {} : { commandId: commandId }) },
  });

/** What a call answers, to the letter. */
const raw = async (learner: Ruler, path: string, body?: object): Promise<string> => {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

describe('the main job', () => {
  it('LR-002 LR-003 places a newcomer, pays once, hands out scrolls and pays for answers', async () => {
    const learner = await server.ruler();
    expect((await progress(learner)).hasCompletedAssessment).toBe(false);
    expect(refusalOf(await learner.api.latin.batch({ body: {} })).code).toBe('assessment_needed');
    const before = await turnsOf(learner);
    const done = await assess(server, learner, (level) => level <= 5);
    expect(done.turnsAwarded).toBe(25);
    expect(done.review).toHaveLength(10);
    expect(Math.abs(done.skillLevel - 5)).toBeLessThanOrEqual(1);
    expect(await turnsOf(learner)).toBe(before + 25 + done.honorTurns);
    expect(refusalOf(await learner.api.latin.assessment({ body: {} }))).toEqual({
      status: 409,
      code: 'assessment_done',
    });

    const [right, wrong] = await draw(learner);
    if (right === undefined || wrong === undefined) throw new Error('no scrolls');
    const well = valueOf(await answer(learner, right.id, await keyOf(right.id)));
    expect(well).toMatchObject({ isCorrect: true, turnsAwarded: 5, isPaid: true });
    expect(well.learner).toMatchObject({
      today: { questionsAnswered: 1, turnsEarned: 30 + done.honorTurns + well.honorTurns },
      streak: { currentStreak: 1, activeToday: true },
    });
    const badly = valueOf(await answer(learner, wrong.id, 'zzz'));
    expect(badly).toMatchObject({ isCorrect: false, turnsAwarded: 1 });
    const honors = done.honorTurns + well.honorTurns + badly.honorTurns;
    expect(await turnsOf(learner)).toBe(before + 31 + honors);
    const { entries } = valueOf(await learner.api.kingdom.ledger({ query: { limit: 5 } }));
    expect(entries.map(({ reason, turns }) => ({ reason, turns }))).toEqual([
      { reason: 'answer_question', turns: 1 },
      { reason: 'honor_earned', turns: well.honorTurns },
      { reason: 'answer_question', turns: 5 },
      { reason: 'honor_earned', turns: done.honorTurns },
      { reason: 'sit_assessment', turns: 25 },
    ]);
  });

  it('G-184 pays what finds room: three turns below the realm’s cap three arrive, and the scroll keeps that number', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [first, second] = await draw(learner);
    if (first === undefined || second === undefined) throw new Error('no scrolls');
    await rewritten(server, learner.user.kingdomId ?? '', ({ turns }) => ({
      turns: { ...turns, count: 497 },
    }));
    for (const [scroll, arrived] of [
      [first, 3],
      [second, 0],
    ] as const) {
      const told = valueOf(await answer(learner, scroll.id, await keyOf(scroll.id)));
      expect(told).toMatchObject({ isCorrect: true, isPaid: true, turnsAwarded: arrived, honorTurns: 0 });
      expect((await keptQuestion(server, scroll.id)).answer?.turns).toBe(arrived);
    }
    expect(await turnsOf(learner)).toBe(500);
  });

  it('tells which words of the hangings’ captions have been learned, and nobody else’s', async () => {
    const [learner, other] = [await server.ruler(), await server.ruler()];
    const learned = async ({ api }: Ruler) => valueOf(await api.latin.learnedOfCaptions()).words;
    await assess(server, learner);
    expect(await learned(learner)).toEqual([]);
    const stored = await server.house.store.get(learners, AccountId.parse(learner.user.id));
    if (stored === null) throw new Error('the learner is not kept');
    const body = { ...stored.body, words: wordsMet('puella_n', 'ferrum_n', 'acies_n') };
    await mustCommit(server.house.store, [replace(learners, stored, body)]);
    expect((await learned(learner)).toSorted()).toEqual(['acies_n', 'ferrum_n']);
    expect(await learned(other)).toEqual([]);
  });

  it('LR-008 a newcomer’s progress is whole before anything has been done', async () => {
    const fresh = await progress(await server.ruler());
    expect(fresh).toMatchObject({
      hasCompletedAssessment: false,
      assessmentAnswered: 0,
      today: { questionsAnswered: 0, limit: 20, turnsEarned: 0 },
      totals: { answered: 0, correct: 0, turns: 0, words: 0 },
      streak: { currentStreak: 0, longestStreak: 0, broken: false, freezeScrollsAvailable: 0 },
      wordsLearned: [],
    });
    expect(fresh.streak.milestones.length).toBeGreaterThanOrEqual(8);
    expect(fresh.streak.milestones.some(({ reached }) => reached)).toBe(false);
  });

  it('serves guests, too', async () => {
    const guest = await server.guest();
    expect((await assess(server, guest)).turnsAwarded).toBe(25);
    expect(await draw(guest)).toHaveLength(5);
  });

  it('LR-009 ends with the twentieth scroll of the day, and begins again the next', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    for (let at = 0; at < 4; at += 1) {
      const scrolls = await draw(learner);
      expect(scrolls).toHaveLength(5);
      for (const { id } of scrolls) valueOf(await answer(learner, id, await keyOf(id)));
    }
    expect(refusalOf(await learner.api.latin.batch({ body: {} }))).toEqual({
      status: 409,
      code: 'scrolls_done',
    });
    server.pass(86_400_000);
    const { email } = learner.user;
    learner.token = valueOf(
      await learner.api.auth.login({ body: { email: email ?? '', password: PASSWORD } }),
    ).token;
    expect(await draw(learner)).toHaveLength(5);
    expect((await progress(learner)).today.questionsAnswered).toBe(0);
  });
});

describe('nobody is paid twice', () => {
  it('G-154 for two answers at once to one scroll', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    const id = scroll?.id ?? '';
    const before = await turnsOf(learner);
    const both = await Promise.all([answer(learner, id, await keyOf(id)), answer(learner, id, 'zzz')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const second = both.find(({ ok }) => !ok);
    expect(second && refusalOf(second)).toEqual({ status: 409, code: 'question_answered' });
    const paid = both.flatMap((one) => (one.ok ? one.value.turnsAwarded + one.value.honorTurns : []));
    expect(await turnsOf(learner)).toBe(before + (paid[0] ?? 0));
    expect((await progress(learner)).today.questionsAnswered).toBe(1);
  });

  it('for a command that is repeated, which is answered as it was, after a restart too', async () => {
    let house = await aServer();
    const learner = await house.ruler();
    await assess(house, learner);
    const [scroll] = await draw(learner, 1);
    const id = scroll?.id ?? '';
    const key = (await keptQuestion(house, id)).question.correctAnswer;
    const first = valueOf(await answer(learner, id, key, 'c-1'));
    const again = valueOf(await answer(learner, id, key, 'c-1'));
    // How rare an honour is moves with everybody's learning, and is said as it is now.
    const asTold = (told: typeof first) => ({
      ...told,
      learner: {
        ...told.learner,
        honors: {
          ...told.learner.honors,
          unlocked: told.learner.honors.unlocked.map((one) => ({ ...one, rarity: 0 })),
        },
      },
    });
    expect(asTold(again)).toEqual(asTold(first));
    expect(refusalOf(await answer(learner, id, key, 'c-2')).code).toBe('question_answered');
    expect(refusalOf(await answer(learner, id, 'zzz', 'c-1')).code).toBe('command_reused');
    house = await house.restart();
    const kept = await house.house.store.get(learners, learner.user.id);
    expect(kept?.body.today.scrolls).toEqual(['correct']);
  });

  it('for a command id that another account used', async () => {
    const [one, other] = [await server.ruler(), await server.ruler()];
    for (const learner of [one, other]) {
      await assess(server, learner);
      const [scroll] = await draw(learner, 1);
      const id = scroll?.id ?? '';
      expect(valueOf(await answer(learner, id, await keyOf(id), 'the-same')).turnsAwarded).toBe(5);
    }
  });

  it('G-154 for an assessment completed twice at once', async () => {
    const learner = await server.ruler();
    await answeredAll(server, learner);
    const before = await turnsOf(learner);
    const complete = () => learner.api.latin.assessment({ body: {} });
    const both = await Promise.all([complete(), complete()]);
    const [done, ...more] = both.flatMap((one) => (one.ok ? [one.value] : []));
    expect(more).toEqual([]);
    expect(await turnsOf(learner)).toBe(before + 25 + (done?.honorTurns ?? 0));
  });

  it('by sending a verdict of one’s own through the common door', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    const said = { questionId: scroll?.id ?? '', given: 'x', verdict: 'correct', score: 100 } as const;
    for (const wire of [
      answerQuestion.wire({ ...said, words: [], hung: [] }),
      sitAssessment.wire({ answers: [{ ...said, confidence: 9 }], isFinal: true }),
    ])
      expect(
        refusalOf(await learner.act({ actionType: wire.actionType, metadata: wire.metadata ?? {} })),
      ).toEqual({
        status: 403,
        code: 'not_allowed',
      });
  });

  it('for another’s scroll, which is as unknown as none', async () => {
    const [one, other] = [await server.ruler(), await server.ruler()];
    await assess(server, one);
    await assess(server, other);
    const [scroll] = await draw(one, 1);
    for (const id of [scroll?.id ?? '', 'none'])
      expect(refusalOf(await answer(other, id, 'x'))).toEqual({ status: 404, code: 'question_unknown' });
  });
});

describe('drawing', () => {
  it('hands out what lies open before anything new, and never more than the day has left', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const first = await draw(learner);
    expect((await draw(learner)).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const known = first.map(({ id }) => id);
    const fresh = await draw(learner, 5, known);
    expect(fresh.filter(({ id }) => known.includes(id))).toEqual([]);
    await draw(learner, 10, [...known, ...fresh.map(({ id }) => id)]);
    const all = [...known, ...fresh.map(({ id }) => id)];
    const open = await server.house.store.find(questions, 'open', {
      prefix: [learner.user.id, 'scroll'],
      limit: 100,
    });
    expect(open.items).toHaveLength(20);
    const rest = open.items.map(({ id }) => id);
    expect(await draw(learner, 10, [...rest, ...all])).toEqual([]);
  });
});

describe('scrolls that challenges have left aside', () => {
  it('stand in nobody’s way: what a later challenge asks for is handed out again, and not drawn anew', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const rack = async (most: number): Promise<string[]> => {
      const known: string[] = [];
      while (known.length < most) known.push(...(await draw(learner, 10, known)).map(({ id }) => id));
      return known;
    };
    await rack(20);
    for (const challengeId of ['spilt-letters', 'neighbours']) {
      server.pass(1000);
      await withChallenge(server, learner.user.id, { challengeId });
      await rack(20);
    }
    server.pass(1000);
    await withChallenge(server, learner.user.id, { challengeId: 'cobbler' });
    await rack(20);
    const once = (await draw(learner, 10)).map(({ id }) => id);
    expect(once).toHaveLength(10);
    const again = (await draw(learner, 10)).map(({ id }) => id);
    expect(again.toSorted()).toEqual(once.toSorted());
  });
});

describe('an assessment whose end was not heard', () => {
  it('is answered again as it was, and pays once', async () => {
    const learner = await server.ruler();
    await answeredAll(server, learner);
    const body = { commandId: 'the-end-of-my-assessment' };
    const first = valueOf(await learner.api.latin.assessment({ body }));
    const before = await turnsOf(learner);
    expect(valueOf(await learner.api.latin.assessment({ body }))).toEqual(first);
    expect(await turnsOf(learner)).toBe(before);
    expect(refusalOf(await learner.api.latin.assessment({ body: {} })).code).toBe('assessment_done');
  });
});

describe('streak and days', () => {
  it('LR-031 burns a freeze scroll that there is, one at a time', async () => {
    const learner = await server.ruler();
    expect(refusalOf(await learner.api.latin.freeze()).code).toBe('no_freeze_scroll');
    await withStreak(server, learner.user.id, { currentStreak: 8, freezeScrollsAvailable: 2, daysAgo: 1 });
    const { streak } = valueOf(await learner.api.latin.freeze()).learner;
    expect(streak).toMatchObject({ freezeScrollsAvailable: 1, streakProtectionActive: true });
    expect(refusalOf(await learner.api.latin.freeze()).code).toBe('streak_protected');
  });

  it('LR-032 LR-033 sells a lost streak back at twenty turns a day, for a week', async () => {
    const learner = await server.ruler();
    await withStreak(server, learner.user.id, { currentStreak: 8, freezeScrollsAvailable: 0, daysAgo: 3 });
    const offered = (await progress(learner)).streak;
    expect(offered).toMatchObject({ currentStreak: 0, broken: true, recovery: { missedDays: 2, cost: 40 } });
    const before = await turnsOf(learner);
    const back = valueOf(await learner.api.latin.recover({ body: {} }));
    expect(back).toMatchObject({ turnsSpent: 40, learner: { streak: { currentStreak: 8 } } });
    // Three and seven days were never reached before: their rewards are due; so is the medal for coming back, and those for two and eight days.
    expect(await turnsOf(learner)).toBe(before - 40 + 35 + (15 + 5 + 5));
    // All of it was earned by Latin, and today.
    expect(back.learner).toMatchObject({ today: { turnsEarned: 60 }, totals: { turns: 60 } });
    await withStreak(server, learner.user.id, { currentStreak: 8, freezeScrollsAvailable: 0, daysAgo: 9 });
    expect(refusalOf(await learner.api.latin.recover({ body: {} })).code).toBe('streak_too_old');
    expect((await progress(learner)).streak.recoveryRefusal).toMatch(/Begin a new one/);
  });

  it('takes the first zone at once, and another one not within a week', async () => {
    const learner = await server.ruler();
    const set = async (timeZone: string) => learner.api.latin.timeZone({ body: { timeZone } });
    expect(valueOf(await set('Asia/Tokyo')).learner.today.day).toBe(
      new Date(server.now() + 9 * 3_600_000).toISOString().slice(0, 10),
    );
    expect(refusalOf(await set('Mars/Olympus')).code).toBe('unknown_time_zone');
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    valueOf(await answer(learner, scroll?.id ?? '', 'x'));
    valueOf(await set('Europe/Rome'));
    expect(refusalOf(await set('UTC')).code).toBe('time_zone_changed_lately');
  });
});

describe('what nobody is shown before an answer', () => {
  /** The names under which a key or a verdict might leave. */
  const KEYS = /"(?:correctAnswer|acceptableAnswers|explanation|judging|isCorrect|score|verdict)"/;

  it.each(QUESTION_TYPES)('a key, an explanation or a verdict of a %s, by any route', async (type) => {
    const learner = await server.ruler();
    await assess(server, learner);
    for (const targetDifficulty of [1, 3, 5]) {
      const wish = { questionType: type, targetDifficulty };
      const drawn = await raw(learner, 'latin/generate-question', wish);
      const { id } = (JSON.parse(drawn) as { question: { id: string } }).question;
      const { question } = await keptQuestion(server, id);
      expect(question.questionType).toBe(type);
      const answers = [
        drawn,
        await raw(learner, 'latin/generate-batch', { batchSize: 5 }),
        await raw(learner, 'latin/save-response', { questionId: id, isCorrect: true }),
        await raw(learner, 'latin/reports', { questionId: id, reason: 'other' }),
        await raw(learner, 'latin/progress'),
        await raw(learner, 'latin/rewards', { turnsEarned: 500, reason: 'because' }),
        await raw(learner, 'notices'),
      ];
      const hidden = [question.explanation, ...question.acceptableAnswers].filter((text) => text.length > 12);
      for (const text of answers) {
        expect(text).not.toMatch(KEYS);
        for (const secret of hidden) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
      }
      const exported = await exportAccount(server.house.store, learner.user.email ?? '');
      expect(JSON.stringify(exported?.['questions'])).not.toContain(question.id);
    }
  });

  it('LR-006 while the assessment is sat, whose confidence is 1 to 10', async () => {
    const learner = await server.ruler();
    const first = await raw(learner, 'latin/assessment/next', {});
    expect(first).not.toMatch(KEYS);
    const { id } = (JSON.parse(first) as { question: { id: string } }).question;
    const { question } = await keptQuestion(server, id);
    expect(first).not.toContain(question.explanation);
    for (const confidenceRating of [0, 11, 2.5]) {
      const sat = { questionId: id, userAnswer: 'x', confidenceRating };
      const said = await learner.api.latin.nextOfAssessment({ body: { answer: sat } });
      expect(refusalOf(said)).toEqual({ status: 400, code: 'invalid_request' });
    }
    const sat = { questionId: id, userAnswer: 'x', confidenceRating: 10 };
    expect(await raw(learner, 'latin/assessment/next', { answer: sat })).not.toMatch(KEYS);
  });

  it('and an answer of it that is sent again under its command is kept once, and brings the same question', async () => {
    const learner = await server.ruler();
    const { latin } = learner.api;
    const first = valueOf(await latin.nextOfAssessment({ body: {} }));
    const sat = { questionId: first.question?.id ?? '', userAnswer: 'x', confidenceRating: 5 };
    const commandId = 'the-first-answer';
    const second = valueOf(await latin.nextOfAssessment({ body: { answer: sat, commandId } }));
    expect(second).toMatchObject({ number: 2, done: false });
    expect(valueOf(await latin.nextOfAssessment({ body: { answer: sat, commandId } }))).toEqual(second);
    expect(refusalOf(await latin.nextOfAssessment({ body: { answer: sat } }))).toMatchObject({
      code: 'question_answered',
    });
  });

  it('G-015 G-073 LR-011 LR-076 LR-077 and what is sent of the sort is not read: wrong stays wrong, and pays as wrong', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    const said = await raw(learner, 'latin/questions', {
      questionId: scroll?.id,
      userAnswer: 'zzz',
      correctAnswer: 'zzz',
      acceptableAnswers: ['zzz'],
      isCorrect: true,
      score: 100,
      turnsAwarded: 500,
      isAdvancedType: true,
      difficultyLevel: 5,
    });
    expect(JSON.parse(said)).toMatchObject({ isCorrect: false, turnsAwarded: 1 });
    const turns = await turnsOf(learner);
    const claimed = await raw(learner, 'latin/rewards', { turnsEarned: 500 });
    expect(JSON.parse(claimed)).toMatchObject({ turnsAwarded: 0 });
    expect(await turnsOf(learner)).toBe(turns);
  });

  it('LR-001 LR-017 nor does anybody draw, answer or look without signing in', async () => {
    const { latin } = server.visitor().api;
    for (const said of [
      await latin.progress(),
      await latin.batch({ body: {} }),
      await latin.nextOfAssessment({ body: {} }),
      await latin.answer({ body: { questionId: 'x', userAnswer: 'x' } }),
    ])
      expect(refusalOf(said)).toEqual({ status: 401, code: 'sign_in_required' });
  });
});

describe('a first lesson', () => {
  it('is the same for the same number, graded without an account, and keeps nothing', async () => {
    const { latin } = server.visitor().api;
    const first = valueOf(await latin.taster({ query: { seed: 12 } }));
    expect(valueOf(await latin.taster({ query: { seed: 12 } }))).toEqual(first);
    expect(first.lesson.note.length).toBeGreaterThan(10);
    const options = first.question.multipleChoiceOptions ?? [];
    expect(options.length).toBeGreaterThan(2);
    const graded = await Promise.all(
      options.map(async (userAnswer) =>
        valueOf(await latin.tasterAnswer({ body: { questionId: 'taster-12', userAnswer } })),
      ),
    );
    expect(graded.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
    expect(graded[0]?.words.length).toBeGreaterThan(0);
    const unknown = await latin.tasterAnswer({ body: { questionId: 'taster-x', userAnswer: 'a' } });
    expect(refusalOf(unknown)).toEqual({ status: 404, code: 'question_unknown' });
  });
});

it('LR-017 without an auth token no scroll is drawn', async () => {
  const visitor = server.visitor();
  const drawn = [
    await visitor.api.latin.batch({ body: {} }),
    await visitor.api.latin.question({ body: { questionType: 'translation', targetDifficulty: 1 } }),
  ];
  for (const one of drawn) expect(refusalOf(one)).toEqual({ status: 401, code: 'sign_in_required' });
});

describe('a report', () => {
  it('reaches the moderators once, with the key and what was answered, and nobody else', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    const id = scroll?.id ?? '';
    valueOf(await answer(learner, id, 'zzz'));
    const report = () =>
      learner.api.latin.report({
        body: { questionId: id, reason: 'should_be_accepted', text: 'It is right.' },
      });
    valueOf(await report());
    expect(refusalOf(await report())).toEqual({ status: 409, code: 'reported_already' });
    expect(refusalOf(await learner.api.reports.open())).toEqual({ status: 403, code: 'not_allowed' });
    const kept = await server.house.store.get(reports, `question~${id}`);
    expect(kept?.body).toMatchObject({
      reason: 'should_be_accepted',
      remark: 'It is right.',
      evidence: { key: await keyOf(id), given: 'zzz', verdict: 'wrong' },
    });
  });
});

it('G-017 a verdict that is sent to be saved is acknowledged as often as it comes, and nothing is kept of it', async () => {
  const learner = await server.ruler();
  await assess(server, learner);
  const [scroll] = await draw(learner, 1);
  const questionId = scroll?.id ?? '';
  expect(valueOf(await answer(learner, questionId, 'zzz')).isCorrect).toBe(false);
  const [kept, before, turns] = [
    await keptQuestion(server, questionId),
    await progress(learner),
    await turnsOf(learner),
  ];
  for (const score of [100, 100, 7]) {
    const sent = await raw(learner, 'latin/save-response', {
      questionId,
      questionText: 'Quid agis?',
      userAnswer: kept.question.correctAnswer,
      isCorrect: true,
      score,
    });
    expect(JSON.parse(sent)).toMatchObject({ success: true, saved: true });
  }
  expect(await keptQuestion(server, questionId)).toEqual(kept);
  expect(await progress(learner)).toEqual(before);
  expect(await turnsOf(learner)).toBe(turns);
});

describe('the calls of latin.md 7.1', () => {
  const call = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${server.url}/api/latin/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  };
  const feedback = { score: expect.any(Number), explanation: expect.any(String) };
  const debug = { logs: [] };

  it('take the payload that is written there, and answer with the fields that are read', async () => {
    const learner = await server.ruler();
    const { id: userId } = learner.user;
    await answeredAll(server, learner);
    const given = async (path: string, body: object) => {
      const { status, said } = await call(path, body, learner.token);
      expect([path, status]).toEqual([path, 200]);
      return said;
    };
    expect(await given('assessment', { userId, assessmentResponses: [] })).toMatchObject({
      success: true,
      skillLevel: expect.any(Number),
      confidenceCalibration: expect.any(Number),
      turnsAwarded: 25,
    });
    const batch = await given('generate-batch', { batchSize: 5, skillLevel: 6 });
    expect(batch).toMatchObject({
      success: true,
      totalQuestions: 5,
      aiQuestions: 0,
      fallbackQuestions: 0,
      debug,
    });
    const wish = { userId, questionType: 'translation', targetDifficulty: 3 };
    const one = await given('generate-question', wish);
    expect(one).toMatchObject({
      success: true,
      debug,
      question: { questionType: 'translation', difficulty: 3 },
    });
    const { id, questionText, questionType } = one['question'] as Record<string, string>;
    const asAsked = {
      userId,
      questionId: id,
      questionType,
      questionText,
      difficultyLevel: 3,
      conceptTags: [],
    };
    const graded = await given('questions', { ...asAsked, userAnswer: 'zzz', correctAnswer: 'zzz' });
    expect(graded).toMatchObject({ success: true, isCorrect: false, feedback, turnsAwarded: 1 });
    const kept = { questionId: id, questionText, userAnswer: 'zzz', isCorrect: true, score: 100 };
    expect(await given('save-response', kept)).toMatchObject({ success: true, saved: true });
    const due = { userId, turnsEarned: 5, reason: 'a scroll' };
    expect(await given('rewards', due)).toMatchObject({ success: true, turnsAwarded: 0 });
  });

  it('refuse with a sentence: unread 400, unsigned 401, another’s 404, answered already 409', async () => {
    const [learner, other] = [await server.ruler(), await server.ruler()];
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    const questionId = scroll?.id ?? '';
    const answered = { questionId, userAnswer: 'zzz' };
    const wish = { questionType: 'translation', targetDifficulty: 3 };
    const sat = { assessmentResponses: [{ questionId, userAnswer: 'x', confidenceRating: 5 }] };
    const unread: Readonly<Record<string, object>> = {
      assessment: { assessmentResponses: [{ questionId, userAnswer: 'x', confidenceRating: 11 }] },
      questions: { questionId },
      'generate-batch': { batchSize: 0 },
      'generate-question': { ...wish, targetDifficulty: 6 },
      rewards: { reason: 5 },
      'save-response': {},
    };
    const refused = async (path: string, body: object, token: string | undefined, status: number) => {
      const { status: got, said } = await call(path, body, token);
      expect([path, got]).toEqual([path, status]);
      expect(said).toMatchObject({ success: false, error: expect.stringMatching(/^[A-Z].{10,}/) });
    };
    for (const [path, body] of Object.entries(unread)) {
      await refused(path, body, learner.token, 400);
      await refused(path, body, undefined, 401);
    }
    // A pasted blank of no width uses up no scroll.
    for (const userAnswer of ['', '  ', '\u200B', '\u2060 \u00AD', '\u202E'])
      await refused('questions', { questionId, userAnswer }, learner.token, 400);
    await refused('questions', answered, other.token, 404);
    await refused('save-response', { questionId }, other.token, 404);
    await refused('assessment', sat, other.token, 404);
    expect((await call('questions', answered, learner.token)).status).toBe(200);
    await refused('questions', answered, learner.token, 409);
    await refused('assessment', {}, learner.token, 409);
  });
});
