// How far along something is, and how it gets there. Invariant: both stay between 0 and 1.

/** Not below 0, not above 1. */
export const clamp01 = (n: number): number => Math.max(0, Math.min(1, n));
/** Slow at both ends. */
export const ease = (n: number): number => {
  const t = clamp01(n);
  return t * t * (3 - 2 * t);
};
