// Judging an English answer: against the wordings of its sentence, against those of sentences one slip away, or word for word.
// Invariant: an answer is right only when every word of it is accounted for; roles cannot be exchanged, nor number, tense or negation.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../../analyse.ts';
import type { Line } from '../../../sentences/englishLines.ts';
import { speakingStock } from '../../../sentences/stock.ts';
import type { SentenceTree } from '../../../sentences/tree.ts';
import { faultsOf, isFound } from './englishFaults.ts';
import { englishTokens, sameEnglish } from '../../../reading/english.ts';
import type { Tokens } from './matchEnglish.ts';
import { matchesEnglish, MOST_TOKENS, readingsOf, readingThatMatches, vocabularyOf } from './matchEnglish.ts';
import { nearEnglish } from './nearEnglish.ts';
import { rephrasingsOf } from './rephrasings.ts';
import { slipsOf } from '../slips.ts';
import { mayStandIn } from './slipWords.ts';
import { piecesOf, unknownWording } from './unknownWording.ts';
import type { Fault, Verdict } from '../verdict.ts';
import { correct, incorrect, tellingKey } from '../verdict.ts';
import { wideEnglishOf } from './wideEnglish.ts';

const diagnose = (
  index: LatinIndex,
  arrangements: readonly Line[],
  lines: readonly Line[],
  tokens: Tokens,
): { readonly errors: readonly Fault[]; readonly share: number } => {
  const wide = piecesOf(lines);
  let best: { missing: readonly EnglishPiece[]; share: number } | undefined;
  for (const pieces of arrangements) {
    const needed = pieces.filter((piece) => !piece.any.includes(''));
    const missing = needed.filter((piece) => !isFound(piece, wide, tokens));
    const share = ((needed.length - missing.length) * 80) / Math.max(1, needed.length);
    if (!best || share > best.share) best = { missing, share };
  }
  if (!best) return { errors: [], share: 0 };
  if (best.missing.length > 0) return { errors: faultsOf(index, best.missing, tokens), share: best.share };
  const words = [vocabularyOf(arrangements), vocabularyOf(lines)];
  const extra = tokens.filter((token) => !words.some((these) => these.has(token)));
  if (extra.length > 0)
    return {
      errors: [
        {
          kind: 'extra',
          message: `Not in the Latin: ${extra
            .slice(0, 5)
            .map((word) => `"${word}"`)
            .join(', ')}.`,
        },
      ],
      share: Math.min(70, best.share),
    };
  return {
    errors: [
      {
        kind: 'order',
        message:
          'The words are there, but not in an order that I can read as this sentence: look at who does what to whom.',
      },
    ],
    share: 45,
  };
};

/** An answer as it stands, and put otherwise. */
const allReadingsOf = (answer: string): readonly Tokens[] => {
  const readings = readingsOf(answer);
  return [...readings, ...rephrasingsOf(readings)];
};

/** Whether one of the readings says a tree, in whatever words. */
const saysTree = (index: LatinIndex, tree: SentenceTree, readings: readonly Tokens[]): boolean =>
  readingThatMatches(wideEnglishOf(speakingStock(index), tree), readings) !== undefined;

/** The slip that an answer is, when it is one. */
const slipIn = (index: LatinIndex, tree: SentenceTree, readings: readonly Tokens[]) =>
  readings.length === 0
    ? undefined
    : slipsOf(index, tree).find((slip) => saysTree(index, slip.tree, readings));

/** Other things that a sentence may do, and what to say of an answer that does them. */
const OTHER_MODES: Readonly<
  Partial<Record<SentenceTree['mode'], readonly (readonly [SentenceTree['mode'], string])[]>>
> = {
  statement: [['ne', 'The Latin states; this asks.']],
  ne: [
    ['statement', 'The Latin asks; this states.'],
    ['nonne', '*-ne* asks openly; this expects a yes.'],
    ['num', '*-ne* asks openly; this expects a no.'],
  ],
  nonne: [
    ['statement', 'The Latin asks; this states.'],
    ['num', '*nōnne* expects the answer yes, not no.'],
    ['ne', '*nōnne* expects the answer yes; this asks openly.'],
  ],
  num: [
    ['statement', 'The Latin asks; this states.'],
    ['nonne', '*num* expects the answer no, not yes.'],
    ['ne', '*num* expects the answer no; this asks openly.'],
  ],
  utrum: [['statement', 'The Latin asks; this states.']],
  wish: [['statement', 'The Latin wishes; this states.']],
  let: [['statement', 'The Latin calls for it; this states.']],
  command: [['statement', 'The Latin commands; this states.']],
};

const inOtherMode = (
  index: LatinIndex,
  tree: SentenceTree,
  readings: readonly Tokens[],
): Fault | undefined => {
  if (readings.length === 0) return undefined;
  const { vocative: _, ...bare } = tree;
  const other = OTHER_MODES[tree.mode]?.find(([mode]) => saysTree(index, { ...bare, mode }, readings));
  return other && { kind: 'word', message: other[1] };
};

