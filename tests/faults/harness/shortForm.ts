// The short form of the faults on one store, as a suite: enough to notice, not to prove (`npm run faults -- --long`, docs/FAULTS.md).
import { afterAll, describe, expect, it, vi } from 'vitest';
import { shortForms } from '../cases/index.ts';
import type { Fault, Harmed } from '../cases/index.ts';
import type { StageName } from './stages.ts';
import { tableOf, troublesOf } from './table.ts';
import type { Row } from './table.ts';

const isPossible = ({ name, hindrance }: Fault): boolean => {
  const why = hindrance?.() ?? null;
  if (why === null) return true;
  if (process.env['CI'] === 'true')
    throw new Error(`CI=true, but the fault “${name}” can't be done here: ${why}`);
  process.stdout.write(
    `*** THE FAULT “${name}” IS LEFT OUT: it can't be done on this machine (${why}) ***\n`,
  );
  return false;
};

/** Declares the suite: on one store, the faults whose harm is of these kinds. */
export const shortForm = (store: StageName, ...harmed: readonly [Harmed, ...Harmed[]]): void => {
  // What the SDK says of every connection that is cut would drown the rest.
  for (const word of ['warn', 'info'] as const) vi.spyOn(console, word).mockImplementation(() => undefined);
  const rows: Row[] = [];
  afterAll(() => {
    process.stdout.write(`\n${tableOf(rows)}`);
  });

  describe.each(shortForms(store, harmed).filter(isPossible))(
    `a realm on the ${store} store under the fault “$name”`,
    ({ name, run }) => {
      it(
        'loses nothing that it acknowledged, does nothing twice, and goes on',
        // Every wait of the harness has an end of its own, and says what did not come; this one would say nothing.
        { timeout: 1_800_000 },
        async () => {
          const row = await run(store, `short ${name}`, false);
          rows.push(row);
          // As text, not as a list of strings: whoever reads of it reads lines.
          if (row.troubles.length > 0) throw new Error(troublesOf(row));
          expect(row.runs).toBeGreaterThan(0);
          expect(row.acknowledged).toBeGreaterThan(0);
        },
      );
    },
  );
};
