// Facts: what everyone else learns once a commit is durable. A fact says that an aggregate is now at a revision, and why; it is not the truth.
// Delivery is at most once and in the order of commits on this process; who sees a gap in revisions reads the aggregate again.
// Invariant: nothing is published before its commit is on disk.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ranksAlike } from '@sigilla/engine/kingdom/summary.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { Log } from '../log.ts';
import type { Change } from '../store/Store.ts';
import { jobs } from './jobs.ts';
import { accounts, battles, chronicle, kingdoms, notices, sessions } from '../store/collections.ts';
import type { Account, ChronicleLine, Notice } from '../store/collections.ts';

/** An aggregate that is announced, by the name of its collection. */
export type FactAggregate =
  | 'kingdoms'
  | 'battles'
  | 'chronicle'
  | 'notices'
  | 'jobs'
  | 'accounts'
  | 'sessions';

export interface Fact {
  /** See `topics`. A change that concerns several topics is published once in each. */
  readonly topic: string;
  readonly aggregate: FactAggregate;
  readonly id: string;
  /** The document's revision after the commit; 0 when it was removed. */
  readonly revision: number;
  /** What happened, in order, as texts that are fit for the owner of the aggregate. */
  readonly events: readonly EventText[];
  /** Of a kingdom: has anything that the rankings show of it moved? True where that is not known. */
  readonly movesRank: boolean;
}

/** The names under which facts are published. */
export const topics = {
  /** Every kingdom, battle and chronicle line of a game server. */
  realm: (serverId: string): string => `realm/${serverId}`,
  /** What concerns one account: its kingdoms, battles and notices. */
  account: (accountId: string): string => `account/${accountId}`,
  battle: (battleId: string): string => `battle/${battleId}`,
  /** The end of a session. */
  session: (sessionId: string): string => `session/${sessionId}`,
  /** An account itself: what it may, and whether it is there. */
  standing: (accountId: string): string => `standing/${accountId}`,
  /** Jobs that were written, so that the runner of this process need not wait for its next look. */
  jobs: (): string => 'jobs',
};

type FactListener = (fact: Fact) => void;

/** Carries facts to projections: in this process, or through Redis to all of them. */
export interface Publisher {
  publish(fact: Fact): void;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: FactListener): () => void;
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
  };
};

/** Whoever is taken away is told of: a session, an account. */
const bereft = ({ collection, id }: Change): readonly string[] => {
  if (collection.name === sessions.name) return [topics.session(id)];
  return collection.name === accounts.name ? [topics.standing(id)] : [];
};

const concerned = (collection: string, body: unknown): readonly string[] => {
  switch (collection) {
    case kingdoms.name: {
      const kingdom = body as Kingdom;
      return [topics.realm(kingdom.serverId), topics.account(kingdom.accountId)];
    }
    case battles.name: {
      const battle = body as BattleDoc;
      return [
        topics.realm(battle.serverId),
        topics.battle(battle.id),
        topics.account(battle.attacker.accountId),
        topics.account(battle.defender.accountId),
      ];
    }
    case chronicle.name:
      return [topics.realm((body as ChronicleLine).serverId)];
    case notices.name:
      return [topics.account((body as Notice).accountId)];
    case jobs.name:
      return [topics.jobs()];
    case accounts.name:
      return [topics.standing((body as Account).id)];
    default:
      return [];
  }
};

const movesRank = (collection: string, before: unknown, after: unknown): boolean =>
  collection === kingdoms.name && (before === undefined || !ranksAlike(before as Kingdom, after as Kingdom));

/** The facts of a committed change set. `events` are those announced by `collection/id`, `seen` the bodies that were replaced, as far as they were read. */
export const factsOf = (
  changes: readonly Change[],
  revisions: ReadonlyMap<string, number>,
  events: ReadonlyMap<string, readonly EventText[]>,
  seen: ReadonlyMap<string, unknown>,
): readonly Fact[] =>
  changes.flatMap((change) => {
    if (change.kind === 'remove')
      return bereft(change).map((topic) => ({
        topic,
        aggregate: change.collection.name as FactAggregate,
        id: change.id,
        revision: 0,
        events: [],
        movesRank: false,
      }));
    if (change.kind !== 'create' && change.kind !== 'replace') return [];
    const key = `${change.collection.name}/${change.id}`;
    const moves = movesRank(change.collection.name, seen.get(key), change.body);
    return concerned(change.collection.name, change.body).map((topic) => ({
      topic,
      aggregate: change.collection.name as FactAggregate,
      id: change.id,
      revision: revisions.get(key) ?? 0,
      events: events.get(key) ?? [],
      movesRank: moves,
    }));
  });
