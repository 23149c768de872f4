// A server killed in mid-battle and started again on the same data: nothing lost, nothing twice, and the window finds its way back.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import { duelPlan, worldPlan } from '@sigilla/client/session/roomPlans.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { PROGRAM } from '../support/program.ts';
import { aRuler, commandUntil, eventually, get, meet, temporaryData } from './visitors.ts';
import type { Ruler } from './visitors.ts';

const data = temporaryData();
let running: ChildProcess | null = null;

/** Starts the server as a program; answers where it is ready. */
const start = async (port: number): Promise<string> => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data.folder,
      // The commanders' words bring every round on: the battle stands where they leave it.
      ORDER_WINDOW_SECONDS: '600',
      NPC_TURN_SECONDS: '3600',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = /^ready (\S+)$/.exec(line);
    if (ready?.[1] !== undefined) return ready[1];
  }
  throw new Error('the server ended before it was ready');
};
const kill = async (): Promise<void> => {
  const child = running;
  running = null;
  if (child === null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
afterAll(async () => {
  await kill();
  data.remove();
});

const wiresOf = (url: string, ruler: Ruler | null) => ({
  endpoint: () => url,
  accessToken: async () => ruler?.token ?? null,
});

describe('a server killed in mid-battle', () => {
  it('goes on at the same round, and everyone’s window comes back and sees the whole battle', async () => {
    const url = await start(0);
    const [first, second] = [await aRuler(url), await aRuler(url)];
    const battleId = await meet(url, first, second);
    const rooms = [first, second, null].map((who) => new LiveRoom(duelPlan(battleId), wiresOf(url, who)));
    const world = new LiveRoom(worldPlan('default-server'), wiresOf(url, first));
    const ends = [...rooms, world].map((room) => room.subscribe(() => undefined));
    const roundsOf = (room: (typeof rooms)[number]) => room.snapshot().battle?.rounds ?? [];
    const commanders = rooms.slice(0, 2);
    await commandUntil(commanders, 'some rounds are fought', () =>
      rooms.every((room) => roundsOf(room).length >= 2),
    );
    await eventually(
      'the army is seen to be away',
      () => world.snapshot().kingdom?.armies[0]?.lockedBy === battleId,
    );

    await kill();
    const before = roundsOf(rooms[0] ?? new LiveRoom(duelPlan(battleId), wiresOf(url, null)));
    await eventually('the windows notice', () =>
      rooms.every((room) => room.snapshot().link === 'reconnecting'),
    );
    // What was last seen stays on screen.
    expect(rooms.map((room) => roundsOf(room).length >= 2)).toEqual([true, true, true]);
    expect(await start(Number(new URL(url).port))).toBe(url);

    await eventually(
      'the windows are back',
      () => rooms.every((room) => room.snapshot().link === 'live'),
      60,
    );
    await commandUntil(commanders, 'the battle is settled', () =>
      rooms.every((room) => room.snapshot().battle?.status === 'settled'),
    );
    const replay = Replay.parse((await get(url, `/api/battles/${battleId}/replay`))['replay']);
    expect(verifyReplay(replay)).toEqual({ verified: true });
    expect(replay.rounds.map(({ round }) => round)).toEqual(replay.rounds.map((_, index) => index + 1));
    expect(replay.rounds.slice(0, before.length)).toEqual(before);
    for (const room of rooms) expect(roundsOf(room)).toEqual(replay.rounds);
    await eventually('the army is home again', () => {
      const { kingdom } = world.snapshot();
      return kingdom?.armies[0]?.lockedBy === null && kingdom.experience === 10;
    });
    for (const end of ends) end();
    for (const room of [...rooms, world]) room.close();
  });
});
