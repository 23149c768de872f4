// Reading forms back: readings to know by heart, folding and enclitics; and what every form of the lexicon is made of.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { cellKey, describeFeatures, featuresOf } from '@sigilla/engine/latin/features.ts';
import { syllables } from '@sigilla/engine/latin/fold.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';

const lexicon = readLexicon();
const index = indexLexicon(lexicon);

const readings = (form: string): readonly string[] =>
  index
    .analyse(form)
    .map(
      (reading) => `${reading.lexeme.id} ${reading.key}${reading.enclitic ? ` -${reading.enclitic}` : ''}`,
    );

describe('analyse', () => {
  it('finds every reading of a form', () => {
    expect(readings('vīs').toSorted()).toEqual([
      'vis_n gen.sg',
      'vis_n nom.sg',
      'vis_n voc.sg',
      'volo_v pres.ind.act.2sg',
    ]);
    expect(readings('tulerant')).toEqual(['fero_v plup.ind.act.3pl']);
    expect(readings('maximā')).toEqual(
      expect.arrayContaining(['magnus_adj sup.abl.sg.f', 'magnus_adj sup.nom.sg.f']),
    );
  });
  it('is blind to macrons, case, u and v, i and j', () => {
    for (const form of ['fīliābus', 'filiabus', 'FILIABVS', 'Filiabus'])
      expect(readings(form)).toContain('filia_n dat.pl');
    expect(readings('juppiter')).toContain('iuppiter_n nom.sg');
    expect(readings('uult')).toContain('volo_v pres.ind.act.3sg');
  });
  it('tells whether the macrons were the very ones', () => {
    expect(index.analyse('deā').find((reading) => reading.key === 'abl.sg')?.exact).toBe(true);
    expect(index.analyse('dea').find((reading) => reading.key === 'abl.sg')?.exact).toBe(false);
    expect(index.analyse('dea').find((reading) => reading.key === 'nom.sg')?.exact).toBe(true);
  });
  it('splits enclitics, after the readings as one word', () => {
    expect(readings('deusque')).toEqual(['deus_n nom.sg -que', 'deus_n voc.sg -que']);
    expect(readings('estne')).toContain('sum_v pres.ind.act.3sg -ne');
    expect(readings('mēcum')).toEqual(['ego_pron abl.sg -cum']);
    expect(readings('mēcumque')).toEqual(['ego_pron abl.sg -que']);
    expect(readings('quibuscum')).toContain('qui_pron abl.pl.m -cum');
    expect(readings('quisque')[0]).toBe('quisque_pron nom.sg.m');
  });
  it('reads compound forms as one', () => {
    expect(readings('facta erat')).toEqual(
      expect.arrayContaining(['facio_v plup.ind.pass.3sg.f', 'fio_v plup.ind.act.3sg.f']),
    );
    expect(readings('nōn  vult')).toContain('nolo_v pres.ind.act.3sg');
  });
  it('takes another spelling for the headword alone, not for cells that look like it', () => {
    expect(readings('plēbēs')).toEqual(['plebs_n nom.sg']);
  });
  it('knows nothing of what the lexicon lacks, nor of forms a word does not have', () => {
    for (const form of ['', ' ', 'qwerty', 'memineō', 'possunto', 'deusx'])
      expect(index.analyse(form)).toEqual([]);
    expect(readings('Iovibus')).toEqual([]);
  });
  it('finds words by headword and by id', () => {
    expect(index.byLemma('EGO').map((lexeme) => lexeme.id)).toEqual(['ego_pron']);
    expect(index.byLemma('salvē').map((lexeme) => lexeme.id)).toEqual(['salveo_v']);
    expect(index.byLemma('os').map((lexeme) => lexeme.id)).toEqual(['os_n', 'os2_n']);
    expect(index.byId('sum_v')?.parts[0]).toBe('sum');
  });
  it('takes a text apart into words', () => {
    expect(wordsOf('Quis, quid, ubi? "Nōn" – nōn!')).toEqual(['Quis', 'quid', 'ubi', 'Nōn', 'nōn']);
  });
});

describe('every form of the lexicon', () => {
  const cells = lexicon.flatMap((lexeme) =>
    paradigm(lexeme).map((cell) => ({ ...cell, of: `${lexeme.id} ${cell.key}` })),
  );
  it('is made of Latin letters, in two words at most, and only the first form of a cell is unmarked', () => {
    const isForm = /^[A-Za-zĀāĒēĪīŌōŪūȲȳëï]+(?: [a-zāēīōū]+)?$/;
    const wrong = cells.filter(({ forms }) =>
      forms.some(({ text, variant }, at) => !isForm.test(text) || (variant === undefined) !== (at === 0)),
    );
    expect(wrong.map(({ of }) => of)).toEqual([]);
  });
  it('has a key that says its features and comes back from them', () => {
    const features = new Map(cells.map((cell) => [cell.key, cell.features]));
    for (const [key, one] of features) {
      expect(featuresOf(key)).toEqual(one);
      expect(cellKey(one)).toBe(key);
      if (key !== 'form') expect(describeFeatures(one).length).toBeGreaterThan(3);
    }
  });
});

describe('syllables', () => {
  it.each([['rosa', 2], ['urbs', 1], ['aqua', 2], ['lingua', 2], ['iuvenis', 3], ['caedēs', 2], ['fīlius', 3], ['deus', 2], ['maior', 2], ['suādeō', 4]])('counts %s', (form, count) => {
    expect(syllables(form)).toBe(count);
  }); // prettier-ignore
});
