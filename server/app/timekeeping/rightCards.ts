// The cards of a Memory Palace that a wrong clock has dated ahead. No index finds them all over the realm; whoever has such cards has a session or a day of
// learning that lies ahead as well, and is led here by those (setRight.ts), which are mended last.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { UTC_CALENDAR } from '@sigilla/engine/core/calendar.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { withCardRight } from '@sigilla/engine/learning/palace/rightCard.ts';
import { withDaysRight } from '@sigilla/engine/learning/rightDays.ts';
import { cards, learners, shelves } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { shelvesMoved } from '../shelving.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import { kept, writeTidied } from '../writeOutcome.ts';

const PAGE = 200;

/** Mends one page of an account's cards; answers where the next begins. */
const rightPage = async (unit: Unit, accountId: AccountId, cursor: string | null): Promise<string | null> => {
  const learner = (await unit.glance(learners, accountId))?.body;
  const calendar = learner === undefined ? UTC_CALENDAR : withDaysRight(learner, unit.now).calendar;
  const page = await unit.find(cards, 'account', {
    prefix: [accountId],
    limit: PAGE,
    ...(cursor === null ? {} : { cursor }),
  });
  const righted = page.items.flatMap(({ body }) => {
    const card = withCardRight(body, unit.now, calendar);
    return card === body ? [] : [card];
  });
  const moved = await shelvesMoved(
    unit,
    righted.map((card) => ({ card, isGone: false })),
  );
  await writeTidied(unit, [
    ...righted.map((card) => kept(cards, card.id, card)),
    ...moved.map((shelf) => kept(shelves, shelf.id, shelf)),
  ]);
  return page.next;
};

/** Has every card of an account lie no farther ahead than it may. */
export const rightCards = async (house: House, accountId: AccountId): Promise<void> => {
  let cursor: string | null = null;
  do {
    const from: string | null = cursor;
    const done: Result<string | null> = await transact(house, async (unit) =>
      ok(await rightPage(unit, accountId, from)),
    );
    if (!done.ok) throw new Error(`cards could not be set right: ${done.refusal.code}`);
    cursor = done.value;
  } while (cursor !== null);
};
