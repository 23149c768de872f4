// The round trip over the whole lexicon, some 470,000 forms, compound tenses among them: what inflect makes, analyse reads back to that word and
// that cell, with its macrons exactly, without them blindly; and analyse reads nothing that inflect does not make, but other spellings.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { fold } from '@sigilla/engine/latin/fold.ts';
import { cellKeys, paradigm } from '@sigilla/engine/latin/inflect.ts';
import { LONG, often } from '../../support/tier.ts';
import { longIt } from '../../support/longIt.ts';

const lexicon = readLexicon();
const index = indexLexicon(lexicon);

type Cells = ReadonlyMap<string, ReadonlySet<string>>;

const note = (cells: Map<string, Set<string>>, written: string, cell: string): void => {
  const there = cells.get(written);
  if (there) there.add(cell);
  else cells.set(written, new Set([cell]));
};

/** Everything that is written, without capitals, with the cells it fills: "rex_n nom.sg". */
const written: Cells = (() => {
  const cells = new Map<string, Set<string>>();
  for (const lexeme of lexicon) {
    for (const { key, forms } of paradigm(lexeme))
      for (const { text } of forms) note(cells, text.toLowerCase(), `${lexeme.id} ${key}`);
    for (const spelling of lexeme.alt)
      note(cells, spelling.toLowerCase(), `${lexeme.id} ${cellKeys(lexeme)[0] ?? 'form'}`);
  }
  return cells;
})();

/** Read back with their macrons: all in the long tier, else the spellings that begin so, a fifth. */
const EXACTLY = LONG ? /./ : /^[n-p]/i;
const exactly = (): Cells => new Map([...written].filter(([text]) => EXACTLY.test(fold(text))));

/** The same without macrons: all of it in the long tier, else of other spellings that begin so, about an eighth, with everything that folds to them. */
const PART = LONG ? /./ : /^[de]/;
const folded = (): Cells => {
  const cells = new Map<string, Set<string>>();
  for (const [text, there] of written) {
    const plain = fold(text);
    if (PART.test(plain)) for (const cell of there) note(cells, plain, cell);
  }
  return cells;
};

/** What is written, with the cells that inflect and analyse do not agree on. */
const disagreements = (made: Cells, read: (text: string) => ReadonlySet<string>): readonly string[] =>
  [...made].flatMap(([text, cells]) => {
    const back = read(text);
    return [
      ...[...cells].filter((cell) => !back.has(cell)).map((cell) => `${text} is not read as ${cell}`),
      ...[...back].filter((cell) => !cells.has(cell)).map((cell) => `${text} is not made as ${cell}`),
    ];
  });

const readings = (text: string, isExact: boolean): ReadonlySet<string> =>
  new Set(
    index
      .analyse(text)
      .filter(({ enclitic, exact }) => !enclitic && (exact || !isExact))
      .map(({ lexeme, key }) => `${lexeme.id} ${key}`),
  );

describe('inflect and analyse', () => {
  it('agree on every form of the lexicon, macrons and all', () => {
    expect(written.size).toBeGreaterThan(200_000);
    const part = exactly();
    expect(part.size).toBeGreaterThan(often(20_000, 60_000));
    expect(disagreements(part, (text) => readings(text, true))).toEqual([]);
  });
  longIt('agree on the forms of the lexicon written without macrons, with u for v and no capitals', () => {
    const plain = folded();
    expect(plain.size).toBeGreaterThan(often(10_000, 40_000));
    expect(disagreements(plain, (text) => readings(text, false))).toEqual([]);
  });
  longIt('keep in every reading the form as the grammar writes it, with its mark', () => {
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
