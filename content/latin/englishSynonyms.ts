// English that learners write for a gloss of the lexicon though no entry lists it. A row reads `gloss, gloss: further words`:
// a word of that part of speech with one of the glosses (in a sense without a remark) is answered by every word of the row as well.
// Only words that may stand for the gloss in any plain sentence belong here; a nearer or wider sense belongs in the entry itself.
import type { Lexeme } from '../schema/lexeme.ts';
import { WIDER_ADJECTIVES, WIDER_ADVERBS, WIDER_NOUNS, WIDER_VERBS } from './englishSynonymsWider.ts';

const VERBS = `
kill, slay: murder, slaughter, butcher, slay, put to death
wound, injure, hurt: injure, hurt
harm, hurt: do harm to, injure, hurt, damage
harm: hurt, be harmful to, be harmful, do damage, do damage to, cause harm, injure
love: adore, cherish
rejoice, be glad: be happy, be delighted
be silent: be quiet, keep quiet, keep silent, stay silent, remain silent
praise: acclaim, compliment, applaud
call: call out to, summon
call out, cry out: exclaim, yell, cry
shout: yell, cry, scream, call out, bellow
summon: call for, send for
carry: transport, take, haul
bring: fetch, carry
carry, bear: bring
watch, look at: look on, view, observe, gaze at, stare at, see, regard
see: notice, spot, catch sight of, observe, look at, spy, watch
wait for, await: wait on, look out for
prepare, get ready: make ready, ready, make
save, preserve: rescue, keep safe, protect
protect, guard: keep safe, shield
guard: keep watch over, keep guard over, watch
free, set free: liberate, release, let go
attack, assault: storm, besiege, strike
build: put up, erect, make, construct
show: display, reveal, demonstrate
tell, relate: narrate, recount, report, recite
give: hand, hand over, present, donate, bestow
ask: inquire, enquire, request
request, ask: ask for
walk: stroll, go on foot, wander, go for a walk, take a walk
live, dwell: reside, have a home
live in, inhabit: dwell in, occupy
work: labour
suffer: endure, undergo
sail: travel by ship, go by ship, voyage
sing: chant
dine: eat dinner, have dinner, eat, feast, have supper
fight: battle, do battle, struggle
pray, beg: beseech, implore, entreat, plead, plead with, ask, request, beg, pray
forget: forget about
push, strike: drive away, drive off, drive back, repel, push back, rout
take care of, look after: care for, attend to, tend
visit: call on, go to see, pay a visit to, see
think, suppose, believe: consider, reckon, believe, suppose, imagine, judge, be of the opinion, hold
think, consider, judge: believe, suppose, reckon
think, be of the opinion: believe, suppose, reckon
announce, report: proclaim, declare
deny: say no
hope: expect
hinder: prevent, keep, stop, impede, obstruct
order, command: give orders to, give orders, direct, instruct, tell, order, command, bid, rule, be in command of
blame: find fault with, reproach, criticise, censure, accuse
plough, till: cultivate
overcome, conquer: defeat, beat, vanquish, overpower, subdue, get the better of, surpass, win against
conquer, defeat: beat, vanquish, overpower, subdue, get the better of, win against
accuse: charge, blame, bring charges against
enter: go in, go into, come into, walk into, step into, come in, go inside
hide, conceal: keep secret
have: own, possess, hold
hold: keep, grasp, keep hold of, hold on to, possess, clutch
keep: retain, hold on to
fear, be afraid of: dread, be afraid, be scared of, be frightened of, be scared, be frightened, be fearful, be fearful of, be terrified of, be worried, be anxious
warn: caution
warn, advise: counsel
advise, urge: counsel, recommend, encourage, exhort
persuade: convince, induce, win over, talk into
encourage, urge: exhort, advise, egg on
frighten, terrify: scare, alarm, make afraid
destroy: ruin, demolish, annihilate, raze
teach: instruct, educate
sit: be seated, sit down
stay, remain: linger, wait, be left
delay, linger: stay, remain, tarry, wait, loiter, dally, hang around
lie: lie down, rest, be lying
laugh: chuckle
smile: grin
laugh, smile: smile, laugh, grin
weep, cry: sob, shed tears
answer, reply: respond, give an answer, give an answer to, respond to, reply to
please: be pleasing to, delight
obey: be obedient to, follow, do as bidden by
favour: be favourable to, back
move: shift, set in motion, push
dare: venture, have the courage, be bold enough, be brave enough
be accustomed: be used, be in the habit, be wont
send: dispatch, send off, send out
lead: guide, conduct, lead away, take, bring
write: compose, pen
read: peruse
look for, search for: seek, hunt for, try to find, seek out
seek: look for, search for, strive for, aim for, go after, pursue, try to get, make for
leave, leave behind: abandon, desert, forsake, depart from
abandon, desert: forsake
go away, depart: leave, go off, withdraw, set off, set out, go out, go
leave: depart, go away
wage, carry on: conduct, fight, make
cultivate, till: tend, farm, work, grow
worship: revere, honour
run: race, hurry, rush, sprint
fall: drop, tumble, fall down
live: be alive
buy, purchase: get
sell: vend
break: smash, shatter
take, seize: capture, catch, arrest, get, grab, occupy, take hold of
capture: catch, take prisoner, arrest, seize, take captive, capture
receive: get, accept, obtain, take in, be given
accept: take, receive
make: create, fashion, construct, produce
do: perform, carry out
throw: cast, hurl, fling, toss
drink: drink up
flee, run away: escape, run off, take flight, fly
believe: trust, put trust in, give credence to
believe, trust: trust in, believe in, put trust in
spare: show mercy to, have mercy on, be merciful to, pardon
say: tell, state, declare, assert, speak
speak: talk, say
desire, want: wish for, long for, wish, want, desire
begin, start: commence
understand: comprehend, grasp, see, realise
know: be aware, be aware of, understand, realise
perceive, notice: realise, sense, become aware of, feel
rule: govern, reign over, control, be in charge of
hand over: give over, deliver, surrender, give, give up, pass, entrust, pass on, hand
defend: protect, guard, keep safe
drive out, expel: drive away, drive off, drive back, push back, repel, chase away, banish, chase off, drive
push: shove, push away, push back
touch: feel, handle
learn, find out: get to know, discover, ascertain, become acquainted with
recognise: know
close, shut: lock
put, place: set, put down, set down, lay, lay down, place
put down, lay down: set down, place, put
hear, listen to: listen, overhear
come: arrive, approach
sleep: be asleep, slumber
find, come upon: discover, find out, locate, come across, happen upon
find: discover, locate, come across
punish: chastise, discipline
guard, watch over: protect, keep watch over, keep, defend, look after, keep guard over
open: open up, unlock, uncover
serve: be a slave to, be slaves to, be a servant to, be servants to, be enslaved to, wait on
fortify: strengthen, build walls around, wall
follow: pursue, chase, go after, come after, accompany, run after
wonder at, admire: be amazed at, marvel at, be astonished at, be surprised at, gaze in wonder at
admire: look up to
set out: set off, depart, leave, start out, start off, go off, head off, go, set forth
try, attempt: endeavour, strive, make an attempt
use: make use of, employ
enjoy: delight in, take pleasure in, have the enjoyment of
go: travel, walk, head, proceed
go back, return: come back, go back, get back
come back, return: go back, get back
go out: leave, come out, exit, depart, go forth
cross: go across, pass over, cross over, go over
want, wish: desire, be willing, like
not want: be unwilling, refuse
prefer: wish rather, want rather, want more, would rather
not know: be ignorant, be ignorant of, be unaware, be unaware of, not be aware, have no idea, not understand, not have any idea
praise, extol: laud
burn: set fire to, set on fire
climb, ascend: scale, climb up, go up, rise, mount
climb: climb up, scale
descend, go down: climb down, come down
help: aid, assist, give help to, bring help to
rescue: save
throw away: discard
hate: detest, loathe
grow: increase
increase, enlarge: raise, add to, make larger
make for: head for, head towards, steer for
trouble, harass: torment, bother
die: pass away, perish
shine: gleam, glow, glitter
choose: pick, select, pick out
decide: resolve, determine, make up the mind
complete, finish: end, accomplish
found: establish, set up
calm: soothe, settle, quieten
wake: wake up, awaken, rouse, arouse, waken
wander: roam, stray, rove
hurry: hasten, rush, make haste
ride: go on horseback
`;

