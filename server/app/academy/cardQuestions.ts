// A question about a card: the skill on the word, asked another way each time. Runs in a worker.
// Invariant: the same seed makes the same question; every one is proved before it is put, and each skill has one way to ask that always can be had.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion as Question } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Random, Seed } from '@sigilla/engine/core/random.ts';
import { randomFork, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import type { Skill } from '@sigilla/engine/learning/palace/card.ts';

/** What is to be asked. `level` is the learner's skill, 1 to 10. */
export interface CardWish {
  readonly seed: Seed;
  readonly lexeme: string;
  readonly skill: Skill;
  readonly level: number;
  readonly generatedAt: string;
}

interface Asking {
  readonly academy: Academy;
  readonly word: Lexeme;
  readonly level: number;
  readonly random: Random;
}
type Way = (asking: Asking) => Readonly<Record<string, unknown>> | undefined;

const glosses = ({ senses }: Lexeme): readonly string[] => senses.flatMap(({ en }) => en);
const headOf = ({ pos, parts }: Lexeme): string =>
  pos === 'noun' || pos === 'verb' || pos === 'adj'
    ? parts.filter((part) => part !== '-').join(', ')
    : (parts[0] ?? '');
const inEnglish = ({ pos }: Lexeme, gloss: string): string =>
  pos === 'verb' && gloss !== 'can' ? `to ${gloss}` : gloss;
const firstGloss = (word: Lexeme): string => inEnglish(word, glosses(word)[0] ?? '');
const explained = (academy: Academy, word: Lexeme): string => {
  const said = word.senses
    .map(({ en }) => en.slice(0, 3).join(', '))
    .slice(0, 3)
    .join('; ');
  return `${academy.lemma(word)}: ${said}. ${word.usage ?? word.etym ?? ''}`.trim();
};

const meaning = (asking: Asking, questionText: string): Readonly<Record<string, unknown>> => {
  const { academy, word } = asking;
  const [key = '', ...others] = glosses(word).map((gloss) => inEnglish(word, gloss));
  return {
    questionType: 'type_response',
    questionText,
    correctAnswer: key,
    acceptableAnswers: others.filter((gloss) => gloss !== key).slice(0, 8),
    explanation: explained(academy, word),
    conceptTags: ['vocabulary', word.level],
    grammarFocus: 'vocabulary',
    judging: { answer: 'english', meaning: { form: academy.lemma(word) } },
  };
};

const byHeading: Way = (asking) => meaning(asking, `Give an English word for ${headOf(asking.word)}.`);

/** The word as it stands in a sentence of its entry. */
const standing = ({ academy, word }: Asking) =>
  word.examples.flatMap(({ la, en }) => {
    const form = academy
      .words(la)
      .find((one) =>
        academy.analyse(one).some(({ lexeme, enclitic }) => lexeme.id === word.id && enclitic === undefined),
      );
    return form === undefined ? [] : [{ la, en, form }];
  });

const inSentence: Way = (asking) => {
  const places = standing(asking);
  if (places.length === 0) return undefined;
  const { la, form } = asking.random.pick(places);
  return meaning(asking, `What is ${form} in English, as it stands here? ${la}`);
};

const head = (asking: Asking, questionText: string): Readonly<Record<string, unknown>> => {
  const { academy, word } = asking;
  return {
    questionType: 'type_response',
    questionText,
    correctAnswer: academy.lemma(word),
    acceptableAnswers: word.alt.filter((one) => !one.includes(' ')),
    explanation: explained(academy, word),
    conceptTags: ['vocabulary', word.level],
    grammarFocus: 'vocabulary',
    judging: { answer: 'latin' },
  };
};

const KIND: Readonly<Record<Lexeme['pos'], string>> = {
  noun: 'noun',
  adj: 'adjective',
  verb: 'verb',
  adv: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  pron: 'pronoun',
  num: 'numeral',
  interj: 'interjection',
  particle: 'particle',
};

const byMeaning: Way = (asking) => {
  const { academy, word, random } = asking;
  const said = word.senses.map(({ en }) =>
    en
      .slice(0, 2)
      .map((gloss) => inEnglish(word, gloss))
      .join(', '),
  );
  const shown = word.senses.length > 1 && random.chance(500) ? said.slice(0, 3).join('; ') : (said[0] ?? '');
  const lemma = academy.lemma(word);
  return head(
    asking,
    `Write the Latin ${KIND[word.pos]} for “${shown}”, as the dictionary has it. It begins with ${lemma.slice(0, lemma.length > 4 ? 2 : 1)}.`,
  );
};

const cellOf = ({ academy, word, level, random }: Asking) => {
  const cells = academy
    .paradigm(word)
    .filter(
      ({ features, forms }) =>
        forms[0] !== undefined &&
        !forms[0].text.includes(' ') &&
        !word.parts.includes(forms[0].text) &&
        features.case !== 'voc' &&
        features.case !== 'loc' &&
        isMet(features, level),
    );
  return cells.length === 0 ? undefined : random.pick(cells);
};

/** Moods and tenses by when a course reaches them. */
const isMet = (
  { mood, tense, voice, degree, adverb }: ReturnType<Academy['paradigm']>[number]['features'],
  level: number,
): boolean => {
  if (adverb) return false;
  if (degree !== undefined && degree !== 'pos') return level >= 4;
  if (mood === undefined) return true;
  if (mood === 'ind')
    return level >= 4 || (voice === 'act' && (level >= 3 || tense === 'pres' || tense === 'impf'));
  if (mood === 'inf') return voice === 'act' || level >= 4;
  return mood === 'imp' ? tense === 'pres' && level >= 2 : level >= (mood === 'subj' ? 6 : 8);
};

const byForm: Way = (asking) => {
  const { academy, word } = asking;
  const cell = cellOf(asking);
  if (cell === undefined) return undefined;
  const [first = '', ...variants] = cell.forms.map(({ text }) => text);
  const what = academy.describe(cell.features);
  return {
    questionType: 'type_response',
    questionText: `Write the ${what} of ${headOf(word)} (${firstGloss(word)}).`,
    correctAnswer: first,
    acceptableAnswers: variants.filter((text) => !text.includes(' ')),
    explanation: `${first}: ${what} of ${academy.lemma(word)}, ${firstGloss(word)}.`,
    conceptTags: ['forms', word.pos],
    grammarFocus: what,
    judging: { answer: 'latin', form: { lexeme: word.id, cells: [cell.key] } },
  };
};

/** Ways to ask, the last of them always to be had. */
const WAYS: Readonly<Record<Skill, readonly Way[]>> = {
  recognise: [inSentence, byHeading],
  produce: [byMeaning],
  inflect: [byForm, byForm, byForm, byMeaning],
};

/** A question about a card; null when the dictionary has lost the word. */
export const cardQuestion = (
  academy: Academy,
  { seed, lexeme, skill, level, generatedAt }: CardWish,
): LatinQuestion | null => {
  const word = academy.word(lexeme);
  if (word === undefined) return null;
  const ways = WAYS[skill];
  const start = skill === 'recognise' ? randomFork(seed, 'way').below(ways.length) : 0;
  let last: LatinQuestion | null = null;
  for (const [at, way] of ways.slice(start).entries()) {
    const body = way({ academy, word, level, random: randomFork(seed, skill, at) });
    if (body === undefined) continue;
    const read = Question.safeParse({
      ...body,
      id: sha256Hex(`${seed}/${lexeme}/${skill}`).slice(0, 24),
      difficulty: Math.ceil(Math.min(10, Math.max(1, level)) / 2),
      generatedBy: 'engine',
      generatedAt,
    });
    if (!read.success) continue;
    if (academy.prove(read.data).ok) return read.data;
    last = read.data;
  }
  return last;
};
