// The house tidying up by itself: what is forgotten, added up or mended is said as a list (writeOutcome.ts writes it), and where it is much, a page a
// commit, so that no sitting is long and a kill loses nothing but its place.
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Collection } from '../../store/Store.ts';
import type { House } from '../house.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import { dropped, writeTidied } from '../writeOutcome.ts';
import type { Tidied } from '../writeOutcome.ts';

const PAGE = 200;
const PAGES_A_SITTING = 10;

type Reads = Pick<Unit, 'now' | 'get' | 'find'>;

/** One page of work, and whether nothing comes after it. */
export interface TidiedPage {
  readonly work: readonly Tidied[];
  readonly isLast: boolean;
}

/** Does in one commit what `look` finds to do. */
export const tidy = (
  house: House,
  look: (unit: Reads) => Promise<readonly Tidied[]>,
): Promise<Result<void>> =>
  transact(house, async (unit) => {
    await writeTidied(unit, await look(unit));
    return ok(undefined);
  });

/** One sitting of pages, each a commit; true when it came to the end. */
export const tidyPages = async (
  house: House,
  look: (unit: Reads) => Promise<TidiedPage>,
): Promise<boolean> => {
  for (let page = 0; page < PAGES_A_SITTING; page += 1) {
    const done = await transact(house, async (unit) => {
      const { work, isLast } = await look(unit);
      await writeTidied(unit, work);
      return ok(isLast);
    });
    if (!done.ok) return false;
    if (done.value) return true;
  }
  return false;
};

/** Removes what an index holds up to `to`, page by page; true when it came to the end. */
export const removeUpTo = <T>(
  house: House,
  collection: Collection<T>,
  index: string,
  range: { readonly prefix: readonly string[]; readonly to?: number },
): Promise<boolean> =>
  tidyPages(house, async (unit) => {
    const found = await unit.find(collection, index, { ...range, limit: PAGE });
    return { work: found.items.map(({ id }) => dropped(collection, id)), isLast: found.next === null };
  });
