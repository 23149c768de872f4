// Two deeds of one doer, in whatever construction they are told: who had worked wanted to sleep; having worked he wanted it; he worked and wanted it.
// All are put as the two deeds joined, and compared so. Invariant: the doer of both is the same and named once, the deeds keep their order and their
// times, and what joins them tells no more than a participle does: a reason (`BECAUSE`) is joined to a participle or to a reason alone.
import { englishVerb } from '../sentences/englishVerbs.ts';
import type { Words } from './besidePlain.ts';
import { isMark, PLACED } from './besideTurns.ts';
import { basesOf } from './besideVoices.ts';
import type { Lore } from './besideWords.ts';

/** What joins two deeds that are told one after the other, and a deed with its reason. */
export const AND_THEN = 'and-then';
export const BECAUSE = 'because-of-which';
export const FINITE = /^(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|must|may|might)$/;
const PRONOUN = /^(?:he|she|it|they|i|you|we)$/;
const PLURAL_PRONOUN = /^(?:they|i|you|we)$/;
const OPENING =
  /^(?:who|that|which|when|because|if|although|after|before|while|since|as|and|but|or|so-that|whether|where|why|how|what|than|not:|if-only)$/;
const LONGEST_DOER = 7;

const isPast = (lore: Lore, word: string | undefined): boolean => basesOf(lore, word, 'past').length > 0;
const isThird = (lore: Lore, word: string | undefined): boolean => basesOf(lore, word, 'third').length > 0;
const isBase = (lore: Lore, word: string | undefined): boolean => basesOf(lore, word, 'base').length > 0;

/** Where the verb of a clause stands that begins with its doer; -1 where none is found. */
const verbAt = (lore: Lore, words: Words, from: number): number =>
  words.findIndex(
    (word, at) =>
      at > from &&
      (FINITE.test(word) ||
        isPast(lore, word) ||
        (isThird(lore, word) && !lore.phrases.has(word)) ||
        (isBase(lore, word) &&
          (PLURAL_PRONOUN.test(words[at - 1] ?? '') || /s$|^men$|^people$/.test(words[at - 1] ?? '')))),
  );

/** Whether a row of words can be a doer: a name or noun with what belongs to it, no verb and no clause. */
const isDoer = (words: Words): boolean =>
  words.length > 0 &&
  words.length <= LONGEST_DOER &&
  !words.some((word) => isMark(word) || (OPENING.test(word) && word !== 'and') || FINITE.test(word)) &&
  !PLACED.test(words[0] ?? '');

/** A clause with its doer: what stands before it (adverbs), who it is, what he does. */
export interface Told {
  readonly before: Words;
  readonly doer: Words;
  readonly deed: Words;
}

export const toldIn = (lore: Lore, words: Words): readonly Told[] => {
  let from = 0;
  while (lore.adverbs.has(words[from] ?? '')) from += 1;
  const found: Told[] = [];
  // A word may be a noun and a verb: the next one that can be the verb is tried as well.
  for (let verb = verbAt(lore, words, from); verb > 0 && found.length < 2; verb = verbAt(lore, words, verb)) {
    const doer = words.slice(from, verb);
    if (!isDoer(doer)) break;
    found.push({ before: words.slice(0, from), doer, deed: words.slice(verb) });
  }
  return found;
};

