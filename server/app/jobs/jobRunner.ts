// One runner a process does the jobs that are due, earliest first. It takes one by writing a lease into it; the handler's own commit removes the job
// (`done`), so whatever lives or dies, the job's effect happens exactly once. Where no other process can take it, rounds and oaths of battles are
// taken without being written: it is the commit that removes a job which does it once, and a lease only spares two runners the same work.
// Invariant: rounds and oaths of battles wait behind nothing else, nor behind each other.
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import { elapsed } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Ids } from '../../ids.ts';
import type { Log } from '../../log.ts';
import { claimableAt, jobs } from '../../store/aggregates/jobs.ts';
import type { JobDoc } from '../../store/aggregates/jobs.ts';
import { remove, replace } from '../../store/Store.ts';
import type { Store, Stored } from '../../store/Store.ts';
import type { Watch } from '../../metrics/watch.ts';
import { storeRefusal } from '../storeAway.ts';
import { PutOff, react } from './jobs.ts';
import type { Reactions } from './jobs.ts';

export interface JobRunnerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'id'>;
  readonly reactions: Reactions;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Who keeps count, where somebody does. */
  readonly watch?: Watch;
  /** The longest pause between two looks, for jobs that other processes have written or dropped; 1000 unless told. */
  readonly pollMs?: number;
  /** How long a handler may take before another runner takes its job; 30000 unless told, and less for a battle's round. */
  readonly leaseMs?: number;
  /** Jobs at work at the same time, and as many rounds and as many oaths of battles besides; 8 unless told. */
  readonly atOnce?: number;
  /** A look takes whatever has fallen due since, so where much does, so long a rest between two spares most of them; 0 unless told. */
  readonly betweenLooksMs?: number;
  /** Whether no other runner works on the same store; false unless told. */
  readonly isAlone?: boolean;
}

export interface JobRunner {
  /** Says that a job due at `dueAt` was committed in this process, so that it need not wait for the next look. */
  nudge(dueAt: number): void;
  /** Takes no more jobs until `resume`; resolves when none is being taken. Those at work go on. */
  pause(): Promise<void>;
  resume(): void;
  /** Takes no more jobs; resolves when those at work have ended. */
  stop(): Promise<void>;
}

/** Somebody is watching: when the process that fights a round is killed over it, another should not let them wait. */
const ROUND_LEASE_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
/** Jobs looked at first, beyond as many as were due the last time: of a look's cost most is for those that are not due yet. */
const A_FEW = 3;
/** Neither a lease nor a pause after a failure lasts longer. */
export const LONGEST_HOLD_MS = 300_000;

/** Those who command a battle wait for its rounds, and whoever looks on; an oath waits for thought, and no round may wait behind it. */
const LINES = ['rounds', 'oaths', 'others'] as const;
type Line = (typeof LINES)[number];
const lineOf = ({ body: { kind } }: Stored<JobDoc>): Line => {
  if (kind === 'battle_round') return 'rounds';
  return kind === 'battle_oath' ? 'oaths' : 'others';
};

/** How long a job of a kind is held. Teachers are waited for, one after another; nobody waits for the job that asks them. */
const leaseOf = (kind: JobKind, usualMs: number): number => {
  if (kind === 'teaching') return LONGEST_HOLD_MS;
  return kind === 'battle_round' ? Math.min(usualMs, ROUND_LEASE_MS) : usualMs;
};

/** The pause after the `attempts`th failure: a second, doubled each time, five minutes at most. */
const retryAfter = (attempts: number): number =>
  Math.min(LONGEST_HOLD_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 30));

/** From this attempt on, half a minute after the first, what passes by itself has not: somebody should look. */
const STUBBORN_ATTEMPT = 6;

/** Does it pass by itself? Then it was put off; all else is a fault of ours. */
const isPutOff = (failure: unknown): boolean => failure instanceof PutOff || storeRefusal(failure) !== null;

/** How loudly it is told that a job was put back, and in which words. */
const toldOf = (failure: unknown, attempts: number): readonly ['info' | 'warn' | 'error', string] => {
  if (failure === null) return ['error', 'a job was left undone by its handler'];
  if (!isPutOff(failure)) return ['error', 'a job failed'];
  return [attempts < STUBBORN_ATTEMPT ? 'info' : 'warn', 'a job was put off'];
};

