// How a page of an index is read: along the index alone, from where the last page ended.
// Invariant: a page holds each document once and in the index's order, whatever is written between two pages.
import type { Collection, Document } from 'mongodb';
import { BadCursor, checkLimit, type FindOptions, type Page } from '../Store.ts';
import { indexPath, type KeptDocument } from './documents.ts';
import { documentRange, keyOf, pageBounds, readCursor, writeCursor } from './keyDocuments.ts';

/** What is read of each document of a page. */
export type Row<Field extends keyof KeptDocument> = Pick<KeptDocument, '_id' | Field>;

interface Rows<Field extends keyof KeptDocument> extends Pick<Page<unknown>, 'next'> {
  readonly rows: readonly Row<Field>[];
}

/** The documents of one page, each with the `fields` that are asked for. Throws BadCursor for a cursor that is none of this index. */
export const pageOf = async <Field extends keyof KeptDocument>(
  documents: Collection<KeptDocument>,
  index: string,
  options: FindOptions,
  fields: Readonly<Record<Field, 1>>,
): Promise<Rows<Field>> => {
  const { limit, descending = false, cursor } = options;
  checkLimit(limit);
  const from = cursor === undefined ? null : readCursor(cursor, options);
  if (cursor !== undefined && from === null) throw new BadCursor();
  const range = documentRange(options);
  if (range === null) return { rows: [], next: null };
  const path = indexPath(index);
  const { min, max } = pageBounds(path, range, from, descending);
  const direction = descending ? -1 : 1;
  const projection: Document = { ...fields, [path]: 1 };
  // One more than asked tells whether there is a next page.
  const found = await documents
    .find({})
    .hint(path)
    .min(min)
    .max(max)
    .sort({ [path]: direction, _id: direction })
    .limit(limit + 1)
    .batchSize(limit + 2)
    .project<Row<Field | 'keys'>>(projection)
    .toArray();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last === undefined ? null : writeCursor({ key: keyOf(last.keys?.[index] ?? {}), id: last._id }),
  };
};
