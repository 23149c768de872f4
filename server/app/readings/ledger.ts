// Readings of a kingdom's ledger: its lines, newest first, by stock and by kind of reason, the account of one stock,
// that of experience, and how the realm has fared.
// Invariant: one reading looks at no more than MOST_READ lines; a page that ends for that reason says where to go on.
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import type { KingdomId } from '@sigilla/engine/core/brand.ts';
import { changeOf, stockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { LedgerEntryView, Stock, StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { experienceStats } from '@sigilla/engine/kingdom/progressViews.ts';
import type { ExperienceStats } from '@sigilla/engine/kingdom/progressViews.ts';
import { ledger } from '../../store/collections.ts';
import { numberedLines } from '../../store/aggregates/ledger.ts';
import { realmCourse } from '@sigilla/engine/kingdom/realmCourse.ts';
import type { RealmCourse } from '@sigilla/engine/kingdom/realmCourse.ts';
import type { House } from '../house.ts';

/** Lines that one reading looks at. */
const MOST_READ = 1000;
/** Entries that one look-up may bring; each has a line at least, and seldom more than four. */
const A_LOOK = 250;

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

/** The lines of a ledger, newest first, from before a line's number on; `ahead` entries are read at a time. */
async function* linesBefore(
  house: House,
  kingdomId: KingdomId,
  number: number | undefined,
  ahead: number,
): AsyncGenerator<LedgerEntryView> {
  for (let before = number; ;) {
    const page = await house.store.find(ledger, 'kingdom', {
      prefix: [kingdomId],
      descending: true,
      limit: ahead,
      ...(before === undefined ? {} : { to: before - 1 }),
    });
    for (const { body } of page.items) {
      for (const line of numberedLines(body).toReversed())
        if (number === undefined || line.number < number) yield line;
      before = body.number;
    }
    if (page.next === null) return;
  }
}

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
  const from = cursor === undefined ? undefined : Number(cursor);
  const entries: LedgerEntryView[] = [];
  let read = 0;
  let last = from;
  for await (const line of linesBefore(house, kingdomId, from, isSifted ? A_LOOK : limit + 1)) {
    const isFull = read === MOST_READ || (entries.length === limit && fits(line));
    if (isFull) return { entries, next: String(last) };
    if (fits(line)) entries.push(line);
    last = line.number;
    read += 1;
  }
  return { entries, next: null };
};

/** The latest lines, newest first, and whether they are all. */
const latestLines = async (
  house: House,
  kingdomId: KingdomId,
): Promise<{ readonly newestFirst: readonly LedgerEntryView[]; readonly isWhole: boolean }> => {
  const newestFirst: LedgerEntryView[] = [];
  for await (const line of linesBefore(house, kingdomId, undefined, A_LOOK)) {
    if (newestFirst.length === MOST_READ) return { newestFirst, isWhole: false };
    newestFirst.push(line);
  }
  return { newestFirst, isWhole: true };
};

/** Where one stock went over the latest lines. */
export const ledgerAccount = async (
  house: House,
  { id, turnsSpent }: Pick<Kingdom, 'id' | 'turnsSpent'>,
  stock: Stock,
): Promise<StockAccount> => {
  const { newestFirst, isWhole } = await latestLines(house, id);
  return stockAccount(newestFirst.toReversed(), stock, { isWhole, turnsSpent });
};

/** What was learned by what, over the latest lines. Experience of before lines told of it makes the account a part. */
export const experienceAccount = async (
  house: House,
  { id, experience }: Pick<Kingdom, 'id' | 'experience'>,
): Promise<ExperienceStats> => {
  const { newestFirst } = await latestLines(house, id);
  const told = newestFirst.reduce((sum, line) => sum + (line.experience ?? 0), 0);
  return experienceStats(newestFirst, (reason) => ledgerReason(reason).words, told === experience);
};

/** How the realm has fared over the latest lines: its power, and one stock by kind of reason. */
export const courseOf = async (
  house: House,
  { id, turnsSpent }: Pick<Kingdom, 'id' | 'turnsSpent'>,
  stock: Stock,
): Promise<RealmCourse> => {
  const { newestFirst, isWhole } = await latestLines(house, id);
  const wish = { stock, isWhole, now: house.clock.now(), turnsSpent };
  return realmCourse(newestFirst.toReversed(), wish, (reason) => ledgerReason(reason).kind);
};
