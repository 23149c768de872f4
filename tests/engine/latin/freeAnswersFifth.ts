// A fifth list, of what teachers and models ask at every level and learners answer, written by one who had not read the judge. By its first half the judge
// was mended; of the held half only the rates were looked at until the mending was over.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that the judge was mended by. */
export const FIFTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Nauta parvam īnsulam videt.',
    'The sailor sees a small island.',
    'A sailor sees the little island. | The sailor is seeing a tiny island. | The seaman spots a small island.',
    'The small sailor sees an island. | The sailors see a small island. | The sailor saw a small island.',
  ),
  row(
    'Servī in agrīs dominī dūrī labōrant.',
    'The slaves work in the fields of the harsh master.',
    "The slaves are working in the cruel master's fields. | In their harsh master's fields the servants toil. | Slaves labour in the fields of a hard master.",
    'The harsh slaves work in the fields of the master. | The slaves work in the field of the harsh masters. | The slaves worked in the fields of the harsh master.',
  ),
  row(
    'Ubi sunt puerī? Puerī in forō lūdunt.',
    'Where are the boys? The boys are playing in the forum.',
    "Where are the boys? They are playing in the forum. | Where are the lads? The boys play in the marketplace. | Where're the boys? The boys are having a game in the forum.",
    'Who are the boys? The boys are playing in the forum. | Where are the boys? The boys are running in the forum. | Where are the girls? The girls are playing in the forum.',
  ),
  row(
    'Magister discipulīs fābulam longam narrābat.',
    'The teacher was telling the students a long story.',
    'The teacher was telling a long story to his pupils. | The schoolmaster told the pupils a long tale. | The teacher used to tell the students a lengthy story.',
    'The students were telling the teacher a long story. | The teacher will tell the students a long story. | The teacher was telling the student long stories.',
  ),
  row(
    'Caesar cum duābus legiōnibus flūmen trānsiit.',
    'Caesar crossed the river with two legions.',
    'Caesar went across the river with two legions. | With two legions Caesar got over the river. | Caesar has crossed the river, accompanied by two legions.',
    'Caesar crossed the river with ten legions. | Caesar will cross the river with two legions. | Caesar crossed two rivers with a legion.',
  ),
  row(
    'Mīles, quī graviter vulnerātus erat, in castra portātus est.',
    'The soldier, who had been seriously wounded, was carried into the camp.',
    'The badly wounded soldier was carried into the camp. | The soldier who had been gravely injured was brought to camp. | They carried the soldier, who had been severely wounded, into the camp.',
    'The soldier, who had wounded seriously, carried into the camp. | The soldier, who had been seriously wounded, was carried out of the camp. | The soldiers, who had been seriously wounded, were carried into the camp.',
  ),
  row(
    'Urbe captā, cīvēs in montēs fūgērunt.',
    'When the city had been captured, the citizens fled into the mountains.',
    'After the city was taken, the citizens escaped to the mountains. | With the city captured, the inhabitants fled to the mountains. | Once the city had fallen, the citizens ran away into the mountains.',
    'When the citizens had captured the city, they fled from the mountains. | When the city is captured, the citizens will flee into the mountains. | When the city had been captured, the enemies fled into the mountains.',
  ),
  row(
    'Dīcunt rēgem mox reditūrum esse.',
    'They say that the king will return soon.',
    'People say the king will soon be back. | They say that the king is going to come back soon. | It is said that the king will soon return.',
    'They say that the king has returned soon. | The king says that they will return soon. | They said that the kings returned soon.',
  ),
  row(
    'Pater fīlium monet nē cum malīs puerīs ambulet.',
    'The father warns his son not to walk with bad boys.',
    'The father advises his son not to go walking with bad boys. | A father is warning the son that he should not walk with wicked boys. | Father warns his son against walking with naughty boys.',
    'The father warns his son to walk with bad boys. | The son warns his father not to walk with bad boys. | The bad father warns his son not to walk with boys.',
  ),
  row(
    'Sī hoc fēcissēs, omnēs tē laudāvissent.',
    'If you had done this, everyone would have praised you.',
    "Had you done this, all would have praised you. | If you'd done that, everybody would've praised you. | If you had done this, you would have been praised by all.",
    'If you do this, everyone will praise you. | If you had done this, you would have praised everyone. | If you had not done this, everyone would have praised you.',
  ),
  row(
    'Tanta erat tempestās ut nāvēs frangerentur.',
    'The storm was so great that the ships were being broken.',
    'The storm was so violent that the ships were wrecked. | So great was the storm that ships were shattered. | There was such a great storm that it broke the ships.',
    'The storm was so great that the sailors were being broken. | The ships were so great that they broke the storm. | The storm is great in order that the ships may be broken.',
  ),
  row(
    'Nōbīs Rōmam eundum est ad amīcōs videndōs.',
    'We must go to Rome to see our friends.',
    'We have to go to Rome in order to see our friends. | We need to travel to Rome to visit our friends. | We ought to go to Rome for the purpose of seeing friends.',
    'They must go to Rome to see our friends. | We must go from Rome to see our friends. | Our friends must go to Rome to see us.',
  ),
];

