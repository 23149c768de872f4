// An eighth list, of what courses, readers and easy authors ask (Caesar, Nepos, Phaedrus, Eutropius, the Vulgate, Ovid, letters, inscriptions): 60 prompts into
// English, written before the judge was read. Every second one was held out (freeAnswersEighthHeld.ts); by this half the judge was mended.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that the judge was mended by. */
export const EIGHTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Gallia est omnis dīvīsa in partēs trēs.',
    'Gaul as a whole is divided into three parts.',
    'All Gaul is divided into three parts. | The whole of Gaul is split into three parts. | Gaul, as a whole, is divided into three parts.',
    'Gaul divided all the parts into three. | All Gaul is divided into four parts.',
  ),
  row(
    'Hostēs, ubi nostrōs equitēs cōnspexērunt, fūgērunt.',
    'When the enemy caught sight of our cavalry, they fled.',
    'The enemy fled when they spotted our horsemen. | As soon as the enemies saw our cavalry, they ran away. | Having caught sight of our cavalry, the enemy took flight.',
    'When our cavalry caught sight of the enemy, they fled. | When the enemy see our cavalry, they will flee.',
  ),
  row(
    'Ad rīvum eundem lupus et agnus vēnerant.',
    'A wolf and a lamb had come to the same stream.',
    'The wolf and the lamb had come to the same brook. | A lamb and a wolf had arrived at the same stream. | To the same stream had come a wolf and a lamb.',
    "A wolf and a lamb had come to another stream. | A wolf had come to the lamb's stream.",
  ),
  row(
    'Tarquinius Superbus rēgnum per scelus occupāvit.',
    'Tarquin the Proud seized the kingdom by a crime.',
    'Tarquinius Superbus took possession of the kingdom through a crime. | Tarquin the Proud seized power by means of a crime. | The kingship was seized by Tarquin the Proud through crime.',
    'Tarquin the Proud lost the kingdom by a crime. | Tarquin the Proud seizes the kingdom by a crime.',
  ),
  row(
    'Et dīxit Deus: “Fīat lūx.” Et facta est lūx.',
    'And God said, “Let there be light.” And there was light.',
    'God said, “Let there be light,” and there was light. | And God said: “Let light be made.” And light was made. | And God said, “Let there be light”; and light came into being.',
    'And God said, “Let there be light.” And there was no light. | And God says, “Let there be light.” And there is light.',
  ),
  row(
    'Sī valēs, bene est; ego valeō.',
    'If you are well, it is well; I am well.',
    "If you're well, that's good; I am well. | If you are in good health, that is good; I'm fine. | If you are doing well, it is good; I am doing well.",
    'If I am well, it is well; you are well. | If you were well, it would be well; I am well.',
  ),
  row(
    'Marītus uxōrī cārissimae hoc monumentum posuit.',
    'Her husband set up this monument for his dearest wife.',
    'The husband put up this monument to his very dear wife. | A husband erected this monument for his dearest wife. | This monument was set up by a husband for his dearest wife.',
    'The wife set up this monument for her dearest husband. | Her husband will set up this monument for his dearest wife.',
  ),
  row(
    'Themistoclēs Athēniēnsibus persuāsit ut nāvēs aedificārent.',
    'Themistocles persuaded the Athenians to build ships.',
    'Themistocles convinced the Athenians to build ships. | Themistocles persuaded the Athenians that they should build ships. | The Athenians were persuaded by Themistocles to construct ships.',
    'The Athenians persuaded Themistocles to build ships. | Themistocles persuaded the Athenians not to build ships.',
  ),
  row(
    'Epamīnōndās adeō vēritātem amābat ut nē iocō quidem mentīrētur.',
    'Epaminondas loved the truth so much that he did not lie even in jest.',
    "Epaminondas loved truth so much that he wouldn't lie even as a joke. | Epaminondas so loved the truth that he did not even tell a lie in jest. | Epaminondas was so fond of the truth that he did not lie even for fun.",
    'Epaminondas loved the truth so much that he lied even in jest. | Epaminondas hated the truth so much that he did not lie even in jest.',
  ),
  row(
    'Gutta cavat lapidem nōn vī sed saepe cadendō.',
    'A drop hollows out a stone not by force but by falling often.',
    'A drop of water hollows the stone, not by force, but by often falling. | A drop wears away a stone not by strength but by falling frequently. | It is not by force but by falling often that a drop hollows out a stone.',
    'A drop hollows out a stone not by falling often but by force. | A stone hollows out a drop not by force but by falling often.',
  ),
  row(
    'Pȳramus et Thisbē, quī in domibus vīcīnīs habitābant, inter sē amābant.',
    'Pyramus and Thisbe, who lived in neighbouring houses, loved each other.',
    'Pyramus and Thisbe lived in neighbouring houses and loved one another. | Pyramus and Thisbe, living in houses next to each other, were in love with each other. | Pyramus and Thisbe, who used to live in adjacent houses, loved one another.',
    'Pyramus and Thisbe, who lived in neighbouring houses, hated each other. | Pyramus and Thisbe, who live in neighbouring houses, love each other.',
  ),
  row(
    'Īcarus, quod nimis altē volāvit, in mare cecidit.',
    'Because Icarus flew too high, he fell into the sea.',
    'Icarus fell into the sea because he flew too high. | Since he had flown too high, Icarus fell into the sea. | Having flown too high, Icarus dropped into the sea.',
    'Because Icarus flew too low, he fell into the sea. | Icarus will fall into the sea because he flew too high.',
  ),
  row(
    'Mātrōna ancillīs imperāvit ut cēnam parārent.',
    'The lady ordered the slave-girls to prepare dinner.',
    'The matron told the maids to get dinner ready. | The lady commanded the maidservants to prepare the dinner. | The lady ordered that the maids should prepare dinner.',
    'The slave-girls ordered the lady to prepare dinner. | The lady ordered the slave-girls to eat dinner.',
  ),
  row(
    'Servus, quī diū labōrāverat, dormīre volēbat.',
    'The slave, who had worked for a long time, wanted to sleep.',
    'The slave, who had been working for a long time, wanted to go to sleep. | Having worked for a long time, the slave wished to sleep. | The slave had worked for a long time and wanted to sleep.',
    'The slave, who had slept for a long time, wanted to work. | The slaves, who had worked for a long time, wanted to sleep.',
  ),
  row(
    'Nōlīte timēre, līberī; lupus abiit.',
    'Do not be afraid, children; the wolf has gone away.',
    "Don't be afraid, children; the wolf has left. | Don't fear, children; the wolf went away. | Have no fear, children: the wolf is gone.",
    'Be afraid, children; the wolf has gone away. | Do not be afraid, children; the wolf will go away.',
  ),
  row(
    'Ōrātiō ōrātōris omnibus placuit praeter inimīcōs.',
    "The orator's speech pleased everyone except his enemies.",
    "Everyone but his enemies liked the orator's speech. | The speech of the orator was pleasing to all except his enemies. | Everybody liked the speaker's speech apart from his enemies.",
    "The orator's speech pleased only his enemies. | The orator's speech pleases everyone except his enemies.",
  ),
  row(
    'Lēgātī pācem petentēs ad cōnsulem vēnērunt.',
    'Envoys seeking peace came to the consul.',
    'Ambassadors came to the consul asking for peace. | The envoys came to the consul to ask for peace. | Legates who were seeking peace came to the consul.',
    'The consul came to the envoys seeking peace. | Envoys seeking war came to the consul.',
  ),
  row(
    'Timeō Danaōs et dōna ferentēs.',
    'I fear the Greeks even when they bring gifts.',
    "I am afraid of Greeks even bearing gifts. | I fear the Danaans, even when they're bringing gifts. | I fear the Greeks even if they bring gifts.",
    'The Greeks fear me even when they bring gifts. | I do not fear the Greeks even when they bring gifts.',
  ),
  row(
    'Quot hominēs, tot sententiae.',
    'There are as many opinions as there are people.',
    'As many men, so many opinions. | There are as many opinions as people. | There are as many opinions as there are men.',
    'There are more opinions than people. | There are as many cities as there are people.',
  ),
  row(
    'Cicerō epistulam ā frātre missam legēbat, cum amīcus intrāvit.',
    'Cicero was reading a letter sent by his brother when a friend came in.',
    'Cicero was reading a letter that his brother had sent when his friend entered. | When a friend entered, Cicero was reading a letter sent by his brother. | A friend came in while Cicero was reading a letter sent by his brother.',
    "Cicero was reading a letter sent to his brother when a friend came in. | Cicero's brother was reading a letter sent by Cicero when a friend came in.",
  ),
  row(
    'Puellae rogātae sunt num fābulam audīvissent.',
    'The girls were asked whether they had heard the story.',
    "The girls were asked if they'd heard the story. | They asked the girls whether they had heard the tale. | The girls were questioned as to whether they had heard the story.",
    'The girls asked whether they had heard the story. | The girls were asked whether they would hear the story.',
  ),
  row(
    'Dominus servōs labōrāre coēgit.',
    'The master forced the slaves to work.',
    'The master made the slaves work. | The slaves were forced to work by their master. | The master compelled the slaves to labour.',
    'The slaves forced the master to work. | The master forced the slave to work.',
  ),
  row(
    'Canis, dum per flūmen carnem fert, imāginem suam in aquā vīdit.',
    'While a dog was carrying meat across a river, it saw its own reflection in the water.',
    'A dog carrying meat through a river saw its reflection in the water. | While carrying a piece of meat across a river, the dog saw his own image in the water. | As the dog was carrying meat over the river, he noticed his reflection in the water.',
    'While a dog was carrying water across a river, it saw its own reflection in the meat. | While a dog was carrying meat across a river, it saw its own reflection in a mirror.',
  ),
  row(
    'Oppidum flūmine et mūrō altō dēfenditur.',
    'The town is defended by a river and a high wall.',
    'The town is protected by a river and a high wall. | A river and a tall wall defend the town. | A high wall and a river protect the town.',
    'The town was defended by a river and a high wall. | A river and a high wall are defended by the town.',
  ),
  row(
    'Cum nox appropinquāret, pāstor ovēs domum ēgit.',
    'When night was approaching, the shepherd drove the sheep home.',
    'As night was drawing near, the shepherd drove his sheep home. | Since night was coming on, the shepherd drove his sheep home. | The shepherd drove the sheep home as night approached.',
    'When night was approaching, the sheep drove the shepherd home. | When day was approaching, the shepherd drove the sheep home.',
  ),
  row(
    'Mālō pauper esse quam inhonestus.',
    'I prefer to be poor rather than dishonourable.',
    "I would rather be poor than dishonest. | I prefer being poor to being dishonourable. | I'd rather be poor than dishonourable.",
    'I prefer to be dishonourable rather than poor. | I preferred to be poor rather than dishonourable.',
  ),
  row(
    'Ille mihi semper amīcissimus fuit.',
    'He has always been very friendly to me.',
    'That man was always very friendly to me. | He has always been a very good friend to me. | That man has always been most friendly towards me.',
    'I have always been very friendly to him. | He has never been very friendly to me.',
  ),
  row(
    'Puerī, quōrum pater nauta erat, saepe dē perīculīs maris audiēbant.',
    'The boys, whose father was a sailor, often heard about the dangers of the sea.',
    "The boys whose father was a seaman often used to hear of the dangers of the sea. | The boys often heard about the sea's dangers, since their father was a sailor. | As their father was a sailor, the boys often heard about the perils of the sea.",
    "The boys, whose father is a sailor, often hear about the dangers of the sea. | The boys, who were sailors, often heard about their father's dangers.",
  ),
  row(
    'Mē paenitet hoc fēcisse.',
    'I regret having done this.',
    "I am sorry that I did this. | I regret that I have done this. | I'm sorry to have done this.",
    'You regret having done this. | I do not regret having done this.',
  ),
  row(
    'Quō celerius currēbat, eō magis timēbat.',
    'The faster he ran, the more afraid he was.',
    'The faster he ran, the more he feared. | The more quickly he ran, the more frightened he was. | The quicker he was running, the more he was afraid.',
    'The slower he ran, the more afraid he was. | The faster he ran, the less afraid he was.',
  ),
];
