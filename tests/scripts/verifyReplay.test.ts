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
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { BELIEVED, FAULTS, PROVED } from '@sigilla/content/texts/proof.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { SEED, aBattle, anArmy } from '../engine/battle/armies.ts';
import { PUBLISHED, fought } from '../engine/proof/records.ts';
import { NOW } from '../support/builders.ts';
import { notaryFrom } from '../support/notary.ts';
import { longIt } from '../support/longIt.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/verifyReplay.ts', import.meta.url));

const replay = (): Replay => {
  const setup = aBattle(anArmy({ swordsmen: 12, archers: 6 }), anArmy({ pikemen: 14 }));
  const nonces = { challenger: 'one', defender: 'two' };
  const { state, rounds } = fightBattle(setup, battleSeed(SEED, 'one', 'two'));
  return replayOf(setup, SEED, nonces, rounds, battleReport(setup, state, rounds));
};

const FORGERS_KEY = notaryFrom('f'.repeat(32)).view(utcDay(NOW)).keys[0]?.publicKey ?? '';

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
  it('says "verified" where the notary’s key is known from elsewhere, and what was proved and believed', async () => {
    const { replay: sealed, witness } = fought();
    const key = PUBLISHED.keys[0]?.publicKey ?? '';
    const { code, out } = await verify(written(sealed), '--key', key);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified\nProved:\n/);
    expect(out).toContain(PROVED.chain);
    expect(out).toContain(BELIEVED.nobodyWatched);
    const keptAt = path.join(folder, 'witness.json');
    writeFileSync(keptAt, JSON.stringify(witness));
    const watched = await verify(written(sealed), '--key', key, '--witness', keptAt);
    expect(watched.out).toContain(PROVED.roundsKept);
    expect((await verify(written(sealed), '--key', FORGERS_KEY)).out).toContain(FAULTS.oathSeal);
  });

  it.each([
    ['a key', JSON.stringify({ '\u001b[2K\rverified\nProved:\n\u001b[8m': 1, versions: {} })],
    ['what is no JSON', '\u001b[2K\rverified\n\u001b[8m'],
    ['a key turned about', JSON.stringify({ '\u202Edeifirev': 1 })],
  ])('lets nothing that a record says steer the terminal: %s', async (_what, text) => {
    const { code, out, err } = await verify(written(text));
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('reads no record without an end', async () => {
    const { code, err } = await verify('/dev/zero');
    expect(code).toBe(1);
    expect(err).toContain('longer than any record');
  });

  it('calls a replay consistent, and never verified, while nothing but itself speaks for it', async () => {
    for (const alone of [replay(), { success: true, replay: replay() }, fought().replay]) {
      const { code, out } = await verify(written(alone));
      expect(code).toBe(2);
      expect(out).toMatch(/^consistent, not verified/);
    }
  });

  it('names the engine version that can fight a battle of another law again', async () => {
    const { replay: sealed } = fought();
    const later = {
      ...sealed,
      versions: { ...sealed.versions, engine: 99 },
      setup: { ...sealed.setup, engineVersion: 99 },
    };
    const { proof: _proof, ...bare } = later;
    const { code, out } = await verify(written(bare));
    expect(code).toBe(2);
    expect(out).toContain('engine version 99');
  });

  longIt('names the first differing round and exits 1', async () => {
    const good = replay();
    const rounds = good.rounds.map((log, i) =>
      i === 1 ? { ...log, men: { ...log.men, attacker: log.men.attacker + 1 } } : log,
    );
    const { code, out } = await verify(written({ ...good, rounds }));
    expect(code).toBe(1);
    expect(out).toMatch(/^not verified: round 2 differs/);
  });

  it('reads an address, and asks its realm for the notary’s key', async () => {
    const server = createServer((request, answer) => {
      answer.setHeader('content-type', 'application/json');
      const isNotarys = request.url === '/api/notary';
      answer.end(
        JSON.stringify({
          success: true,
          ...(isNotarys ? { notary: PUBLISHED } : { replay: fought().replay }),
        }),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const at = (battleId: string) => `http://127.0.0.1:${port}/api/battles/${battleId}/replay`;
    const result = await verify(at(fought().witness.battleId));
    const others = [];
    for (const address of [at('another'), `${at('another')}/`, `${at('another')}?as=json`])
      others.push(await verify(address));
    server.close();
    expect(result.code).toBe(0);
    expect(result.out).toContain(BELIEVED.keyAsked);
    // A realm that hands out the honest record of another battle than was asked for.
    for (const another of others) {
      expect(another.code).toBe(1);
      expect(another.out).toContain(FAULTS.otherBattle);
    }
  });

  longIt('exits 1 and says why for what is no replay, for a missing file and for no argument', async () => {
    const notOne = await verify(written({ success: false, error: 'No such battle.' }));
    expect(notOne.code).toBe(1);
    expect(notOne.err).toContain('not a replay');
    expect((await verify(written('once upon a time'))).code).toBe(1);
    expect((await verify(path.join(folder, 'nowhere.json'))).err).toContain('nowhere.json');
    expect((await verify()).err).toContain('usage');
  });
});
