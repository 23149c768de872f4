// What a process holds of memory when all that nobody needs has been given back: V8 keeps room for what is young, and pages that a collection has freed,
// for as long as it expects to want them again, so that the size of a process at work says little of what its work holds. Must be set before the
// server starts, for its threads are found as they begin.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { getHeapStatistics } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';

export interface Held {
  /** What is in use of the heap of the server's own thread, outside of it, and what V8 holds for it. Bytes, as all that follows. */
  readonly heapBytes: number;
  readonly externalBytes: number;
  readonly heldBytes: number;
  /** What V8 holds for the threads beside. */
  readonly threadsBytes: number;
  readonly rssBytes: number;
  /** Of that, what lies in files too (the program, its libraries, the store's pages), which costs nothing twice; Linux alone, else 0. */
  readonly inFilesBytes: number;
}

/** With `--expose-gc`; V8's own words for as much as it can give back. */
const collect = (globalThis as { gc?: (how: Readonly<Record<string, string>>) => void }).gc;
const GIVE_BACK = { type: 'major', execution: 'sync', flavor: 'last-resort' };
/** The pages that were given back go by a thread of V8's. */
const REST_MS = 500;
const KIB = 1024;

const inFiles = (): number => {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync('/proc/self/status', 'utf8');
  const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return (of('RssFile') + of('RssShmem')) * KIB;
};

export interface Scales {
  /** Has everything given back, and weighs what is left; everybody waits for it. */
  weigh(): Promise<Held>;
}

/** Scales for this process and whatever threads it begins from now on. */
export const openScales = (): Scales => {
  const threads = new Set<Worker>();
  process.on('worker', (thread) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
  });

  /** The threads beside have nothing exposed; an inspector asks them. */
  const collectBeside = async (): Promise<void> => {
    const session = new Session();
    session.connect();
    const message = JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' });
    const asked: Promise<unknown>[] = [];
    const answered = new Promise<void>((resolve) => {
      let answers = 0;
      session.on('NodeWorker.receivedMessageFromWorker', () => {
        answers += 1;
        if (answers === threads.size) resolve();
      });
    });
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      asked.push(session.post('NodeWorker.sendMessageToWorker', { sessionId, message }));
    });
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    const late = pause(10 * REST_MS);
    if (threads.size > 0) await Promise.race([answered, late]);
    await Promise.all(asked);
    await session.post('NodeWorker.disable');
    session.disconnect();
  };

  const weigh = async (): Promise<Held> => {
    await collectBeside();
    collect?.(GIVE_BACK);
    await pause(REST_MS);
    const own = getHeapStatistics();
    const beside = await Promise.all([...threads].map((thread) => thread.getHeapStatistics()));
    return {
      heapBytes: own.used_heap_size,
      externalBytes: own.external_memory,
      heldBytes: own.total_physical_size,
      threadsBytes: beside.reduce((sum, { total_physical_size: bytes }) => sum + bytes, 0),
      rssBytes: process.memoryUsage.rss(),
      inFilesBytes: inFiles(),
    };
  };
  return { weigh };
};
