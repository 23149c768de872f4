// Waiting for what comes of itself: looked at again and again, as nobody tells of it.
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds; the test's own time limit is the only one. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(5);
};
