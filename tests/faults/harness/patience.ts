// Waits that have an end: what is waited for, however slow the machine, comes within it or says that it did not, and what is known of why.
// Invariant: nothing in the harness waits for ever; a suite that ends a test by its own clock tells nobody what it waited for.
import { setTimeout as pause } from 'node:timers/promises';

/** Nothing at all has happened for so long: longer than the slowest recovery that a machine with thirty times too much to do was seen to need. */
export const NOTHING_COMES_MS = 240_000;

/** What somebody waited for in vain. `known`: what there is to say about it, a line each. */
export class WaitedInVain extends Error {
  constructor(what: string, milliseconds: number, known: readonly string[]) {
    super([`${what} did not come in ${milliseconds / 1000} s`, ...known].join('\n'));
    this.name = 'WaitedInVain';
  }
}

/**
 * How long somebody waits for an answer before they ask again: `first`, twice as long after each that did not come, `most` at last, and `first` again once one
 * has come. A machine that takes longer than `first` over every answer would hear nothing else than the same thing asked again.
 */
export class Patience {
  readonly #first: number;
  readonly #most: number;
  #now: number;

  constructor(first: number, most: number) {
    this.#first = first;
    this.#most = most;
    this.#now = first;
  }

  get milliseconds(): number {
    return this.#now;
  }

  /** Whether an answer came in time. */
  note(isAnswered: boolean): void {
    this.#now = isAnswered ? this.#first : Math.min(2 * this.#now, this.#most);
  }
}

/** The work's outcome; fails when it takes longer than `milliseconds`. What the work does after that nobody hears. */
export const within = async <T>(
  milliseconds: number,
  what: string,
  work: Promise<T>,
  known: () => readonly string[] = () => [],
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WaitedInVain(what, milliseconds, known())), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};

/** Waits until `counted` reaches `goal`, for as long as it grows: fails when it has stood still for `milliseconds`. */
export const until = async (
  goal: number,
  counted: () => number,
  what: string,
  {
    lookMs,
    milliseconds,
    known,
  }: { readonly lookMs: number; readonly milliseconds: number; readonly known: () => readonly string[] },
): Promise<void> => {
  let last = counted();
  let movedAt = performance.now();
  while (counted() < goal) {
    await pause(lookMs);
    if (counted() !== last) {
      last = counted();
      movedAt = performance.now();
    } else if (performance.now() - movedAt >= milliseconds)
      throw new WaitedInVain(what, milliseconds, known());
  }
};
