// The ruled lines of a chart's field: round numbers that hold what is drawn. Invariant: they are even, hold 0, and reach at least as far as
// the greatest and the least.

const RULES = 4;

/** 1, 2 or 5 times a power of ten: the least such step with which RULES steps hold `top`. */
const stepFor = (top: number): number => {
  const rough = Math.max(1, top / RULES);
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.ceil(([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power);
};

/** The amounts at which a field from `least` (0 or below) to `most` is ruled, lowest first; one step above the line at the least. */
export const rulesFor = (most: number, least = 0): readonly number[] => {
  const step = stepFor(Math.max(1, most, -least));
  const below = Math.ceil(Math.max(0, -least) / step);
  const above = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
};

/**
 * A line ruled by hand from `from` to `to` at height `y`: a path that strays by less than a pixel, always alike for the same line.
 */
export const ruledPath = (from: number, to: number, y: number): string => {
  const stray = (part: number): number => Math.sin(y * 1.7 + part * 2.3) * 0.7;
  const at = (part: number): string => (from + ((to - from) * part) / 3).toFixed(1);
  return `M${from.toFixed(1)} ${(y + stray(0)).toFixed(2)} C${at(1)} ${(y + stray(1)).toFixed(2)} ${at(2)} ${(y + stray(2)).toFixed(2)} ${to.toFixed(1)} ${(y + stray(3)).toFixed(2)}`;
};