/** English to be put into Latin, likewise. */
export const FIFTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The farmer loves his daughter.',
    'Agricola fīliam amat.',
    'Fīliam suam agricola amat. | Agricola fīliam suam dīligit.',
    'Agricolam fīlia amat. | Agricola fīliās amat. | Agricola fīliam amābat.',
  ),
  row(
    'The girls give flowers to the goddess.',
    'Puellae deae flōrēs dant.',
    'Puellae flōrēs deae dant. | Flōrēs deae dōnant puellae.',
    'Puellae deās flōribus dant. | Puella deae flōrēs dat. | Puellae deam flōrēs dant.',
  ),
  row(
    'Yesterday we saw many ships in the harbour.',
    'Herī multās nāvēs in portū vīdimus.',
    'Herī in portū nāvēs multās vīdimus. | Nōs herī multa nāvigia in portū cōnspeximus.',
    'Herī multae nāvēs in portū vīdimus. | Herī multās nāvēs in portum vidēmus. | Crās multās nāvēs in portū vidēbimus.',
  ),
  row(
    'The old man was sitting under the tree.',
    'Senex sub arbore sedēbat.',
    'Sub arbore senex sedēbat. | Vir senex sub arbore sedēbat.',
    'Senex sub arborem sedēbat. | Senēs sub arbore sedēbant. | Senex super arborem sedet.',
  ),
  row(
    'The messenger said that the enemy were approaching.',
    'Nūntius dīxit hostēs appropinquāre.',
    'Nūntius hostēs appropinquāre dīxit. | Nūntius nūntiāvit hostēs accēdere.',
    'Nūntius dīxit hostēs appropinquant. | Nūntius dīxit hostem appropinquāvisse. | Hostēs dīxērunt nūntium appropinquāre.',
  ),
  row(
    'Although he was tired, he did not want to sleep.',
    'Quamquam fessus erat, dormīre nōlēbat.',
    'Cum fessus esset, tamen dormīre nōluit. | Etsī dēfessus erat, dormīre nōn volēbat.',
    'Quamquam fessus erat, dormīre volēbat. | Quod fessus erat, dormīre nōlēbat. | Quamquam fessī erant, dormīre nōlēbant.',
  ),
  row(
    'The general sent soldiers to burn the bridge.',
    'Imperātor mīlitēs mīsit quī pontem incenderent.',
    'Imperātor mīsit mīlitēs ut pontem incenderent. | Dux mīlitēs ad pontem incendendum mīsit.',
    'Imperātor mīlitēs mīsit quī pontem incenderet. | Mīlitēs imperātōrem mīsērunt ut pontem incenderet. | Imperātor mīlitēs mittit et pontem incendit.',
  ),
  row(
    'I do not know why the queen has come.',
    'Nesciō cūr rēgīna vēnerit.',
    'Cūr rēgīna vēnerit nesciō. | Ignōrō quārē rēgīna advēnerit.',
    'Nesciō cūr rēgīna vēnit et abiit. | Nesciō cūr rēgīnam vēnerit. | Sciō cūr rēgīna vēnerit.',
  ),
];

