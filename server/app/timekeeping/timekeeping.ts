// How a running server lives with a wall clock that is set: it looks at it often (server/clock.ts goes on steadily in between), and when the
// clock has jumped, every order window moves along, so that it closes after its own seconds, and whatever now lies absurdly far ahead is set
// right (setRight.ts). The same is done at start and hourly, for what happened while nobody was looking.
// Invariant: never two mendings at once; a mending that fails is logged and tried again with the next.
import { wait } from '../../clock.ts';
import type { SteadyClock } from '../../clock.ts';
import type { Company } from '../company.ts';
import type { House } from '../house.ts';
import type { JobRunner } from '../jobs/jobRunner.ts';
import { moveWindows } from './orderWindows.ts';
import { setRight } from './setRight.ts';

const LOOK_MS = 250;
const MEND_MS = 3_600_000;
const JUMP_TAKEN_SECONDS = 60;
/** Two processes see the same jump within half of this. */
const ALIKE_MS = 30_000;

/** Is a jump this process's to follow up? Of several that saw it at about the same time, one takes it up: any two share one of the two names. */
const isOurs = async (company: Company, now: number, jumped: number): Promise<boolean> => {
  for (const shift of [0, 0.5]) {
    const name = `jump/${Math.sign(jumped)}/${shift}/${Math.floor(now / ALIKE_MS + shift)}`;
    if (!(await company.takeUp(name, JUMP_TAKEN_SECONDS))) return false;
  }
  return true;
};

export interface Timekeeper {
  /** Resolves when a mending under way has ended; none begins afterwards. */
  stop(): Promise<void>;
}

/** Keeps the time of a house whose clock is `clock` and whose jobs `runner` does. */
export const keepTime = (
  house: House,
  clock: SteadyClock,
  runner: Pick<JobRunner, 'pause' | 'resume'>,
): Timekeeper => {
  let mending: Promise<void> | null = null;
  let mendedAt = clock.elapsed();
  const mend = async (jumped: number): Promise<void> => {
    mendedAt = clock.elapsed();
    // No job is taken by a time that its window does not know yet.
    await runner.pause();
    try {
      if (jumped !== 0) {
        house.log.warn({ jumpedMs: jumped }, 'the machine’s clock was set, or the machine slept');
        // Several processes on one machine see one jump: all of them hold still before one moves the windows, once.
        await wait(house.company.seesWithinMs);
        clock.jump(jumped);
        if (await isOurs(house.company, clock.now(), jumped)) await moveWindows(house, jumped);
        else await wait(house.company.seesWithinMs);
      }
      await setRight(house);
    } catch (error) {
      house.log.error({ err: error }, 'what lies ahead could not be set right');
    }
    runner.resume();
    mending = null;
  };
  const look = (): void => {
    if (mending !== null) return;
    const jumped = clock.look();
    if (jumped !== 0 || clock.elapsed() - mendedAt >= MEND_MS) mending = mend(jumped);
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await mending;
    },
  };
};
