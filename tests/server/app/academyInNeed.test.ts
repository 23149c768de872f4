// The academy when something is missing: no scholar is free, or there is no kingdom to pay.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import { ROOM_IDS } from '@sigilla/content/schema/palace.ts';
import { HousedWord, newCard } from '@sigilla/engine/learning/palace/card.ts';
import type { CardWish } from '@sigilla/server/app/academy/cardQuestions.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { answerScrollOf } from '@sigilla/server/app/academy/answering.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { cards, learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { done } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';

let war: WarHouse;
let account: AccountId;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  account = (await war.ruler()).accountId;
  const placement = { at: war.now(), skillLevel: 5, confidenceCalibration: 0 };
  const learner = { ...newLearner(account, war.now()), placement };
  await war.house.store.commit([create(learners, account, learner)]);
});
afterEach(() => war.close());

const graded: GradedAnswer = {
  isCorrect: true,
  verdict: 'correct',
  feedback: { score: 100, explanation: 'So it is.' },
  correctAnswer: 'moon',
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
  done(await answerScrollOf(war.house, scholars, account, { questionId: other.id, userAnswer: 'sun' }));
  expect(errands).toEqual(['judgeScroll']);
});

it('keeps in mind what was foreseen of the latest questions alone', () => {
  const foreseen = new Foreseen(2);
  const answers = new Map([['moon', { graded, hung: [] }]]);
  for (const id of ['one', 'two', 'three']) foreseen.keep(id, answers);
  expect(['one', 'two', 'three'].map((id) => foreseen.of(id, 'moon') !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
  expect(foreseen.of('three', 'sun')).toBeUndefined();
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
    today: { answered: 1, turns: 0 },
    totals: { correct: 1, turns: 0 },
    streak: { currentStreak: 1 },
  });
});

it('comes back to words that wait in the palace with some of the day’s scrolls, each once a batch; to none when none waits, or something else is asked for', async () => {
  const LEXEMES = ['amo_v', 'rex_n', 'luna_n', 'aqua_n', 'bonus_adj', 'video_v'];
  const [material] = emergencySet(5);
  if (material === undefined) throw new Error('no emergency set');
  const asked: string[] = [];
  /** Scholars who ask about cards, and have time for nothing else. */
  const aboutCards: Scholars = {
    ...scholars,
    ask: async (task, ...given) => {
      if (task !== 'askCard') return refuse({ code: 'scholars_busy', params: {} });
      const [wish] = given as unknown as [CardWish];
      asked.push(wish.lexeme);
      return ok({ ...material, questionText: `${wish.lexeme} ${wish.seed}` } as never);
    },
  };
  const known: string[] = [];
  const batch = async (more: object = {}): Promise<readonly string[]> => {
    const { scrolls } = done(await drawScrolls(war.house, aboutCards, account, { count: 5, known, ...more }));
    known.push(...scrolls.map(({ id }) => id));
    return scrolls.flatMap(({ question }) => {
      const [lexeme = ''] = 'questionText' in question ? question.questionText.split(' ') : [];
      return LEXEMES.includes(lexeme) ? [lexeme] : [];
    });
  };
  await batch();
  expect(asked).toEqual([]);
  await war.house.store.commit(
    LEXEMES.map((lexeme) => {
      const word = {
        lexeme,
        headword: lexeme,
        latin: lexeme,
        meaning: lexeme,
        room: ROOM_IDS[0],
        inflects: true,
      };
      const card = newCard(account, HousedWord.parse(word), 'recognise', 'scroll', war.now());
      return create(cards, card.id, card);
    }),
  );
  await batch({ level: 5 });
  expect(asked).toEqual([]);
  const backTo: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const words = await batch();
    expect(new Set(words).size).toBe(words.length);
    backTo.push(...words);
  }
  expect(backTo.length).toBeGreaterThan(0);
  expect(asked.toSorted()).toEqual(backTo.toSorted());
});
