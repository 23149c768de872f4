// Connections to Redis: one that speaks, and one for each listener, which may do nothing else. A command is sent now or fails now: nothing
// queues up for a Redis that is away, and none waits long for one that is stuck. Connections are made again by themselves, for ever.
// Invariant: a Redis that can't be reached at the start is a CannotStartYet with a sentence; one that goes later is the caller's to live without.
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import { CannotStartYet } from '../cannotStart.ts';
import { errorText } from '../errorText.ts';

const ANSWER_WITHIN_MS = 1_000;
/** Whoever starts is at work themselves, reading all of their own code: a second may pass before an answer that has come is looked at. */
const FIRST_ANSWER_WITHIN_MS = 15_000;
const CONNECT_WITHIN_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

const OPTIONS: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_WITHIN_MS,
  retryStrategy: (attempt) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(attempt, 10)),
};

/** The address without what may be secret in it. */
const shown = (url: string): string => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

const words = (url: string, error: unknown): CannotStartYet =>
  new CannotStartYet(
    `Redis at ${shown(url)} can't be reached (${errorText(error)}). ` +
      'Start it or mend REDIS_URL; a process that is alone over its data needs none: unset it.',
    { cause: error },
  );

/** A connection that is open. Throws CannotStartYet when there is none to be had. */
export const connect = async (url: string, options: RedisOptions = {}): Promise<Redis> => {
  const redis = new Redis(url, { ...OPTIONS, ...options, commandTimeout: FIRST_ANSWER_WITHIN_MS });
  let last: unknown = null;
  // Without a listener each failure would be printed with its stack; who lives without Redis is told elsewhere, once.
  redis.on('error', (error) => {
    last = error;
  });
  try {
    await redis.connect();
    await redis.ping();
    redis.options.commandTimeout = ANSWER_WITHIN_MS;
    return redis;
  } catch (error) {
    redis.disconnect();
    throw words(url, last ?? error);
  }
};

/** A connection for listening: Redis refuses it the question by which readiness is usually found. */
export const EARS: RedisOptions = { enableReadyCheck: false, autoResubscribe: false };
