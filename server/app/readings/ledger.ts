// Readings of a kingdom's ledger: its lines, newest first, by stock and by kind of reason, and the account of one stock.
// Invariant: one reading looks at no more than MOST_READ lines; a page that ends for that reason says where to go on.
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import type { KingdomId } from '@sigilla/engine/core/brand.ts';
import { changeOf, stockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { LedgerEntryView, Stock, StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { ledger } from '../../store/collections.ts';
import type { House } from '../house.ts';

/** Lines that one reading looks at. */
const MOST_READ = 1000;
/** Lines that one look-up may bring. */
const A_LOOK = 500;

interface LedgerWish {
  readonly stock?: Stock | undefined;
  readonly kind?: LedgerKind | undefined;
  /** An earlier page's `next`: the number of its last line. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface LedgerPage {
  readonly entries: LedgerEntryView[];
  readonly next: string | null;
}

const look = (house: House, kingdomId: KingdomId, before: number | undefined, limit: number) =>
  house.store.find(ledger, 'kingdom', {
    prefix: [kingdomId],
    descending: true,
    limit,
    ...(before === undefined ? {} : { to: before - 1 }),
  });

/** One page of the lines that fit, newest first. */
export const ledgerPage = async (
  house: House,
  kingdomId: KingdomId,
  { stock, kind, cursor, limit }: LedgerWish,
): Promise<LedgerPage> => {
  const fits = (entry: LedgerEntryView): boolean =>
    (stock === undefined || changeOf(entry, stock) !== 0) &&
    (kind === undefined || ledgerReason(entry.reason).kind === kind);
  const isSifted = stock !== undefined || kind !== undefined;
  const entries: LedgerEntryView[] = [];
  let before = cursor === undefined ? undefined : Number(cursor);
  for (let read = 0; read < MOST_READ;) {
    const page = await look(house, kingdomId, before, isSifted ? A_LOOK : limit + 1);
    for (const { body } of page.items) {
      if (entries.length === limit && fits(body)) return { entries, next: String(before) };
      if (fits(body)) entries.push(body);
      before = body.number;
    }
    read += page.items.length;
    if (page.next === null) return { entries, next: null };
  }
  return { entries, next: before === undefined ? null : String(before) };
};

/** Where one stock went over the latest lines. */
export const ledgerAccount = async (
  house: House,
  kingdomId: KingdomId,
  stock: Stock,
): Promise<StockAccount> => {
  const newestFirst: LedgerEntryView[] = [];
  let isWhole = false;
  let before: number | undefined;
  while (!isWhole && newestFirst.length < MOST_READ) {
    const page = await look(house, kingdomId, before, A_LOOK);
    newestFirst.push(...page.items.map(({ body }) => body));
    before = newestFirst.at(-1)?.number;
    isWhole = page.next === null;
  }
  return stockAccount(newestFirst.toReversed(), stock, isWhole);
};
