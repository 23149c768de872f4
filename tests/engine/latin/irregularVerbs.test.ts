// Golden paradigms of the irregular and defective verbs and of their compounds. A row is ego tū is nōs vōs eī.
import { describe, expect, it } from 'vitest';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import { cell, finite, usual, verb } from './tables.ts';

const pres = { tense: 'pres', mood: 'ind', voice: 'act' } as const;
const impf = { tense: 'impf', mood: 'ind', voice: 'act' } as const;
const fut = { tense: 'fut', mood: 'ind', voice: 'act' } as const;
const perf = { tense: 'perf', mood: 'ind', voice: 'act' } as const;
const subj = { tense: 'pres', mood: 'subj', voice: 'act' } as const;
const impfSubj = { tense: 'impf', mood: 'subj', voice: 'act' } as const;

describe('sum and its compounds', () => {
  const sum = verb('sum, esse, fuī, futūrus');
  it('conjugates sum', () => {
    expect(finite(sum, pres)).toBe('sum es est sumus estis sunt');
    expect(finite(sum, impf)).toBe('eram erās erat erāmus erātis erant');
    expect(finite(sum, fut)).toBe('erō eris erit erimus eritis erunt');
    expect(finite(sum, subj)).toBe('sim sīs sit sīmus sītis sint');
    expect(usual(finite(sum, impfSubj))).toBe('essem essēs esset essēmus essētis essent');
    expect(usual(finite(sum, perf))).toBe('fuī fuistī fuit fuimus fuistis fuērunt');
    expect(cell(sum, { mood: 'inf', tense: 'fut' })).toBe('futūrum_esse/fore/futūrus_esse');
    expect([
      cell(sum, { mood: 'imp', person: 2 }),
      cell(sum, { mood: 'imp', tense: 'fut', person: 3, number: 'pl' }),
    ]).toEqual(['es', 'suntō']);
  });
  it('conjugates possum', () => {
    const possum = verb('possum, posse, potuī');
    expect(finite(possum, pres)).toBe('possum potes potest possumus potestis possunt');
    expect(finite(possum, fut)).toBe('poterō poteris poterit poterimus poteritis poterunt');
    expect(finite(possum, subj)).toBe('possim possīs possit possīmus possītis possint');
    expect(finite(possum, impfSubj)).toBe('possem possēs posset possēmus possētis possent');
    expect(cell(possum, { mood: 'imp', person: 2 })).toBe('-');
  });
  it('gives absum and praesum a present participle, the others none', () => {
    const present = { mood: 'part', tense: 'pres', case: 'gen' } as const;
    expect(cell(verb('absum, abesse, āfuī, āfutūrus'), present)).toBe('absentis');
    expect(cell(verb('praesum, praeesse, praefuī'), present)).toBe('praesentis');
    expect(cell(verb('adsum, adesse, adfuī'), present)).toBe('-');
  });
  it('changes the prefix before a vowel', () => {
    expect(finite(verb('prōsum, prōdesse, prōfuī'), pres)).toBe(
      'prōsum prōdes prōdest prōsumus prōdestis prōsunt',
    );
    expect(finite(verb('īnsum, inesse, īnfuī'), pres)).toBe('īnsum ines inest īnsumus inestis īnsunt');
    expect(usual(finite(verb('absum, abesse, āfuī, āfutūrus'), perf))).toBe(
      'āfuī āfuistī āfuit āfuimus āfuistis āfuērunt',
    );
  });
});

