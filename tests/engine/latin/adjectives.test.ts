// Golden paradigms of adjectives in three degrees, pronominal adjectives and adverbs. Rows: m f n singular, then plural.
import { describe, expect, it } from 'vitest';
import { inflect } from '@sigilla/engine/latin/inflect.ts';
import { adjective, adjectiveTable, cell, wordOf } from './tables.ts';

describe('adjectives of the first and second declensions', () => {
  it('declines bonus', () => {
    expect(adjectiveTable(adjective('bonus bona bonum'))).toEqual([
      'bonus bonī bonō bonum bonō bone', 'bona bonae bonae bonam bonā bona', 'bonum bonī bonō bonum bonō bonum',
      'bonī bonōrum bonīs bonōs bonīs bonī', 'bonae bonārum bonīs bonās bonīs bonae', 'bona bonōrum bonīs bona bonīs bona',
    ]); // prettier-ignore
  });
  it('declines pulcher and līber', () => {
    expect(adjectiveTable(adjective('pulcher pulchra pulchrum')).slice(0, 2)).toEqual([
      'pulcher pulchrī pulchrō pulchrum pulchrō pulcher', 'pulchra pulchrae pulchrae pulchram pulchrā pulchra',
    ]); // prettier-ignore
    expect(adjectiveTable(adjective('līber lībera līberum'))[0]).toBe(
      'līber līberī līberō līberum līberō līber',
    );
  });
  it('declines tōtus, alius and alter with -īus and -ī', () => {
    expect(adjectiveTable(adjective('tōtus tōta tōtum'))).toEqual([
      'tōtus tōtīus tōtī tōtum tōtō -', 'tōta tōtīus tōtī tōtam tōtā -', 'tōtum tōtīus tōtī tōtum tōtō -',
      'tōtī tōtōrum tōtīs tōtōs tōtīs -', 'tōtae tōtārum tōtīs tōtās tōtīs -', 'tōta tōtōrum tōtīs tōta tōtīs -',
    ]); // prettier-ignore
    expect(adjectiveTable(adjective('alius alia aliud'))[2]).toBe(
      'aliud alīus/alterīus aliī/alterī aliud aliō -',
    );
    expect(adjectiveTable(adjective('alter altera alterum'))[0]).toBe(
      'alter alterīus alterī alterum alterō -',
    );
    expect(adjectiveTable(adjective('uter utra utrum'))[1]).toBe('utra utrīus utrī utram utrā -');
  });
  it('declines a plural alone, and calls mī', () => {
    expect(adjectiveTable(adjective('paucī paucae pauca')).slice(0, 4)).toEqual([
      '- - - - - -',
      '- - - - - -',
      '- - - - - -',
      'paucī paucōrum paucīs paucōs paucīs paucī',
    ]);
    expect(cell(adjective('meus mea meum'), { case: 'voc' })).toBe('mī/meus');
    expect(cell(adjective('ēgregius ēgregia ēgregium'), { case: 'voc' })).toBe('ēgregie');
  });
});

describe('adjectives of the third declension', () => {
  it('declines ācer, of three endings', () => {
    expect(adjectiveTable(adjective('ācer ācris ācre'))).toEqual([
      'ācer ācris ācrī ācrem ācrī ācer', 'ācris ācris ācrī ācrem ācrī ācris', 'ācre ācris ācrī ācre ācrī ācre',
      'ācrēs ācrium ācribus ācrēs/ācrīs ācribus ācrēs', 'ācrēs ācrium ācribus ācrēs/ācrīs ācribus ācrēs', 'ācria ācrium ācribus ācria ācribus ācria',
    ]); // prettier-ignore
  });
  it('declines fortis, of two', () => {
    const rows = adjectiveTable(adjective('fortis forte'));
    expect(rows[0]).toBe('fortis fortis fortī fortem fortī fortis');
    expect(rows[2]).toBe('forte fortis fortī forte fortī forte');
    expect(rows[5]).toBe('fortia fortium fortibus fortia fortibus fortia');
  });
  it('declines fēlīx, of one', () => {
    const rows = adjectiveTable(adjective('fēlīx fēlīcis'));
    expect(rows[0]).toBe('fēlīx fēlīcis fēlīcī fēlīcem fēlīcī/fēlīce fēlīx');
    expect(rows[2]).toBe('fēlīx fēlīcis fēlīcī fēlīx fēlīcī/fēlīce fēlīx');
    expect(rows[5]).toBe('fēlīcia fēlīcium fēlīcibus fēlīcia fēlīcibus fēlīcia');
  });
  it('declines vetus as a consonant stem, and memor between', () => {
    const rows = adjectiveTable(adjective('vetus veteris'));
    expect(rows[0]).toBe('vetus veteris veterī veterem vetere/veterī vetus');
    expect(rows[3]).toBe('veterēs veterum veteribus veterēs veteribus veterēs');
    expect(rows[5]).toBe('vetera veterum veteribus vetera veteribus vetera');
    expect(adjectiveTable(adjective('memor memoris'))[3]).toBe(
      'memorēs memorum memoribus memorēs memoribus memorēs',
    );
  });
});

