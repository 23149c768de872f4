// What one address may hold open of rooms, at the doorstep, by raw connections.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardDoor } from '@sigilla/server/rest/door.ts';
import { openPlaces } from '@sigilla/server/rest/openPlaces.ts';
import { opened } from '../support/opened.ts';
import { until } from '../support/until.ts';

let port: number;
beforeAll(async () => {
  const http = createServer();
  http.on('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.end());
    socket.resume();
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  // Three places, one trusted proxy.
  guardDoor(http, { id: () => 'one' }, { isLeaving: false, isOver: false }, openPlaces(0.003, 1), () => {});
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  port = (http.address() as AddressInfo).port;
  opened.push(async () => {
    http.closeAllConnections();
    http.close();
  });
});

/** A connection from there, as far as it is counted. */
const lineFrom = (remoteAddress: string): Socket =>
  Object.assign(new EventEmitter(), { remoteAddress }) as unknown as Socket;

/** Asks for a place in a room, from there; the connection, and the status that it was answered with. */
const enter = async (from: string): Promise<{ socket: Socket; status: string }> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(
    `GET /process/room?sessionId=seat HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  const [said] = (await once(socket, 'data')) as [Buffer];
  return { socket, status: said.toString().split(' ')[1] ?? '' };
};

describe('connections', () => {
  it('are held open by one address up to a number, before they have said anything, and are free again when they end', () => {
    const places = openPlaces(0.5, 0);
    const held = Array.from({ length: 4_000 }, () => lineFrom('198.51.100.1'));
    expect(held.every((one) => places.takeLine(one))).toBe(true);
    expect(places.takeLine(lineFrom('198.51.100.1'))).toBe(false);
    expect(places.takeLine(lineFrom('203.0.113.1'))).toBe(true);
    held[0]?.emit('close');
    expect(places.takeLine(lineFrom('198.51.100.1'))).toBe(true);
    expect(places.takeLine(lineFrom('198.51.100.1'))).toBe(false);
  });

  it('that a trusted proxy makes are the proxy’s to count', () => {
    const places = openPlaces(1, 1);
    for (let n = 0; n < 8_001; n += 1) expect(places.takeLine(lineFrom('10.0.0.1'))).toBe(true);
  });
});

describe('places in rooms', () => {
  it('are held open by one address up to a number, whatever others hold, and are free again when they are left', async () => {
    const held = [await enter('198.51.100.1'), await enter('198.51.100.1'), await enter('198.51.100.1')];
    expect(held.map(({ status }) => status)).toEqual(['101', '101', '101']);
    expect((await enter('198.51.100.1')).status).toBe('429');
    const other = await enter('203.0.113.1');
    expect(other.status).toBe('101');
    held[0]?.socket.destroy();
    await until(async () => {
      const { socket, status } = await enter('198.51.100.1');
      if (status !== '101') return false;
      held.push({ socket, status });
      return true;
    });
    expect((await enter('198.51.100.1')).status).toBe('429');
    for (const { socket } of [...held, other]) socket.destroy();
  });

  it('are bounded for a network besides, for whoever has very many addresses', async () => {
    const held = [];
    for (let place = 1; place <= 12; place += 1) held.push(await enter(`2001:db8:1:${place}::1`));
    expect(held.map(({ status }) => status)).toEqual(held.map(() => '101'));
    expect((await enter('2001:db8:1:99::1')).status).toBe('429');
    for (const { socket } of held) socket.destroy();
  });
});
