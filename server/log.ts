// The one log: structured lines through pino, with secrets cut out wherever they might be nested in a logged object.
// Nothing a player typed as a password, and no token or cookie, may ever reach a line.
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** A minute of what Colyseus logs, at most; more of it is only counted. */
const MOST_LINES = 30;
const MINUTE_MS = 60_000;

/**
 * The log as Colyseus may use it. It reports every broken frame and every stale seat with a stack, which any stranger can bring about at will:
 * here each is one line, and there are only so many a minute.
 */
export const roomsLog = (log: Pick<Log, 'debug' | 'info' | 'warn'>, elapsed: () => number) => {
  let since = -Infinity;
  let lines = 0;
  const warn = (message: unknown): void => {
    const now = elapsed();
    if (now - since >= MINUTE_MS) {
      if (lines > MOST_LINES)
        log.warn({ lines: lines - MOST_LINES }, 'more was said about rooms than was written down');
      since = now;
      lines = 0;
    }
    lines += 1;
    if (lines <= MOST_LINES)
      log.warn({ rooms: String(message).split('\n', 1)[0]?.slice(0, 300) }, 'a room connection went wrong');
  };
  return {
    debug: (message: unknown) => log.debug(String(message)),
    info: (message: unknown) => log.info(String(message)),
    warn,
    error: warn,
  };
};

/** Bytes of log that wait to be written; what goes beyond is dropped. */
const MOST_UNWRITTEN = 1_048_576;

/** In which lines that were just said are written; who ends a process at once afterwards may take them with it. */
export const LAST_WORDS_MS = 100;

const SECRET = ['password', 'passwordHash', 'token', 'refreshToken', 'secret', 'authorization', 'cookie'];

/** A logger that writes JSON lines to standard error, so that standard output stays free for `ready`. */
export const openLog = (config: Pick<Config, 'LOG_LEVEL'>): Log => {
  const destination = pino.destination({ fd: 2, sync: false, maxLength: MOST_UNWRITTEN });
  // A log that can't be written (its disk is full, its reader gone) is no reason to end.
  destination.on('error', () => undefined);
  // Nor one to stay: what is left when a process ends the library would try to write again and again, for ever. Whoever ends one gives the log
  // a moment before (LAST_WORDS_MS).
  destination.flushSync = () => undefined;
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      redact: {
        paths: [...SECRET, ...SECRET.map((key) => `*.${key}`), ...SECRET.map((key) => `*.*.${key}`)],
        censor: '[cut]',
      },
    },
    destination,
  );
};
