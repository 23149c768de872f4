// Cultural passages: the city, its laws, its trade, its politics and its army.
// Background is our own; sources are quoted to the word, with macrons added and the place given.
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';

export const cityAndState: readonly LatinPassageInput[] = [
  {
    id: 'cicero-i-am-a-roman-citizen', title: 'I am a Roman citizen', level: 1, topic: 'law',
    background:
      'A Roman citizen could not be flogged or put to death without trial; from a magistrate he might appeal to the people. Gaius Verres, governor of Sicily from 73 to 71 BC, robbed the island so thoroughly that its towns asked Cicero to prosecute him. The worst charge came last. In the forum of Messana, in sight of Italy, Verres had a man named Gavius beaten with rods and then crucified. Between the blows, Cicero told the court, no groan was heard, only one sentence, by which the man hoped to stop the rods.',
    source: { la: 'Cīvis Rōmānus sum.', en: 'I am a Roman citizen.', author: 'Cicero', work: 'In Verrem', place: '2.5.162' },
    questions: [
      { ask: 'What did Gavius cry out while he was beaten?', answer: 'That he was a Roman citizen.', concepts: [['citizen', 'civis', 'cīvis']], why: 'Cīvis Rōmānus sum: I am a Roman citizen.' },
      { ask: 'From what ought these words to have protected him?', answer: 'From being flogged and killed without a trial.', concepts: [['flog', 'beat', 'rod', 'whip', 'punish', 'death', 'kill', 'execut', 'crucif', 'trial']], contrary: ['not have protected', 'not protect', 'not have saved', 'not save', 'from nothing'], why: 'A citizen could appeal to the people against such punishment.' },
      { ask: 'Which province had Verres governed?', answer: 'Sicily.', concepts: [['sicily', 'sicilia']], contrary: ['gaul', 'spain'], why: 'Verres was governor of Sicily for three years.' },
    ],
  },
  {
    id: 'agrippa-made-it', title: 'The name on the Pantheon', level: 2, topic: 'city',
    background:
      'Whoever paid for a temple, a bridge or a market in Rome put his name on it in bronze letters a foot high. The Pantheon, whose dome of concrete is still the largest of its kind ever built without iron, was raised under Trajan and Hadrian after fire had destroyed two older buildings on the spot. Yet Hadrian, who built all over the empire, did not write his own name on the front. He repeated that of the first builder, the friend and son-in-law of Augustus, who had finished his temple a century and a half before.',
    source: { la: 'Mārcus Agrippa, Lūciī fīlius, cōnsul tertium, fēcit.', en: 'Marcus Agrippa, son of Lucius, consul for the third time, made it.', author: 'Inscription', work: 'Front of the Pantheon (CIL VI', place: '896), abbreviations written out' },
    questions: [
      { ask: 'Who, according to the inscription, built the Pantheon?', answer: 'Marcus Agrippa.', concepts: [['agrippa']], contrary: ['augustus', 'trajan'], why: 'Agrippa is the subject of fēcit.' },
      { ask: 'Whose son was he?', answer: 'The son of Lucius.', concepts: [['lucius', 'lūcius', 'lucius was', 'lucius is', 'dad was lucius']], contrary: ['augustus'], why: 'Lūciī is the genitive with fīlius; on the stone it is a single L.' },
      { ask: 'Why is the building that stands today not the one Agrippa built?', answer: 'His temple was destroyed by fire and built anew under Trajan and Hadrian.', concepts: [['fire', 'burn', 'destroy', 'rebuil', 'hadrian', 'trajan']], why: 'Hadrian kept the old name on the new temple.' },
    ],
  },
  {
    id: 'caesar-leap-from-the-ship', title: 'The standard-bearer leaps', level: 4, topic: 'army',
    background:
      'Each legion followed an eagle of silver or gold on a pole. To lose it was the worst disgrace a legion could suffer; Augustus counted it a triumph when Parthia gave back the eagles it had taken from Crassus. In August of 55 BC the ships of Caesar lay off the coast of Britain, too deep to ground. The soldiers, heavy with arms, looked at the water and at the Britons on the beach, and hesitated. Then the man who bore the eagle of the Tenth prayed to the gods, shouted to his comrades, and jumped. They went after him.',
    source: { la: 'Dēsilīte, inquit, mīlitēs, nisi vultis aquilam hostibus prōdere.', en: '"Jump down, soldiers," he said, "unless you want to betray the eagle to the enemy."', author: 'Caesar', work: 'De Bello Gallico', place: '4.25.3' },
    questions: [
      { ask: 'What does the standard-bearer tell the soldiers to do?', answer: 'To jump down from the ships.', concepts: [['jump', 'leap', 'leave the ship', 'disembark', 'get down', 'go down']], contrary: ['retreat', 'flee'], why: 'dēsilīte is the plural imperative: leap down.' },
      { ask: 'What would happen to the eagle if they stayed on board?', answer: 'It would fall into the hands of the enemy.', concepts: [['enemy', 'enemies', 'britons', 'hostibus', 'captur', 'lost', 'betray']], why: 'He was going to carry it to the enemy alone; leaving him meant betraying it.' },
      { ask: 'Why did the soldiers hesitate?', answer: 'The water was deep, their arms were heavy, and the enemy stood on the beach.', concepts: [['deep', 'water', 'sea', 'heavy', 'arms', 'enemy', 'britons', 'weight']], why: 'The ships could not come close to the shore.' },
    ],
  },
  {
    id: 'cicero-silent-laws', title: 'When the laws are silent', level: 4, topic: 'law',
    background:
      'In January of 52 BC two gangs met on the Appian Way. Clodius, the hero of the street, was wounded and then killed by the men of Milo, his rival; the crowd burned his body in the senate house, and the house burned with it. Cicero defended Milo. The forum was ringed with soldiers, the mob howled, and for once in his life he spoke badly. The speech he published later is the one he would have liked to give. Milo, in exile at Marseille, read it and thanked him: had it been delivered, he would not be eating such excellent mullet.',
    source: { la: 'Silent enim lēgēs inter arma.', en: 'For laws are silent among arms.', author: 'Cicero', work: 'Pro Milone', place: '11' },
    questions: [
      { ask: 'When, according to Cicero, are the laws silent?', answer: 'When arms are used.', concepts: [['arms', 'weapon', 'war', 'fight', 'violence', 'arma', 'battle']], why: 'inter arma: among arms, in a fight for life.' },
      { ask: 'Of what was Milo accused?', answer: 'Of the killing of Clodius.', concepts: [['clodius', 'kill', 'murder']], contrary: ['theft', 'treason'], why: 'The men of Milo had killed Clodius on the Appian Way.' },
      { ask: 'How did the trial end for Milo?', answer: 'He went into exile at Marseille.', concepts: [['exile', 'marseille', 'massilia', 'condemn', 'convict', 'banish', 'lost']], contrary: ['acquitted', 'freed'], why: 'He was condemned, and praised the mullet of Marseille.' },
    ],
  },
  {
    id: 'juvenal-what-shall-i-do-in-rome', title: 'What should I do in Rome?', level: 4, topic: 'city',
    background:
      'Rome in the time of Trajan held perhaps a million people. Most rented rooms in blocks of four or five floors that were badly built and apt to fall or burn. Most carts were banned by day and kept everyone awake by night; pots were emptied from windows. In the third satire of Juvenal an honest man named Umbricius packs all he owns upon one waggon and moves to quiet Cumae. In Rome, he says, only flatterers, informers and clever foreigners get on, and he lacks the one skill that a career demands.',
    source: { la: 'Quid Rōmae faciam? Mentīrī nesciō.', en: 'What should I do in Rome? I do not know how to lie.', author: 'Juvenal', work: 'Saturae', place: '3.41' },
    questions: [
      { ask: 'Which skill does Umbricius lack?', answer: 'He does not know how to lie.', concepts: [['lie', 'lying', 'liar', 'deceiv', 'dishonest', 'mentiri']], why: 'mentīrī nesciō: to lie is what I do not know.' },
      { ask: 'Which dangers did the tenements of Rome hold?', answer: 'They might fall down or burn.', concepts: [['fall', 'fell', 'collaps', 'fire', 'burn', 'falling buildings', 'houses that burn']], why: 'They were high, cheap and badly built.' },
      { ask: 'Why was it hard to sleep in Rome?', answer: 'The carts drove at night, because they were banned by day.', concepts: [['cart', 'waggon', 'wagon', 'traffic', 'noise', 'wheel', 'rattl', 'noisy streets', 'loud']], contrary: ['quiet'], why: 'Caesar had forbidden most carts in the city by day.' },
    ],
  },
  {
    id: 'horace-the-bore', title: 'The bore on the Sacred Way', level: 5, topic: 'city',
    background:
      'The Via Sacra ran from the Velia down through the Forum to the Capitol: the way of triumphs, and on other days a place to buy pearls, to be seen and to be caught. Horace was strolling there one morning, turning over some trifle in his mind, when a man he knew by name alone ran up, seized his hand and would not leave him again. He wanted an introduction to Maecenas. Horace walked faster, stopped, sweated, invented a sick friend beyond the Tiber. Nothing helped, until the bore met his opponent in a lawsuit and was dragged off to court. So, says Horace, Apollo saved me.',
    source: { la: 'Ībam forte viā sacrā, sīcut meus est mōs.', en: 'I happened to be walking along the Sacred Way, as is my habit.', author: 'Horace', work: 'Saturae', place: '1.9.1' },
    questions: [
      { ask: 'Where was Horace walking?', answer: 'On the Sacred Way.', concepts: [['sacred', 'sacra', 'via sacra', 'forum']], why: 'viā sacrā is the ablative of the way by which.' },
      { ask: 'What did the man who clung to him want?', answer: 'An introduction to Maecenas.', concepts: [['maecenas', 'introduc']], contrary: ['money', 'pearls'], why: 'Maecenas was the patron of Horace and a friend of Augustus.' },
      { ask: 'How did Horace get rid of him?', answer: 'An opponent at law dragged the man to court.', concepts: [['law', 'court', 'opponent', 'adversary', 'trial', 'plaintiff', 'suing', 'sued', 'lawsuit']], why: 'The man ought to have appeared in court that very hour.' },
    ],
  },
  {
    id: 'cicero-how-long-catiline', title: 'How long, Catiline?', level: 6, topic: 'politics',
    background:
      'Early in November of 63 BC the consul Cicero called the senate into the temple of Jupiter the Stayer, with armed men at the doors. Catiline, twice defeated at the polls and deep in debt, was gathering an army in Etruria; the night before last his friends had met to share out the murders, that of Cicero among them. Now he came in and sat down as if nothing had happened. The benches around him emptied. Cicero had no proof that would satisfy a court. He had only his voice, and Catiline left the city that night.',
    source: { la: 'Quō ūsque tandem abūtēre, Catilīna, patientiā nostrā?', en: 'How long, tell us, will you abuse our patience, Catiline?', author: 'Cicero', work: 'In Catilinam', place: '1.1' },
    questions: [
      { ask: 'What is Catiline accused of abusing?', answer: 'The patience of the senate.', concepts: [['patience', 'patientia', 'patientiā', 'forbear']], why: 'abūtor takes the ablative: patientiā nostrā.' },
      { ask: 'Which office did Cicero hold?', answer: 'He was consul.', concepts: [['consul']], contrary: ['dictator', 'censor', 'praetor'], why: 'He was one of the two consuls of 63 BC.' },
      { ask: 'What did Catiline do after the speech?', answer: 'He left Rome that night.', concepts: [['left', 'leave', 'fled', 'flee', 'went', 'depart', 'away', 'escap']], contrary: ['stayed', 'killed himself'], why: 'He went to his army in Etruria, and fell with it in January.' },
    ],
  },
  {
    id: 'juvenal-who-guards-the-guards', title: 'Who guards the guards?', level: 6, topic: 'family',
    background:
      'Marriage in Rome was an agreement of two families. A girl might be married at fourteen to a man of thirty; divorce needed no more than a letter and the return of the dowry. Law and custom demanded faithfulness from the wife and said little about the husband. In his longest and most spiteful satire Juvenal piles up all that men have ever complained of in women. Lock her in, say your friends, and set a watch. His answer has outlived the poem: everyone who writes about power has had to ask the same of rulers.',
    source: { la: 'Sed quis custōdiet ipsōs custōdēs?', en: 'But who will guard the guards themselves?', author: 'Juvenal', work: 'Saturae', place: '6.347–348' },
    questions: [
      { ask: 'Your friends tell you to lock her in. What does Juvenal ask in return?', answer: 'Who will guard the guards themselves?', concepts: [['who', 'quis', 'nobody', 'no one'], ['guard', 'watch', 'custod', 'custōd', 'keeper']], why: 'ipsōs belongs to custōdēs: the very guards.' },
      { ask: 'Whom were these guards meant to watch in the poem?', answer: 'A wife.', concepts: [['wife', 'wives', 'women', 'woman', 'married', 'man\'s wife', 'eye on']], contrary: ['emperor', 'prisoner'], why: 'The poem is about marriage; only later readers applied the line to power.' },
      { ask: 'What was needed for a divorce in Rome?', answer: 'A letter, and the return of the dowry.', concepts: [['letter', 'message', 'dowry', 'note']], why: 'No court was asked; either side could end the marriage.' },
    ],
  },
  {
    id: 'augustus-gives-back-the-republic', title: 'The republic handed back', level: 7, topic: 'politics',
    background:
      'When Augustus was old he wrote the account of his deeds, the Res Gestae, to be cut in bronze before his tomb. The bronze is gone, but a copy remains on the walls of a temple in Ankara, in Latin and in Greek. He lists what he spent, what he built, whom he fed, and which honours he declined. Of the years 28 and 27 BC he says that, having put out the civil wars and being master of all things by the consent of all, he gave his power up. In the next sentence the senate names him Augustus. He kept the provinces that had the legions.',
    source: { la: 'Rem pūblicam ex meā potestāte in senātūs populīque Rōmānī arbitrium trānstulī.', en: 'I transferred the state from my power to the judgement of the senate and people of Rome.', author: 'Augustus', work: 'Res Gestae', place: '34.1' },
    questions: [
      { ask: 'To whom, in his own words, did Augustus hand over the state?', answer: 'To the senate and the people of Rome.', concepts: [['senate', 'senatus', 'senātūs'], ['people', 'populi', 'populī', 'populus']], contrary: ['to tiberius'], why: 'Two genitives joined by -que, senātūs populīque Rōmānī, say whose judgement it became: the senate’s and the people’s.' },
      { ask: 'Why did he remain the master all the same?', answer: 'He kept the provinces in which the legions stood.', concepts: [['legion', 'army', 'armies', 'provinc', 'soldier', 'military', 'troops']], why: 'Who commanded the legions commanded Rome.' },
      { ask: 'Where has a copy of the text been preserved?', answer: 'On a temple wall in Ankara.', concepts: [['ankara', 'ancyra', 'temple']], why: 'The temple of Rome and Augustus at Ancyra bears the best copy.' },
    ],
  },
  {
    id: 'juvenal-the-smell-of-profit', title: 'Money does not stink', level: 7, topic: 'trade',
    background:
      'Gentlemen in Rome lived on land and professed to despise shops, though many owned ships and tenements through their freedmen. Tanners were sent across the Tiber because of the smell of their craft; fullers washed togas in old urine, which was collected in jars at street corners. When the emperor Vespasian laid a tax on that urine, his son Titus found it undignified. The emperor held a coin under his nose and asked whether it stank. Juvenal lets a father teach his boy the same wisdom: never turn up your nose at goods that must be kept beyond the river.',
    source: { la: 'Lucrī bonus est odor ex rē quālibet.', en: 'The smell of profit is good, whatever it comes from.', author: 'Juvenal', work: 'Saturae', place: '14.204–205' },
    questions: [
      { ask: 'What smells good, according to the father in Juvenal?', answer: 'Profit, from whatever source it comes.', concepts: [['profit', 'gain', 'money', 'lucr', 'wealth']], why: 'lucrī depends on odor: the smell of gain.' },
      { ask: 'Why were tanners made to work across the Tiber?', answer: 'Because of the stench of their trade.', concepts: [['smell', 'stench', 'stink', 'stank', 'odour', 'odor']], why: 'Hides are tanned with stale and rotten things.' },
      { ask: 'How did Vespasian answer his son?', answer: 'He held a coin under his nose and asked whether it smelled.', concepts: [['coin', 'nose', 'held money', 'piece of money', 'some money']], why: 'The coin came from the urine tax and had no smell.' },
    ],
  },
  {
    id: 'pompeii-writing-on-the-wall', title: 'O wall, I wonder', level: 8, topic: 'city',
    background:
      'More than eleven thousand writings have been read on the plaster of Pompeii. Election notices were painted by professionals at night. All else is scratched with a nail: prices, loves, insults, lines of Vergil, a record of bets, the news that someone was here. On the amphitheatre, on the basilica and on the theatre somebody, or several people, left the same two lines of verse about the habit. The author wonders at the patience of the wall, and adds one more.',
    source: { la: 'Admīror, ō pariēs, tē nōn cecidisse ruīnīs, quī tot scrīptōrum taedia sustineās.', en: 'I wonder, O wall, that you have not fallen in ruins, since you bear the tedium of so many writers.', author: 'Graffito', work: 'Wall of the basilica at Pompeii (CIL IV', place: '1904), spelling made regular' },
    questions: [
      { ask: 'At what does the writer wonder?', answer: 'That the wall has not yet fallen down.', concepts: [['fall', 'fell', 'collaps', 'ruin', 'stand', 'tumbl']], contrary: ['has fallen', 'had fallen', 'fell down', 'wall fell', 'wall collapsed', 'has collapsed'], why: 'admīror tē nōn cecidisse: accusative and infinitive.' },
      { ask: 'What must the wall bear?', answer: 'The tedious scribbles of so many writers.', concepts: [['scribbl', 'graffit', 'scrawl', 'scriptor', 'scrīptōr', 'writers', 'writing', 'written', 'wrote', 'write', 'words', 'boring things']], why: 'tot scrīptōrum taedia: the tedium of so many writers.' },
      { ask: 'Which writings on the walls of Pompeii were the work of professionals?', answer: 'The election notices.', concepts: [['election', 'candidate', 'campaign', 'politic', 'vote']], why: 'Sign-painters wrote them, with their names beneath.' },
    ],
  },
  {
    id: 'juvenal-bread-and-circuses', title: 'Bread and circuses', level: 8, topic: 'politics',
    background:
      'Every month some two hundred thousand citizens of Rome received grain for nothing; it came by ship from Africa and Egypt. On more than a hundred days of the year there were races, plays or fights, also free. The people that had once elected its consuls no longer elected anyone: Tiberius had moved the choice of magistrates to the senate. When Sejanus, the mightiest man after the emperor, fell in a single morning, the crowd dragged his statues through the streets, as it would have hailed him had he won. It bestowed commands and legions once, says Juvenal; now it holds itself in.',
    source: { la: 'Duās tantum rēs anxius optat, pānem et circēnsēs.', en: 'It longs anxiously for two things only, bread and circuses.', author: 'Juvenal', work: 'Saturae', place: '10.80–81' },
    questions: [
      { ask: 'Which two things does the people still want?', answer: 'Bread and the games in the circus.', concepts: [['bread', 'grain', 'food', 'panem', 'pānem'], ['circus', 'games', 'races', 'circens', 'circēns', 'show']], why: 'pānem et circēnsēs: bread, and the circus games.' },
      { ask: 'What had the people once had to bestow?', answer: 'Commands, legions and offices.', concepts: [['command', 'legion', 'office', 'consul', 'power', 'magistra', 'elect']], why: 'In the free republic the assemblies elected magistrates and generals.' },
      { ask: 'From where did the free grain come?', answer: 'From Africa and Egypt.', concepts: [['africa', 'egypt']], contrary: ['britain', 'gaul'], why: 'Great ships brought it to Ostia and Puteoli.' },
    ],
  },
  {
    id: 'suetonius-brick-and-marble', title: 'From brick to marble', level: 9, topic: 'city',
    background:
      'The Rome in which Caesar died was a capital of sun-dried brick, timber and tufa, liable to flood and fire and by no means as handsome as Alexandria. Augustus divided it into fourteen districts, set watchmen against fires, widened the bed of the Tiber and had eighty-two temples mended in a single year. The new quarries at Luna, the modern Carrara, gave him white stone. He built a forum with a temple of Mars the Avenger, and urged his rich friends to build as well. Suetonius reports what he was in the habit of boasting; Dio thought he meant the strength of the empire.',
    source: { la: 'Marmoream sē relinquere, quam laterīciam accēpisset.', en: 'That he was leaving it of marble, which he had received of brick.', author: 'Suetonius', work: 'Divus Augustus', place: '28.3' },
    questions: [
      { ask: 'In which material had Augustus found the city, and in which did he leave it?', answer: 'He found it in brick and left it in marble.', concepts: [['brick', 'latericia', 'laterīcia'], ['marble', 'marmore']], contrary: ['found it in marble', 'found it of marble', 'left it in brick', 'left it of brick', 'left it brick', 'from marble', 'marble to brick'], why: 'marmoream, quam laterīciam accēpisset.' },
      { ask: 'Where did the white marble come from?', answer: 'From Luna, which is Carrara.', concepts: [['luna', 'carrara']], contrary: ['athens', 'egypt'], why: 'The quarries were opened in the days of Caesar.' },
      { ask: 'What did Augustus do against fires?', answer: 'He set watchmen.', concepts: [['vigil', 'guard', 'fire brigade', 'firemen', 'district', 'watchm', 'watchers', 'night watch', 'set watch', 'kept watch', 'keep watch', 'to watch', 'watch for', 'watch over', 'watches']], why: 'The vigiles patrolled the districts by night with buckets and pumps.' },
    ],
  },
  {
    id: 'sallust-a-city-for-sale', title: 'A city for sale', level: 9, topic: 'politics',
    background:
      'Jugurtha, grandson of a king of Numidia, had one cousin murdered and another tortured to death, and waited for Rome to punish him. Envoys came, and left with his gold. An army came; its consul took money and made peace. At last, in 111 BC, on the motion of a tribune, Jugurtha himself was brought to Rome as a witness, under safe conduct; another tribune, who had been bribed, forbade him to answer. He even had a third cousin murdered in the city. Ordered out of Italy, he is said to have looked back at the city many times in silence, and then to have spoken.',
    source: { la: 'Urbem vēnālem et mātūrē peritūram, sī ēmptōrem invēnerit.', en: 'A city for sale and soon to perish, if it finds a buyer.', author: 'Sallust', work: 'Bellum Iugurthinum', place: '35.10' },
    questions: [
      { ask: 'When will the city perish, according to Jugurtha?', answer: 'As soon as it finds a buyer.', concepts: [['buy', 'purchas', 'bought', 'emptor', 'ēmptōr']], why: 'sī ēmptōrem invēnerit: future perfect, once it has found a buyer.' },
      { ask: 'How had Jugurtha escaped punishment for so long?', answer: 'He bribed the envoys, the consul and a tribune.', concepts: [['brib', 'gold', 'money', 'paid', 'corrupt', 'bought']], why: 'Everyone who was sent against him took his gold.' },
      { ask: 'Of which land was he king?', answer: 'Of Numidia.', concepts: [['numidia', 'africa']], contrary: ['egypt', 'carthage'], why: 'Numidia lay west and south of the old land of Carthage.' },
    ],
  },
]; // prettier-ignore
