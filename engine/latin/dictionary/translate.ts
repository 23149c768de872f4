// English to Latin: a dictionary word or phrase, an inflected phrase, or a whole sentence; and an honest refusal where none will do.
// Invariants: it never throws; no Latin leaves it that does not read back; a text of nothing answers nothing.
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LatinPhrase } from '@sigilla/content/schema/latinPhrase.ts';
import type { LatinIndex } from '../analyse.ts';
import { stockOf } from '../sentences/stock.ts';
import type { Candidate } from './candidate.ts';
import { alternativeOf, rounded } from './candidate.ts';
import { englishWords } from './englishIndex.ts';
import { Words } from './found.ts';
import { withoutNumberHyphens } from './numerals.ts';
import { REMARKS } from './remarks.ts';
import type { LatinDictionary } from './search.ts';
import type { Reader } from './questionParser.ts';
import { readAhead } from './sentenceParser.ts';
import { composed } from './composed.ts';
import { fromPhrasebook } from './phrasebook.ts';
import { translateSentence } from './translateSentences.ts';
import { translateWords, wordByWord } from './translateWords.ts';

/** What to translate, and with what. */
export type TranslationWish = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly dictionary: LatinDictionary;
  /** Set expressions, which answer before grammar does; none unless given. */
  readonly phrases?: readonly LatinPhrase[];
  readonly text: string;
};

const LONGEST_TEXT = 400;
const LONGEST_SENTENCE = 32;
const MOST_ALTERNATIVES = 5;

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

/** English words that need no entry: auxiliaries and pronouns that go into the Latin verb. */
const FUNCTION_WORDS = new Set(
  'is am are was were be been being has have had do does did will would shall can could must should ought may might going used i you he she it we they me him her us them my your his its our their whose not to'.split(
    ' ',
  ),
);

const refusal = (tokens: readonly string[], reader: Reader, words: Words): LatinTranslation => {
  const { english } = reader.lookup;
  const unknown = tokens.filter((token) => !['the', 'a', ',', "'s"].includes(token) && !english.knows(token) && words.longest(tokens.indexOf(token)).length === 0 && !FUNCTION_WORDS.has(token));
  const one = wordByWord(words).map(alternativeOf).slice(0, LONGEST_SENTENCE);
  if (unknown.length > 0) return nothing(REMARKS.unknownWords([...new Set(unknown)]), one);
  const reached = readAhead(tokens, reader);
  const rest = tokens.slice(reached).join(' ').replaceAll(" 's", "'s").replaceAll(' ,', ',');
  return nothing(rest === '' ? REMARKS.noWayToSay : REMARKS.lostThread(rest), one);
}; // prettier-ignore

const translateOne = (written: string, { index, frames, dictionary, phrases = [] }: TranslationWish): LatinTranslation => {
  const text = withoutNumberHyphens(written).replace(/^(how many .*\b(?:are|were)) there(?=\W*$)/i, '$1');
  const isQuestion = /\?\s*$/.test(text);
  const isExclaimed = /!\s*$/.test(text);
  const tokens = [...englishWords(text)];
  while (tokens.at(-1) === ',') tokens.pop();
  const set = fromPhrasebook(phrases, text);
  if (tokens.length === 0) return answer(set) ?? nothing(REMARKS.noWords);
  if (tokens.length > LONGEST_SENTENCE) return nothing(REMARKS.tooLong);
  const lookup = { index, frames, english: dictionary.english };
  const reader: Reader = { lookup, stock: stockOf(index, frames), banned: new Set() };
  const words = new Words(tokens, lookup, reader.banned);
  const single = isQuestion ? [] : translateWords(words);
  if (set.length > 0) return answer([...set, ...single, ...(single.length > 0 ? [] : composed(tokens, text, isQuestion, reader))]) ?? nothing(REMARKS.noWords);
  if (single.length > 0) {
    const isVerb = tokens[0] !== 'to' && single[0]?.partOfSpeech === 'verb';
    const commands = isVerb ? translateSentence(tokens, text, false, reader).filter(({ partOfSpeech }) => partOfSpeech === 'command') : [];
    const ordered = isExclaimed && commands.length > 0 ? [...commands, ...single] : [...single, ...commands.map((one) => ({ ...one, confidence: one.confidence * 0.8 }))];
    return answer(ordered) ?? nothing(REMARKS.noWords);
  }
  return answer(composed(tokens, text, isQuestion, reader)) ?? refusal(tokens, reader, words);
}; // prettier-ignore

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
