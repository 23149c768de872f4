// Golden paradigms of the five declensions, written by hand from the grammars. A row is nom gen dat acc abl voc.
import { describe, expect, it } from 'vitest';
import { inflect } from '@sigilla/engine/latin/inflect.ts';
import { lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';
import { cell, expectNoun, noun, nounTable, wordOf } from './tables.ts';

describe('the first declension', () => {
  it('declines rosa', () => {
    expectNoun(
      noun('rosa rosae', 'f'),
      'rosa rosae rosae rosam rosā rosa',
      'rosae rosārum rosīs rosās rosīs rosae',
    );
  });
  it('keeps goddesses and daughters apart from gods and sons', () => {
    expectNoun(
      noun('dea deae', 'f'),
      'dea deae deae deam deā dea',
      'deae deārum deābus/deīs deās deābus/deīs deae',
    );
    expectNoun(
      noun('fīlia fīliae', 'f'),
      'fīlia fīliae fīliae fīliam fīliā fīlia',
      'fīliae fīliārum fīliābus/fīliīs fīliās fīliābus/fīliīs fīliae',
    );
  });
  it('declines a word that has only a plural', () => {
    expectNoun(
      noun('dīvitiae dīvitiārum', 'f'),
      '- - - - - -',
      'dīvitiae dīvitiārum dīvitiīs dīvitiās dīvitiīs dīvitiae',
    );
  });
  it('declines Greek names', () => {
    expect(inflect(noun('Aenēās Aenēae', 'm'), { case: 'acc' }).map((form) => form.text)).toEqual([
      'Aenēān',
      'Aenēam',
    ]);
    expect(inflect(noun('Anchīsēs Anchīsae', 'm'), { case: 'abl' })[0]?.text).toBe('Anchīsē');
  });
});

describe('the second declension', () => {
  it('declines servus, puer, ager, vir', () => {
    expectNoun(
      noun('servus servī', 'm'),
      'servus servī servō servum servō serve',
      'servī servōrum servīs servōs servīs servī',
    );
    expectNoun(
      noun('puer puerī', 'm'),
      'puer puerī puerō puerum puerō puer',
      'puerī puerōrum puerīs puerōs puerīs puerī',
    );
    expectNoun(
      noun('ager agrī', 'm'),
      'ager agrī agrō agrum agrō ager',
      'agrī agrōrum agrīs agrōs agrīs agrī',
    );
    expectNoun(
      noun('vir virī', 'm'),
      'vir virī virō virum virō vir',
      'virī virōrum/virum virīs virōs virīs virī',
    );
  });
  it('marks a shortened genitive as such, and the full one only as another', () => {
    expect(inflect(noun('cōnsilium cōnsiliī', 'n'), { case: 'gen' })).toEqual([
      { text: 'cōnsiliī' },
      { text: 'cōnsilī', variant: 'contracted' },
    ]);
    expect(inflect(noun('fīlius fīlī', 'm'), { case: 'gen' })[1]).toEqual({
      text: 'fīliī',
      variant: 'other',
    });
  });
  it('gives fīlius its vocative and both genitives, whichever the dictionary prints', () => {
    const plural = 'fīliī fīliōrum fīliīs fīliōs fīliīs fīliī';
    expectNoun(noun('fīlius fīliī', 'm'), 'fīlius fīliī/fīlī fīliō fīlium fīliō fīlī', plural);
    expectNoun(noun('fīlius fīlī', 'm'), 'fīlius fīlī/fīliī fīliō fīlium fīliō fīlī', plural);
  });
  it('declines names in -ius and -eius', () => {
    expect(inflect(noun('Gāius Gāī', 'm'), { case: 'voc' })[0]?.text).toBe('Gāī');
    expect(inflect(noun('Pompeius Pompeī', 'm'), { case: 'voc' })[0]?.text).toBe('Pompeī');
    expect(inflect(noun('Dārīus Dārīī', 'm'), { case: 'voc' })[0]?.text).toBe('Dārīe');
    expect(cell(noun('gladius gladiī', 'm'), { case: 'voc' })).toBe('gladī/gladie');
    expect(cell(noun('Mercurius Mercuriī', 'm'), { case: 'voc' })).toBe('Mercurī');
  });
  it('declines neuters', () => {
    expectNoun(
      noun('bellum bellī', 'n'),
      'bellum bellī bellō bellum bellō bellum',
      'bella bellōrum bellīs bella bellīs bella',
    );
    expectNoun(
      noun('cōnsilium cōnsiliī', 'n'),
      'cōnsilium cōnsiliī/cōnsilī cōnsiliō cōnsilium cōnsiliō cōnsilium',
      'cōnsilia cōnsiliōrum cōnsiliīs cōnsilia cōnsiliīs cōnsilia',
    );
    expectNoun(
      noun('vulgus vulgī', 'n', 'singular'),
      'vulgus vulgī vulgō vulgus vulgō vulgus',
      '- - - - - -',
    );
    expectNoun(
      noun('castra castrōrum', 'n'),
      '- - - - - -',
      'castra castrōrum castrīs castra castrīs castra',
    );
  });
  it('declines deus by its own rules', () => {
    expectNoun(
      noun('deus deī', 'm'),
      'deus deī deō deum deō deus/dīve',
      'deī/dī/diī deōrum/deum deīs/dīs/diīs deōs deīs/dīs/diīs deī/dī/diī',
    );
  });
});

describe('the third declension', () => {
  it('declines consonant stems', () => {
    expectNoun(
      noun('rēx rēgis', 'm'),
      'rēx rēgis rēgī rēgem rēge rēx',
      'rēgēs rēgum rēgibus rēgēs rēgibus rēgēs',
    );
    expectNoun(
      noun('corpus corporis', 'n'),
      'corpus corporis corporī corpus corpore corpus',
      'corpora corporum corporibus corpora corporibus corpora',
    );
    expectNoun(
      noun('nōmen nōminis', 'n'),
      'nōmen nōminis nōminī nōmen nōmine nōmen',
      'nōmina nōminum nōminibus nōmina nōminibus nōmina',
    );
    expectNoun(
      noun('iter itineris', 'n'),
      'iter itineris itinerī iter itinere iter',
      'itinera itinerum itineribus itinera itineribus itinera',
    );
  });
  it('declines i-stems', () => {
    expectNoun(
      noun('cīvis cīvis', 'm'),
      'cīvis cīvis cīvī cīvem cīve/cīvī cīvis',
      'cīvēs cīvium cīvibus cīvēs/cīvīs cīvibus cīvēs',
    );
    expectNoun(
      noun('nūbēs nūbis', 'f'),
      'nūbēs nūbis nūbī nūbem nūbe nūbēs',
      'nūbēs nūbium nūbibus nūbēs/nūbīs nūbibus nūbēs',
    );
    expectNoun(
      noun('urbs urbis', 'f'),
      'urbs urbis urbī urbem urbe urbs',
      'urbēs urbium urbibus urbēs/urbīs urbibus urbēs',
    );
    expectNoun(
      noun('turris turris', 'f'),
      'turris turris turrī turrim/turrem turrī/turre turris',
      'turrēs turrium turribus turrēs/turrīs turribus turrēs',
    );
    expectNoun(
      noun('ignis ignis', 'm'),
      'ignis ignis ignī ignem ignī/igne ignis',
      'ignēs ignium ignibus ignēs/ignīs ignibus ignēs',
    );
    expectNoun(noun('sitis sitis', 'f', 'singular'), 'sitis sitis sitī sitim sitī sitis', '- - - - - -');
  });
  it('declines neuter i-stems', () => {
    expectNoun(
      noun('mare maris', 'n'),
      'mare maris marī mare marī mare',
      'maria marium maribus maria maribus maria',
    );
    expectNoun(
      noun('animal animālis', 'n'),
      'animal animālis animālī animal animālī animal',
      'animālia animālium animālibus animālia animālibus animālia',
    );
    expectNoun(
      noun('exemplar exemplāris', 'n'),
      'exemplar exemplāris exemplārī exemplar exemplārī exemplar',
      'exemplāria exemplārium exemplāribus exemplāria exemplāribus exemplāria',
    );
    expectNoun(
      noun('nectar nectaris', 'n'),
      'nectar nectaris nectarī nectar nectare nectar',
      'nectara nectarum nectaribus nectara nectaribus nectara',
    );
    expectNoun(noun('moenia moenium', 'n'), '- - - - - -', 'moenia moenium moenibus moenia moenibus moenia');
  });
  it.each([
    ['canis canis', 'canum'], ['iuvenis iuvenis', 'iuvenum'], ['pater patris', 'patrum'], ['māter mātris', 'mātrum'], ['frāter frātris', 'frātrum'],
    ['mēns mentis', 'mentium'], ['nox noctis', 'noctium'], ['pars partis', 'partium'], ['imber imbris', 'imbrium'], ['venter ventris', 'ventrium'],
    ['mūs mūris', 'mūrium'], ['nix nivis', 'nivium'], ['līs lītis', 'lītium'], ['dux ducis', 'ducum'],
    ['vōx vōcis', 'vōcum'], ['pēs pedis', 'pedum'], ['vātēs vātis', 'vātum/vātium'], ['sēdēs sēdis', 'sēdum/sēdium'], ['mēnsis mēnsis', 'mēnsium/mēnsum'],
    ['cliēns clientis', 'clientium/clientum'], ['parēns parentis', 'parentum/parentium'], ['cohors cohortis', 'cohortium'], ['bōs bovis', 'boum/bovum'],
    ['sūs suis', 'suum'], ['senex senis', 'senum'], ['homō hominis', 'hominum'], ['virtūs virtūtis', 'virtūtum'], ['faucēs faucium', 'faucium'],
    ['maiōrēs maiōrum', 'maiōrum'], ['faux faucis', 'faucium'], ['quīncūnx quīncūncis', 'quīncūncium'], ['carō carnis', 'carnium/carnum'], ['dōs dōtis', 'dōtium/dōtum'], ['pānis pānis', 'pānium/pānum'], ['prōlēs prōlis', 'prōlum/prōlium'], ['crux crucis', 'crucum'], ['arx arcis', 'arcium'], ['hostis hostis', 'hostium'], ['hiems hiemis', 'hiemum'],
  ])('finds the genitive plural of %s: %s', (parts, expected) => {
    expect(inflect(noun(parts, 'm'), { case: 'gen', number: 'pl' }).map((form) => form.text).join('/')).toBe(expected);
  }); // prettier-ignore
  it('gives cities in -polis and rivers in -is their -im and -ī', () => {
    expect(nounTable(noun('Cōnstantīnopolis Cōnstantīnopolis', 'f', 'singular'))[0]).toBe(
      'Cōnstantīnopolis Cōnstantīnopolis Cōnstantīnopolī Cōnstantīnopolim Cōnstantīnopolī Cōnstantīnopolis',
    );
    expect(cell(noun('Visurgis Visurgis', 'm'), { case: 'acc' })).toBe('Visurgim');
  });
  it('declines bones, hearts and poems', () => {
    expectNoun(noun('os ossis', 'n'), 'os ossis ossī os osse os', 'ossa ossium ossibus ossa ossibus ossa');
    expect(inflect(noun('cor cordis', 'n'), { case: 'gen', number: 'pl' })[0]?.text).toBe('cordium');
    expect(
      inflect(noun('poēma poēmatis', 'n'), { case: 'abl', number: 'pl' }).map((form) => form.text),
    ).toEqual(['poēmatibus', 'poēmatīs']);
  });
  it('declines the irregular ones', () => {
    expectNoun(
      noun('vīs vīs', 'f'),
      'vīs vīs vī vim vī vīs',
      'vīrēs vīrium vīribus vīrēs/vīrīs vīribus vīrēs',
    );
    expectNoun(
      noun('bōs bovis', 'm'),
      'bōs bovis bovī bovem bove bōs',
      'bovēs boum/bovum bōbus/būbus bovēs bōbus/būbus bovēs',
    );
    expectNoun(
      noun('Iuppiter Iovis', 'm', 'singular'),
      'Iuppiter Iovis Iovī Iovem Iove Iuppiter',
      '- - - - - -',
    );
    expectNoun(
      noun('hērōs hērōis', 'm'),
      'hērōs hērōis hērōī hērōa/hērōem hērōe hērōs',
      'hērōes/hērōēs hērōum hērōibus hērōas/hērōēs hērōibus hērōes/hērōēs',
    );
    expect(cell(noun('imber imbris', 'm'), { case: 'abl' })).toBe('imbrī/imbre');
    expectNoun(noun('vās vāsis', 'n'), 'vās vāsis vāsī vās vāse vās', 'vāsa vāsōrum vāsīs vāsa vāsīs vāsa');
  });
});

describe('nouns of two words', () => {
  it('declines both halves, apart and together', () => {
    expectNoun(
      noun('rēspūblica reīpūblicae', 'f'),
      'rēspūblica reīpūblicae reīpūblicae rempūblicam rēpūblicā rēspūblica',
      'rēspūblicae rērumpūblicārum rēbuspūblicīs rēspūblicās rēbuspūblicīs rēspūblicae',
    );
    const oath = wordOf({ pos: 'noun', parts: ['iūs iūrandum', 'iūris iūrandī'], gender: 'n' });
    expect(nounTable(oath)[0]).toBe(
      'iūs_iūrandum iūris_iūrandī iūrī_iūrandō iūs_iūrandum iūre_iūrandō iūs_iūrandum',
    );
    const warfare = wordOf({ pos: 'noun', parts: ['rēs mīlitāris', 'reī mīlitāris'], gender: 'f' });
    expect(nounTable(warfare)[0]).toBe(
      'rēs_mīlitāris reī_mīlitāris reī_mīlitārī rem_mīlitārem rē_mīlitārī rēs_mīlitāris',
    );
  });
  it('leaves a genitive in the second half as it is', () => {
    expectNoun(
      noun('paterfamiliās patrisfamiliās', 'm'),
      'paterfamiliās patrisfamiliās patrīfamiliās patremfamiliās patrefamiliās paterfamiliās',
      'patrēsfamiliās patrumfamiliās patribusfamiliās patrēsfamiliās patribusfamiliās patrēsfamiliās',
    );
  });
  it('takes a pair for a pair, and Jupiter for one', () => {
    expectNoun(
      noun('pār paris', 'n'),
      'pār paris parī pār parī pār',
      'paria parium paribus paria paribus paria',
    );
    expect(nounTable(noun('Iuppiter Iovis', 'm'))[1]).toBe('- - - - - -');
  });
});

describe('the fourth and fifth declensions', () => {
  it('declines manus, cornū, arcus', () => {
    expectNoun(
      noun('manus manūs', 'f'),
      'manus manūs manuī manum manū manus',
      'manūs manuum manibus manūs manibus manūs',
    );
    expectNoun(
      noun('cornū cornūs', 'n'),
      'cornū cornūs cornū/cornuī cornū cornū cornū',
      'cornua cornuum cornibus cornua cornibus cornua',
    );
    expect(inflect(noun('arcus arcūs', 'm'), { case: 'dat', number: 'pl' })[0]?.text).toBe('arcubus');
  });
  it('declines domus between two declensions, with its locative', () => {
    const domus = noun('domus domūs', 'f');
    expectNoun(
      domus,
      'domus domūs/domī domuī/domō domum domō/domū domus',
      'domūs domuum/domōrum domibus domōs/domūs domibus domūs',
    );
    expect(inflect(domus, { case: 'loc' })[0]?.text).toBe('domī');
  });
  it('declines rēs and diēs, short before the vowel after a consonant', () => {
    expectNoun(noun('rēs reī', 'f'), 'rēs reī reī rem rē rēs', 'rēs rērum rēbus rēs rēbus rēs');
    expectNoun(noun('diēs diēī', 'm'), 'diēs diēī diēī diem diē diēs', 'diēs diērum diēbus diēs diēbus diēs');
  });
});

describe('places and words that do not decline', () => {
  it('gives towns a locative, and nothing else one', () => {
    expect(inflect(noun('Rōma Rōmae', 'f', 'singular', 'locative'), { case: 'loc' })[0]?.text).toBe('Rōmae');
    expect(inflect(noun('Corinthus Corinthī', 'f', 'locative'), { case: 'loc' })[0]?.text).toBe('Corinthī');
    expect(
      inflect(noun('Carthāgō Carthāginis', 'f', 'locative'), { case: 'loc' }).map((form) => form.text),
    ).toEqual(['Carthāginī', 'Carthāgine']);
    expect(inflect(noun('Athēnae Athēnārum', 'f', 'locative'), { case: 'loc', number: 'pl' })[0]?.text).toBe(
      'Athēnīs',
    );
    expect(inflect(noun('rosa rosae', 'f'), { case: 'loc' })).toEqual([]);
    expect(inflect(noun('rūs rūris', 'n', 'locative'), { case: 'loc', number: 'pl' })).toEqual([]);
  });
  it('keeps fās to its two cases', () => {
    expectNoun(noun('fās', 'n', 'indecl'), 'fās - - fās - -', '- - - - - -');
  });
  it('names what it cannot read instead of guessing', () => {
    expect(lexemeFromParts({ pos: 'noun', parts: ['rosa', 'rosax'], gender: 'f' })).toEqual({
      problem: 'rosa, rosax: no declension has this genitive',
    });
    expect(lexemeFromParts({ pos: 'noun', parts: ['servus', 'agrī'], gender: 'm' })).toHaveProperty(
      'problem',
    );
  });
});
