// A fourteenth list into Latin, by the hand of the thirteenth, held out at first and opened when the sixteenth list was written. Here its simple sentences.
// A hundred were written before any was judged; a coin laid each pair of neighbours, one here, one in the other list.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the simple sentences. */
export const FOURTEENTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The sailor loves the sea.',
    'Nauta mare amat.',
    'Nauta amat mare. | Mare nauta amat. | Nauta mare dīligit.',
    'Nautam mare amat. | Nautae mare amant. | Nauta mare amābat.',
  ),
  row(
    'Who is knocking at the door?',
    'Quis iānuam pulsat?',
    'Quis pulsat iānuam? | Quis ōstium pulsat? | Quis forēs pulsat?',
    'Quem iānua pulsat? | Quis iānuam pulsāvit? | Quis iānuam aperit?',
  ),
  row(
    'You never help your parents, boys.',
    'Numquam parentēs vestrōs iuvātis, puerī.',
    'Puerī, parentēs vestrōs numquam iuvātis. | Vōs, puerī, numquam parentēs vestrōs adiuvātis. | Numquam, puerī, parentēs iuvātis.',
    'Numquam parentēs vestrī iuvātis, puerī. | Numquam parentēs tuōs iuvās, puer. | Semper parentēs vestrōs iuvātis, puerī.',
  ),
  row(
    'The consul was walking with his friends in the forum.',
    'Cōnsul cum amīcīs in forō ambulābat.',
    'Cōnsul in forō cum amīcīs suīs ambulābat. | In forō cōnsul cum amīcīs ambulābat. | Cōnsul in forō ūnā cum amīcīs ambulābat.',
    'Cōnsul amīcīs in forō ambulābat. | Cōnsulēs cum amīcīs in forō ambulābant. | Cōnsul cum amīcō in forō ambulābat.',
  ),
  row(
    'I have never seen an elephant.',
    'Numquam elephantum vīdī.',
    'Elephantum numquam vīdī. | Ego numquam elephantum vīdī. | Ego elephantum numquam cōnspexī.',
    'Numquam elephantus vīdī. | Elephantum saepe vīdī. | Numquam elephantum videō.',
  ),
  row(
    'The road is long, but we are not tired.',
    'Via longa est, sed nōn sumus fessī.',
    'Longa est via, sed fessī nōn sumus. | Via longa est, sed nōs nōn sumus fessī. | Via est longa, dēfessī tamen nōn sumus.',
    'Via longa est, sed nōn sunt fessī. | Via longa est, sed nōn sumus fessōs. | Via brevis est, sed nōn sumus fessī.',
  ),
  row(
    'The old temple stands on a hill.',
    'Templum antīquum in colle stat.',
    'In colle stat templum antīquum. | Antīquum templum in colle stat. | Templum vetus in colle stat.',
    'Templum antīquum in collem stat. | Templum antīquus in colle stat. | Templa antīqua in colle stant.',
  ),
  row(
    'We live in a small town near the sea.',
    'In parvō oppidō prope mare habitāmus.',
    'Nōs in oppidō parvō prope mare habitāmus. | Prope mare in parvō oppidō habitāmus. | Parvum oppidum prope mare incolimus.',
    'In parvō oppidō prope marī habitāmus. | In parvum oppidum prope mare habitāmus. | In parvō oppidō prope mare habitant.',
  ),
  row(
    'The boys were afraid of the dark.',
    'Puerī tenebrās timēbant.',
    'Tenebrās puerī timēbant. | Puerī timēbant tenebrās. | Puerī tenebrās metuēbant.',
    'Puerī tenebrīs timēbant. | Puer tenebrās timēbat. | Puerī tenebrās timent.',
  ),
  row(
    'This wine is not yours but mine.',
    'Hoc vīnum nōn tuum sed meum est.',
    'Hoc vīnum nōn est tuum, sed meum. | Nōn tuum est hoc vīnum, sed meum. | Hoc vīnum nōn vestrum, sed meum est.',
    'Hoc vīnum nōn meum sed tuum est. | Hoc vīnum nōn tuus sed meus est. | Illud vīnum nōn tuum sed meum est.',
  ),
  row(
    'Why are you laughing, girls?',
    'Cūr rīdētis, puellae?',
    'Puellae, cūr rīdētis? | Quid rīdētis, puellae? | Quārē vōs rīdētis, puellae?',
    'Cūr rīdēs, puellae? | Cūr rīdent puellae? | Cūr flētis, puellae?',
  ),
  row(
    'The Romans built many bridges and roads.',
    'Rōmānī multōs pontēs et viās fēcērunt.',
    'Rōmānī multōs pontēs viāsque aedificāvērunt. | Multōs pontēs et multās viās Rōmānī fēcērunt. | Rōmānī multōs pontēs et multās viās aedificāvērunt.',
    'Rōmānī multōs pontēs et viās fēcit. | Rōmānī multōs pontēs et viās facient. | Rōmānī multās urbēs et viās fēcērunt.',
  ),
  row(
    'The judge is just and wise.',
    'Iūdex iūstus et sapiēns est.',
    'Iūdex est iūstus et sapiēns. | Iūdex iūstus sapiēnsque est. | Iūdex iūstus est atque sapiēns.',
    'Iūdex iūstus et sapientem est. | Iūdicēs iūstī et sapientēs sunt. | Iūdex iūstus et sapiēns erat.',
  ),
  row(
    'The general led the army across the river.',
    'Dux exercitum trāns flūmen dūxit.',
    'Imperātor trāns flūmen exercitum dūxit. | Dux exercitum flūmen trādūxit. | Dux exercitum trāns fluvium dūxit.',
    'Dux exercitum trāns flūmine dūxit. | Exercitus ducem trāns flūmen dūxit. | Dux exercitum trāns montem dūxit.',
  ),
  row(
    'Hannibal was the bravest of the Carthaginians.',
    'Hannibal fortissimus Carthāginiēnsium erat.',
    'Hannibal erat fortissimus Carthāginiēnsium. | Hannibal fortissimus Poenōrum erat. | Hannibal fortissimus ex Carthāginiēnsibus fuit.',
    'Hannibal fortior Carthāginiēnsibus erat. | Hannibal fortissimus Carthāginiēnsēs erat. | Hannibal fortissimus Rōmānōrum erat.',
  ),
  row(
    'The wolves killed many sheep last night.',
    'Lupī proximā nocte multās ovēs necāvērunt.',
    'Superiōre nocte lupī multās ovēs necāvērunt. | Lupī multās ovēs proximā nocte interfēcērunt. | Proximā nocte multae ovēs ā lupīs necātae sunt.',
    'Lupī proximā nocte multa ovēs necāvērunt. | Lupus proximā nocte multās ovēs necāvit. | Lupōs proximā nocte multae ovēs necāvērunt.',
  ),
  row(
    'Do not touch the fire, little boy!',
    'Nōlī ignem tangere, parve puer!',
    'Parve puer, nōlī ignem tangere! | Nōlī tangere ignem, puer parve! | Nē ignem tetigeris, parve puer!',
    'Nōlī ignis tangere, parve puer! | Nōlīte ignem tangere, parvī puerī! | Tange ignem, parve puer!',
  ),
  row(
    'The leader of the pirates demanded gold from the citizens.',
    'Dux pīrātārum aurum ā cīvibus postulāvit.',
    'Dux praedōnum aurum ā cīvibus postulāvit. | Pīrātārum dux ā cīvibus aurum poposcit. | Aurum ā cīvibus dux pīrātārum postulāvit.',
    'Dux pīrātārum aurum cīvibus dedit. | Ducēs pīrātārum aurum ā cīvibus postulāvērunt. | Dux pīrātārum argentum ā cīvibus postulāvit.',
  ),
  row(
    'The crowd was shouting in the amphitheatre.',
    'Turba in amphitheātrō clāmābat.',
    'In amphitheātrō turba clāmābat. | Multitūdō in amphitheātrō clāmābat. | Clāmābat turba in amphitheātrō.',
    'Turba in amphitheātrō clāmat. | Turba in amphitheātrum clāmābat. | Turba in amphitheātrō tacēbat.',
  ),
  row(
    'Brutus and Cassius killed Caesar with daggers.',
    'Brūtus et Cassius Caesarem pugiōnibus necāvērunt.',
    'Brūtus Cassiusque Caesarem pugiōnibus interfēcērunt. | Brūtus et Cassius pugiōnibus Caesarem occīdērunt. | Caesar ā Brūtō et Cassiō pugiōnibus interfectus est.',
    'Brūtus et Cassius Caesarem cum pugiōnibus necāvērunt. | Brūtus et Cassius Caesarem pugiōnibus necāvit. | Brūtus et Cassius Caesarem pugiōnēs necāvērunt.',
  ),
  row(
    'We drink water, they drink wine.',
    'Nōs aquam bibimus, illī vīnum bibunt.',
    'Nōs aquam bibimus, illī vīnum. | Aquam nōs bibimus, vīnum illī. | Nōs aquam bibimus, illī autem vīnum bibunt.',
    'Nōs vīnum bibimus, illī aquam bibunt. | Nōs aquam bibimus, illī vīnō bibunt. | Nōs aquam bibēmus, illī vīnum bibent.',
  ),
  row(
    'Not all men are rich.',
    'Nōn omnēs hominēs dīvitēs sunt.',
    'Nōn omnēs hominēs sunt dīvitēs. | Hominēs nōn omnēs dīvitēs sunt. | Nōn omnēs hominēs locuplētēs sunt.',
    'Nūllī hominēs dīvitēs sunt. | Nōn omnēs hominēs dīves sunt. | Nōn omnēs hominēs dīvitēs erant.',
  ),
  row(
    "Claudia, Quintus's wife, has beautiful hair.",
    'Claudia, uxor Quīntī, capillōs pulchrōs habet.',
    'Claudia, Quīntī uxor, pulchrōs capillōs habet. | Claudiae, uxōrī Quīntī, capillī pulchrī sunt. | Uxor Quīntī, Claudia, pulchrōs capillōs habet.',
    'Claudia, uxōrem Quīntī, capillōs pulchrōs habet. | Claudia, māter Quīntī, capillōs pulchrōs habet. | Claudia, uxor Quīntī, capillīs pulchrīs habet.',
  ),
  row(
    "The slave girl's mother lives in Greece.",
    'Māter ancillae in Graeciā habitat.',
    'Ancillae māter in Graeciā habitat. | In Graeciā māter ancillae habitat. | Māter ancillae in Graeciā vīvit.',
    'Māter ancillārum in Graeciā habitat. | Māter ancillae in Graeciam habitat. | Pater ancillae in Graeciā habitat.',
  ),
  row(
    'Romulus ruled for many years.',
    'Rōmulus multōs annōs rēgnāvit.',
    'Rōmulus per multōs annōs rēgnāvit. | Multōs annōs rēgnāvit Rōmulus. | Multōs per annōs Rōmulus rēgnāvit.',
    'Rōmulus multī annī rēgnāvit. | Rōmulus multōs annōs rēgnābit. | Rōmulus paucōs annōs rēgnāvit.',
  ),
];
