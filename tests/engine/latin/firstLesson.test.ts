// What a stranger reads before anything else: one truth, and a question that it is enough to answer.
import { describe, expect, it } from 'vitest';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { firstLesson } from '@sigilla/engine/latin/questions/firstLesson.ts';
import { latinMaterial } from './latinMaterial.ts';

const lessons = Array.from({ length: 12 }, (_, at) =>
  firstLesson(latinMaterial, {
    seed: forkSeed('3'.repeat(32), 'lesson', at),
    generatedAt: '2026-01-01T00:00:00.000Z',
  }),
);

describe('a first lesson', () => {
  it('is always had, and asks about the very two people of its sentence with their parts exchanged', () => {
    for (const one of lessons) {
      expect(one).toBeDefined();
      const { lesson, question } = one ?? {
        lesson: { latin: '', english: '', note: '' },
        question: undefined,
      };
      const [, who = '', does = '', whom = ''] =
        /^The (.+?) (\S+s(?: \S+)*?) the (.+)\.$/u.exec(lesson.english) ?? [];
      expect(who, lesson.english).not.toBe('');
      expect(question?.correctAnswer).toContain(` the ${who}.`);
      expect(question?.correctAnswer).toMatch(new RegExp(`^The ${whom} ${does}`, 'u'));
      const options = question?.questionType === 'multiple_choice' ? question.multipleChoiceOptions : [];
      expect(options).toContain(lesson.english);
      expect(new Set(options).size).toBe(4);
    }
  });

  it('needs no word of grammar to be answered, and points at the ending that tells', () => {
    for (const one of lessons) {
      const object = / (\S+m) /.exec(one?.lesson.latin ?? '')?.[1] ?? 'none';
      expect(one?.lesson.note).toContain(`*${object}*, the word that ends in -m`);
      expect(one?.lesson.note).not.toMatch(/nominative|accusative|subject|object/);
    }
  });
});
