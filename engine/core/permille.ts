// Integer arithmetic for rules: ratios are permille (1000 = one), products stay below 2^53, every division floors.

const ONE = 1000;

/** `value` times `permille` thousandths, rounded down. Both integers. */
export const scale = (value: number, permille: number): number => Math.floor((value * permille) / ONE);

/** `part` of `whole` in permille, rounded down; 0 when the whole is 0. */
export const permilleOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * ONE) / whole);

/** `value` held between `low` and `high`, both included. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
