// Ill-formed Unicode at every door: each route of the treaty, each message of a room and its options, in keys and in values.
import { Client } from '@colyseus/sdk';
import { leaveRoom } from '@sigilla/client/session/leaveRoom.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { guardOf } from '@sigilla/rooms/frame/guard.ts';
import { everyCall } from '@sigilla/server/contract/index.ts';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import { aServer, PASSWORD } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
let ruler: Ruler;
beforeAll(async () => {
  server = await aServer();
  ruler = await server.ruler();
});

/** As JSON says it; a string with the character itself could not be sent. */
const HALF = '"\\ud800"';
const BODIES = [
  `{"email":${HALF},"password":"${PASSWORD}","kingdomName":"Regnum"}`,
  `{"email":"a@example.org","password":"${PASSWORD} \\udfff","kingdomName":"Regnum"}`,
  `{"commandId":"half","actionType":"pvp_battle","actionId":"initiate_battle","metadata":{"targetUserId":${HALF},"armyId":"army-1"}}`,
  `{"commandId":"half","actionType":"rush_resource","actionId":${HALF}}`,
  `{"commandId":"half","actionType":"rush_resource","actionId":"tax_collection","metadata":{"a":[{"b":[${HALF}]}]}}`,
  `{"commandId":"half","actionType":"rush_resource","actionId":"tax_collection","metadata":{${HALF}:1}}`,
  `{${HALF}:{}}`,
  `{"ids":[${HALF}]}`,
  `{"userId":${HALF}}`,
];
const ROUTES = everyCall.map(({ route }) => route);

/** A guard without a socket: what a handler is reached by, whatever a packer lets through. */
const aGuard = async (message: unknown): Promise<{ readonly reached: boolean; readonly answer: unknown }> => {
  const heard = new Map<string, (client: unknown, message: unknown) => unknown>();
  const room = {
    roomName: 'world',
    onMessage: (type: string, handler: (client: unknown, message: unknown) => unknown) =>
      heard.set(type, handler),
  };
  const services = { now: () => 0, elapsed: () => 0, report: () => null };
  const guard = guardOf(room as never, services as never);
  let reached = false;
  guard.on('act', z.unknown(), { burst: 5, perSecond: 1 }, async () => {
    reached = true;
    return { success: true };
  });
  return { answer: await heard.get('act')?.({ sessionId: 'one' }, message), reached };
};

describe('ill-formed Unicode', () => {
  it('reaches no handler of a room, in any part of a message', async () => {
    for (const message of ['\uD800', { '\uDC00': 1 }, { a: [[{ b: 'x\uDFFF' }]] }, { a: [1n] }]) {
      expect(await aGuard(message)).toMatchObject({ reached: false, answer: { code: 'invalid_request' } });
    }
    expect(await aGuard({ a: ['well'] })).toEqual({ reached: true, answer: { success: true } });
  });

  it('is refused with words by every call that takes a body, and changes nothing', async () => {
    const before = await ruler.api.kingdom.own();
    for (const route of ROUTES.filter(({ method }) => method === 'POST'))
      for (const body of BODIES) {
        const response = await fetch(`${server.url}${route.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
          body,
        });
        const { code, error } = ErrorAnswer.parse(await response.json());
        expect({ path: route.path, body, status: response.status, code }).toEqual({
          path: route.path,
          body,
          status: 400,
          code: 'invalid_request',
        });
        expect(error).toContain('half a character');
      }
    expect(await ruler.api.kingdom.own()).toEqual(before);
  });

  it('is refused in paths, queries, headers and raw bytes, never answered with 500', async () => {
    const headers = { authorization: `Bearer ${ruler.token}` };
    for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
      const path = route.path.replaceAll(/:\w+/g, '%ED%A0%80');
      for (const query of ['', '?limit=%ED%A0%80', '?%ED%A0%80=1', '?cursor=%ED%A0%80&serverId=%ED%BF%BF']) {
        const { status } = await fetch(`${server.url}${path}${query}`, { headers });
        expect([200, 400, 403, 404], `${path}${query} ${status}`).toContain(status);
      }
    }
    for (const name of ['authorization', 'cookie']) {
      const value = name === 'cookie' ? 'sigilla_refresh=%ED%A0%80' : 'Bearer %ED%A0%80';
      const { status } = await fetch(`${server.url}/api/auth/refresh`, {
        method: 'POST',
        headers: { [name]: value },
      });
      expect(status).toBe(401);
    }
    const raw = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat([
        Buffer.from('{"email":"'),
        Buffer.of(0xed, 0xa0, 0x80),
        Buffer.from('","password":"x"}'),
      ]),
    });
    expect({ status: raw.status, code: ErrorAnswer.parse(await raw.json()).code }).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('is refused by rooms, in options and in messages, and the connection stays', async () => {
    for (const options of ['{"serverId":"\\ud800"}', '{"serverId":"default-server","\\udc00":1}']) {
      const response = await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: options,
      });
      expect(response.status, options).toBe(400);
    }
    const client = new Client(server.url);
    client.auth.token = ruler.token;
    const room = await client.joinOrCreate('world', { serverId: 'default-server' });
    room.onMessage('*', () => undefined);
    const act = { commandId: 'half', actionType: 'rush_resource', actionId: 'tax_collection' };
    for (const odd of ['\uD800', { '\uDC00': 1 }, { a: [[{ b: 'x\uDFFF' }]] }, { a: [12n] }]) {
      const answer = await room.request('act', { ...act, metadata: { odd }, actionId: 'none' });
      // What the packer has made of it on the way is refused as well, only by other words.
      expect(answer).toMatchObject({ success: false });
      expect(answer).not.toMatchObject({ code: 'unexpected_error' });
    }
    expect(await room.request('act', { ...act, metadata: { a: 1n } })).toMatchObject({
      code: 'invalid_request',
    });
    expect(await room.request('time', undefined)).toMatchObject({ success: true });
    await leaveRoom(room);
  });
});
