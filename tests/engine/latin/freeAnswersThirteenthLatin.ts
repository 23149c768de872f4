// A thirteenth list into Latin: fifty sentences of levels 1 to 10, as teachers set them and learners of several schools answer. Here its simple sentences.
// A hundred were written before any was judged; a coin laid each pair of neighbours, one here, one in the other list.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the simple sentences. */
export const THIRTEENTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'My brothers are playing in the street.',
    'Frātrēs meī in viā lūdunt.',
    'Meī frātrēs in viā lūdunt. | In viā frātrēs meī lūdunt. | Frātrēs meī lūdunt in viā.',
    'Frāter meus in viā lūdit. | Frātrēs meī in viam lūdunt. | Frātrēs meī in viā lūdēbant.',
  ),
  row(
    'The maidservant brings food and wine to the guests.',
    'Ancilla hospitibus cibum et vīnum fert.',
    'Ancilla cibum vīnumque hospitibus portat. | Ancilla ad hospitēs cibum et vīnum portat. | Cibum et vīnum ancilla hospitibus affert.',
    'Ancilla hospitēs cibō et vīnō fert. | Ancillae hospitibus cibum et vīnum ferunt. | Ancilla hospitī cibum et vīnum fert.',
  ),
  row(
    'There are many ships in the harbour.',
    'Multae nāvēs in portū sunt.',
    'In portū sunt multae nāvēs. | Sunt in portū multae nāvēs. | In portū multae nāvēs sunt.',
    'Multae nāvēs in portum sunt. | Multī nāvēs in portū sunt. | Multae nāvēs in portū erant.',
  ),
  row(
    'Give me the key, slave!',
    'Dā mihi clāvem, serve!',
    'Serve, dā mihi clāvem! | Clāvem mihi dā, serve! | Serve, clāvem mihi trāde!',
    'Dat mihi clāvem servus. | Dā mē clāvem, serve! | Date mihi clāvem, servī!',
  ),
  row(
    'The slaves will prepare dinner for the master.',
    'Servī dominō cēnam parābunt.',
    'Servī cēnam dominō parābunt. | Cēnam dominō servī parābunt. | Dominō suō servī cēnam parābunt.',
    'Servī dominō cēnam parābant. | Servus dominō cēnam parābit. | Dominus servīs cēnam parābit.',
  ),
  row(
    'In winter the nights are cold.',
    'Hieme noctēs frīgidae sunt.',
    'Noctēs hieme frīgidae sunt. | Hieme frīgidae sunt noctēs. | Hieme noctēs gelidae sunt.',
    'Aestāte noctēs frīgidae sunt. | Hieme nox frīgida est. | Hieme noctēs frīgidī sunt.',
  ),
  row(
    'Marcus, where did you buy this horse?',
    'Mārce, ubi hunc equum ēmistī?',
    'Ubi hunc equum ēmistī, Mārce? | Ubi, Mārce, hunc equum ēmistī? | Ubi tū, Mārce, equum hunc ēmistī?',
    'Mārcus, ubi hunc equum ēmistī? | Mārce, ubi hunc equum emis? | Mārce, ubi hunc equum vēndidistī?',
  ),
  row(
    'The poet reads his poems to his friends.',
    'Poēta carmina sua amīcīs legit.',
    'Poēta amīcīs carmina sua legit. | Poēta amīcīs suīs carmina recitat. | Carmina sua poēta amīcīs recitat.',
    'Poēta carmen suum amīcīs legit. | Poētae carmina sua amīcīs legunt. | Poēta carmina sua amīcōs legit.',
  ),
  row(
    'Nobody can see the wind.',
    'Nēmō ventum vidēre potest.',
    'Ventum nēmō vidēre potest. | Nēmō potest ventum vidēre. | Ventus ā nūllō vidērī potest.',
    'Nēmō ventus vidēre potest. | Nēmō ventum vidēre vult. | Omnēs ventum vidēre possunt.',
  ),
  row(
    'The farmers have sold their oxen.',
    'Agricolae bovēs suōs vēndidērunt.',
    'Bovēs suōs agricolae vēndidērunt. | Agricolae bovēs vēndidērunt. | Agricolae suōs bovēs vēndidēre.',
    'Agricola bovēs suōs vēndidit. | Agricolae bovēs suōs ēmērunt. | Agricolae bovēs suōs vēndunt.',
  ),
  row(
    'The mother is looking for her little daughter.',
    'Māter fīliam parvam quaerit.',
    'Māter parvam fīliam quaerit. | Māter fīliolam suam quaerit. | Parvam fīliam suam māter quaerit.',
    'Mātrem fīlia parva quaerit. | Māter fīliās parvās quaerit. | Māter fīliam parvam quaesīvit.',
  ),
  row(
    "What is your sister's name?",
    'Quod nōmen est sorōrī tuae?',
    'Quid est nōmen sorōris tuae? | Quod nōmen sorōrī tuae est? | Quod nōmen soror tua habet?',
    'Quod nōmen est frātrī tuō? | Quod nōmen est sorōrī meae? | Quis est soror tua?',
  ),
  row(
    'At midnight the guards were sleeping.',
    'Mediā nocte custōdēs dormiēbant.',
    'Custōdēs mediā nocte dormiēbant. | Mediā nocte dormiēbant custōdēs. | Mediā nocte vigilēs dormiēbant.',
    'Mediam noctem custōdēs dormiēbant. | Mediā nocte custōs dormiēbat. | Mediā nocte custōdēs dormient.',
  ),
  row(
    'Have you read my letter?',
    'Lēgistīne epistulam meam?',
    'Lēgistīne meam epistulam? | Lēgistīne litterās meās? | Lēgistisne epistulam meam?',
    'Legisne epistulam meam? | Lēgistīne epistulam tuam? | Lēgistīne epistula mea?',
  ),
  row(
    'These apples are sweeter than those.',
    'Haec pōma dulciōra sunt quam illa.',
    'Haec pōma illīs dulciōra sunt. | Haec māla dulciōra sunt quam illa. | Dulciōra sunt haec pōma quam illa.',
    'Illa pōma dulciōra sunt quam haec. | Haec pōma dulcia sunt quam illa. | Haec pōma dulciōra sunt quam illōs.',
  ),
  row(
    'Our uncle will return home in five days.',
    'Avunculus noster quīnque diēbus domum redībit.',
    'Avunculus noster intrā quīnque diēs domum redībit. | Patruus noster quīnque diēbus domum redībit. | Quīnque diēbus avunculus noster domum reveniet.',
    'Avunculus noster quīnque diēs domum redībit. | Avunculus noster quīnque diēbus domī redībit. | Avunculus noster quīnque diēbus domum rediit.',
  ),
  row(
    'While I work, you sleep.',
    'Dum ego labōrō, tū dormīs.',
    'Tū dormīs dum ego labōrō. | Mē labōrante tū dormīs. | Dum ego labōrō, vōs dormītis.',
    'Dum tū labōrās, ego dormiō. | Dum ego labōrō, tū dormiēbās. | Dum ego labōrāmus, tū dormīs.',
  ),
  row(
    'Yesterday I saw your father in the theatre.',
    'Herī patrem tuum in theātrō vīdī.',
    'Patrem tuum herī in theātrō vīdī. | Herī in theātrō tuum patrem vīdī. | Herī ego patrem vestrum in theātrō vīdī.',
    'Herī patrem tuum in theātrum vīdī. | Herī pater tuus in theātrō vīdī. | Herī patrem meum in theātrō vīdī.',
  ),
  row(
    'There is nothing in the box.',
    'Nihil in arcā est.',
    'In arcā nihil est. | Nihil est in arcā. | In cistā nihil inest.',
    'Nihil in arcam est. | Nēmō in arcā est. | Nihil in arcā erat.',
  ),
  row(
    'The river is deep, but not wide.',
    'Flūmen altum est, sed nōn lātum.',
    'Flūmen est altum, sed nōn lātum. | Fluvius altus est, sed nōn lātus. | Altum est flūmen, nōn tamen lātum.',
    'Flūmen altus est, sed nōn lātus. | Flūmen altum est et lātum. | Flūmen altum erat, sed nōn lātum.',
  ),
  row(
    'The doctor will give the sick boy medicine.',
    'Medicus puerō aegrō medicīnam dabit.',
    'Medicus medicīnam puerō aegrōtō dabit. | Medicus aegrō puerō remedium dabit. | Puerō aegrō medicus medicāmentum dabit.',
    'Medicus puerum aegrum medicīnam dabit. | Medicus puerō aegrō medicīnam dedit. | Puer medicō aegrō medicīnam dabit.',
  ),
  row(
    'Wait for me at the gate.',
    'Exspectā mē ad portam.',
    'Mē ad portam exspectā. | Exspectāte mē ad portam. | Ad portam mē exspectā!',
    'Exspectā mihi ad portam. | Exspectat mē ad portam. | Exspectā nōs ad portam.',
  ),
  row(
    'The first hour of the day is the best.',
    'Prīma hōra diēī optima est.',
    'Hōra prīma diēī optima est. | Prīma diēī hōra est optima. | Optima est prīma hōra diēī.',
    'Prīma hōra diēī melior est. | Prīmus hōra diēī optimus est. | Ultima hōra diēī optima est.',
  ),
  row(
    'I have no time today.',
    'Hodiē tempus nōn habeō.',
    'Hodiē nūllum tempus habeō. | Mihi hodiē tempus nōn est. | Tempus hodiē nōn habeō.',
    'Hodiē tempus nōn habet. | Hodiē tempus nōn habēbō. | Hodiē pecūniam nōn habeō.',
  ),
  row(
    'From the hill we could see the whole city.',
    'Dē colle tōtam urbem vidēre poterāmus.',
    'Ex colle urbem tōtam vidēre poterāmus. | Ē colle tōtam urbem vidēre potuimus. | Tōtam urbem dē colle vidēre poterāmus.',
    'Dē colle tōtum urbem vidēre poterāmus. | Dē colle tōtam urbem vidēre possumus. | Dē monte tōtam urbem vidēre poterant.',
  ),
];
