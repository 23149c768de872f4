// Two sentences in one line, and where the first ends: joined by a word or by nothing but a comma.
// Invariant: no word is lost between the halves.
import { lowered, raised } from './rewording.ts';

/** How English sets main clauses side by side, and Latin. */
const JOINERS: Readonly<Record<string, string>> = {
  and: 'et',
  but: 'sed',
  or: 'aut',
  so: 'itaque',
  therefore: 'ergō',
  for: 'nam',
  yet: 'tamen',
  thus: 'sīc',
};

/** A text in two halves: the tokens of each, the Latin between, and before both. */
export type Halves = {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly between: string;
  readonly before?: string;
};

/** Where a text may fall into two main clauses, from the left. */
export const halvesOf = (tokens: readonly string[]): readonly Halves[] => {
  const list: Halves[] = [];
  const isEither = tokens[0] === 'either';
  for (const [place, token] of tokens.entries()) {
    const isComma = token === ',';
    const next = tokens[place + 1] ?? '';
    const word = isComma ? next : token;
    const latin = Object.hasOwn(JOINERS, word) ? JOINERS[word] : undefined;
    if (place === 0 || (!isComma && latin === undefined) || (!isComma && tokens[place - 1] === ',')) continue;
    const width =
      (isComma ? 1 : 0) +
      (latin === undefined ? 0 : 1) +
      (word === 'and' && tokens[place + (isComma ? 2 : 1)] === 'therefore' ? 1 : 0);
    const isPair = isEither && word === 'or';
    const left = tokens.slice(isPair ? 1 : 0, place);
    const right = tokens.slice(place + width);
    if (left.length === 0 || right.length === 0) continue;
    const between =
      latin === undefined ? ', ' : isComma || !/^(?:et|aut)$/.test(latin) ? `, ${latin} ` : ` ${latin} `;
    list.push({ left, right, between, ...(isPair ? { before: 'aut' } : {}) });
  }
  return list;
};

/** Two sentences as one; the second loses its capital unless it is a name's. */
export const oneOfTwo = (
  first: string,
  second: string,
  { between, before }: Halves,
  isName: boolean,
): string => {
  const start = before === undefined ? first : `${raised(before)} ${lowered(first)}`;
  return start.replace(/[.!?]$/, '') + between + (isName ? second : lowered(second));
};
