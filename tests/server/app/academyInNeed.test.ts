// The academy when something is missing: no scholar is free, or there is no kingdom to pay.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import { answerScrollOf } from '@sigilla/server/app/academy/answering.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import type { Exchange } from '@sigilla/server/rest/call.ts';
import { latinHandlers } from '@sigilla/server/rest/latin.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { learners, questions } from '@sigilla/server/store/collections.ts';
import { remove } from '@sigilla/server/store/Store.ts';
import { done } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';
import { mustCommit } from '../../support/mustCommit.ts';
import { withPlacement } from '../../support/scholar.ts';

let war: WarHouse;
let account: AccountId;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  account = (await war.ruler()).accountId;
  await withPlacement(war, account);
});
afterEach(() => war.close());

const graded: GradedAnswer = {
  isCorrect: true,
  verdict: 'correct',
  feedback: { score: 100, explanation: 'So it is.' },
  correctAnswer: 'moon',
  latin: [],
  words: [],
};
/** What the scholars were asked to do. */
const errands: string[] = [];
/** Scholars who have no time to draw, and find every answer right. */
const scholars: Scholars = {
  ask: async (task, ..._given) => {
    errands.push(task);
    const judged = { graded, hung: [] };
    return task === 'judgeScroll' ? ok(judged as never) : refuse({ code: 'scholars_busy', params: {} });
  },
  foreseen: new Foreseen(),
  turns: keyedQueue(8),
  load: () => ({ errands: 0, waiting: 0, turnedAway: 0, lost: 0 }),
  wake: async () => undefined,
  close: async () => undefined,
};
const drawn = async (count: number) =>
  done(await drawScrolls(war.house, scholars, account, { count, known: [] })).scrolls;

it('LR-016 hands out the emergency set when no scholar is free, and hands it out again', async () => {
  const scrolls = await drawn(5);
  expect(scrolls.map(({ question }) => question.generatedBy)).toEqual(Array(4).fill('emergency'));
  expect((await drawn(5)).map(({ id }) => id)).toEqual(scrolls.map(({ id }) => id));
});

it('G-074 draws one by one what a batch lacked: until there are five, and not for ever', async () => {
  const [sample] = emergencySet(5);
  if (sample === undefined) throw new Error('no sample');
  let draws = 0;
  /** Scholars who make nothing of the first so many draws. */
  const failing = (first: number): Scholars => ({
    ...scholars,
    ask: async (task, ..._given) => {
      if (task !== 'draw') return refuse({ code: 'scholars_busy', params: {} });
      draws += 1;
      const question = {
        ...sample,
        id: `q-${draws}`,
        questionText: `Say ${draws}.`,
        baseText: `Say ${draws}.`,
      };
      return ok((draws <= first ? null : { question, foreseen: null }) as never);
    },
  });
  const scrollsOf = async (first: number) => {
    draws = 0;
    const wish = { count: 5, known: [], type: sample.questionType };
    return done(await drawScrolls(war.house, failing(first), account, wish)).scrolls;
  };
  const none = await scrollsOf(1000);
  expect(none.every(({ question }) => question.generatedBy === 'emergency')).toBe(true);
  expect(draws).toBe(5 + 15 + 10);
  for (const { id } of none) {
    const open = await war.house.store.get(questions, id);
    if (open !== null) await mustCommit(war.house.store, [remove(questions, open)]);
  }
  expect(await scrollsOf(7)).toHaveLength(5);
  expect(draws).toBe(7 + 5);
});

it('an answer is one errand, however many words of it may be hung', async () => {
  const [scroll] = await drawn(1);
  if (scroll === undefined) throw new Error('no scroll');
  errands.length = 0;
  done(await answerScrollOf(war.house, scholars, account, { questionId: scroll.id, userAnswer: 'moon' }));
  expect(errands).toEqual(['judgeScroll']);
});

it('an answer that was foreseen is no errand, and one that was not is', async () => {
  const [scroll, other] = await drawn(2);
  if (scroll === undefined || other === undefined) throw new Error('no scrolls');
  const foreseen = { graded: { ...graded, verdict: 'wrong' as const, isCorrect: false }, hung: [] };
  scholars.foreseen.keep(scroll.id, new Map([['sun', foreseen]]));
  errands.length = 0;
  const given = { questionId: scroll.id, userAnswer: ' sun ' };
  const answered = done(await answerScrollOf(war.house, scholars, account, given));
  expect(answered.graded.verdict).toBe('wrong');
  expect(errands).toEqual([]);
  // What was foreseen of it is let go with the answer.
  expect(scholars.foreseen.of({ id: scroll.id, questionType: 'translation' }, 'sun')).toBeUndefined();
  done(await answerScrollOf(war.house, scholars, account, { questionId: other.id, userAnswer: 'sun' }));
  expect(errands).toEqual(['judgeScroll']);
});

it('keeps in mind what was foreseen of the latest questions alone', () => {
  const foreseen = new Foreseen(2);
  const answers = new Map([['moon', { graded, hung: [] }]]);
  for (const id of ['one', 'two', 'three']) foreseen.keep(id, answers);
  const of = (id: string, answer: string) => foreseen.of({ id, questionType: 'translation' }, answer);
  expect(['one', 'two', 'three'].map((id) => of(id, 'moon') !== undefined)).toEqual([false, true, true]);
  expect(of('three', 'sun')).toBeUndefined();
});

it('counts an answer where there is no kingdom to pay, and keeps no turns for it', async () => {
  const [scroll] = await drawn(1);
  if (scroll === undefined) throw new Error('no scroll');
  const elsewhere = done(
    await drawScrolls(war.house, scholars, account, { count: 1, known: [scroll.id] }, 'blitz'),
  ).scrolls[0];
  if (elsewhere === undefined) throw new Error('no scroll');
  const given = { questionId: elsewhere.id, userAnswer: 'moon' };
  const { brought } = done(await answerScrollOf(war.house, scholars, account, given));
  expect(brought).toMatchObject({ turnsAwarded: 0, isPaid: false, reached: [] });
  const after = await war.house.store.get(learners, account);
  expect(after?.body).toMatchObject({
    today: { scrolls: [expect.any(String)], turns: 0 },
    totals: { correct: 1, turns: 0 },
    streak: { currentStreak: 1 },
  });
});

it('whoever looks something up, has it translated or fills in a cell is asked to come again', async () => {
  const { dictionary, entry, translate, drill } = latinHandlers(war.house, scholars);
  const exchange: Exchange = {
    from: { address: '192.0.2.1', network: '192.0.2.0/24' },
    refreshToken: null,
    device: null,
    isFromHere: true,
    keepRefreshToken: () => undefined,
  };
  const asked = { params: {}, query: {}, body: {}, identity: null, exchange };
  const cell = { id: 'rex_n', section: 0, row: 0, column: 0, answer: 'rēx' };
  const told = [
    await dictionary({ ...asked, query: { letter: 'a', limit: 10, offset: 0 } }),
    await entry({ ...asked, params: { id: 'rex_n' } }),
    await translate({ ...asked, query: { text: 'rex' } }),
    await drill({ ...asked, body: cell }),
  ];
  expect(told).toEqual(told.map(() => refuse({ code: 'scholars_busy', params: {} })));
});
