// Further people, beasts, places and things by class, and the scenes in which each is at home. Only composition reads them.
// A row of CLASSES reads `class: stems`; a row of CASTS `scene: stems`. A stem stands for a noun. Invariant: whoever is `human` has a scene.

export const CLASSES = `
human: artifex opifex gladiator auriga textor textrix pistor caupo piscator venator viator senator praetor quaestor aedilis praeco pontifex augur vates pictor
human: grammaticus rhetor matrona anus sponsus sponsa socer gener avunculus patruus amita nepos neptis consobrinus nutrix paedagogus magistra discipula amica
human: vicina libertus vilicus ianitor ostiarius minister famulus famula cliens patronus advocatus testis collega socius sodalis exsul peregrinus advena incola heres
human: candidatus dictator censor veteranus signifer explorator speculator vigil tiro gubernator remex histrio cantor saltator musicus pugil mercennarius emptor
human: conviva scriptor lector spectator victor rusticus interpres satelles saga magus medica coqua serva noverca praeceptor heros haruspex lictor tutor
woman: matrona amica vicina medica discipula sponsa coqua
soldier: pedes veteranus praefectus sagittarius signifer
ruler: praetor dictator praefectus regulus
enemy: praedo sicarius proditor
captive: famulus serva
troops: equitatus peditatus turma manipulus
artisan: artifex opifex
writer: scriptor grammaticus discipula philosophus
teacher: magistra praeceptor grammaticus rhetor avunculus
pupil: discipula nepos neptis
farmer: vilicus rusticus
seller: caupo pistor textor piscator rusticus
voyager: viator gubernator exsul peregrinus
god: iuno minerva apollo neptunus diana mars venus mercurius
beloved: amica sponsa sponsus nepos neptis avunculus amita consobrinus
family: avunculus amita nepos neptis patruus gener socer
punisher: praetor dictator noverca praefectus
guard: vigil ianitor satelles
worshipper: matrona pontifex rusticus piscator
animal: vacca vitulus capra haedus hircus mulus camelus elephantus tigris vulpes lepus feles cerva lupa equa
wild: tigris ursa lupa
steed: mulus camelus equa
bird: passer columba corvus gallina anser anas cycnus hirundo ciconia accipiter vultur bubo gallus
insect: apis musca formica aranea vermis
small: mus rana cuniculus lepus passer
livestock: vacca capra vitulus haedus hircus mulus pecus grex armentum
fish: piscis delphinus cancer
town: colonia municipium
target: castellum municipium moenia
enclosed: cubiculum culina atrium basilica curia aula palatium horreum stabulum officina bibliotheca balneum spelunca stadium
wilds: collis vallis nemus lucus palus
pasture: pratum collis vallis
inside: cubiculum culina atrium triclinium basilica balneum curia aula palatium officina bibliotheca cella horreum porticus stabulum spelunca stadium gymnasium thermae
outside: collis vallis pratum rupes lucus semita palus
goal: collis curia basilica portus vallis pratum lucus stabulum horreum palatium officina castellum thermae
source: cubiculum culina basilica curia palatium spelunca officina castellum carcer stadium
haven: ora
dwelling: casa palatium colonia spelunca
building: basilica horreum casa sepulcrum porticus palatium columna statua stadium fundamentum castellum
opening: ostium foris
seats: atrium porticus gymnasium triclinium bibliotheca
beds: cubiculum torus
walked: pratum collis porticus vallis lucus semita
near: fons rivus lacus ara focus stagnum
shade: quercus pinus ulmus fagus laurus
front: curia basilica palatium casa
thing: clavis lucerna speculum poculum tabella stilus calceus tunica toga baculum culter saccus cista nummus monile malum2 pirum uva
gift: poculum speculum tunica monile columba capra tabella unguentum lucerna feles
load: saccus cista urna corbis materia onus farina uva sarcina
goods: tunica toga calceus speculum lana mulus vacca gallina unguentum poculum fundus lucerna
weapon: pilum ensis pugio lancea securis
missile: pilum iaculum
fragile: poculum patina urna speculum fenestra lucerna statua
arms: galea lorica clipeus pilum
food: caseus malum2 pirum uva ovum oliva faba nux prunum farcimen libum ientaculum prandium
drink: mulsum cervisia
text: historia poema libellus versus oratio volumen
letter: libellus versus historia
ware: poculum lorica galea statua mensa plaustrum currus patina speculum urna navigium
sound: tonitrus strepitus tuba sermo cantus murmur
sight: collis vallis lacus nubes fulmen spectaculum pompa pratum pictura statua aurora rivus fons unda mons
tools: aratrum falx securis malleus funis stilus baculum culter rete
crop: arvum pratum
barrier: fossa rivus vallum collis limen vallis
treasured: libertas domus familia
holy: lucus ara fanum fons
high: collis rupes columna tectum vallum arbor
tale: historia
own: avunculus amita nepos neptis sponsus sponsa amica capra mulus casa cubiculum culina tunica toga calceus speculum poculum stilus tabella baculum patruus consobrinus
common: senator praetor dictator basilica curia colonia classis moenia lex maiores
counted: poculum statua columna tabella nummus vulnus verbum avis passer columba urna ramus flos folium collis casa nubes saccus cista remus lex versus hora
longed: imperium regnum victoria amor divitiae quies
earned: merces corona laus gratia
treasure: aurum argentum gemma monile thesaurus nummus sigillum
vessel: poculum patina urna lucerna statua
garment: tunica toga pallium calceus stola palla
meal: prandium epulae ientaculum
child: infans nepos neptis
servant: famulus famula minister
householder: matrona
guest: avunculus conviva peregrinus viator
grain: farina triticum hordeum faenum
flock: capra haedus vitulus vacca
predator: vulpes tigris lupa
birds: corvus columba passer hirundo
cargo: triticum lana marmor merx frumentum
esteem: prudentia iustitia diligentia patientia pietas clementia eloquentia modestia fortitudo amicitia industria
blamed: superbia avaritia crudelitas ignavia luxuria perfidia temeritas invidia inertia
feeling: amor ira odium gaudium timor spes invidia tristitia laetitia
dear: amicitia amor concordia
dread: fames pestis bellum senectus ignis fulmen servitus exsilium
hoped: salus gloria quies reditus fortuna
theme: amor amicitia senectus virtus natura fatum
enjoyed: amicitia quies silentium gloria spectaculum cena
crime: furtum fraus proditio
matter: res causa condicio negotium
plant: flos rosa lilium viola herba arbor vitis quercus pinus
tree: quercus pinus ulmus fagus laurus cupressus populus2 abies arbor
flower: rosa lilium viola flos papaver
fruit: malum2 pirum uva prunum oliva nux bacca fructus
landscape: collis vallis mons silva pratum rupes lacus palus nemus ager
water body: flumen rivus lacus stagnum fons fluvius amnis torrens
jewel: anulus corona gemma monile diadema
cloth: tunica toga pallium vestis palla stola
room: cubiculum culina atrium triclinium bibliotheca
vehicle: currus plaustrum carrus navis navigium cumba
utensil: poculum patina urna culter lucerna mensa sella
body: manus bracchium caput oculus pes umerus pectus genu collum digitus
looks: capillus coma vultus oculus barba facies
weather: ventus imber nubes tempestas pluvia nix
star: stella sidus sol luna
voice: vox cantus verbum sermo risus
law: lex ius foedus edictum
plan: consilium coniuratio dolus insidiae fraus
word: verbum nomen sententia responsum
battle: bellum proelium pugna
journey: iter via navigatio
idea: virtus sapientia constantia prudentia iustitia diligentia patientia pietas clementia eloquentia modestia fortitudo amicitia industria superbia avaritia crudelitas ignavia luxuria perfidia
idea: temeritas invidia inertia amor ira odium gaudium timor spes tristitia laetitia concordia senectus servitus pueritia adulescentia iuventus stultitia pulchritudo misericordia humanitas
idea: libertas gloria fames fides vita mors otium memoria divitiae somnus sitis frigus solacium lucrum
opponents: adversarius
idea: veritas paupertas inopia salus ignominia infamia discordia
feast: cena convivium epulae nuptiae ludus
`;

