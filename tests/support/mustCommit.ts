// A change set that a test writes past the one door, as no player can. Nobody tests anything on a realm in which it was not kept.
import type { ChangeSet, Store } from '@sigilla/server/store/Store.ts';

/** Commits a set that must succeed, and answers the new revisions. Throws where it was not kept. */
export const mustCommit = async (
  store: Pick<Store, 'commit'>,
  changes: ChangeSet,
): Promise<ReadonlyMap<string, number>> => {
  const result = await store.commit(changes);
  if (result.status !== 'committed') throw new Error(`not committed: ${JSON.stringify(result)}`);
  return result.revisions;
};
