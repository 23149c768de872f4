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

  it.each([
    ['is not there yet', 75, "new CannotStartYet('No MongoDB can be reached.')"],
    [
      'is a name that nobody can be asked about yet',
      75,
      "Object.assign(new Error('x'), { code: 'EAI_AGAIN' })",
    ],
    ['is not as it must be', 78, "new CannotStart('The settings can\\'t be used.')"],
    ['is a fault of ours', 1, "new Error('a bug')"],
  ])(
    'that can’t start since what it needs %s ends with %d: a machine that starts everything at once is asked again, one that is set wrongly is not',
    async (_, code, made) => {
      const child = spawn(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          `import { runAsProgram } from ${JSON.stringify(program.href)};
        import { CannotStart, CannotStartYet } from ${JSON.stringify(new URL('cannotStart.ts', program).href)};
        await runAsProgram(() => Promise.reject(${made}));`,
        ],
        { stdio: 'ignore' },
      );
      expect(await once(child, 'close')).toEqual([code, null]);
    },
  );
});
