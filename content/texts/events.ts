// What the realm says when something has happened: the ruler's own messages, the chronicle that all may read, and private notices.
// An event is stored as code and parameters, so a better sentence improves yesterday's chronicle too.
// Frequent events have several sentences; `variant` (any whole number) picks one, the same one each time it is read. Any of them is true
// of every event of its code: what depends on a count is worded by it (sentence.ts), what depends on more has a code of its own.
import { fillSentence, type Params } from './sentence.ts';

export const EVENTS = {
  // To the ruler: the economy
  structureBuilt: [
    '{building} stands, and smells of new timber. You now have {count}.',
    'The scaffolding is down and nobody fell off it. {building}: you now have {count}.',
    'Masons paid, dust swept, doors hung. {building}: you now have {count}.',
    'The last stone of it was crooked, so they called it finished. {building}: you now have {count}.',
  ],
  structureUpgraded: [
    '{building} rises to level {level}. The old hands say it was better before; the ledgers disagree.',
    '{building} is improved to level {level}, and the neighbours have begun to complain of the shade.',
    '{building} reaches level {level}. The master builder has asked for a statue and been given a lunch.',
  ],
  structureDemolished: [
    '{building}: taken down, beam by beam. {gold} gold of it was saved, and {land|an acre is|# acres are} free.',
    'It came down faster than it went up. {building}: {gold} gold saved, land freed: {land}.',
    'The neighbours helped, for the nails. {building} is gone; {gold} gold of it came home. Land freed: {land}.',
  ],
  taxCollected: [
    'The collectors return with {gold} gold and several opinions about you.',
    'Every door was knocked on twice. {gold} gold, counted three times.',
    '{gold} gold came in, some of it still warm from the mattress.',
    'The town paid {gold} gold and only one chicken, which was returned.',
  ],
  manaGathered: [
    'The mages sat still until {mana} mana gathered, then asked for supper.',
    'Three days of silence, one of humming: {mana} mana in the cisterns.',
    'The wells glow a little. {mana} mana has been drawn up.',
  ],
  peopleGathered: [
    'Word went out along the roads, and {population|one traveller|# people} came back up them.',
    '{population|One soul has|# souls have} settled here, drawn by the promise of a roof and the rumour of a second one.',
    'The heralds were hoarse by evening. {population|One newcomer is looking for a house|# newcomers are looking for their houses}.',
  ],
  peopleFound: [
    'Word went out along the roads, and {population|nobody found a bed|one person came|# people came}. Your houses are full: more towns would let more stay.',
  ],
  studyDone: [
    'The candles burned low and the margins filled up. {research} research {research|point|points}.',
    'The scholars agree on something at last. {research} research {research|point|points}, before they changed their minds.',
    'Two books were read and one was understood. {research} research {research|point|points}.',
  ],
  landExplored: [
    'The surveyors walked until their boots gave out. Land gained: {land}.',
    'Beyond the last milestone there was more of everything. Land gained: {land}.',
    'They marked trees, startled deer and drew a better map. Land gained: {land}.',
    'No one was living there, or no one who would admit it. Land gained: {land}.',
  ],
  artifactDiscovered: [
    'The surveyors came home with land ({land}) and, wrapped in a cloak, the {artifact}.',
    'Under a fallen lintel they found the {artifact}; around it, land enough to be worth the walk ({land}).',
    'A ploughshare rang on something that was not a stone: the {artifact}. Land gained besides: {land}.',
  ],
  somethingFound: [
    '{find}. {story} Land gained besides: {land}.',
    '{find}, a day beyond the last milestone. {story} The land around it is claimed: {land}.',
  ],
  questClaimed: [
    'Morpheus keeps his word, and his accounts: {gold} gold lay under the pillow, and the dream is out of the house.',
  ],
  artifactUsed: [
    'The {artifact} was used as intended, or near enough. {benefit}.',
    'There was a light, a smell of rain, and the {artifact} had done what it does. {benefit}.',
  ],
  artifactAtWork: [
    'The {artifact} is awake, and stays so for {hours|an hour|# hours}. {benefit}.',
    'For {hours|an hour|# hours} the {artifact} does what it was made for. {benefit}.',
  ],
  artifactSwitchedOn: ['The {artifact} is at work until you say otherwise. {benefit}.'],
  artifactSwitchedOff: ['The {artifact} has been put back under its cloth.'],
  studyTakenUp: [
    '{study} lies open on the desk. It wants {turns|a turn|# turns} and a great deal of candle.',
    'The scholars have been told to understand {study}. They asked for {turns|a turn|# turns} and a second inkpot.',
  ],
  studyPutFirst: ['{study} has been laid on top of the pile; whatever was there keeps its bookmark.'],
  studyGivenUp: [
    '{study} goes back on the shelf. {points|Nothing of what it cost is left|One research point comes back|# research points come back}.',
  ],
  spellLearned: ['{spell} is learned, and can be cast.'],
  technologyFound: ['{technology} is understood, and will not be forgotten.'],
  spellEnded: ['{spell} has blown over.'],
  spellCast: [
    '“{incantation}” {spell}: {benefit}.',
    'The words were “{incantation}”, and the rafters heard them. {spell}: {benefit}.',
  ],
  spellInForce: [
    '“{incantation}” {spell} is in the air. {benefit}.',
    'Somebody opened a window for it: “{incantation}” {spell} is in force. {benefit}.',
  ],
  spellPathChosen: ['“{motto}” From today you walk the path {path}, and the other four doors are walls.'],
  // To the ruler: heroes
  heroRecruited: [
    '{hero} has come into your service, and {manner}',
    'A chair is drawn up at the high table: {hero} {manner}',
  ],
  heroDismissed: ['{hero} has been let go, with thanks and a packed lunch.'],
  heroAssigned: ['{hero} rides out to {army}, and the sergeants have stopped leaning on things.'],
  heroRecalled: ['{hero} is back at the high table, and has brought the mud along.'],
  heroEquipped: ['{hero} has been given the {artifact} to wear, and has stopped slouching.'],
  heroUnequipped: ['{hero} has handed it back to the treasurer, who counted it.'],
  heroTrained: [
    '{hero} has practised until the servants knew it by heart: {stat} {score}.',
    'A master was found, paid and worn out. {hero}: {stat} {score}.',
  ],
  heroQuestBegun: ['{hero} has set out: “{quest}”.'],
  heroQuestStep: ['{hero} reports: “{told}”'],
  heroQuestEnded: ['{told} So ends “{quest}”, and {hero} is home.'],
  treatySigned: ['{mission}: signed. “{told}”'],
  treatyRefused: ['{mission}: not signed. “{told}”'],
  heroRansomed: ['{hero} is home. {kingdom} counted {gold} gold, and waved.'],
  heroLetGo: ['{hero} is home: {kingdom} had grown tired of the conversation, and asked for nothing.'],
  ransomCame: [
    '{kingdom} paid {gold} gold for {hero}, who thanked the cook and rode home. It is in your treasury.',
  ],
  heroWounded: ['{hero} was carried from the field against {kingdom}, and is to lie still for a while.'],
  heroTaken: [
    '{hero} was taken on the field by {kingdom}, who ask for gold, and will ask for less as the weeks go by.',
  ],
  heroBroughtHome: ['{hero} rode home from the field against {kingdom} unhurt, and {manner}'],
  goodsBought: [
    'The merchants counted twice and you three times. Bought: {goods}.',
    'Hands were shaken, and then checked for rings. Bought: {goods}.',
  ],
  manaSold: [
    'The bottles went out by the back door. Received: {goods}.',
    'They held each bottle to the light, and sighed, and paid. Received: {goods}.',
  ],
  basketTraded: [
    '{count|One bargain was|# bargains were} struck over one table, and nobody got up before the last. Received: {goods}.',
  ],
  kingdomRenamed: ['From today the heralds cry “{name}”. The old seals are being melted for the new.'],

  serverEntered: [
    'You rule from {server} now. Your other kingdoms keep their own counsel until you are back.',
  ],
  kingdomIsYours: ['{kingdom} is yours: one town, one barracks, and everything still to be argued about.'],

  // To a learner
  scrollRight: [
    '{turns|A scroll rightly answered|A scroll rightly answered: one turn|A scroll rightly answered: # turns}.',
  ],
  scrollWrong: [
    '{turns|A scroll answered; the scribes pay for honest attempts, too|A scroll answered: one turn for the attempt|A scroll answered: # turns all the same}.',
  ],
  scrollUnjudged: [
    'The scribes could not judge that wording, so it counts for nothing and against nobody. The scroll waits for another.',
  ],
  scrollLaidAside: [
    'A scroll that the scribes could not judge is laid aside. It is one of today’s, and pays nothing.',
  ],
  assessmentAnswered: ['{n|No answer was|One answer was|# answers were} laid before the scribes.'],
  assessmentDone: ['The scribes have put their heads together: you begin at level {level}.'],
  zoneSet: ['Your days are told by the clocks of {zone}.'],
  freezeBurnt: ['The scroll burns blue. For a day and a night your streak will keep.'],
  streakRecovered: ['The almanac has been persuaded: {n|nothing was|one day|# days} in a row.'],
  streakMilestone: ['{name}: {days|a day|# days} in a row with Latin. The reward is yours.'],
  reportSettled: ['The report is settled, and its reporter told.'],
  wordingAccepted: [
    'The moderators have read what you sent back to them. You were right: that wording counts from now on.',
  ],
  wordingPaid: [
    'You were right: “{given}” counts from now on, for you and for everyone. The moderators thank you, and {turns|your kingdom is at its cap, or it would have been paid|the turn that it should have brought is yours|the # turns that it should have brought are yours}.',
  ],
  nameTakenDown: [
    'The moderators have taken down the name “{old}”. Your kingdom is called {name} until you give it one that can be read out anywhere.',
  ],
  heroNameTakenDown: [
    'The moderators have taken down the name “{old}”. Your hero is called {name} now, and so is the character at your table, who may be given a name that can be read out anywhere.',
  ],
  wordsTakenDown: [
    'The moderators have struck out what you said with a challenge. The challenge itself stands.',
  ],
  reportUpheld: ['The moderators have looked at what you reported. You were right, and it is being mended.'],
  reportRefused: [
    'The moderators have looked at what you reported. They find that it may stand, and thank you for the care.',
  ],
  honorEarned: [
    'A medal for you: {name}. {turns|It is its own reward|One turn came with it|# turns came with it}.',
  ],
  honorsEarned: [
    '{n|No medal|A medal|# medals} for you at once{turns|| with one turn| with # turns}. They hang in the gallery of honors.',
  ],
  challengeBegun: ['{name}: the challenge is on, until it is met or midnight comes.'],
  featEarned: ['A feat, and the chronicle knows of it: {name}. It comes with {reward}.'],
  featsEarned: [
    '{n|No feat|A feat|# feats} at once, and the chronicle knows of them. They come with {reward}.',
  ],
  featTold: ['{kingdom} has done what is seldom done: “{name}”.'],
  featsCounted: ['The book of renown is up to date.'],
  featsSeen: ['The wall of renown has been looked at.'],
  honorsCounted: ['The medals have been counted over.'],
  honorsSeen: ['The medals have been looked at.'],
  titleWorn: ['From now on you are {title}.'],
  titleLaidDown: ['You bear your own name again, and nothing else.'],
  cardReviewed: [
    '{word} hangs on its nail again. {left|That was the last of this walk|One more waits|# more wait}.',
  ],
  walkBegun: ['The lamp is lit: {n|no card waits|one card waits|# cards wait} in the palace.'],
  walkEnded: [
    '{n|You leave the palace as you found it|One card was seen to|# cards were seen to}{turns|. The rest of today’s walks are for love|, and the scribes pay one turn|, and the scribes pay # turns}.',
  ],
  reviewUndone: ['{word} has been taken back from the wall, and will be asked again.'],
  reviewRated: ['{word} will come back when you said.'],
  wordsHung: ['{n|Nothing new was hung|One card was hung|# cards were hung} in the Memory Palace.'],
  cardSetAside: ['{word} has been put in a drawer. It is not asked until you take it out again.'],
  cardTakenUp: ['{word} is out of the drawer, dusted, and on the wall.'],
  cardStartedAnew: ['{word} begins again, as if you had never met. Try another story this time.'],
  scoresRolled: ['Six throws lie on the table: {totals}. They stay as they fell.'],
  scoresLying: ['The dice have not been touched. They still say {totals}.'],
  characterMade: ['{name} has pulled up a chair and asked who else is coming.'],
  characterBrought: ['{name} came in from another table, and the sheet is in order.'],
  characterBroughtUnseen: [
    '{name} came in from another table. Nobody here saw the dice, and the sheet says so.',
  ],
  characterRenamed: ['{old} will answer to {name} from now on.'],
  characterLevelled: ['{name} is of level {level} now, and stands a little differently.'],
  characterLetGo: ['{name} has left the table. The dice have been put back as they lay.'],
  cardTakenDown: ['{word} has been taken down. The nail stays.'],
  targetSet: ['You aim at {n|no card|one card|# cards} a day.'],
  wordsReported: ['The moderators have it, word for word. Thank you for telling them.'],
  questionReported: ['The scroll has gone to the moderators with your note. Thank you.'],

  // To an account, and to the house itself
  noticesRead: ['{n|Nothing was|One notice is|# notices are} read and laid aside.'],
  serverPeopled: [
    '{n|Nobody has|One ruler of the realm’s own has|# of the realm’s own rulers have} settled here.',
  ],

  // To the ruler: the army
  unitsRecruited: [
    '{units} for {army}, busy learning which foot is the left.',
    'Coin paid, names written: {units} for {army}.',
    'The quartermaster has boots {men|to spare|for most of them}: {units} {men|joins|join} {army}.',
    '{units} {men|swears the oath without a slip, and marches|swear the oath, some of them in the right order. They march} with {army}.',
  ],
  formationSet: [
    '{army} draws up in {formation}, and will stand so until you say otherwise.',
    'The sergeants walk the rows until {army} has remembered {formation}.',
  ],
  doctrineSet: [
    'The captains of {army} have it in writing, and will keep to it while you are away.',
    '{army} knows what to do without you. The captains have read it back, twice.',
  ],
  armyDivided: [
    '{men} {men|soldier of|soldiers of} {army} {men|takes|take} the second-best drum and {men|becomes|become} {host}.',
    '{host} forms up beside {army}: {men} {men|soldier|soldiers}, the same songs, its own cook.',
  ],
  armiesJoined: [
    '{host} furls its banner. {army} now counts {men} {men|soldier|soldiers}, and two quarrels about the better tents.',
    '{host} falls in behind {army}. {men} {men|soldier stands|soldiers stand} under one banner.',
  ],
  unitsWaiting: [
    '{units} {men|is|are} sworn in. {army} is committed to battle, so the newly sworn {men|waits|wait} at the gate until it comes home.',
  ],

  // To the ruler: what happened while turns were spent
  armyUnpaid: ['The treasury could not meet the army’s pay (turns short: {turns}). Morale has sunk.'],
  armyHungry: ['There was not bread enough for the army (turns short: {turns}). Supply has run down.'],
  soldiersDeserted: [
    'Unpaid and out of heart, {men|one soldier has hung up a helmet|# soldiers have hung up their helmets} and gone back to the fields.',
  ],
  housesFull: [
    '{people|One traveller|# people} came looking for a home and found every bed taken. More towns would let {people|such a guest|them} stay.',
  ],

  // The chronicle
  kingdomFounded: [
    '{kingdom} raised its banner on a hill that had been empty at breakfast.',
    'A new name is on the map: {kingdom}. The cartographers have asked for more ink.',
    '{kingdom} was founded with one town, one barracks and great confidence.',
    'Smoke from new chimneys: {kingdom} has begun.',
  ],
  kingdomTookName: ['{old} will be known henceforth as {name}; the chronicle regrets its margins.'],
  questFulfilled: [
    '{kingdom} stands as its ruler once dreamt it, chimney for chimney. The heralds may cry “{title}”, and mostly get it right.',
  ],
  spellPathTaken: ['{kingdom} walks the path {path} from today. Its neighbours have begun to read up on it.'],
  artifactProclaimed: [
    'Surveyors of {kingdom} have brought home the {artifact} ({rarity}): {benefit}. Neighbours report sudden interest in digging.',
    '{kingdom} has unearthed the {artifact} ({rarity}): {benefit}. Double the guard stands on the treasury.',
    'Found by {kingdom}, under a hedge that had been walked past for years: the {artifact} ({rarity}). What it is good for is no secret: {benefit}.',
  ],
  /** As it was told before it said what the thing is good for. */
  artifactFound: [
    'Surveyors of {kingdom} have brought home the {artifact}. Neighbours report sudden interest in digging.',
    '{kingdom} has unearthed the {artifact}, and double the guard stands on the treasury.',
  ],

  // War: to the ruler who acts
  challengeSent: [
    'Your herald rides to {kingdom}. The challenge stands for {hours|an hour|# hours}.',
    'The gauntlet is on its way to {kingdom}, wrapped so as not to offend. It stands for {hours|an hour|# hours}.',
  ],
  challengeTaken: [
    'You accept. {army} marches to meet {kingdom} {ground}.',
    '{army} is under arms. {kingdom} waits for you {ground}.',
  ],
  challengeRefused: [
    'You send the herald of {kingdom} home with a polite no and a sandwich.',
    '{kingdom} will have to fight somebody else today.',
  ],
  challengeWithdrawn: ['Your herald is called back from {kingdom} before anyone could take it badly.'],
  groundNamed: ['Your herald rides back to {kingdom}: you would rather meet them {ground}.'],
  groundTaken: ['{kingdom} does not mind where it fights. You will meet {ground}, if you take it up.'],
  groundGiven: ['You will meet {kingdom} {ground}. It is for them to take it up now.'],
  armsLaidDown: ['The white flag is up. Your men put down their arms before {kingdom}, and go home alive.'],
  ordersTaken: ['The signal flags are up for round {round}.'],
  wordTaken: ['Your word is taken. Nobody else will hear it before the hosts are drawn up.'],

  // The account: notices to its owner
  passwordChanged: [
    'The password of your account was changed, and whoever else was signed in has been signed out.',
  ],
  emailChanged: ['You now sign in with {email}; {before} no longer opens these gates.'],

  // War: notices to one ruler
  challengeReceived: [
    '{kingdom} challenges you to {kind} {ground}. Its power is {power}.',
    'A herald of {kingdom} (power {power}) is at the gate. They propose {kind} {ground}.',
  ],
  groundCountered: ['{kingdom} would rather meet you {ground}. Take that ground, or call your herald back.'],
  groundAgreed: ['{kingdom} will meet you {ground}. The challenge is yours to take up.'],
  challengeAccepted: ['{kingdom} has taken up your challenge. The armies are drawing up {ground}.'],
  challengeDeclined: ['{kingdom} declines your challenge. The herald came back unharmed.'],
  challengeCancelled: ['{kingdom} has taken its challenge back.'],
  challengeExpired: ['Your challenge to {kingdom} was never answered, and has lapsed.'],
  battleWon: [
    'You have beaten {kingdom} in {rounds|a single round|# rounds}.',
    'After {rounds|one round|# rounds} the field is yours, and {kingdom} is beaten.',
  ],
  battleLost: [
    '{kingdom} has beaten you in {rounds|a single round|# rounds}.',
    'The day belongs to {kingdom}. It lasted {rounds|one round|# rounds}.',
  ],
  lessonsSpent: [
    'You and {kingdom} know each other’s every feint by now. Nothing more is to be learnt from their hosts before Monday, by you or by whoever leads for you.',
  ],
  battleDrawn: ['You and {kingdom} fought {rounds|one round|# rounds}, and nobody can say who won.'],

  sparringBested: [
    'Practice went your way: {kingdom} was bested in {rounds|a single round|# rounds}. It is not counted among your victories.',
    'You came out ahead of {kingdom} after {rounds|one round|# rounds} of practice, which no record counts. Everyone got up again.',
  ],
  sparringBestedBy: [
    '{kingdom} had the better of you in practice, in {rounds|a single round|# rounds}. It is not counted among your defeats.',
    'After {rounds|one round|# rounds} of practice {kingdom} was ahead. No record counts it, and everyone got up again.',
  ],
  sparringEven: [
    'You and {kingdom} practised for {rounds|one round|# rounds}, and nobody was ahead. No record counts it.',
  ],

  // War: the chronicle
  battleBegun: [
    '{attacker} and {defender} have drawn up their armies {ground}, {sky}.',
    'The banners of {attacker} and {defender} stand across from each other {ground}, {sky}.',
  ],
  sparringWon: [
    '{winner} bested {loser} in a bout with blunted steel. Everyone walked home.',
    'Practice: {winner} came out ahead of {loser}, and the surgeons played dice.',
    '{winner} taught {loser} something in {rounds|one round|# rounds}. Both sides claim to have known it already.',
  ],
  sparringDrawn: [
    '{attacker} and {defender} sparred for {rounds|one round|# rounds} until every arm was heavy. No one was ahead.',
    'Blunted steel, {rounds|one round|# rounds}, no winner: {attacker} and {defender} shared a barrel afterwards.',
  ],
  raidWon: [
    '{attacker} fell upon {defender} and carried off {gold|nothing|# gold|# gold}. {fallen|Everybody came home|One man did not come home|# men did not come home}.',
    'Smoke over {defender}: {attacker} raided it {gold|and took nothing|for # gold|for # gold}. {fallen|Nobody fell|One man fell|The fallen number #}.',
  ],
  raidBeaten: [
    '{attacker} came to raid {defender} and was shown the road. {fallen|Nobody fell|One man fell|The fallen number #}.',
    '{defender} held against {attacker}. {fallen|The gravediggers were sent home|They are burying one man|They are burying # men}.',
  ],
  rankedWon: [
    '{winner} defeated {loser} in battle. {fallen|Nobody fell|One man fell|The fallen number #}.',
    'Honour to {winner}, who beat {loser} in {rounds|a single round|# rounds}. {fallen|The gravediggers were sent home|They are burying one man|They are burying # men}.',
  ],
  battleUndecided: [
    '{attacker} and {defender} fought {rounds|one round|# rounds} to no decision. {fallen|Nobody fell|One man fell|The fallen number #}.',
    'Neither {attacker} nor {defender} can claim the field. {fallen|The gravediggers were sent home|They are burying one man|They are burying # men}.',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type EventCode = keyof typeof EVENTS;

/** Something that happened, ready to be told: a code of the catalogue with exactly the parameters its sentences name. */
export type EventText = {
  [C in EventCode]: {
    readonly code: C;
    readonly params: Params<(typeof EVENTS)[C][number]>;
    readonly variant?: number;
  };
}[EventCode];

/** The sentence for an event. */
export const eventSentence = (text: EventText): string => {
  const variants: readonly [string, ...string[]] = EVENTS[text.code];
  const chosen = variants[Math.abs(text.variant ?? 0) % variants.length] ?? variants[0];
  return fillSentence(chosen, text.params);
};
