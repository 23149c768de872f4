// Ten thousand sentences of every level over all its constructions: each composes, reads back and proves itself in both directions.
import { describe, expect, it } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { prove } from '@sigilla/engine/latin/questions/prove.ts';
import { translationOf } from '@sigilla/engine/latin/questions/writing.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { FRAMES } from '@sigilla/engine/latin/sentences/frames.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('level %i', (level) => {
  const allowed = FRAMES.filter((frame) => frame.level <= level);
  it('is true ten thousand times', () => {
    for (let at = 0; at < 10_000; at += 1) {
      const focus = allowed[at % allowed.length]?.name ?? '';
      const random = randomFork('8'.repeat(32), level, at);
      const sentence = composeSentence({ index, frames, random, level, focus });
      expect(sentence?.tree.frame, focus).toBe(focus);
      if (!sentence) continue;
      for (const slot of sentence.slots) {
        const readings = index.analyse(slot.text).filter(({ exact }) => exact);
        const own = readings.some(
          ({ lexeme, key }) =>
            lexeme.id === slot.lexemes[0] && (slot.cells[0] === 'form' || slot.cells.includes(key)),
        );
        expect(own, `${slot.text} in ${sentence.latin}`).toBe(true);
      }
      for (const answer of ['english', 'latin'] as const) {
        const body = translationOf(index, sentence, answer);
        const question = {
          ...body,
          id: 'q',
          difficulty: 1,
          generatedBy: 'engine',
          generatedAt: '2026-01-01',
        };
        expect(prove(index, question), `${sentence.latin} ${sentence.english}`).toEqual({ ok: true });
      }
    }
  }, 600_000);
});
