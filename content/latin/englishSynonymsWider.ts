// More English that learners write for a gloss, in the rows of englishSynonyms.ts: nearer and wider synonyms that a kind teacher takes.

export const WIDER_VERBS = `
flee, run away: get away, run off, take to flight, make off, escape
escape, flee: run away, get out, break free, break out
weep, cry: be in tears, wail
weep: cry, be in tears, sob
carry: convey
bring: convey
see: make out, behold, look upon, glimpse
lead: take
lead back: take back, bring back, march back, conduct back
play: have fun
walk: go walking, go for a stroll
come, arrive: turn up, show up
arrive: get to, reach, get, turn up, get in
approach: draw near, come close, come closer, get near, get close, go up to, come up to, near, advance, come near
cross, go across: get across, get over, go over, pass over, travel across, traverse, come across
cross: get across, get over, go over, pass over, travel across, traverse
climb over, pass: cross, get over, go over, get across
return, go back: be back, turn back, come home, go home, return home
approve of: approve
approve: approve of
go back, come back: be back, turn back, get back, come home, go home, return home
begin: set about
work: be at work, labour, toil
take, capture: seize, conquer
break: shatter, smash, wreck, break up, smash up
destroy: wipe out, tear down, wreck, lay waste
overcome: defeat, get over
defeat: beat, crush
harm, hurt: wrong, do wrong to, hurt
please: give pleasure to, make happy, gladden
delight: give pleasure to, make happy, gladden, please, make very happy
warn: tell, caution
say: mention, remark
go, travel: journey
set out: start off, leave, set off
live, dwell: make a home
sleep: be asleep
fear: be afraid of, be scared of, be frightened of
frighten: startle, scare, terrify
frighten, terrify: startle, alarm
love: be in love with, be fond of, care for
help: lend a hand to, come to the aid of, be of help to
attack: charge, make an attack on, launch an attack on, assail
fight: wage war, do battle
find: discover, come across, come upon
look for: be in search of, hunt for, search for
take away: carry away, take off, carry off
close, shut: lock, bar
eat: consume, feed on, dine on
cook: prepare
teach: give lessons to
learn: be taught
understand: get
think: feel, hold
believe: have faith in
decide: make a decision, determine
order: bid, instruct, direct, tell
command: bid, instruct, direct, tell
allow: let, permit
permit: let, allow
forbid: prohibit, ban
show: exhibit, present
shout: yell, cry out, scream, exclaim
die: lose life, perish
be glad: be happy, be pleased, be delighted
grieve: mourn, be sad, lament
burn, set fire to: burn down, set alight, set ablaze, burn up
set fire to: burn down, set alight, set ablaze, burn up
gather, collect: bring together
remain: stay behind, wait, stay on
stay: wait, stop
leave: abandon, desert, quit, leave behind
depart: go off, move off, head off, set off, go away, leave
choose: select, pick, pick out
try: attempt, endeavour
finish: end, conclude, complete, bring to an end
complete: end, conclude, finish, bring to an end
accomplish: finish, complete, achieve, carry out
happen: take place, come about, come to pass
become: turn into, grow
seem: appear, look
promise: pledge, vow, swear
prepare: get ready, make ready
guard: protect, watch, watch over
envy: be jealous of, be envious of
trust: have confidence in, have faith in, put faith in, rely on
persuade: convince, induce
use: make use of, employ
announce: report, proclaim, declare, bring word, bring news
deceive: trick, fool, cheat, mislead, take in, dupe
hide: conceal, keep hidden
lie hidden: hide, be hidden, be hiding, lurk, hide away
drag, pull: haul, tug, draw
raise: lift, lift up, pick up
lift: raise, lift up, pick up
look at: gaze at, look upon, view, watch
wonder at: be amazed at, be astonished at, admire
seek: look for, search for
hold: hold on to
keep: retain, hold on to
free, set free: let go, liberate
marry: wed
kill: slay, murder, put to death, do away with
hasten: rush, speed, hurry
hurry: rush, speed, hasten
pour: spill
rise: get up, go up, come up
know: be aware of
ride: go on horseback, go riding
despise: scorn, look down on
hate: detest, loathe
swear: take an oath, vow
surrender: give up, yield
yield: give way, give in
resist: hold out against, stand up to, withstand
prevent: stop, keep
drive out: throw out, expel, banish, chase out
scatter: disperse
beware, beware of, take care: watch out, watch out for, look out for, mind
sail: set sail
rest: take a rest, have a rest
surround: encircle, enclose
`;

