// Nouns that go their own way: which i-stems the rules of thumb miss, and cells that follow no pattern.
// Keyed by nominative and genitive as a dictionary gives them. Source: Allen & Greenough §§ 49–98, Oxford Latin Dictionary.

/** Third declension, by lemma: genitive plural -um although the rules of thumb say -ium. */
export const CONSONANT_STEMS: ReadonlySet<string> = new Set(
  `canis iuvenis vātēs vātis sēdēs struēs strūēs volucris prōlēs subolēs indolēs ambāgēs pūbēs pater māter frāter accipiter
   mulier lynx sphinx gryps mel fel far vās lac gigās elephās adamās hiems opēs mūgilis`.split(/\s+/),
);

/** Third declension, by lemma: genitive plural -ium although the rules of thumb say -um. */
export const I_STEMS: ReadonlySet<string> = new Set(
  `mūs nix dōs līs mās glīs fraus faux cōs imber linter venter ūter uter carō os cor as Samnīs Quirīs Arpīnās optimās Penās nostrās
   compes palūs September Octōber November December`.split(/\s+/),
);

const withGender = (
  gender: 'm' | 'f' | 'n',
  lemmas: string,
): readonly (readonly [string, 'm' | 'f' | 'n'])[] =>
  lemmas.split(/\s+/).map((lemma) => [lemma, gender] as const);

/** Genders that no rule of thumb gives, by lemma, for words that come without one. Source: Allen & Greenough §§ 42, 84–87. */
export const GENDERS: ReadonlyMap<string, 'm' | 'f' | 'n'> = new Map([
  ...withGender(
    'n',
    `iter cor os ōs vās aes mel fel vēr ver crūs iūs rūs tūs pūs crus ius rus tus pus aequor marmor ador cadāver papāver piper tūber ūber verber
     ebur femur fulgur guttur iecur murmur rōbur sulpur vulgus pelagus vīrus`,
  ),
  ...withGender(
    'm',
    `agricola nauta poēta scrība pīrāta incola convīva collēga aurīga perfuga trānsfuga āthlēta sōl sāl diēs merīdiēs dēns mōns fōns pōns
     torrēns oriēns occidēns rudēns mēnsis ignis fīnis pānis piscis collis orbis amnis axis ēnsis crīnis fūnis fascis unguis vermis postis fūstis
     sanguis pulvis cinis lapis anguis canālis pēs pariēs ariēs eques pedes mīles hospes comes dīves caespes gurges līmes palmes trāmes stīpes ōrdō cardō
     pugiō histriō centuriō praedō margō septentriō rēx grex mūs fūr vultur Mārs Paris flāmen pecten lepus fidicen tībīcen cornicen prīnceps
     āēr aethēr crātēr`,
  ),
  ...withGender(
    'f',
    `arbor soror uxor māter mulier socrus nurus anus porticus tribus manus domus Īdūs īdūs quercus laurus pīnus fāgus pōpulus myrtus ulmus humus alvus colus
     carō carbasus nex lēx prex faex supellex dōs cōs fraus laus Venus venus Iūnō Corinthus Aegyptus`,
  ),
]);

/** Accusative -im and ablative -ī alone. */
export const PURE_IM: ReadonlySet<string> = new Set(
  'sitis tussis vīs būris amussis rāvis Tiberis Neāpolis Albis Hispalis Līris cannabis sināpis basis Charybdis poēsis syrtis Athesis Visurgis Sabis'.split(
    ' ',
  ),
);

/** Accusative -im beside -em, ablative -ī beside -e. */
export const MIXED_IM: ReadonlySet<string> = new Set('turris puppis febris secūris pelvis restis'.split(' '));

/** Accusative -em beside -im, ablative -ī beside -e. */
export const MIXED_EM: ReadonlySet<string> = new Set('nāvis clāvis sēmentis'.split(' '));

/** Ablative -ī first, -e second. */
export const ABL_I: ReadonlySet<string> = new Set(
  `ignis imber Aprīlis Quīntīlis Sextīlis September Octōber November December nātālis bipennis trirēmis birēmis quadrirēmis quīnquerēmis
   canālis familiāris cōnsulāris affīnis`.split(/\s+/),
);

