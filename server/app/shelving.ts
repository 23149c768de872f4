// The shelves of Memory Palaces (engine/learning/palace/shelf.ts): what becomes of them when cards change, and how those are set up whose cards hung
// before there were any. Reads only; writeOutcome.ts writes. Invariants: shelves are read, and so held, before the cards that they are made of, so that
// no card which moves meanwhile is missed; a turn of the event loop reads a page at most.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Card } from '@sigilla/engine/learning/palace/card.ts';
import {
  SHELVES,
  newShelf,
  reshelved,
  shelfId,
  shelfOf,
  shelvesOf,
} from '@sigilla/engine/learning/palace/shelf.ts';
import type { Rehung, Shelf } from '@sigilla/engine/learning/palace/shelf.ts';
import { cards, shelves } from '../store/collections.ts';
import { everyPage } from '../store/everyPage.ts';
import type { Unit } from './transact.ts';

type Reads = Pick<Unit, 'get' | 'find'>;

/** Two milliseconds' worth. */
const PAGE = 200;

const cardsOf = async (unit: Reads, accountId: AccountId): Promise<readonly Card[]> => {
  const found: Card[] = [];
  for await (const items of everyPage((from) =>
    unit.find(cards, 'account', { prefix: [accountId], limit: PAGE, ...from }),
  ))
    found.push(...items.map(({ body }) => body));
  return found;
};

/** All shelves of an account as its cards are kept, whatever the shelves say. */
export const shelvesAnew = async (unit: Reads, accountId: AccountId): Promise<readonly Shelf[]> => {
  for (let number = 0; number < SHELVES; number += 1) await unit.get(shelves, shelfId(accountId, number));
  return shelvesOf(accountId, await cardsOf(unit, accountId));
};

/** The shelves that are to be written with cards of one account: theirs, and all where its cards hung before there were shelves. */
const shelvedWith = async (
  unit: Reads,
  accountId: AccountId,
  rehung: readonly Rehung[],
): Promise<readonly Shelf[]> => {
  const byShelf = Map.groupBy(rehung, ({ card }) => shelfOf(card.word.lexeme));
  const standing = new Map<number, Shelf>();
  for (const number of byShelf.keys()) {
    const found = await unit.get(shelves, shelfId(accountId, number));
    if (found !== null) standing.set(number, found.body);
  }
  const written = new Map<number, Shelf>();
  if (standing.size < byShelf.size && (await unit.get(shelves, shelfId(accountId, 0))) === null) {
    const anew = await shelvesAnew(unit, accountId);
    for (const shelf of anew)
      if (shelf.number === 0 || Object.keys(shelf.words).length > 0) written.set(shelf.number, shelf);
  }
  for (const [number, own] of byShelf) {
    const before = written.get(number) ?? standing.get(number) ?? newShelf(accountId, number);
    written.set(number, reshelved(before, own));
  }
  return [...written.values()];
};

/** The shelves that are to be written where cards are hung, changed or taken down. */
export const shelvesMoved = async (unit: Reads, rehung: readonly Rehung[]): Promise<readonly Shelf[]> => {
  const moved: Shelf[] = [];
  for (const [accountId, own] of Map.groupBy(rehung, ({ card }) => card.accountId))
    moved.push(...(await shelvedWith(unit, accountId, own)));
  return moved;
};
