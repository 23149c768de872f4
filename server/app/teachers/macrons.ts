// Long vowels of what a teacher wrote. Models mark them here and there; where a word can be only one form, its marks are put right, and where it
// could be several, nobody guesses. Runs in a worker. Invariant: nothing but macrons is ever changed.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';

/** Of a text's words, in hundredths: then it is Latin. */
const LATIN_FROM = 80;

/** Fields that are never Latin, whatever single words of theirs may read as. */
const ENGLISH = new Set([
  'id',
  'questionType',
  'generatedBy',
  'generatedAt',
  'grammarFocus',
  'conceptTags',
  'translation',
  'scenario',
  'speaker',
  'hints',
  'writingPrompt',
  'backgroundText',
  'culturalTopic',
  'author',
  'work',
  'transformationType',
  'reconstructionType',
]);
/** English fields in which Latin is quoted. */
const MIXED = new Set(['questionText', 'explanation']);

const WORD = /[\p{L}\p{M}]+/gu;
const QUOTED = /["“‘][^"“”‘’]+["”’]/gu;

/** A word as it should be marked; null where its readings differ, or there are none. */
const markedRightly = (academy: Academy, word: string): string | null => {
  const readings = academy.analyse(word);
  if (readings.some(({ exact }) => exact)) return word;
  const forms = new Set(readings.map(({ form }) => form.text.toLowerCase()));
  const [only] = forms;
  if (forms.size !== 1 || only === undefined || only.length !== word.length) return null;
  return /^\p{Lu}/u.test(word) ? `${only.charAt(0).toUpperCase()}${only.slice(1)}` : only;
};

const isLatin = (academy: Academy, text: string): boolean => {
  const words = academy.words(text.replaceAll('_', ' '));
  const read = words.filter((word) => academy.analyse(word).length > 0);
  return words.length > 0 && 100 * read.length >= LATIN_FROM * words.length;
};

/** A question with its macrons put right, or the first word whose length nobody can tell. */
export const withMacrons = (
  academy: Academy,
  question: LatinQuestion,
): { readonly question: LatinQuestion } | { readonly unclear: string } => {
  let unclear: string | undefined;
  const marked = (text: string): string =>
    text.replaceAll(WORD, (word) => {
      if (academy.analyse(word).length === 0) return word;
      const right = markedRightly(academy, word);
      if (right === null) unclear ??= word;
      return right ?? word;
    });
  const changes = new Map<string, string>();
  const markedWhole = (text: string): string => {
    if (!isLatin(academy, text)) return text;
    const right = marked(text);
    if (right !== text) changes.set(text, right);
    return right;
  };
  /** English repeats the Latin that it asks about, whole or in quotation marks. */
  const markedInEnglish = (text: string): string =>
    [...changes]
      .reduce((said, [wrong, right]) => said.replaceAll(wrong, right), text)
      .replaceAll(QUOTED, markedWhole);
  const walk = (value: unknown, field: string, mark: (text: string, field: string) => string): unknown => {
    if (typeof value === 'string') return ENGLISH.has(field) ? value : mark(value, field);
    if (Array.isArray(value)) return value.map((one) => walk(one, field, mark));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name, mark)]));
    return value;
  };
  const latin = walk(question, '', (text, field) => (MIXED.has(field) ? text : markedWhole(text)));
  const right = walk(latin, '', (text, field) =>
    MIXED.has(field) ? markedInEnglish(text) : text,
  ) as LatinQuestion;
  return unclear === undefined ? { question: right } : { unclear };
};
