// The endings of the present system: four conjugations, third in -iō, and the irregular verbs, each written as grammars print it.
// Six persons a row; `/` parts variants, `_` is a space within a form, `-` is a cell that does not exist; a row that an irregular verb
// has not at all is left out.
// Source: Allen & Greenough §§ 184–206. Quantities: short before -m -t -r final, -nt -nd and vowels; long before -ns.

/** One row of six, active and passive. */
export type VoiceRows = { readonly act?: string; readonly pass?: string };

/** Everything made from the present stem. Endings go on the stem without its characteristic vowel, or on a compound's prefix. */
export type PresentSystem = {
  readonly pres: VoiceRows;
  readonly impf: VoiceRows;
  readonly fut: VoiceRows;
  readonly subj: VoiceRows;
  readonly impfSubj: VoiceRows;
  /** second singular, second plural */
  readonly imp: VoiceRows;
  /** active: second singular, third singular, second plural, third plural; passive: second and third singular, third plural */
  readonly futImp: VoiceRows;
  readonly inf: VoiceRows;
  /** present participle: nominative, oblique */
  readonly part?: readonly [string, string];
  /** gerund and gerundive stem, variants parted by `/` */
  readonly gerund?: string;
};

/** `prefixed('āb', 'am ās')` is `'ābam ābās'`, variants included. */
const prefixed = (prefix: string, rows: string): string =>
  rows
    .split(' ')
    .map((cell) =>
      cell
        .split('/')
        .map((ending) => prefix + ending)
        .join('/'),
    )
    .join(' ');

const BAM = { act: 'bam bās bat bāmus bātis bant', pass: 'bar bāris bātur bāmur bāminī bantur' };
const BO = { act: 'bō bis bit bimus bitis bunt', pass: 'bor beris bitur bimur biminī buntur' };
const AM_ES = { act: 'am ēs et ēmus ētis ent', pass: 'ar ēris ētur ēmur ēminī entur' };
const EM = { act: 'em ēs et ēmus ētis ent', pass: 'er ēris ētur ēmur ēminī entur' };
const AM_AS = { act: 'am ās at āmus ātis ant', pass: 'ar āris ātur āmur āminī antur' };

const both = (prefix: string, rows: { readonly act: string; readonly pass: string }): VoiceRows => ({
  act: prefixed(prefix, rows.act),
  pass: prefixed(prefix, rows.pass),
});

/** The regular conjugations. */
export type Conjugation = '1' | '2' | '3' | '3io' | '4';

/** The four conjugations, and the third in -iō. */
export const CONJUGATIONS: Readonly<Record<Conjugation, PresentSystem>> = {
  '1': {
    pres: { act: 'ō ās at āmus ātis ant', pass: 'or āris ātur āmur āminī antur' },
    impf: both('ā', BAM),
    fut: both('ā', BO),
    subj: EM,
    impfSubj: both('ār', EM),
    imp: { act: 'ā āte', pass: 'āre āminī' },
    futImp: { act: 'ātō ātō ātōte antō', pass: 'ātor ātor antor' },
    inf: { act: 'āre', pass: 'ārī' },
    part: ['āns', 'ant'],
    gerund: 'and',
  },
  '2': {
    pres: { act: 'eō ēs et ēmus ētis ent', pass: 'eor ēris ētur ēmur ēminī entur' },
    impf: both('ē', BAM),
    fut: both('ē', BO),
    subj: both('e', AM_AS),
    impfSubj: both('ēr', EM),
    imp: { act: 'ē ēte', pass: 'ēre ēminī' },
    futImp: { act: 'ētō ētō ētōte entō', pass: 'ētor ētor entor' },
    inf: { act: 'ēre', pass: 'ērī' },
    part: ['ēns', 'ent'],
    gerund: 'end',
  },
  '3': {
    pres: { act: 'ō is it imus itis unt', pass: 'or eris itur imur iminī untur' },
    impf: both('ē', BAM),
    fut: AM_ES,
    subj: AM_AS,
    impfSubj: both('er', EM),
    imp: { act: 'e ite', pass: 'ere iminī' },
    futImp: { act: 'itō itō itōte untō', pass: 'itor itor untor' },
    inf: { act: 'ere', pass: 'ī' },
    part: ['ēns', 'ent'],
    gerund: 'end/und',
  },
  '3io': {
    pres: { act: 'iō is it imus itis iunt', pass: 'ior eris itur imur iminī iuntur' },
    impf: both('iē', BAM),
    fut: both('i', AM_ES),
    subj: both('i', AM_AS),
    impfSubj: both('er', EM),
    imp: { act: 'e ite', pass: 'ere iminī' },
    futImp: { act: 'itō itō itōte iuntō', pass: 'itor itor iuntor' },
    inf: { act: 'ere', pass: 'ī' },
    part: ['iēns', 'ient'],
    gerund: 'iend/iund',
  },
  '4': {
    pres: { act: 'iō īs it īmus ītis iunt', pass: 'ior īris ītur īmur īminī iuntur' },
    impf: both('iē', BAM),
    fut: both('i', AM_ES),
    subj: both('i', AM_AS),
    impfSubj: both('īr', EM),
    imp: { act: 'ī īte', pass: 'īre īminī' },
    futImp: { act: 'ītō ītō ītōte iuntō', pass: 'ītor ītor iuntor' },
    inf: { act: 'īre', pass: 'īrī' },
    part: ['iēns', 'ient'],
    gerund: 'iend/iund',
  },
};

