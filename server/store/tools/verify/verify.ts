// Looking through a whole realm at one instant: every document by itself, what documents say of each other, the books of every kingdom,
// unique keys, and what the store keeps beside the documents. Nothing is changed; a fault is told in words, with its collection and id.
import { aggregateOf, ledger } from '../../collections.ts';
import type { LedgerEntry } from '../../aggregates/ledger.ts';
import type { Progress } from '../progress.ts';
import { CARRIED, total } from '../snapshot.ts';
import type { Examined, Fault, Snapshot } from '../snapshot.ts';
import { bookFaults } from './books.ts';
import { readDocument, UniqueKeys } from './documents.ts';
import { References } from './references.ts';

const PAGE = 500;

export interface Verdict {
  readonly documents: number;
  readonly faults: number;
  /** Documents left of accounts and kingdoms that are gone; no fault, and removed in time. */
  readonly remains: number;
}

/** The books of one kingdom after the other: entries come in the order of their ids, so a kingdom's come together. */
class Books {
  readonly #references: References;
  readonly #tell: (fault: Fault) => void;
  readonly #seen = new Set<string>();
  #kingdomId = '';
  #entries: LedgerEntry[] = [];

  constructor(references: References, tell: (fault: Fault) => void) {
    this.#references = references;
    this.#tell = tell;
  }

  add(entry: LedgerEntry): void {
    if (entry.kingdomId !== this.#kingdomId) this.#close();
    this.#kingdomId = entry.kingdomId;
    this.#entries.push(entry);
  }

  /** Closes the last, and those that have no entry at all. */
  end(): void {
    this.#close();
    for (const id of this.#references.kingdomIds())
      if (!this.#seen.has(id)) bookFaults(id, [], this.#references.holding(id)).forEach(this.#tell);
  }

  #close(): void {
    const id = this.#kingdomId;
    // What is left of a kingdom that is being removed, page by page, need not sum to anything.
    const held = this.#references.holding(id);
    if (held !== null && this.#entries.length > 0) bookFaults(id, this.#entries, held).forEach(this.#tell);
    this.#seen.add(id);
    this.#entries = [];
  }
}

/** Looks through a snapshot; `tell` hears every fault. */
export const verifySnapshot = async (
  snapshot: Snapshot,
  progress: Progress,
  tell: (fault: Fault) => void,
): Promise<Verdict> => {
  const counts = await snapshot.counts();
  let faults = 0;
  let documents = 0;
  const fault = (one: Fault): void => {
    faults += 1;
    tell(one);
  };
  const references = new References();
  const keys = new UniqueKeys();
  const books = new Books(references, fault);
  progress.begin('looked through', 0, total(counts));
  for (const { name } of CARRIED) {
    const aggregate = aggregateOf(name);
    let after: string | null = '';
    do {
      const page: Examined = await snapshot.examine(aggregate, { after, limit: PAGE });
      page.faults.forEach(fault);
      for (const document of page.documents) {
        const read = readDocument(aggregate, document);
        for (const what of read.faults) fault({ collection: name, id: document.id, what });
        if (read.body === undefined) continue;
        references.note(name, document.id, read.body);
        keys.claim(aggregate, document.id, read.body).forEach(fault);
        if (name === ledger.name) books.add(read.body as LedgerEntry);
      }
      documents += page.documents.length;
      progress.add(page.documents.length);
      after = page.last;
    } while (after !== null);
  }
  books.end();
  references.faults().forEach(fault);
  progress.say('looking at what belongs to no document');
  (await snapshot.strays()).forEach(fault);
  const remains = [...references.remains().values()].reduce((sum, n) => sum + n, 0);
  return { documents, faults, remains };
};
