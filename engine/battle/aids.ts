// What units do for those beside them: banners that hearten, healers who mend, rams that shelter whoever walks behind.
// Invariant: an aid grows with the share of the side's health that gives it, and is whole at a tenth (AID_SHARE): more would be too many.
import { z } from 'zod';
import { STRIKES } from '@sigilla/content/schema/modifier.ts';
import type { Strike } from '@sigilla/content/schema/modifier.ts';
import { AID_SHARE } from './law.ts';
import type { BattleUnit } from './setup.ts';

/** What a side's own units do for all of it in one round: permille for its blows, and for blows against it by the way they strike. */
export const Aids = z.strictObject({
  heartens: z.int(),
  shelters: z.record(z.enum(STRIKES), z.int()),
});
export type Aids = z.infer<typeof Aids>;

export const NO_AIDS: Aids = { heartens: 0, shelters: { melee: 0, ranged: 0, magic: 0, siege: 0 } };

/** What one unit with `health` of its side's `all` gives of an aid that is `whole` permille when it is a tenth of the side. */
export const aidOf = (whole: number, health: number, all: number): number =>
  Math.sign(whole) * Math.floor((Math.abs(whole) * Math.min(AID_SHARE * health, all)) / all);

/** The aids of a side whose units have this much health left, in all `all`. */
export const aidsOf = (units: readonly BattleUnit[], health: ArrayLike<number>, all: number): Aids => {
  const shelters: Record<Strike, number> = { melee: 0, ranged: 0, magic: 0, siege: 0 };
  let heartens = 0;
  units.forEach(({ skill }, unit) => {
    const has = health[unit] ?? 0;
    if (skill === undefined || has === 0) return;
    heartens += aidOf(skill.heartens ?? 0, has, all);
    for (const strike of STRIKES) shelters[strike] += aidOf(skill.shelters?.[strike] ?? 0, has, all);
  });
  return { heartens, shelters };
};
