// The port listened at by several sockets: whoever comes is let in though the event loop is slow, and no two servers share a port.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenWide } from '../../server/entrances.ts';

const HOST = '127.0.0.1';

/** Listens; rejects with what stands in the way. */
const listening = async (port: number): Promise<{ http: Server; port: number; close: () => void }> => {
  const http = createServer((_request, response) => response.end('here'));
  const told = Promise.withResolvers<void>();
  http.once('error', told.reject);
  const closeOthers = listenWide(http, { port, host: HOST, backlog: undefined }, told.resolve);
  const close = (): void => {
    closeOthers();
    http.close();
  };
  onTestFinished(close);
  await told.promise;
  return { http, port: (http.address() as AddressInfo).port, close };
};

describe('the entrances of a server', () => {
  it.runIf(process.platform === 'linux')('let more than one in each turn of the event loop', async () => {
    const { http, port } = await listening(0);
    let came = 0;
    http.on('connection', () => {
      came += 1;
    });
    // They all stand before the door at once: a connection is made by the system, whoever is busy.
    const visitors = Array.from({ length: 40 }, () => connect(port, HOST));
    onTestFinished(() => {
      for (const visitor of visitors) visitor.destroy();
    });
    let turns = 0;
    for (; came < visitors.length && turns < 1_000; turns += 1) await turn();
    expect(came).toBe(visitors.length);
    expect(turns).toBeLessThan(visitors.length / 2);
  });

  it('answer alike whichever is taken, and let nobody in once they are closed', async () => {
    const { port, close } = await listening(0);
    const ask = async (): Promise<string> => {
      const answer = await fetch(`http://${HOST}:${port}`, { headers: { connection: 'close' } });
      return answer.text();
    };
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(new Set(answers)).toEqual(new Set(['here']));
    close();
    const after = await Promise.allSettled(Array.from({ length: 30 }, ask));
    expect(after.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('are not shared with another server, which is told so', async () => {
    const { port } = await listening(0);
    await expect(listening(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
