// Filling an empty store with a realm, part by part: what `copy` and `restore` have in common.
// Invariants: nothing is written to a store that holds anything else; until the last part is there the store says of itself that it is
// being filled, and no server opens it; cut off anywhere, the same filling goes on where it was.
import { CannotStart } from '../../cannotStart.ts';
import { fillings } from '../collections.ts';
import { FILLING_ID } from '../aggregates/realm.ts';
import type { Filling } from '../aggregates/realm.ts';
import { create, remove, replace } from '../Store.ts';
import type { Change, Store, Stored } from '../Store.ts';
import type { Progress } from './progress.ts';
import { CARRIED, total } from './snapshot.ts';
import type { Counts, Part, Position } from './snapshot.ts';

/** What a store is filled with. */
export interface Source {
  /** In words. */
  readonly from: string;
  readonly instant: string;
  readonly counts: Counts;
  readonly parts: (behind: Position | null) => AsyncIterable<Part>;
}

const write = async (store: Store, change: Change): Promise<void> => {
  const result = await store.commit([change]);
  if (result.status !== 'committed')
    throw new CannotStart('Somebody else writes to the store that is being filled.');
};

/** The filling that a store is in the midst of, or null. */
export const fillingOf = (store: Store): Promise<Stored<Filling> | null> => store.get(fillings, FILLING_ID);

const isEmpty = async (store: Store): Promise<boolean> => {
  for (const collection of CARRIED) if ((await store.scan(collection, { limit: 1 })).length > 0) return false;
  return true;
};

/** A store that is to be filled holds a realm. */
export const notEmpty = (where: string): CannotStart =>
  new CannotStart(`${where} is not empty. Nothing was changed: a realm is put only where there is none.`);

/** A store is in the midst of being filled, and not with this. */
export const notTheSame = (where: string, { from }: Filling): CannotStart =>
  new CannotStart(
    `${where} holds a part of another realm, or of another moment of it (from ${from}). Nothing was changed: ` +
      'let that copy or restoring come to its end, or empty the store.',
  );

/** Throws unless a store is empty, or holds the beginning of this very filling. */
export const checkTarget = async (store: Store, where: string, instant: string | null): Promise<void> => {
  const begun = await fillingOf(store);
  if (begun === null) {
    if (!(await isEmpty(store))) throw notEmpty(where);
  } else if (begun.body.instant !== instant) throw notTheSame(where, begun.body);
};

/** Fills a store, or goes on filling it. Throws CannotStart, having written nothing, when it holds anything else. */
export const fill = async (
  store: Store,
  where: string,
  { from, instant, counts, parts }: Source,
  { now, progress }: { readonly now: () => number; readonly progress: Progress },
): Promise<void> => {
  await checkTarget(store, where, (await fillingOf(store)) === null ? null : instant);
  if ((await fillingOf(store)) === null)
    await write(
      store,
      create(fillings, FILLING_ID, { from, instant, begunAt: now(), reached: null, documents: 0 }),
    );
  let state = await fillingOf(store);
  if (state === null) throw new Error('the filling was not kept');
  if (state.body.documents > 0)
    progress.say(`${where} was being filled already: going on behind ${state.body.documents} documents.`);
  progress.begin(`into ${where}`, state.body.documents, total(counts));
  for await (const { collection, documents } of parts(state.body.reached)) {
    await store.restore(collection, documents);
    const id = documents.at(-1)?.id;
    if (id === undefined) continue;
    const body: Filling = {
      ...state.body,
      reached: { collection: collection.name, id },
      documents: state.body.documents + documents.length,
    };
    await write(store, replace(fillings, state, body));
    state = { id: FILLING_ID, revision: state.revision + 1, body };
    progress.add(documents.length);
  }
  if (state.body.documents !== total(counts))
    throw new CannotStart(
      `${state.body.documents} documents came, and there should be ${total(counts)}: ${where} was not filled to its end.`,
    );
  await write(store, remove(fillings, state));
};
