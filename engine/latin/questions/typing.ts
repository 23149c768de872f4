// Questions about one word whose answer is typed: a form, a meaning, the Latin for it, a principal part.
// Invariant: a word that is asked for is taken as it is; only without one do the pools of the level decide.
import type { Lexeme, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import { lemmaOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { paradigm } from '../inflect.ts';
import { glossesOf } from '../sentences/stock.ts';
import { isAskable } from './asking.ts';
import { describeForm } from './describing.ts';
import { explainForm } from './explaining.ts';
import type { Body, Generator, Making } from './making.ts';
import { glossOf, heading, isOneWord, wordOfLevel, wordsFor } from './making.ts';

/** A form to be written. */
export const typedForm: Generator = (making) => {
  const { random, level } = making;
  const word = wordOfLevel(
    making,
    random.pick(level < 3 ? (['noun', 'verb'] as const) : (['noun', 'verb', 'adj'] as const)),
  );
  if (!word) return undefined;
  const cells = paradigm(word).filter(({ features, forms }) =>
    isAskable(making, word, features, forms[0]?.text ?? ''),
  );
  if (cells.length === 0) return undefined;
  const cell = random.pick(cells);
  const what = describeForm(word, cell.features);
  const [first, ...variants] = cell.forms.map(({ text }) => text);
  return {
    questionType: 'type_response',
    questionText: `Write the ${what} of ${heading(word)} (${glossOf(word)}).`,
    correctAnswer: first ?? '',
    acceptableAnswers: variants.filter((text) => !text.includes(' ')),
    explanation: explainForm(word, cell),
    conceptTags: ['forms', word.pos],
    grammarFocus: what,
    judging: { answer: 'latin', form: { lexeme: word.id, cells: [cell.key] } },
  };
};

/** The English of a word to be written. */
export const typedMeaning: Generator = (making) => {
  const word = wordOfLevel(making, 'noun', 'verb', 'adj', 'adv', 'prep', 'conj');
  if (!word) return undefined;
  const form = word.parts[0] ?? '';
  return {
    questionType: 'type_response',
    questionText: `Give an English word for ${heading(word)}.`,
    correctAnswer: glossOf(word),
    acceptableAnswers: glossesOf(word)
      .slice(0, 4)
      .filter((gloss) => gloss !== glossOf(word)),
    explanation: `${form}: ${word.senses
      .map((sense) => sense.en.slice(0, 3).join(', '))
      .slice(0, 2)
      .join('; ')}. ${word.usage ?? word.etym ?? ''}`.trim(),
    conceptTags: ['vocabulary', word.level],
    grammarFocus: 'vocabulary',
    judging: { answer: 'english', meaning: { form } },
  };
};

/** Whether a verb has all its four parts, of which one can be asked for. */
export const hasPrincipalParts = ({ pos, parts, flags }: Lexeme): boolean =>
  pos === 'verb' &&
  parts.length === 4 &&
  !parts.includes('-') &&
  !flags.includes('intransitive') &&
  /[ts]um$|xum$/.test(parts[3] ?? '') &&
  !parts.some((part) => part.includes(' '));

const PARTS = [
  '',
  'present infinitive active',
  'perfect, first person singular',
  'perfect participle (neuter, as the dictionary gives it)',
] as const;

/** A principal part to be written. */
export const principalPart: Generator = (making) => {
  const { random, level } = making;
  const pool = (making.word ? [making.word] : wordsFor(making, level, 'verb')).filter(hasPrincipalParts);
  if (pool.length === 0) return undefined;
  const telling =
    making.word || level < 4
      ? pool
      : pool.filter(({ parts }) => !parts[1]?.endsWith('āre') || !parts[2]?.endsWith('āvī'));
  if (telling.length === 0) return undefined;
  const word = random.pick(telling);
  const at = random.between(level < 4 ? 1 : 2, 3);
  const key = word.parts[at] ?? '';
  return {
    questionType: 'type_response',
    questionText: `Give the ${PARTS[at] ?? ''} of ${word.parts[0] ?? ''} (${glossOf(word)}).`,
    correctAnswer: key,
    explanation: `The principal parts are ${heading(word)}.`,
    conceptTags: ['principal parts', 'verb'],
    grammarFocus: 'principal parts',
    judging: {
      answer: 'latin',
      form: {
        lexeme: word.id,
        cells:
          at === 1
            ? ['pres.inf.act']
            : at === 2
              ? ['perf.ind.act.1sg']
              : ['supine.acc', 'perf.part.pass.nom.sg.n'],
      },
    },
  };
};

const KIND_NAMES: Readonly<Partial<Record<PartOfSpeech, string>>> = {
  adj: 'adjective',
  adv: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  pron: 'pronoun',
  num: 'numeral',
  interj: 'interjection',
};

/** The Latin for an English word, to be written; its first letter tells it from others that say the same. */
export const typedWord: Generator = (making) => {
  const word = wordOfLevel(making, 'noun', 'verb', 'adj', 'adv');
  const [first] = word === undefined ? [] : paradigm(word);
  const key = word?.parts[0] ?? '';
  if (!word || !first || !isOneWord(word)) return undefined;
  // A verb may be named by its infinitive as well.
  const cells = word.pos === 'verb' ? [first.key, 'pres.inf.act'] : [first.key];
  const gloss = glossOf(word);
  const alike = making.material.index.lexemes.filter(
    (other) =>
      other.id !== word.id &&
      other.pos === word.pos &&
      other.senses.some(({ en }) => en.includes(word.senses[0]?.en[0] ?? '')) &&
      fold(other.parts[0] ?? '').startsWith(fold(key).charAt(0)),
  );
  return {
    questionType: 'type_response',
    questionText: `Write the Latin ${KIND_NAMES[word.pos] ?? word.pos} for "${gloss}". It begins with ${key.charAt(0)}.`,
    correctAnswer: key,
    acceptableAnswers: alike
      .map(lemmaOf)
      .filter((one) => !one.includes(' '))
      .slice(0, 8),
    explanation:
      `${heading(word)}: ${glossesOf(word).slice(0, 3).join(', ')}. ${word.usage ?? word.etym ?? ''}`.trim(),
    conceptTags: ['vocabulary', word.level],
    grammarFocus: 'vocabulary',
    judging: { answer: 'latin', form: { lexeme: word.id, cells } },
  };
};

/** A form, a meaning or a principal part to be typed. */
export const typeResponse = (making: Making): Body | undefined => {
  const kinds: readonly Generator[] =
    making.level < 2 ? [typedForm, typedMeaning] : [typedForm, typedForm, typedMeaning, principalPart];
  return making.random.pick(kinds)(making);
};
