// What a JSON body may be, looked at as bytes before anything reads it: UTF-8, neither deep nor of very many parts. To
// read thirty thousand lists in each other, or as many beside each other, and to look through them costs as much as ten
// calls, and whoever sends them need not have an account.
// Invariant: total on any bytes; what it lets through JSON may still refuse.
import { isUtf8 } from 'node:buffer';

/** Three times as deep, and twice as many, as any call of the treaty has. */
const MOST_DEEP = 32;
const MOST_PARTS = 2048;

const [QUOTE, ESCAPE, COMMA] = [34, 92, 44];
const OPENS: ReadonlySet<number> = new Set([91, 123]);
const CLOSES: ReadonlySet<number> = new Set([93, 125]);

/** Lists, objects and what stands beside another in them; and how many stand in each other. */
const isModest = (bytes: Buffer): boolean => {
  let [deep, parts, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length && deep <= MOST_DEEP && parts <= MOST_PARTS; at += 1) {
    const sign = bytes[at] ?? 0;
    if (sign === QUOTE) isText = !isText;
    else if (isText) at += sign === ESCAPE ? 1 : 0;
    else if (sign === COMMA) parts += 1;
    else if (OPENS.has(sign)) [deep, parts] = [deep + 1, parts + 1];
    else if (CLOSES.has(sign)) deep -= 1;
  }
  return deep <= MOST_DEEP && parts <= MOST_PARTS;
};

/** A body that is not read; its message is the reason that is told. */
export class UnreadableBody extends Error {
  readonly status = 400;
  constructor(reason = 'it is not well-formed') {
    super(reason);
  }
}

/** Throws on bytes that are not fit to be read as JSON. */
export const beforeReading = (bytes: Buffer): void => {
  if (!isUtf8(bytes)) throw new UnreadableBody();
  if (!isModest(bytes)) throw new UnreadableBody('it is too deep, or of too many parts');
};