export const CASTS = `
house: avunculus patruus amita nepos neptis consobrinus socer gener nutrix ostiarius ianitor famulus famula minister libertus matrona anus infans noverca sponsa sponsus vicina serva
house: feles mus musca aranea passer columba cubiculum culina atrium triclinium casa cella lucerna candela speculum poculum patina urna calceus tunica toga pallium stola clavis
house: mensa baculum cista saccus culter scopae lana tela focus ignis malum2 pirum uva ovum oliva faba nux prunum farcimen libum ientaculum prandium mulsum monile gemma flos lilium viola
school: discipula magistra paedagogus grammaticus rhetor praeceptor amica lector scriptor sodalis bibliotheca tabella stilus tabula charta littera verbum versus volumen libellus pagina
school: historia poema oratio porticus gymnasium sermo virga nomen
town: viator advena peregrinus cliens patronus libertus emptor caupo pistor vicina praetor aedilis textor textrix matrona anus mulus musca columba basilica balneum porticus thermae
town: officina columna statua fons curia saccus nummus crumena tunica toga calceus speculum poculum lana corbis malum2 pirum uva ovum unguentum gallina monile gemma plaustrum turba
war: signifer explorator speculator vigil veteranus tiro pedes sagittarius funditor praefectus perfuga proditor socius victor equitatus peditatus turma manipulus castellum moenia vallum
war: fossa agger collis vallis palus praesidium pilum ensis pugio lancea galea lorica clipeus iaculum signum vexillum tuba impedimentum praeda commeatus vulnus hiberna tentorium mulus
country: vilicus rusticus venator incola anus vacca vitulus capra haedus hircus mulus vulpes lepus mus rana gallina gallus anser anas passer corvus hirundo apis formica grex pecus armentum
country: casa stabulum horreum pratum collis vallis rivus fons palus semita fundus arvum aratrum falx plaustrum securis saccus corbis rete faenum lana triticum hordeum
country: quercus pinus ulmus fagus vitis uva oliva malum2 pirum nux flos herba ramus radix folium semen messis nubes pluvia imber fulmen ventus umbra unda
court: minister satelles speculator proditor interpres heres exsul regulus dictator magus aula palatium diadema sceptrum solium monile gemma purpura statua columna cantor saltator musicus
court: columba accipiter elephantus tigris speculum poculum
sea: piscator gubernator remex viator exsul advena rete remus velum ancora malus classis navigium cumba ora scopulus unda fluctus ventus delphinus cancer fluvius lacus praeda merx triticum
sea: lana marmor funis nubes procella naufragium puppis prora
law: iudex advocatus testis reus patronus cliens praetor civis femina vir senex fur latro sicarius libertus iuvenis lictor orator mercator scriba heres tutor vicinus homo matrona
law: basilica forum curia domus via carcer villa fundus pecunia testamentum lex ius causa crimen poena scelus fraus furtum culpa testimonium epistula liber anulus gladius mendacium
temple: sacerdos pontifex augur haruspex vates populus virgo matrona puer puella rex regina agricola mater civis senex anus pastor peregrinus deus dea iuppiter iuno minerva apollo neptunus
temple: diana mars venus mercurius taurus agnus capra columba aquila corvus templum ara lucus fanum mons fons via urbs silva statua columna donum corona vinum tus hostia victima sacrificium
temple: votum preces omen prodigium oraculum responsum festum ignis flamma fumus flos rosa anulus poculum signum fatum serpens
games: gladiator auriga pugil spectator populus histrio cantor saltator musicus civis puer puella iuvenis consul matrona imperator leo ursus tigris elephantus equus servus mercator fur simia camelus
games: adversarius theatrum forum arena circus stadium gymnasium thermae balneum via taberna porta urbs currus quadrigae gladius hasta scutum rete galea corona palma praemium fabula carmen tibia lyra persona pila
games: spectaculum plausus vulnus pecunia panis vinum cithara
politics: senator consul praetor quaestor aedilis tribunus censor dictator candidatus civis populus senatus orator plebs legatus princeps lictor praeco cliens collega tyrannus iuvenis senex amicus
politics: curia forum urbs basilica provincia colonia via domus patria pons templum murus lex pax foedus concordia libertas imperium epistula pecunia honor bellum legatio consilium edictum oratio
politics: tributum consulatus magistratus toga coniuratio seditio praemium
wilds: pastor venator piscator agricola viator puer puella senex rusticus incola canis equus lupus leo aquila avis ursus cervus serpens aper belua vulpes lepus cerva mus rana passer columba corvus
wilds: hirundo ciconia accipiter vultur bubo apis formica aranea vermis cycnus anas draco capra silva mons ager flumen campus collis vallis pratum rupes lucus nemus palus lacus stagnum rivus fons
wilds: semita spelunca ripa litus quercus pinus ulmus fagus laurus cupressus flos rosa lilium viola herba papaver ramus folium radix umbra nubes ventus imber nix glacies sol luna stella sidus tempestas
wilds: fulmen tonitrus aurora arcus sagitta hasta rete praeda nidus ovum unda aqua via terra caelum mare
workshop: artifex opifex faber textor textrix pictor pistor caupo mercator servus discipulus dominus emptor femina senex iuvenis libertus filius pater coquus piscator
workshop: officina taberna forum via villa domus urbs porta pons templum statua columna poculum patina urna mensa sella lectus plaustrum currus navis malleus securis culter funis tunica toga
workshop: calceus lana tela vestis pallium panis farina ferrum aurum argentum marmor lignum lapis saxum gladius lorica galea speculum anulus monile corona lucerna pictura imago pecunia merces murus tectum
feast: conviva hospes dominus domina servus ancilla minister coquus coqua poeta musicus saltator cantor amicus matrona libertus sodalis vicinus senex iuvenis canis uxor maritus mercator
feast: triclinium villa domus hortus culina atrium mensa lectus cena convivium epulae cibus panis vinum mulsum caro piscis pomum uva caseus oliva ovum malum2 pirum libum farcimen nux faba aqua
feast: poculum patina urna lucerna corona rosa unguentum lyra tibia carmen fabula donum anulus tunica iocus risus
sickbed: medicus medica mater pater puer puella senex anus nutrix servus ancilla infans uxor maritus filius filia frater soror amicus vicina avia avus miles gladiator
sickbed: domus villa cubiculum lectus hortus via aqua vinum panis medicina herba venenum remedium vulnus febris morbus dolor caput manus bracchium pes oculus pectus genu umerus sanguis corpus lacrima vita
sickbed: fenestra ianua mel lac poculum epistula salus
myth: rex regina heros magus saga nympha vates gigas draco daemon princeps virgo senex anus deus dea belua puer puella filius filia pastor serpens lupus aquila canis iuno iuppiter minerva neptunus apollo
myth: urbs mons silva insula spelunca labyrinthus arx templum lucus mare flumen terra domus via umbra fatum oraculum carmen venenum virga aurum thesaurus anulus gladius sceptrum corona herba filum ala
myth: monstrum simulacrum somnium fons porta nox luna stella prodigium regnum navis
road: viator mercator nuntius miles eques caupo peregrinus advena servus dominus legatus auriga rusticus exsul comes latro poeta amicus femina puer asinus equus mulus canis lupus
road: via urbs oppidum vicus taberna silva mons pons flumen villa porta semita collis vallis portus provincia forum fons rivus iter plaustrum carrus currus onus saccus sarcina epistula cibus aqua panis
road: vinum baculum pecunia crumena gladius lucerna imber nix ventus nox tempestas umbra
`;

