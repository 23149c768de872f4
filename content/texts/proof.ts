// What the proof of a battle says to whoever asks for it, in the window and on the command line: what was proved, what had to be believed, and
// what does not hold. Invariant: a sentence for each of engine/proof/findings.ts; none says more than was checked.

/** What was proved. */
export const PROVED = {
  fought: 'Every blow was struck again here, and every round came out the same.',
  seed: 'The seed is the one that was sealed before anybody spoke.',
  hosts:
    'Both hosts, their ground and every name are those that the realm swore to before it had heard a word.',
  sky: 'Sky and hour were drawn again from the seed, and are the same.',
  chain:
    'Each round hangs on the one before, orders and all, and every link bears the seal of the realm’s notary.',
  dayWords: 'The realm’s own words were fixed for the day, beforehand.',
  keyKept: 'The notary’s key is the one that you have known, or one that it vouches for.',
  oathKept: 'The realm swore to this very battle: what it swore was kept here while it did.',
  ownWord: 'The word that was given here is the word that the battle was drawn from.',
  roundsKept: 'The rounds that were watched here are the rounds of this record.',
  ownOrders: 'The orders that were given here are the orders that your host heard.',
  endKept: 'What the battle brought is what was told here when it ended.',
} as const;

/** What had to be believed. */
export const BELIEVED = {
  noNotary:
    'This battle was begun before the realm had a notary. It agrees with itself; that it is the one that was fought is the realm’s word.',
  lawUnread:
    'It was fought by a law of war that is not known here, so its blows were not struck again. The version that it names can do so.',
  keyOfRecord:
    'Nobody but the record says whose seals these are. Whoever wrote it may have sealed it with a key of their own.',
  keyAsked:
    'The notary’s key was asked of the realm just now. A realm that swaps keys is caught by those who have kept the old one.',
  nobodyWatched:
    'Nothing was kept here while the battle was fought: that the oath came before the words, and that nobody was shown another record, is the realm’s word.',
  hostsTrue:
    'That both kingdoms had the men they brought. You can count your own; the rival’s you take from the realm.',
  noLeague:
    'That the realm did not whisper the seed to a ruler before they gave their word, and that a word not given here was its ruler’s own.',
  strangeOrders:
    'That you gave the orders of your host which this window does not remember giving: another window of yours may have.',
  othersOrders: 'That orders which were not given here are as their ruler gave them.',
  wordMissing:
    'A ruler who had promised a word gave none in time, and the word of the day spoke for them. Whoever did give one has it in their own window.',
  wordRefused:
    'The realm would not take the word that was given here, and the word of the day spoke for you: that it came too late is the realm’s word.',
  wordUnanswered:
    'The word that was given here is not in the record, and nobody ever told this window that it had come. A line that drops looks like that, and so does a word that was set aside: nothing here can tell which it was.',
  strangeWord:
    'The realm would not take the word that was given here, and holds another for yours: that another window of yours had spoken first is the realm’s word.',
  realmsOwn:
    'No window had a word in this battle: both words are the realm’s. They were fixed beforehand, but so may the seed have been, with care.',
} as const;

/** What does not hold. */
export const FAULTS = {
  seed: 'The revealed seed is not the one that was sealed.',
  round: 'The round does not follow from seed, hosts and orders.',
  report: 'The rounds are right, but the report does not follow from them.',
  terms: 'The record names other terms than the oath.',
  hosts: 'The hosts, their ground or a name among them are not what the realm swore to.',
  names: 'A name in the record is not the one that the realm swore to.',
  sky: 'The sky over this battle is not the one that its seed draws.',
  words: 'A word was spoken by somebody who had none, or is not the realm’s word of that day.',
  length: 'Rounds and seals are not of one number.',
  keys: 'The realm’s notary is not the one that you have known, and nobody vouches for the new one.',
  oathSeal: 'The oath does not bear the notary’s seal.',
  openingSeal: 'The words and the hosts drawn up by them do not bear the notary’s seal.',
  roundSeal: 'The record of the round does not bear the notary’s seal.',
  closingSeal: 'Report, spoils and the end of the record do not bear the notary’s seal.',
  dayWord: 'The word of the day does not hang on the chain that the realm had published.',
  otherBattle: 'This is the record of another battle.',
  otherOath: 'The realm swore to something else while it was watched from here.',
  otherWord: 'The word that was given here was taken by the realm, and then left out.',
  otherOpening: 'The hosts were drawn up otherwise while it was watched from here.',
  otherRound: 'The round was another while it was watched from here.',
  otherOrders: 'The orders that were given here are not the orders of that round.',
  otherEnd: 'The battle brought something else while it was watched from here.',
  twoTales: 'The realm has told two tales of this battle, and both were kept here.',
} as const;
