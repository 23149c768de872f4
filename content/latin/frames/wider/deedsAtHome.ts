// What is done in the house, at table, by the sick-bed, in school, and what anybody does anywhere. Read by wider/index.ts, which says how.
// Invariant: a row combines only what a sensible speaker would: one wipes tables, not senates.

export const DEEDS_AT_HOME = `
[*]
taceo be silent | human | | ~
sileo keep quiet | human | |
gaudeo rejoice | human people | | ~ !
doleo grieve | human | | ~ !
lugeo mourn | human people | pater mater filius filia rex avus |
maereo be sad | human | | ~ !
lacrimo shed tears | human | | !
ploro cry | child woman captive | | !
gemo groan | captive old human | | !
suspiro sigh | human | | !
subrideo smile | human | | !
laetor be glad | human people | | ~ !
festino hurry | human | | to:goal
propero hurry | human soldier | | ad:goal
cunctor hesitate | human soldier leader | | !
cesso delay | human | | !
dubito hesitate | human soldier | | ~ !
erro wander | human steed | | in:silva,mons,via,pratum,campus !
vagor roam | pastor captivus exsul canis wild | | in:silva,mons,campus,collis !
accurro run up | human | | ad:forum,porta,templum,villa,portus
advenio arrive | human | | to:town,villa,portus *
pervenio arrive | human soldier voyager troops | | ad:town,flumen,mare,portus,mons *
abeo go away | human | | ex:source *
accedo walk up | human | | ad:villa,templum,ara,murus,arbor,porta
appropinquo approach | human enemy wild | urbs oppidum villa castra silva porta flumen | =dat
adeo approach | human | rex regina iudex consul |
revertor come back | human soldier | | ad:goal *
remaneo stay behind | human | | in:villa,oppidum,castra,insula
commoror stay | human | | in:villa,urbs,insula,oppidum
consido sit down | human | | in:sella,porticus,herba,theatrum *
surgo get up | human | | *
ascendo climb | human | mons collis murus turris arbor |
descendo come down | human | | ex:mons,collis,arx,turris * 
procedo advance | human soldier troops | | in:forum,campus,via
recedo withdraw | soldier enemy | | ex:urbs,silva,castra *
migro move | familia human gens | | to:urbs,insula,oppidum,provincia *
equito ride | soldier iuvenis rex nuntius eques | | in:campus,via,silva
nato swim | puer iuvenis nauta canis fish | | in:flumen,mare,lacus
ludo play | child pupil feles canis | | in:hortus,via,atrium,litus
salto dance | puella saltator virgo nympha | | in:theatrum,hortus,atrium,triclinium
curo take care of | family nutrix | infans avus avia |
vigilo stay awake | human guard | | 
cubo lie down | human old | | in:lectus,torus,cubiculum !
quiesco rest | human steed | | in:hortus,villa,herba,umbra
requiesco rest | human soldier | | in:lectus,hortus,villa,tentorium
tremo tremble | human captive agnus | | !
palleo be pale | human reus nauta | | ~ !
erubesco blush | puella virgo discipulus iuvenis | | * !
esurio be hungry | human wild canis | | ~ !
sitio be thirsty | human steed | | ~ !
sudo sweat | agricola gladiator faber miles servus | | !
valeo be well | human | | ~ !
convalesco recover | senex infans puer regina soror | | * !
morior die | rex senex miles poeta avus gladiator | | * !
pereo perish | miles nauta exercitus legio gens | | * !
nascor be born | infans filius filia agnus vitulus | | * !
adolesco grow up | puer puella filius filia | | !
senesco grow old | rex amicus uxor poeta canis | | !
cresco grow | arbor herba infans puer urbs | | !
adiuvo help | human | human |
iuvo help | human god | human soldier |
invito invite | human | amicus vicinus hospes consul poeta avunculus | ad:cena,convivium,nuptiae,epulae
saluto greet | human | human ruler |
alloquor address | human ruler | human ruler soldier |
appello address | human | civis amicus rex populus |
interrogo question | iudex magister human | testis captivus servus discipulus |
consulo consult | human | amicus medicus oraculum philosophus vates |
imitor imitate | pupil child iuvenis | magister pater heros frater simia |
admiror admire | human | human sight esteem ruler | ~
contemno despise | human | divitiae gloria blamed enemy mors | ~
despicio despise | punisher ruler regina | servant servus plebs rusticus vulgus | ~
sperno scorn | human | divitiae donum gloria consilium |
odi hate | human | blamed enemy tyrant bellum | ~
diligo love | human | family amicus patria | ~
desidero miss | human | patria amicus mater sponsa uxor filius | ~
vereor respect | human pupil | pater magister god lex senatus | ~
honoro honour | human people | god maiores poeta victor consul |
vitupero blame | human | blamed servus discipulus consilium |
reprehendo blame | human magister | discipulus consilium blamed servus |
derideo laugh at | human | old simia stultitia rusticus |
irrideo mock | human | superbia histrio enemy captive |
decipio deceive | enemy fur uxor human | human soldier iudex |
fallo deceive | enemy caupo servus iuvenis | dominus human pater |
laedo hurt | enemy verbum iniuria | human amicus |
offendo offend | verbum iocus human | human ruler |
minor threaten | enemy ruler punisher | captive servus human | =dat
ignosco forgive | human ruler god | enemy filius amicus servus | =dat
invideo envy | human | vicinus frater amicus soror collega | =dat ~
indulgeo indulge | avia mater avus pater | infans filius nepos filia | =dat
gratulor congratulate | human | victor amicus sponsus consul imperator | =dat
subvenio help | human soldier | captive amicus socius town | =dat
succurro help | soldier amicus troops | socius town captive | =dat
resisto resist | soldier people human | enemy tyrannus | =dat
obsto hinder | flumen mons inimicus palus | exercitus miles viator | =dat
prosum benefit | medicina consilium pax lex | human people | =dat ~
obsum harm | invidia mendacium luxuria inertia | human people | =dat ~
oboedio obey | pupil soldier servant | teacher ruler householder pater | =dat
confido trust | human soldier | amicus dux deus fortuna | =dat ~
blandior flatter | servus poeta cliens legatus | ruler dominus patronus | =dat
servio serve | famulus famula serva | householder ruler | =dat
nubo marry | puella virgo filia sponsa | princeps poeta agricola nauta iuvenis | =dat *
memini remember | human | nomen verbum dies magister | ~
recordor remember | human old | pueritia amicus bellum verbum |
cogito consider | human ruler | consilium res causa |
considero consider | human iudex | res causa consilium testimonium |
disco learn | pupil human | littera verbum carmen ars | !
nosco get to know | human | vicinus amicus urbs lex |
ignoro not know | human | causa nomen lex veritas | ~ !
comprehendo understand | pupil human | verbum sententia liber res | *
explico explain | magister philosophus orator magistra | res causa verbum carmen sententia |
muto change | human ruler | consilium vestis nomen sententia lex |
eligo choose | human | donum vestis amicus equus gladius via | *
deligo choose | people ruler dux | legatus dux locus custos | *
perdo lose | human | clavis stilus anulus nummus calceus crumena | * !
amitto lose | human | anulus clavis pecunia liber baculum spes | * !
colligo gather | child agricola virgo | flower fruit lignum herba |
tollo lift | human | saxum onus cista puer urna |
traho drag | servus captivus bos mulus | saxum lignum plaustrum trabs rete |
volvo roll | servus nauta vir | saxum lapis |
iacto throw | child iuvenis | pila lapis saxum |
tracto handle | faber puer medicus | culter vas speculum gladius |
rapio snatch | wild fur latro | agnus crumena pecunia caro |
arripio seize | human miles | gladius baculum saxum fax | *
eripio snatch away | latro fur miles | crumena gladius epistula monile | *
prehendo grasp | human custos | manus bracchium fur funis | *
emitto release | puer custos | avis columba captivus | *
vito avoid | human | periculum vicinus turba bellum inimicus |
evito avoid | human viator | periculum latro via palus |
effugio escape | captive human | periculum mors latro custos | *
visito visit | human | templum avunculus insula |
viso go to see | human | spectaculum templum mater amicus urbs |
intueor gaze at | human | stella mare pictura statua mons |
contemplor gaze at | philosophus human | caelum stella mare pulchritudo |
aspicio look at | human | vultus statua pictura caelum human | 
conspicio catch sight of | human sentry | navis hostis lupus ignis turba | *
animadverto notice | human sentry | periculum error fumus vulnus | *
cerno discern | sentry nauta human | navis ora turris ignis |
agnosco recognise | human canis | vox vultus amicus gladius | *
praedico2 foretell | vates augur saga | bellum mors victoria tempestas |
suspicor suspect | human iudex | fraus dolus furtum insidiae | ~
polliceor promise | human ruler | praemium auxilium pax pecunia | dat:human
promitto promise | human ruler | praemium auxilium donum pecunia | dat:human
offero offer | human | auxilium donum vinum pecunia | dat:human
praebeo offer | hospes caupo matrona | cibus aqua lectus vinum | dat:viator,peregrinus,miles,exsul
reddo give back | human | liber pecunia gladius anulus equus | dat:human *
commendo entrust | human | filius pecunia epistula domus | dat:amicus,nutrix,deus,avunculus
mando entrust | human ruler | epistula pecunia exercitus officium | dat:legatus,amicus,servus,dux
ostendo show | human | vulnus via anulus epistula templum | dat:human
demonstro point out | human magister | via error templum insula | dat:human
nuntio report | nuntius explorator legatus | victoria adventus clades mors | dat:rex,consul,senatus,populus
refero report | legatus explorator servus | verbum responsum sermo | dat:dominus,rex,dux
affero bring | servus nuntius | epistula vinum aqua lucerna | dat:dominus,human
dono give | human ruler | corona monile statua liber | dat:human,sponsa
doceo teach | magister magistra rhetor | ars littera lex historia |
adoro worship | worshipper human | sol luna god |
precor pray to | worshipper human | god |
imploro implore | worshipper captive human | god rex |
sumo take up | human soldier | arma gladius baculum poculum | *
gesto wear | human | toga monile anulus pallium corona |
defendo defend | amicus frater advocatus | amicus reus frater libertas |
expello expel | people consul | tyrannus exsul proditor | *
terreo frighten | fulmen tonitrus monstrum umbra | human animal |
fugo put to flight | canis soldier | enemy wild fur | *
lacesso provoke | puer enemy iuvenis | canis taurus ursus apis |
excito wake | servus tumultus mater gallus | dominus puer maritus senex | *
voco call | magister mater | medicus custos |
teneo hold | nutrix mater puer | infans manus feles columba |
queror complain | human | |
[house feast]
accendo light | human servant | lucerna candela focus ignis |
exstinguo put out | human servant | lucerna candela ignis | *
verro sweep | servant ancilla famula | atrium culina cubiculum triclinium |
lavo wash | servant ancilla | patina poculum tunica toga vestis |
lavo wash | nutrix mater | infans manus puer |
tergeo wipe | servant ancilla | mensa patina speculum poculum |
coquo cook | cooks coqua | cena caro piscis faba farcimen ovum |
apparo prepare | cooks householder minister | convivium epulae cena |
appono serve | servant minister | cena piscis pomum caseus uva | dat:guest,conviva,dominus
fundo pour | servant minister | vinum aqua mulsum |
misceo mix | minister caupo servus | vinum mulsum |
gusto taste | conviva cooks coqua child | vinum cibus caseus mulsum cena |
devoro devour | canis child feles | caro panis farcimen piscis |
edo eat | human | panis pomum caseus uva ovum faba malum2 pirum |
poto carouse | iuvenis conviva sodalis | | in:triclinium,taberna,villa
accumbo recline | conviva guest dominus | | in:triclinium
orno decorate | servant ancilla matrona | mensa triclinium atrium ianua |
induo put on | human | tunica toga calceus pallium vestis | *
exuo take off | human | tunica toga calceus pallium | *
texo weave | ancilla matrona mater | tunica vestis tela pallium |
neo spin | ancilla matrona anus avia | lana |
pecto comb | ancilla mater soror | capillus coma |
osculor kiss | mater pater nutrix avia | infans filia filius nepos |
amplector embrace | family spouse | filius filia uxor maritus frater soror amicus |
complector embrace | family avia | nepos neptis infans frater |
educo2 bring up | mater avia nutrix pater avus | puer puella infans nepos |
alo feed | nutrix servus matrona | infans canis feles columba |
nutrio nurse | nutrix mater | infans filius filia |
foveo cherish | mater nutrix avia | infans nepos filia |
consolor comfort | mater pater amicus soror nutrix | puella filia puer uxor |
solor comfort | amicus soror nutrix | mater filia |
pulso knock at | guest viator cliens peregrinus | ianua porta fenestra |
recludo open | ianitor ostiarius | ianua porta | *
occulto hide | fur dominus senex | thesaurus pecunia aurum epistula |
abscondo hide | dominus fur anus | thesaurus aurum nummus | *
furor steal | fur simia | anulus gallina argentum vestis monile |
surripio steal | fur simia puer | pomum uva nummus caseus | *
repono put back | human servant | liber poculum lucerna clavis | *
sterto snore | old senex canis conviva avus | | !
somnio dream | puer virgo human | | !
expergiscor wake up | human infans | | * !
garrio chatter | vicina anus avia ancilla | | in:atrium,culina,via
clamito keep shouting | coquus infans noverca | | in:culina,atrium !
increpo scold | noverca dominus domina mater | servus ancilla filius coquus |
castigo punish | dominus pater noverca | servus filius |
verbero beat | dominus noverca | servus mulus |
corono crown | puella servus conviva | poeta conviva amicus |
recito recite | poeta cantor libertus | carmen versus fabula historia | dat:conviva,amicus,hospes
recipio receive | dominus matrona patronus | hospes cliens viator peregrinus |
excipio welcome | dominus matrona hospes | conviva viator amicus legatus |
dimitto send away | dominus matrona patronus | servus cliens medicus nuntius | *
arcesso send for | dominus mater matrona | medicus nutrix amicus filius | *
vendo sell | dominus libertus | domus mulus | dat:vicinus,mercator
numero count | dominus senex caupo | nummus poculum servus |
rodo gnaw | mus canis | caseus panis os liber |
mordeo bite | canis feles mus simia | puer fur servus |
capto hunt | feles puella | mus musca passer |
latro bark | canis | | in:hortus,atrium,via
lambo lick | canis feles | manus patina poculum |
volito fly about | musca passer columba hirundo | | in:atrium,culina,hortus
texo weave | aranea | tela |
frango break | puer ancilla minister feles | poculum patina urna speculum |
reficio repair | servus dominus | tectum ianua lectus mensa fenestra |
aperio open | dominus puer domina | cista saccus epistula |
compleo fill | servus ancilla minister | poculum urna cista |
impleo fill | servus ancilla | urna saccus poculum |
sicco dry | ancilla servus | tunica patina capillus |
suspendo hang up | servus ancilla puer | lucerna corona toga pallium |
[sickbed]
sano cure | medicus medica medicina | vulnus morbus puer senex |
medeor heal | medicus medica | vulnus morbus | =dat
curo treat | medicus medica | vulnus puer infans senex |
inspicio examine | medicus medica | vulnus oculus manus genu |
lenio soothe | medica nutrix medicina mater | dolor febris |
levo relieve | medicina aqua | dolor morbus febris |
ligo bind | medicus medica mater | vulnus bracchium manus |
obligo bind up | medicus medica | vulnus caput genu | 
tango touch | medicus nutrix | caput manus pectus |
cubo lie | puer senex infans | | in:lectus,cubiculum !
bibo drink | puer senex puella | medicina lac aqua |
sumo take | puer senex regina | medicina remedium | *
paro prepare | medicus medica saga | medicina remedium venenum |
coquo cook | nutrix anus | ius2 |
miror be amazed at | medicus medica | vulnus |
spiro breathe | infans senex miles | | !
doleo hurt | caput oculus pes manus genu | | ~ !
debilito weaken | morbus febris vulnus fames | corpus senex puer |
vexo trouble | morbus febris dolor | senex puer mater |
torqueo torture | dolor febris | senex miles puer |
exspecto wait for | mater puer | medicus remedium |
servo save | medicus remedium | vita puer infans |
porrigo hold out | nutrix medicus mater | poculum manus | dat:senex,puer,infans
assideo sit by | mater nutrix soror uxor | puer infans maritus filius | =dat
[school]
recito recite | discipulus puella poeta lector | carmen versus fabula oratio |
edisco learn by heart | discipulus puella discipula | carmen versus verbum lex | !
emendo correct | magister grammaticus magistra | error liber versus epistula |
corrigo correct | magister grammaticus | error versus epistula |
dicto dictate | magister grammaticus praeceptor | versus epistula sententia | dat:discipulus,puer,puella
describo describe | discipulus poeta scriptor | urbs mare bellum pugna |
describo copy out | discipulus scriba puella | carmen versus liber |
inscribo inscribe | discipulus puer | nomen littera |
scribo write | discipulus puella discipula | nomen littera versus |
lego read | discipula magistra lector | historia poema volumen |
evolvo unroll | discipulus grammaticus philosophus | volumen liber |
itero repeat | discipulus puella magister | verbum carmen nomen |
repeto repeat | discipulus magister | verbum sententia |
pronuntio recite | discipulus orator rhetor | nomen verbum oratio |
memoro tell | grammaticus magister | historia fabula |
enumero count up | discipulus puer | littera error liber |
disputo argue | philosophus rhetor discipulus | | in:porticus,gymnasium,hortus
dissero discuss | philosophus rhetor | | in:porticus,schola
erudio educate | magister philosophus praeceptor grammaticus | puer iuvenis discipulus filius |
exerceo train | magister praeceptor | memoria discipulus ingenium |
interpretor explain | grammaticus magister philosophus | versus oraculum lex verbum |
attendo pay attention | discipulus puer puella | | !
ausculto listen | discipulus puer puella | | 
murmuro murmur | discipulus puer | | in:schola !
susurro whisper | discipulus puella amica | | in:schola,bibliotheca
erro make a mistake | discipulus puer lector | | * !
pecco make a mistake | discipulus puer | | * !
proficio make progress | discipulus discipula puer | | !
comitor accompany | paedagogus amicus | puer filius discipulus |
deduco escort | paedagogus pater | puer filius | to:schola
laudo praise | magister rhetor | oratio versus ingenium industria |
castigo chastise | magister praeceptor grammaticus | discipulus puer |
delecto delight | fabula carmen historia poema | puer discipulus puella |
frango break | discipulus puer | stilus tabella |
perdo lose | discipulus puer puella | tabella stilus liber | * !
compono compose | poeta scriptor rhetor discipulus | carmen versus oratio liber |
fingo invent | poeta puer scriptor | fabula |
scribo write | scriptor | historia poema |
`;