class Runner implements JobRunner {
  readonly #options: Required<Omit<JobRunnerOptions, 'watch'>> & Pick<JobRunnerOptions, 'watch'>;
  readonly #working = new Map<string, Promise<void>>();
  /** How many of them were taken without a lease, so that the index of what may be taken still has them. */
  #unleased = 0;
  /** Those of them that have hands of their own. */
  readonly #hands = { rounds: new Set<string>(), oaths: new Set<string>() };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer goes off, by the clock. */
  #wakesAt = Infinity;
  #looking: Promise<void> | null = null;
  /** When the last look ended, and what it found due. */
  #lookedAt = -Infinity;
  #found = 0;
  /** When the earliest falls due of those that were said to be there during a look, which may have missed them. */
  #saidMeanwhile = Infinity;
  /** Whether as much of the others was due at the last look as could be taken. */
  #isFull = false;
  #paused = false;
  #stopped = false;

  constructor(options: JobRunnerOptions) {
    this.#options = {
      pollMs: 1_000,
      leaseMs: 30_000,
      atOnce: 8,
      betweenLooksMs: 0,
      isAlone: false,
      ...options,
    };
    this.nudge(this.#options.clock.now());
  }

  nudge(dueAt: number): void {
    if (this.#looking !== null) this.#saidMeanwhile = Math.min(this.#saidMeanwhile, dueAt);
    else this.#wakeAt(dueAt);
  }

  async pause(): Promise<void> {
    this.#paused = true;
    await this.#looking;
  }

  resume(): void {
    this.#paused = false;
    this.nudge(this.#options.clock.now());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#working.values());
  }

  #wakeAt(time: number): void {
    if (this.#stopped || this.#paused || time >= this.#wakesAt) return;
    const { clock, pollMs, betweenLooksMs } = this.#options;
    clearTimeout(this.#timer);
    this.#wakesAt = time;
    const rest = this.#lookedAt + betweenLooksMs - elapsed();
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, rest, Math.min(pollMs, time - clock.now())));
  }

  #wake(): void {
    this.#wakesAt = Infinity;
    if (this.#paused) return;
    this.#looking = this.#look();
  }

  async #look(): Promise<void> {
    const { clock, log, pollMs } = this.#options;
    let next = clock.now() + pollMs;
    this.#saidMeanwhile = Infinity;
    try {
      next = Math.min(await this.#claimDue(), this.#saidMeanwhile);
    } catch (error) {
      log.warn({ err: error }, 'the jobs could not be looked at');
    }
    this.#looking = null;
    this.#lookedAt = elapsed();
    this.#wakeAt(next);
  }

  /** Takes what is due; answers when to look again. */
  async #claimDue(): Promise<number> {
    const { store, clock, pollMs, atOnce } = this.#options;
    const now = clock.now();
    const isDue = ({ body }: Stored<JobDoc>): boolean => claimableAt(body) <= now;
    const { rounds, oaths } = this.#hands;
    const free: Readonly<Record<Line, number>> = {
      rounds: atOnce - rounds.size,
      oaths: atOnce - oaths.size,
      others: atOnce - (this.#working.size - rounds.size - oaths.size),
    };
    // One more than is taken shows when the next falls due; mostly one is due. A job at work here is left alone even when its lease has run out.
    const all = 2 * atOnce + 1 + this.#unleased;
    const read = async (index: 'claimable' | 'rounds' | 'oaths', limit: number) => {
      const { items, next } = await store.find(jobs, index, { prefix: [], limit });
      return { waiting: items.filter(({ id }) => !this.#working.has(id)), isCut: next !== null };
    };
    const few = this.#isFull ? all : Math.min(all, A_FEW + this.#found + this.#unleased);
    let first = await read('claimable', few);
    if (few < all && first.isCut && first.waiting.every(isDue)) first = await read('claimable', all);
    // Where so much else is due that no end of it is seen, rounds and oaths may lie behind it.
    const isHidden = first.isCut && first.waiting.every(isDue);
    const inLine = async (line: Line) => {
      const waiting =
        isHidden && line !== 'others'
          ? (await read(line, atOnce + 1 + this.#unleased)).waiting
          : first.waiting.filter((job) => lineOf(job) === line);
      const taken = waiting.filter(isDue).slice(0, free[line]);
      const next = taken.length === free[line] ? undefined : waiting[taken.length];
      return { taken, nextAt: next === undefined ? Infinity : claimableAt(next.body) };
    };
    const lines = await Promise.all(LINES.map(inLine));
    const taken = lines.flatMap((line) => line.taken);
    this.#found = taken.length;
    await Promise.all(taken.map((job) => this.#claim(job, now)));
    this.#isFull = free.others === lines.at(-1)?.taken.length;
    return Math.min(now + pollMs, ...lines.map(({ nextAt }) => nextAt));
  }

  async #claim(job: Stored<JobDoc>, now: number): Promise<void> {
    const { id, revision, body } = job;
    const { store, ids, leaseMs, log, isAlone } = this.#options;
    const lateMs = now - claimableAt(body);
    if (isAlone && lineOf(job) !== 'others') {
      this.#unleased += 1;
      const end = (): void => {
        this.#unleased -= 1;
      };
      this.#begin({ id, revision, body: { ...body, attempts: body.attempts + 1 } }, lateMs, end);
      return;
    }
    const leased: JobDoc = {
      ...body,
      leaseToken: ids.id(),
      leaseUntil: now + leaseOf(body.kind, leaseMs),
      attempts: body.attempts + 1,
    };
    try {
      const result = await store.commit([replace(jobs, { id, revision }, leased)]);
      // Moved: another runner was quicker, or the job was cancelled.
      if (result.status !== 'committed') return;
    } catch (error) {
      log.warn(
        { err: error, job: body.key },
        'a job could not be taken; it will be when its lease has run out',
      );
      return;
    }
    this.#begin({ id, revision: revision + 1, body: leased }, lateMs);
  }

  #begin(job: Stored<JobDoc>, lateMs: number, end: () => void = () => undefined): void {
    const line = lineOf(job);
    if (line !== 'others') this.#hands[line].add(job.id);
    this.#working.set(job.id, this.#work(job, lateMs).finally(end));
  }

  /** Never rejects: whatever goes wrong, the job stays and is done again. */
  async #work(job: Stored<JobDoc>, lateMs: number): Promise<void> {
    const { reactions, log, watch } = this.#options;
    const { key, kind, dueAt, payload, attempts } = job.body;
    let failure: unknown = null;
    try {
      await react(reactions, { id: job.id, key, kind, dueAt, attempt: attempts }, payload, remove(jobs, job));
    } catch (error) {
      failure = error;
    }
    watch?.job(kind, failure === null ? 'done' : 'failed', lateMs);
    try {
      await this.#putBack(job, failure);
    } catch (error) {
      const level = storeRefusal(error) === null ? 'error' : 'warn';
      log[level]({ err: error, job: key }, 'a job could not be put back; its lease will run out');
    }
    this.#working.delete(job.id);
    const line = lineOf(job);
    const wasFull = line === 'others' ? this.#isFull : this.#hands[line].size >= this.#options.atOnce;
    if (line !== 'others') this.#hands[line].delete(job.id);
    // What it brought about has been said; what waits for a free hand, or was put back, has not.
    if (wasFull || failure !== null) this.nudge(this.#options.clock.now());
  }

  /** Lets a job that is still ours go, to be taken again after a pause. */
  async #putBack({ id, body }: Stored<JobDoc>, failure: unknown): Promise<void> {
    const { store, clock, log } = this.#options;
    const left = await store.get(jobs, id);
    if (left === null || left.body.leaseToken !== body.leaseToken) return;
    const pause = retryAfter(body.attempts);
    const [level, words] = toldOf(failure, body.attempts);
    log[level]({ err: failure ?? undefined, job: body.key, attempt: body.attempts, retryInMs: pause }, words);
    await store.commit([
      replace(jobs, left, {
        ...left.body,
        attempts: body.attempts,
        leaseToken: null,
        leaseUntil: clock.now() + pause,
      }),
    ]);
  }
}

/** Begins at once to do what is due, earliest first. */
export const startJobRunner = (options: JobRunnerOptions): JobRunner => new Runner(options);
