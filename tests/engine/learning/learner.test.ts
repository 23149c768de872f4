// A learner's day, skill and assessment, as values.
import { readStreakRules } from '@sigilla/content/learning/streak.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { calendarIn } from '@sigilla/engine/core/calendar.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { drawScroll, drawWeak, mayAnswer, saidBy, wayOf } from '@sigilla/engine/learning/asked.ts';
import {
  SCROLLS_A_DAY,
  answerScroll,
  learnerAt,
  metWords,
  moveTo,
  newLearner,
  skillLevel,
} from '@sigilla/engine/learning/learner.ts';
import type { JudgedAnswer, Learner } from '@sigilla/engine/learning/learner.ts';
import {
  ASSESSMENT_TURNS,
  assessed,
  completeAssessment,
  putInSitting,
  unsit,
} from '@sigilla/engine/learning/sitting.ts';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { wordsMet } from '../../support/wordsMet.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const rules = readStreakRules();
const rome = calendarIn('Europe/Rome');
/** Noon in Rome on Monday, 2 November 2026. */
const NOON = Date.UTC(2026, 10, 2, 11);
const ME = AccountId.parse('me');
const somebody = newLearner(ME, NOON, rome);
const right: JudgedAnswer = { verdict: 'correct', level: 6, way: 'writing' };
const wrong: JudgedAnswer = { ...right, verdict: 'wrong' };

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);
const answered = (learner: Learner, times: number, judged = right, now = NOON): Learner =>
  Array.from({ length: times }).reduce<Learner>(
    (one) => value(answerScroll(one, judged, now, rules)).learner,
    learner,
  );

describe('a question of the assessment that could not be judged', () => {
  const seated = putInSitting(somebody, { questionId: 'q1', level: 5, way: 'writing' });
  it('leaves its place to another, and counts for nothing', () => {
    const after = value(unsit(seated, 'q1'));
    expect(after).toEqual(somebody);
    expect(code(unsit(after, 'q1'))).toBe('question_unknown');
  });
});

describe('a scroll answered', () => {
  it('G-073 earns five turns when it was right, one when it was wrong', () => {
    expect(value(answerScroll(somebody, right, NOON, rules)).turns).toBe(5);
    expect(value(answerScroll(somebody, wrong, NOON, rules)).turns).toBe(1);
    expect(value(answerScroll(somebody, { ...right, verdict: 'close' }, NOON, rules)).turns).toBe(1);
  });

  it('G-073 G-154 LR-009 is refused after the day’s twenty, and welcome on the next day of the account', () => {
    const done = answered(somebody, SCROLLS_A_DAY);
    expect(done.today).toMatchObject({ scrolls: Array.from({ length: 20 }, () => 'correct'), turns: 100 });
    expect(code(answerScroll(done, right, NOON + 12 * HOUR - 1, rules))).toBe('scrolls_done');
    expect(code(answerScroll(done, right, NOON + 12 * HOUR, rules))).toBe('ok');
    expect(learnerAt(done, NOON + 12 * HOUR).today).toMatchObject({ day: '2026-11-03', scrolls: [] });
  });

  it('opens no second day for a clock that is set back', () => {
    const done = answered(somebody, SCROLLS_A_DAY, right, NOON + DAY);
    expect(code(answerScroll(done, right, NOON, rules))).toBe('scrolls_done');
  });

  it('adds the streak’s bonus to right answers, and a milestone’s turns once', () => {
    let learner = somebody;
    for (let day = 0; day < 6; day += 1) learner = answered(learner, 1, right, NOON + day * DAY);
    const seventh = value(answerScroll(learner, right, NOON + 6 * DAY, rules));
    expect(seventh.reached.map(({ days }) => days)).toEqual([7]);
    expect(seventh).toMatchObject({ forAnswer: 5, streakBonus: 1, turns: 5 + 1 + 25 });
    const again = value(answerScroll(seventh.learner, wrong, NOON + 6 * DAY, rules));
    expect(again).toMatchObject({ forAnswer: 1, streakBonus: 0, turns: 1, reached: [] });
  });

  it('moves the skill by how much it says, and keeps it between 1 and 10', () => {
    const answers = array(
      record({
        verdict: constantFrom('correct' as const, 'close' as const, 'wrong' as const),
        level: integer({ min: 1, max: 10 }),
        way: constantFrom('choosing' as const, 'writing' as const),
      }),
      { maxLength: 20 },
    );
    assert(
      property(answers, (judged) => {
        let learner = somebody;
        for (const one of judged) {
          const before = learner.skill;
          learner = value(answerScroll(learner, one, NOON, rules)).learner;
          if (one.verdict === 'correct') expect(learner.skill).toBeGreaterThanOrEqual(before);
          if (one.verdict === 'wrong') expect(learner.skill).toBeLessThanOrEqual(before);
          expect(learner.skill).toBeGreaterThanOrEqual(1);
          expect(learner.skill).toBeLessThanOrEqual(10);
        }
        const { today, totals } = learner;
        expect(today.turns).toBe(totals.turns);
        expect(today.scrolls).toEqual(judged.map(({ verdict }) => verdict));
      }),
    );
  });

  it('finds a learner’s level again within a fortnight of scrolls', () => {
    const random = randomFrom(forkSeed('0'.repeat(32), 'fortnight'));
    let learner = { ...somebody, skill: 3 };
    for (let day = 0; day < 14; day += 1) {
      const asked: QuestionType[] = [];
      for (let at = 0; at < SCROLLS_A_DAY; at += 1) {
        const { type, level } = drawScroll(skillLevel(learner), asked, random);
        asked.push(type);
        const way = wayOf(type);
        // Stands at 6: everything easier is known, of the same level three in four.
        const knows = level < 6 || (level === 6 && random.chance(750));
        const verdict = knows ? ('correct' as const) : ('wrong' as const);
        learner = value(answerScroll(learner, { verdict, level, way }, NOON + day * DAY, rules)).learner;
      }
    }
    expect(Math.abs(skillLevel(learner) - 6)).toBeLessThanOrEqual(1);
  });
});

