// Who sits at the window: signing in, staying signed in, being refused, losing the line; against a real HTTP server.

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '@sigilla/client/session/session.ts';

const USER = {
  id: 'acc_0000000000000000000001',
  email: 'ysolt@example.org',
  role: 'player',
  isGuest: false,
  currentServerId: 'default-server',
  kingdomId: 'kgd_0000000000000000000001',
  kingdomName: 'Aquilonia',
};

let server: Server;
let baseUrl: string;
let calls: string[];
let refreshStatus: number;
/** What an exchange of tokens waits for. */
let gate: Promise<void>;

beforeEach(async () => {
  calls = [];
  refreshStatus = 200;
  gate = Promise.resolve();
  server = createServer((request, response) => {
    calls.push(request.url ?? '');
    const say = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refuse = (status: number, code: string): void =>
      say(status, { success: false, error: `refused: ${code}`, code, requestId: 'req_1' });
    if (request.url === '/api/auth/login') refuse(401, 'wrong_credentials');
    else if (request.url === '/api/auth/logout') say(200, { success: true });
    else if (request.url === '/api/auth/refresh' && refreshStatus !== 200)
      refuse(refreshStatus, 'session_ended');
    else {
      const welcome = { success: true, token: `token-${calls.length}`, expiresInSeconds: 900, user: USER };
      if (request.url === '/api/auth/refresh') void gate.then(() => say(200, welcome));
      else say(200, welcome);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

describe('session', () => {
  it('begins by loading and takes up an earlier visit', async () => {
    const session = createSession({ fetch, baseUrl });
    expect(session.state().status).toBe('loading');
    expect(session.token()).toBeNull();
    await session.refresh();
    expect(session.state()).toMatchObject({ status: 'signedIn', user: { kingdomName: 'Aquilonia' } });
    expect(session.token()).toBe('token-1');
    await session.logout();
    expect(session.state().status).toBe('signedOut');
  });

  it('has whatever lives by the session leave before it is ended', async () => {
    const session = createSession({ fetch, baseUrl });
    await session.refresh();
    const left: string[] = [];
    session.beforeLogout(() => left.push(`${session.state().status} after ${calls.join(' ')}`));
    await session.logout();
    expect(left).toEqual(['signedIn after /api/auth/refresh']);
    expect(calls).toEqual(['/api/auth/refresh', '/api/auth/logout']);
  });

  it('asks once when several callers want a fresh token together', async () => {
    const session = createSession({ fetch, baseUrl });
    await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(calls).toEqual(['/api/auth/refresh']);
    await session.logout();
  });

  it('answers a refusal as a value and stays signed out', async () => {
    const session = createSession({ fetch, baseUrl });
    refreshStatus = 401;
    await session.refresh();
    const failure = await session.login({ email: 'a@b.example', password: 'wrong' });
    expect(failure).toMatchObject({ code: 'wrong_credentials', error: 'refused: wrong_credentials' });
    expect(session.state().status).toBe('signedOut');
  });

  it('keeps whoever is signed in through a lost line, and lets go when the session has ended', async () => {
    const session = createSession({ fetch, baseUrl });
    await session.guest();
    refreshStatus = 503;
    await session.refresh();
    expect(session.state().status).toBe('signedIn');
    refreshStatus = 401;
    await session.refresh();
    expect(session.state().status).toBe('signedOut');
  });

  it.each([0, 429, 503])(
    'forgets nobody whose session could not be asked for (%i), and takes it up by itself',
    async (status) => {
      const kept: boolean[] = [];
      const memory = { recall: () => true, keep: (user: object | null) => void kept.push(user !== null) };
      let isCut = status === 0;
      const road: typeof fetch = (input, init) =>
        isCut ? Promise.reject(new TypeError('no line')) : fetch(input, init);
      const session = createSession({ fetch: road, baseUrl, memory });
      refreshStatus = status === 0 ? 200 : status;
      await session.refresh();
      expect(session.state()).toMatchObject({ status: 'loading', failure: { status } });
      // Nor is a guest founded over a kingdom that is only out of reach.
      expect(await session.guest()).toMatchObject({ status });
      expect(calls).not.toContain('/api/auth/guest');
      expect(kept).toEqual([]);
      isCut = false;
      refreshStatus = 200;
      await expect.poll(() => session.state().status, { timeout: 5000 }).toBe('signedIn');
      expect(kept).toEqual([true]);
      await session.logout();
    },
  );

  it('forgets nobody who signed in beside it, whom a busy server does not show it yet', async () => {
    const kept: boolean[] = [];
    const memory = { recall: () => true, keep: (user: object | null) => void kept.push(user !== null) };
    const session = createSession({ fetch, baseUrl, memory });
    refreshStatus = 401;
    await session.refresh();
    refreshStatus = 503;
    await session.refresh();
    expect(session.state().status).toBe('signedOut');
    expect(kept).toEqual([false]);
    refreshStatus = 200;
    await expect.poll(() => session.state().status, { timeout: 5000 }).toBe('signedIn');
    await session.logout();
  });

  it('takes up the kingdom that is still being asked for where a guest’s is wished', async () => {
    const session = createSession({ fetch, baseUrl });
    void session.refresh();
    expect(await session.guest()).toBeUndefined();
    expect(calls).toEqual(['/api/auth/refresh']);
    await session.logout();
  });

  it('stays logged out when a token was just being renewed', async () => {
    const sent: string[] = [];
    const road: typeof fetch = (input, init) => {
      sent.push(new URL(new Request(input).url).pathname);
      return fetch(input, init);
    };
    const session = createSession({ fetch: road, baseUrl });
    await session.refresh();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const renewed = session.refresh();
    const left = session.logout();
    // Whoever would not wait for the token to come would have asked for the end by now.
    await nextTurn();
    expect(sent).toEqual(['/api/auth/refresh', '/api/auth/refresh']);
    resolve();
    await Promise.all([renewed, left]);
    expect(session.state().status).toBe('signedOut');
    expect(calls.at(-1)).toBe('/api/auth/logout');
  });

  it('says whose session was lost, over a reload, until somebody signs in', async () => {
    let visited: 'guest' | 'ruler' | undefined = 'guest';
    let lost: 'guest' | 'ruler' | undefined;
    const memory = {
      recall: () => visited !== undefined,
      keep: (user: { isGuest: boolean } | null) => {
        visited = user === null ? undefined : user.isGuest ? 'guest' : 'ruler';
      },
      whose: () => visited,
      lost: {
        recall: () => lost,
        keep: (who: typeof lost) => {
          lost = who;
        },
      },
    };
    refreshStatus = 401;
    const session = createSession({ fetch, baseUrl, memory });
    expect(await session.refresh()).toEqual({ status: 'signedOut', isTold: true, lost: 'guest' });
    const reloaded = createSession({ fetch, baseUrl, memory });
    expect(await reloaded.refresh()).toEqual({ status: 'signedOut', isTold: true, lost: 'guest' });
    await reloaded.guest();
    expect(lost).toBeUndefined();
    expect(await reloaded.refresh()).toEqual({ status: 'signedOut', isTold: true, lost: 'ruler' });
    await reloaded.guest();
    await reloaded.logout();
    expect(reloaded.state()).toEqual({ status: 'signedOut', isTold: true });
  });

  describe('left while the line is down', () => {
    let isCut: boolean;
    let untold: boolean[];
    const road: typeof fetch = (input, init) =>
      isCut ? Promise.reject(new TypeError('no line')) : fetch(input, init);
    const visited: boolean[] = [];
    const memory = {
      recall: () => visited.at(-1) !== false,
      keep: (user: object | null) => void visited.push(user !== null),
      untold: { recall: () => untold.at(-1) === true, keep: (is: boolean) => void untold.push(is) },
    };
    beforeEach(() => {
      isCut = false;
      untold = [];
      visited.length = 0;
    });

    it('is over here at once, and is ended in the realm when the line is back', async () => {
      const session = createSession({ fetch: road, baseUrl, memory });
      await session.refresh();
      isCut = true;
      await session.logout();
      expect(session.state()).toEqual({ status: 'signedOut', isTold: false });
      expect(untold).toEqual([true]);
      expect(calls).not.toContain('/api/auth/logout');
      isCut = false;
      await expect
        .poll(() => session.state(), { timeout: 5000 })
        .toEqual({ status: 'signedOut', isTold: true });
      expect(calls.at(-1)).toBe('/api/auth/logout');
      expect(untold).toEqual([true, false]);
    });

    it('is ended by the next page, where the one it was left on was closed, and never taken up again', async () => {
      const left = createSession({ fetch: road, baseUrl, memory });
      await left.refresh();
      isCut = true;
      await left.logout();
      const next = createSession({ fetch: road, baseUrl, memory });
      expect((await next.refresh()).status).toBe('signedOut');
      isCut = false;
      calls.length = 0;
      expect(await next.refresh()).toEqual({ status: 'signedOut', isTold: true });
      expect(calls).toEqual(['/api/auth/logout']);
    });

    it('is ended before somebody signs in, not after', async () => {
      const session = createSession({ fetch: road, baseUrl, memory });
      await session.refresh();
      isCut = true;
      await session.logout();
      isCut = false;
      calls.length = 0;
      expect(await session.guest()).toBeUndefined();
      expect(calls).toEqual(['/api/auth/logout', '/api/auth/guest']);
      expect(untold.at(-1)).toBe(false);
      await session.logout();
    });
  });

  it('asks nothing of a visitor who never signed in here', async () => {
    const kept: boolean[] = [];
    const memory = {
      recall: () => kept.at(-1) === true,
      keep: (user: object | null) => void kept.push(user !== null),
    };
    const visitor = createSession({ fetch, baseUrl, memory });
    await visitor.refresh();
    expect(visitor.state().status).toBe('signedOut');
    expect(calls).toEqual([]);
    await visitor.guest();
    await visitor.refresh();
    expect(calls).toEqual(['/api/auth/guest', '/api/auth/refresh']);
    await visitor.logout();
    expect(kept.at(-1)).toBe(false);
  });

  it('tells its listeners', async () => {
    const session = createSession({ fetch, baseUrl });
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.state().status));
    await session.register({
      email: 'y@example.org',
      password: 'a long enough one',
      kingdomName: 'Aquilonia',
    });
    await session.logout();
    stop();
    await session.guest();
    await session.logout();
    expect(seen).toEqual(['signedIn', 'signedOut']);
  });
});
