// Further adjectives with what they are said of, and adverbs with the tenses they go with. Only composition reads them.
// A row of QUALITIES reads `stem English | classes or stems of nouns`, a dash at its end: not compared. Invariant: the quality is one that the
// thing may have in the world.

export const QUALITIES = `
acer keen | soldier mens canis
acer fierce | battle
acerbus bitter | mors dolor odium fatum
adversus unfavourable | ventus fortuna | -
aeneus bronze | statua lorica scutum galea columna vas | -
aequus fair | iudex lex condicio rex
aeternus eternal | gloria pax foedus flamma | -
alienus foreign | mos terra | -
amarus bitter | medicina fructus mendacium
amoenus pleasant | hortus vallis lucus litus villa ripa collis
amplus spacious | room palatium basilica villa horreum theatrum
angustus narrow | via semita pons porta fossa fenestra vallis
apertus open | opening campus | -
aptus suitable | locus verbum donum dies
arduus steep | collis mons via semita rupes
argenteus silver | utensil poculum anulus lucerna nummus speculum | -
asper rough | via mons vox mare rupes
ater black | nubes nox fumus serpens unda | -
atrox dreadful | battle scelus facinus caedes
attentus attentive | pupil spectator iudex
avidus greedy | wild praedo mercator heres
barbarus barbarous | gens rex mos hostis
beatus blessed | vita senex insula
bellicosus warlike | gens rex populus legio
blandus charming | vox puella verbum
caelestis heavenly | ignis | -
caeruleus blue | mare caelum oculus lacus unda | -
calidus hot | aqua cena balneum sol fons ventus
candidus white | tunica toga columba lilium nix | -
castus chaste | matrona virgo uxor sacerdos
cavus hollow | arbor saxum rupes | -
celeber famous | poeta templum oraculum theatrum spectaculum
celsus lofty | mons arx turris pinus quercus
certus certain | mors victoria spes
communis common | periculum bonum | -
constans steady | amicus fides ventus miles
creber frequent | imber bellum | -
curvus curved | falx litus aratrum | -
decorus handsome | iuvenis heros facies
densus thick | silva nemus imber nubes fumus turba
difficilis difficult | via liber iter causa versus bellum ars
dignus worthy | heres consul victor | 
diligens diligent | pupil servant discipula vilicus faber magistra
dirus dreadful | omen monstrum fames pestis draco
dubius doubtful | victoria causa spes
durus hard | saxum labor lectus terra lapis panis
egregius outstanding | orator poeta medicus artifex gladiator | -
excelsus lofty | mons arx turris murus
eximius exceptional | virtus poeta artifex pulchritudo | -
exiguus scanty | cena praeda cibus pecunia merces
facilis easy | via ars liber labor iter
fallax deceitful | spes servus oraculum mercator
falsus false | testis nuntius epistula rumor crimen testimonium | -
familiaris familiar | vox facies sermo 
ferreus iron | porta catena ensis securis galea | -
fertilis fertile | ager terra vallis insula campus
ferus wild | belua equus taurus gens
fidus faithful | canis servus custos amicus comes
firmus strong | murus porta amicitia pons scalae
flavus golden | coma messis triticum | -
foedus ugly | belua vulnus simia facies
formosus beautiful | puella virgo equus iuvenis nympha femina
fortunatus lucky | mercator nauta sponsus heres victor
fragilis fragile | vas cumba vitrum urna ramus
frequens crowded | forum via theatrum senatus
frigidus cold | aqua hiems ventus cena nox lacus
fulvus tawny | leo arena | -
funestus deadly | bellum venenum telum
furens raging | taurus mare leo | -
gelidus icy | ventus fons lacus nox unda
generosus noble | equus iuvenis virgo animus
gloriosus glorious | victoria bellum mors triumphus
gracilis slender | puella virgo puer cerva
gratus welcome | hospes donum epistula nuntius umbra
hilaris cheerful | conviva nauta puella histrio caupo
honestus honourable | civis vita causa mors consul
horridus dreadful | tempestas silva bellum
hostilis hostile | exercitus animus terra
humanus humane | dominus rex magister victor
humilis humble | casa cliens servus colonus
idoneus suitable | locus dies
ignavus cowardly | miles dux perfuga
ignotus unknown | viator terra poeta insula hospes
illustris distinguished | orator senator familia consul
immanis monstrous | belua gigas tyrannus draco
immensus immense | mare campus praeda
immortalis immortal | god gloria | -
impius wicked | tyrannus proditor filius manus
incertus uncertain | fortuna consilium victoria
incolumis unharmed | viator miles classis navis infans | -
infelix unhappy | regina captivus exsul virgo
infirmus weak | senex infans pons puer murus
ingratus ungrateful | filius heres hospes amicus
iniquus unfair | iudex condicio lex tributum
iniustus unjust | rex iudex tyrannus poena bellum
inops poor | cliens poeta exsul plebs
insanus mad | imperator amor poeta
insignis distinguished | poeta victor senator medicus
integer untouched | praeda corpus | -
invictus unconquered | imperator dux gladiator exercitus | -
invidus envious | vicinus collega noverca soror
iucundus delightful | hortus cena sermo amicus odor carmen
iuvenilis youthful | ardor animus | -
lascivus playful | capra simia puer haedus
latus wide | flumen via campus fossa porta
lenis gentle | ventus vox pater imber rivus
lentus slow | bos mulus flumen incessus
levis light | hasta pluma onus galea folium tunica
liber free | populus civitas civis gens | -
maestus sad | mater carmen vultus matrona
malignus spiteful | noverca vicinus saga
manifestus obvious | mendacium fraus error | -
maritimus maritime | urbs colonia bellum | -
maturus ripe | fruit messis frumentum
mirabilis wonderful | spectaculum pictura monstrum fabula simia
mirus strange | somnium fabula monstrum vox
mitis gentle | magister elephantus avia agnus
modestus modest | virgo discipulus puella sponsa
molestus annoying | musca cliens vicinus puer
mollis soft | lectus lana herba vox torus pluma
mortalis mortal | corpus | -
mortuus dead | arbor | -
mutus dumb | piscis statua infans | -
necessarius necessary | labor cibus remedium consilium
nocturnus nocturnal | avis fur iter imber | -
notus well-known | via vox poeta fabula
nudus naked | pugil captivus infans nympha | -
obscurus dark | silva spelunca nox cubiculum via
opacus shady | vallis lucus nemus silva
opportunus convenient | locus portus dies
pallidus pale | luna puella nauta reus vultus
pauper poor | agricola poeta piscator senex rusticus plebs
perfidus treacherous | servus socius legatus rex
pius devout | sacerdos matrona filius pontifex
placidus calm | mare lacus somnus senex ovis
planus flat | campus | 
potens powerful | rex senator populus dea regina
praeceps steep | mons via rupes
praeclarus splendid | victoria facinus oratio exemplum
pretiosus precious | gemma monile unguentum vestis anulus
privatus private | domus vita | -
probus honest | mercator servus testis civis iudex
publicus public | via balneum pecunia | -
purpureus purple | toga vestis pallium uva | -
purus pure | aqua fons manus aer
rapidus rushing | flumen torrens ventus
rarus rare | avis amicus gemma
recens fresh | caseus panis vulnus ovum
rectus straight | via linea columna
regius royal | palatium vestis corona filia sceptrum | -
rigidus stern | censor pater custos magister
ruber red | rosa tunica vinum pomum papaver | -
rudis unskilled | tiro discipulus populus
rusticus rural | vita cena casa | -
salvus safe | exercitus classis | -
sanctus holy | lucus fanum sacerdos templum
sanus healthy | corpus infans puer
scelestus wicked | proditor tutor latro noverca
secretus secret | consilium via epistula porta | -
securus carefree | senex puer vita
serenus clear | caelum nox dies | 
severus strict | magister censor pater iudex noverca dictator
siccus dry | terra fossa folium panis lignum
simplex simple | cena vita verbum tunica
sollicitus anxious | mater uxor reus sponsa
splendidus splendid | palatium cena triumphus domus spectaculum
suavis sweet | odor cantus vox somnus mulsum
subitus sudden | tempestas mors clamor periculum | -
surdus deaf | senex avia iudex avus | -
tacitus silent | silva spectator turba nox luna | -
tardus slow | mulus senex asinus bos testudo plaustrum
tener tender | agnus herba caro infans
tenuis thin | filum tunica vox
terribilis terrible | belua leo clamor draco tonitrus
timidus timid | cervus lepus puella rana agnus
tranquillus calm | mare lacus vita nox
turpis disgraceful | fuga mendacium furtum
umidus damp | terra ventus spelunca tunica
unicus only | filius filia spes heres remedium | -
urbanus witty | sermo poeta conviva 
vacuus empty | domus sella urna horreum poculum theatrum | -
vanus empty | spes promissum minae
varius varied | fortuna cibus flos
vastus vast | mare campus silva palus
vehemens violent | ventus oratio imber ira
velox swift | navis equus lepus cerva nuntius
venerabilis venerable | senex sacerdos templum pontifex
verus true | amicus amor virtus fabula
vicinus neighbouring | oppidum villa silva collis gens | -
vilis cheap | vinum tunica calceus urna
vivus living | piscis | -
amicus friendly | populus rex civitas caupo | 
socius allied | civitas exercitus classis | -
citus swift | navis nuntius eques
vagus wandering | exsul pastor musca | -
magnificus magnificent | villa basilica theatrum spectaculum porticus
militaris military | vita disciplina via | -
romanus Roman | civis populus senator exercitus matrona | -
latinus Latin | lingua poeta verbum | -
graecus Greek | servus philosophus lingua liber medicus magister | -
gallicus Gallic | vestis equus bellum vinum | -
marmoreus marble | statua columna templum palatium sepulcrum | -
credulus trusting | emptor senex populus rusticus
attonitus astonished | populus pastor spectator | -
bellus pretty | puella ancilla infans hortus
callidus crafty | servus mercator vulpes advocatus caupo
cruentus bloody | gladius manus toga bellum securis
domesticus domestic | bellum | -
elegans elegant | femina versus mensa orator
eloquens eloquent | orator legatus consul advocatus tribunus
geminus twin | frater filia filius | -
ignarus ignorant | iudex tiro populus
immotus motionless | statua rana custos | -
imprudens rash | dux iuvenis tribunus
inanis empty | horreum urna saccus crumena | -
incautus careless | vigil nauta viator custos
inermis unarmed | civis mercator nuntius captivus | -
innocens innocent | reus captivus puer servus
insolitus unusual | strepitus cibus spectaculum
inutilis useless | onus consilium gladius liber
largus plentiful | imber cena praeda
liberalis generous | patronus dominus princeps amicus
libens willing | servus discipulus 
ligneus wooden | mensa pons turris equus statua cista | -
loquax talkative | anus vicina rana histrio
magnanimus great-hearted | heros rex dux
mediocris mediocre | poeta histrio vinum artifex
mendax lying | servus testis caupo nauta
miserabilis pitiable | captivus exsul anus
navalis naval | pugna bellum victoria | -
nefarius wicked | scelus proditor facinus
nitidus shining | speculum gladius equus galea
niveus snow-white | columba equus pallium cycnus | -
occultus hidden | thesaurus consilium semita | -
opulentus wealthy | urbs colonia senator templum
patiens patient | asinus magister bos medicus piscator
pavidus frightened | agnus lepus plebs turba
periculosus dangerous | iter bellum serpens via mare navigatio
peritus experienced | medicus gubernator nauta artifex dux
imperitus inexperienced | tiro nauta legatus medicus
popularis popular | tribunus candidatus histrio
profundus deep | mare lacus vulnus fossa somnus
pudicus modest | matrona uxor virgo
ridiculus ridiculous | simia histrio fabula candidatus
rotundus round | scutum mensa templum lacus
sedulus busy | apis ancilla formica
serus late | cena poena auxilium
sollers skilful | faber artifex textrix pictor
sordidus dirty | tunica manus puer poculum porcus
sterilis barren | ager terra collis arbor
studiosus studious | discipula discipulus adulescens
supplex kneeling | captivus mater | -
temerarius reckless | auriga tribunus dux tiro
tumidus swollen | flumen mare pes
venustus charming | puella carmen 
violentus violent | tyrannus pugil tempestas
viridis green | herba pratum collis folium silva rana | -
ambiguus ambiguous | oraculum responsum verbum
anceps doubtful | pugna bellum proelium | -
aridus dry | campus folium fons
assiduus constant | labor imber bellum
crassus fat | porcus caupo coquus mercator
crudus raw | caro piscis ovum | -
debilis weak | senex gladiator mulus equus
externus foreign | hostis bellum rex | -
fecundus fertile | terra ager sus
festus festive | dies cena | -
grandis large | elephantus cista draco poculum
iners idle | senatus turba legatus
mobilis fickle | plebs vulgus fortuna
naturalis natural | mors fons | -
pinguis fat | bos anser gallina porcus
religiosus devout | populus matrona pontifex
robustus sturdy | faber gladiator quercus rusticus
saucius wounded | cervus miles gladiator aquila eques | -
sceleratus accursed | latro sicarius
segnis sluggish | servus flumen tiro
silvestris wooded | collis insula | -
singularis remarkable | virtus ingenium
solidus solid | murus columna terra
torvus grim | vultus custos taurus
trux savage | tyrannus gladiator barbarus
turbidus muddy | flumen rivus aqua stagnum
saxeus stone | pons murus turris | -
venenatus poisoned | sagitta poculum vinum | -
ebrius drunk | conviva nauta miles mercator sodalis | -
impavidus fearless | heros virgo miles eques | -
occupatus busy | consul mercator coquus praetor | -
incredibilis incredible | fabula celeritas virtus
aegrotus sick | infans puella avia regina | -
defessus exhausted | nuntius agricola equus viator gladiator | -
ieiunus hungry | lupus canis poeta | -
otiosus idle | dominus senator poeta pastor
tepidus warm | aqua ventus lac nox
cotidianus daily | labor cibus panis | -
vetustus old | arbor templum quercus lex
turbulentus turbulent | tribunus plebs mare
munitus fortified | castra oppidum arx
effrenatus unbridled | equus libido | -
absurdus absurd | fabula consilium oratio
agilis nimble | capra simia saltator puer
alacer lively | puer eques canis
amens frantic | mater regina | -
arcanus secret | fanum consilium | -
apricus sunny | collis hortus porticus
canorus tuneful | avis cantor vox
confertus crowded | forum theatrum agmen
conspicuus conspicuous | turris statua
continuus continuous | imber labor | -
coruscus flashing | ensis fulmen galea | -
deformis ugly | simia anus vulnus
delicatus pampered | feles puer matrona
devius out-of-the-way | semita villa
diuturnus lasting | pax bellum morbus
dolosus wily | vulpes legatus mercator
eburneus ivory | pecten sceptrum | -
efferus savage | gens belua
equester equestrian | statua proelium | -
exercitatus well-trained | miles legio remex
exsanguis deathly pale | reus nauta | -
facetus witty | poeta conviva fabula
facundus fluent | orator legatus
ferax fruitful | vitis ager insula
festivus charming | cena fabula
flebilis tearful | carmen vox
fugitivus runaway | servus captivus | -
funebris funeral | carmen | -
furtivus stolen | equus gallina anulus | -
fuscus dark | tunica corvus | -
grandaevus aged | rex sacerdos | 
gravidus pregnant | uxor vacca regina | -
hibernus wintry | nox mare ventus | -
hirsutus shaggy | capra ursus barba canis
horribilis horrible | monstrum clamor somnium
demens senseless | tyrannus amor
benevolus well-meaning | dominus caupo patronus
imbellis unwarlike | gens populus
impiger energetic | nuntius vilicus servus
improvisus unforeseen | periculum bellum | -
inclutus renowned | heros urbs rex
incultus uncultivated | ager hortus collis
innumerabilis countless | turba | -
intactus untouched | cena nix | -
invisus hated | tyrannus nomen regina
iocosus humorous | poeta caupo sermo
iracundus hot-tempered | coquus dominus centurio gigas
muliebris feminine | vox vestis | -
liquidus clear | fons aqua aer
strenuus vigorous | miles remex iuvenis
letalis deadly | vulnus venenum telum | -
locuples well-to-do | mercator civis libertus
longinquus distant | provincia terra gens
`;

