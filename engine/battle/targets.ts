// Whom a company finds to strike at: the weakest of all, of those in reach, or the nearest.
// Invariant: nothing here draws; ties are settled as docs/BATTLE.md says.
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { REACH } from './law.ts';

/** The living company in [from, to) of which least is left, the first on ties, of wanted units only; -1 when there is none. */
export const weakestIn = (
  battle: CompiledBattle,
  armies: Armies,
  from: number,
  to: number,
  wanted: Uint8Array,
): number => {
  const { unitOf } = battle;
  let best = -1;
  let least = 0x7fff_ffff;
  for (let i = from; i < to; i += 1) {
    const left = armies.left[i] as number;
    if (left !== 0 && left < least && wanted[unitOf[i] as number] === 1) {
      best = i;
      least = left;
    }
  }
  return best;
};

/** Does company `a` come before `b` when the weakest is looked for? */
export const isWeaker = (left: Int32Array, a: number, b: number): boolean => {
  const mine = left[a] as number;
  const other = left[b] as number;
  return mine < other || (mine === other && a < b);
};

/** Where in its list of enemies from near to far a company finds the first that lives. There is at least one. */
export const seekNearest = ({ left, seek }: Armies, near: Uint8Array, actor: number): number => {
  let from = seek[actor] as number;
  while (left[near[from] as number] === 0) from += 1;
  seek[actor] = from;
  return from;
};

/** The weakest of the REACH nearest living enemies, the nearer on ties. There is at least one. */
export const weakestNear = (armies: Armies, near: Uint8Array, actor: number): number => {
  const { left } = armies;
  const from = seekNearest(armies, near, actor);
  let best = 0;
  let least = 0x7fff_ffff;
  let seen = 0;
  // Without a branch for the fallen, who lie about unpredictably: an empty pool wraps to the greatest integer and is not counted.
  for (let i = from; i < near.length && seen < REACH; i += 1) {
    const company = near[i] as number;
    const pool = left[company] as number;
    const rank = (pool - 1) & 0x7fff_ffff;
    seen += -pool >>> 31;
    if (rank < least) {
      best = company;
      least = rank;
    }
  }
  return best;
};
