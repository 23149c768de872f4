// English that a player writes for a Latin word: wordings that the dictionary does not list, and those of several words' glosses for which
// this word is the first choice ("honour" is honor before decus). Only the translator reads it. A row reads `id: wording, wording`.
const ROWS = `
honor_n: honour
ignis_n: fire
patria_n: country
populus_n: people
dux_n: general
forum_n: market
vacca_n: cow
collegium_n: guild
magus_n: wizard, mage
dedecus_n: dishonour
umbra_n: shadow, ghost
tenebrae_n: darkness, dark
obscurus_adj: dark
officium_n: duty
transeo_v: pass
semper_adv: forever
misericordia_n: mercy
splendidus_adj: shining
ver_n: spring
frigeo_v: be cold
gladius_n: sword
mors_n: death
vita_n: life
spes_n: hope
sanguis_n: blood
requiesco_v: rest
sapientia_n: wisdom
virtus_n: courage, valor
scientia_n: knowledge
potentia_n: power
navis_n: ship
silva_n: forest
lignum_n: wood
cubiculum_n: room
pulso_v: knock at, knock on
mare_n: sea
caelum_n: sky, heaven
lux_n: light
nox_n: night
pax_n: peace
rosa_n: rose
liber_n: book
homo_n: human
deus_n: god
dominus_n: lord
porta_n: gate
draco_n: dragon
thesaurus_n: treasure
regnum_n: kingdom, realm
terra_n: land
mundus_n: world
anima_n: soul
astrum_n: star
animal_n: beast
erro_v: err, make mistakes, be wrong, be mistaken
occido_v: set
incendo_v: burn
ardeo_v: burn
specto_v: watch
dormio_v: sleep
disco_v: learn
aperio_v: open
claudo_v: close, shut
vinco_v: win, conquer
muto_v: change
dedo_v: surrender
deleo_v: destroy
do_v: give
invenio_v: find
cado_v: fall
fio_v: become
iter_n: journey
timeo_v: be afraid, be afraid of
spero_v: hope
tollo_v: raise
procedo_v: march
audio_v: listen to
expergiscor_v: wake up, wake
concordia_n: unity
semel_num: once
surgo_v: rise, arise, stand up
teneo_v: hold
puto_v: think
cogito_v: think
scio_v: know
omnis_adj: all
altus_adj: deep, high
magnus_adj: great
malus_adj: evil, bad
fortis_adj: strong, brave
solus_adj: alone
paratus_adj: ready
caecus_adj: blind
aeternus_adj: eternal, everlasting
sacer_adj: holy
hostis_n: enemy
miles_n: soldier, warrior
eques_n: knight
nimis_adv: too, too much
statim_adv: at once
diligens_adj: hard-working
numquam_adv: never
umquam_adv: ever
unus_num: one
carcer_n: dungeon
galea_n: helm
fossa_n: moat
medicus_n: healer
dens_n: fang
reficio_v: mend
fons_n: well
mane_adv: early in the morning
una_adv: together
senex_n: old man
anus_n: old woman
voco_v: call
duco_v: marry, lead
attingo_v: reach
percutio_v: stab
capillus_n: hair
irrideo_v: laugh at
vacuus_adj: empty
solvo_v: pay
corona_n: crown
castellum_n: castle
creo_v: elect
ferrum_n: steel
mergo_v: sink
robur_n: strength
mortuus_adj: dead
acutus_adj: sharp
recens_adj: fresh
doleo_v: hurt, ache
aureus_adj: gold
argenteus_adj: silver
copia_n: troops
noctu_adv: at night
cotidie_adv: every day
celer_adj: fast
desisto_v: give up
attendo_v: pay attention
ambulo_v: take a walk, go for a walk
iuro_v: take an oath, swear an oath
familia_n: family
factum_n: deed
memini_v: remember
vexillum_n: banner, flag
aurum_n: gold
argentum_n: silver
incipio_v: begin, start
initium_n: beginning
ortus_n: birth
sed_conj: but
saeculum_n: century
colligo_v: gather, collect
consto_v: cost
dignitas_n: dignity
disciplina_n: discipline
imperator_n: emperor
imperium_n: empire
fama_n: fame
limes_n: frontier
finis_n: border
libenter_adv: gladly, willingly
culpa_n: guilt
vix_adv: hardly
heros_n: hero
humilis_adj: humble
lucerna_n: lamp
lingua_n: language
discedo_v: leave, depart
praeda_n: loot, plunder
libido_n: lust
nuntius_n: message
strepitus_n: noise
non_adv: not
rusticus_n: peasant
princeps_n: prince
probo_v: prove
religio_n: religion
regredior_v: retreat
dico_v: say
sententia_n: sentence
peccatum_n: sin
subrideo_v: smile
animus_n: spirit
spolium_n: spoil
advena_n: stranger
via_n: street
supersum_v: survive
ingenium_n: talent
taberna_n: tavern, inn
tum_adv: then
ibi_adv: there
foedus_n: treaty, alliance
integer_adj: unbroken
plerumque_adv: usually
navigatio_n: voyage
perfidus_adj: treacherous
fidelis_adj: loyal, faithful
carmen_n: spell
signum_n: signal
sodalis_n: mate, buddy
spelunca_n: cave
supero_v: overcome
quaero_v: seek, look for
custos_n: guard, guardian
centurio_n: captain
societas_n: fellowship
lex_n: law
relinquo_v: leave
furor_n: fury
inferi_n: hell
oro_v: pray
anulus_n: ring
incredibilis_adj: unbelievable
nunc_adv: now
honoro_v: honour
probus_adj: honest
pulcher_adj: pretty
posco_v: call for
capio_v: capture, catch, take
gratia_n: gratitude, grace, favour
constans_adj: steadfast
ferio_v: strike, hit
moveo_v: move
ordo_n: order
commercium_n: trade
sanus_adj: healthy
exspecto_v: wait, wait for
constantia_n: perseverance
`;

export const GLOSSES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', words = ''] = row.split(': ');
      return [id, words.split(', ')];
    }),
);