/** The half that was held out. */
export const HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Agricola equum et duōs canēs habet.',
    'The farmer has a horse and two dogs.',
    "A farmer owns a horse and two dogs. | The farmer has two dogs and a horse. | The farmer's got one horse and two dogs.",
    'The farmer has a horse and two cats. | The farmers have a horse and two dogs. | The farmer had a horse and two dogs.',
  ),
  row(
    'Fēminae aquam ē flūmine portant.',
    'The women carry water from the river.',
    'The women are carrying water out of the river. | Women bring water from the stream. | From the river the ladies are carrying the water.',
    'The woman carries water from the river. | The women carry water into the river. | The women carried water from the river.',
  ),
  row(
    'Noctū lupī prope casam nostram audiuntur.',
    'At night wolves are heard near our cottage.',
    'Wolves are heard by night close to our hut. | During the night one hears wolves near our cottage. | Wolves can be heard near our house at night.',
    'At night wolves hear near our cottage. | By day wolves are heard near our cottage. | At night wolves are heard near your cottage.',
  ),
  row(
    'Cūr flēs, parva puella? Quis tibi nocuit?',
    'Why are you crying, little girl? Who has hurt you?',
    "Why do you weep, little girl? Who harmed you? | Little girl, why are you in tears? Who hurt you? | Why are you weeping, small girl? Who's hurt you?",
    'Why is the little girl crying? Who has hurt her? | When do you cry, little girl? Who has hurt you? | Why are you laughing, little girl? Who has hurt you?',
  ),
  row(
    'Hannibal, dux Carthāginiēnsium, Alpēs cum elephantīs superāvit.',
    'Hannibal, the leader of the Carthaginians, crossed the Alps with elephants.',
    'Hannibal, general of the Carthaginians, got over the Alps with his elephants. | The Carthaginian leader Hannibal crossed the Alps with elephants. | Hannibal, commander of the Carthaginians, overcame the Alps with elephants.',
    'Hannibal, the leader of the Romans, crossed the Alps with elephants. | Hannibal, the leader of the Carthaginians, crosses the Alps with elephants. | The elephants crossed the Alps without Hannibal, the leader of the Carthaginians.',
  ),
  row(
    'Epistula ā mātre scrīpta mē valdē dēlectāvit.',
    'The letter written by my mother greatly delighted me.',
    'The letter that my mother wrote delighted me very much. | The letter which was written by mother pleased me greatly. | I was very pleased by the letter written by my mother.',
    'The letter written to my mother greatly delighted me. | My mother, delighted by the letter, wrote to me. | The letters written by my mother greatly delight me.',
  ),
  row(
    'Hostibus appropinquantibus, portae clausae sunt.',
    'As the enemy were approaching, the gates were closed.',
    'When the enemies approached, the gates were shut. | With the enemy drawing near, the gates were closed. | The gates were closed while the enemy was approaching.',
    'As the enemy were approaching, the gates were opened. | The approaching enemy closed the gates. | After the enemy had approached, the gates are closed.',
  ),
  row(
    'Puer tam fessus est ut ambulāre nōn possit.',
    'The boy is so tired that he cannot walk.',
    "The boy is so weary that he can't walk. | The boy is too tired to walk. | So tired is the boy that he is not able to walk.",
    'The boy is so tired that he does not want to walk. | The boy was so tired that he could not walk. | The boy is so tired that he can walk.',
  ),
  row(
    'Cum ad forum vēnissem, amīcum meum nōn invēnī.',
    'When I had come to the forum, I did not find my friend.',
    "When I got to the forum, I didn't find my friend. | After I had arrived at the forum I could not find my friend. | Having come to the forum, I did not find my friend.",
    'When I had come to the forum, I found my friend. | When he had come to the forum, my friend did not find me. | When I come to the forum, I will not find my friend.',
  ),
  row(
    'Nēmō scit quid crās futūrum sit.',
    'No one knows what will happen tomorrow.',
    "Nobody knows what is going to happen tomorrow. | No one knows what tomorrow will be. | There's no one who knows what will be tomorrow.",
    'No one knows what happened yesterday. | Everyone knows what will happen tomorrow. | No one knows who will come tomorrow.',
  ),
  row(
    'Utinam pater meus adhūc vīveret!',
    'If only my father were still alive!',
    'I wish my father were still alive! | Would that my father still lived! | If only my father was still living!',
    'If only my father were dead! | My father is still alive! | If only your father were still alive!',
  ),
  row(
    'Multī putant pecūniam esse causam omnium malōrum.',
    'Many people think that money is the cause of all evils.',
    'Many think money is the cause of all evil. | Many believe that money is the reason for all bad things. | Many men think money to be the cause of all evils.',
    'Many people think that money is the cause of all good things. | Many people know that evil is the cause of all money. | All people think that money is the cause of many evils.',
  ),
];

