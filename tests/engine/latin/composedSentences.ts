// Composed sentences as tests hold them to be true: of the construction asked for, every word read back as what was meant,
// and provable as a question into either language.
import { expect } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { matchesEnglish } from '@sigilla/engine/latin/questions/grading/english/matchEnglish.ts';
import { prove } from '@sigilla/engine/latin/questions/gate/prove.ts';
import { translationOf } from '@sigilla/engine/latin/questions/writing.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { FRAMES } from '@sigilla/engine/latin/sentences/frames.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;

const HEAD = { id: 'q', difficulty: 1, generatedBy: 'engine', generatedAt: '2026-01-01' } as const;

/** Composes so many sentences of a level, each on the next of its constructions, and expects every one to be true. */
export const expectTrueSentences = (level: number, seed: string, count: number): void => {
  const allowed = FRAMES.filter((frame) => frame.level <= level);
  for (let at = 0; at < count; at += 1) {
    const focus = allowed[at % allowed.length]?.name ?? '';
    const sentence = composeSentence({ index, frames, random: randomFork(seed, level, at), level, focus });
    expect(sentence?.tree.frame, focus).toBe(focus);
    if (!sentence) continue;
    const { slots, latin, english, arrangements } = sentence;
    for (const { text, lexemes, cells } of slots) {
      const isRead = index
        .analyse(text)
        .some(
          ({ lexeme, key, exact }) =>
            exact && lexeme.id === lexemes[0] && (cells[0] === 'form' || cells.includes(key)),
        );
      expect(isRead, `${text} in ${latin}`).toBe(true);
    }
    expect(matchesEnglish(arrangements, english), english).toBe(true);
    for (const answer of ['english', 'latin'] as const)
      expect(prove(index, { ...HEAD, ...translationOf(index, sentence, answer) }), `${latin} ${english}`).toEqual({ ok: true }); // prettier-ignore
  }
};
