// Latin that says one thing: of each row any stands for any other where the English to be put into Latin has one of the words before the colon.
// Verbs: `help: iuvo_v acc | auxilium fero_v dat`: the verb's id, words that go with it, and what becomes of its object where rows differ in it
// (`from` is ex, ab or dē with the ablative; `in` and `ad` take the accusative). `SELF` is the pronoun of the verb's own person.
// Words: ids alone. Phrases: what does not change, without macrons, v as u; where no English stands before the colon they say the same anywhere.
// Only what a teacher would accept for the other in any plain sentence of that English belongs here.

const VERBS = `
help, aid, assist: iuvo_v acc | adiuvo_v acc | auxilium fero_v dat | auxilium do_v dat | auxilio sum_v dat | auxilio venio_v dat | opem fero_v dat | subvenio_v dat | succurro_v dat
kill, slay, murder, put to death: occido2_v | interficio_v | neco_v | caedo_v | trucido_v
try, attempt: conor_v | tempto_v
follow, pursue: sequor_v | insequor_v | persequor_v | subsequor_v
set sail, sail away: solvo_v | nauem solvo_v | naues solvo_v | proficiscor_v | navigo_v
leave, depart, go away, go out, withdraw: relinquo_v acc | discedo_v from | abeo_v from | exeo_v from | excedo_v from | egredior_v from | decedo_v from | proficiscor_v from
leave, desert, abandon: relinquo_v | desero_v
come, arrive: venio_v | advenio_v | pervenio_v
return, come back, go back, retreat: redeo_v | revertor_v | regredior_v | SELF recipio_v
think, believe, suppose, consider: puto_v | arbitror_v | existimo_v | credo_v | reor_v | opinor_v
ask, inquire, enquire: rogo_v acc | interrogo_v acc | quaero_v from
tell: dico_v | narro_v
see, catch sight of, notice, spot: video_v | conspicio_v | aspicio_v | cerno_v | conspicor_v
look, watch: specto_v | aspicio_v | intueor_v
want, wish, desire: volo_v | cupio_v
desire, long, want: cupio_v | desidero_v | opto_v
fear, afraid, frightened, scared: timeo_v | vereor_v | metuo_v | pertimesco_v
promise: promitto_v | polliceor_v
decide, resolve, determine: constituo_v | statuo_v | decerno_v
begin, start: coepi_v | incipio_v
stop, cease: desino_v | desisto_v
prevent, hinder, stop, keep: prohibeo_v acc | impedio_v acc | deterreo_v acc | obsto_v dat
allow, permit, let: sino_v acc | patior_v acc | permitto_v dat
love: amo_v | diligo_v
give, hand: do_v | trado_v | dono_v | praebeo_v
give, bring, cause: do_v | affero_v | fero_v
bring, carry, fetch: fero_v | porto_v | affero_v
fetch, get: peto_v | affero_v
capture, take, seize: capio_v | occupo_v | expugno_v
possession, seize, gain, master: potior_v abl | occupo_v acc | capio_v acc
attack, assault: oppugno_v acc | aggredior_v acc | adorior_v acc | invado_v acc | impetum facio_v in
defend, protect, guard: defendo_v | tueor_v
conquer, defeat, overcome, beat, surpass: vinco_v | supero_v
flee, escape, run away: fugio_v | effugio_v | evado_v | aufugio_v
hide, conceal: celo_v | abdo_v | occulto_v
find, found: invenio_v | reperio_v
build, construct: aedifico_v | exstruo_v | construo_v
build, make: facio_v | aedifico_v
break down, tear down, destroy, demolish: rescindo_v | deleo_v | interrumpo_v | diruo_v | everto_v
burn, set fire: incendo_v | uro_v | cremo_v
live, dwell, reside: habito_v | vivo_v
inhabit, live, dwell: incolo_v acc | habito_v ins
die, dead: morior_v | pereo_v | mortem obeo_v | decedo_v
weep, cry: fleo_v | lacrimo_v | ploro_v
shout, cry: clamo_v | exclamo_v | conclamo_v
call, name: voco_v | appello_v | nomino_v
choose, elect, pick, make: eligo_v | deligo_v | creo_v
make, elect, become: creo_v | facio_v
throw, hurl: iacio_v | conicio_v
hurry, hasten, rush: festino_v | propero_v | contendo_v
stay, remain, last: maneo_v | remaneo_v | permaneo_v
last: maneo_v | duro_v | permaneo_v
enter: intro_v acc | ineo_v acc | ingredior_v acc | intro_v in | ineo_v in | ingredior_v in
approach, draw near, come near: appropinquo_v dat | accedo_v ad | appropinquo_v ad | adeo_v acc | adeo_v ad
climb, go up: ascendo_v | conscendo_v | scando_v
climb over, cross: transcendo_v | supero_v | transeo_v
cross: transeo_v | traicio_v | transgredior_v
obey: pareo_v dat | oboedio_v dat | obtempero_v dat
trust, believe: credo_v dat | confido_v dat | fido_v dat | fidem habeo_v dat
harm, hurt, injure: noceo_v dat | laedo_v acc
please, delight: placeo_v dat | delecto_v acc | gratum sum_v dat | iucundum sum_v dat
forgive, pardon: ignosco_v dat | ueniam do_v dat
encourage, urge, exhort: hortor_v | cohortor_v | adhortor_v
advise, warn, remind: moneo_v | admoneo_v
blame, scold: culpo_v | vitupero_v | reprehendo_v
rejoice, glad, happy, delighted: gaudeo_v | laetor_v
silent, quiet: taceo_v | sileo_v
speak, talk: loquor_v | dico_v
learn, find out, discover, get to know: cognosco_v | comperio_v
understand, realise, realize: intellego_v | comprehendo_v
show, point out: monstro_v | ostendo_v | demonstro_v
announce, report: nuntio_v | refero_v
use: utor_v abl | adhibeo_v acc
happen, come about, turn out: accido_v | evenio_v
do, did, done: facio_v | ago_v
fall: cado_v | decido_v | concido_v
accomplish, finish, complete, carry out: perficio_v | conficio_v
finish, end: conficio_v | finio_v
surrender: SELF dedo_v | SELF trado_v
fight, battle, contend: pugno_v | dimico_v | contendo_v | certo_v
punish: punio_v acc | poena afficio_v acc
drink: bibo_v | poto_v
eat: edo_v acc | vescor_v abl
sing: canto_v | cano_v
swim: nato_v | no_v
open: aperio_v | patefacio_v
wonder, admire, marvel: admiror_v | miror_v
bear, endure, put up with, stand: fero_v | tolero_v | patior_v | perfero_v
lose: amitto_v | perdo_v
look for, seek, search: quaero_v | peto_v
save, preserve, keep: servo_v | conservo_v
rule, govern: rego_v acc | impero_v dat
marry: in matrimonium duco_v acc | uxorem duco_v acc
betray, hand over, surrender: prodo_v | trado_v
despise, scorn: contemno_v | sperno_v | despicio_v
collect, gather: colligo_v | cogo_v
put, place: pono_v | loco_v | colloco_v
thank: gratias ago_v dat | gratiam refero_v dat
set out, start: proficiscor_v | iter ineo_v
inform: certiorem facio_v | certiores facio_v
important, matter, concern: intersum_v | refert_v
command, charge, lead: praesum_v dat | impero_v dat
read: lego_v | perlego_v
send: mitto_v | dimitto_v
go, went, gone: eo_v | proficiscor_v
delay, linger: moror_v | cunctor_v
recognise, recognize: agnosco_v | cognosco_v
sorry, grieve, regret: doleo_v | maereo_v
well: valeo_v | bene valeo_v
`; // prettier-ignore

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
as soon as: simulac | simul ac | simulatque | simul atque | ubi primum | cum primum
the more, the less, the better: quo | quanto
the more, the less, the better: eo | tanto
the more: plus | plura
: antequam | ante quam | priusquam | prius quam
: non | haud
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
