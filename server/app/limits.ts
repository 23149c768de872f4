// How often one may knock: by account for actions, by address and by e-mail for sign-in and sign-up. Counted in this process's memory.
// Numbers and their reasons are in docs/SECURITY.md. Invariant: a refusal says in how many seconds to come again.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fine, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';

/** Points within seconds. An action bar clicked as fast as hands can stays far below; a script does not. */
const LIMITS = {
  /** By account. */
  action: { points: 400, duration: 20 },
  /** By address: any call. */
  call: { points: 6000, duration: 60 },
  /** By address: passwords tried, right or wrong. */
  login: { points: 100, duration: 300 },
  /** By e-mail: passwords tried, right or wrong, from anywhere. */
  loginName: { points: 10, duration: 300 },
  /** By address: accounts and guests made, and accounts claimed. */
  register: { points: 120, duration: 600 },
} as const;
type Limit = keyof typeof LIMITS;

export interface Limits {
  /** Takes one point; refuses when there is none left. */
  take(limit: Limit, key: string): Promise<Result<void>>;
}

/** Limits with every number of points multiplied by `factor`. */
export const openLimits = (factor: number): Limits => {
  const counters = new Map(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: Math.max(1, Math.floor(points * factor)), duration }),
    ]),
  );
  return {
    async take(limit, key) {
      try {
        await counters.get(limit)?.consume(key);
        return fine;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return refuse({
          code: 'too_many_requests',
          params: { seconds: Math.ceil(error.msBeforeNext / 1000) },
        });
      }
    },
  };
};
