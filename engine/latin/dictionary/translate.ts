// English to Latin: a dictionary word or phrase, an inflected phrase, or a whole sentence; and an honest refusal where none will do.
// Invariants: it never throws; no Latin leaves it that does not read back; a text of nothing answers nothing.
import { AUXILIARIES, PERSONS } from '../reading/english.ts';
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LatinPhrase } from '@sigilla/content/schema/latinPhrase.ts';
import type { LatinIndex } from '../analyse.ts';
import { stockOf } from '../sentences/stock.ts';
import type { Candidate } from './candidate.ts';
import { alternativeOf, rounded } from './candidate.ts';
import type { EnglishIndex } from './englishIndex.ts';
import { englishWords, readingCost } from './englishIndex.ts';
import { Words } from './parser/words.ts';
import { withNumberWords } from './parser/numerals.ts';
import { REMARKS } from './remarks.ts';
import type { LatinDictionary } from './search.ts';
import { nearest } from './spelling.ts';
import type { Reader } from './parser/questionParser.ts';
import { readAhead } from './parser/sentenceParser.ts';
import { composed } from './composed.ts';
import { fromPhrasebook } from './phrasebook.ts';
import { translateSentence } from './translateSentences.ts';
import { calledBy } from './turns/turned.ts';
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

const nothing = (
  explanation: string,
  alternatives: LatinTranslation['alternatives'] = [],
): LatinTranslation => ({
  found: false,
  confidence: 0,
  entry: null,
  explanation,
  alternatives,
});

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
const UNSAID: ReadonlySet<string> = new Set([
  ...AUXILIARIES,
  ...PERSONS,
  ...'ought going used its whose not to'.split(' '),
]);

const refusal = (tokens: readonly string[], reader: Reader, words: Words): LatinTranslation => {
  const { english } = reader.lookup;
  const unknown = tokens.filter(
    (token) =>
      !['the', 'a', ',', "'s"].includes(token) &&
      !english.knows(token) &&
      words.longest(tokens.indexOf(token)).length === 0 &&
      !UNSAID.has(token),
  );
  const one = wordByWord(words).map(alternativeOf).slice(0, LONGEST_SENTENCE);
  if (unknown.length > 0) return nothing(REMARKS.unknownWords([...new Set(unknown)]), one);
  const reached = readAhead(tokens, reader);
  const rest = tokens.slice(reached).join(' ').replaceAll(" 's", "'s").replaceAll(' ,', ',');
  return nothing(rest === '' ? REMARKS.noWayToSay : REMARKS.lostThread(rest), one);
};

/** English words that no gloss has, for whoever misspells them too. */
const PLAIN_WORDS = [
  ...UNSAID,
  ...'the this that these those with without from into about because where when what which always never every everyone everything nothing there their then than could would'.split(
    ' ',
  ),
];

/** What is said to somebody, comma or none. */
const GREETINGS =
  /^(?:hello|hi|greetings|hail|goodbye|farewell|bye|welcome|good (?:morning|day|afternoon|evening|night|luck)|sleep well|thank you|thanks|well done|congratulations|cheers|yes|no|sorry)/i;

/** "Thank you, my friend": a set expression and whoever it is said to. */
const greeted = (text: string, phrases: readonly LatinPhrase[], reader: Reader): Candidate | undefined => {
  const written = text.replace(/[.!?]+$/, '').split(/(?<=[\s,])(?=[\p{L}])/u);
  for (let end = written.length - 1; end > 0; end -= 1) {
    const first = written
      .slice(0, end)
      .join('')
      .replace(/[\s,]+$/, '');
    const book = fromPhrasebook(phrases, first);
    const isApart =
      /,\s*$/.test(written[end - 1] ?? '') || (GREETINGS.test(first) && !/\b(?:the|an?)$/i.test(first));
    const who =
      book.length > 0 && isApart ? calledBy(englishWords(written.slice(end).join('')), reader) : undefined;
    const said = who?.isMany ? (book.find(({ english }) => english.includes('several')) ?? book[0]) : book[0];
    if (who && said && /[.!?]$/.test(said.latin))
      return {
        ...said,
        latin: said.latin.replace(/([.!?])$/, `, ${who.latin}$1`),
        english: text,
        explanation: `${said.explanation} ${who.latin}: vocative, the form one calls by.`,
        confidence: 0.9,
      };
  }
  return undefined;
};

