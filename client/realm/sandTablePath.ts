// The way to the sand table with a rival already laid out, as the planner reads it from its address.
import type { BattleType } from '@sigilla/content/schema/terrain.ts';

/** Whom to fight there, of what power, on which ground and in what kind of battle; with which of one's own armies, unless the first. */
export interface Laid {
  readonly against: string;
  readonly power: number;
  readonly ground: string;
  readonly kind: BattleType;
  readonly army?: string;
}

/** The address of the sand table with all that laid out. */
export const sandTablePath = ({ power, ...laid }: Laid): string =>
  `/sandtable?${new URLSearchParams({ ...laid, power: String(power) }).toString()}`;
