// Further stories of two deeds, told as in ../stories.ts; who and what may be a stem of a noun besides a class. Several that begin alike
// make a period: one thing happens, two people do something about it. Invariant: the second deed follows from the first.
export const WIDER_STORIES: Readonly<Record<string, string>> = {
  war: `
explorator nuntio adventus dat:dux > dux convoco centurio
explorator nuntio adventus dat:dux > miles munio castra
foe obsideo oppidum > civis defendo moenia
foe obsideo oppidum > dux consolor civis
foe obsideo oppidum > legatus venio to:urbs
foe expugno castellum > civis fugio
foe expugno castellum > dux fleo
foe vasto ager > rusticus fugio
foe vasto ager > consul conscribo legio
foe incendo vicus > pastor fugio
foe incendo vicus > eques persequor him
eques adorior agmen > legatus cohortor miles
eques adorior agmen > pedes repello him
proditor prodo consilium > dux damno him
proditor prodo consilium > hostis circumvenio castra
miles fugo barbarus > imperator laudo him
miles fugo barbarus > = diripio castra
signifer tollo signum > miles procedo
tiro desero signum > centurio castigo him
tiro desero signum > veteranus derideo him
dux educo legio > hostis recedo
dux educo legio > socius gaudeo
vigil dormio > hostis invado castra
vigil dormio > centurio punio him
praefectus distribuo praeda > miles gaudeo
praefectus distribuo praeda > tiro laudo him`,
  house: `
ancilla frango poculum > matrona increpo him
ancilla frango poculum > = lacrimo
nutrix foveo infans > mater subrideo
infans ploro > nutrix osculor him
infans ploro > avia accurro
infans ploro > feles fugio
mus rodo caseus > feles capto him
mus rodo caseus > coquus clamito
fur pulso ianua > canis latro
fur pulso ianua > ianitor vigilo
cliens pulso ianua > ostiarius recludo it
cliens pulso ianua > dominus excipio him
avunculus advenio > nepos accurro
avunculus advenio > matrona osculor him
avunculus advenio > ancilla apparo cena
puer perdo clavis > mater quaero it
puer perdo clavis > pater increpo him
avus sterto > nepos derideo him
avus sterto > puella rideo
sponsus do monile dat:sponsa > mater gaudeo
noverca castigo puer > avia consolor him
noverca castigo puer > pater vitupero him
ancilla accendo lucerna > filia neo lana
ancilla accendo lucerna > pater lego liber`,
  school: `
discipulus recito versus > magister laudo him
discipulus recito versus > discipula plaudo him
discipulus perdo tabella > grammaticus castigo him
discipulus perdo tabella > amicus invenio it
magister explico carmen > discipulus attendo
magister explico carmen > puella edisco it
puella susurro > magistra moneo him
puella susurro > amica subrideo
grammaticus emendo error > discipulus gaudeo
rhetor dissero > discipulus dormio
rhetor dissero > grammaticus disputo
puer edisco carmen > pater gaudeo
puer edisco carmen > magistra laudo him
lector recito fabula > discipulus taceo
lector recito fabula > puella lacrimo
paedagogus amitto puer > pater vitupero him
paedagogus amitto puer > mater ploro`,
  town: `
caupo decipio viator > viator accuso him
caupo decipio viator > vicina rideo
pistor coquo panis > femina emo it
pistor coquo panis > mus rodo it
aedilis reficio basilica > civis laudo him
matrona amitto crumena > fur gaudeo
praetor advenio > praeco convoco civis
praetor advenio > lictor submoveo turba
mercator importo unguentum > matrona emo it
mulus everto statua > artifex clamito
mulus everto statua > puer rideo`,
  country: `
rusticus sero triticum > corvus devoro it
rusticus sero triticum > passer volito
imber rigo ager > agricola gaudeo
imber rigo ager > herba cresco
grando deleo messis > agricola doleo
grando deleo messis > vilicus maereo
vulpes rapio gallina > canis persequor him
vulpes rapio gallina > rusticus clamo
pastor dormio > capra rodo vitis
pastor dormio > lupus rapio agnus
puella carpo rosa > apis pungo him
puella carpo rosa > mater gaudeo
servus caedo quercus > avis avolo
servus caedo quercus > puer specto him
vilicus condo frumentum > mus rodo it
vilicus condo frumentum > dominus laudo him
venator transfigo aper > canis latro
venator transfigo aper > amicus laudo him
taurus everto plaustrum > rusticus ploro
taurus everto plaustrum > puella fugio
pastor mulgeo vacca > puer bibo lac
pastor mulgeo vacca > feles accurro`,
  court: `
rex expello minister > populus gaudeo
rex expello minister > regina lacrimo
tyrannus vexo provincia > populus odi him
tyrannus vexo provincia > legatus coniuro
saltator salto > regina subrideo
saltator salto > rex miror him
regina recipio exsul > satelles murmuro
regina recipio exsul > populus laudo him
rex adopto nepos > minister invideo him
rex adopto nepos > populus gaudeo
proditor insidior rex > satelles prehendo him
proditor insidior rex > regina vigilo
princeps duco virgo > populus salto
princeps effundo pecunia > rex castigo him
princeps effundo pecunia > minister gaudeo`,
  sea: `
procella frango malus > nauta imploro neptunus
procella frango malus > gubernator clamo
ventus agito navis > mercator palleo
ventus agito navis > remex sudo
gubernator erro > navis pereo
gubernator erro > mercator vitupero him
piscator traho rete > filius adiuvo him
piscator traho rete > piscis fugio
fluctus mergo cumba > piscator nato
fluctus mergo cumba > uxor lugeo him
nauta conspicio ora > mercator gaudeo
nauta conspicio ora > remex conclamo
pirata populor oppidum > civis fugio
pirata populor oppidum > consul mitto legatus
nauta solvo funis > uxor lacrimo
nauta solvo funis > navis discedo`,
  law: `
advocatus defendo reus > praetor absolvo him
advocatus defendo reus > testis taceo
testis mentior > iudex moneo him
testis mentior > advocatus arguo him
fur confiteor furtum > praetor damno him
fur confiteor furtum > vicinus ignosco him
tutor fraudo puer > praetor condemno him
tutor fraudo puer > avunculus accuso him
heres rumpo testamentum > libertus accuso him
heres rumpo testamentum > praetor castigo him
senex lego2 villa dat:libertus > heres queror
senex lego2 villa dat:libertus > filius invideo him
iudex absolvo reus > mater gaudeo
iudex absolvo reus > advocatus subrideo
iudex damno sicarius > populus laudo him
lictor comprehendo latro > mercator gaudeo
lictor comprehendo latro > praetor interrogo him
vicinus vindico fundus > cliens postulo pecunia
sicarius fugio > lictor persequor him`,
  temple: `
sacerdos immolo taurus dat:iuppiter > populus veneror deus
sacerdos immolo taurus dat:iuppiter > haruspex inspicio victima
augur observo avis > rex consulo him
augur observo avis > consul exspecto him
vates praedico2 bellum > populus tremo
vates praedico2 bellum > rex contemno him
pastor nuntio prodigium dat:pontifex > populus metuo ira
pastor nuntio prodigium dat:pontifex > sacerdos placo deus
latro violo templum > dea punio him
latro violo templum > pontifex doleo
virgo corono ara > matrona accendo lucerna
virgo corono ara > puer cano carmen
regina voveo templum dat:iuno > populus gaudeo
regina voveo templum dat:iuno > dea faveo him
puella spargo flos > puer canto
rex profano lucus > vates moneo him`,
  games: `
gladiator vulnero leo > populus plaudo him
gladiator vulnero leo > spectator conclamo
auriga incito equus > populus faveo him
auriga incito equus > puer conclamo
histrio imitor consul > populus rideo
histrio imitor consul > consul erubesco
servus emitto tigris > gladiator tremo
servus emitto tigris > spectator palleo
pugil prosterno adversarius > consul corono him
pugil prosterno adversarius > populus admiror him
simia irrideo consul > puer rideo
simia irrideo consul > lictor persequor him
saltator decido > matrona succurro him
saltator decido > turba derideo him
consul edo2 ludus > populus laudo him
consul edo2 ludus > fur accurro
leo salio > puella lacrimo
auriga verto currus > spectator stupeo
musicus cano lyra > cantor canto
musicus cano lyra > matrona ausculto`,
  politics: `
candidatus corrumpo tribunus > senator accuso him
candidatus corrumpo tribunus > populus odi him
consul convoco senatus > senator venio to:curia
consul convoco senatus > praeco recito edictum
populus creo consul > candidatus gaudeo
populus creo consul > senator gratulor him
tribunus concito plebs > consul placo it
tribunus concito plebs > senator fugio
praetor impono tributum dat:colonia > legatus queror
praetor impono tributum dat:colonia > civis resisto him
rex violo foedus > senatus mitto legatus
rex violo foedus > consul paro bellum
orator suadeo pax > senatus probo it
orator suadeo pax > plebs plaudo him
dictator depono imperium > populus admiror him
dictator depono imperium > senator stupeo
iuvenis coniuro > index patefacio coniuratio
iuvenis coniuro > consul deprehendo him
quaestor administro provincia > civis honoro him`,
  wilds: `
lupus persequor cervus > pastor clamo
lupus persequor cervus > = lateo
aquila rapio lepus > puer stupeo
aquila rapio lepus > corvus avolo
venator tendo arcus > cervus fugio
venator tendo arcus > avis evolo
fulmen ferio quercus > pastor tremo
fulmen ferio quercus > silva ardeo
sol orior > avis cano
sol orior > pastor surgo
luna orior > lupus ululo
ventus quatio pinus > avis evolo
nix tego collis > lupus esurio
puer intro spelunca > ursus surgo
puer intro spelunca > pater quaero him
serpens mordeo puella > anus sano him
serpens mordeo puella > pater neco him
ciconia construo nidus > puer specto him
apis pungo ursus > = fugio
viator erro > lupus ululo`,
  workshop: `
faber fabrico gladius > miles emo it
faber fabrico gladius > filius acuo it
pictor pingo imago > matrona miror it
pictor pingo imago > emptor laudo him
discipulus frango urna > artifex castigo him
discipulus frango urna > opifex rideo
pistor coquo panis > servus emo it
pistor coquo panis > vicinus accurro
textrix texo pallium > emptor laudo it
artifex caelo poculum > matrona emo it
artifex caelo poculum > discipulus imitor him
opifex sudo > dominus laudo him
ignis mollio ferrum > faber tracto it
faber reficio plaustrum > rusticus solvo pecunia`,
  feast: `
minister fundo vinum > conviva gusto it
minister fundo vinum > dominus saluto conviva
coquus uro cena > conviva esurio
coquus uro cena > matrona increpo him
poeta recito carmen > conviva plaudo him
poeta recito carmen > senex sterto
conviva narro fabula > matrona subrideo
conviva narro fabula > libertus derideo him
saltator salto > puella accurro
canis devoro farcimen > coquus persequor him
canis devoro farcimen > conviva rideo
coqua coquo piscis > feles accurro
coqua coquo piscis > hospes laudo it
libertus frango poculum > dominus ignosco him
musicus cano tibia > conviva taceo
musicus cano tibia > uxor salto`,
  sickbed: `
medicus sano puer > mater gaudeo
medicus sano puer > pater laudo him
medica inspicio vulnus > miles gemo
medica inspicio vulnus > = ligo it
infans ploro > nutrix foveo him
infans ploro > medica accurro
senex doleo > uxor voco medicus
puella sumo medicina > mater laudo him
nutrix coquo ius2 > puer bibo medicina
maritus convalesco > uxor gaudeo
maritus convalesco > amicus visito him
febris vexo puella > mater assideo him
febris vexo puella > medica lenio dolor
gladiator lacrimo > medicus consolor him`,
  myth: `
draco rapio virgo > heros quaero him
draco rapio virgo > rex doleo
draco rapio virgo > mater lacrimo
heros interficio draco > rex laudo him
heros interficio draco > virgo osculor him
magus sopio draco > heros rapio aurum
saga misceo venenum > regina morior
saga misceo venenum > vates moneo regina
gigas concutio terra > pastor fugio
gigas concutio terra > deus punio him
nympha amo pastor > dea invideo him
nympha amo pastor > = canto
umbra appareo > saga ululo
umbra appareo > puer palleo
oraculum praedico2 mors > rex contemno it
oraculum praedico2 mors > regina tremo
princeps ingredior labyrinthus > virgo exspecto him
princeps ingredior labyrinthus > monstrum expergiscor
heros invenio thesaurus > gigas persequor him
heros invenio thesaurus > socius gaudeo`,
  road: `
latro aggredior viator > mercator fugio
latro aggredior viator > eques succurro him
mulus cado > dominus clamito
viator amitto via > pastor adiuvo him
viator amitto via > lupus ululo
nuntius advenio > dominus lego epistula
nuntius advenio > caupo excipio him
imber tardo plaustrum > auriga incito equus
imber tardo plaustrum > viator queror
advena pulso ianua > caupo recludo it
advena pulso ianua > canis latro
mercator conduco mulus > rusticus gaudeo
mercator conduco mulus > servus onero him
poeta peregrinor > amicus desidero him
poeta peregrinor > = describo urbs
exsul revertor > amicus amplector him
exsul revertor > mater lacrimo
caupo appono cena dat:viator > viator gaudeo
pons ruo > mercator queror
pons ruo > faber reficio it`,
};
