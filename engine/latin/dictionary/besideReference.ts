// An English answer held against what its author wrote, word beside word: the same words, or others that render the same Latin word in the same sense
// and the same form, in an order that says the same. Invariant: no "not" is lost, no two words change roles, and a word that stands for nothing in the
// author's English stands for a word of the Latin that the author left to the sense, or nowhere.
import type { LatinIndex } from '../analyse.ts';
import { KIN } from '../questions/grading/english/matchEnglish.ts';
import { AUXILIARIES, englishTokens, PERSONS } from '../reading/english.ts';
import { alike, isOfThing } from './besideAlike.ts';
import type { Words } from './besidePlain.ts';
import { hasSome, SHOWING } from './besidePlain.ts';
import { isAsking, isMark, readPlainly, rotations, shifts, STOP } from './besideTurns.ts';
import { variantsOf } from './besideVariants.ts';
import type { Lore } from './besideWords.ts';
import { keysOf, LONGEST_PHRASE, loreOf } from './besideWords.ts';

const SELF = /^(?:su(?:us|a|um|i|ae|o|am|os|as|is|orum|arum)|eius|eorum|earum)$/;
const OWNED = /^(?:his|her|its|their)$/;
const MINE = /^(?:my|our|your)$/;

/** Words that say by themselves who, when or not: nothing free stands for them. */
const FIXED = new Set([
  ...AUXILIARIES,
  ...PERSONS,
  'not',
  'no',
  'never',
  'no-one',
  'nothing',
  'only',
  'and',
  'or',
  'but',
  'who',
  'what',
  'how',
  'where',
  'when',
  'why',
]);

const NEAR: Readonly<Record<string, string>> = { this: 'that', these: 'those' };
const FAR: Readonly<Record<string, string>> = { that: 'this', those: 'these' };
const pointsNear = ({ latin }: Lore): boolean =>
  [...latin].some((word) =>
    /^(?:hic|haec|hoc|huius|huic|hunc|hanc|hac|hi|hae|horum|harum|his|hos|has)$/.test(word),
  );

const FARTHER = 'ille illa illud illum illam illo illi illos illas is ea id eum eam eo iste ista istud';
const ITSELF = /^(?:my|your|him|her|it|our|them)sel(?:f|ves)$/;
const SO_THAT = 'so-that';
const WHO = /^(?:i|you|he|she|it|we|they)$/;

/** Of whom a verb alone tells may be a man, a woman or a thing: he, where all is told of one. */
const asHe = (texts: readonly Words[]): readonly Words[] => {
  const named = new Set(
    texts.flat().filter((word) => /^(?:he|she|it|him|her|himself|herself|itself)$/.test(word)),
  );
  return [...named].every((word) => /^(?:he|she|it)$/.test(word)) &&
    texts.every((words) => new Set(words.filter((word) => named.has(word))).size < 2)
    ? texts.map((words) => words.map((word) => (named.has(word) ? 'he' : word)))
    : texts;
};

type Stands = (words: Words) => ReadonlySet<string>;

const FIXED_EVEN_SO = new Set([...FIXED].filter((word) => !AUXILIARIES.includes(word)));
const DENIES = /^(?:not|no|never|nothing|no-one|nowhere)$/;
const ONE_OR_MANY = / (?:one|many)$/;
/** When a verb is told of, by whichever voice. */
const timeOf = (key: string): string => key.slice(key.indexOf(' ') + 1).replace(/^is /, '');

/** What the words of one text can stand for, row by row, read once. */
const reader = (lore: Lore) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (words: Words): ReadonlySet<string> => {
    const text = words.join(' ');
    const there = known.get(text);
    if (there) return there;
    const keys = keysOf(lore, words);
    known.set(text, keys);
    return keys;
  };
};

const rendered = (key: string): string => /^([^~/]+)\//.exec(key)?.[1] ?? '';

/** Which words of the author's render a word of the Latin, and which Latin words none of them renders. */
const looseOf = (stands: Stands, theirs: Words) => {
  const bound = new Set<number>();
  const said = new Set<string>();
  for (let at = 0; at < theirs.length; at += 1)
    for (let length = 1; length <= LONGEST_PHRASE && at + length <= theirs.length; length += 1)
      for (const key of stands(theirs.slice(at, at + length))) {
        if (rendered(key) === '') continue;
        said.add(rendered(key));
        for (let i = at; i < at + length; i += 1) bound.add(i);
      }
  return {
    isLoose: (at: number, isVerb = false): boolean =>
      !bound.has(at) &&
      !isMark(theirs[at]) &&
      (isVerb ? !FIXED_EVEN_SO.has(theirs[at] ?? '') : !FIXED.has(theirs[at] ?? '')),
    isUnsaid: (key: string): boolean => rendered(key) !== '' && !said.has(rendered(key)),
  };
};

