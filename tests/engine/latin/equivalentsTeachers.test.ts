// What two teachers wrote that the judge called wrong, as general facts: of each, other sentences than theirs, with what is near it and wrong.
import type { EquivalentRows } from './equivalentRows.ts';
import { holdEquivalents } from './equivalentRows.ts';

const ROWS: EquivalentRows = [
  ['The older he is, the wiser he is.', 'Quō senior est, eō sapientior est.', 'Eo sapientior est quo senior est.', 'Eo senior est quo sapientior est.'],
  ['If you work, you will have money.', 'Sī labōrābis, pecūniam habēbis.', 'Si laboras, pecuniam habebis. | Pecuniam habebis si laboraveris.', 'Si laborabis, pecuniam habes. | Si laborat, pecuniam habebis.'],
  ['The girl who wrote the letter went away.', 'Puella quae epistulam scrīpsit abiit.', 'Puella quae epistulam scripserat abiit.', 'Puella quae epistulam scribet abiit. | Puella quae epistulam scripsit abierat.'],
  ['He pretended not to see what we were doing.', 'Simulāvit sē nōn vidēre quid facerēmus.', 'Simulabat se non videre quid faceremus.', 'Simulat se non videre quid faceremus.'],
  ['I would rather stay than go away.', 'Mālō manēre quam abīre.', 'Malim manere quam abire. | Mallem manere quam abire.', 'Mavult manere quam abire. | Malim abire quam manere.'],
  ['While we were sleeping, a thief came.', 'Dum dormīmus, fūr vēnit.', 'Dormiebamus, cum fur venit.', 'Dormiebant, cum fur venit.'],
  ['No one loves him.', 'Nēmō eum amat.', 'Nemo est qui eum amet.', 'Nemo est quem amet.'],
  ['The dog bit my foot.', 'Canis pedem meum momordit.', 'Canis mihi pedem momordit.', 'Canis tibi pedem momordit.'],
  ['Our house is old.', 'Domus nostra vetus est.', 'Aedes nostrae veteres sunt.', 'Aedes nostra veteres sunt.'],
  ['The city must be defended by the citizens.', 'Urbs cīvibus dēfendenda est.', 'Urbs a civibus defendi debet. | Urbem a civibus defendi necesse est.', 'Urbs cives defendere debet. | Cives ab urbe defendi debent.'],
  ['If he does not come, we shall go away.', 'Nisi veniet, abībimus.', 'Si non veniet, abibimus.', 'Si veniet, abibimus.'],
  ['There are many ships in the harbour.', 'Multae nāvēs in portū sunt.', 'Magnus numerus navium in portu est.', 'Magnus numerus nautarum in portu est.'],
  ['He came with his father and his mother.', 'Cum patre et mātre vēnit.', 'Cum patre et cum matre venit.', 'Cum patre et matrem venit.'],
  ['The water is cold.', 'Aqua frīgida est.', '', 'Aqua frigidus est.'],
  ['The king promised that he would help.', 'Rēx prōmīsit sē adiūtūrum esse.', 'Rex promisit se adiuturum.', 'Rex promisit se adiuturam esse.'],
]; // prettier-ignore

holdEquivalents('latin', ROWS);
