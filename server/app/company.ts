// The other processes over the same realm, as this one deals with them: facts go to all, knocks are counted together, notes tell who is where,
// and what befalls every process at once is taken up by one. A process that is alone is a company of one, in memory; server/redis/ is the other.
// Invariant: nothing here is the truth, and nothing of the realm is lost without it; whatever may have been missed is read again from the store.
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { localBoard } from './board.ts';
import type { Board } from './board.ts';
import { openLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import { localPublisher } from './publish.ts';
import type { Publisher } from './publish.ts';

export interface Company {
  readonly publisher: Publisher;
  readonly limits: Limits;
  readonly board: Board;
  /** The others can't be reached: each goes on by itself. Never true of a process that is alone. */
  readonly isCutOff: boolean;
  /** Takes up, for `seconds`, what every process sees at once and one must do. True for the first that asks. */
  takeUp(what: string, seconds: number): Promise<boolean>;
  /** How long, in milliseconds, until every other process has seen what this one has just seen. */
  readonly seesWithinMs: number;
  /** Says good-bye. */
  close(): Promise<void>;
}

export interface CompanyOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** See openLimits. */
  readonly limitFactor: number;
}

/** A company of one. */
export const alone = ({ clock, log, limitFactor }: CompanyOptions): Company => ({
  publisher: localPublisher(log),
  limits: openLimits(limitFactor, clock),
  board: localBoard(),
  isCutOff: false,
  takeUp: async () => true,
  seesWithinMs: 0,
  close: async () => undefined,
});
