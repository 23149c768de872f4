// A tenth list of free answers into Latin: 40 sentences of levels 1 to 10, written with the eleventh into English and halved by the same lot
// (freeAnswersEleventh.ts says which). This half may be tuned upon.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the half that may be tuned upon. */
export const TENTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'He was born in Corinth but lives in Rome.',
    'Corinthī nātus est, sed Rōmae habitat.',
    'Corinthī nātus est, Rōmae autem habitat. | Ille Corinthi natus est, sed Romae habitat. | Is Corinthī nātus est sed habitat Rōmae.',
    'Corinthum nātus est, sed Rōmam habitat. | Corinthī nātus est, sed Rōmā habitat. | Corinthī nātus est, sed Rōmae habitābat.',
  ),
  row(
    'The woman whose son was ill sent for a doctor.',
    'Fēmina cuius fīlius aegrōtābat medicum arcessīvit.',
    'Fēmina, cuius fīlius aeger erat, medicum arcessīvit. | Mulier cuius filius aegrotabat medicum arcessivit. | Medicum arcessīvit mulier cuius fīlius aeger erat.',
    'Fēmina quae fīlius aegrōtābat medicum arcessīvit. | Fēmina cuius fīlius aegrōtābat medicus arcessīvit. | Fēmina cuius fīlium aegrōtābat medicum arcessīvit.',
  ),
  row(
    'This sword was given to me by my grandfather.',
    'Hic gladius mihi ab avō meō datus est.',
    'Hic gladius mihi ab avō datus est. | Hunc gladium mihi avus meus dedit. | Hic gladius ab avo meo mihi datus est.',
    'Hoc gladius mihi ab avō meō datus est. | Hic gladius mē ab avō meō datus est. | Hic gladius mihi avum meum datus est.',
  ),
  row(
    'She is so tired that she cannot sleep.',
    'Tam fessa est ut dormīre nōn possit.',
    'Adeō fessa est ut dormīre nōn possit. | Tam fessa est ut dormire nequeat. | Ea tam dēfessa est ut nōn possit dormīre.',
    'Tam fessus est ut dormīre nōn possit. | Tam fessa est ut dormīre nōn potest. | Tam fessa est ut dormīre nōn posset.',
  ),
  row(
    'I do not know where the gate is.',
    'Nesciō ubi porta sit.',
    'Ubi porta sit nesciō. | Nesciō ubi sit porta. | Ubi sit porta, ignoro.',
    'Nesciō ubi porta est. | Nesciō quō porta sit. | Nesciō ubi portam sit.',
  ),
  row(
    'Do you remember that night, friends?',
    'Meministisne illīus noctis, amīcī?',
    'Amīcī, meministisne illam noctem? | Meministisne noctis illius, amici? | Illamne noctem, amīcī, meministis?',
    'Meministīne illīus noctis, amīcī? | Meministisne illī noctī, amīcī? | Meministisne illīus noctis, amīcōs?',
  ),
  row(
    'The girls are looking for their mother in the marketplace.',
    'Puellae mātrem in forō quaerunt.',
    'Puellae in forō mātrem quaerunt. | Puellae matrem suam in foro quaerunt. | In forō puellae mātrem suam quaerunt.',
    'Puellae māter in forō quaerunt. | Puella mātrem in forō quaerit. | Puellae mātrem in forum quaerunt.',
  ),
  row(
    'Having taken the camp, the soldiers rested.',
    'Castrīs captīs mīlitēs quiēvērunt.',
    'Mīlitēs, castrīs captīs, quiēvērunt. | Cum castra cēpissent, mīlitēs quiēvērunt. | Postquam castra ceperunt, milites quieverunt.',
    'Castra capta mīlitēs quiēvērunt. | Castrīs capientibus mīlitēs quiēvērunt. | Castrīs captīs mīlitēs quiēscunt.',
  ),
  row(
    'When the sun had set, the sailors lit fires on the shore.',
    'Cum sōl occidisset, nautae ignēs in lītore accendērunt.',
    'Postquam sōl occidit, nautae in lītore ignēs accendērunt. | Cum sol occidisset, in litore nautae ignes accenderunt. | Ubi sōl occidit, nautae ignēs in lītore accendērunt.',
    'Cum sōl occidisset, nautae ignēs in lītus accendērunt. | Cum sōlem occidisset, nautae ignēs in lītore accendērunt. | Cum sōl occidisset, nautae ignēs in lītore accendent.',
  ),
  row(
    'The shepherd drove the sheep out of the river with a stick.',
    'Pāstor ovēs baculō ex flūmine ēgit.',
    'Pāstor ovēs ex flūmine baculō ēgit. | Baculo pastor oves e flumine egit. | Pāstor baculō ovēs ē flūmine expulit.',
    'Pāstor ovēs cum baculō ex flūmine ēgit. | Pāstor ovēs baculō in flūmen ēgit. | Pāstor ovēs baculum ex flūmine ēgit.',
  ),
  row(
    'Peace must be sought by all citizens.',
    'Pāx omnibus cīvibus petenda est.',
    'Omnibus cīvibus pāx petenda est. | Omnibus civibus pax quaerenda est. | Omnēs cīvēs pācem petere dēbent.',
    'Pāx omnēs cīvēs petenda est. | Pācem omnibus cīvibus petenda est. | Pāx omnibus cīvibus petendum est.',
  ),
  row(
    'Bring me water, Quintus!',
    'Fer mihi aquam, Quīnte!',
    'Quīnte, fer mihi aquam! | Aquam mihi affer, Quīnte! | Affer mihi aquam, Quinte!',
    'Fer mē aquam, Quīnte! | Ferte mihi aquam, Quīnte! | Fer mihi aqua, Quīnte!',
  ),
  row(
    'We think that the slaves are hiding in the wood.',
    'Putāmus servōs in silvā latēre.',
    'Servōs in silvā latēre putāmus. | Exīstimāmus servōs in silvā latēre. | Servos in silva se celare putamus.',
    'Putāmus servī in silvā latent. | Putāmus servōs in silvam latēre. | Putāmus servōs in silvā latuisse.',
  ),
  row(
    'Cornelius said that he had lost his ring.',
    'Cornēlius sē ānulum āmīsisse dīxit.',
    'Cornēlius dīxit sē ānulum suum āmīsisse. | Cornelius dixit se anulum amisisse. | Dīxit Cornēlius sē ānulum āmīsisse.',
    'Cornēlius dīxit sē ānulum āmittere. | Cornēlius dīxit is ānulum āmīsit. | Cornēlius dīxit sē ānulum āmissūrum esse.',
  ),
  row(
    'A white bird was singing on the roof.',
    'Avis alba in tēctō canēbat.',
    'Alba avis in tēctō canēbat. | In tēctō avis alba cantābat. | Avis alba in tecto cantabat.',
    'Avis albus in tēctō canēbat. | Avis alba in tēctum canēbat. | Avis alba in tēctō canit.',
  ),
  row(
    'The fields were ploughed by the farmers in spring.',
    'Agrī ab agricolīs vēre arātī sunt.',
    'Vēre agrī ab agricolīs arātī sunt. | Agri vere ab agricolis arabantur. | Agrī ā rūsticīs vēre arābantur.',
    'Agrī agricolās vēre arāvērunt. | Agrōs ab agricolīs vēre arātī sunt. | Agrī ab agricolās vēre arātī sunt.',
  ),
  row(
    "Tullia's maid had prepared the dinner.",
    'Ancilla Tulliae cēnam parāverat.',
    'Tulliae ancilla cēnam parāverat. | Cēnam ancilla Tulliae parāverat. | Cena ab ancilla Tulliae parata erat.',
    'Ancilla Tullia cēnam parāverat. | Ancilla Tulliae cēnam parāvit. | Ancilla Tulliae cēna parāverat.',
  ),
  row(
    'Both consuls were killed in that battle.',
    'Ambō cōnsulēs in illō proeliō interfectī sunt.',
    'Uterque cōnsul in eō proeliō interfectus est. | In illā pugnā ambō cōnsulēs interfectī sunt. | Ambo consules eo proelio occisi sunt.',
    'Ambō cōnsulēs in illud proelium interfectī sunt. | Ambō cōnsulēs in illō proeliō interfēcērunt. | Ambō cōnsulēs in illō proeliō interfectus est.',
  ),
  row(
    'The enemy, frightened by our shouts, fled at once.',
    'Hostēs, clāmōribus nostrīs territī, statim fūgērunt.',
    'Hostēs clāmōribus nostrīs perterritī statim fūgērunt. | Clamoribus nostris territi hostes statim fugerunt. | Hostēs statim fūgērunt, clāmōribus nostrīs territī.',
    'Hostēs, clāmōribus nostrīs terrentēs, statim fūgērunt. | Hostēs, clāmōrēs nostrōs territī, statim fūgērunt. | Hostēs, clāmōribus nostrīs territōs, statim fūgērunt.',
  ),
  row(
    'Nothing pleases my brother more than hunting.',
    'Nihil frātrem meum magis dēlectat quam vēnārī.',
    'Nihil frātrī meō magis placet quam vēnārī. | Fratrem meum nihil magis delectat quam venatio. | Nihil frātrem meum magis quam vēnātiō dēlectat.',
    'Nihil frāter meus magis dēlectat quam vēnārī. | Nihil frātrem meum magis placet quam vēnārī. | Nihil frātrem meum magis dēlectāvit quam vēnārī.',
  ),
];
