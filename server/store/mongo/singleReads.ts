// How single documents are read, by their ids or by a unique key: those that are asked for at the same moment by one question (gathered.ts).
// Invariant: the question goes by the index of what it asks for, and looks at no document that it does not answer.
import type { Collection } from 'mongodb';
import { WHOLE, type KeptDocument, type Whole } from './documents.ts';
import { Gathered } from './gathered.ts';
import type { KeyDocument } from './keyDocuments.ts';

/** Of each kind: questions at a time, and documents of one question. */
const QUESTIONS_AT_ONCE = 2;
const DOCUMENTS_A_QUESTION = 50;

/** Reads of single documents by what is at `path`: `_id`, or that of a unique key, whose names are the keys as JSON. */
export const singleReads = (
  documents: Collection<KeptDocument>,
  path: string,
): Gathered<string | KeyDocument, Whole> =>
  new Gathered<string | KeyDocument, Whole>({
    mostAtOnce: QUESTIONS_AT_ONCE,
    mostTogether: DOCUMENTS_A_QUESTION,
    read: async (keys) => {
      const [[only, sole] = ['', ''], ...others] = keys;
      const isId = path === '_id';
      const found = await documents
        .find({ [path]: others.length === 0 ? sole : { $in: [...keys.values()] } })
        .hint(isId ? { _id: 1 } : path)
        .limit(keys.size)
        .batchSize(keys.size + 1)
        .project<Whole & Pick<KeptDocument, 'unique'>>(isId ? WHOLE : { ...WHOLE, [path]: 1 })
        .toArray();
      if (others.length === 0) return new Map(found.map((one) => [only, one]));
      const nameIn = ({ _id, unique }: (typeof found)[number]): string =>
        isId ? _id : JSON.stringify(Object.values(unique ?? {})[0]);
      return new Map(found.map((one) => [nameIn(one), one]));
    },
  });
