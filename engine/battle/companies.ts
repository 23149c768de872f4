// An army breaks down into companies: men of one unit type who fight, suffer and run as one (G-179).
// Invariants: at most MAX_COMPANIES a side; every man is in exactly one company; the breakdown depends on the setup alone,
// so a company's number means the same in the engine, in a round log and on the canvas.
import type { Strike, UnitType } from '@sigilla/content/schema/modifier.ts';
import { MAX_COMPANIES } from './law.ts';
import type { BattleSetup, BattleUnit, Side } from './setup.ts';

/** One company. `index` is unique in the battle: the attacker's come first. */
export interface Company {
  readonly index: number;
  readonly side: Side;
  /** Index into the side's `units`. */
  readonly unit: number;
  readonly unitId: string;
  readonly name: string;
  readonly plural: string;
  readonly type: UnitType;
  readonly strikes: Strike;
  /** Men at the start. */
  readonly men: number;
  /** Who stands in front (infantry, cavalry, ships) and who behind (archers, engines, support). */
  readonly rank: 'front' | 'rear';
  /** Place along its rank, 0 (north end) to 1000. */
  readonly lane: number;
}

/**
 * Sizes of the companies each quantity breaks into: min(40, men) companies in all, one for each unit, every further one to the
 * unit whose companies are then the largest on average (the first on ties); within a unit the men are shared evenly, larger
 * companies first. So no company of an army of one unit has more than max(1, ceil(men / 40)) men.
 */
export const companySizes = (quantities: readonly number[]): number[][] => {
  const counts = quantities.map(() => 1);
  const men = quantities.reduce((sum, quantity) => sum + quantity, 0);
  for (let free = Math.min(MAX_COMPANIES, men) - counts.length; free > 0; free -= 1) {
    let largest = 0;
    // quantity / count, compared as integers: a/b > c/d when a x d > c x b.
    for (let i = 1; i < quantities.length; i += 1)
      if ((quantities[i] ?? 0) * (counts[largest] ?? 1) > (quantities[largest] ?? 0) * (counts[i] ?? 1))
        largest = i;
    counts[largest] = (counts[largest] ?? 0) + 1;
  }
  return quantities.map((quantity, u) => {
    const count = counts[u] ?? 1;
    const each = Math.floor(quantity / count);
    const larger = quantity % count;
    const sizes: number[] = [];
    for (let i = 0; i < count; i += 1) sizes.push(i < larger ? each + 1 : each);
    return sizes;
  });
};

/** Types that fight from behind the others. */
export const isRear = (type: UnitType): boolean =>
  type === 'archer' || type === 'siege' || type === 'support';

/** Adds the companies of one side to the list. */
const breakDown = (setup: BattleSetup, side: Side, companies: Company[]): void => {
  const { units } = setup[side];
  const sizes = companySizes(units.map((unit) => unit.quantity));
  const inRank = [0, 0];
  const placed = [0, 0];
  for (let unit = 0; unit < units.length; unit += 1) {
    const rear = isRear((units[unit] as BattleUnit).type) ? 1 : 0;
    inRank[rear] = (inRank[rear] as number) + (sizes[unit] as number[]).length;
  }
  for (let unit = 0; unit < units.length; unit += 1) {
    const { unitId, name, plural, type, strikes } = units[unit] as BattleUnit;
    const rear = isRear(type) ? 1 : 0;
    const rank = rear === 1 ? 'rear' : 'front';
    for (const men of sizes[unit] as number[]) {
      const before = placed[rear] as number;
      placed[rear] = before + 1;
      const lane = Math.floor(((2 * before + 1) * 500) / (inRank[rear] as number));
      const index = companies.length;
      companies.push({ index, side, unit, unitId, name, plural, type, strikes, men, rank, lane });
    }
  }
};

/** All companies of a battle in the order of their index. */
export const companiesOf = (setup: BattleSetup): Company[] => {
  const companies: Company[] = [];
  breakDown(setup, 'attacker', companies);
  breakDown(setup, 'defender', companies);
  return companies;
};
