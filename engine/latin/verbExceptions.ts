// Verbs that go their own way: future participles, single cells, defectives, verbs without a personal passive.
// Keyed by the first principal part. Source: Allen & Greenough §§ 158–210; Oxford Latin Dictionary.

type Cells = Readonly<Record<string, string>>;

/** Future participle stems that do not come from the supine (-ūr- included); `|` before a second one. */
export const FUTURE_PARTICIPLES: Readonly<Record<string, string>> = {
  iuvō: 'iuvātūr|iūtūr', secō: 'secātūr|sectūr', sonō: 'sonātūr', pariō: 'paritūr', ruō: 'ruitūr', morior: 'moritūr', orior: 'oritūr',
  arguō: 'arguitūr', nāscor: 'nāscitūr', fruor: 'fruitūr|frūctūr', stō: 'stātūr', praestō: 'praestātūr', cōnstō: 'cōnstātūr',
  īnstō: 'īnstātūr', luō: 'luitūr', abnuō: 'abnuitūr', sum: 'futūr', adsum: 'adfutūr', hauriō: 'haustūr|hausūr',
}; // prettier-ignore

/** Cells written out. */
export const VERB_FORMS: Readonly<Record<string, Cells>> = {
  sciō: { 'pres.imp.act.2sg': 'scītō|scī', 'pres.imp.act.2pl': 'scītōte|scīte' },
  sum: { 'fut.inf.act': 'futūrum esse|fore' },
  orior: {
    'pres.ind.act.2sg': 'oreris|orīris|orere', 'pres.ind.act.3sg': 'oritur', 'pres.ind.act.1pl': 'orimur', 'pres.ind.act.2pl': 'oriminī|orīminī',
    'impf.subj.act.1sg': 'orīrer|orerer', 'impf.subj.act.2sg': 'orīrēris|orīrēre|orerēris', 'impf.subj.act.3sg': 'orīrētur|orerētur',
    'impf.subj.act.1pl': 'orīrēmur|orerēmur', 'impf.subj.act.2pl': 'orīrēminī|orerēminī', 'impf.subj.act.3pl': 'orīrentur|orerentur',
  },
  exorior: { 'pres.ind.act.2sg': 'exoreris|exorīris|exorere', 'pres.ind.act.3sg': 'exoritur', 'pres.ind.act.1pl': 'exorimur', 'pres.ind.act.2pl': 'exoriminī|exorīminī' },
  coorior: { 'pres.ind.act.2sg': 'cooreris|coorīris|coorere', 'pres.ind.act.3sg': 'cooritur', 'pres.ind.act.1pl': 'coorimur', 'pres.ind.act.2pl': 'cooriminī|coorīminī' },
  potior: { 'pres.ind.act.3sg': 'potītur|potitur', 'pres.ind.act.1pl': 'potīmur|potimur' },
  meminī: { 'fut.imp.act.2sg': 'mementō', 'fut.imp.act.2pl': 'mementōte' },
}; // prettier-ignore

/** Verbs regular in form of which only some cells are in use. */
export const CELLS_IN_USE: Readonly<Record<string, RegExp>> = {
  for: /^(?:pres\.ind\.act\.(?:2sg|3sg|3pl)|fut\.ind\.act\.[13]sg|(?:perf|plup)\.(?:ind|subj|part)\.|pres\.imp\.act\.2sg|(?:pres|perf)\.inf\.|pres\.part\.act\.(?!nom|voc|acc\.sg\.n)|gerund\.(?:gen|abl)|gerundive\.|supine\.abl)/,
};

