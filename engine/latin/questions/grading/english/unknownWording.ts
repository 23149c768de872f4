// An answer that is right but for one wording nobody listed. A word that renders some other Latin word is wrong; one that the whole
// lexicon does not know cannot be judged, and the learner is told so.
import type { LatinIndex } from '../../../analyse.ts';
import { lemmaOf } from '../../../analyse.ts';
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { DENIES } from '../../../reading/denial.ts';
import { englishTokens, FUNCTION_WORDS } from '../../../reading/english.ts';
import { knownEnglish } from '../../../reading/meanings.ts';
import { MOST_TOKENS, readingsOf, readingThatMatches, vocabularyOf } from './matchEnglish.ts';
import type { Fault } from '../verdict.ts';

/** Every piece of some lines, alternatives included. */
export const piecesOf = (lines: readonly Line[]): readonly Piece[] =>
  lines.flatMap((line) => line.flatMap((piece) => (piece.either ? piecesOf(piece.either) : [piece])));

const replaced = (lines: readonly Line[], lexeme: string, wording: string): readonly Line[] =>
  lines.map((line) =>
    line.map((piece): Piece =>
      piece.either
        ? { ...piece, either: replaced(piece.either, lexeme, wording) }
        : piece.lexeme === lexeme
          ? { ...piece, any: [wording] }
          : piece,
    ),
  );

const MOST_STRANGE = 3;

/** The one wording that keeps an answer from being right. `isSmall`: it cannot be judged, or it is no more than an attribute or adverb. */
export const unknownWording = (
  index: LatinIndex,
  lines: readonly Line[],
  answer: string,
): { readonly fault: Fault; readonly isSmall: boolean } | undefined => {
  const tokens = englishTokens(answer);
  const pieces = piecesOf(lines);
  const words = vocabularyOf(lines);
  const strange = tokens.flatMap((token, at) => (words.has(token) ? [] : [at]));
  const [first = 0] = strange;
  const last = strange.at(-1) ?? 0;
  if (strange.length === 0 || last - first >= MOST_STRANGE || tokens.length > MOST_TOKENS) return undefined;
  const wording = tokens.slice(first, last + 1);
  if (wording.some((word) => DENIES.has(word))) return undefined;
  const said = wording.join(' ');
  const lexemes = [...new Set(pieces.flatMap(({ lexeme }) => lexeme ?? []))];
  const readings = readingsOf(answer);
  const instead = lexemes.find(
    (lexeme) => readingThatMatches(replaced(lines, lexeme, said), readings) !== undefined,
  );
  const lexeme = instead === undefined ? undefined : index.byId(instead);
  if (!lexeme) return undefined;
  const piece = pieces.find((one) => one.lexeme === lexeme.id);
  const meant = piece?.any[0] ?? '';
  const isSmall = /attribute$|^adverb$|^question word$/.test(piece?.role ?? '');
  const isStrange = wording.some((word) => !FUNCTION_WORDS.has(word) && !knownEnglish(index).has(word));
  return {
    isSmall: isStrange || isSmall,
    fault: isStrange
      ? {
          kind: 'unknown',
          message: `All is right but "${said}", which I cannot judge: *${lemmaOf(lexeme)}* is "${meant}" here.`,
        }
      : { kind: 'word', message: `*${lemmaOf(lexeme)}* is "${meant}" here, not "${said}".` },
  };
};
