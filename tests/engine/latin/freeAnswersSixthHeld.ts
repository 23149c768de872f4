// The held half of the sixth list (freeAnswersSixth.ts): while the judge was mended only its totals were looked at, and those three times at most.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English. */
export const SIXTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Puellae rosās deae dant.',
    'The girls give roses to the goddess.',
    'The girls are giving the goddess roses. | Girls give roses to a goddess. | Roses are given to the goddess by the girls.',
    'The goddess gives roses to the girls. | The girl gives roses to the goddess. | The girls give a rose to the goddess.',
  ),
  row(
    'Pater meus mē vocat, sed ego nōn audiō.',
    'My father is calling me, but I do not hear.',
    "My father calls me, but I don't hear him. | My dad's calling me but I can't hear. | My father is calling me, but I am not listening.",
    'I am calling my father, but he does not hear. | My father is calling me, and I hear. | My father called me, but I did not hear.',
  ),
  row(
    'Templum magnum in forō aedificābātur.',
    'A large temple was being built in the forum.',
    'A great temple was being built in the forum. | In the forum a big temple was under construction. | They were building a large temple in the forum.',
    'A large temple is being built in the forum. | A large temple will be built in the forum. | A large temple was being built near the forum.',
  ),
  row(
    'Mīlitēs castra prope flūmen posuērunt.',
    'The soldiers pitched camp near the river.',
    'The soldiers set up their camp near the river. | The soldiers pitched a camp close to the river. | Near the river the soldiers placed their camp.',
    'The soldiers pitched camp across the river. | The soldier pitched camp near the river. | The soldiers will pitch camp near the river.',
  ),
  row(
    'Dā mihi librum quem in mēnsā vidēs.',
    'Give me the book that you see on the table.',
    'Give me the book you see on the table. | Give the book which you see on the table to me. | Hand me the book that you can see on the table.',
    'Give me the table on which you see the book. | Give him the book that you see on the table. | Give me the books that you see on the table.',
  ),
  row(
    'Sī hoc fēceris, tē laudābō.',
    'If you do this, I shall praise you.',
    "If you do this, I will praise you. | I'll praise you if you do this. | If you have done this, I shall praise you.",
    'If you do this, you will praise me. | If I do this, I shall praise you. | If you had done this, I would have praised you.',
  ),
  row(
    'Canis in viā iacēns ab omnibus relictus est.',
    'The dog lying in the road was left by everyone.',
    'The dog that was lying in the road was abandoned by all. | The dog, lying in the street, was left behind by everybody. | Everyone abandoned the dog which lay in the road.',
    'The dog lying in the road left everyone. | The dog lying in the road was loved by everyone. | The dogs lying in the road were left by everyone.',
  ),
  row(
    'Quis tibi hanc fābulam nārrāvit?',
    'Who told you this story?',
    'Who has told you this story? | Who told this tale to you? | Who was it that told you this story?',
    'To whom did you tell this story? | Who will tell you this story? | Who told you these stories?',
  ),
  row(
    'Caesar mīlitibus imperāvit ut pontem facerent.',
    'Caesar ordered the soldiers to make a bridge.',
    'Caesar ordered his soldiers to build a bridge. | Caesar commanded the soldiers to make a bridge. | Caesar gave orders to the soldiers that they should build a bridge.',
    'The soldiers ordered Caesar to make a bridge. | Caesar ordered the soldiers not to make a bridge. | Caesar orders the soldiers to make a bridge.',
  ),
  row(
    'Hostēs tam fortēs erant ut vincī nōn possent.',
    'The enemy were so brave that they could not be defeated.',
    "The enemies were so brave that they couldn't be conquered. | So brave were the enemy that they could not be beaten. | The enemy was so strong that it was not able to be defeated.",
    'The enemy were so brave that they could not win. | The enemy are so brave that they cannot be defeated. | The enemy were braver so that they could be defeated.',
  ),
  row(
    'Nōlī mē tangere!',
    'Do not touch me!',
    "Don't touch me! | Do not touch me. | Refuse to touch me!",
    'Touch me! | Do not touch him! | I do not want to touch you!',
  ),
  row(
    'Utinam mēcum manērēs!',
    'If only you were staying with me!',
    'I wish you were staying with me! | Would that you were remaining with me! | If only you would stay with me!',
    'I wish I were staying with you! | You are staying with me! | If only you had not stayed with me!',
  ),
  row(
    'Servus fidēlis dominō vulnerātō auxilium tulit.',
    'The faithful slave brought help to his wounded master.',
    'The loyal slave helped his wounded master. | The faithful servant brought aid to the wounded master. | The loyal servant gave help to his master, who had been wounded.',
    'The wounded slave brought help to his faithful master. | The master brought help to the faithful wounded slave. | The faithful slave will bring help to his wounded master.',
  ),
  row(
    'Aquam ē flūmine ad vīllam portāre dēbēmus.',
    'We must carry water from the river to the farmhouse.',
    'We have to carry water from the river to the villa. | We ought to carry the water out of the river to the country house. | We should bring water from the river to the farm.',
    'We carry water from the river to the farmhouse. | They must carry water from the river to the farmhouse. | We must carry water from the farmhouse to the river.',
  ),
  row(
    'Tibi crēdō, quod vērum semper dīcis.',
    'I trust you because you always tell the truth.',
    'I believe you, because you always speak the truth. | I believe you since you always say what is true. | Because you always tell the truth, I trust you.',
    'You trust me because I always tell the truth. | I trust you because you never tell the truth. | I trust you because you always told the truth.',
  ),
  row(
    'Ille quī multa cupit semper pauper est.',
    'He who desires many things is always poor.',
    'The man who wants much is always poor. | Whoever desires a lot is always poor. | That man who desires many things is always poor.',
    'He who is poor always desires many things. | He who desires many things is never poor. | He who desired many things was always poor.',
  ),
  row(
    'Nescīmus quid cōnsul in senātū dīxerit.',
    'We do not know what the consul said in the senate.',
    "We don't know what the consul said in the senate. | What the consul has said in the senate, we do not know. | We do not know what the consul has said in the Senate.",
    'We know what the consul said in the senate. | We do not know why the consul spoke in the senate. | We do not know what the consul is saying in the senate.',
  ),
  row(
    'Puer currere coepit.',
    'The boy began to run.',
    'The boy started to run. | The boy has begun running. | The boy started running.',
    'The boy stopped running. | The boys began to run. | The boy will begin to run.',
  ),
  row(
    'Epistulam tuam paucīs ante diēbus accēpī.',
    'I received your letter a few days ago.',
    'I got your letter a few days ago. | A few days ago I received your letter. | I received your letter a few days before.',
    'You received my letter a few days ago. | I will receive your letter in a few days. | I wrote your letter a few days ago.',
  ),
  row(
    'Hīs rēbus audītīs, senātōrēs tacuērunt.',
    'When they had heard these things, the senators were silent.',
    'Having heard these things, the senators fell silent. | After these things had been heard, the senators kept quiet. | The senators were silent after hearing this.',
    'When the senators were silent, they heard these things. | When they had heard these things, the senators shouted. | When they hear these things, the senators are silent.',
  ),
  row(
    'Frātrem meum exspectō, quī Rōmā hodiē veniet.',
    'I am waiting for my brother, who will come from Rome today.',
    "I'm waiting for my brother, who is going to come from Rome today. | I await my brother, who'll arrive from Rome today. | I am expecting my brother, who will be coming from Rome today.",
    'My brother is waiting for me, who will come from Rome today. | I am waiting for my brother, who will come to Rome today. | I am waiting for my brother, who came from Rome today.',
  ),
  row(
    'Omnēs cīvēs lēgibus pārēre oportet.',
    'All citizens ought to obey the laws.',
    'All the citizens must obey the laws. | Every citizen should obey the laws. | It is right that all citizens obey the laws.',
    'All citizens obey the laws. | The laws ought to obey all citizens. | Some citizens ought to obey the law.',
  ),
];

