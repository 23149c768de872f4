// Adjectives whose degrees or declension the engine knows by name.
import type { Book } from '../../schema/lexeme.ts';

export const coreAdjectives: Book = [
  {
    id: 'bonus_adj', pos: 'adj', parts: ['bonus', 'bona', 'bonum'], adv: true, senses: [['good', 'honest', 'noble'], { en: ['goods', 'property'], note: 'bona, neuter plural' }], freq: 'very high', level: 'basic', rank: 55, tags: ['good', 'virtue'],
    etym: 'From an older duenos, kin of beāre.', usage: 'In politics the bonī are the well-to-do and well-disposed.', examples: [{ la: 'Vir bonus amīcōs bonōs habet.', en: 'A good man has good friends.' }, { la: 'Melior tūtiorque est certa pāx quam spērāta victōria.', en: 'Better and safer is a sure peace than a hoped-for victory.', source: { author: 'Livy', work: 'Ab Urbe Condita', place: '30.30.19' } }], related: ['malus_adj'],
  },
  {
    id: 'malus_adj', pos: 'adj', parts: ['malus', 'mala', 'malum'], adv: true, senses: [['bad', 'evil', 'wicked'], ['unlucky', 'harmful']], freq: 'high', level: 'basic', rank: 75, tags: ['bad', 'vice'], etym: 'English "malice" and "malady".', usage: 'Short a; mālum with a long one is an apple, mālus a mast.', examples: [{ la: 'Nihil peius est bellō.', en: 'Nothing is worse than war.' }], related: ['bonus_adj'],
  },
  {
    id: 'magnus_adj', pos: 'adj', parts: ['magnus', 'magna', 'magnum'], adv: true, senses: [['great', 'large', 'big'], ['loud'], ['important']], freq: 'very high', level: 'basic', rank: 18, tags: ['size', 'degree'], etym: 'Kin of Greek mégas and English "much".', usage: 'maior nātū: older; maiōrēs: ancestors.', examples: [{ la: 'Magna urbs in monte stat.', en: 'A great city stands on the hill.' }, { la: 'Rōma urbs maxima est.', en: 'Rome is the largest city.' }], related: ['parvus_adj', 'ingens_adj'],
  },
  {
    id: 'parvus_adj', pos: 'adj', parts: ['parvus', 'parva', 'parvum'], senses: [['small', 'little'], ['slight', 'unimportant']], freq: 'very high', level: 'basic', rank: 115, tags: ['size', 'degree'], etym: 'Kin of paucus and English "few".', usage: 'parvī aestimāre: to think little of.', examples: [{ la: 'Domus parva est.', en: 'The house is small.' }], related: ['magnus_adj', 'exiguus_adj'],
  },
  {
    id: 'multus_adj', pos: 'adj', parts: ['multus', 'multa', 'multum'], adv: true, senses: [['much', 'many', 'a lot of']], freq: 'very high', level: 'basic', rank: 21, tags: ['quantity'], etym: 'Kin of melior.', usage: 'multā nocte: late at night. The neuter plūs is a noun: plūs pecūniae.', examples: [{ la: 'Multī puerī in viā lūdunt.', en: 'Many boys are playing in the street.' }, { la: 'Plūrimī mīlitēs fortēs erant.', en: 'Most of the soldiers were brave.' }], related: ['pauci_adj', 'nonnullus_adj'],
  },
  {
    id: 'vetus_adj', pos: 'adj', parts: ['vetus', 'veteris'], senses: [['old', 'aged', 'long-standing'], ['former']], freq: 'high', level: 'basic', rank: 260, tags: ['age', 'time'], etym: 'From a noun for "year"; veterānus, a man of many years\' service.', usage: 'Old and still there; antīquus is old and gone.', examples: [{ la: 'Vetus amīcus nōs vocat.', en: 'An old friend is inviting us.' }], related: ['novus_adj', 'antiquus_adj', 'senex_n'],
  },
  {
    id: 'dives_adj', pos: 'adj', parts: ['dīves', 'dīvitis'], senses: [['rich', 'wealthy'], ['abounding']], freq: 'very common', level: 'basic', tags: ['money', 'having'], gov: ['abl', 'gen'], etym: 'Kin of dīvus: one whom the gods favour.', usage: 'Has a short form dīs, dītis.', examples: [{ la: 'Dīves agrōs multōs habet.', en: 'A rich man has many fields.' }], related: ['pauper_adj', 'divitiae_n'],
  },
  {
    id: 'nequam_adj', pos: 'adj', parts: ['nēquam'], flags: ['indecl'], adv: true, senses: [['worthless', 'wicked', 'good for nothing']], freq: 'moderate', level: 'advanced', usage: 'Indeclinable, yet it has degrees: nēquior, nēquissimus.', tags: ['vice', 'bad'], etym: 'nē quam, "not in any way".', examples: [{ la: 'Servus nēquam est.', en: 'The slave is good for nothing.' }], related: ['frugi_adj', 'malus_adj'],
  },
  {
    id: 'frugi_adj', pos: 'adj', parts: ['frūgī'], flags: ['indecl'], senses: [['honest', 'thrifty', 'worthy']], freq: 'moderate', level: 'advanced', usage: 'Praise for a good slave, and a surname of the Pīsōnēs, who were proud of it.', tags: ['virtue', 'money'], etym: 'Dative of frūx: "for profit".', examples: [{ la: 'Uxor frūgī est.', en: 'The wife is thrifty.' }], related: ['nequam_adj'],
  },
  {
    id: 'inferus_adj', pos: 'adj', parts: ['īnferus', 'īnfera', 'īnferum'], senses: [['low', 'lower', 'below'], { en: ['the dead', 'the underworld'], note: 'īnferī, masculine plural' }], freq: 'high', level: 'intermediate', usage: 'Plural īnferī: those below, the dead.', tags: ['position', 'death'], etym: 'The same as English "under".', examples: [{ la: 'Animae ad īnferōs eunt.', en: 'Souls go to those below.' }], related: ['superus_adj'],
  },
  {
    id: 'superus_adj', pos: 'adj', parts: ['superus', 'supera', 'superum'], senses: [['upper', 'above', 'higher'], { en: ['the gods above'], note: 'superī, masculine plural' }], freq: 'very high', level: 'intermediate', rank: 290, tags: ['position', 'god'], etym: 'From super; English "superior", "supreme".', usage: 'superior also means "earlier": superiōre annō.', examples: [{ la: 'Nostrī locum superiōrem tenent.', en: 'Our men hold the higher ground.' }], related: ['inferus_adj'],
  },
  {
    id: 'exterus_adj', pos: 'adj', parts: ['exterus', 'extera', 'exterum'], senses: [['outer', 'outside', 'foreign'], { en: ['furthest', 'last', 'extreme'], note: 'extrēmus' }], freq: 'common', level: 'intermediate', usage: 'Exterae gentēs are foreign nations; the degrees are commoner than it is.', tags: ['position'], etym: 'From ex; English "exterior".', examples: [{ la: 'In extrēmō ponte stābat.', en: 'He was standing at the end of the bridge.' }], related: ['interior_adj'],
  },
  {
    id: 'posterus_adj', pos: 'adj', parts: ['posterus', 'postera', 'posterum'], senses: [['next', 'following', 'later'], { en: ['descendants', 'posterity'], note: 'posterī, masculine plural' }], freq: 'very common', level: 'intermediate', usage: 'Posterō diē: on the next day. The plural is posterity.', tags: ['time', 'position'], etym: 'From post.', examples: [{ la: 'Posterō diē castra mōvērunt.', en: 'On the next day they moved camp.' }], related: ['prior_adj'],
  },
  {
    id: 'prior_adj', pos: 'adj', parts: ['prior', 'prius'], senses: [['former', 'earlier', 'first of two'], ['better', 'superior']], freq: 'very common', level: 'basic', rank: 300, usage: 'Of two; of more than two, prīmus.', tags: ['time', 'position'], etym: 'Comparative of an old prī, "before"; prīmus is its superlative.', examples: [{ la: 'Priōrem librum iam lēgī.', en: 'I have already read the earlier book.' }], related: ['primus_num', 'posterus_adj'],
  },
  {
    id: 'propior_adj', pos: 'adj', parts: ['propior', 'propius'], senses: [['nearer', 'closer'], { en: ['nearest', 'next'], note: 'proximus' }], freq: 'very common', level: 'intermediate', usage: 'Takes the dative, or the accusative as prope does.', tags: ['position'], gov: ['dat'], etym: 'Comparative of prope.', examples: [{ la: 'Proximā nocte fūgit.', en: 'He fled the next night.' }], related: [],
  },
  {
    id: 'ulterior_adj', pos: 'adj', parts: ['ulterior', 'ulterius'], senses: [['farther', 'more distant'], { en: ['last', 'farthest', 'final'], note: 'ultimus' }], freq: 'very common', level: 'intermediate', usage: 'Gaul and Spain each had a province so called, further from Rome.', tags: ['position', 'time'], etym: 'From ultrā; English "ultimate".', examples: [{ la: 'In Galliam ulteriōrem contendit.', en: 'He hurries into Farther Gaul.' }], related: ['citerior_adj'],
  },
  {
    id: 'citerior_adj', pos: 'adj', parts: ['citerior', 'citerius'], senses: [['nearer', 'on this side']], freq: 'moderate', level: 'advanced', usage: 'The Rubicon bounded Gaul of this name.', tags: ['position'], etym: 'From citrā.', examples: [{ la: 'Caesar in Galliā citeriōre erat.', en: 'Caesar was in Nearer Gaul.' }], related: ['ulterior_adj'],
  },
  {
    id: 'interior_adj', pos: 'adj', parts: ['interior', 'interius'], senses: [['inner', 'interior'], { en: ['inmost', 'deepest'], note: 'intimus' }], freq: 'common', level: 'intermediate', usage: 'Used of the inside track in a race as well as of studies.', tags: ['position'], etym: 'From inter; intimus gave English "intimate".', examples: [{ la: 'Interior pars domūs magna est.', en: 'The inner part of the house is large.' }], related: ['exterus_adj'],
  },
  {
    id: 'deterior_adj', pos: 'adj', parts: ['dēterior', 'dēterius'], senses: [['worse', 'poorer', 'lower']], freq: 'moderate', level: 'advanced', usage: 'Worse than something good; peior is worse than something bad.', tags: ['bad', 'degree'], etym: 'From dē, "downward"; English "deteriorate".', examples: [{ la: 'Videō meliōra probōque, dēteriōra sequor.', en: 'I see the better course and approve it; I follow the worse.', source: { author: 'Ovid', work: 'Metamorphoses', place: '7.20–21' } }], related: ['malus_adj'],
  },
]; // prettier-ignore
