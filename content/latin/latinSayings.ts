// Latin that says one thing: of each row any stands for any other where the English to be put into Latin has one of the words before the colon.
// Verbs: `help: iuvo_v acc | auxilium fero_v dat`: the verb's id, words that go with it, and what becomes of its object where rows differ in it
// (`from` is ex, ab or dē with the ablative; `in` and `ad` take the accusative). `SELF` is the pronoun of the verb's own person.
// Words: ids alone. Phrases: what does not change, without macrons, v as u; where no English stands before the colon they say the same anywhere.
// Only what a teacher would accept for the other in any plain sentence of that English belongs here.

import { VERBS } from './latinVerbSayings.ts';

const WORDS = `
battle, fight: proelium_n pugna_n certamen_n
river, stream: flumen_n fluvius_n amnis_n
rain, shower: imber_n pluvia_n
general, leader, commander: imperator_n dux_n
woman, women: femina_n mulier_n
wife: uxor_n coniunx_n
husband: maritus_n vir_n coniunx_n
slave, servant: servus_n famulus_n
slave girl, maid: serva_n ancilla_n
road, way: via_n iter_n
journey, way: iter_n via_n
house: domus_n villa_n
door: ianua_n ostium_n porta_n
gate: porta_n ianua_n
work, toil: labor_n opus_n
man, men, person, people: homo_n vir_n
fear: timor_n metus_n
grief, sorrow: dolor_n luctus_n maeror_n
joy: gaudium_n laetitia_n
courage, bravery, valour: virtus_n fortitudo_n
gift, present: donum_n munus_n
shore, coast: litus_n ora_n
wave: unda_n fluctus_n
storm: tempestas_n procella_n
field, plain: ager_n campus_n arvum_n
star: stella_n sidus_n astrum_n
fire: ignis_n incendium_n
light: lux_n lumen_n
sword: gladius_n ensis_n
shield: scutum_n clipeus_n
spear: hasta_n pilum_n
mind, spirit: animus_n mens_n
teacher: magister_n praeceptor_n
school: ludus_n schola_n
mistake, fault, error: error_n peccatum_n vitium_n culpa_n
crime, deed: scelus_n facinus_n
beast, animal: bestia_n fera_n animal_n
little dog, puppy: catellus_n catulus_n
stone, rock: lapis_n saxum_n
young man, youth: iuvenis_n adulescens_n
girl, maiden: puella_n virgo_n
temple: templum_n aedes_n fanum_n
crowd: turba_n multitudo_n
envoy, ambassador: legatus_n orator_n
wall: murus_n moenia_n
old woman: anus_n vetula_n
guard: custos_n vigil_n
wood, forest, grove: silva_n nemus_n
sea: mare_n aequor_n pelagus_n
help: auxilium_n ops_n
state, republic: civitas_n res_publica_n
speech: oratio_n contio_n
farm: villa_n fundus_n
town: oppidum_n urbs_n
ancestor, forefather, father: maiores_n pater_n
master: dominus_n erus_n
big, large, great, huge: magnus_adj ingens_adj
small, little: parvus_adj exiguus_adj
beautiful, pretty, handsome: pulcher_adj formosus_adj
happy, glad, cheerful: laetus_adj felix_adj beatus_adj
happily: felix_adj beatus_adj
sad: tristis_adj maestus_adj
poor, unhappy, wretched, unfortunate: miser_adj infelix_adj
poor: pauper_adj inops_adj
wise: sapiens_adj prudens_adj
bad, wicked, evil: malus_adj improbus_adj
cruel: crudelis_adj saevus_adj
swift, fast, quick: celer_adj velox_adj
tired, weary, exhausted: fessus_adj defessus_adj lassus_adj
old, ancient: vetus_adj antiquus_adj
all, every: omnis_adj cunctus_adj universus_adj
whole, entire: totus_adj universus_adj
several, some: complures_adj nonnullus_adj
famous, distinguished: clarus_adj nobilis_adj praeclarus_adj
safe, unharmed: tutus_adj salvus_adj incolumis_adj
sick, ill: aeger_adj aegrotus_adj
strong: validus_adj fortis_adj
weak: infirmus_adj debilis_adj imbecillus_adj
fierce: ferox_adj acer_adj saevus_adj
white: albus_adj candidus_adj
black: niger_adj ater_adj
cheap, small price, little: vilis_adj parvus_adj
pleasant: iucundus_adj gratus_adj
pleasing, welcome: gratus_adj iucundus_adj
other, rest: ceterus_adj reliquus_adj
difficult, hard: difficilis_adj arduus_adj
kind, friendly: benignus_adj amicus_adj
`; // prettier-ignore

