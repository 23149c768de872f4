// More verbs that say one thing, in the rows of latinVerbSayings.ts: phrases of one noun and one verb, verbs whose objects stand in other cases, "to be" with an adjective.
// What two verbs share in the lexicon's English links them without a row.
/** Rows as in `VERBS`, a row each. */
export const WIDER_VERBS = `
carry, bring: porto_v acc | infero_v acc
pray: oro_v acc | precor_v acc | precor_v ad | supplico_v dat
wake, wake up, awaken: excito_v acc | suscito_v acc
tell, inform: dico_v dat | certiorem facio_v acc | certum facio_v acc | narro_v dat
invite: invito_v acc | voco_v acc
peace: pacem peto_v | pacem oro_v | pacem rogo_v | pacem posco_v
leave the house, leave home: domo exeo_v | domum relinquo_v | domo egredior_v | domo abeo_v | domo discedo_v
leave the city: urbem relinquo_v | urbe exeo_v | urbe discedo_v | urbe egredior_v | urbe excedo_v
go: eo_v | SELF confero_v
remain, be left: reliquum sum_v | resto_v | supersum_v
die down, calm down, subside: resido_v | consido_v | cado_v
regret, be sorry: paenitet_v | doleo_v
see to it, take care, make sure: curo_v | efficio_v | provideo_v
distribute: divido_v acc | distribuo_v acc
aloud, read out, recite: lego_v | recito_v
speech, speeches: orationem habeo_v | uerba facio_v | orationem facio_v | contionem habeo_v
ill, sick, unwell: aegroto_v | aeger_adj sum_v | aegrotus_adj sum_v | morbo laboro_v
recover, get well, get better: convalesco_v | sanus_adj fio_v
healthy, in good health: valeo_v | sanus_adj sum_v | bene SELF habeo_v
hungry: esurio_v | fame laboro_v
thirsty: sitio_v | siti laboro_v
strong: valeo_v | validus_adj sum_v | robustus_adj sum_v
cold: frigeo_v | frigidus_adj sum_v
hot, warm: caleo_v | calidus_adj sum_v
pale: palleo_v | pallidus_adj sum_v
red: rubeo_v | ruber_adj sum_v
green: vireo_v | viridis_adj sum_v
swollen: tumeo_v | turgeo_v | tumidus_adj sum_v
open: pateo_v | apertus_adj sum_v
hidden, lie hidden: lateo_v | occultus_adj sum_v
empty: vaco_v abl | vacuus_adj sum_v abl | inanis_adj sum_v
free from, free of: vaco_v abl | careo_v abl | liber_adj sum_v abl | vacuus_adj sum_v abl | expers_adj sum_v gen
full: plenus_adj sum_v gen | abundo_v abl
enough, sufficient: sufficio_v | satis sum_v
left, remain: supersum_v | resto_v | reliquus_adj sum_v
survive, outlive: supersum_v dat | superstes_adj sum_v dat
absent, not here, not there, not present: absum_v | non adsum_v
distant, miles, far: absum_v | disto_v
different, differ: differo_v from | disto_v from | dissimilis_adj sum_v dat
equal: aequo_v acc | par_adj sum_v dat
clear, obvious, evident: appareo_v | pateo_v | liqueo_v | manifestum sum_v | perspicuum sum_v | apertum sum_v
well known, known, agreed: consto_v | notum sum_v
better: praesto_v | melius sum_v | satius sum_v
surpass, excel, outdo, superior: supero_v acc | vinco_v acc | praesto_v dat | antecedo_v dat | anteeo_v dat | excello_v dat
like to, enjoy, delight, it pleases, it pleased, pleasure: placeo_v dat | libet_v dat | iuvo_v acc | delecto_v acc
please, dear: placeo_v dat | cordi sum_v dat | gratus_adj sum_v dat | iucundus_adj sum_v dat
useful, of use: prosum_v dat | utilis_adj sum_v dat | usui sum_v dat
benefit: prosum_v dat | iuvo_v acc
harm, harmful, hurt: noceo_v dat | obsum_v dat
hated: odio sum_v dat | invisus_adj sum_v dat
grief, sorrow, pain: dolori sum_v dat | dolorem affero_v dat | dolorem facio_v dat
safety, salvation: saluti sum_v dat | salutem affero_v dat | salutem fero_v dat
honour, honor, credit: honori sum_v dat | decori sum_v dat
ruin, destruction: exitio sum_v dat | perniciei sum_v dat
take part: intersum_v dat | particeps_adj sum_v gen
be a slave, be slaves, become a slave: servio_v | servus_n sum_v | in seruitute sum_v
be king: regno_v | rex_n sum_v
rule, govern: rego_v acc | guberno_v acc | administro_v acc | impero_v dat | praesum_v dat
doubt, uncertain, unsure, not sure: dubito_v | dubius_adj sum_v | incertus_adj sum_v
hesitate: dubito_v | cunctor_v | haesito_v | moror_v | cesso_v
desire, desirous, eager: cupio_v acc | cupidus_adj sum_v gen | avidus_adj sum_v gen
sad, unhappy: tristis_adj sum_v | maestus_adj sum_v | doleo_v | maereo_v
mourn, lament, bewail: lugeo_v | fleo_v | defleo_v | lamentor_v | maereo_v | ploro_v | doleo_v
weep, cry, tears: fleo_v | lacrimo_v | lacrimas fundo_v | lacrimas effundo_v
groan, moan: gemo_v | ingemo_v | gemitum do_v | gemitum edo2_v
fear, dread, terrified: timeo_v | metuo_v | vereor_v | paveo_v | horreo_v
afraid, frightened, scared: timeo_v | paveo_v | pavidus_adj sum_v | in timore sum_v | in metu sum_v
frighten, scare, alarm, terrify: terreo_v acc | territo_v acc | perterreo_v acc | metum inicio_v dat | timorem inicio_v dat | terrorem inicio_v dat | metum infero_v dat | timorem infero_v dat | terrorem infero_v dat
annoy: vexo_v acc | irrito_v acc | molestus_adj sum_v dat
disturb, upset, worry, trouble: perturbo_v | sollicito_v | commoveo_v | vexo_v | conturbo_v | turbo_v
insult, abuse, curse: maledico_v dat | conuicium facio_v dat | conuicia facio_v dat | vitupero_v acc
scold, rebuke, tell off: castigo_v | increpo_v | reprehendo_v | vitupero_v | incuso_v
criticise, criticize, find fault: reprehendo_v | vitupero_v | culpo_v | carpo_v
accuse, prosecute: accuso_v | arguo_v | incuso_v | reum facio_v
grateful, thankful: gratiam habeo_v dat | gratias habeo_v dat | gratus_adj sum_v dat
thank: gratias ago_v dat | gratias habeo_v dat
answer, reply: respondeo_v | responsum do_v | responsum reddo_v
shout, cry out, yell, bawl: clamo_v | vociferor_v | clamito_v | exclamo_v | proclamo_v | clamorem tollo_v | clamorem edo2_v
fall silent, become silent: conticesco_v | taceo_v | sileo_v
say nothing, silent: taceo_v | sileo_v | nihil dico_v
truth: uerum dico_v | uera dico_v | ueritatem dico_v | uera loquor_v | uere dico_v
talk, converse, conversation: colloquor_v | loquor_v | sermonem habeo_v | sermonem confero_v
discuss: disputo_v | ago_v | dissero_v | colloquor_v
story, stories, tale, relate: narro_v | refero_v | expono_v | memoro_v | trado_v | dico_v
explain: explico_v | expono_v | demonstro_v | ostendo_v
mention: commemoro_v acc | memoro_v acc | mentionem facio_v gen
ask, inquire, enquire: quaero_v from | sciscitor_v from | requiro_v from | rogo_v acc | interrogo_v acc
beg, implore, beseech, entreat, request, plead: oro_v acc | rogo_v acc | obsecro_v acc | peto_v from | postulo_v from
consult, ask for advice, ask advice: consulo_v acc | consilium peto_v from | consilium quaero_v from
pray: precor_v acc | oro_v acc | supplico_v dat | adoro_v acc
sacrifice: immolo_v | macto_v | sacrifico_v | caedo_v
inform: certiorem facio_v acc | certiores facio_v acc | nuntio_v dat | doceo_v acc | edoceo_v acc
learn, find out, informed: cognosco_v | comperio_v | reperio_v | certior fio_v | certiores fio_v
advise, advice: suadeo_v dat | consilium do_v dat | moneo_v acc | admoneo_v acc
warn: moneo_v acc | admoneo_v acc | denuntio_v dat
persuade, induce: persuadeo_v dat | adduco_v acc | induco_v acc
flatter: blandior_v dat | adulor_v acc
promise, give his word, give her word: promitto_v | polliceor_v | spondeo_v | fidem do_v
promise, word, faith: fidem fallo_v | fidem frango_v | fidem violo_v
promise, word, faith: fidem servo_v | fidem praesto_v
joke, jest: iocor_v | iocum facio_v | iocos facio_v
laugh at, mock, ridicule, make fun, tease: derideo_v | irrideo_v | rideo_v | ludo_v
applaud, clap: plaudo_v dat | plausum do_v dat
kiss: osculor_v acc | osculum do_v dat | oscula do_v dat
forgive, pardon: ignosco_v dat | ueniam do_v dat | ueniam tribuo_v dat
pity, feel sorry: misereor_v gen | miseror_v acc
obey, obedient: pareo_v dat | oboedio_v dat | obsequor_v dat | obtempero_v dat | dicto audiens sum_v dat
disobey: non pareo_v dat | non oboedio_v dat | non obtempero_v dat
distrust, mistrust, trust: diffido_v dat | non confido_v dat | non credo_v dat | non fido_v dat
rely, relying: nitor_v abl | confido_v dat | fretus_adj sum_v abl
entrust: trado_v | mando_v | committo_v | commendo_v | credo_v | permitto_v
hope: spero_v | spem habeo_v | in spe sum_v
despair, lose hope, give up hope: despero_v | spem abicio_v | spem depono_v | spem amitto_v | spem perdo_v
decide, determine, resolve: constituo_v | statuo_v | instituo_v | destino_v
plan, intend, mean to: cogito_v | in animo habeo_v | destino_v | intendo_v
plan: consilium capio_v | consilium ineo_v | consilia capio_v | consilia ineo_v
ponder, think over, reflect: cogito_v | meditor_v | considero_v | delibero_v | animo volvo_v | in animo volvo_v
strive, try hard: nitor_v | contendo_v | studeo_v | conor_v
study: studeo_v dat | disco_v acc | operam do_v dat
by heart, memorise, memorize: edisco_v | memoriae mando_v | memoriter disco_v
take care, see to it, make sure: curo_v | provideo_v | video_v | operam do_v
work: laboro_v | opus facio_v
pay attention, attentively: attendo_v | animum attendo_v | animum adverto_v | animum intendo_v
notice, realise, realize, perceive: animadverto_v | sentio_v | intellego_v | video_v | percipio_v
look at, watch, gaze: specto_v | contemplor_v | intueor_v | tueor_v | aspicio_v | inspicio_v | observo_v
dream: somnio_v | somnium video_v | in somnis video_v | per somnum video_v
awake: vigilo_v | non dormio_v
wake, awaken, wake up: excito_v | suscito_v | e somno excito_v | ex somno excito_v
keep watch, stand guard, on guard: vigilo_v | uigilias ago_v | excubias ago_v
go to bed: cubitum eo_v | dormitum eo_v | in lectum eo_v | SELF somno do_v
bed, couch: iaceo_v | cubo_v
spend the night, stay the night, stay overnight: pernocto_v | noctem ago_v | noctem consumo_v | per noctem maneo_v
winter: hiberno_v | hiemem ago_v
live, life: vivo_v | uitam ago_v | uitam dego_v | aetatem ago_v
live, dwell, home: habito_v | domicilium habeo_v | sedem habeo_v
grow up: adolesco_v | cresco_v | pubesco_v
give birth, bear, bore: pario_v | gigno_v | edo2_v
die: morior_v | obeo_v | intereo_v | exspiro_v | uita excedo_v | uita decedo_v | e uita excedo_v | e uita decedo_v | mortem obeo_v
die in battle, fall in battle, die fighting: cado_v | morior_v | occido_v | pereo_v
kill, murder, slay, put to death: interficio_v | occido2_v | neco_v | iugulo_v | perimo_v | morte afficio_v | uita privo_v
punish, execute: punio_v acc | castigo_v acc | poena afficio_v acc | supplicio afficio_v acc | supplicium sumo_v from | poenas sumo_v from | animadverto_v in
penalty, punished: poenas do_v | poenam do_v | poenas luo_v | poenas pendo_v | poenas solvo_v
commit: committo_v | admitto_v | facio_v
make a mistake, mistaken, wrong: erro_v | pecco_v | in errore sum_v
do wrong: pecco_v | delinquo_v | male facio_v
deceive, trick, cheat: decipio_v acc | fallo_v acc | fraudo_v acc | uerba do_v dat | in errorem induco_v acc
help, aid, assist: iuvo_v acc | adiuvo_v acc | auxilior_v dat | opitulor_v dat | adsum_v dat | auxilium fero_v dat | opem fero_v dat | auxilio sum_v dat | adiumento sum_v dat | subvenio_v dat | succurro_v dat
come to help, come to the help, come to the aid, come to the rescue: subvenio_v dat | succurro_v dat | auxilio venio_v dat | subsidio venio_v dat
help, reinforcements: auxilium mitto_v | auxilia mitto_v | subsidium mitto_v | subsidia mitto_v
rescue: eripio_v | servo_v | conservo_v | libero_v
protect, defend, guard: defendo_v acc | tueor_v acc | tutor_v acc | tego_v acc | praesidio sum_v dat
hinder, hindrance, in the way, obstruct: impedio_v acc | tardo_v acc | retardo_v acc | obsto_v dat | impedimento sum_v dat
set free, free, freedom, release, liberate: libero_v | emitto_v | dimitto_v | manu mitto_v | in libertatem vindico_v
heal, cure: sano_v acc | curo_v acc | medeor_v dat
neglect, ignore, disregard: neglego_v | omitto_v | praetermitto_v | non curo_v
despise, scorn, look down: contemno_v | despicio_v | sperno_v | aspernor_v | fastidio_v | parui facio_v | parui aestimo_v
little value, of no value, value little, consider: parui facio_v | parui aestimo_v | parui puto_v | parui duco_v | parui pendo_v
worth nothing, of no value, value not at all: nihili facio_v | nihili aestimo_v | nihili puto_v
go, went, gone: eo_v | iter facio_v | proficiscor_v | SELF confero_v | vado_v
sue for peace, ask for peace, beg for peace: peto_v | oro_v | rogo_v
freedom, free, set free: libertatem do_v dat | libertate dono_v acc | libero_v acc | manumitto_v acc
from danger, rescue, save, free: libero_v from | eripio_v from | servo_v from
collect, gather, assemble: colligo_v | cogo_v | contraho_v | comparo_v
lack, without, no: careo_v abl | non habeo_v acc
duty: facio_v acc | praesto_v acc | ago_v acc | fungor_v abl
accuse: accuso_v | reum facio_v
highly, value, esteem: magni facio_v | magni aestimo_v | magni existimo_v | magni puto_v
honour, honor: honoro_v | colo_v | celebro_v | honore afficio_v | in honore habeo_v
reward: praemium do_v dat | praemia do_v dat | praemium tribuo_v dat | praemio afficio_v acc
fall in love: adamo_v | amare incipio_v | amare coepi_v
marry: duco_v | uxorem duco_v | in matrimonium duco_v
miss: desidero_v acc | requiro_v acc | careo_v abl
friend, friends, friendship: amicitiam facio_v | amicitiam ineo_v | amicitiam iungo_v
treaty, alliance: foedus facio_v | foedus ferio_v | foedus ineo_v | societatem facio_v | societatem ineo_v
welcome, receive as a guest: accipio_v | excipio_v | recipio_v | hospitio accipio_v | hospitio excipio_v
visit: viso_v | visito_v | adeo_v
accompany, escort: comitor_v acc | prosequor_v acc | comes_n sum_v dat
meet: occurro_v dat | obuiam eo_v dat | obuiam venio_v dat | incido_v in | convenio_v acc
reach, arrive, get to: pervenio_v ad | advenio_v ad | pervenio_v in | advenio_v in | attingo_v acc
approach, draw near, come near, come close: propinquo_v dat | appropinquo_v dat | accedo_v ad | adeo_v acc | subeo_v acc
draw near, at hand, be near: insto_v | appropinquo_v | appeto_v | accedo_v
make for, head for: peto_v acc | tendo_v ad | contendo_v ad | SELF confero_v ad
travel, journey: iter facio_v | itinera facio_v | eo_v
walk, on foot: ambulo_v | pedibus eo_v | incedo_v | gradior_v
lose his way, lose her way, lose their way, get lost: erro_v | uiam amitto_v
turn around, turn round: SELF converto_v | SELF verto_v
set sail, sail: navigo_v | uela do_v
set sail, sail away: solvo_v | nauem solvo_v | naues solvo_v | uela do_v | ancoram tollo_v | ancoras tollo_v
land, disembark, go ashore: egredior_v | e naue egredior_v | ex naue egredior_v | e naui egredior_v | ex naui egredior_v | e nauibus egredior_v | ex nauibus egredior_v
shipwreck, shipwrecked: naufragium facio_v | naufragium patior_v
across, transport: transporto_v | transfero_v | traduco_v | traicio_v
climb, go up, mount, board: ascendo_v acc | ascendo_v in | conscendo_v acc | conscendo_v in | scando_v acc
dismount, get off: desilio_v | descendo_v
fall down, fall over, fall to the ground: cado_v | concido_v | decido_v | procumbo_v | corruo_v | prolabor_v
fly away: avolo_v | volo2_v | evolo_v
wait: exspecto_v | maneo_v | moror_v
carry: porto_v | fero_v | gesto_v | gero_v
carry off, carry away: aufero_v | rapio_v | abduco_v | eripio_v | deporto_v
drag away, drag off: abstraho_v | traho_v | rapio_v
drive away, drive off, chase away: pello_v | depello_v | fugo_v | repello_v | submoveo_v
chase, pursue: sequor_v acc | insequor_v acc | persequor_v acc | sector_v acc | agito_v acc | insto_v dat
flee, take flight, take to flight, run away: fugio_v | profugio_v | aufugio_v | terga verto_v | terga do_v | fugae SELF mando_v | in fugam SELF do_v | in fugam SELF conicio_v
put to flight, flight, rout: fugo_v | pello_v | profligo_v | in fugam do_v | in fugam conicio_v | in fugam verto_v | in fugam converto_v
retreat, withdraw, fall back: pedem refero_v | SELF recipio_v | recedo_v | regredior_v | cedo_v
surrender, give themselves up, give himself up: SELF dedo_v | SELF trado_v | in deditionem venio_v | deditionem facio_v
besiege, siege: obsideo_v | obsidione premo_v | obsidione cingo_v
by storm, by force, storm: expugno_v | ui capio_v | per uim capio_v
attack: aggredior_v acc | oppugno_v acc | peto_v acc | invado_v in | incurro_v in | impetum facio_v in
ambush, trap, plot, lie in wait: insidior_v dat | insidias facio_v dat | insidias paro_v dat | insidias pono_v dat | insidias colloco_v dat
conspire, plot, conspiracy: coniuro_v | conspiro_v | coniurationem facio_v
wound: vulnero_v acc | uulnus infero_v dat | uulnera infero_v dat
stab, pierce, run through: confodio_v | transfigo_v | fodio_v | figo_v | configo_v | traicio_v
win, victorious, victory: vinco_v | victor_n sum_v | uictoriam reporto_v | uictoriam pario_v | uictoriam adipiscor_v | uictoriam consequor_v
wage war, make war, at war, fight a war: bellum gero_v | bello_v
declare war: bellum indico2_v | bellum denuntio_v
join battle, begin battle, begin the battle, start the battle, engage: proelium committo_v | pugnam committo_v | proelium ineo_v | confligo_v | congredior_v
triumph: triumpho_v | triumphum ago_v
take up arms, take arms: arma capio_v | arma sumo_v
soldier, army, military service: milito_v | stipendia mereo_v | stipendia facio_v
levy, enlist, enrol, recruit, raise troops, raise an army: conscribo_v | scribo_v | comparo_v | cogo_v
encamp, pitch camp, make camp, set up camp, pitch a camp, pitch his camp, pitch their camp: castra pono_v | castra facio_v | castra colloco_v | castra loco_v | consido_v
draw up: instruo_v | constituo_v | dirigo_v | struo_v
draw, sword: stringo_v | destringo_v | educo_v
shoot: mitto_v | emitto_v | conicio_v | iaculor_v
slavery, enslave: in seruitutem redigo_v | in seruitutem duco_v | in seruitutem abduco_v | in seruitutem traho_v
appoint: creo_v | dico_v | facio_v | constituo_v
in charge, in command, set over: praeficio_v | praepono_v
put an end, end, finish: finio_v acc | conficio_v acc | perficio_v acc | finem facio_v gen | finem impono_v dat
ditch, trench: fossam duco_v | fossam facio_v | fossam fodio_v
repair, mend, rebuild, restore: reficio_v | restituo_v | reparo_v
break open, break down, break in: effringo_v | frango_v | rumpo_v
tear, tear to pieces: lacero_v | lanio_v | scindo_v
beat, whip, flog, lash: verbero_v | caedo_v | pulso_v | uerberibus caedo_v | uirgis caedo_v
knock: pulso_v | ferio_v | percutio_v
light, set fire, set on fire, burn down: accendo_v | incendo_v | succendo_v | inflammo_v
burn down: incendo_v | exuro_v | cremo_v
shine, sparkle, glitter, flash: mico_v | luceo_v | fulgeo_v | niteo_v | splendeo_v | refulgeo_v
rain: pluit_v | imber cado_v | pluuia cado_v
lay down, put down: pono_v | depono_v
take off: exuo_v | pono_v | depono_v
waste, squander: perdo_v | effundo_v | profundo_v | consumo_v | contero_v
cost: sto_v | consto_v
crown, garland: corono_v | corona orno_v
clean: purgo_v | lavo_v | tergeo_v
prepare dinner, prepare the dinner, cook dinner, cook the dinner: coquo_v | paro_v
feast, banquet, party: conuiuium ago_v | conuiuium habeo_v | conuiuium facio_v | conuiuium celebro_v
feed on, graze: pascor_v abl | vescor_v abl
harvest, reap: meto_v | messem facio_v
pick, pluck: carpo_v | lego_v | decerpo_v | colligo_v
dig: fodio_v | effodio_v
hunt, go hunting: venor_v | uenatum eo_v
fish, go fishing: piscor_v | pisces capio_v | pisces capto_v
race, compete: certo_v | contendo_v | cursu certo_v | cursu contendo_v
lyre, flute, trumpet, pipe: cano_v | canto_v
poem, poems, verse, verses: scribo_v | compono_v
discover, reveal, uncover: patefacio_v | detego_v
pay: stipendium do_v dat | stipendium solvo_v dat | stipendium persolvo_v dat
see to it, saw to it: curo_v | efficio_v
send: mitto_v dat | mitto_v ad
bring: affero_v dat | affero_v ad
go to sleep, fall asleep: obdormio_v | obdormisco_v | dormitum eo_v
steal: rapio_v | furor_v | surripio_v
run out, run: curro_v from | excurro_v from
alive: vivo_v | vivus_adj sum_v
`; // prettier-ignore
