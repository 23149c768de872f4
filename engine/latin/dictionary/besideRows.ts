// One row of English words beside another: each word of either stands for the same, or for what its author left to the sense.
// Invariant: no "not" is lost, and a word that stands for nothing in the author's English stands for a word of the Latin that he left unsaid, or nowhere.
import { rememberedBy } from '../../core/remembered.ts';
import { AUXILIARIES, PERSONS } from '../reading/english.ts';
import type { Words } from './besidePlain.ts';
import { hasSome } from './besideLore.ts';
import { SHOWING } from './besidePlain.ts';
import { isMark } from './besideTurns.ts';
import type { Lore } from './besideWords.ts';
import { keysOf, LONGEST_PHRASE } from './besideWords.ts';

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

export type Stands = (words: Words) => ReadonlySet<string>;

const FIXED_EVEN_SO = new Set([...FIXED].filter((word) => !AUXILIARIES.includes(word)));
const DENIES = /^(?:not|no|never|nothing|no-one|nowhere)$/;
const ONE_OR_MANY = / (?:one|many)$/;
/** When a verb is told of, by whichever voice. */
const timeOf = (key: string): string => key.slice(key.indexOf(' ') + 1).replace(/^is /, '');

/** Rows kept as they were read beside one sentence: those of its author's words, and of the last answers. */
const MOST_ROWS = 2_000;
const readers = new WeakMap<Lore, Stands>();

/** What the words of a text can stand for, row by row, read once. */
export const reader = (lore: Lore): Stands => {
  const ofLore =
    readers.get(lore) ??
    rememberedBy(
      MOST_ROWS,
      (words: Words) => words.join(' '),
      (words) => keysOf(lore, words),
    );
  readers.set(lore, ofLore);
  return ofLore;
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

const OWNER = /^(?:his|her|its)$/;
const ASKS = /^(?:who|what)$/;
const CONTRARY = 'sed at autem tamen nec neque uerum et ac atque';

/** Who is no what. */
const asksOther = (one: string | undefined, other: string | undefined): boolean =>
  one !== other && ASKS.test(one ?? '') && ASKS.test(other ?? '');

const isFor = (word: string | undefined): boolean => word === 'for' || word === 'to';

/** Of a part of a sentence nothing tells what the rest leaves unsaid. */
const CLOSED = { isLoose: () => false, isUnsaid: () => false } satisfies Partial<ReturnType<typeof looseOf>>;

/** Whether a row of words says the same as the author's, each word of either accounted for; of a part of his, every word stands for one of its own. */
export const agreesWith = (
  lore: Lore,
  stands: Stands,
  theirs: Words,
  isPart = false,
): ((ours: Words) => boolean) => {
  const { isLoose, isUnsaid } = isPart ? CLOSED : looseOf(stands, theirs);
  const isSame = (one: string | undefined, other: string | undefined): boolean =>
    one === other ||
    // A beast is he or it.
    (OWNER.test(one ?? '') && OWNER.test(other ?? '') && (one === 'its' || other === 'its')) ||
    // Latin points at what is near by a word of its own, where English says "that" as well.
    (NEAR[one ?? ''] === other && pointsNear(lore) && !theirs.includes(one ?? ''));
  // "If you had done that": of a thing that has no name, near and far are one.
  const isAlone = (next: string | undefined): boolean =>
    next === undefined || isMark(next) || !lore.words.has(next) || lore.verbs.has(next);
  // Who says that it is so says it is so.
  const isPointing = hasSome(lore, SHOWING);
  const isContrary = hasSome(lore, CONTRARY);
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
        // "Life is short, art is long": short, but long.
        (ours[i] === 'but' && isMark(theirs[j]) && !isContrary && from(i + 1, j + 1)) ||
        (theirs[j] === 'but' && isMark(ours[i]) && !isContrary && from(i + 1, j + 1)) ||
        // "Not a boy", "and not a boy".
        (ours[i] === 'and' && isMark(theirs[j]) && from(i + 1, j + 1)) ||
        (isMark(ours[i]) && theirs[j] === 'and' && from(i + 1, j + 1)) ||
        (ours[i] !== undefined && isSame(ours[i], theirs[j]) && from(i + 1, j + 1)) ||
        (FAR[ours[i] ?? ''] === (theirs[j] ?? '-') &&
          pointsNear(lore) &&
          !hasSome(lore, FARTHER) &&
          isAlone(ours[i + 1]) &&
          from(i + 1, j + 1)) ||
        // Whom it is given, for whom it is done.
        (lore.hasDative && isFor(ours[i]) && isFor(theirs[j]) && from(i + 1, j + 1)) ||
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
          if (asksOther(ours[i], theirs[j])) continue;
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
