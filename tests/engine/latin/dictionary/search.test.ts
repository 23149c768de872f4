// The dictionary: what a search finds and in which order, filters and letters, and the entry of a word.
import { DictionaryEntry } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { DictionaryWish } from '@sigilla/engine/latin/dictionary/search.ts';
import { openDictionary } from '@sigilla/engine/latin/dictionary/search.ts';
import { assert as holds, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinMaterial } from '../latinMaterial.ts';

const { index } = latinMaterial;
const dictionary = openDictionary(index);
const heads = (wish: DictionaryWish): readonly string[] =>
  dictionary.search(wish).hits.map(({ headword }) => headword);
const first = (query: string) => dictionary.search({ query }).hits[0];

describe('search', () => {
  it('finds a headword without macrons, with v or u, i or j, in capitals', () => {
    for (const query of ['rex', 'rēx', 'REX']) expect(first(query)).toMatchObject({ headword: 'rēx', match: 'headword' });
    for (const query of ['iuvenis', 'iuuenis', 'juvenis', 'IVVENIS']) expect(first(query)?.headword).toBe('iuvenis');
  }); // prettier-ignore

  it('finds any inflected form and says which it is', () => {
    expect(first('amaverat')).toMatchObject({
      headword: 'amō',
      match: 'form',
      forms: ['amāverat: third person singular pluperfect indicative active of amō'],
    });
    expect(first('puellae')?.forms.join()).toContain('genitive singular of puella');
    expect(heads({ query: 'amātus est' })).toContain('amō');
  });

  it('splits enclitics off', () => {
    expect(first('virumque')).toMatchObject({ headword: 'vir', match: 'form' });
    expect(first('virumque')?.forms[0]).toContain('with -que (and)');
    expect(first('mecum')?.headword).toBe('ego');
    expect(heads({ query: 'arma virumque' })).toEqual(expect.arrayContaining(['arma', 'vir']));
  });

  it.each([
    ['king', 'rēx'],
    ['kings', 'rēx'],
    ['the king', 'rēx'],
    ['children', 'līberī'],
    ['to love', 'amō'],
    ['loved', 'amō'],
    ['running', 'currō'],
    ['went', 'eō'],
    ['setting out', 'proficīscor'],
    ['bravely', 'fortis'],
    ['happiest', 'laetus'],
  ])('finds English in any form: %s → %s', (query, headword) => {
    expect(heads({ query })).toContain(headword);
    expect(heads({ query }).indexOf(headword)).toBeLessThan(2);
  });

  it('puts the commoner word and the earlier meaning first', () => {
    expect(heads({ query: 'war' })[0]).toBe('bellum');
    expect(heads({ query: 'city' })[0]).toBe('urbs');
    expect(heads({ query: 'brave' })[0]).toBe('fortis');
  });

  it('orders headword, form, English, beginnings; and near misses only when nothing else is found', () => {
    const kinds = ['headword', 'form', 'english', 'prefix', 'fuzzy'];
    for (const query of ['ara', 'man', 'in', 'love', 'amor', 'sol']) {
      const places = dictionary.search({ query, limit: 500 }).hits.map(({ match }) => kinds.indexOf(match));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(4);
    }
    expect(dictionary.search({ query: 'agricol' }).hits[0]).toMatchObject({ headword: 'agricola', match: 'prefix' });
    expect(dictionary.search({ query: 'agricoola' }).hits[0]).toMatchObject({ headword: 'agricola', match: 'fuzzy' });
  }); // prettier-ignore

  it('puts verbs first behind "to", the commoner word first among forms, the marked form first when lengths are written', () => {
    expect(heads({ query: 'to love' })[0]).toBe('amō');
    expect(heads({ query: 'manibus' })[0]).toBe('manus');
    expect(heads({ query: 'facta' })[0]).toBe('faciō');
    expect(heads({ query: 'mānibus' })[0]).toBe('mānēs');
  });

  it('turns the pages of every letter that are together the whole book, filtered or not', () => {
    for (const filter of [{}, { level: 'basic' }, { frequency: 'common' }] as const) {
      const whole = heads({ ...filter, letter: '*', limit: 10_000 });
      const letters = new Set(whole.map((word) => word.normalize('NFD').charAt(0).toLowerCase()));
      const pages = [...letters].flatMap((letter) => heads({ ...filter, letter, limit: 10_000 }));
      expect(pages).toEqual(whole);
    }
    expect(heads({ letter: 'J' })).toEqual(heads({ letter: 'i' }));
    expect(heads({ letter: '7' })).toEqual([]);
  });

  it('finds the Latin of a text longer than any entry word by word, without seeking all of it in one', () => {
    const text = 'puella rosam matri dat et pater filium ad templum videt';
    expect(heads({ query: text })).toEqual(
      expect.arrayContaining(['puella', 'rosa', 'māter', 'dō', 'templum']),
    );
    expect(heads({ query: 'e '.repeat(40) })).toEqual(heads({ query: 'e' }));
    expect(heads({ query: 'a b c d e f g h i k l m n' }).length).toBeLessThan(100);
  });

  it('finds English that is misspelt, or that no sense lists', () => {
    for (const [query, headword] of [['solider', 'mīles'], ['freind', 'amīcus'], ['beutiful', 'pulcher'], ['gorgeous', 'pulcher']] as const)
      expect(heads({ query })[0]).toBe(headword);
    expect(first('puela')?.headword).toBe('puella');
  }); // prettier-ignore

  it('takes * for any letters and ? for one, and gives up on a sky of stars', () => {
    expect(heads({ query: 'r?x' })).toEqual(['rēx']);
    expect(heads({ query: 'amīc*' })).toEqual(expect.arrayContaining(['amīcus', 'amīcitia']));
    expect(heads({ query: '*tās', limit: 500 })).toContain('lībertās');
    expect(dictionary.search({ query: 'a*b*c*d*e*f*' }).total).toBe(0);
    expect(heads({ query: 'king?' })).toContain('rēx');
  });

  it('shows each word once', () => {
    const { hits, total } = dictionary.search({ query: 'in', limit: 1000 });
    expect(new Set(hits.map(({ id }) => id)).size).toBe(total);
  });

  it('browses by letter in alphabetical order, macron-blind, page by page', () => {
    const { total } = dictionary.search({ letter: 'v' });
    const all = Array.from({ length: Math.ceil(total / 40) }, (_, page) =>
      heads({ letter: 'v', limit: 40, offset: page * 40 }),
    ).flat();
    expect(all).toHaveLength(total);
    expect(all.every((head) => head.toLowerCase().startsWith('v'))).toBe(true);
    expect(heads({ letter: 'ā', limit: 1000 })).toEqual(heads({ letter: 'A', limit: 1000 }));
  });

  it('filters by level and frequency; "very common" stands under common', () => {
    const { hits } = dictionary.search({ letter: 'a', level: 'intermediate', frequency: 'common', limit: 500 });
    expect(hits.length).toBeGreaterThan(10);
    for (const { level, frequency } of hits) {
      expect(level).toBe('intermediate');
      expect(['common', 'very common']).toContain(frequency);
    }
    const counts = (['very high', 'high', 'common', 'moderate'] as const).map(
      (frequency) => dictionary.search({ frequency }).total,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(index.lexemes.length);
    expect(dictionary.search({ query: 'rex', level: 'advanced' }).hits.map(({ headword }) => headword)).not.toContain('rēx');
  }); // prettier-ignore

  it('LR-024 goes by the query when a letter is given too', () => {
    expect(dictionary.search({ query: 'king', letter: 'z' })).toEqual(dictionary.search({ query: 'king' }));
  });

  it('LR-025 says that nothing was found, so that a wider search may be asked', () => {
    expect(dictionary.search({ query: 'qqqqxx' })).toEqual({ hits: [], total: 0 });
  });

  it('LR-026 finds nothing for a blank query without letter or filter', () => {
    for (const query of ['', '  ', '\t'])
      expect(dictionary.search({ query })).toEqual({ hits: [], total: 0 });
    expect(dictionary.search({})).toEqual({ hits: [], total: 0 });
    // Every letter is asked for by name.
    expect(dictionary.search({ letter: '*', limit: 1 }).total).toBeGreaterThan(4_000);
  });

  it('takes any text without a fault', () => {
    holds(
      property(string({ maxLength: 40 }), (query) => dictionary.search({ query }).total >= 0),
      { numRuns: 100 },
    );
  });
});

describe('an English phrase', () => {
  it.each([
    ['i love', 'amo_v'],
    ['at home', 'domus_n'],
    ["king's", 'rex_n'],
    ['friend of', 'amicus_n'],
    ['republic', 'res_publica_n'],
    ['res publica', 'res_publica_n'],
    ['in the city', 'urbs_n'],
  ])('%s finds its word first', (query, id) => {
    expect(first(query)?.id).toBe(id);
  });
});

describe('entry', () => {
  it('LN-01 has every field of the specification that the word can fill', () => {
    expect(dictionary.entry('rex_n')).toMatchObject({
      latin: 'rēx, rēgis, m.',
      partOfSpeech: 'noun',
      frequency: 'very high',
      level: 'basic',
      grammarNotes: 'Third declension, masculine.',
    });
    expect(dictionary.entry('amo_v')?.latin).toBe('amō, amāre, amāvī, amātum');
    expect(dictionary.entry('utor_v')?.grammarNotes).toContain(
      'Third conjugation, deponent. Takes the ablative',
    );
    expect(dictionary.entry('in_prep')?.definition).toContain('(with the accusative)');
    expect(dictionary.entry('a_prep')?.alternativeForms).toContain('ab');
    expect(dictionary.entry('nobody_n')).toBeUndefined();
  });

  it('holds no empty text, for any word', () => {
    for (const { id } of index.lexemes) {
      const read = DictionaryEntry.safeParse(dictionary.entry(id));
      expect(read.success, id).toBe(true);
    }
  });
});
