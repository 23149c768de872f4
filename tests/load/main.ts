// `npm run load -- --players N --minutes M`: N rulers play through real SDK clients, and what it costs is told: how long acknowledgements
// take, what the server's process uses, what waits, and whether everything acknowledged is there, once (docs/OPERATIONS.md, "Load").
import { SPREAD_HEAD, spreadRow } from './figures.ts';
import type { Spread } from './figures.ts';
import { runLoad } from './run.ts';
import type { HeldWeight, LoadFigures, Weight } from './run.ts';
import { readWish, USAGE } from './wish.ts';
import type { LoadWish } from './wish.ts';
import { errorText } from '@sigilla/server/errorText.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;
const pauses = ({ count, p50, p99, max }: Spread): string =>
  `${count} times, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, at most ${max.toFixed(0)} ms`;
const weightLine = (when: string, { heap, external, rss }: Weight): string =>
  `  memory a player, ${when}: heap ${kilobytes(heap)}, outside it ${kilobytes(external)}, process ${kilobytes(rss)}`;

const heldLine = (when: string, weight: HeldWeight): string =>
  `${weightLine(`${when}, slack given back`, weight)} (V8 holds ${kilobytes(weight.held)}, for the threads beside ${kilobytes(weight.threads)})`;

const serverLines = ({ server, weight, audit }: LoadFigures, wish: LoadWish): string[] => {
  if (server === null) return ['  the server is not ours: it is not looked into'];
  const { userMs, systemMs, elapsedMs, utilization, loopDelay, garbage, sent, waiting } = server;
  const cpu = userMs + systemMs;
  const requests = Object.values(server.handled).reduce((sum, { count }) => sum + count, 0);
  const seconds = elapsedMs / 1000;
  return [
    `  CPU: ${(cpu / elapsedMs).toFixed(2)} cores (${(userMs / elapsedMs).toFixed(2)} user, ${(systemMs / elapsedMs).toFixed(2)} system); event loop busy ${(100 * utilization).toFixed(0)} %`,
    `  CPU a player and second: ${((1000 * cpu) / wish.players / seconds).toFixed(0)} µs; a request: ${requests === 0 ? '-' : `${((1000 * cpu) / requests).toFixed(0)} µs`} (everything else included)`,
    `  event loop late by: p50 ${loopDelay.p50.toFixed(1)}, p99 ${loopDelay.p99.toFixed(1)}, at most ${loopDelay.max.toFixed(0)} ms`,
    `  everybody waits while garbage is collected, young: ${pauses(garbage.young)}; all else: ${pauses(garbage.old)}`,
    ...(weight === null
      ? []
      : [
          weightLine('windows open', weight.idle),
          heldLine('windows open', weight.heldIdle),
          weightLine('at the end', weight.atEnd),
          heldLine('at the end', weight.heldAtEnd),
        ]),
    `  memory in all, at the end: heap ${megabytes(server.heapBytes)} of ${megabytes(server.heldBytes)} held, outside it ${megabytes(server.externalBytes)}, process ${megabytes(server.rssBytes)}`,
    ...(weight === null
      ? []
      : [
          `  the same, slack given back: heap ${megabytes(weight.atLast.heapBytes)} of ${megabytes(weight.atLast.heldBytes)} held, threads beside ${megabytes(weight.atLast.threadsBytes)}, outside it ${megabytes(weight.atLast.externalBytes)}, in files ${megabytes(weight.atLast.inFilesBytes)}, process ${megabytes(weight.atLast.rssBytes)}`,
        ]),
    `  waiting for slow readers: ${kilobytes(waiting.all)} in all, ${kilobytes(waiting.most)} for the slowest of ${server.connections}`,
    ...Object.entries(sent).map(
      ([kind, { messages, bytes }]) =>
        `  sent ${kind.padEnd(18)} ${(messages / seconds).toFixed(0).padStart(7)} a second, ${(bytes / messages).toFixed(0).padStart(6)} bytes each`,
    ),
    '',
    'In the server, from handler to durable answer:',
    SPREAD_HEAD,
    ...Object.entries(server.handled).map(([type, spread]) => spreadRow(type, spread)),
    ...(audit.acknowledged === 0 ? ['  nothing was acknowledged'] : []),
  ];
};

/** What players saw of lines that were cut, if any were. */
const linesLost = ({ drops, gaps, away, again, downMs }: LoadFigures): string[] =>
  drops + away + again === 0
    ? ['  lines cut: none']
    : [
        `  lines cut: ${drops}, there again after p50 ${gaps.p50.toFixed(0)}, p99 ${gaps.p99.toFixed(0)}, at most ${gaps.max.toFixed(0)} ms; not yet: ${away}`,
        ...(downMs === null
          ? []
          : [
              `  killed, and listening again after ${downMs.toFixed(0)} ms; from then on until there again: p50 ${(gaps.p50 - downMs).toFixed(0)}, p95 ${(gaps.p95 - downMs).toFixed(0)}, p99 ${(gaps.p99 - downMs).toFixed(0)}, at most ${(gaps.max - downMs).toFixed(0)} ms`,
            ]),
        `  commands without an answer that were sent again: ${again}`,
      ];

/** What a cluster's processes used, of a second and for each answer. */
const usedLines = ({ used }: LoadFigures, answers: number, { seconds }: LoadWish): string[] =>
  used.length === 0
    ? []
    : [
        '',
        'The cluster, each process:',
        ...used.map(
          ({ name, cpuMs, rssBytes }) =>
            `  ${name.padEnd(10)} ${(cpuMs / seconds / 1000).toFixed(2)} cores, ${(cpuMs / Math.max(1, answers)).toFixed(2)} ms an answer, ${megabytes(rssBytes)}`,
        ),
      ];

const told = (wish: LoadWish, figures: LoadFigures): string => {
  const { acknowledged, late, refused, battles, audit, crowdCpuMs } = figures;
  const answers = Object.values(acknowledged).reduce((sum, { count }) => sum + count, 0);
  return [
    '',
    `${wish.players} players, ${wish.duels} duels (${battles} battles begun), ${(answers / wish.seconds).toFixed(0)} answers a second`,
    '',
    'As players see it, from sending to acknowledgement:',
    SPREAD_HEAD,
    ...Object.entries(acknowledged).map(([kind, spread]) => spreadRow(kind, spread)),
    spreadRow('(generator late by)', late),
    `  the generator used ${(crowdCpuMs / wish.seconds / 1000).toFixed(2)} cores`,
    ...linesLost(figures),
    ...Object.entries(refused).map(([code, times]) => `  refused ${times} × ${code}`),
    '',
    'The server:',
    ...serverLines(figures, wish),
    ...usedLines(figures, answers, wish),
    '',
    `Acknowledged ${audit.acknowledged}, lost ${audit.lost}, doubled ${audit.doubled}; sent again ${audit.sentAgain}; never answered ${audit.unanswered}`,
  ].join('\n');
};

if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
let wish: LoadWish;
try {
  wish = readWish(process.argv.slice(2));
} catch (error) {
  console.error(`${errorText(error)}\n\n${USAGE}`);
  process.exit(2);
}
const figures = await runLoad(wish, (words) => console.error(words));
console.log(wish.json ? JSON.stringify(figures) : told(wish, figures));
if (figures.audit.lost + figures.audit.doubled > 0) process.exitCode = 1;
