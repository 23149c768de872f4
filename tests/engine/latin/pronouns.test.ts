// Golden paradigms of pronouns and numbers. Rows: nom gen dat acc abl of one gender.
import { describe, expect, it } from 'vitest';
import type { Features } from '@sigilla/engine/latin/features.ts';
import { cell, wordOf } from './tables.ts';

const pronoun = (...parts: readonly string[]) => wordOf({ pos: 'pron', parts });
const FIVE = ['nom', 'gen', 'dat', 'acc', 'abl'] as const;
const row = (word: ReturnType<typeof pronoun>, features: Features): string =>
  FIVE.map((name) => cell(word, { ...features, case: name })).join(' ');

describe('pronouns', () => {
  it('declines ego, tū and sē', () => {
    expect(row(pronoun('ego'), {})).toBe('ego meī mihi/mihī/mī mē mē');
    expect(row(pronoun('tū'), { number: 'pl' })).toBe('vōs vestrum/vestrī vōbīs vōs vōbīs');
    expect(row(pronoun('suī'), {})).toBe('- suī sibi/sibī sē/sēsē sē/sēsē');
  });
  it('declines hic, ille, is', () => {
    expect(row(pronoun('hic'), { gender: 'f' })).toBe('haec huius huic hanc hāc');
    expect(row(pronoun('hic'), { gender: 'n', number: 'pl' })).toBe('haec hōrum hīs haec hīs');
    expect(row(pronoun('ille'), { gender: 'n' })).toBe('illud illīus illī illud illō');
    expect(row(pronoun('is'), { gender: 'm' })).toBe('is eius eī eum eō');
    expect(row(pronoun('is'), { gender: 'm', number: 'pl' })).toBe('eī/iī/ī eōrum eīs/iīs/īs eōs eīs/iīs/īs');
  });
  it('declines īdem and ipse', () => {
    expect(row(pronoun('īdem'), { gender: 'm' })).toBe('īdem eiusdem eīdem eundem eōdem');
    expect(row(pronoun('īdem'), { gender: 'f', number: 'pl' })).toBe(
      'eaedem eārundem eīsdem/īsdem/iīsdem eāsdem eīsdem/īsdem/iīsdem',
    );
    expect(row(pronoun('ipse'), { gender: 'n' })).toBe('ipsum ipsīus ipsī ipsum ipsō');
  });
  it('declines quī, quis and their compounds', () => {
    expect(row(pronoun('quī'), { gender: 'f' })).toBe('quae cuius cui quam quā');
    expect(row(pronoun('quī'), { gender: 'm', number: 'pl' })).toBe(
      'quī quōrum quibus/quīs quōs quibus/quīs',
    );
    expect(row(pronoun('quis'), { gender: 'n' })).toBe('quid cuius cui quid quō');
    expect(row(pronoun('aliquis'), { gender: 'f' })).toBe('aliqua alicuius alicui aliquam aliquā');
    expect(row(pronoun('quisque'), { gender: 'm' })).toBe('quisque cuiusque cuique quemque quōque');
    expect(row(pronoun('quīdam'), { gender: 'm' })).toBe('quīdam cuiusdam cuidam quendam quōdam');
    expect(row(pronoun('quīdam'), { gender: 'm', number: 'pl' })).toBe(
      'quīdam quōrundam quibusdam quōsdam quibusdam',
    );
    expect(row(pronoun('quisquam'), { gender: 'n' })).toBe(
      'quicquam/quidquam cuiusquam cuiquam quicquam/quidquam quōquam',
    );
    expect(row(pronoun('uterque'), { gender: 'f' })).toBe('utraque utrīusque utrīque utramque utrāque');
    expect(row(pronoun('nēmō'), {})).toBe('nēmō nūllīus/nēminis nēminī nēminem nūllō/nēmine');
  });
});

describe('numbers', () => {
  const number = (...parts: readonly string[]) => wordOf({ pos: 'num', parts });
  it('declines one, two, three, thousands', () => {
    expect(row(number('ūnus', 'ūna', 'ūnum'), { gender: 'f' })).toBe('ūna ūnīus ūnī ūnam ūnā');
    expect(row(number('duo'), { gender: 'f', number: 'pl' })).toBe('duae duārum duābus duās duābus');
    expect(row(number('ambō'), { gender: 'm', number: 'pl' })).toBe(
      'ambō ambōrum ambōbus ambōs/ambō ambōbus',
    );
    expect(row(number('trēs'), { gender: 'n', number: 'pl' })).toBe('tria trium tribus tria tribus');
    expect(row(number('mīlia'), { number: 'pl' })).toBe('mīlia mīlium mīlibus mīlia mīlibus');
  });
  it('calls to you, and to two and three, but never to me', () => {
    expect(cell(pronoun('tū'), { case: 'voc' })).toBe('tū');
    expect(cell(pronoun('tū'), { case: 'voc', number: 'pl' })).toBe('vōs');
    expect(cell(pronoun('ego'), { case: 'voc' })).toBe('-');
    expect(cell(number('duo'), { case: 'voc', number: 'pl', gender: 'f' })).toBe('duae');
    expect(cell(number('ambō'), { case: 'voc', number: 'pl', gender: 'm' })).toBe('ambō');
    expect(cell(number('trēs'), { case: 'voc', number: 'pl', gender: 'n' })).toBe('tria');
  });
  it('asks quis of men and women alike, quae beside it', () => {
    expect(cell(pronoun('quis'), { case: 'nom', gender: 'f' })).toBe('quis/quae');
  });
  it('declines hundreds and ordinals, and leaves four as it is', () => {
    expect(row(number('ducentī', 'ducentae', 'ducenta'), { gender: 'm', number: 'pl' })).toBe(
      'ducentī ducentōrum ducentīs ducentōs ducentīs',
    );
    expect(row(number('prīmus', 'prīma', 'prīmum'), { gender: 'f' })).toBe(
      'prīma prīmae prīmae prīmam prīmā',
    );
    expect(cell(number('quattuor'), {})).toBe('quattuor');
  });
});
