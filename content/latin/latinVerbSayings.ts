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
forgive, pardon: ignosco_v dat | ueniam do_v dat
encourage, urge, exhort: hortor_v | cohortor_v | adhortor_v
advise, warn, remind: moneo_v | admoneo_v
blame, scold: culpo_v | vitupero_v | reprehendo_v
rejoice, glad, happy, delighted: gaudeo_v | laetor_v
silent, quiet: taceo_v | sileo_v
speak, talk: loquor_v | dico_v
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
`; // prettier-ignore
