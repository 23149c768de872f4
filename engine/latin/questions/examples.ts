// Questions about a word in a sentence of its dictionary entry: every word of the lexicon has one, composed sentences have some.
// Invariant: the sentence stands as its author wrote it, and its English decides what is right.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { formsAt } from '../inflect.ts';
import { options } from './asking.ts';
import { completionAsked } from './asks.ts';
import type { Generator, Making } from './making.ts';
import { glossOf, heading, isOneWord, shuffled } from './making.ts';
import { others } from './multipleChoice.ts';
import { typedMeaning } from './typing.ts';

type Example = Lexeme['examples'][number];

const exampleOf = ({ word, random }: Making): Example | undefined =>
  word === undefined || word.examples.length === 0 ? undefined : random.pick(word.examples);

const FEWEST_WORDS = 3;
const MOST_WORDS = 12;

const mayBeOrdered = ({ la }: Example): boolean => {
  const { length } = wordsOf(la);
  return length >= FEWEST_WORDS && length <= MOST_WORDS;
};

/** Whether some example of a word can be asked about. */
export const isShown = ({ examples, pos }: Lexeme): boolean =>
  examples.some((example) => (INFLECTED.has(pos) ? wordsOf(example.la).length > 1 : mayBeOrdered(example)));

const INFLECTED: ReadonlySet<Lexeme['pos']> = new Set(['noun', 'verb', 'adj']);

/** Where a word stands in a text, and what it is there; undefined when nowhere, or in a form of two readings with other forms. */
const standing = (making: Making, word: Lexeme, latin: string): Analysis | undefined =>
  wordsOf(latin)
    .flatMap((form) => making.material.index.analyse(form))
    .find(({ lexeme, exact, enclitic }) => lexeme.id === word.id && exact && enclitic === undefined);

/** What a word means where it stands, to be written. */
export const meaningHere: Generator = (making) => {
  const { word } = making;
  const example = exampleOf(making);
  const found = word && example && standing(making, word, example.la);
  const asked = found && typedMeaning(making);
  return (
    asked && {
      ...asked,
      questionText: `What is ${found.form.text} in English, as it stands here? ${example.la}`,
    }
  );
};

/** Which word completes the sentence, among others of its kind in the same form. */
export const wordGap: Generator = (making) => {
  const { word } = making;
  const example = exampleOf(making);
  const found = word && example && standing(making, word, example.la);
  if (!word || !example || !found) return undefined;
  const key = found.form.text;
  const gapped = example.la.replace(new RegExp(`(?<!\\p{L})${key}(?!\\p{L})`, 'iu'), '___');
  const wrong = shuffled(making.random, others(making, word))
    .filter(isOneWord)
    .flatMap((other) => formsAt(other, found.key)[0]?.text ?? []);
  const chosen = gapped === example.la ? undefined : options(making, key, wrong);
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: completionAsked('Which word completes', example.en, gapped),
      ...chosen,
      explanation: `${heading(word)}: ${glossOf(word)}. ${example.la}`,
      conceptTags: ['vocabulary', word.level],
      grammarFocus: 'vocabulary',
      judging: { answer: 'option' },
    }
  );
};

/** The words of the sentence, to be put in order. */
export const exampleOrder: Generator = (making) => {
  const { word } = making;
  const example = exampleOf(making);
  if (!word || !example) return undefined;
  const words = wordsOf(example.la).map((form, at) =>
    at === 0 && making.material.index.analyse(form.toLowerCase()).length > 0 ? form.toLowerCase() : form,
  );
  const scrambled = shuffled(making.random, words);
  if (!mayBeOrdered(example) || scrambled.map(fold).join() === words.map(fold).join()) return undefined;
  return {
    questionType: 'text_reconstruction',
    reconstructionType: 'word_order',
    questionText: `Put the words in order to say: ${example.en}`,
    baseText: example.en,
    scrambledWords: scrambled,
    correctAnswer: example.la,
    explanation: `${heading(word)}: ${glossOf(word)}. ${example.la} – ${example.en}`,
    conceptTags: ['vocabulary', 'word order'],
    grammarFocus: 'vocabulary',
    judging: { answer: 'latin' },
  };
};
