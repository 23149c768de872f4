// What is felt, said, borne and done with things that cannot be held: rumours, wrongs, duties, promises. Read by wider/index.ts, which says how.
// Invariant: a row combines only what a sensible speaker would: one endures labours, not ladders.

export const DEEDS_OF_MIND = `
[*]
audio hear | human | rumor clamor querela strepitus plausus | ~
vulgo spread | inimicus vicina anus nuntius | rumor mendacium fama |
perfero endure | human captive | dolor iniuria labor paupertas fames |
patior suffer | human captive | iniuria dolor contumelia damnum |
tolero endure | human soldier | labor frigus inopia sitis taedium |
sustineo withstand | soldier | impetus labor obsidio |
quaero seek | human | lucrum gloria veritas solacium divitiae |
invenio find | captive exsul viator | perfugium remedium solacium latebra | *
peto seek | exsul viator captive | perfugium hospitium salus |
narro tell | human | somnium miraculum | dat:human
dico tell | human | veritas mendacium |
celo hide | human | cicatrix dolor metus vitium amor |
ostendo show | miles human | cicatrix vestigium sepulcrum | dat:human
sequor follow | human pupil | exemplum praeceptum consilium |
sequor follow | canis venator | vestigium |
scribo write | poeta scriptor | annales titulus commentarius |
lego read | human | titulus annales commentarius edictum |
solvo loosen | captive custos | vinculum nodus catena | *
rumpo break | captive equus taurus | vinculum catena habena laqueus | *
pono set up | populus senatus | monumentum tropaeum | in:forum,campus *
visito visit | human | monumentum tumulus sepulcrum |
celebro celebrate | populus familia | nuptiae triumphus natalis feriae |
specto watch | populus human | triumphus pompa certamen curriculum |
timeo fear | human captive | supplicium ira calamitas incendium clades | ~
metuo fear | human people | seditio tumultus incendium pestilentia | ~
exstinguo put out | vigil vir populus | incendium | *
moveo stir up | tribunus proditor | seditio tumultus |
levo relieve | amicus carmen vinum | luctus dolor cura taedium |
minuo lessen | amicus medicus | luctus dolor cura |
augeo increase | mors inimicus | luctus invidia cura |
vinco overcome | human | ira metus timor somnus | *
debeo owe | cliens libertus amicus | officium gratia beneficium | dat:patronus,dominus,amicus ~
fungor perform | servus miles consul legatus | officium munus | =abl
utor use | faber artifex opifex | machina instrumentum malleus securis | =abl
careo lack | exercitus urbs vicus exsul | cibus commeatus vestitus pecunia | =abl ~
egeo need | poeta miles senex captive | auxilium cibus solacium | =abl ~
vescor feed on | pastor exercitus latro | caro caseus | =abl
potior get possession of | dux pirata latro | castra urbs thesaurus praeda | =abl *
cohibeo hold back | human | ira lacrima risus |
effundo shed | mater virgo captive | lacrima |
excito stir up | orator carmen histrio | risus plausus ira misericordia |
servo keep | human ruler | promissum |
violo break | socius hostis rex | promissum foedus | *
neglego neglect | servus discipulus legatus | officium mandatum iussum praeceptum |
perago carry out | legatus servus miles | mandatum iussum negotium | *
pareo obey | servus miles legatus | iussum mandatum | =dat
credo believe | human | rumor somnium oraculum | =dat ~
finio end | iudex rex mater | controversia iurgium rixa |
compono settle | iudex praetor senex | controversia lis |
vito avoid | human | rixa iurgium insidiae |
paro prepare | enemy proditor | insidiae dolus |
detego uncover | explorator servus | insidiae dolus | *
mereo earn | miles gladiator | stipendium laus |
accipio receive | miles human | stipendium beneficium mandatum | *
scando climb | miles puer | vallum tumulus scalae |
iacto throw | miles senex caupo | tessera |
porto carry | servus | lectica |
do give | human | pignus osculum responsum | dat:human
defleo bewail | mater populus uxor | interitus mors clades |
queror complain of | civis populus cliens | iniuria contumelia inopia |
conqueror complain of | captive exsul | servitus iniuria |
irascor be angry | human deus | | ~ !
spero hope for | captive exsul | reditus salus venia | ~
despero despair | captive nauta exsul | | !
miseror pity | human | captive exsul infans |
exspecto wait for | human | responsum nuntius reditus |
agnosco recognise | human | error vestigium sepulcrum cicatrix | *
confiteor confess | human | error amor vitium |
simulo feign | servus uxor cliens | morbus dolor amicitia |
dissimulo conceal | human | metus ira dolor odium |
contineo restrain | human magister | ira risus discipulus |
aestimo value | human | amicitia libertas veritas |
antepono prefer | human | libertas virtus | dat:divitiae,vita,gloria ~
restituo restore | medicus remedium | salus | *
requiro look for | human | causa remedium clavis |
scrutor search | custos latro | cista saccus villa silva |
exploro try | gubernator viator | vadum glacies |
indico reveal | servus index | consilium latebra thesaurus | *
enuntio disclose | servus proditor | consilium mysterium | *
praetermitto let pass | dux mercator | occasio | *
opto wish for | human | pax salus reditus otium | ~
expeto desire | human | gloria divitiae honor | ~
adipiscor obtain | human consul | gloria honor victoria libertas | *
assequor attain | human | gloria honor laus | *
consequor attain | poeta orator | laus gloria | *
nanciscor get | mercator servus | occasio libertas | *
acquiesco rest | senex viator | | in:hortus,villa
ago spend | senex avia philosophus | vita otium |
consumo spend | filius iuvenis | pecunia patrimonium hereditas |
profundo squander | filius iuvenis heres | patrimonium hereditas pecunia |
possideo own | senator mercator | praedium villa navis | ~
emo buy | senator mercator dominus | praedium | *
respicio look back at | exsul virgo miles | patria domus urbs | *
suspicio look up at | augur puer philosophus | caelum stella luna |
circumspicio look around at | viator captive | silva campus turba |
prospicio look out at | nauta virgo custos | mare campus litus |
inspicio examine | mercator emptor iudex | gemma anulus tabula merx |
perspicio see through | iudex regina | dolus fraus mendacium | *
[house feast school]
ludo tease | puer soror frater | feles canis |
narro tell | avus avia nutrix | historia miraculum | dat:nepos,puer,puella
doceo teach | avia mater | neptis filia |
sumo eat | human | prandium ientaculum |
laudo praise | conviva hospes | sapor odor |
[war politics]
indico2 declare | senatus rex populus | bellum | dat:hostis,tyrannus,finitimus *
decerno decree | senatus populus | triumphus supplicatio |
statuo set up | populus senatus | statua monumentum tropaeum | *
comparo raise | consul dux rex | exercitus classis pecunia |
dirigo draw up | dux imperator | acies |
explico deploy | dux legatus | agmen acies |
tempto make an attempt on | hostis dux | murus castra oppidum |
oppugno attack | machina exercitus | turris moenia |
quatio shake | tormentum machina aries | murus turris moenia |
traicio cross | exercitus dux hostis | flumen fretum | *
reficio repair | miles faber | pons navis moenia |
deicio dislodge | miles eques | hostis praesidium | *
hortor urge on | centurio signifer tribunus | veteranus tiro manipulus |
lustro review | imperator dux | exercitus classis |
dimitto disband | dux consul | exercitus legio | *
[sea wilds country]
verro sweep | ventus unda | campus litus |
spargo scatter | ventus procella | folium pulvis classis |
tendo spread | aquila accipiter | ala |
fugo scatter | ventus sol | nubes nebula |
lacero tear | procella ventus spina | velum tunica |
volvo roll | flumen unda mare | saxum trabs arena |
aro plough | taurus bos | arvum campus |
sicco dry | sol ventus | rivus terra stagnum |
aperio open | ver sol | flos |
tollo raise | ventus | pulvis unda fluctus |
`;