/** And of Latin. */
export const HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The queen has a beautiful crown.',
    'Rēgīna corōnam pulchram habet.',
    'Rēgīna pulchram corōnam habet. | Rēgīnae corōna pulchra est.',
    'Rēgīna corōnam pulcher habet. | Rēgīna corōnās pulchrās habet. | Rēgīna corōna pulchra habet.',
  ),
  row(
    'We are walking to the city with our friends.',
    'Cum amīcīs ad urbem ambulāmus.',
    'Cum amīcīs nostrīs ad urbem ambulāmus. | Nōs ad urbem cum nostrīs amīcīs ambulāmus.',
    'Cum amīcōs ad urbem ambulāmus. | Cum amīcīs ad urbem ambulant. | Cum amīcīs in urbe ambulāmus.',
  ),
  row(
    'The brave soldiers defended the walls for ten days.',
    'Fortēs mīlitēs mūrōs decem diēs dēfendērunt.',
    'Mīlitēs fortēs moenia decem diēs dēfendērunt. | Decem diēs mīlitēs fortēs mūrōs dēfendēbant.',
    'Fortēs mīlitēs mūrōs decem diēbus oppugnāvērunt. | Fortis mīles mūrōs decem diēs dēfendit. | Fortēs mīlitēs mūrī decem diēs dēfendērunt.',
  ),
  row(
    'Do you see the horse that I bought?',
    'Vidēsne equum quem ēmī?',
    'Equum quem ēmī vidēsne? | Vidēsne equum ā mē ēmptum?',
    'Vidēsne equum quī ēmī? | Vidēsne equus quem ēmī? | Vidēsne equum quem vēndidī?',
  ),
  row(
    'The boy was praised by the teacher because he had worked well.',
    'Puer ā magistrō laudātus est quod bene labōrāverat.',
    'Puer, quod bene labōrāverat, ā magistrō laudātus est. | Magister puerum laudāvit quia bene labōrāverat.',
    'Puer magistrum laudāvit quod bene labōrāverat. | Puer ā magistrō laudātur quod bene labōrat. | Puer ā magistrō laudāta est quod bene labōrāverat.',
  ),
  row(
    'He asked me where I lived.',
    'Mē rogāvit ubi habitārem.',
    'Rogāvit mē ubi habitārem. | Ex mē quaesīvit ubi habitārem.',
    'Mē rogāvit ubi habitō. | Mē rogāvit quandō habitārem. | Eum rogāvī ubi habitāret.',
  ),
  row(
    'Let us not fear death.',
    'Nē mortem timeāmus.',
    'Mortem nē timeāmus. | Nē metuāmus mortem.',
    'Mortem timeāmus. | Nōn mortem timēmus. | Nē mors timeāmus.',
  ),
  row(
    'After the war was finished, peace was made with the Gauls.',
    'Bellō cōnfectō, pāx cum Gallīs facta est.',
    'Postquam bellum cōnfectum est, pāx cum Gallīs facta est. | Cum bellum fīnītum esset, pāx cum Gallīs facta est.',
    'Bellum cōnfectum, pāx cum Gallōs facta est. | Bellō cōnfectō, pācem cum Gallīs facta est. | Pāce cōnfectā, bellum cum Gallīs factum est.',
  ),
];
