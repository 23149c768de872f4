// Runs the server under a supervisor in this process: passes signals on, and leaves when npm, which started it, has gone.
// The server hears of this process's own end by the channel between them, whatever ends it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './setup.mjs';
import { supervise } from './supervise.mjs';
import { ARGUMENTS_OVER_MONGODB, THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from './thrift.mjs';
import { watchNpm } from './watchNpm.mjs';

/** Serves until it is told to leave. `node` is the binary to run the server with; the process ends with the server's exit code. */
export const serve = (node) => {
  const leave = supervise({
    start: ({ ready, ended }) => {
      const thrifty = process.env.STORE_URL ? ARGUMENTS_OVER_MONGODB : THRIFTY_ARGUMENTS;
      const server = spawn(node, [...thrifty, join(root, 'server', 'main.ts')], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: environment(node, {
          ...THRIFTY_ENVIRONMENT,
          NODE_ENV: process.env.NODE_ENV ?? 'production',
        }),
      });
      server.on('message', ready);
      server.on('error', (error) => {
        console.error(error.message);
        if (server.pid === undefined) ended(1, null);
      });
      server.on('exit', ended);
      return server;
    },
    now: () => performance.now(),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    say: (words) => console.error(words),
    end: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => leave(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  watchNpm(() => leave('SIGTERM'));
};
