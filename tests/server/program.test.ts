// A server as a program, over a stand-in for the server itself: that it ends, whatever keeps it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const program = new URL('../../server/program.ts', import.meta.url);

describe('the server as a program', () => {
  it('is killed where it can’t leave in its time, as when a disk keeps a commit without end', async () => {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { runAsProgram } from ${JSON.stringify(program.href)};
        await runAsProgram(
          async () => ({
            url: 'nowhere',
            house: {
              log: { fatal: (...words) => console.error(words.at(-1)), info: () => undefined, isLevelEnabled: () => false },
              config: {},
            },
            close: () => new Promise(() => setInterval(() => undefined, 1000)),
            warmUp: async () => undefined,
          }),
          { leaveWithinMs: 100 },
        );
        setTimeout(() => {
          throw new Error('stuck');
        });`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (words) => {
      said += String(words);
    });
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    expect(said).toContain('could not leave in its time');
  });
});
