// The archive stays within its bounds and loses nothing by accident: what was laid aside goes after a time, of too many the oldest, and what no report
// keeps off its shelf any more (its reporter has gone, and the report with them) stands there again.
import { ok } from '@sigilla/engine/core/result.ts';
import { putBack } from '@sigilla/engine/learning/writing.ts';
import { reports, writings } from '../../store/collections.ts';
import { everyPage } from '../../store/everyPage.ts';
import type { House } from '../house.ts';
import { KEPT_MS } from '../housekeeping/kept.ts';
import { removeUpTo } from '../housekeeping/tidying.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import { kept, writeTidied } from '../writeOutcome.ts';
import type { Tidied } from '../writeOutcome.ts';

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

/** A writing that was reported, back on its shelf unless a report of it still waits. A report that comes meanwhile changes the writing as well. */
const released = async (unit: Pick<Unit, 'get' | 'find'>, id: string): Promise<readonly Tidied[]> => {
  const found = await unit.get(writings, id);
  if (found?.body.aside?.why !== 'reported') return [];
  const { items } = await unit.find(reports, 'holding', { prefix: [id], limit: 1 });
  return items.length > 0 ? [] : [kept(writings, id, putBack(found.body))];
};

/** Puts back what nobody's report holds. */
const releaseWritings = async (house: House): Promise<void> => {
  for await (const items of everyPage((from) =>
    house.store.find(writings, 'aside', { prefix: [], limit: PAGE, ...from }),
  ))
    for (const { id, body } of items)
      if (body.aside?.why === 'reported' && (await house.store.count(reports, 'holding', [id])) === 0)
        await transact(house, async (unit) => {
          await writeTidied(unit, await released(unit, id));
          return ok(undefined);
        });
};

/** One sitting's share of it; true when nothing is left to trim. */
export const trimWritings = async (house: House, most = MOST_WRITINGS): Promise<boolean> => {
  await releaseWritings(house);
  const to = house.clock.now() - KEPT_MS.setAside;
  const forgotten = await removeUpTo(house, writings, 'aside', { prefix: [], to });
  return (await trimOldest(house, most)) && forgotten;
};