const PHRASES = `
: cur | quare | quam ob rem | quamobrem | qua de causa
: quam primum | quam celerrime
dawn, daybreak, first light: prima luce | sub lucem | orta luce | luce prima | mane
: adhuc | etiam nunc | etiamnunc
: ualde | magnopere | maxime | uehementer
: statim | ilico | continuo | protinus | extemplo | confestim
: subito | repente
: celeriter | cito | uelociter
often, frequently: saepe | crebro
: iterum | rursus | denuo
then: tum | tunc
then, next, afterwards: deinde | tum | postea
soon: mox | breui | breui tempore
once: olim | quondam
at last, finally, in the end: tandem | denique | postremo
: heri | hesterno die
: hodie | hodierno die
: cras | crastino die
: cotidie | cottidie | singulis diebus
: quotannis | singulis annis
here: hic | hoc loco | in hoc loco
there: ibi | illic | eo loco | in eo loco
: eodem tempore | simul
together: una | simul
: frustra | nequiquam
almost, nearly: paene | fere | prope
only: tantum | solum | modo
not enough, too little: parum | non satis
: sine dubio | haud dubie | certe
long, long time: diu | longum tempus
how, in what way: quomodo | quo modo | quemadmodum | qua ratione
as soon as: simulac | simul ac | simulatque | simul atque | ubi primum | cum primum | statim ut
the more, the less, the better: quo | quanto
the more, the less, the better: eo | tanto
the more: plus | plura
: antequam | ante quam | priusquam | prius quam
: non | haud
not easy, difficult, hard: non facile | difficile | haud facile
: numquam | non umquam | ne umquam
in time: mature | ad tempus | in tempore
: quod | quia | propterea quod
provided, as long as, if only: dum | dummodo | modo
: causa | gratia
so: tam | adeo | ita
: an non | annon
like, as: uelut | sicut | tamquam
against: contra | aduersus | in
because of, on account of: propter | ob
around: circum | circa
near, by: prope | iuxta
: num | an
: num quis | an quis | num aliquis | an aliquis
by chance, happened: forte | casu
secretly: clam | furtim
gladly, willingly: libenter | libens
: duodeuiginti | decem et octo
as: ac | atque
than: quam | atque
as brave, as big, as: aeque ac | aeque atque | tam quam
both: et et
: magno pretio | magno
small price, little, cheap: paruo pretio | paruo | uili pretio | pretio paruo
: se ipsum | se
: se ipsam | se
`; // prettier-ignore

/** A row as it is written: its English, and what says one thing. */
export type LatinSaying = {
  readonly english: readonly string[];
  readonly ways: readonly (readonly string[])[];
};

const rowsOf = (text: string, between: string): readonly LatinSaying[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', ways = ''] = line.split(':');
      return {
        english: english.split(',').flatMap((one) => one.trim() || []),
        ways: ways
          .trim()
          .split(between)
          .map((way) => way.trim().split(' ')),
      };
    });

/** Latin that says one thing, by kind. */
export const readLatinSayings = () => ({
  verbs: rowsOf(VERBS, ' | '),
  words: rowsOf(WORDS, ' '),
  phrases: rowsOf(PHRASES, ' | '),
});
