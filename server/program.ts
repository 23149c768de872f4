// The server as a program: it says `ready URL` when it takes work, leaves in good order when it is told to or when its supervisor has gone,
// and says in words why it can't start. Exit codes: 0 left as it was told; 70 a fault that nobody caught (killed, where
// it can't end); 75 it can't start yet; 78 it can't start as things are; 1 any other end.
// Invariant: a fault that nobody caught ends the process, but not before it has been logged and what was begun is finished.
import { CannotStart, CannotStartYet } from './cannotStart.ts';
import { elapsed, wait } from './clock.ts';
import { tellFigures } from './figures.ts';
import { LAST_WORDS_MS } from './log.ts';
import type { RunningServer } from './main.ts';

const FAULT = 70;
/** Its supervisor tries again: what it needs may be reached in a moment. */
const CANNOT_START_YET = 75;
const CANNOT_START = 78;
const GONE = 'its supervisor has gone';
/** How long a leaving server still tells callers that it is leaving. */
const NOTICE_MS = 500;
/** A thread that hangs over a disk would be waited for without end, by whoever leaves in order and by `exit` itself. */
const LEAVE_WITHIN_MS = 20_000;
/** What is done ahead waits until the thread had nothing to do for half of such a while, but for no more than so many. */
const LOOK_MS = 1_000;
const MOST_LOOKS = 60;

/** What Node and the system say of a port, an address or a folder; stores and Redis speak for themselves. */
const WORDS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program has that port. Stop it, or choose another with PORT.',
  EADDRNOTAVAIL: 'This machine has no such address. Choose another HOST.',
  ENOTFOUND: 'HOST is no address, and no name that is known here. Choose another HOST.',
  EAI_AGAIN: 'HOST is a name that nobody could be asked about just now. Choose an address.',
  EACCES: 'This user may not. Choose another PORT or DATA_DIR.',
  EPERM: 'This user may not. Choose another PORT or DATA_DIR.',
  ENOSPC: 'The disk is full. Make room, or choose another DATA_DIR.',
  EROFS: 'The disk is read-only. Choose another DATA_DIR.',
  ENOTDIR: 'DATA_DIR is not a folder. Choose another.',
  EEXIST: 'DATA_DIR is not a folder. Choose another.',
};

/** Names that nobody can be asked about while a machine's network is still coming up. */
const PASSES: readonly unknown[] = ['EAI_AGAIN'];

/** How a server ends that could not start for this, of which `words` were told. */
const codeOf = (error: unknown, words: string | null): number => {
  const passes =
    error instanceof CannotStartYet ||
    (error instanceof Error && 'code' in error && PASSES.includes(error.code));
  if (passes) return CANNOT_START_YET;
  return words === null ? 1 : CANNOT_START;
};

/** What an operator is told when the server can't start; null when the fault is ours and a stack is all there is. */
const inWords = (error: unknown): string | null => {
  if (error instanceof CannotStart) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? null;
};

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Resolves when the server has time to spare: after a kill everybody comes back at once, and waits for the processor. */
export const quiet = async (): Promise<void> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const before = performance.eventLoopUtilization();
    await wait(LOOK_MS);
    if (performance.eventLoopUtilization(before).utilization < 0.5) return;
  }
};

/** Runs a server until the process ends. */
export const runAsProgram = async (
  start: () => Promise<RunningServer>,
  { leaveWithinMs = LEAVE_WITHIN_MS } = {},
): Promise<void> => {
  const isSupervised = process.send !== undefined;
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    const words = inWords(error);
    process.stderr.write(`${words ?? stackOf(error)}\n`);
    await wait(LAST_WORDS_MS);
    process.exit(codeOf(error, words));
  }
  const { log, config, store } = server.house;
  const stopTelling = tellFigures(store, log);

  let isLeaving = false;
  const leave = (code: number, why: string): void => {
    if (isLeaving) return;
    isLeaving = true;
    log.info({ why }, 'the server leaves');
    stopTelling();
    setTimeout(() => {
      log.fatal('the server could not leave in its time: it is killed. Whoever has no answer may ask again');
      process.kill(process.pid, 'SIGKILL');
    }, leaveWithinMs).unref();
    const closed = server.close({ noticeMs: NOTICE_MS }).then(
      () => {
        log.info('the server has left');
        return code;
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'the server could not close in good order');
        return FAULT;
      },
    );
    void closed.then((ended) => setTimeout(() => process.exit(ended), LAST_WORDS_MS));
  };
  const fault = (error: unknown): void => {
    log.fatal({ err: error }, 'a fault that nobody caught: the server ends, to be started again');
    leave(FAULT, 'a fault that nobody caught');
  };
  process.on('uncaughtException', fault);
  process.on('unhandledRejection', fault);
  // More than one may come: a terminal signals the whole group, and the supervisor passes its own on.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => leave(0, signal));
  if (isSupervised) {
    process.on('disconnect', () => leave(0, GONE));
    process.send?.('ready');
    if (!process.connected) leave(0, GONE);
  }
  log.info(
    {
      at: server.url,
      keptIn: config.STORE_URL === undefined ? config.DATA_DIR : 'MongoDB',
      pid: process.pid,
      node: process.version,
      startedInMs: Math.round(elapsed()),
    },
    'the server takes work',
  );
  process.stdout.write(`ready ${config.PUBLIC_URL ?? server.url}\n`);
  quiet()
    .then(() => server.warmUp())
    .catch((error: unknown) => {
      log.error({ err: error }, 'the scholars could not be woken; they are engaged when somebody asks');
    });
};
