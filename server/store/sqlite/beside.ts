// A scribe in a thread beside the server's own, so that nobody waits for the disk but those whose change it is.
// Invariants: one group at a time is under way; when the thread is lost over a group nobody knows what became of it, and the next group gets
// another thread; once a fate is told, the thread has no transaction open. So a group that nothing is heard of is told of when its thread has been
// ended, and not before: until then it may still be written, and whoever looked again would be told that nothing was done.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ConnectionOptions } from './connection.ts';
import { packedGroup, unpackedFates, type Answer } from './parcels.ts';
import type { Fates, ReadySet } from './scribe.ts';

/** A group holds fifty change sets, of a few documents each. */
const MOST_MEMORY_MB = 512;
/** Three times one half: with halves of 16 a group costs 128 µs of CPU a deed, of 8 132, and the thread holds 24 MB less (docs/FIGURES.md). */
const YOUNG_MEMORY_MB = 24;

/**
 * How long a thread may be silent over a group before it is ended, and how long it may then take to end. In beats, so that a process that
 * stood still itself (stopped, asleep) counts one for all of that time.
 */
export interface Patience {
  readonly beatMs: number;
  readonly beats: number;
}

const PATIENCE: Patience = { beatMs: 1_000, beats: 15 };

/** Hears what became of the group that is under way; null where the thread was lost over it. */
type Told = (answer: Answer | null, cause?: unknown) => void;

export class ScribeBeside {
  readonly #options: ConnectionOptions;
  readonly #script: URL;
  readonly #patience: Patience;
  readonly #isStuck: (fault: Error) => void;
  #thread: Worker | null = null;
  #told: Told | null = null;
  /** Beats since the group under way was sent. */
  #beats = 0;

  /** `isStuck` hears that a thread can't even be ended: a disk keeps it. Unless told it is a fault that nobody catches, and ends the server. */
  constructor(
    options: ConnectionOptions,
    script = new URL('./writerThread.ts', import.meta.url),
    patience = PATIENCE,
    isStuck = (fault: Error): void => {
      throw fault;
    },
  ) {
    this.#options = options;
    this.#script = script;
    this.#patience = patience;
    this.#isStuck = isStuck;
  }

  /** Writes a group. Never rejects. */
  write(group: readonly ReadySet[]): Promise<Fates> {
    return new Promise((resolve) => {
      const told: Told = (answer, cause) => {
        this.#told = null;
        resolve(
          answer === null
            ? { fates: group.map(() => ({ status: 'unknown', cause })), syncs: 0 }
            : unpackedFates(answer, group),
        );
      };
      // By its name: V8 lays a function that is written where it is assigned to a property among what is old, and with
      // it, until all of the heap is marked, all that it knows of.
      this.#told = told;
      this.#beats = 0;
      try {
        (this.#thread ??= this.#engage()).postMessage(packedGroup(group), []);
      } catch (cause) {
        told(null, cause);
      }
    });
  }

  /** Ends the thread, which has nothing to do. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    if (thread === null) return;
    const ended = once(thread, 'exit');
    thread.postMessage(null, []);
    await ended;
  }

  #engage(): Worker {
    const thread = new Worker(this.#script, {
      workerData: this.#options,
      resourceLimits: {
        maxOldGenerationSizeMb: MOST_MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
    });
    let cause: unknown = new Error('the thread that writes has ended');
    const giveUp = (why: unknown): void => {
      cause = why;
      void thread.terminate();
    };
    const { beatMs, beats } = this.#patience;
    const beat = (): void => {
      if (this.#thread !== thread || this.#told === null) return;
      this.#beats += 1;
      const waited = this.#beats * beatMs;
      if (this.#beats === beats)
        giveUp(new Error(`the thread that writes was silent for ${waited} ms, and was ended`));
      if (this.#beats === 2 * beats)
        this.#isStuck(new Error(`the thread that writes was silent for ${waited} ms, and can’t be ended`));
    };
    const heart = setInterval(beat, beatMs).unref();
    thread.on('message', (answer: Answer) => this.#told?.(answer));
    // It was written or not, and what was said of it can't be read.
    thread.on('messageerror', giveUp);
    // Unheard, it would end the server. That it is over is told by its exit.
    thread.on('error', (error) => {
      cause = error;
    });
    thread.on('exit', () => {
      clearInterval(heart);
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#told?.(null, cause);
    });
    return thread;
  }
}
