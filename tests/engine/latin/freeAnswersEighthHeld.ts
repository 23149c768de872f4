// The half of the eighth list of English that was held out at first, and opened when the other lists held out came near the goal: the judge has been mended by it.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that was held out at first. */
export const EIGHTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Caesar duās legiōnēs novās in citeriōre Galliā cōnscrīpsit.',
    'Caesar enrolled two new legions in nearer Gaul.',
    'Caesar raised two new legions in Hither Gaul. | In nearer Gaul Caesar levied two new legions. | Two new legions were enlisted by Caesar in nearer Gaul.',
    'Caesar enrolled two new legions in further Gaul. | Caesar will enroll two new legions in nearer Gaul.',
  ),
  row(
    'Vulpēs famē coācta ūvam in altā vīneā petēbat.',
    'Driven by hunger, a fox was trying to reach a grape in a high vineyard.',
    'Forced by hunger, a fox was trying to get at the grapes on a high vine. | A fox, driven by hunger, was reaching for a grape on a high vine. | Compelled by hunger, the fox was seeking a bunch of grapes in a high vineyard.',
    'A grape, driven by hunger, was trying to reach a fox in a high vineyard. | Driven by thirst, a fox was trying to reach a grape in a high vineyard.',
  ),
  row(
    'Rōmulus, cum urbem condidisset, eam ex nōmine suō Rōmam vocāvit.',
    'When Romulus had founded the city, he called it Rome after his own name.',
    'After Romulus had founded the city, he named it Rome after himself. | Having founded the city, Romulus called it Rome from his own name. | When he had founded a city, Romulus named it Rome after his own name.',
    'When Romulus had destroyed the city, he called it Rome after his own name. | When Romulus had founded the city, it called him Rome after its own name.',
  ),
  row(
    'In prīncipiō creāvit Deus caelum et terram.',
    'In the beginning God created heaven and earth.',
    'In the beginning God made heaven and earth. | God created the heaven and the earth in the beginning. | At the beginning God created the sky and the earth.',
    'In the end God created heaven and earth. | In the beginning God creates heaven and earth.',
  ),
  row(
    'Mīles quīdam Rōmānus ab hostibus captus est.',
    'A certain Roman soldier was captured by the enemy.',
    'A certain Roman soldier was taken prisoner by the enemy. | The enemy captured a certain Roman soldier. | A Roman soldier was caught by the enemies.',
    'A certain Roman soldier captured the enemy. | A certain Roman soldier will be captured by the enemy.',
  ),
  row(
    'Hīc iacet Lūcius, quī vīxit annōs vīgintī.',
    'Here lies Lucius, who lived twenty years.',
    'Here lies Lucius, who lived for twenty years. | Lucius, who lived for 20 years, lies here. | Lucius lies here; he lived twenty years.',
    'Here lies Lucius, who lived thirty years. | Here lies Lucius, who will live twenty years.',
  ),
  row(
    'Cum Caesar in Galliam vēnit, ibi duae factiōnēs erant.',
    'When Caesar came to Gaul, there were two factions there.',
    'When Caesar arrived in Gaul, two factions existed there. | There were two factions there when Caesar came into Gaul. | At the time when Caesar came into Gaul, there were two parties there.',
    'When Caesar came to Gaul, there were three factions there. | When Caesar left Gaul, there were two factions there.',
  ),
  row(
    'Hannibal, puer novem annōrum, patrem rogāvit ut sē in Hispāniam dūceret.',
    'Hannibal, a boy of nine years, asked his father to take him to Spain.',
    'When he was a nine-year-old boy, Hannibal asked his father to lead him to Spain. | Hannibal, a boy of nine, asked his father to take him to Spain. | At the age of nine, Hannibal asked his father to bring him to Spain.',
    'Hannibal, a boy of nine years, asked his father not to take him to Spain. | Hannibal, a boy of ten years, asked his father to take him to Spain.',
  ),
  row(
    'Amīcus certus in rē incertā cernitur.',
    'A sure friend is seen in an unsure matter.',
    'A true friend is recognised in uncertain circumstances. | A reliable friend is known in an uncertain situation. | You recognise a sure friend when things are unsure.',
    'An unsure friend is seen in a sure matter. | A sure friend will be seen in an unsure matter.',
  ),
  row(
    'Nōn amō tē, Sabidī, nec possum dīcere quārē.',
    'I do not like you, Sabidius, nor can I say why.',
    "I don't like you, Sabidius, and I cannot say why. | I don't love you, Sabidius, and I can't tell why. | I do not love you, Sabidius, and I am unable to say why.",
    'You do not like me, Sabidius, nor can you say why. | I like you, Sabidius, but I cannot say why.',
  ),
  row(
    'Daphnē, nē ab Apolline caperētur, in arborem mūtāta est.',
    'Daphne was changed into a tree so that she would not be caught by Apollo.',
    "So as not to be caught by Apollo, Daphne was turned into a tree. | Daphne was transformed into a tree lest she be captured by Apollo. | Daphne was changed into a tree so that Apollo wouldn't catch her.",
    'Apollo was changed into a tree so that he would not be caught by Daphne. | Daphne was changed into a tree so that she would be caught by Apollo.',
  ),
  row(
    'Orpheus respexit et uxōrem iterum āmīsit.',
    'Orpheus looked back and lost his wife again.',
    'Orpheus looked behind him and lost his wife a second time. | Orpheus turned round and lost his wife once more. | Looking back, Orpheus lost his wife again.',
    'Orpheus looked back and found his wife again. | Orpheus looks back and loses his wife again.',
  ),
  row(
    'Pater fīliō librum emit, quī eī valdē placuit.',
    'The father bought his son a book, which he liked very much.',
    'The father bought a book for his son, which pleased him greatly. | The father bought his son a book that he really liked. | Father bought a book for his son, who liked it very much.',
    'The son bought his father a book, which he liked very much. | The father bought his son a book, which he did not like at all.',
  ),
  row(
    'Quis scit ubi Mārcus sit?',
    'Who knows where Marcus is?',
    'Who knows where Mark is? | Who is it that knows where Marcus is? | Who knows in what place Marcus is?',
    'Who knows who Marcus is? | Who knew where Marcus was?',
  ),
  row(
    'Crās māne ad forum ībimus.',
    'Tomorrow morning we will go to the forum.',
    "Tomorrow in the morning we'll go to the forum. | We are going to the forum tomorrow morning. | Early tomorrow we shall go to the market place.",
    'Yesterday morning we went to the forum. | Tomorrow morning they will go to the forum.',
  ),
  row(
    'Numa Pompilius bellum nūllum gessit, sed nōn minus cīvitātī quam Rōmulus prōfuit.',
    'Numa Pompilius waged no war, but was no less useful to the state than Romulus.',
    'Numa Pompilius did not wage any war, but he benefited the state no less than Romulus. | Numa Pompilius fought no war, but did no less good to the state than Romulus. | Though he waged no war, Numa Pompilius was of no less use to the state than Romulus.',
    'Numa Pompilius waged many wars, but was no less useful to the state than Romulus. | Numa Pompilius waged no war, but was less useful to the state than Romulus.',
  ),
  row(
    'Urbe captā, mīlitēs praedam inter sē dīvīsērunt.',
    'After the city had been captured, the soldiers divided the booty among themselves.',
    'When the city was taken, the soldiers shared the plunder among themselves. | Once they had captured the city, the soldiers divided up the loot among themselves. | With the city captured, the soldiers split the spoils between them.',
    'After the city had been captured, the soldiers gave back the booty. | After the soldiers had been captured, the city divided the booty among them.',
  ),
  row(
    'Nihil difficile est amantī.',
    'Nothing is difficult for one who loves.',
    'Nothing is hard for a lover. | For someone in love, nothing is difficult. | To a person who loves nothing is hard.',
    'Everything is difficult for a lover. | Nothing was difficult for one who loved.',
  ),
  row(
    'Senex sōlus in parvā casā prope silvam habitat.',
    'The old man lives alone in a small cottage near the forest.',
    'An old man lives alone in a little hut near the wood. | The old man is living by himself in a small house close to the forest. | Alone, the old man dwells in a small hut by the woods.',
    'The old man lives alone in a small cottage in the forest. | The old man lived alone in a small cottage near the forest.',
  ),
  row(
    'Quamquam aeger erat, ad lūdum vēnit.',
    'Although he was ill, he came to school.',
    'Though sick, he came to school. | Even though he was ill, he went to school. | He came to school despite being ill.',
    'Because he was ill, he came to school. | Although he is ill, he comes to school.',
  ),
  row(
    'Tantā celeritāte cucurrit ut nēmō eum cōnsequī posset.',
    'He ran with such speed that no one could catch up with him.',
    'He ran so fast that nobody could catch him. | He ran with so great a speed that no one was able to overtake him. | So quickly did he run that nobody could catch up with him.',
    'He ran with such speed that everyone could catch up with him. | He ran so slowly that no one could catch up with him.',
  ),
  row(
    'Vīsne mēcum ad thermās venīre?',
    'Do you want to come with me to the baths?',
    'Would you like to come to the baths with me? | Are you willing to come to the baths with me? | Do you wish to come along with me to the baths?',
    'Do I want to come with you to the baths? | Did you want to come with me to the baths?',
  ),
  row(
    'Rēx Midās optāvit ut omnia quae tangeret aurum fierent.',
    'King Midas wished that everything he touched would become gold.',
    'King Midas wished for everything he touched to turn into gold. | King Midas wished that all things which he touched might become gold. | Midas the king desired that whatever he touched should turn to gold.',
    'King Midas wished that everything he saw would become gold. | King Midas wished that nothing he touched would become gold.',
  ),
  row(
    'Nāvis tempestāte frācta ad īnsulam pervēnit.',
    'The ship, broken by a storm, reached the island.',
    'The ship, damaged by the storm, arrived at the island. | Wrecked by a storm, the ship made it to an island. | The ship reached an island after it had been broken by a storm.',
    'The ship, broken by a storm, left the island. | The ship, broken by a storm, will reach the island.',
  ),
  row(
    'Spērō tē mox ventūrum esse.',
    'I hope that you will come soon.',
    "I hope you'll come soon. | I hope you are going to come soon. | I am hoping that you will be coming soon.",
    'I hope that I will come soon. | I hoped that you would come soon.',
  ),
  row(
    'Caesar pontem fēcit ut exercitum flūmen trādūceret.',
    'Caesar built a bridge to lead his army across the river.',
    'Caesar made a bridge so that he could lead his army across the river. | In order to bring his army over the river, Caesar built a bridge. | Caesar had a bridge made in order to lead his army across the river.',
    'Caesar destroyed a bridge to lead his army across the river. | The army built a bridge to lead Caesar across the river.',
  ),
  row(
    'Licetne mihi hīc sedēre?',
    'May I sit here?',
    'Am I allowed to sit here? | Is it permitted for me to sit here? | Can I sit here?',
    'Must I sit here? | May he sit here?',
  ),
  row(
    'Octāvō diē obsidiōnis cīvēs portās aperuērunt.',
    'On the eighth day of the siege the citizens opened the gates.',
    "The citizens opened the gates on the eighth day of the siege. | On day eight of the siege, the townspeople opened the gates. | On the siege's eighth day, the gates were opened by the citizens.",
    'On the seventh day of the siege the citizens opened the gates. | The citizens closed the gates on the eighth day of the siege.',
  ),
  row(
    'Avārus pecūniam numerat, sed eā nōn ūtitur.',
    'The miser counts his money but does not use it.',
    "A greedy man counts money but doesn't use it. | The miser counts his money, but makes no use of it. | A miser counts his money without using it.",
    'The miser uses his money but does not count it. | The miser counted his money but did not use it.',
  ),
  row(
    'Mōns Vesuvius, quī multōs annōs quiēverat, subitō flammās ēmīsit.',
    'Mount Vesuvius, which had been quiet for many years, suddenly sent out flames.',
    'Mount Vesuvius, which had rested for many years, suddenly emitted flames. | Vesuvius, which had been dormant for many years, suddenly let out flames. | Suddenly Mount Vesuvius, which had lain quiet for many years, shot forth flames.',
    'Mount Vesuvius, which had been quiet for a few years, suddenly sent out flames. | Mount Vesuvius, which had sent out flames for many years, was suddenly quiet.',
  ),
];
