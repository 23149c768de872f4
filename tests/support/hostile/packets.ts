// Raw packets that no honest browser sends, made from a seed: targets, hosts, forwarded headers, methods, versions, lengths, chunks, smuggling,
// upgrades, halves and pipelines, at every door a server of ours has. The same seed makes the same packets.
// They are bytes and nothing else, so that any runner may throw them at any server, on any store, in the midst of any fault.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  BODIES,
  DOORS,
  FROM,
  GOOD_VALUES,
  LENGTHS,
  METHODS,
  OTHERS,
  STRANGE_HOSTS,
  STRANGE_TARGETS,
  STRANGE_VALUES,
  VERSIONS,
} from './strange.ts';

/** What is written to one connection, write by write, before it is ended (or cut off). */
export interface Packet {
  readonly writes: readonly Buffer[];
  readonly ending: 'end' | 'reset';
}

const oneOf = (items: readonly string[]): Arbitrary<string> => fc.constantFrom(...items);
const noise = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCodePoint(code)),
  maxLength: 24,
});
/** Mostly what stands in the list, sometimes anything. */
const mostly = (items: readonly string[]): Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: oneOf(items) }, noise);

const target = fc.oneof(
  { weight: 8, arbitrary: oneOf(DOORS) },
  { weight: 2, arbitrary: mostly(STRANGE_TARGETS) },
);
/** Where a socket may be opened: half of those that knock for one knock there, or too few came through to tell of. */
const socketTarget = fc.oneof(oneOf(DOORS.filter((door) => door.startsWith('/process/'))), target);
const host = fc.oneof(
  { weight: 8, arbitrary: oneOf(['localhost', 'localhost:80', '[::1]']) },
  { weight: 1, arbitrary: mostly(STRANGE_HOSTS) },
);
const from = fc
  .tuple(oneOf(FROM), mostly([...STRANGE_VALUES, ...GOOD_VALUES, ...GOOD_VALUES]))
  .map(([name, value]) => `${name}: ${value}`);
const other = fc.oneof(
  { weight: 8, arbitrary: oneOf(OTHERS) },
  fc.tuple(noise, noise).map(([name, value]) => `${name}:${value}`),
);
const newline = fc.oneof(
  { weight: 12, arbitrary: fc.constant('\r\n') },
  fc.constant('\n'),
  fc.constant('\r'),
);

const request = fc
  .record({
    method: oneOf(METHODS),
    target,
    version: oneOf(VERSIONS),
    hosts: fc.array(
      host.map((name) => `Host: ${name}`),
      { minLength: 1, maxLength: 1 },
    ),
    from: fc.oneof(fc.constant<string[]>([]), fc.array(from, { maxLength: 2 })),
    others: fc.array(other, { maxLength: 4 }),
    length: fc.constantFrom(...LENGTHS),
    body: mostly(BODIES),
    newline,
  })
  .map((it) =>
    [
      `${it.method} ${it.target} ${it.version}`,
      ...it.hosts,
      ...it.from,
      ...it.others,
      ...it.length,
      '',
      it.body,
    ].join(it.newline),
  );