/** What a participle tells, as its doer's deed: had done, was doing and did, was done and had been done. */
const deedsOf = (lore: Lore, words: Words, main: Told): readonly Words[] => {
  const [first = '', ...rest] = words;
  const isNow =
    /^(?:am|is|are|has|have|do|does|will)$/.test(main.deed[0] ?? '') || isThird(lore, main.deed[0]);
  const isMany =
    /^(?:are|were|have|do)$/.test(main.deed[0] ?? '') ||
    /(?:s|men|people)$|^they$/.test(main.doer.at(-1) ?? '');
  const [be, was] = isMany ? ['are', 'were'] : ['is', 'was'];
  if (first === 'having' && rest[0] === 'been')
    return [
      ['had', ...rest],
      [was, ...rest.slice(1)],
    ];
  if (first === 'having') {
    const [verb] = basesOf(lore, rest[0], 'part');
    const past = verb === undefined ? [] : [[englishVerb(verb).past[0] ?? '', ...rest.slice(1)]];
    return [['had', ...rest], ...past];
  }
  const doing = basesOf(lore, first, 'ing');
  if (doing.length > 0) {
    if (isNow) return [[be, ...words]];
    return [[was, ...words], ...doing.slice(0, 1).map((verb) => [englishVerb(verb).past[0] ?? '', ...rest])];
  }
  if (basesOf(lore, first, 'part').length > 0)
    return isNow
      ? [[be, ...words]]
      : [
          [was, ...words],
          ['had', 'been', ...words],
        ];
  return [];
};

const join = (told: Told, deed: Words, by: string): Words => [
  ...told.doer,
  ...deed,
  by,
  ...told.before,
  ...told.deed,
];

const isParticiple = (lore: Lore, word: string | undefined): boolean =>
  word === 'having' || basesOf(lore, word, 'ing').length > 0;

/** A participle may give a reason, or not. */
const byEither = (lore: Lore, part: Words, main: Told): readonly Words[] =>
  deedsOf(lore, part, main).flatMap((deed) => [join(main, deed, AND_THEN), join(main, deed, BECAUSE)]);

/** Having worked, the slave slept; when working, he slept. */
const participleBefore = (lore: Lore, words: Words): readonly Words[] => {
  const comma = words.indexOf(',');
  const [first = '', second = ''] = words;
  const at = /^(?:when|after|while)$/.test(first) ? 1 : 0;
  if (comma < 2 || words[comma + 1] === undefined) return [];
  const isTold = at === 1 && isPast(lore, second) && !FINITE.test(second);
  const part = words.slice(at, comma);
  if (
    !isTold &&
    !isParticiple(lore, part[0]) &&
    !(at === 0 && basesOf(lore, first, 'part').length > 0 && part.includes('by'))
  )
    return [];
  return toldIn(lore, words.slice(comma + 1)).flatMap((main) =>
    isTold ? [join(main, part, AND_THEN)] : byEither(lore, part, main),
  );
};

/** The slave, having worked, slept; the slave who had worked slept; the slave working there slept. */
const insideOf = (lore: Lore, words: Words): readonly Words[] => {
  const at = words.findIndex(
    (word, i) =>
      i > 0 && i <= LONGEST_DOER && (isMark(word) || /^(?:who|that)$/.test(word) || isParticiple(lore, word)),
  );
  if (at < 1) return [];
  const doer = words.slice(0, at);
  let from = 0;
  while (lore.adverbs.has(doer[from] ?? '')) from += 1;
  if (!isDoer(doer.slice(from))) return [];
  const isSet = isMark(words[at]);
  const opens = isSet ? at + 1 : at;
  const isWho = /^(?:who|that)$/.test(words[opens] ?? '');
  const start = isWho ? opens + 1 : opens;
  let verb = start;
  while (lore.adverbs.has(words[verb] ?? '')) verb += 1;
  if (
    isWho
      ? !FINITE.test(words[verb] ?? '') &&
        !isPast(lore, words[verb]) &&
        !isThird(lore, words[verb]) &&
        !isBase(lore, words[verb])
      : !isParticiple(lore, words[start]) && basesOf(lore, words[start], 'part').length === 0
  )
    return [];
  const ends = isSet
    ? [words.indexOf(',', start)]
    : [...words.keys()]
        .filter(
          (i) => i > verb + 1 && (words[i] === ',' || FINITE.test(words[i] ?? '') || isPast(lore, words[i])),
        )
        .slice(0, 4);
  return ends.flatMap((end) => {
    if (end <= start) return [];
    const inner = words.slice(start, words[end] === ',' ? end : end);
    const deed = words.slice(words[end] === ',' ? end + 1 : end);
    if (deed.length === 0 || isMark(deed[0]) || OPENING.test(deed[0] ?? '')) return [];
    const main: Told = { before: words.slice(0, from), doer: doer.slice(from), deed };
    return isWho ? [join(main, inner, AND_THEN)] : byEither(lore, inner, main);
  });
};

