// One document of any aggregate, read for whoever asks: most readings of a single thing are no more than this and a view.
import type { Collection } from '../../store/Store.ts';
import type { House } from '../house.ts';

/** The document as `view` shows it; null when there is none, and when the view shows nothing of it. */
export const oneSeen = async <T, V>(
  { store }: Pick<House, 'store'>,
  of: Collection<T>,
  id: string,
  view: (document: T) => V | null,
): Promise<V | null> => {
  const found = await store.get(of, id);
  return found === null ? null : view(found.body);
};
