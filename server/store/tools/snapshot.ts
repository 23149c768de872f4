// A realm as it stands at one instant, whoever writes to it meanwhile. Copies, backups and verification read nothing else.
import { CannotStart } from '../../cannotStart.ts';
import { AGGREGATES } from '../collections.ts';
import type { AnyCollection, RawDocument } from '../Store.ts';

export interface Snapshot {
  /** Names the instant, so that work that was cut off can ask for the same one again. */
  readonly instant: string;
  /** Epoch milliseconds. */
  readonly takenAt: number;
  /** How many documents each collection has that has any. */
  counts(): Promise<Counts>;
  /** See Store.scan. */
  scan(
    collection: AnyCollection,
    options: { readonly after?: string; readonly limit: number },
  ): Promise<readonly RawDocument[]>;
  /** The same documents, and what is wrong with what the store keeps beside them: keys, entries, summaries. One that can't be read is only told of. */
  examine(
    collection: AnyCollection,
    options: { readonly after?: string; readonly limit: number },
  ): Promise<Examined>;
  /** What is wrong with the rest: entries of no document, missing indexes, a damaged file. Asked when all has been examined. */
  strays(): Promise<readonly Fault[]>;
  /** Lets go of it. `forGood` when the work is done: the instant can't be asked for again. */
  close(forGood: boolean): Promise<void>;
}

/** Nothing is kept in a place yet. */
export class NoRealm extends CannotStart {
  constructor(where: string) {
    super(`There is no realm in ${where}.`);
  }
}

/** Something that is not as it must be, in words. */
export interface Fault {
  readonly collection: string;
  /** null where it concerns no single document. */
  readonly id: string | null;
  readonly what: string;
}

export interface Examined {
  readonly documents: readonly RawDocument[];
  readonly faults: readonly Fault[];
  /** The id of the last document that was looked at; null when there are no more. */
  readonly last: string | null;
}

export type Counts = Readonly<Record<string, number>>;

/** What marks a store that is being filled is never a part of what is kept. */
const NOT_KEPT = 'fillings';

/** The collections that are carried, in the order in which they are. */
export const CARRIED: readonly AnyCollection[] = AGGREGATES.filter(({ name }) => name !== NOT_KEPT);

/** Documents altogether. */
export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Whether a store is in the midst of being filled. */
export const isHalfFilled = (counts: Counts): boolean => (counts[NOT_KEPT] ?? 0) > 0;

/** Throws when a realm can't be carried whole: it is not whole itself, or a newer version of the game wrote it. */
export const checkCarried = (counts: Counts, where: string): void => {
  if (isHalfFilled(counts))
    throw new CannotStart(
      `${where} is only half filled: finish the copy or the restoring that fills it first.`,
    );
  const known = new Set(CARRIED.map(({ name }) => name));
  const unknown = Object.keys(counts).filter((name) => !known.has(name) && name !== NOT_KEPT);
  if (unknown.length > 0)
    throw new CannotStart(
      `${where} was written by a newer version of the game (it has ${unknown.join(', ')}): use that version's tools.`,
    );
};

/** A place in a realm that is gone through collection by collection, by id: what comes before it is done. */
export interface Position {
  readonly collection: string;
  readonly id: string;
}

/** Documents of one collection, in the order of their ids. */
export interface Part {
  readonly collection: AnyCollection;
  readonly documents: readonly RawDocument[];
}

const DOCUMENTS_A_PART = 500;

/** Everything that a snapshot holds behind a position, part by part. */
export async function* partsOf(
  snapshot: Pick<Snapshot, 'scan'>,
  behind: Position | null,
): AsyncGenerator<Part> {
  const from = behind === null ? 0 : CARRIED.findIndex(({ name }) => name === behind.collection);
  for (const [n, collection] of CARRIED.slice(from).entries()) {
    let after = n === 0 && behind !== null ? behind.id : undefined;
    for (;;) {
      const documents = await snapshot.scan(collection, {
        limit: DOCUMENTS_A_PART,
        ...(after === undefined ? {} : { after }),
      });
      if (documents.length > 0) yield { collection, documents };
      if (documents.length < DOCUMENTS_A_PART) break;
      after = documents.at(-1)?.id;
    }
  }
}
