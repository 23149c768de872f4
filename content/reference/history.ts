// Rome on a scroll: six periods, from the furrow to the last emperor of the West. Years are those that the Romans themselves reckoned with
// or that are commonly taught; where a date is legend, the text says so. What stands between asterisks is Latin, to be touched.
import { z } from 'zod';
import { HistoricalEvent, HistoricalPeriod } from '../schema/history.ts';
import type { HistoricalEventInput } from '../schema/history.ts';

const word = (latin: string, meaning: string, context: string) => ({ word: latin, meaning, context });

/** The periods as the reference shows them (latin.md 3.1), in order. */
export const HISTORY_PERIODS: readonly HistoricalPeriod[] = z.array(HistoricalPeriod).parse([
  {
    id: 'foundation',
    name: 'Foundation and Kings',
    timeframe: '753-509 BC',
    years: [-753, -509],
    description:
      'Seven kings, most of them half legend: shepherds become a city, Etruscans teach it drains and ceremony, and the last king teaches it to hate the word rēx.',
  },
  {
    id: 'early_republic',
    name: 'Early Republic',
    timeframe: '509-264 BC',
    years: [-509, -264],
    description:
      'Two consuls a year instead of one king for life. The plebs walk out until they are heard, the law is nailed up in public, and the neighbours become allies, mostly against their will.',
  },
  {
    id: 'middle_republic',
    name: 'Middle Republic',
    timeframe: '264-133 BC',
    years: [-264, -133],
    description:
      'Carthage three times, Greece once. Rome learns to sail, nearly loses everything to one man with elephants, and comes home owning the sea and speaking Greek at dinner.',
  },
  {
    id: 'late_republic',
    name: 'Late Republic',
    timeframe: '133-27 BC',
    years: [-133, -27],
    description:
      'A hundred years in which everybody defends the constitution with an army. It is the age of Cicero, Caesar and Catullus, and the best documented collapse of the ancient world.',
  },
  {
    id: 'early_empire',
    name: 'Early Empire',
    timeframe: '27 BC-180 AD',
    years: [-27, 180],
    description:
      'One man rules and calls himself the first citizen. Two centuries of roads, aqueducts and peace, interrupted by some of the worst dinner parties in history.',
  },
  {
    id: 'crisis_recovery',
    name: 'Crisis and Recovery',
    timeframe: '180-476 AD',
    years: [180, 476],
    description:
      'Emperors by the dozen, then two at a time, then four. The frontier moves inwards, the capital moves east, a new faith moves in, and in the West the last emperor is sent home with a pension.',
  },
]);

const foundation: HistoricalEventInput[] = [
  {
    id: 'founding-of-rome',
    year: -753,
    title: 'The founding of Rome',
    sentence: { latin: 'Rōmulus urbem condit.', english: 'Romulus founds a city.' },
    description:
      'On the Palatine, Rōmulus ploughs a furrow for a wall; his brother jumps over it and does not live to jump back. Varro reckoned the day to have been 21 April. The huts that archaeologists found there are about as old as the story says.',
    category: 'political',
    period: 'foundation',
    importance: 'major',
    figures: ['Rōmulus', 'Remus'],
    latinVocabulary: [
      word('urbs', 'city', 'Years were counted *ab urbe conditā*, “from the founding of the city”.'),
      word('condere', 'to found', 'Vergil makes it the last great labour: *Rōmānam condere gentem*.'),
    ],
    modernSignificance:
      'Rome still keeps its birthday on 21 April, with fireworks, and the year 1 of our own era was 754 of theirs.',
  },
  {
    id: 'sabine-women',
    year: -750,
    title: 'The Sabine women make peace',
    sentence: { latin: 'Sabīnae pācem faciunt.', english: 'The Sabine women make peace.' },
    description:
      'A town of runaways has no wives, so it steals its neighbours’ daughters at a festival. When the fathers come with an army, the women, so Livy tells, walk between the lines and make husbands and fathers put up their swords. It is legend; the mixture of Latins and Sabines is not.',
    category: 'social',
    period: 'foundation',
    importance: 'minor',
    figures: ['Rōmulus', 'Titus Tatius'],
    latinVocabulary: [word('pāx', 'peace', '*Pācem facere*, “to make peace”, is what the women did.')],
    modernSignificance:
      'Painters from Poussin to Picasso used the scene to ask who is asked when a state is made.',
  },
  {
    id: 'numas-calendar',
    year: -713,
    title: 'Numa orders the year',
    sentence: { latin: 'Rēx annum in mēnsēs dīvidit.', english: 'The king divides the year into months.' },
    description:
      'The second king, a Sabine who preferred altars to battlefields, is said to have added January and February to a year of ten months. September to December still bear the numbers seven to ten, and have been wrong ever since.',
    category: 'religious',
    period: 'foundation',
    importance: 'moderate',
    figures: ['Numa Pompilius'],
    latinVocabulary: [
      word('fāstī', 'the calendar', '*Diēs fāstī* were days on which the courts might sit.'),
      word('mēnsis', 'month', '*Mēnsis Iānuārius* is named after the god of doors.'),
    ],
    modernSignificance:
      'Twelve months, with the names he is credited with, hang on almost every kitchen wall.',
  },
  {
    id: 'servian-census',
    year: -566,
    title: 'Servius Tullius counts the citizens',
    sentence: { latin: 'Servius cīvēs numerat.', english: 'Servius counts the citizens.' },
    description:
      'The sixth king, born a slave according to the story, sorts the citizens by property. Those who can pay for a helmet stand in front and vote first. Livy gives eighty thousand men for the first count, which is hopeful.',
    category: 'social',
    period: 'foundation',
    importance: 'moderate',
    figures: ['Servius Tullius'],
    latinVocabulary: [
      word('cēnsus', 'count of citizens', 'Every five years the *cēnsor* asked: name, age, property.'),
    ],
    modernSignificance: 'States still count their people and call it a census; and still ask what they own.',
  },
  {
    id: 'cloaca-maxima',
    year: -600,
    title: 'A drain makes a Forum',
    sentence: { latin: 'Ex palūde forum fit.', english: 'Out of a marsh comes a forum.' },
    description:
      'Between the hills lies a marsh where people bury their dead. Under the Etruscan kings it is drained by a great channel, and the marsh becomes a market and a place to talk. The *Cloāca Maxima* still carries water to the Tiber.',
    category: 'economic',
    period: 'foundation',
    importance: 'minor',
    figures: ['Tarquinius Prīscus'],
    latinVocabulary: [
      word('forum', 'market place', '*In forō negōtia geruntur*: in the forum business is done.'),
    ],
    modernSignificance: 'Few public works anywhere have been in use for longer.',
  },
];

