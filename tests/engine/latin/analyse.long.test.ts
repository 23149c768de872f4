// The whole round trip: every form of every cell of every word of the lexicon reads back to that word and cell.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';

describe('inflect and analyse', () => {
  it('agree on every form of the lexicon', () => {
    const lexicon = readLexicon();
    const index = indexLexicon(lexicon);
    const lost: string[] = [];
    for (const lexeme of lexicon) {
      for (const { key, forms } of paradigm(lexeme)) {
        for (const { text } of forms) {
          const back = index
            .analyse(text)
            .some(
              (reading) =>
                reading.lexeme.id === lexeme.id && reading.key === key && reading.form.text === text,
            );
          if (!back) lost.push(`${lexeme.id} ${key} ${text}`);
        }
      }
    }
    expect(lost).toEqual([]);
  }, 600_000);
});
