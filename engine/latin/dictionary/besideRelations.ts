// One sentence of levelled English told from the other side: who likes a thing is pleased by it, a letter that he had sent was sent by him, he came while
// I was reading: I was reading when he came. Invariant: who does what to whom and when stays as it was.
import { WAS } from '../reading/english.ts';
import { FINITE, toldIn } from './besideJoined.ts';
import { hasForm } from './besideLore.ts';
import type { Words } from './besidePlain.ts';
import { isMark } from './besideTurns.ts';
import { AS_OBJECT, basesOf, CLAUSE } from './besideVoices.ts';
import type { Lore } from './besideWords.ts';

const LIKING: Readonly<Record<string, string>> = {
  like: 'please',
  likes: 'pleases',
  liked: 'pleased',
  enjoyed: 'pleased',
  loved: 'pleased',
};
const HOW_MUCH = /^(?:more|most|better|best|much|very|really|greatly)$/;
const ALL = /^(?:everyone|all|no-one|nobody|everything)$/;
const asObject = (words: Words): Words =>
  words.length === 1 ? [AS_OBJECT[words[0] ?? ''] ?? words[0] ?? ''] : words;

/** Whoever likes a thing is pleased by it. */
const pleasing = (lore: Lore, words: Words): readonly Words[] => {
  if (!hasForm(lore, /^plac/)) return [];
  const at = words.findIndex((word) => word in LIKING);
  const pleases = LIKING[words[at] ?? ''];
  if (at < 1 || pleases === undefined || words[at - 1] === 'not') return [];
  const ends = (i: number): boolean =>
    CLAUSE.test(words[i] ?? '') && !(words[i] === 'but' && ALL.test(words[i - 1] ?? ''));
  let start = at;
  while (start > 0 && !ends(start - 1)) start -= 1;
  let end = at + 1;
  while (end < words.length && !ends(end)) end += 1;
  const who = words.slice(start, at);
  let to = end;
  while (to > at + 1 && HOW_MUCH.test(words[to - 1] ?? '')) to -= 1;
  const what = words.slice(at + 1, to);
  if (who.length === 0) return [];
  if (/^(?:that|which)$/.test(words[start - 1] ?? ''))
    return [[...words.slice(0, start), pleases, ...asObject(who), ...words.slice(at + 1)]];
  if (what.length === 0) return [];
  // Who likes them is one or many, and so is what pleases.
  const ways = words[at] === 'like' || words[at] === 'likes' ? ['please', 'pleases'] : [pleases];
  return ways.map((way) => [...words.slice(0, start), ...what, way, ...asObject(who), ...words.slice(to)]);
};

/** The letter that his brother had sent is the letter sent by his brother. */
const doneByHim = (lore: Lore, words: Words): readonly Words[] => {
  if (!lore.participles.has('perf')) return [];
  return [...words.keys()].flatMap((at) => {
    if (!/^(?:that|which)$/.test(words[at] ?? '') || at === 0 || isMark(words[at - 1])) return [];
    for (let verb = at + 2; verb <= at + 6 && verb < words.length; verb += 1) {
      const told = words[verb] ?? '';
      const isAux = /^(?:had|has|have)$/.test(words[verb - 1] ?? '');
      const [base] = basesOf(lore, told, isAux ? 'part' : 'past');
      if (FINITE.test(told) || base === undefined) continue;
      const who = words.slice(at + 1, isAux ? verb - 1 : verb);
      if (who.length === 0 || who.some((word) => CLAUSE.test(word) || FINITE.test(word))) return [];
      const [done] = isAux ? [told] : (partsOf(lore, told) ?? []);
      return done === undefined
        ? []
        : [[...words.slice(0, at), done, 'by', ...asObject(who), ...words.slice(verb + 1)]];
    }
    return [];
  });
};

/** The participle of what is told in the past, where both are one form. */
const partsOf = (lore: Lore, told: string): Words | undefined =>
  basesOf(lore, told, 'part').length > 0 ? [told] : undefined;

const isGoingOn = (words: Words): boolean =>
  words.some((word, at) => WAS.test(word) && (words[at + 1] ?? '').endsWith('ing'));

/** He came when I was reading: I was reading when he came. */
const inverted = (lore: Lore, words: Words): readonly Words[] => {
  if (!hasForm(lore, /^(?:cum|dum|quum)$/)) return [];
  const whens = [...words.keys()].filter((at) => words[at] === 'when');
  const [at = -1] = whens;
  const comma = words.indexOf(',');
  if (whens.length !== 1 || words.includes(';')) return [];
  const [clause, main] =
    at === 0
      ? [words.slice(1, comma), words.slice(comma + 1)]
      : [words.slice(at + 1), words.slice(0, isMark(words[at - 1]) ? at - 1 : at)];
  if ((at === 0 && comma < 3) || clause.length < 2 || main.length < 2) return [];
  return isGoingOn(clause) === isGoingOn(main) ? [] : [[...clause, 'when', ...main]];
};

/** The boys listened since their father was a sailor: the boys, whose father was a sailor, listened. */
const whoseItIs = (lore: Lore, words: Words): readonly Words[] => {
  if (!hasForm(lore, /^(?:cuius|quorum|quarum)$/)) return [];
  const isOpen = (word: string | undefined): boolean => /^(?:since|because|when|although)$/.test(word ?? '');
  const comma = words.indexOf(',');
  const at = isOpen(words[0]) ? 0 : words.findIndex((word, i) => i > 2 && isOpen(word));
  if (at < 0 || (at === 0 && comma < 3)) return [];
  const clause = at === 0 ? words.slice(1, comma) : words.slice(at + 1);
  const main = at === 0 ? words.slice(comma + 1) : words.slice(0, isMark(words[at - 1]) ? at - 1 : at);
  const owned = /^(?:his|her|its|their)$/.test(clause[0] ?? '') ? clause.slice(1) : clause;
  return toldIn(lore, main).map(({ before, doer, deed }) => [
    ...doer,
    ',',
    'whose',
    ...owned,
    ',',
    ...before,
    ...deed,
  ]);
};

/** A sentence told from the other side. */
export const asRelated = (lore: Lore, words: Words): readonly Words[] => [
  ...pleasing(lore, words),
  ...doneByHim(lore, words),
  ...inverted(lore, words),
  ...whoseItIs(lore, words),
];
