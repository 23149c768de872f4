// Two hundred learners at once and at the pace of people (academySide.ts), each in a process that is started as servers are: V8 collects on one thread
// beside there, and with as many as it likes an answer costs a quarter more. The pace of people is held by one core, where a process can be kept to one.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from '../../scripts/thrift.mjs';
import type { Bench, BenchRow } from './measure.ts';

/** What keeps a process and all its threads to one core of those that this one may use; null where nothing does. */
const onOneCore = (): readonly string[] | null => {
  if (process.platform !== 'linux') return null;
  const core = /^Cpus_allowed_list:.*?(\d+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const keeping = ['taskset', '--cpu-list', core ?? ''];
  const [command = '', ...given] = keeping;
  return spawnSync(command, [...given, 'true']).status === 0 ? keeping : null;
};

/** What a side tells that is started behind these words; it ends with this process. */
const toldBy = async (before: readonly string[], given: readonly string[]): Promise<readonly BenchRow[]> => {
  const [execPath = process.execPath, ...execArgv] = [
    ...before,
    process.execPath,
    ...process.execArgv,
    ...THRIFTY_ARGUMENTS,
  ];
  const side = fork(fileURLToPath(new URL('academySide.ts', import.meta.url)), given, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A session of its own, that it may go before others (academySide.ts).
    detached: true,
    execPath,
    execArgv,
    env: { ...process.env, ...THRIFTY_ENVIRONMENT },
  });
  const lost = once(side, 'exit').then((): never => {
    throw new Error('the academy went before it had measured anything');
  });
  const [rows] = (await Promise.race([once(side, 'message'), lost])) as [readonly BenchRow[]];
  return rows;
};

export const academyBench: Bench = {
  name: 'academy',
  about:
    '200 learners answer a scroll in the same millisecond: judged, paid and kept; by CPU time of the process and its threads once they are warm, medians of seven rounds. Then each of them every two seconds, all threads of the server on one core: by the clock, from an answer’s arrival until it is kept and told, before what else the machine does.',
  run: async () => {
    const atOnce = await toldBy([], []);
    const core = onOneCore();
    const atPace = await toldBy(core ?? [], [core === null ? 'on all cores' : 'on one core']);
    return [...atOnce, ...atPace];
  },
};
