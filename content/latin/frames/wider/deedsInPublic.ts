// What is done in public life, before the judge, in temples, at games, at court and in tales. Read by wider/index.ts, which says how.
// Invariant: a row combines only what a sensible speaker would: one elects consuls, not winds.

export const DEEDS_IN_PUBLIC = `
[politics]
creo elect | populus civis | consul praetor aedilis quaestor tribunus dictator | *
peto seek | candidatus senator | consulatus honor imperium |
convoco convene | consul praetor tribunus | senatus populus concilium | *
dimitto dismiss | consul praetor | senatus concilium legatus | *
habeo deliver | consul orator senator tribunus | oratio |
fero pass | populus senatus tribunus | lex | *
recito read out | praeco scriba | edictum lex epistula |
pronuntio proclaim | praeco consul | edictum victoria nomen |
sancio ratify | senatus populus | lex foedus pax | *
violo violate | tyrannus hostis socius | lex foedus pax | *
rumpo break | hostis socius rex | foedus pax | *
suadeo recommend | orator senator consul | pax lex bellum |
administro manage | consul praetor quaestor | provincia urbs bellum |
obtineo hold | consul praetor dictator princeps | imperium magistratus provincia |
depono lay down | dictator consul | imperium magistratus | *
suscipio undertake | consul senator tribunus | causa legatio negotium | *
conservo preserve | consul senatus populus | pax concordia libertas patria |
restituo restore | populus senatus tribunus | libertas pax templum | *
opprimo crush | consul tyrannus dictator | coniuratio seditio plebs | *
concito stir up | tribunus orator | plebs populus turba |
turbo disturb | seditio plebs tribunus | pax concilium concordia |
placo calm | consul orator senator | plebs turba populus |
corrumpo bribe | candidatus tyrannus | iudex tribunus praetor |
vendo sell | senator praetor | fundus domus | dat:libertus,collega *
augeo increase | senatus censor | tributum |
minuo reduce | senatus censor | tributum |
impono impose | senatus praetor tyrannus | tributum | dat:colonia,socius,provincia *
exigo exact | quaestor tyrannus | tributum pecunia |
solvo pay | civis socius colonia | tributum pecunia |
dedico dedicate | consul senatus princeps | templum ara statua | dat:deus,dea,minerva,iuppiter *
condo found | populus princeps legatus | colonia urbs | *
coniuro conspire | senator iuvenis legatus | | *
dissentio disagree | consul senator tribunus | collega senator | =with ~
consentio agree | consul senator praetor | collega senatus | =with ~
delibero deliberate | senatus consul praetor | | in:curia,templum
faveo support | plebs populus | candidatus tribunus | =dat
studeo be devoted to | senator consul orator | pax concordia gloria | =dat ~
intersum take part in | senator consul praetor | concilium spectaculum triumphus | =dat
adsum support | patronus amicus collega | cliens candidatus | =dat
servio serve | legatus quaestor | populus patria | =dat
praesum govern | praetor legatus | provincia colonia | =dat ~
accedo come up | cliens candidatus | | ad:consul,senator,patronus
regno reign | rex tyrannus princeps | | in:urbs,insula,provincia
triumpho celebrate a triumph | imperator consul dux | | *
comitor escort | lictor cliens | consul praetor patronus |
conquiro search for | consul praetor | proditor coniuratus |
patefacio disclose | consul nuntius index | coniuratio consilium | *
probo approve | senatus populus collega | consilium sententia lex |
approbo approve | senatus consul | consilium sententia |
repudio reject | senatus populus | lex condicio pax | *
defendo uphold | orator senator | lex causa libertas |
[law]
accuso accuse | advocatus testis orator | reus fur sicarius senator | *
damno condemn | iudex praetor | reus fur sicarius | *
condemno convict | iudex praetor | reus sicarius latro | *
absolvo acquit | iudex praetor | reus libertus | *
arguo charge | testis vicinus advocatus | fur reus libertus |
coarguo convict | testis advocatus | fur reus sicarius | *
confiteor confess | reus fur sicarius latro | furtum culpa scelus crimen | *
fateor admit | reus testis | culpa error |
nego deny | reus fur | crimen culpa | 
excuso excuse | advocatus mater pater | reus filius error |
defendo defend | advocatus patronus orator | reus cliens causa |
iudico judge | praetor iudex | causa | 
audio hear | iudex praetor | testis causa reus |
interrogo examine | advocatus iudex praetor | testis reus servus |
profero produce | advocatus testis | testimonium epistula | *
scribo draw up | senex advocatus | testamentum |
signo seal | senex testis mercator | testamentum epistula |
rumpo break | heres | testamentum | *
vindico claim | heres filius cliens | fundus pecunia villa |
postulo demand | advocatus cliens vicinus | pecunia poena merces |
luo pay | fur reus | poena |
solvo pay | reus cliens mercator | pecunia merces |
committo commit | fur sicarius tutor | furtum scelus fraus | *
admitto commit | reus libertus | scelus fraus | *
deprehendo catch | custos lictor dominus | fur sicarius latro | *
comprehendo arrest | lictor custos | fur sicarius proditor latro | *
includo shut up | custos lictor | fur latro reus | in:carcer *
constringo bind | lictor custos | reus fur |
effugio escape from | fur reus | carcer | *
fraudo cheat | tutor mercator heres | cliens vicinus puer |
iuro swear | testis reus | | *
mentior lie | testis fur reus | | !
taceo say nothing | testis reus | | !
ulciscor avenge | filius heres frater | pater iniuria mors | *
lego2 bequeath | senex matrona avunculus | fundus pecunia villa | dat:heres,filius,nepos *
relinquo leave | senex avunculus | fundus pecunia | dat:heres,filius *
tribuo grant | praetor iudex | venia pecunia | dat:reus,heres
detego uncover | advocatus testis | fraus mendacium scelus | *
cognosco investigate | praetor iudex | causa crimen |
quaero investigate | praetor iudex | crimen causa |
[temple]
sacrifico make an offering to | sacerdos pontifex populus agricola | deus dea god | =dat
immolo sacrifice | sacerdos pontifex rex | taurus agnus capra hostia | dat:god,deus
macto sacrifice | sacerdos pontifex | hostia taurus agnus |
libo pour out | sacerdos virgo matrona | vinum |
veneror worship | worshipper populus virgo | deus dea god |
invoco call upon | sacerdos matrona puella | deus dea god |
adoro adore | matrona populus virgo | deus dea sol |
supplico pray to | matrona captivus populus | deus dea god | =dat
placo appease | sacerdos populus rex | deus dea |
consecro consecrate | pontifex sacerdos rex | ara templum statua | dat:god,deus *
dedico dedicate | pontifex rex matrona | donum corona statua | dat:god,dea *
voveo vow | rex agricola populus | templum donum | dat:god,deus *
solvo fulfil | agricola matrona rex | votum | *
suscipio make | rex matrona agricola | votum | *
consulo consult | rex populus agricola | augur vates oraculum haruspex |
interpretor interpret | augur haruspex vates | omen prodigium oraculum |
nuntio report | pastor agricola civis | prodigium omen | dat:augur,pontifex
observo observe | augur | avis caelum aquila |
inspicio inspect | haruspex | victima |
cano sing | vates virgo puer sacerdos | carmen fatum |
corono wreathe | virgo puer matrona | ara templum victima statua |
accendo kindle | sacerdos virgo | ignis ara |
servo tend | virgo sacerdos | ignis |
lustro purify | sacerdos pontifex | ager urbs templum |
violo desecrate | latro hostis tyrannus | templum ara lucus | *
spolio plunder | latro hostis | templum fanum | *
profano desecrate | latro tyrannus | templum lucus | *
celebro celebrate | populus matrona sacerdos | festum sacrificium |
fero carry | virgo puer sacerdos | corona tus statua |
spargo scatter | virgo puella | flos rosa |
procumbo sink down | matrona captivus | | *
ardeo burn | ara ignis tus | | 
aedifico build | rex populus | fanum templum |
tono thunder | iuppiter | | 
[games]
specto watch | populus civis puer spectator | gladiator pugil histrio auriga ludus spectaculum |
plaudo applaud | populus spectator puer | gladiator histrio victor auriga | =dat
faveo support | populus spectator puer | auriga gladiator | =dat
agito drive | auriga | equus quadrigae currus |
verto turn | auriga | currus quadrigae equus | *
flecto steer | auriga | currus equus |
incito urge on | auriga populus | equus |
freno bridle | auriga | equus |
certo compete | auriga gladiator pugil | adversarius | =with
luctor wrestle | pugil iuvenis | pugil leo iuvenis | =with
pugno fight | gladiator | leo ursus tigris gladiator | =with
provoco challenge | gladiator pugil iuvenis | gladiator pugil | *
vulnero wound | gladiator leo ursus | gladiator | *
caedo beat | pugil | pugil |
prosterno lay low | gladiator pugil ursus | gladiator pugil | *
vinco beat | gladiator pugil auriga | adversarius | *
domo tame | servus gladiator | leo ursus tigris equus elephantus |
supero beat | auriga pugil | adversarius |
exerceo train | dominus | gladiator | 
emitto release | servus | leo tigris ursus | in:arena *
salto dance | saltator simia histrio | | in:theatrum,arena
cano play | musicus cantor | lyra tibia cithara | =abl
ago act | histrio | fabula |
induo put on | histrio | persona palla | *
simulo imitate | histrio cantor | rex senex |
imitor imitate | histrio simia | rex senex consul |
irrideo mock | histrio populus spectator | consul senex |
edo2 put on | consul imperator aedilis | ludus spectaculum | *
praebeo provide | consul aedilis imperator | panis spectaculum | dat:populus,civis
delecto delight | histrio saltator musicus simia elephantus | populus puer spectator |
oblecto amuse | histrio simia saltator | puer populus |
corono crown | consul imperator | victor auriga pugil |
reporto carry off | auriga victor pugil | palma corona praemium | *
mereor deserve | gladiator auriga histrio | palma corona praemium laus | ~
accurro run up | populus spectator puer | | ad:circus,theatrum,arena
concurro come running | populus spectator | | ad:circus,arena * 
curro race | auriga equus | | in:circus,stadium
desilio jump down | auriga eques | | ex:currus,equus *
salio leap | leo tigris saltator | | 
ludo play | puer puella iuvenis | | in:gymnasium,thermae
stupeo be amazed | populus spectator puer | | !
conclamo cry out | populus spectator | | in:circus,theatrum *
iacio throw | puer iuvenis | pila | *
excipio catch | puer iuvenis puella | pila | *
traho drag | servus equus | corpus currus |
[court]
corono crown | sacerdos princeps populus | rex regina | *
adulor flatter | minister legatus poeta | rex regina tyrannus |
obtempero comply with | minister satelles populus | rex regina | =dat
succedo succeed | filius heres | rex pater | =dat *
adopto adopt | rex princeps regina | nepos puer |
trado hand over | rex regina minister | sceptrum regnum | dat:filius,heres *
gero wear | rex regina princeps | diadema corona purpura |
teneo hold | rex regina | sceptrum regnum |
expello banish | populus rex | tyrannus minister philosophus | *
relego banish | rex tyrannus princeps | poeta philosophus legatus | *
eicio throw out | rex custos satelles | poeta philosophus simia | *
recipio receive | rex regina | exsul legatus hospes |
admitto admit | custos minister rex | legatus poeta nuntius | *
excludo shut out | custos satelles minister | populus poeta legatus | *
comitor attend | satelles ancilla minister | rex regina princeps |
stipo crowd around | satelles populus | rex |
custodio guard | satelles miles | rex thesaurus palatium |
occido2 murder | proditor satelles | rex regina tyrannus | abl:pugio,venenum,gladius *
insidior plot against | proditor minister | rex regina | =dat
obsecro entreat | captivus mater virgo | rex regina tyrannus |
supplico beg | captivus exsul mater | rex regina tyrannus | =dat
parco pardon | rex princeps regina | proditor captivus exsul | =dat
dominor rule | tyrannus rex | | in:urbs,insula
placeo please | saltator poeta carmen | rex regina | =dat ~
orno adorn | ancilla regina | solium capillus collum palatium | abl:gemma,monile,corona,rosa
largior grant | rex regina princeps | pecunia aurum donum | dat:populus,miles,poeta
effundo squander | rex filius princeps | pecunia thesaurus |
vexo oppress | tyrannus minister rex | populus gens provincia |
exstruo build | rex princeps | palatium arx turris | *
concupisco covet | tyrannus minister rex | regnum aurum diadema | ~
nubo marry | virgo filia | princeps rex | =dat *
colo honour | populus minister | regina rex |
venor hunt | rex princeps iuvenis | cervus aper leo |
emo buy | rex regina | elephantus gemma statua | *
[myth]
canto chant | saga magus | carmen |
misceo brew | saga magus medea | venenum |
sopio lull to sleep | saga carmen magus | draco custos belua |
evoco call up | magus saga vates | umbra daemon |
interficio slay | heros | draco belua gigas monstrum | abl:gladius,hasta *
occido2 slay | heros princeps | draco gigas serpens | *
supero overcome | heros virgo | gigas monstrum belua draco |
rapio carry off | draco gigas deus | virgo regina filia |
devoro devour | draco gigas belua | puer agnus virgo |
custodio guard | draco serpens gigas | aurum porta thesaurus |
libero rescue | heros princeps pastor | virgo regina | *
quaero seek | heros princeps virgo | aurum thesaurus spelunca | 
volo2 fly | draco aquila daemon | | in:urbs,mare,mons
habito dwell | nympha draco gigas saga | | in:spelunca,silva,mons,fons ~
appareo appear | deus dea umbra monstrum | | * 
evanesco vanish | umbra dea nympha daemon | | * 
ululo howl | lupus saga umbra | | in:silva
praedico2 foretell | vates oraculum saga | fatum mors bellum |
vaticinor prophesy | vates saga | mors fatum |
fleo weep for | nympha virgo mater | heros filius pastor |
deleo destroy | gigas draco deus | urbs arx silva | *
concutio shake | gigas deus | terra mons urbs | *
punio punish | deus dea iuppiter | superbia rex tyrannus |
amo love | nympha dea deus | pastor virgo heros | ~
duco marry | heros princeps | virgo nympha filia | *
ingredior enter | heros vates princeps | spelunca labyrinthus silva | *
egredior come out | heros draco | | ex:spelunca,labyrinthus *
effugio escape | heros virgo puer | labyrinthus draco gigas | *
metuo dread | pastor virgo puer | gigas draco umbra | ~
tango touch | magus dea | caput saxum | abl:virga *
promitto promise | rex dea | filia regnum | dat:heros,pastor,princeps
invenio discover | heros pastor puer | thesaurus aurum spelunca | *
fabrico forge | gigas deus | gladius | 
sequor follow | umbra lupus | heros saga virgo |
`;
