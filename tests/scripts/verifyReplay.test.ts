// `npm run verify:replay` as an operator or a doubting loser runs it: a file or an address, and an exit code to rely on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { battleSeed, replayOf } from '@sigilla/engine/battle/replay.ts';
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import { battleReport } from '@sigilla/engine/battle/report.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { SEED, aBattle, anArmy } from '../engine/battle/armies.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/verifyReplay.ts', import.meta.url));

const replay = (): Replay => {
  const setup = aBattle(anArmy({ swordsmen: 12, archers: 6 }), anArmy({ pikemen: 14 }));
  const nonces = { challenger: 'one', defender: 'two' };
  const { state, rounds } = fightBattle(setup, battleSeed(SEED, 'one', 'two'));
  return replayOf(setup, SEED, nonces, rounds, battleReport(setup, state, rounds));
};

const verify = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-replay-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const written = (document: unknown): string => {
  const file = path.join(folder, 'replay.json');
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
};

describe('verify:replay', () => {
  it('says "verified" of a true replay, bare or as the server answers it', async () => {
    expect(await verify(written(replay()))).toMatchObject({ code: 0, out: 'verified\n' });
    expect(await verify(written({ success: true, replay: replay() }))).toMatchObject({
      code: 0,
      out: 'verified\n',
    });
  });

  it('names the first differing round and exits 1', async () => {
    const good = replay();
    const rounds = good.rounds.map((log, i) =>
      i === 1 ? { ...log, men: { ...log.men, attacker: log.men.attacker + 1 } } : log,
    );
    const { code, out } = await verify(written({ ...good, rounds }));
    expect(code).toBe(1);
    expect(out).toMatch(/^not verified: round 2 differs/);
  });

  it('reads an address', async () => {
    const server = createServer((_, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ success: true, replay: replay() }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const result = await verify(`http://127.0.0.1:${port}/api/battles/one/replay`);
    server.close();
    expect(result).toMatchObject({ code: 0, out: 'verified\n' });
  });

  it('exits 1 and says why for what is no replay, for a missing file and for no argument', async () => {
    const notOne = await verify(written({ success: false, error: 'No such battle.' }));
    expect(notOne.code).toBe(1);
    expect(notOne.err).toContain('not a replay');
    expect((await verify(written('once upon a time'))).code).toBe(1);
    expect((await verify(path.join(folder, 'nowhere.json'))).err).toContain('nowhere.json');
    expect((await verify()).err).toContain('usage');
  });
});
