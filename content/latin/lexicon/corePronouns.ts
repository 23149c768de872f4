// Pronouns, and the adjectives that decline like them.
import type { Book } from '../../schema/lexeme.ts';

export const corePronouns: Book = [
  {
    id: 'ego_pron', pos: 'pron', parts: ['ego'], kind: 'personal', senses: [['I', 'me'], { en: ['we', 'us'], note: 'in the plural' }], freq: 'very high', level: 'basic', rank: 8, tags: ['pronoun', 'person'],
    etym: 'Kin of Greek egṓ and English "I"; mē is English "me".', usage: 'As subject only for emphasis: the verb already says who.', examples: [{ la: 'Ego scrībō, tū legis.', en: 'I write, you read.' }, { la: 'Pater nōbīs fābulam nārrat.', en: 'Father tells us a story.' }], related: ['tu_pron', 'meus_adj', 'noster_adj'],
  },
  {
    id: 'tu_pron', pos: 'pron', parts: ['tū'], kind: 'personal', senses: [['you', 'thou'], { en: ['you all'], note: 'in the plural' }], freq: 'very high', level: 'basic', rank: 10, tags: ['pronoun', 'person'],
    etym: 'Kin of English "thou".', usage: 'tū to one person whatever his rank; vōs only to several.', examples: [{ la: 'Tē amō.', en: 'I love you.' }, { la: 'Vōs omnēs videō.', en: 'I see all of you.' }], related: ['ego_pron', 'tuus_adj', 'vester_adj'],
  },
  {
    id: 'sui_pron', pos: 'pron', parts: ['suī'], kind: 'reflexive', senses: [['himself', 'herself', 'itself'], ['themselves']], freq: 'very high', level: 'basic', rank: 12, tags: ['pronoun', 'person'],
    etym: 'The root of suus.', usage: 'Points back to the subject, so it has no nominative; in indirect speech to the speaker.', examples: [{ la: 'Puella sē in aquā videt.', en: 'The girl sees herself in the water.' }], related: ['suus_adj', 'ipse_pron'],
  },
  {
    id: 'meus_adj', pos: 'adj', parts: ['meus', 'mea', 'meum'], kind: 'possessive', flags: ['nograde'], senses: [['my', 'mine']], freq: 'very high', level: 'basic', rank: 35, tags: ['pronoun', 'having'], etym: 'From the stem of mē.', usage: 'Vocative masculine mī: mī fīlī, my son.', examples: [{ la: 'Amīcus meus in vīllā habitat.', en: 'My friend lives in a country house.' }], related: ['ego_pron', 'tuus_adj'],
  },
  {
    id: 'tuus_adj', pos: 'adj', parts: ['tuus', 'tua', 'tuum'], kind: 'possessive', flags: ['nograde'], senses: [['your', 'yours']], freq: 'very high', level: 'basic', rank: 45, tags: ['pronoun', 'having'], etym: 'From the stem of tū.', usage: 'Of one owner; several owners have vester.', examples: [{ la: 'Ubi est pater tuus?', en: 'Where is your father?' }], related: ['tu_pron', 'vester_adj'],
  },
  {
    id: 'suus_adj', pos: 'adj', parts: ['suus', 'sua', 'suum'], kind: 'possessive', flags: ['nograde'], senses: [['his own', 'her own', 'its own', 'their own']], freq: 'very high', level: 'basic', rank: 14, tags: ['pronoun', 'having'], etym: 'From the stem of sē.', usage: 'Only of what belongs to the subject; another\'s is eius.', examples: [{ la: 'Marītus uxōrem suam amat.', en: 'The husband loves his own wife.' }], related: ['sui_pron', 'is_pron'],
  },
  {
    id: 'noster_adj', pos: 'adj', parts: ['noster', 'nostra', 'nostrum'], kind: 'possessive', flags: ['nograde'], senses: [['our', 'ours'], { en: ['our men', 'our side'], note: 'masculine plural' }], freq: 'very high', level: 'basic', rank: 50, tags: ['pronoun', 'having'], etym: 'nōs with the ending of alter.', usage: 'In war reports nostrī is simply "our troops".', examples: [{ la: 'Nostrī oppidum cēpērunt.', en: 'Our men took the town.' }], related: ['ego_pron', 'vester_adj'],
  },
  {
    id: 'vester_adj', pos: 'adj', parts: ['vester', 'vestra', 'vestrum'], kind: 'possessive', flags: ['nograde'], senses: [['your', 'yours']], freq: 'high', level: 'basic', rank: 140, tags: ['pronoun', 'having'], etym: 'vōs with the ending of alter.', usage: 'The owners are more than one.', examples: [{ la: 'Librōs vestrōs, puerī, videō.', en: 'I see your books, boys.' }], related: ['tu_pron', 'noster_adj'], alt: ['voster'],
  },
  {
    id: 'hic_pron', pos: 'pron', parts: ['hic', 'haec', 'hoc'], kind: 'demonstrative', senses: [['this', 'these'], ['he', 'she', 'it'], ['the latter']], freq: 'very high', level: 'basic', rank: 7, tags: ['pronoun'], etym: 'An old ho- with the pointing -ce.', usage: 'What is near the speaker, or what comes next.', examples: [{ la: 'Hic puer est frāter meus.', en: 'This boy is my brother.' }, { la: 'Haec dīxit.', en: 'These things he said.' }], related: ['ille_pron', 'iste_pron', 'is_pron'],
  },
  {
    id: 'ille_pron', pos: 'pron', parts: ['ille', 'illa', 'illud'], kind: 'demonstrative', senses: [['that', 'those'], ['he', 'she', 'it'], ['the former'], ['the famous']], freq: 'very high', level: 'basic', rank: 11, tags: ['pronoun'], etym: 'From olle; French le and Spanish el are what remains of it.', usage: 'After a noun it honours: Alexander ille, the great Alexander.', examples: [{ la: 'Illa fēmina rēgīna est.', en: 'That woman is the queen.' }], related: ['hic_pron', 'iste_pron'],
  },
  {
    id: 'iste_pron', pos: 'pron', parts: ['iste', 'ista', 'istud'], kind: 'demonstrative', senses: [['that', 'that of yours'], ['such']], freq: 'very high', level: 'basic', rank: 150, tags: ['pronoun'], etym: 'is with an ending -te.', usage: 'Points to what is yours; of an opponent in court, with contempt.', examples: [{ la: 'Quid est istud?', en: 'What is that you have there?' }], related: ['hic_pron', 'ille_pron'],
  },
  {
    id: 'is_pron', pos: 'pron', parts: ['is', 'ea', 'id'], kind: 'demonstrative', senses: [['he', 'she', 'it'], ['that', 'this'], { en: ['they'], note: 'in the plural' }], freq: 'very high', level: 'basic', rank: 6, tags: ['pronoun'], etym: 'The plainest pointer of all, one with German er and es.', usage: 'is quī: he who, the one who.', examples: [{ la: 'Eum videō et eī librum dō.', en: 'I see him and give him a book.' }], related: ['idem_pron', 'hic_pron', 'suus_adj'],
  },
  {
    id: 'idem_pron', pos: 'pron', parts: ['īdem', 'eadem', 'idem'], kind: 'demonstrative', senses: [['same', 'the same'], ['also', 'likewise']], freq: 'very high', level: 'basic', rank: 70, tags: ['pronoun'], etym: 'is with -dem; English "identity".', usage: 'The same as: īdem quī or īdem ac.', examples: [{ la: 'Eōdem diē in urbem vēnērunt.', en: 'They came into the city on the same day.' }], related: ['is_pron', 'ipse_pron'],
  },
  {
    id: 'ipse_pron', pos: 'pron', parts: ['ipse', 'ipsa', 'ipsum'], kind: 'intensive', senses: [['himself', 'herself', 'itself'], ['very', 'in person']], freq: 'very high', level: 'basic', rank: 16, tags: ['pronoun'], etym: 'is with -pse.', usage: 'Underlines a word; reflexive is sē.', examples: [{ la: 'Rēx ipse vēnit.', en: 'The king himself came.' }], related: ['sui_pron', 'idem_pron'],
  },
  {
    id: 'qui_pron', pos: 'pron', parts: ['quī', 'quae', 'quod'], kind: 'relative', senses: [['who', 'which', 'that'], { en: ['which', 'what'], note: 'asking, before a noun' }], freq: 'very high', level: 'basic', rank: 3, tags: ['pronoun', 'connection', 'question'], etym: 'The stem of English "who" and "what".', usage: 'Gender and number from the noun it recalls, case from its own clause.', examples: [{ la: 'Puer, quem vidēs, frāter meus est.', en: 'The boy whom you see is my brother.' }], related: ['quis_pron', 'quicumque_pron'],
  },
  {
    id: 'quis_pron', pos: 'pron', parts: ['quis', 'quis', 'quid'], kind: 'interrogative', senses: [['who', 'what'], { en: ['anyone', 'someone', 'anything'], note: 'after sī, nisi, nē, num' }], freq: 'high', level: 'basic', rank: 15, tags: ['pronoun', 'question'], etym: 'The asking twin of quī.', usage: 'After sī, nisi, num and nē all the alis fall away: sī quis is "if anyone".', examples: [{ la: 'Quis est? Quid vult?', en: 'Who is it? What does he want?' }], related: ['qui_pron', 'aliquis_pron'],
  },
  {
    id: 'aliquis_pron', pos: 'pron', parts: ['aliquis', 'aliqua', 'aliquid'], kind: 'indefinite', senses: [['someone', 'somebody', 'something'], ['some', 'any']], freq: 'very high', level: 'basic', rank: 110, usage: 'After sī, nisi, num and nē it drops its ali-.', tags: ['pronoun'], etym: 'ali- "other, some" and quis.', examples: [{ la: 'Aliquis iānuam pulsat.', en: 'Someone is knocking at the door.' }], related: ['quis_pron', 'quidam_pron', 'aliqui_pron'],
  },
  {
    id: 'aliqui_pron', pos: 'pron', parts: ['aliquī', 'aliqua', 'aliquod'], kind: 'indefinite', senses: [['some', 'any']], freq: 'high', level: 'intermediate', usage: 'With a noun: aliquī deus, some god; alone, some one is aliquis.', tags: ['pronoun'], etym: 'Ali-, other, and quī.', examples: [{ la: 'Sine aliquō amīcō vīvere nōn possum.', en: 'I cannot live without some friend.' }], related: ['aliquis_pron'],
  },
  {
    id: 'quisque_pron', pos: 'pron', parts: ['quisque', 'quaeque', 'quidque'], kind: 'indefinite', senses: [['each', 'every', 'everyone']], freq: 'very high', level: 'basic', rank: 105, tags: ['pronoun', 'quantity'], etym: 'quis and a generalising -que.', usage: 'Leans on a superlative or a reflexive: optimus quisque, all the best people.', examples: [{ la: 'Suae quisque fortūnae faber est.', en: 'Each is the smith of his own fortune.' }], related: ['unusquisque_pron', 'uterque_pron'],
  },
  {
    id: 'unusquisque_pron', pos: 'pron', parts: ['ūnusquisque', 'ūnaquaeque', 'ūnumquidque'], kind: 'indefinite', senses: [['each single one', 'every single']], freq: 'moderate', level: 'advanced', usage: 'Both halves decline: ūnīuscuiusque.', tags: ['pronoun', 'quantity'], etym: 'Ūnus and quisque, run together.', examples: [{ la: 'Ūnusquisque nostrum patriam amat.', en: 'Every single one of us loves his country.' }], related: ['quisque_pron'],
  },
  {
    id: 'quidam_pron', pos: 'pron', parts: ['quīdam', 'quaedam', 'quiddam'], kind: 'indefinite', senses: [['a certain', 'certain', 'someone'], ['a kind of']], freq: 'very high', level: 'basic', rank: 95, tags: ['pronoun'], etym: 'quī with -dam.', usage: 'Someone I could name but do not; aliquis is someone I could not.', examples: [{ la: 'Mīles quīdam ad rēgem vēnit.', en: 'A certain soldier came to the king.' }], related: ['aliquis_pron'],
  },
  {
    id: 'quisquam_pron', pos: 'pron', parts: ['quisquam', 'quisquam', 'quicquam'], kind: 'indefinite', senses: [['anyone', 'anybody', 'anything']], freq: 'very high', level: 'intermediate', rank: 190, tags: ['pronoun', 'negation'], etym: 'quis with -quam.', usage: 'Only where the sense is negative: neque quisquam, and no one.', examples: [{ la: 'Nec quisquam eum vīdit.', en: 'And no one saw him.' }], related: ['ullus_adj', 'quispiam_pron'],
  },
  {
    id: 'quispiam_pron', pos: 'pron', parts: ['quispiam', 'quaepiam', 'quidpiam'], kind: 'indefinite', senses: [['someone', 'anyone', 'some']], freq: 'moderate', level: 'advanced', usage: 'Vaguer than aliquis: somebody or other, on stage or in an objection.', tags: ['pronoun'], etym: 'quis with -piam.', examples: [{ la: 'Dīcet fortasse quispiam.', en: 'Someone will perhaps say so.' }], related: ['quisquam_pron', 'aliquis_pron'],
  },
  {
    id: 'quisquis_pron', pos: 'pron', parts: ['quisquis', 'quisquis', 'quidquid'], kind: 'relative', senses: [['whoever', 'whatever']], freq: 'very high', level: 'intermediate', tags: ['pronoun'], etym: 'quis said twice.', usage: 'Takes the indicative, whatever the English "may be" suggests: quidquid id est.', examples: [{ la: 'Quidquid id est, timeō Danaōs et dōna ferentīs.', en: 'Whatever it is, I fear the Greeks even when they bring gifts.', source: { author: 'Vergil', work: 'Aeneis', place: '2.49' } }], related: ['quicumque_pron'],
  },
  {
    id: 'quicumque_pron', pos: 'pron', parts: ['quīcumque', 'quaecumque', 'quodcumque'], kind: 'relative', senses: [['whoever', 'whatever', 'whichever']], freq: 'high', level: 'intermediate', tags: ['pronoun'], etym: 'quī with -cumque, "-ever".', usage: 'Poets part it: quae mē cumque vocant terrae.', examples: [{ la: 'Quīcumque hoc fēcit, fortis est.', en: 'Whoever did this is brave.' }], related: ['qui_pron', 'quisquis_pron'],
  },
  {
    id: 'quisnam_pron', pos: 'pron', parts: ['quisnam', 'quaenam', 'quidnam'], kind: 'interrogative', senses: [['who ever', 'who then', 'what then']], freq: 'moderate', level: 'advanced', usage: 'Its -nam drums its fingers: quisnam est, who ever is it?', tags: ['pronoun', 'question'], etym: 'quis with an impatient nam.', examples: [{ la: 'Quidnam facis?', en: 'What ever are you doing?' }], related: ['quis_pron'],
  },
  {
    id: 'ecquis_pron', pos: 'pron', parts: ['ecquis', 'ecqua', 'ecquid'], kind: 'interrogative', senses: [['anyone', 'is there anyone who']], freq: 'moderate', level: 'advanced', tags: ['pronoun', 'question'], etym: 'ec- and quis.', usage: 'Asks whether there is anyone at all.', examples: [{ la: 'Ecquis mē audit?', en: 'Does anyone hear me?' }], related: ['quis_pron'],
  },
  {
    id: 'quivis_pron', pos: 'pron', parts: ['quīvīs', 'quaevīs', 'quidvīs'], kind: 'indefinite', senses: [['anyone you like', 'any at all']], freq: 'common', level: 'advanced', usage: 'Leaves the choice to the hearer, as its second half says.', tags: ['pronoun'], etym: 'quī and vīs, "which you wish".', examples: [{ la: 'Quemvīs rogāre potes.', en: 'You can ask anyone you like.' }], related: ['quilibet_pron', 'volo_v'],
  },
  {
    id: 'quilibet_pron', pos: 'pron', parts: ['quīlibet', 'quaelibet', 'quidlibet'], kind: 'indefinite', senses: [['anyone you please', 'no matter which']], freq: 'moderate', level: 'advanced', usage: 'Whoever it may please, with a touch of indifference.', tags: ['pronoun'], etym: 'quī and libet, "it pleases".', examples: [{ la: 'Quemlibet librum lege.', en: 'Read any book you please.' }], related: ['quivis_pron'],
  },
  {
    id: 'nemo_pron', pos: 'pron', parts: ['nēmō'], kind: 'indefinite', gender: 'c', senses: [['no one', 'nobody', 'no man']], freq: 'very high', level: 'basic', rank: 130, tags: ['pronoun', 'negation', 'person'], etym: 'ne and an old hemō, homō: "no man".', usage: 'Genitive and ablative are borrowed: nūllīus, nūllō.', examples: [{ la: 'Nēmō malus fēlīx.', en: 'No bad man is happy.', source: { author: 'Juvenal', work: 'Saturae', place: '4.8' } }], related: ['nullus_adj', 'nihil_pron'],
  },
  {
    id: 'nihil_pron', pos: 'pron', parts: ['nihil'], kind: 'indefinite', gender: 'n', senses: [['nothing'], { en: ['not at all'], note: 'as an adverb' }], freq: 'very high', level: 'basic', rank: 65, tags: ['pronoun', 'negation'], etym: 'ne hīlum, "not a shred".', usage: 'With a genitive of the whole: nihil novī, nothing new.', examples: [{ la: 'Nihil timeō.', en: 'I fear nothing.' }], related: ['nemo_pron', 'nullus_adj'],
  },
  {
    id: 'uterque_pron', pos: 'pron', parts: ['uterque', 'utraque', 'utrumque'], kind: 'indefinite', senses: [['each of two', 'both', 'either']], freq: 'high', level: 'intermediate', rank: 210, tags: ['pronoun', 'number'], etym: 'uter with -que.', usage: 'Singular for two persons: uterque cōnsul, both consuls.', examples: [{ la: 'Uterque cōnsul exercitum habet.', en: 'Each consul has an army.' }], related: ['uter_adj', 'ambo_num'],
  },
  {
    id: 'ullus_adj', pos: 'adj', parts: ['ūllus', 'ūlla', 'ūllum'], kind: 'indefinite', flags: ['pronominal', 'nograde'], senses: [['any']], freq: 'very high', level: 'basic', rank: 220, tags: ['pronoun', 'quantity'], etym: 'Diminutive of ūnus.', usage: 'Needs a negative or a doubt nearby.', examples: [{ la: 'Sine ūllā morā vēnit.', en: 'He came without any delay.' }], related: ['nullus_adj', 'quisquam_pron'],
  },
  {
    id: 'nullus_adj', pos: 'adj', parts: ['nūllus', 'nūlla', 'nūllum'], kind: 'indefinite', flags: ['pronominal', 'nograde'], senses: [['no', 'none', 'not any']], freq: 'very high', level: 'basic', rank: 40, usage: 'Serves as the genitive and ablative of nēmō: nūllīus, nūllō.', tags: ['pronoun', 'negation', 'quantity'], etym: 'ne and ūllus.', examples: [{ la: 'Nūlla rēs pulchrior est.', en: 'No thing is more beautiful.' }], related: ['ullus_adj', 'nemo_pron'],
  },
  {
    id: 'nonnullus_adj', pos: 'adj', parts: ['nōnnūllus', 'nōnnūlla', 'nōnnūllum'], kind: 'indefinite', flags: ['pronominal', 'nograde'], senses: [['some', 'several', 'not a few']], freq: 'common', level: 'intermediate', usage: 'Two negatives that make a modest number.', tags: ['pronoun', 'quantity'], etym: 'nōn nūllus, "not none".', examples: [{ la: 'Nōnnūllī mīlitēs fūgērunt.', en: 'Some soldiers fled.' }], related: ['nullus_adj'],
  },
  {
    id: 'solus_adj', pos: 'adj', parts: ['sōlus', 'sōla', 'sōlum'], flags: ['pronominal', 'nograde'], senses: [['alone', 'only', 'sole'], ['lonely', 'deserted']], freq: 'very high', level: 'basic', rank: 170, usage: 'Agrees where English says "only": tū sōlus, only you.', tags: ['number', 'quantity'], etym: 'Perhaps from sē, "by oneself"; English "solitude".', examples: [{ la: 'Puer sōlus domī est.', en: 'The boy is alone at home.' }], related: ['unus_num'],
  },
  {
    id: 'totus_adj', pos: 'adj', parts: ['tōtus', 'tōta', 'tōtum'], flags: ['pronominal', 'nograde'], senses: [['whole', 'entire', 'all']], freq: 'very high', level: 'basic', rank: 120, tags: ['quantity'], etym: 'English "total".', usage: 'Without in: tōtā urbe, in the whole city.', examples: [{ la: 'Tōtam noctem vigilāvimus.', en: 'We stayed awake the whole night.' }], related: ['omnis_adj'],
  },
  {
    id: 'alius_adj', pos: 'adj', parts: ['alius', 'alia', 'aliud'], flags: ['pronominal', 'nograde'], senses: [['other', 'another', 'different']], freq: 'very high', level: 'basic', rank: 30, tags: ['pronoun'], etym: 'Kin of English "else".', usage: 'aliī … aliī: some … others. Two cases in one clause: alius aliud dīcit, one says this, another that.', examples: [{ la: 'Aliī ambulant, aliī currunt.', en: 'Some are walking, others are running.' }], related: ['alter_adj'],
  },
  {
    id: 'alter_adj', pos: 'adj', parts: ['alter', 'altera', 'alterum'], flags: ['pronominal', 'nograde'], senses: [['the other', 'one of two'], ['second']], freq: 'very high', level: 'basic', rank: 85, tags: ['pronoun', 'number'], etym: 'ali- with the ending of comparison between two; English "alternate".', usage: 'alter … alter: the one … the other.', examples: [{ la: 'Alter cōnsul Rōmae, alter in Galliā erat.', en: 'One consul was at Rome, the other in Gaul.' }], related: ['alius_adj', 'uterque_pron'],
  },
  {
    id: 'uter_adj', pos: 'adj', parts: ['uter', 'utra', 'utrum'], kind: 'interrogative', flags: ['pronominal', 'nograde'], senses: [['which of two', 'which']], freq: 'common', level: 'intermediate', usage: 'Asks between two; of more than two it is quis.', tags: ['pronoun', 'question', 'number'], etym: 'Kin of English "whether".', examples: [{ la: 'Uter frāter maior est?', en: 'Which of the two brothers is older?' }], related: ['uterque_pron', 'neuter_adj'],
  },
  {
    id: 'neuter_adj', pos: 'adj', parts: ['neuter', 'neutra', 'neutrum'], kind: 'indefinite', flags: ['pronominal', 'nograde'], senses: [['neither', 'neither of two']], freq: 'moderate', level: 'intermediate', usage: 'Of two; where there are more, none of them is nūllus.', tags: ['pronoun', 'negation', 'number'], etym: 'ne and uter; of a gender that is neither of the two.', examples: [{ la: 'Neuter cōnsul in urbe erat.', en: 'Neither consul was in the city.' }], related: ['uter_adj'],
  },
]; // prettier-ignore