/** Well-formed but for its target, its host or where it says it comes from: these reach what stands behind the parser. */
const plausible = fc
  .record({
    method: oneOf(['GET', 'POST', 'OPTIONS']),
    target,
    host,
    from: fc.oneof(fc.constant<string[]>([]), fc.array(from, { maxLength: 2 })),
    body: oneOf(BODIES),
    type: oneOf([
      'application/json',
      'application/json',
      'multipart/form-data; boundary=x',
      'text/plain',
      '\u00e9',
    ]),
  })
  .map(({ method, target: path, host: name, from: headers, body, type }) => {
    const sent = method === 'POST' ? body : '';
    const head = [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(sent, 'latin1')}`];
    return [`${method} ${path} HTTP/1.1`, `Host: ${name}`, ...headers, ...head, '', sent].join('\r\n');
  });

const upgrade = fc
  .record({
    target: socketTarget,
    host,
    from: fc.oneof(fc.constant<string[]>([]), fc.array(from, { maxLength: 2 })),
    key: mostly([...Array.from({ length: 6 }, () => 'dGhlIHNhbXBsZSBub25jZQ=='), 'short', '']),
    version: oneOf(['13', '13', '13', '13', '13', '13', '8', '0', '\u00e9']),
    protocol: fc.option(mostly(['chat', ',', '\u00e9'])),
    extensions: fc.option(
      mostly(['permessage-deflate', 'permessage-deflate; client_max_window_bits=99', ';']),
    ),
    method: oneOf(['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'POST', 'CONNECT']),
    kind: oneOf([
      'websocket',
      'websocket',
      'websocket',
      'websocket',
      'websocket',
      'WebSocket, h2c',
      'h2c',
      '',
    ]),
    frames: mostly([
      '',
      '\u0081\u0085\u0000\u0000\u0000\u0000hello',
      '\u00ff\u00ff\u00ff\u00ff',
      '\u0089\u0080\u0000\u0000\u0000\u0000',
    ]),
  })
  .map((it) =>
    [
      `${it.method} ${it.target} HTTP/1.1`,
      `Host: ${it.host}`,
      'Connection: Upgrade',
      `Upgrade: ${it.kind}`,
      `Sec-WebSocket-Key: ${it.key}`,
      `Sec-WebSocket-Version: ${it.version}`,
      ...(it.protocol === null ? [] : [`Sec-WebSocket-Protocol: ${it.protocol}`]),
      ...(it.extensions === null ? [] : [`Sec-WebSocket-Extensions: ${it.extensions}`]),
      ...it.from,
      '',
      it.frames,
    ].join('\r\n'),
  );

const stream = fc.oneof(
  { weight: 4, arbitrary: plausible },
  { weight: 3, arbitrary: request },
  { weight: 3, arbitrary: upgrade },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof(plausible, request, upgrade), { minLength: 2, maxLength: 4 })
      .map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.array(noise, { maxLength: 6 }).map((all) => all.join('\r\n')) },
);

const packet: Arbitrary<Packet> = fc
  .record({
    bytes: stream,
    /** Permille of the bytes that are sent: most packets whole, some cut in their midst. */
    kept: fc.oneof({ weight: 7, arbitrary: fc.constant(1000) }, fc.integer({ min: 0, max: 999 })),
    cuts: fc.oneof(
      { weight: 4, arbitrary: fc.constant<number[]>([]) },
      fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
    ),
    ending: fc.oneof({ weight: 9, arbitrary: fc.constant('end' as const) }, fc.constant('reset' as const)),
  })
  .map(({ bytes, kept, cuts, ending }) => {
    const all = Buffer.from(bytes, 'latin1');
    const whole = all.subarray(0, Math.ceil((all.length * kept) / 1000));
    const at = [
      0,
      ...cuts.map((cut) => Math.floor((whole.length * cut) / 1000)).toSorted((a, b) => a - b),
      whole.length,
    ];
    return { writes: at.slice(1).map((end, i) => whole.subarray(at[i], end)), ending };
  });

/** `count` packets of a seed, always the same. */
export const hostilePackets = (seed: number, count: number): readonly Packet[] =>
  fc.sample(packet, { seed, numRuns: count });

/** A packet of exactly this text, a character a byte. */
export const rawPacket = (text: string): Packet => ({ writes: [Buffer.from(text, 'latin1')], ending: 'end' });
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';

/** Packets that once ended a process, each alone. */
export const DEADLY: readonly (readonly [what: string, packet: Packet])[] = [
  ...['*@', '*:99999'].map(
    (at) =>
      [
        `an upgrade to ${at}`,
        rawPacket(`GET ${at} HTTP/1.1\r\nHost: localhost\r\n${WEBSOCKET}\r\n`),
      ] as const,
  ),
  ...['[', 'a b', 'a:99999', 'a:b@c', '1.2.3.4.5'].flatMap((name) => [
    [
      `matchmaking at the host ${name}`,
      rawPacket(`POST /matchmake/joinOrCreate/world HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 0\r\n\r\n`),
    ] as const,
    [
      `a health check at the host ${name}`,
      rawPacket(`GET /__healthcheck HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
    ] as const,
  ]),
  ...['///', 'https, http', ':'].map(
    (protocol) =>
      [
        `matchmaking over the protocol ${protocol}`,
        rawPacket(
          `POST /matchmake/joinOrCreate/world HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: ${protocol}\r\nContent-Length: 0\r\n\r\n`,
        ),
      ] as const,
  ),
];
