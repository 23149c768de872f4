// `npm run latin -- quiz …` and `… compose …`: questions with their keys, and sentences, drawn by seed.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Answer } from './command.ts';
import { academy, failure } from './command.ts';

/** A seed from whatever word is typed. */
const seedOf = (word: string | undefined): string => sha256Hex(word ?? '1').slice(0, 32);

const levelOf = (word: string | undefined): number => Math.min(10, Math.max(1, Number(word ?? '3') || 3));

const questionLines = (question: LatinQuestion): string[] => {
  const lines = [
    `${question.questionType}, ${'*'.repeat(question.difficulty)}  (${question.conceptTags.join(', ')})`,
  ];
  if (question.questionType === 'cultural_context') {
    const { latin, translation, author, work } = question.primarySource;
    lines.push(`  ${question.backgroundText}`, `  "${latin}" (${translation}) – ${author}, ${work}`);
  }
  if (question.questionType === 'dialogue_completion') {
    lines.push(`  ${question.scenario}`);
    for (const { speaker, text, translation, hints } of question.dialogue)
      lines.push(
        `  ${speaker}: ${text}  (${translation})${hints.length > 0 ? `  hints: ${hints.join(' ')}` : ''}`,
      );
  }
  if (question.questionType === 'creative_composition')
    lines.push(
      `  ${question.writingPrompt}`,
      `  At least ${question.minimumWords} words, with: ${question.requiredVocabulary.join(', ')}`,
    );
  lines.push(`  ${question.questionText}`);
  if (question.questionType === 'multiple_choice')
    lines.push(...question.multipleChoiceOptions.map((option) => `    ( ) ${option}`));
  if (question.questionType === 'text_reconstruction')
    lines.push(`    ${question.scrambledWords.join(' / ')}`);
  return lines;
};

/** `quiz translation 5 seed`, and with more words an answer to be graded. */
export const quizCommand = (words: readonly string[]): Answer => {
  const [type = 'multiple_choice', level, seed, ...answer] = words;
  const wanted = QUESTION_TYPES.find((name) => name.startsWith(type));
  if (!wanted) return failure(`no type ${type}; there are: ${QUESTION_TYPES.join(', ')}`);
  const question = academy().ask({
    seed: seedOf(seed),
    type: wanted,
    level: levelOf(level),
    generatedAt: new Date().toISOString(),
  });
  if (!question) return failure('nothing could be made of the lexicon as it is');
  const lines = questionLines(question);
  if (answer.length === 0)
    return {
      success: true,
      lines: [...lines, `  = ${question.correctAnswer}`, `  ${question.explanation}`],
      data: { question },
    };
  const verdict = academy().grade(question, answer.join(' '));
  return {
    success: true,
    lines: [
      ...lines,
      `  > ${answer.join(' ')}`,
      `  ${verdict.verdict}, ${verdict.score} of 100. ${verdict.explanation}`,
    ],
    data: { question, verdict },
  };
};

/** Ten composed sentences with their English. */
export const composeCommand = (words: readonly string[]): Answer => {
  const [level, seed, ...named] = words;
  const focus = named.join(' ');
  const { constructions, compose } = academy();
  if (focus !== '' && !constructions.some(({ name, concepts }) => name === focus || concepts.includes(focus)))
    return failure(
      `no construction ${focus}; there are: ${constructions.map(({ name }) => name).join(', ')}`,
    );
  const sentences = Array.from({ length: 10 }, (_, at) =>
    compose({
      seed: forkSeed(seedOf(seed), at),
      level: levelOf(level),
      ...(focus === '' ? {} : { construction: focus }),
    }),
  ).filter((sentence) => sentence !== undefined);
  return {
    success: true,
    lines: sentences.flatMap(({ latin, english, construction }) => [
      latin,
      `    ${english}   [${construction}]`,
    ]),
    data: sentences,
  };
};

/** Every construction, or those that a level knows. */
export const constructionsCommand = ([level]: readonly string[]): Answer => {
  const known = academy().constructions.filter((one) => level === undefined || one.level <= levelOf(level));
  return {
    success: true,
    lines: known.map((one) => `${String(one.level).padStart(2)}  ${one.name.padEnd(30)} ${one.note}`),
    data: known,
  };
};
