// The one evaluator of honors, for learning and for the kingdom alike: counters in, what they have newly earned out. It knows neither what is
// counted nor who counts. Invariants: higher counters never earn less; nothing is earned twice; the order of the list decides nothing.
import type { Achievement } from '@sigilla/content/schema/achievement.ts';

/** How far each counter has come; one that is not named stands at 0. */
export type Counters = Readonly<Record<string, number>>;

/** The counter of honors themselves: how many are held. The evaluator keeps it, whatever it is told. */
const HONORS = 'honors';

const reached = (counters: Counters, counter: string): number =>
  Object.hasOwn(counters, counter) ? (counters[counter] ?? 0) : 0;

/** What may be earned, as far as earning goes. */
export type Earnable = Pick<Achievement, 'id' | 'needs'>;

/** What may be earned by each counter. */
export type ByCounter = ReadonlyMap<string, readonly Earnable[]>;

/** The same by what it needs. */
export const byCounter = (all: readonly Earnable[]): ByCounter =>
  Map.groupBy(all, ({ needs }) => needs.counter);

/** Is anything newly earned? Asks of each counter that is named, and of no other, so that whoever names few is answered soon. */
export const earnsMore = (all: ByCounter, counters: Counters, held: ReadonlySet<string>): boolean => {
  const reaches = (counter: string, stands: number): boolean =>
    all.get(counter)?.some(({ id, needs }) => stands >= needs.atLeast && !held.has(id)) ?? false;
  for (const counter of Object.keys(counters))
    if (counter !== HONORS && reaches(counter, counters[counter] ?? 0)) return true;
  return reaches(HONORS, held.size);
};

/** Those of `all` that these counters earn and that are not held; those that count honors among them, as often as one leads to the next. */
export const newlyEarned = <A extends Earnable>(
  all: readonly A[],
  counters: Counters,
  held: ReadonlySet<string>,
): readonly A[] => {
  const earned = new Set<A>();
  const stands = (counter: string): number =>
    counter === HONORS ? held.size + earned.size : reached(counters, counter);
  // Nearly always nothing is earned, and then they are gone through once.
  let before: number;
  do {
    before = earned.size;
    for (const one of all)
      if (!held.has(one.id) && stands(one.needs.counter) >= one.needs.atLeast) earned.add(one);
  } while (earned.size > before);
  return earned.size === 0 ? [] : all.filter((one) => earned.has(one));
};

/** How far somebody is on the way to an achievement. */
export interface Progress {
  readonly current: number;
  readonly target: number;
  /** Whole percent; 100 only when it is reached. */
  readonly percentage: number;
}

/** The way to an achievement; whoever holds it has come to its end, whatever is counted today. */
export const progressTo = (
  { id, needs }: Earnable,
  counters: Counters,
  held: ReadonlySet<string>,
): Progress => {
  const target = needs.atLeast;
  const counted = needs.counter === HONORS ? held.size : reached(counters, needs.counter);
  const current = held.has(id) ? target : Math.min(target, Math.floor(counted));
  return { current, target, percentage: Math.floor((100 * current) / target) };
};
