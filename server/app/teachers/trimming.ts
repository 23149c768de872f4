// The archive stays within its bounds: what was laid aside goes after a time, and of too many the oldest.
import { writings } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { KEPT_MS } from '../kept.ts';
import { removeUpTo } from '../tidying.ts';

/** Questions of the archive, of a kilobyte or two each. */
export const MOST_WRITINGS = 5_000;
const PAGE = 200;

/** Removes the oldest of too many, a page at most; true when there are no more than there may be. */
const trimOldest = async (house: House, most: number): Promise<boolean> => {
  const over = (await house.store.count(writings, 'time', [], { most: most + PAGE })) - most;
  if (over <= 0) return true;
  const { items } = await house.store.find(writings, 'time', { prefix: [], limit: over });
  const to = items.at(-1)?.body.writtenAt ?? 0;
  return (await removeUpTo(house, writings, 'time', { prefix: [], to })) && over < PAGE;
};

/** One sitting's share of it; true when nothing is left to trim. */
export const trimWritings = async (house: House, most = MOST_WRITINGS): Promise<boolean> => {
  const to = house.clock.now() - KEPT_MS.setAside;
  const forgotten = await removeUpTo(house, writings, 'aside', { prefix: [], to });
  return (await trimOldest(house, most)) && forgotten;
};
