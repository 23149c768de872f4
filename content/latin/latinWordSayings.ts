// Words and set phrases that say one thing, beside those of latinSayings.ts and written as its head tells.
/** Nouns and adjectives, a row each: `guest: hospes_n conviva_n`. */
export const WIDER_WORDS = `
room: cubiculum_n cella_n
castle, fortress, fort, citadel: castellum_n arx_n
inn, lodging: caupona_n taberna_n hospitium_n
marketplace: forum_n macellum_n
hill: collis_n tumulus_n
lake: lacus_n stagnum_n
border, frontier: finis_n limes_n terminus_n
voyage: navigatio_n cursus_n iter_n
boat: cumba_n scapha_n ratis_n navis_n
cart, wagon: plaustrum_n carrus_n vehiculum_n
throne: solium_n sedes_n
basket: corbis_n cista_n
cup, mug: poculum_n cantharus_n
cloak: pallium_n sagum_n
flag, banner: vexillum_n signum_n
statue: statua_n signum_n simulacrum_n effigies_n
painting: pictura_n tabula_n
tablet, tablets: tabula_n tabella_n cera_n
baths: balneum_n thermae_n
goat: capra_n caper_n hircus_n capella_n
guest: hospes_n conviva_n
foreigner: peregrinus_n advena_n hospes_n
warrior, fighter: miles_n pugnator_n
child: puer_n puella_n infans_n
pupil, student: discipulus_n discipula_n
strong: validus_adj vehemens_adj
only, only one, alone: solus_adj unus_num unicus_adj
friend: amicus_n amica_n familiaris_adj
both: ambo_num uterque_pron
relative, relation, kinsman, kinsmen: propinquus_adj cognatus_adj consanguineus_adj
descendant: nepos_n posteri_n
girlfriend, sweetheart: amica_n puella_n
mortals, mankind: homo_n mortalis_adj
servant girl, slave girl, maid: famula_n ancilla_n serva_n
senators: senator_n pater_n
nobles, noblemen: nobilis_adj proceres_n primores_n princeps_n optimas_n
lawyer, advocate: advocatus_n patronus_n
messenger, courier: nuntius_n tabellarius_n
priest: sacerdos_n pontifex_n antistes_n
seer, soothsayer: vates_n augur_n haruspex_n
workman: faber_n opifex_n
gods: deus_n superi_n divus_adj
meeting, assembly, gathering: contio_n concilium_n conventus_n coetus_n
large number, great number, huge number: numerus_n multitudo_n
crime: scelus_n facinus_n maleficium_n delictum_n
misdeed, offence: delictum_n peccatum_n maleficium_n
sin: peccatum_n nefas_n delictum_n
rebellion, uprising: rebellio_n seditio_n motus_n tumultus_n
task, job: opus_n negotium_n munus_n officium_n
news: nuntius_n fama_n rumor_n
medicine, cure: medicina_n remedium_n
omen, portent: omen_n prodigium_n ostentum_n monstrum_n
ghost: umbra_n imago_n simulacrum_n
riches, wealth: divitiae_n ops_n fortuna_n
luck: fortuna_n fors_n felicitas_n
fortune: fortuna_n sors_n
fate, destiny: fatum_n sors_n fortuna_n
grief, sorrow: dolor_n maeror_n luctus_n tristitia_n maestitia_n
pleasure: voluptas_n gaudium_n
fear: timor_n metus_n formido_n pavor_n terror_n
enthusiasm, eagerness, zeal: studium_n alacritas_n ardor_n
pride: superbia_n arrogantia_n
laziness, idleness: ignavia_n inertia_n
mind: mens_n animus_n ingenium_n
large, big, great: magnus_adj grandis_adj
huge, enormous, immense: ingens_adj immanis_adj immensus_adj vastus_adj
small: parvus_adj parvulus_adj exiguus_adj
beautiful, pretty, handsome, lovely: pulcher_adj formosus_adj bellus_adj venustus_adj speciosus_adj
unhappy: tristis_adj maestus_adj infelix_adj
poor: miser_adj misellus_adj infelix_adj
shameful, disgraceful: turpis_adj foedus_adj flagitiosus_adj indignus_adj
cruel, merciless, pitiless, ruthless: crudelis_adj immitis_adj saevus_adj
violent: violentus_adj vehemens_adj saevus_adj atrox_adj
fierce battle, fierce fight, fierce war: acer_adj atrox_adj
fast, quick, rapid: celer_adj velox_adj citus_adj rapidus_adj
old: vetus_adj vetustus_adj antiquus_adj
brave, bold, courageous: fortis_adj audax_adj
fearless: impavidus_adj audax_adj fortis_adj
frightened, scared, afraid: pavidus_adj timidus_adj trepidus_adj
worried: anxius_adj sollicitus_adj
upright, honest: probus_adj integer_adj
haughty: superbus_adj insolens_adj
steadfast, resolute: constans_adj firmus_adj
industrious, hard-working, hardworking, diligent: diligens_adj sedulus_adj impiger_adj assiduus_adj laboriosus_adj
energetic: impiger_adj strenuus_adj alacer_adj
skilful, skilled, expert: peritus_adj sollers_adj callidus_adj doctus_adj
inexperienced, unskilled: imperitus_adj rudis_adj ignarus_adj
famous, renowned: clarus_adj illustris_adj inclutus_adj insignis_adj nobilis_adj praeclarus_adj
excellent, outstanding, exceptional: egregius_adj eximius_adj praeclarus_adj
funny: ridiculus_adj iocosus_adj facetus_adj
witty: facetus_adj iocosus_adj lepidus_adj
deceitful: fallax_adj dolosus_adj subdolus_adj mendax_adj falsus_adj
treacherous: perfidus_adj fallax_adj subdolus_adj
kind, kindly: benignus_adj benevolus_adj humanus_adj
merciful: clemens_adj misericors_adj mitis_adj
tall: altus_adj celsus_adj excelsus_adj procerus_adj
wide: latus_adj amplus_adj
spacious, roomy: amplus_adj spatiosus_adj latus_adj
long war, long peace, long siege, long silence, long delay: longus_adj diuturnus_adj
expensive, precious, valuable: carus_adj pretiosus_adj
beloved: carus_adj dulcis_adj
luxurious, lavish: sumptuosus_adj magnificus_adj
delicious, tasty: dulcis_adj suavis_adj iucundus_adj
unpleasant: ingratus_adj molestus_adj
harmful: noxius_adj perniciosus_adj
only son, only daughter, only child: unicus_adj solus_adj unus_num
crowded: plenus_adj frequens_adj celeber_adj confertus_adj
obvious, evident: manifestus_adj apertus_adj perspicuus_adj clarus_adj
shining, gleaming: splendidus_adj nitidus_adj clarus_adj
white: albus_adj candidus_adj niveus_adj
`; // prettier-ignore

