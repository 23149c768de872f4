// Holding English against pieces: each piece with every wording, free groups anywhere, alternatives nested.
// Invariant: an answer matches only when every word of it is accounted for, so roles, number, tense and negation cannot be exchanged.
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { verbForms } from '../../../sentences/englishVerbs.ts';
import { englishTokens } from '../../../reading/english.ts';

export type Tokens = readonly string[];

/** Longer than any sentence that frames make; nothing so long can match. */
export const MOST_TOKENS = 60;

const tokenised = new WeakMap<readonly string[], readonly Tokens[]>();

/** Words and wordings kept for the next answer: the same ones are said in nearly every tree. */
const MOST_KEPT = 20_000;

const read = new Map<string, Tokens>();

/** The tokens of a wording, such as many trees say. */
export const wordingTokens = (wording: string): Tokens => {
  const there = read.get(wording);
  if (there) return there;
  const tokens = englishTokens(wording);
  if (read.size >= MOST_KEPT) read.clear();
  read.set(wording, tokens);
  return tokens;
};

/** The wordings of a piece as tokens, the longest first. */
export const wordingsOf = ({ any }: Piece): readonly Tokens[] => {
  const known = tokenised.get(any);
  if (known) return known;
  const found = any.map(wordingTokens).toSorted((one, other) => other.length - one.length);
  tokenised.set(any, found);
  return found;
};

/** An answer as it is held against pieces: for each word, the words that it may be taken for. */
export type Heard = readonly ReadonlySet<string>[];

const alone = new Map<string, ReadonlySet<string>>();

/** A word taken for itself alone. */
const itself = (word: string): ReadonlySet<string> => {
  const there = alone.get(word);
  if (there) return there;
  const set = new Set([word]);
  if (alone.size < MOST_KEPT) alone.set(word, set);
  return set;
};

const startsWith = (heard: Heard, at: number, phrase: Tokens): boolean =>
  phrase.every((word, i) => heard[at + i]?.has(word));

/** Of so many wordings and more it is known which begin with a word. */
const MANY = 12;
const opened = new WeakMap<readonly string[], ReadonlyMap<string, readonly Tokens[]>>();

/** The wordings of a piece by their first words; of none by the empty one. */
const openingsOf = (piece: Piece): ReadonlyMap<string, readonly Tokens[]> => {
  const there = opened.get(piece.any);
  if (there) return there;
  const found = Map.groupBy(wordingsOf(piece), ([first = '']) => first);
  opened.set(piece.any, found);
  return found;
};

/** The wordings of a piece that may begin with one of these words, those of no words among them. */
const wordingsFrom = (piece: Piece, words: ReadonlySet<string> | undefined): readonly Tokens[] => {
  if (piece.any.length < MANY) return wordingsOf(piece);
  const openings = openingsOf(piece);
  return ['', ...(words ?? [])].flatMap((word) => openings.get(word) ?? []);
};

const isFree = (line: Line): boolean =>
  line.some((piece) => piece.free !== undefined || piece.either?.some(isFree));

/** Ends that one of several lines may reach from `at`. */
const eitherEnds = (lines: readonly Line[], tokens: Heard, at: number): readonly number[] =>
  lines.flatMap((line) => {
    if (!isFree(line)) return endsFrom(line, tokens, at);
    const ends: number[] = [];
    for (let end = at + 1; end <= tokens.length; end += 1)
      if (saysAll(line, tokens.slice(at, end))) ends.push(end);
    return ends;
  });

/** Ends that a row of pieces may reach from `at`. */
const endsFrom = (pieces: Line, tokens: Heard, at: number): readonly number[] => {
  let ends = new Set([at]);
  for (const piece of pieces) {
    const next = new Set<number>();
    for (const end of ends) {
      if (piece.either) for (const reached of eitherEnds(piece.either, tokens, end)) next.add(reached);
      else
        for (const wording of wordingsFrom(piece, tokens[end]))
          if (startsWith(tokens, end, wording)) next.add(end + wording.length);
    }
    if (next.size === 0) return [];
    ends = next;
  }
  return [...ends];
};

const groupsOf = (pieces: Line): readonly Line[] => {
  const groups = new Map<number, Piece[]>();
  for (const piece of pieces)
    if (piece.free !== undefined) groups.set(piece.free, [...(groups.get(piece.free) ?? []), piece]);
  return [...groups.values()];
};

const placed = (core: Line, groups: readonly Line[], tokens: Heard): boolean => {
  const [group, ...rest] = groups;
  if (!group) return endsFrom(core, tokens, 0).includes(tokens.length);
  const bound = group.map(({ free: _, ...piece }): Piece => piece);
  for (let at = 0; at <= tokens.length; at += 1) {
    const mayBeUnsaid = at === 0;
    for (const end of eitherEnds([bound], tokens, at)) {
      if (end === at && !mayBeUnsaid) continue;
      if (placed(core, rest, [...tokens.slice(0, at), ...tokens.slice(end)])) return true;
    }
  }
  return false;
};

const mostTokens = new WeakMap<Line, number>();

/** How many tokens the longest wording of a line has. What is longer cannot be it, and need not be tried. */
const longestOf = (line: Line): number => {
  const known = mostTokens.get(line);
  if (known !== undefined) return known;
  const most = line.reduce(
    (sum, piece) =>
      sum +
      (piece.either ? Math.max(0, ...piece.either.map(longestOf)) : (wordingsOf(piece)[0]?.length ?? 0)),
    0,
  );
  mostTokens.set(line, most);
  return most;
};