describe('eō, ferō, dō, edō and their compounds', () => {
  it('conjugates eō and trānseō', () => {
    const eo = verb('eō, īre, iī, itum');
    expect(finite(eo, pres)).toBe('eō īs it īmus ītis eunt');
    expect(finite(eo, impf)).toBe('ībam ībās ībat ībāmus ībātis ībant');
    expect(finite(eo, fut)).toBe('ībō ībis ībit ībimus ībitis ībunt');
    expect(finite(eo, subj)).toBe('eam eās eat eāmus eātis eant');
    expect(finite(eo, impfSubj)).toBe('īrem īrēs īret īrēmus īrētis īrent');
    expect(usual(finite(eo, perf))).toBe('iī īstī iit iimus īstis iērunt');
    expect(finite(eo, { ...pres, voice: 'pass' })).toBe('- - ītur - - -');
    expect(cell(eo, { mood: 'part', tense: 'pres', case: 'gen' })).toBe('euntis');
    const transeo = verb('trānseō, trānsīre, trānsiī, trānsitum');
    expect(finite(transeo, { ...pres, voice: 'pass' })).toBe(
      'trānseor trānsīris/trānsīre trānsītur trānsīmur trānsīminī trānseuntur',
    );
    expect(cell(transeo, { mood: 'inf', tense: 'perf' })).toBe('trānsīsse/trānsiisse/trānsīvisse');
    expect(cell(transeo, { mood: 'gerundive', case: 'nom' })).toBe('trānseundus');
    expect(finite(verb('ambiō, ambīre, ambīvī, ambītum'), pres)).toBe(
      'ambiō ambīs ambit ambīmus ambītis ambiunt',
    );
  });
  it('conjugates ferō and adferō', () => {
    const fero = verb('ferō, ferre, tulī, lātum');
    expect(finite(fero, pres)).toBe('ferō fers fert ferimus fertis ferunt');
    expect(finite(fero, { ...pres, voice: 'pass' })).toBe(
      'feror ferris/ferre fertur ferimur feriminī feruntur',
    );
    expect(usual(finite(fero, { ...impfSubj, voice: 'pass' }))).toBe(
      'ferrer ferrēris ferrētur ferrēmur ferrēminī ferrentur',
    );
    expect(finite(fero, fut)).toBe('feram ferēs feret ferēmus ferētis ferent');
    expect(finite(verb('adferō, adferre, attulī, allātum'), { ...perf, voice: 'pass' })).toContain(
      'allātus_sum',
    );
  });
  it('keeps the a of dō short', () => {
    const give = verb('dō, dare, dedī, datum');
    expect(finite(give, pres)).toBe('dō dās dat damus datis dant');
    expect(finite(give, impf)).toBe('dabam dabās dabat dabāmus dabātis dabant');
    expect(finite(give, fut)).toBe('dabō dabis dabit dabimus dabitis dabunt');
    expect(finite(give, impfSubj)).toBe('darem darēs daret darēmus darētis darent');
    expect([
      cell(give, { mood: 'imp', person: 2 }),
      cell(give, { mood: 'imp', person: 2, number: 'pl' }),
    ]).toEqual(['dā', 'date']);
    expect(finite(verb('circumdō, circumdare, circumdedī, circumdatum'), pres)).toBe(
      'circumdō circumdās circumdat circumdamus circumdatis circumdant',
    );
    expect(finite(verb('reddō, reddere, reddidī, redditum'), pres)).toBe(
      'reddō reddis reddit reddimus redditis reddunt',
    );
  });
  it('eats with long and short forms', () => {
    expect(finite(verb('edō, ēsse, ēdī, ēsum'), pres)).toBe('edō ēs/edis ēst/edit edimus ēstis/editis edunt');
    expect(cell(verb('comedō, comedere, comēdī, comēsum'), { mood: 'inf' })).toBe('comedere/comēsse');
  });
});

describe('volō, nōlō, mālō, fīō, faciō', () => {
  it('conjugates the three of wishing', () => {
    expect(finite(verb('volō, velle, voluī'), pres)).toBe('volō vīs vult/volt volumus vultis/voltis volunt');
    expect(finite(verb('volō, velle, voluī'), subj)).toBe('velim velīs velit velīmus velītis velint');
    expect(finite(verb('nōlō, nōlle, nōluī'), pres)).toBe('nōlō nōn_vīs nōn_vult nōlumus nōn_vultis nōlunt');
    expect(cell(verb('nōlō, nōlle, nōluī'), { mood: 'imp', person: 2, number: 'pl' })).toBe('nōlīte');
    expect(finite(verb('mālō, mālle, māluī'), pres)).toBe('mālō māvīs māvult mālumus māvultis mālunt');
    expect(finite(verb('mālō, mālle, māluī'), impfSubj)).toBe(
      'māllem māllēs māllet māllēmus māllētis māllent',
    );
  });
  it('makes fīō the passive of faciō, not of cōnficiō', () => {
    const fio = verb('fīō, fierī, factus sum');
    expect(finite(fio, pres)).toBe('fīō fīs fit fīmus fītis fīunt');
    expect(finite(fio, impfSubj)).toBe('fierem fierēs fieret fierēmus fierētis fierent');
    expect(finite(fio, perf)).toContain('factus_sum');
    expect(cell(fio, { mood: 'inf', tense: 'fut' })).toBe('factum_īrī');
    expect(finite(verb('faciō, facere, fēcī, factum'), { ...pres, voice: 'pass' })).toBe(
      'fīō fīs fit fīmus fītis fīunt',
    );
    expect(
      cell(verb('faciō, facere, fēcī, factum'), { mood: 'imp', voice: 'pass', person: 2, number: 'pl' }),
    ).toBe('fīte');
    expect(
      cell(verb('patefaciō, patefacere, patefēcī, patefactum'), { ...pres, voice: 'pass', person: 3 }),
    ).toBe('patefit');
    expect(cell(verb('cōnficiō, cōnficere, cōnfēcī, cōnfectum'), { ...pres, voice: 'pass', person: 3 })).toBe(
      'cōnficitur',
    );
  });
});

