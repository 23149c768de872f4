// What learners write about the cultural passages: for every question a good answer in free words, one wrong or off the point, and another good one.
// Written without regard to the expressions that the grader looks for; when one fails, the passage is mended and not the answer.
export const PASSAGE_ANSWERS: Readonly<Record<string, readonly (readonly [good: string, wrong: string, alsoGood: string])[]>> = {
  'seneca-on-slaves': [
    ['He says no, they are human beings just like us.', 'He says that they are cheap.', 'that they are people too'],
    ['They became freedmen and still had to be loyal and do services for their former owner.', 'They became senators and owed nothing.', 'a free man, but he still had duties towards his patron'],
    ['The law treated them as things that one owned.', 'They counted as citizens.', 'as possessions'],
  ],
  'greece-the-captive': [
    ['The Romans, who had conquered Greece.', 'Hannibal', 'the Roman people'],
    ['She conquered Rome with her culture and arts.', 'She sent soldiers to fight in Italy.', 'through literature and learning'],
    ['They sacked Corinth.', 'Athens', 'Corinth fell'],
  ],
  'cicero-i-am-a-roman-citizen': [
    ['He kept shouting that he was a citizen of Rome.', 'He begged for water.', 'I am a Roman citizen!'],
    ['It should have saved him from the rods and the cross.', 'It should have saved him from taxes.', 'from corporal punishment and execution'],
    ['He was governor of Sicily.', 'Spain', 'the island of Sicily'],
  ],
  'agrippa-made-it': [
    ['Agrippa built it.', 'Hadrian put it up.', 'Marcus Agrippa did'],
    ['His father was called Lucius.', 'He was the son of Augustus.', 'Lucius was his dad'],
    ['The first temple burned down and was replaced under Hadrian.', 'Because he never finished it.', 'it had been destroyed, and Hadrian rebuilt it'],
  ],
  'caesar-leap-from-the-ship': [
    ['He tells them to jump into the water.', 'He tells them to row faster.', 'leap into the sea'],
    ['The Britons would capture it.', 'It would fly away.', 'it would be lost to the Britons'],
    ['Because the sea was deep and they were carrying heavy weapons.', 'They were hungry.', 'they were afraid of the deep water'],
  ],
  'cicero-silent-laws': [
    ['When people fight with weapons.', 'In the theatre.', 'in time of war'],
    ['He was on trial for murdering Clodius.', 'He was accused of stealing.', 'of Clodius\' murder'],
    ['He lost and had to go to Marseilles.', 'He was made consul.', 'with banishment'],
  ],
  'juvenal-what-shall-i-do-in-rome': [
    ['He cannot tell lies.', 'He cannot swim.', 'lying'],
    ['The houses often collapsed or caught fire.', 'There were wolves in the cellars.', 'fires and falling buildings'],
    ['Because carts rattled through the streets all night.', 'Because of the heat.', 'the noise of the traffic'],
  ],
  'horace-the-bore': [
    ['He was strolling along the Via Sacra.', 'He was at the baths.', 'in the Forum, on the Sacred Way'],
    ['To be introduced to Maecenas.', 'He wanted to borrow a horse.', 'he hoped Horace would present him to Maecenas'],
    ['The man ran into somebody who was suing him and had to go to court.', 'He gave him dinner.', 'because he was taken to court by his adversary'],
  ],
  'cicero-how-long-catiline': [
    ['He abuses the patience of the senators.', 'He abuses the slaves of Cicero.', 'our patience'],
    ['He was consul that year.', 'He was praetor.', 'the consulship'],
    ['He fled from Rome the same night.', 'He answered with a long speech.', 'he went off to join his army'],
  ],
  'juvenal-who-guards-the-guards': [
    ['And who is going to watch the watchmen?', 'How much does it cost?', 'who is going to guard the guards'],
    ['They were to keep an eye on a man\'s wife.', 'They were to guard the emperor.', 'women'],
    ['Just a letter and giving the dowry back.', 'The consent of the senate.', 'you only had to send a message and pay back the dowry'],
  ],
  'augustus-gives-back-the-republic': [
    ['He gave it back to the senate and the Roman people.', 'He gave it to Tiberius.', 'to the Roman people and their senate'],
    ['Because he was still in command of most of the army.', 'Because he was so beloved by poets.', 'the troops obeyed him'],
    ['On the walls of a temple in Ankara.', 'In a library in Alexandria.', 'in Turkey, on a temple'],
  ],
  'juvenal-the-smell-of-profit': [
    ['Money smells good wherever you get it from.', 'Roses.', 'profit'],
    ['Their work stank too much.', 'They were foreigners.', 'the bad smell of hides'],
    ['He held a coin to his nose and asked him if it smelled bad.', 'He had him exiled.', 'by showing him a coin'],
  ],
  'pompeii-writing-on-the-wall': [
    ['He is amazed that the wall has not collapsed.', 'At the price of wine.', 'that it is still standing'],
    ['All the boring things that people have scribbled on it.', 'The weight of the roof.', 'the graffiti of so many people'],
    ['The painted notices for elections.', 'The love letters.', 'the political ones'],
  ],
  'juvenal-bread-and-circuses': [
    ['Free grain and the games.', 'Peace and freedom.', 'bread and races'],
    ['It used to give out military commands and elect consuls.', 'It used to build temples.', 'high offices and power'],
    ['Ships brought it from Egypt and Africa.', 'It grew in Gaul.', 'Egypt'],
  ],
  'suetonius-brick-and-marble': [
    ['He found it made of brick and left it made of marble.', 'He found it rich and left it poor.', 'from brick to marble'],
    ['From the quarries at Luna, today Carrara.', 'From Greece.', 'Carrara'],
    ['He organised watchmen for the districts.', 'He prayed to Vulcan.', 'he created the vigiles, a sort of fire brigade'],
  ],
  'sallust-a-city-for-sale': [
    ['When somebody comes along who can buy it.', 'When the Gauls come.', 'when someone buys it'],
    ['He paid bribes to everybody.', 'He hid in the desert.', 'by corrupting the Romans with gold'],
    ['Numidia, in North Africa.', 'Egypt', 'of the Numidians'],
  ],
  'pliny-opening-a-letter': [
    ['You gave it to a slave or somebody who was travelling in that direction.', 'By pigeon.', 'some traveller took it'],
    ['It was sealed with a signet ring.', 'With a nail.', 'wax'],
    ['He says he is fine.', 'He says he is ill.', 'he is in good health'],
  ],
  'claudia-kept-house': [
    ['She looked after the home and spun wool.', 'She ran a shop and wrote verses.', 'for keeping house and working with wool'],
    ['She had two sons, but one of them had died.', 'Five daughters.', 'two boys, and she buried one'],
    ['To anybody who is passing by.', 'To her husband.', 'whoever walks along the road'],
  ],
  'seneca-above-the-baths': [
    ['He lived right over some public baths.', 'He lived in a villa by the sea.', 'upstairs from a bath-house'],
    ['The shouts of the man who sells cakes.', 'The barking of dogs.', 'people groaning while they lift weights'],
    ['He goes away and finds another place to live.', 'He has the place closed.', 'he leaves'],
  ],
  'pliny-missed-dinner': [
    ['He did not turn up although he had accepted the invitation.', 'He drank too much.', 'he had promised but never showed up'],
    ['They reclined on couches.', 'They stood around the table.', 'lying on their left side on couches'],
    ['Some snails.', 'Oysters.', 'eggs'],
  ],
  'gaius-free-or-slave': [
    ['Everybody is either free or a slave.', 'Into rich and poor.', 'the free and the enslaved'],
    ['That of its mother.', 'That of its father.', 'the mother\'s'],
    ['He became a citizen of Rome.', 'He became a priest.', 'citizenship'],
  ],
  'seneca-teaching-is-learning': [
    ['They learn something themselves.', 'They get tired.', 'they are learning too'],
    ['Greek and Roman literature.', 'Sums and letters.', 'poetry'],
    ['He practised making speeches for both sides.', 'Swimming and wrestling.', 'public speaking'],
  ],
  'petronius-beware-of-the-dog': [
    ['Because the dog that scared him is just a picture.', 'Because he had been bitten.', 'it was only a painting'],
    ['To watch out for the dog.', 'To take off his shoes.', 'beware of the dog'],
    ['He used to be a slave.', 'He had been a senator.', 'a slave before he was freed'],
  ],
  'catullus-hail-and-farewell': [
    ['To his brother, who had died.', 'To his father.', 'his brother'],
    ['It was close to Troy.', 'Near Verona.', 'Troy'],
    ['They are how one says goodbye to the dead for the last time.', 'They are an invitation to dinner.', 'a last farewell to someone who has died'],
  ],
  'cicero-garden-and-library': [
    ['Books and a garden.', 'Wine and music.', 'a library with a garden'],
    ['Since Caesar was in charge, there was not much for him to do in politics.', 'He was ill.', 'there was no politics any more under a dictator'],
    ['They were copied by slaves who had been trained for it.', 'They came from a printing press.', 'scribes'],
  ],
  'seneca-luxury-at-table': [
    ['They do it so that they can go on eating.', 'It cured the fever.', 'to make room for more food'],
    ['Mostly on grain, made into bread or porridge.', 'Mostly on oysters.', 'bread'],
    ['He was on Corsica because he had been exiled.', 'He was in Spain on holiday.', 'Corsica, as an exile'],
  ],
  'cicero-the-first-society': [
    ['The bond between husband and wife.', 'The army.', 'the married couple'],
    ['He wrote it for his son, who was a student in Athens.', 'For his brother.', 'Marcus, his son'],
    ['He compares it to a nursery for plants.', 'To a ship.', 'a seedbed'],
  ],
  'twelve-tables-no-grave-in-town': [
    ['You could neither bury nor cremate a dead person there.', 'Singing and dancing.', 'burial and cremation'],
    ['They put them along the roads outside the city.', 'In the forum.', 'beside the Appian Way and other roads'],
    ['Upon bronze tablets.', 'On papyrus.', 'bronze'],
  ],
  'juvenal-respect-for-the-child': [
    ['We owe it to children.', 'To one\'s guests.', 'a boy'],
    ['From what they see their parents do at home.', 'They learn them at school.', 'from their fathers'],
    ['He could decide about their life and death.', 'He could sell their toys.', 'over life and death'],
  ],
  'catullus-hate-and-love': [
    ['He loves her and hates her at the same time.', 'Hunger and thirst.', 'hatred and love'],
    ['He has no idea why it is so.', 'He says that her mother is the cause.', 'nothing, he does not know'],
    ['After the poetess Sappho.', 'After his own sister.', 'Sappho'],
  ],
  'martial-i-do-not-like-you': [
    ['The reason why he dislikes him.', 'The name of the man.', 'why he can\'t stand him'],
    ['It is very short and ends with a sting.', 'It is a long tale of heroes.', 'brief and witty'],
    ['In those days authors had no copyright.', 'Nobody wanted to read them.', 'there was no law to protect authors'],
  ],
  'catullus-let-us-live': [
    ['To live life and make love.', 'To leave Rome for good.', 'live and love'],
    ['Because life is short and after death there is only endless night.', 'Because her ship is leaving.', 'we must all die soon'],
    ['So that jealous people cannot find out how many there were.', 'So that the bank will not charge him.', 'so nobody can envy them'],
  ],
  'horace-pluck-the-day': [
    ['One plucks fruit or flowers.', 'To war.', 'something ripe, like grapes'],
    ['She should not rely on tomorrow.', 'On the wine.', 'the future'],
    ['She had been asking Babylonian astrologers.', 'She had looked into a mirror.', 'consulting horoscopes'],
  ],
  'seneca-time-alone-is-ours': [
    ['Only our time.', 'Our land.', 'time'],
    ['Summer hours were longer than winter ones.', 'It was named after a god.', 'in summer it was longer'],
    ['Because nobody can give you your time back.', 'Because a coin is heavier.', 'you can never get it back'],
  ],
  'horace-change-of-sky': [
    ['The climate changes, but they themselves stay the same in their hearts.', 'They change their names.', 'the place but not their character'],
    ['Storms made it too dangerous.', 'The harbours were full.', 'because of bad weather'],
    ['Right here at home, if your mind is at peace.', 'In the cities of Asia alone.', 'in oneself'],
  ],
  'seneca-a-morning-at-the-games': [
    ['To the people who are watching.', 'To the lions.', 'to the crowd'],
    ['Criminals were made to kill each other.', 'There was a break with music.', 'executions'],
    ['He came home a crueller man than before.', 'He felt rested.', 'more cruel'],
  ],
  'terence-nothing-human': [
    ['There is nothing human that he does not care about.', 'Everything in Greece.', 'nothing which has to do with human beings'],
    ['He had come as a slave.', 'He had been a soldier.', 'a slave boy'],
    ['That he is nosy and pokes into his neighbour\'s affairs.', 'His poverty.', 'his curiosity'],
  ],
  'ovid-seeing-and-being-seen': [
    ['They want to see the show and to be seen themselves.', 'To pray and to sleep.', 'to look and to be looked at'],
    ['At the chariot races.', 'At the baths.', 'the Circus Maximus'],
    ['That of a handbook on agriculture.', 'That of a hymn.', 'it sounds like a farmer\'s manual'],
  ],
  'juvenal-a-sound-mind': [
    ['A healthy mind in a healthy body.', 'For gold and power.', 'mental and bodily health'],
    ['The fall of Sejanus.', 'Cicero and his speeches.', 'Sejanus'],
    ['You vowed something to the god and gave it when you got your wish.', 'It was written by a lawyer.', 'you pay the god when he has kept his side'],
  ],
  'pliny-the-races': [
    ['To see them one time is enough.', 'Every week.', 'just once'],
    ['They care about the colours of the teams.', 'They love the speed of the horses.', 'the team colours'],
    ['To cut the reins if he crashed.', 'To stab his rivals.', 'so he could free himself from the reins'],
  ],
  'horace-harder-than-bronze': [
    ['He means his poems.', 'He means a statue of himself.', 'the three books of odes'],
    ['He compares it with bronze.', 'With gold.', 'bronze'],
    ['He was born a slave.', 'He was born a knight.', 'he had been a slave'],
  ],
  'vergil-tears-for-things': [
    ['Scenes from the Trojan War, with himself among them.', 'A map of Italy.', 'the fall of Troy'],
    ['The sufferings of mortal men.', 'The beauty of the town.', 'human suffering'],
    ['People who feel pity for them may also help them.', 'Because he sees that the temple is rich.', 'because they know what happened and feel compassion'],
  ],
  'vergil-happy-farmers': [
    ['If only they were aware of how good they have it.', 'If it rained more often.', 'provided that they recognised how fortunate they are'],
    ['Land was confiscated and handed to the soldiers.', 'They were flooded.', 'veterans got them'],
    ['They are about crops, trees, livestock and bees.', 'They are about the war of Troy.', 'farming'],
  ],
  'vergil-the-art-of-ruling': [
    ['Show mercy to those who have submitted and defeat the arrogant.', 'He is to tax them both.', 'he must spare those who submit and humble the proud'],
    ['They will make better statues and speeches.', 'In ruling the nations.', 'bronze and marble sculpture'],
    ['Aeneas hears them from his father Anchises.', 'Jupiter speaks them to Venus.', 'Anchises to Aeneas'],
  ],
  'vergil-the-causes-of-things': [
    ['Anyone who understands why things happen.', 'Whoever owns much land.', 'the man who knows the causes of things'],
    ['He means Lucretius.', 'Homer', 'Lucretius, who followed Epicurus'],
    ['He has overcome the fear of death.', 'He has trampled on the grapes.', 'his fears'],
  ],
  'ovid-bodies-changed': [
    ['About forms that were transformed into other bodies.', 'Of the wars of Rome.', 'metamorphoses: bodies changing their shape'],
    ['She turned into a laurel tree.', 'She was turned into a spider.', 'a tree'],
    ['Some of his friends had kept copies.', 'Because Augustus paid for it.', 'because there were other copies'],
  ],
  'ovid-the-last-night': [
    ['He starts to weep.', 'He falls asleep.', 'a tear rolls down'],
    ['To Tomis, a town by the Black Sea.', 'To Corsica.', 'the Black Sea coast'],
    ['He did not lose his property or his citizenship.', 'It lasted only a year.', 'he was still a citizen and kept what he owned'],
  ],
  'caesar-three-words': [
    ['He came, he saw and he conquered.', 'Rome is the greatest.', 'I came, I saw, I won'],
    ['That he had won it very fast.', 'That it had been expensive.', 'it was over in five days'],
    ['They sang cheeky songs about him.', 'They wept.', 'sang mocking verses'],
  ],
  'caesar-the-die-is-cast': [
    ['He took it from playing dice.', 'From wrestling.', 'gambling'],
    ['At the river Rubicon.', 'At the Tiber.', 'on the bank of the Rubicon'],
    ['Because now he was a public enemy and there would be civil war.', 'Because the bridge broke.', 'marching into Italy with an army was treason'],
  ],
  'titus-lost-a-day': [
    ['He had not helped anybody that day.', 'He had slept until noon.', 'because he had done no good to anyone, not one kindness'],
    ['To the friends who were dining with him.', 'To his father.', 'his dinner guests'],
    ['Vesuvius erupted and buried Pompeii.', 'A flood of the Tiber.', 'the volcano Vesuvius'],
  ],
  'livy-woe-to-the-conquered': [
    ['He threw his sword on them.', 'His helmet.', 'a sword'],
    ['The losers have no rights and must put up with anything.', 'The gods are angry.', 'it is bad luck for those who are defeated'],
    ['The geese of Juno.', 'The dogs barked.', 'geese'],
  ],
  'pliny-fortune-helps-the-brave': [
    ['Those who are brave.', 'The rich.', 'courageous people'],
    ['He wanted to go back.', 'He wanted to sell the ship.', 'return to port'],
    ['It looked like a tree, a pine.', 'Like a dragon.', 'a pine tree'],
  ],
  'caesar-all-gaul': [
    ['It is divided into three parts.', 'Into four.', '3'],
    ['Traders hardly ever brought them luxuries that make men soft.', 'They had better swords.', 'because few merchants reached them'],
    ['He writes about himself as "he".', 'He speaks in the first person.', 'in the third person'],
  ],
  'vespasian-becomes-a-god': [
    ['He meant that he was about to die.', 'He meant that he was very strong.', 'that death was near'],
    ['The senate voted on it.', 'The army.', 'the Roman senate'],
    ['He was then called the son of a god.', 'He paid no taxes.', 'the title "son of a god"'],
  ],
  'tacitus-in-the-beginning-kings': [
    ['It was ruled by kings.', 'The consuls.', 'kings'],
    ['There were seven of them.', 'Twelve.', '7'],
    ['So that neither could become a tyrant, since one could block the other.', 'Because there was so much work.', 'to limit their power'],
  ],
  'vergil-fear-the-greeks': [
    ['He is afraid of the Greeks even if they come with presents.', 'He fears the snakes at night.', 'the Greeks, even bearing gifts'],
    ['Greek warriors.', 'Gold for Minerva.', 'soldiers'],
    ['Because two serpents came and killed him, as if Minerva were punishing him.', 'He was known to be drunk.', 'they thought he was punished by the goddess with snakes'],
  ],
  'livy-hannibal-after-cannae': [
    ['He can win battles but cannot make use of victory.', 'He knows the way but not the hour.', 'how to win, but not how to use his win'],
    ['March on Rome straight away.', 'Go home to Carthage.', 'to go to Rome at once'],
    ['He encircled the Roman army.', 'He attacked by night.', 'by surrounding them on both sides'],
  ],
  'livy-mucius-and-the-fire': [
    ['To act bravely and to endure pain bravely.', 'To sing and to dance.', 'doing and suffering brave deeds'],
    ['Because he was dressed like the king and Mucius could not tell them apart.', 'Because he had insulted Mucius.', 'he was mistaken for him'],
    ['He put his right hand into the flames.', 'He laughed aloud.', 'by burning his right hand in a fire'],
  ],
  'livy-romulus-and-the-wall': [
    ['Because Remus made fun of his wall and jumped over it.', 'Because of a woman.', 'for leaping over his wall'],
    ['They looked for signs from birds.', 'They threw dice.', 'with omens from birds'],
    ['It was a wolf that suckled them.', 'A goat.', 'the she-wolf'],
  ],
  'horatius-prays-to-the-tiber': [
    ['To the god of the Tiber.', 'To Jupiter.', 'Tiber'],
    ['To take him and his weapons into kind waters.', 'To drown the Etruscans and their king with a flood.', 'that he receive him kindly'],
    ['He held the enemy back while the bridge was being torn down.', 'He was too slow to run.', 'so that the others had time to destroy the bridge'],
  ],
  'tacitus-they-make-a-desert': [
    ['What they call peace is really a wasteland.', 'They call it friendship.', 'devastation'],
    ['Tacitus made it up himself.', 'Agricola', 'the author Tacitus'],
    ['Tacitus was married to his daughter.', 'They were brothers.', 'he was his wife\'s father'],
  ],
  'tacitus-good-manners-good-laws': [
    ['Their good morals.', 'Their swords.', 'good behaviour'],
    ['He is thinking of Rome.', 'Of Greece.', 'his own city, Rome'],
    ['That people should get married.', 'The worship of Apollo.', 'marriage'],
  ],
  'cicero-the-laughing-haruspex': [
    ['It was a joke of Cato.', 'Caesar said it.', 'Cato the Elder'],
    ['Because they both know that it is all a fraud.', 'Because of their funny hats.', 'they both know that they are frauds'],
    ['They looked at the livers of animals.', 'The stars.', 'entrails'],
  ],
  'lucretius-what-religion-can-do': [
    ['Terrible crimes.', 'Great temples.', 'wicked deeds'],
    ['Agamemnon killing his own daughter at the altar.', 'The murder of Caesar.', 'the sacrifice of Iphigenia, a girl, by her father'],
    ['He wanted to free them from being afraid of the gods.', 'From taxes.', 'fear'],
  ],
  'trajan-on-the-christians': [
    ['He should not go looking for them.', 'He must not speak with them.', 'hunt them down'],
    ['If somebody reports them and it is proved.', 'Always and everywhere.', 'after being accused and convicted'],
    ['He wants them to be ignored.', 'He is grateful for them and rewards the writers.', 'they should be rejected'],
  ],
  'ennius-men-and-customs': [
    ['On its old traditions and its men.', 'On gold and iron.', 'old customs and good men'],
    ['He took it from Homer.', 'From Vergil.', 'the Greek poet Homer'],
    ['Because Cicero quotes it.', 'It was cut in stone.', 'through quotations'],
  ],
  'livy-neither-vices-nor-cures': [
    ['They can stand neither their faults nor the cure.', 'Heat and cold.', 'the vices and what would heal them, their remedies'],
    ['It gives us models to imitate and warnings about what to avoid.', 'It passes the evening.', 'to learn from examples'],
    ['Only 35 of the 142 books.', 'All of it.', 'about a quarter'],
  ],
  'pompeii-vote-for-good-bread': [
    ['His bread is good.', 'He will give games.', 'because of his bread'],
    ['For the office of aedile.', 'He wants to be consul.', 'aedile'],
    ['It was painted in red on the house by night.', 'It was carved with a chisel.', 'with red paint'],
  ],
  'cato-a-cake-for-the-gods': [
    ['Two pounds of cheese.', 'Honey.', 'flour'],
    ['When somebody had a birthday, or for a sacrifice.', 'When a ship was launched.', 'for the gods'],
    ['On leaves beneath a pot, and not in a hurry.', 'It was fried in oil.', 'under a crock'],
  ],
  'vindolanda-come-to-my-birthday': [
    ['She asks her to come to her birthday.', 'To a wedding.', 'her birthday on 11 September'],
    ['Because a woman wrote them herself so long ago.', 'Because they are in verse.', 'it is the handwriting of a woman'],
    ['On a small piece of wood.', 'On papyrus.', 'wooden tablets'],
  ],
  'twelve-tables-come-to-court': [
    ['He has to go along.', 'He may send a slave.', 'appear before the judge'],
    ['The person who was suing him had to fetch him himself.', 'The soldiers of the consul.', 'the accuser'],
    ['An animal he could ride.', 'A doctor.', 'a donkey, for example'],
  ],
  'petronius-no-leave-to-go-out': [
    ['If a slave leaves the house without permission.', 'For breaking a dish.', 'leaving the house without being told to'],
    ['He had been a slave, too.', 'A senator from Asia.', 'a slave from Asia'],
    ['"Catch me, I have escaped; return me to my master."', 'The name of the smith.', 'that he is a fugitive'],
  ],
  'pliny-you-were-a-boy-once': [
    ['He bought dogs and horses that cost too much.', 'He had married a dancer.', 'he spent a lot of money on horses'],
    ['His son is young, and he was young once himself.', 'The price of horses.', 'that the boy is only a child and he was one, too, once'],
    ['He thinks that his friend is too severe with his boy.', 'He wants to borrow money.', 'to advise him to be gentler'],
  ],
  'phaedrus-the-lions-share': [
    ['With powerful people.', 'With the poor.', 'people who are stronger than you'],
    ['He took everything.', 'Half of it.', 'the entire stag'],
    ['Because slaves could not say openly what they thought.', 'To teach children the names of animals.', 'slaves had to hide their criticism'],
  ],
  'pompeii-perish-who-cannot-love': [
    ['Those who stop others from loving.', 'His landlord.', 'the one who forbids it'],
    ['People got the words of Vergil or Ovid wrong.', 'That the wall was badly built.', 'wrong quotations'],
    ['We know nothing about him or her.', 'That he was a weaver.', 'he is unknown'],
  ],
  'plautus-wolf-to-man': [
    ['When the other man is a stranger.', 'When he is hungry.', 'if they are strangers'],
    ['He wants to be paid for the donkeys.', 'He wants his freedom.', 'money'],
    ['He says that he is the steward.', 'He acts as a soldier.', 'the steward, Saurea'],
  ],
  'ulpian-three-rules': [
    ['You should not hurt other people.', 'Worship the gods.', 'live honourably'],
    ['It is a huge collection of what Roman jurists had written.', 'It is a history of the guard.', 'a compilation of Roman law'],
    ['He was killed by his own soldiers.', 'He died of old age.', 'he was murdered by the praetorian guards'],
  ],
  'augustine-but-not-yet': [
    ['He asked to be made chaste.', 'For a good harvest.', 'chastity'],
    ['He was afraid that his prayer would be granted immediately.', 'Of shipwreck.', 'that God would listen too soon'],
    ['A work by Cicero.', 'Plato', 'Cicero\'s Hortensius'],
  ],
  'gather-roses': [
    ['She is told to pick the roses.', 'To go to bed.', 'pluck roses while she can'],
    ['That youth passes as quickly as a flower.', 'The name of the poet.', 'how short life is'],
    ['Only a single day.', 'About a week.', 'a day'],
  ],
  'frontinus-idle-pyramids': [
    ['With the pyramids of Egypt.', 'With the roads.', 'the pyramids'],
    ['Because people need water, and pyramids are no good to anyone.', 'They are taller.', 'they are useful'],
    ['Some had made holes in them and were stealing the water.', 'They were made of lead.', 'water theft'],
  ],
  'sulpicia-love-has-come': [
    ['That people should say she had kept it secret.', 'To be poor.', 'concealing it'],
    ['Hardly any poems by Roman women are left.', 'They are in an unknown metre.', 'she is a woman poet'],
    ['He is going to take her away to the countryside for her birthday.', 'He has read her letters.', 'because of a trip to the country'],
  ],
  'rutilius-you-made-a-city': [
    ['She let them share her rights.', 'She offered them gold.', 'citizenship and law'],
    ['On urbem and orbis, city and world.', 'On love and Rome.', 'urbs and orbis'],
    ['The Goths had destroyed the bridges and the roads.', 'It was cheaper.', 'bridges were broken and roads unsafe'],
  ],
  'may-the-earth-be-light': [
    ['That the soil over their grave should be light.', 'That they may get rich.', 'a light earth'],
    ['She was a small girl, a slave of the poet.', 'A goddess.', 'a child in Martial\'s household'],
    ['He asks it to lie lightly on her.', 'To give a good harvest.', 'that it should not weigh on her'],
  ],
  'seneca-not-for-life': [
    ['He is criticising it.', 'He praises it.', 'He complains that school has nothing to do with life'],
    ['With a game on a board.', 'With the sea.', 'draughts'],
    ['You become educated by them but not a better person.', 'They make them rich and fat.', 'scholars, but not virtuous people'],
  ],
  'vegetius-prepare-for-war': [
    ['Get ready for war.', 'Lay down his arms.', 'He must make preparations for a war'],
    ['They fought against a post with heavy wooden swords.', 'They played dice.', 'by marching and swimming'],
    ['He had read older authors.', 'From his own battles.', 'books'],
  ],
  'horace-this-was-in-my-prayers': [
    ['He wished for a small farm.', 'For gold.', 'a little land of his own'],
    ['It was a present from Maecenas.', 'Augustus', 'his patron'],
    ['People keep asking him for favours.', 'The price of wine.', 'that everyone pesters him'],
  ],
}; // prettier-ignore
