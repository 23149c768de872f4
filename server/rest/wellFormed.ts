// What a request must look like before anything parses it: its target, its host, and what proxies and browsers say about where it comes from.
// Express and Colyseus make URLs of these, and a URL that cannot be made is thrown where nobody catches it.
// Invariant: of what passes here, `new URL` can be made of the target behind any host, and of the host behind any protocol.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Heading = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>;

const HOST = /^(?:[a-z0-9._~-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** How many texts that passed are kept in mind, and how long they may be. */
const MOST_PASSED = 256;
const LONGEST_PASSED = 128;

/** The same check, which looks at a text that has passed of late no second time: nearly all requests bear the same few. */
const remembering = (check: (text: string) => boolean): ((text: string) => boolean) => {
  const passed = new Set<string>();
  return (text) => {
    if (passed.has(text)) return true;
    if (!check(text)) return false;
    if (passed.size >= MOST_PASSED) passed.clear();
    if (text.length <= LONGEST_PASSED) passed.add(text);
    return true;
  };
};

const isHost = remembering((host) => HOST.test(host) && URL.canParse(`http://${host}/`));

const decodes = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The longest path that leads anywhere has a fifth of it; one of fourteen thousand steps up and down costs as much as ten calls. */
const LONGEST_PATH = 512;

/** An absolute path and perhaps a query, in visible ASCII; neither `*` nor a whole URL, which only proxies need to understand. */
const isTarget = remembering((target) => {
  const path = target.split('?', 1)[0] ?? '';
  return (
    /^\/[!-"$-~]*$/.test(target) &&
    path.length <= LONGEST_PATH &&
    decodes(path) &&
    URL.canParse(`http://host${target}`)
  );
});

/** An address as proxies write it: bare, with a port, in brackets, or withheld. */
const isAddress = (node: string): boolean => {
  const [, bracketed, bare] = /^(?:\[([^\]]*)\]|([0-9.]+))(?::\d{1,5})?$/.exec(node) ?? [];
  return isIP(bracketed ?? bare ?? node) !== 0 || /^(?:unknown|_[\w.-]{1,64})$/i.test(node);
};

const isOrigin = (origin: string): boolean =>
  origin === 'null' || (/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@\\]*$/i.test(origin) && URL.canParse(origin));

/** RFC 7239, with ports and brackets outside quotes as many proxies write them. */
const FORWARDED_PAIR = '[!#$%&\'*+.^_`|~\\w-]+=(?:[!#$%&\'*+.^_`|~:\\[\\]\\w-]+|"[^"\\\\]*")';
const FORWARDED = new RegExp(`^${FORWARDED_PAIR}(?:[ \\t]*[;,][ \\t]*${FORWARDED_PAIR})*$`);

const listOf =
  (isOne: (item: string) => boolean) =>
  (value: string): boolean =>
    value.split(',').every((item) => isOne(item.trim()));

/** Headers that something may parse, each with what it must be. */
const KNOWN: Readonly<Record<string, (value: string) => boolean>> = {
  host: isHost,
  origin: isOrigin,
  forwarded: (value) => FORWARDED.test(value),
  'x-forwarded-for': listOf(isAddress),
  'x-forwarded-host': listOf(isHost),
  'x-forwarded-proto': listOf((item) => /^(?:https?|wss?)$/i.test(item)),
  'x-forwarded-port': listOf((item) => /^\d{1,5}$/.test(item) && Number(item) <= 65_535),
  'x-real-ip': isAddress,
  'x-client-ip': isAddress,
};
const isPlain = (value: string): boolean => /^[ -~]{1,256}$/.test(value);

const ruleFor = (name: string): ((value: string) => boolean) | undefined =>
  Object.hasOwn(KNOWN, name) ? KNOWN[name] : name.startsWith('x-forwarded-') ? isPlain : undefined;

/** Headers of which two would be read otherwise by a proxy in front than here. */
const ONCE: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type', 'origin']);

/** The first of those that is given more than once. */
const givenTwice = (rawHeaders: readonly string[]): string | undefined => {
  const given = rawHeaders
    .filter((_, i) => i % 2 === 0)
    .map((name) => name.toLowerCase())
    .filter((name) => ONCE.has(name));
  return given.find((name, i) => given.indexOf(name) < i);
};

/** What is wrong with a request's head, to be said after a colon; null when it may be looked at. HTTP/1.0 may leave its host out. */
export const illFormed = ({ url, headers, rawHeaders }: Heading): string | null => {
  if (!isTarget(url ?? '')) return 'its target is not a path';
  const twice = givenTwice(rawHeaders);
  if (twice !== undefined) return `it has more than one ${twice}`;
  // Twenty thousand pieces of a byte cost as much as seventy calls; browsers and programs tell how long a body is.
  if (headers['transfer-encoding'] !== undefined) return 'its body does not say how long it is';
  for (const [name, value] of Object.entries(headers)) {
    const rule = ruleFor(name);
    if (rule !== undefined && (typeof value !== 'string' || !rule(value)))
      return `its ${name} is not well-formed`;
  }
  return null;
};
