// The part of a kingdom, or of its ruler's view, that bonuses come from, and the memory by which they are reckoned once a change.
// Invariant: a kingdom's lists are never changed, only replaced, so the same lists always give the same sums.
import type { Kingdom, Magic } from './kingdom.ts';

/** Whatever bonuses come from. A new kind of source is named here, in PARTS and in sources.ts. */
export type Holdings = Pick<Kingdom, 'buildings' | 'artifacts' | 'activeEffects' | 'spellPath' | 'heroes'> & {
  readonly magic: Pick<Magic, 'technologies'>;
};

/** What must be the same for the sums to be. */
const PARTS: readonly ((holdings: Holdings) => unknown)[] = [
  ({ buildings }) => buildings,
  ({ artifacts }) => artifacts,
  ({ activeEffects }) => activeEffects,
  ({ spellPath }) => spellPath,
  ({ heroes }) => heroes,
  ({ magic }) => magic.technologies,
];

/**
 * Reckons something of holdings once, by their lists: a deed asks several times of the same ones, the next deed again. What comes out belongs
 * to everyone who asks, and must not be changed.
 */
export const reckonedOnce = <Rest extends readonly unknown[], Sum>(
  reckon: (holdings: Holdings, ...rest: Rest) => Sum,
): ((holdings: Holdings, ...rest: Rest) => Sum) => {
  const reckoned = new WeakMap<
    Holdings['buildings'],
    { readonly parts: readonly unknown[]; readonly rest: Rest; readonly sum: Sum }
  >();
  return (holdings, ...rest) => {
    const known = reckoned.get(holdings.buildings);
    if (
      known !== undefined &&
      PARTS.every((part, i) => known.parts[i] === part(holdings)) &&
      known.rest.every((one, i) => one === rest[i])
    )
      return known.sum;
    const sum = reckon(holdings, ...rest);
    reckoned.set(holdings.buildings, { parts: PARTS.map((part) => part(holdings)), rest, sum });
    return sum;
  };
};
