// The log is no reason for a process to stay: whoever read it may have gone before it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LOG = fileURLToPath(new URL('../../server/log.ts', import.meta.url));
/** Speaks and ends, once it is told that nobody listens any more. */
const PROGRAM = `
  import { openLog } from ${JSON.stringify(LOG)};
  const log = openLog({ LOG_LEVEL: 'info' });
  process.stdin.once('data', () => { log.info('one word'); log.info('and another'); process.exit(3); });
  process.stdout.write('ready');
`;

it('a process ends though nobody reads its log any more', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stderr.destroy();
  await once(child.stderr, 'close');
  child.stdin.write('end');
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  expect(await ended).toEqual([3, null]);
  clearTimeout(late);
});