/** The envoys came, asking for peace. */
const participleBehind = (lore: Lore, words: Words): readonly Words[] => {
  if (!lore.isDoers) return [];
  return toldIn(lore, words).flatMap((told) =>
    [...told.deed.keys()]
      .filter(
        (at) =>
          at > 1 &&
          isParticiple(lore, told.deed[at]) &&
          !/^(?:by|of|for|without|in|and|not|to|am|is|are|was|were|be|been|after|before|his|her|their|its|my|your)$/.test(
            told.deed[at - 1] ?? '',
          ),
      )
      .slice(0, 2)
      .flatMap((at) => {
        const deed = told.deed.slice(0, isMark(told.deed[at - 1]) ? at - 1 : at);
        const main = { ...told, deed };
        return byEither(lore, told.deed.slice(at), main);
      }),
  );
};

/** When the slave had worked, he slept; when he had worked, the slave slept; the slave slept when he had worked. A reason is told as one. */
const withClause = (lore: Lore, words: Words): readonly Words[] => {
  const isOpen = (word: string | undefined): boolean => /^(?:when|after|because)$/.test(word ?? '');
  const by = (word: string | undefined): string => (word === 'because' ? BECAUSE : AND_THEN);
  const comma = words.indexOf(',');
  if (isOpen(words[0])) {
    if (comma < 3) return [];
    return toldIn(lore, words.slice(1, comma)).flatMap((inner) =>
      toldIn(lore, words.slice(comma + 1)).flatMap((main) => together(inner, main, by(words[0]))),
    );
  }
  const at = words.findIndex((word, i) => i > 2 && isOpen(word));
  if (at < 0) return [];
  return toldIn(lore, words.slice(at + 1)).flatMap((inner) =>
    toldIn(lore, words.slice(0, isMark(words[at - 1]) ? at - 1 : at)).flatMap((main) =>
      together(inner, main, by(words[at])),
    ),
  );
};

/** One of two clauses names the doer, the other has a pronoun for him, or both have the same pronoun. */
const together = (inner: Told, main: Told, by: string): readonly Words[] => {
  const deed = [...inner.before, ...inner.deed];
  const [isNamedIn, isNamedOut] = [inner, main].map(
    ({ doer }) => doer.length > 1 || !PRONOUN.test(doer[0] ?? ''),
  );
  if (isNamedIn && isNamedOut) return [];
  if (!isNamedIn && !isNamedOut && inner.doer[0] !== main.doer[0]) return [];
  const isThird = (one: Told): boolean => /^(?:he|she|it|they)$/.test(one.doer[0] ?? '');
  if (isNamedIn) return isThird(main) ? [join({ ...main, doer: inner.doer }, deed, by)] : [];
  if (isNamedOut) return isThird(inner) ? [join(main, deed, by)] : [];
  return [join(main, deed, by)];
};

/** The slave had worked and wanted to sleep. */
const joinedByAnd = (lore: Lore, words: Words): readonly Words[] =>
  [...words.keys()].flatMap((at) => {
    if (words[at] !== 'and') return [];
    let verb = at + 1;
    while (lore.adverbs.has(words[verb] ?? '')) verb += 1;
    const next = words[verb] ?? '';
    if (!FINITE.test(next) && !isPast(lore, next) && !isThird(lore, next) && !isBase(lore, next)) return [];
    return [[...words.slice(0, isMark(words[at - 1]) ? at - 1 : at), AND_THEN, ...words.slice(at + 1)]];
  });

/** A sentence of two deeds, with the two joined. */
export const asJoined = (lore: Lore, words: Words): readonly Words[] => [
  ...joinedByAnd(lore, words),
  ...participleBefore(lore, words),
  ...insideOf(lore, words),
  ...participleBehind(lore, words),
  ...withClause(lore, words),
];
