// The model words of the reference tables, what each case is for, and the rules that one learns by. Forms come from the Latin engine; here
// are only names and explanations (latin.md 2.11). What stands between asterisks is Latin, to be touched.

/** A word whose table stands for its class. `id` is its id in the lexicon. */
export interface ModelWord {
  readonly id: string;
  readonly headword: string;
  readonly note: string;
}

/** A tab of a reference book: a class of words, its models, what to know of it. */
export interface InflectionClass {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly models: readonly ModelWord[];
}

const model = (id: string, headword: string, note: string): ModelWord => ({ id, headword, note });

export const DECLENSIONS: readonly InflectionClass[] = [
  {
    id: 'first',
    label: 'First',
    about:
      'Stems in a, genitive in -ae. Nearly all are feminine; a few men at work (*agricola*, *nauta*, *poēta*) are not.',
    models: [
      model('puella_n', 'puella', 'girl: the pattern'),
      model('porta_n', 'porta', 'gate: the same, for a thing'),
    ],
  },
  {
    id: 'second',
    label: 'Second',
    about:
      'Stems in o, genitive in -ī. Masculines in -us or -er, neuters in -um; the neuters have one form for nominative and accusative, in the plural -a.',
    models: [
      model('amicus_n', 'amīcus', 'friend: the only nouns whose vocative differs, *amīce*!'),
      model('puer_n', 'puer', 'boy: keeps its e'),
      model('ager_n', 'ager', 'field: drops its e'),
      model('bellum_n', 'bellum', 'war: neuter'),
    ],
  },
  {
    id: 'third',
    label: 'Third',
    about:
      'Consonants and i, genitive in -is. The nominative may look like anything, so learn the genitive with it: *rēx*, *rēgis*.',
    models: [
      model('rex_n', 'rēx', 'king: a consonant stem'),
      model('consul_n', 'cōnsul', 'consul: nothing added in the nominative'),
      model('nomen_n', 'nōmen', 'name: neuter, *nōmina* in the plural'),
      model('civis_n', 'cīvis', 'citizen: an i-stem, *cīvium*'),
      model('mare_n', 'mare', 'sea: a neuter i-stem, *marī*, *maria*'),
    ],
  },
  {
    id: 'fourth',
    label: 'Fourth',
    about:
      'Stems in u, genitive in -ūs. Mostly masculine; *manus* and *domus* are the feminines one meets daily.',
    models: [
      model('manus_n', 'manus', 'hand: feminine all the same'),
      model('cornu_n', 'cornū', 'horn: neuter'),
    ],
  },
  {
    id: 'fifth',
    label: 'Fifth',
    about:
      'Stems in ē, genitive in -eī or -ēī. Few words, but *rēs* and *diēs* are among the commonest of all.',
    models: [
      model('res_n', 'rēs', 'thing, affair: feminine, as the class is'),
      model('dies_n', 'diēs', 'day: masculine, unless a fixed day is meant'),
    ],
  },
  {
    id: 'irregular',
    label: 'Irregular',
    about: 'Two nouns that keep old forms because they were used too often to be tidied.',
    models: [
      model(
        'vis_n',
        'vīs',
        'force; in the plural, strength. Genitive and dative singular are hardly ever met',
      ),
      model('domus_n', 'domus', 'house: half fourth, half second; *domī* means “at home”'),
    ],
  },
];

/** What each case does, in the order in which tables show them. */
export const CASE_FUNCTIONS: Readonly<Record<string, string>> = {
  nominative: 'who or what the sentence is about',
  genitive: 'whose, of what',
  dative: 'to whom, for whom',
  accusative: 'whom or what is acted on; how far, how long, whither',
  ablative: 'by, with, from; in and on with a preposition',
  vocative: 'whoever is spoken to',
};

export const DECLENSION_RULES: readonly string[] = [
  'Neuters have the same form for nominative and accusative, and in the plural it ends in -a.',
  'Dative and ablative plural are always alike.',
  'The vocative is the nominative, but for the second declension in -us: *amīce*! *fīlī*!',
  'The genitive plural ends in -um, mostly with something before it: -ārum, -ōrum, -ium, -uum, -ērum; only consonant stems have it bare, *rēgum*.',
  'The declension is known by the genitive singular, never by the nominative.',
  'Masculine and feminine accusatives end in -m when there is one, in -s when there are many.',
];

export const CONJUGATIONS: readonly InflectionClass[] = [
  {
    id: 'first',
    label: 'First',
    about:
      'Infinitive in -āre. The a stands before every ending but -ō; in the present subjunctive it turns into e: *amem*.',
    models: [model('amo_v', 'amō', 'love: the pattern')],
  },
  {
    id: 'second',
    label: 'Second',
    about: 'Infinitive in -ēre, first person in -eō. The e never leaves.',
    models: [model('moneo_v', 'moneō', 'warn: perfect in -uī, as most of them')],
  },
  {
    id: 'third',
    label: 'Third',
    about:
      'Infinitive in -ere with a short e. The vowel is weak and turns into i or u; the future is in -am, -ēs.',
    models: [model('rego_v', 'regō', 'rule: learn the perfect, *rēxī*, with it')],
  },
  {
    id: 'third-io',
    label: 'Third in -iō',
    about:
      'Infinitive in -ere, first person in -iō: third by birth, with the fourth’s i wherever there is room.',
    models: [model('capio_v', 'capiō', 'take: *capis*, but *capiunt*')],
  },
  {
    id: 'fourth',
    label: 'Fourth',
    about:
      'Infinitive in -īre. The i stays throughout: long in *audīs* and *audīmus*, short before a vowel and before a final -t, *audiō*, *audit*.',
    models: [model('audio_v', 'audiō', 'hear: perfect *audīvī*, often *audiī*')],
  },
];

export const IRREGULAR_VERBS: readonly InflectionClass[] = [
  {
    id: 'sum',
    label: 'sum',
    about: 'To be. It has no passive, no gerund, and no present participle; Latin does without.',
    models: [model('sum_v', 'sum', 'be')],
  },
  {
    id: 'possum',
    label: 'possum',
    about: 'To be able: pot- (able) before the forms of *sum*; t becomes s before s.',
    models: [model('possum_v', 'possum', 'can')],
  },
  {
    id: 'eo',
    label: 'eō',
    about: 'To go. The stem is i, and e before a, o and u: *īs*, but *eunt*.',
    models: [model('eo_v', 'eō', 'go')],
  },
];

export const CONJUGATION_GUIDELINES: readonly string[] = [
  'The present stem makes present, imperfect and future; the perfect stem makes the three perfects, and all verbs have the same endings there.',
  'Imperfect: -ba- before the person, in every conjugation.',
  'Future: -bi- in the first and second conjugations, -e- (but -am) in the third and fourth.',
  'Passive endings are -r, -ris, -tur, -mur, -minī, -ntur; the perfect passive is the participle with *sum*.',
  'The present subjunctive changes the vowel: *amet*, *moneat*, *regat*, *capiat*, *audiat*.',
  'The imperfect subjunctive is the present infinitive with personal endings: *amārem*, *essem*.',
];
