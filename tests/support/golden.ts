// Results written down for people to read. They are compared, never refreshed: a golden that is missing is written only with
// SIGILLA_WRITE_GOLDENS=1, never by CI, and then read before it is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Holds `fresh` against `tests/goldens/<folder>/<name>.txt`. */
export const expectGolden = (folder: string, name: string, fresh: string): void => {
  const file = new URL(`../goldens/${folder}/${name}.txt`, import.meta.url);
  const mayWrite = process.env['SIGILLA_WRITE_GOLDENS'] === '1' && process.env['CI'] === undefined;
  if (mayWrite && !existsSync(file)) writeFileSync(file, fresh);
  expect(existsSync(file), `${name}.txt is missing`).toBe(true);
  expect(fresh).toBe(readFileSync(file, 'utf8'));
};
