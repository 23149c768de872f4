// The one log: structured lines through pino, with secrets cut out wherever they might be nested in a logged object.
// Nothing a player typed as a password, and no token or cookie, may ever reach a line.
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

const SECRET = ['password', 'passwordHash', 'token', 'refreshToken', 'secret', 'authorization', 'cookie'];

/** A logger that writes JSON lines to standard error, so that standard output stays free for `ready`. */
export const openLog = (config: Pick<Config, 'LOG_LEVEL'>): Log =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      redact: {
        paths: [...SECRET, ...SECRET.map((key) => `*.${key}`), ...SECRET.map((key) => `*.*.${key}`)],
        censor: '[cut]',
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
