// A started server and the people at it: rulers signed in as guests, each with real SDK clients, and visitors without an account.
// What a client was sent is kept in `heard`, in order, so that a test can say what somebody saw, and what they never did.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import { leaveRoom } from '@sigilla/client/session/leaveRoom.ts';
import type { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import type { DuelView } from '@sigilla/client/session/roomPlans.ts';
import { startServer } from '@sigilla/server/main.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import type { Config } from '@sigilla/server/config.ts';
import { lentScholars } from '../support/lentScholars.ts';
import { movedTime } from '../support/movedTime.ts';
import type { Ruler as SignedUp } from '../support/server.ts';
import { until } from '../support/until.ts';

export interface Ruler {
  readonly token: string;
  readonly userId: string;
  readonly kingdomName: string;
}

/** A room somebody is in, and everything they were sent there. */
export interface Seat {
  readonly room: Room;
  readonly heard: { readonly type: string; readonly message: unknown }[];
  /** The messages of one type. */
  of<T>(type: string): T[];
}

export const temporaryData = (): { readonly folder: string; remove(): void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-rooms-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Settings under which a battle takes seconds and nobody's limits are in the way. */
const QUICK: Partial<Config> = {
  PORT: 0,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: 1000,
  NPC_TURN_SECONDS: 3600,
};

/** A server whose time goes on as the machine's does, and further when a test lets it pass. */
export interface MovedServer extends RunningServer {
  readonly folder: string;
  pass(milliseconds: number): void;
}

export const openServer = async (settings: Partial<Config> = {}): Promise<MovedServer> => {
  const data = temporaryData();
  const time = movedTime();
  const server = await startServer(
    { ...QUICK, DATA_DIR: data.folder, ...settings },
    {
      clock: time.clock,
      scholars: lentScholars(),
    },
  );
  return {
    ...server,
    folder: data.folder,
    pass: (milliseconds) => time.pass(server, milliseconds),
    async close() {
      await server.close();
      data.remove();
    },
  };
};

const asked = async (
  url: string,
  pathname: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> => {
  const answer = await fetch(new URL(pathname, url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
};

/** A guest with a kingdom. */
export const aRuler = async (url: string): Promise<Ruler> => {
  const { token, user } = (await asked(url, '/api/auth/guest', {})) as {
    token: string;
    user: { id: string; kingdomName: string };
  };
  return { token, userId: user.id, kingdomName: user.kingdomName };
};

export const get = (url: string, pathname: string, token?: string) => asked(url, pathname, undefined, token);

let commands = 0;
/** A command id nobody has used. */
export const fresh = (): string => `command-${process.pid}-${(commands += 1)}`;

/** An action over REST; throws when it is refused. */
export const act = async (
  url: string,
  ruler: Ruler,
  actionId: string,
  metadata: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const command = { commandId: fresh(), actionType: 'pvp_battle', actionId, metadata };
  const answer = await asked(url, '/api/actions', command, ruler.token);
  if (answer['success'] !== true) throw new Error(`${actionId} was refused: ${String(answer['error'])}`);
  return answer['actionResult'] as Record<string, unknown>;
};

/** Waits until both hosts of a battle that was taken up stand drawn up. */
const drawnUp = async (url: string, battleId: string): Promise<void> => {
  await until(async () => {
    const { battle } = await asked(url, `/api/battles/${battleId}`, undefined);
    return (battle as { readonly setup?: unknown } | undefined)?.setup instanceof Object;
  });
};

/** One ruler challenges another, who accepts; the id of the battle that stands drawn up. */
export const meet = async (url: string, attacker: Ruler, defender: Ruler): Promise<string> => {
  const { battleId } = await act(url, attacker, 'initiate_battle', {
    targetUserId: defender.userId,
    armyId: 'army-1',
  });
  await act(url, defender, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
  await drawnUp(url, String(battleId));
  return String(battleId);
};

/** The same of two rulers of a test's server. */
export const aDuel = (
  server: Pick<RunningServer, 'url'>,
  attacker: SignedUp,
  defender: SignedUp,
): Promise<string> => {
  const named = ({ token, user }: SignedUp): Ruler => ({ token, userId: user.id, kingdomName: '' });
  return meet(server.url, named(attacker), named(defender));
};

const TRIES = 5;

/** A seat in the room. Where the line breaks before it is taken, of which nobody says why, another is asked for, as windows do; a refusal is one. */
const seatIn = async (
  client: Client,
  name: string,
  options: Readonly<Record<string, unknown>>,
): Promise<Room> => {
  for (let tried = 1; ; tried += 1)
    try {
      return await client.joinOrCreate(name, options);
    } catch (error) {
      const isRefusal = error instanceof Error && 'code' in error && error.code !== undefined;
      if (isRefusal || tried === TRIES) throw error;
      await pause(300);
    }
};

/** Enters a room as this ruler, or as a visitor. */
export const enter = async (
  url: string,
  name: string,
  options: Readonly<Record<string, unknown>>,
  ruler: Pick<Ruler, 'token'> | null,
): Promise<Seat> => {
  const client = new Client(url);
  if (ruler !== null) client.http.authToken = ruler.token;
  const room = await seatIn(client, name, options);
  room.reconnection.minUptime = 0;
  const heard: { type: string; message: unknown }[] = [];
  room.onMessage('*', (type, message) => {
    heard.push({ type: String(type), message });
  });
  const seat: Seat = {
    room,
    heard,
    of: <T>(type: string) => heard.filter((one) => one.type === type).map(({ message }) => message as T),
  };
  // What a room greets with: one's kingdom, or the battle so far.
  await eventually('the room has greeted', () => heard.length > 0);
  return seat;
};

/** Leaves rooms; resolves when their lines are closed, as some may be already. */
export const leave = async (...seats: readonly Pick<Seat, 'room'>[]): Promise<void> => {
  await Promise.all(seats.map(({ room }) => leaveRoom(room)));
};

/** Waits until something holds; fails after `seconds`. */
export const eventually = async (what: string, holds: () => boolean | Promise<boolean>, seconds = 30) => {
  const until = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`did not come to pass: ${what}`);
    await pause(20);
  }
};

/** Lets one order window after another close, until what is waited for has come. */
export const fightUntil = async (
  server: MovedServer,
  battleId: string,
  what: string,
  holds: () => boolean,
): Promise<void> => {
  // No more passes than has to: in a quarter of an hour a session ends, and whoever looks on is shown out.
  let closed: string | null = null;
  await eventually(
    what,
    async () => {
      if (holds()) return true;
      const { battle } = (await get(server.url, `/api/battles/${battleId}`)) as {
        battle: { readonly roundDueAt: string | null };
      };
      if (battle.roundDueAt !== null && battle.roundDueAt !== closed) {
        closed = battle.roundDueAt;
        server.pass(Math.max(0, Date.parse(closed) - server.house.clock.now()) + 1000);
      }
      return false;
    },
    60,
  );
};

/**
 * Lets both commanders speak for one round after another, so that each is fought as soon as both have, until what is waited for has come. Windows
 * that are far longer than anything here takes leave the battle where it stands meanwhile.
 */
export const commandUntil = async (
  commanders: readonly LiveRoom<DuelView>[],
  what: string,
  holds: () => boolean,
): Promise<void> => {
  const spoken = commanders.map(() => 0);
  const speak = async (room: LiveRoom<DuelView>, side: number): Promise<void> => {
    const { battle } = room.snapshot();
    const coming = (battle?.rounds.length ?? 0) + 1;
    if (battle === null || battle.status === 'settled' || spoken[side] === coming) return;
    const orders = { commandId: fresh(), round: coming, stance: 'press', target: 'nearest' };
    // Refused on a line that is down, or in a room that is a round behind: said again.
    if ((await room.request<object>('orders', orders)).success) spoken[side] = coming;
  };
  await eventually(
    what,
    async () => {
      if (holds()) return true;
      await Promise.all(commanders.map(speak));
      return false;
    },
    90,
  );
};