const NOUNS = `
girl, maiden: young woman, lass, young girl, girl
maiden, virgin: girl, young woman, lass, maiden, young girl, unmarried girl
boy, child: lad
woman: lady, female, wife
man: husband, male, fellow
farmer: ploughman, peasant, countryman
master, lord: lord, owner, boss
mistress, lady: lady, owner
friend: companion, pal, mate, buddy
sailor: mariner, seaman
king, ruler: monarch
king: monarch
mother: mum
father: dad
grandmother: grandma, granny, gran
grandfather: grandad, granddad, grandpa
wife: spouse
opportunity: chance, occasion, possibility
husband: spouse
old man: elderly man, aged man
teacher, schoolmaster: schoolteacher, instructor, tutor, master
pupil, student: schoolboy, disciple, learner
doctor, physician: medic
woman doctor: doctor, physician, female doctor
woman cook: cook, female cook
woman weaver: weaver, female weaver
citizen: townsman, townsperson, civilian, fellow citizen
slave, servant: servant, slave
servant, attendant: slave
slave woman, maid: maidservant, slave girl, servant girl, handmaid, female slave, maid, servant
young man, youth: adolescent, teenager, lad, youngster, young fellow
man, human being: person, human
guest: visitor
host: innkeeper
merchant, trader: dealer, tradesman, shopkeeper, salesman
guard, watchman: sentry, guardsman, sentinel
watchman, sentry: guard, guardsman, sentinel, lookout
companion, comrade: friend, fellow, partner, mate
judge: juror, magistrate
speaker, orator: public speaker
shepherd: herdsman, herder
leader, chief: prince, chieftain, ruler, head man, leading man, commander
clerk, scribe: secretary, copyist, writer
craftsman, smith: workman, artisan, carpenter, blacksmith, worker, builder
leader, general: commander, chief
general, commander: leader, chief, emperor
soldier: warrior, infantryman
horseman, cavalryman: knight, rider, mounted man, cavalry soldier
ambassador, envoy: legate, messenger, deputy
tyrant: dictator, despot
enemy, foe: opponent, adversary
robber, bandit: thief, brigand
thief: robber, burglar
prisoner, captive: captive
army: force, troops
cohort: battalion
settler, colonist: farmer, tenant
god: deity
people: nation
horse: steed, stallion
dog: hound
snake, serpent: viper
bird: fowl
ox, cow: bull
donkey, ass: mule
pig, hog: swine
stag, deer: hart
boar, wild boar: wild pig
beast, monster: creature, wild beast, animal
city: town
town: city
camp: military camp
citadel, fortress: stronghold, castle, fort
village: hamlet
country house, farm: villa, farmhouse, estate, house, mansion, country home
garden: yard
temple: shrine
forum, market place: marketplace, market square, market
house, home: household
wood, forest: woodland, woods
shop, inn: tavern, pub, store, bar
field: farmland, land, meadow
island: isle
block of flats: apartment block, apartment building, tenement, flats
plain, field: open field
road, way: path, street, track
street: road
mountain: mount, hill
shore, beach: coast, seashore, seaside
bank: riverbank, river bank
prison, jail: gaol
harbour, port: haven
gate: gateway
door: doorway
chair, seat: stool
bed, couch: sofa
gift, present: donation
sword: blade
clothes, garment: clothing, dress, robe, outfit
food: meal, nourishment
bread: loaf, loaf of bread
garland, wreath: crown, chaplet
money: cash, sum of money, wealth
letter: epistle, message
spear, lance: javelin, pike
reward, prize: award
grain, corn: wheat, cereal
rock, stone: boulder, crag
stone: rock
wood, timber: firewood, log
arms, weapons: weaponry, armaments, armour
weapon, missile: javelin, dart, spear
dinner: meal, supper, feast
meat, flesh: steak
fruit: apple
song, poem: chant, verse
story, tale: fable, account, legend
ship: boat, vessel
shout, cry: shouting, yell, noise, uproar
river, stream: watercourse
sea: ocean
sky, heaven: heavens, skies
earth, land: ground, soil, country
land, territory: estate, soil
war: warfare, conflict, fighting
courage, valour: bravery, manliness
faith, trust: loyalty, confidence
freedom, liberty: independence
plan: scheme, idea, design
advice: counsel
native land, homeland: fatherland, country, homeland, motherland
leisure, free time: spare time, rest, peace, ease, idleness
danger, risk: peril, hazard
punishment, penalty: retribution
storm: tempest, bad weather
illness, disease: sickness, malady
help, aid: assistance, support
victory: triumph, win
journey, march: trip, way, travel, route
constancy, steadiness: steadfastness, perseverance, resolve
crime: misdeed, offence, wrongdoing, wickedness
silence: quiet, stillness, quietness, hush
pack, bundle: baggage, package, load, burden, parcel, luggage, kit, bag, knapsack
spectator, observer: onlooker, viewer, watcher, witness, bystander, audience member
presence: being present, attendance
`;

