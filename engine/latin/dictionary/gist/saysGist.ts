// An English answer that says with its author's words, or others for them, what he said in another construction: words are linked wherever they stand, and then
// it is asked whether the same is told of the same. Looked for last, where nothing nearer to the author's words was found.
import type { LatinIndex } from '../../analyse.ts';
import { AUXILIARIES } from '../../reading/english.ts';
import type { Words } from '../besidePlain.ts';
import type { Stands } from '../besideRows.ts';
import { reader } from '../besideRows.ts';
import { isAsking, readPlainly } from '../besideTurns.ts';
import type { Lore } from '../besideWords.ts';
import { LONGEST_PHRASE, loreOf } from '../besideWords.ts';
import { agreeIn } from './agree.ts';
import type { Link } from './links.ts';
import { linksOf } from './links.ts';
import type { Bare } from './parts.ts';
import { bareOf, partsOf } from './parts.ts';
import { isSmall } from './small.ts';

/** How long a text is held against the other, and how many ways of linking are tried and weighed. */
const MOST_WORDS = 48;
const MOST_STEPS = 600;
const MOST_COVERS = 24;

/** Whether a word stands for anything, by itself or with its neighbours: what does not is linked with none but itself. */
const standsWithin = (stands: Stands, words: Words, at: number): boolean => {
  for (let from = Math.max(0, at - LONGEST_PHRASE + 1); from <= at; from += 1)
    for (let to = at + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1)
      if (stands(words.slice(from, to)).size > 0) return true;
  return false;
};

/** Ways to link each word of either text that says something with one of the other. */
function* coversOf(lore: Lore, stands: Stands, mine: Words, theirs: Words): Generator<readonly Link[]> {
  if (mine.length > MOST_WORDS || theirs.length > MOST_WORDS) return;
  if (!mine.every((word, at) => theirs.includes(word) || isSmall(word) || standsWithin(stands, mine, at)))
    return;
  const links = linksOf(lore, stands, mine, theirs);
  const isTaken = [mine, theirs].map((words) => words.map(() => false));
  let steps = 0;
  const mark = ({ mine: [a, b], theirs: [c, d] }: Link, to: boolean): void => {
    isTaken[0]?.fill(to, a, b);
    isTaken[1]?.fill(to, c, d);
  };
  const isFree = ({ mine: [a, b], theirs: [c, d] }: Link): boolean =>
    !isTaken[0]?.slice(a, b).includes(true) && !isTaken[1]?.slice(c, d).includes(true);
  const cover = function* (from: number, taken: readonly Link[]): Generator<readonly Link[]> {
    steps += 1;
    if (steps > MOST_STEPS) return;
    let at = from;
    while (at < mine.length && (isTaken[0]?.[at] || isSmall(mine[at] ?? ''))) at += 1;
    if (at === mine.length) {
      if (theirs.every((word, i) => isSmall(word) || isTaken[1]?.[i])) yield taken;
      return;
    }
    for (const link of links) {
      if (link.mine[0] > at || link.mine[1] <= at || !isFree(link)) continue;
      mark(link, true);
      yield* cover(at + 1, [...taken, link]);
      mark(link, false);
    }
  };
  yield* cover(0, []);
}

const IS_AUX = new Set(AUXILIARIES);

/** What is soon going to be done: an adverb stands before the auxiliary, so that this is beside its verb. */
const adverbsApart = (lore: Lore, { words, nots }: Bare): Bare => {
  const said = [...words];
  for (let at = 0; at + 2 < said.length; at += 1) {
    let to = at + 1;
    while (lore.adverbs.has(said[to] ?? '')) to += 1;
    const next = said[to] ?? '';
    const isVerb =
      IS_AUX.has(next) || [lore.verbs, lore.everyday, lore.alike].some((verbs) => verbs.has(next));
    if (to > at + 1 && IS_AUX.has(said[at] ?? '') && isVerb)
      said.splice(at, to - at, ...said.slice(at + 1, to), said[at] ?? '');
  }
  return { words: said, nots };
};

/** Whether an answer says what one of the references says. */
export const saysGist = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  latin: string,
): boolean => {
  const lore = loreOf(index, latin);
  const stands = reader(lore);
  const readings = (text: string): readonly Bare[] =>
    readPlainly(lore, text)
      .slice(1, 2)
      .map((words) => adverbsApart(lore, bareOf(words)));
  const ours = readings(answer);
  return references.some((reference) => {
    if (isAsking(reference) !== isAsking(answer)) return false;
    return readings(reference).some((theirs) =>
      ours.some((mine) => {
        let tried = 0;
        for (const links of coversOf(lore, stands, mine.words, theirs.words)) {
          if (agreeIn(partsOf(mine, links, true), partsOf(theirs, links, false))) return true;
          tried += 1;
          if (tried === MOST_COVERS) break;
        }
        return false;
      }),
    );
  });
};
