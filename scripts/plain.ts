// Words of a file or a server that may be anybody's, for a terminal: signs that steer it, or that can't be seen, are written by their numbers.

/** The longest that is told of one thing. */
const MOST = 500;

/** The words in one line that shows what it holds and nothing else. */
export const plain = (words: string): string =>
  words
    .slice(0, MOST)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