const ADJECTIVES = `
good: fine, decent, virtuous
bad, evil: wicked, nasty
big, large, great: huge, grand, large, big, great, mighty
small, little: tiny, minor
new: recent
old, ancient: aged, antique
long: lengthy, extended
high, tall: lofty
beautiful: pretty, lovely, handsome, good-looking, attractive, gorgeous
brave: courageous, valiant, bold, gallant
strong: powerful, sturdy, mighty
happy, glad, joyful: cheerful, merry, pleased, delighted, jolly, content
happy, fortunate: lucky, blessed, successful
wretched, unhappy: miserable, poor, unfortunate, sad, pitiable, pitiful, unlucky
unhappy, unlucky: wretched, miserable, unfortunate, poor
just, fair: righteous, upright, equitable
bold, daring: audacious, brave, fearless
wise: sensible, sage, clever, intelligent
wise, prudent: careful, foresighted, clever
famous: renowned, well-known, celebrated, distinguished, well known
clear, bright: shining, brilliant
rich, wealthy: affluent, well-off, prosperous
tired, weary: exhausted, worn out, fatigued, worn-out
foolish, stupid: silly, dumb, unwise, idiotic
proud, haughty: arrogant, conceited, stuck-up
cruel, harsh: merciless, heartless, brutal
kind, friendly: kindly, generous, kind-hearted, nice
angry: enraged, furious, irate, cross, mad
sad, gloomy: unhappy, sorrowful, mournful, miserable
wicked, shameless: bad, dishonest, immoral, evil
noble: high-born, of noble birth, aristocratic, well-born
fierce, wild: ferocious, savage, warlike, bold
savage, cruel: fierce, ferocious, brutal, wild
swift, quick: fast, rapid, speedy
swift, rapid: fast, quick, speedy
pampered: spoilt
lazy: idle, slothful
learned, educated: scholarly, well-educated, skilled
heavy: weighty
serious: grave, important
sharp: keen, pointed
sacred, holy: hallowed
safe: secure, unharmed
merciful, mild: gentle, lenient, forgiving, clement
greedy: avaricious, miserly, grasping
sick, ill: unwell, ailing, poorly
white: pale
black, dark: gloomy
golden: gold, of gold, made of gold
dear, beloved: cherished, precious
expensive: costly, pricey
faithful, loyal: trusty, trustworthy, true, devoted
sweet, pleasant: lovely
huge, enormous: massive, gigantic, immense, vast, giant, very big, very large
short, brief: small
useful, profitable: helpful, handy, of use
pleasant, agreeable: nice, enjoyable, delightful
pleasant: nice, enjoyable, lovely, agreeable
wonderful, strange: marvellous, marvelous, amazing, astonishing, extraordinary, remarkable, miraculous, wondrous, surprising
fearful, timid: afraid, shy, timorous, cowardly
calm: peaceful, tranquil, quiet
greatest, supreme: very great, extreme, highest, utmost, most outstanding
many: numerous, lots of, lot of, plenty of, great many
all, every: all of, each, all
all, whole: every, entire
whole: entire, all
`;

