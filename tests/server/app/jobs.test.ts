// Jobs: written by units of work, done exactly once by whichever runner lives. Time is a clock the test sets; nothing waits by the watch.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import type { JobKind, JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import {
  cancelJobs,
  PutOff,
  scheduleJobs,
  type HeldJob,
  type Reaction,
} from '@sigilla/server/app/jobs/jobs.ts';
import { startJobRunner, type JobRunner, type JobRunnerOptions } from '@sigilla/server/app/jobs/jobRunner.ts';
import { localPublisher } from '@sigilla/server/app/publish.ts';
import { transact, type Unit } from '@sigilla/server/app/transact.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { create, StoreBusy, type Change } from '@sigilla/server/store/Store.ts';
import { storeBehind } from '../../support/storeBehind.ts';
import { until } from '../../support/until.ts';
import { purses } from '../../store/fixtures.ts';
import { openSqliteHarness, type SqliteHarness } from '../../store/sqliteHarness.ts';
import { jobs } from '@sigilla/server/store/collections.ts';
import { everyReaction } from '../../support/everyReaction.ts';

const START = 1_800_000_000_000;

const aJob = (key: string, dueAt = START): JobRequest => ({
  key,
  kind: 'housekeeping',
  dueAt,
  payload: {},
});

/** A promise to be kept by hand. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
};

describe('jobs', () => {
  let harness: SqliteHarness;
  let now = START;
  let lines: { msg: string; level: number; job?: string; attempt?: number }[] = [];
  const runners: JobRunner[] = [];
  const clock = { now: () => now, elapsed: () => now };
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });

  beforeEach(async () => {
    harness = await openSqliteHarness();
    now = START;
    lines = [];
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await harness.dispose();
  });

  const inUnit = async (work: (unit: Unit) => Promise<void> | void): Promise<void> => {
    const deps = { store: harness.store, clock, ids: systemIds, log, publisher: localPublisher(log) };
    const done = await transact(deps, async (unit) => {
      await work(unit);
      return ok(null);
    });
    expect(done.ok).toBe(true);
  };
  const schedule = (...requests: readonly JobRequest[]) =>
    inUnit((unit) => scheduleJobs(unit, requests, systemIds));

  const run = (handler: Reaction<JobKind>, options: Partial<JobRunnerOptions> = {}): JobRunner => {
    const runner = startJobRunner({
      store: harness.store,
      clock,
      ids: systemIds,
      log,
      pollMs: 5,
      reactions: everyReaction(handler),
      ...options,
    });
    runners.push(runner);
    return runner;
  };

  const pending = () => harness.store.count(jobs, 'claimable', []);
  const allDone = () => until(async () => (await pending()) === 0);

  /** The effect of a job, in one commit with its end: creating the same purse twice would be seen as moved. */
  const effect = (job: HeldJob, done: Change) =>
    harness.store.commit([create(purses, job.key, { coins: job.attempt }), done]);

  it('are each done once, by two runners on one store', async () => {
    await schedule(...Array.from({ length: 60 }, (_, i) => aJob(`job-${i}`)));
    const taken: string[] = [];
    const statuses: string[] = [];
    // More than either takes at once, and nothing is done before both have taken something.
    const both = gate();
    const handler =
      (name: string): Reaction<JobKind> =>
      async (job, done) => {
        taken.push(name);
        if (new Set(taken).size === 2) both.open();
        await both.passed;
        statuses.push((await effect(job, done)).status);
      };
    run(handler('first'));
    run(handler('second'));
    await allDone();
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 'committed'));
    expect(await harness.store.count(purses, 'coins', [1])).toBe(60);
    expect(taken).toHaveLength(60);
  });

  it('are looked for no more often than was said, however many fall due one after another', async () => {
    let looks = 0;
    const counted = storeBehind(harness.store, {
      find: (...asked) => {
        looks += 1;
        return harness.store.find(...asked);
      },
    });
    await schedule(...Array.from({ length: 40 }, (_, i) => aJob(`job-${i}`, START + i)));
    const began = performance.now();
    const runner = run(async (job, done) => void (await effect(job, done)), {
      store: counted,
      betweenLooksMs: 30,
    });
    // Each of them falls due by itself, and is said to.
    for (; now < START + 40; now += 1) {
      runner.nudge(now);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    await allDone();
    // A look reads once or twice.
    expect(looks).toBeLessThanOrEqual(2 * ((performance.now() - began) / 30 + 2));
    expect(await harness.store.count(purses, 'coins', [1])).toBe(40);
  });

  it('are handed over with their key, kind, payload and time', async () => {
    const seen: HeldJob[] = [];
    await schedule({
      key: 'battle_round/b/3',
      kind: 'battle_round',
      dueAt: START - 7,
      payload: { battleId: BattleId.parse('b'), round: 3 },
    });
    run(async (job, done) => {
      seen.push(job);
      await harness.store.commit([done]);
    });
    await allDone();
    expect(seen).toEqual([
      {
        id: expect.any(String),
        key: 'battle_round/b/3',
        kind: 'battle_round',
        dueAt: START - 7,
        payload: { battleId: 'b', round: 3 },
        attempt: 1,
      },
    ]);
  });

  it('begin in the order in which they fall due, and none before its time', async () => {
    await schedule(
      aJob('c', START + 30),
      aJob('a', START + 10),
      aJob('late', START + 9000),
      aJob('b', START + 20),
    );
    const begun: string[] = [];
    run(
      async (job, done) => {
        expect(job.dueAt).toBeLessThanOrEqual(now);
        begun.push(job.key);
        await effect(job, done);
      },
      { atOnce: 1 },
    );
    now = START + 10;
    await until(async () => (await pending()) === 3);
    expect(begun).toEqual(['a']);
    now = START + 100;
    await until(async () => (await pending()) === 1);
    expect(begun).toEqual(['a', 'b', 'c']);
    now = START + 9000;
    await allDone();
    expect(begun).toEqual(['a', 'b', 'c', 'late']);
    expect(lines).toEqual([]);
  });

  it('that are rounds of battles wait for nothing else, however much is overdue and in hand', async () => {
    const overdue = Array.from({ length: 40 }, (_, i) => aJob(`job-${i}`, START - 60_000 + i));
    const aRound = (round: number, dueAt: number): JobRequest => ({
      key: `round-${round}`,
      kind: 'battle_round',
      dueAt,
      payload: { battleId: BattleId.parse('b'), round },
    });
    await schedule(...overdue, aRound(1, START), aRound(2, START + 50));
    const { passed, open } = gate();
    const fought: string[] = [];
    let inHand = 0;
    let most = 0;
    run(async (job, done) => {
      if (job.kind === 'battle_round') fought.push(job.key);
      else {
        inHand += 1;
        most = Math.max(most, inHand);
        await passed;
        inHand -= 1;
      }
      await effect(job, done);
    });
    await until(() => fought.length === 1);
    now = START + 50;
    await until(() => fought.length === 2);
    expect(fought).toEqual(['round-1', 'round-2']);
    expect(most).toBe(8);
    open();
    await allDone();
    expect(most).toBe(8);
    expect(lines).toEqual([]);
  });

  it('do not wait for the next look when the process says that one is due', async () => {
    const runner = run((job, done) => effect(job, done).then(() => undefined), { pollMs: 3_600_000 });
    await schedule(aJob('a'), aJob('soon', START + 20));
    runner.nudge(START);
    await until(async () => (await harness.store.get(purses, 'a')) !== null);
    now = START + 20;
    runner.nudge(START + 20);
    await allDone();
  });

  it('are looked at when one falls due, and not whenever one is written for later or done', async () => {
    let looks = 0;
    const store = storeBehind(harness.store, {
      find: (...given) => {
        looks += 1;
        return harness.store.find(...given);
      },
    });
    await schedule(aJob('a'), aJob('b'), aJob('later', START + 60_000));
    const runner = run((job, done) => effect(job, done).then(() => undefined), { store, pollMs: 3_600_000 });
    await until(async () => (await pending()) === 1);
    for (let n = 0; n < 20; n += 1) runner.nudge(START + 60_000 + n);
    await runner.pause();
    expect(looks).toBe(1);
    runner.resume();
    now = START + 60_000;
    runner.nudge(now);
    await allDone();
    expect(looks).toBeLessThanOrEqual(3);
  });

  it('that were said to be due while others were being taken are taken next', async () => {
    const { passed, open } = gate();
    let looks = 0;
    const store = storeBehind(harness.store, {
      find: async (...given) => {
        const page = await harness.store.find(...given);
        looks += 1;
        if (looks === 1) await passed;
        return page;
      },
    });
    const runner = run((job, done) => effect(job, done).then(() => undefined), { store, pollMs: 3_600_000 });
    await until(() => looks === 1);
    await schedule(aJob('meanwhile'));
    runner.nudge(START);
    open();
    await allDone();
  });

  it('pass to another runner when their holder’s lease runs out; the late holder changes nothing', async () => {
    await schedule(aJob('a'));
    const held = gate();
    const go = gate();
    let late: string | undefined;
    run(
      async (job, done) => {
        held.open();
        await go.passed;
        late = (await effect(job, done)).status;
      },
      { leaseMs: 1000, atOnce: 1 },
    );
    await held.passed;
    const attempts: number[] = [];
    run(async (job, done) => {
      attempts.push(job.attempt);
      await effect(job, done);
    });
    now = START + 999;
    await schedule(aJob('b'));
    await until(async () => (await pending()) === 1);
    expect(attempts).toEqual([1]);
    now = START + 1000;
    await allDone();
    expect(attempts).toEqual([1, 2]);
    go.open();
    await until(() => late !== undefined);
    expect(late).toBe('moved');
    expect((await harness.store.get(purses, 'a'))?.body.coins).toBe(2);
    expect(lines).toEqual([]);
  });

  it('are done by the next process when theirs was killed over them', async () => {
    await schedule(aJob('a'));
    await harness.store.close();
    const script = path.join(import.meta.dirname, 'holdJobs.ts');
    const child = spawn(process.execPath, [script, harness.file, String(START)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const said: unknown = await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(String(said)).toBe('holding a\n');
    child.kill('SIGKILL');
    await ended;
    await harness.reopen();
    expect(await pending()).toBe(1);
    now = START + 30_000;
    run((job, done) => effect(job, done).then(() => undefined));
    await allDone();
    expect((await harness.store.get(purses, 'a'))?.body.coins).toBe(2);
  });

  /** Has a job fail as often as there are pauses, each time in that way, then succeed; answers when it was tried. */
  const tried = async (pauses: readonly number[], fail: () => Error): Promise<readonly number[]> => {
    await schedule(aJob('a'));
    const triedAt: number[] = [];
    run(async (job, done) => {
      triedAt.push(now - START);
      if (job.attempt <= pauses.length) throw fail();
      await effect(job, done);
    });
    for (const pause of pauses) {
      const failures = triedAt.length + 1;
      await until(async () => lines.length === failures);
      await until(
        async () =>
          (await harness.store.find(jobs, 'claimable', { prefix: [], limit: 1 })).items[0]?.body
            .leaseToken === null,
      );
      now += pause;
    }
    await allDone();
    return triedAt;
  };

  it('are tried again after growing pauses when their handler fails, and each failure is logged', async () => {
    expect(await tried([1000, 2000, 4000], () => new Error('not yet'))).toEqual([0, 1000, 3000, 7000]);
    expect(lines.map(({ level }) => pino.levels.labels[level])).toEqual(['error', 'error', 'error']);
    expect(lines.map(({ msg, job, attempt }) => ({ msg, job, attempt }))).toEqual(
      [1, 2, 3].map((attempt) => ({ msg: 'a job failed', job: 'a', attempt })),
    );
  });

  it.each([
    ['a commit that was not kept', () => new PutOff('busy')],
    ['a store that is away', () => new StoreBusy(1)],
  ])('are put off, which is no fault, by %s; somebody is to look when it lasts', async (_, fail) => {
    await tried([1000, 2000, 4000, 8000, 16_000, 32_000], fail);
    expect(lines.map(({ level }) => pino.levels.labels[level])).toEqual([
      ...Array.from({ length: 5 }, () => 'info'),
      'warn',
    ]);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['a job was put off']));
  });

  it('are tried again when a handler returns without having ended them', async () => {
    await schedule(aJob('a'));
    run(async (job, done) => {
      if (job.attempt > 1) await effect(job, done);
    });
    await until(() => lines.length === 1);
    expect(lines[0]?.msg).toBe('a job was left undone by its handler');
    now += 1000;
    await allDone();
  });

  describe('of battles’ rounds, where no other runner is', () => {
    const aRound = (key: string, dueAt = START): JobRequest => ({
      key,
      kind: 'battle_round',
      dueAt,
      payload: { battleId: BattleId.parse(systemIds.id()), round: 1 },
    });
    const leases = () => {
      let written = 0;
      const store = storeBehind(harness.store, {
        commit: (changes) => {
          written += changes.filter(
            ({ collection, kind }) => collection.name === 'jobs' && kind === 'replace',
          ).length;
          return harness.store.commit(changes);
        },
      });
      return { store, written: () => written };
    };

    it('are taken without a lease, each once, however many wait and however long they take', async () => {
      const rounds = Array.from({ length: 40 }, (_, i) => aRound(`round-${i}`));
      await schedule(...rounds.slice(0, 4), aJob('other', START + 1));
      const { store, written } = leases();
      const held = gate();
      const taken: string[] = [];
      const runner = run(
        async (job, done) => {
          taken.push(job.key);
          if (job.key !== 'other') await held.passed;
          await effect(job, done);
        },
        { store, isAlone: true, atOnce: 4 },
      );
      await until(() => taken.length === 4);
      // Rounds at work stand before it in the index, and are not in its way.
      now = START + 1;
      runner.nudge(now);
      await until(async () => (await harness.store.get(purses, 'other')) !== null);
      await schedule(...rounds.slice(4));
      held.open();
      await allDone();
      expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
      expect(await harness.store.count(purses, 'coins', [1])).toBe(41);
      expect(written()).toBe(1);
    });

    it('are tried again after growing pauses that outlive the process, as under a lease', async () => {
      await schedule(aRound('round'));
      const attempts: number[] = [];
      const fails: Reaction<JobKind> = async ({ attempt }) => {
        attempts.push(attempt);
        throw new PutOff('busy');
      };
      const first = run(fails, { isAlone: true });
      await until(() => lines.length === 1);
      now += 1000;
      await until(() => lines.length === 2);
      await first.stop();
      now += 1999;
      run(
        async (job, done) => {
          attempts.push(job.attempt);
          await effect(job, done);
        },
        { isAlone: true },
      );
      await until(async () => (await pending()) === 1);
      expect(attempts).toEqual([1, 2]);
      now += 1;
      await allDone();
      expect(attempts).toEqual([1, 2, 3]);
    });
  });

  it('can be cancelled, also while a handler is at work on them: then it comes too late', async () => {
    await schedule(aJob('a'), aJob('later', START + 5000));
    await inUnit((unit) => cancelJobs(unit, ['later', 'never was']));
    const held = gate();
    const go = gate();
    let end: string | undefined;
    run(async (job, done) => {
      held.open();
      await go.passed;
      end = (await effect(job, done)).status;
    });
    await held.passed;
    await inUnit((unit) => cancelJobs(unit, ['a']));
    go.open();
    await until(() => end !== undefined);
    expect(end).toBe('moved');
    expect(await harness.store.count(purses, 'coins', [])).toBe(0);
    expect(await pending()).toBe(0);
    expect(lines).toEqual([]);
  });

  it('hold their key while they are pending, and free it for the unit that cancels or ends them', async () => {
    await schedule(aJob('turn'));
    await expect(schedule(aJob('turn', START + 1))).rejects.toThrow('jobs.key');
    await inUnit(async (unit) => {
      await cancelJobs(unit, ['turn']);
      scheduleJobs(unit, [aJob('turn', START + 10)], systemIds);
    });
    now = START + 10;
    let times = 0;
    run(async (job, done) => {
      times += 1;
      await inUnit((unit) => {
        unit.add(done);
        if (times < 3) scheduleJobs(unit, [aJob('turn', job.dueAt + 10)], systemIds);
      });
      now += 10;
    });
    await allDone();
    expect(times).toBe(3);
  });

  it('are finished, and no more are taken, when the runner is stopped', async () => {
    await schedule(aJob('a'), aJob('b', START + 1));
    const held = gate();
    const go = gate();
    const runner = run(
      async (job, done) => {
        held.open();
        await go.passed;
        await effect(job, done);
      },
      { atOnce: 1 },
    );
    await held.passed;
    now = START + 1;
    let stopped = false;
    const stopping = runner.stop().then(() => (stopped = true));
    await schedule(aJob('c'));
    expect(stopped).toBe(false);
    go.open();
    await stopping;
    expect(await harness.store.get(purses, 'a')).not.toBeNull();
    expect(await pending()).toBe(2);
  });
});
