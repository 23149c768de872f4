// Every operator's tool says in words what it does, and what was wrong with what it was given.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = (file: string, ...given: readonly string[]) =>
  run(process.execPath, [file, ...given], { cwd: root });

describe.each([
  ['cluster', 'scripts/cluster.ts'],
  ['faults', 'tests/faults/main.ts'],
  ['load', 'tests/load/main.ts'],
  ['store', 'scripts/store.ts'],
  ['admin', 'scripts/admin.ts'],
])('npm run %s', (name, file) => {
  it('tells what it does when asked for help', async () => {
    const { stdout, stderr } = await tool(file, '--help');
    expect(stdout + stderr).toContain(`npm run ${name}`);
    expect(stdout + stderr).not.toContain('at parseArgs');
  });

  it('names an option that it does not know, without a stack', async () => {
    const said = await tool(file, '--no-such-option').catch((error: unknown) => error);
    expect(said).toMatchObject({ code: expect.any(Number) });
    expect(String((said as { stderr?: string }).stderr)).not.toMatch(/^\s+at /m);
  });
});

it.each([
  ['--processes', '0'],
  ['--members', '2'],
  ['--port', 'many'],
])('npm run cluster refuses %s %s in words, before anything is built or started', async (...given) => {
  const said = await tool('scripts/cluster.ts', ...given).catch((error: unknown) => error);
  expect(said).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^${given[0]} must be .*"${given[1]}"`)),
  });
});

it('npm run faults lists the faults there are when it is told one that is none', async () => {
  const said = await tool('tests/faults/main.ts', '--only', 'kill -9').catch((error: unknown) => error);
  expect(said).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/No fault bears that name.*one of: killed, /su),
  });
});
