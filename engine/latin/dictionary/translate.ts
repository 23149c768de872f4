// English to Latin: a dictionary word or phrase, an inflected phrase, or a whole sentence; and an honest refusal where none will do.
// Invariants: it never throws; no Latin leaves it that does not read back; a text of nothing answers nothing.
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LatinIndex } from '../analyse.ts';
import { stockOf } from '../sentences/stock.ts';
import type { Candidate } from './candidate.ts';
import { alternativeOf, rounded } from './candidate.ts';
import { englishWords } from './englishIndex.ts';
import { Words } from './found.ts';
import { REMARKS } from './remarks.ts';
import type { LatinDictionary } from './search.ts';
import type { Reader } from './sentenceParser.ts';
import { existentials, readAhead } from './sentenceParser.ts';
import type { Built } from './translateSentences.ts';
import { translatePhrase, translateSentence } from './translateSentences.ts';
import { translateWords, wordByWord } from './translateWords.ts';

/** What to translate, and with what. */
export type TranslationWish = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly dictionary: LatinDictionary;
  readonly text: string;
};

const LONGEST_TEXT = 400;
const LONGEST_SENTENCE = 32;
const MOST_ALTERNATIVES = 6;
/** Words tried without, for another way to say the same. */
const MOST_BANNED = 3;
/** How much less likely such another way may be. */
const MOST_STRAYED = 1.2;

const nothing = (explanation: string, alternatives: LatinTranslation['alternatives'] = []): LatinTranslation => ({
  found: false,
  confidence: 0,
  entry: null,
  explanation,
  alternatives,
}); // prettier-ignore

const answer = (candidates: readonly Candidate[]): LatinTranslation | undefined => {
  const [best, ...others] = candidates;
  if (!best) return undefined;
  const seen = new Set([best.latin]);
  const alternatives = others.filter(({ latin }) => !seen.has(latin) && seen.add(latin));
  return {
    found: true,
    confidence: rounded(best.confidence),
    entry: { latin: best.latin, partOfSpeech: best.partOfSpeech },
    explanation: best.explanation,
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES).map(alternativeOf),
  };
};

/** The same once more without each of its words: what else could be said. */
const varied = (first: readonly Built[], again: (banned: ReadonlySet<string>) => readonly Built[]): readonly Built[] => {
  const [best] = first;
  if (!best) return first;
  const others = best.lexemes
    .slice(0, MOST_BANNED)
    .flatMap((id) => again(new Set([id])).slice(0, 1))
    .filter(({ cost }) => cost <= best.cost + MOST_STRAYED)
    .map((other) => ({ ...other, confidence: Math.min(other.confidence, best.confidence * 0.95) }));
  return [...first, ...others.toSorted((one, other) => other.confidence - one.confidence)];
}; // prettier-ignore

const refusal = (tokens: readonly string[], reader: Reader, words: Words): LatinTranslation => {
  const { english } = reader.lookup;
  const unknown = tokens.filter((token) => !['the', 'a', ',', "'s"].includes(token) && !english.knows(token) && words.longest(tokens.indexOf(token)).length === 0 && !FUNCTION_WORDS.has(token));
  const one = wordByWord(words).map(alternativeOf).slice(0, LONGEST_SENTENCE);
  if (unknown.length > 0) return nothing(REMARKS.unknownWords([...new Set(unknown)]), one);
  const reached = readAhead(tokens, reader);
  const rest = tokens.slice(reached).join(' ').replaceAll(" 's", "'s").replaceAll(' ,', ',');
  return nothing(rest === '' ? REMARKS.noWayToSay : REMARKS.lostThread(rest), one);
}; // prettier-ignore

/** English words that need no entry: auxiliaries and pronouns that go into the Latin verb. */
const FUNCTION_WORDS = new Set(
  'is am are was were be been being has have had do does did will shall can could must should ought going used i you he she it we they me him her us them my your his its our their not to'.split(
    ' ',
  ),
);

const translateOne = (text: string, { index, frames, dictionary }: TranslationWish): LatinTranslation => {
  const isQuestion = /\?\s*$/.test(text);
  const tokens = [...englishWords(text)];
  while (tokens.at(-1) === ',') tokens.pop();
  if (tokens.length === 0) return nothing(REMARKS.noWords);
  if (tokens.length > LONGEST_SENTENCE) return nothing(REMARKS.tooLong);
  const readerWithout = (banned: ReadonlySet<string>): Reader => ({
    lookup: { index, frames, english: dictionary.english },
    stock: stockOf(index, frames),
    banned,
  });
  const reader = readerWithout(new Set());
  const words = new Words(tokens, reader.lookup, reader.banned);
  const phrasesWithout = (banned: ReadonlySet<string>): readonly Built[] =>
    translatePhrase(tokens, text, readerWithout(banned));
  const sentencesWithout = (banned: ReadonlySet<string>): readonly Built[] =>
    existentials(tokens, reader)
      .flatMap((said) => translateSentence(said, said.join(' '), false, readerWithout(banned)))
      .concat(translateSentence(tokens, text, isQuestion, readerWithout(banned)));
  const single = isQuestion ? [] : translateWords(words);
  if (single.length > 0) return answer(single) ?? nothing('');
  const phrases = isQuestion ? [] : phrasesWithout(reader.banned);
  const candidates =
    phrases.length > 0
      ? [...varied(phrases, phrasesWithout), ...sentencesWithout(reader.banned)]
      : varied(sentencesWithout(reader.banned), sentencesWithout);
  return answer(candidates) ?? refusal(tokens, reader, words);
};

/** Several sentences are translated one by one; the whole is found when each is. */
const translateAll = (wish: TranslationWish): LatinTranslation => {
  const text = wish.text.trim();
  if (text === '') return nothing('');
  if (text.length > LONGEST_TEXT) return nothing(REMARKS.tooLong);
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [text];
  const [only] = sentences;
  if (sentences.length === 1 && only !== undefined) return translateOne(only.trim(), wish);
  const parts = sentences.map((sentence) => translateOne(sentence.trim(), wish));
  const failed = parts.find(({ found }) => !found);
  if (failed) return failed;
  return {
    found: true,
    confidence: rounded(Math.min(...parts.map(({ confidence }) => confidence))),
    entry: { latin: parts.map(({ entry }) => entry?.latin ?? '').join(' '), partOfSpeech: 'sentences' },
    explanation: parts.map(({ explanation }) => explanation).join(' '),
    alternatives: [],
  };
};

/**
 * Latin for an English word, phrase or sentence. `found` is false, with the reason in a player's words and the words one by one as
 * alternatives, where it cannot be said soundly; blank text answers nothing at all (LR-026); a fault inside answers LR-027's sentence.
 */
export const translateEnglish = (wish: TranslationWish): LatinTranslation => {
  try {
    return translateAll(wish);
  } catch {
    return nothing(REMARKS.failed);
  }
};
