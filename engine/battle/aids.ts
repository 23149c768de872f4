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
export const aidOf = (whole: number, health: number, all: number): number => {
  if (whole === 0) return 0;
  const part = Math.floor((Math.abs(whole) * Math.min(AID_SHARE * health, all)) / all);
  return whole < 0 ? 0 - part : part;
};

/** What aids do against blows of one way of striking, by its place in STRIKES. */
export const shelterFrom = ({ shelters }: Aids, strike: number): number => {
  switch (strike) {
    case 0:
      return shelters.melee;
    case 1:
      return shelters.ranged;
    case 2:
      return shelters.magic;
    default:
      return shelters.siege;
  }
};

/** A unit that aids those beside it: its number in the battle and, with nothing left out, what it gives. */
export interface AidGiver {
  readonly unit: number;
  readonly heartens: number;
  readonly shelters: Readonly<Record<Strike, number>>;
}

/** Those of a side's units that aid the others; the side's first unit has the number `first` in the battle. */
export const aidGivers = (units: readonly BattleUnit[], first: number): readonly AidGiver[] =>
  units.flatMap(({ skill }, i) =>
    skill?.heartens === undefined && skill?.shelters === undefined
      ? []
      : [
          {
            unit: first + i,
            heartens: skill.heartens ?? 0,
            shelters: { ...NO_AIDS.shelters, ...skill.shelters },
          },
        ],
  );

/** Aids that nobody else holds: to be kept, or to be written over round by round. */
export const copyAids = ({ heartens, shelters }: Aids): Aids => ({ heartens, shelters: { ...shelters } });

/** Writes into `aids` those of a side whose units have this much health left (by their number in the battle), in all `all`. */
export const writeAids = (
  aids: Aids,
  givers: readonly AidGiver[],
  health: ArrayLike<number>,
  all: number,
): void => {
  let heartens = 0;
  let melee = 0;
  let ranged = 0;
  let magic = 0;
  let siege = 0;
  for (let i = 0; i < givers.length; i += 1) {
    const { unit, heartens: hearts, shelters } = givers[i] as AidGiver;
    const has = health[unit] as number;
    if (has === 0) continue;
    heartens += aidOf(hearts, has, all);
    melee += aidOf(shelters.melee, has, all);
    ranged += aidOf(shelters.ranged, has, all);
    magic += aidOf(shelters.magic, has, all);
    siege += aidOf(shelters.siege, has, all);
  }
  const { shelters } = aids;
  aids.heartens = heartens;
  shelters.melee = melee;
  shelters.ranged = ranged;
  shelters.magic = magic;
  shelters.siege = siege;
};