describe('the degrees', () => {
  it('declines a comparative', () => {
    expect(adjectiveTable(adjective('longus longa longum'), 'comp')).toEqual([
      'longior longiōris longiōrī longiōrem longiōre/longiōrī longior', 'longior longiōris longiōrī longiōrem longiōre/longiōrī longior',
      'longius longiōris longiōrī longius longiōre/longiōrī longius', 'longiōrēs longiōrum longiōribus longiōrēs longiōribus longiōrēs',
      'longiōrēs longiōrum longiōribus longiōrēs longiōribus longiōrēs', 'longiōra longiōrum longiōribus longiōra longiōribus longiōra',
    ]); // prettier-ignore
  });
  it.each([
    ['longus longa longum', 'longior', 'longissimus'], ['pulcher pulchra pulchrum', 'pulchrior', 'pulcherrimus'], ['miser misera miserum', 'miserior', 'miserrimus'],
    ['ācer ācris ācre', 'ācrior', 'ācerrimus'], ['facilis facile', 'facilior', 'facillimus'], ['difficilis difficile', 'difficilior', 'difficillimus'],
    ['similis simile', 'similior', 'simillimus'], ['humilis humile', 'humilior', 'humillimus'], ['ūtilis ūtile', 'ūtilior', 'ūtilissimus'],
    ['bonus bona bonum', 'melior', 'optimus'], ['malus mala malum', 'peior', 'pessimus'], ['magnus magna magnum', 'maior', 'maximus'],
    ['parvus parva parvum', 'minor', 'minimus'], ['vetus veteris', 'vetustior', 'veterrimus'], ['magnificus magnifica magnificum', 'magnificentior', 'magnificentissimus'],
    ['benevolus benevola benevolum', 'benevolentior', 'benevolentissimus'], ['antīquus antīqua antīquum', 'antīquior', 'antīquissimus'],
    ['fēlīx fēlīcis', 'fēlīcior', 'fēlīcissimus'], ['prūdēns prūdentis', 'prūdentior', 'prūdentissimus'], ['superus supera superum', 'superior', 'suprēmus/summus'], ['īnferus īnfera īnferum', 'īnferior', 'īnfimus/īmus'], ['modicus modica modicum', '-', '-'],
    ['vīcēsimus vīcēsima vīcēsimum', '-', '-'], ['Rōmānus Rōmāna Rōmānum', '-', '-'], ['dīves dīvitis', 'dīvitior/dītior', 'dīvitissimus/dītissimus'],
    ['idōneus idōnea idōneum', '-', '-'], ['dubius dubia dubium', '-', '-'], ['novus nova novum', 'novior', 'novissimus'], ['sacer sacra sacrum', '-', 'sacerrimus'],
    ['omnis omne', '-', '-'], ['optimus optima optimum', '-', '-'],
  ])('compares %s', (parts, comparative, superlative) => {
    expect(cell(adjective(parts), { case: 'nom', degree: 'comp' })).toBe(comparative);
    expect(cell(adjective(parts), { case: 'nom', degree: 'sup' })).toBe(superlative);
  }); // prettier-ignore
  it('gives multus a comparative that is a noun in the singular', () => {
    const multus = adjective('multus multa multum');
    expect(cell(multus, { case: 'gen', degree: 'comp', gender: 'n' })).toBe('plūris');
    expect(cell(multus, { case: 'nom', degree: 'comp', gender: 'm' })).toBe('-');
    expect(cell(multus, { case: 'gen', number: 'pl', degree: 'comp', gender: 'f' })).toBe('plūrium');
    expect(cell(multus, { case: 'nom', degree: 'sup' })).toBe('plūrimus');
  });
  it('compares paucī but not complūrēs', () => {
    expect(cell(adjective('paucī paucae pauca'), { case: 'nom', number: 'pl', degree: 'comp' })).toBe(
      'pauciōrēs',
    );
    expect(cell(adjective('complūrēs complūra'), { case: 'nom', number: 'pl', degree: 'comp' })).toBe('-');
  });
  it('takes a comparative as a headword', () => {
    const prior = adjective('prior prius');
    expect(adjectiveTable(prior)[2]).toBe('prius priōris priōrī prius priōre/priōrī prius');
    expect(cell(prior, { case: 'nom', degree: 'sup' })).toBe('prīmus');
  });
});

describe('adverbs', () => {
  it.each([
    ['longus longa longum', 'longē longius longissimē'], ['fortis forte', 'fortiter fortius fortissimē'], ['prūdēns prūdentis', 'prūdenter prūdentius prūdentissimē'],
    ['pulcher pulchra pulchrum', 'pulchrē pulchrius pulcherrimē'], ['bonus bona bonum', 'bene melius optimē'], ['magnus magna magnum', 'magnopere magis maximē'],
    ['facilis facile', 'facile facilius facillimē'], ['multus multa multum', 'multum plūs plūrimum'], ['audāx audācis', 'audācter audācius audācissimē'],
  ])('makes the adverbs of %s', (parts, expected) => {
    const word = adjective(parts);
    expect((['pos', 'comp', 'sup'] as const).map((degree) => cell(word, { adverb: true, degree })).join(' ')).toBe(expected);
  }); // prettier-ignore
  it.each(['omnis omne', 'meus mea meum', 'tōtus tōta tōtum', 'uter utra utrum', 'paucī paucae pauca', 'complūrēs complūra', 'pauper pauperis'])('invents no adverb for %s', (parts) => {
    expect(cell(adjective(parts), { adverb: true })).toBe('-');
  }); // prettier-ignore
  it('compares an adverb that stands alone', () => {
    expect(cell(wordOf({ parts: ['saepe'] }), { degree: 'comp' })).toBe('saepius');
    expect(cell(wordOf({ parts: ['celeriter'] }), { degree: 'sup' })).toBe('celerrimē');
    expect(inflect(wordOf({ pos: 'adv', parts: ['semper'] }), { degree: 'comp' })).toEqual([]);
    for (const without of ['hodiē', 'ēgregiē', 'praecipuē', 'quārē'])
      expect(inflect(wordOf({ parts: [without] }), { degree: 'comp' }), without).toEqual([]);
    expect(cell(wordOf({ parts: ['inīquē'] }), { degree: 'comp' })).toBe('inīquius');
  });
});