describe('the mix of a day', () => {
  it('is dealt whole: each type comes as often as its skill has it, in an order of its own', () => {
    const orders = new Set<string>();
    for (const skill of [1, 2, 3, 5, 6, 10]) {
      const days = ['a', 'b', 'c'].map((seed) => {
        const random = randomFrom(forkSeed('0'.repeat(32), seed, skill));
        const asked: QuestionType[] = [];
        while (asked.length < SCROLLS_A_DAY) asked.push(drawScroll(skill, asked, random).type);
        orders.add(asked.join(' '));
        return asked.toSorted().join(' ');
      });
      expect(new Set(days).size).toBe(1);
      expect(new Set(days[0]?.split(' ')).size).toBeGreaterThanOrEqual(6);
    }
    expect(orders.size).toBe(18);
  });

  it('goes on when more was asked of a type than the mix has', () => {
    const random = randomFrom(forkSeed('0'.repeat(32), 'many'));
    const asked = Array.from({ length: 40 }, () => 'multiple_choice' as const);
    expect(drawScroll(2, asked, random).type).not.toBe('multiple_choice');
    const all = QUESTION_TYPES.flatMap((type) => Array.from({ length: SCROLLS_A_DAY }, () => type));
    expect(QUESTION_TYPES).toContain(drawScroll(2, all, random).type);
  });
});

