// One public port before several server processes: each is asked whether it takes work, and calls go round those that do. A call under
// /via/N goes to process N, where its rooms are, or to any other once N is gone, which then says that the place is lost.
// Invariant: a call is sent a second time only when the first process never had it.
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import httpProxy from 'http-proxy-3';
import { watchUpstreams } from './upstreams.ts';
import type { Upstream } from './upstreams.ts';

/** More than any call of the game's. */
const MOST_BYTES = 1_048_576;
const VIA = /^\/via\/(\d{1,3})(?=\/|$)/;

export interface Balancer {
  readonly url: string;
  readonly port: number;
  /** Processes that take work at the moment, by their place in the list that was given. */
  ready(): readonly number[];
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

const sorry = (response: ServerResponse, status: number): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(
    JSON.stringify({ success: false, code: 'unreachable', error: 'No steward takes work at the moment.' }),
  );
};

/** A window's file, of whoever has it: while editions live side by side, not every process has every file. */
const passFile = (request: IncomingMessage, response: ServerResponse, ports: readonly number[]): void => {
  const [port, ...others] = ports;
  if (port === undefined) {
    sorry(response, 503);
    return;
  }
  const { method, url, headers } = request;
  const call = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    if (answer.statusCode === 404 && others.length > 0) {
      answer.resume();
      passFile(request, response, others);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => (response.headersSent ? response.destroy() : passFile(request, response, others)));
  call.end();
};

/** Opens the public port before processes that listen on these ports of this machine. */
export const openBalancer = async (ports: readonly number[], publicPort: number): Promise<Balancer> => {
  const upstreams = watchUpstreams(ports);
  const proxy = httpProxy.createProxyServer({ xfwd: true, proxyTimeout: 30_000 });
  // A line that is torn off is told here besides to whoever passed it on; unheard, it would be thrown, and end everything.
  proxy.on('error', () => undefined);
  /** Whom to try, first one first; of a call under /via/N the path is set right. */
  const order = (request: IncomingMessage): readonly Upstream[] => {
    const [prefix, number] = VIA.exec(request.url ?? '') ?? [];
    if (prefix !== undefined) request.url = request.url?.slice(prefix.length) || '/';
    return upstreams.order(number === undefined ? null : Number(number));
  };
  const targetOf = ({ port }: Upstream): string => `http://127.0.0.1:${port}`;

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const choices = order(request);
    if (request.url?.startsWith('/assets/') === true) {
      passFile(
        request,
        response,
        choices.map(({ port }) => port),
      );
      return;
    }
    const body = await bodyOf(request);
    for (const upstream of choices) {
      try {
        await new Promise<void>((resolve, reject) => {
          response.once('close', resolve);
          proxy.web(
            request,
            response,
            { target: targetOf(upstream), buffer: Readable.from([body]) },
            (error) => reject(error),
          );
        });
        return;
      } catch (error) {
        if (!wasNeverSent(error)) {
          sorry(response, 502);
          return;
        }
        upstream.isReady = false;
      }
    }
    sorry(response, 503);
  };

  const server: Server = createServer((request, response) => {
    pass(request, response).catch(() => sorry(response, 400));
  });
  // A server that closes waits for its lines to rooms, and would not end them.
  const roomLines = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    roomLines.add(socket);
    socket.once('close', () => roomLines.delete(socket));
    socket.on('error', () => socket.destroy());
    const [upstream] = order(request);
    if (upstream === undefined) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    proxy.ws(request, socket, head, { target: targetOf(upstream), proxyTimeout: 0 }, (error) => {
      if (wasNeverSent(error)) upstream.isReady = false;
      socket.destroy();
    });
  });
  await upstreams.look();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(publicPort, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    ready: () => upstreams.ready(),
    async close() {
      upstreams.close();
      proxy.close();
      server.closeAllConnections();
      for (const line of roomLines) line.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
