// The judging of a sentence that the engine did not make: its English is read into a tree whose Latin is the Latin given, so that every way of
// saying that tree can be accepted and every other refused. Where there is no such tree, an answer is read by itself and held against the Latin.
// Invariant: a tree is taken only if the given Latin is a right answer to it; nobody is called wrong because the reader failed.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { QuestionJudging } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { matchesEnglish } from '../questions/grading/english/matchEnglish.ts';
import { gradeLatin, isLatinOf } from '../questions/grading/latin/gradeLatin.ts';
import { OWNERS, withLooseOwners } from '../questions/grading/latin/owners.ts';
import { restatements } from '../questions/grading/latin/restate.ts';
import { englishTokens, FUNCTION_WORDS } from '../reading/english.ts';
import { latinWordsOf } from '../reading/latin.ts';
import { rendering } from '../reading/meanings.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import { stockOf } from '../sentences/stock.ts';
import type { Determiner, SentenceTree } from '../sentences/tree.ts';
import { englishWords } from './englishIndex.ts';
import type { Reader } from './parser/questionParser.ts';
import { isReadable } from './parser/readable.ts';
import type { LatinDictionary } from './search.ts';
import type { SaidTree } from './translateSentences.ts';
import { saidTrees } from './translateSentences.ts';
import { rewordings } from './turns/rewording.ts';

/** What sentences are read with. */
export type SentenceReading = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly dictionary: LatinDictionary;
};

const LONGEST = 32;

/** In how many other ways an English text is read. */
const MOST_REWORDED = 6;

/** Ids of the words that the forms of a Latin text can belong to; "has" is read as habet where Latin says est. */
const lexemesOf = (index: LatinIndex, latin: string): ReadonlySet<string> => {
  const ids = wordsOf(latin).flatMap((form) => index.analyse(form).map(({ lexeme }) => lexeme.id));
  return new Set(ids.includes('sum_v') ? [...ids, 'habeo_v'] : ids);
};

/** What an English text may say, as it stands or reworded, of some Latin words; with its owners, and without those that are not named. */
function* sentencesOf(
  { index, frames, dictionary }: SentenceReading,
  english: string,
  meant: ReadonlySet<string>,
  isBareFirst = false,
): Generator<Sentence> {
  const tokens = englishWords(english);
  if (tokens.length === 0 || tokens.length > LONGEST) return;
  const lookup = { index, frames, english: dictionary.english, meant };
  const reader: Reader = { lookup, stock: stockOf(index, frames), banned: new Set() };
  const isQuestion = /\?\s*$/.test(english);
  const both = function* (trees: Iterable<SaidTree>): Generator<Sentence> {
    for (const { sentence } of trees) {
      if (!isBareFirst) yield sentence;
      const bare = withoutOwners(sentence.tree, meant);
      const other =
        JSON.stringify(bare) === JSON.stringify(sentence.tree)
          ? undefined
          : sentenceOf(reader.stock, bare, [], true);
      if (other) yield other;
      if (isBareFirst) yield sentence;
    }
  };
  const isRead = (words: readonly string[]): boolean => words.every((word) => isReadable(lookup, word));
  if (isRead(tokens)) yield* both(saidTrees(tokens, english, isQuestion, reader));
  for (const { tokens: other, before, behind, swap } of rewordings(tokens).slice(0, MOST_REWORDED))
    if (before === undefined && behind === undefined && swap === undefined && isRead(other))
      yield* both(saidTrees(other, other.join(' ').replaceAll(" 's", "'s"), isQuestion, reader));
}

/** The tree with those owners left out that some Latin does not name. */
const withoutOwners = <T>(tree: T, named: ReadonlySet<string>): T => {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) =>
        name === 'determiner' &&
        OWNERS.has((one as Determiner).lexeme) &&
        !named.has((one as Determiner).lexeme)
          ? []
          : [[name, plain(one)]],
      ),
    );
  };
  return plain(tree) as T;
};

