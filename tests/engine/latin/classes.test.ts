// What a word's class is called.
import { describe, expect, it } from 'vitest';
import { inflectionClass } from '@sigilla/engine/latin/classes.ts';
import { adjective, noun, verb, wordOf } from './tables.ts';

describe('inflectionClass', () => {
  it('names declensions', () => {
    expect(inflectionClass(noun('rosa rosae', 'f'))).toBe('first declension');
    expect(inflectionClass(noun('cīvis cīvis', 'm'))).toBe('third declension, i-stem');
    expect(inflectionClass(noun('rēx rēgis', 'm'))).toBe('third declension');
    expect(inflectionClass(noun('fās', 'n', 'indecl'))).toBe('indeclinable');
    expect(inflectionClass(adjective('bonus bona bonum'))).toBe('first and second declensions');
    expect(inflectionClass(adjective('fēlīx fēlīcis'))).toBe('third declension, one ending');
    expect(inflectionClass(adjective('prior prius'))).toBe('comparative');
    expect(inflectionClass(adjective('tōtus tōta tōtum'))).toBe(
      'first and second declensions, genitive in -īus',
    );
  });
  it('calls pronouns and declined cardinals by their own names, not by the ending of their nominative', () => {
    expect(inflectionClass(wordOf({ pos: 'pron', parts: ['hic', 'haec', 'hoc'] }))).toBe('pronoun');
    expect(inflectionClass(wordOf({ pos: 'num', parts: ['duo'] }))).toBe('numeral');
    expect(inflectionClass(wordOf({ pos: 'num', parts: ['quattuor'] }))).toBe('');
  });
  it('names both declensions of a noun of two words', () => {
    const two = (nom: string, gen: string): string =>
      inflectionClass(wordOf({ pos: 'noun', parts: [nom, gen], gender: 'f' }));
    expect(two('rēs pūblica', 'reī pūblicae')).toBe('fifth and first declensions');
    expect(two('rēspūblica', 'reīpūblicae')).toBe('fifth and first declensions');
    expect(two('māter familiās', 'mātris familiās')).toBe('third declension');
  });
  it('names conjugations', () => {
    expect(inflectionClass(verb('amō, amāre, amāvī, amātum'))).toBe('first conjugation');
    expect(inflectionClass(verb('patior, patī, passus sum'))).toBe('third conjugation in -iō, deponent');
    expect(inflectionClass(verb('audeō, audēre, ausus sum'))).toBe('second conjugation, semideponent');
    expect(inflectionClass(verb('trānseō, trānsīre, trānsiī, trānsitum'))).toBe('irregular');
    expect(inflectionClass(verb('meminī, meminisse'))).toBe('defective');
    expect(inflectionClass(wordOf({ pos: 'prep', parts: ['ad'] }))).toBe('');
  });
});
