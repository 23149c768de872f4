// What is done in war, at sea and on the road. Read by wider/index.ts, which says how.
// Invariant: a row combines only what a sensible speaker would: one besieges cities, not dinners.

export const DEEDS_ABROAD = `
[war]
obsideo besiege | enemy troops soldier | urbs oppidum arx castellum |
expugno storm | soldier troops enemy | urbs oppidum arx castellum castra | *
circumvenio surround | enemy troops soldier | castra troops enemy | *
circumdo surround | soldier troops | urbs castra collis | abl:vallum,fossa,agger *
cingo surround | troops enemy | urbs arx collis moenia | abl:vallum,fossa *
invado invade | enemy troops | provincia urbs patria | *
occupo seize | troops enemy soldier | collis pons arx oppidum portus | *
aggredior attack | soldier enemy troops | castra agmen enemy | *
adorior assail | enemy latro | agmen commeatus equitatus | *
vasto lay waste | enemy troops | ager provincia vicus silva |
depopulor pillage | enemy troops | ager vicus provincia |
diripio plunder | enemy troops praedo | urbs vicus oppidum templum | *
incendo set fire to | enemy latro soldier | vicus navis pons castra | *
uro burn | enemy | vicus ager frumentum |
everto overthrow | enemy troops | murus turris urbs statua | *
fundo rout | soldier troops | enemy equitatus | *
fugo rout | troops soldier | enemy equitatus | *
trucido slaughter | enemy | captivus obses miles | *
configo pierce | sagittarius enemy | eques centurio miles | abl:sagitta,telum,pilum *
transfigo run through | miles eques pedes | hostis barbarus aper | abl:pilum,lancea,hasta *
percutio strike | miles enemy centurio | hostis miles | abl:gladius,lapis,baculum *
ferio strike | miles enemy | scutum galea caput | abl:gladius,securis *
caedo cut down | soldier troops enemy | hostis arbor custos |
stringo draw | miles centurio eques hostis | gladius ensis pugio | *
destringo draw | miles centurio | gladius ensis | *
conicio hurl | miles pedes hostis | pilum telum lapis hasta | *
iaculor throw | eques miles | hasta iaculum | 
vibro brandish | miles eques hostis | hasta lancea gladius |
protego shield | scutum clipeus miles | caput miles corpus dux |
tego cover | scutum galea | caput corpus |
tueor guard | miles praesidium vigil | porta pons castra moenia |
repello drive back | soldier troops | enemy equitatus | *
submoveo drive off | miles praesidium | hostis turba | *
persequor pursue | eques equitatus miles | enemy perfuga agmen |
insequor pursue | eques equitatus troops | enemy agmen |
intercludo cut off | enemy equitatus | via commeatus iter | *
impedio hinder | flumen silva impedimentum palus | agmen exercitus equitatus |
instruo draw up | dux imperator legatus consul | acies agmen legio |
conscribo enlist | consul dux imperator | legio exercitus miles | *
armo arm | dux rex consul | civis iuvenis servus |
exerceo train | centurio imperator tribunus | tiro miles exercitus |
cohortor encourage | dux imperator centurio | miles legio tiro |
confirmo reassure | dux imperator legatus | miles exercitus socius |
convoco call together | dux imperator consul rex | centurio legatus miles socius | *
praemitto send ahead | dux imperator | explorator equitatus eques | *
educo lead out | dux imperator consul | legio exercitus cohors | ex:castra,urbs,oppidum,hiberna *
reduco lead back | dux imperator legatus | legio exercitus equitatus | in:castra *
traduco lead across | dux imperator | exercitus legio |  *
transporto carry across | dux imperator | exercitus equitatus frumentum |
colloco station | dux imperator legatus | praesidium legio | in:collis,oppidum,moenia *
dispono station | dux centurio | vigil custos | in:murus,porta,vallum *
pono pitch | miles exercitus legio dux | castra | in:collis,campus,ripa *
moveo break | dux exercitus | castra | *
fodio dig | miles tiro pedes | fossa puteus |
exstruo raise | miles exercitus | agger turris vallum | *
struo pile up | miles | agger |
munio fortify | miles legio | collis hiberna castra |
vallo fortify | miles legio | castra collis | *
rescindo tear down | miles hostis dux | pons vallum | *
interrumpo break off | miles hostis | pons iter | *
tollo raise | signifer miles | signum vexillum clamor | *
fero carry | signifer | signum vexillum |
exploro reconnoitre | explorator eques | via silva collis locus |
speculor spy out | explorator speculator | castra agmen consilium |
speculor watch | vigil sentry | campus hostis agmen |
nuntio announce | explorator nuntius | adventus clades victoria | dat:dux,consul,imperator
prodo betray | proditor perfuga captivus | consilium urbs dux socius | *
desero desert | perfuga miles socius | dux castra signum agmen | *
dedo surrender | hostis barbarus | arma oppidum urbs | dat:dux,consul,imperator *
renovo renew | hostis dux | bellum proelium pugna | *
committo join | dux imperator | proelium pugna | *
gero wage | dux imperator legatus | bellum |
conficio finish | dux imperator consul | bellum iter | *
finio end | dux consul legatus | bellum |
reporto win | dux imperator exercitus | victoria gloria praeda | *
divido divide | miles dux praedo | praeda captivus |
distribuo distribute | dux quaestor centurio | praeda frumentum pecunia arma |
capio take | miles eques | praeda signum arma | *
spolio strip | miles latro hostis | captivus templum corpus | *
vincio bind | miles custos lictor | captivus perfuga proditor | abl:catena,funis *
redimo ransom | dux senatus pater | captivus obses filius | *
sepelio bury | miles exercitus socius | centurio dux corpus socius |
dimico fight | miles exercitus legio | enemy | =with
confligo clash | exercitus legio equitatus | hostis barbarus | =with *
bello wage war | gens populus rex | barbarus finitimus tyrannus | =with
congredior join battle | exercitus legio dux | hostis | =with *
proelior fight | equitatus eques | hostis barbarus | =with
milito serve as a soldier | iuvenis filius frater | | 
hiberno spend the winter | exercitus legio dux | | in:oppidum,hiberna,provincia
erumpo break out | hostis miles captivus | | ex:castra,urbs,oppidum,carcer *
irrumpo burst | hostis barbarus miles | | to:urbs,castra,templum *
progredior advance | exercitus legio agmen miles | | ad:flumen,urbs,collis
regredior go back | exercitus miles dux | | to:castra,urbs
consisto halt | agmen exercitus legio | | in:collis,ripa,campus *
concurro clash | exercitus | | !
resisto resist | cohors legio pedes | hostis barbarus equitatus | =dat
praesum command | legatus dux praefectus tribunus | exercitus legio classis castellum | =dat ~
cedo yield to | hostis barbarus equitatus | legio miles exercitus | =dat *
vigilo keep watch | vigil miles custos sentry | | in:murus,castra,porta
sono sound | tuba bucina | | 
tumultuor be in uproar | miles captivus | | in:castra !
[war road sea]
transgredior cross | exercitus dux viator | mons flumen collis | *
percurro run through | nuntius eques | via silva vicus |
tendo stretch out | captivus viator | manus | *
perfero deliver | nuntius eques | epistula | *
[sea]
guberno steer | gubernator nauta | navis cumba classis |
conscendo board | nauta mercator miles viator | navis navigium | *
solvo untie | nauta piscator | funis cumba | *
deduco launch | nauta piscator remex | navis cumba | *
subduco haul ashore | nauta remex piscator | navis cumba | *
pando spread | nauta gubernator | velum | *
contraho take in | nauta gubernator | velum | *
iacio drop | nauta gubernator | ancora | *
tollo raise | nauta | ancora | *
frango smash | ventus procella scopulus fluctus | remus navis malus puppis | *
agito toss | ventus procella unda fluctus | navis cumba |
iacto toss | procella fluctus ventus | navis cumba nauta |
mergo sink | procella fluctus pirata | navis cumba navigium | *
obruo overwhelm | unda fluctus procella | navis cumba nauta | *
onero load | nauta mercator servus | navis | abl:vinum,triticum,marmor
exporto export | mercator | vinum oleum lana marmor |
importo import | mercator | triticum frumentum merx vinum |
adveho bring in | mercator nauta navis | triticum lana merx |
piscor fish | piscator nauta puer | | in:mare,flumen,lacus
capio catch | piscator | piscis cancer | abl:rete *
traho haul | piscator nauta | rete ancora |
emergo emerge | delphinus piscis | | ex:mare,unda,flumen * 
fluo flow | flumen fluvius | | to:mare
fluctuo surge | mare unda | |
nato swim | delphinus piscis | | in:mare,unda
sequor follow | delphinus | navis classis |
egredior disembark | nauta viator mercator miles | | ex:navis *
trano swim across | nauta captivus | flumen lacus | *
pereo be lost | navis nauta classis | | * !
horreo dread | nauta piscator | procella naufragium mare | ~
peto make for | nauta navis classis pirata | portus insula litus ora |
relinquo leave | nauta navis classis | portus insula litus | *
praetereo pass by | nauta navis classis | insula scopulus litus | *
lavo wash | unda fluctus | litus scopulus ora |
populor plunder | pirata praedo | ora insula oppidum |
spolio rob | pirata praedo | mercator navis templum |
[road]
veho carry | equus mulus asinus plaustrum | onus sarcina viator |
onero load | servus mercator rusticus | mulus asinus plaustrum |
iungo yoke | servus auriga rusticus | equus mulus |
duco lead | servus rusticus puer | mulus asinus equus |
specto look at | viator | mons collis silva |
quiesco rest | viator | | in:umbra,taberna
pernocto spend the night | viator mercator legatus miles | | in:taberna,villa,silva,vicus
peregrinor travel | philosophus poeta viator | | in:provincia,insula
erro stray | viator mercator advena | | in:silva,palus,mons !
ineo enter | viator mercator | urbs silva |
praetereo pass by | viator mercator | villa taberna templum | *
transeo cross | viator mercator nuntius | pons flumen collis |
spolio rob | latro praedo | viator mercator |
aggredior attack | latro lupus | viator mercator | *
occurro run into | viator mercator | latro amicus lupus nuntius | =dat *
insidior lie in wait for | latro praedo | viator mercator nuntius | =dat
occulto hide | latro viator | crumena pecunia |
conduco hire | viator mercator legatus | mulus carrus plaustrum dux |
moror delay | imber nix flumen | viator nuntius agmen |
tardo slow down | lutum nix onus | mulus plaustrum viator |
perdo lose | viator mercator | via onus crumena | * !
monstro point out | pastor puer rusticus | via fons pons | dat:viator,advena,peregrinus
rogo ask | viator | pastor rusticus | 
ruo collapse | pons murus turris casa | | *
`;