/** How sure one may be of what was read into a misspelt word. */
const RESPELT = 0.6;

/** The text with what is misspelt put right, and a line that says so; undefined when some word is beyond it, or most are. */
const respelt = (
  text: string,
  english: EnglishIndex,
  more: readonly string[],
  isKnown: (word: string) => boolean,
): { readonly text: string; readonly told: string } | undefined => {
  const written = text.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const strange = written.filter(
    (word, place) => !isKnown(word.toLowerCase()) && (place === 0 || !/^\p{Lu}\p{Ll}/u.test(word)),
  );
  if (strange.length === 0 || strange.length > Math.ceil(written.length / 2)) return undefined;
  const vocabulary = [...english.words(), ...more, ...PLAIN_WORDS];
  const likelihood = (word: string): number => {
    const [first] = english.readings([word]);
    return first ? readingCost(first) : 0;
  };
  const pairs = new Map(
    strange.map((word) => [word, nearest(word.toLowerCase(), vocabulary, likelihood)] as const),
  );
  if ([...pairs.values()].includes(undefined)) return undefined;
  return {
    text: text.replaceAll(/\p{L}+(?:'\p{L}+)*/gu, (word) => pairs.get(word) ?? word),
    told: [...pairs].map(([word, meant]) => REMARKS.respelt(word, meant ?? '')).join(' '),
  };
};

const translateOne = (written: string, wish: TranslationWish, isRespelt = false): LatinTranslation => {
  const { index, frames, dictionary, phrases = [] } = wish;
  const text = withNumberWords(written).replace(/^(how many .*\b(?:are|were)) there(?=\W*$)/i, '$1');
  const isQuestion = /\?\s*$/.test(text);
  const isExclaimed = /!\s*$/.test(text);
  const tokens = [...englishWords(text)];
  while (tokens.at(-1) === ',') tokens.pop();
  const own = fromPhrasebook(phrases, written);
  const set = own.length > 0 ? own : fromPhrasebook(phrases, text);
  if (tokens.length === 0) return answer(set) ?? nothing(REMARKS.noWords);
  if (tokens.length > LONGEST_SENTENCE) return nothing(REMARKS.tooLong);
  const lookup = { index, frames, english: dictionary.english };
  const reader: Reader = { lookup, stock: stockOf(index, frames), banned: new Set() };
  const words = new Words(tokens, lookup, reader.banned);
  const greeting = set.length > 0 ? undefined : greeted(text, phrases, reader);
  if (greeting) return answer([greeting]) ?? nothing(REMARKS.noWords);
  const single = isQuestion ? [] : translateWords(words);
  if (set.length > 0)
    return (
      answer([...set, ...single, ...(single.length > 0 ? [] : composed(tokens, text, isQuestion, reader))]) ??
      nothing(REMARKS.noWords)
    );
  if (single.length > 0) {
    const isVerb = tokens[0] !== 'to' && single[0]?.partOfSpeech === 'verb';
    const commands = isVerb
      ? translateSentence(tokens, text, false, reader).filter(
          ({ partOfSpeech }) => partOfSpeech === 'command',
        )
      : [];
    const ordered =
      isExclaimed && commands.length > 0
        ? [...commands, ...single]
        : [...single, ...commands.map((one) => ({ ...one, confidence: one.confidence * 0.8 }))];
    return answer(ordered) ?? nothing(REMARKS.noWords);
  }
  const made = answer(composed(tokens, text, isQuestion, reader));
  if (made || isRespelt) return made ?? refusal(tokens, reader, words);
  const isKnown = (word: string): boolean => {
    const own = englishWords(word);
    return own.every(
      (token) =>
        PLAIN_WORDS.includes(token) ||
        dictionary.english.knows(token) ||
        new Words([token], lookup, reader.banned).whole(0).length > 0,
    );
  };
  const latin = (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => index.analyse(word).length > 0);
  if (latin && tokens.some((token) => !isKnown(token)))
    return nothing(REMARKS.alreadyLatin, wordByWord(words).map(alternativeOf).slice(0, MOST_ALTERNATIVES));
  const other = respelt(text, dictionary.english, Object.values(frames.glosses ?? {}).flat(), isKnown);
  const found = other && translateOne(other.text, wish, true);
  if (!other || !found?.found) return refusal(tokens, reader, words);
  return {
    ...found,
    confidence: Math.min(RESPELT, found.confidence),
    explanation: `${other.told} ${found.explanation}`,
  };
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
