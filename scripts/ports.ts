// Ports of this machine for servers that must have one known beforehand.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port that somebody has, until they let it go. */
export const takenPort = async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  return { port: (holder.address() as AddressInfo).port, letGo: () => once(holder.close(), 'close') };
};

/** A port that nobody has. */
export const freePort = async (): Promise<number> => {
  const { port, letGo } = await takenPort();
  await letGo();
  return port;
};
