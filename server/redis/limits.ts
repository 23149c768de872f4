// Knocks counted together by all processes, in Redis. While Redis is away each process counts for itself: nobody is refused for that.
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { fine, refuse } from '@sigilla/engine/core/result.ts';
import { LIMITS, pointsOf } from '../app/limits.ts';
import type { Limit, Limits } from '../app/limits.ts';

/** Limits over Redis; `near` are those of this process alone. */
export const sharedLimits = (redis: Redis, prefix: string, factor: number, near: Limits): Limits => {
  const counter = (limit: Limit): RateLimiterRedis =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${prefix}limit/${limit}`,
      points: pointsOf(limit, factor),
      duration: LIMITS[limit].duration,
    });
  const counters = new Map<Limit, RateLimiterRedis>();
  const of = (limit: Limit): RateLimiterRedis => {
    const known = counters.get(limit) ?? counter(limit);
    counters.set(limit, known);
    return known;
  };
  return {
    async take(limit, key) {
      try {
        await of(limit).consume(key);
        return fine;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) return near.take(limit, key);
        return refuse({
          code: 'too_many_requests',
          params: { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) },
        });
      }
    },
    async isSpent(limit, key) {
      try {
        const taken = await of(limit).get(key);
        return taken !== null && taken.consumedPoints >= pointsOf(limit, factor);
      } catch {
        return near.isSpent(limit, key);
      }
    },
  };
};