/** What is done in every new scene. */
export const COMMON_DEEDS = `curro clamo sto sedeo maneo exspecto voco sequor laudo culpo venio redeo eo timeo video audio moneo servo invenio reperio specto rogo respondeo credo
  loquor quaero accipio discedo narro fleo rideo teneo habeo ambulo porto do mitto monstro fero oro intro exeo pareo metuo accuso miror cognosco canto dormio fugio relinquo placeo capio amo`;

/** English of nouns whose first gloss is not the one meant here. */
export const ENGLISH: Readonly<Record<string, string>> = {
  malum2_n: 'apple', aedes_n: 'temple', cella_n: 'storeroom', ala_n: 'wing', ludus_n: 'game', populus2_n: 'poplar', pecus_n: 'cattle', ius2_n: 'broth',
  lar_n: 'household god', iugum_n: 'yoke', manus_n: 'hand', littera_n: 'letter', tabula_n: 'tablet', pila_n: 'ball', coma_n: 'hair', crinis_n: 'hair', capillus_n: 'hair',
  lumen_n: 'light', signum_n: 'standard', impedimentum_n: 'baggage', castellum_n: 'fort', quadrigae_n: 'chariot', persona_n: 'mask', palma_n: 'palm branch', res_n: 'matter',
  caput_n: 'head', puppis_n: 'stern', materia_n: 'timber', malus_n: 'mast', opera_n: 'work', imber_n: 'shower', porticus_n: 'colonnade', infans_n: 'baby', pedes_n: 'foot soldier',
  vates_n: 'seer', conviva_n: 'guest', minister_n: 'attendant', famulus_n: 'servant', famula_n: 'maidservant', gallus_n: 'cockerel', ostium_n: 'entrance', foris_n: 'door', torus_n: 'couch', socius_n: 'ally',
  classis_n: 'fleet', tibia_n: 'flute', cumba_n: 'boat', navigium_n: 'boat', lex_n: 'law', condicio_n: 'condition', oratio_n: 'speech', vir_n: 'man', draco_n: 'dragon', umbra_n: 'shadow',
  tempestas_n: 'storm', machina_n: 'machine', aries_n: 'battering ram', supplicium_n: 'punishment', fama_n: 'rumour', arvum_n: 'field', paedagogus_n: 'tutor', cura_n: 'worry', incendium_n: 'blaze', natalis_n: 'birthday', salus_n: 'safety', munus_n: 'task', vestitus_n: 'clothing', honor_n: 'honour', nota_n: 'mark', frons_n: 'foliage', animus_n: 'mind', cornu_n: 'horn', nuptiae_n: 'wedding', scalae_n: 'ladder', facies_n: 'face', vultus_n: 'face', palla_n: 'robe',
  stola_n: 'dress', sarcina_n: 'pack', carrus_n: 'cart', plaustrum_n: 'wagon', fundus_n: 'farm', thermae_n: 'baths', monile_n: 'necklace', imago_n: 'portrait', heres_n: 'heir', tutor_n: 'guardian',
  arena_n: 'arena', circus_n: 'circus', reditus_n: 'return', epulae_n: 'feast', convivium_n: 'banquet', historia_n: 'history', versus_n: 'verse', praesidium_n: 'garrison', commeatus_n: 'supplies', hiberna_n: 'winter camp',
  agger_n: 'earthwork', furtum_n: 'theft', ora_n: 'coast', amnis_n: 'river', fluvius_n: 'river', aula_n: 'court', forum_n: 'forum', regulus_n: 'chieftain', causa_n: 'case', satelles_n: 'bodyguard', grammaticus_n: 'grammarian', municipium_n: 'town', monstrum_n: 'monster', medica_n: 'woman doctor', vilicus_n: 'bailiff', matrona_n: 'matron', pietas_n: 'devotion', agmen_n: 'column', socer_n: 'father-in-law', aer_n: 'air', adversarius_n: 'opponent', praefectus_n: 'prefect', collega_n: 'colleague',
}; // prettier-ignore
