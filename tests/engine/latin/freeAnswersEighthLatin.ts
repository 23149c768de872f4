// An eighth list of Latin, of what courses and composition books ask: 64 sentences for the constructions they teach, written before the judge was read again.
// Every second one was held out (freeAnswersEighthLatinHeld.ts). By this half the judge was mended.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the half that the judge was mended by. */
export const EIGHTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'We have come to help our friends.',
    'Vēnimus ut amīcōs nostrōs iuvēmus.',
    'Vēnimus ad amīcōs nostrōs iuvandōs. | Vēnimus ut amīcīs nostrīs auxilium ferāmus. | Amīcōrum nostrōrum adiuvandōrum causā vēnimus.',
    'Vēnērunt ut amīcōs nostrōs iuvent. | Vēnimus ut amīcī nostrī nōs iuvent.',
  ),
  row(
    'The sailors thought that the storm would not last long.',
    'Nautae putābant tempestātem nōn diū mānsūram esse.',
    'Nautae tempestātem nōn diū dūrātūram esse arbitrābantur. | Nautae exīstimābant tempestātem haud diū permānsūram. | Crēdēbant nautae tempestātem brevem futūram esse.',
    'Nautae putābant tempestātem nōn diū mānsisse. | Nautae putant tempestātem nōn diū mānsūram esse.',
  ),
  row(
    'The senators must send ambassadors to the king.',
    'Senātōrēs lēgātōs ad rēgem mittere dēbent.',
    'Senātōribus lēgātī ad rēgem mittendī sunt. | Oportet senātōrēs lēgātōs ad rēgem mittere. | Necesse est senātōribus lēgātōs ad rēgem mittere.',
    'Senātōrēs ad lēgātōs rēgem mittere dēbent. | Senātōrēs lēgātōs ad rēgem mīsērunt.',
  ),
  row(
    'The enemy tried to follow us through the woods.',
    'Hostēs nōs per silvās sequī cōnātī sunt.',
    'Hostēs per silvās nōs sequī temptāvērunt. | Hostis nōs per silvam sequī cōnātus est. | Cōnābantur hostēs nōs per silvās īnsequī.',
    'Hostēs per silvās sequī cōnātī sumus. | Hostēs nōs per silvās secūtī sunt.',
  ),
  row(
    'He has as many enemies as friends.',
    'Tot inimīcōs quot amīcōs habet.',
    'Tot inimīcī eī sunt quot amīcī. | Quot amīcōs, tot inimīcōs habet. | Habet tot inimīcōs quot amīcōs.',
    'Plūrēs inimīcōs quam amīcōs habet. | Tot amīcīs quot inimīcīs habet.',
  ),
  row(
    'My brother lived in Athens for many years.',
    'Frāter meus multōs annōs Athēnīs habitābat.',
    'Frāter meus Athēnīs multōs annōs habitāvit. | Multōs annōs Athēnīs vīxit frāter meus. | Athēnīs frāter meus per multōs annōs habitāvit.',
    'Frāter meus multōs annōs Athēnās habitāvit. | Frāter tuus multōs annōs Athēnīs habitābat.',
  ),
  row(
    'The slaves obey their master but do not trust him.',
    'Servī dominō pārent, sed eī nōn crēdunt.',
    'Servī dominō suō oboediunt neque eī cōnfīdunt. | Servī dominō pārent, eī tamen nōn fīdunt. | Dominō servī pārent sed eī nōn cōnfīdunt.',
    'Servī dominum pārent sed eum nōn crēdunt. | Servī dominō nōn pārent sed eī crēdunt.',
  ),
  row(
    'The farmer whose daughter you love is very rich.',
    'Agricola cuius fīliam amās dīvitissimus est.',
    'Dīvitissimus est agricola cuius fīliam amās. | Agricola, cuius fīliam amās, valdē dīves est. | Is agricola cuius fīliam amās dītissimus est.',
    'Agricola quī fīliam tuam amat dīvitissimus est. | Agricola cuius fīlia tē amat dīvitissimus est.',
  ),
  row(
    'I do not know why the consul left the city.',
    'Nesciō cūr cōnsul urbem relīquerit.',
    'Nōn sciō quārē cōnsul ex urbe discesserit. | Cūr cōnsul ex urbe abierit nesciō. | Ignōrō quam ob rem cōnsul urbem relīquerit.',
    'Nesciō cūr cōnsul urbem relīquit. | Nesciō quandō cōnsul urbem relīquerit.',
  ),
  row(
    'The general ordered the soldiers to break down the bridge.',
    'Imperātor mīlitēs pontem rescindere iussit.',
    'Dux mīlitibus imperāvit ut pontem rescinderent. | Imperātor mīlitibus imperāvit ut pontem dēlērent. | Dux pontem ā mīlitibus rescindī iussit.',
    'Imperātor mīlitēs pontem facere iussit. | Mīlitēs imperātōrem pontem rescindere iussērunt.',
  ),
  row(
    'He sold the horse for a small price.',
    'Equum parvō pretiō vēndidit.',
    'Equum parvō vēndidit. | Vēndidit equum vīlī pretiō. | Is equum pretiō parvō vēndidit.',
    'Equum magnō pretiō vēndidit. | Equum parvō pretiō ēmit.',
  ),
  row(
    'Since the road was closed, the travellers had to wait.',
    'Cum via clausa esset, viātōrēs exspectāre dēbēbant.',
    'Quod via clausa erat, viātōribus exspectandum erat. | Viā clausā viātōrēs exspectāre dēbēbant. | Quia via clausa erat, necesse erat viātōribus exspectāre.',
    'Cum via aperta esset, viātōrēs exspectāre dēbēbant. | Cum via clausa esset, viātōrēs exspectāre nōn dēbēbant.',
  ),
  row(
    'Do not believe everything you hear.',
    'Nōlī omnia crēdere quae audīs.',
    'Nē crēdiderīs omnia quae audīs. | Nōlīte omnia quae audītis crēdere. | Omnibus quae audīs crēdere nōlī.',
    'Nōlī omnia audīre quae crēdis. | Crēde omnia quae audīs.',
  ),
  row(
    'We saw the boys swimming in the river.',
    'Puerōs in flūmine natantēs vīdimus.',
    'Vīdimus puerōs quī in flūmine natābant. | Puerōs in fluviō natāre vīdimus. | In flūmine puerōs natantēs cōnspeximus.',
    'Puerōs in flūmine natantēs nōn vīdimus. | Puerī in flūmine natantēs nōs vīdērunt.',
  ),
  row(
    'At dawn the fleet set sail from the harbour.',
    'Prīmā lūce classis ē portū solvit.',
    'Prīmā lūce classis ē portū profecta est. | Sub lūcem classis ā portū solvit. | Classis prīmā lūce ē portū nāvigāvit.',
    'Prīmā lūce classis in portum pervēnit. | Prīmā nocte classis ē portū solvit.',
  ),
  row(
    'The more he has, the more he wants.',
    'Quō plūs habet, eō plūs cupit.',
    'Quō plūra habet, eō plūra vult. | Quantō plūs habet, tantō plūs cupit. | Eō plūs cupit quō plūs habet.',
    'Quō minus habet, eō plūs cupit. | Plūs habet quam cupit.',
  ),
  row(
    'It is easy to say, difficult to do.',
    'Facile est dictū, difficile factū.',
    'Facile dictū est, factū difficile. | Dīcere facile est, facere difficile. | Facile est dīcere, difficile facere.',
    'Difficile est dictū, facile factū. | Facile dīcit, difficile facit.',
  ),
  row(
    'There was no hope of escaping.',
    'Nūlla spēs effugiendī erat.',
    'Nūlla erat spēs fugae. | Spēs effugiendī nūlla fuit. | Nōn erat spēs effugiendī.',
    'Magna spēs effugiendī erat. | Nūlla spēs pugnandī erat.',
  ),
  row(
    'You surely do not think that I am lying?',
    'Num putās mē mentīrī?',
    'Num mē mentīrī putās? | Num crēdis mē mentīrī? | Num mē mentīrī arbitrāris?',
    'Nōnne putās mē mentīrī? | Num putō tē mentīrī?',
  ),
  row(
    'He is not the sort of man to betray his friends.',
    'Nōn is est quī amīcōs prōdat.',
    'Is nōn est quī amīcōs suōs prōdat. | Nōn est is quī amīcōs trādat. | Nōn tālis vir est quī amīcōs prōdat.',
    'Is est quī amīcōs prōdat. | Nōn is sum quī amīcōs prōdam.',
  ),
  row(
    'Before the sun rises, we shall leave the village.',
    'Antequam sōl oritur, ē vīcō discēdēmus.',
    'Ante sōlis ortum ē vīcō discēdēmus. | Priusquam sōl oriātur, vīcum relinquēmus. | Vīcum relinquēmus antequam sōl ortus erit.',
    'Postquam sōl ortus est, ē vīcō discessimus. | Antequam sōl oritur, ad vīcum veniēmus.',
  ),
  row(
    'She asked whether anyone had seen her little dog.',
    'Rogāvit num quis catellum suum vīdisset.',
    'Quaesīvit num quis canem parvum suum vīdisset. | Interrogāvit an aliquis catulum suum vīdisset. | Rogābat num quis parvum suum canem vīdisset.',
    'Rogāvit quis catellum suum vīdisset. | Rogat num quis catellum suum vīderit.',
  ),
  row(
    'We are permitted to enter the temple.',
    'Nōbīs templum intrāre licet.',
    'Licet nōbīs templum intrāre. | Nōbīs licet in templum intrāre. | Nōbīs templum inīre licet.',
    'Nōs templum intrāmus. | Vōbīs templum intrāre nōn licet.',
  ),
  row(
    'Let the boys play in the garden; let the girls sing.',
    'Puerī in hortō lūdant; puellae cantent.',
    'Lūdant puerī in hortō, puellae cantent. | In hortō puerī lūdant, puellae canant. | Puerī in hortō lūdant et puellae cantent.',
    'Puerī in hortō lūdunt; puellae cantant. | Puellae in hortō lūdant; puerī cantent.',
  ),
  row(
    'He promised that he would come as soon as possible.',
    'Prōmīsit sē quam prīmum ventūrum esse.',
    'Sē quam celerrimē ventūrum esse prōmīsit. | Pollicitus est sē quam prīmum ventūrum esse. | Prōmīsit sē quam prīmum ventūrum.',
    'Prōmīsit sē quam prīmum vēnisse. | Prōmittit sē quam prīmum ventūrum esse.',
  ),
  row(
    'It happened that on that night there was a full moon.',
    'Accidit ut eā nocte lūna plēna esset.',
    'Eā nocte accidit ut lūna plēna esset. | Forte eā nocte lūna plēna erat. | Ēvēnit ut illā nocte esset plēna lūna.',
    'Accidit ut eō diē lūna plēna esset. | Accidit ut eā nocte lūna nova esset.',
  ),
  row(
    'There is no doubt that the Greeks were wise.',
    'Nōn est dubium quīn Graecī sapientēs fuerint.',
    'Haud dubium est quīn Graecī sapientēs fuerint. | Dubium nōn est quīn Graecī fuerint sapientēs. | Sine dubiō Graecī sapientēs erant.',
    'Nōn est dubium quīn Rōmānī sapientēs fuerint. | Dubium est num Graecī sapientēs fuerint.',
  ),
  row(
    'He used his sword and took possession of the town.',
    'Gladiō ūsus oppidō potītus est.',
    'Gladiō ūsus est et oppidō potītus est. | Oppidō gladiō ūsus potītus est. | Gladiō ūsus oppidum occupāvit.',
    'Oppidō ūsus gladiō potītus est. | Gladiō ūsus oppidum relīquit.',
  ),
  row(
    'The town was two miles away from the sea.',
    'Oppidum duo mīlia passuum ā marī aberat.',
    'Oppidum ā marī duo mīlia passuum aberat. | Oppidum duōbus mīlibus passuum ā marī aberat. | Aberat oppidum ā marī duo mīlia passuum.',
    'Oppidum duo mīlia passuum ā flūmine aberat. | Oppidum mīlle passūs ā marī aberat.',
  ),
  row(
    'My dear Marcus, your letter gave me great joy.',
    'Mī cārissime Mārce, epistula tua mihi magnum gaudium attulit.',
    'Mī Mārce cārissime, litterae tuae mihi magnum gaudium attulērunt. | Mārce cāre, epistula tua magnum mihi gaudium dedit. | Mī cāre Mārce, epistula tua mihi magnō gaudiō fuit.',
    'Mī cāre Mārce, epistula mea tibi magnum gaudium attulit. | Mī cāre Mārce, epistula tua mihi magnum dolōrem attulit.',
  ),
  row(
    'Tell me what you did yesterday.',
    'Dīc mihi quid herī fēceris.',
    'Dīc mihi quid herī ēgeris. | Quid herī fēceris, dīc mihi. | Mihi nārrā quid herī fēceris.',
    'Dīc mihi quid hodiē faciās. | Dīcam tibi quid herī fēcerim.',
  ),
  row(
    'He did this in order that he might live more happily.',
    'Hoc fēcit quō fēlīcius vīveret.',
    'Hoc fēcit ut fēlīcius vīveret. | Id fēcit ut beātius vīveret. | Haec fēcit quō beātius vīveret.',
    'Hoc fēcit nē fēlīcius vīveret. | Hoc facit quō fēlīcius vīvat.',
  ),
];
