// What the scholars do for the teachers of silicon: they choose the words of a lesson, and they read what comes back, every word of it. Runs in a
// worker. Invariant: nothing enters the archive that the engine's gate has not found sound.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinLevel } from '@sigilla/content/schema/lexeme.ts';
import { randomFork } from '@sigilla/engine/core/random.ts';
import type { Random, Seed } from '@sigilla/engine/core/random.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import type { Drop } from '@sigilla/engine/learning/teacherStanding.ts';
import { questionOf } from './lesson.ts';
import type { Lesson, Written } from './lesson.ts';
import { withMacrons } from './macrons.ts';

/** Words that a lesson is given, and points of grammar to choose from. */
const WORDS = 24;
/** They are taken from so many pages of the dictionary. */
const PAGES = 4;
const PAGE = 100;
const LETTERS = 'ACDEFILMNOPRSTV'.split('');
const SKILLS = 6;

/** So many of a list, each once, in any order. */
const drawn = <T>(random: Random, list: readonly T[], n: number): readonly T[] => {
  const left = [...list];
  return Array.from({ length: Math.min(n, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
};

const levelOf = (difficulty: number): LatinLevel => {
  if (difficulty <= 1) return 'basic';
  return difficulty <= 3 ? 'intermediate' : 'advanced';
};

/** Words for a lesson as dictionaries print them, and points of grammar that its level has. */
export interface Material {
  readonly words: readonly string[];
  readonly skills: readonly string[];
}

/** What a lesson of this difficulty can be made of; the same for the same seed. */
export const materialFor = (academy: Academy, seed: Seed, difficulty: number): Material => {
  const random = randomFork(seed, 'material');
  const level = levelOf(difficulty);
  const hits = drawn(random, LETTERS, PAGES).flatMap((letter) =>
    drawn(random, academy.search({ letter, level, limit: PAGE }).hits, WORDS / PAGES),
  );
  const known = academy.constructions.filter((one) => one.level <= 2 * difficulty);
  const fitting = known.filter((one) => one.level > 2 * difficulty - 4);
  const names = [...new Set((fitting.length > 0 ? fitting : known).map(({ name }) => name))];
  const from = random.below(Math.max(1, names.length));
  return {
    words: hits.map(({ latin, definition }) => `${latin}: ${definition}`),
    skills: [...names.slice(from), ...names.slice(0, from)].slice(0, SKILLS),
  };
};

/** What the gate objects to, in a word. Its reasons are sentences; what they are about is told by how they are worded. */
const REASONS: readonly (readonly [RegExp, Drop])[] = [
  [/^not a question/, 'not_a_question'],
  [/not in the lexicon|does not read as Latin/, 'unknown_word'],
  [
    /too long|too many|too much|markup|link|nobody sees|another script|template|somebody else|not about Latin|no date|judging of its own|no answer of its own|gives (?:the|its) answer away/,
    'unsuitable_text',
  ],
  [
    /grades as|the same|exactly one|another meaning|right too|\btoo\b|not the form asked for|not the words of the key|already in order|nothing is|repeats|blank/,
    'wrong_key',
  ],
];
const dropOf = (reason: string): Drop => REASONS.find(([said]) => said.test(reason))?.[1] ?? 'wrong_latin';

/** A question that may be asked, or why this is none; `remark` is for the log. */
export type Examined =
  | { readonly question: LatinQuestion }
  | { readonly drop: Drop; readonly remark: string };

const LONG_VOWEL = /[āēīōūȳ]/iu;
/** A sentence to be put into English, with answers that are none. */
const isMixedUp = ({ questionText, correctAnswer, acceptableAnswers }: LatinQuestion): boolean =>
  /\binto English\b/.test(questionText) &&
  [correctAnswer, ...acceptableAnswers].some((answer) => LONG_VOWEL.test(answer));

/** Reads one candidate, whatever it is. */
export const examine = (academy: Academy, candidate: unknown, lesson: Lesson, written: Written): Examined => {
  const read = questionOf(candidate, lesson, written);
  if (typeof read === 'string') return { drop: read, remark: '' };
  if (read.questionType === 'translation' && isMixedUp(read))
    return { drop: 'wrong_key', remark: read.correctAnswer };
  const marked = withMacrons(academy, read);
  if ('unclear' in marked) return { drop: 'macrons', remark: marked.unclear };
  const proof = academy.prove(marked.question);
  return proof.ok ? marked : { drop: dropOf(proof.reason), remark: proof.reason };
};