const earlyRepublic: HistoricalEventInput[] = [
  {
    id: 'kings-expelled',
    year: -509,
    title: 'The last king is driven out',
    sentence: { latin: 'Rēgēs expelluntur.', english: 'The kings are driven out.' },
    description:
      'The king’s son violates Lucrētia; she tells her family and kills herself. Lūcius Iūnius Brūtus, who had played the fool to stay alive, stops playing, and the Tarquins find the gates closed. From now on two consuls share for a year what one king had for life.',
    category: 'political',
    period: 'early_republic',
    importance: 'major',
    figures: ['Lucrētia', 'Lūcius Iūnius Brūtus', 'Tarquinius Superbus'],
    latinVocabulary: [
      word('rēs pūblica', 'the public affair, the state', 'What belongs to everybody is *rēs pūblica*.'),
      word('cōnsul', 'consul', '*Duo cōnsulēs*, so that each can stop the other.'),
    ],
    modernSignificance:
      'Republics on every continent took the word, the fasces and the fear of kings from here.',
  },
  {
    id: 'first-secession',
    year: -494,
    title: 'The plebs walk out',
    sentence: { latin: 'Plēbs ex urbe discēdit.', english: 'The plebs walks out of the city.' },
    description:
      'Soldiers in debt to the men who command them leave the city and sit down on a hill. Menēnius Agrippa tells them a fable of a stomach and its limbs; the Senate gives them something better, tribunes whom nobody may touch.',
    category: 'social',
    period: 'early_republic',
    importance: 'major',
    figures: ['Menēnius Agrippa'],
    latinVocabulary: [
      word('plēbs', 'the common people', '*Tribūnus plēbis* was their spokesman.'),
      word('vetō', 'I forbid', 'One tribune’s word was enough to stop the state.'),
    ],
    modernSignificance: 'The strike and the veto were invented within the same week, if Livy has it right.',
  },
  {
    id: 'cincinnatus',
    year: -458,
    title: 'Cincinnātus leaves his plough, and returns to it',
    sentence: { latin: 'Ab arātrō vocātur.', english: 'He is called from the plough.' },
    description:
      'A consul is surrounded by the Aequi. Messengers find Cincinnātus working in his field, wipe him down and make him dictator. He wins in sixteen days and goes back to his four acres, which is why we know his name.',
    category: 'military',
    period: 'early_republic',
    importance: 'moderate',
    figures: ['Cincinnātus'],
    latinVocabulary: [word('arātrum', 'plough', '*Ab arātrō vocātus est*: he was called from the plough.')],
    modernSignificance: 'George Washington was painted as him, and a city in Ohio is called after him.',
  },
  {
    id: 'twelve-tables',
    year: -450,
    title: 'The Twelve Tables are put up',
    sentence: { latin: 'Lēgēs scrībuntur.', english: 'The laws are written down.' },
    description:
      'Until now only priests knew the law. Ten men write it down, and it is set up in the Forum on bronze where everyone can read it, if they can read. Schoolboys learned it by heart four hundred years later.',
    category: 'political',
    period: 'early_republic',
    importance: 'major',
    latinVocabulary: [
      word('lēx', 'law', '*Lēgēs duodecim tabulārum*: the laws of the twelve tables.'),
      word('in iūs vocāre', 'to call to court', 'The first words of the first table are about just that.'),
    ],
    modernSignificance:
      'That law must be published before anyone can be judged by it has been argued from here ever since.',
  },
  {
    id: 'gauls-sack-rome',
    year: -390,
    title: 'The Gauls take the city',
    sentence: { latin: 'Ānserēs Capitōlium servant.', english: 'The geese save the Capitol.' },
    description:
      'At the river Allia the army runs; three days later the Gauls walk in through open gates. Only the Capitol holds out, and Livy says that its geese gave the alarm when the dogs slept. Rome pays in gold, and remembers. Greek reckoning gives 387.',
    category: 'military',
    period: 'early_republic',
    importance: 'moderate',
    figures: ['Camillus', 'Brennus'],
    latinVocabulary: [
      word('vae victīs', 'woe to the conquered', 'Brennus says it as he throws his sword on the scales.'),
      word('ānser', 'goose', '*Ānserēs Capitōlium servāvērunt*.'),
    ],
    modernSignificance: 'For the next eight hundred years no enemy entered Rome by force.',
  },
  {
    id: 'licinian-laws',
    year: -367,
    title: 'A plebeian may be consul',
    sentence: { latin: 'Plēbēius cōnsul fit.', english: 'A plebeian becomes consul.' },
    description:
      'Licinius and Sextius, tribunes for ten years running, block elections until their bills pass: relief for debtors, limits on public land, and one consul each year from the plebs. Sextius is the first.',
    category: 'political',
    period: 'early_republic',
    importance: 'minor',
    figures: ['Gāius Licinius Stolō', 'Lūcius Sextius'],
    latinVocabulary: [
      word('lēx lāta est', 'a law was carried', '*Lēgem ferre* means to bring a law before the people.'),
    ],
    modernSignificance:
      'It made ability, or at least money, as good as birth; the word *nōbilis* changed its meaning.',
  },
  {
    id: 'via-appia',
    year: -312,
    title: 'The Appian Way and the first aqueduct',
    sentence: { latin: 'Appius viam mūnit.', english: 'Appius builds a road.' },
    description:
      'The censor Appius Claudius, later called the Blind, builds a road to Capua and brings water to the city underground. He charged both to the treasury without asking anyone, and put his own name on both.',
    category: 'economic',
    period: 'early_republic',
    importance: 'moderate',
    figures: ['Appius Claudius Caecus'],
    latinVocabulary: [
      word('via', 'road', 'Statius calls Appia the *longārum rēgīna viārum*, queen of long roads.'),
      word('aqua', 'water', '*Aqua Appia* was the name of the aqueduct.'),
    ],
    modernSignificance:
      'You can still walk on its stones, and all roads still lead the same way in the proverb.',
  },
  {
    id: 'pyrrhus',
    year: -279,
    title: 'Pyrrhus wins once too often',
    sentence: { latin: 'Victor nimium perdit.', english: 'The victor loses too much.' },
    description:
      'Tarentum calls in a Greek king with elephants. At Asculum he beats the Romans, counts his dead friends, and says that another such victory will ruin him. Four years later he goes home.',
    category: 'military',
    period: 'early_republic',
    importance: 'minor',
    figures: ['Pyrrhus', 'Gāius Fabricius'],
    latinVocabulary: [
      word(
        'elephantus',
        'elephant',
        'The legions first met elephants in Lucania and called them *bovēs Lūcae*.',
      ),
    ],
    modernSignificance: 'A Pyrrhic victory is still one that costs more than it brings.',
  },
];

