// Cultural passages: poets, philosophers, the games, the country and the time we have.
// Background is our own; sources are quoted to the word, with macrons added and the place given.
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';

export const poetsAndThinkers: readonly LatinPassageInput[] = [
  {
    id: 'catullus-hate-and-love', title: 'I hate and I love', level: 3, topic: 'literature',
    background:
      'Catullus of Verona came to Rome as a young man, in the days of Caesar and Cicero, and fell in love with a married woman whom he calls Lesbia, after Sappho of Lesbos. She was probably one of the sisters of Clodius. About twenty-five of his poems follow the affair from the first kisses to the last curse; he seems to have died at thirty. All but one of them survived the Middle Ages in one single manuscript, found in Verona, it is said, under a bushel. The shortest poem about Lesbia has two lines with eight verbs, and not one adjective.',
    source: { la: 'Ōdī et amō. Quārē id faciam, fortasse requīris. Nesciō, sed fierī sentiō et excrucior.', en: 'I hate and I love. Perhaps you ask why I do it. I do not know, but I feel it happen and I am in torment.', author: 'Catullus', work: 'Carmina', place: '85' },
    questions: [
      { ask: 'Which two feelings does Catullus have at once?', answer: 'Hatred and love.', concepts: [['hate', 'hatred', 'odi', 'ōdī'], ['love', 'amo', 'amō']], why: 'Ōdī et amō stand side by side with nothing but an et between them: neither feeling gives way to the other.' },
      { ask: 'What can he say about the reason?', answer: 'He does not know it.', concepts: [['not know', 'no idea', 'unknown', "n't know", 'ignoran', 'cannot explain', 'nothing', 'nescio', 'nesciō', 'no reason']], why: 'nesciō: he only feels that it happens.' },
      { ask: 'After whom did he name the woman in his poems?', answer: 'After Sappho, the poet of Lesbos.', concepts: [['sappho', 'lesbos']], contrary: ['clodia'], why: 'Lesbia means the woman of Lesbos, the island of Sappho.' },
    ],
  },
  {
    id: 'martial-i-do-not-like-you', title: 'I do not like you', level: 3, topic: 'literature',
    background:
      'Martial came from Spain and lived for thirty-four years in Rome, by his own account on the third floor, from the gifts of patrons at whose doors he had to appear at dawn in a toga. He wrote more than fifteen hundred epigrams: little poems with a sting in the last word, about bad dinners, bald men, hunters of legacies, doctors and colleagues. They sold well, and he got nothing for it, since an author in antiquity had no rights. The victims bear invented names. This one was turned into English by an Oxford student who had been set it as a punishment by his dean, Doctor Fell.',
    source: { la: 'Nōn amō tē, Sabidī, nec possum dīcere quārē: hoc tantum possum dīcere, nōn amō tē.', en: 'I do not like you, Sabidius, and I cannot say why: this only I can say, I do not like you.', author: 'Martial', work: 'Epigrammata', place: '1.32' },
    questions: [
      { ask: 'What can the poet not say?', answer: 'Why he does not like Sabidius.', concepts: [['why', 'reason', 'cause', 'quare', 'quārē', 'dislike']], contrary: ['can say exactly', 'can say why', 'knows why', 'knows exactly', 'knows reason'], why: 'With nec possum dīcere quārē he owns that he has no reason; quārē is the question that he cannot answer.' },
      { ask: 'What is an epigram by Martial like?', answer: 'A short poem with a sting at the end.', concepts: [['short', 'little', 'brief', 'small', 'sting', 'witty', 'point']], contrary: ['epic', 'very long'], why: 'The point comes last, often in the last word.' },
      { ask: 'Why did he earn nothing from the sale of his books?', answer: 'Authors had no rights in their work.', concepts: [['right', 'copyright', 'bookseller', 'law'], ['no', 'not', 'never', 'without', 'lack', 'nothing', 'bookseller', 'nobody', 'none']], why: 'Whoever had a copy might copy and sell it; poets lived on patrons.' },
    ],
  },
  {
    id: 'catullus-let-us-live', title: 'Let us live and love', level: 4, topic: 'literature',
    background:
      'Old men in Rome were supposed to be severe: gravity was a virtue, and pleasure a thing to be settled with discreetly. Catullus and his friends wrote as if none of it counted. In his fifth poem he asks Lesbia to value the talk of stern old men at a single penny. Suns can set and return; for us, once the brief light has set, there is one everlasting night to be slept. So give me a thousand kisses, he goes on, then a hundred, then another thousand, until we lose count and no envious person can know the sum.',
    source: { la: 'Vīvāmus, mea Lesbia, atque amēmus.', en: 'Let us live, my Lesbia, and let us love.', author: 'Catullus', work: 'Carmina', place: '5.1' },
    questions: [
      { ask: 'What does Catullus call upon Lesbia to do with him?', answer: 'To live and to love.', concepts: [['live', 'vivamus', 'vīvāmus', 'enjoy life', 'life'], ['love', 'amemus', 'amēmus']], why: 'Two hortative subjunctives: let us live, let us love.' },
      { ask: 'Why does he think that there is no time to lose?', answer: 'Life is short, and after it comes one everlasting night.', concepts: [['short', 'brief', 'death', 'die', 'dead', 'night', 'life ends', 'not last', 'endless', 'mortal']], why: 'nox est perpetua: one night without an end.' },
      { ask: 'Why should the kisses be too many to count?', answer: 'So that no envious person may know the sum.', concepts: [['env', 'jealous', 'evil eye', 'bewitch', 'not know', 'never know', 'nobody know', 'no one know', 'nobody can know', 'no one can know', 'nobody may know', 'no one may know', 'not be known', 'find out', 'nobody else know']], why: 'Whoever knew the number could cast the evil eye upon it.' },
    ],
  },
  {
    id: 'horace-pluck-the-day', title: 'Pluck the day', level: 5, topic: 'time',
    background:
      'Astrologers from the East did good business in Rome. They were driven out by decree again and again, and always came back; Augustus published his own horoscope, and Tiberius kept a private astrologer. In a poem of eight lines Horace speaks to a girl named Leuconoe, who has been trying Babylonian numbers to learn what end the gods have in store for her and him. Outside, winter is wearing out the sea against the rocks. Better strain the wine, he tells her. While we talk, envious time will have fled. The verb he then uses belongs to fruit and flowers.',
    source: { la: 'Carpe diem, quam minimum crēdula posterō.', en: 'Pluck the day, and trust the next as little as you can.', author: 'Horace', work: 'Carmina', place: '1.11.8' },
    questions: [
      { ask: 'To what sort of thing does the verb carpe properly belong?', answer: 'To fruit and flowers that one plucks.', concepts: [['fruit', 'flower', 'pluck', 'pick', 'harvest', 'gather', 'grape']], why: 'carpō is to pluck: the day is ripe and must be picked.' },
      { ask: 'What should Leuconoe trust as little as possible?', answer: 'Tomorrow.', concepts: [['tomorrow', 'next', 'future', 'following', 'coming', 'postero', 'posterō']], contrary: ['today', 'horace', 'should trust', 'must trust', 'completely', 'fully'], why: 'posterō, sc. diēī: the following day.' },
      { ask: 'What had she been doing to learn her future?', answer: 'She had consulted astrologers and their numbers.', concepts: [['astrolog', 'babylon', 'number', 'horoscope', 'calculat', 'in stars', 'from stars', 'read stars', 'asked stars', 'consulted stars', 'asking stars', 'reading stars', 'studying stars', 'of stars', 'to stars']], why: 'Babylonian numbers are the tables of the astrologers.' },
    ],
  },
  {
    id: 'seneca-time-alone-is-ours', title: 'Time alone is ours', level: 5, topic: 'time',
    background:
      'A Roman day, from sunrise to sunset, had twelve hours, which were long in summer and short in winter. Sundials and water-clocks told them, and no two agreed, so that philosophers, Seneca joked, were more easily of one mind than clocks. In the year 62 he withdrew from the court of Nero and wrote in three years a hundred and twenty-four letters to Lucilius. The first is about time. Part of it is snatched from us, part stolen, part trickles away unnoticed. People who would be ashamed to owe a coin take an hour of yours without thanks, though even a grateful man could not give it back.',
    source: { la: 'Omnia, Lūcīlī, aliēna sunt, tempus tantum nostrum est.', en: 'All things, Lucilius, belong to others; time alone is ours.', author: 'Seneca', work: 'Epistulae Morales', place: '1.3' },
    questions: [
      { ask: 'What alone belongs to us, according to Seneca?', answer: 'Time.', concepts: [['time', 'tempus']], contrary: ['money', 'land'], why: 'tempus tantum nostrum est: tantum means only.' },
      { ask: 'How did a Roman hour in summer differ from one in winter?', answer: 'It was longer.', concepts: [['longer', 'long', 'length', 'shorter in winter', 'short in winter', 'winter hours were short', 'winter one was short']], contrary: ['it was shorter', 'they were shorter', 'shorter in summer'], why: 'Daylight was always divided into twelve, whatever its length.' },
      { ask: 'Why is the loss of an hour worse than that of a coin?', answer: 'It cannot be given back.', concepts: [['back', 'return', 'repa', 'restor', 'replace', 'regain', 'recover', 'lost'], ['not', 'never', 'no', 'nobody', 'lost for', 'gone', 'impossible', 'unable', 'for ever', 'forever', 'irreplac', 'irrecover', 'lost time', 'without']], contrary: ['can always', 'always give', 'always be', 'easily'], why: 'Time is the one loan that even the grateful cannot repay.' },
    ],
  },
  {
    id: 'horace-change-of-sky', title: 'A change of sky', level: 5, topic: 'travel',
    background:
      'By the time of Horace a Roman of means could travel in peace from Cadiz to the Euphrates. The young studied at Athens or Rhodes; others went to see Troy, the pyramids, or, a little later, the singing statue of Memnon, upon which they scratched their names. One sailed from April to October, for in winter the sea was closed. Horace writes to Bullatius, who is touring the cities of Asia and does not want to come home. Was Samos pretty? What you look for is here, he tells him, even in the dullest village, if your mind is level. It is a busy sort of idleness that drives us about in ships.',
    source: { la: 'Caelum nōn animum mūtant quī trāns mare currunt.', en: 'They change their sky, not their mind, who run across the sea.', author: 'Horace', work: 'Epistulae', place: '1.11.27' },
    questions: [
      { ask: 'What do people who run across the sea change, and what not?', answer: 'They change the sky, but not their mind.', concepts: [['sky', 'climate', 'place', 'weather', 'caelum', 'heaven', 'scenery'], ['mind', 'soul', 'themselves', 'heart', 'character', 'animum', 'spirit']], why: 'caelum nōn animum mūtant.' },
      { ask: 'Why did hardly anyone sail in winter?', answer: 'The sea was held to be closed because of storms.', concepts: [['closed', 'storm', 'danger', 'weather', 'rough']], why: 'From October to April ships stayed in harbour if they could.' },
      { ask: 'Where, according to Horace, can one find what travellers seek?', answer: 'Anywhere, even at home, if the mind is level.', concepts: [['here', 'anywhere', 'home', 'everywhere', 'mind', 'yourself', 'oneself', 'themselves', 'ourselves', 'within', 'inside', 'dullest village', 'any village', 'in village', 'every village', 'small village', 'dull village', 'even in village']], contrary: ['only in asia'], why: 'It depends on the mind and not on the place.' },
    ],
  },
  {
    id: 'seneca-a-morning-at-the-games', title: 'Lions in the morning', level: 5, topic: 'games',
    background:
      'A full day in the arena had its order: hunts of wild beasts in the morning, gladiators in the afternoon. Those were trained men, expensive to lose, and most fights ended with both alive. The gap at noon was filled with executions. Seneca once dropped in at that hour, hoping, he says, for jokes and some rest for the eyes. He found condemned men driven at each other without helmet or shield, and the winner kept for the next. Kill, burn, whip, the benches cried. He came home greedier, crueller and less human, because he had been among humans.',
    source: { la: 'Māne leōnibus et ursīs hominēs, merīdiē spectātōribus suīs obiciuntur.', en: 'In the morning men are thrown to the lions and bears, at noon to their spectators.', author: 'Seneca', work: 'Epistulae Morales', place: '7.4' },
    questions: [
      { ask: 'To whom are men thrown at noon?', answer: 'To the spectators.', concepts: [['spectator', 'audience', 'crowd', 'public', 'people', 'watch', 'spectat']], contrary: ['lions', 'bears'], why: 'The crowd is the worst of the beasts: spectātōribus suīs.' },
      { ask: 'What went on in the arena at noon?', answer: 'The execution of condemned men.', concepts: [['execut', 'condemn', 'criminal', 'kill', 'death', 'convict']], contrary: ['only jokes', 'a hunt'], why: 'Condemned men had to kill one another without armour.' },
      { ask: 'In which state of mind did Seneca come home?', answer: 'He felt crueller and less human.', concepts: [['cruel', 'less human', 'inhuman', 'worse', 'greed', 'savage']], contrary: ['rested', 'happier'], why: 'Bad company spoils us, and a crowd is the worst company.' },
    ],
  },
  {
    id: 'terence-nothing-human', title: 'Nothing human is foreign to me', level: 6, topic: 'philosophy',
    background:
      'Terence came to Rome from Africa as a slave. His master had him taught and set him free, and before he was thirty he had put six Greek comedies into the purest Latin that had yet been written; then he sailed for Greece and did not return. In one of them an old man, Chremes, sees his neighbour toil in the field from dawn to dusk and asks him why. Have you so little business of your own, says the other, that you mind what does not concern you? The reply was meant for a joke about a meddler. Cicero and Seneca took it for the whole of ethics.',
    source: { la: 'Homō sum: hūmānī nīl ā mē aliēnum putō.', en: 'I am a human being: nothing human do I think foreign to me.', author: 'Terence', work: 'Heauton Timorumenos', place: '77' },
    questions: [
      { ask: 'What does Chremes think foreign to himself?', answer: 'Nothing that is human.', concepts: [['nothing', 'nil', 'none', 'not'], ['human', 'humani', 'mankind', 'people do', 'of people', 'about people', 'concern', 'man does', 'of man', 'to man', 'people feel', 'other people']], why: 'hūmānī is a genitive with nīl: nothing of the human.' },
      { ask: 'What had Terence been when he came to Rome?', answer: 'A slave.', concepts: [['slave', 'servus', 'enslaved']], contrary: ['senator'], why: 'His master Terentius freed him and gave him his name.' },
      { ask: 'In the play, what is the reply meant to excuse?', answer: 'The curiosity of a meddling neighbour.', concepts: [['meddl', 'curio', 'nosy', 'interfer', 'business', 'asking', 'prying', 'neighbour\'s', 'neighbor\'s', 'into his neighbour', 'into his neighbor', 'his nose', 'concern him', 'other people']], why: 'He has been asked why he minds what does not concern him.' },
    ],
  },
  {
    id: 'ovid-seeing-and-being-seen', title: 'They come to be seen', level: 6, topic: 'games',
    background:
      'Augustus wished Rome to be moral. By his law the classes sat apart at the theatre, soldiers from civilians, boys with their tutors, and women in the topmost rows. In the circus alone did men and women still sit side by side, closely packed. Ovid published an Art of Love in three books, which teaches in the tone of a farming manual where to find, how to win and how to keep. Brush a speck of dust from her dress, he advises; and if there is none, brush off that none. At the theatre, the poem says, they swarm like ants, and he knows why.',
    source: { la: 'Spectātum veniunt, veniunt spectentur ut ipsae.', en: 'They come to watch; they come to be watched themselves.', author: 'Ovid', work: 'Ars Amatoria', place: '1.99' },
    questions: [
      { ask: 'With which two aims do the women come?', answer: 'To watch and to be watched.', concepts: [['watch', 'see', 'look', 'spect'], ['watched', 'seen', 'looked at', 'noticed', 'spectentur', 'admired']], why: 'The supine spectātum and the clause spectentur ut ipsae both give a purpose.' },
      { ask: 'Where might men and women still sit together?', answer: 'In the circus.', concepts: [['circus', 'races', 'chariot']], contrary: ['amphitheatre'], why: 'The law of Augustus on seats did not touch the circus.' },
      { ask: 'Whose manner does the Art of Love borrow in jest?', answer: 'That of a manual of farming.', concepts: [['manual', 'textbook', 'teach', 'instruct', 'didactic', 'handbook', 'farming', 'farmer', 'agricultur', 'about farm', 'on farm work']], why: 'It teaches love as others taught ploughing.' },
    ],
  },
  {
    id: 'juvenal-a-sound-mind', title: 'What to pray for', level: 6, topic: 'philosophy',
    background:
      'A Roman prayer was a contract: name the god, name the wish, promise the gift, pay when it is granted. What do people wish for? In his tenth satire Juvenal goes through the list. Power: look at Sejanus, whose bronze head became pots and pans. Eloquence: it killed Cicero. Glory: Hannibal ended as a theme for schoolboys. Long life, which is long sickness; beauty, which ruins its owner. Shall we then ask for nothing? Leave it to the gods, he answers, who hold us dearer than we do ourselves. But if you must have something to ask for, ask for this.',
    source: { la: 'Ōrandum est ut sit mēns sāna in corpore sānō.', en: 'You should pray for a sound mind in a sound body.', author: 'Juvenal', work: 'Saturae', place: '10.356' },
    questions: [
      { ask: 'For what should one pray, according to Juvenal?', answer: 'For a sound mind in a sound body.', concepts: [['mind', 'mental', 'sane', 'sanity', 'soul', 'mens', 'mēns'], ['body', 'bodily', 'physical', 'corpore', 'health', 'fit']], why: 'What is asked for follows ut sit: mēns sāna in corpore sānō, a prayer that gymnasts have since cut out of its sentence.' },
      { ask: 'Which example shows the danger of power?', answer: 'Sejanus.', concepts: [['sejan', 'seian']], contrary: ['cicero', 'hannibal'], why: 'His statues were melted down for kitchen ware.' },
      { ask: 'In which way was a Roman prayer like a contract?', answer: 'One promised a gift and paid it when the wish was granted.', concepts: [['promis', 'gift', 'pay', 'paid', 'vow', 'return', 'exchange', 'offering']], why: 'The promise was a vōtum; whoever got his wish had to pay.' },
    ],
  },
  {
    id: 'pliny-the-races', title: 'A piece of cloth', level: 7, topic: 'games',
    background:
      'The Circus Maximus held some hundred and fifty thousand people, more than any football ground of today. Twelve chariots ran seven laps, in four colours: red, white, blue and green. Drivers wound the reins about their waist and carried a knife to cut themselves free. Rome was divided into blues and greens as into nations. Pliny spent the days of the races with his books, and congratulated himself. If they were drawn by the speed of the horses or the skill of the men, he writes, there would be some sense in it. But it is a piece of cloth they favour; let the colours be changed in mid-course, and their love would change.',
    source: { la: 'Nihil novum, nihil varium, nihil quod nōn semel spectāsse sufficiat.', en: 'Nothing new, nothing varied, nothing which it is not enough to have watched once.', author: 'Pliny the Younger', work: 'Epistulae', place: '9.6.1' },
    questions: [
      { ask: 'How often is it enough to have seen the races, in the view of Pliny?', answer: 'Once.', concepts: [['once', 'one time', 'single', 'semel']], contrary: ['twice', 'every day'], why: 'semel spectāsse sufficiat: to have watched once is enough.' },
      { ask: 'What do the spectators really favour, according to him?', answer: 'The colour of a piece of cloth.', concepts: [['colour', 'color', 'cloth', 'tunic', 'shirt', 'team']], contrary: ['the horses', 'the speed'], why: 'They cheer for blue or green, not for the horse or the man.' },
      { ask: 'What was the knife of a driver for?', answer: 'To cut himself free from the reins after a crash.', concepts: [['cut', 'free', 'loose', 'release', 'escape'], ['rein', 'crash', 'accident', 'drag', 'free', 'loose', 'tangle', 'fall', 'fell', 'free himself', 'himself free', 'himself loose', 'himself out', 'free themselves', 'themselves free', 'themselves loose', 'themselves out']], why: 'The reins were wound around his waist and would have dragged him along.' },
    ],
  },
  {
    id: 'horace-harder-than-bronze', title: 'More lasting than bronze', level: 9, topic: 'literature',
    background:
      'Horace was the son of a freedman who had spent his savings on sending the boy to the best schools of Rome and walked with him to class. He fought at Philippi for the wrong side, ran, he says, leaving his shield, came home to find the farm confiscated, and took a post as a clerk. Maecenas found him. When in 23 BC he finished three books of odes, in metres which no Roman had mastered before him, he set at the end not a prayer but an inscription. It claims to stand higher than the pyramids and to outlast them: he will be read as long as the pontiff climbs the Capitol beside the silent virgin.',
    source: { la: 'Exēgī monumentum aere perennius.', en: 'I have completed a monument more lasting than bronze.', author: 'Horace', work: 'Carmina', place: '3.30.1' },
    questions: [
      { ask: 'What is the monument of which Horace speaks?', answer: 'His odes, his poetry.', concepts: [['ode', 'poe', 'his book', 'three books', 'carmina', 'verse', 'his work', 'works', 'writing', 'lyric']], contrary: ['a statue', 'a tomb', 'a temple'], why: 'He has just finished three books of odes.' },
      { ask: 'With which material does he compare it?', answer: 'With bronze.', concepts: [['bronze', 'brass', 'aere']], contrary: ['gold', 'marble'], why: 'aere is the ablative of comparison with perennius.' },
      { ask: 'What had the father of Horace been born?', answer: 'A slave, for he was a freedman.', concepts: [['slave', 'freedman', 'freed', 'libert']], contrary: ['a senator'], why: 'A freedman is a slave who has been set free.' },
    ],
  },
  {
    id: 'vergil-tears-for-things', title: 'Tears for things', level: 9, topic: 'literature',
    background:
      'Cast ashore in Africa, Aeneas walks under a cloak of mist into the city that Dido is building. On the wall of a new temple he finds the war of Troy in pictures: his friends, his king, himself. Here, so far away, it is known already. He weeps, and tells Achates to let go of fear, for such fame must mean some safety. What he says next has been translated in a hundred ways, because the genitive can stand for so much: tears in things, tears for things, the tears of the world. Vergil worked at the Aeneid for eleven years and asked on his deathbed that it be burned.',
    source: { la: 'Sunt lacrimae rērum et mentem mortālia tangunt.', en: 'There are tears for what happens, and things mortal touch the mind.', author: 'Vergil', work: 'Aeneis', place: '1.462' },
    questions: [
      { ask: 'What does Aeneas see upon the temple wall?', answer: 'Pictures of the war of Troy.', concepts: [['troy', 'trojan', 'himself', 'his friend', 'his own', 'scenes from trojan war', 'fall of troy']], contrary: ['rome'], why: 'The fame of the war has reached Carthage before him.' },
      { ask: 'What touches the mind, according to his words?', answer: 'Mortal things, the sufferings of mortals.', concepts: [['mortal', 'human', 'suffer', 'death', 'fate']], why: 'mortālia is a neuter plural and the subject of tangunt.' },
      { ask: 'Why does the sight comfort him?', answer: 'People who know and pity Troy may be expected to help.', concepts: [['know', 'known', 'pity', 'fame', 'safe', 'help', 'sympath', 'feel', 'compassion', 'hope', 'weep']], why: 'Where there is pity there is hope of safety.' },
    ],
  },
  {
    id: 'vergil-happy-farmers', title: 'Happier than they know', level: 9, topic: 'country',
    background:
      'The civil wars took more than a hundred thousand men from the plough, and at their end veterans were paid with land from which others had been driven; Vergil\'s family at Mantua seems to have been among them. He then wrote a poem on farming in four books, soil, trees, beasts and bees, which took him seven years and which he read to Octavian on the way home from Actium. It is full of labour, blight and sick cattle. Yet at the end of the second book he praises those who live far from the clash of arms, to whom the earth, most just of things, pours out an easy living.',
    source: { la: 'Ō fortūnātōs nimium, sua sī bona nōrint, agricolās!', en: 'O farmers, fortunate beyond measure, if they knew their own blessings!', author: 'Vergil', work: 'Georgica', place: '2.458–459' },
    questions: [
      { ask: 'Under which condition would farmers be more than fortunate?', answer: 'If they knew the good things that they have.', concepts: [['know', 'knew', 'recogni', 'realis', 'realiz', 'aware', 'understood', 'understand', 'norint', 'nōrint'], ['good', 'bless', 'own', 'luck', 'fortun', 'happ', 'advantage', 'bona']], why: 'sua sī bona nōrint: if they should come to know their own goods.' },
      { ask: 'What had happened to many farms at the end of the civil wars?', answer: 'They were taken away and given to veterans.', concepts: [['veteran', 'soldier', 'confiscat', 'taken', 'seized', 'driven']], why: 'Land was the pay of the soldiers.' },
      { ask: 'With what are the four books of the Georgics concerned?', answer: 'With soil, trees, animals and bees.', concepts: [['bee', 'soil', 'crop', 'animal', 'beast', 'cattle', 'farm', 'agricultur', 'vine', 'trees']], why: 'It is a poem about farming.' },
    ],
  },
  {
    id: 'vergil-the-art-of-ruling', title: 'These will be your arts', level: 10, topic: 'politics',
    background:
      'In the world below, Aeneas finds his dead father in a green valley, among the souls who wait to be born. Anchises points them out as they pass: the kings of Alba, Romulus, Caesar, Augustus, Marcellus who will die so young. Between them he stops and gives a definition. Others, he says, and means the Greeks, will beat bronze into softer breath, bring living faces out of marble, plead better and measure the sky. He concedes everything that we visit museums for. And then he speaks to a single Roman, as to an heir.',
    source: { la: 'Tū regere imperiō populōs, Rōmāne, mementō (hae tibi erunt artēs), pācīque impōnere mōrem, parcere subiectīs et dēbellāre superbōs.', en: 'You, Roman, remember to rule the peoples with power (these will be your arts), to set custom upon peace, to spare the conquered and war down the proud.', author: 'Vergil', work: 'Aeneis', place: '6.851–853' },
    questions: [
      { ask: 'How is a Roman to treat the conquered, and how the proud?', answer: 'He is to spare the conquered and to crush the proud.', concepts: [['spare', 'mercy', 'merciful', 'parcere', 'clemen', 'spare those who submit'], ['war', 'crush', 'defeat', 'beat', 'subdue', 'conquer', 'debellare', 'dēbellāre', 'humble', 'fight', 'defeat arrogant']], contrary: ['crush conquered', 'spare proud', 'spare arrogant', 'fight conquered', 'mercy to proud', 'spares proud'], why: 'parcere takes the dative subiectīs; dēbellāre the accusative superbōs.' },
      { ask: 'In which arts will others be better?', answer: 'In sculpture, oratory and astronomy.', concepts: [['sculpt', 'statue', 'bronze', 'marble', 'orat', 'plead', 'speaking', 'public speak', 'speech', 'rhetoric', 'astronom', 'sky', 'stars']], contrary: ['ruling'], why: 'Those are the arts of the Greeks, whom he does not name.' },
      { ask: 'Who speaks these words, and to whom?', answer: 'Anchises speaks them to his son Aeneas, and to every Roman.', concepts: [['anchises', 'father'], ['aeneas', 'son', 'every roman', 'romans', 'all roman', 'any roman', 'roman people', 'roman reader', 'future roman']], contrary: ['aeneas speaks', 'aeneas tells', 'to anchises', 'to his father'], why: 'He speaks to his son, and says Rōmāne to all who come after.' },
    ],
  },
  {
    id: 'vergil-the-causes-of-things', title: 'The causes of things', level: 10, topic: 'philosophy',
    background:
      'Near the end of the second book of the Georgics Vergil asks the Muses for knowledge: show me the paths of the stars, the labours of the moon, whence the earth has its tremblings. If that is denied him because his blood runs too cold, may he love rivers and woods, without glory. Then he calls two men happy. One is whoever knows the gods of the fields. The other has trampled underfoot all fears, inexorable fate, and the roar of greedy Acheron. He names no name, but every reader thought of the poem On the Nature of Things, and of its poet, who had died when Vergil was a boy.',
    source: { la: 'Fēlīx quī potuit rērum cognōscere causās.', en: 'Happy the man who has been able to learn the causes of things.', author: 'Vergil', work: 'Georgica', place: '2.490' },
    questions: [
      { ask: 'Who is called happy in this line?', answer: 'Whoever has been able to learn the causes of things.', concepts: [['cause', 'reason', 'why', 'causas', 'causās', 'nature']], why: 'rērum cognōscere causās depends on potuit.' },
      { ask: 'Which poet does Vergil probably have in mind?', answer: 'Lucretius.', concepts: [['lucretius', 'epicurus']], contrary: ['homer', 'horace'], why: 'Lucretius wrote On the Nature of Things in order to end fear.' },
      { ask: 'What has such a man trampled underfoot?', answer: 'Fear, fate and the terrors of the underworld.', concepts: [['fear', 'fate', 'death', 'acheron', 'underworld', 'terror', 'hell']], contrary: ['full of fear', 'fears everything', 'is afraid'], why: 'Whoever knows the causes is no longer afraid.' },
    ],
  },
  {
    id: 'ovid-bodies-changed', title: 'Shapes changed into new bodies', level: 10, topic: 'myth',
    background:
      'Fifteen books, about two hundred and fifty stories, and one thread: everything turns into something else. Daphne becomes a laurel under the hands of Apollo, Narcissus a flower, Arachne a spider, Niobe a stone that weeps, Caesar a star. Ovid tells them without a pause, one inside another, from chaos to his own day, and asks the gods, who after all have changed these things too, to favour what he has begun. In AD 8, before the last touches were made, Augustus sent him to the Black Sea for a poem and a mistake. He burned his copy; friends had others.',
    source: { la: 'In nova fert animus mūtātās dīcere fōrmās corpora.', en: 'My mind moves me to tell of shapes changed into new bodies.', author: 'Ovid', work: 'Metamorphoses', place: '1.1–2' },
    questions: [
      { ask: 'Of what does Ovid intend to tell?', answer: 'Of shapes that were changed into new bodies.', concepts: [['chang', 'transform', 'turn', 'metamorph', 'mutat', 'mūtāt'], ['shape', 'form', 'bod', 'corpora']], why: 'nova, at the beginning, belongs to corpora in the next line.' },
      { ask: 'Into what was Daphne changed?', answer: 'Into a laurel.', concepts: [['laurel', 'bay', 'tree']], contrary: ['flower', 'spider', 'stone'], why: 'She fled from Apollo, who then took the laurel for his own tree.' },
      { ask: 'Why could the poem survive although Ovid burned it?', answer: 'Friends had copies.', concepts: [['friend', 'copies', 'copy', 'others']], why: 'He knew, no doubt, that they had them.' },
    ],
  },
  {
    id: 'ovid-the-last-night', title: 'The last night in Rome', level: 10, topic: 'travel',
    background:
      'Ovid never tells what he had seen that he ought not to have seen. He was fifty, famous, married for the third time, and was ordered to Tomis, on the coast of what is now Romania, where the wine froze in the jar and nobody read Latin. It was not exile in law, for he kept his property and his rights; it was for ever. From there he sent books of elegies to Rome for ten years, first to Augustus, then to Tiberius, neither of whom answered. The best of them remembers the night on which he left: the dogs silent, the moon high, his wife with her hair in the dust.',
    source: { la: 'Cum repetō noctem, quā tot mihi cāra relīquī, lābitur ex oculīs nunc quoque gutta meīs.', en: 'When I recall the night on which I left so much that was dear to me, even now a drop slips from my eyes.', author: 'Ovid', work: 'Tristia', place: '1.3.3–4' },
    questions: [
      { ask: 'What happens to Ovid when he remembers that night?', answer: 'A tear falls from his eyes.', concepts: [['tear', 'weep', 'cries', 'cry', 'wept', 'drop', 'gutta']], contrary: ['laughs'], why: 'lābitur ex oculīs gutta meīs: a drop slips down.' },
      { ask: 'Where had he to go?', answer: 'To Tomis on the Black Sea.', concepts: [['tomis', 'tomi', 'black sea', 'romania', 'constan']], contrary: ['corsica', 'athens'], why: 'Tomis is the modern Constanța.' },
      { ask: 'How did his banishment differ from exile in law?', answer: 'He kept his property and his rights as a citizen.', concepts: [['property', 'right', 'citizen', 'possession', 'belongings', 'kept', 'not lose', 'not lost', 'never lost', 'not take', 'not taken', 'without losing', 'keep']], contrary: ['he lost', 'lost his property', 'lost his right', 'lost everything', 'lost all', 'no longer citizen'], why: 'He was relegated: sent away, but not stripped of citizenship.' },
    ],
  },
]; // prettier-ignore
