// A clock that goes on as the machine's does and that a test moves on: nobody waits for what is due in a minute.
// Invariant: the jobs are looked at as soon as the time has passed. They are woken a moment before: who is told a time that lies
// behind what he waits for sleeps on.
import { systemClock } from '@sigilla/server/clock.ts';
import type { Clock } from '@sigilla/server/clock.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { topics } from '@sigilla/server/store/topics.ts';

interface MovedTime {
  readonly clock: Clock;
  /** Lets so much time pass at once, on the server that lives by this clock. */
  pass(server: RunningServer, milliseconds: number): void;
}

/** A clock at the time of now, and the hand that moves it on. */
export const movedTime = (): MovedTime => {
  let passed = 0;
  return {
    clock: { now: () => systemClock.now() + passed, elapsed: () => systemClock.elapsed() + passed },
    pass({ house }, milliseconds) {
      house.publisher.publish({
        topic: topics.jobs(),
        aggregate: 'jobs',
        id: 'time has passed',
        revision: 0,
        movesRank: false,
        dueAt: 0,
      });
      passed += milliseconds;
    },
  };
};