const middleRepublic: HistoricalEventInput[] = [
  {
    id: 'first-punic-war',
    year: -264,
    title: 'The First Punic War begins',
    sentence: { latin: 'Rōmānī classem aedificant.', english: 'The Romans build a fleet.' },
    description:
      'Mercenaries in Messana ask two great powers for help, and get both. Rome, which had hardly a warship, copies a stranded Carthaginian one, trains rowers on benches on land, and after twenty-three years owns Sicily.',
    category: 'military',
    period: 'middle_republic',
    importance: 'major',
    figures: ['Gāius Duīlius', 'Hamilcar Barca'],
    latinVocabulary: [
      word('classis', 'fleet', '*Classem aedificāre*: to build a fleet.'),
      word('prōvincia', 'province', 'Sicilia was the first *prōvincia*.'),
    ],
    modernSignificance: 'A land power learned to fight at sea, and an Italian league became an empire.',
  },
  {
    id: 'livius-andronicus',
    year: -240,
    title: 'The first play in Latin',
    sentence: { latin: 'Fābula Latīna docētur.', english: 'A play in Latin is staged.' },
    description:
      'At the games after the war a freedman from Tarentum, Līvius Andronīcus, puts on a Greek drama in Latin words. He also turns the Odyssey into Latin for schoolboys. What we call Latin literature begins with a translator.',
    category: 'cultural',
    period: 'middle_republic',
    importance: 'moderate',
    figures: ['Līvius Andronīcus'],
    latinVocabulary: [
      word('fābula', 'story, play', '*Fābulam docēre*: to teach a play to actors, to stage it.'),
    ],
    modernSignificance:
      'It is the oldest known case of one literature founding itself by translating another.',
  },
  {
    id: 'cannae',
    year: -216,
    title: 'Cannae',
    sentence: { latin: 'Hannibal Rōmānōs circumvenit.', english: 'Hannibal surrounds the Romans.' },
    description:
      'Hannibal, who has crossed the Alps with elephants, lets his centre bend until two consular armies stand in a sack, and ties it. Some fifty thousand Romans die in an afternoon. Rome refuses to talk about peace and begins again with boys and slaves.',
    category: 'military',
    period: 'middle_republic',
    importance: 'major',
    figures: ['Hannibal', 'Lūcius Aemilius Paullus', 'Gāius Terentius Varrō'],
    latinVocabulary: [
      word('clādēs', 'disaster, defeat', '*Clādēs Cannēnsis* was spoken of for centuries.'),
      word('circumvenīre', 'to surround', '*Rōmānī circumventī sunt*.'),
    ],
    modernSignificance:
      'Every military academy teaches it, and most generals who try it are caught in it themselves.',
  },
  {
    id: 'syracuse-falls',
    year: -212,
    title: 'Archimedes and the fall of Syracuse',
    sentence: { latin: 'Nōlī turbāre circulōs meōs!', english: 'Do not disturb my circles!' },
    description:
      'For two years one mathematician with levers and hooks keeps a Roman fleet off the walls. When the city is taken by night, a soldier kills him over a drawing in the dust, against orders, and the general weeps.',
    category: 'cultural',
    period: 'middle_republic',
    importance: 'minor',
    figures: ['Archimēdēs', 'Mārcus Claudius Mārcellus'],
    latinVocabulary: [
      word(
        'circulus',
        'circle',
        '“*Nōlī turbāre circulōs meōs*” is a late version of what he is said to have said.',
      ),
    ],
    modernSignificance: 'Greek art came to Rome by the shipload from here, and Greek science more slowly.',
  },
  {
    id: 'zama',
    year: -202,
    title: 'Zama',
    sentence: { latin: 'Scīpiō Hannibalem vincit.', english: 'Scipio defeats Hannibal.' },
    description:
      'Scīpiō takes the war to Africa, and Hannibal has to leave Italy after fifteen years without having been beaten in it. At Zama the Romans open lanes for the elephants and let them run through. Carthage pays for fifty years.',
    category: 'military',
    period: 'middle_republic',
    importance: 'major',
    figures: ['Scīpiō Āfricānus', 'Hannibal'],
    latinVocabulary: [word('victōria', 'victory', 'Scīpiō took the name *Āfricānus* from his.')],
    modernSignificance: 'From that day no state around the western sea could say no to Rome.',
  },
  {
    id: 'bacchanalia',
    year: -186,
    title: 'The Senate forbids the Bacchanalia',
    sentence: { latin: 'Senātus Bacchānālia vetat.', english: 'The Senate forbids the Bacchanalia.' },
    description:
      'Secret nightly rites of Bacchus spread from the south; a frightened girl tells what she has seen, and the consuls arrest thousands. A copy of the decree, on bronze, was found in Calabria: one of the oldest longer texts in Latin.',
    category: 'religious',
    period: 'middle_republic',
    importance: 'minor',
    latinVocabulary: [
      word('senātūs cōnsultum', 'decree of the Senate', '*Senātūs cōnsultum dē Bacchānālibus* is its name.'),
    ],
    modernSignificance:
      'It is among the first documents of a state that fears what people do together in private.',
  },
  {
    id: 'macedonian-library',
    year: -168,
    title: 'Pydna, and a king’s library',
    sentence: { latin: 'Victor librōs rēgis capit.', english: 'The victor takes the king’s books.' },
    description:
      'Aemilius Paullus breaks the Macedonian phalanx in an hour. Of the booty he keeps nothing for himself but the king’s books, for his sons. A thousand Greek hostages come to Italy; one of them, Polybius, explains the Romans to the Greeks.',
    category: 'cultural',
    period: 'middle_republic',
    importance: 'moderate',
    figures: ['Lūcius Aemilius Paullus', 'Polybius', 'Perseus'],
    latinVocabulary: [
      word('liber', 'book', '*Librōs rēgis fīliīs dedit*: he gave the king’s books to his sons.'),
    ],
    modernSignificance:
      'It was the beginning of the school in which every later European was brought up: Latin and Greek together.',
  },
  {
    id: 'carthage-corinth',
    year: -146,
    title: 'Carthage and Corinth are destroyed',
    sentence: { latin: 'Carthāgō dēlētur.', english: 'Carthage is destroyed.' },
    description:
      'In one year two of the great cities of the world are burnt by order. Scīpiō Aemiliānus, watching Carthage, quotes Homer on the fall of Troy and tells Polybius that he is thinking of Rome.',
    category: 'military',
    period: 'middle_republic',
    importance: 'major',
    figures: ['Scīpiō Aemiliānus', 'Catō the Elder', 'Lūcius Mummius'],
    latinVocabulary: [
      word(
        'dēlēre',
        'to destroy',
        '“*Carthāginem esse dēlendam*” is how later ages sum up what Catō kept saying.',
      ),
    ],
    modernSignificance:
      '“Carthaginian peace” is still the name of one that leaves nothing to negotiate with.',
  },
];

