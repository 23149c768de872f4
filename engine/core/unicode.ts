// What may come in from outside: plain data whose text is well-formed Unicode, all the way down, or it is refused with words.
// A lone surrogate has no UTF-8, so it could be neither stored, nor looked up, nor hashed; what is no JSON can't be kept in a reply.
// Invariant: total on any value, however deep or knotted.

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** Why a value that was sent can't be taken as it is; null when nothing is wrong. Keys count as much as values. */
export const illFormed = (sent: unknown): string | null => {
  // A list instead of recursion: nothing a client nests is deep enough to end it.
  const waiting: unknown[] = [sent];
  const seen = new Set<object>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (!value.isWellFormed()) return 'it holds half a character (a lone surrogate)';
    } else if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) continue;
      seen.add(value);
      if (!isPlain(value)) return 'it holds something that JSON can’t say';
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
    } else if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') {
      return 'it holds something that JSON can’t say';
    }
  }
  return null;
};