/** Whether a row of words says the same as the author's, each word of either accounted for. */
const agreesWith = (lore: Lore, stands: Stands, theirs: Words): ((ours: Words) => boolean) => {
  const { isLoose, isUnsaid } = looseOf(stands, theirs);
  const isSame = (one: string | undefined, other: string | undefined): boolean =>
    one === other ||
    // Latin points at what is near by a word of its own, where English says "that" as well.
    (NEAR[one ?? ''] === other && pointsNear(lore) && !theirs.includes(one ?? ''));
  // "If you had done that": of a thing that has no name, near and far are one.
  const isAlone = (next: string | undefined): boolean =>
    next === undefined || isMark(next) || !lore.words.has(next) || lore.verbs.has(next);
  // Who says that it is so says it is so.
  const isPointing = hasSome(lore, SHOWING);
  const isReflexive = hasSome(lore, 'se sese');
  return (ours) => {
    const dead = new Set<number>();
    const from = (i: number, j: number): boolean => {
      if (i === ours.length && j === theirs.length) return true;
      const place = i * (theirs.length + 1) + j;
      if (dead.has(place)) return false;
      const reached =
        (isMark(ours[i]) && from(i + 1, j)) ||
        (isMark(theirs[j]) && from(i, j + 1)) ||
        // "Not a boy", "and not a boy".
        (ours[i] === 'and' && isMark(theirs[j]) && from(i + 1, j + 1)) ||
        (isMark(ours[i]) && theirs[j] === 'and' && from(i + 1, j + 1)) ||
        (ours[i] !== undefined && isSame(ours[i], theirs[j]) && from(i + 1, j + 1)) ||
        (FAR[ours[i] ?? ''] === (theirs[j] ?? '-') &&
          pointsNear(lore) &&
          !hasSome(lore, FARTHER) &&
          isAlone(ours[i + 1]) &&
          from(i + 1, j + 1)) ||
        (ours[i] === 'that' && !isPointing && from(i + 1, j)) ||
        (theirs[j] === 'that' && !isPointing && from(i, j + 1)) ||
        (ours[i - 1] === SO_THAT &&
          WHO.test(ours[i] ?? '') &&
          !WHO.test(theirs[j] ?? '') &&
          from(i + 1, j)) ||
        (theirs[j - 1] === SO_THAT &&
          WHO.test(theirs[j] ?? '') &&
          !WHO.test(ours[i] ?? '') &&
          from(i, j + 1)) ||
        // "Open your books and read (them)"; "she hid (herself)".
        (/^(?:it|them)$/.test(ours[i] ?? '') &&
          ours[i - 2] === 'and' &&
          (ours[i + 1] === undefined || isMark(ours[i + 1])) &&
          from(i + 1, j)) ||
        (ITSELF.test(ours[i] ?? '') && isReflexive && from(i + 1, j)) ||
        (ITSELF.test(theirs[j] ?? '') && isReflexive && from(i, j + 1)) ||
        rows(i, j);
      if (!reached) dead.add(place);
      return reached;
    };
    const rows = (i: number, j: number): boolean => {
      for (let a = 1; a <= LONGEST_PHRASE && i + a <= ours.length; a += 1) {
        const keys = stands(ours.slice(i, i + a));
        if (keys.size === 0) continue;
        for (let b = 1; b <= LONGEST_PHRASE && j + b <= theirs.length; b += 1) {
          const others = stands(theirs.slice(j, j + b));
          if ([...keys].some((key) => others.has(key)) && from(i + a, j + b)) return true;
        }
        // A "not" stands for nothing but itself.
        const free = ours.slice(i, i + a).some((word) => DENIES.test(word)) ? [] : [...keys].filter(isUnsaid);
        const times = new Set(free.filter((key) => !ONE_OR_MANY.test(key)).map(timeOf));
        if (times.size > 0)
          for (let b = 1; b <= 3 && j + b <= theirs.length && isLoose(j + b - 1, true); b += 1)
            if (
              [...stands(theirs.slice(j, j + b))].some((key) => times.has(timeOf(key))) &&
              (from(i + a, j + b) ||
                // "I am standing for it", "I seek it".
                (/^(?:for|to|on|at|of)$/.test(theirs[j + b] ?? '') &&
                  isLoose(j + b, true) &&
                  from(i + a, j + b + 1)))
            )
              return true;
        if (free.some((key) => ONE_OR_MANY.test(key)))
          for (let b = 1; b <= 3 && j + b <= theirs.length && isLoose(j + b - 1); b += 1)
            if (from(i + a, j + b)) return true;
      }
      return false;
    };
    return from(0, 0);
  };
};