/** And English to be put into Latin. */
export const SIXTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The boys are swimming in the river.',
    'Puerī in flūmine natant.',
    'In flūmine puerī natant. | Puerī in fluviō natant. | Natant in flūmine puerī.',
    'Puerī in flūmen natant. | Puer in flūmine natat. | Puerī in flūmine natābant.',
  ),
  row(
    'We gave money to the poor man.',
    'Pecūniam pauperī dedimus.',
    'Pauperī pecūniam dedimus. | Virō pauperī pecūniam dedimus. | Nōs pauperī pecūniam dedimus.',
    'Pecūniam pauperem dedimus. | Pecūniam pauperī damus. | Pecūniam pauperibus dedimus.',
  ),
  row(
    "The teacher's son does not want to learn.",
    'Fīlius magistrī discere nōn vult.',
    'Magistrī fīlius discere nōn vult. | Fīlius magistrī nōn vult discere. | Discere nōn vult fīlius magistrī.',
    'Fīlius magistrī discere vult. | Fīliī magistrī discere nōlunt. | Magister fīliī discere nōn vult.',
  ),
  row(
    'What did you see in the forum yesterday, Marcus?',
    'Quid herī in forō vīdistī, Mārce?',
    'Quid in forō herī vīdistī, Mārce? | Mārce, quid herī in forō vīdistī? | Herī quid vīdistī in forō, Mārce?',
    'Quid herī in forō vīdistī, Mārcus? | Quid herī in forō vidēs, Mārce? | Quem herī in forō vīdistī, Mārce?',
  ),
  row(
    'The soldiers who had fought bravely were praised by the general.',
    'Mīlitēs quī fortiter pugnāverant ā duce laudātī sunt.',
    'Ā duce laudātī sunt mīlitēs quī fortiter pugnāverant. | Dux mīlitēs quī fortiter pugnāverant laudāvit. | Mīlitēs, quī fortiter pugnāverant, ab imperātōre laudātī sunt.',
    'Mīlitēs quī fortiter pugnāverant ducem laudāvērunt. | Mīlitēs quem fortiter pugnāverant ā duce laudātī sunt. | Mīlitēs quī fortiter pugnāverant ā duce laudantur.',
  ),
  row(
    'We have come to Rome to see the games.',
    'Rōmam vēnimus ut lūdōs spectēmus.',
    'Vēnimus Rōmam ut lūdōs spectēmus. | Rōmam vēnimus ut lūdōs videāmus. | Rōmam ad lūdōs spectandōs vēnimus.',
    'Rōmae vēnimus ut lūdōs spectēmus. | Rōmam vēnimus ut lūdōs spectāmus. | Rōmam vēnērunt ut lūdōs spectent.',
  ),
  row(
    'Do not run in the temple, boys!',
    'Nōlīte in templō currere, puerī!',
    'Puerī, nōlīte in templō currere! | Nōlīte currere in templō, puerī! | In templō, puerī, nōlīte currere!',
    'Nōlī in templō currere, puerī! | Currite in templō, puerī! | Nōlīte in templum currere, puerī!',
  ),
  row(
    'Tomorrow we shall read a better book.',
    'Crās librum meliōrem legēmus.',
    'Crās meliōrem librum legēmus. | Librum meliōrem crās legēmus. | Legēmus crās librum meliōrem.',
    'Crās librum bonum legēmus. | Crās librum meliōrem legimus. | Crās liber melior legēmus.',
  ),
  row(
    'If I were rich, I would buy a large house.',
    'Sī dīves essem, magnam domum emerem.',
    'Magnam domum emerem, sī dīves essem. | Sī essem dīves, domum magnam emerem. | Sī ego dīves essem, magnam domum emerem.',
    'Sī dīves sum, magnam domum emō. | Sī dīves essem, magna domus emerem. | Sī dīves fuissem, magnam domum ēmissem.',
  ),
  row(
    'With these gifts he made the queen happy.',
    'Hīs dōnīs rēgīnam laetam fēcit.',
    'Rēgīnam hīs dōnīs laetam fēcit. | Is hīs dōnīs rēgīnam fēlīcem fēcit. | Hīs dōnīs laetam fēcit rēgīnam.',
    'Hīs dōnīs rēgīna laeta fēcit. | Hoc dōnō rēgīnam laetam fēcit. | Hīs dōnīs rēgīnam laetam faciet.',
  ),
];
