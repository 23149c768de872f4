// Nouns that break their declension's pattern, and indeclinable ones.
import type { Book } from '../../schema/lexeme.ts';

export const coreNouns: Book = [
  {
    id: 'vis_n', pos: 'noun', parts: ['vīs', 'vīs'], gender: 'f', senses: [['force', 'violence', 'power'], { en: ['strength', 'resources'], note: 'in the plural' }, ['meaning']],
    freq: 'very high', level: 'basic', rank: 80, tags: ['power', 'abstract', 'body'], etym: 'Kin of Greek is, "sinew"; violent and violate come from it.', usage: 'Singular and plural part ways: vīs is force, vīrēs are the strength one has.',
    examples: [{ la: 'Vim vī repellere licet.', en: 'It is allowed to repel force with force.' }], related: ['vir_n', 'virtus_n', 'robur_n'],
  },
  {
    id: 'domus_n', pos: 'noun', parts: ['domus', 'domūs'], gender: 'f', senses: [['house', 'home'], ['household', 'family']],
    freq: 'very high', level: 'basic', rank: 90, tags: ['house', 'building', 'place', 'family'], etym: 'One root with English "timber" and with dominus, master of the house.', usage: 'Without preposition: domum homewards, domī at home, domō from home.',
    examples: [{ la: 'Pater domī est, fīlius domum venit.', en: 'The father is at home, the son is coming home.' }], related: ['dominus_n', 'villa_n', 'aedes_n'],
    culture: 'The town house of one family; most Romans lived in rented rooms of an īnsula.',
  },
  {
    id: 'bos_n', pos: 'noun', parts: ['bōs', 'bovis'], gender: 'c', senses: [['ox', 'bull', 'cow'], { en: ['cattle'], note: 'in the plural' }],
    freq: 'very common', level: 'intermediate', usage: 'Genitive plural boum; dative and ablative bōbus or būbus.', tags: ['animal', 'farming'], etym: 'The same word as English "cow", through an Italic dialect.', examples: [{ la: 'Agricola bovēs in agrum dūcit.', en: 'The farmer leads the oxen into the field.' }], related: ['taurus_n', 'vacca_n'],
    culture: 'A working ox was almost a colleague; early Rome punished killing one like killing a man.',
  },
  {
    id: 'iuppiter_n', pos: 'noun', parts: ['Iuppiter', 'Iovis'], gender: 'm', flags: ['proper', 'singular'], senses: [['Jupiter', 'Jove']],
    freq: 'high', level: 'basic', rank: 250, usage: 'The oblique cases come from an older name: Iovis, Iovī.', tags: ['god', 'religion', 'sky', 'name', 'person', 'myth'], etym: 'An old vocative Diou-pater, "Father Sky", as in Greek Zeû páter.', examples: [{ la: 'Iuppiter rēx deōrum est.', en: 'Jupiter is the king of the gods.' }], related: ['deus_n', 'caelum_n'],
    culture: 'Iuppiter Optimus Maximus had his temple on the Capitol; every triumph ended at his steps.',
  },
  {
    id: 'deus_n', pos: 'noun', parts: ['deus', 'deī'], gender: 'm', senses: [['god', 'deity']],
    freq: 'very high', level: 'basic', rank: 33, tags: ['god', 'religion', 'person', 'myth'], etym: 'From a root meaning "bright sky"; dīvus and diēs belong to it.', usage: 'No vocative singular is found before Christian times.', examples: [{ la: 'Deī omnia vident.', en: 'The gods see everything.' }], related: ['dea_n', 'iuppiter_n', 'divinus_adj'],
  },
  {
    id: 'dea_n', pos: 'noun', parts: ['dea', 'deae'], gender: 'f', senses: [['goddess']], freq: 'very high', level: 'basic', tags: ['god', 'religion', 'person', 'myth'], etym: 'Feminine of deus.', usage: 'deābus keeps goddesses apart from gods: dīs deābusque.',
    examples: [{ la: 'Templum deae in colle est.', en: 'The goddess\'s temple is on a hill.' }], related: ['deus_n'],
  },
  {
    id: 'filia_n', pos: 'noun', parts: ['fīlia', 'fīliae'], gender: 'f', senses: [['daughter']], freq: 'very common', level: 'basic', rank: 420, usage: 'Fīliābus keeps daughters apart from fīliīs, sons.', tags: ['person', 'family'], etym: 'Feminine of fīlius; English "filial" goes back to both.', examples: [{ la: 'Māter fīliae librum dat.', en: 'The mother gives her daughter a book.' }], related: ['filius_n', 'mater_n'],
    culture: 'A daughter bore her father\'s clan name and no other: Cicero\'s was Tullia.',
  },
  {
    id: 'sus_n', pos: 'noun', parts: ['sūs', 'suis'], gender: 'c', senses: [['pig', 'sow', 'swine']], freq: 'moderate', level: 'intermediate', usage: 'Either sex; the tame young one is a porcus.', tags: ['animal', 'farming'], etym: 'The same word as English "sow".', examples: [{ la: 'Sūs in silvā cibum quaerit.', en: 'A pig is looking for food in the wood.' }], related: ['bos_n'],
  },
  {
    id: 'senex_n', pos: 'noun', parts: ['senex', 'senis'], gender: 'm', senses: [['old man', 'elder']], freq: 'very common', level: 'basic', rank: 350, tags: ['person', 'age'], etym: 'senātus is the council of the old; senior its comparative.', usage: 'Also an adjective, but only of men.', examples: [{ la: 'Senex puerīs fābulam nārrat.', en: 'The old man tells the boys a story.' }], related: ['iuvenis_n', 'senatus_n', 'senectus_n'],
  },
  {
    id: 'iter_n', pos: 'noun', parts: ['iter', 'itineris'], gender: 'n', senses: [['journey', 'march'], ['road', 'route', 'way']], freq: 'high', level: 'basic', rank: 200, tags: ['travel', 'motion', 'abstract'], etym: 'From the stem of eō, itum; English "itinerary".', usage: 'magnīs itineribus: by forced marches.', examples: [{ la: 'Longum iter fēcimus.', en: 'We made a long journey.' }], related: ['eo_v', 'via_n'],
  },
  {
    id: 'iecur_n', pos: 'noun', parts: ['iecur', 'iecoris'], gender: 'n', senses: [['liver']], freq: 'moderate', level: 'advanced', usage: 'Where the Romans felt passion and read the future.', tags: ['body', 'emotion', 'religion'], etym: 'One with Greek hêpar.', examples: [{ la: 'Haruspex iecur īnspicit.', en: 'The soothsayer inspects the liver.' }], related: ['cor_n'],
    culture: 'Seat of anger and desire, and the organ in which Etruscan seers read the will of heaven.',
  },
  {
    id: 'nix_n', pos: 'noun', parts: ['nix', 'nivis'], gender: 'f', senses: [['snow']], freq: 'common', level: 'intermediate', usage: 'Plural for drifts and for snowy hair.', tags: ['weather', 'nature', 'season'], etym: 'Kin of English "snow"; niveus, snow-white.', examples: [{ la: 'Nix montēs tegit.', en: 'Snow covers the mountains.' }], related: ['hiems_n', 'glacies_n'],
  },
  {
    id: 'caro_n', pos: 'noun', parts: ['carō', 'carnis'], gender: 'f', senses: [['flesh', 'meat']], freq: 'common', level: 'intermediate', usage: 'The meat on the table, and the flesh in sermons.', tags: ['food', 'body'], etym: 'At first "a cut, a share"; English "carnal", "carnivore".', examples: [{ la: 'Canis carnem edit.', en: 'The dog eats the meat.' }], related: ['edo_v', 'corpus_n'],
  },
  {
    id: 'os_n', pos: 'noun', parts: ['os', 'ossis'], gender: 'n', senses: [['bone']], freq: 'very common', level: 'intermediate', tags: ['body', 'death'], etym: 'Kin of Greek ostéon.', usage: 'Short o; ōs with a long vowel is the mouth.', examples: [{ la: 'Ossa sub terrā iacent.', en: 'The bones lie under the earth.' }], related: ['os2_n', 'caro_n'],
  },
  {
    id: 'os2_n', pos: 'noun', parts: ['ōs', 'ōris'], gender: 'n', senses: [['mouth'], ['face', 'expression'], ['opening']], freq: 'very high', level: 'intermediate', rank: 160, usage: 'Long o and face; os with a short one is bone.', tags: ['body', 'speech'], etym: 'An old word, shared with Sanskrit; English "oral".', examples: [{ la: 'Verba ex ōre eius audiō.', en: 'I hear the words from his mouth.' }], related: ['os_n', 'oro_v', 'vultus_n'],
  },
  {
    id: 'vas_n', pos: 'noun', parts: ['vās', 'vāsis'], gender: 'n', senses: [['vessel', 'dish', 'vase'], { en: ['baggage', 'equipment'], note: 'in the plural, of soldiers' }], freq: 'moderate', level: 'intermediate', tags: ['vessel', 'tool', 'thing'], etym: 'English "vase" and "vessel".', usage: 'Third declension in the singular, second in the plural.', examples: [{ la: 'In vāse aqua est.', en: 'There is water in the vessel.' }], related: ['poculum_n'],
  },
  {
    id: 'requies_n', pos: 'noun', parts: ['requiēs', 'requiētis'], gender: 'f', flags: ['singular'], senses: [['rest', 'repose', 'respite']], freq: 'moderate', level: 'advanced', usage: 'Takes forms of the fifth declension: requiem.', tags: ['peace', 'abstract'], etym: 're- and quiēs; "requiem" is its accusative.', examples: [{ la: 'Post labōrem requiem petimus.', en: 'After toil we seek rest.' }], related: ['quies_n', 'otium_n'],
  },
  {
    id: 'fas_n', pos: 'noun', parts: ['fās'], gender: 'n', flags: ['indecl'], senses: [['divine law', 'right', 'what is permitted by heaven']], freq: 'common', level: 'advanced', tags: ['religion', 'law', 'abstract'], etym: 'What may be spoken, from for; days on which courts could speak were fāstī.', usage: 'fās est with infinitive: it is right before the gods.', examples: [{ la: 'Fās est et ab hoste docērī.', en: 'It is right to learn even from an enemy.', source: { author: 'Ovid', work: 'Metamorphoses', place: '4.428' } }], related: ['nefas_n', 'ius_n', 'for_v'],
  },
  {
    id: 'nefas_n', pos: 'noun', parts: ['nefās'], gender: 'n', flags: ['indecl'], senses: [['sin', 'wickedness', 'crime against heaven']], freq: 'very common', level: 'advanced', usage: 'Does not decline; with dictū, unspeakable.', tags: ['religion', 'crime', 'vice', 'abstract'], etym: 'ne "not" and fās.', examples: [{ la: 'Nefās est hospitem necāre.', en: 'It is a sin to kill a guest.' }], related: ['fas_n', 'scelus_n'],
  },
  {
    id: 'instar_n', pos: 'noun', parts: ['īnstar'], gender: 'n', flags: ['indecl'], senses: [['likeness', 'equal', 'equivalent']], freq: 'moderate', level: 'advanced', tags: ['shape', 'size'], gov: ['gen'], etym: 'From īnstō: the pointer of a balance standing level.', usage: 'With a genitive: īnstar montis, as big as a mountain.', examples: [{ la: 'Equus īnstar montis erat.', en: 'The horse was as big as a mountain.' }], related: ['similis_adj'],
  },
  {
    id: 'sponte_n', pos: 'noun', parts: ['sponte'], gender: 'f', flags: ['indecl'], lemma: 'sponte', forms: { 'nom.sg': '-', 'gen.sg': '-', 'dat.sg': '-', 'acc.sg': '-', 'voc.sg': '-', 'abl.sg': 'sponte' }, senses: [['free will', 'accord']], freq: 'common', level: 'intermediate', tags: ['will', 'abstract'], etym: 'The one living case of a noun kin to spondeō; English "spontaneous".', usage: 'Almost always suā sponte, of one\'s own accord.', examples: [{ la: 'Suā sponte vēnit.', en: 'He came of his own accord.' }], related: ['voluntas_n'],
  },
  {
    id: 'danai_n',
    pos: 'noun',
    parts: ['Danaī', 'Danaōrum'],
    gender: 'm',
    flags: ['proper', 'um-gen'],
    senses: [['Greeks', 'Danaans']],
    freq: 'common',
    level: 'advanced',
    tags: ['people', 'person', 'greece', 'name', 'war'],
    etym: 'Descendants of Danaus, king of Argos.',
    usage: 'Of the Greeks before Troy; living ones are Graecī.',
    examples: [{ la: 'Danaī ad urbem vēnērunt.', en: 'The Greeks came to the city.' }],
    literary: 'Vergil prefers the genitive Danaum.',
  },
]; // prettier-ignore
