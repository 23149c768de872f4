// Where a realm is kept, as an operator names it: `mongodb://…`, or a folder or data file on this machine (a bare path, or `sqlite:PATH`).
import { statSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../../cannotStart.ts';
import { AGGREGATES } from '../collections.ts';
import { openSqliteStore } from '../sqlite/openSqliteStore.ts';
import type { Store } from '../Store.ts';

export type Place =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'mongo'; readonly url: string };

const DATA_FILE = 'sigilla.db';

const isFile = (where: string): boolean => statSync(where, { throwIfNoEntry: false })?.isFile() === true;

/** Reads what an operator wrote. Throws CannotStart for an address of another kind. */
export const placeOf = (written: string): Place => {
  if (/^mongodb(\+srv)?:\/\//.test(written)) return { kind: 'mongo', url: written };
  if (/^[a-z+]+:\/\//i.test(written))
    throw new CannotStart(`No realm can be kept at ${written}: give a folder, or an address of MongoDB.`);
  const where = written.replace(/^sqlite:/, '');
  if (where === '') throw new CannotStart('A place is named by a folder, or by an address of MongoDB.');
  return {
    kind: 'sqlite',
    file: isFile(where) || /\.(db|sqlite)$/.test(where) ? where : path.join(where, DATA_FILE),
  };
};

/** A place in words, without what must not be read over a shoulder. */
export const nameOf = (place: Place): string =>
  place.kind === 'sqlite' ? place.file : place.url.replace(/\/\/.*@/, '//');

/** Opens the store of a place for writing; no server may have it open. */
export const openPlace = async (place: Place, now: () => number): Promise<Store> => {
  if (place.kind === 'sqlite') return openSqliteStore({ file: place.file, now, collections: AGGREGATES });
  // The driver is loaded only where it is wanted.
  const { openMongoStore } = await import('../mongo/openMongoStore.ts');
  return openMongoStore({ url: place.url, now, collections: AGGREGATES });
};
