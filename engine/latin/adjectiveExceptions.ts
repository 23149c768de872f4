// Adjectives that go their own way: irregular comparison, consonant stems, adverbs, pronominal declension.
// Keyed by the masculine nominative. Source: Allen & Greenough §§ 110–135, 214–218; Oxford Latin Dictionary.

type Comparison = { readonly comp?: string | false; readonly sup?: string | false; readonly adv?: string };

/** Comparative, superlative and adverb where they are not made from the stem; `|` before a second one. `false`: not in use. */
export const IRREGULAR_COMPARISON: Readonly<Record<string, Comparison>> = {
  bonus: { comp: 'melior', sup: 'optimus', adv: 'bene' },
  malus: { comp: 'peior', sup: 'pessimus', adv: 'male' },
  magnus: { comp: 'maior', sup: 'maximus', adv: 'magnopere' },
  parvus: { comp: 'minor', sup: 'minimus', adv: 'parum' },
  multus: { comp: 'plūs', sup: 'plūrimus', adv: 'multum' },
  multī: { comp: 'plūs', sup: 'plūrimus' },
  paucī: { comp: 'paucior', sup: 'paucissimus' },
  nēquam: { comp: 'nēquior', sup: 'nēquissimus', adv: 'nēquiter' },
  frūgī: { comp: 'frūgālior', sup: 'frūgālissimus', adv: 'frūgāliter' },
  dexter: { comp: 'dexterior', sup: 'dextimus', adv: 'dextrē' },
  sinister: { comp: 'sinisterior', sup: false },
  exterus: { comp: 'exterior', sup: 'extrēmus|extimus' },
  īnferus: { comp: 'īnferior', sup: 'īnfimus|īmus' },
  posterus: { comp: 'posterior', sup: 'postrēmus|postumus' },
  superus: { comp: 'superior', sup: 'suprēmus|summus' },
  vetus: { comp: 'vetustior', sup: 'veterrimus', adv: 'vetustē' },
  senex: { comp: 'senior', sup: false },
  iuvenis: { comp: 'iūnior', sup: false },
  dīves: { comp: 'dīvitior|dītior', sup: 'dīvitissimus|dītissimus' },
  dīs: { comp: 'dītior', sup: 'dītissimus' },
  facilis: { sup: 'facillimus', adv: 'facile' },
  difficilis: { sup: 'difficillimus', adv: 'difficulter' },
  similis: { sup: 'simillimus' },
  dissimilis: { sup: 'dissimillimus' },
  gracilis: { sup: 'gracillimus' },
  humilis: { sup: 'humillimus' },
  sacer: { comp: false, sup: 'sacerrimus' },
  falsus: { comp: false, sup: 'falsissimus', adv: 'falsō' },
  inclutus: { comp: false, sup: 'inclutissimus' },
  invictus: { comp: false, sup: 'invictissimus' },
  invītus: { comp: false, sup: 'invītissimus' },
  pius: { comp: false, sup: 'piissimus' },
  egēnus: { comp: 'egentior', sup: 'egentissimus' },
  prōvidus: { comp: 'prōvidentior', sup: 'prōvidentissimus' },
  mātūrus: { sup: 'mātūrissimus|mātūrrimus' },
  audāx: { adv: 'audācter' },
  tūtus: { adv: 'tūtō' },
  citus: { adv: 'cito' },
  rārus: { adv: 'rārō' },
  subitus: { adv: 'subitō' },
  necessārius: { adv: 'necessāriō' },
  perpetuus: { adv: 'perpetuō' },
  continuus: { adv: 'continuō' },
  crēber: { adv: 'crēbrō' },
  alius: { adv: 'aliter' },
  adulēscēns: { comp: 'adulēscentior', sup: false },
  alacer: { comp: 'alacrior', sup: false },
  diūturnus: { sup: false },
  longinquus: { comp: 'longinquior', sup: false },
  propinquus: { comp: 'propinquior', sup: false },
  salūtāris: { comp: 'salūtārior', sup: false },
  proclīvis: { comp: 'proclīvior', sup: false },
  prōnus: { comp: 'prōnior', sup: false },
  satur: { comp: 'saturior', sup: false },
  caecus: { comp: 'caecior', sup: false },
  ingēns: { comp: 'ingentior', sup: false },
  opīmus: { comp: 'opīmior', sup: false },
  tempestīvus: { comp: 'tempestīvior', sup: false },
  agrestis: { comp: 'agrestior', sup: false },
  violentus: { adv: 'violenter' },
};

/** Comparatives that are headwords of their own, with their superlatives; `|` before a second one. */
export const BARE_COMPARATIVES: Readonly<Record<string, string>> = {
  prior: 'prīmus',
  propior: 'proximus',
  ulterior: 'ultimus',
  citerior: 'citimus',
  interior: 'intimus',
  dēterior: 'dēterrimus',
  ōcior: 'ōcissimus',
  potior: 'potissimus',
  exterior: 'extrēmus|extimus',
  īnferior: 'īnfimus|īmus',
  posterior: 'postrēmus|postumus',
  superior: 'suprēmus|summus',
};

/** Words that never have degrees. */
export const WITHOUT_DEGREES: ReadonlySet<string> = new Set(
  `mīrus ferus fessus lassus mediocris dispār impār pār singulus cūnctus omnis ūniversus merus mortuus vīvus memor immemor
   noster vester meus tuus suus lacer mūtus nūdus surdus gnārus ignārus almus canōrus egregius inops vigil sospes superstes
   compos impos particeps prīnceps deses reses caelebs expers exlēx medius quotus tantus quantus tālis quālis reliquus
   cēterus alternus prīmus dīmidius laevus supernus īnfernus complūrēs plūrēs tertius quārtus quīntus
   sextus septimus octāvus nōnus decimus ūndecimus duodecimus modicus immodicus medicus frīvolus hesternus hodiernus mortālis
   immortālis`.split(/\s+/),
);

/** Words that make no adverb in -ē or -iter: what they have instead, if anything, is an adverb of its own (ūnā, prīmum). */
export const WITHOUT_ADVERB: ReadonlySet<string> = new Set(
  `omnis cūnctus noster vester meus tuus suus paucus paucī singulus singulī medius quotus tantus quantus reliquus cēterus cēterī
   prīmus dīmidius mortuus vīvus pauper dīves superus īnferus exterus posterus complūrēs plūrēs`.split(/\s+/),
);

/** One-ending adjectives that decline like consonant stems: ablative -e, genitive plural -um, no neuter plural nominative. */
export const CONSONANT_ADJECTIVES: ReadonlySet<string> = new Set(
  'vetus pervetus pauper dīves particeps prīnceps compos impos superstes sospes caelebs pūbēs impūbēs dēses reses hospes ales'.split(
    ' ',
  ),
);

/** One-ending adjectives with ablative -ī but genitive plural -um. */
export const MIXED_ADJECTIVES: ReadonlySet<string> = new Set(
  'memor immemor inops vigil supplex ūber dēgener celer cicur praepes concolor discolor versicolor bicolor'.split(
    ' ',
  ),
);

/** Those of both lists that have a neuter plural all the same, in -a. */
export const NEUTER_IN_A: ReadonlySet<string> = new Set(
  'vetus pervetus ūber dēgener cicur concolor discolor versicolor bicolor'.split(' '),
);

/** Those of genitive -īus and dative -ī. */
export const PRONOMINAL: ReadonlySet<string> = new Set(
  'ūnus sōlus tōtus ūllus nūllus nōnnūllus alius alter uter neuter uterque utervīs uterlibet alteruter'.split(
    ' ',
  ),
);
