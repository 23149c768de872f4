// The same learners at the pace of people: each answers every two seconds, at moments of their own, and has the next scroll drawn meanwhile, as a
// server draws it while its learner reads. What each waits for is told by the clock, since most of it is waiting for others and for the disk.
import { setTimeout as after } from 'node:timers/promises';

/** As fast as a hand may go through scrolls that it has hardly read. */
const EVERY_MS = 2000;
const ANSWERS_EACH = 4;
/** Those before them count for nothing. */
const UNTIMED_EACH = 1;

interface Learning {
  /** Draws the next scroll of a learner; answers with the way to answer it. */
  readonly draw: (learner: number) => Promise<() => Promise<void>>;
  readonly learners: number;
}

interface Pace {
  /** Milliseconds from an answer's arrival until it is kept and told, from the quickest to the last. */
  readonly waited: readonly number[];
  /** Of a core, drawing included. */
  readonly load: number;
}

/** Lets every learner answer at their own moments; the moments of one run are not those of another. */
export const atThePaceOfPeople = async ({ draw, learners }: Learning): Promise<Pace> => {
  const waited: number[] = [];
  const first: (() => Promise<void>)[] = [];
  for (let learner = 0; learner < learners; learner += 1) first.push(await draw(learner));
  const began = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    first.map(async (drawn, learner) => {
      let answer = drawn;
      let due = began + Math.random() * EVERY_MS;
      for (let turn = 0; turn < UNTIMED_EACH + ANSWERS_EACH; turn += 1) {
        await after(Math.max(0, due - performance.now()));
        due += EVERY_MS;
        const arrived = performance.now();
        await answer();
        if (turn >= UNTIMED_EACH) waited.push(performance.now() - arrived);
        if (turn + 1 < UNTIMED_EACH + ANSWERS_EACH) answer = await draw(learner);
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  const load = (user + system) / 1000 / (performance.now() - began);
  return { waited: waited.toSorted((one, other) => one - other), load };
};