describe('what is weak', () => {
  const DRAWS = 4000;
  const card = (name: string, lapses: number) => ({ name, memory: { lapses } });
  /** How often each card was come back to, of as many draws. */
  const drawnOf = (due: readonly ReturnType<typeof card>[], seed: string): ReadonlyMap<string, number> => {
    const random = randomFrom(forkSeed('0'.repeat(32), seed));
    const times = new Map<string, number>();
    for (let at = 0; at < DRAWS; at += 1) {
      const name = drawWeak(due, random)?.name;
      if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times;
  };
  const share = (times: ReadonlyMap<string, number>): number =>
    [...times.values()].reduce((all, one) => all + one, 0) / DRAWS;

  it('comes back: of twenty scrolls one for each card that is due, five at most, and none where none is', () => {
    expect(drawnOf([], 'none').size).toBe(0);
    for (const [due, wanted] of [
      [1, 0.05],
      [3, 0.15],
      [5, 0.25],
      [24, 0.25],
    ] as const) {
      const cards = Array.from({ length: due }, (_, at) => card(`card ${at}`, 0));
      expect(Math.abs(share(drawnOf(cards, `due ${due}`)) - wanted), `${due} due`).toBeLessThan(0.025);
    }
  });

  it('comes back the oftener the oftener it was forgotten, and nothing that is due is left out', () => {
    const times = drawnOf(
      [card('firm', 0), card('frail', 3), ...Array.from({ length: 22 }, (_, at) => card(`${at}`, 0))],
      'frail',
    );
    expect(times.size).toBe(24);
    expect(times.get('frail') ?? 0).toBeGreaterThan(2 * (times.get('firm') ?? 0));
  });
});

describe('the assessment', () => {
  const sat = (isCorrect: boolean, at: number) => ({
    questionId: `q${at}`,
    level: 6,
    way: 'writing' as const,
    answer: { isCorrect, confidence: 5, given: 'x' },
  });
  const sitting = Array.from({ length: 10 }, (_, at) => sat(at < 6, at));

  it('LR-003 sets the skill and pays 25 turns, once', () => {
    const done = value(completeAssessment({ ...somebody, sitting }, NOON));
    expect(done.turns).toBe(ASSESSMENT_TURNS);
    expect(done.learner.placement).toMatchObject({ at: NOON, skillLevel: skillLevel(done.learner) });
    expect(done.learner.today.turns).toBe(25);
    expect(code(completeAssessment(done.learner, NOON))).toBe('assessment_done');
  });

  it('is refused while a question is open', () => {
    const open = sitting.map((one, at) => (at === 9 ? { ...one, answer: null } : one));
    expect(assessed({ ...somebody, sitting: open })).toHaveLength(9);
    expect(code(completeAssessment({ ...somebody, sitting: open }, NOON))).toBe('assessment_unfinished');
  });
});

describe('a question that was put', () => {
  it('is unknown to others, and answered once', () => {
    const asked = { accountId: ME, answer: null } as Parameters<typeof mayAnswer>[0];
    expect(code(mayAnswer(asked, ME))).toBe('ok');
    expect(code(mayAnswer(asked, AccountId.parse('you')))).toBe('question_unknown');
    expect(code(mayAnswer(null, ME))).toBe('question_unknown');
    const done = { ...asked, answer: { verdict: 'wrong' } } as Parameters<typeof mayAnswer>[0];
    expect(code(mayAnswer(done, ME))).toBe('question_answered');
  });
});

describe('what a question says', () => {
  const base = {
    id: 'q',
    correctAnswer: 'x',
    acceptableAnswers: [],
    difficulty: 1,
    explanation: 'because',
    conceptTags: [],
    grammarFocus: '',
    generatedBy: 'engine' as const,
    generatedAt: '2026-11-02T11:00:00.000Z',
  };
  const translating = (baseText: string, questionText = 'Put into English.') =>
    saidBy({ ...base, questionType: 'translation', questionText, baseText });

  it('is the same however it is asked and written, and another for another sentence', () => {
    expect(translating('Rēx puellam videt.')).toBe(translating('rex puellam videt.', 'Translate, please.'));
    expect(translating('Rēx puellam videt.')).not.toBe(translating('Rēx puellam amat.'));
    expect(
      saidBy({ ...base, questionType: 'type_response', questionText: 'What is "of the king"?' }),
    ).not.toBe(saidBy({ ...base, questionType: 'type_response', questionText: 'What is "to the king"?' }));
  });
});

describe('the time zone', () => {
  it('changes from the next local midnight, and not twice in a week', () => {
    const moved = value(moveTo(somebody, 'Asia/Tokyo', NOON));
    expect(moved.calendar).toMatchObject({ zone: 'Asia/Tokyo', before: 'Europe/Rome' });
    expect(code(moveTo(moved, 'Europe/Rome', NOON + DAY))).toBe('time_zone_changed_lately');
    expect(code(moveTo(somebody, 'Atlantis/Agora', NOON))).toBe('unknown_time_zone');
  });
});

describe('words met', () => {
  const hasta = { id: 'hasta_n', latin: 'hasta' };
  const rex = { id: 'rex_n', latin: 'rēx' };

  it('stand once among those met lately, however often a scroll has them, the latest first', () => {
    const once = metWords(somebody, [hasta, rex, hasta], { wordNumbers });
    expect(once.words).toBe(wordsMet('hasta_n', 'rex_n'));
    expect(once.lately).toEqual([
      { ...hasta, isNew: true },
      { ...rex, isNew: true },
    ]);
    const twice = metWords(once, [rex], { wordNumbers });
    expect(twice.words).toEqual(once.words);
    expect(twice.lately).toEqual([
      { ...rex, isNew: false },
      { ...hasta, isNew: true },
    ]);
  });

  it('are put right where an earlier scroll has left one twice', () => {
    const before = { ...somebody, words: wordsMet('hasta_n') };
    const doubled = [hasta, hasta].map((word) => ({ ...word, isNew: true }));
    expect(
      metWords({ ...before, lately: doubled }, [rex], { wordNumbers }).lately.map(({ id }) => id),
    ).toEqual(['rex_n', 'hasta_n']);
  });
});
