// The part of a kingdom, or of its ruler's view, that bonuses come from, and the memory by which they are reckoned once a change.
// Invariant: a kingdom's lists are never changed, only replaced, so the same lists always give the same sums.
import type { Kingdom } from './kingdom.ts';

/** Whatever bonuses come from. A new kind of source (heroes, technologies) is named here and in sources.ts. */
const HOLDINGS = ['buildings', 'artifacts', 'activeEffects'] as const;
export type Holdings = Pick<Kingdom, (typeof HOLDINGS)[number]>;

/**
 * Reckons something of holdings once, by their lists: a deed asks several times of the same ones, the next deed again. What comes out belongs
 * to everyone who asks, and must not be changed.
 */
export const reckonedOnce = <Rest extends readonly unknown[], Sum>(
  reckon: (holdings: Holdings, ...rest: Rest) => Sum,
): ((holdings: Holdings, ...rest: Rest) => Sum) => {
  const reckoned = new WeakMap<
    Holdings['buildings'],
    { readonly holdings: Holdings; readonly rest: Rest; readonly sum: Sum }
  >();
  return (holdings, ...rest) => {
    const known = reckoned.get(holdings.buildings);
    if (
      known !== undefined &&
      HOLDINGS.every((name) => known.holdings[name] === holdings[name]) &&
      known.rest.every((one, i) => one === rest[i])
    )
      return known.sum;
    const sum = reckon(holdings, ...rest);
    const { buildings, artifacts, activeEffects } = holdings;
    reckoned.set(buildings, { holdings: { buildings, artifacts, activeEffects }, rest, sum });
    return sum;
  };
};
