// How a process is doing, in the log once a minute at `info`: what an operator draws curves of, where no port is opened for it.
// Invariant: nothing of it names a player, and nothing is measured where the log would not take it.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { matchMaker } from '@colyseus/core';
import type { Log } from './log.ts';
import type { Store } from './store/Store.ts';

const BETWEEN_MS = 60_000;
/** How often the loop is looked at; its histogram holds this as well. */
const LOOK_MS = 20;
/** Nanoseconds in a millisecond. */
const NANOSECONDS = 1_000_000;
/** In a millisecond, too. */
const MICROSECONDS = 1_000;
const MEBIBYTE = 1_048_576;

export interface Figures {
  /** Cores in use, all threads of the process together. */
  readonly cores: number;
  /** Share of its time in which the server's own thread had something to do. */
  readonly busy: number;
  /** By how many milliseconds that thread came late, at p99. */
  readonly lateMs: number;
  readonly memoryMb: number;
  readonly windows: number;
  readonly rooms: number;
  /** Change sets written, and the syncs that they shared. */
  readonly commits: number;
  readonly syncs: number;
  /** Change sets that wait, and for how long the first of them has. */
  readonly queued: number;
  readonly oldestWaitMs: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Measures from now on: each call tells of the time since the one before. */
const measuring = (store: Pick<Store, 'health'>) => {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  let loop = performance.eventLoopUtilization();
  let cpu = process.cpuUsage();
  let health = store.health();
  return {
    figures(): Figures {
      const now = store.health();
      const { active, idle, utilization } = performance.eventLoopUtilization(loop);
      const { user, system } = process.cpuUsage(cpu);
      const { ccu, roomCount } = matchMaker.stats.local;
      const told: Figures = {
        cores: hundredths((user + system) / MICROSECONDS / Math.max(1, active + idle)),
        busy: hundredths(utilization),
        lateMs: Math.max(0, Math.round(delay.percentile(99) / NANOSECONDS) - LOOK_MS),
        memoryMb: Math.round(process.memoryUsage.rss() / MEBIBYTE),
        windows: ccu,
        rooms: roomCount,
        commits: now.commits - health.commits,
        syncs: now.syncs - health.syncs,
        queued: now.queued,
        oldestWaitMs: Math.round(now.oldestWait),
      };
      loop = performance.eventLoopUtilization();
      cpu = process.cpuUsage();
      health = now;
      delay.reset();
      return told;
    },
    stop: () => void delay.disable(),
  };
};

/** Tells the figures to the log, minute by minute; the answer ends it. */
export const tellFigures = (
  store: Pick<Store, 'health'>,
  log: Pick<Log, 'info' | 'isLevelEnabled'>,
  betweenMs = BETWEEN_MS,
): (() => void) => {
  if (!log.isLevelEnabled('info')) return () => undefined;
  const measured = measuring(store);
  const timer = setInterval(() => log.info(measured.figures(), 'the last minute'), betweenMs).unref();
  return () => {
    clearInterval(timer);
    measured.stop();
  };
};