/** Whether "my friend" stands by itself, as one calls somebody. */
const isCalled = (words: Words, at: number): boolean =>
  (at === 0 || isMark(words[at - 1])) && (at + 2 === words.length || isMark(words[at + 2]));

/** Whether the answer says what one of the references says, word beside word. */
export const isBeside = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  latin: string,
): boolean => {
  const lore = loreOf(index, latin);
  const stands = reader(lore);
  const has = (pattern: RegExp): boolean => [...lore.latin].some((word) => pattern.test(word));
  const isOwned = has(SELF);
  const isOfAny = has(/^eius$/) && !has(/^(?:su(?:us|a|um|i|ae|o|am|os|as|is|orum|arum))$/);
  const isMine = has(/^(?:me|tu|nostr|vestr)(?:us|er|a|um|i|ae|o|am|os|as|is|orum|arum)$/);
  const saysMine = (text: string): boolean => englishTokens(text).some((word) => MINE.test(word));
  const read = (text: string, isMineSaid: boolean, isDropped = false): readonly Words[] =>
    readPlainly(lore, text).map((words) =>
      // Whose a thing is, where Latin leaves it unsaid; eius is his, hers and its.
      words
        .map((word) => (isOfAny && /^(?:her|its)$/.test(word) ? 'his' : word))
        .filter(
          (word, at) =>
            !(!isOwned && OWNED.test(word) && [...stands(words.slice(at + 1, at + 2))].some(isOfThing)) &&
            !(isDropped && MINE.test(word)) &&
            !(!isMineSaid && MINE.test(word) && (KIN.test(words[at + 1] ?? '') || isCalled(words, at))),
        ),
    );
  return references.some((reference) => {
    if (isAsking(reference) !== isAsking(answer)) return false;
    // Whose father it is may be said by one of the two; where both say it, they say the same.
    const isMineSaid = isMine || (saysMine(answer) && saysMine(reference));
    const asked = read(answer, isMineSaid);
    // What the author said of owners beyond the Latin may be left unsaid.
    return read(reference, isMineSaid, !isMine && !saysMine(answer)).some((own) => {
      const [theirs = own, ...answers] = lore.tellsGender ? [own, ...asked] : asHe([own, ...asked]);
      const words = new Set(theirs);
      const isUsed = (word: string): boolean => words.has(word) || isMark(word) || isKnown(lore, word);
      return answers.some((ours) => agreeInAll(lore, stands, isUsed, ours, theirs));
    });
  });
};

/** The sentences of a text. */
const sentencesIn = (words: Words): readonly Words[] => {
  const stops = [...words.keys()].filter((at) => words[at] === STOP);
  return [...stops, words.length].map((stop, at) =>
    words.slice(at === 0 ? 0 : (stops[at - 1] ?? 0) + 1, stop),
  );
};

/** Whether two texts say the same: sentence by sentence where both have as many, else as they run. */
const agreeInAll = (
  lore: Lore,
  stands: Stands,
  isUsed: (word: string) => boolean,
  ours: Words,
  theirs: Words,
): boolean => {
  const agrees = (one: Words, other: Words): boolean =>
    ordersOf(lore, one).some(agreesWith(lore, stands, other));
  const agreeAsPut = (one: Words, other: Words): boolean => {
    const [mine, others] = [sentencesIn(one), sentencesIn(other)];
    return (
      (mine.length > 1 &&
        mine.length === others.length &&
        mine.every((part, at) => agrees(part, others[at] ?? []))) ||
      agrees(one, other)
    );
  };
  const ways = variantsOf(lore, theirs);
  return variantsOf(lore, ours)
    .filter((one) => one.every(isUsed))
    .some((one) => ways.some((other) => agreeAsPut(one, other)));
};

/** More than any sentence of twenty words has that people say. */
const MOST_ORDERS = 600;

/** Every order in which the words say the same: one part in another place, and one small change beside. */
const ordersOf = (lore: Lore, ours: Words): readonly Words[] => {
  const turned = [ours, ...rotations(lore, ours)];
  const all = [...turned, ...turned.flatMap(shifts)];
  return [...new Map(all.map((one) => [one.join(' '), one])).values()].slice(0, MOST_ORDERS);
};

/** Whether a word can be part of what stands for a word of the Latin, or helps to. */
const isKnown = ({ words, verbs, everyday }: Lore, word: string): boolean =>
  words.has(word) ||
  alike().words.has(word) ||
  verbs.has(word) ||
  everyday.has(word) ||
  AUXILIARIES.includes(word) ||
  HELPS.has(word);

const HELPS = new Set(
  'to and that going used after having against for purpose sake of so-that it them they we been by when myself yourself himself herself itself ourselves themselves'.split(
    ' ',
  ),
);
