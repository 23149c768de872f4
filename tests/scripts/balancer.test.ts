// The proxy of `npm run cluster` before processes that a test plays: who is asked, who is passed by, and what comes of a file that only one has.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openBalancer } from '../../scripts/cluster/balancer.ts';
import type { Balancer } from '../../scripts/cluster/balancer.ts';

interface Played {
  readonly port: number;
  isReady: boolean;
  /** Takes connections and answers nothing. */
  isFrozen: boolean;
  /** How often it was asked whether it takes work. */
  looks: number;
  /** How many lines into its rooms have come to an end. */
  left: number;
  /** Requests that it answered, health apart. */
  readonly asked: string[];
  die(): Promise<void>;
}
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A process that answers with its name, and has the files it is given. */
const aProcess = async (name: string, files: readonly string[] = []): Promise<Played> => {
  const asked: string[] = [];
  const played = { isReady: true, isFrozen: false, looks: 0, left: 0 };
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '';
    if (url === '/readyz') played.looks += 1;
    if (played.isFrozen) return;
    if (url === '/readyz') {
      response.writeHead(played.isReady ? 200 : 503).end();
      return;
    }
    asked.push(`${request.method} ${url}`);
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      if (url.startsWith('/assets/') && !files.includes(url)) response.writeHead(404).end('missing');
      else response.end(`${name} ${url} ${Buffer.concat(body).toString()}`.trim());
    });
  });
  // Rooms are kept open until whoever is in them leaves.
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => (played.left += 1));
    socket.on('end', () => socket.end()).resume();
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const die = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  open.push(die);
  return Object.assign(played, { port: (server.address() as AddressInfo).port, asked, die });
};
const before = async (...processes: readonly Played[]): Promise<Balancer> => {
  const balancer = await openBalancer(
    processes.map(({ port }) => port),
    0,
  );
  open.push(() => balancer.close());
  return balancer;
};
const said = async ({ url }: Balancer, path: string, init?: RequestInit): Promise<string> =>
  (await fetch(new URL(path, url), init)).text();
const soon = { interval: 20 };
/** A window's line into a room, which is open. */
const aLine = async ({ port }: Balancer): Promise<Socket> => {
  const socket = connect({ host: 'localhost', port });
  socket.on('error', () => undefined);
  socket.write(
    'GET /rooms/one HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toContain('101');
  return socket;
};

describe('the proxy', () => {
  it('goes round those that take work, and passes by whoever does not', async () => {
    const [a, b] = [await aProcess('a'), await aProcess('b')];
    const balancer = await before(a, b);
    const four = await Promise.all(Array.from({ length: 4 }, () => said(balancer, '/api')));
    expect(four.toSorted()).toEqual(['a /api', 'a /api', 'b /api', 'b /api']);
    a.isReady = false;
    await expect.poll(() => balancer.ready(), soon).toEqual([1]);
    expect(await said(balancer, '/api')).toBe('b /api');
    expect(await said(balancer, '/api')).toBe('b /api');
    a.isReady = true;
    await expect.poll(() => balancer.ready(), soon).toEqual([0, 1]);
  });

  it('leads by its path to one process, and to another once that is gone', async () => {
    const [a, b] = [await aProcess('a'), await aProcess('b')];
    const balancer = await before(a, b);
    for (let call = 0; call < 3; call += 1)
      expect(await said(balancer, '/via/2/room?x=1')).toBe('b /room?x=1');
    await b.die();
    expect(await said(balancer, '/via/2/room')).toBe('a /room');
    expect(await said(balancer, '/via/9/room')).toBe('a /room');
  });

  it('gives a call that a process never had to another, body and all, before anybody has noticed', async () => {
    const [a, b] = [await aProcess('a'), await aProcess('b')];
    const balancer = await before(a, b);
    await a.die();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => said(balancer, '/api/actions', { method: 'POST', body: 'tax' })),
    );
    expect(new Set(all)).toEqual(new Set(['b /api/actions tax']));
    expect(b.asked).toHaveLength(4);
  });

  it('finds a window’s file with whichever process has it', async () => {
    const [old, next] = [
      await aProcess('old', ['/assets/app-OLD.js']),
      await aProcess('next', ['/assets/app-NEW.js']),
    ];
    const balancer = await before(old, next);
    for (let call = 0; call < 2; call += 1) {
      expect(await said(balancer, '/assets/app-OLD.js')).toBe('old /assets/app-OLD.js');
      expect(await said(balancer, '/assets/app-NEW.js')).toBe('next /assets/app-NEW.js');
    }
    const nowhere = await fetch(new URL('/assets/app-GONE.js', balancer.url));
    expect(nowhere.status).toBe(404);
  });

  it('says so when nobody takes work', async () => {
    const a = await aProcess('a');
    const balancer = await before(a);
    await a.die();
    const answer = await fetch(new URL('/api', balancer.url));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ success: false, code: 'unreachable' });
  });

  it('closes though somebody is in a room behind it, who notices', async () => {
    const a = await aProcess('a');
    const balancer = await before(a);
    const socket = await aLine(balancer);
    const gone = once(socket, 'close');
    await balancer.close();
    await gone;
    expect(socket.destroyed).toBe(true);
  });

  it('sees that one leaves while another does not answer whether it takes work', async () => {
    const [a, b] = [await aProcess('a'), await aProcess('b')];
    const balancer = await before(a, b);
    a.isFrozen = true;
    const looks = a.looks;
    // It is being asked, and says nothing.
    await expect.poll(() => a.looks, soon).toBeGreaterThan(looks);
    b.isReady = false;
    await expect.poll(() => balancer.ready(), { interval: 20, timeout: 700 }).toEqual([0]);
  });

  it('outlives a window whose line to a room is torn off', async () => {
    const a = await aProcess('a');
    const balancer = await before(a);
    const socket = await aLine(balancer);
    let thrown: unknown = null;
    const caught = (error: unknown): void => void (thrown = error);
    process.on('uncaughtException', caught);
    onTestFinished(() => void process.off('uncaughtException', caught));
    socket.resetAndDestroy();
    await expect.poll(() => a.left, soon).toBe(1);
    expect(thrown).toBeNull();
    expect(await said(balancer, '/api')).toBe('a /api');
  });
});
