// The pulse of the rooms' connections: everyone once a round, a few at a step; whoever is silent, or does not read, is cut.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { beating, pulseOf } from '@sigilla/server/pulse.ts';
import { until } from '../support/until.ts';

const STEPS_A_ROUND = 24;

const connection = (traits: { readonly answers?: boolean; readonly unread?: number } = {}) => {
  const one = {
    pings: 0,
    isCut: false,
    pingCount: 0,
    bufferedAmount: traits.unread ?? 0,
    ping(): void {
      one.pings += 1;
      one.pingCount = traits.answers === false ? one.pingCount + 0 : 0;
    },
    terminate(): void {
      one.isCut = true;
    },
  };
  return one;
};
type Connection = ReturnType<typeof connection>;

/** Takes steps, answers the most that were reached in one, and takes out who was cut, as a socket that closes does. */
const steps = (connections: Set<Connection>, step: () => void, count: number): number => {
  let most = 0;
  const pings = (): number => [...connections].reduce((sum, one) => sum + one.pings, 0);
  for (let i = 0; i < count; i += 1) {
    const before = pings();
    step();
    most = Math.max(most, pings() - before);
    for (const one of connections) if (one.isCut) connections.delete(one);
  }
  return most;
};

describe('the pulse', () => {
  it.each([1, 5, 24, 100, 2000])(
    'of %i connections reaches each once a round, and few in one step',
    (count) => {
      const all = new Set(Array.from({ length: count }, () => connection()));
      const step = pulseOf(all);
      const most = steps(all, step, 3 * STEPS_A_ROUND);
      expect(new Set([...all].map(({ pings }) => pings))).toEqual(new Set([3]));
      expect(most).toBeLessThanOrEqual(Math.ceil(count / STEPS_A_ROUND) + 1);
    },
  );

  it('reaches who came in between', () => {
    const all = new Set([connection()]);
    const step = pulseOf(all);
    steps(all, step, STEPS_A_ROUND);
    const late = connection();
    all.add(late);
    steps(all, step, 2 * STEPS_A_ROUND);
    expect(late.pings).toBeGreaterThan(0);
  });

  it('cuts who has not answered two pings, and nobody else', () => {
    const silent = connection({ answers: false });
    const all = new Set([connection(), silent, connection()]);
    const step = pulseOf(all);
    steps(all, step, 2 * STEPS_A_ROUND);
    expect(silent.isCut).toBe(false);
    steps(all, step, STEPS_A_ROUND);
    expect(silent.isCut).toBe(true);
    expect(all.size).toBe(2);
  });

  it('asks nobody who has spoken since they were last looked at, and takes that for an answer', () => {
    const player = Object.assign(connection({ answers: false }), { hasSpoken: false });
    const all = new Set<Connection>([player, connection()]);
    const step = pulseOf(all);
    // Both their pings are lost, and then they speak.
    steps(all, step, 2 * STEPS_A_ROUND);
    for (let round = 0; round < 3; round += 1) {
      player.hasSpoken = true;
      steps(all, step, STEPS_A_ROUND);
    }
    expect([player.pings, player.pingCount, player.isCut]).toEqual([2, 0, false]);
    steps(all, step, 3 * STEPS_A_ROUND);
    expect([player.pings, player.isCut]).toEqual([4, true]);
  });

  it('cuts who lets a megabyte wait unread', () => {
    const slow = connection({ unread: 1_048_577 });
    const quick = connection({ unread: 1_048_576 });
    const all = new Set([slow, quick]);
    steps(all, pulseOf(all), STEPS_A_ROUND);
    expect([slow.isCut, quick.isCut]).toEqual([true, false]);
  });

  it('hears what was answered while the server stood still before anybody is held to it', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [[line]] = await Promise.all([once(server, 'connection'), once(client, 'connect')]);
    const order: string[] = [];
    line.on('data', () => order.push('answer'));
    const over = once(line, 'data');
    const timer = beating(() => order.push('step'), 20);
    onTestFinished(() => {
      clearInterval(timer);
      client.destroy();
      server.close();
    });
    client.write('pong');
    const goesOnAt = performance.now() + 60;
    while (performance.now() < goesOnAt);
    await over;
    await until(() => order.includes('step'));
    expect(order.slice(0, 2)).toEqual(['answer', 'step']);
  });
});
