// Where Colyseus keeps its listings when there are several processes. Rooms are projections, so every process seats its callers in rooms of its
// own: those it looks up in its memory. What others have open it asks of Redis, which only a caller who returns to a room elsewhere needs.
// Invariant: Redis being away fails no seat in a room of this process, and nothing here ever rejects on its account.
import { LocalDriver, LocalPresence } from '@colyseus/core';
import type { IRoomCache, MatchMakerDriver, Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

/** What it is for fails meanwhile; the next listing, or `relist`, makes it good. */
const ignore = (): void => undefined;

/** Listings of rooms: this process's own at hand, everyone's in Redis. */
export const nearDriver = (redis: Redis): MatchMakerDriver => {
  const near = new LocalDriver();
  const far = new RedisDriver(redis);
  const tell = (room: IRoomCache): void => {
    far.persist(room).catch(ignore);
  };
  const lookFar = (roomId: string): Promise<IRoomCache | undefined> =>
    far.findOne({ roomId }).catch(() => undefined);
  return {
    has: async (roomId) => near.has(roomId) || (await far.has(roomId).catch(() => false)),
    query: async (conditions, sortOptions) =>
      far.query(conditions, sortOptions).catch(() => near.query(conditions, sortOptions)),
    async cleanup(processId) {
      await near.cleanup(processId);
      await far.cleanup(processId).catch(ignore);
    },
    async findOne(conditions, sortOptions) {
      const own = await near.findOne(conditions, sortOptions);
      if (own !== undefined || conditions.roomId === undefined) return own;
      return (await lookFar(conditions.roomId)) as IRoomCache;
    },
    // Asked for by Colyseus to see which of its own listings have gone missing.
    findByIds: (roomIds) => far.findByIds(roomIds).catch(() => near.findByIds(roomIds)),
    remove(roomId) {
      far.remove(roomId).catch(ignore);
      return near.remove(roomId);
    },
    update(room, operations) {
      const done = near.update(room, operations);
      tell(room);
      return done;
    },
    persist(room, create) {
      tell(room);
      return near.has(room.roomId) || near.persist(room, create);
    },
    clear: () => near.clear(),
    shutdown: ignore,
  };
};

class Far extends RedisPresence {
  /** That Redis is away is told once, by the voice (voice.ts); Colyseus would say it at every attempt, past the log. */
  constructor(redis: Redis) {
    super(redis);
    for (const connection of [this.pub, this.sub]) connection.removeAllListeners('error').on('error', ignore);
  }

  /** Ends the connection that it made for itself. */
  hangUp(): void {
    this.sub.disconnect();
  }
}

/** Locks that keep two callers from making one room: a matter of this process. */
const NEAR_ONLY: readonly string[] = ['hincrbyex', 'hincrby', 'incr', 'decr'];

/**
 * Colyseus' presence over Redis, for what processes ask each other. What Redis can't do at the moment is done in memory, as by a process alone;
 * a listener is heard by both, and Redis' client takes its subscriptions up again by itself.
 */
export const nearPresence = (redis: Redis): Presence => {
  const near = new LocalPresence();
  const far = new Far(redis);
  const call = (target: object, name: PropertyKey, given: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(target, name) as (...all: readonly unknown[]) => unknown, target, given);
  const both =
    (name: 'subscribe' | 'unsubscribe') =>
    async (...given: readonly unknown[]): Promise<void> => {
      await call(near, name, given);
      await Promise.resolve(call(far, name, given)).catch(ignore);
    };
  const shared: Readonly<Record<string, (...given: readonly unknown[]) => unknown>> = {
    subscribe: both('subscribe'),
    unsubscribe: both('unsubscribe'),
    setMaxListeners(...given) {
      call(near, 'setMaxListeners', given);
      call(far, 'setMaxListeners', given);
    },
    shutdown: () => far.hangUp(),
  };
  return new Proxy<Presence>(near, {
    get(_target, name) {
      const own = typeof name === 'string' ? shared[name] : undefined;
      if (own !== undefined) return own;
      if (typeof Reflect.get(near, name) !== 'function') return Reflect.get(near, name);
      if (typeof name !== 'string' || NEAR_ONLY.includes(name))
        return (...given: readonly unknown[]) => call(near, name, given);
      return async (...given: readonly unknown[]) => {
        try {
          return await call(far, name, given);
        } catch {
          return await call(near, name, given);
        }
      };
    },
  });
};
