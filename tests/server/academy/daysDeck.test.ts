// A day of twenty scrolls is dealt as a deck: whatever a learner knows, they meet nearly every type in it. Over a store on disk, with a held clock and the real scholars.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { SCROLLS_A_DAY } from '@sigilla/engine/learning/learner.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { cards, learners, questions } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { lentScholars } from '../../support/lentScholars.ts';
import { done } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';
import { mustCommit } from '../../support/mustCommit.ts';
import { withPlacement } from '../../support/scholar.ts';

const BATCH = 5;
/** Types that a day brings at least. */
const LEAST = 6;

let war: WarHouse;
let scholars: Scholars;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  scholars = lentScholars();
});
afterEach(async () => {
  await scholars.close();
  await war.close();
});

const aLearner = async (skill: number): Promise<AccountId> => {
  const { accountId } = await war.ruler();
  await withPlacement(war, accountId, skill);
  return accountId;
};
/** Hangs up as many words as the scrolls of a day come back to, all due. */
const withWeakWords = async (account: AccountId): Promise<void> => {
  const names = ['lux', 'rex', 'puella', 'aqua', 'terra', 'bellum', 'urbs', 'mare'];
  const found = done(await scholars.ask('named', names)).filter((word): word is HousedWord => word !== null);
  const hung = found.map((word) => newCard(account, word, 'recognise', 'scroll', war.now() - 60_000));
  await mustCommit(
    war.house.store,
    hung.map((card) => create(cards, card.id, card)),
  );
};
/** Draws five and says that they were answered, until the day is over. Answers the types in order. */
const day = async (account: AccountId): Promise<readonly string[]> => {
  const types: string[] = [];
  while (types.length < SCROLLS_A_DAY) {
    const wish = { count: BATCH, known: [] };
    const { scrolls } = done(await drawScrolls(war.house, scholars, account, wish));
    for (const { id } of scrolls) {
      const asked = await war.house.store.get(questions, id);
      const learner = await war.house.store.get(learners, account);
      if (asked === null || learner === null) throw new Error(`${id} is not kept`);
      const answer = { at: war.now(), given: 'x', verdict: 'correct' as const, score: 100, turns: 5 };
      const { today } = learner.body;
      await mustCommit(war.house.store, [
        replace(questions, asked, { ...asked.body, answer }),
        replace(learners, learner, {
          ...learner.body,
          today: { ...today, scrolls: [...today.scrolls, 'correct' as const] },
        }),
      ]);
      types.push(asked.body.question.questionType);
    }
  }
  return types;
};

describe('the day’s deck', () => {
  it.each([1, 2, 4, 7])(
    'G-016 LR-010 a day of twenty meets six types at least at level %i, words that come back among them',
    async (skill) => {
      for (const isWeak of [false, true]) {
        const account = await aLearner(skill);
        if (isWeak) await withWeakWords(account);
        const types = await day(account);
        expect(types).toHaveLength(SCROLLS_A_DAY);
        expect(new Set(types).size, types.join(', ')).toBeGreaterThanOrEqual(LEAST);
      }
    },
  );
});

describe('the rack', () => {
  it('lies as it was handed out when a page is loaded anew, however slowly it was filled', async () => {
    const account = await aLearner(4);
    let ticks = 0;
    const clock: House['clock'] = { ...war.house.clock, now: () => war.now() + (ticks += 1) };
    const house: House = { ...war.house, clock };
    const drawn = async (): Promise<readonly string[]> =>
      done(await drawScrolls(house, scholars, account, { count: BATCH, known: [] })).scrolls.map(
        ({ id }) => id,
      );
    const before = await drawn();
    expect(before).toHaveLength(BATCH);
    expect(await drawn()).toEqual(before);
  });
});
