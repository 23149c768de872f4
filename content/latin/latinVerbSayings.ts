// Verbs that say one thing, with what goes with them: rows as latinSayings.ts tells.
/** `help: iuvo_v acc | auxilium fero_v dat`, a row each. */
export const VERBS = `
help, aid, assist: iuvo_v acc | adiuvo_v acc | auxilium fero_v dat | auxilium do_v dat | auxilio sum_v dat | auxilio venio_v dat | opem fero_v dat | subvenio_v dat | succurro_v dat
kill, slay, murder, put to death: occido2_v | interficio_v | neco_v | caedo_v | trucido_v
try, attempt: conor_v | tempto_v
follow, pursue: sequor_v | insequor_v | persequor_v | subsequor_v
set sail, sail away: solvo_v | nauem solvo_v | naues solvo_v | proficiscor_v | navigo_v
leave, depart, go away, go out, withdraw: relinquo_v acc | discedo_v from | abeo_v from | exeo_v from | excedo_v from | egredior_v from | decedo_v from | proficiscor_v from
leave, desert, abandon: relinquo_v | desero_v
come, arrive: venio_v | advenio_v | pervenio_v
return, come back, go back, retreat: redeo_v | revertor_v | regredior_v | SELF recipio_v
think, believe, suppose, consider: puto_v | arbitror_v | existimo_v | credo_v | reor_v | opinor_v
ask, inquire, enquire: rogo_v acc | interrogo_v acc | quaero_v from
tell: dico_v | narro_v
see, catch sight of, notice, spot: video_v | conspicio_v | aspicio_v | cerno_v | conspicor_v
look, watch: specto_v | aspicio_v | intueor_v
want, wish, desire: volo_v | cupio_v
desire, long, want: cupio_v | desidero_v | opto_v
fear, afraid, frightened, scared: timeo_v | vereor_v | metuo_v | pertimesco_v
promise: promitto_v | polliceor_v
decide, resolve, determine: constituo_v | statuo_v | decerno_v
begin, start: coepi_v | incipio_v
stop, cease: desino_v | desisto_v
prevent, hinder, stop, keep: prohibeo_v acc | impedio_v acc | deterreo_v acc | obsto_v dat
allow, permit, let: sino_v acc | patior_v acc | permitto_v dat
love: amo_v | diligo_v
give, hand: do_v | trado_v | dono_v | praebeo_v
give, bring, cause: do_v | affero_v | fero_v
bring, carry, fetch: fero_v | porto_v | affero_v
fetch, get: peto_v | affero_v
capture, take, seize: capio_v | occupo_v | expugno_v
possession, seize, gain, master: potior_v abl | occupo_v acc | capio_v acc
attack, assault: oppugno_v acc | aggredior_v acc | adorior_v acc | invado_v acc | impetum facio_v in
defend, protect, guard: defendo_v | tueor_v
conquer, defeat, overcome, beat, surpass: vinco_v | supero_v
flee, escape, run away: fugio_v | effugio_v | evado_v | aufugio_v
hide, conceal: celo_v | abdo_v | occulto_v
find, found: invenio_v | reperio_v
build, construct: aedifico_v | exstruo_v | construo_v
build, make: facio_v | aedifico_v
break down, tear down, destroy, demolish: rescindo_v | deleo_v | interrumpo_v | diruo_v | everto_v
burn, set fire: incendo_v | uro_v | cremo_v
live, dwell, reside: habito_v | vivo_v
inhabit, live, dwell: incolo_v acc | habito_v ins
die, dead: morior_v | pereo_v | mortem obeo_v | decedo_v
weep, cry: fleo_v | lacrimo_v | ploro_v
shout, cry: clamo_v | exclamo_v | conclamo_v
call, name: voco_v | appello_v | nomino_v
choose, elect, pick, make: eligo_v | deligo_v | creo_v
make, elect, become: creo_v | facio_v
throw, hurl: iacio_v | conicio_v
hurry, hasten, rush: festino_v | propero_v | contendo_v
stay, remain, last: maneo_v | remaneo_v | permaneo_v
last: maneo_v | duro_v | permaneo_v
enter: intro_v acc | ineo_v acc | ingredior_v acc | intro_v in | ineo_v in | ingredior_v in
approach, draw near, come near: appropinquo_v dat | accedo_v ad | appropinquo_v ad | adeo_v acc | adeo_v ad
climb, go up: ascendo_v | conscendo_v | scando_v
climb over, cross: transcendo_v | supero_v | transeo_v
cross: transeo_v | traicio_v | transgredior_v
obey: pareo_v dat | oboedio_v dat | obtempero_v dat
trust, believe: credo_v dat | confido_v dat | fido_v dat | fidem habeo_v dat
harm, hurt, injure: noceo_v dat | laedo_v acc
please, delight: placeo_v dat | delecto_v acc | gratum sum_v dat | iucundum sum_v dat
please greatly, greatly please, pleases me greatly, delight: ualde placeo_v dat | ualde delecto_v acc | pergratum sum_v dat | gratissimum sum_v dat
forgive, pardon: ignosco_v dat | ueniam do_v dat
encourage, urge, exhort: hortor_v | cohortor_v | adhortor_v
advise, warn, remind: moneo_v | admoneo_v
blame, scold: culpo_v | vitupero_v | reprehendo_v
rejoice, glad, happy, delighted, pleased: gaudeo_v | laetor_v | laetus_adj sum_v
silent, quiet: taceo_v | sileo_v | tacitus_adj sum_v
speak, talk: loquor_v | dico_v
speak, in favour, on behalf: dico_v | loquor_v | uerba facio_v | orationem habeo_v
learn, find out, discover, get to know: cognosco_v | comperio_v
understand, realise, realize: intellego_v | comprehendo_v
show, point out: monstro_v | ostendo_v | demonstro_v
announce, report: nuntio_v | refero_v
use: utor_v abl | adhibeo_v acc
happen, come about, turn out: accido_v | evenio_v
do, did, done: facio_v | ago_v
fall: cado_v | decido_v | concido_v
accomplish, finish, complete, carry out: perficio_v | conficio_v
finish, end: conficio_v | finio_v
surrender: SELF dedo_v | SELF trado_v
fight, battle, contend: pugno_v | dimico_v | contendo_v | certo_v
punish: punio_v acc | poena afficio_v acc
drink: bibo_v | poto_v
eat: edo_v acc | vescor_v abl
sing: canto_v | cano_v
swim: nato_v | no_v
open: aperio_v | patefacio_v
wonder, admire, marvel: admiror_v | miror_v
bear, endure, put up with, stand: fero_v | tolero_v | patior_v | perfero_v
lose: amitto_v | perdo_v
look for, seek, search: quaero_v | peto_v
save, preserve, keep: servo_v | conservo_v
rule, govern: rego_v acc | impero_v dat
marry: in matrimonium duco_v acc | uxorem duco_v acc
betray, hand over, surrender: prodo_v | trado_v
despise, scorn: contemno_v | sperno_v | despicio_v
collect, gather: colligo_v | cogo_v
put, place: pono_v | loco_v | colloco_v
thank: gratias ago_v dat | gratiam refero_v dat
set out, start: proficiscor_v | iter ineo_v
inform: certiorem facio_v | certiores facio_v
important, matter, concern: intersum_v | refert_v
command, charge, lead: praesum_v dat | impero_v dat
read: lego_v | perlego_v
write: scribo_v dat | scribo_v ad | litteras do_v ad | litteras do_v dat | epistulam scribo_v ad | epistulam scribo_v dat
lie, lies: mentior_v | falsa dico_v | mendacia dico_v | mendacium dico_v
here: adsum_v | hic sum_v
ask for, beg, request: peto_v | rogo_v | posco_v
they say, it is said, is said: dico_v | trado_v | fero_v | narro_v
need: egeo_v | indigeo_v
go, went, gone: eo_v | proficiscor_v
delay, linger: moror_v | cunctor_v
recognise, recognize: agnosco_v | cognosco_v
sorry, grieve, regret: doleo_v | maereo_v
well: valeo_v | bene valeo_v
listen: audio_v acc | ausculto_v dat
alive, live, living, lives, lived: vivo_v | vivus_adj sum_v | in uita sum_v
buy, bought: emo_v | comparo_v
great help, very helpful, helped greatly, great use: magno auxilio sum_v dat | magno usui sum_v dat | multum iuvo_v acc | ualde iuvo_v acc | magnopere iuvo_v acc | multum adiuvo_v acc | magnopere adiuvo_v acc
joy, pleasure, delight: magnum gaudium affero_v dat | magnum gaudium do_v dat | magno gaudio sum_v dat | ualde delecto_v acc | multum delecto_v acc | magnopere delecto_v acc
teach, instruct: doceo_v | erudio_v
not know, ignorant, unaware: nescio_v | ignoro_v
await, wait: exspecto_v | opperior_v
summon, call, send for: arcesso_v | voco_v
call together, summon: convoco_v | cogo_v
assemble, gather, come together, meet: convenio_v | coeo_v | congrego_v
beg, implore, entreat, pray: oro_v | obsecro_v | imploro_v | precor_v
prepare, get ready: paro_v | comparo_v | praeparo_v
guard: custodio_v | defendo_v | tueor_v | servo_v
drive, drove, driven: ago_v | pello_v | expello_v
drive, drive out, expel, banish, throw out, cast out: expello_v | pello_v | eicio_v | exigo_v
drive back, repel, repulse: repello_v | pello_v
take away, remove, snatch: aufero_v | adimo_v | eripio_v | tollo_v
steal: aufero_v | surripio_v | furor_v
rob, deprive: privo_v abl | spolio_v abl
give back, return, restore: reddo_v | restituo_v
turn: verto_v | converto_v
change, turn, transform: muto_v | converto_v | verto_v
lack, without: careo_v abl | egeo_v abl
visit: viso_v | visito_v
greet: saluto_v acc | salutem dico_v dat
receive, welcome, accept: accipio_v | recipio_v | excipio_v
catch, arrest, seize: capio_v | comprehendo_v | deprehendo_v
bind, tie, chain: vincio_v | ligo_v | alligo_v
free, set free, release: libero_v | solvo_v
cure, heal: sano_v | curo_v
feed, nourish, support: alo_v | nutrio_v | pasco_v
rear, bring up, brought up: educo2_v | alo_v | nutrio_v
burn, blaze, fire: ardeo_v | flagro_v
shine, gleam, glitter: luceo_v | fulgeo_v | niteo_v | splendeo_v
rise, stand up, get up, got up: surgo_v | consurgo_v
break: frango_v | rumpo_v
cut, cut down: seco_v | caedo_v
hit, strike, beat, struck: ferio_v | percutio_v | pulso_v | verbero_v
touch: tango_v | attingo_v
embrace, hug: amplector_v | complector_v
remember: memini_v | recordor_v | memoria teneo_v
admit, confess: fateor_v | confiteor_v
explain, set out: explico_v | expono_v
deceive, trick, cheat: decipio_v | fallo_v
ruin, destroy: deleo_v | perdo_v | everto_v
lay waste, ravage, devastate, plunder: vasto_v | populor_v | depopulor_v
plunder, loot: diripio_v | spolio_v
surround: circumdo_v | cingo_v | circumvenio_v
march: iter facio_v | contendo_v
meet, met, run into: occurro_v dat | obuiam eo_v dat | obuiam venio_v dat | convenio_v acc
bring back, lead back, take back: reduco_v | refero_v | reporto_v
bring, take, lead: adduco_v | duco_v | perduco_v
say, says, said: dico_v | inquam_v | aio_v
said that, says that, say that: dico_v | nuntio_v | narro_v | affirmo_v
spend, spent, pass: ago_v | consumo_v | dego_v
throw away, throw down, drop, cast away: abicio_v | proicio_v | deicio_v
fill: compleo_v | impleo_v | repleo_v
rest: quiesco_v | requiesco_v
reign, rule, king: regno_v | rego_v
hide, lie hidden, hid: SELF celo_v | SELF abdo_v | SELF occulto_v | lateo_v
angry: irascor_v dat | iratus_adj sum_v dat | suscenseo_v dat
avoid, shun, escape: vito_v | evito_v | fugio_v
fail, lacking, desert: deficio_v | desum_v
divide, share: divido_v | partior_v
join, unite: iungo_v | coniungo_v
add: addo_v | adiungo_v
enjoy: fruor_v abl | delecto_v abl
frighten, terrify, scare: terreo_v | perterreo_v
avenge, punish: ulciscor_v | punio_v
support, favour, back: faveo_v dat | studeo_v dat
envy, jealous: invideo_v | invidus_adj sum_v
able, can, could: possum_v | queo_v
unable, not able, cannot: nequeo_v | non possum_v
rush, burst, charge: ruo_v | irrumpo_v
send away, dismiss, let go: dimitto_v | mitto_v
send out: emitto_v | mitto_v
send ahead: praemitto_v | mitto_v
lead out: educo_v | duco_v
go out, come out, leave: exeo_v | egredior_v | excedo_v
go in, come in, enter: intro_v | ineo_v | ingredior_v
go away, leave, depart: abeo_v | discedo_v
run up, run to: accurro_v | curro_v
escape, get away, slip away: effugio_v | evado_v | elabor_v
kill himself, kill herself: SELF interficio_v | SELF occido2_v | SELF neco_v
take up: suscipio_v | sumo_v
put on, dress: induo_v | sumo_v
hold, keep: teneo_v | retineo_v
in his hand, in her hand, in my hand, in your hand, in his hands, in her hands, in their hands: habeo_v | teneo_v
hold out, resist: resisto_v | obsto_v
resist, oppose: resisto_v dat | obsisto_v dat
agree: consentio_v | assentior_v
laugh at, mock: derideo_v | irrideo_v
look around: circumspicio_v | circumspecto_v
look after, care for, take care of: curo_v acc | consulo_v dat | provideo_v dat
boast: glorior_v | SELF iacto_v
complain: queror_v | conqueror_v
advise, urge: suadeo_v dat | hortor_v acc | moneo_v acc
swear: iuro_v | iusiurandum do_v
judge, consider: iudico_v | existimo_v | puto_v
suspect: suspicor_v | suspicio_v
expect, hope: spero_v | exspecto_v
exile, banish: in exsilium mitto_v | in exsilium eicio_v | in exsilium pello_v
exercise, train: exerceo_v | instituo_v
set up, place, position: colloco_v | statuo_v | pono_v
wake up, awake: expergiscor_v | excito_v
sleep, asleep: dormio_v | somno SELF do_v
dine, dinner, have dinner: ceno_v | cenam sumo_v
bite: mordeo_v | morsu vulnero_v
dwell, stay: commoror_v | maneo_v | moror_v
bring help: auxilium fero_v dat | opem fero_v dat | subvenio_v dat
make war: bellum infero_v | bellum facio_v
make peace, peace: pacem facio_v | pacem compono_v
sell: vendo_v | uenum do_v
flow: fluo_v | mano_v
blow: flo_v | spiro_v
advance, move forward, go forward: progredior_v | procedo_v | prodeo_v
stop, halt: consisto_v | resisto_v
delay, hold up: moror_v | retardo_v
appear, seen: appareo_v | SELF ostendo_v
disappear, vanish: evanesco_v | e conspectu abeo_v
celebrate: celebro_v | ago_v
honour, worship: colo_v | veneror_v
respect, revere: vereor_v | colo_v | observo_v
treat: tracto_v | habeo_v
regard, consider, think: habeo_v | puto_v | existimo_v | duco_v
call, said to: dico_v | appello_v | nomino_v | voco_v
`; // prettier-ignore
