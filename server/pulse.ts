// The pulse of the rooms' connections, taken of a few at a time: taken of all at once, as Colyseus' transport would, two thousand pings hold up
// everything else for tens of milliseconds.
// Invariants: a connection that has not answered two pings is cut, and so is one that lets more than MOST_UNREAD wait for it: the server does
// not grow for readers who do not read. Either may come back, for its place is kept; nobody is asked twice in one round, nor who has spoken since
// the last: whoever plays need not be asked whether they are there.
import type { IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { listenWide } from './entrances.ts';
import { inOneGo } from './oneGo.ts';
import type { Connection } from './oneGo.ts';
import type { SpeakingLine } from './rest/roomMessages.ts';

/** Each connection is asked about so often. */
const ROUND_MS = 6_000;
/** A round is taken in so many steps. */
const STEPS = 24;
const MOST_MISSED = 2;
/** Bytes that may wait for a connection: many times what a window is ever sent at once. */
const MOST_UNREAD = 1_048_576;

/** A connection, as far as its pulse goes. */
interface Pulsed {
  /** Pings since it last answered. */
  pingCount: number;
  /** Has it sent anything since it was last looked at? */
  hasSpoken?: boolean;
  readonly bufferedAmount: number;
  ping(): void;
  terminate(): void;
}

const take = (connection: Pulsed): void => {
  const isSilent = connection.pingCount >= MOST_MISSED && connection.hasSpoken !== true;
  if (isSilent || connection.bufferedAmount > MOST_UNREAD) {
    connection.terminate();
    return;
  }
  if (connection.hasSpoken === true) {
    connection.hasSpoken = false;
    connection.pingCount = 0;
    return;
  }
  connection.pingCount += 1;
  connection.ping();
};

/** Answers what takes the next step of a round: `STEPS` of them reach everyone in `connections`, and whoever comes meanwhile in the next round. */
export const pulseOf = (connections: ReadonlySet<Pulsed>): (() => void) => {
  let round = connections.values();
  /** How many should have been reached by now, less those who were, in parts of a connection. */
  let due = 0;
  return () => {
    for (due += connections.size; due >= STEPS; due -= STEPS) {
      let next = round.next();
      if (next.done === true) {
        round = connections.values();
        next = round.next();
      }
      if (next.done === true) return;
      take(next.value);
    }
  };
};

/** Takes the next step every `everyMs`, once what has come meanwhile was read: an answer that lay there while the server stood still counts. */
export const beating = (step: () => void, everyMs: number): NodeJS.Timeout =>
  setInterval(() => setImmediate(step), everyMs);

/** Told of every connection to a room, with the request that it began with. */
type OnConnection = (connection: Connection & SpeakingLine, request: IncomingMessage) => void;

/** From now on it is known of `connection` whether it has spoken. */
const listening = (connection: SpeakingLine & Pick<Pulsed, 'hasSpoken'>): void => {
  connection.hasSpoken = false;
  connection.on('message', () => {
    connection.hasSpoken = true;
  });
};

/** Colyseus' transport with that pulse, which writes to each connection in one go and lets several come in at a time. */
export class RoomsTransport extends WebSocketTransport {
  #closeOthers = (): void => undefined;

  constructor(
    options: ConstructorParameters<typeof WebSocketTransport>[0],
    listen: OnConnection = () => undefined,
  ) {
    super(options);
    this.wss.on('connection', (connection: Connection & SpeakingLine, request: IncomingMessage) => {
      inOneGo(connection, request.socket);
      listening(connection);
      listen(connection, request);
    });
  }

  override listen(port: number, host?: string, backlog?: number, then?: () => void): this {
    if (this.server !== undefined)
      this.#closeOthers = listenWide(this.server, { port, host, backlog }, () => then?.());
    return this;
  }

  override shutdown(): void {
    this.#closeOthers();
    super.shutdown();
  }

  /** Called when the server listens; what it sets ends with the server. */
  protected override autoTerminateUnresponsiveClients(): void {
    const step = pulseOf(this.wss.clients as unknown as ReadonlySet<Pulsed>);
    this.pingInterval = beating(step, ROUND_MS / STEPS);
  }
}
