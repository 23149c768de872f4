// The half of the eighth list of Latin that was held out at first, and opened when the other lists held out came near the goal: the judge has been mended by it.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the half that was held out at first. */
export const EIGHTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The wall was so high that no one could climb over it.',
    'Mūrus tam altus erat ut nēmō eum trānscendere posset.',
    'Tam altus erat mūrus ut ā nūllō trānscendī posset. | Mūrus adeō altus fuit ut nēmō trānscendere posset. | Tantā altitūdine erat mūrus ut nēmō eum superāre posset.',
    'Mūrus tam altus erat nē quis eum trānscenderet. | Mūrus tam altus est ut nēmō eum trānscendere possit.',
  ),
  row(
    'When the city had been captured, the soldiers returned to the camp.',
    'Urbe captā mīlitēs in castra rediērunt.',
    'Cum urbs capta esset, mīlitēs in castra rediērunt. | Postquam urbs capta est, mīlitēs ad castra revertērunt. | Mīlitēs, urbe expugnātā, in castra sē recēpērunt.',
    'Urbem captam mīlitēs in castra rediērunt. | Urbe captā mīlitēs ē castrīs rediērunt.',
  ),
  row(
    'If you had listened to me, you would not be in danger now.',
    'Sī mē audīvissēs, nunc in perīculō nōn essēs.',
    'Nunc in perīculō nōn essēs, sī mē audīvissēs. | Sī mē audīvissētis, nunc in perīculō nōn essētis. | Sī mihi auscultāvissēs, iam in perīculō nōn essēs.',
    'Sī mē audīrēs, nunc in perīculō nōn essēs. | Sī mē audīveris, nunc in perīculō nōn eris.',
  ),
  row(
    'I am ashamed of my mistakes.',
    'Mē errōrum meōrum pudet.',
    'Errōrum meōrum mē pudet. | Pudet mē meōrum errōrum. | Mē peccātōrum meōrum pudet.',
    'Ego errōrēs meōs pudet. | Tē errōrum tuōrum pudet.',
  ),
  row(
    'Three days later the queen arrived in Rome.',
    'Tribus diēbus post rēgīna Rōmam vēnit.',
    'Post trēs diēs rēgīna Rōmam advēnit. | Tertiō post diē rēgīna Rōmam pervēnit. | Rēgīna tribus post diēbus Rōmam advēnit.',
    'Trēs diēs rēgīna Rōmae mānsit. | Ante trēs diēs rēgīna Rōmam vēnit.',
  ),
  row(
    'There is not enough water in the camp.',
    'In castrīs nōn satis aquae est.',
    'Nōn satis aquae in castrīs est. | Aquae satis nōn est in castrīs. | Parum aquae est in castrīs.',
    'In castrīs satis aquae est. | In castrīs nimis aquae est.',
  ),
  row(
    'Let us not forget the words of our fathers.',
    'Nē oblīvīscāmur verbōrum patrum nostrōrum.',
    'Verbōrum patrum nostrōrum nē oblīvīscāmur. | Verba patrum nostrōrum nē oblīvīscāmur. | Nē verba maiōrum nostrōrum oblīvīscāmur.',
    'Nōn oblīvīscimur verbōrum patrum nostrōrum. | Nē oblīvīscantur verbōrum patrum nostrōrum.',
  ),
  row(
    'If you are well, I am glad; I too am well.',
    'Sī valēs, gaudeō; ego quoque valeō.',
    'Sī valēs, laetus sum; ipse quoque valeō. | Gaudeō sī valēs; et ego valeō. | Sī tū valēs, gaudeō; ego quoque bene valeō.',
    'Sī valeō, gaudēs; tū quoque valēs. | Sī valēs, gaudeō; ego nōn valeō.',
  ),
  row(
    'The mother was afraid that her son would not return.',
    'Māter timēbat nē fīlius nōn redīret.',
    'Māter timēbat ut fīlius redīret. | Māter verēbātur nē fīlius nōn revenīret. | Verēbātur māter nē fīlius suus nōn redīret.',
    'Māter timēbat nē fīlius redīret. | Fīlius timēbat nē māter nōn redīret.',
  ),
  row(
    'Nothing is sweeter than the friendship of good men.',
    'Nihil dulcius est quam amīcitia bonōrum.',
    'Nihil est amīcitiā bonōrum dulcius. | Nihil dulcius est amīcitiā bonōrum virōrum. | Nūlla rēs dulcior est quam amīcitia bonōrum.',
    'Nihil dulcius est quam bonī amīcitiae. | Nihil peius est quam amīcitia bonōrum.',
  ),
  row(
    'The rain was a great help to the farmers.',
    'Imber agricolīs magnō auxiliō erat.',
    'Pluvia magnō auxiliō agricolīs fuit. | Imber agricolās multum iūvit. | Agricolīs imber magnō auxiliō fuit.',
    'Imber agricolīs magnō impedīmentō erat. | Agricolae imbrī magnō auxiliō erant.',
  ),
  row(
    'Although he was poor, he always helped the unhappy.',
    'Quamquam pauper erat, miserōs semper iuvābat.',
    'Cum pauper esset, tamen miserīs semper auxilium ferēbat. | Etsī pauper erat, semper miserōs adiuvābat. | Licet pauper esset, miserīs semper subveniēbat.',
    'Quod pauper erat, miserōs semper iuvābat. | Quamquam dīves erat, miserōs semper iuvābat.',
  ),
  row(
    'If only my father were still alive!',
    'Utinam pater meus adhūc vīveret!',
    'Utinam adhūc vīvus esset pater meus! | Utinam pater etiam nunc vīveret! | Utinam pater meus adhūc in vītā esset!',
    'Utinam pater meus adhūc vīvat! | Utinam pater meus adhūc vīxisset!',
  ),
  row(
    'The poor boy was bitten by a dog.',
    'Puer miser ā cane morsus est.',
    'Canis puerum miserum momordit. | Ā cane miser puer morsus est. | Puerum miserum canis momordit.',
    'Puer miser canem momordit. | Puer miser ā cane mordētur.',
  ),
  row(
    'The girl saw herself in the water and laughed.',
    'Puella sē in aquā vīdit et rīsit.',
    'Cum puella sē in aquā vīdisset, rīsit. | Puella sē ipsam in aquā vīdit atque rīsit. | Puella, ubi sē in aquā vīdit, rīsit.',
    'Puella eam in aquā vīdit et rīsit. | Puellam in aquā vīdit et rīsit.',
  ),
  row(
    'The women went to the spring to fetch water.',
    'Fēminae ad fontem aquam petītum iērunt.',
    'Mulierēs ad fontem iērunt ut aquam peterent. | Fēminae ad fontem aquae petendae causā iērunt. | Fēminae ad aquam petendam ad fontem iērunt.',
    'Fēminae ā fonte aquam portāvērunt. | Fēminae ad fontem eunt ut aquam petant.',
  ),
  row(
    'By reading we learn many things.',
    'Legendō multa discimus.',
    'Multa legendō discimus. | Multās rēs legendō discimus. | Dum legimus, multa discimus.',
    'Legendō multa docēmus. | Legere multa discimus.',
  ),
  row(
    'Are you going to write to your parents, or not?',
    'Utrum ad parentēs tuōs scrīptūrus es annōn?',
    'Scrīptūrusne es ad parentēs an nōn? | Utrum parentibus tuīs scrībēs annōn? | Scrībēsne ad parentēs tuōs annōn?',
    'Utrum parentēs tuī ad tē scrīptūrī sunt annōn? | Scrīpsistīne ad parentēs tuōs annōn?',
  ),
  row(
    'There are some who prefer war to peace.',
    'Sunt quī bellum pācī praeferant.',
    'Sunt quī bellum quam pācem mālint. | Nōnnūllī bellum pācī praeferunt. | Quīdam bellum quam pācem mālunt.',
    'Sunt quī pācem bellō praeferant. | Omnēs bellum pācī praeferunt.',
  ),
  row(
    'While the guards were sleeping, the prisoner escaped.',
    'Dum custōdēs dormiunt, captīvus effūgit.',
    'Custōdibus dormientibus captīvus effūgit. | Cum custōdēs dormīrent, captīvus effūgit. | Captīvus, dum custōdēs dormiunt, ēvāsit.',
    'Dum captīvus dormit, custōdēs effūgērunt. | Custōdibus excitātīs captīvus effūgit.',
  ),
  row(
    'I have nothing to give you.',
    'Nihil habeō quod tibi dem.',
    'Nōn habeō quod tibi dem. | Nihil est mihi quod tibi dem. | Nihil habeō quod vōbīs dem.',
    'Nihil habeō quod mihi dēs. | Nihil tibi dedī.',
  ),
  row(
    'The fact that you came pleases me greatly.',
    'Quod vēnistī mihi valdē placet.',
    'Mihi valdē placet tē vēnisse. | Magnopere mē dēlectat quod vēnistī. | Quod vēnistī, mihi pergrātum est.',
    'Quod vēnī tibi valdē placet. | Mihi nōn placet quod vēnistī.',
  ),
  row(
    'It is important to all citizens that the laws be kept.',
    'Omnium cīvium interest lēgēs servārī.',
    'Interest omnium cīvium ut lēgēs serventur. | Omnium cīvium rēfert lēgēs servārī. | Lēgēs servārī omnium cīvium interest.',
    'Omnēs cīvēs lēgēs servant. | Omnium cīvium interest lēgēs mūtārī.',
  ),
  row(
    'What were we to say to so angry a man?',
    'Quid virō tam īrātō dīcerēmus?',
    'Quid tam īrātō virō dīcerēmus? | Quid hominī tam īrātō dīcerēmus? | Quid dīcerēmus virō tam īrātō?',
    'Quid virō tam īrātō dīcāmus? | Quid vir tam īrātus nōbīs dīceret?',
  ),
  row(
    'Nobody was found who dared to answer.',
    'Nēmō inventus est quī respondēre audēret.',
    'Inventus est nēmō quī respondēre audēret. | Nēmō repertus est quī respondēre audēret. | Nēmō quī respondēre audēret inventus est.',
    'Nēmō inventus est quī interrogāre audēret. | Multī inventī sunt quī respondēre audērent.',
  ),
  row(
    'Nothing prevents us from going home.',
    'Nihil nōs impedit quōminus domum eāmus.',
    'Nihil nōs prohibet quōminus domum eāmus. | Nihil nōs domum īre prohibet. | Nihil obstat quōminus domum eāmus.',
    'Aliquid nōs impedit quōminus domum eāmus. | Nihil vōs impedit quōminus domum eātis.',
  ),
  row(
    'The younger brother was as brave as the elder.',
    'Frāter minor tam fortis erat quam maior.',
    'Minor frāter tam fortis quam maior erat. | Frāter minor nātū aequē fortis erat ac maior. | Frāter iūnior tam fortis fuit quam senior.',
    'Frāter minor fortior erat quam maior. | Frāter maior minus fortis erat quam minor.',
  ),
  row(
    'Five thousand of the enemy were killed in that battle.',
    'Quīnque mīlia hostium in eō proeliō occīsa sunt.',
    'In illā pugnā quīnque mīlia hostium interfecta sunt. | Eō proeliō hostium quīnque mīlia caesa sunt. | In eō proeliō quīnque mīlia hostium necāta sunt.',
    'Quīnque hostēs in eō proeliō occīsī sunt. | Quīnque mīlia hostium in eō proeliō capta sunt.',
  ),
  row(
    'Cicero, a man of great eloquence, was made consul.',
    'Cicerō, vir magnae ēloquentiae, cōnsul factus est.',
    'Cicerō, vir magnā ēloquentiā, cōnsul factus est. | Cōnsul factus est Cicerō, vir magnae ēloquentiae. | Cicerō, vir ēloquentissimus, cōnsul creātus est.',
    'Cicerō cōnsulem virum magnae ēloquentiae fēcit. | Cicerō, vir magnae ēloquentiae, cōnsul nōn factus est.',
  ),
  row(
    'Some were laughing, others were weeping.',
    'Aliī rīdēbant, aliī flēbant.',
    'Aliī rīdēbant, aliī lacrimābant. | Pars rīdēbat, pars flēbat. | Rīdēbant aliī, flēbant aliī.',
    'Omnēs rīdēbant et flēbant. | Alter rīdēbat, alter flēbat.',
  ),
  row(
    'Having encouraged his men, the leader attacked the camp.',
    'Dux suōs hortātus castra oppugnāvit.',
    'Dux, cum suōs hortātus esset, castra oppugnāvit. | Suōs cohortātus dux castra aggressus est. | Dux mīlitēs suōs hortātus castra adortus est.',
    'Dux suōs hortātus castra dēfendit. | Mīlitēs ducem hortātī castra oppugnāvērunt.',
  ),
  row(
    'You will be loved, provided that you are kind to everyone.',
    'Amāberis, dum omnibus benignus sīs.',
    'Amāberis dummodo omnibus benignus sīs. | Dummodo in omnēs benignus sīs, amāberis. | Amāberis, modo omnibus benigna sīs.',
    'Amābis, dum omnibus benignus sīs. | Amābāris, dum omnibus benignus essēs.',
  ),
];
