// What learners write about the cultural passages: for every question a good answer in free words, one wrong or off the point, another good one,
// one that says the opposite, and one about something else that uses the words of a good one.
// Written without regard to the expressions that the grader looks for; when one fails, the passage is mended and not the answer.
export const PASSAGE_ANSWERS: Readonly<Record<string, readonly (readonly [good: string, wrong: string, alsoGood: string, opposite: string, offTopic: string])[]>> = {
  'seneca-on-slaves': [
    ['He says no, they are human beings just like us.', 'He says that they are cheap.', 'that they are people too', 'He agrees that they are no human beings, only slaves.', 'Some people are afraid of the dark.'],
    ['They became freedmen and still had to be loyal and do services for their former owner.', 'They became senators and owed nothing.', 'a free man, but he still had duties towards his patron', 'He did not become free and owed him nothing.', 'Free wine and good service are to be had at the inn.'],
    ['The law treated them as things that one owned.', 'They counted as citizens.', 'as possessions', 'It did not count them as property.', 'The property next door has a fine roof.'],
  ],
  'greece-the-captive': [
    ['The Romans, who had conquered Greece.', 'Hannibal', 'the Roman people', 'It is not Rome, it is Greece.', 'Rome lies on seven hills.'],
    ['She conquered Rome with her culture and arts.', 'She sent soldiers to fight in Italy.', 'through literature and learning', 'She did not win them over by her culture.', 'He keeps his literature in a wooden box.'],
    ['They sacked Corinth.', 'Athens', 'Corinth fell', 'They never touched Corinth.', 'Currants come from Corinth.'],
  ],
  'cicero-i-am-a-roman-citizen': [
    ['He kept shouting that he was a citizen of Rome.', 'He begged for water.', 'I am a Roman citizen!', 'That he was not a Roman citizen.', 'A citizen of Messana sold me these olives.'],
    ['It should have saved him from the rods and the cross.', 'It should have saved him from taxes.', 'from corporal punishment and execution', 'They should not have protected him from any flogging.', 'The rod is used for fishing.'],
    ['He was governor of Sicily.', 'Spain', 'the island of Sicily', 'He had never been governor of Sicily.', 'Oranges grow in Sicily.'],
  ],
  'agrippa-made-it': [
    ['Agrippa built it.', 'Hadrian put it up.', 'Marcus Agrippa did', 'It was not Agrippa.', 'Agrippa had a toothache.'],
    ['His father was called Lucius.', 'He was the son of Augustus.', 'Lucius was his dad', 'He was not the son of Lucius.', 'Lucius likes figs.'],
    ['The first temple burned down and was replaced under Hadrian.', 'Because he never finished it.', 'it had been destroyed, and Hadrian rebuilt it', 'Because the temple of Agrippa was never destroyed by fire.', 'The cook made a fire to roast a pig.'],
  ],
  'caesar-leap-from-the-ship': [
    ['He tells them to jump into the water.', 'He tells them to row faster.', 'leap into the sea', 'He tells them not to jump.', 'The frog can leap a long way.'],
    ['The Britons would capture it.', 'It would fly away.', 'it would be lost to the Britons', 'It would never be captured by the enemy.', 'The enemy had long beards.'],
    ['Because the sea was deep and they were carrying heavy weapons.', 'They were hungry.', 'they were afraid of the deep water', 'The water was not deep and their arms were not heavy.', 'The sea is blue and full of fish.'],
  ],
  'cicero-silent-laws': [
    ['When people fight with weapons.', 'In the theatre.', 'in time of war', 'When nobody uses arms.', 'The war elephant eats hay.'],
    ['He was on trial for murdering Clodius.', 'He was accused of stealing.', 'of Clodius\' murder', 'He was not accused of killing Clodius.', 'Clodius dressed up as a woman.'],
    ['He lost and had to go to Marseilles.', 'He was made consul.', 'with banishment', 'He did not have to go into exile.', 'A friend from Marseille sends us wine.'],
  ],
  'juvenal-what-shall-i-do-in-rome': [
    ['He cannot tell lies.', 'He cannot swim.', 'lying', 'He cannot tell the truth.', 'The dog lies in the sun.'],
    ['The houses often collapsed or caught fire.', 'There were wolves in the cellars.', 'fires and falling buildings', 'They could neither fall nor burn.', 'Leaves fall in autumn.'],
    ['Because carts rattled through the streets all night.', 'Because of the heat.', 'the noise of the traffic', 'There was no noise from carts at night.', 'The cart was loaded with cabbages.'],
  ],
  'horace-the-bore': [
    ['He was strolling along the Via Sacra.', 'He was at the baths.', 'in the Forum, on the Sacred Way', 'He was not walking on the Sacred Way.', 'The sacred geese were fed at the Forum.'],
    ['To be introduced to Maecenas.', 'He wanted to borrow a horse.', 'he hoped Horace would present him to Maecenas', 'He did not want an introduction to Maecenas.', 'Maecenas owned many gardens.'],
    ['The man ran into somebody who was suing him and had to go to court.', 'He gave him dinner.', 'because he was taken to court by his adversary', 'He did not get rid of him, no court would take the man.', 'The court of the king was full of gold.'],
  ],
  'cicero-how-long-catiline': [
    ['He abuses the patience of the senators.', 'He abuses the slaves of Cicero.', 'our patience', 'He never abused our patience.', 'Fishing takes a lot of patience.'],
    ['He was consul that year.', 'He was praetor.', 'the consulship', 'He was not consul.', 'The consul slipped on a melon.'],
    ['He fled from Rome the same night.', 'He answered with a long speech.', 'he went off to join his army', 'He did not leave Rome.', 'He left his umbrella on the bus.'],
  ],
  'juvenal-who-guards-the-guards': [
    ['And who is going to watch the watchmen?', 'How much does it cost?', 'who is going to guard the guards', 'Nobody needs to guard the guards.', 'The guards who came late had no supper.'],
    ['They were to keep an eye on a man\'s wife.', 'They were to guard the emperor.', 'women', 'They were not to watch any woman.', 'The woman bought some apples.'],
    ['Just a letter and giving the dowry back.', 'The consent of the senate.', 'you only had to send a message and pay back the dowry', 'No letter was needed, and no dowry went back.', 'The letter A comes before B.'],
  ],
  'augustus-gives-back-the-republic': [
    ['He gave it back to the senate and the Roman people.', 'He gave it to Tiberius.', 'to the Roman people and their senate', 'He did not give it back to the senate or the people.', 'The senate building was too small for so many people.'],
    ['Because he was still in command of most of the army.', 'Because he was so beloved by poets.', 'the troops obeyed him', 'He gave up the provinces with the legions and kept none.', 'The soldiers wore red cloaks.'],
    ['On the walls of a temple in Ankara.', 'In a library in Alexandria.', 'in Turkey, on a temple', 'No copy has been preserved in Ankara.', 'The temple cat sleeps all day.'],
  ],
  'juvenal-the-smell-of-profit': [
    ['Money smells good wherever you get it from.', 'Roses.', 'profit', 'Profit never smells good.', 'He made his money with oil.'],
    ['Their work stank too much.', 'They were foreigners.', 'the bad smell of hides', 'Not because of any smell.', 'The stench of fish fills the harbour.'],
    ['He held a coin to his nose and asked him if it smelled bad.', 'He had him exiled.', 'by showing him a coin', 'He did not show him any coin.', 'A coin was found under the floor.'],
  ],
  'pompeii-writing-on-the-wall': [
    ['He is amazed that the wall has not collapsed.', 'At the price of wine.', 'that it is still standing', 'That the wall has fallen down.', 'He fell off a horse.'],
    ['All the boring things that people have scribbled on it.', 'The weight of the roof.', 'the graffiti of so many people', 'It does not have to bear any writing.', 'The writer lives in Spain.'],
    ['The painted notices for elections.', 'The love letters.', 'the political ones', 'Not the election notices.', 'The election of the pope takes time.'],
  ],
  'juvenal-bread-and-circuses': [
    ['Free grain and the games.', 'Peace and freedom.', 'bread and races', 'They want neither bread nor games.', 'The bread was sold near the circus.'],
    ['It used to give out military commands and elect consuls.', 'It used to build temples.', 'high offices and power', 'They had never had any commands or offices to bestow.', 'The office opens at nine.'],
    ['Ships brought it from Egypt and Africa.', 'It grew in Gaul.', 'Egypt', 'It did not come from Africa or Egypt.', 'Lions live in Africa.'],
  ],
  'suetonius-brick-and-marble': [
    ['He found it made of brick and left it made of marble.', 'He found it rich and left it poor.', 'from brick to marble', 'He found it in marble and left it in brick.', 'Marble is heavier than brick.'],
    ['From the quarries at Luna, today Carrara.', 'From Greece.', 'Carrara', 'It did not come from Luna.', 'Luna is the goddess of the moon.'],
    ['He organised watchmen for the districts.', 'He prayed to Vulcan.', 'he created the vigiles, a sort of fire brigade', 'He did not set any watchmen.', 'He looked at his watch and went home.'],
  ],
  'sallust-a-city-for-sale': [
    ['When somebody comes along who can buy it.', 'When the Gauls come.', 'when someone buys it', 'Even if it never finds a buyer.', 'I bought a new hat.'],
    ['He paid bribes to everybody.', 'He hid in the desert.', 'by corrupting the Romans with gold', 'He never bribed anybody.', 'Gold is heavier than silver.'],
    ['Numidia, in North Africa.', 'Egypt', 'of the Numidians', 'He was not king of Numidia.', 'Elephants come from Africa.'],
  ],
  'pliny-opening-a-letter': [
    ['You gave it to a slave or somebody who was travelling in that direction.', 'By pigeon.', 'some traveller took it', 'No slave or traveller ever carried one.', 'The slave had a cold and slept badly.'],
    ['It was sealed with a signet ring.', 'With a nail.', 'wax', 'It was left open, without any seal.', 'The ring of the bells woke the whole street.'],
    ['He says he is fine.', 'He says he is ill.', 'he is in good health', 'That he is not well at all.', 'The well in the courtyard is dry.'],
  ],
  'claudia-kept-house': [
    ['She looked after the home and spun wool.', 'She ran a shop and wrote verses.', 'for keeping house and working with wool', 'She neglected the house and never worked wool.', 'The house next to the temple sells wool.'],
    ['She had two sons, but one of them had died.', 'Five daughters.', 'two boys, and she buried one', 'She had no children, and none of them died.', 'Two ships were lost in the storm.'],
    ['To anybody who is passing by.', 'To her husband.', 'whoever walks along the road', 'It speaks to nobody who passes by.', 'The stranger ate a walnut.'],
  ],
  'seneca-above-the-baths': [
    ['He lived right over some public baths.', 'He lived in a villa by the sea.', 'upstairs from a bath-house', 'He did not live above a bath-house.', 'There was a cat over by the bath.'],
    ['The shouts of the man who sells cakes.', 'The barking of dogs.', 'people groaning while they lift weights', 'He does not complain of the groans or the voices at all.', 'His hair was grey and his voice was kind.'],
    ['He goes away and finds another place to live.', 'He has the place closed.', 'he leaves', 'He does not move out.', 'He moved his left hand towards the bread.'],
  ],
  'pliny-missed-dinner': [
    ['He did not turn up although he had accepted the invitation.', 'He drank too much.', 'he had promised but never showed up', 'He kept his promise and came to dinner.', 'He promised her a ring, but the shop was not open.'],
    ['They reclined on couches.', 'They stood around the table.', 'lying on their left side on couches', 'They never lay down, they sat upright on benches.', 'The land lay under snow in winter.'],
    ['Some snails.', 'Oysters.', 'eggs', 'He had prepared no lettuce, no snails and no eggs.', 'A snail moves slowly over the wall.'],
  ],
  'gaius-free-or-slave': [
    ['Everybody is either free or a slave.', 'Into rich and poor.', 'the free and the enslaved', 'He does not divide them into free people and slaves.', 'The slaves were given a free day in December.'],
    ['That of its mother.', 'That of its father.', 'the mother\'s', 'It did not inherit that of the mother.', 'The mother baked a cake.'],
    ['He became a citizen of Rome.', 'He became a priest.', 'citizenship', 'He never became a citizen.', 'Many citizens like fish.'],
  ],
  'seneca-teaching-is-learning': [
    ['They learn something themselves.', 'They get tired.', 'they are learning too', 'They learn nothing at all.', 'Boys learn to swim in the river.'],
    ['Greek and Roman literature.', 'Sums and letters.', 'poetry', 'He did not read any poets with them.', 'The Greek ships were painted black.'],
    ['He practised making speeches for both sides.', 'Swimming and wrestling.', 'public speaking', 'He never had to speak about a case.', 'The case was made of wood and lined with silk.'],
  ],
  'petronius-beware-of-the-dog': [
    ['Because the dog that scared him is just a picture.', 'Because he had been bitten.', 'it was only a painting', 'Because the dog was real and not painted.', 'They painted the ceiling blue.'],
    ['To watch out for the dog.', 'To take off his shoes.', 'beware of the dog', 'Not to beware of the dog, since it is harmless.', 'The careful cook fed the dog with bones.'],
    ['He used to be a slave.', 'He had been a senator.', 'a slave before he was freed', 'He had never been a slave.', 'The slave carried a lamp.'],
  ],
  'catullus-hail-and-farewell': [
    ['To his brother, who had died.', 'To his father.', 'his brother', 'Not to his brother.', 'My brother plays the flute.'],
    ['It was close to Troy.', 'Near Verona.', 'Troy', 'It was not near Troy at all.', 'A movie about Troy was shown last night.'],
    ['They are how one says goodbye to the dead for the last time.', 'They are an invitation to dinner.', 'a last farewell to someone who has died', 'They do not mean a farewell to the dead.', 'The last bus goes past the old grave at noon.'],
  ],
  'cicero-garden-and-library': [
    ['Books and a garden.', 'Wine and music.', 'a library with a garden', 'He asks neither for a garden nor for a library.', 'There are snakes in the garden behind the library.'],
    ['Since Caesar was in charge, there was not much for him to do in politics.', 'He was ill.', 'there was no politics any more under a dictator', 'Because he himself ruled and Caesar had no power.', 'Caesar liked his salad with oil.'],
    ['They were copied by slaves who had been trained for it.', 'They came from a printing press.', 'scribes', 'No slave or scribe ever copied a book.', 'The slave washed his hand.'],
  ],
  'seneca-luxury-at-table': [
    ['They do it so that they can go on eating.', 'It cured the fever.', 'to make room for more food', 'In order not to eat any more.', 'The food on the ship was cold.'],
    ['Mostly on grain, made into bread or porridge.', 'Mostly on oysters.', 'bread', 'They did not live on bread or wheat.', 'The bread fell into the river.'],
    ['He was on Corsica because he had been exiled.', 'He was in Spain on holiday.', 'Corsica, as an exile', 'He was in Rome and not in exile on Corsica.', 'Corsica is larger than the exile\'s native island.'],
  ],
  'cicero-the-first-society': [
    ['The bond between husband and wife.', 'The army.', 'the married couple', 'It is not marriage.', 'The couple next door have a parrot.'],
    ['He wrote it for his son, who was a student in Athens.', 'For his brother.', 'Marcus, his son', 'He did not write it for his son.', 'His son broke a window.'],
    ['He compares it to a nursery for plants.', 'To a ship.', 'a seedbed', 'He says that it is unlike a seed-bed from which plants grow.', 'The plant needs water twice a week.'],
  ],
  'twelve-tables-no-grave-in-town': [
    ['You could neither bury nor cremate a dead person there.', 'Singing and dancing.', 'burial and cremation', 'It allows both burying and burning there.', 'The grave robber burned his fingers.'],
    ['They put them along the roads outside the city.', 'In the forum.', 'beside the Appian Way and other roads', 'They did not build them outside the city.', 'There is a dog outside the door.'],
    ['Upon bronze tablets.', 'On papyrus.', 'bronze', 'They were not written on bronze tables.', 'The waiter set twelve tables for supper.'],
  ],
  'juvenal-respect-for-the-child': [
    ['We owe it to children.', 'To one\'s guests.', 'a boy', 'It is not due to a child.', 'The boy has red hair.'],
    ['From what they see their parents do at home.', 'They learn them at school.', 'from their fathers', 'They do not learn them at home from their parents.', 'The house has a green door.'],
    ['He could decide about their life and death.', 'He could sell their toys.', 'over life and death', 'He had no power of life and death over them.', 'Death came for him late in life.'],
  ],
  'catullus-hate-and-love': [
    ['He loves her and hates her at the same time.', 'Hunger and thirst.', 'hatred and love', 'He feels neither hatred nor love.', 'My uncle would love to visit, but I hate cooking.'],
    ['He has no idea why it is so.', 'He says that her mother is the cause.', 'nothing, he does not know', 'He knows the reason very well.', 'There is nothing in the box.'],
    ['After the poetess Sappho.', 'After his own sister.', 'Sappho', 'He did not name her after Sappho.', 'Lesbos is an island with many olive trees.'],
  ],
  'martial-i-do-not-like-you': [
    ['The reason why he dislikes him.', 'The name of the man.', 'why he can\'t stand him', 'He can say exactly why he does not like him.', 'The cause of the fire was a lamp.'],
    ['It is very short and ends with a sting.', 'It is a long tale of heroes.', 'brief and witty', 'It is not short at all.', 'The mule had short legs.'],
    ['In those days authors had no copyright.', 'Nobody wanted to read them.', 'there was no law to protect authors', 'Because authors had all the rights.', 'He lost his right shoe.'],
  ],
  'catullus-let-us-live': [
    ['To live life and make love.', 'To leave Rome for good.', 'live and love', 'Not to live and not to love.', 'I live next to a man who would love a garden.'],
    ['Because life is short and after death there is only endless night.', 'Because her ship is leaving.', 'we must all die soon', 'Because life is long and there is no death.', 'The night train was late.'],
    ['So that jealous people cannot find out how many there were.', 'So that the bank will not charge him.', 'so nobody can envy them', 'So that everybody may know the sum.', 'I know a good baker.'],
  ],
  'horace-pluck-the-day': [
    ['One plucks fruit or flowers.', 'To war.', 'something ripe, like grapes', 'It does not belong to fruit or flowers.', 'He ate some fruit for breakfast.'],
    ['She should not rely on tomorrow.', 'On the wine.', 'the future', 'She should trust tomorrow completely.', 'The next house has a balcony.'],
    ['She had been asking Babylonian astrologers.', 'She had looked into a mirror.', 'consulting horoscopes', 'She had never asked any astrologers.', 'The stars shine at night.'],
  ],
  'seneca-time-alone-is-ours': [
    ['Only our time.', 'Our land.', 'time', 'Time is the one thing that does not belong to us.', 'What time is lunch?'],
    ['Summer hours were longer than winter ones.', 'It was named after a god.', 'in summer it was longer', 'It was not longer.', 'He has long legs.'],
    ['Because nobody can give you your time back.', 'Because a coin is heavier.', 'you can never get it back', 'Because one can always give it back.', 'The cat lay on its back.'],
  ],
  'horace-change-of-sky': [
    ['The climate changes, but they themselves stay the same in their hearts.', 'They change their names.', 'the place but not their character', 'They change their mind, but not the sky.', 'The weather is fine, never mind the wind.'],
    ['Storms made it too dangerous.', 'The harbours were full.', 'because of bad weather', 'There were no storms and no danger in winter.', 'The shop was closed on Monday.'],
    ['Right here at home, if your mind is at peace.', 'In the cities of Asia alone.', 'in oneself', 'Nowhere, least of all at home.', 'The village has a new well.'],
  ],
  'seneca-a-morning-at-the-games': [
    ['To the people who are watching.', 'To the lions.', 'to the crowd', 'Not to the spectators.', 'Many people like cheese.'],
    ['Criminals were made to kill each other.', 'There was a break with music.', 'executions', 'Nobody was executed at noon.', 'The convict escaped through a tunnel.'],
    ['He came home a crueller man than before.', 'He felt rested.', 'more cruel', 'He was not cruel at all but kinder than before.', 'The sea voyage made his cold worse.'],
  ],
  'terence-nothing-human': [
    ['There is nothing human that he does not care about.', 'Everything in Greece.', 'nothing which has to do with human beings', 'Everything that is human.', 'There is nothing to eat, the man said.'],
    ['He had come as a slave.', 'He had been a soldier.', 'a slave boy', 'He had never been a slave.', 'A slave opened the window.'],
    ['That he is nosy and pokes into his neighbour\'s affairs.', 'His poverty.', 'his curiosity', 'The neighbour who shows no curiosity at all.', 'The bakery is a good business.'],
  ],
  'ovid-seeing-and-being-seen': [
    ['They want to see the show and to be seen themselves.', 'To pray and to sleep.', 'to look and to be looked at', 'They come neither to watch nor to be watched.', 'I have seen him look for his keys.'],
    ['At the chariot races.', 'At the baths.', 'the Circus Maximus', 'Not in the circus.', 'The circus had an elephant.'],
    ['That of a handbook on agriculture.', 'That of a hymn.', 'it sounds like a farmer\'s manual', 'It does not borrow the manner of a farming manual.', 'He grew up on a farm.'],
  ],
  'juvenal-a-sound-mind': [
    ['A healthy mind in a healthy body.', 'For gold and power.', 'mental and bodily health', 'Neither for a sound mind nor for a sound body.', 'The body of the car is red, but I don\'t mind.'],
    ['The fall of Sejanus.', 'Cicero and his speeches.', 'Sejanus', 'Not Sejanus.', 'Sejanus had a horse.'],
    ['You vowed something to the god and gave it when you got your wish.', 'It was written by a lawyer.', 'you pay the god when he has kept his side', 'One promised no gift and paid nothing.', 'The gift was wrapped in paper.'],
  ],
  'pliny-the-races': [
    ['To see them one time is enough.', 'Every week.', 'just once', 'Once is not enough.', 'Once upon a time there was a giant.'],
    ['They care about the colours of the teams.', 'They love the speed of the horses.', 'the team colours', 'They do not care about the colour.', 'The tunic was torn.'],
    ['To cut the reins if he crashed.', 'To stab his rivals.', 'so he could free himself from the reins', 'He could not cut himself free with it.', 'He cut the bread for himself and his sister.'],
  ],
  'horace-harder-than-bronze': [
    ['He means his poems.', 'He means a statue of himself.', 'the three books of odes', 'He does not mean his poems.', 'Odessa is a port, and the poet never works there.'],
    ['He compares it with bronze.', 'With gold.', 'bronze', 'He does not compare it with bronze.', 'The bronze horse stood in the market.'],
    ['He was born a slave.', 'He was born a knight.', 'he had been a slave', 'He was never a slave.', 'A slave swept the floor.'],
  ],
  'vergil-tears-for-things': [
    ['Scenes from the Trojan War, with himself among them.', 'A map of Italy.', 'the fall of Troy', 'He sees nothing of the war of Troy.', 'The horse hurt itself, and Aeneas himself was tired.'],
    ['The sufferings of mortal men.', 'The beauty of the town.', 'human suffering', 'Mortal things do not touch it.', 'The human hand has five fingers.'],
    ['People who feel pity for them may also help them.', 'Because he sees that the temple is rich.', 'because they know what happened and feel compassion', 'Because nobody there knows or pities Troy.', 'I know how to make soup.'],
  ],
  'vergil-happy-farmers': [
    ['If only they were aware of how good they have it.', 'If it rained more often.', 'provided that they recognised how fortunate they are', 'If they did not know how good they have it.', 'I know a good inn near the river.'],
    ['Land was confiscated and handed to the soldiers.', 'They were flooded.', 'veterans got them', 'They were not taken away, no veteran got one.', 'A soldier lost his boots.'],
    ['They are about crops, trees, livestock and bees.', 'They are about the war of Troy.', 'farming', 'They are not about farming.', 'He climbed a tree.'],
  ],
  'vergil-the-art-of-ruling': [
    ['Show mercy to those who have submitted and defeat the arrogant.', 'He is to tax them both.', 'he must spare those who submit and humble the proud', 'He is to crush the conquered and to spare the proud.', 'He had no spare shoes when the war began.'],
    ['They will make better statues and speeches.', 'In ruling the nations.', 'bronze and marble sculpture', 'They will not be better at sculpture or speeches.', 'The star of the show was late.'],
    ['Aeneas hears them from his father Anchises.', 'Jupiter speaks them to Venus.', 'Anchises to Aeneas', 'Anchises does not speak to Aeneas.', 'My father met a Roman in the street.'],
  ],
  'vergil-the-causes-of-things': [
    ['Anyone who understands why things happen.', 'Whoever owns much land.', 'the man who knows the causes of things', 'The man who does not know the causes of anything.', 'The reason for the delay was snow.'],
    ['He means Lucretius.', 'Homer', 'Lucretius, who followed Epicurus', 'He does not mean Lucretius.', 'Lucretius is a difficult name to spell.'],
    ['He has overcome the fear of death.', 'He has trampled on the grapes.', 'his fears', 'He has not overcome any fear.', 'Death Valley is hot.'],
  ],
  'ovid-bodies-changed': [
    ['About forms that were transformed into other bodies.', 'Of the wars of Rome.', 'metamorphoses: bodies changing their shape', 'He does not tell of any shapes that were changed.', 'She changed her dress and got into shape for the race.'],
    ['She turned into a laurel tree.', 'She was turned into a spider.', 'a tree', 'She was never turned into a laurel.', 'A bird sat on the bay window.'],
    ['Some of his friends had kept copies.', 'Because Augustus paid for it.', 'because there were other copies', 'Because nobody had a copy.', 'His friends gave him a puppy.'],
  ],
  'ovid-the-last-night': [
    ['He starts to weep.', 'He falls asleep.', 'a tear rolls down', 'No tear falls from his eyes.', 'A drop of wine fell on the floor.'],
    ['To Tomis, a town by the Black Sea.', 'To Corsica.', 'the Black Sea coast', 'He did not have to go to Tomis.', 'Ships sail across the Black Sea.'],
    ['He did not lose his property or his citizenship.', 'It lasted only a year.', 'he was still a citizen and kept what he owned', 'He lost his property and his rights.', 'The right side of the house is red.'],
  ],
  'caesar-three-words': [
    ['He came, he saw and he conquered.', 'Rome is the greatest.', 'I came, I saw, I won', 'I did not come, I saw nothing, I conquered nobody.', 'He came too late and never saw how the other team won.'],
    ['That he had won it very fast.', 'That it had been expensive.', 'it was over in five days', 'That it took a very long time and was not quick.', 'Short hair suits him.'],
    ['They sang cheeky songs about him.', 'They wept.', 'sang mocking verses', 'They did not sing any songs.', 'Birds sing in the morning.'],
  ],
  'caesar-the-die-is-cast': [
    ['He took it from playing dice.', 'From wrestling.', 'gambling', 'Not from dice.', 'Old soldiers never die.'],
    ['At the river Rubicon.', 'At the Tiber.', 'on the bank of the Rubicon', 'He did not stop at the Rubicon.', 'The river is full of trout.'],
    ['Because now he was a public enemy and there would be civil war.', 'Because the bridge broke.', 'marching into Italy with an army was treason', 'He was no enemy of the state, and it did not mean war.', 'The army marched in the rain.'],
  ],
  'titus-lost-a-day': [
    ['He had not helped anybody that day.', 'He had slept until noon.', 'because he had done no good to anyone, not one kindness', 'He had helped a great many people that day.', 'It was not raining, so he did the washing.'],
    ['To the friends who were dining with him.', 'To his father.', 'his dinner guests', 'Not to his friends.', 'The dinner was burnt.'],
    ['Vesuvius erupted and buried Pompeii.', 'A flood of the Tiber.', 'the volcano Vesuvius', 'Vesuvius did not erupt in his reign.', 'Wine from Vesuvius is red.'],
  ],
  'livy-woe-to-the-conquered': [
    ['He threw his sword on them.', 'His helmet.', 'a sword', 'He did not throw his sword.', 'The sword was rusty.'],
    ['The losers have no rights and must put up with anything.', 'The gods are angry.', 'it is bad luck for those who are defeated', 'The conquered do not have to suffer anything.', 'Mountains can be conquered in summer.'],
    ['The geese of Juno.', 'The dogs barked.', 'geese', 'It was not the geese.', 'Goose tastes good with apples.'],
  ],
  'pliny-fortune-helps-the-brave': [
    ['Those who are brave.', 'The rich.', 'courageous people', 'She never helps the brave.', 'The brave boy went to the dentist.'],
    ['He wanted to go back.', 'He wanted to sell the ship.', 'return to port', 'He did not want to turn back.', 'His back hurt after the journey.'],
    ['It looked like a tree, a pine.', 'Like a dragon.', 'a pine tree', 'It did not look like a tree.', 'The cat climbed a tree.'],
  ],
  'caesar-all-gaul': [
    ['It is divided into three parts.', 'Into four.', '3', 'It is not divided into three parts.', 'Three ducks swam on the pond.'],
    ['Traders hardly ever brought them luxuries that make men soft.', 'They had better swords.', 'because few merchants reached them', 'Because merchants brought them luxuries every day.', 'The merchant counted his money.'],
    ['He writes about himself as "he".', 'He speaks in the first person.', 'in the third person', 'He never speaks of himself in the third person.', 'His name is on the door.'],
  ],
  'vespasian-becomes-a-god': [
    ['He meant that he was about to die.', 'He meant that he was very strong.', 'that death was near', 'That he would never die.', 'The dead leaves lay on the path.'],
    ['The senate voted on it.', 'The army.', 'the Roman senate', 'The senate had no say in it.', 'The senate met in the morning.'],
    ['He was then called the son of a god.', 'He paid no taxes.', 'the title "son of a god"', 'He could not call himself the son of a god.', 'The son of the farmer sang to the god Bacchus.'],
  ],
  'tacitus-in-the-beginning-kings': [
    ['It was ruled by kings.', 'The consuls.', 'kings', 'There were no kings.', 'The kings in this card game wear crowns.'],
    ['There were seven of them.', 'Twelve.', '7', 'There were not seven of them.', 'Supper is at seven.'],
    ['So that neither could become a tyrant, since one could block the other.', 'Because there was so much work.', 'to limit their power', 'So that neither could stop the other.', 'The bus stop is around the corner.'],
  ],
  'vergil-fear-the-greeks': [
    ['He is afraid of the Greeks even if they come with presents.', 'He fears the snakes at night.', 'the Greeks, even bearing gifts', 'He does not fear the Greeks, not even with gifts.', 'The Greeks gave him a horse as a birthday present.'],
    ['Greek warriors.', 'Gold for Minerva.', 'soldiers', 'There were no soldiers in it, it was empty.', 'Soldiers like to drink beer.'],
    ['Because two serpents came and killed him, as if Minerva were punishing him.', 'He was known to be drunk.', 'they thought he was punished by the goddess with snakes', 'They believed him, since no snake came and no god was angry.', 'Snakes lay eggs in the sand.'],
  ],
  'livy-hannibal-after-cannae': [
    ['He can win battles but cannot make use of victory.', 'He knows the way but not the hour.', 'how to win, but not how to use his win', 'He does not know how to win, but he knows how to use a victory.', 'You can win a prize if you use the right soap.'],
    ['March on Rome straight away.', 'Go home to Carthage.', 'to go to Rome at once', 'He did not want to march on Rome.', 'The city of Carthage has two harbours.'],
    ['He encircled the Roman army.', 'He attacked by night.', 'by surrounding them on both sides', 'He did not surround the Romans.', 'The rabbit sat in a trap.'],
  ],
  'livy-mucius-and-the-fire': [
    ['To act bravely and to endure pain bravely.', 'To sing and to dance.', 'doing and suffering brave deeds', 'To do nothing brave and to suffer nothing.', 'Bears do not act in plays.'],
    ['Because he was dressed like the king and Mucius could not tell them apart.', 'Because he had insulted Mucius.', 'he was mistaken for him', 'Because Mucius knew the king well and made no mistake.', 'He bought a new dress for his wife.'],
    ['He put his right hand into the flames.', 'He laughed aloud.', 'by burning his right hand in a fire', 'He kept his hand away from the fire.', 'She held a candle in her hand and lit the fire in the kitchen.'],
  ],
  'livy-romulus-and-the-wall': [
    ['Because Remus made fun of his wall and jumped over it.', 'Because of a woman.', 'for leaping over his wall', 'Because Remus never jumped over his wall.', 'The cat can jump onto the garden wall.'],
    ['They looked for signs from birds.', 'They threw dice.', 'with omens from birds', 'Not by watching birds.', 'The bird built a nest.'],
    ['It was a wolf that suckled them.', 'A goat.', 'the she-wolf', 'It was not a wolf.', 'The wolf howled at night.'],
  ],
  'horatius-prays-to-the-tiber': [
    ['To the god of the Tiber.', 'To Jupiter.', 'Tiber', 'He does not pray to the Tiber.', 'The river smells in summer.'],
    ['To take him and his weapons into kind waters.', 'To drown the Etruscans and their king with a flood.', 'that he receive him kindly', 'That he should not receive him.', 'Take an umbrella with you.'],
    ['He held the enemy back while the bridge was being torn down.', 'He was too slow to run.', 'so that the others had time to destroy the bridge', 'In order that the bridge should not be broken.', 'We went down to the bridge for a picnic.'],
  ],
  'tacitus-they-make-a-desert': [
    ['What they call peace is really a wasteland.', 'They call it friendship.', 'devastation', 'They do not call a desert peace.', 'Camels live in the desert.'],
    ['Tacitus made it up himself.', 'Agricola', 'the author Tacitus', 'Tacitus did not compose it.', 'Tacitus had a large dog.'],
    ['Tacitus was married to his daughter.', 'They were brothers.', 'he was his wife\'s father', 'He was not his father-in-law.', 'His daughter likes honey.'],
  ],
  'tacitus-good-manners-good-laws': [
    ['Their good morals.', 'Their swords.', 'good behaviour', 'Customs have no force among them.', 'The main character of the novel is a pirate.'],
    ['He is thinking of Rome.', 'Of Greece.', 'his own city, Rome', 'He does not mean Rome.', 'Roman bricks are flat.'],
    ['That people should get married.', 'The worship of Apollo.', 'marriage', 'He never tried to make anyone marry.', 'The children played with nuts.'],
  ],
  'cicero-the-laughing-haruspex': [
    ['It was a joke of Cato.', 'Caesar said it.', 'Cato the Elder', 'It is not by Cato.', 'Cato grew cabbages.'],
    ['Because they both know that it is all a fraud.', 'Because of their funny hats.', 'they both know that they are frauds', 'Because both know that their art is true and no humbug.', 'He lies in bed until noon.'],
    ['They looked at the livers of animals.', 'The stars.', 'entrails', 'They never examined any livers.', 'Liver with onions is his favourite dish.'],
  ],
  'lucretius-what-religion-can-do': [
    ['Terrible crimes.', 'Great temples.', 'wicked deeds', 'No evil at all.', 'The weather was bad.'],
    ['Agamemnon killing his own daughter at the altar.', 'The murder of Caesar.', 'the sacrifice of Iphigenia, a girl, by her father', 'A father refused to sacrifice his daughter.', 'The girl killed a spider.'],
    ['He wanted to free them from being afraid of the gods.', 'From taxes.', 'fear', 'He did not want to free them from fear.', 'The cat was afraid of the dog.'],
  ],
  'trajan-on-the-christians': [
    ['He should not go looking for them.', 'He must not speak with them.', 'hunt them down', 'He must seek the Christians out.', 'They look for mushrooms in the wood.'],
    ['If somebody reports them and it is proved.', 'Always and everywhere.', 'after being accused and convicted', 'When they are not proved guilty.', 'The weather report came at eight.'],
    ['He wants them to be ignored.', 'He is grateful for them and rewards the writers.', 'they should be rejected', 'He thinks that they should not be ignored.', 'He took the wrong road.'],
  ],
  'ennius-men-and-customs': [
    ['On its old traditions and its men.', 'On gold and iron.', 'old customs and good men', 'Neither on customs nor on men.', 'The men at customs opened my bag.'],
    ['He took it from Homer.', 'From Vergil.', 'the Greek poet Homer', 'He did not take it from Homer.', 'Greek cheese is white.'],
    ['Because Cicero quotes it.', 'It was cut in stone.', 'through quotations', 'Nobody ever quoted it.', 'Cicero had a villa by the sea.'],
  ],
  'livy-neither-vices-nor-cures': [
    ['They can stand neither their faults nor the cure.', 'Heat and cold.', 'the vices and what would heal them, their remedies', 'They can bear both their vices and the remedies.', 'The doctor had a cure for the cough, and it was not his fault.'],
    ['It gives us models to imitate and warnings about what to avoid.', 'It passes the evening.', 'to learn from examples', 'It offers no examples of anything.', 'The model ship broke in two.'],
    ['Only 35 of the 142 books.', 'All of it.', 'about a quarter', 'No part of it has come down to us.', 'She played a small part in the play.'],
  ],
  'pompeii-vote-for-good-bread': [
    ['His bread is good.', 'He will give games.', 'because of his bread', 'His bread is not good.', 'I ate bread and cheese.'],
    ['For the office of aedile.', 'He wants to be consul.', 'aedile', 'He does not want to be aedile.', 'The aedile fell down the stairs.'],
    ['It was painted in red on the house by night.', 'It was carved with a chisel.', 'with red paint', 'It was not painted.', 'The paint was still wet on my chair.'],
  ],
  'cato-a-cake-for-the-gods': [
    ['Two pounds of cheese.', 'Honey.', 'flour', 'There is no cheese in it.', 'The mouse stole the cheese.'],
    ['When somebody had a birthday, or for a sacrifice.', 'When a ship was launched.', 'for the gods', 'Never on birthdays and never for the gods.', 'The offer ends on Friday.'],
    ['On leaves beneath a pot, and not in a hurry.', 'It was fried in oil.', 'under a crock', 'Not under a crock and not on leaves.', 'The autumn leaves are yellow.'],
  ],
  'vindolanda-come-to-my-birthday': [
    ['She asks her to come to her birthday.', 'To a wedding.', 'her birthday on 11 September', 'Not to her birthday.', 'I was born in Spain.'],
    ['Because a woman wrote them herself so long ago.', 'Because they are in verse.', 'it is the handwriting of a woman', 'She did not write them herself.', 'A woman sold us fish.'],
    ['On a small piece of wood.', 'On papyrus.', 'wooden tablets', 'It was not written on wood.', 'We need wood for the fire.'],
  ],
  'twelve-tables-come-to-court': [
    ['He has to go along.', 'He may send a slave.', 'appear before the judge', 'He does not have to go.', 'Let\'s go to the beach and come home late.'],
    ['The person who was suing him had to fetch him himself.', 'The soldiers of the consul.', 'the accuser', 'The plaintiff never brought him.', 'The horse hurt himself.'],
    ['An animal he could ride.', 'A doctor.', 'a donkey, for example', 'He had to provide no animal.', 'A horse likes carrots.'],
  ],
  'petronius-no-leave-to-go-out': [
    ['If a slave leaves the house without permission.', 'For breaking a dish.', 'leaving the house without being told to', 'For staying in the house.', 'The ship left the harbour without a captain.'],
    ['He had been a slave, too.', 'A senator from Asia.', 'a slave from Asia', 'He had never been a slave.', 'A slave peeled the carrots.'],
    ['"Catch me, I have escaped; return me to my master."', 'The name of the smith.', 'that he is a fugitive', 'That the wearer had never run away.', 'He went back to the kitchen.'],
  ],
  'pliny-you-were-a-boy-once': [
    ['He bought dogs and horses that cost too much.', 'He had married a dancer.', 'he spent a lot of money on horses', 'He had not spent any money on horses.', 'A dog bought me time to escape, the burglar said.'],
    ['His son is young, and he was young once himself.', 'The price of horses.', 'that the boy is only a child and he was one, too, once', 'That his son is no boy and that he never was one.', 'The boy ate the apple himself.'],
    ['He thinks that his friend is too severe with his boy.', 'He wants to borrow money.', 'to advise him to be gentler', 'His friend was not strict at all.', 'The bread was hard.'],
  ],
  'phaedrus-the-lions-share': [
    ['With powerful people.', 'With the poor.', 'people who are stronger than you', 'With anyone but the powerful.', 'The lion sleeps under a tree.'],
    ['He took everything.', 'Half of it.', 'the entire stag', 'He got nothing at all.', 'All roads lead to Rome.'],
    ['Because slaves could not say openly what they thought.', 'To teach children the names of animals.', 'slaves had to hide their criticism', 'Slaves could always speak openly and had nothing to hide.', 'A slave hid the cheese.'],
  ],
  'pompeii-perish-who-cannot-love': [
    ['Those who stop others from loving.', 'His landlord.', 'the one who forbids it', 'Whoever does not forbid love.', 'The bus stop is near the theatre.'],
    ['People got the words of Vergil or Ovid wrong.', 'That the wall was badly built.', 'wrong quotations', 'Nobody misquoted any verse.', 'The line at the baker\'s was long.'],
    ['We know nothing about him or her.', 'That he was a weaver.', 'he is unknown', 'Everybody knows who it was.', 'There is nothing in the cupboard.'],
  ],
  'plautus-wolf-to-man': [
    ['When the other man is a stranger.', 'When he is hungry.', 'if they are strangers', 'When he knows him well.', 'I know a song about a wolf.'],
    ['He wants to be paid for the donkeys.', 'He wants his freedom.', 'money', 'He does not want any money.', 'The silver spoon is mine.'],
    ['He says that he is the steward.', 'He acts as a soldier.', 'the steward, Saurea', 'He does not pretend to be the steward.', 'The steward drank too much wine.'],
  ],
  'ulpian-three-rules': [
    ['You should not hurt other people.', 'Worship the gods.', 'live honourably', 'One may harm others.', 'The bread is due at noon.'],
    ['It is a huge collection of what Roman jurists had written.', 'It is a history of the guard.', 'a compilation of Roman law', 'It is no collection of Roman law.', 'He reads a book about his mother-in-law.'],
    ['He was killed by his own soldiers.', 'He died of old age.', 'he was murdered by the praetorian guards', 'Nobody murdered him.', 'The guards killed a wild boar for supper.'],
  ],
  'augustine-but-not-yet': [
    ['He asked to be made chaste.', 'For a good harvest.', 'chastity', 'He prayed not to become chaste.', 'Self-control is not easy in a bakery.'],
    ['He was afraid that his prayer would be granted immediately.', 'Of shipwreck.', 'that God would listen too soon', 'That God might never hear him.', 'Once he broke his arm.'],
    ['A work by Cicero.', 'Plato', 'Cicero\'s Hortensius', 'Not Cicero\'s.', 'Cicero had a cold.'],
  ],
  'gather-roses': [
    ['She is told to pick the roses.', 'To go to bed.', 'pluck roses while she can', 'She is told not to pick any roses.', 'Rose picked up the phone.'],
    ['That youth passes as quickly as a flower.', 'The name of the poet.', 'how short life is', 'That her life will never end.', 'She ate a short bread.'],
    ['Only a single day.', 'About a week.', 'a day', 'It lives for ever, and never for just one day.', 'What a lovely day for a walk!'],
  ],
  'frontinus-idle-pyramids': [
    ['With the pyramids of Egypt.', 'With the roads.', 'the pyramids', 'He does not compare them with the pyramids.', 'Cleopatra was queen of Egypt.'],
    ['Because people need water, and pyramids are no good to anyone.', 'They are taller.', 'they are useful', 'They are useless, and the pyramids are necessary.', 'I need a new pair of shoes.'],
    ['Some had made holes in them and were stealing the water.', 'They were made of lead.', 'water theft', 'Nobody had stolen any water.', 'There is a hole in my sock.'],
  ],
  'sulpicia-love-has-come': [
    ['That people should say she had kept it secret.', 'To be poor.', 'concealing it', 'Not to have hidden it.', 'He hid the key under a stone.'],
    ['Hardly any poems by Roman women are left.', 'They are in an unknown metre.', 'she is a woman poet', 'Because they are not by a woman.', 'The girl fed the ducks.'],
    ['He is going to take her away to the countryside for her birthday.', 'He has read her letters.', 'because of a trip to the country', 'He does not want to take her to the country.', 'The villa has a red roof.'],
  ],
  'rutilius-you-made-a-city': [
    ['She let them share her rights.', 'She offered them gold.', 'citizenship and law', 'She did not offer them any share in her law.', 'Turn right at the corner.'],
    ['On urbem and orbis, city and world.', 'On love and Rome.', 'urbs and orbis', 'It does not play upon urbs and orbis.', 'The city council bought a globe.'],
    ['The Goths had destroyed the bridges and the roads.', 'It was cheaper.', 'bridges were broken and roads unsafe', 'Because the roads and bridges were in good repair.', 'The dog sat by the road in bad weather.'],
  ],
  'may-the-earth-be-light': [
    ['That the soil over their grave should be light.', 'That they may get rich.', 'a light earth', 'That the earth may be heavy upon them.', 'Turn on the light, there is earth on your shoes.'],
    ['She was a small girl, a slave of the poet.', 'A goddess.', 'a child in Martial\'s household', 'She was no slave and no child.', 'The slave child of the king ate figs.'],
    ['He asks it to lie lightly on her.', 'To give a good harvest.', 'that it should not weigh on her', 'To lie heavily upon the girl.', 'The light in the kitchen is broken.'],
  ],
  'seneca-not-for-life': [
    ['He is criticising it.', 'He praises it.', 'He complains that school has nothing to do with life', 'Yes, it is high praise.', 'The milk has gone bad.'],
    ['With a game on a board.', 'With the sea.', 'draughts', 'He does not compare them with a game.', 'The children play in the garden.'],
    ['You become educated by them but not a better person.', 'They make them rich and fat.', 'scholars, but not virtuous people', 'They make them good, but not learned.', 'I learned to make a good soup.'],
  ],
  'vegetius-prepare-for-war': [
    ['Get ready for war.', 'Lay down his arms.', 'He must make preparations for a war', 'He should never prepare for war.', 'My arm was hurt in a fight.'],
    ['They fought against a post with heavy wooden swords.', 'They played dice.', 'by marching and swimming', 'Not with heavy wooden swords.', 'The post office is closed.'],
    ['He had read older authors.', 'From his own battles.', 'books', 'Not from books.', 'The book fell off the shelf.'],
  ],
  'horace-this-was-in-my-prayers': [
    ['He wished for a small farm.', 'For gold.', 'a little land of his own', 'He did not pray for any land.', 'The house was on fire.'],
    ['It was a present from Maecenas.', 'Augustus', 'his patron', 'It was not Maecenas.', 'Maecenas drank wine.'],
    ['People keep asking him for favours.', 'The price of wine.', 'that everyone pesters him', 'Nobody wants anything from him there.', 'He keeps his secret recipe in a drawer.'],
  ],
}; // prettier-ignore