/** fīō, and the passive of faciō. */
export const FIO_ROWS = {
  pres: 'fīō fīs fit fīmus fītis fīunt',
  impf: prefixed('fīē', BAM.act),
  fut: prefixed('fī', AM_ES.act),
  subj: prefixed('fī', AM_AS.act),
  impfSubj: prefixed('fier', EM.act),
  imp: 'fī fīte',
  futImp: 'fītō fītō fītōte fīuntō',
  inf: 'fierī',
} as const;

/** Verbs with a present system of their own, which their compounds share. */
export type IrregularVerb =
  | 'sum'
  | 'possum'
  | 'eō'
  | 'ferō'
  | 'volō'
  | 'nōlō'
  | 'mālō'
  | 'fīō'
  | 'dō'
  | 'edō'
  | 'edō-ēsse'
  | 'faciō';

const EDO_ACTIVE = {
  impf: both('edē', BAM),
  fut: both('ed', AM_ES),
  part: ['edēns', 'edent'] as const,
  gerund: 'edend/edund',
};

/** Irregular present systems; the stem they go on is the prefix (ab-, trāns-), or nothing. */
export const IRREGULAR_VERBS: Readonly<Record<IrregularVerb, PresentSystem>> = {
  sum: {
    pres: { act: 'sum es est sumus estis sunt' },
    impf: { act: 'eram erās erat erāmus erātis erant' },
    fut: { act: 'erō eris erit erimus eritis erunt' },
    subj: { act: 'sim sīs sit sīmus sītis sint' },
    impfSubj: { act: 'essem/forem essēs/forēs esset/foret essēmus/forēmus essētis/forētis essent/forent' },
    imp: { act: 'es este' },
    futImp: { act: 'estō estō estōte suntō' },
    inf: { act: 'esse' },
  },
  possum: {
    pres: { act: 'possum potes potest possumus potestis possunt' },
    impf: { act: 'poteram poterās poterat poterāmus poterātis poterant' },
    fut: { act: 'poterō poteris poterit poterimus poteritis poterunt' },
    subj: { act: 'possim possīs possit possīmus possītis possint' },
    impfSubj: { act: 'possem possēs posset possēmus possētis possent' },
    imp: {},
    futImp: {},
    inf: { act: 'posse' },
  },
  eō: {
    pres: { act: 'eō īs it īmus ītis eunt', pass: 'eor īris ītur īmur īminī euntur' },
    impf: both('ī', BAM),
    fut: both('ī', BO),
    subj: both('e', AM_AS),
    impfSubj: both('īr', EM),
    imp: { act: 'ī īte', pass: 'īre īminī' },
    futImp: { act: 'ītō ītō ītōte euntō', pass: 'ītor ītor euntor' },
    inf: { act: 'īre', pass: 'īrī' },
    part: ['iēns', 'eunt'],
    gerund: 'eund',
  },
  ferō: {
    pres: {
      act: 'ferō fers fert ferimus fertis ferunt',
      pass: 'feror ferris fertur ferimur feriminī feruntur',
    },
    impf: both('ferē', BAM),
    fut: both('fer', AM_ES),
    subj: both('fer', AM_AS),
    impfSubj: both('ferr', EM),
    imp: { act: 'fer ferte', pass: 'ferre feriminī' },
    futImp: { act: 'fertō fertō fertōte feruntō', pass: 'fertor fertor feruntor' },
    inf: { act: 'ferre', pass: 'ferrī' },
    part: ['ferēns', 'ferent'],
    gerund: 'ferend/ferund',
  },
  volō: {
    pres: { act: 'volō vīs vult/volt volumus vultis/voltis volunt' },
    impf: { act: prefixed('volē', BAM.act) },
    fut: { act: prefixed('vol', AM_ES.act) },
    subj: { act: 'velim velīs velit velīmus velītis velint' },
    impfSubj: { act: prefixed('vell', EM.act) },
    imp: {},
    futImp: {},
    inf: { act: 'velle' },
    part: ['volēns', 'volent'],
  },
  nōlō: {
    pres: { act: 'nōlō nōn_vīs nōn_vult nōlumus nōn_vultis nōlunt' },
    impf: { act: prefixed('nōlē', BAM.act) },
    fut: { act: prefixed('nōl', AM_ES.act) },
    subj: { act: 'nōlim nōlīs nōlit nōlīmus nōlītis nōlint' },
    impfSubj: { act: prefixed('nōll', EM.act) },
    imp: { act: 'nōlī nōlīte' },
    futImp: { act: 'nōlītō nōlītō nōlītōte nōluntō' },
    inf: { act: 'nōlle' },
    part: ['nōlēns', 'nōlent'],
  },
  mālō: {
    pres: { act: 'mālō māvīs māvult mālumus māvultis mālunt' },
    impf: { act: prefixed('mālē', BAM.act) },
    fut: { act: prefixed('māl', AM_ES.act) },
    subj: { act: 'mālim mālīs mālit mālīmus mālītis mālint' },
    impfSubj: { act: prefixed('māll', EM.act) },
    imp: {},
    futImp: {},
    inf: { act: 'mālle' },
  },
  fīō: {
    pres: { act: FIO_ROWS.pres },
    impf: { act: FIO_ROWS.impf },
    fut: { act: FIO_ROWS.fut },
    subj: { act: FIO_ROWS.subj },
    impfSubj: { act: FIO_ROWS.impfSubj },
    imp: { act: FIO_ROWS.imp },
    futImp: { act: FIO_ROWS.futImp },
    inf: { act: FIO_ROWS.inf },
  },
  dō: {
    pres: { act: 'dō dās dat damus datis dant', pass: 'dor daris datur damur daminī dantur' },
    impf: both('da', BAM),
    fut: both('da', BO),
    subj: both('d', EM),
    impfSubj: both('dar', EM),
    imp: { act: 'dā date', pass: 'dare daminī' },
    futImp: { act: 'datō datō datōte dantō', pass: 'dator dator dantor' },
    inf: { act: 'dare', pass: 'darī' },
    part: ['dāns', 'dant'],
    gerund: 'dand',
  },
  edō: {
    ...EDO_ACTIVE,
    pres: {
      act: 'edō edis/ēs edit/ēst edimus editis/ēstis edunt',
      pass: 'edor ederis editur/ēstur edimur ediminī eduntur',
    },
    subj: {
      act: 'edam/edim edās/edīs edat/edit edāmus/edīmus edātis/edītis edant/edint',
      pass: prefixed('ed', AM_AS.pass),
    },
    impfSubj: {
      act: 'ederem/ēssem ederēs/ēssēs ederet/ēsset ederēmus/ēssēmus ederētis/ēssētis ederent/ēssent',
      pass: 'ederer ederēris ederētur/ēssētur ederēmur ederēminī ederentur',
    },
    imp: { act: 'ede/ēs edite/ēste', pass: 'edere ediminī' },
    futImp: { act: 'editō/ēstō editō/ēstō editōte/ēstōte eduntō', pass: 'editor editor eduntor' },
    inf: { act: 'edere/ēsse', pass: 'edī' },
  },
  'edō-ēsse': {
    ...EDO_ACTIVE,
    pres: {
      act: 'edō ēs/edis ēst/edit edimus ēstis/editis edunt',
      pass: 'edor ederis ēstur/editur edimur ediminī eduntur',
    },
    subj: {
      act: 'edam/edim edās/edīs edat/edit edāmus/edīmus edātis/edītis edant/edint',
      pass: prefixed('ed', AM_AS.pass),
    },
    impfSubj: {
      act: 'ēssem/ederem ēssēs/ederēs ēsset/ederet ēssēmus/ederēmus ēssētis/ederētis ēssent/ederent',
      pass: 'ederer ederēris ēssētur/ederētur ederēmur ederēminī ederentur',
    },
    imp: { act: 'ēs/ede ēste/edite', pass: 'edere ediminī' },
    futImp: { act: 'ēstō/editō ēstō/editō ēstōte/editōte eduntō', pass: 'editor editor eduntor' },
    inf: { act: 'ēsse/edere', pass: 'edī' },
  },
  faciō: CONJUGATIONS['3io'],
};
