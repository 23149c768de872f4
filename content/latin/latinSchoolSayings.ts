// Phrases of everyday school Latin that say one thing, by theme, in the rows of latinVerbSayings.ts and latinWordSayings.ts.
// The English of a row names the whole phrase wherever one of its words alone could mean something else.
/** Verbs with what goes with them. */
export const SCHOOL_VERBS = `
fall ill, fell ill, fallen ill, become ill, became ill: in morbum incido_v | in morbum cado_v | aegrotare coepi_v | aegrotare incipio_v | aeger_adj fio_v | aegrotus_adj fio_v
headache: dolore capitis laboro_v | capitis dolore laboro_v | dolorem capitis habeo_v | capite doleo_v
fall asleep, fell asleep, fallen asleep: obdormio_v | obdormisco_v | dormire coepi_v | dormire incipio_v | somnum capio_v | somno SELF do_v
get up, gets up, got up, getting up: surgo_v | e lecto surgo_v | exsurgo_v | consurgo_v
wake up, woke up, woken up: expergiscor_v | e somno surgo_v | somno surgo_v
to bed: cubitum eo_v | dormitum eo_v | ad lectum eo_v | lectum peto_v | cubitum discedo_v | cubitum SELF confero_v
for a walk: ambulatum eo_v | ambulo_v | deambulo_v | deambulatum eo_v
die, died: morior_v | diem supremum obeo_v | mortem obeo_v | e uita excedo_v | uita excedo_v | e uita decedo_v | de uita decedo_v
kill himself, killed himself, kill herself, killed herself, suicide: SELF interficio_v | SELF occido2_v | SELF neco_v | mortem sibi conscisco_v | manus sibi affero_v
will: testamentum facio_v | testamentum scribo_v | testamentum conscribo_v
give birth, gave birth, given birth: pario_v | edo2_v | in lucem edo2_v
marry, married, got married, get married: nubo_v dat | uxor_n fio_v gen
happy life, live happily, lives happily, lived happily: beatam uitam ago_v | beatam uitam vivo_v | beatam uitam dego_v | beate vivo_v | feliciter vivo_v
save the life, saved the life, life: servo_v acc | uitam servo_v gen | salutem servo_v gen | a morte servo_v acc | a morte eripio_v acc | e morte eripio_v acc
set sail, sail away, sailed away: nauem solvo_v | naues solvo_v | e portu solvo_v | ex portu solvo_v | uela do_v | ancoram tollo_v | ancoras tollo_v
take flight, took flight, take to flight, took to flight, flee, run away: fugio_v | fugam capio_v | fugam peto_v | terga verto_v | in fugam SELF do_v | fugae SELF mando_v
break camp, broke camp: castra moveo_v | e castris proficiscor_v | ex castris proficiscor_v
win the battle, won the battle: proelio vinco_v | pugna vinco_v | uictoriam reporto_v
began to fight, begin to fight, begins to fight: pugnare coepi_v | pugnare incipio_v | pugnam incipio_v | proelium incipio_v | proelium ineo_v | initium pugnandi facio_v | pugnandi initium facio_v
put an end, puts an end: finio_v acc | finem facio_v dat | finem facio_v gen | finem impono_v dat
look after, looks after, looked after, take care of, takes care of, took care of, care for: curo_v acc | curam ago_v gen | curam habeo_v gen | curam gero_v gen
goodbye, farewell: ualere iubeo_v acc | uale dico_v dat
silent, quiet, silence: taceo_v | sileo_v | silentium teneo_v | silentium servo_v
late: sero venio_v | sero advenio_v | sero pervenio_v | tarde venio_v | tardus_adj venio_v
break, broken: fidem fallo_v | fidem frango_v | fidem violo_v | fidem non servo_v | fidem non praesto_v | promissum non servo_v | promissa non servo_v | promissis non sto_v
keep his promise, keep his promises, keep his word, promise, promises, word: fidem servo_v | fidem praesto_v | promissum servo_v | promissa servo_v | promissum praesto_v | promissa praesto_v | promissis sto_v | promisso sto_v
lie, lies, lied: mentior_v | falsum dico_v | falsa dico_v | mendacium dico_v | mendacia dico_v
right: recte dico_v | uera dico_v | uerum dico_v
mistake, mistakes: erro_v | pecco_v | in errorem incido_v | errorem facio_v
answered nothing, no answer, no reply, nothing: nihil respondeo_v | nullum responsum do_v | nihil responsi do_v
lend, lent: mutuam do_v | credo_v
borrow, borrowed: mutuam sumo_v | mutuam accipio_v
borrow, borrowed: mutuum sumo_v | mutuum accipio_v
cost, costs: quanti consto_v | quanti sto_v | quanti sum_v
not have, no money, has no, have no, had no: careo_v abl | non habeo_v acc
remember: memini_v gen | memini_v acc | recordor_v gen | recordor_v acc | memoria teneo_v acc
gift, present: dono do_v | muneri do_v | dono_v
weep, cry, tears: fleo_v | lacrimo_v | in lacrimis sum_v | lacrimas fundo_v
burst into tears, began to cry, began to weep, began crying: flere coepi_v | lacrimare coepi_v | flere incipio_v | lacrimare incipio_v | lacrimas effundo_v | lacrimas fundo_v
burst out laughing, began to laugh, burst into laughter: risum tollo_v | ridere coepi_v | ridere incipio_v | cachinnum tollo_v
love, in love: amo_v acc | amore ardeo_v gen | amore flagro_v gen
courage, cheer up, good cheer: bono animo sum_v | bonum animum habeo_v | animos confirmo_v
lose heart, lost heart, loses heart: animum demitto_v | animo deficio_v | animo cado_v | animo concido_v | animum despondeo_v
lose heart, lost heart, lose courage, lost courage: animos demitto_v | animis deficio_v | animis cado_v | animis concido_v | animum demitto_v | animo deficio_v
on fire: ardeo_v | flagro_v | incendio ardeo_v | flammis ardeo_v | incendio flagro_v
noise: strepitum facio_v | strepo_v | clamorem facio_v | clamorem tollo_v
comfort, comforted, console, consoled: consolor_v acc | solacium do_v dat | solacium affero_v dat | solacium fero_v dat | solacio sum_v dat
mind, minds: consilium muto_v | sententiam muto_v | mentem muto_v
for advice, advice from: consulo_v acc | consilium peto_v from | consilium quaero_v from
attention: operam do_v dat | animum attendo_v ad | attendo_v acc | attente audio_v acc
far, far away: longe absum_v from | procul sum_v from | procul absum_v from
oath: iuro_v | iusiurandum do_v
rule, reign, king: regno_v | regnum teneo_v | regnum obtineo_v | regnum habeo_v | rex_n sum_v
happen: accido_v | evenio_v | contingo_v
hold back, held back, restrain: teneo_v | retineo_v | contineo_v | cohibeo_v
gather, flock, assemble: convenio_v | confluo_v | concurro_v
winds, wind, die down, died down: cado_v | resido_v | consido_v | quiesco_v
go to school, goes to school, went to school: eo_v in | eo_v ad | peto_v acc
cruel: crudelis_adj sum_v | saevus_adj sum_v | saevio_v
made up my mind, made up his mind, made up her mind, make up your mind: consilium capio_v | constituo_v | statuo_v
revenge, vengeance: ulciscor_v acc | poenas sumo_v from | supplicium sumo_v from
punish, punishes, punished: punio_v acc | poenas sumo_v from | supplicium sumo_v from | poena afficio_v acc
join the army, joined the army, enlisted: militare coepi_v | miles_n fio_v | nomen do_v
surrender, surrendered: SELF dedo_v dat | SELF trado_v dat | in deditionem venio_v gen
get better, got better, get well, got well, recover: convalesco_v | e morbo convalesco_v | ex morbo convalesco_v | sanus_adj fio_v
not sleep, cannot sleep: dormio_v | somnum capio_v
senses: ad SELF redeo_v | SELF colligo_v
earn, earns, earned: mereo_v | mereor_v | facio_v
orders, order, command: impero_v dat | mandata do_v dat | praecipio_v dat
orders, order, commands, command: imperio pareo_v | imperata facio_v | iussa facio_v | iussis pareo_v | imperatis pareo_v
am well, is well, are well, be well: valeo_v | bene valeo_v | bene SELF habeo_v
not care: non curo_v acc | nihil curo_v acc | neglego_v acc
depend, depends: positum sum_v ins | situm sum_v ins | pendeo_v from
cannot swim, could not swim, cannot read, cannot write, cannot sing, cannot dance, cannot ride: non possum_v | nescio_v
know how, knows how, knew how, can swim, can read, can write, can ride: scio_v | possum_v
miss the opportunity, missed the opportunity, miss the chance, missed the chance, lose the opportunity: amitto_v | omitto_v | praetermitto_v | perdo_v
opportunity, chance: occasionem capio_v | occasionem nanciscor_v | occasionem arripio_v | occasione utor_v
succeed, succeeded, turned out well, went well: bene evenio_v | feliciter evenio_v | prospere evenio_v | bene cedo_v | prospere cedo_v | succedo_v
blame: culpam confero_v in | culpam transfero_v in | culpam conicio_v in | culpam attribuo_v dat | culpam tribuo_v dat
snow, snows, snowed, snowing: ningit_v | nix cado_v
table: pono_v | paro_v | instruo_v
`; // prettier-ignore

