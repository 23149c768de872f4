// Facts: what everyone else learns once a commit is durable. A fact says that an aggregate is now at a revision; it is not the truth.
// Delivery is at most once and in the order of commits on this process; who sees a gap in revisions reads the aggregate again.
// Invariant: nothing is published before its commit is on disk.
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ranksAlike } from '@sigilla/engine/kingdom/summary.ts';
import type { Log } from '../log.ts';
import type { Change } from '../store/Store.ts';
import { claimableAt } from '../store/aggregates/jobs.ts';
import type { JobDoc } from '../store/aggregates/jobs.ts';
import { aggregateOf, jobs, kingdoms } from '../store/collections.ts';
import type { CollectionName } from '../store/collections.ts';

export interface Fact {
  /** See server/store/topics.ts. A change that concerns several topics is published once in each. */
  readonly topic: string;
  readonly aggregate: CollectionName;
  readonly id: string;
  /** The document's revision after the commit; 0 when it was removed. */
  readonly revision: number;
  /** Of a kingdom: has anything that the rankings show of it moved? True where that is not known. */
  readonly movesRank: boolean;
  /** Of a job: when it may be taken, epoch milliseconds. 0 where that is not known, and of everything else. */
  readonly dueAt: number;
}

type FactListener = (fact: Fact) => void;

/** Carries facts to projections: in this process, or through Redis to all of them. */
export interface Publisher {
  publish(fact: Fact): void;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: FactListener): () => void;
  /** Says that facts of other processes may have been missed: whatever is shown is to be read again. The answer ends the subscription. */
  onDoubt(listener: () => void): () => void;
}

/** A publisher for a single process. A listener that throws is logged and does not keep others from hearing. */
export const localPublisher = (log: Log): Publisher => {
  const listeners = new Map<string, Set<FactListener>>();
  return {
    publish(fact) {
      for (const listener of listeners.get(fact.topic) ?? []) {
        try {
          listener(fact);
        } catch (error) {
          log.error(
            { err: error, topic: fact.topic, aggregate: fact.aggregate },
            'a projection failed on a fact',
          );
        }
      }
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set<FactListener>();
      listeners.set(topic, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    onDoubt: () => () => undefined,
  };
};

/** Whom a change concerns, as its aggregate declares. */
const concerned = (change: Change): readonly string[] => {
  const { told } = aggregateOf(change.collection.name);
  if (told === 'none' || change.kind === 'expect') return [];
  if (change.kind === 'remove') return told.removed === 'none' ? [] : told.removed(change.id);
  return told.written === 'none' ? [] : told.written(change.body);
};

const movesRank = (change: Change, before: unknown): boolean =>
  change.collection.name === kingdoms.name &&
  'body' in change &&
  (before === undefined || !ranksAlike(before as Kingdom, change.body as Kingdom));

const dueOf = (change: Change): number =>
  change.collection.name === jobs.name && 'body' in change ? claimableAt(change.body as JobDoc) : 0;

/** The facts of a committed change set. `seen` are the bodies that were replaced, as far as they were read. */
export const factsOf = (
  changes: readonly Change[],
  revisions: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, unknown>,
): readonly Fact[] =>
  changes.flatMap((change) => {
    const key = `${change.collection.name}/${change.id}`;
    const moves = movesRank(change, seen.get(key));
    const dueAt = dueOf(change);
    return concerned(change).map((topic) => ({
      topic,
      aggregate: change.collection.name as CollectionName,
      id: change.id,
      revision: revisions.get(key) ?? 0,
      movesRank: moves,
      dueAt,
    }));
  });
