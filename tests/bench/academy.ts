// Two hundred learners at once and at the pace of people (academySide.ts), in a process that is started as servers are: V8 collects on one thread beside
// there, and with as many as it likes an answer costs a quarter more.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from '../../scripts/thrift.mjs';
import type { Bench, BenchRow } from './measure.ts';

export const academyBench: Bench = {
  name: 'academy',
  about:
    '200 learners answer a scroll at once: judged, paid and kept; by CPU time of the process and its threads once they are warm, medians of seven rounds. Then the same at the pace of people, by the clock.',
  run: async () => {
    const side = fork(fileURLToPath(new URL('academySide.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, ...THRIFTY_ARGUMENTS],
      env: { ...process.env, ...THRIFTY_ENVIRONMENT },
    });
    const lost = once(side, 'exit').then((): never => {
      throw new Error('the academy went before it had measured anything');
    });
    const [rows] = (await Promise.race([once(side, 'message'), lost])) as [readonly BenchRow[]];
    return rows;
  },
};
