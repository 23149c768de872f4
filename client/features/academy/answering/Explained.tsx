// An explanation as the engine writes it, or a note of a book: what stands between asterisks is a word spoken of, is set as one, and can be touched as any other Latin,
// and so can what else of it is Latin.
import type { ReactNode } from 'react';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { Spoken } from './Spoken.tsx';
import { typeset } from './typeset.ts';

const SPOKEN_OF = /\*([^*]+)\*/;

interface ExplainedProps {
  readonly text: string;
  /** What else of it is Latin, text by text. */
  readonly latin?: readonly string[];
}

export function Explained({ text, latin = [] }: ExplainedProps): ReactNode {
  // What is spoken of stands at every other place.
  return typeset(text)
    .split(SPOKEN_OF)
    .map((piece, at) =>
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their places
        <em key={at}>
          <LatinText text={piece} />
        </em>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- nor do these
        <Spoken key={at} text={piece} latin={latin} />
      ),
    );
}