const lateRepublic: HistoricalEventInput[] = [
  {
    id: 'tiberius-gracchus',
    year: -133,
    title: 'Tiberius Gracchus is killed',
    sentence: { latin: 'Tribūnus plēbis occīditur.', english: 'A tribune of the plebs is killed.' },
    description:
      'A tribune wants to settle poor citizens on public land which the rich have long farmed as theirs. When he stands for office again, senators with chair legs beat him to death with three hundred others. It is the first political blood in the city for centuries, and not the last.',
    category: 'political',
    period: 'late_republic',
    importance: 'major',
    figures: ['Tiberius Gracchus', 'Gāius Gracchus'],
    latinVocabulary: [
      word('ager pūblicus', 'public land', '*Lēx agrāria* is a law about it.'),
      word('caedēs', 'killing, slaughter', '*Caedēs in Capitōliō facta est*.'),
    ],
    modernSignificance: 'Whoever asks where the Republic began to die usually begins here.',
  },
  {
    id: 'marian-army',
    year: -107,
    title: 'Marius enlists the poor',
    sentence: { latin: 'Pauperēs arma capiunt.', english: 'The poor take up arms.' },
    description:
      'For the war against Jugurtha the new consul takes volunteers who own nothing. They get a wage, a pack to carry, and the hope of land from their general. They will follow him where the state would rather not have them go.',
    category: 'military',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Gāius Marius', 'Iugurtha'],
    latinVocabulary: [
      word('mīles', 'soldier', 'They were called *mūlī Mariānī*, Marius’s mules, for what they carried.'),
    ],
    modernSignificance: 'It is the standing lesson on whose army it is that somebody else pays.',
  },
  {
    id: 'social-war',
    year: -91,
    title: 'Italy fights for citizenship',
    sentence: { latin: 'Sociī cīvitātem petunt.', english: 'The allies ask for citizenship.' },
    description:
      'The allies have fought Rome’s wars for two hundred years and ask for the vote. The tribune who would give it is murdered; they found a state of their own and strike coins with a bull goring a wolf. Rome wins, by granting what they asked.',
    category: 'social',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Mārcus Līvius Drūsus'],
    latinVocabulary: [word('cīvitās', 'citizenship, state', '*Cīvitātem dare*: to grant citizenship.')],
    modernSignificance:
      'After it, everyone from the Po to the Straits was a Roman, and Latin began to be everybody’s language.',
  },
  {
    id: 'sulla-dictator',
    year: -82,
    title: 'Sulla’s lists',
    sentence: { latin: 'Nōmina in forō leguntur.', english: 'Names are read out in the Forum.' },
    description:
      'Six years after marching on his own city, Sulla does it again, and puts up lists in the Forum: whoever kills a man on them is paid. Having reformed everything and become dictator for as long as he liked, he retires to write his memoirs.',
    category: 'political',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Sulla'],
    latinVocabulary: [
      word('prōscrībere', 'to post up, to outlaw', '*Prōscrīptī* were those whose names were posted.'),
    ],
    modernSignificance: 'Caesar said that Sulla did not know his ABC, because he gave power back.',
  },
  {
    id: 'spartacus',
    year: -73,
    title: 'Spartacus breaks out',
    sentence: { latin: 'Servī vincula rumpunt.', english: 'The slaves break their chains.' },
    description:
      'Some seventy gladiators leave a school in Capua with kitchen knives. Two years later they are perhaps seventy thousand and have beaten nine Roman armies. Crassus lines the Appian Way with the last six thousand, crucified.',
    category: 'social',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Spartacus', 'Mārcus Licinius Crassus'],
    latinVocabulary: [
      word('servus', 'slave', '*Bellum servīle*: a war of slaves.'),
      word('gladiātor', 'gladiator', 'From *gladius*, the sword.'),
    ],
    modernSignificance: 'His name has been taken by everyone who ever thought that the last should be first.',
  },
  {
    id: 'catiline',
    year: -63,
    title: 'Cicero against Catiline',
    sentence: { latin: 'Cicerō Catilīnam accūsat.', english: 'Cicero accuses Catiline.' },
    description:
      'A bankrupt nobleman plans to burn the city and the account books. The consul, a newcomer from Arpinum, denounces him to his face in the temple of Jupiter, and has his friends strangled without trial. Both will be remembered for it.',
    category: 'political',
    period: 'late_republic',
    importance: 'major',
    figures: ['Cicerō', 'Catilīna'],
    latinVocabulary: [
      word(
        'coniūrātiō',
        'conspiracy',
        'Sallust’s book is called *Dē coniūrātiōne Catilīnae*, as some manuscripts have it.',
      ),
      word('homō novus', 'a new man', 'The first of his family to be consul.'),
    ],
    modernSignificance:
      'How much a state may do to save itself has been argued with these four speeches ever since.',
  },
  {
    id: 'first-triumvirate',
    year: -60,
    title: 'Three men agree',
    sentence: { latin: 'Trēs virī cōnsentiunt.', english: 'Three men agree.' },
    description:
      'Pompey has the veterans, Crassus the money, Caesar the nerve. They promise each other that nothing shall be done in the state that any of them dislikes. It is a private arrangement, and stronger than the constitution.',
    category: 'political',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Caesar', 'Pompēius', 'Mārcus Licinius Crassus'],
    latinVocabulary: [
      word('amīcitia', 'friendship, political alliance', '*Amīcitia* often meant an understanding.'),
    ],
    modernSignificance:
      'Wherever three people run something without having been elected to it, this word comes up.',
  },
  {
    id: 'gallic-war',
    year: -52,
    title: 'Alesia',
    sentence: { latin: 'Vercingetorīx arma pōnit.', english: 'Vercingetorix lays down his arms.' },
    description:
      'Caesar besieges Vercingetorix on a hill and is besieged by two hundred and fifty thousand Gauls himself, if we believe his figures. He holds both lines. The Gaul lays down his arms, and Caesar sends home a book in very clear prose.',
    category: 'military',
    period: 'late_republic',
    importance: 'major',
    figures: ['Caesar', 'Vercingetorīx'],
    latinVocabulary: [
      word('vallum', 'rampart', 'Caesar built one facing in and one facing out.'),
      word('dēditiō', 'surrender', '*In dēditiōnem venīre*: to surrender.'),
    ],
    modernSignificance:
      'French is a daughter of Latin because of these eight years, and pupils still begin with his first sentence.',
  },
  {
    id: 'rubicon',
    year: -49,
    title: 'The Rubicon',
    sentence: { latin: 'Ālea iacta est.', english: 'The die is cast.' },
    description:
      'The Senate tells Caesar to come home without his army. On a January night he stands by a small river, quotes a Greek comedy about dice, and crosses with one legion. The government leaves Rome so fast that it forgets the treasury.',
    category: 'political',
    period: 'late_republic',
    importance: 'major',
    figures: ['Caesar', 'Pompēius'],
    latinVocabulary: [
      word('ālea', 'die, game of dice', '*Iacta ālea est*, as Suetonius puts it; Erasmus preferred *estō*.'),
      word('flūmen', 'river', '*Flūmen trānsīre*: to cross a river.'),
    ],
    modernSignificance: 'To cross one’s Rubicon is to do what cannot be undone, in a dozen languages.',
  },
  {
    id: 'julian-calendar',
    year: -45,
    title: 'A year of 365 days and a quarter',
    sentence: { latin: 'Caesar annum corrigit.', english: 'Caesar corrects the year.' },
    description:
      'The calendar had slipped by a season because priests put in months as politics required. Caesar asks Sosigenes of Alexandria, makes one last year of 445 days, and adds a day every fourth year from then on.',
    category: 'cultural',
    period: 'late_republic',
    importance: 'moderate',
    figures: ['Caesar', 'Sōsigenēs'],
    latinVocabulary: [
      word('annus', 'year', 'The long one was called *annus cōnfūsiōnis ultimus*.'),
      word(
        'bissextus',
        'the doubled sixth',
        'The leap day doubled the sixth day before the Kalends of March.',
      ),
    ],
    modernSignificance: 'With one small correction, in 1582, it is the calendar of the whole world.',
  },
  {
    id: 'ides-of-march',
    year: -44,
    title: 'The Ides of March',
    sentence: { latin: 'Caesar in cūriā occīditur.', english: 'Caesar is killed in the Senate’s hall.' },
    description:
      'Sixty senators stab the dictator for life at the foot of Pompey’s statue. They run through the streets shouting for liberty and find that nobody answers. Liberty was what they had; a plan they had not.',
    category: 'political',
    period: 'late_republic',
    importance: 'major',
    figures: ['Caesar', 'Brūtus', 'Cassius'],
    latinVocabulary: [
      word('Īdūs', 'the Ides', '*Īdūs Mārtiae* fell on the fifteenth of March.'),
      word('lībertās', 'freedom', 'Brutus put two daggers and a freedman’s cap on a coin.'),
    ],
    modernSignificance: 'Every discussion of tyrannicide has had to get past this morning.',
  },
  {
    id: 'actium',
    year: -31,
    title: 'Actium',
    sentence: { latin: 'Cleopatra vēla dat.', english: 'Cleopatra spreads her sails.' },
    description:
      'Off western Greece the fleets of Octavian and of Antony with Cleopatra face each other. In mid-battle her sails are seen heading for Egypt, and he follows. Within a year both are dead, and Egypt is one man’s private estate.',
    category: 'military',
    period: 'late_republic',
    importance: 'major',
    figures: ['Augustus', 'Antōnius', 'Cleopatra', 'Agrippa'],
    latinVocabulary: [
      word('rēmus', 'oar', '*Vēlīs rēmīsque*, with sails and oars, means with all one’s might.'),
    ],
    modernSignificance: 'Shakespeare, Plutarch’s reader, made of it the most famous retreat in literature.',
  },
];

