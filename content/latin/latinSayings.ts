// Latin that says one thing: of each row any stands for any other where the English to be put into Latin has one of the words before the colon.
// Verbs: `help: iuvo_v acc | auxilium fero_v dat`: the verb's id, words that go with it, and what becomes of its object where rows differ in it
// (`from` is ex, ab or dē with the ablative; `in` and `ad` take the accusative). `SELF` is the pronoun of the verb's own person.
// Words: ids alone. Phrases: what does not change, without macrons, v as u; where no English stands before the colon they say the same anywhere.
// Only what a teacher would accept for the other in any plain sentence of that English belongs here.

import { SCHOOL_PHRASES, SCHOOL_VERBS, SCHOOL_WORDS } from './latinSchoolSayings.ts';
import { VERBS } from './latinVerbSayings.ts';
import { WIDER_VERBS } from './latinVerbSayingsWider.ts';
import { WIDER_PHRASES, WIDER_WORDS } from './latinWordSayings.ts';

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
houses: domus_n villa_n aedes_n
door: ianua_n ostium_n porta_n
gate: porta_n ianua_n
work, toil: labor_n opus_n
man, men, person, people: homo_n vir_n
fear: timor_n metus_n
lazy: piger_adj ignavus_adj
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
child: puer_n infans_n
children: liberi_n puer_n
friend: amicus_n amica_n
pupil, student: discipulus_n discipula_n
teacher, master, mistress: magister_n magistra_n praeceptor_n
slave, servant: servus_n serva_n ancilla_n famulus_n
cook: coquus_n coqua_n
companion, comrade: comes_n socius_n
poet: poeta_n vates_n
farmer, peasant: agricola_n colonus_n rusticus_n
thief, robber: fur_n latro_n praedo_n
pirate: pirata_n praedo_n
leader, chief: dux_n princeps_n
emperor: imperator_n princeps_n caesar_n
people, nation, tribe: gens_n natio_n populus_n
book: liber_n libellus_n volumen_n
story, tale: fabula_n historia_n narratio_n
word: verbum_n vox_n
song, poem: carmen_n cantus_n
language, tongue: lingua_n sermo_n
noise, sound: sonus_n strepitus_n clamor_n sonitus_n fragor_n
earth, ground, land: terra_n solum_n tellus_n humus_n
country, native land, homeland: patria_n terra_n
ship, boat: navis_n navigium_n
boat: navis_n cumba_n
money: pecunia_n argentum_n nummus_n
reward, prize: praemium_n pretium_n
punishment, penalty: poena_n supplicium_n
danger, risk: periculum_n discrimen_n
weapon, arms: arma_n telum_n
blood: sanguis_n cruor_n
death: mors_n letum_n nex_n
soul: animus_n anima_n
heart: cor_n animus_n pectus_n
face: facies_n vultus_n os_n
corpse, body: cadaver_n corpus_n
anger, rage, fury: ira_n iracundia_n furor_n
glory, fame: gloria_n fama_n laus_n
honour: honor_n decus_n
shame, disgrace: pudor_n dedecus_n
wisdom: sapientia_n prudentia_n
reason, cause: causa_n ratio_n
custom, habit: mos_n consuetudo_n
village: vicus_n pagus_n
market: forum_n macellum_n
god: deus_n numen_n
fruit: fructus_n pomum_n
pig: porcus_n sus_n
cow: vacca_n bos_n
bird: avis_n volucris_n
snake, serpent: serpens_n anguis_n
beginning, start: initium_n principium_n
cave: spelunca_n antrum_n caverna_n
garment, clothes, clothing: vestis_n vestimentum_n
show, spectacle: spectaculum_n ludus_n
games: ludus_n spectaculum_n
hatred: odium_n invidia_n
sadness: tristitia_n maeror_n dolor_n
sleep: somnus_n sopor_n quies_n
rest, peace: quies_n otium_n
disaster, defeat: clades_n calamitas_n
trick, deceit: dolus_n fraus_n
power: potestas_n potentia_n imperium_n
strength: vis_n robur_n
dagger, knife: culter_n pugio_n sica_n
chain: catena_n vinculum_n
prison: carcer_n vinculum_n custodia_n
meal, feast, banquet: cena_n convivium_n epulae_n
task, duty: officium_n munus_n
plague, disease, illness: morbus_n pestis_n pestilentia_n
ancestor: maiores_n avus_n
good: bonus_adj probus_adj
clever, ingenious, cunning, shrewd: callidus_adj sollers_adj ingeniosus_adj
stupid, foolish, silly: stultus_adj stolidus_adj
lazy, idle: piger_adj ignavus_adj iners_adj
diligent, hard-working, hardworking: diligens_adj sedulus_adj
faithful, loyal, trusty, true: fidus_adj fidelis_adj
empty: vacuus_adj inanis_adj
rich, wealthy: dives_adj locuples_adj opulentus_adj
last, final: ultimus_adj extremus_adj
family, birth, descent: genus_n familia_n gens_n stirps_n
beauty: pulchritudo_n forma_n
wind, winds: validus_adj vehemens_adj
noble family, humble family, noble birth, humble birth, low birth, high birth: genus_n locus_n
neighbouring, next, nearby: vicinus_adj propinquus_adj
ugly: turpis_adj deformis_adj foedus_adj
cold: frigidus_adj gelidus_adj
terrible, dreadful, frightful: terribilis_adj horribilis_adj dirus_adj
vast, huge, enormous: ingens_adj immanis_adj vastus_adj
unknown: ignotus_adj incognitus_adj
sweet: dulcis_adj suavis_adj
bitter, harsh: acerbus_adj amarus_adj asper_adj
holy, sacred: sacer_adj sanctus_adj
eager, keen, desirous: cupidus_adj studiosus_adj avidus_adj
just, fair: iustus_adj aequus_adj
famous, well-known, renowned: clarus_adj notus_adj praeclarus_adj celeber_adj
cowardly: ignavus_adj timidus_adj
timid, fearful: timidus_adj pavidus_adj
whole, all: totus_adj omnis_adj cunctus_adj universus_adj
wild: ferus_adj ferox_adj
savage: saevus_adj ferus_adj ferox_adj
friendly: amicus_adj benignus_adj
hostile: inimicus_adj hostilis_adj infestus_adj
worse, bad: malus_adj pravus_adj
immortal: immortalis_adj aeternus_adj
calm, quiet: tranquillus_adj placidus_adj
mad, insane: insanus_adj demens_adj amens_adj
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
: hodie | hodierno die | hoc die
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
as soon as: simulac | simul ac | simulatque | simul atque | ubi primum | ut primum | cum primum | statim ut
your name: quid est tibi nomen | quid est nomen tibi | quid tibi nomen est | quid nomen tibi est | quod nomen tibi est | quod est tibi nomen | quod est nomen tibi | quid est nomen tuum | quid nomen tuum est | quod est nomen tuum | quod nomen tuum est
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
not matter, no difference: non | nihil
fast, quickly, speed: celerrime | citissime | uelocissime
earlier, sooner: prius | antea | maturius
outside: foris | extra domum | extra aedes
same as: atque ego | ac ego | quod ego | et ego
same as: atque tu | ac tu | quod tu | et tu
same as: atque nos | ac nos | quod nos | et nos
same as: atque uos | ac uos | quod uos | et uos
same as: atque ille | ac ille | quod ille | et ille
how many: quot | quam multi
how many: quot | quam multae
how many: quot | quam multa
how many: quot | quam multos
how many: quot | quam multas
so many: tot | tam multi
so many: tot | tam multae
so many: tot | tam multa
so many: tot | tam multos
so many: tot | tam multas
what sort of, what kind of: qualis | cuius modi | cuiusmodi | cuius generis
much, far: multo | longe
last: ultimus | postremus | extremus | nouissimus
last: ultima | postrema | extrema | nouissima
last: ultimi | postremi | extremi | nouissimi
unwillingly, reluctantly, against his will: inuitus | non libenter | haud libenter
unwillingly, reluctantly, against her will: inuita | non libenter | haud libenter
unwillingly, reluctantly, against their will: inuiti | non libenter | haud libenter
gladly, willingly: libenter | laetus | libens
gladly, willingly: libenter | laeta | libens
gladly, willingly: libenter | laeti | libentes
gladly, willingly: libenter | laetae | libentes
unharmed, safe: incolumis | saluus
great difference, matters greatly, matters a great deal, very important, great importance: magni | magnopere | multum | plurimum | ualde | maxime
at a high price, for a high price: magno pretio | magno | care
what price: quanti | quanto pretio
how much: quanti | quanto pretio
top of the mountain, mountain top, top of a mountain, summit: summo monte | cacumine montis | uertice montis | summo in monte
than: quam | atque
as brave, as big, as: aeque ac | aeque atque | tam quam
: magno pretio | magno
small price, little, cheap: paruo pretio | paruo | uili pretio | pretio paruo
: se ipsum | se
: sibi ipsi | sibi | sibi ipse
: se ipsos | se
: se ipsam | se
nothing: nihil habeo quod | non habeo quod | nihil est mihi quod | nihil mihi est quod | non est quod
slowly: lente | tarde
meanwhile, meantime: interea | interim
everywhere: ubique | undique
far: procul | longe
bravely: fortiter | audacter | animose
as long as, while: quamdiu | quam diu | dum
until: donec | dum | quoad
especially, above all: praesertim | praecipue | maxime | imprimis | in primis
too: nimis | nimium
too, also, as well: quoque | etiam | item
too, also, as well: ego quoque | ipse quoque | et ego | etiam ego | ipsa quoque
too, also, as well: tu quoque | ipse quoque | et tu | etiam tu | ipsa quoque
too, also, as well: nos quoque | ipsi quoque | et nos | etiam nos
gradually, little by little: paulatim | sensim
at night, by night, in the night: nocte | noctu
evening: uesperi | uespere | sub uesperum
at midday, at noon: meridie | medio die
next day, following day, day after: postridie | postero die | proximo die | insequenti die | sequenti die
day before, previous day: pridie | priore die
at first: primo | primum | initio | principio
all day, whole day: totum diem | per totum diem | toto die
all night, whole night: totam noctem | per totam noctem | tota nocte
land and sea: terra marique | terra et mari
accord, free will: sua sponte | sponte sua | ultro
unless, not: nisi | si non
or: aut | uel
as if, as though: quasi | tamquam | tamquam si | uelut si | uelut
even if: etsi | etiamsi | etiam si
behold, look, here is, see: ecce | en
please: quaeso | amabo te | si tibi placet | si placet | obsecro
hello, greetings: salue | aue
hello, greetings: saluete | auete
sort of, kind of, such: talis | is | eius modi | eiusmodi
sometimes: interdum | nonnumquam | aliquando
ever: umquam | aliquando
rarely, seldom: raro | non saepe
more, most: magis | plus
perhaps, maybe: fortasse | forsitan | forte
indeed, certainly, surely: certe | sane | profecto | quidem
by heart: memoria | memoriter
very much, greatly: ualde | magnopere | maxime | multum | uehementer | plurimum
by day: interdiu | die
for: nam | namque
already: iam | iam iam
still: adhuc | etiam | etiamnunc | etiam nunc
any longer, no longer: non iam | non diutius
first: primum | prius | primo
any longer: diutius | amplius
not yet: nondum | non iam
once more: iterum | rursus | denuo
every year: quotannis | singulis annis | omnibus annis
house: domum | aedes
house: in domo | in aedibus
every day, daily: cotidie | omni die | omnibus diebus | singulis diebus
every night: omni nocte | singulis noctibus | omnibus noctibus
in summer: aestate | per aestatem
in winter: hieme | per hiemem
at home: domi | domi suae
quietly, silently: tacite | silentio
in silence, silently: tacite | silentio | cum silentio
with joy, joyfully, happily, gladly: laete | cum gaudio | libenter
carefully, diligently: diligenter | cum cura | magna cum cura
quickly, speed, swiftly: celeriter | magna celeritate | cum celeritate | cito
easily: facile | sine labore
wisely: sapienter | prudenter
well: bene | recte
rightly, correctly: recte | iure
on foot: pedibus | pedes
with, along with: cum | una cum | simul cum
because of: propter | ob
above: super | supra
below, under: sub | infra
outside: extra | foris
inside, within: in | intra
without: sine | absque
as far as: usque ad | ad
up to: usque ad | ad
before: antea | ante | prius
afterwards, after: postea | post | deinde
where: ubi | quo loco | quo in loco
why: cur | quare | quam ob rem | quamobrem | qua de causa | quid
how: quomodo | quo modo | quemadmodum | ut
when: quando | quo tempore
more than: plus quam | magis quam | amplius
so much: tantum | tantopere | adeo
on the contrary: contra | immo
both, and: et | que
and: et | ac | atque
but: sed | at | uerum
from, out of, off, away: ex | e | ab | a | de
even, also: etiam | quoque
for this reason, therefore, that is why: itaque | igitur | ergo | ob eam rem | qua re | quare | quam ob rem | ob eam causam | propterea
either, or: aut aut | uel uel
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
  verbs: [...rowsOf(VERBS, ' | '), ...rowsOf(WIDER_VERBS, ' | '), ...rowsOf(SCHOOL_VERBS, ' | ')],
  words: [...rowsOf(WORDS, ' '), ...rowsOf(WIDER_WORDS, ' '), ...rowsOf(SCHOOL_WORDS, ' ')],
  phrases: [...rowsOf(PHRASES, ' | '), ...rowsOf(WIDER_PHRASES, ' | '), ...rowsOf(SCHOOL_PHRASES, ' | ')],
});
