// How a realm has fared: its power at each line of the ledger, and what came and went of one stock in even stretches of time, by kind of reason.
// Invariants: the stretches follow each other without a gap, are at most MOST_STRETCHES and end with the one that is now; their sums are those
// of the lines that were looked at. An entry of before version 4 tells of no power, and makes no point.
import { z } from 'zod';
import { Instant } from '../core/instant.ts';
import { changeOf, CoursePoint, MOST_POINTS, Stock, thinned, turnsOf } from './ledgerViews.ts';
import type { LedgerEntryView } from './ledgerViews.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What a stretch may last, shortest first. */
export const STRETCHES = [5 * MINUTE, HOUR, 6 * HOUR, DAY, 7 * DAY, 30 * DAY, 360 * DAY] as const;
export const MOST_STRETCHES = 12;

const Count = z.int().min(0);

/** What lines of one kind brought and took of a stock. */
const KindSum = z.object({ kind: z.string(), came: Count, went: Count });

/** One stretch of time: from a round five minutes, hour or day to the next. */
const Stretch = z.object({
  from: Instant,
  until: Instant,
  /** Kingdom power at its end; null where no line told of it yet. */
  power: Count.nullable(),
  /** Turns that were spent in it, and how many the kingdom had spent when it ended. */
  turns: Count,
  turn: Count,
  sums: z.array(KindSum),
});
export type Stretch = z.output<typeof Stretch>;

export const RealmCourse = z.object({
  stock: Stock,
  /** Lines that were looked at, newest back to oldest; `isWhole` when there are no older ones. */
  lines: Count,
  isWhole: z.boolean(),
  /** Kingdom power after each change of stock, oldest first. */
  power: z.array(CoursePoint).max(MOST_POINTS),
  stretches: z.array(Stretch).max(MOST_STRETCHES),
});
export type RealmCourse = z.output<typeof RealmCourse>;

type Line = Pick<LedgerEntryView, 'at' | 'reason' | 'resources' | 'turns' | 'power'>;

/** The shortest stretch of which no more than MOST_STRETCHES lead from `from` to `now`. */
const stretchFor = (from: number, now: number): number =>
  STRETCHES.find((length) => Math.floor(now / length) - Math.floor(from / length) < MOST_STRETCHES) ??
  360 * DAY;

const sumsByKind = (
  lines: readonly Line[],
  stock: Stock,
  kindOf: (reason: string) => string,
): Stretch['sums'] => {
  const sums = new Map<string, { came: number; went: number }>();
  for (const line of lines) {
    const change = changeOf(line, stock);
    if (change === 0) continue;
    const kind = kindOf(line.reason);
    const sum = sums.get(kind) ?? { came: 0, went: 0 };
    sums.set(kind, { came: sum.came + Math.max(0, change), went: sum.went + Math.max(0, -change) });
  }
  return [...sums].map(([kind, sum]) => ({ kind, ...sum }));
};

/** The course that `lines` tell, given oldest first, of a kingdom that has spent `turnsSpent` turns by now; `kindOf` sorts reasons. */
export const realmCourse = (
  lines: readonly Line[],
  {
    stock,
    isWhole,
    now,
    turnsSpent,
  }: Pick<RealmCourse, 'stock' | 'isWhole'> & { readonly now: number; readonly turnsSpent: number },
  kindOf: (reason: string) => string,
): RealmCourse => {
  const turnOf = turnsOf(lines, turnsSpent);
  const told: RealmCourse['power'] = [];
  for (const [index, { at, power }] of lines.entries()) {
    if (power === undefined) continue;
    // Lines of one moment are one point: the last of them is what was held.
    if (told.at(-1)?.at === at) told.pop();
    told.push({ at, held: power, turn: turnOf[index] ?? turnsSpent });
  }
  const begun = lines[0]?.at ?? now;
  const length = stretchFor(begun, now);
  const last = Math.floor(now / length);
  const first = Math.max(Math.floor(begun / length), last - MOST_STRETCHES + 1);
  const stretches = Array.from({ length: lines.length === 0 ? 0 : last - first + 1 }, (_, index) => {
    const from = (first + index) * length;
    const until = from + length;
    const within = lines.filter(({ at }) => at >= from && at < until);
    return {
      from,
      until,
      power: told.findLast(({ at }) => at < until)?.held ?? null,
      turns: within.reduce((sum, { turns }) => sum + Math.max(0, -turns), 0),
      turn: turnOf[lines.findLastIndex(({ at }) => at < until)] ?? 0,
      sums: sumsByKind(within, stock, kindOf),
    };
  });
  return { stock, lines: lines.length, isWhole, power: thinned(told), stretches };
};
