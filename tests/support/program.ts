// Which file is started as the server's program: its bundle, where the run has one (serverProgram.ts), else its sources.
import { fileURLToPath } from 'node:url';

export const PROGRAM =
  process.env['SIGILLA_PROGRAM'] ?? fileURLToPath(new URL('../../server/main.ts', import.meta.url));
