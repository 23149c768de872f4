// Golden paradigms of the four conjugations, deponents and semideponents, written by hand from the grammars. A row is ego tū is nōs vōs eī.
import { describe, expect, it } from 'vitest';
import { inflect, paradigm } from '@sigilla/engine/latin/inflect.ts';
import { cell, finite, usual, verb } from './tables.ts';

const amo = verb('amō, amāre, amāvī, amātum');
const moneo = verb('moneō, monēre, monuī, monitum');
const rego = verb('regō, regere, rēxī, rēctum');
const capio = verb('capiō, capere, cēpī, captum');
const audio = verb('audiō, audīre, audīvī, audītum');

const tense =
  (mood: 'ind' | 'subj', voice: 'act' | 'pass') =>
  (name: 'pres' | 'impf' | 'fut' | 'perf' | 'plup' | 'futp') =>
    ({ tense: name, mood, voice }) as const;
const indicative = tense('ind', 'act');
const passive = tense('ind', 'pass');
const subjunctive = tense('subj', 'act');
const passiveSubjunctive = tense('subj', 'pass');

describe('the present system', () => {
  it('conjugates the present indicative', () => {
    expect(finite(amo, indicative('pres'))).toBe('amō amās amat amāmus amātis amant');
    expect(finite(moneo, indicative('pres'))).toBe('moneō monēs monet monēmus monētis monent');
    expect(finite(rego, indicative('pres'))).toBe('regō regis regit regimus regitis regunt');
    expect(finite(capio, indicative('pres'))).toBe('capiō capis capit capimus capitis capiunt');
    expect(finite(audio, indicative('pres'))).toBe('audiō audīs audit audīmus audītis audiunt');
  });
  it('conjugates the present passive, with -re beside -ris', () => {
    expect(finite(amo, passive('pres'))).toBe('amor amāris/amāre amātur amāmur amāminī amantur');
    expect(finite(moneo, passive('pres'))).toBe('moneor monēris/monēre monētur monēmur monēminī monentur');
    expect(finite(rego, passive('pres'))).toBe('regor regeris/regere regitur regimur regiminī reguntur');
    expect(finite(capio, passive('pres'))).toBe('capior caperis/capere capitur capimur capiminī capiuntur');
    expect(finite(audio, passive('pres'))).toBe('audior audīris/audīre audītur audīmur audīminī audiuntur');
  });
  it('conjugates imperfect and future', () => {
    expect(finite(amo, indicative('impf'))).toBe('amābam amābās amābat amābāmus amābātis amābant');
    expect(finite(capio, indicative('impf'))).toBe(
      'capiēbam capiēbās capiēbat capiēbāmus capiēbātis capiēbant',
    );
    expect(usual(finite(rego, passive('impf')))).toBe(
      'regēbar regēbāris regēbātur regēbāmur regēbāminī regēbantur',
    );
    expect(finite(moneo, indicative('fut'))).toBe('monēbō monēbis monēbit monēbimus monēbitis monēbunt');
    expect(usual(finite(amo, passive('fut')))).toBe('amābor amāberis amābitur amābimur amābiminī amābuntur');
    expect(finite(rego, indicative('fut'))).toBe('regam regēs reget regēmus regētis regent');
    expect(usual(finite(audio, passive('fut')))).toBe(
      'audiar audiēris audiētur audiēmur audiēminī audientur',
    );
  });
  it('conjugates the subjunctives', () => {
    expect(finite(amo, subjunctive('pres'))).toBe('amem amēs amet amēmus amētis ament');
    expect(finite(moneo, subjunctive('pres'))).toBe('moneam moneās moneat moneāmus moneātis moneant');
    expect(finite(rego, subjunctive('pres'))).toBe('regam regās regat regāmus regātis regant');
    expect(usual(finite(capio, passiveSubjunctive('pres')))).toBe(
      'capiar capiāris capiātur capiāmur capiāminī capiantur',
    );
    expect(finite(capio, subjunctive('impf'))).toBe('caperem caperēs caperet caperēmus caperētis caperent');
    expect(usual(finite(audio, passiveSubjunctive('impf')))).toBe(
      'audīrer audīrēris audīrētur audīrēmur audīrēminī audīrentur',
    );
  });
  it('gives the imperatives', () => {
    const all = (word: typeof amo): string =>
      [
        cell(word, { mood: 'imp', tense: 'pres', voice: 'act', person: 2 }),
        cell(word, { mood: 'imp', tense: 'pres', voice: 'act', person: 2, number: 'pl' }),
        cell(word, { mood: 'imp', tense: 'pres', voice: 'pass', person: 2 }),
        cell(word, { mood: 'imp', tense: 'pres', voice: 'pass', person: 2, number: 'pl' }),
        cell(word, { mood: 'imp', tense: 'fut', voice: 'act', person: 2 }),
        cell(word, { mood: 'imp', tense: 'fut', voice: 'act', person: 2, number: 'pl' }),
        cell(word, { mood: 'imp', tense: 'fut', voice: 'act', person: 3, number: 'pl' }),
        cell(word, { mood: 'imp', tense: 'fut', voice: 'pass', person: 3, number: 'pl' }),
      ].join(' ');
    expect(all(amo)).toBe('amā amāte amāre amāminī amātō amātōte amantō amantor');
    expect(all(moneo)).toBe('monē monēte monēre monēminī monētō monētōte monentō monentor');
    expect(all(rego)).toBe('rege regite regere regiminī regitō regitōte reguntō reguntor');
    expect(all(capio)).toBe('cape capite capere capiminī capitō capitōte capiuntō capiuntor');
    expect(all(audio)).toBe('audī audīte audīre audīminī audītō audītōte audiuntō audiuntor');
  });
  it.each([
    ['dīcō, dīcere, dīxī, dictum', 'dīc'], ['ēdūcō, ēdūcere, ēdūxī, ēductum', 'ēdūc'], ['faciō, facere, fēcī, factum', 'fac'],
    ['calefaciō, calefacere, calefēcī, calefactum', 'calefac'], ['cōnficiō, cōnficere, cōnfēcī, cōnfectum', 'cōnfice'], ['dēdicō, dēdicāre, dēdicāvī, dēdicātum', 'dēdicā'],
    ['sciō, scīre, scīvī, scītum', 'scītō/scī'], ['ferō, ferre, tulī, lātum', 'fer'],
  ])('shortens the imperative of %s', (parts, expected) => {
    expect(cell(verb(parts), { mood: 'imp', person: 2 })).toBe(expected);
  }); // prettier-ignore
});

