// Where Prometheus asks: a port of its own, on this machine's own address unless told, and behind a token where one is set.
// Invariant: nothing of it is reached by the public port.
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotStart } from '../cannotStart.ts';
import type { Config } from '../config.ts';
import { errorText } from '../errorText.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
/** A scrape is one short request. */
const REQUEST_WITHIN_MS = 5_000;
const MOST_CONNECTIONS = 16;

export interface MetricsDoor {
  readonly port: number;
  close(): void;
}

type Settings = Pick<Config, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Opens the port. Rejects with CannotStart where it can't be had. */
export const openMetricsDoor = async (
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Settings,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  log: Pick<Log, 'info' | 'error'>,
): Promise<MetricsDoor> => {
  const wanted = METRICS_TOKEN === undefined ? null : digest(`Bearer ${METRICS_TOKEN}`);
  const mayAsk = (authorization: string | undefined): boolean =>
    wanted === null || timingSafeEqual(digest(authorization ?? ''), wanted);
  const server = createServer({ requestTimeout: REQUEST_WITHIN_MS }, (request, response) => {
    const say = (status: number, body: string, headers = {}): void => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (!mayAsk(request.headers.authorization))
      return say(401, 'METRICS_TOKEN is wanted\n', { 'WWW-Authenticate': 'Bearer' });
    if (request.url?.split('?', 1)[0] !== PATH) return say(404, `there is ${PATH} here, and nothing else\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'GET only\n', { Allow: 'GET, HEAD' });
    metrics.text().then(
      (text) => say(200, text, { 'Content-Type': metrics.contentType }),
      (error: unknown) => {
        log.error({ err: error }, 'the figures could not be told');
        say(500, 'the figures could not be told\n');
      },
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  try {
    server.listen(METRICS_PORT, METRICS_HOST);
    await once(server, 'listening');
  } catch (error) {
    throw new CannotStart(
      `METRICS_PORT ${METRICS_PORT} on ${METRICS_HOST} can't be had (${errorText(error)}). Stop the program that has it, or choose others.`,
      { cause: error },
    );
  }
  server.on('error', (error) => log.error({ err: error }, 'the port of the figures failed'));
  const { port } = server.address() as AddressInfo;
  log.info({ port, host: METRICS_HOST }, 'figures are told at /metrics');
  return {
    port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
