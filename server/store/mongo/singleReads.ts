// How single documents are read, by their ids or by a unique key: those that are asked for at the same moment by one question (batches.ts).
// Invariant: the question goes by the index of what it asks for, and looks at no document that it does not answer.
import type { Collection, MongoClient } from 'mongodb';
import { answered } from './answered.ts';
import { WHOLE, type KeptDocument, type Whole } from './documents.ts';
import { Batches } from './batches.ts';
import type { KeyDocument } from './keyDocuments.ts';

/** Of each kind: questions at a time, and documents of one question. */
const QUESTIONS_AT_ONCE = 2;
const DOCUMENTS_A_QUESTION = 50;

/** Something asked for: what it is asked by, and a name by which its answer is known among others. */
interface Asked {
  readonly name: string;
  readonly key: string | KeyDocument;
}
export type SingleReads = Batches<Asked, Whole | undefined>;

/** Reads of single documents by what is at `path`: `_id`, or that of a unique key, whose names are the keys as JSON. */
export const singleReads = (
  client: MongoClient,
  documents: Collection<KeptDocument>,
  path: string,
): SingleReads =>
  new Batches({
    mostAtOnce: QUESTIONS_AT_ONCE,
    mostTogether: DOCUMENTS_A_QUESTION,
    run: async (asked) => {
      const keys = new Map(asked.map(({ name, key }) => [name, key]));
      const [[only, sole] = ['', ''], ...others] = keys;
      const isId = path === '_id';
      const asking = documents
        .find({ [path]: others.length === 0 ? sole : { $in: [...keys.values()] } })
        .hint(isId ? { _id: 1 } : path)
        .limit(keys.size)
        .batchSize(keys.size + 1)
        .project<Whole & Pick<KeptDocument, 'unique'>>(isId ? WHOLE : { ...WHOLE, [path]: 1 })
        .toArray();
      const found = await answered(client, asking);
      const nameOf = ({ _id, unique }: (typeof found)[number]): string => {
        if (others.length === 0) return only;
        return isId ? _id : JSON.stringify(Object.values(unique ?? {})[0]);
      };
      const byName = new Map(found.map((one) => [nameOf(one), one]));
      return ({ name }) => byName.get(name);
    },
  });