describe('the perfect system', () => {
  it('conjugates the perfect with its shorter forms', () => {
    expect(finite(amo, indicative('perf'))).toBe(
      'amāvī amāvistī/amāstī amāvit amāvimus amāvistis/amāstis amāvērunt/amāvēre/amārunt',
    );
    expect(finite(rego, indicative('perf'))).toBe('rēxī rēxistī rēxit rēximus rēxistis rēxērunt/rēxēre');
    expect(finite(audio, indicative('perf'))).toBe(
      'audīvī/audiī audīvistī/audīstī/audiistī audīvit/audiit audīvimus/audiimus audīvistis/audīstis/audiistis audīvērunt/audīvēre/audiērunt/audiēre',
    );
    expect(cell(amo, { mood: 'inf', tense: 'perf' })).toBe('amāvisse/amāsse');
    expect(cell(verb('lavō, lavāre, lāvī, lautum'), { mood: 'inf', tense: 'perf' })).toBe('lāvisse');
    expect(cell(verb('nōscō, nōscere, nōvī, nōtum'), { mood: 'inf', tense: 'perf' })).toBe('nōvisse/nōsse');
  });
  it('keeps future perfect short and perfect subjunctive long, each with the other as a variant', () => {
    expect(finite(rego, indicative('futp'))).toBe(
      'rēxerō rēxeris/rēxerīs rēxerit rēxerimus/rēxerīmus rēxeritis/rēxerītis rēxerint',
    );
    expect(finite(rego, subjunctive('perf'))).toBe(
      'rēxerim rēxerīs/rēxeris rēxerit rēxerīmus/rēxerimus rēxerītis/rēxeritis rēxerint',
    );
    expect(inflect(rego, { ...subjunctive('perf'), person: 1, number: 'pl' })).toEqual([
      { text: 'rēxerīmus' },
      { text: 'rēxerimus', variant: 'quantity' },
    ]);
  });
  it('conjugates pluperfect indicative and subjunctive', () => {
    expect(finite(moneo, indicative('plup'))).toBe(
      'monueram monuerās monuerat monuerāmus monuerātis monuerant',
    );
    expect(finite(moneo, subjunctive('plup'))).toBe(
      'monuissem monuissēs monuisset monuissēmus monuissētis monuissent',
    );
  });
  it('compounds the passive with sum, agreeing in gender and number', () => {
    expect(finite(amo, passive('perf'))).toBe(
      'amātus_sum amātus_es amātus_est amātī_sumus amātī_estis amātī_sunt',
    );
    expect(finite(amo, { ...passive('perf'), gender: 'f' })).toBe(
      'amāta_sum amāta_es amāta_est amātae_sumus amātae_estis amātae_sunt',
    );
    expect(finite(amo, passive('plup'))).toBe(
      'amātus_eram amātus_erās amātus_erat amātī_erāmus amātī_erātis amātī_erant',
    );
    expect(finite(amo, passive('futp'))).toBe(
      'amātus_erō amātus_eris amātus_erit amātī_erimus amātī_eritis amātī_erunt',
    );
    expect(finite(amo, passiveSubjunctive('perf'))).toBe(
      'amātus_sim amātus_sīs amātus_sit amātī_sīmus amātī_sītis amātī_sint',
    );
    expect(finite(amo, passiveSubjunctive('plup'))).toBe(
      'amātus_essem amātus_essēs amātus_esset amātī_essēmus amātī_essētis amātī_essent',
    );
  });
});

