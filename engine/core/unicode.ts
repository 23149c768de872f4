// What may come in from outside: plain data whose text is well-formed Unicode, all the way down, or it is refused with words.
// A lone surrogate has no UTF-8, so it could be neither stored, nor looked up, nor hashed; what is no JSON can't be kept in a reply.
// Invariant: total on any value, however deep or knotted.

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

const HALF = 'it holds half a character (a lone surrogate)';
const NO_JSON = 'it holds something that JSON can’t say';

/** Why a value that was sent can't be taken as it is; null when nothing is wrong. Keys count as much as values. */
export const illFormed = (sent: unknown): string | null => {
  // A list instead of recursion: nothing a client nests is deep enough to end it.
  const waiting: object[] = [];
  const seen = new Set<object>();
  /** Looked at at once, so that of a list of thousands none waits: whoever sends one need not have an account. */
  const wrongWith = (value: unknown): string | null => {
    if (typeof value === 'string') return value.isWellFormed() ? null : HALF;
    if (typeof value === 'object' && value !== null) waiting.push(value);
    return typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function'
      ? NO_JSON
      : null;
  };
  let wrong = wrongWith(sent);
  for (let value = waiting.pop(); value !== undefined && wrong === null; value = waiting.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (!isPlain(value)) return NO_JSON;
    if (Array.isArray(value)) for (const inner of value) wrong ??= wrongWith(inner);
    else for (const [key, inner] of Object.entries(value)) wrong ??= wrongWith(key) ?? wrongWith(inner);
  }
  return wrong;
};
