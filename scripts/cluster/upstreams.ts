// Server processes behind a balancer: each is asked again and again whether it takes work, and whoever passes a call on is told in which order to try them.
// Invariant: each is looked at for itself, so that one that does not answer keeps nobody from seeing that another leaves.
import { request as ask } from 'node:http';

const LOOK_EVERY_MS = 300;
const ANSWER_WITHIN_MS = 1_500;

export interface Upstream {
  readonly port: number;
  isReady: boolean;
}

export interface Upstreams {
  /** Looks at all of them; resolves when each has answered, or has not in time. */
  look(): Promise<unknown>;
  /** Those that take work, in turn; before them the one of that number (1 for the first) where it does. */
  order(first: number | null): readonly Upstream[];
  /** Those that take work at the moment, by their place in the list that was given. */
  ready(): readonly number[];
  /** Looks no more. */
  close(): void;
}

const looked = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const call = ask({ host: '127.0.0.1', port, path: '/readyz', timeout: ANSWER_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
    call.end();
  });

/** Watches processes that listen on these ports of this machine, until it is closed. */
export const watchUpstreams = (ports: readonly number[]): Upstreams => {
  const upstreams: readonly Upstream[] = ports.map((port) => ({ port, isReady: false }));
  const looking = new Map<Upstream, Promise<void>>();
  const seen = async (upstream: Upstream): Promise<void> => {
    upstream.isReady = await looked(upstream.port);
    looking.delete(upstream);
  };
  const lookAt = (upstream: Upstream): Promise<void> => {
    const underWay = looking.get(upstream) ?? seen(upstream);
    looking.set(upstream, underWay);
    return underWay;
  };
  const look = (): Promise<unknown> => Promise.all(upstreams.map(lookAt));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  let turn = 0;
  return {
    look,
    order(first) {
      const named = first === null ? undefined : upstreams[first - 1];
      turn += 1;
      const round = upstreams.map((_, index) => upstreams[(index + turn) % upstreams.length]);
      return [...new Set([named, ...round].flatMap((one) => (one?.isReady === true ? [one] : [])))];
    },
    ready: () => upstreams.flatMap(({ isReady }, index) => (isReady ? [index] : [])),
    close: () => clearInterval(timer),
  };
};
