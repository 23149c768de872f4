// A sixth list, by one who had read neither the judge nor the lists before: 64 prompts, of which every second one was held out (freeAnswersSixthHeld.ts).
// By this half the judge was mended.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that the judge was mended by. */
export const SIXTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Mercātor pecūniam in arcā cēlat.',
    'The merchant hides the money in a chest.',
    "The trader is hiding his money in the chest. | A merchant conceals money in a box. | The merchant's hiding the money in a chest.",
    'The merchant hides the chest with the money. | The merchants hide the money in a chest. | The merchant hid the money in a chest.',
  ),
  row(
    'Cūr in silvā sōlus ambulās, amīce?',
    'Why are you walking alone in the forest, my friend?',
    'Friend, why do you walk in the wood alone? | Why are you walking by yourself in the woods, friend? | Why do you walk all alone in the forest, my friend?',
    'When are you walking alone in the forest, my friend? | Why is my friend walking alone in the forest? | Why were you walking alone in the forest, my friend?',
  ),
  row(
    'Nautae ad īnsulam nāvigāre nōlunt.',
    'The sailors do not want to sail to the island.',
    "The sailors don't want to sail to the island. | The sailors are unwilling to sail to the island. | Sailors do not wish to sail to an island.",
    'The sailors want to sail to the island. | The sailors do not want to sail from the island. | The sailor does not want to sail to the island.',
  ),
  row(
    'Cicerō ōrātiōnem longissimam in senātū habuit.',
    'Cicero gave a very long speech in the senate.',
    'Cicero delivered a very long speech in the senate. | In the senate Cicero made an extremely long speech. | Cicero gave the longest speech in the senate.',
    'Cicero gave a very short speech in the senate. | Cicero will give a very long speech in the senate. | Cicero heard a very long speech in the senate.',
  ),
  row(
    'Nēmō omnia scit.',
    'Nobody knows everything.',
    'No one knows everything. | No one knows all things. | There is nobody who knows everything.',
    'Everybody knows everything. | Nobody knows nothing. | Nobody knew everything.',
  ),
  row(
    'Urbs ā barbarīs capta et incēnsa est.',
    'The city was captured and burned by the barbarians.',
    'The city was taken and set on fire by the barbarians. | The barbarians captured and burned the city. | The city has been captured and burnt by barbarians.',
    'The city captured and burned the barbarians. | The city will be captured and burned by the barbarians. | The cities were captured and burned by the barbarians.',
  ),
  row(
    'Rēx, cum nūntium audīvisset, īrātus discessit.',
    'When the king had heard the message, he went away angry.',
    'After the king heard the message, he left in anger. | Having heard the news, the king departed angrily. | The king, when he had heard the news, went away angry.',
    'When the king heard the message, he stayed angry. | When the messenger had heard the king, he went away angry. | When the king had heard the message, the messenger went away angry.',
  ),
  row(
    'Melius est tacēre quam mentīrī.',
    'It is better to be silent than to lie.',
    "It's better to keep quiet than to lie. | Being silent is better than lying. | To keep silent is better than to tell a lie.",
    'It is better to lie than to be silent. | It is best to be silent and to lie. | It is worse to be silent than to lie.',
  ),
  row(
    'Magister putat discipulōs librōs nōn lēgisse.',
    'The teacher thinks that the pupils have not read the books.',
    "The teacher thinks the students haven't read the books. | The teacher believes that the pupils did not read their books. | The schoolmaster thinks that the pupils have not read the books.",
    'The teacher thinks that the pupils have read the books. | The pupils think that the teacher has not read the books. | The teacher thinks that the pupils will not read the books.',
  ),
  row(
    'Fēmina cuius fīlius aeger erat medicum quaerēbat.',
    'The woman whose son was ill was looking for a doctor.',
    'The woman whose son was sick was looking for a doctor. | The woman whose son was ill sought a physician. | A woman, whose son was sick, was searching for the doctor.',
    'The woman whose son was looking for a doctor was ill. | The woman whose daughter was ill was looking for a doctor. | The doctor whose son was ill was looking for the woman.',
  ),
  row(
    'Avus noster decem annōs in Graeciā vīxit.',
    'Our grandfather lived in Greece for ten years.',
    'Our grandfather lived ten years in Greece. | For ten years our grandfather lived in Greece. | Our granddad has lived in Greece for ten years.',
    'Our grandfather will live in Greece for ten years. | Our grandfather lived in Greece ten years ago. | Your grandfather lived in Greece for ten years.',
  ),
  row(
    'Hieme diēs breviōrēs sunt quam aestāte.',
    'In winter the days are shorter than in summer.',
    'The days are shorter in winter than in summer. | Days are shorter in the winter than they are in the summer. | In wintertime days are briefer than in summer.',
    'In summer the days are shorter than in winter. | In winter the days are longer than in summer. | In winter the nights are shorter than in summer.',
  ),
  row(
    'Dux cognōvit hostēs noctū profectōs esse.',
    'The general learned that the enemy had set out by night.',
    'The leader found out that the enemy had left at night. | The commander learned the enemies had departed during the night. | The general discovered that the enemy had set off by night.',
    'The general learned that the enemy would set out by night. | The enemy learned that the general had set out by night. | The general learned that the enemy had set out by day.',
  ),
  row(
    'Discipulī dīligentēs praemia accipient.',
    'The diligent students will receive prizes.',
    'Hard-working pupils will get rewards. | The careful students will receive rewards. | The diligent pupils shall receive prizes.',
    'The diligent students receive prizes. | The diligent student will receive prizes. | The diligent students will give prizes.',
  ),
  row(
    'Postquam sōl occidit, agricolae domum rediērunt.',
    'After the sun set, the farmers returned home.',
    'After the sun had set the farmers went back home. | When the sun had set, the farmers returned home. | The farmers came home after sunset.',
    'Before the sun set, the farmers returned home. | After the sun set, the farmer returned home. | After the sun sets, the farmers will return home.',
  ),
  row(
    'Duōs fīliōs et ūnam fīliam habēmus.',
    'We have two sons and one daughter.',
    "We have two sons and a daughter. | We've got two sons and one daughter. | There are two sons and one daughter in our family.",
    'We have two daughters and one son. | They have two sons and one daughter. | We have three sons and one daughter.',
  ),
  row(
    'Gladiātor, ā leōne territus, arma abiēcit.',
    'The gladiator, terrified by the lion, threw away his weapons.',
    'Frightened by the lion, the gladiator threw his weapons away. | The gladiator was scared by the lion and threw down his arms. | The gladiator, who had been terrified by a lion, threw away his weapons.',
    'The lion, terrified by the gladiator, threw away his weapons. | The gladiator, terrified by the lion, took up his weapons. | The gladiator terrified the lion with his weapons.',
  ),
  row(
    'Mātrēs līberōs suōs magis quam sē amant.',
    'Mothers love their children more than themselves.',
    'The mothers love their own children more than they love themselves. | Mothers love their kids more than themselves. | Mothers love their children more than they do themselves.',
    'Children love their mothers more than themselves. | Mothers love themselves more than their children. | The mother loves her children more than herself.',
  ),
  row(
    'Tantum malum nōbīs numquam accidit.',
    'So great an evil has never happened to us.',
    'Such a great evil never happened to us. | Never has so great a misfortune befallen us. | Nothing so bad has ever happened to us.',
    'So great an evil has always happened to us. | So great an evil has never happened to you. | Such a great good has never happened to us.',
  ),
  row(
    'Imperātor victōs lībertāte nōn prīvāvit.',
    'The commander did not deprive the conquered of their freedom.',
    "The general didn't deprive the defeated of liberty. | The commander did not take away freedom from the vanquished. | The emperor did not deprive the conquered people of freedom.",
    'The commander deprived the conquered of their freedom. | The conquered did not deprive the commander of his freedom. | The commander does not deprive the conquered of their freedom.',
  ),
  row(
    'Lūna stēllaeque nautīs viam mōnstrant.',
    'The moon and the stars show the sailors the way.',
    'The moon and stars show the way to the sailors. | The moon and stars point out the route to sailors. | The sailors are shown the way by the moon and the stars.',
    'The sailors show the moon and the stars the way. | The moon and the stars showed the sailors the way. | The sun and the stars show the sailors the way.',
  ),
  row(
    'Ferrum igne mollītur.',
    'Iron is softened by fire.',
    'Fire softens iron. | The iron is made soft by the fire. | Iron is softened with fire.',
    'Fire is softened by iron. | Iron was softened by fire. | Iron is hardened by fire.',
  ),
];

