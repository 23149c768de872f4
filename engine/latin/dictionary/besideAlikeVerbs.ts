// English verbs that say the same, a row of them a line: data of besideAlike.ts. A verb may stand in several rows, one for each thing that it may say.
// Invariant: any of a row may stand for any other of it in a plain sentence, with the same subject and object.

export const ALIKE_VERBS = `
seize, capture, take, take possession of, occupy, gain control of, take control of, take over, conquer, get hold of, take hold of
seize, snatch, grab, grasp, take hold of, catch hold of, lay hold of
capture, take prisoner, take captive, take as prisoner, catch
divide, split, separate, part
divide, share, share out, divide up, divide out, split, distribute, split up
distribute, hand out, give out, share out, deal out
enrol, enlist, raise, levy, recruit, conscript, call up
see, notice, spot, catch sight of, spy, observe, perceive, behold, glimpse, sight
see, look at, view, watch, observe
watch, observe, look at, look on
look at, gaze at, stare at, look on, gaze upon, gaze on, behold, contemplate
flee, run away, escape, take flight, take to flight, take to their heels, run off, fly, get away
put to flight, rout, drive off
try, attempt, endeavour, strive, seek, make an attempt, make an effort
reach for, try to reach, try to get, try to get at, strive for, go for, stretch for
reach, arrive at, come to, get to, make it to, arrive in, make for
arrive at, arrive in, reach, come to, get to
arrive, come, get there
come, arrive, turn up
come back, return, go back, get back, be back
approach, come near, draw near, come near to, draw near to, come close to, get close to, near, come up to, go up to, go near
approach, draw near, come near, come on, draw close, come closer, be near, come close, get close, fall
found, establish, set up, build, institute
found, build, lay the foundations of
call, name, give the name
call, summon, send for, call for, call together
call together, summon, convene, gather, assemble
gather, assemble, come together, meet, get together, collect
gather, collect, bring together, assemble, get together, muster
pick, gather, pluck, collect
make, create, fashion, form, produce
make, build, construct
build, construct, put up, erect, raise, make
set up, put up, erect, raise, build, establish
set up, place, put, put up
put, place, set, lay
put down, lay down, set down, place
put on, wear, dress in, don, get dressed in
be wearing, have on, be dressed in, wear
take off, remove, lay aside, shed
persuade, convince, induce, prevail upon, win over, talk into
ask, request
ask, inquire, enquire, question, ask of
ask, question, interrogate
ask for, request, seek, demand, beg for, call for, plead for
ask, beg, plead with, beseech, implore, entreat
beg, beseech, implore, entreat, plead with, pray, appeal to
seek, look for, search for, hunt for, try to find, be in search of
seek, aim at, aim for, strive for, pursue, go after
demand, insist on, call for, require, claim
take, lead, bring, conduct, guide, escort
lead, conduct, guide, take, command
lead away, take away, carry off, lead off, conduct away
lead across, take across, bring across, bring over, take over, lead over, convey across, carry across, get across
lead back, bring back, take back
lead out, bring out, take out, lead forth
bring, carry, fetch, bear, deliver, convey
carry, bear, transport, take, bring
carry, wear, bear, have
fetch, get, bring
love, be in love with, adore, be fond of
love, like, be fond of, enjoy
hate, detest, loathe, despise
lie, tell lies, tell a lie, tell lie, fib
lie, recline, rest, lie down
lie, be situated, be located, be
deceive, trick, fool, cheat, mislead, dupe, take in
betray, give up, hand over, be a traitor to
recognise, know, identify, make out, tell
discern, distinguish, make out, tell apart, recognise
hollow out, hollow, wear away, wear down, wear out, make hollow, erode
say, state, declare, remark, tell, mention
tell, relate, recount, narrate, report
announce, report, declare, proclaim, make known, bring word, bring news
reveal, disclose, make known, show, uncover, expose
show, point out, display, exhibit, demonstrate, reveal
speak, talk, converse, chat
speak, say, utter, tell
talk, chat, converse
reply, answer, respond, give an answer, make reply, answer back, retort
reply to, answer, respond to
shout, cry out, cry, yell, call out, exclaim, scream
whisper, murmur, mutter
live, dwell, reside, have home
live in, dwell in, inhabit, occupy, reside in
live, be alive
exist, be
spend, pass
catch, seize, take, capture, grab
catch up with, overtake, catch, reach, come up with
chase, pursue, follow, run after, go after, hunt
follow, come after, go after, go with, accompany
accompany, go with, follow, escort
change, turn, transform, convert, alter
be changed, change, turn, be turned, be transformed
become, be made, come to be, turn into, get, grow
become, turn into, turn to, be turned into, change into, be changed into, be made into
happen, occur, take place, come about, come to pass, be done
happen, befall, occur
fly, soar, flutter
fall, drop, tumble, plunge, fall down, sink
collapse, fall down, fall, tumble down, come down
fall into, drop into, tumble into, plunge into
look back, look behind, turn around, turn round, glance back, look round, look around, look back at
lose, be deprived of
lose, be defeated, be beaten
order, command, tell, instruct, bid, direct, give orders to
forbid, prohibit, ban
prepare, get ready, make ready, ready, make
prepare, cook, make
cook, prepare, boil
buy, purchase, get, acquire
sell, put up for sale
work, labour, toil
work, toil, labour, do work
sleep, go to sleep, fall asleep, be asleep, get to sleep, get some sleep
rest, take a rest, take rest, relax, have a rest, repose
rest, be quiet, be at rest, be still, lie still
wake up, awake, awaken, wake, be woken
wake, wake up, awaken, rouse, arouse
want, wish, desire
want, desire, wish for, long for, be eager for
want, be willing, wish
long for, yearn for, desire, crave, miss
refuse, say no to, decline, reject, turn down
leave, depart, go away, set out, go, go off, withdraw
leave, leave behind, abandon, desert, forsake
leave, depart from, go away from, go out of, get out of, go from, withdraw from
set out, set off, depart, leave, start out, start
go away, leave, depart, be gone, go off, withdraw
go out, leave, go outside, come out, exit
go in, enter, come in, go inside, walk in, step in
enter, go into, come into, walk into, step into, set foot in
go, travel, walk, make way, head, proceed
go, be going, walk
travel, journey, make journey, go
walk, stroll, go for walk, take walk, go on foot
wander, roam, stray, rove, wander about, wander around
please, delight, be pleasing to, give pleasure to, appeal to
benefit, be useful to, help, be of use to, do good to, be of benefit to, be helpful to, profit, be good for
harm, hurt, injure, damage, do harm to, be harmful to
wage, carry on, fight, conduct, make
fight, battle, struggle, do battle, make war, wage war, combat
fight, contend, compete, struggle
attack, assault, assail, make attack on, launch attack on, charge, fall upon, fall on
besiege, lay siege to, surround, blockade
surround, encircle, enclose, ring
burst in, break in, rush in
win, be victorious, gain victory, win victory, conquer
win, gain, obtain, achieve
defeat, beat, conquer, overcome, vanquish, overpower, be victorious over, get the better of
be defeated, lose, be beaten
surrender, give themselves up, yield, give in, capitulate, submit
hand over, surrender, give up, deliver, give over, turn over, yield
fear, be afraid of, dread, be scared of, be frightened of, be fearful of, be terrified of
fear, be afraid, be scared, be frightened, have fear, be fearful, feel fear, worry, be in fear, be terrified
be frightened, be terrified, be scared, take fright
frighten, scare, terrify, alarm, make afraid
worry, be worried, be anxious
disturb, upset, trouble, worry
sail, travel by ship, go by ship, voyage
read, peruse
read aloud, recite, read out
write, compose, pen
write down, record, note down
send, dispatch, send off, despatch
send away, dismiss, send off, let go
send back, return
hear, listen to, hear of
hear of, hear about, learn of
know, be aware, be aware of, realise, understand
know, be acquainted with, be familiar with
learn, find out, discover, hear, get to know, come to know
find, discover, come upon, come across, locate
find, find out, discover, learn, realise
invent, devise, think up, come up with
realise, understand, see, perceive, become aware, notice
understand, comprehend, grasp, follow
remember, recall, recollect, be mindful of, have in mind, keep in mind, call to mind
forget, be forgetful of
force, compel, make, oblige, drive, coerce
drive, force, impel, push
drive, herd, lead, move
drive out, expel, banish, throw out, cast out, force out, drive away
drive away, chase away, drive off, chase off, send away, repel, ward off
exile, banish, send into exile, drive into exile
oppress, weigh down, press hard, crush
defend, protect, guard, keep safe, shield
guard, watch, watch over, protect, keep watch over, keep
protect, shelter, shield, keep safe
save, rescue, keep safe, preserve, deliver
free, set free, liberate, release, deliver
break, shatter, smash, wreck, damage, destroy
break, be broken, shatter, smash
destroy, ruin, demolish, wreck, devastate, lay waste, annihilate, wipe out, tear down, raze
lay waste, devastate, ravage, plunder, destroy, pillage
plunder, loot, pillage, ransack, rob
rob, steal from, deprive
steal, rob, take away, snatch away, take, make off with
take away, remove, carry off, snatch away, steal
deprive, rob, strip
burn, set on fire, set fire to, burn down, burn up
burn, be on fire, be burning, blaze, be in flames
hope, expect, be hopeful
prefer, like better
choose, pick, select, pick out, elect
elect, choose, make, appoint, create
decide, resolve, determine, make up mind, come to decision
plan, intend, mean, have in mind
sit, be seated, sit down, take seat, have seat
stand, be standing
stand up, rise, get up, arise, stand
get up, rise, arise, stand up, get out of bed
open, unlock, throw open, open up
close, shut, shut up
regret, be sorry, repent, feel sorry, be sorry about, be sorry for, repent of, feel regret
count, reckon, number, add up
use, make use of, employ, put to use
run, race, rush, hurry, dash, sprint
hurry, hasten, rush, make haste, be in hurry
send out, emit, let out, give off, shoot out, pour out, send forth, shoot forth, belch, spew, throw out, give out
die, pass away, perish, lose life, be dead
be dead, have died
kill, slay, murder, put to death, slaughter, cut down
put to death, execute, kill
wound, injure, hurt
suffer, endure, bear, undergo, put up with, tolerate
bear, tolerate, put up with, endure, stand, suffer
be ill, be sick, be unwell, ail
be well, be in good health, be healthy, be fine, feel well, do well
recover, get well, get better, be healed
heal, cure, treat, make well, make healthy
weep, cry, shed tears, be in tears, sob
mourn, grieve, lament, be sad, grieve for, weep for, mourn for
rejoice, be glad, be happy, be delighted, be joyful, be pleased
laugh, smile, chuckle
laugh at, mock, make fun of, ridicule, deride, jeer at
mock, make fun of, ridicule
wonder at, marvel at, be amazed at, be surprised at, be astonished at, admire
wonder, marvel, be amazed, be surprised, be astonished
praise, commend, applaud, compliment, extol
blame, criticise, censure, find fault with, reproach
scold, tell off, rebuke, reprimand, reproach
accuse, charge, blame, prosecute
condemn, convict, sentence, find guilty
punish, penalise, chastise, exact punishment from
pardon, forgive, spare
spare, show mercy to, have mercy on
reward, give reward to
thank, give thanks to, be grateful to, say thank you to
give, hand, present, grant, offer, bestow, hand over
give, grant, bestow, award
give back, return, hand back, restore, repay
promise, vow, pledge, give word, swear
swear, vow, take oath, promise on oath
offer, provide, present, give
provide, supply, furnish, give
receive, get, accept, be given, obtain, take
welcome, receive, greet, take in
greet, say hello to, welcome, salute
invite, ask, ask round
visit, call on, go to see, pay a visit to, pay visit to, come to see, see
meet, come across, run into, come upon, encounter
meet, go to meet, come to meet
help, aid, assist, give help to, come to the aid of, bring help to, be of help to, come to help, lend hand to
come to help, come to the aid of, help
trust, believe, have faith in, believe in, have confidence in, put trust in
entrust, hand over, commit, give
believe, think, suppose, be of opinion, consider, feel
think, consider, reflect, ponder, think over, think about
consider, regard, think, deem, judge, hold
think about, think of, consider, ponder
seem, appear, look
appear, show up, be seen, come into view, come into sight
disappear, vanish, be gone
hide, conceal, cover, keep secret
hide, be hidden, lie hidden, lurk, hide away, lie in hiding, conceal oneself, be in hiding
cover, conceal, hide
cover, veil, wrap
throw, hurl, cast, fling, toss
throw away, cast aside, discard, cast away, throw aside
throw down, cast down, knock down
hit, strike, beat
strike, hit, beat, smite, knock
beat, whip, flog, thrash
knock, pound, beat
touch, handle, lay hand on
hold, keep, have, possess
hold back, restrain, keep back, check
keep, maintain, preserve, retain
have, own, possess, hold
lack, be without, be in want of, need
need, require, have need of, be in need of
be missing, be absent, be lacking, be away
be present, be here, be there, attend, be at hand
be away, be absent, be distant, be far
owe, be in debt for
pay, pay out, hand over
cost, be worth, be sold for
cut, cut off, cut down, chop
cut off, cut, sever
cut down, fell, chop down
dig, dig up, dig out
plant, sow
plough, till, cultivate
cultivate, till, farm, work, tend
grow, get bigger, increase, get larger, become bigger
increase, grow, make larger, make bigger, enlarge, add to
flow, run, stream, pour
pour, pour out
drink, drink up, have, swallow
eat, have, dine on, feed on, consume, devour
eat up, devour, consume, swallow, gobble up
devour, eat, eat up, swallow, gulp down, consume, gobble up
dine, have dinner, eat dinner, eat, have supper, feast
feed, nourish, give food to, give to eat
bring up, raise, rear, educate, nurture
educate, teach, instruct, train, bring up
teach, instruct, educate, train
train, exercise, practise, drill
learn, study
be born, come into the world
give birth to, bear, have, bring forth
marry, wed, take as wife, get married to, take in marriage
start, begin, commence, set about
finish, complete, end, bring to end, accomplish, conclude
end, come to end, finish, be over
stop, cease, leave off, quit, desist
stop, halt, come to stop, stand still, come to halt, pause
stop, prevent, keep, hinder
prevent, hinder, stop, keep, prohibit, block
delay, hold up, detain, hold back, slow down, keep
delay, wait, linger, hesitate, tarry
hesitate, doubt, waver, be in doubt
doubt, be in doubt, be unsure, be uncertain
wait for, await, expect, be waiting for
wait, stay, remain, linger
stay, remain, be left
remain, be left, be left over, survive
allow, let, permit, give permission to, give leave
be allowed, be permitted
dare, venture, be brave enough, have courage, have the courage, be bold enough
agree, consent, be in agreement
disagree, differ, be of different opinion
rule, govern, reign over, be in charge of, control, be king of, rule over
reign, rule, be king, be in power, hold power
be in charge of, be in command of, command, lead, control
obey, comply with, be obedient to, follow, do what they are told by
serve, be slave to, be servant to
worship, honour, revere, venerate
respect, honour, esteem, value
pray to, call upon, invoke, pray
pray, say prayers
sacrifice, make sacrifice, offer sacrifice, offer
sing, chant
play, have game
dance, leap
jump, leap, spring, bound
jump down, leap down
climb, go up, scale, climb up, ascend
climb down, go down, come down, descend, get down
swim, float
cross, go across, pass over, cross over, go over, get across
pass, go by, pass by, go past
stretch, extend, reach, spread
hang, be hanging, be suspended
hang up, suspend
shine, gleam, glow, glitter, sparkle, be bright
light, kindle, set light to, set fire to
put out, extinguish, quench
shake, tremble, shiver, quake
turn, turn round, turn around
turn, direct, steer
move, shift, stir
mix, blend, mingle
join, connect, unite, link
join, come together with, join up with, unite with
ally, join forces, make alliance
separate, divide, part, keep apart
complain, grumble, moan
quarrel, argue, dispute, row, squabble
threaten, menace
warn, advise, caution, alert
advise, counsel, recommend, urge
encourage, urge, exhort, urge on, cheer on, hearten
urge, encourage, press, exhort
incite, stir up, rouse, provoke, excite
calm, soothe, pacify, quieten, calm down, appease
soften, make soft
console, comfort, cheer up
envy, be jealous of, be envious of, begrudge
boast, brag, show off
confess, admit, own up
admit, confess, acknowledge
explain, expound, set forth, make clear, set out
describe, portray, depict
paint, colour, depict
imitate, copy, mimic
repair, mend, fix, restore, rebuild
restore, repair, give back, rebuild
clean, wash, cleanse
wash, bathe, clean, have bath
bury, lay to rest, inter
set, go down, sink
rise, come up
dawn, break
fortify, strengthen, wall, protect
station, place, post, position, set
draw up, array, line up, arrange
arrange, order, set in order, put in order
camp, pitch camp, make camp, set up camp
march, advance, go, proceed
advance, go forward, proceed, move forward, press on, march forward
retreat, withdraw, fall back, pull back, draw back, go back
return, give back, bring back
rush, run, hurry, dash, charge
rush, charge, make attack
slip, slide, glide
slip away, escape, get away
escape, get away, flee, avoid
avoid, shun, steer clear of, escape, keep away from, stay away from
despise, scorn, look down on, hold in contempt
neglect, ignore, disregard, pay no attention to
care for, look after, take care of, tend, attend to, see to, mind
care about, be concerned about, mind
manage, run, look after, take care of
perform, do, carry out, accomplish
carry out, do, perform, execute, fulfil
deserve, merit, be worthy of
earn, deserve, gain
excel, surpass, outdo, be better than, exceed, outstrip
be eminent, excel, stand out
outlive, survive
be enough, suffice, be sufficient
be open, be clear
be hungry, starve, be starving
be thirsty, thirst
smell, stink
feel, sense, perceive, experience
taste, try
test, try, put to the test
examine, inspect, look at, check, investigate
investigate, look into, examine, inquire into
judge, decide, pass judgement on
vote, cast vote
pretend, feign, make believe, act as if
seem good, please, be decided
applaud, clap
kiss, give kiss to
embrace, hug, clasp
decorate, adorn, deck, ornament, embellish
load, burden
lift, raise, pick up, lift up
pick up, lift, take up
pull, drag, draw, haul, tug
drag, pull, haul, draw
push, shove, thrust
tie, bind, fasten, tie up
loosen, release, untie, undo, free
fill, fill up
empty, drain
produce, bear, yield, bring forth
spread, scatter, strew
scatter, disperse, strew
tear, rip, tear apart, tear to pieces
tear apart, tear to pieces, rip apart, tear up, mangle
bite, nip
sting, bite
roar, bellow
bark, howl
break out, erupt, burst out, start, begin
bring about, cause, produce, effect
cause, bring about, give rise to, be the cause of
change, exchange, swap
interrupt, break off, break in on
abandon, give up, leave
abandon, forsake, leave, desert, give up
despair, lose hope, give up hope
enjoy, delight in, take pleasure in, take delight in, like
relate, tell, recount
consult, ask for advice, seek advice from, ask advice of
be called, be named, have name
name, call, mention
be silent, keep quiet, keep silent, say nothing, be quiet, stay silent, keep silence
appoint, name, put in charge, make
succeed, be successful
survive, stay alive, remain alive
grow old, age, get old
be astonished, be amazed, be surprised, be stunned
be angry, be furious, be enraged, get angry, become angry, be cross, lose temper
be ashamed, feel shame
pity, feel pity for, take pity on, feel sorry for, be sorry for, have pity on
be accustomed, be used, be in habit of, usually do
owe, be obliged
drown, be drowned, sink
sink, be sunk, go down, founder
gamble, play dice
snow, be snowing
rain, be raining
`.trim();
