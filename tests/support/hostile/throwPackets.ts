// Throws raw packets at a server over bare connections, many at once, and counts what comes back.
// It knows nothing of the server but host and port. A connection ends when the server has nothing more to say to one that has ended.
import { connect } from 'node:net';
import type { Packet } from './packets.ts';

export interface Target {
  readonly host: string;
  readonly port: number;
}

export interface Tally {
  readonly thrown: number;
  /** Answers by status; a pipeline may have several. */
  readonly answers: ReadonlyMap<number, number>;
  /** Connections that could not be made, or that the server left open. */
  readonly refused: number;
  readonly leftOpen: number;
  /** Every packet that was answered by a fault of the server's (500 or above, but for 503), with what was said. */
  readonly faults: readonly { readonly packet: string; readonly said: string }[];
}

/** A connection that is still open so long after it was ended was forgotten. */
const FORGOTTEN_MS = 20_000;
/** When nothing has come for so long, the packet is taken to have been answered, or to wait for its other half, and the connection is ended. */
const QUIET_MS = { answered: 40, unanswered: 150 };

/** Sends one packet that may get no answer; resolves with all that came back when the connection has closed. */
export const throwOne = (target: Target, packet: Packet) => sent(target, packet, QUIET_MS.unanswered);

/** Sends one packet that is owed an answer, and waits for it as long as it takes; resolves with all that came back when the connection has closed. */
export const askOne = (target: Target, packet: Packet) => sent(target, packet, FORGOTTEN_MS);

const sent = (
  { host, port }: Target,
  { writes, ending }: Packet,
  unanswered: number,
): Promise<{ readonly said: string; readonly fate: 'closed' | 'refused' | 'left open' }> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let connected = false;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const socket = connect({ host, port, noDelay: true });
    const done = (fate: 'closed' | 'refused' | 'left open') => {
      clearTimeout(quiet);
      socket.destroy();
      resolve({ said: Buffer.concat(chunks).toString('latin1'), fate });
    };
    const endAfter = (milliseconds: number) => {
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), milliseconds);
    };
    socket.setTimeout(FORGOTTEN_MS, () => done('left open'));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      endAfter(QUIET_MS.answered);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(connected ? 'closed' : 'refused'));
    socket.on('connect', () => {
      connected = true;
      for (const bytes of writes) if (bytes.length > 0) socket.write(bytes);
      if (ending === 'end') endAfter(unanswered);
      else setImmediate(() => socket.resetAndDestroy());
    });
  });

const statusesIn = (said: string): readonly number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Throws all packets, `atOnce` side by side. */
export const throwPackets = async (
  target: Target,
  packets: readonly Packet[],
  atOnce = 64,
): Promise<Tally> => {
  const answers = new Map<number, number>();
  const faults: { packet: string; said: string }[] = [];
  let refused = 0;
  let leftOpen = 0;
  const waiting = packets.values();
  const thrower = async (): Promise<void> => {
    for (const packet of waiting) {
      const { said, fate } = await throwOne(target, packet);
      if (fate === 'refused') refused += 1;
      if (fate === 'left open') leftOpen += 1;
      for (const status of statusesIn(said)) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503)
          faults.push({ packet: Buffer.concat([...packet.writes]).toString('latin1'), said });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, thrower));
  return { thrown: packets.length, answers, refused, leftOpen, faults };
};
