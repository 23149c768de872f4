// A text of two languages, whose Latin the server names: each word of that can be touched, the English stays plain.
import type { ReactNode } from 'react';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { typeset } from './typeset.ts';

interface SpokenProps {
  readonly text: string;
  /** What of it is Latin, text by text; nothing before it is answered, where a word's slip would be the answer. */
  readonly latin: readonly string[];
}

export function Spoken({ text, latin }: SpokenProps): ReactNode {
  if (latin.length === 0) return typeset(text);
  // The longest first: a word asked about stands in its sentence too. The marks about it go with it, so that no line begins with a full stop.
  const named = latin
    .toSorted((one, other) => other.length - one.length)
    .map((one) => typeset(one).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const pieces = typeset(text).split(
    new RegExp(`(?<!\\p{L})([“‘(]*(?:${named.join('|')})(?!\\p{L})[.,;:!?”’)]*)`, 'u'),
  );
  return pieces.map((piece, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their places
    at % 2 === 1 ? <LatinText key={at} text={piece} /> : piece,
  );
}
