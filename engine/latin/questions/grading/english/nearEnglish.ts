// An English answer that is right but for spelling, one number, the time of a verb or an adjective's place, wherever it stands.
// Invariant: the answer is matched whole, with nothing but those things taken loosely, so a fault that is named is the only one.
import type { LatinIndex } from '../../../analyse.ts';
import { lemmaOf } from '../../../analyse.ts';
import { FEATURE_NAMES, TENSES, VOICES } from '../../../features.ts';
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { unique } from '../../../sentences/englishLines.ts';
import { pluralOf } from '../../../sentences/englishNouns.ts';
import { sensePhrases } from '../../../sentences/englishSenses.ts';
import { verbPhrases } from '../../../sentences/englishVerbs.ts';
import { glossesOf } from '../../../sentences/stock.ts';
import { findPhrase } from '../../../reading/english.ts';
import type { Heard, Tokens } from './matchEnglish.ts';
import {
  hears,
  maySayVerb,
  MOST_TOKENS,
  readingThatMatches,
  vocabularyOf,
  wordingsOf,
  wordingTokens,
} from './matchEnglish.ts';
import { piecesOf } from './unknownWording.ts';
import { knownEnglish } from '../../../reading/meanings.ts';
import type { Fault } from '../verdict.ts';

/** What is not quite right, and how much of the answer is. */
export type Near = { readonly faults: readonly Fault[]; readonly share: number };

/** Whether one letter added, left out, changed or exchanged with its neighbour makes one word of the other. */
const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [mine, theirs] = [one.slice(start), other.slice(start)];
  return (
    mine.slice(1) === theirs.slice(1) ||
    mine.slice(1) === theirs ||
    mine === theirs.slice(1) ||
    (mine[0] === theirs[1] && mine[1] === theirs[0] && mine.slice(2) === theirs.slice(2))
  );
};

const SHORTEST_MISSPELT = 4;

/** The answer with words that no language has put right, if that makes it a right one. */
const misspelt = (
  index: LatinIndex,
  lines: readonly Line[],
  readings: readonly Tokens[],
): Near | undefined => {
  const words = vocabularyOf(lines);
  const known = knownEnglish(index);
  for (const tokens of readings) {
    const strange = tokens.filter((word) => !words.has(word));
    if (strange.length === 0 || strange.length > 2) continue;
    const right = new Map(
      strange.map((word) => [
        word,
        word.length < SHORTEST_MISSPELT || known.has(word)
          ? []
          : [...words].filter((one) => isOneLetterOff(one, word)),
      ]),
    );
    if ([...right.values()].some((list) => list.length === 0)) continue;
    if (
      !hears(
        lines,
        tokens.map((word) => new Set(right.get(word) ?? [word])),
      )
    )
      continue;
    const faults = strange.map((word): Fault => ({
      kind: 'spelling',
      message: `Mind your spelling: "${word}" for "${right.get(word)?.[0] ?? ''}".`,
    }));
    return { faults, share: faults.length > 1 ? 70 : 85 };
  }
  return undefined;
};

const AGREEING = [
  'is are am',
  'was were',
  'has have',
  'does do',
  'he she it they',
  'him her it them',
  'his her its their',
  'himself herself itself themselves',
  'this these',
  'that those',
  'each all every',
].map((row) => row.split(' '));

/** A word taken for its singular and plural, or a verb for either of its forms. */
const inBothNumbers = (word: string, words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    word,
    ...AGREEING.flatMap((row) => (row.includes(word) ? row : [])),
    ...[...words].filter((one) => one === pluralOf(word) || pluralOf(one) === word),
  ]);

