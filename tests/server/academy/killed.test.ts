// A process that dies over an academy command, at any commit of it, before that was kept or after: whoever sends the command again finds everything
// done once, nothing lost and nothing doubled.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { answerScrollOf, sit } from '@sigilla/server/app/academy/answering.ts';
import { beginChallengeOf } from '@sigilla/server/app/academy/challenges.ts';
import { importDeck } from '@sigilla/server/app/academy/decks.ts';
import { nextOfAssessment } from '@sigilla/server/app/academy/assessing.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { scholarTasks } from '@sigilla/server/app/academy/tasks.ts';
import { answerCard, walk } from '@sigilla/server/app/academy/walking.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { challengeToday } from '@sigilla/server/app/readings/honors.ts';
import { cards, honors, learners, ledger, reviews } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { done } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';
import { longIt } from '../../support/longIt.ts';
import { mustCommit } from '../../support/mustCommit.ts';

const library = readLibrary();
const tasks: Readonly<Record<string, (...given: never[]) => unknown>> = scholarTasks(openAcademy(library));
const scholars: Scholars = {
  ask: async (task, ...given) => ok(tasks[task]?.(...(given as readonly unknown[] as never[])) as never),
  foreseen: new Foreseen(),
  turns: keyedQueue(8),
  load: () => ({ errands: 0, waiting: 0, turnedAway: 0, lost: 0 }),
  wake: async () => undefined,
  close: async () => undefined,
};

/** More commits than any of these commands has. */
const MOST_COMMITS = 20;

class PowerCut extends Error {}

/** A house whose process dies over its commit of that number, before it or after. */
const dying = (house: House, number: number, isKept: boolean): House => {
  let count = 0;
  const commit: House['store']['commit'] = async (changes) => {
    count += 1;
    if (count < number) return house.store.commit(changes);
    if (count === number && isKept) await house.store.commit(changes);
    throw new PowerCut();
  };
  const store: House['store'] = new Proxy(house.store, {
    get: (target, name) => {
      if (name === 'commit') return commit;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...house, store };
};

let war: WarHouse;
let house: House;
let account: AccountId;
let kingdom: Kingdom;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  house = { ...war.house, content: { ...war.house.content, honors: readHonorRules() } };
});
afterEach(() => war.close());

/** Somebody new, placed in the academy unless told. */
const learner = async (isPlaced = true): Promise<void> => {
  kingdom = await war.ruler();
  account = kingdom.accountId;
  const placement = { at: war.now(), skillLevel: 5, confidenceCalibration: 0 };
  const one = newLearner(account, war.now());
  await mustCommit(house.store, [create(learners, account, isPlaced ? { ...one, placement } : one)]);
};
const turns = async (): Promise<number> => (await war.kingdom(kingdom.id)).turns.count;
const linesFor = async (reason: string): Promise<readonly number[]> =>
  (await house.store.find(ledger, 'kingdom', { prefix: [kingdom.id], limit: 100 })).items.flatMap(
    ({ body }) => body.lines.flatMap((line) => (line.reason === reason ? [line.turns] : [])),
  );

/**
 * Gives a command in a house that dies over its first commit, its second and so on, and then again in one that lives; each time for somebody new.
 * Answers how often it has died.
 */
const killedEverywhere = async (
  prepare: () => Promise<(where: House) => Promise<Result<unknown>>>,
  check: (again: Result<unknown>) => Promise<void>,
): Promise<number> => {
  let deaths = 0;
  for (const isKept of [false, true])
    for (let number = 1; number <= MOST_COMMITS; number += 1) {
      const command = await prepare();
      const fate = await command(dying(house, number, isKept)).catch((error: unknown) => error);
      await check(await command(house));
      if (!(fate instanceof PowerCut)) break;
      deaths += 1;
    }
  return deaths;
};

const ID = 'the-same-command';
const theLearner = async () => (await house.store.get(learners, account))?.body;

