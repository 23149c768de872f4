// Threads beside a server hold no more for what is young than they are given, whatever the server was started with.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { THRIFTY_ARGUMENTS } from '../../../scripts/thrift.mjs';

const MIB = 1_048_576;

it('a thread of a server that was started thriftily has the young memory it is given, and the server its own', async () => {
  const script = path.join(import.meta.dirname, 'youngThread.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...THRIFTY_ARGUMENTS, script]);
  const { beside, own } = JSON.parse(stdout) as { readonly beside: number; readonly own: number };
  expect(beside / MIB).toBeLessThanOrEqual(6);
  expect(own / MIB).toBeGreaterThan(16);
});
