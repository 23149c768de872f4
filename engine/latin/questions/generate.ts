// Questions without end: a seed, a type and a level make a question, the same one every time, and only one that proves itself.
// A draw that proves nothing is thrown away and the next fork of the seed is tried.
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion as Question } from '@sigilla/content/schema/latinQuestion.ts';
import type { Seed } from '../../core/random.ts';
import { randomFork, sha256Hex } from '../../core/random.ts';
import { composingStock } from '../sentences/stock.ts';
import type { Body, Generator, LatinMaterial } from './making.ts';
import { multipleChoice } from './multipleChoice.ts';
import { prove } from './gate/prove.ts';
import { transformation } from './transformation.ts';
import { composition, culturalContext, dialogueCompletion, reconstruction, translation } from './writing.ts';
import { typeResponse } from './typing.ts';

const GENERATORS: Readonly<Record<QuestionType, Generator>> = {
  multiple_choice: multipleChoice,
  translation,
  type_response: typeResponse,
  dialogue_completion: dialogueCompletion,
  text_reconstruction: reconstruction,
  grammar_transformation: transformation,
  creative_composition: composition,
  cultural_context: culturalContext,
};

const MOST_ATTEMPTS = 60;

/** What to make. `generatedAt` is the caller's clock, ISO 8601. */
export type QuestionWish = {
  readonly material: LatinMaterial;
  readonly seed: Seed;
  readonly type: QuestionType;
  readonly level: number;
  readonly generatedAt: string;
};

/** Stars for a skill level: half of it, rounded up. */
export const difficultyOf = (level: number): number => Math.ceil(Math.min(10, Math.max(1, level)) / 2);

/** A question of a body, if it may be asked. */
export const provedOf = (
  material: LatinMaterial,
  body: Body,
  { id, level, generatedAt }: { readonly id: string; readonly level: number; readonly generatedAt: string },
): LatinQuestion | undefined => {
  const read = Question.safeParse({
    ...body,
    id,
    difficulty: difficultyOf(level),
    generatedBy: 'engine',
    generatedAt,
  });
  return read.success && prove(material.index, read.data).ok ? read.data : undefined;
};

/**
 * A proved question of this type and skill level (1 to 10). Same seed, same question. Undefined only when the material has nothing of
 * the kind (no dialogues, too few words).
 */
export const generateQuestion = ({
  material,
  seed,
  type,
  level,
  generatedAt,
}: QuestionWish): LatinQuestion | undefined => {
  const stock = composingStock(material.index, material.frames);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const random = randomFork(seed, type, level, attempt);
    const body = GENERATORS[type]({ material, stock, random, level });
    const id = `${type}-${level}-${sha256Hex(`${seed}/${type}/${level}`).slice(0, 16)}`;
    const question = body && provedOf(material, body, { id, level, generatedAt });
    if (question) return question;
  }
  return undefined;
};
