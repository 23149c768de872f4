// A translation tells how it was understood, a word to a line, and another wording only what is different in it.
import { describe, expect, it } from 'vitest';
import { understood } from '@sigilla/client/features/academy/books/understood.ts';

const REX = 'rēx: subject, nominative singular of rēx (king)';
const DAT = 'dat: third person singular present indicative active of dō (give).';
const DONAT = 'dōnat: third person singular present indicative active of dōnō (give).';
const PROSE = 'The solemn imperative; the plain one is es.';

describe('how a translation was understood', () => {
  it('is told a word to a line where the engine tells it so, and left as it stands where it is prose', () => {
    expect(understood(`${REX}; ${DAT}`)).toBe(`${REX};\n${DAT}`);
    expect(understood(PROSE)).toBe(PROSE);
    expect(understood('')).toBe('');
  });

  it('is told of another wording as far as that differs', () => {
    expect(understood(`${REX}; ${DONAT}`, `${REX}; ${DAT}`)).toBe(DONAT);
    expect(understood(PROSE, `${REX}; ${DAT}`)).toBe(PROSE);
    expect(understood(PROSE, PROSE)).toBe('');
  });
});