describe('verbal nouns and adjectives', () => {
  it('gives six infinitives, the compound ones in any agreement', () => {
    const infinitives = (['pres', 'perf', 'fut'] as const).flatMap((name) =>
      (['act', 'pass'] as const).map((voice) => cell(rego, { mood: 'inf', tense: name, voice })),
    );
    expect(infinitives.join(' ')).toBe(
      'regere regī rēxisse rēctum_esse/rēctus_esse rēctūrum_esse/rēctūrus_esse rēctum_īrī',
    );
    expect(cell(rego, { mood: 'inf', tense: 'fut', voice: 'act', number: 'pl', gender: 'f' })).toBe(
      'rēctūrās_esse',
    );
    expect(cell(rego, { mood: 'inf', tense: 'perf', voice: 'pass', case: 'nom', gender: 'f' })).toBe(
      'rēcta_esse',
    );
  });
  it('declines the present participle', () => {
    const row = (number: 'sg' | 'pl', gender: 'm' | 'n'): string =>
      (['nom', 'gen', 'dat', 'acc', 'abl', 'voc'] as const)
        .map((name) => cell(amo, { mood: 'part', tense: 'pres', voice: 'act', case: name, number, gender }))
        .join(' ');
    expect(row('sg', 'm')).toBe('amāns amantis amantī amantem amante/amantī amāns');
    expect(row('sg', 'n')).toBe('amāns amantis amantī amāns amante/amantī amāns');
    expect(row('pl', 'm')).toBe('amantēs amantium amantibus amantēs/amantīs amantibus amantēs');
    expect(row('pl', 'n')).toBe('amantia amantium amantibus amantia amantibus amantia');
    expect(cell(capio, { mood: 'part', tense: 'pres', voice: 'act', case: 'gen' })).toBe('capientis');
  });
  it('gives the other participles, gerund, gerundive and supines', () => {
    expect(cell(amo, { mood: 'part', tense: 'perf', voice: 'pass', case: 'acc', gender: 'f' })).toBe(
      'amātam',
    );
    expect(cell(amo, { mood: 'part', tense: 'fut', voice: 'act', case: 'nom', number: 'pl' })).toBe(
      'amātūrī',
    );
    expect(
      (['gen', 'dat', 'acc', 'abl'] as const)
        .map((name) => cell(capio, { mood: 'gerund', case: name }))
        .join(' '),
    ).toBe('capiendī/capiundī capiendō/capiundō capiendum/capiundum capiendō/capiundō');
    expect(cell(rego, { mood: 'gerundive', case: 'gen', number: 'pl', gender: 'f' })).toBe(
      'regendārum/regundārum',
    );
    expect(cell(moneo, { mood: 'gerundive', case: 'nom' })).toBe('monendus');
    expect(cell(rego, { mood: 'supine', case: 'acc' }) + cell(rego, { mood: 'supine', case: 'abl' })).toBe(
      'rēctumrēctū',
    );
  });
  it.each([
    ['iuvō, iuvāre, iūvī, iūtum', 'iuvātūrus/iūtūrus'], ['morior, morī, mortuus sum', 'moritūrus'], ['pariō, parere, peperī, partum', 'paritūrus'], ['fugiō, fugere, fūgī, fugitūrus', 'fugitūrus'],
  ])('finds the future participle of %s', (parts, expected) => {
    expect(cell(verb(parts), { mood: 'part', tense: 'fut', case: 'nom' })).toBe(expected);
  }); // prettier-ignore
});

