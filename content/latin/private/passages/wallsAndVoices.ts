// Cultural passages of other kinds and times: writing on walls, letters, laws, a recipe, comedy and fable, and the last centuries of Rome.
// Background is our own; sources are quoted to the word, with macrons added and the place given.
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';

export const wallsAndVoices: readonly LatinPassageInput[] = [
  {
    id: 'pompeii-vote-for-good-bread', title: 'He brings good bread', level: 2, topic: 'politics',
    background:
      'Every March the people of Pompeii elected two pairs of magistrates for the coming year. The junior pair, the aediles, looked after streets, markets, games and the weight of loaves. Candidates made few promises in writing. Their friends hired painters, who came at night with a ladder, a lamp and a bucket of whitewash, and left the name on the house-fronts in tall red or black letters with a recommendation: from the fruit-sellers, from the mule-drivers, from a neighbour. Some three thousand of these notices have been read. Most say only that the man is worthy. This one gives a reason.',
    source: { la: 'Gāium Iūlium Polybium aedīlem ōrō vōs faciātis. Pānem bonum fert.', en: 'I beg you to make Gaius Julius Polybius aedile. He brings good bread.', author: 'Painted notice', work: 'House-front at Pompeii (CIL IV', place: '429), abbreviations written out' },
    questions: [
      { ask: 'For which reason should one vote for Polybius?', answer: 'Because he brings good bread.', concepts: [['bread', 'loaf', 'loaves', 'panem', 'pānem']], contrary: ['games'], why: 'pānem bonum fert: he brings, or provides, good bread.' },
      { ask: 'For which office does he stand?', answer: 'He wants to be aedile.', concepts: [['aedile', 'aedil', 'edile']], contrary: ['consul', 'praetor'], why: 'aedīlem is what they are asked to make him.' },
      { ask: 'How was such a notice put on the wall?', answer: 'Hired painters painted it at night.', concepts: [['paint', 'red letter', 'whitewash', 'brush']], contrary: ['carved', 'printed', 'chisel'], why: 'They worked by lamplight, from a ladder, on whitewash.' },
    ],
  },
  {
    id: 'cato-a-cake-for-the-gods', title: 'A cake for the gods', level: 2, topic: 'food',
    background:
      'The oldest Latin book in prose that has survived whole is a manual of farming by Cato the Elder, who fought against Hannibal, was censor, and ended his speeches with the demand that Carthage be destroyed. Between the price of oil-presses and a charm against dislocations stand his recipes. For libum, a cake that was offered to the gods and eaten on birthdays, one pounds two pounds of cheese in a mortar, adds a pound of wheat flour, or half a pound if it is to be lighter, and one egg, and bakes the loaf slowly on leaves, on a warm hearth, under a crock.',
    source: { la: 'Lībum hōc modō facitō.', en: 'Make libum in this way.', author: 'Cato', work: 'De Agri Cultura', place: '75' },
    questions: [
      { ask: 'Name something that goes into a libum.', answer: 'Cheese, flour and an egg.', concepts: [['cheese', 'flour', 'egg', 'wheat']], contrary: ['honey', 'sugar', 'meat'], why: 'Two pounds of cheese, a pound of flour and one egg: no honey in the dough.' },
      { ask: 'On which occasions did one make such a cake?', answer: 'For offerings to the gods and on birthdays.', concepts: [['god', 'sacrific', 'birthday', 'worship', 'religio', 'altar', 'offering', 'offered', 'to offer', 'offer it', 'offer them']], contrary: ['funeral'], why: 'It was an offering, and a birthday needed one for the spirit of the house.' },
      { ask: 'How was it baked?', answer: 'Slowly, on leaves, under a crock on the hearth.', concepts: [['slow', 'hearth', 'crock', 'leaf', 'leaves', 'pot', 'ember', 'covered', 'lid']], contrary: ['fried', 'boiled'], why: 'A crock with hot embers over it served as a small oven.' },
    ],
  },
  {
    id: 'vindolanda-come-to-my-birthday', title: 'Come to my birthday', level: 3, topic: 'daily life',
    background:
      'South of the later Wall of Hadrian, at Vindolanda, the ground is so wet that wood does not rot. In it lay letters and lists of about AD 100, written in ink on leaves of wood no larger than a postcard: orders for beer, a note about socks and underpants, complaints of bad roads. One is an invitation from Claudia Severa, wife of the commander of another fort, to Sulpicia Lepidina, whose husband commanded the Batavians here. Please come to us for my birthday on the eleventh of September. A clerk wrote it. But below stand a few words in a clumsier hand, her own: among the earliest Latin known to have been written by a woman.',
    source: { la: 'Spērābō tē, soror. Valē, soror, anima mea, ita valeam, cārissima, et havē.', en: 'I shall expect you, sister. Farewell, sister, my soul, as I hope to fare well, dearest, and hail.', author: 'Claudia Severa', work: 'Tabulae Vindolandenses', place: '291, spelling made regular' },
    questions: [
      { ask: 'To what does Severa invite her friend?', answer: 'To her birthday party.', concepts: [['birthday', 'born', 'natal']], contrary: ['wedding', 'funeral'], why: 'The letter asks her to come on the third day before the Ides of September, for the birthday.' },
      { ask: 'Why are the last words of the letter famous?', answer: 'She wrote them with her own hand: it is some of the earliest Latin known from a woman.', concepts: [['own hand', 'herself', 'woman', 'women', 'female', 'her hand', 'handwriting', 'she wrote']], why: 'The rest is in the practised hand of a clerk.' },
      { ask: 'On what was the letter written?', answer: 'On a thin leaf of wood, in ink.', concepts: [['wood', 'tablet', 'ink']], contrary: ['papyrus', 'paper', 'stone', 'wax'], why: 'The wet ground has kept hundreds of such leaves.' },
    ],
  },
  {
    id: 'twelve-tables-come-to-court', title: 'If he calls you, go', level: 3, topic: 'law',
    background:
      'Rome had no police to arrest a debtor and no office to accuse him. Whoever had a claim went to find his man himself and called him to court. The first words of the Twelve Tables say what must be done then. If the other refuses, the law goes on, call witnesses, and seize him; if he shuffles or takes to his heels, lay your hand on him. If he is old or ill, provide a beast to ride on, but no cushioned carriage, unless you wish. Cicero remembers that as boys they learned it by heart, and that the old laws were simply called by their first four words.',
    source: { la: 'Sī in iūs vocat, ītō.', en: 'If he calls you to court, go.', author: 'Twelve Tables', work: 'Lex Duodecim Tabularum', place: '1.1' },
    questions: [
      { ask: 'What must a man do whom another calls to court?', answer: 'He must go.', concepts: [['must go', 'have to go', 'has to go', 'should go', 'he goes', 'let him go', 'going', 'go to', 'go with', 'go along', 'go there', 'go at once', 'come', 'appear', 'follow', 'obey', 'attend']], contrary: ['refuse', 'need not', 'stay at home', 'stay home'], why: 'ītō is the future imperative of īre, the mood of laws: let him go.' },
      { ask: 'Who brought the accused to court, since there was no police?', answer: 'The man who had the claim, the plaintiff himself.', concepts: [['plaintiff', 'claim', 'accuser', 'himself', 'creditor', 'other party', 'opponent', 'injured', 'wronged', 'complain', 'who sued', 'suing', 'who accused', 'sued']], contrary: ['soldier', 'magistrate'], why: 'He called, and if need be he seized him before witnesses.' },
      { ask: 'What had he to provide for one who was old or ill?', answer: 'A beast to ride on.', concepts: [['beast', 'animal', 'donkey', 'mule', 'horse', 'mount', 'ride']], contrary: ['doctor', 'a carriage'], why: 'A beast, iūmentum; the cushioned carriage was not required.' },
    ],
  },
  {
    id: 'petronius-no-leave-to-go-out', title: 'A notice on the doorpost', level: 4, topic: 'slavery',
    background:
      'At the door of Trimalchio stands a porter in green with a cherry-red belt, shelling peas into a silver dish. Above him hangs a golden cage, in which a magpie greets the guests. On the doorpost is a notice for others. Its master, we learn at dinner, came from Asia as a slave himself. A slave of Rome owned nothing in law, could not marry, and gave evidence only under torture; if he ran away, whoever helped him was a thief. Some of those who were caught had to wear a bronze collar, of which several have been found: hold me, it says, I have run away; take me back to my master.',
    source: { la: 'Quisquis servus sine dominicō iussū forās exierit, accipiet plāgās centum.', en: 'Whatever slave goes out of doors without his master\'s order will receive a hundred lashes.', author: 'Petronius', work: 'Satyrica', place: '28.7' },
    questions: [
      { ask: 'For which act does the notice threaten the lash?', answer: 'For going out without the order of the master.', concepts: [['go out', 'goes out', 'going out', 'went out', 'leav', 'left', 'outside', 'out of', 'exit'], ['without', 'permission', 'order', 'leave', 'not allowed', 'command', 'unless']], contrary: ['steal', 'for stealing'], why: 'sine dominicō iussū forās exierit: future perfect in a rule.' },
      { ask: 'What had the owner of this house been before he grew rich?', answer: 'A slave.', concepts: [['slave', 'servus', 'enslaved']], contrary: ['senator', 'knight', 'permission'], why: 'Trimalchio had come from Asia as a slave, and forgets nothing but that.' },
      { ask: 'What did the bronze collars of some slaves say?', answer: 'That the wearer had run away and should be held and taken back.', concepts: [['run away', 'ran away', 'runaway', 'fled', 'escap', 'fugitive', 'hold', 'back', 'return']], why: 'The collar made everyone who could read a keeper.' },
    ],
  },
  {
    id: 'pliny-you-were-a-boy-once', title: 'You were a boy once', level: 4, topic: 'family',
    background:
      'A father scolded his son because he had spent rather too much on horses and dogs. Pliny was there. When the young man had gone he turned to the father: and you, did you never do anything for which your own father might have blamed you? Do you not still do now and then what your son, if he were suddenly the father and you the son, would take to task just as gravely? He tells the story in a short letter to a friend who was hard upon a boy of his own, and adds a piece of advice: be a father in such a way that you remember that you are human, and the father of a human being.',
    source: { la: 'Cōgitā et illum puerum esse et tē fuisse.', en: 'Consider that he is a boy and that you have been one.', author: 'Pliny the Younger', work: 'Epistulae', place: '9.12.2' },
    questions: [
      { ask: 'What had the son of the first father done?', answer: 'He had spent too much on horses and dogs.', concepts: [['spen', 'bought', 'buy', 'money', 'expens', 'lavish', 'wast'], ['horse', 'dog']], contrary: ['gambl'], why: 'He bought horses and dogs a little too expensively.' },
      { ask: 'Of which two things should his friend think?', answer: 'That his son is a boy, and that he was a boy himself.', concepts: [['son is', 'he is', 'child', 'boy', 'young', 'kid'], ['himself', 'he was', 'once', 'been', 'also', 'as well', 'own youth', 'own childhood', 'own boyhood', 'father was', 'friend was', 'you were']], why: 'With fuisse one has to supply puerum: that you have been one.' },
      { ask: 'Why does Pliny write this letter?', answer: 'His friend was too strict with his own son.', concepts: [['strict', 'hard', 'harsh', 'severe', 'severity', 'stern', 'rough', 'kind', 'gentl', 'lenien', 'advice', 'advise', 'warn']], why: 'The story is a warning against too much severity.' },
    ],
  },
  {
    id: 'phaedrus-the-lions-share', title: 'The lion\'s share', level: 5, topic: 'literature',
    background:
      'Phaedrus, a freedman of Augustus, was the first to make whole books of Latin verse out of the fables of Aesop, and the first to say why there are fables: a slave, who dared not speak his mind, hid it in a joke about beasts. Under Tiberius he was taken to court by Sejanus all the same. In one of his first tales a cow, a goat and a sheep go hunting with a lion and catch a huge stag. The lion makes four parts. The first is mine, for I am king; the second you will give me as your partner; the third comes to me because I am stronger; and if anyone touches the fourth he will be sorry.',
    source: { la: 'Numquam est fidēlis cum potente societās.', en: 'A partnership with the powerful is never to be trusted.', author: 'Phaedrus', work: 'Fabulae', place: '1.5.1' },
    questions: [
      { ask: 'With whom should one make no partnership, according to Phaedrus?', answer: 'With the powerful.', concepts: [['power', 'strong', 'mighty', 'potente', 'influen', 'lion']], contrary: ['the weak', 'the poor'], why: 'cum potente: with one who has power.' },
      { ask: 'How much of the stag did the lion get?', answer: 'All four parts: the whole of it.', concepts: [['whole', 'four', 'everything', 'entire', 'all four', 'all of', 'all part', 'all stag', 'all for', 'took all', 'got all', 'gets all', 'takes all', 'had all', 'kept all', 'it all', 'every part', 'every bit', 'every quarter', 'every single']], contrary: ['a quarter', 'half', 'only one'], why: 'He found a reason for three parts and a threat for the last.' },
      { ask: 'Why were fables invented, in his view?', answer: 'Slaves dared not speak openly and hid their meaning in stories.', concepts: [['slave', 'servant'], ['hid', 'open', 'dare', 'safe', 'afraid', 'fear', 'secret', 'disguis', 'could not', 'not allowed', 'free', 'mask', 'criti', 'speak', 'say', 'truth']], contrary: ['could always', 'free to speak', 'were free to', 'nothing to hide', 'not hide', 'no need to hide'], why: 'A joke about animals could not be punished so easily as a plain word.' },
    ],
  },
  {
    id: 'pompeii-perish-who-cannot-love', title: 'Whoever forbids love', level: 5, topic: 'daily life',
    background:
      'The scratched writings of Pompeii are full of love, and of people who have had enough of it. Marcus loves Spendusa. A weaver is told that the girl at the inn does not care for him. Somebody wishes to break the ribs of Venus with a club. Others quote: a line of Vergil, a couplet of Ovid or Propertius, often with a mistake, as one does who has it from school. This couplet, whose author nobody knows, was so much liked that it turns up on several walls. It begins by wishing good health to everyone who loves, and goes on to the rest of mankind.',
    source: { la: 'Pereat quī nescit amāre; bis tantō pereat quisquis amāre vetat.', en: 'May he perish who does not know how to love; may he perish twice over, whoever forbids love.', author: 'Graffito', work: 'Wall at Pompeii (CIL IV', place: '4091), spelling made regular' },
    questions: [
      { ask: 'Whom does the writer wish to perish twice over?', answer: 'Whoever forbids people to love.', concepts: [['forbid', 'ban', 'prohibit', 'prevent', 'stop', 'hinder', 'vetat', 'not allow', 'not let', 'against']], why: 'quisquis amāre vetat: whoever forbids to love.' },
      { ask: 'Which mistakes does such a wall allow us to notice?', answer: 'People misquoted lines of poets that they knew from school.', concepts: [['quot', 'verse', 'poet', 'poem', 'line', 'vergil', 'virgil', 'ovid', 'propertius', 'misremember']], why: 'They wrote from memory, and memory slips.' },
      { ask: 'What do we know of the author of this couplet?', answer: 'Nothing: nobody knows who it was.', concepts: [['nothing', 'nobody', 'no one', 'not know', 'unknown', 'anonym', 'no name']], contrary: ['ovid', 'vergil', 'propertius'], why: 'It is found on several walls and in no book.' },
    ],
  },
  {
    id: 'plautus-wolf-to-man', title: 'A wolf to man', level: 6, topic: 'trade',
    background:
      'In a comedy of Plautus a merchant comes to Athens with money that he owes for a herd of donkeys. He is to pay it to the steward of the house, whom he has never seen. A slave struts up and says that he is the steward, abuses everybody within reach and holds out his hand. Perhaps you are, says the merchant; perhaps I might trust you if I knew you. But no one will persuade me today to hand money to a stranger. The line he adds was later cut down to three words and made, by Thomas Hobbes among others, into a theory of mankind. In the play it is merely good business.',
    source: { la: 'Lupus est homō hominī, nōn homō, quom quālis sit nōn nōvit.', en: 'Man is to man a wolf and not a man, when he does not know what he is like.', author: 'Plautus', work: 'Asinaria', place: '495' },
    questions: [
      { ask: 'In which case is man a wolf to man, according to the merchant?', answer: 'When he does not know him.', concepts: [['stranger', 'unknown', 'unfamiliar', 'acquaint', 'not met', 'never met', 'recogni', 'not know', 'never know', 'not yet know', 'not really know', 'not known', 'know nothing', 'knows nothing', 'never seen', 'without knowing', 'no idea who']], contrary: ['always', 'hungry', 'no stranger', 'not stranger', 'knows him well'], why: 'quom quālis sit nōn nōvit: when he does not know what the other is like.' },
      { ask: 'What does the slave want from the merchant?', answer: 'The money that is owed for the donkeys.', concepts: [['money', 'pay', 'paid', 'coin', 'cash', 'price', 'sum', 'debt', 'silver']], contrary: ['freedom', 'food'], why: 'He plays the steward in order to be given the money.' },
      { ask: 'Whom does the slave pretend to be?', answer: 'The steward of the house.', concepts: [['steward', 'manager', 'butler', 'overseer', 'bailiff', 'housekeeper']], contrary: ['merchant', 'the master'], why: 'The merchant has never seen the true steward.' },
    ],
  },
  {
    id: 'ulpian-three-rules', title: 'Three rules', level: 6, topic: 'law',
    background:
      'Ulpian came from Tyre in Phoenicia, wrote nearly three hundred rolls on Roman law, rose to be prefect of the guard under Severus Alexander, and was murdered by his own guardsmen. Three hundred years later the emperor Justinian had the great jurists excerpted. His commission read, as it reported, two thousand books, and made of them fifty, the Digest, which became law in 533. About two fifths of it are by Ulpian. It opens with him: law, as a colleague put it, is the art of the good and the fair; justice is the constant will to give each man his right. Then he sums the matter up in three infinitives.',
    source: { la: 'Iūris praecepta sunt haec: honestē vīvere, alterum nōn laedere, suum cuique tribuere.', en: 'The rules of law are these: to live honourably, to harm no one else, to give each his own.', author: 'Ulpian', work: 'Digesta', place: '1.1.10.1' },
    questions: [
      { ask: 'Name one of the three rules of Ulpian.', answer: 'Not to harm another.', concepts: [['not to harm', 'not harm', 'not to hurt', 'not hurt', 'not to injur', 'not injur', 'harm', 'hurt', 'injur', 'honest', 'honour', 'decent', 'virtu', 'laedere', 'each his', 'each their', 'each person', 'each man', 'everyone his', 'everyone their', 'everybody', 'due', 'own', 'deserve']], contrary: ['obey the emperor', 'murder', 'guard', 'soldier', 'may harm', 'may hurt', 'can harm', 'can hurt', 'should harm', 'should hurt', 'must harm', 'must hurt', 'dishonest'], why: 'Live honourably, harm no one, give to each his own.' },
      { ask: 'What is the Digest?', answer: 'A collection of excerpts from the Roman jurists, made under Justinian.', concepts: [['collect', 'excerpt', 'extract', 'compil', 'selection', 'anthology', 'code', 'summary', 'book'], ['law', 'jurist', 'lawyer', 'legal', 'justinian']], contrary: ['poem'], why: 'Fifty books, put together from two thousand.' },
      { ask: 'How did Ulpian die?', answer: 'His own guardsmen murdered him.', concepts: [['murder', 'kill', 'slain', 'assassinat'], ['guard', 'soldier', 'praetorian', 'men', 'troops']], contrary: ['old age', 'suicide'], why: 'He commanded the praetorian guard, and it killed him.' },
    ],
  },
  {
    id: 'augustine-but-not-yet', title: 'But not yet', level: 6, topic: 'religion',
    background:
      'Augustine was born in 354 in a small town of Roman Africa, the son of a pagan father and a Christian mother. At eighteen he read a book of Cicero and resolved to seek wisdom; he taught rhetoric in Carthage, in Rome and in Milan, where the court was, and lived for some fifteen years with a woman whose name he never tells, the mother of his son. Baptised at thirty-two, later bishop of Hippo, he wrote his Confessions, thirteen books addressed to God. There he recalls a prayer of his youth, and what lay behind it: I was afraid that you might hear me too soon.',
    source: { la: 'Dā mihi castitātem et continentiam, sed nōlī modo.', en: 'Give me chastity and self-control, but not yet.', author: 'Augustine', work: 'Confessiones', place: '8.7.17' },
    questions: [
      { ask: 'For what did the young Augustine pray?', answer: 'For chastity and self-control, but not at once.', concepts: [['chast', 'continen', 'self-control', 'self control', 'purity', 'abstin', 'restraint']], contrary: ['money', 'fame'], why: 'castitātem et continentiam are the objects of dā.' },
      { ask: 'Of what was he afraid when he prayed?', answer: 'That God might hear him too soon.', concepts: [['soon', 'quick', 'once', 'immediate', 'fast', 'early', 'straight away', 'right away', 'granted', 'hear', 'heard', 'answer', 'not want', 'not wish']], contrary: ['of hell', 'never hear', 'not hear him', 'never be granted'], why: 'He wished to enjoy his life a little longer first.' },
      { ask: 'Whose book made him look for wisdom?', answer: 'Cicero\'s.', concepts: [['cicero']], contrary: ['seneca', 'plato', 'his mother'], why: 'It was the Hortensius, a praise of philosophy that is now lost.' },
    ],
  },
  {
    id: 'gather-roses', title: 'Gather roses', level: 7, topic: 'time',
    background:
      'Among the small poems that the Middle Ages copied with the name of Vergil is one of fifty lines about a garden at dawn. Scholars have long taken it from him and thought of Ausonius, the professor from Bordeaux who became tutor of a prince and consul in 379, or of someone about his time. The poet walks among the beds before the heat. On cabbage and rose lies the same dew. One bud is still closed, one shows a tip of red, one is open, and beside it the petals of a fourth are falling. As long as one day is, he says, so long is the age of roses. The last two lines have had imitators in every language.',
    source: { la: 'Collige, virgō, rosās, dum flōs novus et nova pūbēs, et memor estō aevum sīc properāre tuum.', en: 'Gather roses, girl, while the flower is fresh and fresh your youth, and remember that your own time hurries away like this.', author: 'Unknown, once thought to be Vergil or Ausonius', work: 'De Rosis Nascentibus', place: 'lines 49–50' },
    questions: [
      { ask: 'What is the girl told to do?', answer: 'To gather roses.', concepts: [['gather', 'pick', 'pluck', 'collect', 'cull'], ['rose', 'flower']], why: 'collige is the imperative: pick them while they are fresh.' },
      { ask: 'What should she remember?', answer: 'That her own life hurries by like that of a rose.', concepts: [['life', 'time', 'youth', 'age', 'she', 'beauty', 'years'], ['hurr', 'short', 'quick', 'fast', 'pass', 'fleet', 'brief', 'fade', 'wither', 'die', 'rush', 'soon', 'swift', 'fly', 'flies', 'end']], why: 'aevum sīc properāre tuum: accusative and infinitive after memor estō.' },
      { ask: 'How long does a rose live, in this poem?', answer: 'One day.', concepts: [['one day', 'single day', 'day', 'morning']], contrary: ['a year', 'a week', 'a month'], why: 'As long as one day is, so long is the age of roses.' },
    ],
  },
  {
    id: 'frontinus-idle-pyramids', title: 'The idle pyramids', level: 8, topic: 'city',
    background:
      'Nine aqueducts brought Rome its water when Frontinus, who had governed Britain, was put in charge of them in AD 97. He did what few heads of office had done, and went to look. He measured channels and pipes, found places where people had bored into the mains and led the water to gardens, shops and worse, and wrote it all down in a small book, so as not to depend on his subordinates. Most of it is figures. But when he has described how the lines run, by tunnels through hills and over valleys upon arches, the engineer looks up from his tables and allows himself one sentence of pride.',
    source: { la: 'Tot aquārum tam multīs necessāriīs mōlibus pȳramidas vidēlicet ōtiōsās comparēs.', en: 'With so many indispensable structures for so many waters you may compare, if you please, the idle pyramids.', author: 'Frontinus', work: 'De Aquaeductu Urbis Romae', place: '16' },
    questions: [
      { ask: 'With what does Frontinus compare the aqueducts?', answer: 'With the pyramids.', concepts: [['pyramid', 'egypt']], contrary: ['temples', 'colosseum'], why: 'He goes on to the famous but useless works of the Greeks.' },
      { ask: 'Why are the aqueducts the better buildings, in his view?', answer: 'They are necessary, while the pyramids are idle.', concepts: [['necess', 'useful', 'use', 'need', 'indispens', 'purpose', 'idle', 'serve', 'benefit', 'practical', 'function', 'essential']], contrary: ['larger', 'more beautiful', 'they are useless', 'aqueducts are useless', 'aqueducts are idle', 'they are idle', 'pyramids are necessary', 'pyramids are useful', 'pyramids were useful', 'pyramids were necessary'], why: 'necessāriīs stands against ōtiōsās.' },
      { ask: 'What wrong did he discover when he inspected the pipes?', answer: 'People had bored into them and stolen water.', concepts: [['bore', 'boring', 'stol', 'steal', 'theft', 'thief', 'thieves', 'tap', 'illegal', 'divert', 'pierc', 'hole', 'secret', 'fraud', 'led the water', 'led water', 'took water', 'taking water']], contrary: ['poison'], why: 'Public water ran into private gardens and shops.' },
    ],
  },
  {
    id: 'sulpicia-love-has-come', title: 'At last love has come', level: 9, topic: 'literature',
    background:
      'A third book has come down under the name of Tibullus in which several people speak. Among them is Sulpicia, daughter of a Servius Sulpicius and ward, it seems, of the great Messalla. Six short elegies, forty lines in all, are hers: almost all the love poetry by a woman that we have from classical Rome. She is cross with her guardian, who means to take her to the country on her birthday. She is ill, and does not wish to get well unless her lover wishes it. She is sorry, once, to have left him alone in order to hide how she burned. The first poem tells of a joy about which a girl of her house was expected to be silent.',
    source: { la: 'Tandem vēnit amor, quālem tēxisse pudōrī quam nūdāsse alicui sit mihi fāma magis.', en: 'At last love has come, such a love that the report of having hidden it would shame me more than that of having laid it bare to someone.', author: 'Sulpicia', work: 'Elegiae, in the Corpus Tibullianum', place: '3.13.1–2' },
    questions: [
      { ask: 'What would bring Sulpicia the greater shame, in her own words?', answer: 'To be said to have hidden her love.', concepts: [['hid', 'conceal', 'cover', 'secret', 'silen', 'tēxisse', 'texisse', 'keeping it']], contrary: ['of showing', 'of revealing'], why: 'pudōrī … magis quam: the fame of having covered it would be the greater shame.' },
      { ask: 'Why are her poems of such value to us?', answer: 'They are almost the only love poems by a Roman woman that survive.', concepts: [['woman', 'women', 'female', 'girl']], why: 'Forty lines are nearly all that we have.' },
      { ask: 'Why is she angry with Messalla?', answer: 'He wants to take her to the country on her birthday.', concepts: [['country', 'birthday', 'away from', 'rural', 'farm', 'leave rome', 'out of rome', 'villa']], contrary: ['marry'], why: 'What is sweeter than the city, she asks.' },
    ],
  },
  {
    id: 'rutilius-you-made-a-city', title: 'City and world', level: 9, topic: 'history',
    background:
      'In August of 410 Goths under Alaric plundered Rome for three days. Seven years later Rutilius Namatianus, a Gaul who had been prefect of the city, had to go home and see what the wars had left of his estates. The roads of Etruria were ruined, the bridges down; so he went by sea, and put his journey into verse. He kisses the gates again and again and can hardly step over the threshold. Then, as a pagan would to a goddess, he speaks to Rome: you have made one fatherland of many peoples. Since 212 almost every free man of the empire had been a Roman citizen. The hymn turns upon two words that sound almost alike.',
    source: { la: 'Dumque offers victīs propriī cōnsortia iūris, urbem fēcistī, quod prius orbis erat.', en: 'And by offering the conquered a share in your own law you have made a city of what was before a world.', author: 'Rutilius Namatianus', work: 'De Reditu Suo', place: '1.65–66' },
    questions: [
      { ask: 'What did Rome offer to the conquered, according to Rutilius?', answer: 'A share in her own law.', concepts: [['law', 'citizen', 'legal', 'iuris', 'iūris', 'justice', 'rights', 'her right', 'same right', 'equal right', 'right to']], contrary: ['gold', 'slavery'], why: 'propriī cōnsortia iūris: partnership in her own law.' },
      { ask: 'Upon which two words does the last line play?', answer: 'Upon urbs, the city, and orbis, the world.', concepts: [['urb', 'city'], ['orb', 'world', 'globe']], why: 'urbem … orbis: city and world.' },
      { ask: 'Why did he travel by sea?', answer: 'The roads and bridges had been ruined in the wars.', concepts: [['road', 'bridge', 'land route', 'by land'], ['ruin', 'destroy', 'down', 'broken', 'damag', 'bad', 'unsafe', 'impass', 'wreck', 'burn', 'not passable', 'gone', 'war', 'goth', 'collaps', 'poor']], contrary: ['faster'], why: 'Since the Goths had passed through, the land roads could not be trusted.' },
    ],
  },
  {
    id: 'may-the-earth-be-light', title: 'May the earth be light', level: 2, topic: 'death',
    background:
      'Thousands of Roman tombstones end with four letters: S T T L. Whoever walked past could read the rest, and was often asked to say it aloud. The dead lay under the ground and were thought to feel its weight. Martial had in his house a little slave girl, Erotion, who died six days before she would have been six years old. He wrote for her the most tender verses in his twelve books of jokes. Let the turf that covers her be soft, he asks; and to the earth itself he says: do not be heavy upon her, she was not heavy upon you.',
    source: { la: 'Sit tibi terra levis.', en: 'May the earth be light upon you.', author: 'Tombstones', work: 'Closing words of many epitaphs', place: 'abbreviated S·T·T·L' },
    questions: [
      { ask: 'What do the four letters wish the dead?', answer: 'That the earth may lie lightly upon them.', concepts: [['light', 'not heavy', 'not be heavy', 'not too heavy', 'not weigh', 'not press', 'soft'], ['earth', 'ground', 'soil', 'terra', 'grave', 'turf', 'them', 'him', 'her', 'you']], contrary: ['rich'], why: 'sit is a subjunctive of wishing; levis agrees with terra.' },
      { ask: 'Who was Erotion?', answer: 'A little slave girl in the house of Martial, who died young.', concepts: [['little girl', 'small girl', 'slave', 'young girl', 'child', 'girl who', 'girl in', 'girl of', 'girl from', 'child in household']], contrary: ['goddess', 'his wife', 'queen'], why: 'She died six days before her sixth birthday.' },
      { ask: 'What does Martial ask of the earth?', answer: 'Not to be heavy upon the girl.', concepts: [['not to be heavy', 'not be heavy', 'not heavy', 'not weigh', 'not to weigh', 'not press', 'light', 'soft', 'gentl', 'kind']], why: 'She was so small that the earth had hardly felt her.' },
    ],
  },
  {
    id: 'seneca-not-for-life', title: 'Not for life but for school', level: 4, topic: 'education',
    background:
      'In his hundred and sixth letter Seneca discusses, because Lucilius has asked, whether the good is a body. The Stoics said that it was: whatever acts upon a body is one. He proves it through several steps, and then puts the pieces back into the box. We are playing a board game, he says; wit is being worn down upon things that are of no use. They do not make men good, they make them learned. We suffer from excess in letters as in everything else. Above the doors of many schools his last sentence can be read today, turned round to say what its owners would like it to say.',
    source: { la: 'Nōn vītae sed scholae discimus.', en: 'We learn not for life but for school.', author: 'Seneca', work: 'Epistulae Morales', place: '106.12' },
    questions: [
      { ask: 'Is the sentence of Seneca meant as praise of the schools?', answer: 'No, he blames them: one learns for school and not for life.', concepts: [['blame', 'critic', 'complain', 'condemn', 'attack', 'disapprov', 'bad', 'negative', 'reproach', 'no praise', 'not praise', 'not for life', 'find fault', 'finds fault']], contrary: ['he praises', 'yes'], why: 'The mottoes over school doors have turned his words round.' },
      { ask: 'With what does he compare such subtle questions?', answer: 'With playing a board game.', concepts: [['game', 'play', 'draughts', 'checkers', 'chess', 'pieces']], contrary: ['a war'], why: 'latrunculīs lūdimus, he says: we are playing at draughts.' },
      { ask: 'What do such studies make of men, and what do they not?', answer: 'They make them learned, but not good.', concepts: [['learned', 'clever', 'educated', 'scholar', 'knowledg', 'wise'], ['good', 'better', 'moral', 'virtu']], why: 'Learned men, he says, and not good ones.' },
    ],
  },
  {
    id: 'vegetius-prepare-for-war', title: 'Let him prepare for war', level: 5, topic: 'army',
    background:
      'Vegetius was an official of the late Roman empire and had probably never held a spear. About the year 400, when the army lived largely on hired Goths and had, he says, laid aside its helmets because they were heavy, he collected from old books how the legions had once been drilled: with wicker shields and wooden swords of double weight, against a stake as tall as a man, with marching, jumping and swimming. The emperor for whom he wrote changed nothing. The Middle Ages copied him more than any other writer on war. The proverb that everybody quotes is shorter than his sentence.',
    source: { la: 'Igitur quī dēsīderat pācem, praeparet bellum.', en: 'Therefore let him who desires peace prepare for war.', author: 'Vegetius', work: 'Epitoma Rei Militaris', place: '3, prologue' },
    questions: [
      { ask: 'What should one do who wants peace, according to Vegetius?', answer: 'He should prepare for war.', concepts: [['prepar', 'ready', 'train', 'get set', 'arm himself', 'arm oneself', 'arm yourself', 'arm for', 'arm them', 'arms', 'armed', 'make ready', 'make war', 'make plan'], ['war', 'fight', 'himself', 'army', 'battle', 'soldiers']], contrary: ['lay down'], why: 'praeparet is a subjunctive: let him prepare.' },
      { ask: 'How were recruits trained in the old days?', answer: 'With wooden swords and wicker shields of double weight.', concepts: [['wooden', 'wicker', 'double weight', 'double the weight', 'twice', 'stake', 'post', 'heavy', 'heavier', 'march', 'swim', 'jump']], contrary: ['on ships'], why: 'Arms twice as heavy made the real ones feel light.' },
      { ask: 'From where had Vegetius his knowledge?', answer: 'From old books.', concepts: [['book', 'reading', 'had read', 'he read', 'writ', 'author', 'literature', 'librar']], contrary: ['from his own battles', 'own experience'], why: 'He was an official and collected what others had written.' },
    ],
  },
  {
    id: 'horace-this-was-in-my-prayers', title: 'This was in my prayers', level: 7, topic: 'country',
    background:
      'A day\'s ride from Rome, in a valley of the Sabine hills, lay the farm that Maecenas gave to Horace: a house, a spring that never failed, a bit of wood, five families of tenants. It made the son of a freedman independent. In the satire that begins with these words he gives thanks for it, and then tells what a day in the city is like: somebody needs a surety, somebody wants a word put in with Maecenas, everyone thinks that he knows secrets of state. O country, when shall I see you? At supper there a neighbour tells stories. One of them is about two mice.',
    source: { la: 'Hoc erat in vōtīs: modus agrī nōn ita magnus.', en: 'This was in my prayers: a piece of land, not so very large.', author: 'Horace', work: 'Saturae', place: '2.6.1' },
    questions: [
      { ask: 'For what had Horace prayed?', answer: 'For a piece of land that was not very large.', concepts: [['land', 'farm', 'field', 'estate', 'country', 'property', 'plot', 'house']], contrary: ['gold', 'as much'], why: 'modus agrī: a measure of land.' },
      { ask: 'Who had given him the farm?', answer: 'Maecenas.', concepts: [['maecenas', 'patron', 'present from maecenas', 'gift of maecenas']], contrary: ['augustus', 'his father'], why: 'Maecenas was his patron and friend.' },
      { ask: 'What troubles Horace when he is in Rome?', answer: 'Everybody wants something from him, and gives him no peace.', concepts: [['wants', 'want some', 'want him', 'ask him', 'asking', 'asks', 'needs him', 'need him', 'surety', 'favour', 'secret', 'no peace', 'busy', 'request', 'bother', 'pester', 'disturb', 'demand', 'duties', 'obligation']], contrary: ['the mice'], why: 'Men press him for sureties, for influence and for news.' },
    ],
  },
]; // prettier-ignore
