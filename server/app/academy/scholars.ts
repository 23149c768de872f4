// The scholars: threads beside the server's own, which do what Latin asks of a processor, so that no battle waits for a participle.
// How they are employed: ../desks.ts. They are engaged when first asked, or quietly after the server is ready (WAKE_SCHOLARS).
import pLimit from 'p-limit';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Log } from '../../log.ts';
import { openDesks, threadsHere } from '../desks.ts';
import type { DeskLoad } from '../desks.ts';
import { keyedQueue } from '../queue.ts';
import type { KeyedQueue } from '../queue.ts';
import { Foreseen } from './foreseen.ts';
import type { Errand } from './scholar.ts';
import type { ScholarTasks } from './tasks.ts';
import { sendingTogether } from './together.ts';

/** More than these do not help: an errand takes milliseconds. */
const MOST_SCHOLARS = 2;
/**
 * Errands under way and waiting, together. Two hundred learners may answer at once (an answer is judged in a fraction of a millisecond); were all
 * of them to draw, the last would wait for some three seconds.
 */
const MOST_ERRANDS = 256;
/** An errand takes milliseconds; one that takes this long is cut off with its thread. */
const LONGEST_MS = 20_000;
/** The first one takes the second in which the books are opened, on a machine with its hands full many. */
const OPENING_MS = 120_000;

/** Answers of one account that are being judged or wait: an honest hand has one under way, and what was written without a line comes one by one. */
const MOST_OF_ONE = 8;

/** Most of what these cost the server is their going and coming. */
const LIGHT: ReadonlySet<keyof ScholarTasks> = new Set(['grade', 'judgeScroll']);

/** These too are done in a moment, and somebody looks at the page for them: they wait in no lane. */
const QUICK: ReadonlySet<keyof ScholarTasks> = new Set([...LIGHT, 'toBeHung']);

/**
 * What anybody may have looked up, without an account. It waits apart from what is learned, dear things apart from cheap ones, so that a stranger who asks
 * for a hundred translations keeps nobody but other strangers waiting.
 */
const LOOKED_UP: Partial<Record<keyof ScholarTasks, 'translations' | 'books' | 'forms'>> = {
  translate: 'translations',
  search: 'books',
  entry: 'books',
  wordOfDay: 'books',
  word: 'forms',
  drill: 'forms',
};
/** Forms are told in a moment: so many go together that nobody notices, and so few that answers find room beside them. */
const FORMS_AT_ONCE = 32;

/** The whole Latin engine opens in a third of it. */
const MOST_MEMORY_MB = 512;
const YOUNG_MEMORY_MB = 24;

export interface Scholars {
  /** Has a task done. Refuses `scholars_busy` when too many wait, it takes too long, or the scholar is lost over it. */
  ask<T extends keyof ScholarTasks>(
    task: T,
    ...given: Parameters<ScholarTasks[T]>
  ): Promise<Result<ReturnType<ScholarTasks[T]>>>;
  /** What they have said before they were asked. */
  readonly foreseen: Foreseen;
  /** The lines in which answers of one account wait for one another. */
  readonly turns: Pick<KeyedQueue, 'run'>;
  /** What is asked of them; `waiting` are errands in their lanes, not counted with the others. */
  load(): DeskLoad & { readonly waiting: number };
  /** Opens the books before anyone asks. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** Scholars who have not been engaged yet. */
export const openScholars = (log: Log, scholar = new URL('./scholar.ts', import.meta.url)): Scholars => {
  const desks = openDesks<Errand | readonly Errand[], unknown>(log, {
    script: scholar,
    who: 'a scholar',
    threads: MOST_SCHOLARS,
    stay: 1,
    idleMs: 60_000,
    errands: MOST_ERRANDS,
    longestMs: LONGEST_MS,
    openingMs: OPENING_MS,
    memoryMb: MOST_MEMORY_MB,
    youngMemoryMb: YOUNG_MEMORY_MB,
  });
  const together = sendingTogether(desks, MOST_ERRANDS);
  // What takes long waits here until a scholar is free for it, so that whoever has answered a scroll waits behind no more than one of each lane.
  const seats = threadsHere(MOST_SCHOLARS);
  const lanes = {
    lessons: pLimit(seats),
    translations: pLimit(seats),
    books: pLimit(seats),
    forms: pLimit(FORMS_AT_ONCE),
  };
  let turnedAway = 0;
  const ask: Scholars['ask'] = async (task, ...given) => {
    const errand = { task, given };
    const send = () => (LIGHT.has(task) ? together(errand) : desks.send(errand));
    const lane = QUICK.has(task) ? null : lanes[LOOKED_UP[task] ?? 'lessons'];
    const isFull = lane !== null && lane.activeCount + lane.pendingCount >= MOST_ERRANDS;
    if (isFull) turnedAway += 1;
    const done = await (lane === null ? send() : isFull ? null : lane(send));
    return done === null ? refuse({ code: 'scholars_busy', params: {} }) : ok(done.answer as never);
  };
  return {
    ask,
    foreseen: new Foreseen(),
    turns: keyedQueue(MOST_OF_ONE),
    load() {
      const atDesks = desks.load();
      const waiting = Object.values(lanes).reduce((sum, { pendingCount }) => sum + pendingCount, 0);
      return { ...atDesks, turnedAway: atDesks.turnedAway + turnedAway, waiting };
    },
    wake: async () => {
      await ask('word', 'lux');
    },
    close: () => desks.close(),
  };
};
