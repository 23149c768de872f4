// What must hold of every skill that a word is said to carry; over a sample in every run, over the whole lexicon in the long one.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';

const SEED = '3'.repeat(32);

/** Words of which a skill that they carry could not be asked, or was asked badly; each is tried with one skill, in turn. */
export const unaskable = (academy: Academy, words: readonly Lexeme[]): readonly string[] =>
  words.flatMap(({ id }, at) => {
    const skills = academy.skills(id, 1);
    const skill = skills[at % skills.length];
    if (skill === undefined) return [`${id} carries nothing`];
    const found = academy.askAbout({
      seed: forkSeed(SEED, at),
      lexeme: id,
      skill,
      level: 1,
      generatedAt: '2026-01-01T00:00:00Z',
    });
    if (!found.ok) return [`${id} ${skill}: ${found.reason}`];
    const { question } = found;
    const isKeyRight = academy.grade(question, question.correctAnswer).isCorrect;
    return found.skill === skill && isKeyRight && !academy.grade(question, '').isCorrect
      ? []
      : [`${id} ${skill}: ${question.questionText}`];
  });
