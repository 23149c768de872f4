// What Prometheus is told of this process, in its text format: the process itself (prom-client's own figures), what is counted as it happens, and
// what is looked at when somebody asks. docs/OPERATIONS.md, “Metrics”, lists all of it. Loaded where the settings want it alone.
import { Registry, collectDefaultMetrics } from 'prom-client';
import { counting } from './counting.ts';
import { looking } from './looking.ts';
import type { Watched } from './looking.ts';
import type { Watch } from './watch.ts';

/** How often the loop is looked at, in milliseconds, as in ../figures.ts. */
const LOOK_MS = 20;

export interface Metrics {
  readonly watch: Watch;
  readonly contentType: string;
  /** All figures as they stand; whoever asks meanwhile gets the same. */
  text(): Promise<string>;
  /** From now on this is looked at, too. */
  lookAt(watched: Watched): void;
}

/** Opens the figures of this process. */
export const openMetrics = (): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOK_MS });
  const watch = counting(register);
  const look = looking(register);
  let watched: Watched | null = null;
  const read = async (): Promise<string> => {
    if (watched !== null) await look(watched);
    return register.metrics();
  };
  let underWay: Promise<string> | null = null;
  return {
    watch,
    contentType: register.contentType,
    text: () =>
      (underWay ??= read().finally(() => {
        underWay = null;
      })),
    lookAt(one) {
      watched = one;
    },
  };
};
