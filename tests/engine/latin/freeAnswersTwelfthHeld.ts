// A twelfth list into English and an eleventh into Latin: fifteen sentences each of the kinds that school books have, by the hand of the eleventh, before the
// judge was run on any of them. The English is held out: measured and told of, never tuned upon; the Latin was, until the sixteenth list was written.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English. */
export const TWELFTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Ancilla, quae in culīnā labōrat, cantat.',
    'The maid, who is working in the kitchen, is singing.',
    'The slave girl who works in the kitchen is singing. | The maid working in the kitchen sings. | The maidservant who is working in the kitchen is singing.',
    'The maid who is singing is working in the garden. | The maid who worked in the kitchen was singing. | The maids who are working in the kitchen are singing.',
  ),
  row(
    'Cūr nōn heri ad lūdum vēnistis, puerī?',
    'Why did you not come to school yesterday, boys?',
    "Boys, why didn't you come to school yesterday? | Why did you boys not come to school yesterday? | Why didn't you come to the school yesterday, boys?",
    'Why are you not coming to school today, boys? | Why did the boys not come to school yesterday? | Why did you come to school yesterday, boys?',
  ),
  row(
    'Fūrēs, simul ac custōdem vīdērunt, fūgērunt.',
    'As soon as the thieves saw the guard, they fled.',
    'The thieves ran away as soon as they saw the guard. | The thieves, the moment they saw the watchman, fled. | As soon as they saw the guard, the thieves took to flight.',
    'As soon as the guard saw the thieves, he fled. | Before the thieves saw the guard, they fled. | As soon as the thief saw the guard, he fled.',
  ),
  row(
    'Rēx fīliae suae duās corōnās aureās dōnāvit.',
    'The king gave his daughter two golden crowns.',
    'The king presented his daughter with two gold crowns. | The king gave two golden crowns to his daughter. | The king gave his own daughter two crowns of gold.',
    "The king gave his daughters two golden crowns. | The king's daughter gave two golden crowns. | The king gives his daughter two golden crowns.",
  ),
  row(
    'Apud Rōmānōs mulierēs suffrāgium ferre nōn poterant.',
    'Among the Romans women could not vote.',
    'With the Romans, women were not able to vote. | Among the Romans women were unable to cast a vote. | Women could not vote among the Romans.',
    'Among the Romans women cannot vote. | Among the Romans women could vote. | Among women the Romans could not vote.',
  ),
  row(
    'Crēdō eum hodiē nōn reditūrum esse.',
    'I believe that he will not return today.',
    "I don't think he will come back today. | I believe he won't be coming back today. | I do not believe that he is going to return today.",
    'I believe that he did not return today. | He believes that I will not return today. | I believe that he will return today.',
  ),
  row(
    'Puella tam celeriter cucurrit ut omnēs vinceret.',
    'The girl ran so fast that she beat everyone.',
    'The girl ran so quickly that she defeated them all. | The girl ran so fast that she beat them all. | So swiftly did the girl run that she outran everybody.',
    'The girl ran fast to beat everyone. | The girl ran so fast that everyone beat her. | The girls ran so fast that they beat everyone.',
  ),
  row(
    'Bellō cōnfectō, mīlitēs domum ad uxōrēs rediērunt.',
    'When the war was over, the soldiers returned home to their wives.',
    'After the war had been finished, the soldiers went back home to their wives. | With the war at an end, the soldiers returned home to their wives. | Once the war was finished, the soldiers came home to their wives.',
    'When the war was over, the wives returned home to the soldiers. | The soldiers will return home to their wives when the war is over. | When the war was beginning, the soldiers left their wives at home.',
  ),
  row(
    'Domina ancillae imperāvit ut mēnsam pūrgāret.',
    'The mistress ordered the maid to clean the table.',
    'The mistress commanded the slave girl to clean the table. | The lady of the house told the maid to clean the table. | The mistress gave the maid orders to clean the table.',
    'The maid ordered the mistress to clean the table. | The mistress ordered the maid because she was cleaning the table. | The mistress orders the maids to clean the table.',
  ),
  row(
    'Sī pluet, in casā manēbimus.',
    'If it rains, we shall stay in the cottage.',
    "If it rains, we'll stay in the hut. | We will remain in the cottage if it rains. | Should it rain, we shall remain inside the cottage.",
    'If it had rained, we would have stayed in the cottage. | If it rains, they will stay in the cottage. | When it rained, we stayed in the cottage.',
  ),
  row(
    'Nōn omnēs quī rīdent laetī sunt.',
    'Not all who laugh are happy.',
    'Not everyone who laughs is happy. | Not all those who are laughing are glad. | Not all people who laugh are cheerful.',
    'All who laugh are happy. | Not all who are happy laugh. | Not all who laughed were happy.',
  ),
  row(
    'Tandem ad portum vēnērunt, ubi magna nāvis eōs exspectābat.',
    'At last they came to the harbour, where a big ship was waiting for them.',
    'Finally they reached the harbor, where a large ship awaited them. | At last they arrived at the port, where a great ship was waiting for them. | In the end they came to the harbour where a large ship was expecting them.',
    'At last they came to the harbour, where they were waiting for a big ship. | At last he came to the harbour, where a big ship was waiting for him. | At last they came from the harbour, where a big ship was waiting for them.',
  ),
  row(
    'Hic senātor ab omnibus propter avāritiam contemnitur.',
    'This senator is despised by everyone because of his greed.',
    'Everyone despises this senator because of his greed. | This senator is scorned by all on account of his avarice. | All people despise this senator for his greed.',
    'This senator despises everyone because of their greed. | This senator was despised by everyone because of his greed. | This senator is despised by everyone because of his courage.',
  ),
  row(
    'Nesciēbam quid facere dēbērem.',
    'I did not know what I ought to do.',
    "I didn't know what I should do. | I did not know what I had to do. | I had no idea what I ought to do.",
    'I do not know what I ought to do. | He did not know what he ought to do. | I did not know what they were doing.',
  ),
  row(
    'Venī mēcum, Paulla, et dīc mihi vēritātem.',
    'Come with me, Paulla, and tell me the truth.',
    'Come along with me, Paulla, and tell me the truth. | Paulla, come with me and tell me the truth. | Come with me, Paulla, and speak the truth to me.',
    'Paulla comes with me and tells me the truth. | Come with us, Paulla, and tell us the truth. | Come with me, Paulla, and do not tell me the truth.',
  ),
];

