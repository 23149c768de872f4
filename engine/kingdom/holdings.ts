// The part of a kingdom, or of its ruler's view, that bonuses come from, and the memory by which they are reckoned once a change.
// Invariant: a kingdom's lists are never changed, only replaced, so the same lists always give the same sums.
import type { Kingdom, Magic } from './kingdom.ts';

/** Whatever bonuses come from. A new kind of source is named here, in `isSame` and in sources.ts. */
export type Holdings = Pick<Kingdom, 'buildings' | 'artifacts' | 'activeEffects' | 'spellPath' | 'heroes'> & {
  readonly magic: Pick<Magic, 'technologies'>;
};

/** Are the lists the same, so that the sums must be? */
const isSame = (a: Holdings, b: Holdings): boolean =>
  a.buildings === b.buildings &&
  a.artifacts === b.artifacts &&
  a.activeEffects === b.activeEffects &&
  a.spellPath === b.spellPath &&
  a.heroes === b.heroes &&
  a.magic.technologies === b.magic.technologies;

/** The lists alone, without the rest of what they are parts of. */
const listsOf = ({ buildings, artifacts, activeEffects, spellPath, heroes, magic }: Holdings): Holdings => ({
  buildings,
  artifacts,
  activeEffects,
  spellPath,
  heroes,
  magic: { technologies: magic.technologies },
});

/**
 * Reckons something of holdings once, by their lists: a deed asks several times of the same ones, the next deed again. What comes out belongs
 * to everyone who asks, and must not be changed.
 */
export const reckonedOnce = <Rest extends readonly unknown[], Sum>(
  reckon: (holdings: Holdings, ...rest: Rest) => Sum,
): ((holdings: Holdings, ...rest: Rest) => Sum) => {
  const reckoned = new WeakMap<
    Holdings['buildings'],
    { readonly of: Holdings; readonly rest: Rest; readonly sum: Sum }
  >();
  return (holdings, ...rest) => {
    const known = reckoned.get(holdings.buildings);
    if (known !== undefined && isSame(known.of, holdings) && known.rest.every((one, i) => one === rest[i]))
      return known.sum;
    const sum = reckon(holdings, ...rest);
    reckoned.set(holdings.buildings, { of: listsOf(holdings), rest, sum });
    return sum;
  };
};
