// The emergency set is as true as what the engine asks.
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';

describe('the emergency set', () => {
  it('LR-016 has three scrolls of at most three stars, and a fourth from level 4', () => {
    expect(emergencySet(3).map(({ difficulty }) => difficulty <= 3)).toEqual([true, true, true]);
    expect(emergencySet(4)).toHaveLength(4);
  });

  it('passes the gate, and is judged by it', () => {
    const academy = openAcademy(readLibrary());
    for (const question of emergencySet(10)) {
      expect(academy.prove(question)).toMatchObject({ ok: true });
      expect(academy.grade(question, question.correctAnswer).isCorrect).toBe(true);
      expect(academy.grade(question, 'zzz').isCorrect).toBe(false);
    }
  });
});