describe('deponents', () => {
  const sequor = verb('sequor, sequī, secūtus sum');
  it('are active in sense throughout, and have no passive but the gerundive', () => {
    expect(finite(sequor, indicative('pres'))).toBe(
      'sequor sequeris/sequere sequitur sequimur sequiminī sequuntur',
    );
    expect(finite(verb('hortor, hortārī, hortātus sum'), indicative('pres'))).toBe(
      'hortor hortāris/hortāre hortātur hortāmur hortāminī hortantur',
    );
    expect(finite(verb('patior, patī, passus sum'), indicative('pres'))).toBe(
      'patior pateris/patere patitur patimur patiminī patiuntur',
    );
    expect(finite(verb('orior, orīrī, ortus sum'), indicative('pres'))).toBe(
      'orior oreris/orīris/orere oritur orimur oriminī/orīminī oriuntur',
    );
    expect(finite(sequor, indicative('perf'))).toBe(
      'secūtus_sum secūtus_es secūtus_est secūtī_sumus secūtī_estis secūtī_sunt',
    );
    expect(finite(sequor, passive('pres'))).toBe('- - - - - -');
    expect(cell(sequor, { mood: 'gerundive', case: 'nom' })).toBe('sequendus');
    expect(cell(sequor, { mood: 'part', tense: 'pres', case: 'nom' })).toBe('sequēns');
    expect(cell(sequor, { mood: 'part', tense: 'perf', case: 'nom' })).toBe('secūtus');
    expect(cell(sequor, { mood: 'inf', tense: 'fut' })).toBe('secūtūrum_esse/secūtūrus_esse');
    expect(
      cell(sequor, { mood: 'imp', person: 2 }) + cell(sequor, { mood: 'imp', person: 2, number: 'pl' }),
    ).toBe('sequeresequiminī');
  });
  it('have a gerundive that agrees, whatever case they govern (spēs potiundōrum castrōrum, Caesar, Gallic War 3.6)', () => {
    const potior = verb('potior, potīrī, potītus sum', 'intransitive');
    expect(cell(potior, { mood: 'gerundive', case: 'gen', number: 'pl', gender: 'n' })).toBe(
      'potiendōrum/potiundōrum',
    );
    expect(finite(potior, passive('pres'))).toBe('- - - - - -');
  });
  it('semideponents turn only in the perfect', () => {
    const audeo = verb('audeō, audēre, ausus sum');
    expect(finite(audeo, indicative('pres'))).toBe('audeō audēs audet audēmus audētis audent');
    expect(finite(audeo, indicative('perf'))).toBe(
      'ausus_sum ausus_es ausus_est ausī_sumus ausī_estis ausī_sunt',
    );
    expect(finite(audeo, passive('pres'))).toBe('- - - - - -');
  });
  it('have a perfect infinitive, in the accusative when nothing is said of agreement', () => {
    for (const [parts, infinitive] of [['hortor, hortārī, hortātus sum', 'hortātum_esse/hortātus_esse'], ['audeō, audēre, ausus sum', 'ausum_esse/ausus_esse'], ['revertor, revertī, revertī, reversum', 'revertisse/reversum_esse/reversus_esse']] as const) {
      const word = verb(parts);
      expect(cell(word, { mood: 'inf', tense: 'perf', voice: 'act' })).toBe(infinitive);
      expect(paradigm(word).find(({ key }) => key === 'perf.inf.act')?.forms[0]?.text.replace(' ', '_')).toBe(infinitive.split('/')[0]);
    }
  }); // prettier-ignore
  it('orior wavers between the third and fourth conjugations', () => {
    const orior = verb('orior, orīrī, ortus sum', 'intransitive');
    expect(finite(orior, { mood: 'ind', tense: 'pres', voice: 'act' })).toBe(
      'orior oreris/orīris/orere oritur orimur oriminī/orīminī oriuntur',
    );
    expect(cell(orior, { mood: 'subj', tense: 'impf', voice: 'act', person: 3 })).toBe('orīrētur/orerētur');
  });
  it('revertor has an active perfect beside its participle', () => {
    const revertor = verb('revertor, revertī, revertī, reversum');
    expect(cell(revertor, { ...indicative('perf'), person: 1 })).toBe('revertī');
    expect(cell(revertor, { ...indicative('perf'), person: 1, gender: 'm' })).toBe('reversus_sum');
  });
});

