// The second half of the thirteenth list into Latin: participles, clauses, gerundives, indirect speech, conditions, comparisons, impersonal verbs.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** English to be put into Latin: the sentences with clauses. */
export const THIRTEENTH_CLAUSES_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'When the gates had been closed, nobody could enter.',
    'Portīs clausīs, nēmō intrāre poterat.',
    'Cum portae clausae essent, nēmō intrāre poterat. | Portīs clausīs nēmō inīre potuit. | Postquam portae clausae sunt, nēmō intrāre poterat.',
    'Portae clausae, nēmō intrāre poterat. | Portīs clausīs, nēmō exīre poterat. | Portīs clausīs, nēmō intrāre potest.',
  ),
  row(
    'I promise that I will write to you every day.',
    'Prōmittō mē cotīdiē ad tē scrīptūrum esse.',
    'Prōmittō mē ad tē cotīdiē scrīptūram esse. | Polliceor mē cotīdiē tibi scrīptūrum esse. | Mē cotīdiē ad vōs scrīptūrum esse prōmittō.',
    'Prōmittō mē cotīdiē ad tē scrīpsisse. | Prōmittō tē cotīdiē ad mē scrīptūrum esse. | Prōmittō mē cotīdiē ad tē scrībere.',
  ),
  row(
    'The slave denied that he had stolen the money.',
    'Servus negāvit sē pecūniam surripuisse.',
    'Servus sē pecūniam abstulisse negāvit. | Servus negāvit sē pecūniam fūrātum esse. | Negāvit servus pecūniam ā sē surreptam esse.',
    'Servus negāvit sē pecūniam surripere. | Servus negāvit eum pecūniam surripuisse. | Servus dīxit sē pecūniam surripuisse.',
  ),
  row(
    'The master sent a boy to open the door.',
    'Dominus puerum mīsit quī iānuam aperīret.',
    'Dominus puerum mīsit ut iānuam aperīret. | Dominus puerum ad iānuam aperiendam mīsit. | Puerum dominus mīsit quī iānuam aperīret.',
    'Dominus puerum mīsit quī iānuam aperit. | Dominus puerum mīsit iānuam aperīre. | Puer dominum mīsit quī iānuam aperīret.',
  ),
  row(
    'Speak slowly, so that I may understand you.',
    'Lentē loquere, ut tē intellegam.',
    'Loquere lentē, ut tē intellegere possim. | Lentē loquiminī, ut vōs intellegam. | Dīc lentē, ut tē intellegam.',
    'Lentē loquere, ut tē intellegō. | Lentē loquere, nē tē intellegam. | Lentē loquere, ut mē intellegās.',
  ),
  row(
    'It happened by chance that the leader was absent.',
    'Forte accidit ut dux abesset.',
    'Accidit forte ut dux abesset. | Cāsū accidit ut imperātor abesset. | Forte ēvēnit ut dux abesset.',
    'Forte accidit ut dux aberat. | Forte accidit nē dux abesset. | Forte accidit ut dux adesset.',
  ),
  row(
    'Father forbids us to swim in the river.',
    'Pater nōs in flūmine natāre vetat.',
    'Pater vetat nōs in flūmine natāre. | Pater nōs vetat in fluviō natāre. | Pater nōbīs imperat nē in flūmine natēmus.',
    'Pater nōbīs in flūmine natāre vetat. | Pater nōs in flūmine natāre iubet. | Pater nōs in flūmen natāre vetat.',
  ),
  row(
    'If I had wings, I would fly to you.',
    'Sī ālās habērem, ad tē volārem.',
    'Sī mihi ālae essent, ad tē volārem. | Ad tē volārem, sī ālās habērem. | Sī pennās habērem, ad vōs volārem.',
    'Sī ālās habeō, ad tē volābō. | Sī ālās habuissem, ad tē volāvissem. | Sī ālās habērēs, ad mē volārēs.',
  ),
  row(
    'If you had asked me, I would have told you the truth.',
    'Sī mē rogāvissēs, tibi vērum dīxissem.',
    'Sī mē interrogāvissēs, vērum tibi dīxissem. | Vērum tibi dīxissem, sī mē rogāssēs. | Sī ex mē quaesīvissēs, vēritātem tibi dīxissem.',
    'Sī mē rogārēs, tibi vērum dīcerem. | Sī tē rogāvissem, mihi vērum dīxissēs. | Sī mē rogāvissēs, tibi vērum dīcam.',
  ),
  row(
    'If you should see my brother, what would you say?',
    'Sī frātrem meum videās, quid dīcās?',
    'Sī meum frātrem videās, quid dīcās? | Quid dīcās, sī frātrem meum videās? | Quid dīcās, sī meum frātrem cōnspiciās?',
    'Sī frātrem meum vidēs, quid dīcis? | Sī frātrem meum videat, quid dīcat? | Sī frāter meus videās, quid dīcās?',
  ),
  row(
    'My brother is eager to learn.',
    'Frāter meus discendī cupidus est.',
    'Frāter meus cupidus est discendī. | Meus frāter discendī studiōsus est. | Frāter meus avidus discendī est.',
    'Frāter meus discere cupidus est. | Frāter meus docendī cupidus est. | Soror mea discendī cupida est.',
  ),
  row(
    'When he had crossed the Alps, Hannibal came into Italy.',
    'Hannibal, cum Alpēs trānsīsset, in Italiam vēnit.',
    'Cum Alpēs trānsiisset, Hannibal in Italiam vēnit. | Hannibal, Alpibus superātīs, in Italiam vēnit. | Hannibal, postquam Alpēs trānsiit, in Italiam pervēnit.',
    'Hannibal, cum Alpēs trānsīret, in Italiam vēnit. | Hannibal, cum Alpēs trānsīsset, in Italiā vēnit. | Hannibal, cum Alpibus trānsīsset, in Italiam vēnit.',
  ),
  row(
    'The horse that you bought is lame.',
    'Equus quem ēmistī claudus est.',
    'Equus, quem ēmistis, claudus est. | Claudus est equus quem ēmistī. | Equus ā tē ēmptus claudus est.',
    'Equus quī ēmistī claudus est. | Equus quem ēmī claudus est. | Equī quōs ēmistī claudī sunt.',
  ),
  row(
    'Although he was rich, he was not happy.',
    'Quamquam dīves erat, nōn erat beātus.',
    'Cum dīves esset, tamen beātus nōn erat. | Quamvīs dīves esset, nōn erat beātus. | Etsī dīves erat, tamen fēlīx nōn erat.',
    'Quamquam dīves est, nōn est beātus. | Quamquam pauper erat, nōn erat beātus. | Quamquam dīves erat, nōn erat beātum.',
  ),
  row(
    'We arrived before the sun set.',
    'Priusquam sōl occidit, advēnimus.',
    'Antequam sōl occidit, advēnimus. | Advēnimus antequam sōl occideret. | Ante sōlis occāsum advēnimus.',
    'Postquam sōl occidit, advēnimus. | Priusquam sōl occidit, adveniēmus. | Priusquam sōlem occidit, advēnimus.',
  ),
  row(
    'The messenger stayed until the king replied.',
    'Nūntius mānsit dōnec rēx respondit.',
    'Nūntius mānsit dum rēx respondit. | Nūntius mānsit dōnec rēx respondēret. | Dōnec rēx respondit, nūntius mānsit.',
    'Nūntius manet dōnec rēx respondet. | Nūntius mānsit dōnec rēgem respondit. | Nūntius mānsit postquam rēx respondit.',
  ),
  row(
    'The boy is ashamed of his mistake.',
    'Puerum errōris suī pudet.',
    'Puerum pudet errōris suī. | Puerum suī errōris pudet. | Errōris puerum pudet.',
    'Puer errōris suī pudet. | Puerum errōrem suum pudet. | Puellam errōris suī pudet.',
  ),
  row(
    'It is better to be silent than to speak badly.',
    'Melius est tacēre quam male loquī.',
    'Tacēre melius est quam male loquī. | Praestat tacēre quam male loquī. | Satius est tacēre quam male loquī.',
    'Melior est tacēre quam male loquī. | Melius est tacēre quam bene loquī. | Bonum est tacēre quam male loquī.',
  ),
  row(
    'Cicero said that he would always defend the republic.',
    'Cicerō dīxit sē rem pūblicam semper dēfēnsūrum esse.',
    'Cicerō sē semper rem pūblicam dēfēnsūrum esse dīxit. | Dīxit Cicerō sē semper dēfēnsūrum esse rem pūblicam. | Cicerō dīxit rem pūblicam semper ā sē dēfēnsum īrī.',
    'Cicerō dīxit sē rem pūblicam semper dēfendere. | Cicerō dīxit eum rem pūblicam semper dēfēnsūrum esse. | Cicerō dīxit sē rem pūblicam semper dēfēnsūram esse.',
  ),
  row(
    'Let us not wait any longer.',
    'Nē diūtius exspectēmus.',
    'Nē exspectēmus diūtius. | Diūtius nē exspectēmus! | Nē amplius exspectēmus.',
    'Nē diūtius exspectent. | Diūtius exspectēmus. | Nōn diūtius exspectāmus.',
  ),
  row(
    'If only you had never gone away!',
    'Utinam numquam abiissēs!',
    'Utinam numquam discessissēs! | Utinam nē umquam abiissēs! | Utinam numquam abiissētis!',
    'Utinam numquam abeās! | Utinam numquam abiisset! | Utinam numquam rediissēs!',
  ),
  row(
    'Alexander, having defeated the Persians, founded a city.',
    'Alexander, Persīs victīs, urbem condidit.',
    'Alexander, cum Persās vīcisset, urbem condidit. | Persīs superātīs Alexander urbem condidit. | Postquam Persās vīcit, Alexander urbem condidit.',
    'Alexander, Persae victī, urbem condidit. | Alexander, Persās victus, urbem condidit. | Alexander, Persīs victīs, urbem dēlēvit.',
  ),
  row(
    'While the old man was speaking, all were silent.',
    'Sene loquente omnēs tacēbant.',
    'Dum senex loquitur, omnēs tacēbant. | Cum senex loquerētur, omnēs tacēbant. | Omnēs, dum senex loquitur, tacēbant.',
    'Sene loquente omnēs tacent. | Senex loquēns omnēs tacēbant. | Sene locūtō omnēs tacēbant.',
  ),
  row(
    'I gave an apple to the crying child.',
    'Puerō lacrimantī mālum dedī.',
    'Puerō flentī mālum dedī. | Īnfantī lacrimantī mālum dedī. | Mālum dedī puerō quī lacrimābat.',
    'Puerō lacrimante mālum dedī. | Puerum lacrimantem mālum dedī. | Puerō lacrimantī mālum dedit.',
  ),
  row(
    'He pretended to be ill in order not to go to school.',
    'Simulāvit sē aegrum esse nē in lūdum īret.',
    'Aegrum sē esse simulāvit, nē ad lūdum īret. | Sē aegrōtāre simulāvit nē in lūdum īret. | Simulābat sē aegrum esse nē ad scholam īret.',
    'Simulāvit sē aegrum esse nē in lūdum it. | Simulāvit eum aegrum esse nē in lūdum īret. | Simulāvit sē aegrum esse ut in lūdum īret.',
  ),
];
