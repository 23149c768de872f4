// The second half of the fourteenth list into Latin, opened as its first half is: participles, clauses, gerundives, indirect speech, conditions and the like.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the sentences with clauses. */
export const FOURTEENTH_HELD_CLAUSES_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The dog, wounded by the boar, lay on the ground.',
    'Canis ab aprō vulnerātus humī iacēbat.',
    'Canis, vulnerātus ab aprō, humī iacēbat. | Ab aprō vulnerātus canis humī iacēbat. | Canis, quī ab aprō vulnerātus erat, humī iacēbat.',
    'Canis aprō vulnerātō humī iacēbat. | Canis ab aprō vulnerātus humum iacēbat. | Canis ab aprō vulnerātum humī iacēbat.',
  ),
  row(
    "With the gods' help we shall win.",
    'Dīs adiuvantibus vincēmus.',
    'Deīs iuvantibus vincēmus. | Vincēmus dīs adiuvantibus. | Auxiliō deōrum vincēmus.',
    'Dīs adiūtīs vincēmus. | Dīs adiuvantibus vincimus. | Dī adiuvantēs vincēmus.',
  ),
  row(
    'Everyone knows that the earth is round.',
    'Omnēs sciunt terram rotundam esse.',
    'Omnēs sciunt terram esse rotundam. | Terram rotundam esse omnēs sciunt. | Omnibus nōtum est terram rotundam esse.',
    'Omnēs sciunt terra rotunda est. | Omnēs sciunt terram rotundum esse. | Omnēs sciunt terram rotundam fuisse.',
  ),
  row(
    'The women were running to the temple to pray to the goddess.',
    'Fēminae ad templum currēbant ut deam ōrārent.',
    'Mulierēs ad templum currēbant ut deam precārentur. | Fēminae, ut deam ōrārent, ad templum currēbant. | Fēminae ad templum currēbant ad deam ōrandam.',
    'Fēminae ad templum currēbant ut deam ōrant. | Fēminae ad templum currunt ut deam ōrent. | Fēminae ā templō currēbant ut deam ōrārent.',
  ),
  row(
    'The girl was so tired that she fell asleep at once.',
    'Puella tam fessa erat ut statim obdormīret.',
    'Tam fessa erat puella ut statim obdormīret. | Puella adeō dēfessa erat ut statim obdormīret. | Puella tam fessa erat ut statim obdormīverit.',
    'Puella tam fessa erat ut statim obdormīvit. | Puella tam fessus erat ut statim obdormīret. | Puella tam fessa erat nē statim obdormīret.',
  ),
  row(
    'The teacher persuaded the boys to work harder.',
    'Magister puerīs persuāsit ut dīligentius labōrārent.',
    'Magister puerīs persuāsit ut magis labōrārent. | Puerīs magister persuāsit ut dīligentius labōrārent. | Puerīs ā magistrō persuāsum est ut dīligentius labōrārent.',
    'Magister puerōs persuāsit ut dīligentius labōrārent. | Magister puerīs persuāsit ut dīligentius labōrant. | Magister puerīs persuāsit nē dīligentius labōrārent.',
  ),
  row(
    'I do not know whether he is alive or dead.',
    'Nesciō utrum vīvat an mortuus sit.',
    'Nesciō vīvatne an mortuus sit. | Utrum vīvat an mortuus sit nesciō. | Nōn sciō utrum vīvus sit an mortuus.',
    'Nesciō utrum vīvit an mortuus est. | Nesciō sī vīvat an mortuus sit. | Nesciō utrum vīvam an mortuus sim.',
  ),
  row(
    'Ask your mother what she wants.',
    'Rogā mātrem tuam quid velit.',
    'Mātrem rogā quid velit. | Quaere ā mātre tuā quid velit. | Interrogā mātrem tuam quid cupiat.',
    'Rogā mātrem tuam quid vult. | Rogā mātrem tuam quid vellet. | Rogā mātrem tuam quid velīs.',
  ),
  row(
    'Unless it rains tomorrow, we shall go to the mountains.',
    'Nisi crās pluet, ad montēs ībimus.',
    'Nisi crās pluet, ībimus in montēs. | Sī crās nōn pluet, ad montēs ībimus. | Ad montēs ībimus, nisi crās pluet.',
    'Nisi crās pluet, ad montēs iimus. | Sī crās pluet, ad montēs ībimus. | Nisi crās pluet, ad montibus ībimus.',
  ),
  row(
    'The walls must be defended by all the citizens.',
    'Moenia omnibus cīvibus dēfendenda sunt.',
    'Omnibus cīvibus moenia dēfendenda sunt. | Omnēs cīvēs moenia dēfendere dēbent. | Mūrī omnibus cīvibus dēfendendī sunt.',
    'Moenia omnibus cīvibus dēfendendum est. | Moenia omnibus cīvibus dēfēnsa sunt. | Moenia omnēs cīvēs dēfendenda sunt.',
  ),
  row(
    'The enemy must not be despised.',
    'Hostēs nōn contemnendī sunt.',
    'Hostēs contemnendī nōn sunt. | Hostis nōn contemnendus est. | Nōn sunt dēspiciendī hostēs.',
    'Hostēs nōn contemnendum est. | Hostēs contemnendī sunt. | Hostēs nōn contemptī sunt.',
  ),
  row(
    'Caesar gave the soldiers time to rest.',
    'Caesar mīlitibus tempus quiēscendī dedit.',
    'Caesar tempus quiēscendī mīlitibus dedit. | Caesar mīlitibus tempus ad quiēscendum dedit. | Mīlitibus Caesar quiēscendī tempus dedit.',
    'Caesar mīlitibus tempus quiēscere dedit. | Caesar mīlitēs tempus quiēscendī dedit. | Caesar mīlitibus tempus pugnandī dedit.',
  ),
  row(
    'The friend to whom I gave the ring has lost it.',
    'Amīcus cui ānulum dedī eum āmīsit.',
    'Amīcus, cui dedī ānulum, eum āmīsit. | Amīca cui ānulum dedī eum āmīsit. | Amīcus cui ānulum dōnāvī illum perdidit.',
    'Amīcus quī ānulum dedī eum āmīsit. | Amīcus cui ānulum dedī eam āmīsit. | Amīcus cui ānulum dedī eum invēnit.',
  ),
  row(
    'The island from which they came is far away.',
    'Īnsula ex quā vēnērunt longē abest.',
    'Īnsula, unde vēnērunt, longē abest. | Īnsula ā quā vēnērunt procul est. | Longē abest īnsula ex quā vēnērunt.',
    'Īnsula ex quō vēnērunt longē abest. | Īnsula ad quam vēnērunt longē abest. | Īnsula ex quā vēnērunt prope est.',
  ),
  row(
    'Since you do not know the way, I shall send a guide.',
    'Cum viam nesciās, ducem mittam.',
    'Quoniam viam nescīs, ducem mittam. | Quod viam nescīs, ducem mittam. | Ducem mittam, quoniam viam nōn nōvistī.',
    'Cum viam nesciat, ducem mittam. | Cum viam nesciās, ducem mīsī. | Quamquam viam nescīs, ducem mittam.',
  ),
  row(
    'As soon as he heard the shout, he ran out of the house.',
    'Simulac clāmōrem audīvit, ē domō cucurrit.',
    'Ut prīmum clāmōrem audīvit, ē vīllā cucurrit. | Clāmōre audītō statim ē domō cucurrit. | Simul atque clāmōrem audīvit, ex aedibus excucurrit.',
    'Simulac clāmōrem audit, ē domō currit. | Simulac clāmōre audīvit, ē domō cucurrit. | Simulac clāmōrem audīvit, in domum cucurrit.',
  ),
  row(
    'You are allowed to go home.',
    'Licet tibi domum īre.',
    'Tibi domum īre licet. | Vōbīs licet domum īre. | Licet tibi domum abīre.',
    'Licet mihi domum īre. | Licuit tibi domum īre. | Licet tibi domō īre.',
  ),
  row(
    'The bridge was being built by the soldiers.',
    'Pōns ā mīlitibus aedificābātur.',
    'Pōns aedificābātur ā mīlitibus. | Ā mīlitibus pōns fīēbat. | Mīlitēs pontem aedificābant.',
    'Pōns mīlitibus aedificābātur. | Pōns ā mīlitibus aedificātur. | Pontēs ā mīlitibus aedificābantur.',
  ),
  row(
    "Nothing was heard in the forest except the birds' song.",
    'In silvā nihil praeter cantum avium audiēbātur.',
    'Nihil in silvā audiēbātur nisi cantus avium. | Nihil praeter avium cantum in silvā audītum est. | In silvā nihil audiēbātur nisi avium cantus.',
    'In silvā nihil praeter cantum avis audiēbātur. | In silvā nihil praeter cantum avium audiētur. | In silvā nihil praeter cantum avium audiēbat.',
  ),
  row(
    'The army is said to be approaching.',
    'Exercitus appropinquāre dīcitur.',
    'Dīcitur exercitus appropinquāre. | Dīcunt exercitum appropinquāre. | Exercitus adventāre dīcitur.',
    'Exercitus appropinquāre dīcit. | Exercitus appropinquāvisse dīcitur. | Exercitūs appropinquāre dīcuntur.',
  ),
  row(
    'May the gods protect you, my son!',
    'Dī tē servent, mī fīlī!',
    'Deī tē custōdiant, mī fīlī! | Mī fīlī, dī tē servent! | Utinam dī tē servent, fīlī mī!',
    'Dī tē servant, mī fīlī! | Dī tē servent, meus fīlius! | Dī eum servent, mī fīlī!',
  ),
  row(
    'The farmer is afraid that the wolves may kill his sheep.',
    'Agricola timet nē lupī ovēs necent.',
    'Agricola timet nē lupī ovēs suās interficiant. | Agricola verētur nē ovēs ā lupīs necentur. | Timet agricola nē lupī ovēs occīdant.',
    'Agricola timet ut lupī ovēs necent. | Agricola timet nē lupī ovēs necant. | Agricola timet nē ovēs lupōs necent.',
  ),
  row(
    'As he was about to leave, he greeted everyone.',
    'Discessūrus omnēs salūtāvit.',
    'Cum discessūrus esset, omnēs salūtāvit. | Abitūrus omnēs salūtāvit. | Omnēs salūtāvit discessūrus.',
    'Discessūrōs omnēs salūtāvit. | Discessūrus omnēs salūtāvī. | Discessūrus omnēs vocāvit.',
  ),
  row(
    'The wall was higher than the soldiers had believed.',
    'Mūrus altior erat quam mīlitēs crēdiderant.',
    'Mūrus erat altior quam mīlitēs putāverant. | Altior erat mūrus quam mīlitēs crēdiderant. | Mūrus altior fuit quam mīlitēs exīstimāverant.',
    'Mūrus altus erat quam mīlitēs crēdiderant. | Mūrus altius erat quam mīlitēs crēdiderant. | Mūrus altior erat quam mīles crēdiderat.',
  ),
  row(
    'The older my grandfather is, the wiser he is.',
    'Quō senior est avus meus, eō sapientior est.',
    'Quantō senior est avus meus, tantō sapientior est. | Avus meus, quō senior est, eō prūdentior est. | Eō sapientior est avus meus, quō senior est.',
    'Quō senior est avus meus, eō sapiēns est. | Quō senior est avus meus, eō stultior est. | Quō senior est avia mea, eō sapientior est.',
  ),
];
