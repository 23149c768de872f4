// Endings are set in red where a grammar would set them, in every word of the lexicon that has them, and nowhere else.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { parted, stemsOf } from '@sigilla/client/features/academy/books/endings.ts';

const academy = openAcademy(readLibrary());

/** The forms of one column of a word, each with a stroke before its ending. */
const written = (id: string, column = 0, place = 0): string => {
  const word = academy.word(id);
  const section = word === undefined ? undefined : academy.table(word).sections[place];
  if (section === undefined) throw new Error(`no table ${place} of ${id}`);
  const stem = stemsOf(section)[column] ?? '';
  return section.rows
    .map(({ cells }) =>
      parted(cells[column]?.[0]?.text ?? '', stem)
        .filter(Boolean)
        .join('|'),
    )
    .join(' ');
};

describe('the ending of a form', () => {
  it.each([
    ['puella_n', 0, 'puell|a puell|ae puell|ae puell|am puell|ā puell|a'],
    ['puella_n', 1, 'puell|ae puell|ārum puell|īs puell|ās puell|īs puell|ae'],
    ['rex_n', 0, 'rēx rēg|is rēg|ī rēg|em rēg|e rēx'],
    ['nomen_n', 1, 'nōmin|a nōmin|um nōmin|ibus nōmin|a nōmin|ibus nōmin|a'],
    ['manus_n', 0, 'man|us man|ūs man|uī man|um man|ū man|us'],
    ['bonus_adj', 2, 'bon|um bon|ī bon|ō bon|um bon|ō bon|um'],
    ['acer_adj', 0, 'ācer ācr|is ācr|ī ācr|em ācr|ī ācer'],
    ['amo_v', 0, 'am|ō am|ās am|at am|āmus am|ātis am|ant'],
    ['amo_v', 1, 'amāba|m amābā|s amāba|t amābā|mus amābā|tis amāba|nt'],
    ['amo_v', 3, 'amāv|ī amāv|istī amāv|it amāv|imus amāv|istis amāv|ērunt'],
  ])('%s, column %i', (id, column, forms) => {
    expect(written(id, column)).toBe(forms);
  });

  it.each([
    ['vis_n', 'vīs vīs vī vim vī vīs'],
    ['sum_v', 'sum es est sumus estis sunt'],
    ['possum_v', 'possum potes potest possumus potestis possunt'],
  ])('is not guessed at: %s', (id, forms) => {
    expect(written(id)).toBe(forms);
  });
});
