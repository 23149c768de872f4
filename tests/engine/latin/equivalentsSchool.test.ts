// Everyday phrases of school Latin, each in its usual ways with another order, tense by the English or pronoun beside, and what is near one and wrong.
import type { EquivalentRows } from './equivalentRows.ts';
import { holdEquivalents } from './equivalentRows.ts';

/** English, its author's Latin, and what says the same and what does not, each between bars. */
const ROWS: EquivalentRows = [
  [
    'The boy fell ill.',
    'Puer in morbum incidit.',
    'Puer aegrotare coepit. | Puer aeger factus est. | Aegrotus puer factus est.',
    'Puer e morbo convaluit. | Puer aeger est. | Puer aegrotavit non. | Puer sanus factus est. | Puer in morbo erat. | Puella aegra facta est. | Puer aegrum factus est. | Pueri aegri facti sunt.',
  ],
  [
    'My mother has a headache.',
    'Māter mea dolōre capitis labōrat.',
    'Mater mea capite dolet.',
    'Mater mea dolore pedum laborat. | Mater mea dolorem capitis non habet. | Mater mea capite valet. | Mater mea dolorem pedum habet.',
  ],
  [
    'I have a headache.',
    'Caput mihi dolet.',
    'Dolet mihi caput. | Dolorem capitis habeo. | Dolore capitis laboro.',
    'Pes mihi dolet. | Caput tibi dolet. | Dolore pedum laboro. | Caput me dolet. | Caput mihi non dolet.',
  ],
  [
    'The old man made a will.',
    'Senex testāmentum fēcit.',
    'Testamentum senex scripsit. | Senex testamentum conscripsit.',
    'Senex testamentum rupit. | Senex epistulam scripsit. | Senex testamento scripsit. | Seni testamentum scripserunt.',
  ],
  [
    'The merchants set sail at dawn.',
    'Mercātōrēs prīmā lūce nāvem solvērunt.',
    'Naves prima luce mercatores solverunt. | Mercatores mane vela dederunt. | Mercatores prima luce e portu solverunt.',
    'Mercatores prima luce ad portum venerunt. | Mercatores prima luce in portum venerunt. | Mercatores prima luce naves deleverunt. | Mercatores prima luce pecuniam solverunt.',
  ],
  [
    'The barbarians took to flight.',
    'Barbarī fūgērunt.',
    'Barbari se in fugam dederunt. | Terga verterunt barbari. | Barbari fugae se mandaverunt. | Barbari fugam ceperunt. | Barbari in fugam se coniecerunt.',
    'Barbari nos in fugam dederunt. | Barbari eos in fugam dederunt. | Barbari fugam hostium viderunt. | Barbari fugati non sunt. | Barbaros fuga cepit.',
  ],
  [
    'I get up at dawn every day.',
    'Cotīdiē prīmā lūce surgō.',
    'Prima luce cotidie e lecto surgo. | Cottidie mane surgo. | Ego cotidie prima luce exsurgo.',
    'Cotidie prima luce dormio. | Cotidie prima luce in lectum surgo. | Cotidie prima luce cubitum eo.',
  ],
  [
    'My brother fell asleep.',
    'Frāter meus obdormīvit.',
    'Meus frater somno se dedit. | Frater meus somnum cepit. | Frater meus dormire coepit.',
    'Frater meus e somno surrexit. | Frater meus dormit. | Frater meus somnum non cepit. | Frater meus dormire desiit. | Fratri meo somno dedit. | Frater meus dormiebat.',
  ],
  [
    'The nurse looks after the baby.',
    'Nūtrīx īnfantem cūrat.',
    'Infantem nutrix curat. | Nutrix infantis curam agit. | Nutrix infantem custodit. | Nutrix infanti consulit.',
    'Infans nutricem curat. | Nutrix infantem curam agit. | Nutricis infans curam agit. | Nutrix infantem necat. | Nutrix infantis curam non agit.',
  ],
  [
    'Labienus was in charge of the camp.',
    'Labiēnus castrīs praeerat.',
    'Castris Labienus praefuit. | Castris praepositus erat Labienus. | Labienus castris praefectus erat.',
    'Labienus castra praeerat. | Labienus castra praefectus erat. | Labienus castris praefectus non erat. | Castra Labieno praefecta erant.',
  ],
  [
    'He said goodbye to his friends.',
    'Amīcōs valēre iussit.',
    'Amicis vale dixit. | Amicos suos valere iussit.',
    'Amicos salvere iussit. | Amicos vale dixit. | Amici ei vale dixerunt. | Amicis salve dixit. | Amicos venire iussit.',
  ],
  [
    'Keep silent, boys!',
    'Tacēte, puerī!',
    'Pueri, silete! | Silentium tenete, pueri! | Silete, pueri!',
    'Tacete, puellae! | Clamate, pueri! | Silentium rumpite, pueri! | Pueri, tacent! | Silentium tenent pueri.',
  ],
  [
    'The pupil was late.',
    'Discipulus sērō vēnit.',
    'Sero discipulus advenit. | Discipulus tarde venit.',
    'Discipulus mature venit. | Discipulus cito venit. | Discipulus sero abiit. | Discipulus non venit.',
  ],
  [
    'He broke his promise.',
    'Fidem fefellit.',
    'Ille fidem fregit. | Promissum non servavit. | Fidem non servavit. | Fidem violavit. | Promissis non stetit.',
    'Fidem servavit. | Promissum servavit. | Promissis stetit. | Fidem non fefellit. | Promissa non fecit.',
  ],
  [
    'He always keeps his promises.',
    'Semper fidem servat.',
    'Promissa semper servat. | Fidem semper praestat. | Ille promissa sua semper servat. | Promissis semper stat.',
    'Fidem semper fallit. | Semper fidem frangit. | Promissa numquam servat. | Semper promissa non servat. | Promissum semper facit.',
  ],
  [
    'He told a lie.',
    'Mentītus est.',
    'Mendacium dixit. | Ille falsum dixit.',
    'Verum dixit. | Mendacium non dixit. | Mendacium audivit.',
  ],
  [
    'The old woman died yesterday.',
    'Anus herī mortua est.',
    'Heri anus periit. | Heri anus mortem obiit. | Anus heri e vita excessit. | Anus heri vita decessit. | Anus heri diem supremum obiit.',
    'Anus heri nata est. | Anus heri diem supremum non obiit. | Anus heri vitam incepit. | Anus cras morietur.',
  ],
  [
    'He killed himself.',
    'Sē interfēcit.',
    'Ipse se occidit. | Mortem sibi conscivit. | Manus sibi attulit. | Sibi mortem conscivit.',
    'Eum interfecit. | Mortem ei conscivit. | Eum necavit. | Manus ei attulit.',
  ],
  [
    'He does not have any money.',
    'Pecūniam nōn habet.',
    'Pecunia caret. | Nullam pecuniam habet. | Nihil pecuniae habet.',
    'Multam pecuniam habet. | Pecunia non caret. | Pecuniam habet. | Pecuniam caret.',
  ],
  [
    'I lent him the money.',
    'Eī pecūniam mūtuam dedī.',
    'Pecuniam mutuam illi dedi. | Pecuniam ei credidi.',
    'Pecuniam ab eo mutuam accepi. | Ei pecuniam mutuam accepi. | Ei pecuniam dedit. | Ei pecuniam dono dedi.',
  ],
  [
    'He borrowed money from a friend.',
    'Pecūniam ab amīcō mūtuam sūmpsit.',
    'Ab amico pecuniam mutuam accepit. | Ab amico mutuam sumpsit pecuniam.',
    'Amico pecuniam mutuam dedit. | Pecuniam ab amico dono accepit. | Amicus pecuniam ab eo mutuam accepit. | Pecuniam ab amico mutuam dedit.',
  ],
  [
    'He bought a horse cheaply.',
    'Equum parvō ēmit.',
    'Parvo pretio equum emit. | Equum vili emit. | Equum vili pretio emit.',
    'Equum magno emit. | Equum parvum emit. | Equum magno pretio emit. | Equum parvo vendidit.',
  ],
  [
    'How much does this book cost?',
    'Quantī hic liber cōnstat?',
    'Quanti constat hic liber? | Quanti est hic liber? | Quanto pretio hic liber constat? | Quanti hic liber stat?',
    'Quanti hunc librum emisti? | Quantus est hic liber? | Quanti hic liber non est? | Qualis est hic liber?',
  ],
  [
    'The army broke camp.',
    'Exercitus castra mōvit.',
    'Castra exercitus movit. | Exercitus e castris profectus est.',
    'Exercitus castra posuit. | Exercitus in castra profectus est. | Exercitus e castris fugit non.',
  ],
  [
    'They won the battle.',
    'Proeliō vīcērunt.',
    'Pugna vicerunt. | Victoriam reportaverunt.',
    'Proelio victi sunt. | Victoriam non reportaverunt. | Proelium commiserunt. | Pugna victi sunt.',
  ],
  [
    'I remember you well.',
    'Bene tuī meminī.',
    'Tui bene memini. | Te bene memini.',
    'Tui oblitus sum. | Tui bene obliviscor. | Mei bene recordaris. | Tibi bene recordor.',
  ],
  [
    'They began to fight.',
    'Pugnāre coepērunt.',
    'Illi pugnare inceperunt. | Pugnam inceperunt. | Proelium inierunt. | Initium pugnandi fecerunt.',
    'Pugnare desierunt. | Finem pugnandi fecerunt. | Pugnam finiverunt.',
  ],
  [
    'The teacher put an end to the game.',
    'Magister lūdō fīnem fēcit.',
    'Magister ludum finivit. | Finem ludo magister imposuit. | Magister ludi finem fecit.',
    'Magister ludi initium fecit. | Magister ludum incepit. | Magister ludum finit. | Ludus magistro finem fecit. | Magister ludum finem fecit.',
  ],
  [
    'He gave me a book as a present.',
    'Librum mihi dōnō dedit.',
    'Dono mihi librum dedit. | Me libro donavit. | Librum mihi donavit. | Librum mihi muneri dedit.',
    'Librum a me dono accepit. | Librum mihi emit. | Me libro dedit. | Librum a me dono dedit.',
  ],
  [
    'She got married to Marcus.',
    'Marcō nūpsit.',
    'Illa Marco nupsit. | Marci uxor facta est.',
    'Marcum nupsit. | Marcum uxor facta est. | Marcus uxor factus est. | Marco maritus factus est. | Marci filia facta est.',
  ],
  [
    "What is the boy's name?",
    'Quid est nōmen puerō?',
    'Quod nomen puero est? | Quid puero nomen est?',
    'Ubi est puer? | Quod est nomen puella? | Qui est puer? | Quis est puer?',
  ],
  [
    'The queen was weeping.',
    'Rēgīna flēbat.',
    'Lacrimabat regina. | Regina lacrimas effundebat. | Regina lacrimas fundebat. | Regina in lacrimis erat.',
    'Regina ridebat. | Regina in lacrimis non erat. | Regina lacrimas tenebat. | Regina lacrimas vidit.',
  ],
  [
    'Everyone burst out laughing.',
    'Omnēs rīsum sustulērunt.',
    'Omnes ridere coeperunt. | Omnes cachinnum sustulerunt.',
    'Omnes flere coeperunt. | Omnes ridere desierunt. | Omnes risum tenuerunt.',
  ],
  [
    "He saved his friend's life.",
    'Amīcum servāvit.',
    'Vitam amici servavit. | Amici salutem servavit. | Amicum suum e morte eripuit. | Amicum a morte servavit.',
    'Amicum interfecit. | Amicus vitam servavit. | Vitam amici perdidit. | Amicum a vita servavit.',
  ],
  [
    'It is cold in winter.',
    'Hieme frīget.',
    'Hieme frigus est. | Frigus est hieme.',
    'Hieme calet. | Hieme frigus non est. | Hieme calor est. | Hieme frigus habet.',
  ],
  [
    'It is time to go.',
    'Tempus est īre.',
    'Eundi tempus est. | Tempus abeundi est. | Tempus est abire. | Tempus est proficiscendi.',
    'Tempus est dormire. | Tempus est manere. | Tempus non est eundi. | Tempus est edendi. | Tempus eundum est.',
  ],
  [
    'He went to bed.',
    'Cubitum iit.',
    'Ad lectum iit. | Dormitum iit. | Lectum petivit. | Cubitum discessit.',
    'E lecto surrexit. | In lecto erat. | Cubitum it. | Ambulatum iit.',
  ],
  [
    'He woke up early.',
    'Māne experrēctus est.',
    'Mane e somno surrexit. | Mane evigilavit. | Bene mane experrectus est.',
    'Mane obdormivit. | Mane in somno erat. | Mane e somno non surrexit. | Mane somnum cepit.',
  ],
  [
    'We went for a walk.',
    'Ambulātum iimus.',
    'Deambulatum iimus. | Nos ambulavimus. | Ambulatum exiimus.',
    'Cubitum iimus. | Ambulamus.',
  ],
  [
    'He answered nothing.',
    'Nihil respondit.',
    'Ille nihil respondit. | Nullum responsum dedit. | Responsum nullum dedit. | Nihil responsi dedit.',
    'Omnia respondit. | Responsum dedit. | Nihil rogavit. | Nihil dedit. | Nullum responsum accepit.',
  ],
];

holdEquivalents('latin', ROWS);