/** Whether the tokens say these pieces: free groups anywhere, the rest in order, nothing left over. */
const saysAll = (pieces: Line, tokens: Heard): boolean =>
  tokens.length <= longestOf(pieces) &&
  placed(
    pieces.filter(({ free }) => free === undefined),
    groupsOf(pieces),
    tokens,
  );

/** Latin leaves "his" and "their" unsaid where they are clear, so they may stand for an article. */
const OWNERS = new Set(['his', 'her', 'its', 'their']);

/** Before these "my" and "your" may be understood as well. */
export const KIN =
  /^(?:father|mother|dad|mum|brother|sister|wife|husband|son|daughter|grand|friend|companion|comrade|master|neighbour|uncle|aunt)/;

const withoutOwners = (tokens: Tokens): Tokens => {
  const speaker = { i: 'my', we: 'our', you: 'your' }[
    tokens.find((token) => /^(?:i|we|you)$/.test(token)) ?? ''
  ];
  return tokens.filter(
    (token, at) =>
      !OWNERS.has(token) &&
      token !== speaker &&
      !(/^(?:my|our|your)$/.test(token) && KIN.test(tokens[at + 1] ?? '')),
  );
};

/** The ways an answer can be read: "the girl's" may be "the girl is". */
export const readingsOf = (answer: string): readonly Tokens[] => {
  const plain = englishTokens(answer);
  const spelt = answer.replaceAll(/(\p{L})[’']s\b/gu, '$1 is');
  const had = answer.replaceAll(/\b(I|you|he|she|it|we|they)[’']d\b/gi, '$1 had');
  const others = [spelt, had].filter((text) => text !== answer).map(englishTokens);
  const readings = [plain, ...others];
  const bare = readings.map(withoutOwners);
  return [...readings, ...bare.filter((tokens, i) => tokens.length !== readings[i]?.length)];
};

const vocabularies = new WeakMap<readonly Line[], ReadonlySet<string>>();

const wordsSaid = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The words of some wordings; those that many sentences share are gone through once. */
const wordsIn = (any: readonly string[]): ReadonlySet<string> => {
  const there = wordsSaid.get(any);
  if (there) return there;
  const found = new Set(any.flatMap(wordingTokens));
  wordsSaid.set(any, found);
  return found;
};

/** Adds what some lines say, piece by piece. */
const addSaid = (said: Set<readonly string[]>, lines: readonly Line[]): void => {
  for (const line of lines)
    for (const { any, either } of line) {
      if (either) addSaid(said, either);
      said.add(any);
    }
};

const wordings = new WeakMap<readonly Line[], ReadonlySet<readonly string[]>>();

/** All that some lines say; those of one sentence share most of it. */
const saidBy = (lines: readonly Line[]): ReadonlySet<readonly string[]> => {
  const there = wordings.get(lines);
  if (there) return there;
  const found = new Set<readonly string[]>();
  addSaid(found, lines);
  wordings.set(lines, found);
  return found;
};

/** Tells of a word whether some wording of these lines has it. */
const saidIn = (lines: readonly Line[]): ((word: string) => boolean) => {
  const words = vocabularies.get(lines);
  if (words) return (word) => words.has(word);
  const said = saidBy(lines);
  const known = new Map<string, boolean>();
  return (word) => {
    const there = known.get(word) ?? [...said].some((any) => wordsIn(any).has(word));
    known.set(word, there);
    return there;
  };
};

/** Every word that some wording of these lines has. */
export const vocabularyOf = (lines: readonly Line[]): ReadonlySet<string> => {
  const there = vocabularies.get(lines);
  if (there) return there;
  const found = new Set<string>();
  for (const any of saidBy(lines)) for (const word of wordsIn(any)) found.add(word);
  vocabularies.set(lines, found);
  return found;
};

/** These are said by other words altogether: am, could, allowed. */
const HAS_OTHER_WORDS = /^(?:be|can|may|must|ought)(?: |$)/;

const formsRead = new Map<string, readonly Tokens[]>();

/** The forms of a verb, each as its words. */
export const formTokens = (verb: string): readonly Tokens[] => {
  const there = formsRead.get(verb);
  if (there) return there;
  const forms = verbForms(verb).map(wordingTokens);
  if (formsRead.size >= MOST_KEPT) formsRead.clear();
  formsRead.set(verb, forms);
  return forms;
};

/** Whether these words can say the verb of a gloss in any of its forms: most cannot, and need not be conjugated to see it. */
export const maySayVerb = (gloss: string, words: ReadonlySet<string>): boolean => {
  const verb = gloss.replace(/^not /, '');
  return HAS_OTHER_WORDS.test(verb) || formTokens(verb).some((form) => form.every((word) => words.has(word)));
};

/** The first reading that says one of these lines. */
export const readingThatMatches = (
  arrangements: readonly Line[],
  readings: readonly Tokens[],
): Tokens | undefined => {
  const isSaid = saidIn(arrangements);
  return readings.find(
    (tokens) =>
      tokens.length > 0 &&
      tokens.length <= MOST_TOKENS &&
      tokens.every(isSaid) &&
      hears(arrangements, tokens.map(itself)),
  );
};

/** Whether words, each taken for any of several, say one of these lines. */
export const hears = (arrangements: readonly Line[], heard: Heard): boolean =>
  arrangements.some((pieces) => saysAll(pieces, heard));

/** Whether an answer is a true rendering. */
export const matchesEnglish = (arrangements: readonly Line[], answer: string): boolean =>
  readingThatMatches(arrangements, readingsOf(answer)) !== undefined;
