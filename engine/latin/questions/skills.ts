// What can be known of a word, one skill at a time, and how each is asked. A card of the Memory Palace is one skill on one word.
// Invariant: a skill that a word is said to carry can be asked of it; one that it cannot carry is refused with the reason.
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { paradigm } from '../inflect.ts';
import { isAskable } from './asking.ts';
import { exampleOrder, isShown, meaningHere, wordGap } from './examples.ts';
import type { Generator } from './making.ts';
import { isOneWord } from './making.ts';
import { formQuestion, government, meaning, reading, takesOneCase, wordFor } from './multipleChoice.ts';
import { gap, sentenceMeaning } from './sentenceChoice.ts';
import { transformation } from './transformation.ts';
import { hasPrincipalParts, principalPart, typedForm, typedMeaning, typedWord } from './typing.ts';
import { reconstruction, translation } from './writing.ts';

/**
 * The skills on a word: know what it means, say it in Latin, inflect it, tell a form of it, its principal parts, the
 * case it takes, and its use in a sentence.
 */
export const SKILLS = ['meaning', 'recall', 'inflection', 'reading', 'parts', 'government', 'usage'] as const;
export type Skill = (typeof SKILLS)[number];

/** Ways to ask, each with the type of the question that it makes. */
export type Way = readonly [type: QuestionType, make: Generator];

/** How each skill is asked. */
const WAYS: Readonly<Record<Skill, readonly Way[]>> = {
  meaning: [
    ['type_response', typedMeaning],
    ['type_response', meaningHere],
    ['multiple_choice', meaning],
  ],
  recall: [
    ['type_response', typedWord],
    ['multiple_choice', wordFor],
  ],
  inflection: [
    ['type_response', typedForm],
    ['multiple_choice', formQuestion],
  ],
  reading: [['multiple_choice', reading]],
  parts: [['type_response', principalPart]],
  government: [['multiple_choice', government]],
  usage: [
    ['multiple_choice', wordGap],
    ['text_reconstruction', exampleOrder],
  ],
};

/** How the use of a word is asked where sentences can be composed with it. */
const COMPOSED_WAYS: readonly Way[] = [
  ['translation', translation],
  ['multiple_choice', gap],
];

/** How a skill is asked; `isMet`: the word comes into composed sentences. */
export const waysOf = (skill: Skill, isMet: boolean): readonly Way[] =>
  skill === 'usage' && isMet ? [...COMPOSED_WAYS, ...WAYS.usage] : WAYS[skill];

/** How a construction is asked. */
export const CONSTRUCTION_WAYS: readonly Way[] = [
  ['translation', translation],
  ['multiple_choice', sentenceMeaning],
  ['multiple_choice', gap],
  ['text_reconstruction', reconstruction],
  ['grammar_transformation', transformation],
];

/** Fewer forms than these leave nothing to tell one from. */
const FEWEST_FORMS = 5;

const askableForms = (word: Lexeme, level: number): number =>
  paradigm(word).filter(({ features, forms }) =>
    isAskable({ level, word }, word, features, forms[0]?.text ?? ''),
  ).length;

const CARRIES: Readonly<Record<Skill, (word: Lexeme, level: number) => boolean>> = {
  meaning: () => true,
  recall: (word) => isOneWord(word) || ['noun', 'verb', 'adj', 'adv'].includes(word.pos),
  inflection: (word, level) => askableForms(word, level) > 0,
  reading: (word, level) => askableForms(word, level) >= FEWEST_FORMS,
  parts: hasPrincipalParts,
  government: takesOneCase,
  usage: (word) => isShown(word),
};

/** The skills that a word carries for a learner of a level. */
export const skillsOf = (word: Lexeme, level: number): readonly Skill[] =>
  SKILLS.filter((skill) => CARRIES[skill](word, level));
