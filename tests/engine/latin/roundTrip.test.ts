// The round trip over the whole lexicon, some 470,000 forms, compound tenses among them: what inflect makes, analyse reads back to that word and
// that cell, with its macrons exactly, without them blindly; and analyse reads nothing that inflect does not make, but other spellings.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { fold } from '@sigilla/engine/latin/fold.ts';
import { cellKeys, paradigm } from '@sigilla/engine/latin/inflect.ts';

const lexicon = readLexicon();
const index = indexLexicon(lexicon);

/** Every way of writing, after `spell`, with the cells it fills: "rex_n nom.sg". */
const cellsBy = (spell: (text: string) => string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const note = (text: string, cell: string): void => {
    const written = spell(text);
    const there = found.get(written);
    if (there) there.add(cell);
    else found.set(written, new Set([cell]));
  };
  for (const lexeme of lexicon) {
    for (const { key, forms } of paradigm(lexeme))
      for (const { text } of forms) note(text, `${lexeme.id} ${key}`);
    for (const spelling of lexeme.alt) note(spelling, `${lexeme.id} ${cellKeys(lexeme)[0] ?? 'form'}`);
  }
  return found;
};

/** What is written, with the cells that inflect and analyse do not agree on. */
const disagreements = (
  made: ReadonlyMap<string, ReadonlySet<string>>,
  read: (written: string) => ReadonlySet<string>,
): readonly string[] =>
  [...made].flatMap(([written, cells]) => {
    const back = read(written);
    return [
      ...[...cells].filter((cell) => !back.has(cell)).map((cell) => `${written} is not read as ${cell}`),
      ...[...back].filter((cell) => !cells.has(cell)).map((cell) => `${written} is not made as ${cell}`),
    ];
  });

const readings = (written: string, isExact: boolean): ReadonlySet<string> =>
  new Set(
    index
      .analyse(written)
      .filter(({ enclitic, exact }) => !enclitic && (exact || !isExact))
      .map(({ lexeme, key }) => `${lexeme.id} ${key}`),
  );

describe('inflect and analyse', () => {
  it('agree on every form of the lexicon, macrons and all', () => {
    const made = cellsBy((text) => text.toLowerCase());
    expect(made.size).toBeGreaterThan(200_000);
    expect(disagreements(made, (written) => readings(written, true))).toEqual([]);
  }, 300_000);
  it('agree on every form of the lexicon written without macrons, with u for v and no capitals', () => {
    expect(disagreements(cellsBy(fold), (written) => readings(written, false))).toEqual([]);
  }, 300_000);
  it('keep in every reading the form as the grammar writes it, with its mark', () => {
    for (const lexeme of lexicon.filter((_, at) => at % 20 === 0)) {
      for (const { key, forms } of paradigm(lexeme)) {
        for (const form of forms) {
          const back = index
            .analyse(form.text)
            .find((reading) => reading.lexeme === lexeme && reading.key === key && !reading.enclitic);
          expect(back?.form).toEqual(form);
        }
      }
    }
  });
});
