// Irregular and defective verbs: the ones whose inflection the engine knows by name.
import type { Book } from '../../schema/lexeme.ts';

export const coreVerbs: Book = [
  {
    id: 'sum_v', pos: 'verb', parts: ['sum', 'esse', 'fuī', 'futūrus'], senses: [['be'], ['exist', 'live'], { en: ['belong', 'have'], note: 'with the dative of the owner', gov: ['dat'] }],
    freq: 'very high', level: 'basic', rank: 2, tags: ['life', 'having'], gov: ['nom', 'dat', 'in+abl'],
    etym: 'Two roots in one verb: es- (English "is") and fu- (English "be").',
    usage: 'Placed first it means "there is": est locus, there is a place.',
    examples: [
      { la: 'Homō sum: hūmānī nīl ā mē aliēnum putō.', en: 'I am a human being: nothing human do I think foreign to me.', source: { author: 'Terence', work: 'Heauton Timorumenos', place: '77' } },
      { la: 'Est mihi liber.', en: 'I have a book.' },
    ],
    related: ['absum_v', 'adsum_v', 'possum_v', 'fio_v'],
  },
  {
    id: 'absum_v', pos: 'verb', parts: ['absum', 'abesse', 'āfuī', 'āfutūrus'], senses: [['be away', 'be absent'], ['be distant', 'be far'], { en: ['be lacking'], note: 'with the dative', gov: ['dat'] }],
    freq: 'high', level: 'basic', tags: ['position'], gov: ['ab+abl', 'none'], etym: 'ab "away" and sum; absēns gave English "absent".',
    usage: 'Distances stand in the accusative: mīlia passuum tria abest.', examples: [{ la: 'Rēx ab urbe abest.', en: 'The king is away from the city.' }], related: ['adsum_v', 'desum_v'],
  },
  {
    id: 'adsum_v', pos: 'verb', parts: ['adsum', 'adesse', 'adfuī', 'adfutūrus'], senses: [['be present', 'be here'], { en: ['stand by', 'help', 'support'], note: 'with the dative', gov: ['dat'] }],
    freq: 'high', level: 'basic', tags: ['position', 'help'], gov: ['dat', 'none'], etym: 'ad "at" and sum.', usage: 'In court it means to appear as someone\'s friend and supporter.',
    examples: [{ la: 'Amīcī nōbīs adsunt.', en: 'Our friends are standing by us.' }], related: ['absum_v', 'praesum_v'],
  },
  {
    id: 'desum_v', pos: 'verb', parts: ['dēsum', 'dēesse', 'dēfuī', 'dēfutūrus'], senses: [['be lacking', 'be missing'], { en: ['fail', 'let down'], note: 'with the dative of the person', gov: ['dat'] }],
    freq: 'high', level: 'intermediate', tags: ['having', 'quantity'], gov: ['dat', 'none'], etym: 'dē "down, off" and sum.',
    usage: 'What is missing is the subject, the one who misses it the dative: pecūnia mihi dēest.', examples: [{ la: 'Nihil nōbīs dēest.', en: 'We lack nothing.' }], related: ['absum_v', 'supersum_v'],
  },
  {
    id: 'insum_v', pos: 'verb', parts: ['īnsum', 'inesse', 'īnfuī'], senses: [['be in', 'be inside'], ['belong to', 'be inherent in']],
    freq: 'moderate', level: 'intermediate', usage: 'With in and the ablative, or the dative alone: what is in a thing.', tags: ['position'], gov: ['in+abl', 'dat'], etym: 'in and sum.', examples: [{ la: 'In hōc librō multa bona īnsunt.', en: 'There is much good in this book.' }], related: ['sum_v'],
  },
  {
    id: 'intersum_v', pos: 'verb', parts: ['intersum', 'interesse', 'interfuī', 'interfutūrus'], senses: [['be between', 'lie between'], { en: ['take part', 'attend'], note: 'with the dative', gov: ['dat'] }, { en: ['matter', 'make a difference'], note: 'impersonal: interest', gov: ['gen', 'question', 'ut'] }],
    freq: 'very common', level: 'intermediate', tags: ['position'], gov: ['dat', 'inter+acc'], etym: 'inter "between" and sum; interest "it makes a difference" became English "interest".',
    usage: 'When it matters to someone, the person is genitive, but meā, tuā and the like for pronouns: meā interest.',
    examples: [{ la: 'Multī cīvēs lūdīs intersunt.', en: 'Many citizens attend the games.' }], related: ['sum_v', 'praesum_v'],
  },
  {
    id: 'obsum_v', pos: 'verb', parts: ['obsum', 'obesse', 'obfuī', 'obfutūrus'], senses: [['harm', 'be a hindrance', 'be against']], freq: 'moderate', level: 'advanced', usage: 'The dative names the victim; its contrary is prōsum.', tags: ['harm'], gov: ['dat'],
    etym: 'ob "against" and sum.', examples: [{ la: 'Īra omnibus obest.', en: 'Anger harms everyone.' }], related: ['prosum_v'],
  },
  {
    id: 'possum_v', pos: 'verb', parts: ['possum', 'posse', 'potuī'], flags: ['nopassive'], senses: [['be able', 'can'], ['have power', 'have influence']],
    freq: 'very high', level: 'basic', rank: 20, tags: ['power'], gov: ['inf'], etym: 'From potis sum, "I am capable"; compare English "potent".',
    usage: 'With an adverb of degree it stands alone: plūrimum potest, he has the greatest influence.',
    examples: [{ la: 'Possunt, quia posse videntur.', en: 'They can because they think they can.', source: { author: 'Vergil', work: 'Aeneis', place: '5.231' } }], related: ['sum_v', 'queo_v', 'potens_adj'],
  },
  {
    id: 'praesum_v', pos: 'verb', parts: ['praesum', 'praeesse', 'praefuī', 'praefutūrus'], senses: [['be in charge', 'command', 'be in command of']], freq: 'common', level: 'intermediate', tags: ['power', 'politics', 'army'], gov: ['dat'],
    etym: 'prae "in front" and sum: to stand before others.', usage: 'Dative of what one commands, never the accusative.', examples: [{ la: 'Cōnsul exercituī praeest.', en: 'The consul commands the army.' }], related: ['adsum_v', 'intersum_v'],
  },
  {
    id: 'prosum_v', pos: 'verb', parts: ['prōsum', 'prōdesse', 'prōfuī', 'prōfutūrus'], senses: [['be useful', 'benefit', 'do good']], freq: 'high', level: 'intermediate', usage: 'The d of its stem comes out before vowels: prōsum, but prōdest.', tags: ['help', 'good'], gov: ['dat', 'inf'],
    etym: 'prō "for" and sum; the old d of prōd survives before a vowel.', examples: [{ la: 'Aut prōdesse volunt aut dēlectāre poētae.', en: 'Poets wish either to do good or to give pleasure.', source: { author: 'Horace', work: 'Ars Poetica', place: '333' } }], related: ['obsum_v'],
  },
  {
    id: 'subsum_v', pos: 'verb', parts: ['subsum', 'subesse'], senses: [['be under', 'lie beneath'], ['be near', 'be at hand']], freq: 'moderate', level: 'advanced', usage: 'What lies beneath may be a valley or a suspicion.', tags: ['position'], gov: ['dat', 'sub+abl'],
    etym: 'sub "under" and sum.', examples: [{ la: 'Nox iam suberat.', en: 'Night was already at hand.' }], related: ['insum_v'],
  },
  {
    id: 'supersum_v', pos: 'verb', parts: ['supersum', 'superesse', 'superfuī', 'superfutūrus'], senses: [['remain', 'be left', 'survive'], { en: ['outlive'], note: 'with the dative', gov: ['dat'] }], freq: 'very common', level: 'intermediate', usage: 'Of those left after a battle, and of what is left to say.', tags: ['life', 'quantity'], gov: ['dat', 'none'],
    etym: 'super "above" and sum: to be over.', examples: [{ la: 'Paucī ex proeliō supersunt.', en: 'Few are left from the battle.' }], related: ['desum_v'],
  },
  {
    id: 'eo_v', pos: 'verb', parts: ['eō', 'īre', 'iī', 'itum'], flags: ['intransitive'], senses: [['go', 'travel'], ['walk', 'march']], freq: 'very high', level: 'basic', rank: 60, tags: ['motion', 'travel'], gov: ['ad+acc', 'in+acc', 'none'],
    etym: 'The old verb of going, seen in Greek eîmi; iter and initium belong to it.', usage: 'Names of towns, domum and rūs need no preposition: Rōmam it.',
    examples: [{ la: 'Cum amīcīs in urbem īmus.', en: 'We are going into the city with friends.' }], related: ['venio_v', 'iter_n'],
  },
  {
    id: 'queo_v', pos: 'verb', parts: ['queō', 'quīre', 'quīvī'], flags: ['nopassive', 'noimperative'], senses: [['be able', 'can']], freq: 'moderate', level: 'advanced', tags: ['power'], gov: ['inf'],
    etym: 'Perhaps made from nequeō, where ne is "not".', usage: 'Prefers company with nōn; prose otherwise says possum.', examples: [{ la: 'Nōn queō plūra scrībere.', en: 'I cannot write more.' }], related: ['possum_v', 'nequeo_v'],
  },
  {
    id: 'nequeo_v', pos: 'verb', parts: ['nequeō', 'nequīre', 'nequīvī'], flags: ['nopassive', 'noimperative'], senses: [['be unable', 'cannot']], freq: 'common', level: 'advanced', usage: 'Rarer than nōn possum, and likes company: a negative before it makes "cannot but".', tags: ['power', 'negation'], gov: ['inf'],
    etym: 'ne "not" and queō, grown into one.', examples: [{ la: 'Dolōrem ferre nequeō.', en: 'I cannot bear the pain.' }], related: ['possum_v', 'queo_v'], literary: 'A favourite of Sallust, who likes its old-fashioned ring.',
  },
  {
    id: 'fero_v', pos: 'verb', parts: ['ferō', 'ferre', 'tulī', 'lātum'], senses: [['carry', 'bear', 'bring'], ['endure', 'tolerate', 'suffer'], ['say', 'report']], freq: 'very high', level: 'basic', rank: 47, tags: ['motion', 'giving'], gov: ['acc', 'acc+dat', 'ad+acc'],
    etym: 'Present from the root of English "bear"; tulī belongs with tollō, lātum (once tlātum) with tolerō.', usage: 'ferunt and fertur, "they say", bring a report without a witness.',
    examples: [{ la: 'Timeō Danaōs et dōna ferentīs.', en: 'I fear the Greeks even when they bring gifts.', source: { author: 'Vergil', work: 'Aeneis', place: '2.49' } }, { la: 'Servus aquam fert.', en: 'The slave carries water.' }], related: ['porto_v', 'tollo_v'],
  },
  {
    id: 'volo_v', pos: 'verb', parts: ['volō', 'velle', 'voluī'], flags: ['nopassive', 'noimperative'], senses: [['want', 'wish', 'be willing'], ['mean']], freq: 'very high', level: 'basic', rank: 53, tags: ['will'], gov: ['inf', 'acc', 'aci', 'subj'],
    etym: 'Cousin of English "will"; voluntās and benevolus come from it.', usage: 'velim softens a wish that may come true, vellem one that cannot.',
    examples: [{ la: 'Sī vīs pācem, parā bellum.', en: 'If you want peace, prepare war.' }], related: ['nolo_v', 'malo_v', 'cupio_v'],
  },
  {
    id: 'nolo_v', pos: 'verb', parts: ['nōlō', 'nōlle', 'nōluī'], flags: ['nopassive'], senses: [['not want', 'be unwilling', 'refuse']], freq: 'high', level: 'basic', tags: ['will', 'negation'], gov: ['inf', 'acc', 'aci'],
    etym: 'From ne "not" and volō.', usage: 'Its imperative makes the polite prohibition: nōlī timēre, do not be afraid.', examples: [{ la: 'Nōlīte timēre, puerī.', en: 'Do not be afraid, boys.' }], related: ['volo_v', 'malo_v'],
  },
  {
    id: 'malo_v', pos: 'verb', parts: ['mālō', 'mālle', 'māluī'], flags: ['nopassive', 'noimperative'], senses: [['prefer', 'wish rather']], freq: 'very common', level: 'intermediate', tags: ['will'], gov: ['inf', 'acc', 'aci'],
    etym: 'magis "more" and volō, worn down.', usage: 'The thing passed over follows with quam.', examples: [{ la: 'Esse quam vidērī bonus mālēbat.', en: 'He preferred to be good rather than to seem so.', source: { author: 'Sallust', work: 'Bellum Catilinae', place: '54.6' } }], related: ['volo_v', 'nolo_v'],
  },
  {
    id: 'fio_v', pos: 'verb', parts: ['fīō', 'fierī', 'factus sum'], senses: [['become', 'be made'], ['happen', 'occur', 'be done']], freq: 'very high', level: 'basic', rank: 100, tags: ['change'], gov: ['nom', 'ut'],
    etym: 'From the root of fuī and of English "be".', usage: 'Serves as the passive of faciō in present, imperfect and future.', examples: [{ la: 'Nēmō sapiēns cāsū fit.', en: 'No one becomes wise by chance.' }], related: ['facio_v', 'sum_v'],
  },
  {
    id: 'do_v', pos: 'verb', parts: ['dō', 'dare', 'dedī', 'datum'], senses: [['give', 'grant', 'offer'], ['put', 'cause']], freq: 'very high', level: 'basic', rank: 22, tags: ['giving'], gov: ['acc+dat', 'acc'],
    etym: 'The root of Greek dídōmi; dōnum is the thing given, English "date" the letter\'s "given at".', usage: 'Its a is short except in dās and dā.',
    examples: [{ la: 'Dā mī bāsia mīlle, deinde centum.', en: 'Give me a thousand kisses, then a hundred.', source: { author: 'Catullus', work: 'Carmina', place: '5.7' } }, { la: 'Rēx mīlitibus praemia dat.', en: 'The king gives the soldiers rewards.' }],
    related: ['dono_v', 'donum_n', 'reddo_v'],
  },
  {
    id: 'edo_v', pos: 'verb', parts: ['edō', 'ēsse', 'ēdī', 'ēsum'], senses: [['eat', 'consume']], freq: 'common', level: 'intermediate', tags: ['food', 'body'], gov: ['acc'],
    etym: 'The same root as English "eat".', usage: 'Only the long vowel tells ēsse "to eat" from esse "to be".', examples: [{ la: 'Ēsse oportet ut vīvās, nōn vīvere ut edās.', en: 'One should eat to live, not live to eat.', source: { author: 'Anonymous', work: 'Rhetorica ad Herennium', place: '4.39' } }], related: ['cibus_n'],
    culture: 'The main meal, the cēna, began in mid-afternoon; one ate lying down, on the left elbow.',
  },
  {
    id: 'facio_v', pos: 'verb', parts: ['faciō', 'facere', 'fēcī', 'factum'], senses: [['make', 'build', 'produce'], ['do', 'act', 'perform']], freq: 'very high', level: 'basic', rank: 19, tags: ['making', 'work'], gov: ['acc', 'acc+acc', 'ut'],
    etym: 'From the root of English "do"; fact, factory and -fy descend from it.', usage: 'Its passive is fīō in the present system, factus sum in the perfect.', examples: [{ la: 'Mīlitēs pontem faciunt.', en: 'The soldiers are building a bridge.' }], related: ['fio_v', 'ago_v', 'efficio_v'],
  },
  {
    id: 'coepi_v', pos: 'verb', parts: ['coepī', 'coepisse', 'coeptum'], senses: [['begin', 'start']], freq: 'high', level: 'basic', rank: 180, tags: ['change', 'time'], gov: ['inf', 'acc'],
    etym: 'Perfect of a lost coepiō, from co- and apiō "fasten on".', usage: 'Lives only in the perfect; the present is borrowed from incipiō.', examples: [{ la: 'Puella cantāre coepit.', en: 'The girl began to sing.' }], related: ['incipio_v'],
  },
  {
    id: 'memini_v', pos: 'verb', parts: ['meminī', 'meminisse'], senses: [['remember', 'recall', 'be mindful of']], freq: 'very common', level: 'intermediate', tags: ['mind', 'thought'], gov: ['gen', 'acc', 'aci', 'inf'],
    etym: 'From the root of mēns; a perfect that means "I have it in mind".', usage: 'Perfect in form, present in meaning; its imperative is mementō.',
    examples: [{ la: 'Amīcōrum semper meminī.', en: 'I always remember my friends.' }], related: ['memoria_n', 'odi_v'],
  },
  {
    id: 'odi_v', pos: 'verb', parts: ['ōdī', 'ōdisse', 'ōsūrus'], senses: [['hate', 'detest']], freq: 'very common', level: 'intermediate', tags: ['hate', 'emotion'], gov: ['acc', 'inf'],
    etym: 'A perfect become a present; odium is its noun.', usage: 'ōderam means "I hated", not "I had hated".', examples: [{ la: 'Ōdī et amō.', en: 'I hate and I love.', source: { author: 'Catullus', work: 'Carmina', place: '85.1' } }], related: ['odium_n', 'amo_v'],
  },
  {
    id: 'aio_v', pos: 'verb', parts: ['āiō'], senses: [['say', 'affirm', 'say yes']], freq: 'high', level: 'intermediate', tags: ['speech'], gov: ['aci', 'acc'],
    etym: 'Of the same root as adagium, a saying.', usage: 'ut ait Cicerō, "as Cicero says", is its commonest use.', examples: [{ la: 'Quid ais, amīce?', en: 'What do you say, friend?' }], related: ['inquam_v', 'dico_v', 'nego_v'],
  },
  {
    id: 'inquam_v', pos: 'verb', parts: ['inquam'], senses: [['say']], freq: 'very high', level: 'basic', rank: 230, tags: ['speech'], gov: ['none'],
    etym: 'Of unknown origin.', usage: 'Stands inside quoted words, never before them.', examples: [{ la: '"Venī mēcum" inquit rēx.', en: '"Come with me," said the king.' }], related: ['aio_v', 'dico_v'],
  },
  {
    id: 'for_v', pos: 'verb', parts: ['for', 'fārī', 'fātus sum'], senses: [['speak', 'say']], freq: 'very common', level: 'advanced', tags: ['speech', 'fate'], gov: ['acc'],
    etym: 'From this come fābula, fāma, and fātum, "what has been spoken".', usage: 'A poet\'s verb with few forms; prose says loquor or dīcō.', examples: [{ la: 'Sīc fātur rēgīna.', en: 'So speaks the queen.' }], related: ['fama_n', 'fatum_n', 'loquor_v'],
    literary: 'Vergil closes speeches with sīc fātur or haec fātus.',
  },
  {
    id: 'quaeso_v', pos: 'verb', parts: ['quaesō'], senses: [['beg', 'ask', 'please']], freq: 'common', level: 'intermediate', tags: ['speech', 'question'], gov: ['ut', 'subj', 'acc'],
    etym: 'An old by-form of quaerō.', usage: 'Dropped into a sentence it is simply "please".', examples: [{ la: 'Dīc mihi, quaesō, vērum.', en: 'Tell me the truth, please.' }], related: ['quaero_v', 'rogo_v'],
  },
  {
    id: 'salveo_v', pos: 'verb', parts: ['salveō'], lemma: 'salvē', senses: [['hello', 'greetings', 'be well']], freq: 'common', level: 'basic', tags: ['speech', 'health'], gov: ['none'],
    etym: 'From salvus, "safe and sound".', usage: 'salvē to one, salvēte to several; among friends also at parting.', examples: [{ la: 'Salvē, magister! Salvēte, discipulī!', en: 'Hello, teacher! Hello, pupils!' }], related: ['valeo_v', 'ave_v'],
  },
  {
    id: 'ave_v', pos: 'verb', parts: ['avē'], senses: [['hail', 'greetings', 'farewell']], freq: 'moderate', level: 'basic', tags: ['speech'], gov: ['none'],
    etym: 'Perhaps from Punic; the first syllable was also sounded with h.', usage: 'Greeting by day and the last word at a grave.',
    examples: [{ la: 'Atque in perpetuum, frāter, avē atque valē.', en: 'And for ever, brother, hail and farewell.', source: { author: 'Catullus', work: 'Carmina', place: '101.10' } }], related: ['salveo_v'], alt: ['havē'],
  },
]; // prettier-ignore
