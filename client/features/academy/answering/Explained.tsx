// An explanation as the engine writes it: what stands between asterisks is a word spoken of, is set as one, and can be touched as any other Latin.
import type { ReactNode } from 'react';
import { LatinText } from '../../../realm/latin/LatinText.tsx';

const SPOKEN_OF = /\*([^*]+)\*/;

export function Explained({ text }: { readonly text: string }): ReactNode {
  // What is spoken of stands at every other place.
  return text.split(SPOKEN_OF).map((piece, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their places
      <em key={at}>
        <LatinText text={piece} />
      </em>
    ) : (
      piece
    ),
  );
}