/** What does not change. */
export const SCHOOL_PHRASES = `
get dark, gets dark, getting dark, got dark, evening is coming, night is coming: aduesperascit | nox appropinquat | nox appetit | nox uenit | tenebrae fiunt | uesperascit
getting dark, growing dark, becoming dark: aduesperascebat | nox appropinquabat | nox appetebat | tenebrae fiebant | uesperascebat
get light, gets light, getting light, day is dawning, dawn is breaking: lucescit | dilucescit | illucescit | dies appetit
getting light, growing light, day was dawning, dawn was breaking: lucescebat | dilucescebat | illucescebat | dies appetebat
it is cold: friget | frigus est
it was cold: frigebat | frigus erat
i have a headache, my head aches, my head hurts: caput mihi dolet | mihi caput dolet | dolet mihi caput | caput dolet mihi | dolore capitis laboro | capitis dolore laboro | dolorem capitis habeo
in charge, in command: praeerat | praefectus erat | praepositus erat
in charge, in command: praeerant | praefecti erant | praepositi erant
time to go, time to leave: tempus est ire | tempus est eundi | eundi tempus est | tempus eundi est | tempus est abire | tempus abeundi est | abeundi tempus est | tempus est abeundi | tempus est discedendi | tempus est proficiscendi | tempus est proficisci
name: quid | quod
cheaply, low price, small price: paruo | paruo pretio | uili | uili pretio
condemned to death, condemn to death, sentenced to death, to death: capitis | morte | ad mortem
wrong, mistaken: erro | fallor
wrong, mistaken: erras | falleris
wrong, mistaken: errat | fallitur
wrong, mistaken: erratis | fallimini
wrong, mistaken: errant | falluntur
decided, senate: placuit | uisum est
by the journey, from the journey: itinere | ex itinere | de uia
speech, speak, spoke: apud populum | ad populum
how are you: quid agis | ut uales | quomodo uales | ut te habes | quomodo te habes
how are you: quid agitis | ut ualetis | quomodo ualetis | ut uos habetis | quomodo uos habetis
come from, are you from: unde uenis | unde es
come from, are you from: unde uenitis | unde estis
come from, is he from, is she from: unde uenit | unde est
no use, useless: nihil prodest | nihil iuuat | inutile est
late at night: multa nocte | multa de nocte | sero nocte | nocte sero
night fell, night came: nox uenit | nox aduenit | nox facta est
safely, safe and sound: tuto | incolumis
pardon, sorry, excuse me, forgive me: ignosce mihi | mihi ignosce | mihi ignoscas | ignoscas mihi | da mihi ueniam | ueniam mihi da | ueniam a te peto | ueniam peto
wants to become, want to become, wanted to become: fieri | esse
older, elder: maior | maior natu | natu maior
younger: minor | minor natu | natu minor
warmly, kindly: benigne | comiter | amice
very: ualde | maxime
`; // prettier-ignore

/** Nouns and adjectives. */
export const SCHOOL_WORDS = `
much money, lot of money, large sum of money: magnus_adj multus_adj grandis_adj
`; // prettier-ignore