const ADVERBS = `
often: frequently, many times
always: at all times, forever, constantly, ever
now: at this time, at present, at the moment
soon: shortly, before long, in a short time
at last, finally: eventually, in the end, at length
suddenly: all of a sudden, all at once, unexpectedly
there: in that place
never: at no time
certainly: of course, surely, by all means, without doubt, definitely, undoubtedly
quickly: fast, swiftly, speedily, rapidly
immediately: at once, straight away, instantly, forthwith
at once, immediately: straight away, instantly
again: once more, anew, a second time
very: very much, extremely
also: too, as well, likewise
here: in this place
hardly: scarcely, barely
perhaps: maybe, possibly
almost: nearly
only: merely, just
therefore: for that reason, thus, so, hence
today: this day
`;

type Row = { readonly heads: readonly string[]; readonly all: readonly string[] };

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const rowsOf = (text: string): ReadonlyMap<string, readonly Row[]> => {
  const byGloss = new Map<string, Row[]>();
  for (const line of text.trim().split('\n')) {
    const [first = '', rest = ''] = line.split(':');
    const heads = list(first);
    const row = { heads, all: [...heads, ...list(rest)] };
    for (const head of heads) byGloss.set(head, [...(byGloss.get(head) ?? []), row]);
  }
  return byGloss;
};

let tables: Readonly<Partial<Record<Lexeme['pos'], ReadonlyMap<string, readonly Row[]>>>> | undefined;

/** Further English that answers for a word: of each row all of whose first glosses the word has. Empty for most words. */
export const englishSynonymsOf = ({ pos, senses }: Lexeme): readonly string[] => {
  tables ??= {
    verb: rowsOf(VERBS + WIDER_VERBS),
    noun: rowsOf(NOUNS + WIDER_NOUNS),
    adj: rowsOf(ADJECTIVES + WIDER_ADJECTIVES),
    adv: rowsOf(ADVERBS + WIDER_ADVERBS),
  };
  const byGloss = tables[pos];
  if (!byGloss) return [];
  const glosses = new Set(senses.flatMap((sense) => ('note' in sense && sense.note ? [] : sense.en)));
  const rows = new Set([...glosses].flatMap((gloss) => byGloss.get(gloss) ?? []));
  return [
    ...new Set(
      [...rows].filter(({ heads }) => heads.every((head) => glosses.has(head))).flatMap(({ all }) => all),
    ),
  ].filter((word) => !glosses.has(word));
};
