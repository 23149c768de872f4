// Readings of one's own renown: the gallery, and what is new in it. Reading never writes, and what few hold is read of a tally, not counted.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { TallyId } from '@sigilla/engine/honors/tally.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { renownGallery, unseenFeats } from '@sigilla/engine/renown/gallery.ts';
import { newRenown } from '@sigilla/engine/renown/renown.ts';
import type { Renown } from '@sigilla/engine/renown/renown.ts';
import type { EarnedFeat, RenownGallery } from '@sigilla/engine/renown/views.ts';
import { renown, tallies } from '../../store/collections.ts';
import type { House } from '../house.ts';

type Reading = Pick<House, 'store' | 'content'>;

const renownOf = async ({ store }: Reading, accountId: AccountId): Promise<Renown> =>
  (await store.get(renown, accountId))?.body ?? newRenown(accountId);

/** The gallery of a kingdom's ruler, with how far this kingdom has come. */
export const ownRenown = async (house: Reading, kingdom: Kingdom): Promise<RenownGallery> => {
  const [own, tally] = await Promise.all([
    renownOf(house, kingdom.accountId),
    house.store.get(tallies, 'kingdom' satisfies TallyId),
  ]);
  return renownGallery(own, kingdom, house.content, tally?.body ?? null);
};

/** What was earned since its ruler last looked, and how many were earned in all. */
export const unseenOf = async (
  house: Reading,
  accountId: AccountId,
): Promise<{ readonly achievements: EarnedFeat[]; readonly earned: number }> => {
  const own = await renownOf(house, accountId);
  return { achievements: [...unseenFeats(own, house.content)], earned: own.earned.length };
};
