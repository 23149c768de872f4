// Kingdoms that were named before names were compared by their looks: each gets its key at start, oldest first, before anyone comes in.
// Invariant: no kingdom loses its name; of two that look alike the older holds the key, and nobody new can take the look of either.
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { likenessOf } from '@sigilla/engine/kingdom/names.ts';
import { kingdoms } from '../../store/collections.ts';
import { replace } from '../../store/Store.ts';
import type { Store } from '../../store/Store.ts';

const AT_ONCE = 200;

/** Gives every kingdom without a key its own, where it is free. */
export const keyOlderNames = async (
  store: Store,
  content: Pick<KingdomContent, 'lookAlikes'>,
): Promise<void> => {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await store.find(kingdoms, 'unkeyed', {
      prefix: [],
      limit: AT_ONCE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    // Handed over in order, and written in that order; a key that is taken leaves its kingdom as it was.
    await Promise.all(
      page.items.map((found) =>
        store.commit([
          replace(kingdoms, found, { ...found.body, nameKey: likenessOf(found.body.name, content) }),
        ]),
      ),
    );
    cursor = page.next;
  }
};