/** And English to be put into Latin. */
export const SIXTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The slave opens the door.',
    'Servus iānuam aperit.',
    'Iānuam servus aperit. | Servus portam aperit. | Aperit servus iānuam.',
    'Servum iānua aperit. | Servī iānuam aperiunt. | Servus iānuam claudit.',
  ),
  row(
    "I see the king's horse.",
    'Equum rēgis videō.',
    'Rēgis equum videō. | Ego equum rēgis videō. | Videō equum rēgis.',
    'Equus rēgis videt. | Equōs rēgis videō. | Rēgem equī videō.',
  ),
  row(
    'The city was destroyed by the enemy.',
    'Urbs ab hostibus dēlēta est.',
    'Ab hostibus urbs dēlēta est. | Hostēs urbem dēlēvērunt. | Urbs dēlēta est ab hostibus.',
    'Urbs hostēs dēlēvit. | Urbs ab hostibus dēlētur. | Urbēs ab hostibus dēlētae sunt.',
  ),
  row(
    'She is sitting under a tall tree with her mother.',
    'Sub arbore altā cum mātre sedet.',
    'Cum mātre sub altā arbore sedet. | Illa cum mātre suā sub arbore altā sedet. | Sub altā arbore sedet cum mātre.',
    'Sub arborem altam cum mātre sedet. | Sub arbore altā sine mātre sedet. | Sub arbore altā cum mātre sedēbat.',
  ),
  row(
    'Come to me, my son!',
    'Venī ad mē, mī fīlī!',
    'Ad mē venī, fīlī mī! | Fīlī mī, venī ad mē! | Mī fīlī, ad mē venī!',
    'Venīte ad mē, mī fīlī! | Venit ad mē fīlius meus! | Venī ad tē, mī fīlī!',
  ),
  row(
    'I think that your friend is in danger.',
    'Putō amīcum tuum in perīculō esse.',
    'Amīcum tuum in perīculō esse putō. | Putō tuum amīcum esse in perīculō. | Exīstimō amīcum tuum in perīculō esse.',
    'Putō amīcus tuus in perīculō est. | Putō amīcum meum in perīculō esse. | Putō amīcum tuum in perīculō fuisse.',
  ),
  row(
    'My sister is taller than I.',
    'Soror mea altior est quam ego.',
    'Soror mea altior quam ego est. | Soror mea mē altior est. | Altior est soror mea quam ego.',
    'Soror mea altissima est quam ego. | Soror mea altior est quam mē. | Soror mea minor est quam ego.',
  ),
  row(
    'The old man had three daughters, whom he loved very much.',
    'Senex trēs fīliās habēbat, quās valdē amābat.',
    'Senex habēbat trēs fīliās quās valdē amābat. | Senī trēs fīliae erant, quās valdē amābat. | Trēs fīliās senex habēbat, quās maximē amābat.',
    'Senex trēs fīliās habēbat, quae valdē amābat. | Senex trēs fīliōs habēbat, quōs valdē amābat. | Senex trēs fīliās habet, quās valdē amat.',
  ),
  row(
    'The farmer fears that the wolves will come by night.',
    'Agricola timet nē lupī noctū veniant.',
    'Agricola nē lupī noctū veniant timet. | Timet agricola nē noctū veniant lupī. | Agricola metuit nē lupī nocte veniant.',
    'Agricola timet ut lupī noctū veniant. | Agricola timet nē lupī noctū veniunt. | Lupī timent nē agricola noctū veniat.',
  ),
  row(
    "The poet's words were not heard by the crowd.",
    'Verba poētae ā turbā nōn audīta sunt.',
    'Poētae verba ā turbā nōn audīta sunt. | Turba verba poētae nōn audīvit. | Ā turbā verba poētae audīta nōn sunt.',
    'Verba poētae turbam nōn audīvērunt. | Verba poētae ā turbā audīta sunt. | Verba poētārum ā turbā nōn audīta sunt.',
  ),
];
