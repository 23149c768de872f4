// A TCP proxy that does to a connection what networks do: delays it, cuts it, swallows what goes through, or is not there at all.
// It stands between clients and server, or between server and store; it knows nothing of what it carries.
import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface Weather {
  /** Every piece waits so long, both ways. */
  readonly delayMs?: number;
  /** New connections are refused and those that are there are cut. */
  readonly isDown?: boolean;
  /** Nothing goes through, either way, and nothing is closed: a cable pulled out. What was said meanwhile goes through afterwards. */
  readonly isSilent?: boolean;
  /** Nothing is taken off the line from the client's side any more, so that what it says piles up with it. */
  readonly isFull?: boolean;
  /** Asked for each piece that comes back from the target: true cuts the connection instead, so that what was asked is done and not answered. */
  readonly losesReply?: () => boolean;
}

export class Proxy {
  readonly #target: () => { readonly host: string; readonly port: number };
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #weather: Weather = {};
  #held: (() => void)[] = [];
  /** Connections cut in place of a reply. */
  repliesLost = 0;

  private constructor(target: () => { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => this.#carry(near));
  }

  /** Opens one on a free port of this machine. */
  static async open(target: () => { readonly host: string; readonly port: number }): Promise<Proxy> {
    const proxy = new Proxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on. */
  set weather(weather: Weather) {
    this.#weather = weather;
    if (weather.isDown === true)
      for (const [near, far] of this.#pairs) [near, far].map((end) => end.resetAndDestroy());
    for (const [near] of this.#pairs)
      if (weather.isFull === true) near.pause();
      else near.resume();
    if (weather.isSilent !== true) for (const pass of this.#held.splice(0)) pass();
  }

  async close(): Promise<void> {
    this.weather = { isDown: true };
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(near: Socket): void {
    if (this.#weather.isDown === true) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target());
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const end of pair) {
      end.setNoDelay(true);
      // A broken end breaks the other; why does not matter here.
      end.on('error', () => undefined);
      end.on('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (piece: Buffer) => this.#pass(() => far.write(piece)));
    far.on('data', (piece: Buffer) => {
      if (this.#weather.losesReply?.() === true) {
        this.repliesLost += 1;
        near.resetAndDestroy();
        far.resetAndDestroy();
        return;
      }
      this.#pass(() => near.write(piece));
    });
    near.on('end', () => this.#pass(() => far.end()));
    far.on('end', () => this.#pass(() => near.end()));
  }

  /** In the order it came, as the weather has it. */
  #pass(through: () => void): void {
    const { delayMs = 0, isSilent = false } = this.#weather;
    if (isSilent) this.#held.push(through);
    else if (delayMs > 0) setTimeout(through, delayMs);
    else through();
  }
}
