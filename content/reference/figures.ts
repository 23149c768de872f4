// People of the timeline, each in their own words where they are preserved, else in words that an ancient author reports.
import { z } from 'zod';
import { HistoricalFigure } from '../schema/history.ts';

/** Every figure, in the order in which they lived. */
export const HISTORY_FIGURES: readonly HistoricalFigure[] = z.array(HistoricalFigure).parse([
  {
    id: 'appius-claudius',
    name: 'Appius Claudius Caecus',
    lifespan: 'about 340 to 273 BC',
    role: 'Censor, builder of the first road and the first aqueduct',
    achievements: [
      'Built the Via Appia and the Aqua Appia within one term of office',
      'Let the sons of freedmen into the Senate, to general indignation',
      'Is the first Roman whose sayings and speeches were kept',
    ],
    famousQuote: {
      latin: 'Faber est suae quisque fortūnae.',
      english: 'Each of us is the smith of his own fortune.',
      source: 'reported in the Letter to Caesar under Sallust’s name, 1.1.2',
    },
    biography:
      'He held every office there was, some of them in the wrong order, and stayed censor longer than the law allowed because his road was not finished. Old and blind, he had himself carried into the Senate when it was about to accept peace from Pyrrhus, and said that he had been sorry to lose his eyes, but now was sorry to have kept his ears. The peace was not accepted.',
  },
  {
    id: 'scipio-africanus',
    name: 'Scīpiō Āfricānus',
    lifespan: '236 to 183 BC',
    role: 'General who beat Hannibal',
    achievements: [
      'Took New Carthage in Spain in a day, by wading through a lagoon',
      'Beat Hannibal at Zama in 202 BC',
      'Left Rome rather than answer questions about an account book, which he tore up',
    ],
    famousQuote: {
      latin: 'Numquam sē minus ōtiōsum esse quam cum ōtiōsus.',
      english: 'That he was never less at leisure than when he was at leisure.',
      source: 'reported by Cicero, Dē officiīs 3.1',
    },
    biography:
      'At eighteen he is said to have cut his father out of a lost battle. At twenty-five, too young for any command, he asked for the war in Spain because nobody else did. He read Greek, wore sandals, spared captives, and was suspected of all three. After Zama he kept Rome from destroying Carthage; fifty years later it did so without him. His tomb stood far from the city, by his own wish.',
  },
  {
    id: 'cato-the-elder',
    name: 'Catō the Elder',
    lifespan: '234 to 149 BC',
    role: 'Censor, farmer, and father of Latin prose',
    achievements: [
      'Wrote the oldest Latin prose work that survives whole, on farming',
      'Wrote the first history of Rome in Latin, without naming a single commander but one elephant',
      'As censor expelled a senator for kissing his wife by daylight',
    ],
    famousQuote: {
      latin: 'Rem tenē, verba sequentur.',
      english: 'Hold on to the matter; the words will follow.',
      source: 'his advice to his son, quoted by Iulius Victor, Ars rhetorica 1',
    },
    biography:
      'A red-haired farmer from Tusculum who walked to market behind his own donkey and to the consulship on his own merits. He distrusted Greeks, doctors, Scipios and comfort, learned Greek in old age all the same, and made his own soup. For his last years he ended every speech, on whatever subject, by saying that Carthage ought to be destroyed. He died just before it was.',
  },
  {
    id: 'cornelia',
    name: 'Cornēlia',
    lifespan: 'about 190 to 100 BC',
    role: 'Mother of the Gracchi',
    achievements: [
      'Brought up twelve children alone, of whom three grew up and two changed Rome',
      'Declined the hand of a king of Egypt',
      'Was the first woman to be honoured by a public statue in Rome, under the name of her sons',
    ],
    famousQuote: {
      latin: 'Haec ōrnāmenta sunt mea.',
      english: 'These are my jewels.',
      source: 'of her children, reported by Valerius Maximus 4.4, preface',
    },
    biography:
      'Daughter of Scipio Africanus, she could have had anything and wanted tutors. When a visitor spread out her jewellery and asked to see Cornelia’s, she waited until the boys were home from school. Both were killed for their laws. She moved to a villa at Misenum, kept open table for scholars, and spoke of her sons without tears, as though, says Plutarch, they had been men of old. Cicero read her letters and admired the Latin.',
  },
  {
    id: 'cicero',
    name: 'Cicerō',
    lifespan: '106 to 43 BC',
    role: 'Orator, consul, philosopher, letter-writer',
    achievements: [
      'Consul in 63 BC, the first of his family to hold any office at Rome',
      'Gave Latin the words to do philosophy in, many of which are now English',
      'Left more than eight hundred letters, written without a thought of us',
    ],
    famousQuote: {
      latin: 'Salūs populī suprēma lēx estō.',
      english: 'Let the welfare of the people be the highest law.',
      source: 'Dē lēgibus 3.8',
    },
    biography:
      'He came from a small town with no ancestors to speak of and spoke of nothing else. He could make a jury weep, laugh and acquit, and could make himself believe in the Republic when nobody else did. Exiled for having saved it, fetched home in triumph, silent under Caesar, he came back at sixty-two to attack Antony in fourteen speeches. Antony had the head and the hand that wrote them nailed up where he used to speak.',
  },
  {
    id: 'caesar',
    name: 'Caesar',
    lifespan: '100 to 44 BC',
    role: 'General, author, dictator',
    achievements: [
      'Conquered Gaul in eight years and described it in seven books',
      'Won a civil war on three continents and pardoned most of those who lost it',
      'Mended the calendar',
    ],
    famousQuote: {
      latin: 'Ferē libenter hominēs id quod volunt crēdunt.',
      english: 'People as a rule gladly believe what they wish to be true.',
      source: 'Dē bellō Gallicō 3.18',
    },
    biography:
      'Captured by pirates at twenty-five, he told them to double the ransom, read them his poems, and promised to crucify them, which he did. He dictated to several secretaries at once, wrote a grammar while crossing the Alps, and was as fast in war as in a sentence. He forgave his enemies; they had to dine with him afterwards. Twenty-three of their daggers reached him, under the statue of a man he had outlived.',
  },
  {
    id: 'vergil',
    name: 'Vergilius',
    lifespan: '70 to 19 BC',
    role: 'Poet',
    achievements: [
      'Wrote ten pastoral poems, four books on farming, and an epic in twelve',
      'Gave Rome an ancestor who weeps',
      'Was consulted as an oracle, and as a magician, for over a thousand years',
    ],
    famousQuote: {
      latin: 'Omnia vincit Amor, et nōs cēdāmus Amōrī.',
      english: 'Love conquers all things; let us too give way to Love.',
      source: 'Eclogae 10.69',
    },
    biography:
      'Tall, shy, with a countryman’s face, he fled into the nearest house when people pointed at him in the street. He wrote a few lines in the morning and licked them into shape, as he said, like a bear her cubs, until evening. The Georgics took him seven years for two thousand verses. He died of a fever caught while looking at Greece to finish the Aeneid, and on the tomb at Naples stand three lines that name three cities and three books.',
  },
  {
    id: 'horace',
    name: 'Horātius',
    lifespan: '65 to 8 BC',
    role: 'Poet',
    achievements: [
      'Brought the metres of Sappho and Alcaeus into Latin and kept them alive there',
      'Wrote the Song for the Age, sung by boys and girls in 17 BC',
      'Declined to become the emperor’s secretary',
    ],
    famousQuote: {
      latin: 'Carpe diem, quam minimum crēdula posterō.',
      english: 'Pluck the day, and trust as little as you can to the next.',
      source: 'Carmina 1.11.8',
    },
    biography:
      'His father, born a slave, took him to the best school in Rome and sat through the lessons with him. At twenty-two he commanded a legion for Brutus, on the losing side, and says that he threw away his shield. Maecenas gave him a small farm with a spring; he asked for nothing more and wrote about it so well that people still look for it. He thought that his book would outlast bronze. So far it has.',
  },
  {
    id: 'augustus-figure',
    name: 'Augustus',
    lifespan: '63 BC to 14 AD',
    role: 'First emperor',
    achievements: [
      'Ended a century of civil war, having fought in most of the last of it',
      'Ruled for forty-one years under the name of first citizen',
      'Gave the city fire-watches, police, libraries and a very large sundial',
    ],
    famousQuote: {
      latin: 'Marmoream sē relinquere, quam laterīciam accēpisset.',
      english: 'That he was leaving in marble the city he had received in brick.',
      source: 'his boast as Suetonius reports it, Augustus 28.3',
    },
    biography:
      'A sickly boy of eighteen inherits Caesar’s name, and within a year an army. He was cruel while it was useful and mild when it had become so; he wore home-woven wool, feared thunder, gambled for small stakes, and outlived all the heirs he chose but one. Dying, he asked his friends whether he had played his part in the comedy well, and if so, to clap.',
  },
  {
    id: 'seneca',
    name: 'Seneca',
    lifespan: 'about 4 BC to 65 AD',
    role: 'Philosopher, playwright, tutor of Nero',
    achievements: [
      'Wrote 124 letters to a friend, of which nobody can say how many were sent',
      'Governed the empire well for five years through his pupil',
      'Wrote tragedies that taught Shakespeare’s age how to be bloody',
    ],
    famousQuote: {
      latin: 'Nōn quia difficilia sunt nōn audēmus, sed quia nōn audēmus difficilia sunt.',
      english:
        'It is not because things are hard that we do not dare; because we do not dare, they are hard.',
      source: 'Epistulae mōrālēs 104.26',
    },
    biography:
      'Born in Córdoba, too weak in the chest for anybody to think he would live, exiled to Corsica for eight years, called back to teach a boy of eleven who was to be Nero. He praised poverty and was one of the richest men alive, and knew it, and wrote about that too. When his pupil sent him the order to die, he tried three ways before one would work, and dictated to the end.',
  },
  {
    id: 'hadrian',
    name: 'Hadriānus',
    lifespan: '76 to 138 AD',
    role: 'Emperor who travelled',
    achievements: [
      'Saw nearly every province of the empire, mostly on foot and bareheaded',
      'Built the Pantheon as it stands, and put another man’s name on it',
      'Gave up conquests he could not hold and drew a line in the north of Britain',
    ],
    famousQuote: {
      latin: 'Animula vagula blandula, hospes comesque corporis.',
      english: 'Little soul, little wanderer, little charmer, guest and companion of the body.',
      source: 'to his own soul, Historia Augusta, Hadriānus 25.9',
    },
    biography:
      'He knew the names of his veterans and the best places for sunrise, argued with architects and philosophers, and usually won, having thirty legions. When a young man from Bithynia whom he loved drowned in the Nile, he founded a city there and set up statues of him all over the world. His own last poem is five short lines long and nearly all diminutives.',
  },
  {
    id: 'jerome',
    name: 'Hierōnymus',
    lifespan: 'about 347 to 420 AD',
    role: 'Scholar and translator of the Bible',
    achievements: [
      'Translated most of the Bible into the Latin in which the West read it',
      'Learned Hebrew from a baptised Jew in the desert, to keep his thoughts in order',
      'Wrote to half the Roman world and fell out with much of it',
    ],
    famousQuote: {
      latin: 'Cicerōniānus es, nōn Chrīstiānus.',
      english: 'You are a Ciceronian, not a Christian.',
      source: 'what a judge says to him in a dream, Epistulae 22.30',
    },
    biography:
      'He could not give up his library, not even in the desert, and dreamed that he was flogged for it before the seat of judgement. He promised never to read a pagan book again and went on quoting them from memory. With the help of two learned women, Paula and Eustochium, who paid for the papyrus and asked hard questions, he worked in Bethlehem for thirty-four years. He is the patron of translators and of everyone who is cross over a text.',
  },
  {
    id: 'augustine',
    name: 'Augustīnus',
    lifespan: '354 to 430 AD',
    role: 'Bishop of Hippo, author of the Confessions',
    achievements: [
      'Wrote the first book that looks at a life from the inside',
      'Answered the fall of Rome with twenty-two books on two cities',
      'Confessed to having stolen pears, and made philosophy of it',
    ],
    famousQuote: {
      latin: 'Inquiētum est cor nostrum, dōnec requiēscat in tē.',
      english: 'Our heart is restless until it rests in you.',
      source: 'Cōnfessiōnēs 1.1',
    },
    biography:
      'A clever boy from Numidia who hated Greek, wept over Dido and was beaten into literature. He taught rhetoric in Carthage, Rome and Milan, where a child’s voice over a garden wall said “tolle, lege”: take and read. He took, read, and went home to Africa. He died while the Vandals stood before his town; his library, of which he had just drawn up a list with corrections, survived the fire.',
  },
]);
