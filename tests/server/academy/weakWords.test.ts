// What is weak comes back in the scrolls of the day: words of the Memory Palace that are due. Over a store on disk, with a held clock and the real scholars.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { WEAK_LOOKED_AT } from '@sigilla/engine/learning/asked.ts';
import { SCROLLS_A_DAY } from '@sigilla/engine/learning/learner.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import type { CardWish } from '@sigilla/server/app/academy/cardQuestions.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import type { ScrollWish } from '@sigilla/server/app/academy/drawing.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { cards } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { lentScholars } from '../../support/lentScholars.ts';
import { done } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';
import { mustCommit } from '../../support/mustCommit.ts';
import { withPlacement } from '../../support/scholar.ts';

/** Learners who each have a day of scrolls drawn. */
const LEARNERS = 5;
/** Words as a learner may have them, the first of them due before all others. */
const NAMES = ['lux', 'rex', 'puella', 'aqua', 'terra', 'bellum', 'urbs', 'mare', 'nox', 'dies', 'panis', 'amo', 'video', 'magnus', 'bonus', 'manus', 'via', 'vita', 'dominus', 'servus', 'equus', 'templum', 'verbum', 'homo', 'pater', 'mater', 'corpus', 'tempus', 'iter', 'pax']; // prettier-ignore

let war: WarHouse;
let lent: Scholars;
/** Words that scrolls have come back to, by their ids. */
let backTo: string[];
let scholars: Scholars;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  lent = lentScholars();
  backTo = [];
  scholars = {
    ...lent,
    ask: async (task, ...given) => {
      const answer = await lent.ask(task, ...given);
      if (task === 'askCard' && answer.ok) backTo.push((given as unknown as [CardWish])[0].lexeme);
      return answer;
    },
  };
});
afterEach(async () => {
  await lent.close();
  await war.close();
});

const aLearner = async (): Promise<AccountId> => {
  const { accountId } = await war.ruler();
  await withPlacement(war, accountId, 4);
  return accountId;
};
/** Hangs up words, each due a minute after the one before, all of them by now. Answers their ids. */
const housed = async (account: AccountId, names: readonly string[]): Promise<readonly string[]> => {
  const found = done(await scholars.ask('named', names)).filter((word): word is HousedWord => word !== null);
  expect(found).toHaveLength(names.length);
  await mustCommit(
    war.house.store,
    found.map((word, at) => {
      const card = newCard(account, word, 'recognise', 'scroll', war.now() - 60_000 * (found.length - at));
      return create(cards, card.id, card);
    }),
  );
  return found.map(({ lexeme }) => lexeme);
};
/** Draws a day's scrolls, five by five. */
const day = async (account: AccountId, wish: Partial<ScrollWish> = {}): Promise<void> => {
  const known: string[] = [];
  while (known.length < SCROLLS_A_DAY) {
    const before = backTo.length;
    const { scrolls } = done(await drawScrolls(war.house, scholars, account, { count: 5, known, ...wish }));
    known.push(...scrolls.map(({ id }) => id));
    const words = backTo.slice(before);
    expect(new Set(words).size).toBe(words.length);
  }
};

it('comes back to what is due, what fell due last among it, with a quarter of the scrolls or so', async () => {
  for (let time = 0; time < LEARNERS; time += 1) {
    const account = await aLearner();
    const lexemes = await housed(account, NAMES);
    const before = backTo.length;
    await day(account);
    const latest = lexemes.slice(-WEAK_LOOKED_AT);
    expect(backTo.slice(before).filter((lexeme) => !latest.includes(lexeme))).toEqual([]);
  }
  expect(backTo.length / (LEARNERS * SCROLLS_A_DAY)).toBeGreaterThan(0.08);
  expect(backTo.length / (LEARNERS * SCROLLS_A_DAY)).toBeLessThan(0.45);
});

it('comes back to nothing when nothing is due, or something else is asked for', async () => {
  await day(await aLearner());
  const account = await aLearner();
  await housed(account, NAMES);
  await day(account, { level: 5 });
  expect(backTo).toEqual([]);
});
