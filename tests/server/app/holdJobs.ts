// A process that takes jobs and is meant to be killed over them: it prints what it holds and never ends it.
// Arguments: the data file, and the time that its clock shows.
import { pino } from 'pino';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import { type Reaction } from '@sigilla/server/app/jobs/jobs.ts';
import { startJobRunner } from '@sigilla/server/app/jobs/jobRunner.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { openStore } from '../../store/sqliteHarness.ts';
import { everyReaction } from '../../support/everyReaction.ts';

const [file = '', time = ''] = process.argv.slice(2);
const hold: Reaction<JobKind> = async ({ key }) => {
  process.stdout.write(`holding ${key}\n`);
  await new Promise(() => {});
};
startJobRunner({
  store: await openStore(file),
  clock: { now: () => Number(time), elapsed: () => Number(time) },
  ids: systemIds,
  log: pino(pino.destination(2)),
  reactions: everyReaction(hold),
});
