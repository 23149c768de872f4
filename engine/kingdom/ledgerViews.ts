// A kingdom's ledger as its ruler reads it: single lines, and the account of one stock over many of them.
// Invariants: an account's sums lead from what was held before its first line to what is held after its last; it never holds more than
// MOST_POINTS points, and of a longer course the highest and the lowest always stay.
import { z } from 'zod';
import { Instant } from '../core/instant.ts';
import { RESOURCES, ResourceName, Resources } from './kingdom.ts';

/** What a ledger keeps count of: the resources, and turns. */
export const Stock = z.enum([...RESOURCES, 'turns']);
export type Stock = z.infer<typeof Stock>;

/** One change of stock. The newest entry's balance is what the kingdom held when it was written. */
export const LedgerEntryView = z.object({
  number: z.int(),
  at: Instant,
  /** A verb's id, or one of the realm's own reasons: content/texts/ledgerReasons.ts has the words. */
  reason: z.string(),
  /** Shared by the entries of one commit. */
  transactionId: z.string(),
  resources: z.partialRecord(ResourceName, z.int()),
  turns: z.int(),
  /** What was learned by it; absent where nothing was. */
  experience: z.int().optional(),
  balance: z.object({ resources: Resources, turns: z.int() }),
  /** The kingdom's power after the commit; absent in entries of before version 4. */
  power: z.int().min(0).optional(),
});
export type LedgerEntryView = z.output<typeof LedgerEntryView>;

/** What was held at a moment, and the turn it was: how many the kingdom had spent by then. */
export const CoursePoint = z.object({ at: Instant, held: z.int(), turn: z.int().min(0) });
export type CoursePoint = z.output<typeof CoursePoint>;

/** One stock over the latest lines of a ledger. */
export const StockAccount = z.object({
  stock: Stock,
  /** Lines that were looked at, newest back to oldest; `isWhole` when there are no older ones. */
  lines: z.int(),
  isWhole: z.boolean(),
  /** What was held after each change, oldest first; between two points nothing changed that is told of. */
  course: z.array(CoursePoint),
  /** What came and what went, by reason; the greatest sums first. */
  sums: z.array(z.object({ reason: z.string(), came: z.int().min(0), went: z.int().min(0) })),
});
export type StockAccount = z.output<typeof StockAccount>;

type Line = Pick<LedgerEntryView, 'at' | 'reason' | 'resources' | 'turns' | 'balance'>;

/** How much of a stock a line brought or took; 0 when it did not touch it. */
export const changeOf = ({ resources, turns }: Pick<Line, 'resources' | 'turns'>, stock: Stock): number =>
  stock === 'turns' ? turns : (resources[stock] ?? 0);

/** What was held of a stock after a line. */
export const heldAfter = ({ balance }: Pick<Line, 'balance'>, stock: Stock): number =>
  stock === 'turns' ? balance.turns : balance.resources[stock];

export const MOST_POINTS = 120;

/** Fewer points of the same course: of each stretch its highest, its lowest and its last. */
export const thinned = (points: readonly CoursePoint[]): CoursePoint[] => {
  if (points.length <= MOST_POINTS) return [...points];
  const stretch = Math.ceil(points.length / Math.floor(MOST_POINTS / 3));
  const kept: CoursePoint[] = [];
  for (let from = 0; from < points.length; from += stretch) {
    const part = points.slice(from, from + stretch);
    const by = part.toSorted((a, b) => a.held - b.held);
    const chosen = new Set([by[0], by.at(-1), part.at(-1)]);
    kept.push(...part.filter((point) => chosen.has(point)));
  }
  return kept;
};

/** The turn of each line, oldest first, when the kingdom has spent `turnsSpent` by now: whatever a line took of turns was spent with it. */
export const turnsOf = (lines: readonly Pick<Line, 'turns'>[], turnsSpent: number): readonly number[] => {
  let turn = turnsSpent - lines.reduce((sum, { turns }) => sum + Math.max(0, -turns), 0);
  return lines.map(({ turns }) => {
    turn += Math.max(0, -turns);
    return Math.max(0, turn);
  });
};

/** The account of one stock over `lines`, given oldest first, of a kingdom that has spent `turnsSpent` turns by now. */
export const stockAccount = (
  lines: readonly Line[],
  stock: Stock,
  { isWhole, turnsSpent }: { readonly isWhole: boolean; readonly turnsSpent: number },
): StockAccount => {
  const turnOf = turnsOf(lines, turnsSpent);
  const course: CoursePoint[] = [];
  const sums = new Map<string, { came: number; went: number }>();
  for (const [index, line] of lines.entries()) {
    const change = changeOf(line, stock);
    if (change === 0) continue;
    const turn = turnOf[index] ?? turnsSpent;
    const held = heldAfter(line, stock);
    // What was held before the first line that is looked at, as far back as it is known.
    if (course.length === 0 && !isWhole)
      course.push({ at: lines[0]?.at ?? line.at, held: held - change, turn: turnOf[0] ?? turn });
    // Lines of one moment are one point: the last of them is what was held.
    if (course.at(-1)?.at === line.at) course.pop();
    course.push({ at: line.at, held, turn });
    const sum = sums.get(line.reason) ?? { came: 0, went: 0 };
    sums.set(line.reason, {
      came: sum.came + Math.max(0, change),
      went: sum.went + Math.max(0, -change),
    });
  }
  return {
    stock,
    lines: lines.length,
    isWhole,
    course: thinned(course),
    sums: [...sums]
      .map(([reason, sum]) => ({ reason, ...sum }))
      .toSorted((a, b) => b.came + b.went - (a.came + a.went)),
  };
};
