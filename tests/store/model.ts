// The store as a reader would first write it down: a map and plain sorting. Contract tests hold every adapter to its answers.
// It knows nothing of encodings, pages or groups, so it can only agree with an adapter that has them right.
import type {
  ChangeSet,
  CommitResult,
  FindOptions,
  IndexKey,
  KeyPart,
  AnyCollection,
} from '@sigilla/server/store/Store.ts';

interface Kept {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly revision: number;
  readonly body: unknown;
}

export const compareText = (a: string, b: string): number => {
  const left = Array.from(a, (character) => character.codePointAt(0) ?? 0);
  const right = Array.from(b, (character) => character.codePointAt(0) ?? 0);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};

const comparePart = (a: KeyPart, b: KeyPart): number => {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return typeof a === 'number' ? -1 : 1;
};

export const compareKeys = (a: IndexKey, b: IndexKey): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = comparePart(a[i] as KeyPart, b[i] as KeyPart);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

const begins = (key: IndexKey, prefix: IndexKey): boolean =>
  key.length >= prefix.length && compareKeys(key.slice(0, prefix.length), prefix) === 0;

const keyIn = (kept: Kept, kind: 'indexes' | 'unique', name: string): IndexKey | null =>
  kept.collection[kind][name]?.(kept.body as never) ?? null;

/** What a look-up covers, without paging. */
type Whole = Omit<FindOptions, 'limit' | 'cursor'>;

export class ModelStore {
  #kept = new Map<string, Kept>();

  get(collection: AnyCollection, id: string): { revision: number; body: unknown } | null {
    const kept = this.#kept.get(`${collection.name}/${id}`);
    return kept === undefined ? null : { revision: kept.revision, body: kept.body };
  }

  find(collection: AnyCollection, index: string, options: Whole): readonly string[] {
    const { prefix, from, to, descending = false } = options;
    const found = [...this.#kept.values()]
      .filter((kept) => kept.collection.name === collection.name)
      .map((kept) => ({ id: kept.id, key: keyIn(kept, 'indexes', index) }))
      .filter((entry): entry is { id: string; key: IndexKey } => entry.key !== null)
      .filter(({ key }) => {
        if (!begins(key, prefix)) return false;
        const next = key[prefix.length];
        if (next === undefined) return from === undefined;
        return (
          (from === undefined || comparePart(next, from) >= 0) &&
          (to === undefined || comparePart(next, to) <= 0)
        );
      })
      .sort((a, b) => compareKeys(a.key, b.key) || compareText(a.id, b.id))
      .map(({ id }) => id);
    return descending ? found.reverse() : found;
  }

  commit(changes: ChangeSet): CommitResult {
    for (const change of changes) {
      const expected = change.kind === 'create' ? 0 : change.revision;
      if ((this.get(change.collection, change.id)?.revision ?? 0) !== expected) {
        return { status: 'moved', collection: change.collection.name, id: change.id };
      }
    }
    const after = new Map(this.#kept);
    const revisions = new Map<string, number>();
    for (const change of changes) {
      const name = `${change.collection.name}/${change.id}`;
      if (change.kind === 'remove') after.delete(name);
      if (change.kind === 'create' || change.kind === 'replace') {
        const revision = (after.get(name)?.revision ?? 0) + 1;
        after.set(name, {
          collection: change.collection,
          id: change.id,
          revision,
          body: JSON.parse(JSON.stringify(change.body)) as unknown,
        });
        revisions.set(name, revision);
      }
    }
    const clash = firstClash(after, changes);
    if (clash !== null) return clash;
    this.#kept = after;
    return { status: 'committed', revisions };
  }
}

/** The first change, in the set's order, whose document would share a unique key with another. */
const firstClash = (after: ReadonlyMap<string, Kept>, changes: ChangeSet): CommitResult | null => {
  const settled: Kept[] = [];
  const pending = changes.flatMap((change) => {
    const kept = after.get(`${change.collection.name}/${change.id}`);
    return kept === undefined ? [] : [kept];
  });
  for (const kept of after.values()) if (!pending.includes(kept)) settled.push(kept);
  for (const kept of pending) {
    for (const name of Object.keys(kept.collection.unique)) {
      const key = keyIn(kept, 'unique', name);
      const clashes =
        key !== null &&
        settled.some((other) => {
          const held = other.collection.name === kept.collection.name ? keyIn(other, 'unique', name) : null;
          return held !== null && compareKeys(held, key) === 0;
        });
      if (clashes) return { status: 'taken', collection: kept.collection.name, key: name };
    }
    settled.push(kept);
  }
  return null;
};
