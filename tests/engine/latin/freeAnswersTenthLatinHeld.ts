// The half of the tenth list into Latin that was held out at first. Written and drawn as freeAnswersTenthLatin.ts says.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the half that was held out. */
export const TENTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'While the guests were eating, a thief entered the house.',
    'Dum hospitēs cēnant, fūr domum intrāvit.',
    'Dum hospitēs edunt, fūr domum intrāvit. | Hospitibus cēnantibus fūr in domum intrāvit. | Dum convivae cenant, fur domum intravit.',
    'Dum hospitēs cēnant, fūr domum intrat. | Dum hospitēs cēnant, fūrem domum intrāvit. | Dum hospitem cēnant, fūr domum intrāvit.',
  ),
  row(
    'The captives begged the general to spare them.',
    'Captīvī ducem ōrāvērunt ut sibi parceret.',
    'Captīvī ab imperātōre petīvērunt ut sibi parceret. | Captivi imperatorem oraverunt ut sibi parceret. | Captīvī ōrābant ducem ut sibi parceret.',
    'Captīvī ducem ōrāvērunt ut sē parceret. | Captīvī ducem ōrāvērunt ut sibi parcat. | Captīvī dux ōrāvērunt ut sibi parceret.',
  ),
  row(
    'My uncle has a small farm near Capua.',
    'Avunculus meus parvum fundum prope Capuam habet.',
    'Avunculus meus fundum parvum prope Capuam habet. | Avunculō meō parvus fundus prope Capuam est. | Patruus meus fundum parvum prope Capuam habet.',
    'Avunculus meus parvus fundum prope Capuam habet. | Avunculus meus parvum fundum prope Capuā habet. | Avunculus meus parvum fundum prope Capuam habuit.',
  ),
  row(
    'Why are you crying, little boy?',
    'Cūr lacrimās, parve puer?',
    'Cūr flēs, parve puer? | Quārē lacrimās, puer parve? | Cur, parve puer, lacrimas?',
    'Cūr lacrimat parvus puer? | Cūr lacrimās, parvus puer? | Cūr lacrimātis, parve puer?',
  ),
  row(
    'He promised to return the next day.',
    'Sē postrīdiē reditūrum esse prōmīsit.',
    'Prōmīsit sē postrīdiē reditūrum esse. | Promisit se postero die rediturum esse. | Posterō diē sē reditūrum prōmīsit.',
    'Prōmīsit sē postrīdiē rediisse. | Prōmīsit postrīdiē redīre. | Prōmīsit sē postrīdiē reditūram esse.',
  ),
  row(
    'Nobody believed the messenger.',
    'Nēmō nūntiō crēdidit.',
    'Nūntiō nēmō crēdidit. | Nemo nuntio credebat. | Nēmō crēdēbat nūntiō.',
    'Nēmō nūntium crēdidit. | Nēmō nūntiō crēdit. | Nēminī nūntius crēdidit.',
  ),
  row(
    'Let us not stay here any longer.',
    'Nē diūtius hīc maneāmus.',
    'Nē hīc diūtius maneāmus. | Ne diutius hic maneamus. | Hīc nē diūtius maneāmus.',
    'Nōn diūtius hīc manēmus. | Nē diūtius hūc maneāmus. | Nē diūtius hīc manēmus.',
  ),
  row(
    'If you come tomorrow, you will see my father.',
    'Sī crās veniēs, patrem meum vidēbis.',
    'Sī crās vēneris, patrem meum vidēbis. | Patrem meum videbis, si cras venies. | Sī crās veniētis, meum patrem vidēbitis.',
    'Sī crās veniēs, patrem meum vidēs. | Sī crās veniēs, pater meus vidēbis. | Sī heri vēnistī, patrem meum vīdistī.',
  ),
  row(
    'We waited for the ship for three days.',
    'Trēs diēs nāvem exspectāvimus.',
    'Nāvem trēs diēs exspectāvimus. | Per trēs diēs nāvem exspectāvimus. | Tres dies navem exspectabamus.',
    'Tertiō diē nāvem exspectāvimus. | Trēs diēs nāvī exspectāvimus. | Trēs diēs nāvem exspectāmus.',
  ),
  row(
    'The citizens are building a wall to keep off the enemy.',
    'Cīvēs mūrum aedificant ut hostēs arceant.',
    'Cīvēs mūrum aedificant ad hostēs arcendōs. | Mūrum cīvēs aedificant quō hostēs arceant. | Cives murum hostium arcendorum causa aedificant.',
    'Cīvēs mūrum aedificant ut hostēs arcent. | Cīvēs mūrum aedificant arcēre hostēs. | Cīvēs mūrus aedificant ut hostēs arceant.',
  ),
  row(
    'The Gauls, having been defeated, sent envoys to Caesar about peace.',
    'Gallī victī lēgātōs dē pāce ad Caesarem mīsērunt.',
    'Gallī superātī lēgātōs ad Caesarem dē pāce mīsērunt. | Galli, cum victi essent, legatos de pace ad Caesarem miserunt. | Victī Gallī ad Caesarem lēgātōs dē pāce mīsērunt.',
    'Gallī victī lēgātōs dē pācem ad Caesarem mīsērunt. | Gallī victī lēgātī dē pāce ad Caesarem mīsērunt. | Gallī victī lēgātōs dē pāce ad Caesarem mittent.',
  ),
  row(
    'The old woman gave the children apples.',
    'Anus līberīs māla dedit.',
    'Līberīs māla anus dedit. | Anus puerīs pōma dedit. | Anus mala liberis dedit.',
    'Anus līberōs māla dedit. | Anus līberīs māla dat. | Anum līberī māla dedērunt.',
  ),
  row(
    'Are you coming with us or staying at home?',
    'Utrum nōbīscum venīs an domī manēs?',
    'Nōbīscumne venīs an domī manēs? | Venīsne nōbīscum an domī manēs? | Utrum nobiscum venitis an domi manetis?',
    'Utrum nōbīscum venīs an domum manēs? | Utrum cum nōs venīs an domī manēs? | Utrum nōbīscum vēnistī an domī mānsistī?',
  ),
  row(
    'The queen is wiser than the king.',
    'Rēgīna sapientior est quam rēx.',
    'Rēgīna rēge sapientior est. | Sapientior est rēgīna quam rēx. | Regina prudentior quam rex est.',
    'Rēgīna sapientior est quam rēgem. | Rēgīna sapientius est quam rēx. | Rēx sapientior est quam rēgīna.',
  ),
  row(
    'The tribune will speak in favour of the poor.',
    'Tribūnus prō pauperibus dīcet.',
    'Prō pauperibus tribūnus dīcet. | Tribunus pro pauperibus verba faciet. | Tribūnus prō pauperibus loquētur.',
    'Tribūnus prō pauperēs dīcet. | Tribūnus prō pauperibus dīcit. | Tribūnus contrā pauperēs dīcet.',
  ),
  row(
    'The teacher asked the boys what they had learned.',
    'Magister puerōs interrogāvit quid didicissent.',
    'Magister puerōs rogāvit quid didicissent. | Magister ex pueris quaesivit quid didicissent. | Magister interrogāvit puerōs quid didicissent.',
    'Magister puerōs interrogāvit quid didicērunt. | Magister puerī interrogāvit quid didicissent. | Magister puerōs interrogāvit quid discerent.',
  ),
  row(
    'After the speech the people went home.',
    'Post ōrātiōnem populus domum abiit.',
    'Post ōrātiōnem populus domum iit. | Populus post orationem domum abiit. | Ōrātiōne habitā populus domum abiit.',
    'Post ōrātiōne populus domum abiit. | Post ōrātiōnem populus domī abiit. | Post ōrātiōnem populum domum abiit.',
  ),
  row(
    'The road was so narrow that the wagons could not pass.',
    'Via tam angusta erat ut plaustra trānsīre nōn possent.',
    'Tam angusta erat via ut plaustra trānsīre nōn possent. | Via adeo angusta erat ut plaustra transire non possent. | Iter tam angustum erat ut plaustra trānsīre nōn possent.',
    'Via tam angusta erat ut plaustra trānsīre nōn poterant. | Via tam angustus erat ut plaustra trānsīre nōn possent. | Via tam angusta erat nē plaustra trānsīre possent.',
  ),
  row(
    'If I had money, I would buy that horse.',
    'Sī pecūniam habērem, illum equum emerem.',
    'Sī mihi pecūnia esset, illum equum emerem. | Equum illum emerem, sī pecūniam habērem. | Si pecuniam haberem, equum istum emerem.',
    'Sī pecūniam habeō, illum equum emō. | Sī pecūniam habuissem, illum equum ēmissem. | Sī pecūnia habērem, illum equum emerem.',
  ),
  row(
    'You ought to write to your sister more often.',
    'Sorōrī saepius scrībere dēbēs.',
    'Ad sorōrem saepius scrībere dēbēs. | Saepius ad sororem tuam scribere debes. | Tibi saepius ad sorōrem scrībendum est.',
    'Sorōrem saepius scrībere dēbēs. | Sorōrī saepius scrībis dēbēs. | Sorōrī saepius scrībere dēbēbās.',
  ),
];
