// Several changes at once, each of which says the same by itself: another order, another word, another voice, names joined by -que, a quality said twice; beside
// them what is wrong in its author's words and stays wrong in others.
import type { EquivalentRows } from './equivalentRows.ts';
import { holdEquivalents } from './equivalentRows.ts';

/** English, its author's Latin, and what says the same and what does not, each between bars. */
const ROWS: EquivalentRows = [
  [
    'You are allowed to go home.',
    'Licet tibi domum īre.',
    'Tibi domum īre licet. | Domum ire tibi licet. | Tibi licet domum ire. | Licet tibi domum redire.',
    'Licet tē domus īre. | Tibi domī īre licet. | Licet mihi domum ire.',
  ],
  [
    'Brutus and Cassius killed Caesar with daggers.',
    'Brūtus et Cassius Caesarem pugiōnibus necāvērunt.',
    'Brūtus Cassiusque Caesarem pugiōnibus interfēcērunt. | Caesar ā Brūtō et Cassiō pugiōnibus interfectus est. | Caesar pugionibus occisus est a Bruto Cassioque. | Cassius et Brutus Caesarem pugionibus occiderunt.',
    'Brūtum Cassiumque Caesar pugiōnibus interfēcit. | Brutus a Caesare et Cassio pugionibus interfectus est. | Brutus Cassiusque Caesarem pugiones interfecerunt.',
  ],
  [
    'Titus and Vibidius are sitting in the garden.',
    'Titus et Vibidius in hortō sedent.',
    'Titus Vibidiusque in horto sedent. | In horto sedent Titus Vibidiusque.',
    'Titus Vibidiumque in hortum sedent. | Titus Vibidiusque in horto dormiunt.',
  ],
  [
    'The Romans built many bridges and roads.',
    'Rōmānī multōs pontēs et viās fēcērunt.',
    'Multōs pontēs et multās viās Rōmānī fēcērunt. | Rōmānī multōs pontēs et multās viās aedificāvērunt. | Romani multos pontes multasque vias fecerunt.',
    'Rōmānī multōs pontēs et paucās viās fēcērunt. | Romani multos pontes et multae viae fecerunt.',
  ],
  [
    'We must not trust a liar.',
    'Mendācī nōn est crēdendum.',
    'Nōbīs mendācī crēdendum nōn est. | Mendācī nōbīs nōn est crēdendum. | Mendaci credere non debemus.',
    'Mendāx nōbīs nōn est crēdendus. | Mendaci nobis est credendum. | Nos mendaci credendum non est.',
  ],
  [
    'What were they looking for?',
    'Quid quaerēbant?',
    'Quid illī quaerēbant? | Illi quid quaerebant?',
    'Quid ille quaerēbant? | Quid vos quaerebatis?',
  ],
  [
    'He was a man of great talent and little faith.',
    'Vir fuit magnō ingeniō, parvā fidē.',
    'Erat vir magnō ingeniō et parvā fidē. | Vir magni ingenii et parvae fidei erat. | Vir erat magni ingenii parvaeque fidei.',
    'Erat vir parvo ingenio et magna fide. | Erat vir magnō ingeniō sed magnā fidē.',
  ],
  [
    'I would rather die than betray my friends.',
    'Mālō morī quam amīcōs meōs prōdere.',
    'Mālō morī quam meōs amīcōs prōdere. | Mori malo quam amicos prodere meos.',
    'Mālō amīcōs meōs prōdere quam morī. | Malo mori quam ab amicis meis prodi.',
  ],
  [
    'The slaves obey their master but do not trust him.',
    'Servī dominō pārent, sed eī nōn crēdunt.',
    'Servi domino parent, sed ei non confidunt. | Servi domino oboediunt sed ei diffidunt.',
    'Servī dominō nōn pārent sed eī cōnfīdunt. | Servi domino non parent sed ei credunt. | Servi domino parent sed ei confidunt.',
  ],
  [
    'The friend to whom I gave the ring has lost it.',
    'Amīcus cui ānulum dedī eum āmīsit.',
    'Amicus, cui anulum donavi, eum amisit. | Amicus eum amisit cui anulum tradidi.',
    'Amīcus quī ānulum trādidī eum āmīsit. | Amicus cui anulum tradidi eam amisit. | Amicus quem anulum tradidi eum amisit.',
  ],
  [
    'The ships that we saw yesterday have gone away.',
    'Nāvēs quās heri vīdimus discessērunt.',
    'Naves, quas heri conspeximus, abierunt. | Abierunt naves quas heri vidimus.',
    'Nāvēs quae heri cōnspeximus discessērunt. | Naves quas heri conspexerunt discesserunt.',
  ],
  [
    'When I had read the book, I gave it to my sister.',
    'Cum librum lēgissem, eum sorōrī dedī.',
    'Cum librum legissem, eum sorori meae tradidi. | Eum sorori dedi, cum librum legissem.',
    'Cum librum lēgissem, eam sorōrī trādidī. | Cum librum legissem, eum soror tradidi.',
  ],
  [
    'We drink water, they drink wine.',
    'Nōs aquam bibimus, illī vīnum bibunt.',
    'Nos aquam potamus, illi vinum potant. | Nos bibimus aquam, illi bibunt vinum.',
    'Nōs vīnum bibimus, illī aquam pōtant. | Nos vinum bibimus, illi aquam bibunt.',
  ],
  [
    'Since you do not know the way, I shall send a guide.',
    'Cum viam nesciās, ducem mittam.',
    'Quoniam viam nescis, ducem mittam. | Quia viam ignoras, ducem mittam.',
    'Quamquam viam nescīs, ducem mittam. | Etsi viam ignoras, ducem mittam.',
  ],
  [
    'Although the road was long, we arrived before night.',
    'Cum via longa esset, tamen ante noctem advēnimus.',
    'Quamquam via longa erat, ante noctem advenimus. | Etsi via longa erat, tamen ante noctem pervenimus.',
    'Quod via longa erat, ante noctem advenimus. | Quia via longa erat, ante noctem pervenimus.',
  ],
  [
    'When the sun rose, the sailors left the harbour.',
    'Sōle ortō nautae ē portū discessērunt.',
    'Ubi sol ortus est, nautae portum reliquerunt. | Cum sol ortus esset, nautae e portu discesserunt.',
    'Ubi sol orta est, nautae portum reliquerunt. | Ubi sol ortum est, nautae e portu discesserunt.',
  ],
  [
    'We could not cross the river because the water was deep.',
    'Flūmen trānsīre nōn poterāmus, quod aqua alta erat.',
    'Flumen transire non potuimus, quia aqua alta erat. | Quod aqua alta erat, flumen transire non poteramus.',
    'Flumen transire non poteramus, quod aqua altus erat. | Flumen transire non poteramus, quod aquam alta erat.',
  ],
  [
    'We must all be condemned.',
    'Omnēs damnandī sumus.',
    'Nos omnes damnandi sumus. | Omnes condemnandi sumus. | Omnes damnari debemus.',
    'Omnes damnandi sunt. | Omnes condemnandi sunt. | Omnes damnari debent.',
  ],
  [
    'Our army is braver than yours.',
    'Exercitus noster fortior est quam vester.',
    'Exercitus noster fortior est quam exercitus vester. | Fortior est noster exercitus quam vester. | Noster exercitus vestro fortior est.',
    'Exercitus vester fortior est quam noster. | Exercitus noster fortior est quam exercitus noster. | Exercitus noster fortis est quam vester.',
  ],
  [
    'This road is longer than that one.',
    'Haec via longior est quam illa.',
    'Haec via longior est quam illa via. | Haec via longior est illa. | Longior est haec via quam illa via.',
    'Illa via longior est quam haec. | Illa via longior est quam haec via. | Haec via longior est quam illam.',
  ],
  [
    'The father reads a book, the mother a letter.',
    'Pater librum legit, māter epistulam legit.',
    'Pater librum legit, mater epistulam. | Pater librum legit, mater autem epistulam legit.',
    'Pater epistulam legit, mater librum. | Pater librum legit, matrem epistula. | Pater librum legit, mater epistulas.',
  ],
  [
    'We drink water, they drink wine.',
    'Nōs aquam bibimus, illī vīnum bibunt.',
    'Nōs aquam bibimus, illī vīnum. | Nos aquam bibimus, illi vero vinum bibunt. | Aquam nos bibimus, illi vinum.',
    'Nos vinum bibimus, illi aquam. | Nos aquam bibimus, illi non vinum bibunt. | Nos aquam tantum bibimus, illi vinum bibunt. | Nos aquam bibimus, illi quoque vinum bibunt.',
  ],
  [
    'Who has stolen my ring?',
    'Quis ānulum meum abstulit?',
    'Quisnam anulum meum abstulit? | Quisnam meum anulum surripuit?',
    'Quidnam anulum meum abstulit? | Quemnam anulus meus abstulit? | Quisnam anulum tuum abstulit?',
  ],
  [
    'Our house is big.',
    'Domus nostra magna est.',
    'Aedes nostrae magnae sunt. | Magna est nostra domus.',
    'Domus nostrae magnae sunt.',
  ],
  [
    'Cato said that Rome would never be safe.',
    'Catō dīxit Rōmam numquam tūtam fore.',
    'Cato dixit Romam numquam tutam futuram esse. | Numquam tutam fore Romam Cato dixit.',
    'Cato dixit Romam tutam futuram esse. | Cato dixit Romam numquam tutam esse. | Cato dixit Romam numquam tutum futurum esse.',
  ],
  [
    'He pretended not to understand what we were saying.',
    'Simulāvit sē nōn intellegere quid dīcerēmus.',
    'Simulabat se non intellegere quid diceremus. | Se non intellegere simulavit quid diceremus.',
    'Simulavit se intellegere quid diceremus. | Simulat se non intellegere quid diceremus. | Simulavit se non intellegere quid dicimus.',
  ],
  [
    'A slave was carrying the gold that he had found.',
    'Servus aurum quod invēnerat portābat.',
    'Servus quidam aurum quod invenerat portabat. | Aurum, quod invenerat, servus portabat.',
    'Servus aurum quod invenit portavit. | Servus nullus aurum quod invenerat portabat. | Servus aurum numquam portabat quod invenerat.',
  ],
  [
    'Our house is large.',
    'Domus nostra magna est.',
    'Aedēs nostrae magnae sunt. | Magnae sunt aedes nostrae.',
    'Aedēs nostrae magna sunt. | Aedes nostrae magnus sunt. | Aedes nostrae magna est.',
  ],
  [
    'Our house is large.',
    'Aedēs nostrae magnae sunt.',
    'Domus nostra magna est.',
    'Domus nostra magnae est.',
  ],
  [
    'All the best men praise him.',
    'Optimus quisque eum laudat.',
    'Omnēs optimī eum laudant. | Eum optimī omnēs laudant. | Optimī quīque eum laudant.',
    'Optimus quisque eum laudant. | Omnēs bonī eum laudant. | Optimī omnēs eum laudat. | Optimos omnes is laudat.',
  ],
  [
    'All the best men praise him.',
    'Optimī omnēs eum laudant.',
    'Optimus quisque eum laudat.',
    'Optimum quemque is laudat.',
  ],
  [
    'Different people say different things.',
    'Aliī alia dīcunt.',
    'Alius aliud dīcit. | Aliī aliud dīcunt. | Dīversī dīversa dīcunt.',
    'Aliī aliōs dīcunt. | Alius alium dicit. | Alius aliud dicunt. | Alius alia dicunt.',
  ],
  ['One says one thing, another another.', 'Alius aliud dīcit.', 'Aliī alia dīcunt.', 'Alius alium dicit.'],
  [
    'We pity the poor.',
    'Miserēmur pauperum.',
    'Nōs pauperum miseret. | Pauperum nos miseret.',
    'Nostrum pauperes miseret. | Nos pauperes miseret. | Vos pauperum miseret.',
  ],
  ['I pity you.', 'Mē tuī miseret.', 'Misereor tuī. | Tui me miseret.', 'Tē meī miseret. | Misereor tibi.'],
  [
    'The boy is too small to carry the sword.',
    'Puer minor est quam quī gladium ferat.',
    'Puer tam parvus est ut gladium nōn ferat. | Puer nimis parvus est ut gladium ferat. | Puer tam parvus est ut gladium ferre nōn possit. | Puer minor est quam ut gladium ferat. | Puer minor est quam ut gladium ferre possit.',
    'Puer tam parvus est ut gladium ferat. | Puer nimis parvus est ut gladium nōn ferat. | Puer minor est quam ut gladium nōn ferat. | Puer maior est quam ut gladium ferat. | Puer tam magnus est ut gladium non ferat.',
  ],
  [
    'The old man is too weak to walk.',
    'Senex tam īnfirmus est ut ambulāre nōn possit.',
    'Senex īnfirmior est quam ut ambulet. | Senex īnfirmior est quam quī ambulāre possit. | Senex nimis īnfirmus est ut ambulet.',
    'Senex īnfirmior est quam ut ambulāre nōn possit. | Senex tam īnfirmus est ut ambulāre possit. | Senex īnfirmior est quam ambulat. | Senex minus infirmus est quam ut ambulet.',
  ],
  [
    "What is your sister's name?",
    'Quod nōmen est sorōrī tuae?',
    'Quid est nōmen sorōris tuae? | Quod est nōmen sorōris tuae? | Quid est sorōrī tuae nōmen?',
    'Quod nōmen est sorōrem tuam? | Quod nomen est fratri tuo? | Quid nomen est sororis tua? | Quod nomen soror tua est?',
  ],
  [
    "My sister's name is Julia.",
    'Sorōrī meae nōmen est Iūlia.',
    'Nōmen sorōris meae est Iūlia. | Soror mea Iūlia vocātur. | Soror mea Iūlia appellātur.',
    'Sorōris meae Iūlia vocātur. | Soror mea nōmen est Iūlia. | Sorori meae Iulia vocatur. | Soror mea Iuliam vocatur. | Soror mea Iulia vocabatur.',
  ],
  [
    'My sister is called Julia.',
    'Soror mea Iūlia vocātur.',
    'Nōmen sorōrī meae est Iūlia.',
    'Nōmen soror mea est Iūlia.',
  ],
];

holdEquivalents('latin', ROWS);