const earlyEmpire: HistoricalEventInput[] = [
  {
    id: 'augustus',
    year: -27,
    title: 'Octavian becomes Augustus',
    sentence: {
      latin: 'Octāviānus nōmen Augustī accipit.',
      english: 'Octavian receives the name of Augustus.',
    },
    description:
      'He gives the Republic back to the Senate, and the Senate begs him to keep most of it. They find him a new name that means something like “revered”. He has all the powers of a king and takes care never to be called one.',
    category: 'political',
    period: 'early_empire',
    importance: 'major',
    figures: ['Augustus'],
    latinVocabulary: [
      word(
        'prīnceps',
        'first citizen',
        'From it comes our “prince”, which is what he did not wish to be called.',
      ),
      word('auctōritās', 'authority, weight', 'He excelled all in *auctōritās*, he writes, not in power.'),
    ],
    modernSignificance: 'Two months of summer bear the names of this man and his great-uncle.',
  },
  {
    id: 'aeneid',
    year: -19,
    title: 'Vergil dies, and the Aeneid does not',
    sentence: { latin: 'Arma virumque canō.', english: 'Of arms and the man I sing.' },
    description:
      'On his deathbed Vergil asks for his unfinished poem to be burnt. Augustus forbids it. Within a generation children learn to write by copying its lines, and some scratch them on walls in Pompeii.',
    category: 'cultural',
    period: 'early_empire',
    importance: 'major',
    figures: ['Vergilius', 'Augustus'],
    latinVocabulary: [
      word('canere', 'to sing', '*Arma virumque canō*: the first line in every schoolroom.'),
      word('pietās', 'duty, devotion', 'What makes Aeneas carry his father out of Troy.'),
    ],
    modernSignificance: 'Dante took him as guide through hell, and half of Europe’s epics as their model.',
  },
  {
    id: 'teutoburg-forest',
    year: 9,
    title: 'Three legions are lost in a forest',
    sentence: { latin: 'Vāre, legiōnēs redde!', english: 'Varus, give back the legions!' },
    description:
      'Arminius, a German prince in Roman service, leads Varus and twenty thousand men into a narrow way between bog and wood. Nobody comes out but the news. The numbers seventeen, eighteen and nineteen are never given to a legion again.',
    category: 'military',
    period: 'early_empire',
    importance: 'major',
    figures: ['Arminius', 'Quīntilius Vārus', 'Augustus'],
    latinVocabulary: [
      word(
        'legiō',
        'legion',
        '“*Quīntilī Vāre, legiōnēs redde!*” Augustus is said to have cried, beating his head on a door.',
      ),
    ],
    modernSignificance: 'The Rhine became a frontier, and is one between languages to this day.',
  },
  {
    id: 'fire-of-rome',
    year: 64,
    title: 'The great fire of Rome',
    sentence: { latin: 'Rōma ārdet.', english: 'Rome is burning.' },
    description:
      'It burns for nine days. Nero, who was not in the city and could not have played a fiddle, opens his gardens to the homeless and afterwards builds himself a palace on the ruins. To end the talk he blames the Christians.',
    category: 'social',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Nerō'],
    latinVocabulary: [
      word('incendium', 'fire, conflagration', '*Incendium per novem diēs saeviit*.'),
      word('rūmor', 'rumour', 'Tacitus says that no bounty could end the rumour.'),
    ],
    modernSignificance:
      'Tacitus’s page on it is the earliest Roman account of Christians and of how scapegoats are chosen.',
  },
  {
    id: 'jerusalem-falls',
    year: 70,
    title: 'The Temple in Jerusalem burns',
    sentence: { latin: 'Templum incenditur.', english: 'The Temple is set on fire.' },
    description:
      'After four years of revolt Titus takes the city, and the Temple goes up in flames. The menorah is carried through Rome in triumph and can still be seen on the arch that bears his name.',
    category: 'religious',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Titus', 'Vespasiānus', 'Iōsēphus'],
    latinVocabulary: [word('templum', 'temple', '*Templum incēnsum est*.')],
    modernSignificance:
      'Judaism became a religion of the book and the house, without an altar, and is so still.',
  },
  {
    id: 'vesuvius',
    year: 79,
    title: 'Vesuvius',
    sentence: { latin: 'Nūbēs ē monte surgit.', english: 'A cloud rises from the mountain.' },
    description:
      'A cloud like a pine tree stands over the bay. The elder Pliny, admiral and scholar, sails towards it to look and to rescue, and does not return. Two towns are sealed with the bread in the oven and the elections on the walls.',
    category: 'social',
    period: 'early_empire',
    importance: 'major',
    figures: ['Plīnius the Elder', 'Plīnius the Younger'],
    latinVocabulary: [
      word(
        'cinis',
        'ash',
        '*Iam nāvibus cinis incidēbat*: already ash was falling on the ships, writes his nephew.',
      ),
      word('nūbēs', 'cloud', '*Nūbēs* is how the letter begins to describe it.'),
    ],
    modernSignificance: 'We know how Romans shopped, quarrelled and misspelt because of one terrible day.',
  },
  {
    id: 'colosseum',
    year: 80,
    title: 'The Colosseum opens',
    sentence: { latin: 'Harēna populō aperītur.', english: 'The arena is opened to the people.' },
    description:
      'Where Nero had his private lake, Titus opens an amphitheatre for fifty thousand with a hundred days of games. Numbers over the arches tell one’s gate, as on any ticket today. Martial writes a book of epigrams about the opening.',
    category: 'cultural',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Titus', 'Mārtiālis'],
    latinVocabulary: [
      word('harēna', 'sand, arena', 'The floor was strewn with *harēna*, and took its name.'),
      word('mūnus', 'duty, gift, show', 'A show of gladiators is a *mūnus*.'),
    ],
    modernSignificance: 'Stadiums are still built as it was, and still emptied by passages called vomitoria.',
  },
  {
    id: 'trajan-dacia',
    year: 106,
    title: 'Trajan takes Dacia',
    sentence: { latin: 'Columna bellum nārrat.', english: 'A column tells of the war.' },
    description:
      'After two wars the gold of the Carpathians pays for a forum, baths and a column on which the whole campaign winds upward in two and a half thousand figures. The empire will soon be as large as it ever gets.',
    category: 'military',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Trāiānus', 'Decebalus'],
    latinVocabulary: [
      word('columna', 'column', '*Columna Trāiānī* still stands, a book one reads by walking round.'),
    ],
    modernSignificance: 'Romanian, beyond the Danube, is a daughter of Latin.',
  },
  {
    id: 'hadrians-wall',
    year: 122,
    title: 'A wall across Britain',
    sentence: { latin: 'Mūrus Britanniam dīvidit.', english: 'A wall divides Britain.' },
    description:
      'Hadrian, who travelled more than any emperor and grew a beard to prove his Greek, decides where the empire ends, and has it built: seventy-three miles of stone and turf, with a gate each mile.',
    category: 'political',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Hadriānus'],
    latinVocabulary: [
      word('fīnis', 'end; in the plural, borders', '*Fīnēs imperiī*: the borders of the empire.'),
      word(
        'mūrus',
        'wall',
        '*Mūrum dūxit*, says the Historia Augusta of him; those who stood guard on it called it *vallum*.',
      ),
    ],
    modernSignificance:
      'From a fort behind it come the oldest letters of women in Latin: an invitation to a birthday.',
  },
  {
    id: 'antonine-plague',
    year: 165,
    title: 'The plague under Marcus Aurelius',
    sentence: { latin: 'Pestis bellō gravior est.', english: 'The plague is worse than the war.' },
    description:
      'Troops bring a disease home from the East, smallpox perhaps. It takes several million people in fifteen years. The emperor, in a tent on the Danube, writes in Greek to himself about doing what is at hand.',
    category: 'social',
    period: 'early_empire',
    importance: 'moderate',
    figures: ['Mārcus Aurēlius', 'Galēnus'],
    latinVocabulary: [word('pestis', 'plague', '*Pestis gravior bellō fuit*: it was worse than the war.')],
    modernSignificance:
      'The doctor’s notes and the emperor’s are both still read, the latter mostly on trains.',
  },
];

