// A deck on its way into the Memory Palace: what is no deck is told before anything is sent, and a long one goes in parts.
import { describe, expect, it } from 'vitest';
import { deckParts, faultOf } from '../../../client/features/academy/palace/deckParts.ts';

const fault = (text: string): string | null => faultOf(text.length, text);

describe('a file that is to be a deck', () => {
  it('is told to be empty, or no text, or too heavy, and nothing of it is sent', () => {
    expect(fault('')).toMatch(/empty/);
    expect(fault('\uFEFF \r\n')).toMatch(/empty/);
    expect(fault('PK\u0003\u0004\0\0\uFFFD')).toMatch(/UTF-8/);
    expect(fault('latin\npan\uFFFD\n')).toMatch(/UTF-8/);
    expect(faultOf(2_000_001, 'latin\npanis\n')).toMatch(/heavier/);
  });

  it('is brought in where it may be one', () => {
    expect(fault('\uFEFFlatin,skill\r\npānis,\r\n')).toBeNull();
    expect(fault('panis\naqua')).toBeNull();
  });
});

describe('a long deck', () => {
  it('goes in parts, each of which names its columns, and loses no line', () => {
    const lines = Array.from({ length: 9000 }, (_, i) => `word${i},recognise\n`);
    const parts = deckParts(`latin,skill\n${lines.join('')}`);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.startsWith('latin,skill\n')).toBe(true);
    expect(parts.map((part) => part.slice('latin,skill\n'.length)).join('')).toBe(lines.join(''));
  });

  it('of short words goes in parts of no more rows than the librarian reads at once', () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `w${i}\n`);
    const parts = deckParts(`latin\n${lines.join('')}`);
    for (const part of parts) expect(part.split('\n').length - 2).toBeLessThanOrEqual(1500);
    expect(parts.map((part) => part.slice('latin\n'.length)).join('')).toBe(lines.join(''));
  });

  it('names its columns in every part, whatever parts them, and is never cut within a cell', () => {
    const cells = Array.from({ length: 3000 }, (_, i) => `"verb${i};\nverbum";x\n`);
    for (const head of ['\uFEFFLatin;Deutsch\n', '"latin"\tenglish\n', 'Latein;Deutsch\n']) {
      const parts = deckParts(head + cells.join(''));
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        expect(part.startsWith(head)).toBe(true);
        expect(part.split('"').length % 2).toBe(1);
      }
      expect(parts.map((part) => part.slice(head.length)).join('')).toBe(cells.join(''));
    }
  });

  it('that names columns and no words goes as it is, to be refused with a sentence', () => {
    expect(deckParts('latin,skill\n')).toEqual(['latin,skill\n']);
  });
});
