// A realm written in bulk, and every page of it asked: of whatever size it is.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-filled-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (script: string, ...args: readonly string[]): Promise<{ code: number; told: string }> => {
  const file = path.join(import.meta.dirname, '../bench', script);
  const child = spawn(process.execPath, [file, folder, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, told: out + err };
};

describe('npm run bench:filled', () => {
  it(
    'asks every page of a small realm, with fewer battles than a large one has',
    { timeout: 600_000 },
    async () => {
      expect(await run('fill.ts', '120', '300', '1000')).toMatchObject({ code: 0 });
      const { code, told } = await run('filled.ts');
      expect(code, told).toBe(0);
      expect(told).toMatch(/^a battle .*\na replay /m);
      expect(told).toContain('memory at most');
    },
  );
});