const crisisAndRecovery: HistoricalEventInput[] = [
  {
    id: 'constitutio-antoniniana',
    year: 212,
    title: 'Everybody is a Roman',
    sentence: { latin: 'Omnēs cīvēs fīunt.', english: 'All become citizens.' },
    description:
      'Caracalla gives citizenship to nearly all free people of the empire. Dio, who disliked him, says that it was to make more people pay the inheritance tax. Whatever the reason, a Syrian and a Briton now had the same law.',
    category: 'social',
    period: 'crisis_recovery',
    importance: 'major',
    figures: ['Caracalla'],
    latinVocabulary: [
      word(
        'cīvis Rōmānus',
        'Roman citizen',
        '“*Cīvis Rōmānus sum*” had once been enough to stop a governor.',
      ),
    ],
    modernSignificance: 'It is the widest grant of citizenship before modern times.',
  },
  {
    id: 'year-of-six-emperors',
    year: 238,
    title: 'Six emperors in a year',
    sentence: { latin: 'Sex imperātōrēs ūnō annō rēgnant.', english: 'Six emperors reign in one year.' },
    description:
      'A Thracian giant, an old proconsul in Africa and his son, two senators at home and a boy of thirteen: by autumn the boy is left. In the next fifty years more than twenty men are acclaimed, and hardly one dies in bed.',
    category: 'political',
    period: 'crisis_recovery',
    importance: 'minor',
    figures: ['Maximīnus Thrāx', 'Gordiānus'],
    latinVocabulary: [
      word('imperātor', 'commander, emperor', 'Whom the soldiers acclaimed was *imperātor* until the next.'),
    ],
    modernSignificance: 'It shows what an army can make and cannot keep.',
  },
  {
    id: 'tetrarchy',
    year: 293,
    title: 'Four rulers',
    sentence: { latin: 'Quattuor imperium regunt.', english: 'Four rule the empire.' },
    description:
      'Diocletian, a soldier from Dalmatia, finds the empire too large for one and divides the work by four. He taxes by a system, fixes the price of everything down to a haircut, and retires to grow cabbages at Split.',
    category: 'political',
    period: 'crisis_recovery',
    importance: 'moderate',
    figures: ['Dioclētiānus'],
    latinVocabulary: [
      word('pretium', 'price', 'His edict *dē pretiīs* named more than a thousand.'),
      word('quattuor', 'four', '*Quattuor prīncipēs* embrace on a corner of Saint Mark’s in Venice.'),
    ],
    modernSignificance:
      'His price edict is the best list of what an ancient empire bought, and of what decrees can’t do.',
  },
  {
    id: 'milvian-bridge',
    year: 312,
    title: 'The Milvian Bridge',
    sentence: { latin: 'In hōc signō vincēs.', english: 'In this sign you will conquer.' },
    description:
      'Before the battle for Rome, Constantine has, or later says that he had, a sign from the God of the Christians. His rival drowns in the Tiber. A year later everyone may worship as they like, and one faith has a friend at court.',
    category: 'religious',
    period: 'crisis_recovery',
    importance: 'major',
    figures: ['Cōnstantīnus', 'Maxentius'],
    latinVocabulary: [
      word(
        'signum',
        'sign, standard',
        '“*In hōc signō vincēs*” is the Latin of a sentence first told in Greek.',
      ),
      word('pōns', 'bridge', '*Pōns Mulvius* is still crossed every day.'),
    ],
    modernSignificance: 'The Middle Ages, church and state together, start on this bridge.',
  },
  {
    id: 'constantinople',
    year: 330,
    title: 'A new Rome',
    sentence: { latin: 'Nova Rōma conditur.', english: 'A new Rome is founded.' },
    description:
      'Constantine dedicates a capital on the Bosporus, with seven hills, a senate and other people’s statues. It keeps Roman law and calls itself Roman for nearly a thousand years after the old one has stopped.',
    category: 'political',
    period: 'crisis_recovery',
    importance: 'moderate',
    figures: ['Cōnstantīnus'],
    latinVocabulary: [
      word(
        'nova Rōma',
        'new Rome',
        'Councils and poets call the city so; on its coins stands its founder’s name.',
      ),
    ],
    modernSignificance:
      'Much of the Latin and nearly all of the Greek that we have was copied or kept by what began here.',
  },
  {
    id: 'vulgate',
    year: 382,
    title: 'Jerome begins a Bible in plain Latin',
    sentence: { latin: 'Hierōnymus librōs sacrōs vertit.', english: 'Jerome translates the holy books.' },
    description:
      'The bishop of Rome asks a learned and quarrelsome priest to put order into the Latin gospels. He goes on for twenty years, learns Hebrew, keeps (as painters tell it) a lion, and writes the most copied Latin book of all.',
    category: 'religious',
    period: 'crisis_recovery',
    importance: 'moderate',
    figures: ['Hierōnymus', 'Damasus'],
    latinVocabulary: [
      word('vulgātus', 'common, made public', '*Ēditiō vulgāta*: the edition that everybody uses.'),
      word('interpres', 'interpreter, translator', 'Hierōnymus is the translators’ patron.'),
    ],
    modernSignificance:
      'For a thousand years whoever could read at all in the West had learned it from this book.',
  },
  {
    id: 'sack-of-410',
    year: 410,
    title: 'The Goths enter Rome',
    sentence: {
      latin: 'Capitur urbs quae tōtum cēpit orbem.',
      english: 'The city is taken that took the whole world.',
    },
    description:
      'Alaric wanted land and a title, and asked for them politely three times. When the gates open he plunders for three days and spares the churches. In Bethlehem Jerome cannot dictate for tears; in Africa Augustine begins a book.',
    category: 'military',
    period: 'crisis_recovery',
    importance: 'major',
    figures: ['Alaricus', 'Augustīnus', 'Hierōnymus'],
    latinVocabulary: [
      word(
        'capere',
        'to take',
        '“*Capitur urbs quae tōtum cēpit orbem*”, writes Jerome: the city is taken that took the world.',
      ),
    ],
    modernSignificance:
      'The City of God, the answer to it, shaped what Europe thought about states for a thousand years.',
  },
  {
    id: 'end-of-the-west',
    year: 476,
    title: 'The last emperor in the West',
    sentence: { latin: 'Ultimus imperātor abit.', english: 'The last emperor goes.' },
    description:
      'Odoacer, a general, deposes a boy named Romulus, nicknamed “little Augustus”, gives him a pension and a villa on the bay of Naples, and sends the robes to Constantinople. Hardly anyone noticed that an age had ended.',
    category: 'political',
    period: 'crisis_recovery',
    importance: 'major',
    figures: ['Rōmulus Augustulus', 'Odoacer'],
    latinVocabulary: [
      word('ultimus', 'last', '*Ultimus imperātor in Occidente*.'),
      word('occidēns', 'the setting sun, the West', 'From *occidere*, to go down.'),
    ],
    modernSignificance: 'The office ended; the language went on, and is what you are learning.',
  },
];

/** Every event, by year. */
export const HISTORY_EVENTS: readonly HistoricalEvent[] = z
  .array(HistoricalEvent)
  .parse([
    ...foundation,
    ...earlyRepublic,
    ...middleRepublic,
    ...lateRepublic,
    ...earlyEmpire,
    ...crisisAndRecovery,
  ])
  .toSorted((one, other) => one.year - other.year);
