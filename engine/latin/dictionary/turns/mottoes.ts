// Mottoes: several phrases side by side with what stands between them. "Deeds, not words", "one king, one law", "for king and country".
// Invariant: each piece is read by the whole of the translator, and all are put into Latin or none.
import { standsAt } from '../../reading/english.ts';
import type { Built } from '../built.ts';
import type { Turn, Way } from './turn.ts';
import { opened, phraseOf, textOf } from './turn.ts';

/** Most pieces of a motto. */
const MOST_PIECES = 6;
type Piece = { readonly between: string; readonly tokens: readonly string[] };

/** What stands between two pieces, and its Latin. */
const BETWEEN: readonly (readonly [english: string, latin: string])[] = [
  [', but not', ', sed nōn '],
  ['but not', ', sed nōn '],
  [', not', ', nōn '],
  [', never', ', numquam '],
  [', but', ', sed '],
  [', and', ' et '],
  [', or', ' aut '],
  [',', ', '],
  ['and not', ' nec '],
  ['not', ', nōn '],
  ['but', ', sed '],
];

const piecesOf = (tokens: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let [start, between] = [tokens[0] === 'not' ? 1 : 0, tokens[0] === 'not' ? 'nōn ' : ''];
  for (let place = start + 1; place < tokens.length; place += 1) {
    const row = BETWEEN.find(([english]) => standsAt(tokens, place, english.split(' ')));
    if (!row) continue;
    pieces.push({ between, tokens: tokens.slice(start, place) });
    start = place + row[0].split(' ').length;
    between = row[1];
    place = start;
  }
  return [...pieces, { between, tokens: tokens.slice(start) }];
};

/** One piece as a phrase; what is not a thing may be a way to do it or what something is like. */
const pieceOf = (tokens: readonly string[], { reader, say }: Turn): Built | undefined => {
  const own = phraseOf(tokens, reader);
  if (own) return own;
  const [described] = say(['he', 'is', ...tokens], false).filter(({ latin }) => latin.endsWith(' est.'));
  return described && { ...described, latin: opened(described).slice(0, -' est.'.length) };
};

/** "Family, duty, honour", "deeds not words", "our blood, our land": things set side by side. */
export const listed: Way = (turn) => {
  const { tokens, isQuestion } = turn;
  const pieces = piecesOf(tokens);
  if (isQuestion || pieces.length < 2 || pieces.length > MOST_PIECES) return [];
  const said: Built[] = [];
  for (const piece of pieces) {
    const built = piece.tokens.length > 0 ? pieceOf(piece.tokens, turn) : undefined;
    if (!built) return [];
    said.push(built);
  }
  const [first] = said;
  if (!first) return [];
  return [
    {
      ...first,
      latin: said.map((built, place) => (pieces[place]?.between ?? '') + built.latin).join(''),
      partOfSpeech: 'phrase',
      english: textOf(tokens),
      explanation: said.map(({ explanation }) => explanation).join(' '),
      confidence: said.reduce((all, { confidence }) => all * confidence, 0.95),
      lexemes: said.flatMap(({ lexemes }) => lexemes),
    },
  ];
};