/** Whether a Latin text is a right answer to a tree. */
const isRight = (index: LatinIndex, { tree, slots }: Sentence, latin: string, english: string): boolean =>
  isLatinOf(index, latin, { slots: withLooseOwners(slots), tree, english });

/** Whether a Latin text is said just as a tree says it, its words in whatever order. */
const isItsOwn = (index: LatinIndex, { latin: own, slots }: Sentence, latin: string): boolean =>
  gradeLatin(index, latin, {
    accepted: [own],
    slots: withLooseOwners(slots),
    isStrict: false,
    explanation: '',
  }).isCorrect;

/** Of all that says a sentence, what says it as the given Latin does: an absolute is not explained as a clause, nor a perfect as an imperfect. */
const asGiven = (
  { index, frames }: SentenceReading,
  said: Sentence,
  latin: string,
  english: string,
): Sentence => {
  if (isItsOwn(index, said, latin)) return said;
  const stock = stockOf(index, frames);
  for (const tree of restatements(stock, said.tree, english, undefined)) {
    const other = sentenceOf(stock, tree, [], true);
    // What a recast says of the Latin alone is no English: the author's own must be among its wordings.
    if (other && isItsOwn(index, other, latin) && matchesEnglish(other.arrangements, english)) return other;
  }
  return said;
};

/** Sentences, apart from single words and phrases of two, which a list of answers judges well enough. */
const FEWEST_WORDS = 2;

const storedTree = (tree: SentenceTree): Record<string, unknown> => ({ ...tree });

/** What is to be judged: a prompt in one language, and what its author accepts in the other. */
export type Prompt = {
  readonly answer: 'latin' | 'english';
  readonly prompt: string;
  readonly references: readonly string[];
};

/** How answers to a prompt are judged; undefined when no tree says both its prompt and one of its references. */
export const judgingFor = (
  reading: SentenceReading,
  { answer, prompt, references }: Prompt,
): QuestionJudging | undefined => {
  const { index } = reading;
  const pairs = references.map((one): readonly [latin: string, english: string] =>
    answer === 'latin' ? [one, prompt] : [prompt, one],
  );
  for (const [latin, english] of pairs) {
    if (latinWordsOf(latin).length < FEWEST_WORDS) continue;
    const meant = lexemesOf(index, latin);
    for (const found of sentencesOf(reading, english, meant, answer === 'english')) {
      if (!isRight(index, found, latin, english)) continue;
      const said = answer === 'english' ? asGiven(reading, found, latin, english) : found;
      const { tree, arrangements, slots } = said;
      return answer === 'latin'
        ? { answer, latin: withLooseOwners(slots).map((slot) => ({ ...slot })), tree: storedTree(tree) }
        : { answer, english: arrangements.map((line) => [...line]), tree: storedTree(tree) };
    }
  }
  return undefined;
};

/** Words that render a verb of their own, and help others: "let him live", "is going to live". */
const HELPING = new Set(['let', 'going', 'used', 'able', 'order', 'get', 'got']);

/** Whether every word of an English answer may say something of a Latin text. */
const isOfIt = (index: LatinIndex, english: string, latin: string): boolean => {
  const isRendering = rendering(
    index,
    new Set(wordsOf(latin).flatMap((form) => index.analyse(form).map(({ lexeme }) => lexeme))),
  );
  return englishTokens(english).every(
    (word) => FUNCTION_WORDS.has(word) || HELPING.has(word) || isRendering(word),
  );
};

/** How many readings of an answer are held against the Latin: of 270 answers that it was found for, 265 had it by the first and seven by the second. */
const MOST_TRIED = 4;

/** Whether an English answer, read by itself, says a Latin text; false also where it cannot be read. */
export const saysLatin = (reading: SentenceReading, english: string, latin: string): boolean => {
  if (!isOfIt(reading.index, english, latin)) return false;
  const meant = lexemesOf(reading.index, latin);
  let tried = 0;
  for (const said of sentencesOf(reading, english, meant)) {
    if (isRight(reading.index, said, latin, english)) return true;
    tried += 1;
    if (tried === MOST_TRIED) return false;
  }
  return false;
};
