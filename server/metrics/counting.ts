// What is counted as it happens, for Prometheus.
// Invariant: labels are taken from closed lists, never from what a caller wrote.
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { findDeed } from '@sigilla/engine/actions/registry.ts';
import type { Watch } from './watch.ts';

const SECOND_MS = 1_000;
/** A deed takes milliseconds on a quiet machine, and is given up by its caller after some seconds. */
const ANSWERED_WITHIN = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const LATE_BY = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];

const UNKNOWN_VERB = 'unknown';

const textIn = (given: object, name: string): string => {
  const value: unknown = Reflect.get(given, name);
  return typeof value === 'string' ? value : '';
};

/** The verb that a caller asked for; one name for all that are none. */
const verbOf = (given: unknown): string => {
  if (typeof given !== 'object' || given === null) return UNKNOWN_VERB;
  const wire = { actionType: textIn(given, 'actionType'), actionId: textIn(given, 'actionId') };
  return findDeed(wire)?.verb.id ?? UNKNOWN_VERB;
};

/** Counts into `register`. */
export const counting = (register: Registry): Watch => {
  const registers = [register];
  const deeds = new Counter({
    name: 'sigilla_deeds_total',
    help: 'Commands answered, by verb and outcome: done, or the code of the refusal.',
    labelNames: ['verb', 'outcome'],
    registers,
  });
  const answered = new Histogram({
    name: 'sigilla_deed_seconds',
    help: 'From a command’s coming to its durable answer.',
    labelNames: ['outcome'],
    buckets: ANSWERED_WITHIN,
    registers,
  });
  const done = new Counter({
    name: 'sigilla_jobs_total',
    help: 'Jobs that have ended here, by kind and outcome: done, or failed and put back.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const late = new Histogram({
    name: 'sigilla_job_late_seconds',
    help: 'By how much jobs were taken later than they were due.',
    labelNames: ['kind'],
    buckets: LATE_BY,
    registers,
  });
  const failures = new Counter({
    name: 'sigilla_store_failures_total',
    help: 'Attempts that failed by the store: busy, unwritable, outdated, outcome_unknown.',
    labelNames: ['code'],
    registers,
  });
  return {
    deed(given, outcome, ms) {
      deeds.inc({ verb: verbOf(given), outcome }, 1);
      answered.observe({ outcome: outcome === 'done' ? 'done' : 'refused' }, ms / SECOND_MS);
    },
    job(kind, outcome, lateMs) {
      done.inc({ kind, outcome }, 1);
      late.observe({ kind }, Math.max(0, lateMs) / SECOND_MS);
    },
    storeFailed: (code) => failures.inc({ code }, 1),
  };
};
