// A drill is as long as one sits down to, whatever word it is of.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import {
  blanksOf,
  drillParts,
  partAfter,
  partFor,
} from '@sigilla/client/features/academy/books/drillParts.ts';

const academy = openAcademy(readLibrary());
const sectionsOf = (id: string) => {
  const word = academy.word(id);
  if (word === undefined) throw new Error(`no word ${id}`);
  return academy.table(word).sections;
};

describe('what is drilled at one sitting', () => {
  it.each(['amo_v', 'sequor_v', 'sum_v', 'bonus_adj', 'rex_n', 'hic_pron'])(
    'of %s is never more than twelve blanks, and all sittings together are all of its forms',
    (id) => {
      const sections = sectionsOf(id);
      const parts = drillParts(sections);
      const lengths = parts.map(({ table, column }) => {
        const section = sections.find(({ title }) => title === table);
        return section === undefined ? 0 : blanksOf(section, column);
      });
      expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
      expect(Math.min(...lengths)).toBeGreaterThan(0);
      const all = sections.reduce((sum, section) => sum + blanksOf(section, null), 0);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(all);
    },
  );

  it('begins with the present indicative, goes on to the imperfect, and leaves a short table whole', () => {
    const parts = drillParts(sectionsOf('amo_v'));
    const first = partFor(parts, null);
    expect(first).toEqual({ table: 'indicative active', column: 'present' });
    expect(first && partAfter(parts, first)).toEqual({ table: 'indicative active', column: 'imperfect' });
    expect(parts).toContainEqual({ table: 'infinitive', column: null });
    expect(drillParts(sectionsOf('rex_n'))).toEqual([{ table: '', column: null }]);
  });

  it('keeps to what was chosen from word to word, as far as the next word has it', () => {
    const wish = { table: 'subjunctive active', column: 'imperfect' };
    expect(partFor(drillParts(sectionsOf('sum_v')), wish)).toEqual(wish);
    expect(partFor(drillParts(sectionsOf('sequor_v')), wish)).toEqual({
      table: 'indicative deponent',
      column: 'present',
    });
  });
});
