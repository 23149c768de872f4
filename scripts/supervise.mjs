// Keeps a server running: one that ends by itself is started again after a pause, which grows while it keeps ending and is short again once
// it has stayed well. It never gives up. A server that says it can't start as things are, before it ever was ready, has told why: it is not asked again.
// Pure: what starts a server, tells time and ends this process is handed in.

/** The exit code of a server that can't start as things are (server/program.ts). */
const CANNOT_START = 78;
/** Players wait for a server that was killed; one that ends at once every time is soon left longer. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 60_000;
/** A server that has been ready for so long was well: what ended it is no longer what ended the one before. */
export const WELL_AFTER_MS = 60_000;
/** A server that is told to leave and has not gone after so long is killed. Its own limit is 10 seconds. */
export const LEAVE_WITHIN_MS = 20_000;

/** The pause after the `ended`th end in a row. */
export const pauseAfter = (ended) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(ended - 1, 20));

/**
 * Starts the server and keeps it running. `world` is
 *   start({ready, ended}): starts a server and answers {kill(signal)}; calls `ready()` when it takes work, `ended(code, signal)` once it has ended;
 *   now(): monotonic milliseconds; later(work, ms): answers a function that calls it off; say(words); end(code): ends the supervisor.
 * Answers `leave(signal)`, which has the server leave, and the supervisor after it.
 */
export const supervise = (world) => {
  let server = null;
  let callOff = () => {};
  let endings = 0;
  let wasEverReady = false;
  let isLeaving = false;

  const begin = () => {
    let readySince = null;
    server = world.start({
      ready: () => {
        wasEverReady = true;
        readySince = world.now();
      },
      ended: (code, signal) => {
        server = null;
        callOff();
        // One that was told while it was still being loaded could not heed it: the signal itself has ended it, and nothing was begun.
        if (isLeaving && code === null && signal !== 'SIGKILL') return world.end(0);
        if (isLeaving || code === 0) return world.end(code ?? 1);
        if (code === CANNOT_START && !wasEverReady) return world.end(code);
        const wasWell = readySince !== null && world.now() - readySince >= WELL_AFTER_MS;
        endings = wasWell ? 1 : endings + 1;
        const pause = pauseAfter(endings);
        world.say(
          `The server ended (${signal ?? `code ${code}`}). It is started again in ${pause / 1000} s.`,
        );
        callOff = world.later(begin, pause);
      },
    });
  };

  begin();
  return (signal) => {
    if (isLeaving) return;
    isLeaving = true;
    callOff();
    if (server === null) return world.end(0);
    server.kill(signal);
    callOff = world.later(() => server?.kill('SIGKILL'), LEAVE_WITHIN_MS);
  };
};
