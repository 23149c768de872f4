// What a grammar says are one thing: for each construction the ways that whoever is right may write it, beside what is near it and wrong. Written through a
// grammar's chapters and not by the judge; what a teacher would have to think about is left out.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';

/** English, its author's Latin, and what says the same and what does not, each between bars. */
const ROWS: readonly (readonly [prompt: string, reference: string, good: string, wrong: string])[] = [
  [
    'When he had learned these things, Caesar set out.',
    'Hīs rēbus cognitīs Caesar profectus est.',
    'Cum haec cognovisset, Caesar profectus est. | Caesar, cum has res cognovisset, profectus est. | Caesar his cognitis profectus est. | Caesar, postquam haec cognovit, profectus est.',
    'Cum haec cognovit, Caesar proficiscitur. | His rebus cognitis Caesarem profectus est.',
  ],
  [
    'When the city had been captured, the soldiers rejoiced.',
    'Urbe captā mīlitēs gaudēbant.',
    'Cum urbs capta esset, milites gaudebant. | Postquam urbs capta est, milites gavisi sunt. | Ubi urbs capta est, milites gaudebant. | Capta urbe milites gaudebant.',
    'Urbs capta milites gaudebant. | Cum urbem cepissent, hostes gaudebant.',
  ],
  [
    'Carthage must be destroyed.',
    'Carthāgō dēlenda est.',
    'Carthaginem deleri oportet. | Carthago deleri debet. | Necesse est Carthaginem deleri. | Delenda est Carthago.',
    'Carthago delere debet. | Carthaginem delenda est.',
  ],
  [
    'We must condemn him.',
    'Is nōbīs damnandus est.',
    'Eum damnare debemus. | Nos eum damnare oportet. | Necesse est nobis eum damnare. | Ille nobis damnandus est.',
    'Is nos damnandus est. | Eum damnare debent.',
  ],
  [
    'He came to see the city.',
    'Vēnit ut urbem vidēret.',
    'Venit ad urbem videndam. | Venit urbis videndae causa. | Venit urbem visum. | Venit qui urbem videret. | Ut urbem videret venit.',
    'Venit ut urbem videbat. | Venit ut urbs videret.',
  ],
  [
    'I hope that you will come.',
    'Spērō tē ventūrum esse.',
    'Spero te venturam esse. | Spero vos venturos esse. | Te venturum esse spero. | Spero te venturum.',
    'Spero te venire. | Spero tu venies.',
  ],
  [
    'The king ordered the soldiers to attack.',
    'Rēx mīlitēs oppugnāre iussit.',
    'Rex militibus imperavit ut oppugnarent. | Rex imperavit militibus ut oppugnarent. | Rex milites iussit oppugnare.',
    'Rex militibus oppugnare iussit ut. | Rex milites oppugnabant iussit.',
  ],
  [
    'I do not know what he is doing.',
    'Nesciō quid faciat.',
    'Quid faciat nescio. | Nescio quid agat. | Ignoro quid faciat. | Non scio quid faciat. | Haud scio quid faciat.',
    'Nescio quid facit. | Nescio quis faciat.',
  ],
  [
    'If I had money, I would buy the house.',
    'Sī pecūniam habērem, domum emerem.',
    'Domum emerem si pecuniam haberem. | Si mihi pecunia esset, domum emerem. | Si pecuniam haberem, aedes emerem.',
    'Si pecuniam habeo, domum emam. | Si pecuniam haberet, domum emerem.',
  ],
  [
    'The boy whom you saw is my brother.',
    'Puer quem vīdistī frāter meus est.',
    'Puer quem vidisti meus frater est. | Puer quem vidisti est frater meus. | Ille puer quem vidisti frater meus est. | Puer quem vidistis frater meus est. | Frater meus est puer quem vidisti.',
    'Puer qui vidisti frater meus est. | Puerum quem vidisti frater meus est.',
  ],
  [
    'He is taller than his brother.',
    'Altior est quam frāter.',
    'Fratre altior est. | Altior fratre est. | Altior est quam frater eius. | Altior est fratre suo.',
    'Altior est frater. | Altior quam fratrem est.',
  ],
  [
    'Nobody is happier than you.',
    'Nēmō tē fēlīcior est.',
    'Nemo felicior est quam tu. | Nemo beatior quam tu est. | Nemo est te beatior. | Nemo laetior est te.',
    'Nemo felicior est quam te. | Nemo felix est quam tu.',
  ],
  [
    'While the cook was sleeping, the dog ate the meat.',
    'Dum coquus dormit, canis carnem edit.',
    'Coquo dormiente canis carnem edit. | Cum coquus dormiret, canis carnem edit. | Canis, dum coquus dormit, carnem comedit.',
    'Dum coquum dormit, canis carnem edit. | Coquus dormiente canis carnem edit.',
  ],
  [
    'The slave was so tired that he could not walk.',
    'Servus tam fessus erat ut ambulāre nōn posset.',
    'Servus adeo fessus erat ut ambulare non posset. | Servus ita fessus erat ut non posset ambulare. | Tam fessus servus erat ut ambulare nequiret. | Servus tam defessus erat ut ambulare non posset.',
    'Servus tam fessus erat ne ambulare posset. | Servus tam fessus erat ut ambulare non poterat.',
  ],
  [
    'He warned me not to go.',
    'Monuit mē nē īrem.',
    'Me monuit ne irem. | Monuit ne irem. | Ille me monuit ne irem. | Me monuit ne abirem.',
    'Monuit me ut non irem. | Monuit me ne eam. | Monuit me ut irem.',
  ],
  [
    'There is no hope.',
    'Nūlla spēs est.',
    'Spes nulla est. | Non est spes. | Nulla est spes.',
    'Nullus spes est. | Spes est.',
  ],
  [
    'They have many friends.',
    'Multōs amīcōs habent.',
    'Eis multi amici sunt. | Amicos multos habent. | Multi amici eis sunt. | Illi multos amicos habent. | Multas amicas habent.',
    'Multi amici habent. | Eos multi amici sunt.',
  ],
  [
    'The city is being defended by the citizens.',
    'Urbs ā cīvibus dēfenditur.',
    'Cives urbem defendunt. | A civibus urbs defenditur. | Urbs defenditur a civibus. | Oppidum a civibus defenditur.',
    'Urbs civibus defenditur. | Urbem a civibus defenditur. | Urbs a civibus defendebatur.',
  ],
  [
    'I am going home.',
    'Domum eō.',
    'Eo domum. | Ego domum eo. | Domum abeo. | Domum redeo.',
    'Ad domum eo. | Domi eo. | Domus eo.',
  ],
  [
    'Do you want to stay in Rome?',
    'Vīsne Rōmae manēre?',
    'Visne manere Romae? | Vultisne Romae manere? | Cupisne Romae manere? | Romae manere vis?',
    'Visne in Roma manere? | Visne Romam manere? | Visne Romae manes?',
  ],
  [
    'Give me the book!',
    'Dā mihi librum!',
    'Librum mihi da! | Mihi librum da! | Date mihi librum! | Da librum mihi!',
    'Da me librum! | Dat mihi librum. | Da mihi liber!',
  ],
  [
    'Let us go into the garden.',
    'Eāmus in hortum.',
    'In hortum eamus. | In hortum intremus. | Hortum intremus.',
    'Imus in hortum. | Eamus in horto.',
  ],
  [
    'May he live for many years!',
    'Multōs annōs vīvat!',
    'Utinam multos annos vivat! | Vivat multos annos! | Per multos annos vivat! | Vivat per multos annos.',
    'Multis annis vivit. | Multos annos vivet!',
  ],
  [
    'He died three days later.',
    'Tribus diēbus post mortuus est.',
    'Post tres dies mortuus est. | Tertio die post mortuus est. | Mortuus est tribus post diebus. | Tribus diebus post decessit. | Tribus diebus post obiit.',
    'Tres dies mortuus est. | Ante tres dies mortuus est.',
  ],
  [
    'Everyone praises the good queen.',
    'Omnēs rēgīnam bonam laudant.',
    'Omnes bonam reginam laudant. | Regina bona ab omnibus laudatur. | Cuncti bonam reginam laudant.',
    'Omnes regina bona laudant. | Omnis reginam bonam laudant.',
  ],
  [
    'It is dangerous to sail in winter.',
    'Perīculōsum est hieme nāvigāre.',
    'Hieme navigare periculosum est. | Navigare hieme periculosum est. | Periculosum est per hiemem navigare.',
    'Periculosus est hieme navigare. | Periculosum est hiemem navigat.',
  ],
  [
    'He used to walk to school with his friend every day.',
    'Cotīdiē cum amīcō ad lūdum ambulābat.',
    'Cum amico suo cotidie ad ludum ambulabat. | Cotidie ad scholam cum amico ambulabat. | Ille cotidie cum amico in ludum ambulabat. | Ad ludum cotidie cum amico ambulare solebat. | Omni die cum amico ad ludum ambulabat.',
    'Cotidie cum amicum ad ludum ambulabat. | Cotidie cum amico ad ludum ambulavit hodie.',
  ],
  [
    'The mother gave her daughter a beautiful ring.',
    'Māter fīliae ānulum pulchrum dedit.',
    'Mater filiae pulchrum anulum dedit. | Filiae suae mater anulum pulchrum dedit. | Mater anulum pulchrum filiae dedit. | Mater anulum pulchrum filiae donavit. | Mater filiam anulo pulchro donavit. | Anulus pulcher filiae a matre datus est.',
    'Mater filiam anulum pulchrum dedit. | Mater filia anulum pulchrum dedit. | Matri filia anulum pulchrum dedit.',
  ],
  [
    'I have read the letter that you sent.',
    'Epistulam quam mīsistī lēgī.',
    'Legi epistulam quam misisti. | Litteras quas misisti legi. | Epistulam quam misistis legi.',
    'Epistula quam misisti legi. | Epistulam quae misisti legi. | Epistulam quam misisti lego.',
  ],
  [
    'The enemy fled because they were afraid.',
    'Hostēs, quod timēbant, fūgērunt.',
    'Hostes fugerunt quia timebant. | Hostes fugerunt quod timebant. | Hostes timentes fugerunt. | Cum timerent, hostes fugerunt. | Hostis fugit quod timebat.',
    'Hostes fugerunt ut timerent. | Hostes quod timent fugiunt.',
  ],
  [
    'They say that Homer was blind.',
    'Dīcunt Homērum caecum fuisse.',
    'Homerus caecus fuisse dicitur. | Homerum caecum fuisse dicunt. | Dicitur Homerus caecus fuisse. | Ferunt Homerum caecum fuisse. | Homerus caecus fuisse traditur.',
    'Dicunt Homerus caecus fuisse. | Dicunt Homerum caecum esse.',
  ],
  [
    'The father loves his children.',
    'Pater līberōs suōs amat.',
    'Pater liberos amat. | Pater liberos suos diligit. | Liberi a patre amantur. | Pater suos liberos amat.',
    'Pater liberos eius amat. | Patrem liberi amant.',
  ],
  [
    'Is the girl reading a book?',
    'Legitne puella librum?',
    'Puellane librum legit? | Puella librum legit?',
    'Legitne puellam liber? | Legebatne puella librum?',
  ],
  [
    'Who gave you this ring?',
    'Quis tibi hunc ānulum dedit?',
    'Quis hunc anulum tibi dedit? | A quo hic anulus tibi datus est? | Quis vobis hunc anulum dedit? | Quis te hoc anulo donavit?',
    'Quis te hunc anulum dedit? | Cui hunc anulum dedisti?',
  ],
  [
    'The soldiers, wounded by arrows, fell.',
    'Mīlitēs sagittīs vulnerātī cecidērunt.',
    'Milites, qui sagittis vulnerati erant, ceciderunt. | Milites, cum sagittis vulnerati essent, ceciderunt. | Sagittis vulnerati milites conciderunt.',
    'Milites sagittas vulnerati ceciderunt. | Milites sagittis vulnerantes ceciderunt.',
  ],
  [
    'He lived in Athens for ten years.',
    'Athēnīs decem annōs vīxit.',
    'Decem annos Athenis habitavit. | Per decem annos Athenis vixit. | Athenis decem annos habitabat. | Decem annos Athenis vivebat.',
    'In Athenis decem annis vixit. | Athenas decem annos vixit.',
  ],
  [
    'On the third day they arrived at the river.',
    'Tertiō diē ad flūmen pervēnērunt.',
    'Die tertio ad flumen pervenerunt. | Tertio die ad fluvium advenerunt. | Ad flumen tertio die venerunt.',
    'Tertium diem ad flumen pervenerunt. | Tribus diebus ad flumen pervenerunt.',
  ],
  [
    'The bravest of all the soldiers was the first to climb the wall.',
    'Fortissimus omnium mīlitum prīmus mūrum ascendit.',
    'Omnium militum fortissimus murum primus ascendit. | Fortissimus ex omnibus militibus primus murum ascendit.',
    'Fortior omnium militum primus murum ascendit. | Fortissimus omnium militum primum murum ascendit ad.',
  ],
  [
    'You must not be afraid.',
    'Nōn dēbēs timēre.',
    'Timere non debes. | Tibi timendum non est. | Te timere non oportet. | Non debetis timere.',
    'Non debes times. | Debes non time.',
  ],
  [
    'After dinner the guests went away.',
    'Post cēnam hospitēs abiērunt.',
    'Post cenam convivae discesserunt. | Hospites post cenam discesserunt. | Convivae post cenam abierunt.',
    'Post cena hospites abierunt. | Post cenam hospites abeunt.',
  ],
  [
    'The king was killed by his own brother.',
    'Rēx ā frātre suō necātus est.',
    'Rex a suo fratre interfectus est. | Frater regem suum necavit. | Regem frater suus occidit. | Rex a fratre suo occisus est.',
    'Rex fratre suo necatus est. | Rex fratrem suum necavit.',
  ],
  [
    'Neither the farmer nor the sailor is afraid of the storm.',
    'Nec agricola nec nauta tempestātem timet.',
    'Neque agricola neque nauta tempestatem timet. | Nec agricola tempestatem timet nec nauta. | Neque agricola nec nauta procellam timet. | Nec agricola nec nauta tempestatem metuit.',
    'Et agricola et nauta tempestatem timent. | Nec agricola nec nauta tempestas timet.',
  ],
  [
    'As soon as he saw the wolf, he fled.',
    'Simul atque lupum vīdit, fūgit.',
    'Simul ac lupum vidit, fugit. | Ubi primum lupum vidit, fugit. | Cum primum lupum vidit, fugit. | Ut primum lupum vidit, fugit. | Fugit simulac lupum vidit.',
    'Simul atque lupum videt, fugit. | Simul atque lupus vidit, fugit.',
  ],
  [
    'We went to the market to buy bread.',
    'Ad forum iimus ut pānem emerēmus.',
    'Ad forum iimus ad panem emendum. | In forum iimus panem emptum. | Panis emendi causa ad forum iimus. | Ad macellum iimus ut panem emeremus. | Ad forum ivimus ut panem emeremus.',
    'Ad forum iimus panem emere ut. | Ad forum iimus ut panem emimus.',
  ],
  [
    'The teacher said that the pupils were working well.',
    'Magister dīxit discipulōs bene labōrāre.',
    'Magister discipulos bene laborare dixit. | Dixit magister discipulos bene laborare. | Magistra dixit discipulos bene laborare.',
    'Magister dixit discipuli bene laborabant. | Magister dixit discipulos bene laboravisse.',
  ],
  [
    'He has a sword in his hand.',
    'Gladium in manū habet.',
    'In manu gladium habet. | Gladius ei in manu est. | In manu gladium tenet. | Ille gladium in manu habet.',
    'Gladium in manum habet. | Gladius in manu habet.',
  ],
  [
    'What is your name?',
    'Quid est tibi nōmen?',
    'Quod nomen tibi est? | Quid nomen tibi est? | Quod est nomen tuum? | Quid est nomen tibi? | Quid est nomen tuum?',
    'Quis est tibi nomen mihi? | Quid est tuum nomine?',
  ],
  [
    'The water is too cold.',
    'Aqua nimis frīgida est.',
    'Aqua frigidior est. | Aqua nimium frigida est. | Nimis frigida est aqua. | Aqua est nimis frigida.',
    'Aqua frigidissima est. | Aqua nimis frigidus est.',
  ],
  [
    'I prefer wine to water.',
    'Vīnum quam aquam mālō.',
    'Malo vinum quam aquam. | Vinum aquae praefero. | Vinum malo quam aquam.',
    'Vinum aquam malo. | Vino quam aqua malo.',
  ],
  [
    'He is worthy of praise.',
    'Laude dignus est.',
    'Dignus est laude. | Is laude dignus est.',
    'Laudis dignus estis. | Laudem dignus est.',
  ],
  [
    'I am ashamed of my mistake.',
    'Mē errōris meī pudet.',
    'Pudet me erroris mei. | Erroris mei me pudet. | Me pudet erroris. | Me culpae meae pudet.',
    'Ego erroris mei pudet. | Me error meus pudeo.',
  ],
  [
    'The more he has, the more he wants.',
    'Quō plūra habet, eō plūra cupit.',
    'Quo plus habet, eo plus cupit. | Quanto plura habet, tanto plura cupit. | Quo plura habet, eo plura vult.',
    'Plura habet, plura cupit quo. | Quo plura habet, eo pauciora cupit.',
  ],
  [
    'Before the sun rose, we were already on the road.',
    'Antequam sōl ortus est, iam in viā erāmus.',
    'Priusquam sol ortus est, iam in via eramus. | Ante solis ortum iam in via eramus. | Iam in via eramus antequam sol oriretur. | Antequam sol oreretur, iam in itinere eramus.',
    'Postquam sol ortus est, iam in via eramus. | Antequam solem ortus est, iam in via eramus.',
  ],
  [
    'Although he was rich, he was not happy.',
    'Quamquam dīves erat, fēlīx nōn erat.',
    'Etsi dives erat, non felix erat. | Cum dives esset, tamen felix non erat. | Quamvis dives esset, felix non erat. | Quamquam dives erat, tamen beatus non erat. | Quamquam dives erat, laetus non erat.',
    'Quia dives erat, felix non erat. | Quamquam dives est, felix non est.',
  ],
  [
    'I was afraid that he would not come.',
    'Timēbam nē nōn venīret.',
    'Timebam ut veniret. | Verebar ne non veniret. | Metuebam ut veniret. | Veritus sum ne non veniret.',
    'Timebam ne veniret. | Timebam ut non veniret.',
  ],
  [
    'Do not touch the dog, children!',
    'Nōlīte canem tangere, līberī!',
    'Liberi, nolite canem tangere! | Ne canem tetigeritis, liberi! | Canem nolite tangere, pueri!',
    'Noli canem tangere, liberi! | Nolite canis tangere, liberi!',
  ],
  [
    'With nobody watching, the thief entered.',
    'Nūllō spectante fūr intrāvit.',
    'Fur intravit nullo spectante. | Fur, cum nemo spectaret, intravit. | Dum nemo spectat, fur intravit.',
    'Nullus spectante fur intravit. | Omnibus spectantibus fur intravit.',
  ],
  [
    'The place where he was born is small.',
    'Locus ubi nātus est parvus est.',
    'Locus in quo natus est parvus est. | Parvus est locus ubi natus est. | Ille locus ubi natus est parvus est.',
    'Locum ubi natus est parvus est. | Locus ubi natus est parva est.',
  ],
  [
    'Caesar led his army across the river.',
    'Caesar exercitum trāns flūmen dūxit.',
    'Caesar exercitum suum trans flumen duxit. | Caesar trans fluvium exercitum duxit. | Caesar copias suas trans flumen duxit. | Exercitus a Caesare trans flumen ductus est.',
    'Caesar exercitum trans flumine duxit. | Caesarem exercitus trans flumen duxit.',
  ],
  [
    'It is said that the gods live on Mount Olympus.',
    'Dīcitur deōs in monte Olympō habitāre.',
    'Di in monte Olympo habitare dicuntur. | Dicunt deos in monte Olympo habitare. | Dei in monte Olympo habitare dicuntur. | Dei in monte Olympo vivere dicuntur.',
    'Dicitur dei in monte Olympo habitant. | Dicuntur deos in monte Olympo habitare.',
  ],
  [
    'The teacher said that he had never read that poem.',
    'Magister dīxit sē illud carmen numquam lēgisse.',
    'Magister negavit se umquam illud carmen legisse. | Magister negavit se illud carmen umquam legisse.',
    'Magister negavit se illud carmen legisse. | Magister negavit se numquam illud carmen legisse. | Magister dixit se illud carmen legisse.',
  ],
  [
    'The boy says that he has not seen the wolf.',
    'Puer negat sē lupum vīdisse.',
    'Puer dicit se lupum non vidisse. | Puer dicit se non vidisse lupum.',
    'Puer dicit se lupum vidisse. | Puer dicit se numquam lupum vidisse. | Puer negat se lupum non vidisse.',
  ],
  [
    'They said that nobody would come.',
    'Dīxērunt nēminem ventūrum esse.',
    'Negaverunt quemquam venturum esse.',
    'Negaverunt neminem venturum esse. | Dixerunt quemquam venturum esse.',
  ],
  [
    'Caesar said that he would not send any soldiers.',
    'Caesar negāvit sē ūllōs mīlitēs missūrum esse.',
    'Caesar dixit se nullos milites missurum esse.',
    'Caesar dixit se ullos milites missurum esse. | Caesar negavit se nullos milites missurum esse.',
  ],
];

const academy = openAcademy(readLibrary());
const partsOf = (list: string): readonly string[] => list.split(' | ').filter(Boolean);

describe('a Latin answer that no list has', () => {
  it.each(ROWS)('%s', (prompt, reference, good, wrong) => {
    const isRight = (answer: string): boolean =>
      academy.grade(
        {
          id: 'one',
          questionType: 'translation',
          questionText: `Translate into Latin: ${prompt}`,
          baseText: prompt,
          correctAnswer: reference,
          acceptableAnswers: [],
          difficulty: 2,
          explanation: 'So its author wrote.',
          conceptTags: [],
          grammarFocus: '',
          generatedBy: 'AI',
          generatedAt: '2026-01-01T00:00:00Z',
        },
        answer,
      ).isCorrect;
    expect(partsOf(good).filter((answer) => !isRight(answer))).toEqual([]);
    expect(partsOf(wrong).filter(isRight)).toEqual([]);
  });
});