/** Verbs of which only some forms are in use: all of those, written out. */
export const DEFECTIVE_VERBS: Readonly<Record<string, Cells>> = {
  inquam: {
    'pres.ind.act.1sg': 'inquam', 'pres.ind.act.2sg': 'inquis', 'pres.ind.act.3sg': 'inquit', 'pres.ind.act.1pl': 'inquimus',
    'pres.ind.act.2pl': 'inquitis', 'pres.ind.act.3pl': 'inquiunt', 'impf.ind.act.3sg': 'inquiēbat|inquībat',
    'fut.ind.act.2sg': 'inquiēs', 'fut.ind.act.3sg': 'inquiet', 'perf.ind.act.1sg': 'inquiī', 'perf.ind.act.2sg': 'inquīstī',
    'perf.ind.act.3sg': 'inquit', 'pres.imp.act.2sg': 'inque', 'fut.imp.act.2sg': 'inquitō',
  },
  āiō: {
    'pres.ind.act.1sg': 'āiō', 'pres.ind.act.2sg': 'ais', 'pres.ind.act.3sg': 'ait', 'pres.ind.act.3pl': 'āiunt',
    'impf.ind.act.1sg': 'āiēbam', 'impf.ind.act.2sg': 'āiēbās', 'impf.ind.act.3sg': 'āiēbat', 'impf.ind.act.1pl': 'āiēbāmus',
    'impf.ind.act.2pl': 'āiēbātis', 'impf.ind.act.3pl': 'āiēbant', 'perf.ind.act.3sg': 'ait', 'pres.subj.act.2sg': 'āiās',
    'pres.subj.act.3sg': 'āiat', 'pres.subj.act.3pl': 'āiant',
  },
  aiō: {
    'pres.ind.act.1sg': 'aiō', 'pres.ind.act.2sg': 'ais', 'pres.ind.act.3sg': 'ait', 'pres.ind.act.3pl': 'aiunt',
    'impf.ind.act.1sg': 'aiēbam', 'impf.ind.act.2sg': 'aiēbās', 'impf.ind.act.3sg': 'aiēbat', 'impf.ind.act.1pl': 'aiēbāmus',
    'impf.ind.act.2pl': 'aiēbātis', 'impf.ind.act.3pl': 'aiēbant', 'perf.ind.act.3sg': 'ait', 'pres.subj.act.2sg': 'aiās',
    'pres.subj.act.3sg': 'aiat', 'pres.subj.act.3pl': 'aiant',
  },
  quaesō: { 'pres.ind.act.1sg': 'quaesō', 'pres.ind.act.1pl': 'quaesumus' },
  cedo: { 'pres.imp.act.2sg': 'cedo', 'pres.imp.act.2pl': 'cette' },
  salveō: {
    'pres.imp.act.2sg': 'salvē', 'pres.imp.act.2pl': 'salvēte', 'fut.imp.act.2sg': 'salvētō', 'fut.ind.act.2sg': 'salvēbis',
    'pres.inf.act': 'salvēre',
  },
  salvē: {
    'pres.imp.act.2sg': 'salvē', 'pres.imp.act.2pl': 'salvēte', 'fut.imp.act.2sg': 'salvētō', 'fut.ind.act.2sg': 'salvēbis',
    'pres.inf.act': 'salvēre',
  },
  avē: { 'pres.imp.act.2sg': 'avē', 'pres.imp.act.2pl': 'avēte', 'fut.imp.act.2sg': 'avētō', 'pres.inf.act': 'avēre' },
}; // prettier-ignore

/** Verbs that take no accusative, so that their passive is only impersonal: known when a word comes without flags. */
export const INTRANSITIVE: ReadonlySet<string> = new Set(
  `eō redeō abeō exeō pereō veniō currō cadō sedeō stō iaceō lateō maneō dormiō ambulō cubō noceō placeō displiceō pāreō
   faveō studeō serviō vīvō pugnō dēcertō cēdō accēdō discēdō prōcēdō recēdō incēdō succēdō ēvādō vādō fugitō rēpō serpō
   crēscō parcō indulgeō medeor appāreō careō egeō indigeō vacō fulgeō lūceō ārdeō palleō pateō pendeō rigeō stupeō
   valeō vigeō errō migrō exsultō ōtior resistō obstō adstō cōnstō īnstō restō exstō perveniō adveniō ēveniō proficīscor
   nāscor morior orior irāscor lābor gradior concurrō occurrō succurrō recurrō decurrō accidō incidō occidō concidō
   dēsinō haereō sūdō sternuō rūctō spīrō respīrō interveniō subveniō obsequor convalēscō senēscō adolēscō hiō gaudeō
   soleō natō mīlitō`.split(/\s+/),
);

/** Verbs without any passive: vēneō is itself the passive of vēndō. */
export const WITHOUT_PASSIVE: ReadonlySet<string> = new Set(['vēneō', 'vāpulō']);

/** Compounds of sum with a present participle: its stem without -ēns. */
export const PARTICIPLES_OF_SUM: Readonly<Record<string, string>> = { absum: 'abs', praesum: 'praes' };