/** What an English answer is held against. */
export type EnglishKey = {
  readonly accepted: readonly string[];
  readonly arrangements: readonly Line[];
  readonly tree?: SentenceTree | undefined;
  readonly explanation: string;
};

/** A word of English with what stands beside it has fewer letters, in any sentence. */
const LETTERS_A_WORD = 16;

/** Whether an answer is so long that no search through it is worth its while: what people say of a sentence is not twice as long as what its author did. */
const isTooLong = (answer: string, tokens: Tokens, accepted: readonly string[]): boolean => {
  const most = Math.max(MOST_TOKENS, ...accepted.map((one) => 2 * englishTokens(one).length));
  return tokens.length > most || answer.length > most * LETTERS_A_WORD;
};

/** What a sentence's tree makes of an answer: right, wrong for these faults, or nothing that can be said. */
const byTree = (
  index: LatinIndex,
  tree: SentenceTree,
  answer: string,
): 'right' | { readonly faults: readonly Fault[]; readonly score: number } | undefined => {
  const readings = allReadingsOf(answer);
  if (saysTree(index, tree, readings)) return 'right';
  const lines = wideEnglishOf(speakingStock(index), tree);
  const mayStand = mayStandIn(index, tree, lines);
  const nearer = readings.filter((words) => words.every(mayStand));
  const slip = slipIn(index, tree, nearer);
  if (slip) return { faults: [slip.fault], score: slip.isGrave ? 40 : 80 };
  const mode = inOtherMode(index, tree, nearer);
  if (mode) return { faults: [mode], score: 40 };
  const near = nearEnglish(index, lines, readings, nearer);
  if (near) return { faults: near.faults, score: near.share };
  const word = unknownWording(index, lines, answer);
  return word && { faults: [word.fault], score: word.isSmall ? 70 : 40 };
};

/** Grades an English answer. Accepted sentences are tried first, then the pieces of the key, then every way of saying its tree. */
export const gradeEnglish = (index: LatinIndex, answer: string, key: EnglishKey): Verdict => {
  const { accepted, arrangements, tree, explanation } = key;
  const solution = tellingKey(accepted[0] ?? '');
  const told = `${solution} ${explanation}`;
  if (tree?.mode === 'command' && /^\s*(?:the|an?)\s/i.test(answer))
    return incorrect([{ kind: 'word', message: 'The Latin commands; this states.' }], 40, told);
  if (accepted.some((one) => sameEnglish(one, answer))) return correct(explanation);
  const tokens = englishTokens(answer);
  if (tokens.length === 0) return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, solution);
  if (isTooLong(answer, tokens, accepted))
    return incorrect([{ kind: 'length', message: 'This is too long to be the answer.' }], 0, solution);
  if (matchesEnglish(arrangements, answer)) return correct(explanation);
  const said = tree && tokens.length <= MOST_TOKENS ? byTree(index, tree, answer) : undefined;
  if (said === 'right') return correct(explanation);
  if (said) return incorrect(said.faults, said.score, told);
  if (arrangements.length > 0) {
    const lines = tree ? wideEnglishOf(speakingStock(index), tree) : [];
    const { errors, share } = diagnose(index, arrangements, lines, tokens);
    return { ...incorrect(errors, Math.min(55, share), told), isGuess: true };
  }
  return unpieced(accepted[0] ?? '', tokens, solution, explanation);
};

/** What a written key alone can tell: which words are not said, which are too many; never who does what, so nothing is nearly right but by one small word. */
const unpieced = (key: string, tokens: Tokens, solution: string, explanation: string): Verdict => {
  const wanted = englishTokens(key);
  const missing = wanted.filter((word) => !tokens.includes(word));
  const extra = tokens.filter((word) => !wanted.includes(word));
  const said = wanted.length - missing.length;
  const end = `${solution} ${explanation}`;
  if (missing.length > 0)
    return incorrect(
      [
        {
          kind: 'missing',
          message: `Not said: ${missing.slice(0, 5).join(', ')}. Other wordings can be right too; this one could not be matched.`,
        },
      ],
      (said * 55) / Math.max(1, wanted.length, tokens.length),
      end,
    );
  if (extra.length > 0)
    return incorrect(
      [
        {
          kind: 'extra',
          message: `Not in the Latin: ${extra
            .slice(0, 5)
            .map((word) => `"${word}"`)
            .join(', ')}. Other wordings can be right too; this one could not be matched.`,
        },
      ],
      (said * 55) / tokens.length,
      end,
    );
  return incorrect(
    [{ kind: 'order', message: 'The words are right; their order or number is not.' }],
    (45 * wanted.length) / tokens.length,
    end,
  );
};
