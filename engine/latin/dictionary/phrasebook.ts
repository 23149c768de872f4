// Set expressions looked up by their English: the whole text, articles, punctuation and contractions levelled. They answer first.
import type { LatinPhrase } from '@sigilla/content/schema/latinPhrase.ts';
import { englishTokens } from '../reading/english.ts';
import type { Candidate } from './candidate.ts';

const keyOf = (text: string): string => englishTokens(text).join(' ');

const books = new WeakMap<readonly LatinPhrase[], ReadonlyMap<string, LatinPhrase>>();

const bookOf = (phrases: readonly LatinPhrase[]): ReadonlyMap<string, LatinPhrase> => {
  const known = books.get(phrases);
  if (known) return known;
  const book = new Map(
    phrases.flatMap((phrase) => phrase.english.map((english) => [keyOf(english), phrase] as const)),
  );
  books.set(phrases, book);
  return book;
};

/** What the phrasebook has for the whole text, the best first; empty when it has nothing. */
export const fromPhrasebook = (phrases: readonly LatinPhrase[], text: string): readonly Candidate[] => {
  const phrase = bookOf(phrases).get(keyOf(text));
  if (!phrase) return [];
  const { latin, also, note, source, english } = phrase;
  const partOfSpeech = 'set phrase';
  const explanation = source ? `${note} (${source})` : note;
  return [
    { latin, partOfSpeech, english: english[0] ?? text, explanation, confidence: 1 },
    ...also.map((other) => ({
      latin: other.latin,
      partOfSpeech,
      english: other.english,
      explanation: note,
      confidence: 0.95,
    })),
  ];
};
