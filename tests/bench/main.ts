// `npm run bench [-- --json] [names…]`: every benchmark in one table, both sides of each in one run, by CPU time.
// Never part of the test suite: a machine's speed is not a fact about the code. It only reports, and misses no goal loudly.
import { academyBench } from './academy.ts';
import { battleBench } from './battle.ts';
import { bundleBench } from './bundle.ts';
import { deedBench } from './deed.ts';
import { deskBench } from './desk.ts';
import { framesBench } from './frames.ts';
import { kingdomBench } from './kingdom.ts';
import { latinBench } from './latin.ts';
import type { Bench, BenchRow } from './measure.ts';
import { mongoBench } from './mongo.ts';
import { pressesBench } from './presses.ts';
import { spectatorsBench } from './spectators.ts';
import { storeBench } from './store.ts';

const BENCHES: readonly Bench[] = [
  academyBench,
  battleBench,
  bundleBench,
  deedBench,
  deskBench,
  framesBench,
  kingdomBench,
  latinBench,
  pressesBench,
  spectatorsBench,
  storeBench,
  mongoBench,
];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const grouped = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-GB') : String(Math.round(value * 10) / 10);

const ratioText = (ratio: number): string => `${ratio >= 10 ? Math.round(ratio) : ratio.toPrecision(2)} ×`;

const verdict = ({ ratio, goal }: BenchRow): string => {
  if (goal === null) return '';
  return `${ratio >= goal ? 'met' : 'missed'} (goal ${goal} ×)`;
};

const results: { name: string; about: string; rows: readonly BenchRow[] }[] = [];
for (const { name, about, run } of chosen) results.push({ name, about, rows: await run() });

if (args.includes('--json')) {
  console.log(JSON.stringify(results, null, 2));
} else {
  const lines = results.flatMap(({ name, rows }) =>
    rows.map((row) => [
      name,
      row.what,
      `${grouped(row.rate)} ${row.unit}`,
      `${ratioText(row.ratio)} ${row.against}`,
      verdict(row),
    ]),
  );
  const table = [['bench', 'what', 'rate', 'ratio', 'goal'], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((line) => (line[column] ?? '').length)),
  );
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { name, about } of results) console.log(`\n${name}: ${about}`);
}
