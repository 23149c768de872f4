// The cards of those who look at their Memory Palace, kept in mind as lists show them: whoever looks again reads what has moved since, and no more.
// Invariants: what is answered is what a reading of all would be, for a card says when it moved and their number says whether one is gone; what is
// kept altogether is bounded; a turn of the event loop reads a page at most.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { CardLine } from '@sigilla/engine/learning/palace/palaceView.ts';
import { cards } from '../../store/collections.ts';
import type { FindOptions, Page, Store } from '../../store/Store.ts';
import type { House } from '../house.ts';

/** A millisecond's worth. */
const PAGE = 200;
/** Longer than any commit takes that was decided before: what moved in a commit under way is read again. */
const OVERLAP_MS = 300_000;
/** Lines of all accounts together, some four hundred bytes each. */
const MOST_LINES = 40_000;

interface Kept {
  readonly lines: Map<string, CardLine>;
  readonly readAt: number;
}

const linesOf = async (
  store: Pick<Store, 'list'>,
  index: 'account' | 'moved',
  look: Omit<FindOptions, 'limit' | 'cursor'>,
): Promise<readonly CardLine[]> => {
  const found: CardLine[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const page: Page<CardLine> = await store.list(cards, index, {
      ...look,
      limit: PAGE,
      ...(next === undefined ? {} : { cursor: next }),
    });
    found.push(...page.items.map(({ body }) => body));
    next = page.next;
    if (next !== null) await nextTurn();
  }
  return found;
};

/** Every card of an account, room by room, read anew. */
export const allLines = (
  { store }: Pick<House, 'store'>,
  accountId: AccountId,
): Promise<readonly CardLine[]> => linesOf(store, 'account', { prefix: [accountId] });

const known = new WeakMap<Store, Map<AccountId, Kept>>();

/** Those who looked last are kept. */
const keep = (kept: Map<AccountId, Kept>, accountId: AccountId, one: Kept): void => {
  kept.delete(accountId);
  kept.set(accountId, one);
  let lines = 0;
  for (const { lines: own } of kept.values()) lines += own.size;
  for (const [oldest, { lines: own }] of kept) {
    if (lines <= MOST_LINES) return;
    kept.delete(oldest);
    lines -= own.size;
  }
};

/** Every card of an account, in no order. */
export const keptLines = async (
  { store, clock }: Pick<House, 'store' | 'clock'>,
  accountId: AccountId,
): Promise<readonly CardLine[]> => {
  const kept = known.get(store) ?? new Map<AccountId, Kept>();
  known.set(store, kept);
  const readAt = clock.now();
  const before = kept.get(accountId);
  if (before !== undefined) {
    const moved = await linesOf(store, 'moved', {
      prefix: [accountId],
      from: before.readAt - OVERLAP_MS,
    });
    const lines = new Map(before.lines);
    for (const line of moved) lines.set(line.cardId, line);
    if (lines.size === (await store.count(cards, 'account', [accountId]))) {
      keep(kept, accountId, { lines, readAt });
      return [...lines.values()];
    }
  }
  const lines = await allLines({ store }, accountId);
  keep(kept, accountId, { lines: new Map(lines.map((line) => [line.cardId, line])), readAt });
  return lines;
};
