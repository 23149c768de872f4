// The composition root: house, jobs, rooms and HTTP are made here, once, and handed to each other. What the house is of stands in openHouse.ts.
// What it is as a program (signals, exit codes, last words) stands in program.ts.
import { createServer } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CloseCode, LocalPresence, matchMaker, Server } from '@colyseus/core';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { openRooms } from '@sigilla/rooms/openRooms.ts';
import { openScholars } from './app/academy/scholars.ts';
import type { Scholars } from './app/academy/scholars.ts';
import { openPictures } from './app/pictures/pictures.ts';
import { openCrowds } from './app/crowds.ts';
import { openField } from './app/field.ts';
import type { House } from './app/house.ts';
import { engageHousekeeper } from './app/housekeeping/housekeeping.ts';
import { startJobRunner } from './app/jobs/jobRunner.ts';
import type { JobRunner } from './app/jobs/jobRunner.ts';
import { wakeNpcs } from './app/npc.ts';
import { openReadiness } from './app/readiness.ts';
import { openPresences } from './app/presences.ts';
import { engageTeachers } from './app/teachers/teaching.ts';
import { teachersOf } from './app/teachers/teachers.ts';
import { roomServices } from './app/roomServices.ts';
import { setRight } from './app/timekeeping/setRight.ts';
import { keepTime } from './app/timekeeping/timekeeping.ts';
import { reactionsOf } from './app/jobs/reactions.ts';
import { steadyClock, systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { BadConfig, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { systemIds } from './ids.ts';
import type { Ids } from './ids.ts';
import { leave } from './leave.ts';
import type { Farewell, Household } from './leave.ts';
import { openMetricsDoor } from './metrics/metricsDoor.ts';
import type { MetricsDoor } from './metrics/metricsDoor.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openHouse } from './openHouse.ts';
import { runAsProgram } from './program.ts';
import { RoomsTransport } from './pulse.ts';
import { giveEachItsOwn } from './youngMemory.ts';
import { roomsLog } from './log.ts';
import { openSite } from './rest/app.ts';
import { guardDoor } from './rest/door.ts';
import { openPlaces } from './rest/openPlaces.ts';
import { PATIENCE } from './rest/patience.ts';
import { roomMessages } from './rest/roomMessages.ts';
import type { RedisCompany } from './redis/openCompany.ts';
import { topics } from './store/topics.ts';

/** WebSocket messages may be this long: orders and actions are small, snapshots go the other way. */
const MOST_BYTES = 16 * 1024;
/** So much later than it is due a round is fought at most, which nobody sees; with hundreds of duels a look for each of them is a twentieth of the thread. */
const BETWEEN_LOOKS_MS = 20;
const CLIENT_FOLDER = fileURLToPath(new URL('../client/dist', import.meta.url));

export interface Doors {
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Whether the embedded store writes, and captains think, by threads of their own; a program's do. Where there is one processor they do not. */
  readonly hasThreads?: boolean;
  /** Who does what Latin asks of a processor; the server's own unless told. Closed with the server either way. */
  readonly scholars?: Scholars;
}

export interface RunningServer {
  /** Where this machine reaches it. */
  readonly url: string;
  readonly port: number;
  readonly house: House;
  /** Does ahead what the first to ask would otherwise wait for, where the settings want it. */
  warmUp(): Promise<void>;
  /** Finishes what has been begun, then closes everything. */
  close(farewell?: Farewell): Promise<void>;
}

/** Colyseus over this HTTP server: alone, or with its matchmaking in Redis. Nothing listens yet. */
const colyseusOver = (
  http: HttpServer,
  { config, log, clock }: House,
  redis: RedisCompany | null,
): Server => {
  const presence = redis?.matchmaking.presence ?? new LocalPresence();
  // However many wait for one room to open.
  presence.setMaxListeners(0);
  // Redis may have come back empty.
  redis?.onBack(() => {
    matchMaker.restoreMissingRoomCaches().catch(() => undefined);
  });
  return new Server({
    transport: new RoomsTransport(
      { server: http, maxPayload: MOST_BYTES },
      roomMessages(config.RATE_LIMIT_FACTOR, config.TRUST_PROXY),
    ),
    gracefullyShutdown: false,
    greet: false,
    logger: roomsLog(log, () => clock.elapsed()),
    ...redis?.matchmaking,
    presence,
    ...(config.PUBLIC_ADDRESS === undefined ? {} : { publicAddress: config.PUBLIC_ADDRESS }),
    // Each process seats its callers in rooms of its own.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
};

/** Takes the port. Rejects where somebody has it, or it may not be had. */
const listen = (http: HttpServer, rooms: Server, { PORT, HOST }: Config): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    // The transport would log a taken port with its stack; here it is told in words, once.
    http.removeAllListeners('error');
    http.once('error', reject);
    rooms.listen(PORT, HOST).then(resolve, reject);
  });

/** Counts what happens, where the settings name a port at which it is told; the library is loaded only then. */
const openFigures = async ({ METRICS_PORT }: Config): Promise<Metrics | null> =>
  METRICS_PORT === undefined ? null : (await import('./metrics/metrics.ts')).openMetrics();

/** Whoever replaces processes one by one will replace this one too; until then its callers are better off elsewhere. */
const leaveToTheNewer = (house: House, runner: JobRunner): void =>
  house.age.onOutdated((met) => {
    house.log.error({ err: met }, 'the realm is kept by a newer version: this process takes no more work');
    void runner.stop();
    void Promise.allSettled(matchMaker.disconnectAll(CloseCode.SERVER_SHUTDOWN));
  });

/** Starts a server with these settings (those not given come from the environment). Rejects when the port or the data is in use. */
export const startServer = async (
  settings: Partial<Config> = {},
  doors: Doors = {},
): Promise<RunningServer> => {
  const config: Config = { ...readConfig(), ...settings };
  if (!kingdomContent.gameServers.has(config.DEFAULT_SERVER)) {
    const known = [...kingdomContent.gameServers.keys()].join(', ');
    throw new BadConfig([`DEFAULT_SERVER: there is no ${config.DEFAULT_SERVER}; there are ${known}`]);
  }
  const clock = steadyClock(doors.clock ?? systemClock);
  const hasThreads = doors.hasThreads === true && availableParallelism() > 1;
  if (doors.hasThreads === true) giveEachItsOwn();
  const metrics = await openFigures(config);
  const { house, redis } = await openHouse(config, clock, doors.ids ?? systemIds, hasThreads, metrics?.watch);
  await setRight(house);
  const presences = openPresences(() => house.clock.elapsed(), {
    board: house.company.board,
    wall: () => house.clock.now(),
  });
  const scholars = doors.scholars ?? openScholars(house.log);
  const pictures = openPictures(house.log, CLIENT_FOLDER);
  const field = openField(house, presences);
  const crowds = openCrowds(house.company.board);
  const hangingUp = new AbortController();
  const faculty = { teachers: teachersOf(config), scholars, signal: hangingUp.signal };
  const runner = startJobRunner({
    ...house,
    reactions: reactionsOf(house, presences, faculty),
    // The embedded store is one process's alone (server/store/sqlite/lock.ts).
    isAlone: config.STORE_URL === undefined,
    ...(hasThreads ? { betweenLooksMs: BETWEEN_LOOKS_MS } : {}),
  });
  house.publisher.subscribe(topics.jobs(), ({ dueAt }) => runner.nudge(dueAt));
  leaveToTheNewer(house, runner);
  const timekeeper = keepTime(house, clock, runner);
  await wakeNpcs(house);
  await engageHousekeeper(house);
  await engageTeachers(house, faculty);

  const http = createServer(PATIENCE);
  const rooms = colyseusOver(http, house, redis);
  const findSeat = openRooms(rooms, roomServices(house, presences, field, crowds));
  let figuresDoor: MetricsDoor | null = null;
  try {
    await listen(http, rooms, config);
    if (metrics !== null) figuresDoor = await openMetricsDoor(config, metrics, house.log);
  } catch (error) {
    hangingUp.abort();
    await timekeeper.stop();
    await runner.stop();
    await rooms.gracefullyShutdown(false);
    await house.company.close();
    await house.store.close();
    throw error;
  }
  http.on('error', (error) => house.log.error({ err: error }, 'the HTTP server failed'));
  const readiness = openReadiness(house);
  metrics?.lookAt({ house, readiness, scholars, teachers: faculty.teachers });
  const doorstep = guardDoor(
    http,
    house.ids,
    readiness,
    openPlaces(house.config.RATE_LIMIT_FACTOR, house.config.TRUST_PROXY),
    openSite({
      house,
      presences,
      scholars,
      pictures,
      field,
      crowds,
      readiness,
      findSeat,
      folder: CLIENT_FOLDER,
    }),
  );
  const { port } = http.address() as AddressInfo;
  const household: Household = {
    readiness,
    doorstep,
    http,
    rooms,
    timekeeper,
    runner,
    hangUp: () => hangingUp.abort(),
    company: house.company,
    council: house.council,
    scholars,
    pictures,
    store: house.store,
  };
  let closing: Promise<void> | null = null;
  return {
    url: `http://localhost:${port}`,
    port,
    house,
    warmUp: async () => {
      if (config.WAKE_SCHOLARS) await scholars.wake();
    },
    close: (farewell = {}) => (closing ??= leave(household, farewell).finally(() => figuresDoor?.close())),
  };
};

if (import.meta.main) await runAsProgram(() => startServer({}, { hasThreads: true }));
