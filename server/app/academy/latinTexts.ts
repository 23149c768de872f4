// Which texts of a question are Latin, so that the window can make each of their words one that is looked up. Runs in a worker.
// Invariant: a text counts as Latin when nearly all of its words are, as they are written; English is passed over, and a gloss in brackets.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';

/** Of a text's words, in hundredths: from so many on it is Latin. */
export const LATIN_FROM = 80;

/** What parts the texts of a question: these signs, and these words of English. A long vowel ends no word: canēs is no "can". */
export const parting = (signs: string, words: string): RegExp =>
  new RegExp(`[${signs}]|(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

/** What stands between the English of a question: sentences after a colon or dash, words that it asks about. */
const BETWEEN = parting(
  ':;–?"“”',
  'of|does|for|can|be|is|in|as|with|or|and|by|are|word|form|completes?|means?|take|what|says',
);
/** A form that opens a sentence of an explanation stands behind the end of another. */
const SENTENCES = /(?<=[.!?]['’”]?) /;
const IN_BRACKETS = /\([^)]*\)/g;

/** English of no meaning of its own that is spelt as Latin is (eō's, at, an): alone between the words of a sentence it is English. */
const ENGLISH_ALONE = /^(?:it|at|an)$/i;

const isLatin = (academy: Academy, text: string): boolean => {
  const words = academy.words(text);
  if (words.every((word) => ENGLISH_ALONE.test(word))) return false;
  const read = words.filter((form) => academy.analyse(form).some(({ exact }) => exact));
  return 100 * read.length >= LATIN_FROM * words.length;
};

/** The Latin among these texts, piece by piece, each once. */
const latinIn = (academy: Academy, texts: readonly string[]): readonly string[] => {
  const bare = texts.map((text) => text.replaceAll(/^[\s.,;]+|[\s.,;]+$/g, ''));
  return [...new Set(bare)].filter((text) => isLatin(academy, text));
};

const piecesOf = (text: string): readonly string[] => text.replaceAll(IN_BRACKETS, ':').split(BETWEEN);

const found = (academy: Academy, question: LatinQuestion): readonly string[] => {
  const { questionText, correctAnswer, judging } = question;
  const options = 'multipleChoiceOptions' in question ? question.multipleChoiceOptions : [];
  const key = judging?.answer === 'english' ? [] : [correctAnswer];
  return latinIn(academy, [...piecesOf(questionText), ...options, ...key]);
};

/** The likeliest answers of a question are judged one after another. */
const known = new WeakMap<LatinQuestion, readonly string[]>();

/** What of a question's words, its choices and its key is Latin, as it stands there, each text once. */
export const latinTexts = (academy: Academy, question: LatinQuestion): readonly string[] => {
  const there = known.get(question) ?? found(academy, question);
  known.set(question, there);
  return there;
};

/** A word that bears a mark of length is no English one. */
const MARKED = /[āēīōūȳ]/i;

/** What of a word's notes is Latin: phrases that nearly all of their words make Latin, and wherever they stand, words that show their long vowels. */
export const latinOfNotes = (academy: Academy, notes: readonly string[]): readonly string[] => {
  const phrases = latinIn(academy, notes.flatMap((note) => note.split(SENTENCES)).flatMap(piecesOf));
  const marked = notes
    .flatMap((note) => academy.words(note.normalize('NFC')))
    .filter((word) => MARKED.test(word) && academy.analyse(word).length > 0);
  return [...new Set([...phrases, ...marked])];
};

/** Right answers of one question are explained alike, one after another. */
let latest: {
  readonly academy: Academy;
  readonly explanation: string;
  readonly latin: readonly string[];
} | null = null;

/** What of an explanation is Latin: forms that it names, a sentence that it tells. */
export const latinOfExplanation = (academy: Academy, explanation: string): readonly string[] => {
  if (latest?.academy !== academy || latest.explanation !== explanation)
    latest = {
      academy,
      explanation,
      latin: latinIn(academy, explanation.replaceAll('*', '').split(SENTENCES).flatMap(piecesOf)),
    };
  return latest.latin;
};