/** English to be put into Latin. */
export const ELEVENTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The boys are running through the wood with their dogs.',
    'Puerī cum canibus per silvam currunt.',
    'Puerī per silvam cum canibus currunt. | Pueri cum canibus suis per silvam currunt. | Per silvam puerī cum canibus suīs currunt.',
    'Puerī cum canēs per silvam currunt. | Puerī cum canibus per silvā currunt. | Puer cum canibus per silvam currit.',
  ),
  row(
    'We were afraid of the lion.',
    'Leōnem timēbāmus.',
    'Nōs leōnem timēbāmus. | Timebamus leonem. | Leōnem metuēbāmus.',
    'Leō timēbāmus. | Leōnem timēmus. | Leōnem timēbant.',
  ),
  row(
    'The master praised the slave who had saved his son.',
    'Dominus servum quī fīlium eius servāverat laudāvit.',
    'Dominus laudāvit servum quī fīlium eius servāverat. | Servum, qui filium eius servaverat, dominus laudavit. | Ā dominō laudātus est servus quī fīlium eius servāverat.',
    'Dominus servum quem fīlium eius servāverat laudāvit. | Dominus servus quī fīlium eius servāverat laudāvit. | Dominus servum quī fīlium eius servāverat laudat.',
  ),
  row(
    'Who has stolen my ring?',
    'Quis ānulum meum abstulit?',
    'Quis meum ānulum abstulit? | Quis anulum meum surripuit? | Quisnam abstulit ānulum meum?',
    'Quis ānulus meus abstulit? | Quis ānulum meum auferet? | Quem ānulum meum abstulit?',
  ),
  row(
    'Do not trust that merchant, friends!',
    'Nōlīte illī mercātōrī crēdere, amīcī!',
    'Amīcī, nōlīte crēdere illī mercātōrī! | Nolite isti mercatori credere, amici! | Nē illī mercātōrī crēdideritis, amīcī!',
    'Nōlī illī mercātōrī crēdere, amīcī! | Nōlīte illum mercātōrem crēdere, amīcī! | Nōlīte illī mercātōrī crēdite, amīcī!',
  ),
  row(
    'The old man said that his wife was ill.',
    'Senex dīxit uxōrem suam aegram esse.',
    'Senex uxōrem suam aegram esse dīxit. | Senex dixit uxorem aegrotare. | Dīxit senex uxōrem suam aegrōtāre.',
    'Senex dīxit uxor sua aegra esse. | Senex dīxit uxōrem suam aegra esse. | Senex dīxit uxōrem suam aegram fuisse.',
  ),
  row(
    'We are going to the city to buy bread.',
    'Ad urbem īmus ut pānem emāmus.',
    'In urbem īmus ut pānem emāmus. | Ad urbem imus ad panem emendum. | Ut pānem emāmus, ad urbem īmus.',
    'Ad urbem īmus ut pānem emimus. | Ad urbe īmus ut pānem emāmus. | Ad urbem īmus ut pānem emerēmus.',
  ),
  row(
    'The letter was written by the queen with her own hand.',
    'Epistula ā rēgīnā suā manū scrīpta est.',
    'Epistula suā manū ā rēgīnā scrīpta est. | Rēgīna epistulam suā manū scrīpsit. | Litterae a regina sua manu scriptae sunt.',
    'Epistula rēgīnam suā manū scrīpta est. | Epistula ā rēgīnā suā manū scrīptum est. | Epistula ā rēgīnā suam manum scrīpta est.',
  ),
  row(
    'My brother is taller than yours.',
    'Frāter meus altior est quam tuus.',
    'Meus frāter altior quam tuus est. | Frater meus altior tuo est. | Altior est frāter meus quam tuus.',
    'Frāter meus altus est quam tuus. | Frāter meus altior est quam tuum. | Frāter meus altius est quam tuus.',
  ),
  row(
    'In winter the nights are long.',
    'Hieme noctēs longae sunt.',
    'Noctēs hieme longae sunt. | Hieme longae sunt noctes. | Per hiemem noctēs longae sunt.',
    'Hiems noctēs longae sunt. | Hieme noctēs longī sunt. | Hieme noctēs longae erant.',
  ),
  row(
    'When I had read the book, I gave it to my sister.',
    'Cum librum lēgissem, eum sorōrī dedī.',
    'Postquam librum lēgī, sorōrī eum dedī. | Librum, cum legissem, sorori meae dedi. | Ubi librum lēgī, eum sorōrī meae dedī.',
    'Cum librum lēgissem, eum sorōrem dedī. | Cum librum legerem, eum sorōrī dedī. | Cum librum lēgissem, eam sorōrī dedī.',
  ),
  row(
    'If you are wise, you will be silent.',
    'Sī sapis, tacēbis.',
    'Sī sapiēns es, tacēbis. | Tacebis, si sapies. | Sī sapiēns eris, tacēbis.',
    'Sī sapis, tacēs. | Sī sapiat, tacēbit. | Sī sapiēbās, tacēbās.',
  ),
  row(
    'The ships that we saw yesterday have gone away.',
    'Nāvēs quās heri vīdimus discessērunt.',
    'Nāvēs, quās heri vīdimus, abiērunt. | Abierunt naves quas heri vidimus. | Nāvēs illae quās heri vīdimus discessērunt.',
    'Nāvēs quae heri vīdimus discessērunt. | Nāvēs quās heri vīdimus discēdent. | Nāvēs quam heri vīdimus discessērunt.',
  ),
  row(
    'No one is so poor that he has nothing.',
    'Nēmō tam pauper est ut nihil habeat.',
    'Nēmō est tam pauper ut nihil habeat. | Tam pauper nemo est ut nihil habeat. | Nēmō adeō pauper est ut nihil habeat.',
    'Nēmō tam pauper est ut nihil habet. | Nēmō tam pauper est nē nihil habeat. | Nēminem tam pauper est ut nihil habeat.',
  ),
  row(
    "The farmer's sons wanted to become soldiers.",
    'Fīliī agricolae mīlitēs fierī volēbant.',
    'Agricolae fīliī mīlitēs fierī volēbant. | Filii agricolae milites fieri cupiebant. | Fīliī agricolae mīlitēs fierī voluērunt.',
    'Fīliī agricolae mīlitēs facere volēbant. | Fīliī agricolam mīlitēs fierī volēbant. | Fīlius agricolae mīles fierī vult.',
  ),
];
