// Paradigms written down, to be read by people: when the grammar changes, the diff says which forms came out otherwise.
// How they are kept: tests/support/golden.ts.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { inflectionClass } from '@sigilla/engine/latin/classes.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import { paradigmTable, renderParadigmTable } from '@sigilla/engine/latin/paradigmTable.ts';
import { expectGolden } from '../../support/golden.ts';
import type { Golden } from './goldenWords.ts';
import { GOLDENS } from './goldenWords.ts';
import { verb, wordOf } from './tables.ts';
import { some } from '../../support/tier.ts';

const FOLDER = new URL('../../goldens/latin/', import.meta.url);

const HEADER = `How to read a diff of this file
  A changed line is a changed form: either a mistake or a correction.
  A correction: mend what the note above says of the form (tests/engine/latin/goldenWords.ts), delete this file, run the test with
  SIGILLA_WRITE_GOLDENS=1, and read the whole new file before you keep it.
  The first form of a cell is the usual one. A form in brackets stands beside it, with the reason; a dash is a cell that the word lacks.
  In compound tenses masculine, feminine and neuter share a cell.
`;

const write = ({ title, words, look, authority }: Golden): string =>
  [
    title,
    ...look.map((line) => `  - ${line}`),
    `  Authority: ${authority}`,
    '',
    HEADER,
    words.map((given) => renderParadigmTable(paradigmTable(wordOf(given)))).join('\n'),
  ].join('\n');

describe('paradigms written down', () => {
  for (const [name, golden] of Object.entries(GOLDENS))
    it(`${name} is inflected as it was`, () => expectGolden('latin', name, write(golden)));
  it('has no file without a paradigm', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''));
    expect(files.toSorted()).toEqual(Object.keys(GOLDENS).toSorted());
  });
  it('covers every inflection class of the lexicon', () => {
    const covered = new Set(
      Object.values(GOLDENS).flatMap(({ words }) => words.map((given) => inflectionClass(wordOf(given)))),
    );
    const missing = readLexicon()
      .map(inflectionClass)
      .filter((name) => !covered.has(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('paradigmTable', () => {
  it('shows every form of every word of the lexicon, and none that the word lacks', () => {
    for (const lexeme of some(readLexicon(), 4)) {
      const shown = new Set<string>();
      for (const { rows, columns } of paradigmTable(lexeme).sections) {
        for (const { cells } of rows) {
          expect(cells.length, lexeme.id).toBe(columns.length);
          for (const { text } of cells.flat()) {
            // "amātus, amāta, amātum sum" shows three forms
            const pieces = text.split(', ');
            const auxiliary = pieces.at(-1)?.split(' ').slice(1).join(' ') ?? '';
            for (const piece of pieces)
              shown.add(piece.includes(' ') || !auxiliary ? piece : `${piece} ${auxiliary}`);
          }
        }
      }
      const forms = new Set(paradigm(lexeme).flatMap((cell) => cell.forms.map(({ text }) => text)));
      expect([...shown].toSorted(), lexeme.id).toEqual([...forms].toSorted());
    }
  });
  it('has a dash for a cell that the word lacks, and no table that would be empty', () => {
    const table = paradigmTable(verb('possum, posse, potuī', 'nopassive'));
    expect(table.sections.map(({ title }) => title)).toEqual([
      'indicative active',
      'subjunctive active',
      'infinitive',
    ]);
    expect(renderParadigmTable(table)).toMatch(/^future {3}–$/m);
  });
  it('breaks a table too wide for the page into bands of equal columns', () => {
    const amo = paradigmTable(verb('amō, amāre, amāvī, amātum'));
    const wide = renderParadigmTable(amo, 400).split('\n').find((line) => line.includes('future perfect')); // prettier-ignore
    expect(wide).toContain('present');
    for (const line of renderParadigmTable(amo, 80).split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });
  it('has no tables for parts that cannot be read', () => {
    expect(paradigmTable({ pos: 'noun', parts: ['rosa', 'rosax'], flags: [] })).toEqual({
      entry: 'rosa, rosax',
      class: 'unreadable',
      sections: [],
    });
  });
});