export const ADVERBS = `
cotidie every day | pres impf | often
diu for a long time | pres impf perf | often
iterum again | pres perf fut
mane in the morning | pres impf perf fut
noctu by night | pres impf perf fut
statim at once | perf fut
interdum sometimes | pres impf | often
nuper recently | perf
olim once | impf perf
postea afterwards | perf fut
antea before | plup impf
deinde then | perf fut
denique finally | perf
repente suddenly | perf
clam secretly | pres impf perf
furtim stealthily | pres impf perf
libenter gladly | pres impf fut
certe certainly | pres fut
rursus again | perf pres fut
interea meanwhile | impf perf
hic here | pres fut
illic there | impf perf
paulatim gradually | impf
cito quickly | perf fut
temere rashly | perf
quotannis every year | pres impf | often
confestim at once | perf
extemplo immediately | perf
denuo anew | perf fut
postridie on the next day | perf
pridie on the day before | plup
interdiu by day | pres impf
raptim in haste | perf
plerumque generally | pres impf | often
aliquando at some time | perf fut
primo at first | impf perf
postremo finally | perf
identidem again and again | pres impf perf | often
fortasse perhaps | fut pres
iam already | pres perf plup
adhuc still | pres
quondam once | impf perf
protinus at once | perf
ilico instantly | perf
palam openly | impf perf
frustra in vain | impf
mox soon | fut
forte by chance | perf
profecto certainly | pres fut
tum then | impf perf
subinde from time to time | impf pres | often
aliquamdiu for some time | perf impf | often
sensim gradually | impf
`;
