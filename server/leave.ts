// Leaving in good order: readiness fails, who is connected is told, what has been begun is finished, and only then is the store closed.
// Invariant: it ends, whatever a caller, a room or a job does: what is not finished in its time is cut off.
import type { Server as HttpServer } from 'node:http';
import type { Server as Rooms } from '@colyseus/core';
import type { Council } from './app/captains/council.ts';
import type { Company } from './app/company.ts';
import type { Scholars } from './app/academy/scholars.ts';
import type { Pictures } from './app/pictures/pictures.ts';
import type { JobRunner } from './app/jobs/jobRunner.ts';
import type { Readiness } from './app/readiness.ts';
import type { Timekeeper } from './app/timekeeping/timekeeping.ts';
import { wait } from './clock.ts';
import type { Doorstep } from './rest/door.ts';
import type { Store } from './store/Store.ts';

/** What is open while a server runs. */
export interface Household {
  readonly readiness: Readiness;
  readonly doorstep: Doorstep;
  readonly http: HttpServer;
  readonly rooms: Rooms;
  readonly timekeeper: Timekeeper;
  readonly runner: JobRunner;
  /** Ends what is being asked of anybody outside. */
  readonly hangUp: () => void;
  readonly company: Company;
  readonly council: Council;
  readonly scholars: Scholars;
  readonly pictures: Pictures;
  readonly store: Store;
}

export interface Farewell {
  /** For so long the doors stay open, so that whoever asks is told that it is leaving; not at all unless told. */
  readonly noticeMs?: number;
  /** So long may jobs, rooms and requests take to end; 10 seconds unless told, which is less than a container's period of grace. */
  readonly longestMs?: number;
}

const LONGEST_MS = 10_000;
const LOOK_AGAIN_MS = 50;

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
};

/** Resolves when the last connection has ended; those that fall idle meanwhile are ended. */
const emptied = async (http: HttpServer, doorstep: Doorstep): Promise<void> => {
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeIdleConnections();
  while (doorstep.open() > 0) {
    await wait(LOOK_AGAIN_MS);
    http.closeIdleConnections();
  }
  await closed;
};

/** Takes no new work and closes everything: every connection in use is seen out with its answer instead of being cut off. */
export const leave = async (
  {
    readiness,
    doorstep,
    http,
    rooms,
    timekeeper,
    runner,
    hangUp,
    company,
    council,
    scholars,
    pictures,
    store,
  }: Household,
  { noticeMs = 0, longestMs = LONGEST_MS }: Farewell,
): Promise<void> => {
  readiness.leave();
  doorstep.seeOut();
  if (noticeMs > 0 && doorstep.open() > 0) await wait(noticeMs);
  const stopJobs = async (): Promise<void> => {
    await timekeeper.stop();
    hangUp();
    await runner.stop();
  };
  const ended = async (): Promise<void> => {
    await Promise.all([stopJobs(), rooms.gracefullyShutdown(false)]);
    await emptied(http, doorstep);
  };
  await within(longestMs, ended());
  doorstep.cutOff();
  http.closeAllConnections();
  await company.close();
  await Promise.all([scholars.close(), pictures.close(), council.close()]);
  await store.close();
};
