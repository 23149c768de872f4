// What is done in field, wood and workshop, and what wind, water, sun and beasts do. Read by wider/index.ts, which says how.
// Invariant: a row combines only what a sensible speaker would: one ploughs fields, not towers.

export const DEEDS_IN_NATURE = `
[country]
sero sow | agricola colonus rusticus | triticum hordeum frumentum faba semen |
meto reap | agricola colonus rusticus servus | messis triticum hordeum frumentum |
fodio dig | agricola servus rusticus | fossa puteus hortus |
effodio dig up | agricola porcus servus | radix thesaurus |
rigo water | agricola puella servus rivus | hortus flos pratum rosa |
carpo pick | puella puer ancilla servus | uva pomum flos rosa malum2 pirum |
decerpo pluck | puella puer virgo | flos rosa lilium uva viola |
lego gather | agricola puella servus | uva oliva nux |
colligo gather | servus puer agricola | oliva nux faenum lignum |
condo store | agricola servus rusticus vilicus | frumentum triticum faenum | in:horreum *
caedo fell | servus agricola vir | quercus pinus arbor silva | abl:securis
seco cut | servus agricola rusticus | faenum ramus herba | abl:falx
mulgeo milk | pastor puella rusticus | vacca capra ovis |
tondeo shear | pastor rusticus servus | ovis |
pasco pasture | pastor puer | grex capra ovis armentum | in:pratum,collis,vallis
ago drive | pastor puer servus | grex bos capra porcus | ad:stabulum,rivus,pratum,flumen
compello drive together | pastor canis | grex ovis capra | 
includo shut in | pastor servus | capra ovis vitulus | in:stabulum *
alo feed | agricola puella puer | gallina porcus anser anas vitulus |
iungo yoke | agricola servus rusticus | bos taurus |
agito drive | rusticus agricola | asinus bos mulus |
venor hunt | venator iuvenis dominus | cervus aper lepus lupus |
capto try to catch | venator puer canis | lepus avis vulpes |
capio catch | venator | lepus cervus vulpes avis | abl:rete *
transfigo pierce | venator | aper cervus lupus | abl:hasta,sagitta *
percutio strike | rusticus puer | serpens asinus | abl:baculum,lapis *
saepio fence in | agricola rusticus | hortus ager vinea |
devoro devour | lupus vulpes | gallina agnus anser | 
rapio carry off | lupus vulpes aquila | agnus gallina anser lepus | 
furor steal | vulpes fur latro | gallina anser porcus vacca |
mordeo bite | serpens canis lupus apis | puer rusticus pastor |
pungo sting | apis spina | puer puella digitus |
rodo gnaw | mus capra lepus | radix cortex folium |
edo eat | capra asinus bos porcus | herba faenum faba radix |
pascor graze | bos vacca ovis capra equus | | in:pratum,collis,vallis,campus
mugio moo | bos vacca vitulus taurus | | in:pratum,stabulum
latro bark | canis | | in:ager,stabulum,silva
cano crow | gallus | | 
cano sing | passer avis | | in:arbor,silva,hortus
gigno bear | terra | fructus herba |
pario bear | vacca capra ovis equa arbor | vitulus agnus haedus fructus | 
volo2 fly | columba anser apis hirundo | | in:ager,hortus,silva
nato swim | anser anas | | in:stagnum,lacus,flumen
neco kill | vulpes feles | gallina mus anser | *
deleo destroy | imber grando tempestas ignis | messis vinea frumentum | *
laedo damage | imber gelu grando | vitis messis vinea |
uro scorch | sol ignis | herba messis ager |
maturo ripen | uva pomum messis | | 
cresco grow | herba triticum vitis flos | | in:pratum,ager,hortus !
floreo bloom | rosa vitis flos arbor hortus | |
vireo be green | arbor pratum silva vitis herba | |
pendeo hang | uva pomum folium | | ex:arbor,ramus,vitis
cado fall | pomum folium nux ramus | | ex:arbor *
decido fall off | folium pomum fructus | | *
surgo rise | sol luna aurora | | *
traho pull | bos taurus asinus mulus | aratrum plaustrum |
frango break | ventus tempestas taurus | ramus vitis aratrum |
everto overturn | ventus taurus | plaustrum arbor casa | *
inundo flood | flumen rivus | ager campus pratum |
custodio guard | canis anser | stabulum villa grex |
custodio guard | rusticus vilicus | vinea horreum |
possideo own | rusticus colonus dominus | fundus ager vinea vacca grex | ~
colo cultivate | rusticus colonus vilicus | fundus arvum vinea |
administro manage | vilicus dominus | fundus villa |
incolo inhabit | colonus pastor rusticus | collis vallis insula casa | ~
vendo sell | rusticus pastor colonus | capra vacca lana ovum | dat:mercator,vicinus,emptor
onero load | servus rusticus | plaustrum asinus mulus | abl:faenum,lignum,uva,triticum
exstruo build | agricola rusticus | horreum casa stabulum |
tego roof | rusticus servus | casa stabulum horreum |
premo press | servus rusticus | uva oliva |
premo make | pastor | caseus |
avolo fly away | avis corvus columba | | *
[wilds]
fluo flow | rivus fons amnis fluvius torrens | | in:vallis,pratum,silva
mano trickle | aqua fons | | ex:rupes,saxum,mons
effluo flow out | rivus aqua | | ex:lacus,fons,rupes
volo2 fly | aquila corvus columba hirundo apis vultur | | in:caelum,silva,mons,vallis
volito flutter | avis apis passer hirundo | | in:pratum,silva
evolo fly up | avis columba aquila | | ex:nidus,arbor,silva *
cano sing | avis hirundo passer cycnus | | in:silva,nemus,arbor
ululo howl | lupus canis | | in:silva,mons,vallis
lateo lie hidden | lupus serpens latro cervus lepus vulpes | | in:silva,spelunca,nemus,herba
serpo creep | serpens vermis hedera formica | | in:herba,silva,arbor
repo crawl | serpens formica vermis aranea | | in:folium,herba,arbor
salio leap | cervus lepus capra rana | | in:pratum,rupes,stagnum
vagor roam | lupus cervus ursus aper | | in:silva,mons,collis,vallis
erro wander | capra viator puer | | in:nemus,palus,silva !
quiesco rest | cervus pastor ursus | | in:umbra,herba,spelunca
cubo lie | lupus ursus leo cervus | | in:spelunca,herba,umbra !
luceo shine | luna stella sol sidus | | in:caelum
fulgeo gleam | stella sidus arma | | in:caelum
mico twinkle | stella sidus | | in:caelum
splendeo glitter | lacus stella mare | |
orior rise | sol luna aurora ventus tempestas | | * 
occido set | sol luna sidus | | *
illustro light up | sol luna stella | mons silva via campus mare |
tego cover | nix nubes nebula | mons collis campus caelum |
tego hide | nubes nebula | sol luna |
operio cover | nix folium | terra via silva |
flo blow | ventus aquilo auster zephyrus | | in:silva,vallis
moveo stir | ventus aura zephyrus | folium ramus unda |
agito shake | ventus tempestas | arbor ramus silva |
quatio shake | ventus procella | quercus pinus casa |
evello uproot | ventus tempestas | arbor pinus | *
sterno lay low | ventus procella | arbor silva | *
cado fall | imber nix folium | | in:terra,silva
cado fall | fulmen | | in:arbor,turris,campus *
ferio strike | fulmen | quercus turris arbor | *
ardeo burn | silva arbor casa | | 
uro burn | ignis | silva arbor |
tono thunder | caelum | |
murmuro murmur | rivus fons unda | | in:silva,vallis
sono sound | rivus unda | |
resono echo | silva vallis rupes | |
rigo water | rivus imber | pratum silva vallis |
cingo surround | silva mons palus | lacus vallis campus |
immineo overhang | rupes mons silva | vallis via semita | =dat ~
pateo lie open | vallis campus spelunca | | ~
persequor chase | canis venator lupus | cervus lepus vulpes aper |
insequor chase | aquila accipiter vulpes | columba lepus passer |
rapio seize | aquila accipiter vultur | columba lepus agnus |
lacero mangle | leo lupus ursus tigris | cervus agnus taurus |
lanio tear to pieces | leo lupus vultur | cervus corpus praeda |
voro swallow | serpens ciconia draco | rana avis mus |
venor hunt | aquila lupus leo | lepus cervus |
timeo fear | mus rana passer lepus | feles ciconia accipiter aquila | ~
fugio flee | mus lepus rana vulpes | | to:silva,stagnum,spelunca
alo feed | avis hirundo aquila | pullus |
construo build | hirundo ciconia apis formica | nidus |
gero carry | ciconia formica hirundo | ramus herba semen |
texo weave | aranea | tela |
sugo suck | apis | flos |
quaero look for | apis formica hirundo | flos cibus |
exploro explore | puer venator viator | spelunca silva vallis lacus |
ingredior enter | puer venator viator | silva spelunca nemus | *
conscendo climb | puer capra viator | collis rupes mons | *
penetro get into | venator miles | silva spelunca | *
tendo stretch | venator | arcus rete |
pono set | venator | rete | in:silva,nemus
piscor fish | piscator puer | | in:lacus,rivus,flumen,stagnum
haurio draw | puella virgo pastor | aqua | ex:fons,rivus,puteus
bibo drink | cervus lupus vacca | aqua | 
colo honour | nympha virgo | diana |
incolo inhabit | lupus aquila rana cycnus anas | silva mons rupes palus lacus stagnum | ~
habito live | pastor venator incola | | in:vallis,collis,silva,casa ~
ascendo climb up | capra puer venator | rupes collis arbor |
solvo melt | sol ventus | nix glacies |
contemplor gaze at | pastor viator venator | stella luna lacus aurora |
demitto shed | arbor quercus | folium |
pungo prick | spina | digitus pes puella |
[workshop]
fabrico make | faber artifex opifex | gladius lorica galea mensa statua currus |
facio make | artifex opifex faber | calceus lucerna monile anulus |
fingo mould | artifex opifex | urna poculum statua imago |
caelo engrave | artifex opifex | anulus poculum scutum |
cavo hollow out | faber opifex | lignum cumba |
pingo paint | pictor artifex | tabula imago regina mare paries |
acuo sharpen | faber miles coquus | gladius culter securis falx |
reficio repair | faber artifex opifex | plaustrum navis murus calceus tectum |
restituo restore | faber artifex | templum statua murus | *
construo construct | faber artifex | pons turris navis columna |
tero grind | pistor servus | farina triticum |
torqueo twist | nauta faber servus | funis |
seco cut | faber opifex | lignum trabs marmor |
scindo split | faber servus | lignum trabs |
tracto handle | faber opifex | ferrum malleus securis |
metior measure | faber artifex | murus trabs ager columna |
pendo weigh | mercator artifex | aurum argentum |
tingo dye | textor textrix | lana vestis tunica |
texo weave | textor textrix | pallium vestis toga |
coquo bake | pistor | panis libum |
vendo sell | pistor caupo textor artifex | panis libum vinum vestis monile | dat:emptor,femina,servus
ostendo show | artifex pictor mercator | imago monile gemma statua | dat:emptor,domina,matrona
finio finish | artifex pictor faber | opus statua imago | 
perficio complete | artifex faber pictor | opus murus pons | *
inchoo begin | artifex faber pictor | opus statua |
conduco hire | dominus mercator faber | opifex mercennarius servus |
doceo train | faber pictor artifex | filius discipulus |
exerceo practise | faber pictor artifex opifex | ars |
laudo praise | emptor matrona mercator | opus ars statua imago |
aestimo value | mercator emptor artifex | gemma aurum statua imago |
mollio soften | faber ignis | ferrum cera |
fundo cast | faber artifex | aes statua |
figo fasten | faber servus | tabula | in:paries,murus,porta
suspendo hang up | faber pictor | imago lucerna malleus | 
augeo increase | mercator artifex | merces pretium |
minuo lower | mercator caupo | pretium |
debeo owe | emptor opifex libertus | pecunia | dat:mercator,dominus,artifex ~
`;
