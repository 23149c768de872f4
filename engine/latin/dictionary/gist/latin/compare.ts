// Whether two Latin texts whose words are linked say the same: the same people do the same to the same, each noun stands where the other's does, and what joins, denies and times them agrees.
// Invariant: what both texts tell agrees in all.
import { CONCEDES } from '../../../reading/english.ts';
import { areDeedsSame } from './compareDeeds.ts';
import { areOwnersSame, arePersonsSame, areRelativesSame } from './compareNames.ts';
import { areHeadsSame, arePlacesSame } from './comparePlaces.ts';
import type { Sides } from './sides.ts';
import { meets } from './sides.ts';
import type { Word } from './words.ts';

const areClausesSame = ({ mine, theirs }: Sides): boolean =>
  [...mine.clauses].every(([id, verbs]) => {
    const others = theirs.clauses.get(id);
    return !others || verbs.size === 0 || others.size === 0 || mine.deeds.has(id) || meets(verbs, others);
  });

const JOINING: readonly (readonly string[])[] = [
  ['sed', 'at', 'autem', 'uerum', 'tamen', 'atqui'],
  ['aut', 'uel', 'an'],
  ['nam', 'namque', 'enim', 'etenim'],
  ['itaque', 'igitur', 'ergo'],
];

const ALTHOUGH = /\b(?:al)?though\b/i;

/** Joining words, by kind; "yet" after "although" may be left to the sense. */
const joiningIn = (words: readonly Word[], prompt: string): string =>
  JOINING.flatMap((group, at) =>
    words.some(({ folded }) => group.includes(folded) && !(folded === 'tamen' && ALTHOUGH.test(prompt)))
      ? [at]
      : [],
  ).join(' ');

const CONDITION = /^(?:si|nisi|quasi|tamquam|priusquam|antequam|donec)$/;

/** Words that open a clause of a kind that no participle says. */
const conditionsIn = (words: readonly Word[]): string =>
  words
    .flatMap(({ folded }) => (CONDITION.test(folded) ? [folded === 'nisi' ? 'si' : folded] : []))
    .toSorted()
    .join(' ');

const CONCEDING = /^(?:quamquam|etsi|tametsi|quamuis|etiamsi)$/;

const CAUSAL = /^(?:quia|quoniam|quandoquidem)$/;

/** Whether what is granted in the one is granted in the other, or by the English. */
const isGrantedAlike = ({ myWords, theirWords, prompt }: Sides): boolean =>
  (CONCEDES.test(prompt) || countOf(myWords, CONCEDING) === countOf(theirWords, CONCEDING)) &&
  (!ALTHOUGH.test(prompt) || countOf(myWords, CAUSAL) === countOf(theirWords, CAUSAL));

/** Whether what is not doubted stands behind "quīn" in both. */
const isDoubtedAlike = ({ myWords, theirWords, prompt }: Sides): boolean =>
  !/\bdoubt/i.test(prompt) ||
  countOf(theirWords, /^quin$/) === 0 ||
  countOf(myWords, /^(?:ne|quominus)$/) === 0;

/** Where from, where to and where. */
const whereIn = (words: readonly Word[]): string =>
  words.flatMap(({ folded }) => (/^(?:ubi|quo|unde|qua)$/.test(folded) ? [folded] : [])).join(' ');

const DENYING = /^(?:non|haud|ne|nisi|ni|nec|neque|quin|quominus)$/;
const NEITHER = /^(?:nec|neque)$/;
const AND = /^(?:et|ac|atque|nec|neque)$/;
const countOf = (words: readonly Word[], which: RegExp): number =>
  words.filter(({ folded }) => which.test(folded)).length;

/** Whether both deny as often, or an even number of times more; two that are joined by "neither" are denied one by one. */
const isDeniedAlike = ({ myWords, theirWords }: Sides): boolean => {
  const more = countOf(myWords, DENYING) - countOf(theirWords, DENYING);
  return more === 0 || (more % 2 === 0 && countOf(myWords, NEITHER) === countOf(theirWords, NEITHER));
};

/** "And" for a stop between two: magnō ingeniō et parvā fidē, magnō ingeniō, parvā fidē. */
const isByStop = (words: readonly Word[], others: readonly Word[], prompt: string): boolean =>
  /\band\b/i.test(prompt) &&
  countOf(words, AND) === countOf(others, AND) + 1 &&
  others.some(({ stop }) => stop === ',') &&
  words.every(({ stop }) => stop === '');

/** Whether as many are joined, where each deed is told in the same manner. */
const isJoinedAlike = ({ mine, theirs, myWords, theirWords, prompt }: Sides): boolean =>
  countOf(myWords, AND) === countOf(theirWords, AND) ||
  isByStop(myWords, theirWords, prompt) ||
  isByStop(theirWords, myWords, prompt) ||
  [...mine.deeds].some(([id, { mood }]) => theirs.deeds.get(id)?.mood !== mood);

/** What is asked first: each way in which two texts may differ. */
const CHECKS: readonly ((sides: Sides) => boolean)[] = [
  ({ myWords, theirWords, prompt }) => joiningIn(myWords, prompt) === joiningIn(theirWords, prompt),
  ({ myWords, theirWords }) => conditionsIn(myWords) === conditionsIn(theirWords),
  ({ myWords, theirWords, prompt }) => !/\bwhere\b/i.test(prompt) || whereIn(myWords) === whereIn(theirWords),
  isDeniedAlike,
  isGrantedAlike,
  isDoubtedAlike,
  isJoinedAlike,
  ({ mine, theirs }) => !mine.isBroken && mine.strays === theirs.strays,
  areDeedsSame,
  arePlacesSame,
  areHeadsSame,
  areClausesSame,
  areOwnersSame,
  arePersonsSame,
  areRelativesSame,
];

/** Whether two texts, whose words are linked, say the same. */
export const saysSame = (sides: Sides): boolean => CHECKS.every((isSame) => isSame(sides));
