// The rest of the adjectives, and more said by those that the first frames have. Read as ./qualities.ts, which says how.
// Invariant: the quality is one that the thing may have in the world.

export const MORE_QUALITIES = `
lubricus slippery | via rupes piscis
madidus wet | pallium capillus viator toga
matutinus morning | nebula sol | -
vespertinus evening | cena umbra | -
minax threatening | vultus nubes vox
misericors compassionate | rex matrona medica
modicus moderate | cena pecunia praemium
moribundus dying | gladiator rex avus | -
noxius harmful | bestia
omnipotens almighty | iuppiter deus | -
onustus laden | mulus navis asinus plaustrum | -
parvulus tiny | infans mus puella filia | -
patulus spreading | fagus quercus | -
perniciosus ruinous | lex consilium luxuria
pertinax stubborn | asinus mulus reus
plebeius plebeian | familia aedilis | -
praeruptus sheer | rupes mons | -
procerus tall | pinus iuvenis miles cupressus
prosperus favourable | ventus iter
puerilis childish | ludus consilium
rabidus rabid | canis lupus | -
rapax grasping | praetor heres mercator
raucus hoarse | vox corvus rana praeco
repentinus sudden | impetus bellum | -
sagax keen-scented | canis
salubris healthy | cibus aer locus aqua
salutaris beneficial | consilium remedium
servilis servile | animus bellum | -
sincerus genuine | amicitia amor fides
sobrius sober | gubernator custos consul
spatiosus roomy | atrium domus horreum
speciosus showy | vestis villa equus
squalidus filthy | carcer captivus casa
stabilis stable | pons domus pax
stolidus stupid | gigas asinus tiro
sumptuosus lavish | convivium palatium
taeter foul | odor cadaver belua
tremulus trembling | manus vox anus
umbrosus shady | vallis fagus hortus ripa
vernus spring | sol ventus flos | -
vesanus insane | tyrannus
ventosus windy | collis mons litus
regalis kingly | palatium animus cena | -
misellus poor little | passer puella ancilla | -
subdolus sly | mercator minister
inusitatus unusual | spectaculum magnitudo belua
incognitus unknown | terra insula hostis | -
memorabilis memorable | pugna dies facinus dictum
poeticus poetic | ars carmen | -
incorruptus incorruptible | testis iudex | -
bonus good | artifex lex magistra nutrix custos testis canis locus
malus bad | vinum odor mos rumor consilium lex omen somnium
magnus great | clamor turba praeda vulnus gaudium victoria honor
magnus big | horreum cista plaustrum draco elephantus
parvus small | casa mus cumba avis lucerna cista vulnus insula agnus
novus new | tunica calceus lex consul plaustrum lucerna magistra | -
antiquus ancient | sepulcrum oraculum mos quercus foedus lex
longus long | via iter cauda oratio epistula fossa funis barba
altus deep | mare lacus fossa flumen
altus tall | quercus pinus columna
pulcher beautiful | pictura monile statua lilium rosa columba cantus flower lacus collis
fortis brave | heros gladiator eques
laetus happy | sponsa sponsus victor spectator conviva
tristis sad | fabula exsul carmen vultus
gravis heavy | cista onus urna malleus lorica sarcina catena
gravis serious | vulnus morbus causa
dulcis sweet | uva mulsum libum pirum vox somnus
fessus tired | viator remex gladiator mulus bos spectator | -
sacer sacred | lucus ignis fons avis
aureus golden | poculum statua monile sceptrum lyra | -
albus white | rosa toga columba gallina | -
niger black | gallina nubes capra corvus | -
utilis useful | ars lex consilium plaustrum culter
brevis short | oratio iter vita epistula versus
clarus bright | stella luna lux
clarus famous | artifex gladiator medicus rhetor oraculum
avarus greedy | caupo heres tutor
iustus just | lex poena praetor
doctus learned | grammaticus rhetor magistra medica
piger lazy | discipula remex feles minister
aeger sick | patient infans avia regina | -
carus dear | avunculus nepos patria nutrix
`;
