// Everyday phrases of school Latin, each in its usual ways with another order, tense by the English or pronoun beside, and what is near one and wrong.
import type { EquivalentRows } from './equivalentRows.ts';
import { holdEquivalents } from './equivalentRows.ts';

/** English, its author's Latin, and what says the same and what does not, each between bars. */
const ROWS: EquivalentRows = [
  [
    'He gave a speech to the people.',
    'Ōrātiōnem apud populum habuit.',
    'Apud populum verba fecit. | Orationem ad populum habuit. | Contionem apud populum habuit.',
    'Orationem populi audivit. | Orationem a populo habuit. | Oratio ad populum habuit.',
  ],
  [
    'He is in love with the girl.',
    'Puellam amat.',
    'Amore puellae ardet. | Puellae amore flagrat. | Puellam ille diligit.',
    'Puella eum amat. | Puella amore ardet. | Puellam amore ardet. | Amore pueri ardet. | Amor puellae ardet.',
  ],
  [
    'Take courage!',
    'Bonō animō este!',
    'Confirmate animos! | Animum bonum habete! | Bonum animum habete!',
    'Animos demittite! | Malo animo este! | Bonos viros habete! | Animos confirmant.',
  ],
  [
    'He lost heart.',
    'Animum dēmīsit.',
    'Animo defecit. | Ille animo cecidit. | Animo concidit. | Animum despondit.',
    'Animum recepit. | Animo valuit. | Animum ceperunt.',
  ],
  [
    'The city was on fire.',
    'Urbs ārdēbat.',
    'Urbs flagrabat. | Urbs incendio ardebat. | Urbs flammis ardebat.',
    'Urbs deleta erat non. | Urbs incendio deleta est. | Urbem incendebant. | Urbs flammas videbat.',
  ],
  [
    'The judge condemned him to death.',
    'Iūdex eum capitis damnāvit.',
    'Iudex illum morte damnavit. | Eum iudex capitis condemnavit. | Iudex eum ad mortem damnavit.',
    'Iudex eum absolvit. | Iudex eum morte servavit. | Iudicem eum capitis damnavit. | Iudex eum exsilio damnavit. | Is iudicem morte damnavit.',
  ],
  [
    'The boys were making a noise.',
    'Puerī strepitum faciēbant.',
    'Clamorem pueri faciebant. | Pueri strepebant. | Pueri clamorem tollebant. | Pueri strepitum edebant.',
    'Pueri silentium faciebant. | Pueri strepitum audiebant. | Pueri tacebant.',
  ],
  [
    'She gave birth to a son.',
    'Fīlium peperit.',
    'Illa filium peperit. | Filium edidit. | Filium in lucem edidit. | Filium genuit.',
    'Filiam peperit. | In lucem exiit. | Filius peperit. | Filium in luce edidit.',
  ],
  [
    'She consoled her mother.',
    'Mātrem cōnsōlāta est.',
    'Matrem suam consolata est. | Matri solacium dedit. | Matri solacio fuit. | Matri solacium attulit.',
    'Mater eam consolata est. | Matrem solacium dedit. | Mater ei solacium dedit. | Matri solacium non dedit. | Matris solacio fuit.',
  ],
  [
    'He changed his mind.',
    'Cōnsilium mūtāvit.',
    'Sententiam mutavit. | Ille sententiam suam mutavit. | Animum mutavit. | Mutavit consilium.',
    'Vestem mutavit. | Sententiam dixit. | Sententiam non mutavit. | Sententiam mutat.',
  ],
  [
    'He asked me for advice.',
    'Cōnsilium ā mē petīvit.',
    'A me consilium petivit. | Me consilium rogavit. | Consilium a me quaesivit.',
    'Consilium mihi dedit. | Ego eum consului. | A me consuluit. | Mihi consuluit.',
  ],
  [
    'She paid attention to the teacher.',
    'Magistrō operam dedit.',
    'Magistrum attente audivit. | Animum ad magistrum attendit. | Magistrum attendit.',
    'Magistrum neglexit. | Magistrum non attente audivit. | Magister ei operam dedit. | Magistrum operam dedit. | Magister attente audivit.',
  ],
  [
    'You are right.',
    'Rēctē dīcis.',
    'Vera dicis. | Verum dicis. | Tu recte dicis.',
    'Erras. | Falsa dicis. | Recte facis. | Recte dicit. | Vera non dicis. | Verum audis.',
  ],
  [
    'You are wrong.',
    'Errās.',
    'Falleris. | Tu erras. | In errore es. | Erras tu.',
    'Recte dicis. | Fallis. | Errat. | Falluntur.',
  ],
  [
    'He made a mistake.',
    'Errāvit.',
    'Peccavit. | Ille erravit. | In errorem incidit.',
    'Recte fecit. | In errorem non incidit. | Errorem vidit. | Errat.',
  ],
  [
    'We are far from home.',
    'Longē ab domō absumus.',
    'A domo longe absumus.',
    'Domi sumus. | Prope domum sumus. | Procul in domum sumus.',
  ],
  [
    'He took the oath.',
    'Iūrāvit.',
    'Iusiurandum dedit.',
    'Periuravit. | Iusiurandum fregit. | Iusiurandum non dedit.',
  ],
  [
    'He ruled for ten years.',
    'Decem annōs rēgnāvit.',
    'Per decem annos regnavit. | Rex decem annos fuit. | Decem annos regnum tenuit. | Decem annos regnum obtinuit.',
    'Decem annos servivit. | Decem annos servus fuit. | Decem annos regi paruit. | Decem annis post rex fuit. | Regem decem annos vidit.',
  ],
  [
    'What happened?',
    'Quid accidit?',
    'Quid factum est? | Quid evenit? | Quid est factum? | Quid contigit?',
    'Quid fecit? | Quid accidet? | Quid accepit? | Quis contigit?',
  ],
  [
    'He could not hold back his tears.',
    'Lacrimās tenēre nōn poterat.',
    'Lacrimas retinere non potuit. | Ille lacrimas continere non poterat. | Lacrimas cohibere non potuit.',
    'Lacrimas tenere poterat. | Lacrimas fundere non poterat. | Lacrimas continere poterat.',
  ],
  [
    'They were exhausted by the journey.',
    'Itinere dēfessī erant.',
    'Itinere fessi erant. | Ex itinere fessi erant. | De via fessi erant.',
    'Itinere laeti erant. | In itinere laeti erant. | Itinere delectati erant. | De bello fessi erant.',
  ],
  [
    'The crowd gathered in the forum.',
    'Turba in forum convēnit.',
    'In forum multitudo convenit. | Turba in forum confluxit.',
    'Turba e foro discessit. | Turba e foro cucurrit. | Turba in forum confluet.',
  ],
  [
    'He lives a happy life.',
    'Vītam beātam agit.',
    'Beate vivit. | Vitam beatam vivit. | Ille beatam vitam degit. | Feliciter vivit.',
    'Vitam miseram agit. | Beate moritur. | Misere vivit. | Feliciter vixit.',
  ],
  [
    'The winds died down.',
    'Ventī cecidērunt.',
    'Venti resederunt. | Venti quieverunt. | Consederunt venti.',
    'Venti surrexerunt. | Venti orti sunt. | Venti quiescunt. | Ventos quieverunt.',
  ],
  [
    'He goes to school every day.',
    'Cotīdiē in lūdum it.',
    'Ludum cotidie petit. | In scholam cottidie it. | Cotidie ad ludum it. | Singulis diebus ad scholam it.',
    'Cotidie e ludo it. | Ludo cotidie petit. | E ludo cotidie abit. | Cotidie in ludo est. | Ludus eum cotidie petit.',
  ],
  [
    'The master was cruel to his slaves.',
    'Dominus in servōs crūdēlis erat.',
    'Dominus erga servos saevus erat. | Dominus in servos suos saeviebat. | In servos dominus crudelis fuit.',
    'Dominus in servos benignus erat. | Domini servi in eum saeviebant. | Dominus in servos non saeviebat. | Servi in dominum saevi erant. | Servus in dominos crudelis erat.',
  ],
  [
    'The girls burst into tears.',
    'Puellae flēre coepērunt.',
    'Puellae lacrimare coeperunt. | Lacrimas puellae effuderunt. | Puellae lacrimas fuderunt.',
    'Puellae flere desierunt. | Puellae lacrimas viderunt. | Puellae lacrimas tenuerunt.',
  ],
  [
    'The senate decided to send envoys.',
    'Senātuī placuit lēgātōs mittere.',
    'Senatui visum est legatos mittere.',
    'Senatui non placuit legatos mittere. | Senatus visus est legatos mittere. | Legatis visum est senatum mittere.',
  ],
];

holdEquivalents('latin', ROWS);
