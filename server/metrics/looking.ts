// What is looked at when Prometheus asks: gauges of the process, the store, jobs, scholars and teachers.
// Invariant: a figure that can't be had just now is left out, and keeps no other waiting.
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { matchMaker } from '@colyseus/core';
import { claimableAt, jobs } from '../store/aggregates/jobs.ts';
import { wait } from '../clock.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { House } from '../app/house.ts';
import type { Readiness } from '../app/readiness.ts';
import { readStandings } from '../app/readings/teachers.ts';
import type { Teacher } from '../app/teachers/teachers.ts';

const SECOND_MS = 1_000;
/** Jobs looked at: more that are due are told as so many. */
const MOST_LOOKED_AT = 100;
/** A store that does not answer keeps nobody waiting who asks for the rest. */
const PATIENCE_MS = 1_000;

/** What is looked at when somebody asks. */
export interface Watched {
  readonly house: House;
  readonly readiness: Readiness;
  readonly scholars: Scholars;
  readonly teachers: readonly Teacher[];
}

/** Figures that are read when somebody asks. */
const openGauges = (register: Registry) => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [register] });
  const ofTeachers = (name: string, help: string): Gauge<'teacher'> =>
    new Gauge({ name, help, labelNames: ['teacher'], registers: [register] });
  const counted = (name: string, help: string): Counter => new Counter({ name, help, registers: [register] });
  return {
    ready: gauge('sigilla_ready', '1 while it takes work.'),
    degraded: gauge('sigilla_degraded', '1 while the other processes can’t be reached.'),
    windows: gauge('sigilla_connections', 'Places taken in rooms of this process.'),
    rooms: gauge('sigilla_rooms', 'Rooms open in this process.'),
    queued: gauge(
      'sigilla_commands_waiting',
      'Commands that wait for others on the same kingdom, or are being carried out.',
    ),
    commits: counted('sigilla_store_commits_total', 'Change sets written.'),
    syncs: counted('sigilla_store_syncs_total', 'Durable syncs that they shared.'),
    storeQueued: gauge('sigilla_store_queued', 'Change sets that wait for the disk.'),
    storeWaits: gauge('sigilla_store_oldest_wait_seconds', 'For how long the first of them has.'),
    storeFailing: gauge(
      'sigilla_store_failing',
      '1 while the last commit could not be written or the last read was given up.',
    ),
    jobsDue: gauge(
      'sigilla_jobs_due',
      'Jobs of the whole realm that are due and that nobody is at; 100 at most.',
    ),
    jobWaits: gauge('sigilla_job_oldest_due_seconds', 'For how long the first of them has been due.'),
    errands: gauge('sigilla_scholar_errands', 'Errands that scholars are at, or that wait at their desks.'),
    waiting: gauge('sigilla_scholar_waiting', 'Errands that wait in their lanes before that.'),
    turnedAway: counted('sigilla_scholar_turned_away_total', 'Errands refused since too many waited.'),
    lost: counted('sigilla_scholar_lost_total', 'Errands cut off, or lost with their thread.'),
    requests: ofTeachers('sigilla_teacher_requests', 'Requests of today (UTC), of all processes.'),
    requestsLeft: ofTeachers('sigilla_teacher_requests_left', 'Requests that today still allows.'),
    tokens: ofTeachers('sigilla_teacher_tokens', 'Tokens of today (UTC), of all processes.'),
    tokensLeft: ofTeachers('sigilla_teacher_tokens_left', 'Tokens that today still allows.'),
    resting: ofTeachers('sigilla_teacher_resting', '1 while a teacher rests after failures.'),
    failures: ofTeachers('sigilla_teacher_failures_in_a_row', 'Failures since it last answered.'),
  };
};
type Gauges = ReturnType<typeof openGauges>;

const flag = (is: boolean): number => (is ? 1 : 0);

/** A counter that somebody else counts. */
const setTo = (counter: Counter, value: number): void => {
  counter.reset();
  counter.inc(value);
};

const tellProcess = (gauges: Gauges, { house, readiness, scholars }: Watched): void => {
  const { commits, syncs, queued, oldestWait, isFailing } = house.store.health();
  const { ccu, roomCount } = matchMaker.stats.local;
  const { errands, waiting, turnedAway, lost } = scholars.load();
  gauges.degraded.set(flag(readiness.isDegraded));
  gauges.windows.set(ccu);
  gauges.rooms.set(roomCount);
  gauges.queued.set(house.queue.depth());
  setTo(gauges.commits, commits);
  setTo(gauges.syncs, syncs);
  gauges.storeQueued.set(queued);
  gauges.storeWaits.set(oldestWait / SECOND_MS);
  gauges.storeFailing.set(flag(isFailing));
  gauges.errands.set(errands);
  gauges.waiting.set(waiting);
  setTo(gauges.turnedAway, turnedAway);
  setTo(gauges.lost, lost);
};

const tellReady = async (gauges: Gauges, { readiness }: Watched): Promise<void> => {
  gauges.ready.set(flag((await readiness.check()) === null));
};

const tellJobs = async (gauges: Gauges, { house }: Watched): Promise<void> => {
  const { items } = await house.store.find(jobs, 'claimable', { prefix: [], limit: MOST_LOOKED_AT });
  const now = house.clock.now();
  const since = items.map(({ body }) => now - claimableAt(body)).filter((late) => late >= 0);
  gauges.jobsDue.set(since.length);
  gauges.jobWaits.set(Math.max(0, ...since) / SECOND_MS);
};

const tellTeachers = async (gauges: Gauges, { house, teachers }: Watched): Promise<void> => {
  for (const { name, state, today, failuresInARow } of await readStandings(house, teachers)) {
    const of = { teacher: name };
    gauges.requests.set(of, today.requests);
    gauges.requestsLeft.set(of, Math.max(0, today.ofRequests - today.requests));
    gauges.tokens.set(of, today.tokens);
    gauges.tokensLeft.set(of, Math.max(0, today.ofTokens - today.tokens));
    gauges.resting.set(of, flag(state === 'resting'));
    gauges.failures.set(of, failuresInARow);
  }
};

/** Gauges in `register`; the answer sets them all, as they stand. */
export const looking = (register: Registry): ((watched: Watched) => Promise<void>) => {
  const gauges = openGauges(register);
  const { ready, jobsDue, jobWaits, requests, requestsLeft, tokens, tokensLeft, resting, failures } = gauges;
  /** What is read of the store, and what is left out when it can't be. */
  const parts: readonly { tell: typeof tellJobs; of: readonly Gauge[] }[] = [
    { tell: tellReady, of: [ready] },
    { tell: tellJobs, of: [jobsDue, jobWaits] },
    { tell: tellTeachers, of: [requests, requestsLeft, tokens, tokensLeft, resting, failures] },
  ];
  return async (watched) => {
    tellProcess(gauges, watched);
    await Promise.all(
      parts.map(async ({ tell, of }) => {
        // Either forgets what the other leaves: with labels, and without.
        for (const gauge of of) {
          gauge.reset();
          gauge.remove({});
        }
        await Promise.race([tell(gauges, watched).catch(() => undefined), wait(PATIENCE_MS)]);
      }),
    );
  };
};
