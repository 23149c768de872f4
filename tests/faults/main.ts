// `npm run faults -- [--long] [--store NAME] [--only FAULT] [--seed WORDS]`: does harm to real servers under load and prints what came of it.
// Exit code 1 when anything acknowledged was lost or doubled, or anything else was wrong.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { optionsOf } from '../../scripts/options.ts';
import { FAULTS } from './cases/index.ts';
import { tableOf, troublesOf } from './harness/table.ts';
import type { Row } from './harness/table.ts';

const USAGE = `npm run faults -- [options]: does harm to real servers under load, and looks everything up afterwards
  --long          often enough to trust, instead of the short form
  --store NAME    embedded or mongodb (default: both)
  --only FAULT    one of: ${[...new Set(FAULTS.map(({ name }) => name))].join(', ')}
  --seed WORDS    draws the clients' chance (default: the time)`;
const values = optionsOf(USAGE, {
  long: { type: 'boolean', default: false },
  store: { type: 'string' },
  only: { type: 'string' },
  seed: { type: 'string' },
});
// What the SDK says of every connection that is cut would drown the rest.
for (const word of ['warn', 'info'] as const) console[word] = () => undefined;

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const seed = values.seed ?? new Date().toISOString();
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const chosen = FAULTS.filter(({ name }) => values.only === undefined || values.only === name).flatMap(
  (fault) =>
    fault.on
      .filter((on) => values.store === undefined || values.store === on)
      .map((on) => ({ ...fault, on })),
);
if (chosen.length === 0) {
  process.stderr.write(`No fault bears that name on that store.\n\n${USAGE}\n`);
  process.exit(2);
}
say(`seed ${seed}; ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}; load ${load()}`);
const rows: Row[] = [];
for (const { name, on, hindrance, run } of chosen) {
  const why = hindrance?.() ?? null;
  if (why !== null) {
    say(`${name}, ${on}: LEFT OUT, it can't be done on this machine (${why})`);
    continue;
  }
  const row = await run(on, seed, values.long);
  rows.push(row);
  say(`${name}, ${on}: ${row.acknowledged} acknowledged, ${row.troubles.length} troubles; load ${load()}`);
  if (row.troubles.length > 0) say(troublesOf(row));
}
say(`\n${tableOf(rows)}`);
process.exit(rows.length === 0 || rows.some(({ troubles }) => troubles.length > 0) ? 1 : 0);
