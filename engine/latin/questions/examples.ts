// Questions about a word in a sentence of its dictionary entry: every word of the lexicon has one, composed sentences have some.
// Invariant: the sentence stands as its author wrote it, and its English decides what is right.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { formsAt } from '../inflect.ts';
import { options } from './asking.ts';
import { completionAsked } from './asks.ts';
import type { Generator, Making } from './making.ts';
import { glossOf, heading, isOneWord, shuffled } from './making.ts';
import { others } from './multipleChoice.ts';
import { englishTokens } from '../reading/english.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { verbPhrases } from '../sentences/englishVerbs.ts';
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

const PRONOUNS = { sg: { 1: 'I ', 2: 'you ', 3: '' }, pl: { 1: 'we ', 2: 'you ', 3: '' } } as const;
/** "does take" is said with a stress that no sentence here has. */
const STRESSED = /^(?:do|does|did) /;
/** As many as a question takes. */
const MOST_WORDINGS = 16;

/** A gloss as the form says it: "took" of cēpērunt, "we took" of cēpimus, "boys" of puerōs; as the dictionary has it where the form adds nothing that English tells. */
const formed = ({ features, lexeme }: Analysis, gloss: string): readonly string[] => {
  const { mood, tense, person, number = 'sg', voice = 'act' } = features;
  if (lexeme.pos === 'noun' && number === 'pl') return [pluralOf(gloss), gloss];
  if (mood !== 'ind' || tense === undefined || person === undefined) return [gloss];
  const subject = { person, number };
  const said = verbPhrases(gloss, { tense, voice, subject, isNegated: false, isStative: false });
  return said.filter((one) => !STRESSED.test(one)).map((one) => `${PRONOUNS[number][person]}${one}`);
};

/** How a sentence's own English says a word of it: the wording that stands in it, and all others of that sense; none where another turn was taken. */
const saidHere = (index: LatinIndex, { lexeme, form }: Analysis, { en }: Example): readonly string[] => {
  const text = ` ${englishTokens(en).join(' ')} `;
  const stands = (wording: string): boolean => text.includes(` ${englishTokens(wording).join(' ')} `);
  // puerī is several boys and a boy's: what stands in the English tells which.
  const readings = index.analyse(form.text).filter((one) => one.exact && one.lexeme.id === lexeme.id);
  const meant = lexeme.senses
    .map((sense) => sense.en.flatMap((gloss) => readings.flatMap((reading) => formed(reading, gloss))))
    .find((wordings) => wordings.some(stands));
  const wordings = [...new Set(meant)];
  // The longest that stands there: "are asking for", not the "asking" of another.
  const [key] = wordings.filter(stands).toSorted((one, other) => other.length - one.length);
  return key === undefined ? [] : [key, ...wordings.filter((one) => one !== key)];
};

/** What a word means where it stands, to be written as it is said there. */
export const meaningHere: Generator = (making) => {
  const { word } = making;
  const example = exampleOf(making);
  const found = word && example && standing(making, word, example.la);
  const asked = found && typedMeaning(making);
  const [key, ...more] = found ? saidHere(making.material.index, found, example) : [];
  if (!asked || key === undefined) return undefined;
  return {
    ...asked,
    questionText: `What is ${found.form.text} in English, as it stands here? ${example.la}`,
    correctAnswer: key,
    acceptableAnswers: more.slice(0, MOST_WORDINGS),
    explanation: `${example.la} – ${example.en} ${asked.explanation}`,
  };
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