describe('cells that a verb lacks', () => {
  it('gives intransitives only an impersonal passive', () => {
    const venio = verb('veniō, venīre, vēnī, ventum', 'intransitive');
    expect(finite(venio, passive('pres'))).toBe('- - venītur - - -');
    expect(cell(venio, { ...passive('perf'), person: 3, gender: 'n' })).toBe('ventum_est');
    expect(cell(venio, { ...passive('perf'), person: 3, gender: 'm' })).toBe('-');
    expect(cell(venio, { mood: 'gerundive', case: 'nom', gender: 'n' })).toBe('veniendum/veniundum');
    expect(cell(venio, { mood: 'gerundive', case: 'nom', gender: 'm' })).toBe('-');
  });
  it('gives impersonals a third person and infinitives', () => {
    const licet = verb('licet, licēre, licuit');
    expect(finite(licet, indicative('pres'))).toBe('- - licet - - -');
    expect(finite(licet, subjunctive('plup'))).toBe('- - licuisset - - -');
    expect(cell(licet, { mood: 'inf' })).toBe('licēre');
    expect(cell(licet, { mood: 'imp', person: 2 })).toBe('-');
  });
  it('leaves out what needs a missing part', () => {
    const timeo = verb('timeō, timēre, timuī');
    expect(finite(timeo, passive('perf'))).toBe('- - - - - -');
    expect(cell(timeo, { mood: 'part', tense: 'fut', case: 'nom' })).toBe('-');
    expect(finite(timeo, passive('pres')).startsWith('timeor')).toBe(true);
    expect(cell(verb('quatiō, quatere, -, quassum'), { ...indicative('perf'), person: 1 })).toBe('-');
  });
});