/** What does not change, a row each: `at midnight: media nocte | nocte media`. */
export const WIDER_PHRASES = `
truth: uera | uerum | ueritatem
in the evening: uesperi | ad uesperum
in the morning: mane | matutino tempore | tempore matutino
early in the morning: mane | primo mane | bene mane | multo mane | prima luce
dawn, daybreak: mane | primo mane | prima aurora | luce oriente
sunrise: sole oriente | oriente sole | orto sole | sole orto | solis ortu | ortu solis
sunset: sole occidente | occidente sole | solis occasu | occasu solis | sub occasum solis
midnight: media nocte | nocte media
before dawn, before daybreak: ante lucem | ante primam lucem | ante auroram
during the night, at night, by night: nocte | per noctem
during the day: interdiu | die | per diem
night and day, day and night: dies noctesque | noctes diesque | diem noctemque | die nocteque | dies et noctes | noctes et dies | dies ac noctes
at the right time: opportune | in tempore | ad tempus | opportuno tempore | tempore opportuno | suo tempore
at that time: tum | tunc | eo tempore | illo tempore
in those days, in those times: illis temporibus | eis temporibus | iis temporibus
nowadays: nunc | his temporibus | hoc tempore
now: nunc | hoc tempore
always: semper | omni tempore
at any time: umquam | ullo tempore
from time to time: interdum | nonnumquam | subinde
again and again: identidem | iterum iterumque | iterum atque iterum | iterum ac iterum
in this way, in that way, thus: sic | ita | hoc modo | eo modo | hac ratione
in the same way: item | eodem modo | eadem ratione
in another way, otherwise: aliter | alio modo
not at all: minime | nequaquam | haudquaquam
for a long time: diu | per longum tempus
long ago: olim | pridem | iam pridem
for a short time, for a little while, for a moment: paulisper | parumper | breue tempus | per breue tempus
in a short time, shortly, before long: mox | breui | breui tempore | paruo tempore
soon after, soon afterwards: mox | paulo post | non multo post | haud multo post | post breue tempus
not long after, not long afterwards, a little later, a short time later, shortly afterwards: paulo post | non multo post | haud multo post | post breue tempus
not long before, a little before, a short time before, shortly before: paulo ante | non multo ante | haud multo ante
a few days later, a few days afterwards: paucis post diebus | paucis diebus post | post paucos dies
a few years later, a few years afterwards: paucis post annis | paucis annis post | post paucos annos
many years later, many years afterwards: multis post annis | multis annis post | post multos annos
two years later: biennio post | duobus post annis | duobus annis post | post duos annos
three days later: triduo post | tribus post diebus | tribus diebus post | post tres dies | post triduum
a few days before, a few days earlier: paucis ante diebus | paucis diebus ante | ante paucos dies
a few days ago: abhinc paucos dies | paucis abhinc diebus | paucis ante diebus | ante paucos dies
many years ago: abhinc multos annos | multis abhinc annis | multis ante annis | ante multos annos
in a few days, within a few days: paucis diebus | intra paucos dies
in three days, within three days: triduo | tribus diebus | intra tres dies | intra triduum
in five days, within five days: quinque diebus | intra quinque dies
for many years: multos annos | per multos annos
for many days: multos dies | per multos dies
for a few days: paucos dies | per paucos dies
for three days: triduum | tres dies | per tres dies | per triduum
for ten years: decem annos | per decem annos
all year, whole year: totum annum | per totum annum | toto anno
all summer, whole summer: totam aestatem | per totam aestatem | tota aestate
all his life, all her life, whole life: totam uitam | per totam uitam | tota uita
next year, following year: proximo anno | anno proximo | insequenti anno | postero anno | sequenti anno
in spring: uere | uerno tempore | tempore uerno
after this, after that, after these things: postea | post haec | post hoc | post ea
before this, before that: antea | ante haec | ante hoc
from that time, from then on: ex eo tempore | ab eo tempore | ex illo tempore | ab illo tempore
from the beginning: ab initio | a principio | ex initio | inde ab initio
in the beginning, at the beginning: initio | principio | in initio | in principio
from boyhood, from childhood: a puero | a pueritia
first of all: primum | primum omnium | ante omnia
today: hodie | hoc die | hodierno die
tomorrow: cras | crastino die
yesterday: heri | hesterno die
last night: proxima nocte | superiore nocte | nocte proxima | nocte superiore
earlier, before, sooner: prius | antea | ante | maturius
at dawn, at daybreak, first light: prima luce | primo mane | sub lucem | primo diluculo
at sunrise, when the sun rose: sole orto | sole oriente | orto sole | oriente sole | ortu solis
at sunset, when the sun set: sole occidente | occidente sole | solis occasu | occasu solis
at midday, at noon: meridie | medio die
for a long time: diu | longum tempus | per longum tempus
again, once more: iterum | rursus | denuo
outside, outdoors: foris | extra domum | sub diuo
great difference, very important, matters a great deal, great importance, very much: magni | magnopere | multum | ualde | permagni | plurimum | maxime
goodbye, farewell: uale | ualeas
goodbye, farewell: ualete | ualeatis
please, beg you: quaeso | te oro | oro te | obsecro | te obsecro
leader: te duce | te ducente
every day, daily: cotidie | singulis diebus
every year: quotannis | singulis annis
as soon as: simul ac | simulac | simul atque | simulatque | cum primum | ubi primum | ut primum
last of all: postremo | denique | ad ultimum | ad extremum
for ever, forever: semper | in aeternum | in perpetuum
to the end, until the end: ad finem | usque ad finem
until, till: ad | usque ad
by chance: forte | casu | fortuito
on purpose, deliberately: consulto | de industria | ex industria
in public, openly: palam | aperte | in publico
on the way, on the journey, on the road: in itinere | in uia
on the right: a dextra | ad dextram | dextra parte | a dextra parte
on the left: a sinistra | ad sinistram | sinistra parte | a sinistra parte | a laeua | ad laeuam
on both sides: utrimque | ex utraque parte | utraque ex parte | ab utraque parte
from all sides, on all sides, on every side, from every side: undique | ex omnibus partibus | omnibus ex partibus | ab omnibus partibus
everywhere: ubique | omnibus locis | in omnibus locis | omnibus in locis
in many places: multis locis | in multis locis | multis in locis
in the same place: ibidem | eodem loco | in eodem loco
elsewhere: alibi | alio loco | in alio loco
nowhere: nusquam | nullo loco | nullo in loco
there, to that place: illuc | in eum locum | ad eum locum | in illum locum
here, to this place: huc | in hunc locum | ad hunc locum
from there, from that place: inde | illinc | ex eo loco | ab eo loco | ex illo loco
from here, from this place: hinc | ex hoc loco | ab hoc loco
where to, where: quo | in quem locum | quem in locum | ad quem locum
not far: haud procul | non procul | non longe | haud longe
from afar, from a distance: procul | e longinquo | ex longinquo
far and wide: longe lateque | longe et late
in the country, in the countryside: ruri | in agris
on the ground: humi | in terra | in humo
last night: proxima nocte | superiore nocte | hesterna nocte | nocte proxima | nocte superiore
outside, outdoors: foris | extra domum
in war: bello | in bello
in peace: pace | in pace
by sea: mari | per mare
by ship, by boat: naue | naui | nauigio
on horseback: equo | in equo | ex equo | equo uectus
on horseback: equo | eques
on horseback: equis | equites | equis uecti
at my house: apud me | domi meae | in domo mea
by force: ui | per uim
by letter: litteris | per litteras | per epistulam
by a trick, by trickery, by deceit, by cunning: dolo | per dolum | fraude | per fraudem
in Latin: latine | latina lingua | lingua latina
in a few words, briefly: breuiter | paucis uerbis
in a loud voice, with a loud voice: magna uoce | clara uoce
at once, immediately, without delay, straightaway: statim | sine mora | nulla mora | sine ulla mora
suddenly, unexpectedly: subito | improuiso | de improuiso | ex improuiso
secretly, in secret: clam | furtim | occulte | secreto | in occulto
with great courage, very bravely: fortissime | magna uirtute | magna cum uirtute | cum magna uirtute | summa uirtute | summa cum uirtute
great courage: magnam uirtutem | summam uirtutem
with great speed, at great speed: celeriter | magna cum celeritate | cum magna celeritate | summa celeritate | summa cum celeritate | celerrime
with great care, very carefully: diligentissime | magna cura | magna cum cura | cum magna cura | summa cura | summa cum cura | magna diligentia | magna cum diligentia | summa diligentia
with care, carefully: diligenter | cum diligentia | cum cura
skilled in war: belli | rei militaris
accused: accusatus est | reus factus est
accused: accusata est | rea facta est
accused: accusati sunt | rei facti sunt
accused: accusatus erat | reus factus erat
with great joy: magno gaudio | magno cum gaudio | cum magno gaudio | summo gaudio | magna laetitia | magna cum laetitia | cum magna laetitia
with great noise, with a great noise, with a loud noise: magno clamore | magno cum clamore | cum magno clamore | magno strepitu | magno cum strepitu | cum magno strepitu
with a loud shout, with a great shout, with great shouting: magno clamore | magno cum clamore | cum magno clamore
with great danger, at great risk: magno periculo | magno cum periculo | cum magno periculo | summo periculo | summo cum periculo
in great danger: in magno periculo | in summo periculo
with great fear: magno timore | magno cum timore | cum magno timore | magno metu | magno cum metu | cum magno metu
with great eagerness, with great enthusiasm, very eagerly: magno studio | magno cum studio | cum magno studio | summo studio | summo cum studio
with great skill: magna arte | magna cum arte | cum magna arte | summa arte | summa cum arte
with great grief, with great sorrow: magno dolore | magno cum dolore | cum magno dolore | summo dolore | summo cum dolore
with great effort, with great labour: magno labore | magno cum labore | cum magno labore | summo labore
with great honour: magno honore | magno cum honore | cum magno honore | summo honore | summo cum honore
with difficulty: aegre | uix | cum difficultate
without fear: sine timore | sine metu
safely, without danger: tuto | sine periculo
out of fear, from fear, through fear, because of fear: timore | metu | propter timorem | propter metum | ob timorem | ob metum | prae timore | prae metu
out of anger, because of anger: ira | propter iram | ob iram
for joy, out of joy: gaudio | prae gaudio | laetitia | prae laetitia
for love, out of love, because of love: amore | propter amorem | ob amorem
for many reasons: multis de causis | multis causis | multas ob causas | ob multas causas | propter multas causas
without reason, for no reason, without cause: sine causa | nulla de causa | nulla causa
nothing but, nothing except, nothing other than: nihil nisi | nihil aliud nisi | nihil aliud quam
more and more: magis magisque | magis ac magis | magis et magis | magis atque magis
at least: certe | saltem
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantus | tam magnus
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tanta | tam magna
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantum | tam magnum
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantam | tam magnam
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tanto | tam magno
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantos | tam magnos
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantas | tam magnas
so great, so big, so large, such a great, such great, such a big, such a large, such big, such large: tantis | tam magnis
how great, how big, how large: quantus | quam magnus
how great, how big, how large: quanta | quam magna
how great, how big, how large: quantum | quam magnum
how great, how big, how large: quantam | quam magnam
how great, how big, how large: quanto | quam magno
how great, how big, how large: quantos | quam magnos
how great, how big, how large: quantas | quam magnas
how great, how big, how large: quantis | quam magnis
how long: quamdiu | quam diu
how often: quotiens | quam saepe
so often: totiens | tam saepe
of this kind, of this sort, of that kind, of that sort: huius modi | eius modi | huius generis | eius generis
it is better: praestat | melius est | satius est
it was better: praestabat | melius erat | satius erat
it is necessary: necesse est | necessarium est
although, though: quamquam | etsi | tametsi
because, since: quod | quoniam
however: tamen | autem | uero
nevertheless, yet: tamen | nihilominus | attamen
for: nam | enim
therefore, for this reason, for that reason: itaque | ideo | idcirco
and so: itaque | igitur | ergo
neither, nor, and not: neque | nec
and never: nec umquam | neque umquam | et numquam
and nobody, and no one: nec quisquam | neque quisquam | et nemo
and nothing: nec quicquam | neque quicquam | et nihil
but if: sin | si autem | sed si | quod si
but also: sed etiam | uerum etiam
very: ualde | admodum | perquam
completely, entirely, utterly: omnino | prorsus | penitus | plane
usually, generally: plerumque | fere
hardly, scarcely: uix | aegre
recently, lately: nuper | proxime | modo
at last: tandem | demum | tandem aliquando
each other, one another: inter se | se inuicem
in fact, really, truly, in truth: uere | uero | profecto | re uera
of course: scilicet | nempe | uidelicet
yes: ita | sic | sane | ita est | ita uero | sic est
with the help of the gods: dis iuuantibus | deis iuuantibus | auxilio deorum | deorum auxilio
one of: unus ex | unus e | unus de
one of: una ex | una e | una de
among: inter | apud
across, beyond: trans | ultra
if not, otherwise: sin minus | si minus | si non | sin aliter
take care, careful, beware: caue ne | uide ne | cura ne
would rather: malo | malim | mallem
no doubt: non est dubium quin | non dubium est quin | dubium non est quin | nemo dubitat quin | dubitari non potest quin | non dubito quin
do not doubt, have no doubt: non dubito quin | mihi non dubium est quin | mihi non est dubium quin | non dubium est quin | non est dubium quin
as: ut | sicut | sicuti | quemadmodum
as if, as though: quasi | ita quasi | ac si | perinde ac si | proinde quasi
since, because: cum | quippe qui | quippe quae | utpote qui | praesertim cum
leader, leadership: duce | ducente
last night: proxima nocte | superiore nocte | nocte proxima | nocte superiore | hac nocte
own accord: sua sponte | ipse | ipsa | ultro | sponte sua
with me: apud me | mecum
early: mane | bene mane | primo mane
human: humanum est | hominis est
see, behold, look: ecce | uide | aspice | en
which of: uter | quis
before the judge, before a judge: ante | coram
only one: solus | unus
headache: caputne tibi dolet | doletne tibi caput | tibine caput dolet | laborasne capitis dolore | laborasne dolore capitis | estne tibi capitis dolor
headache: caput mihi dolet | mihi caput dolet | laboro capitis dolore | capitis dolore laboro | dolore capitis laboro
from crossing the river: flumen transire | transitu fluminis
learn law, study law: ius | ius ciuile
work harder, study harder: diligentius | magis | acrius | impensius
`; // prettier-ignore