describe('whoever was killed over', () => {
  it('an answer to a scroll is paid once, and it counts once', async () => {
    let before = 0;
    const deaths = await killedEverywhere(
      async () => {
        await learner();
        const [scroll] = done(await drawScrolls(house, scholars, account, { count: 1, known: [] })).scrolls;
        if (scroll === undefined) throw new Error('no scroll');
        before = await turns();
        const given = { questionId: scroll.id, userAnswer: scroll.question.correctAnswer, commandId: ID };
        return (where) => answerScrollOf(where, scholars, account, given);
      },
      async (again) => {
        expect(again).toMatchObject({ ok: true, value: { brought: { forAnswer: 5, isPaid: true } } });
        expect(await linesFor('answer_question')).toHaveLength(1);
        const paid = [...(await linesFor('answer_question')), ...(await linesFor('honor_earned'))];
        expect(await turns()).toBe(before + paid.reduce((sum, one) => sum + one, 0));
        expect(await theLearner()).toMatchObject({
          totals: { answered: 1, correct: 1 },
          today: { scrolls: [expect.any(String)] },
        });
      },
    );
    expect(deaths).toBe(2);
  });

  it('a card of a walk has it reviewed once', async () => {
    const deaths = await killedEverywhere(
      async () => {
        await learner();
        done(await importDeck(house, scholars, account, 'latin\npānis\naqua'));
        const identity = { accountId: account, role: 'player', isGuest: false } as const;
        const { walk: begun, next } = done(await walk(house, scholars, identity, 5));
        const [first] = next;
        if (first === undefined) throw new Error('no card');
        const { id, question } = first.asked;
        const given = { walkId: begun.id, questionId: id, userAnswer: question.correctAnswer, commandId: ID };
        return (where) => answerCard(where, scholars, account, given);
      },
      async (again) => {
        expect(again).toMatchObject({ ok: true, value: { card: { memory: { repetitions: 1 } } } });
        expect(await house.store.count(reviews, 'account', [account])).toBe(1);
      },
    );
    expect(deaths).toBe(2);
  });

  longIt('the end of the assessment is placed once and paid once', async () => {
    let before = 0;
    const deaths = await killedEverywhere(
      async () => {
        await learner(false);
        for (;;) {
          const next = done(await nextOfAssessment(house, scholars, account));
          if (next === null) break;
          const { id, question } = next.asked;
          const sat = { questionId: id, userAnswer: question.correctAnswer, confidenceRating: 7 };
          done(await sit(house, scholars, account, [sat], false));
        }
        before = await turns();
        return (where) => sit(where, scholars, account, [], true, ID);
      },
      async (again) => {
        expect(again).toMatchObject({ ok: true, value: { turnsAwarded: 25 } });
        expect(await linesFor('sit_assessment')).toEqual([25]);
        const honoured = await linesFor('honor_earned');
        expect(await turns()).toBe(before + 25 + honoured.reduce((sum, one) => sum + one, 0));
        expect((await theLearner())?.placement).not.toBeNull();
      },
    );
    expect(deaths).toBe(2);
  });

  it('a challenge begun has one, which goes on', async () => {
    const deaths = await killedEverywhere(
      async () => {
        await learner();
        const one = await theLearner();
        if (one === undefined) throw new Error('no learner');
        const { kind } = challengeToday(house, newHonors(account), one, war.now());
        return (where) => beginChallengeOf(where, account, kind.id);
      },
      async () => {
        const { challenge } = (await house.store.get(honors, account))?.body ?? {};
        expect(challenge).toMatchObject({ startedAt: war.now(), answered: 0, metAt: null });
      },
    );
    expect(deaths).toBe(2);
  });

  it('a deck coming in finds each word hung once, also those of a portion that was kept', async () => {
    const words = library.lexicon
      .filter(({ pos, flags }) => pos === 'noun' && !flags.includes('proper'))
      .slice(0, 130);
    const deaths = await killedEverywhere(
      async () => {
        await learner();
        const csv = ['word', ...words.map(({ id }) => id)].join('\n');
        return (where) => importDeck(where, scholars, account, csv);
      },
      async (again) => {
        expect(again).toMatchObject({ ok: true });
        expect(await house.store.count(cards, 'account', [account])).toBe(words.length);
      },
    );
    // Three portions, before and after each.
    expect(deaths).toBe(6);
  });
});