/** The answer with its numbers taken loosely. */
const misnumbered = (lines: readonly Line[], readings: readonly Tokens[]): Near | undefined => {
  const words = vocabularyOf(lines);
  const nouns = vocabularyOf([piecesOf(lines).filter(({ role }) => role !== 'verb')]);
  for (const tokens of readings) {
    const heard: Heard = tokens.map((word) => inBothNumbers(word, words));
    if (heard.some((set) => [...set].every((word) => !words.has(word))) || !hears(lines, heard)) continue;
    const wrong = unique(
      tokens.filter(
        (word) =>
          !words.has(word) &&
          !AGREEING.some((row) => row.includes(word)) &&
          [...inBothNumbers(word, nouns)].some((one) => nouns.has(one)),
      ),
    );
    const faults = wrong.map((word): Fault => ({
      kind: 'number',
      message: `"${word}" should be ${nouns.has(pluralOf(word)) ? 'plural' : 'singular'}.`,
    }));
    return faults.length > 0
      ? { faults, share: faults.length > 1 ? 50 : 80 }
      : {
          faults: [
            { kind: 'number', message: 'One or many? Look again at the number of the noun or of its verb.' },
          ],
          share: 75,
        };
  }
  return undefined;
};

const SUBJECTS = [
  { person: 3, number: 'sg' },
  { person: 3, number: 'pl' },
  { person: 1, number: 'sg' },
] as const;

const SENSES = ['would', 'would have', 'may', 'might', 'were to', 'about to', 'was about to'] as const;

type Phrase = { readonly phrase: string; readonly words: Tokens };

/** Verbs kept for the next answer, each in a few hundred phrases. */
const MOST_VERBS = 300;
const conjugated = new Map<string, readonly Phrase[]>();

/** All that a gloss says in any tense, or with any of the senses, of any subject. */
const phrasesOf = (gloss: string, voice: (typeof VOICES)[number], isNegated: boolean): readonly Phrase[] => {
  const name = `${voice} ${isNegated} ${gloss}`;
  const there = conjugated.get(name);
  if (there !== undefined) return there;
  const said = SUBJECTS.flatMap((subject) => {
    const saying = { voice, subject, isNegated };
    return [
      ...TENSES.flatMap((tense) => verbPhrases(gloss, { ...saying, tense })),
      ...SENSES.flatMap((sense) => sensePhrases(gloss, sense, saying)),
    ];
  });
  const phrases = unique(said).map((phrase) => ({ phrase, words: wordingTokens(phrase) }));
  if (conjugated.size >= MOST_VERBS) conjugated.clear();
  conjugated.set(name, phrases);
  return phrases;
};

/** A verb in every tense of its voice, denied or not as it is, as far as these words can say it: no more can be matched. */
const inAnyTense = (index: LatinIndex, piece: Piece, spoken: ReadonlySet<string>): Piece => {
  const lexeme = piece.lexeme === undefined ? undefined : index.byId(piece.lexeme);
  if (piece.role !== 'verb' || !lexeme) return piece;
  const voice = VOICES.find((one) => piece.cell?.endsWith(one)) ?? 'act';
  const isNegated = piece.any.every((wording) => /\b(?:not|never)\b/.test(wording));
  const ends = piece.any.some((wording) => wording.endsWith(' to')) ? ['', ' to'] : [''];
  const glosses = lexeme.id === 'sum_v' ? ['be'] : [...glossesOf(lexeme), ...lexeme.also];
  const all = glosses
    .filter((gloss) => maySayVerb(gloss, spoken))
    .flatMap((gloss) => phrasesOf(gloss, voice, isNegated))
    .flatMap(({ phrase, words }) => (words.every((word) => spoken.has(word)) ? [phrase] : []));
  return { ...piece, any: unique([...piece.any, ...ends.flatMap((to) => all.map((phrase) => phrase + to))]) };
};

const changed = (lines: readonly Line[], change: (piece: Piece) => Piece): readonly Line[] =>
  lines.map((line) =>
    line.map((piece) => (piece.either ? { ...piece, either: changed(piece.either, change) } : change(piece))),
  );