/** Ablative -e first, -ī second. */
export const ABL_E_I: ReadonlySet<string> = new Set(
  `cīvis fīnis avis classis amnis orbis anguis unguis ovis axis fūstis postis bīlis corbis messis strigilis sodālis aedīlis
   gentīlis vectis hostis collis crīnis cinis supellex`.split(/\s+/),
);

/** Dative and ablative plural -ubus. */
export const UBUS: ReadonlySet<string> = new Set(
  'arcus artus artūs tribus partus specus quercus acus lacus'.split(' '),
);

/** Genitive plural -um beside -ōrum. */
export const UM_GENITIVE: ReadonlySet<string> = new Set(
  'socius nummus sēstertius dēnārius modius talentum faber līberī vir triumvir decemvir duumvir'.split(' '),
);

type Cells = Readonly<Record<string, string>>;

/** Cells written out, by `nominative genitive`. */
export const NOUN_FORMS: Readonly<Record<string, Cells>> = {
  'dea deae': { 'dat.pl': 'deābus|deīs', 'abl.pl': 'deābus|deīs' },
  'fīlia fīliae': { 'dat.pl': 'fīliābus|fīliīs', 'abl.pl': 'fīliābus|fīliīs' },
  'mīlitia mīlitiae': { 'loc.sg': 'mīlitiae' },
  'deus deī': {
    'voc.sg': 'deus|dīve', 'nom.pl': 'deī|dī|diī', 'voc.pl': 'deī|dī|diī', 'gen.pl': 'deōrum|deum',
    'dat.pl': 'deīs|dīs|diīs', 'abl.pl': 'deīs|dīs|diīs',
  },
  'locus locī': { 'nom.pl': 'loca|locī', 'acc.pl': 'loca|locōs', 'voc.pl': 'loca|locī', 'loc.sg': 'locī' },
  'iocus iocī': { 'nom.pl': 'iocī|ioca', 'acc.pl': 'iocōs|ioca', 'voc.pl': 'iocī|ioca' },
  'humus humī': { 'loc.sg': 'humī' },
  'bellum bellī': { 'loc.sg': 'bellī' },
  'animus animī': { 'loc.sg': 'animī' },
  'frēnum frēnī': { 'nom.pl': 'frēna|frēnī', 'acc.pl': 'frēna|frēnōs', 'voc.pl': 'frēna|frēnī' },
  'caelum caelī': { 'nom.pl': 'caelī|caela', 'acc.pl': 'caelōs|caela', 'voc.pl': 'caelī|caela' },
  'rāstrum rāstrī': { 'nom.pl': 'rāstrī|rāstra', 'acc.pl': 'rāstrōs|rāstra', 'voc.pl': 'rāstrī|rāstra' },
  'iūgerum iūgerī': { 'gen.pl': 'iūgerum', 'dat.pl': 'iūgeribus', 'abl.pl': 'iūgeribus' },
  'vesper vesperī': { 'loc.sg': 'vesperī', 'abl.sg': 'vesperō|vespere|vesperī' },
  'vīs vīs': {
    'nom.sg': 'vīs', 'gen.sg': 'vīs', 'dat.sg': 'vī', 'acc.sg': 'vim', 'abl.sg': 'vī', 'voc.sg': 'vīs',
    'nom.pl': 'vīrēs', 'gen.pl': 'vīrium', 'dat.pl': 'vīribus', 'acc.pl': 'vīrēs|vīrīs', 'abl.pl': 'vīribus', 'voc.pl': 'vīrēs',
  },
  'bōs bovis': { 'gen.pl': 'boum|bovum', 'dat.pl': 'bōbus|būbus', 'abl.pl': 'bōbus|būbus' },
  'sūs suis': { 'dat.pl': 'suibus|subus', 'abl.pl': 'suibus|subus' },
  'vās vāsis': {
    'nom.pl': 'vāsa', 'gen.pl': 'vāsōrum', 'dat.pl': 'vāsīs', 'acc.pl': 'vāsa', 'abl.pl': 'vāsīs', 'voc.pl': 'vāsa',
  },
  'carō carnis': { 'gen.pl': 'carnium|carnum' },
  'dōs dōtis': { 'gen.pl': 'dōtium|dōtum' },
  'neptis neptis': { 'acc.sg': 'neptem|neptim', 'abl.sg': 'nepte|neptī' },
  'tigris tigris': { 'abl.sg': 'tigrī|tigre' },
  'Herculēs Herculis': { 'voc.sg': 'Herculēs|Hercule' },
  'pānis pānis': { 'gen.pl': 'pānium|pānum' },
  'prōlēs prōlis': { 'gen.pl': 'prōlum|prōlium' },
  'subolēs subolis': { 'gen.pl': 'subolum|subolium' },
  'struēs struis': { 'gen.pl': 'struum|struium' },
  'vātēs vātis': { 'gen.pl': 'vātum|vātium' },
  'volucris volucris': { 'gen.pl': 'volucrum|volucrium' },
  'lār laris': { 'gen.pl': 'larum|larium' },
  'supellex supellectilis': { 'abl.sg': 'supellectile|supellectilī', 'gen.pl': 'supellectilium' },
  'mēnsis mēnsis': { 'gen.pl': 'mēnsium|mēnsum' },
  'apis apis': { 'gen.pl': 'apium|apum' },
  'sēdēs sēdis': { 'gen.pl': 'sēdum|sēdium' },
  'caedēs caedis': { 'gen.pl': 'caedium|caedum' },
  'parēns parentis': { 'gen.pl': 'parentum|parentium' },
  'fraus fraudis': { 'gen.pl': 'fraudium|fraudum' },
  'palūs palūdis': { 'gen.pl': 'palūdum|palūdium', 'acc.pl': 'palūdēs' },
  'compes compedis': { 'gen.pl': 'compedium|compedum' },
  'optimās optimātis': { 'gen.pl': 'optimātium|optimātum' },
  'cīvitās cīvitātis': { 'gen.pl': 'cīvitātum|cīvitātium' },
  'famēs famis': { 'abl.sg': 'famē' },
  'requiēs requiētis': {
    'acc.sg': 'requiem|requiētem', 'abl.sg': 'requiē|requiēte',
    'nom.pl': '-', 'gen.pl': '-', 'dat.pl': '-', 'acc.pl': '-', 'abl.pl': '-', 'voc.pl': '-',
  },
  'rūs rūris': { 'abl.sg': 'rūre|rūrī', 'loc.sg': 'rūrī' },
  'āēr āeris': { 'acc.sg': 'āera|āerem' },
  'aethēr aetheris': { 'acc.sg': 'aethera|aetherem' },
  'hērōs hērōis': { 'acc.sg': 'hērōa|hērōem', 'nom.pl': 'hērōes|hērōēs', 'voc.pl': 'hērōes|hērōēs', 'acc.pl': 'hērōas|hērōēs' },
  'Iuppiter Iovis': { 'nom.pl': '-', 'gen.pl': '-', 'dat.pl': '-', 'acc.pl': '-', 'abl.pl': '-', 'voc.pl': '-' },
  'rēte rētis': { 'abl.sg': 'rētī|rēte' },
  'domus domūs': {
    'gen.sg': 'domūs|domī', 'dat.sg': 'domuī|domō', 'abl.sg': 'domō|domū', 'gen.pl': 'domuum|domōrum',
    'acc.pl': 'domōs|domūs', 'loc.sg': 'domī|domuī',
  },
  'lacus lacūs': { 'dat.pl': 'lacubus|lacibus', 'abl.pl': 'lacubus|lacibus' },
  'portus portūs': { 'dat.pl': 'portibus|portubus', 'abl.pl': 'portibus|portubus' },
  'verū verūs': { 'dat.pl': 'veribus|verubus', 'abl.pl': 'veribus|verubus' },
}; // prettier-ignore

/** Indeclinable neuters that serve as nominative and accusative singular only. */
export const TWO_CASE_NEUTERS: ReadonlySet<string> = new Set(
  'fās nefās īnstar nihil nīl opus māne necesse'.split(' '),
);
