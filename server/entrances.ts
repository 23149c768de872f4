// The port, listened at by several sockets of this process. libuv takes one connection from a listening socket in each
// turn of the event loop, so that with turns of a hundred milliseconds no more than ten windows come in each second,
// however little each would cost: after a kill a thousand stand before the door. Linux divides those who come among all
// sockets that listen together, and each lets one in a turn.
// Invariants: no other server shares the port, not even one of ours; all who come in by any of them are `http`'s connections.
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** So many are let in a turn at most; each means a millisecond's work in the next. */
const ENTRANCES = 8;
const CAN_SHARE = process.platform === 'linux';

interface Place {
  readonly port: number;
  readonly host: string | undefined;
  readonly backlog: number | undefined;
}

/** Does `then` where nobody listens at the port; else `http` hears why it can't be had. Sockets that share it would be let in beside others that do. */
const whereFree = (http: Server, { port, host }: Place, then: () => void): void => {
  const first = createServer((socket) => socket.destroy());
  first.once('error', (error) => http.emit('error', error));
  first.listen({ port, host }, () => first.close(then));
};

/** Opens the other entrances of a server that listens. They are as http's own, which is told of whoever comes in. */
const openOthers = (http: Server, backlog: number | undefined): readonly Server[] => {
  const { address, port } = http.address() as AddressInfo;
  return Array.from({ length: ENTRANCES - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket))
      .on('error', (error) => http.emit('error', error))
      .listen({ port, host: address, backlog, reusePort: true }),
  );
};

/** Has `http` listen, by several entrances where the system knows how; `then` is called when it does. The answer closes the others. */
export const listenWide = (http: Server, place: Place, then: () => void): (() => void) => {
  if (!CAN_SHARE) {
    http.listen(place, then);
    return () => undefined;
  }
  let others: readonly Server[] = [];
  const open = (): void =>
    void http.listen({ ...place, reusePort: true }, () => {
      others = openOthers(http, place.backlog);
      then();
    });
  // A port that the system chooses is nobody's.
  if (place.port === 0) open();
  else whereFree(http, place, open);
  return () => {
    for (const other of others) other.close();
  };
};
