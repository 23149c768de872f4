// An army breaks down into companies: men of one unit type who fight, suffer and run as one (G-179).
// Invariants: at most MAX_COMPANIES a side; every man is in exactly one company; the breakdown depends on the setup alone,
// so a company's number means the same in the engine, in a round log and on the canvas.
import type { Strike, UnitType } from '@sigilla/content/schema/modifier.ts';
import { MAX_COMPANIES } from './law.ts';
import type { BattleSetup, Side } from './setup.ts';

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
 * Sizes of the companies each quantity breaks into. The size is max(1, ceil(men / 40)) and grows by one while the side would
 * field more than 40 companies; the men of a unit are shared evenly, larger companies first.
 */
export const companySizes = (quantities: readonly number[]): number[][] => {
  let men = 0;
  for (const quantity of quantities) men += quantity;
  let size = Math.max(1, Math.ceil(men / MAX_COMPANIES));
  const companies = (of: number): number =>
    quantities.reduce((count, quantity) => count + Math.ceil(quantity / of), 0);
  while (companies(size) > MAX_COMPANIES) size += 1;
  return quantities.map((quantity) => {
    const count = Math.ceil(quantity / size);
    const each = Math.floor(quantity / count);
    const larger = quantity % count;
    return Array.from({ length: count }, (_, i) => (i < larger ? each + 1 : each));
  });
};

/** Types that fight from behind the others. */
export const isRear = (type: UnitType): boolean =>
  type === 'archer' || type === 'siege' || type === 'support';

/** All companies of a battle in the order of their index. */
export const companiesOf = (setup: BattleSetup): Company[] => {
  const companies: Company[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const { units } = setup[side];
    const sizes = companySizes(units.map((unit) => unit.quantity));
    const fresh = units.flatMap((unit, u) =>
      (sizes[u] ?? []).map((men) => ({ unit, u, men, rank: isRear(unit.type) ? 'rear' : 'front' }) as const),
    );
    const inRank = { front: 0, rear: 0 };
    const total = { front: 0, rear: 0 };
    for (const { rank } of fresh) total[rank] += 1;
    for (const { unit, u, men, rank } of fresh) {
      const lane = Math.floor(((2 * inRank[rank] + 1) * 500) / total[rank]);
      inRank[rank] += 1;
      companies.push({
        index: companies.length,
        side,
        unit: u,
        unitId: unit.unitId,
        name: unit.name,
        plural: unit.plural,
        type: unit.type,
        strikes: unit.strikes,
        men,
        rank,
        lane,
      });
    }
  }
  return companies;
};