/** The answer with the tenses of its verbs taken loosely. */
const mistimed = (
  index: LatinIndex,
  lines: readonly Line[],
  readings: readonly Tokens[],
): Near | undefined => {
  const forms = new Map<readonly string[], Piece>();
  const spoken = new Set(readings.flat());
  const loose = (piece: Piece): Piece => {
    const there = forms.get(piece.any) ?? inAnyTense(index, piece, spoken);
    forms.set(piece.any, there);
    return { ...piece, any: there.any };
  };
  const tokens = readingThatMatches(changed(lines, loose), readings);
  if (!tokens) return undefined;
  const verbs = unique(
    piecesOf(lines).flatMap(({ role, lexeme }) => (role === 'verb' && lexeme !== undefined ? [lexeme] : [])),
  );
  const wrong = verbs.filter(
    (verb) =>
      !readingThatMatches(
        changed(lines, (piece) => (piece.lexeme === verb ? piece : loose(piece))),
        [tokens],
      ),
  );
  const faults = wrong.flatMap((verb): readonly Fault[] => {
    const lexeme = index.byId(verb);
    const piece = piecesOf(lines).find(({ role, lexeme: own }) => role === 'verb' && own === verb);
    const tense = TENSES.find((one) => piece?.cell?.startsWith(`${one}.`));
    return lexeme && piece
      ? [
          {
            kind: 'tense',
            message: `*${lemmaOf(lexeme)}* is "${piece.any[0] ?? ''}" here${tense ? `: ${FEATURE_NAMES[tense]}` : ''}.`,
          },
        ]
      : [];
  });
  if (faults.length === 0) return undefined;
  return { faults, share: faults.length === 1 || wrong.length === verbs.length ? 75 : 50 };
};

/** Without the first place where a phrase stands. */
const without = (tokens: Tokens, phrase: Tokens): Tokens | undefined => {
  const at = findPhrase(tokens, phrase);
  return at < 0 ? undefined : [...tokens.slice(0, at), ...tokens.slice(at + phrase.length)];
};

/** The answer with an adjective beside another noun than its own. */
const misplaced = (
  index: LatinIndex,
  lines: readonly Line[],
  readings: readonly Tokens[],
): Near | undefined => {
  const pieces = piecesOf(lines);
  for (const adjective of unique(
    pieces.flatMap(({ role, lexeme }) =>
      role.endsWith(' attribute') && lexeme !== undefined ? [lexeme] : [],
    ),
  )) {
    const isIt = ({ role, lexeme }: Piece): boolean => lexeme === adjective && role.endsWith(' attribute');
    const own = pieces.find(isIt);
    const noun = pieces.find(
      ({ role, lexeme }) => role === own?.role.replace(' attribute', '') && lexeme !== undefined,
    );
    const lexeme = index.byId(adjective);
    if (!own || !noun || !lexeme) continue;
    const bare = readings.flatMap((tokens) =>
      wordingsOf(own).flatMap((wording) => {
        const rest = without(tokens, wording);
        // "A soldier of Rome", "three days in a row": it stands behind its own noun.
        const isBehind = wordingsOf(noun).some((name) => findPhrase(tokens, [...name, ...wording]) >= 0);
        return rest && !isBehind ? [rest] : [];
      }),
    );
    if (
      readingThatMatches(
        changed(lines, (piece) => (isIt(piece) ? { ...piece, any: [''] } : piece)),
        bare,
      )
    )
      return {
        faults: [
          {
            kind: 'agreement',
            message: `*${lemmaOf(lexeme)}* belongs to another noun here: "${own.any[0] ?? ''} ${noun.any[0] ?? ''}".`,
          },
        ],
        share: 40,
      };
  }
  return undefined;
};

const within = (readings: readonly Tokens[]): readonly Tokens[] =>
  readings.filter(({ length }) => length > 0 && length <= MOST_TOKENS);

/**
 * What keeps an answer from being right, when it is spelling, a number, a tense or an adjective by the wrong noun. `nearer` are those of the
 * readings that have no word which only a misspelling could explain (slipWords.ts).
 */
export const nearEnglish = (
  index: LatinIndex,
  lines: readonly Line[],
  readings: readonly Tokens[],
  nearer: readonly Tokens[],
): Near | undefined => {
  const spelt = misspelt(index, lines, within(readings));
  const short = within(nearer);
  if (spelt || short.length === 0) return spelt;
  return misnumbered(lines, short) ?? mistimed(index, lines, short) ?? misplaced(index, lines, short);
};
