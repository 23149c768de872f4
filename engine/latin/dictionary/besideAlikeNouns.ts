// English nouns that say the same, a row of them a line: data of besideAlike.ts. Plurals that are no noun's own stand in a row with others of the same number.
// Invariant: any of a row may stand for any other of it in a plain sentence.

export const ALIKE_NOUNS = `
envoy, ambassador, legate, emissary, messenger, deputy
messenger, herald, courier, envoy
booty, plunder, loot, spoil, spoils, prey
prey, booty, quarry
enemy, foe, opponent, adversary
enemy soldier, enemy
cavalry, horsemen, horseman, cavalrymen, horse soldiers
horseman, rider, cavalryman, knight
infantry, foot soldiers, infantrymen
soldier, warrior, fighter
troops, forces, army, soldiers, men
force, army, troop
army, troops, host, forces, force
general, commander, leader, chief, commander in chief
leader, chief, commander, head, prince, captain, guide
king, ruler, monarch, sovereign
kingdom, realm, kingship, royal power, power, throne, reign
rule, power, command, authority, government, control
power, might, strength
command, order, instruction
order, command, instruction, bidding
empire, dominion, realm, rule
strength, force, power, might, vigour, violence
force, violence, might
speed, swiftness, quickness, velocity
courage, bravery, valour, boldness, virtue
virtue, goodness, excellence
stream, brook, river, creek
river, stream
water, waters
sea, ocean, deep, waters
wave, billow
shore, beach, coast, seashore, bank
bank, riverbank, side
lake, pool, mere
pool, pond
harbour, port, haven
boat, ship, vessel, craft
ship, vessel, boat
fleet, navy, ships
ships, fleet
sailor, seaman, mariner
forest, wood, woods, woodland, grove, trees
grove, wood
mountain, hill, mount
mountain, peak
hill, slope
valley, vale, dale
field, meadow, land, farmland, plain
countryside, country, land
plain, field, flat land
ground, earth, land, soil
earth, land, ground, world
land, country, territory, region
region, area, district, part, territory
border, frontier, boundary
territory, land, borders, country
world, earth, universe
heaven, sky, heavens, skies
sun, sunlight, sunshine
star, constellation
light, daylight
dawn, daybreak, sunrise, first light, break of day
sunset, nightfall, dusk
evening, nightfall
morning, dawn
noon, midday
night, nighttime, darkness
darkness, dark, shadows, gloom
shadow, shade
storm, tempest
wind, breeze
rock, stone, boulder, cliff, crag
stone, rock, pebble
house, home, residence, dwelling
cottage, hut, small house, cabin, shack
hut, cottage, cabin
country house, villa, farmhouse, estate, farm
palace, royal palace
building, structure, house
temple, shrine, sanctuary
statue, image, figure
image, likeness, reflection, picture
image, ghost, phantom, apparition
ghost, spirit, shade, phantom
monument, memorial, tomb
tomb, grave, sepulchre
city, town
town, city, settlement
village, hamlet
street, road, way
road, way, path, street, route
path, track, way, trail, footpath
journey, trip, march, way, travel, route
wall, rampart
camp, encampment
gate, gateway, door, entrance
door, gate, doorway, entrance, doors
window, opening
room, chamber, hall
bedroom, chamber, bedchamber
bed, couch
table, dinner table
seat, chair, bench
market place, marketplace, market, forum, market square, square, town square
shop, store, booth
inn, tavern, pub
baths, bath, bathhouse, thermae
school, schoolhouse, classroom
teacher, master, schoolteacher, schoolmaster, instructor, tutor
pupil, student, schoolboy, learner, disciple
schoolboy, pupil
slave, servant
slave-girl, slave girl, maid, maidservant, servant girl, handmaid, handmaiden, female slave, slave woman, slavegirl, serving girl, servant, maid servant
slave-girls, slave girls, maids, handmaidens
master, owner, lord
mistress, lady, lady of house, owner
lady, woman, matron, mistress, married woman
woman, lady
matron, lady, married woman
man, fellow
man, person, human being, human, mortal
men, people, mankind, humans, persons, human beings, mortals, folk
people, men, persons, folk
people, nation, tribe, race
everyone, everybody, all, all people, all men
no one, nobody, no-one, no man, not anyone
human race, mankind, humanity, humankind
mankind, human race, humanity
crowd, throng, mob, multitude, mass
multitude, crowd, large number, great number
large number, great number, host, multitude, crowd
citizen, townsman
citizens, townspeople, townsfolk, townsmen
townspeople, citizens, inhabitants
inhabitant, resident, dweller
native, inhabitant, local
foreigner, stranger
stranger, guest, foreigner
guest, visitor
host, innkeeper
countryman, fellow citizen
state, republic, commonwealth, community, country, nation
senate, senators
fatherland, homeland, native land, country, native country, motherland, home
farmer, peasant, countryman, husbandman
shepherd, herdsman
fisherman, angler
hunter, huntsman
merchant, trader, dealer, tradesman
doctor, physician
craftsman, workman, artisan, smith
blacksmith, smith
worker, labourer, workman
cook, chef
poet, bard
actor, player, performer
orator, speaker
speech, oration, address
speech, language, tongue
word, saying, expression
language, tongue, speech
voice, call, cry
shout, cry, shouting, yell, uproar
noise, sound, din, racket
sound, noise
story, tale, fable, legend, narrative, anecdote
fable, story, tale
song, poem
poem, verses, song, poetry, verse
letter, epistle, message, note
letter, character
book, volume, scroll
news, message, report, tidings, word
report, message, news
rumour, report, talk, story, gossip
fame, renown, glory, reputation
glory, fame, honour, renown
reputation, name, fame, standing
honour, office, distinction
office, position, post
father, dad
mother, mum
parents, father and mother
children, kids, boys and girls, young, offspring
boy, lad
girl, young woman, maiden, lass
maiden, girl, virgin, young woman
young man, youth, lad, young fellow
young men, youth, youths, young people
old man, elderly man, aged man
old woman, elderly woman, crone
husband, spouse
wife, spouse
grandson, grandchild
grandsons, grandchildren
family, household
family, relatives, relations
ancestors, forefathers, forebears
descendant, offspring
friend, companion, pal
companion, friend, comrade, partner, mate, ally
comrade, companion, fellow soldier
ally, friend, associate
lover, one who loves, someone in love, person in love, person who loves
love, affection, passion
hatred, hate
anger, rage, wrath, fury
fear, dread, terror, fright
joy, delight, gladness, happiness, pleasure
pleasure, delight, enjoyment, joy
grief, sorrow, sadness, pain, mourning
pain, grief, suffering, ache
tear, weeping
hope, expectation
desire, longing, wish, passion, eagerness
greed, avarice, greediness
miser, greedy man, miserly man, avaricious man, skinflint, greedy person
envy, jealousy
wisdom, good sense, prudence
prudence, foresight, wisdom
mind, spirit, heart, soul
mind, intellect, intelligence
spirit, soul
heart, breast
breast, chest
character, nature, disposition
character, morals, ways
custom, habit, manner, practice
way, manner, fashion, method
nature, character
life, lifetime
death, decease
time, age, period
time, moment
age, era, generation
age, years
year, twelvemonth
day, daytime
hour, time
friendship, amity
faith, loyalty, trust, good faith, faithfulness
promise, word, pledge
treaty, pact, agreement, alliance
peace, quiet
peace, peace treaty
war, warfare, conflict
battle, fight, fighting, combat, engagement, clash
battle line, line of battle
victory, triumph, win
defeat, disaster
disaster, calamity, catastrophe, misfortune
misfortune, bad luck, ill luck, mishap
danger, peril, risk, hazard
fortune, luck, chance, fate
fate, destiny, lot
luck, fortune
chance, accident, luck
opportunity, chance, occasion
wound, injury
injury, injustice, wrong, harm
wrong, injustice, injury
crime, misdeed, wickedness, offence, evil deed, wrongdoing
crime, wrong
guilt, blame, fault
fault, mistake, error
mistake, error
vice, fault
punishment, penalty
prison, jail, gaol, dungeon
prisoner, captive
hostage, captive
chain, bond, fetter, shackle
robber, bandit, thief, brigand
thief, robber, burglar
pirate, robber
freedom, liberty
slavery, servitude, bondage
law, statute, rule
right, law, justice
justice, fairness, right
trial, court, case
court, lawcourt
judge, juror
witness, observer
matter, thing, affair, business
thing, matter, affair
matters, things, affairs
things, matters, events
situation, circumstance, matter, state of affairs
circumstances, matters, situation, things, affairs, times
business, affair, matter, task
task, job, work, duty
work, labour, toil, task
work, deed
deed, act, action, exploit
deeds, exploits, achievements, actions, acts
duty, task, responsibility, obligation
effort, labour, exertion, hard work
effort, work
reason, cause
cause, reason
opinion, view, judgement, belief, idea
opinion, saying
plan, scheme, design, idea, strategy
advice, counsel
question, inquiry
answer, reply, response
help, aid, assistance, support
reward, prize
gift, present
price, cost
money, cash, coins
coin, piece of money
wealth, riches, fortune, money, resources
riches, wealth
poverty, want, need
food, nourishment, meal
meal, dinner
dinner, meal, supper, feast
feast, banquet, dinner party, dinner
banquet, feast, dinner party
bread, loaf of bread
corn, grain, wheat, crops
grain supply, food supply, corn supply, grain, corn
meat, flesh, piece of meat, bit of meat, chunk of meat
piece of meat, bit of meat, chunk of meat, lump of meat
cheese, piece of cheese
grape, bunch of grapes, cluster of grapes, grapes
fruit, crop
vineyard, vine, vines
tree, trunk
branch, bough
leaf, foliage
grass, herb
flower, blossom, bloom
garland, wreath, crown
crown, diadem
ring, finger ring
clothes, clothing, garments, dress, garment
cloak, mantle
dress, clothes, garment
arms, weapons, weaponry
weapon, arm, missile
sword, blade
spear, lance, javelin, pike
arrow, shaft
shield, buckler
helmet, helm
iron, steel
gold, piece of gold
jewel, gem, precious stone
body, corpse
corpse, body, dead body
face, countenance, features, expression
mouth, lips
eyes, sight
hair, locks
beard, whiskers
neck, throat
back, rear
blood, gore
illness, disease, sickness
health, safety, well-being
safety, security, salvation, well-being
sleep, slumber
dream, vision
dog, hound
horse, steed
donkey, ass
cattle, cows, herd
herd, flock, cattle
flock, herd
sheep, ewe
lamb, little lamb
goat, she-goat
pig, swine, hog
deer, stag
fox, vixen
bird, fowl
snake, serpent
animal, beast, creature
beast, wild beast, animal, wild animal, monster
monster, beast
crow, raven
fish, fishes
god, deity
gods, deities
goddess, deity
priest, clergyman
prayer, entreaty, plea
omen, sign
sign, signal
oracle, prophecy
battalion, cohort
line, column
column, line, marching column
guard, sentry, watchman, sentinel
spy, scout
scout, spy
ambush, trap, snare
trap, snare
siege, blockade
attack, assault, onslaught, charge
flight, escape
arrival, coming
departure, leaving
beginning, start, outset
end, finish, close
middle, centre
top, summit, peak
bottom, foot
side, flank
part, portion, share
part, side
party, faction, group, side
faction, party
parties, factions, sides, groups
group, band, company
band, gang, group
number, quantity
row, line
example, model
kind, sort, type, race
tribe, people
name, title
place, spot, location, position, site
place, position
space, distance
truth, fact
lie, falsehood, untruth
joke, jest, fun
game, play, sport
games, sports, shows
game, contest
race, contest
show, spectacle, performance
contest, competition, struggle, fight
play, drama
leisure, free time, spare time
silence, quiet, stillness
gladiator, swordsman
spectator, onlooker, viewer
audience, spectators
emperor, commander
governor, ruler
magistrate, official
noble, nobleman, aristocrat
nobles, noblemen, aristocrats, nobility
nobility, nobles
common people, commoners, masses, plebeians, plebs
rich man, wealthy man, rich person
rich, rich people, rich men, wealthy, wealthy people
poor man, pauper, poor person
poor, poor people, poor men
wise man, sage, wise person
fool, stupid man, idiot
coward, cowardly man
dead man, corpse
dead, dead people, deceased
living, living people
brave, brave men, brave people
good man, good person
good men, good people
bad man, bad person
bad men, bad people, wicked people, wicked men
old age, age
youth, young age
old people, elderly, old, old men
beginning, origin
skill, art, craft
art, skill, craft
knowledge, learning
learning, study
study, eagerness, enthusiasm
zeal, eagerness, enthusiasm
memory, recollection
thought, idea
gratitude, thanks
kindness, favour, benefit, service
favour, kindness
influence, authority
wine, drink
jar, pot, jug
cup, goblet, beaker
bag, sack
box, chest, case
lamp, lantern
torch, firebrand
wagon, cart, carriage
carriage, chariot, coach
wheel, circle
rope, cord
bridge, crossing
bath, tub
tower, turret
garden, park
farm, estate
well, spring
spring, fountain, source
cave, cavern, grotto
island, isle
drop, drop of water, droplet
reflection, image, likeness
Tarquin the Proud, Tarquinius Superbus, Tarquin
Mark, Marcus
Greek, Danaan
`.trim();
