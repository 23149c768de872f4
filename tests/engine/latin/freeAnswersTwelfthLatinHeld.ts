// A twelfth list into Latin: fifty sentences of levels 1 to 10, by the hand of the thirteenth into English and held out like it at first. Here its first half: the simple
// sentences, and the first participles and clauses.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the first half. */
export const TWELFTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The boy loves the horse.',
    'Puer equum amat.',
    'Equum puer amat. | Puer amat equum. | Puer equum dīligit.',
    'Puerum equus amat. | Puer equōs amat. | Puer equum amābat.',
  ),
  row(
    'The slaves carry water into the house.',
    'Servī aquam in casam portant.',
    'Servī aquam in vīllam portant. | Servī in casam aquam ferunt. | Aquam servī in domum portant.',
    'Servī aquam in casā portant. | Servus aquam in casam portat. | Servī aquam ē casā portant.',
  ),
  row(
    'We are waiting for our friends.',
    'Amīcōs nostrōs exspectāmus.',
    'Nōs amīcōs nostrōs exspectāmus. | Exspectāmus nostrōs amīcōs. | Amīcōs nostrōs expectāmus.',
    'Amīcī nostrī exspectant. | Amīcōs nostrōs exspectātis. | Amīcum nostrum exspectāmus.',
  ),
  row(
    'The teacher gives a book to the boy.',
    'Magister puerō librum dat.',
    'Magister librum puerō dat. | Librum puerō magister dat. | Magister puerō librum dōnat.',
    'Magister puerum librō dat. | Puer magistrō librum dat. | Magister puerīs librum dat.',
  ),
  row(
    'Do you hear the dogs, Julia?',
    'Audīsne canēs, Iūlia?',
    'Canēsne audīs, Iūlia? | Iūlia, audīsne canēs? | Audīsne tū canēs, Iūlia?',
    'Audītisne canēs, Iūlia? | Audīsne canem, Iūlia? | Audīvistīne canēs, Iūlia?',
  ),
  row(
    'The big ship was sailing to the island.',
    'Magna nāvis ad īnsulam nāvigābat.',
    'Nāvis magna ad īnsulam nāvigābat. | Ad īnsulam nāvis magna nāvigābat. | Magnum nāvigium ad īnsulam nāvigābat.',
    'Magna nāvis ad īnsulam nāvigābit. | Magnae nāvēs ad īnsulam nāvigābant. | Magna nāvis ab īnsulā nāvigābat.',
  ),
  row(
    'I do not like wine.',
    'Vīnum mihi nōn placet.',
    'Vīnum nōn amō. | Mihi vīnum nōn placet. | Ego vīnum nōn amō.',
    'Vīnum mihi placet. | Vīnum tibi nōn placet. | Aquam nōn amō.',
  ),
  row(
    'The Romans conquered the Greeks.',
    'Rōmānī Graecōs vīcērunt.',
    'Graecōs Rōmānī vīcērunt. | Rōmānī Graecōs superāvērunt. | Rōmānī Graecōs dēvīcērunt.',
    'Graecī Rōmānōs vīcērunt. | Rōmānī Graecōs vincunt. | Rōmānī ā Graecīs victī sunt.',
  ),
  row(
    'Come here, boys, and sit down!',
    'Venīte hūc, puerī, et sedēte!',
    'Hūc venīte, puerī, et cōnsīdite! | Puerī, venīte hūc et sedēte! | Venīte hūc, puerī, atque cōnsīdite!',
    'Venī hūc, puer, et sedē! | Venītis hūc, puerī, et sedētis. | Venīte hūc, puerī, et stāte!',
  ),
  row(
    'My sister has a small house in the city.',
    'Soror mea parvam domum in urbe habet.',
    'Sorōrī meae parva domus in urbe est. | Mea soror domum parvam in urbe habet. | Soror mea in urbe parvam casam habet.',
    'Frāter meus parvam domum in urbe habet. | Soror mea parvam domum in urbem habet. | Soror mea parvās domūs in urbe habet.',
  ),
  row(
    'Tomorrow we shall walk through the forest with our father.',
    'Crās per silvam cum patre nostrō ambulābimus.',
    'Crās cum patre nostrō per silvam ambulābimus. | Crās per silvam cum patre ambulābimus. | Cum patre nostrō crās per silvam ambulābimus.',
    'Crās per silvam cum patre nostrō ambulāmus. | Crās per silvam cum mātre nostrā ambulābimus. | Crās per silvam cum patre nostrō ambulābunt.',
  ),
  row(
    'The soldiers were killed by the enemy.',
    'Mīlitēs ab hostibus interfectī sunt.',
    'Ab hostibus mīlitēs necātī sunt. | Mīlitēs ab hostibus occīsī sunt. | Mīlitēs interfectī sunt ab hostibus.',
    'Mīlitēs hostēs interfēcērunt. | Mīles ab hostibus interfectus est. | Mīlitēs ab hostibus interficiuntur.',
  ),
  row(
    'The old man who lives here is my grandfather.',
    'Senex quī hīc habitat avus meus est.',
    'Senex quī hīc habitat est avus meus. | Avus meus est senex quī hīc habitat. | Senex, quī hīc vīvit, avus meus est.',
    'Senex quem hīc habitat avus meus est. | Senex quī hīc habitat pater meus est. | Senex quī hīc habitābat avus meus est.',
  ),
  row(
    'Why did you not write to me?',
    'Cūr ad mē nōn scrīpsistī?',
    'Cūr mihi nōn scrīpsistī? | Quārē ad mē nōn scrīpsistī? | Cūr nōn scrīpsistis ad mē?',
    'Cūr ad tē nōn scrīpsī? | Cūr ad mē scrīpsistī? | Cūr ad mē nōn scrībis?',
  ),
  row(
    'The queen wanted to see the new temple.',
    'Rēgīna templum novum vidēre volēbat.',
    'Rēgīna templum novum vidēre voluit. | Rēgīna novum templum vidēre cupiēbat. | Novum templum rēgīna vidēre volēbat.',
    'Rēgīna templum novum vidēre vult. | Rēgīna templum novum vidēre nōlēbat. | Rēgīnae templum novum vidēre volēbant.',
  ),
  row(
    'Gold is heavier than silver.',
    'Aurum gravius est quam argentum.',
    'Aurum argentō gravius est. | Aurum est gravius quam argentum. | Gravius est aurum quam argentum.',
    'Argentum gravius est quam aurum. | Aurum levius est quam argentum. | Aurum tam grave est quam argentum.',
  ),
  row(
    'This is the most beautiful island of all.',
    'Haec īnsula omnium pulcherrima est.',
    'Haec est īnsula omnium pulcherrima. | Haec est pulcherrima īnsula omnium. | Haec īnsula est pulcherrima omnium.',
    'Haec īnsula pulchra est. | Illa īnsula omnium pulcherrima est. | Haec īnsula omnium pulcherrima erat.',
  ),
  row(
    'For three days the ship could not leave the harbour.',
    'Trēs diēs nāvis ē portū exīre nōn potuit.',
    'Nāvis trēs diēs portum relinquere nōn poterat. | Per trēs diēs nāvis ē portū exīre nōn potuit. | Trēs diēs nāvis ex portū discēdere nōn poterat.',
    'Tertiō diē nāvis ē portū exīre nōn potuit. | Trēs diēs nāvis in portum intrāre nōn potuit. | Trēs diēs nāvis ē portū exīre potuit.',
  ),
  row(
    'You ought to obey the laws, citizens.',
    'Cīvēs, lēgibus pārēre dēbētis.',
    'Lēgibus pārēre dēbētis, cīvēs. | Cīvēs, dēbētis lēgibus pārēre. | Vōs, cīvēs, lēgibus oboedīre dēbētis.',
    'Cīvēs lēgibus pārēre dēbent. | Cīvēs, lēgēs pārēre dēbētis. | Cīvēs, lēgibus pārēre nōn dēbētis.',
  ),
  row(
    'When I was a boy, I lived in Athens.',
    'Cum puer essem, Athēnīs habitābam.',
    'Puer Athēnīs habitābam. | Ubi puer eram, Athēnīs habitābam. | Cum puer eram, Athēnīs habitābam.',
    'Cum puer essem, Athēnās habitābam. | Cum puer sim, Athēnīs habitō. | Cum puer esset, Athēnīs habitābat.',
  ),
  row(
    'The boy, frightened by the noise, began to cry.',
    'Puer clāmōre perterritus lacrimāre coepit.',
    'Puer, clāmōre territus, flēre coepit. | Puer strepitū territus lacrimāre coepit. | Puer sonitū perterritus flēre incēpit.',
    'Puer clāmōrem perterritus lacrimāre coepit. | Puella clāmōre perterrita lacrimāre coepit. | Puer clāmōre perterritus lacrimāre dēsiit.',
  ),
  row(
    'When the work was finished, the farmers went home.',
    'Opere cōnfectō, agricolae domum iērunt.',
    'Opere perfectō agricolae domum iērunt. | Cum opus cōnfectum esset, agricolae domum iērunt. | Labōre fīnītō agricolae domum abiērunt.',
    'Opere cōnfectō, agricola domum iit. | Opere cōnfectō, agricolae domō iērunt. | Opus cōnfectum agricolae domum iērunt.',
  ),
  row(
    'When Cicero was consul, Catiline made a conspiracy.',
    'Cicerōne cōnsule Catilīna coniūrātiōnem fēcit.',
    'Cum Cicerō cōnsul esset, Catilīna coniūrātiōnem fēcit. | Catilīna Cicerōne cōnsule coniūrātiōnem fēcit. | Cum Cicerō cōnsul erat, Catilīna coniūrātiōnem fēcit.',
    'Catilīnā cōnsule Cicerō coniūrātiōnem fēcit. | Cicerō cōnsul Catilīna coniūrātiōnem fēcit. | Cicerōne cōnsule Catilīna coniūrātiōnem faciet.',
  ),
  row(
    'I believe that the girl is telling the truth.',
    'Crēdō puellam vēra dīcere.',
    'Puellam vērum dīcere crēdō. | Putō puellam vēra dīcere. | Crēdō puellam vēritātem dīcere.',
    'Crēdō puella vēra dīcit. | Crēdō puellam vēra dīxisse. | Crēdō puellam falsa dīcere.',
  ),
  row(
    'The messenger announced that the city had been captured.',
    'Nūntius urbem captam esse nūntiāvit.',
    'Nūntius nūntiāvit urbem captam esse. | Nūntius urbem expugnātam esse nūntiāvit. | Urbem captam esse nūntius nūntiāvit.',
    'Nūntius urbem capī nūntiāvit. | Nūntius urbem captum esse nūntiāvit. | Nūntius urbem cēpisse nūntiāvit.',
  ),
];
