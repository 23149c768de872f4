// The way to the sand table with a rival already laid out, as the planner reads it from its address.
import type { BattleType } from '@sigilla/content/schema/terrain.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';

/** Whom to fight there, of what power, on which ground and in what kind of battle; with which of one's own armies, unless the first, and from which side, unless as the one who attacks. */
export interface Laid {
  readonly against: string;
  readonly power: number;
  readonly ground: string;
  readonly kind: BattleType;
  readonly army?: string;
  readonly side?: Side;
}

/** The address of the sand table with all that laid out. */
export const sandTablePath = ({ power, ...laid }: Laid): string =>
  `/sandtable?${new URLSearchParams({ ...laid, power: String(power) }).toString()}`;
