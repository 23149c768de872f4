// The second half of the twelfth list into Latin: clauses, gerunds, conditions and what authors write. Held out at first.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the second half. */
export const TWELFTH_HELD_CLAUSES_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The general promised to send help.',
    'Dux sē auxilium missūrum esse prōmīsit.',
    'Imperātor prōmīsit sē auxilium missūrum esse. | Dux auxilium sē missūrum prōmīsit. | Dux pollicitus est sē auxilium missūrum esse.',
    'Dux sē auxilium mīsisse prōmīsit. | Dux eum auxilium missūrum esse prōmīsit. | Dux sē auxilium missūram esse prōmīsit.',
  ),
  row(
    'They came to Rome to see the emperor.',
    'Rōmam vēnērunt ut imperātōrem vidērent.',
    'Vēnērunt Rōmam ut prīncipem vidērent. | Rōmam vēnērunt ad imperātōrem videndum. | Rōmam vēnērunt imperātōris videndī causā.',
    'Rōmam vēnērunt ut imperātōrem vident. | Rōmae vēnērunt ut imperātōrem vidērent. | Rōmam vēnērunt nē imperātōrem vidērent.',
  ),
  row(
    'The slave hid himself in order not to be seen.',
    'Servus sē cēlāvit nē vidērētur.',
    'Nē vidērētur servus sē cēlāvit. | Servus sē occultāvit nē cōnspicerētur. | Servus sē abdidit nē vidērētur.',
    'Servus sē cēlāvit ut vidērētur. | Servus sē cēlāvit nē vidēret. | Servus eum cēlāvit nē vidērētur.',
  ),
  row(
    'The mountain was so high that nobody could climb it.',
    'Mōns tam altus erat ut nēmō eum ascendere posset.',
    'Tam altus erat mōns ut nēmō eum ascendere posset. | Mōns adeō altus erat ut nēmō eum ascendere posset. | Tam altus mōns erat ut nēmō in eum ascendere posset.',
    'Mōns tam altus erat ut nēmō eum ascendere poterat. | Mōns tam altus erat nē quis eum ascendere posset. | Mōns tam altus erat ut omnēs eum ascendere possent.',
  ),
  row(
    'The commander ordered the soldiers to burn the bridge.',
    'Dux mīlitēs pontem incendere iussit.',
    'Dux mīlitibus imperāvit ut pontem incenderent. | Dux mīlitēs iussit pontem incendere. | Imperātor mīlitēs pontem incendere iussit.',
    'Dux mīlitibus pontem incendere iussit. | Mīlitēs ducem pontem incendere iussērunt. | Dux mīlitēs pontem incendere vetuit.',
  ),
  row(
    'We do not know what he has done.',
    'Nescīmus quid fēcerit.',
    'Quid fēcerit nescīmus. | Nōn scīmus quid fēcerit. | Nescīmus quid ille fēcerit.',
    'Nescīmus quid fēcit. | Nescīmus quid faciat. | Nescīmus cūr fēcerit.',
  ),
  row(
    'He asked me where I had been.',
    'Rogāvit mē ubi fuissem.',
    'Mē rogāvit ubi fuissem. | Interrogāvit mē ubi fuissem. | Ille ā mē quaesīvit ubi fuissem.',
    'Rogāvit mē ubi fueram. | Rogāvit mē ubi essem. | Rogāvī eum ubi fuisset.',
  ),
  row(
    'If you were here, I would be happy.',
    'Sī adessēs, laetus essem.',
    'Sī hīc essēs, laetus essem. | Laeta essem, sī hīc essēs. | Sī tū adessēs, fēlīx essem.',
    'Sī adessēs, laetus erō. | Sī adfuissēs, laetus fuissem. | Sī adesset, laetus essem.',
  ),
  row(
    'If the guards had not slept, the prisoners would not have escaped.',
    'Nisi custōdēs dormīvissent, captīvī nōn effūgissent.',
    'Nisi custōdēs dormīvissent, captīvī nōn fūgissent. | Captīvī nōn effūgissent nisi custōdēs dormīvissent. | Sī custōdēs nōn dormīvissent, captīvī nōn effūgissent.',
    'Nisi custōdēs dormīvissent, captīvī effūgissent. | Nisi custōdēs dormīrent, captīvī nōn effugerent. | Nisi captīvī dormīvissent, custōdēs nōn effūgissent.',
  ),
  row(
    'If you do this, you will be punished.',
    'Sī hoc fēceris, pūniēris.',
    'Sī hoc faciēs, pūniēris. | Pūniēris sī hoc fēceris. | Sī hoc fēceritis, pūniēminī.',
    'Sī hoc fēceris, pūniēs. | Sī hoc fēcissēs, pūnītus essēs. | Sī hoc nōn fēceris, pūniēris.',
  ),
  row(
    'The art of writing is difficult.',
    'Ars scrībendī difficilis est.',
    'Scrībendī ars difficilis est. | Ars scrībendī est difficilis. | Difficilis est ars scrībendī.',
    'Ars scrībere difficilis est. | Ars scrībendī facilis est. | Ars legendī difficilis est.',
  ),
  row(
    'We must fight bravely.',
    'Nōbīs fortiter pugnandum est.',
    'Fortiter nōbīs pugnandum est. | Fortiter pugnāre dēbēmus. | Nōs fortiter pugnāre oportet.',
    'Nōs fortiter pugnandum est. | Vōbīs fortiter pugnandum est. | Fortiter pugnāmus.',
  ),
  row(
    'The consul sent ambassadors to seek peace.',
    'Cōnsul lēgātōs mīsit quī pācem peterent.',
    'Cōnsul lēgātōs mīsit ut pācem peterent. | Cōnsul lēgātōs ad pācem petendam mīsit. | Cōnsul lēgātōs pācis petendae causā mīsit.',
    'Cōnsul lēgātōs mīsit quī pācem petēbant. | Cōnsul lēgātum mīsit quī pācem peteret. | Cōnsul lēgātōs mīsit nē pācem peterent.',
  ),
  row(
    'I saw the girls dancing in the garden.',
    'Puellās in hortō saltantēs vīdī.',
    'Vīdī puellās in hortō saltantēs. | Puellās in hortō saltāre vīdī. | Vīdī puellās saltantēs in hortō.',
    'Puellae in hortō saltantēs vīdī. | Puellās in hortō saltantēs vīdērunt. | Puellam in hortō saltantem vīdī.',
  ),
  row(
    'The wounded soldiers were carried into the camp.',
    'Mīlitēs vulnerātī in castra portātī sunt.',
    'Vulnerātī mīlitēs in castra portātī sunt. | Mīlitēs vulnerātī in castra lātī sunt. | Mīlitēs sauciī in castra portātī sunt.',
    'Mīlitēs vulnerātī in castrīs portātī sunt. | Mīles vulnerātus in castra portātus est. | Mīlitēs vulnerātī in castra portantur.',
  ),
  row(
    'He is said to have been a good king.',
    'Bonus rēx fuisse dīcitur.',
    'Dīcitur bonus rēx fuisse. | Dīcunt eum bonum rēgem fuisse. | Ille rēx bonus fuisse dīcitur.',
    'Bonus rēx esse dīcitur. | Bonus rēx fuisse dīcit. | Malus rēx fuisse dīcitur.',
  ),
  row(
    'While the boys were playing, it began to rain.',
    'Dum puerī lūdunt, pluere coepit.',
    'Cum puerī lūderent, pluere coepit. | Puerīs lūdentibus pluere coepit. | Dum puerī lūdunt, pluere incēpit.',
    'Dum puer lūdit, pluere coepit. | Dum puerī lūdunt, pluere dēsiit. | Dum puerī dormiunt, pluere coepit.',
  ),
  row(
    'The mother feared that her son would not return.',
    'Māter timēbat nē fīlius nōn redīret.',
    'Māter timēbat ut fīlius redīret. | Māter verēbātur nē fīlius nōn redīret. | Māter timuit nē fīlius suus nōn redīret.',
    'Māter timēbat nē fīlius redīret. | Māter timēbat nē fīlius nōn redit. | Fīlius timēbat nē māter nōn redīret.',
  ),
  row(
    'Let us go to the baths!',
    'Ad thermās eāmus!',
    'Eāmus ad balnea! | Ad balneās eāmus! | Eāmus ad thermās!',
    'Īmus ad thermās. | Eant ad thermās! | Nē eāmus ad thermās!',
  ),
  row(
    'The woman whose husband was killed in the war lives alone.',
    'Fēmina cuius marītus in bellō interfectus est sōla habitat.',
    'Mulier cuius vir in bellō occīsus est sōla habitat. | Fēmina, cuius marītus in bellō necātus est, sōla vīvit. | Sōla habitat fēmina cuius marītus in bellō interfectus est.',
    'Fēmina quae marītum in bellō interfēcit sōla habitat. | Fēmina cuius marītus in bellō interfectus est sōlus habitat. | Fēmina cuius frāter in bellō interfectus est sōla habitat.',
  ),
  row(
    'Having encouraged his men, Caesar gave the signal.',
    'Caesar suōs cohortātus signum dedit.',
    'Caesar, mīlitēs hortātus, signum dedit. | Cum suōs cohortātus esset, Caesar signum dedit. | Suōs hortātus Caesar signum dedit.',
    'Suī Caesarem cohortātī signum dedērunt. | Caesar suōs cohortātus signum nōn dedit. | Caesar suōs cohortātus signum dabit.',
  ),
  row(
    'The Gauls begged Caesar not to lay waste their fields.',
    'Gallī Caesarem ōrāvērunt nē agrōs suōs vāstāret.',
    'Gallī Caesarem ōrābant nē suōs agrōs vāstāret. | Gallī Caesarem rogāvērunt nē agrōs suōs vāstāret. | Gallī ā Caesare petīvērunt nē agrōs suōs vāstāret.',
    'Gallī Caesarem ōrāvērunt ut agrōs suōs vāstāret. | Caesar Gallōs ōrāvit nē agrōs suōs vāstārent. | Gallī Caesarem ōrāvērunt nē urbēs suās vāstāret.',
  ),
  row(
    'There is no doubt that the enemy will come.',
    'Nōn est dubium quīn hostēs ventūrī sint.',
    'Nōn dubium est quīn hostēs ventūrī sint. | Dubium nōn est quīn hostēs ventūrī sint. | Nōn est dubium quīn hostis ventūrus sit.',
    'Nōn est dubium quīn hostēs vēnerint. | Nōn est dubium quīn hostēs nōn ventūrī sint. | Dubium est num hostēs ventūrī sint.',
  ),
  row(
    'Cicero thought that nothing was better than friendship.',
    'Cicerō nihil melius esse quam amīcitiam putābat.',
    'Cicerō putābat nihil amīcitiā melius esse. | Cicerō nihil esse melius amīcitiā exīstimābat. | Cicerō putāvit nihil melius esse quam amīcitiam.',
    'Cicerō nihil melior esse quam amīcitiam putābat. | Cicerō nihil peius esse quam amīcitiam putābat. | Cicerō nihil melius esse quam amīcitiam putat.',
  ),
  row(
    'Warned by the gods in a dream, Aeneas left the city and sailed to Italy.',
    'Aenēās ā deīs in somniō monitus urbem relīquit et ad Italiam nāvigāvit.',
    'Ā dīs in somnō monitus Aenēās ex urbe discessit et in Italiam nāvigāvit. | Aenēās, cum ā deīs in somniō monitus esset, urbem relīquit et ad Italiam nāvigāvit. | Aenēās in somniō ā deīs admonitus urbem relīquit et in Italiam nāvigāvit.',
    'Aenēās deīs in somniō monitīs urbem relīquit et ad Italiam nāvigāvit. | Aenēās ā deīs in somniō monitus urbem relīquit et ab Italiā nāvigāvit. | Aenēās ā deīs in somniō monitus urbem relinquet et ad Italiam nāvigābit.',
  ),
];