export const WIDER_NOUNS = `
field: meadow
house, home: dwelling, residence
farmer: peasant, husbandman
sailor: seaman, mariner, seafarer
soldier: warrior, fighter, fighting man
enemy: foe, opponent, adversary
citizen: inhabitant, townsman
commander: chief, captain, leader, general
general: chief, captain, leader, commander
leader: chief, captain, head
road: path, highway, route, way
king: sovereign, ruler
letter: note, message
pupil: schoolgirl, schoolboy, student
girl: maid, young lady, lass
woman: lady
maiden: young woman, young girl
maid, maidservant: servant girl, slave girl
gift: present, offering
river: waterway, stream
mountain: peak
wood, forest: woods
ship: boat, vessel, galley
wall: rampart
storm: gale, tempest, thunderstorm
story: fable, tale
reason: motive, ground, cause
cause: motive, reason
danger: peril, risk, hazard
money: coins
evil: bad thing, ill, wrong, misfortune, trouble, wickedness
work: job, labour
fire: blaze
wind: breeze
hut: shack, small house, little house, house, home, cottage
shore: beach, coast, bank, seashore
crowd: throng, multitude, mob
people: populace, folk
messenger: herald, courier
horseman: rider, mounted soldier
grief: sorrow, sadness, pain
sorrow: sadness, grief
fear: terror, fright, dread
anger: fury, rage, wrath
joy: happiness, delight
battle: combat, engagement, fight
night: nighttime
old man: old fellow, old gentleman
guest: visitor
trader: tradesman, dealer
shade, shadow: shadows, dark
doctor: physician
treachery: betrayal
enclosure: pen
townsman: citizen, inhabitant
neighbour: person next door
camp: encampment
weapon: arm
cave: cavern
cloak: coat, mantle
meal: dinner
companion: comrade, friend, mate
comrade: companion, friend, mate
crime: misdeed, wrong, offence
tyrant: despot
`;

export const WIDER_ADJECTIVES = `
small: tiny, little
bad: naughty, nasty, evil, wicked
wicked: evil, bad, naughty
good: nice, kind
happy, glad: joyous, in a good mood
sad: upset, sorrowful
angry: mad, cross, furious
tired: weary, exhausted, worn out, worn-out, fatigued
hard, harsh: severe, strict
cruel: ruthless, savage, brutal, merciless
fierce: savage, ferocious, wild
savage: ferocious, wild, cruel
famous: well-known, renowned, celebrated, noted
poor: needy, impoverished, penniless
wretched: miserable, unhappy, unfortunate
kind: kindly, friendly
huge: gigantic, immense, giant, very big, very large
old: elderly, aged, ancient
so great: so big, so violent, so fierce, so strong, so severe, so mighty, so huge, such great, such big, such huge, such
such: so great
numerous: many
unjust: unfair, wrong
proud: haughty, arrogant
serious: grave
eager: keen
worthy: deserving
lazy: idle
clever: smart, intelligent, bright
dangerous: risky, perilous
healthy: well, in good health
unhappy: miserable, sad
empty: vacant, deserted
sacred: holy
silent: quiet
successive: in a row, consecutive, on end
continuous: in a row, consecutive, on end
well: healthy, in good health
hot: warm
warm: hot
pretty: beautiful, lovely
deserted: abandoned
drunk: tipsy
`;

export const WIDER_ADVERBS = `
seriously: badly, gravely, severely, heavily
heavily: badly, gravely, severely, seriously
severely: badly, gravely, heavily, seriously
bravely: boldly, courageously, valiantly
quickly: hastily, fast, rapidly
immediately: right away, straightaway, straight away, at once
at once: right away, straightaway, straight away, immediately
often: many times
very: really, exceedingly, extremely
very much: really, a great deal, a lot, exceedingly, extremely
greatly: really, a great deal, a lot, very much, very
still: even now, to this day, yet
up to now: so far, until now
soon: before long
always: all the time
then: after that, afterwards
next: after that, afterwards
almost: practically
once: once upon a time, in the past
far: far away, a long way, far off
by night: during the night, in the night, at night, at nighttime
by day: during the day, in the daytime
easily: with ease, without difficulty
carefully: with care
diligently: hard
hard: diligently
secretly: in secret, stealthily
in vain: vainly, to no avail, for nothing
there: over there
fiercely: savagely, violently, keenly
badly: poorly
happily: gladly, cheerfully, joyfully
gladly: happily, cheerfully
freely: openly
near: close to, close by, nearby, not far from
`;
