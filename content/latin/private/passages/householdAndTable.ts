// Cultural passages: the house, the family, the table, the school and the grave.
// Background is our own; sources are quoted to the word, with macrons added and the place given.
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';

export const householdAndTable: readonly LatinPassageInput[] = [
  {
    id: 'pliny-opening-a-letter', title: 'How one begins a letter', level: 2, topic: 'daily life',
    background:
      'Rome had no public post. A letter was written on papyrus or on wax tablets, tied with thread, sealed with the impression of a ring, and given to a slave or to any traveller who happened to be going the right way. For centuries people opened with one fixed phrase, so common that it was often cut down to its initials. The younger Pliny, whose letters fill ten books, once scolded a friend for silence: if there is no news, he says, then write at least the words with which our elders used to begin.',
    source: { la: 'Sī valēs, bene est; ego valeō.', en: 'If you are well, it is well; I am well.', author: 'Pliny the Younger', work: 'Epistulae', place: '1.11.1' },
    questions: [
      { ask: 'How did a letter travel when there was no public post?', answer: 'A slave or a traveller going that way carried it.', concepts: [['slave', 'traveller', 'traveler', 'messenger', 'serv', 'travelling', 'traveling', 'somebody going in same direction', 'friend']], contrary: ['postman'], why: 'Only the state had couriers; private letters went with whoever was going.' },
      { ask: 'What was a letter closed with, so that nobody else could open it unseen?', answer: 'With a seal, pressed by a ring.', concepts: [['seal', 'ring', 'sigill', 'wax', 'signet']], why: 'The ring left its image in wax or clay over the thread.' },
      { ask: 'What does the writer of the old formula say about himself?', answer: 'That he is well.', concepts: [['well', 'healthy', 'good health', 'fine']], contrary: ['ill', 'sick'], why: 'ego valeō: I am well.' },
    ],
  },
  {
    id: 'claudia-kept-house', title: 'She kept the house', level: 2, topic: 'family',
    background:
      'In the second century BC a family in Rome set up a tombstone for a woman named Claudia. Eight lines of verse ask the passer-by to stop and read. She loved her husband with all her heart, she bore two sons and buried one of them, her talk was pleasant and her walk graceful. Then comes the praise that a Roman family most liked to cut in stone. Spinning and weaving were the proper work of a wife, even in houses with slaves enough to do it, and wool stood for the whole of a woman\'s good order.',
    source: { la: 'domum servāvit, lānam fēcit', en: 'She kept the house, she worked wool.', author: 'Unknown', work: 'Epitaph of Claudia (CIL VI', place: '15346)' },
    questions: [
      { ask: 'For which two things does the stone praise Claudia in the words quoted?', answer: 'She kept the house and worked wool.', concepts: [['domum', 'kept house', 'keeping house', 'keep house', 'kept home', 'kept her house', 'kept her home', 'keeping her house', 'looked after', 'looking after', 'household', 'housekeep', 'housewife', 'ran house', 'ran her house', 'ran home', 'running house', 'managed', 'took care', 'taking care', 'care of', 'for house', 'her house', 'at home', 'for home', 'her home', 'in house'], ['wool', 'spin', 'spun', 'weav', 'wove', 'lanam', 'lānam']], why: 'Two verbs and two accusatives, domum servāvit, lānam fēcit, are all the praise that fitted on the stone.' },
      { ask: 'How many children did she have, and what happened to one of them?', answer: 'Two sons, one of whom she buried.', concepts: [['two', '2', 'both'], ['bur', 'lost', 'died', 'dead', 'death', 'grave']], why: 'One she left on the earth, the other she had laid under it.' },
      { ask: 'To whom does the inscription speak?', answer: 'To the passer-by.', concepts: [['passer', 'passing', 'stranger', 'traveller', 'traveler', 'reader', 'walk']], contrary: ['husband'], why: 'Tombs lined the roads, and many of them address whoever walks past.' },
    ],
  },
  {
    id: 'seneca-above-the-baths', title: 'Lodgings above the baths', level: 2, topic: 'daily life',
    background:
      'Almost every Roman went to the baths in the afternoon. For a copper coin, or for nothing, one could sweat, swim, be rubbed with oil, play ball, hear gossip and buy a sausage. Seneca once took rooms over such a place and described the noise to a friend: men groaning over lead weights, the slap of a hand on shoulders, someone who likes his own voice in the bath, the hair-plucker who is silent only while he makes another scream, and the cake-seller with his cry. A wise man, he says, can work through all of it. At the end of the letter he moves out.',
    source: { la: 'Suprā ipsum balneum habitō.', en: 'I live right over a bath-house.', author: 'Seneca', work: 'Epistulae Morales', place: '56.1' },
    questions: [
      { ask: 'Where was Seneca living when he wrote this letter?', answer: 'Above a bath-house.', concepts: [['above', 'over', 'on top', 'upstairs', 'supra'], ['bath', 'balneum']], why: 'suprā with the accusative: over the very baths.' },
      { ask: 'Name one of the sounds of which Seneca complains.', answer: 'The groans of men lifting weights.', concepts: [['groan', 'weight', 'slap', 'voice', 'sing', 'scream', 'cry', 'cries', 'seller', 'shout', 'hair', 'pluck', 'massage', 'cake']], why: 'Groans, slaps, singing, screams and the cries of sellers came up from below.' },
      { ask: 'What does he do in the end?', answer: 'He moves out.', concepts: [['move', 'moving', 'leave', 'leaving', 'away', 'depart', 'elsewhere', 'other rooms', 'other lodging', 'another place', 'he left', 'left house', 'left place', 'left his', 'left for', 'left bath', 'left it', 'left them', 'lodgings']], contrary: ['stays', 'remain'], why: 'He praises calm in the midst of noise, and then takes other rooms.' },
    ],
  },
  {
    id: 'pliny-missed-dinner', title: 'You promised to dine', level: 3, topic: 'food',
    background:
      'Dinner, the cena, was the one large meal of a Roman day and the chief pleasure of company. Guests lay on three couches around a table, leaning on the left elbow. An invitation accepted was a promise. When Septicius Clarus failed to come, Pliny sent him a mock lawsuit in the form of a letter with the bill of fare: for each guest a lettuce, three snails and two eggs, with barley, olives, beets and honeyed wine cooled with snow, and a reader or a lyre-player to hear. Clarus had gone instead to a house with oysters and Spanish dancing girls.',
    source: { la: 'Heus tū! Prōmittis ad cēnam, nec venīs?', en: 'You there! You promise to come to dinner, and you do not come?', author: 'Pliny the Younger', work: 'Epistulae', place: '1.15.1' },
    questions: [
      { ask: 'What has Clarus done wrong?', answer: 'He promised to come to dinner and did not come.', concepts: [['promis', 'accept', 'agreed', 'invit'], ['not', 'fail', 'miss', 'never', "n't", 'broke', 'absent']], why: 'prōmittis ad cēnam, nec venīs.' },
      { ask: 'How did guests place themselves at a Roman dinner?', answer: 'They lay on couches, leaning on the left elbow.', concepts: [['lay', 'lie', 'lying', 'reclin', 'couch', 'lean']], contrary: ['chair'], why: 'Three couches, a triclinium, stood around the table.' },
      { ask: 'Name something that Pliny had prepared for each guest.', answer: 'A lettuce and three snails.', concepts: [['lettuce', 'snail', 'egg', 'barley', 'olive', 'beet', 'wine', 'reader', 'lyre']], contrary: ['oyster'], why: 'A modest dinner: the oysters were at the other house.' },
    ],
  },
  {
    id: 'gaius-free-or-slave', title: 'Free or slave', level: 3, topic: 'slavery',
    background:
      'Gaius taught law in the second century AD, and his textbook, the Institutes, was found again in 1816 on parchment that a scribe had scraped and used for another work. It begins with persons. Before it asks whether you are married, of age, or a citizen, Roman law asks one thing, and the answer divides all mankind in two. A child followed the mother: born of a slave, it was a slave. Prisoners of war became slaves too. By his master\'s will or before a magistrate a slave could be freed, and then, unlike in most ancient cities, he became a citizen.',
    source: { la: 'Omnēs hominēs aut līberī sunt aut servī.', en: 'All human beings are either free or slaves.', author: 'Gaius', work: 'Institutiones', place: '1.9' },
    questions: [
      { ask: 'Into which two kinds does Gaius divide all people?', answer: 'Into free people and slaves.', concepts: [['free', 'liberi'], ['slave', 'servi', 'enslaved', 'unfree']], why: 'aut līberī aut servī: either the one or the other.' },
      { ask: 'Whose condition did a child inherit?', answer: 'That of the mother.', concepts: [['mother', 'matern']], contrary: ['father'], why: 'The child of a slave woman was a slave, whoever the father was.' },
      { ask: 'What did a slave become who was freed in due form at Rome?', answer: 'A Roman citizen.', concepts: [['citizen', 'civis']], why: 'Other cities made the freed man a resident foreigner; Rome made him a citizen.' },
    ],
  },
  {
    id: 'seneca-teaching-is-learning', title: 'While they teach, they learn', level: 3, topic: 'education',
    background:
      'A Roman boy began at seven with a litterator, who taught letters and sums, often in the open air behind a curtain. Then the grammaticus read the poets with him, Greek and Latin, and at about fifteen the rhetor made him speak on both sides of invented cases. Girls of good houses had tutors at home. Fees were small and so was respect for the men who took them. Seneca thought of teaching otherwise: he advised Lucilius to keep company with those who would make him better, and to admit those whom he could make better himself. The benefit, he says, goes both ways.',
    source: { la: 'Hominēs dum docent discunt.', en: 'People learn while they teach.', author: 'Seneca', work: 'Epistulae Morales', place: '7.8' },
    questions: [
      { ask: 'According to Seneca, what happens to people when they teach?', answer: 'They learn.', concepts: [['learn', 'discunt', 'improve']], why: 'dum with the present: while they teach, they are learning.' },
      { ask: 'What did the grammaticus teach?', answer: 'He read the Greek and Latin poets with the boys.', concepts: [['poet', 'poetry', 'literature', 'greek', 'reading']], contrary: ['sums', 'speak on both'], why: 'The second stage of school was the reading of the poets.' },
      { ask: 'What did a boy practise with the rhetor?', answer: 'Speaking on both sides of a case.', concepts: [['speak', 'speech', 'orator', 'rhetoric', 'argu', 'case', 'debat']], why: 'Rhetoric trained him for the courts and for public life.' },
    ],
  },
  {
    id: 'petronius-beware-of-the-dog', title: 'Beware of the dog', level: 4, topic: 'daily life',
    background:
      'In a house at Pompeii a dog of black and white mosaic bares its teeth at every visitor, with the warning written under its paws. The novelist Petronius, a courtier of Nero, has such a dog in his tale of a dinner at the house of Trimalchio, a freedman who has grown monstrously rich. The narrator comes in, sees beside the porter\'s room an enormous dog upon its chain, falls backwards and nearly breaks his legs. His friends laugh: it is only painted on the wall. Over it are the words that every Roman knew, in capital letters.',
    source: { la: 'Superque quadrātā litterā scrīptum: cavē canem.', en: 'And above it was written in capital letters: beware of the dog.', author: 'Petronius', work: 'Satyrica', place: '29.1' },
    questions: [
      { ask: 'Why do the friends of the narrator laugh?', answer: 'He was frightened by a dog that is only painted.', concepts: [['paint', 'picture', 'not real', 'image', 'wall', 'mural', 'drawn']], contrary: ['bitten', 'bit him'], why: 'The dog is a picture on the wall, and he fell down for fear of it.' },
      { ask: 'What do the words above the dog tell the visitor to do?', answer: 'To beware of the dog.', concepts: [['beware', 'watch out', 'careful', 'look out', 'mind', 'caution'], ['dog', 'canem', 'hound']], why: 'cavē is the imperative of caveō, with the accusative canem.' },
      { ask: 'What had Trimalchio once been?', answer: 'A slave.', concepts: [['slave', 'servus', 'freedman', 'freed']], contrary: ['senator', 'courtier'], why: 'A freedman is a former slave; this one became rich beyond measure.' },
    ],
  },
  {
    id: 'catullus-hail-and-farewell', title: 'Hail and farewell', level: 4, topic: 'death',
    background:
      'The brother of Catullus died in Asia and was buried near the site of Troy, far from Verona. Years later the poet came there, on his way to or from a post in Bithynia, and brought the gifts that custom asked for: lentils, wine, milk or flowers, laid upon the grave for a silent ash. At a Roman funeral the mourners called to the dead for the last time before they turned away. Catullus ends his poem with that call, as if he had come across many peoples and many seas only in order to speak it himself.',
    source: { la: 'Atque in perpetuum, frāter, avē atque valē.', en: 'And for ever, brother, hail and farewell.', author: 'Catullus', work: 'Carmina', place: '101.10' },
    questions: [
      { ask: 'To whom does Catullus speak?', answer: 'To his dead brother.', concepts: [['brother', 'frater', 'frāter']], contrary: ['father', 'friend'], why: 'frāter is the vocative.' },
      { ask: 'Near which famous place was the grave?', answer: 'Near Troy.', concepts: [['troy', 'trojan', 'troad', 'asia']], contrary: ['near verona'], why: 'The brother lay in the Troad, in the north-west of Asia.' },
      { ask: 'What do the words avē atque valē mean at a funeral?', answer: 'They are the last greeting and farewell to the dead.', concepts: [['farewell', 'goodbye', 'last', 'final', 'greeting'], ['dead', 'death', 'died', 'dying', 'deceased', 'departed', 'brother', 'mourn', 'grave', 'buri']], why: 'The mourners called to the dead for the last time.' },
    ],
  },
  {
    id: 'cicero-garden-and-library', title: 'A garden and a library', level: 5, topic: 'literature',
    background:
      'Cicero owned some eight country houses and collected books for all of them. Friends lent him rolls to copy, his publisher Atticus kept trained slaves to write them, and a learned Greek, Tyrannio, put the shelves in order. In June of 46 BC, when Caesar ruled and there was little left to do in public life, Cicero wrote to Varro, the most learned of the Romans, about a visit: if you do not come to me, I shall run to you. Of comforts he asks only two.',
    source: { la: 'Sī hortum in bibliothēcā habēs, dēerit nihil.', en: 'If you have a garden in the library, nothing will be lacking.', author: 'Cicero', work: 'Ad Familiares', place: '9.4' },
    questions: [
      { ask: 'Which two comforts does Cicero ask for?', answer: 'A garden and a library.', concepts: [['garden', 'hortus', 'hortum'], ['library', 'books', 'bibliothec']], why: 'hortum in bibliothēcā: a garden in, or with, the library.' },
      { ask: 'Why had Cicero so much time for books in 46 BC?', answer: 'Caesar ruled, and there was little to do in public life.', concepts: [['caesar', 'rule', 'dictator', 'politic', 'public', 'power', 'no longer', 'no politic', 'nothing to do', 'not much', 'little to do', 'no more']], why: 'Under Caesar the courts and the senate had little use for him.' },
      { ask: 'Who made copies of books in Rome?', answer: 'Trained slaves wrote them by hand.', concepts: [['slave', 'scribe', 'copyist', 'serv', 'by hand']], contrary: ['printer', 'printing press', 'machine'], why: 'Every copy was written by hand, often by the slaves of a publisher.' },
    ],
  },
  {
    id: 'seneca-luxury-at-table', title: 'From the ends of the earth', level: 6, topic: 'food',
    background:
      'The empire ate well at the top. Oysters came from Britain and Baiae, pheasants from the Black Sea, ham from Gaul, figs from Syria, fish sauce from Spain. Laws against luxury fixed what a dinner might cost and were obeyed by no one. Most Romans, meanwhile, lived on wheat: bread, or a porridge called puls, with beans, cabbage, cheese and a little oil. Seneca, exiled to the rocks of Corsica, wrote to comfort his mother Helvia. A man needs little, he tells her; look rather at those who search the whole world for the sake of their throats.',
    source: { la: 'Vomunt ut edant, edunt ut vomant.', en: 'They vomit in order to eat, they eat in order to vomit.', author: 'Seneca', work: 'Ad Helviam', place: '10.3' },
    questions: [
      { ask: 'What is the purpose of vomiting, in the words of Seneca?', answer: 'To be able to eat again.', concepts: [['eat', 'edant', 'food', 'dine', 'make room']], why: 'ut with the subjunctive gives the purpose: ut edant.' },
      { ask: 'On what did most Romans live?', answer: 'On wheat, as bread or porridge.', concepts: [['wheat', 'bread', 'porridge', 'puls', 'grain', 'corn']], contrary: ['oyster', 'pheasant'], why: 'Wheat fed the people; the delicacies were for the few.' },
      { ask: 'Where was Seneca when he wrote to his mother, and why?', answer: 'On Corsica, in exile.', concepts: [['corsica'], ['exile', 'banish']], why: 'Claudius had sent him there; he stayed eight years.' },
    ],
  },
  {
    id: 'cicero-the-first-society', title: 'The seed-bed of the state', level: 6, topic: 'family',
    background:
      'In the last autumn but one of his life Cicero wrote a book on duties for his son Marcus, who was studying in Athens and drinking rather more than he studied. Where does human society begin? Not in the assembly, Cicero answers. Nature gives all living things the wish to have young, and from there the circle widens: the couple, the children, one house in which all is shared, then cousins, who cannot be held in one house and go out to found others as if to colonies. From such households, he says, states are grown, as plants from a seed-bed.',
    source: { la: 'Prīma societās in ipsō coniugiō est, proxima in līberīs.', en: 'The first fellowship is in marriage itself, the next in the children.', author: 'Cicero', work: 'De Officiis', place: '1.54' },
    questions: [
      { ask: 'Which is the first human fellowship, according to Cicero?', answer: 'Marriage.', concepts: [['marriage', 'married', 'couple', 'husband', 'wife', 'spouse', 'coniug', 'bond between']], contrary: ['state'], why: 'prīma societās in ipsō coniugiō est.' },
      { ask: 'For whom did Cicero write On Duties?', answer: 'For his son Marcus.', concepts: [['son', 'marcus', 'filius']], contrary: ['brother'], why: 'Marcus was a student in Athens, and not a diligent one.' },
      { ask: 'To what does he compare the household in its relation to the state?', answer: 'To a seed-bed from which the state grows.', concepts: [['seed', 'nursery', 'plant', 'grow']], why: 'The household is as it were the seed-bed of the state.' },
    ],
  },
  {
    id: 'twelve-tables-no-grave-in-town', title: 'No grave within the walls', level: 7, topic: 'death',
    background:
      'About 450 BC ten men wrote down the law of Rome on twelve tables of bronze, and schoolboys still chanted them by heart when Cicero was young. Table ten dealt with the dead. It limited the cost of mourning: no more than three veils and ten flute-players, no smoothing of the wood of the pyre with an adze, no gold except that which fastened the teeth. And it kept the dead outside the sacred boundary. Hence the rows of tombs along the Appian Way: one met the dead before one met the city.',
    source: { la: 'Hominem mortuum in urbe nē sepelītō nēve ūritō.', en: 'Let no one bury or burn a dead man within the city.', author: 'Cicero (quoting the Twelve Tables)', work: 'De Legibus', place: '2.58' },
    questions: [
      { ask: 'Which two things does this law forbid within the city?', answer: 'Burying and burning the dead.', concepts: [['bur', 'inter', 'grave', 'sepelito'], ['burn', 'cremat', 'fire', 'urito']], contrary: ['allow', 'permit'], why: 'nē sepelītō nēve ūritō: future imperatives, the mood of old laws.' },
      { ask: 'Where did the Romans therefore build their tombs?', answer: 'Outside the city, along the roads.', concepts: [['outside', 'road', 'appian', 'beyond', 'without the walls']], contrary: ['in the forum'], why: 'Tombs lined the great roads just beyond the gates.' },
      { ask: 'On what were the oldest laws of Rome written?', answer: 'On twelve tables of bronze.', concepts: [['bronze', 'tables', 'tablets', 'twelve']], contrary: ['papyrus', 'paper'], why: 'Hence their name, the law of the Twelve Tables.' },
    ],
  },
  {
    id: 'juvenal-respect-for-the-child', title: 'What we owe to a child', level: 8, topic: 'education',
    background:
      'Roman moralists spoke much of the authority of fathers, who held in law the power of life and death over their children as long as they themselves lived. Juvenal turns the matter round. In his fourteenth satire he asks where children learn to gamble, to overeat, to flog slaves for a trifle and to hoard money, and answers: at home, by watching. If a guest is coming, the master has the columns polished and the spiders swept away. But for his own son he does not trouble to keep the house clean of vice.',
    source: { la: 'Maxima dēbētur puerō reverentia.', en: 'The greatest respect is owed to a boy.', author: 'Juvenal', work: 'Saturae', place: '14.47' },
    questions: [
      { ask: 'To whom, according to Juvenal, is the greatest respect due?', answer: 'To a child.', concepts: [['child', 'boy', 'son', 'puer', 'young']], contrary: ['father', 'guest'], why: 'puerō is the dative with dēbētur.' },
      { ask: 'Where do children learn vices, in his view?', answer: 'At home, from their parents.', concepts: [['home', 'parent', 'father', 'house', 'watch', 'famil']], contrary: ['at school', 'street'], why: 'They imitate what they see in their own house.' },
      { ask: 'What power did the law give to a Roman father?', answer: 'The power of life and death over his children.', concepts: [['kill', 'put', 'execut', 'life and death', 'death and life', 'life or death', 'over life', 'over their li', 'their life', 'their lives', 'live or die', 'take life', 'take their', 'take away'], ['death', 'kill', 'execut', 'their lives']], why: 'patria potestās was, in law, vītae necisque potestās.' },
    ],
  },
]; // prettier-ignore
