// Real servers under load, and harm done to them: the short form of `npm run faults` (docs/FAULTS.md), enough to notice, not to prove.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { FAULTS } from './cases/index.ts';
import { tableOf } from './harness/table.ts';
import type { Row } from './harness/table.ts';

// What the SDK says of every connection that is cut would drown the rest.
for (const word of ['warn', 'info'] as const) vi.spyOn(console, word).mockImplementation(() => undefined);

const rows: Row[] = [];
afterAll(() => {
  process.stdout.write(`\n${tableOf(rows)}`);
});

const possible = FAULTS.filter(({ name, hindrance }) => {
  const why = hindrance?.() ?? null;
  if (why === null) return true;
  if (process.env['CI'] === 'true')
    throw new Error(`CI=true, but the fault “${name}” can't be done here: ${why}`);
  process.stdout.write(`THE FAULT “${name}” IS LEFT OUT: it can't be done on this machine (${why})\n`);
  return false;
});

describe.each(possible.flatMap((fault) => fault.on.map((on) => ({ ...fault, on }))))(
  'a realm under the fault “$name”, on the $on store',
  ({ name, on, run }) => {
    it(
      'loses nothing that it acknowledged, does nothing twice, and goes on',
      { timeout: 300_000 },
      async () => {
        const row = await run(on, `short ${name}`, false);
        rows.push(row);
        expect(row.troubles).toEqual([]);
        expect(row.runs).toBeGreaterThan(0);
        expect(row.acknowledged).toBeGreaterThan(0);
      },
    );
  },
);