describe('defectives', () => {
  it('meminī, ōdī and coepī live in the perfect', () => {
    expect(usual(finite(verb('meminī, meminisse'), perf))).toBe(
      'meminī meministī meminit meminimus meministis meminērunt',
    );
    expect(cell(verb('meminī, meminisse'), { mood: 'imp', tense: 'fut', person: 2 })).toBe('mementō');
    expect(finite(verb('meminī, meminisse'), pres)).toBe('- - - - - -');
    expect(cell(verb('coepī, coepisse, coeptum'), { ...perf, voice: 'pass', person: 3 })).toBe('coeptus_est');
    expect(cell(verb('ōdī, ōdisse, ōsūrus'), { mood: 'part', tense: 'fut', case: 'nom' })).toBe('ōsūrus');
  });
  it('inquam and āiō have a handful of forms', () => {
    expect(finite(verb('inquam'), pres)).toBe('inquam inquis inquit inquimus inquitis inquiunt');
    expect(finite(verb('āiō'), pres)).toBe('āiō ais ait - - āiunt');
    expect(finite(verb('āiō'), impf)).toBe('āiēbam āiēbās āiēbat āiēbāmus āiēbātis āiēbant');
    expect(paradigm(verb('quaesō')).map((one) => one.forms[0]?.text)).toEqual(['quaesō', 'quaesumus']);
  });
  it('āiō may be written aiō, and salvē stands for itself', () => {
    expect(finite(verb('aiō'), pres)).toBe('aiō ais ait - - aiunt');
    expect(cell(verb('salvē'), { mood: 'imp', person: 2, number: 'pl' })).toBe('salvēte');
  });
  it('for has what is in use, its perfect in full', () => {
    const fari = verb('for, fārī, fātus sum');
    expect(finite(fari, pres)).toBe('- fāris/fāre fātur - - fantur');
    expect(finite(fari, { ...perf, gender: 'f' })).toBe(
      'fāta_sum fāta_es fāta_est fātae_sumus fātae_estis fātae_sunt',
    );
    expect(cell(fari, { mood: 'part', tense: 'pres', case: 'gen' })).toBe('fantis');
    expect(cell(fari, { mood: 'part', tense: 'pres', case: 'nom' })).toBe('-');
  });
  it('nōvī is shortened like other perfects in -ōvī', () => {
    expect(cell(verb('nōvī, nōvisse'), { mood: 'inf', tense: 'perf' })).toBe('nōvisse/nōsse');
  });
  it('vēneō has no passive, being one', () => {
    expect(finite(verb('vēneō, vēnīre, vēniī'), { ...pres, voice: 'pass' })).toBe('- - - - - -');
  });
  it('queō and nequeō go like eō, without imperative and gerund', () => {
    expect(finite(verb('nequeō, nequīre, nequīvī'), pres)).toBe(
      'nequeō nequīs nequit nequīmus nequītis nequeunt',
    );
    expect(cell(verb('queō, quīre, quīvī'), { ...perf, person: 1 })).toBe('quīvī/quiī');
    expect(cell(verb('queō, quīre, quīvī'), { mood: 'imp', person: 2 })).toBe('-');
    expect(cell(verb('queō, quīre, quīvī'), { mood: 'gerund', case: 'gen' })).toBe('-');
  });
});
