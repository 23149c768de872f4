// Cultural passages: what the Romans told of their past, their gods and their enemies.
// Background is our own; sources are quoted to the word, with macrons added and the place given.
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';

export const storiesOfRome: readonly LatinPassageInput[] = [
  {
    id: 'caesar-three-words', title: 'Three words on a placard', level: 1, topic: 'history',
    background:
      'In a triumph the victor drove through Rome in a chariot, his face painted red like that of Jupiter, behind his captives, his spoils and painted boards that named the cities he had taken. His soldiers followed and sang rude songs about him. In 46 BC Caesar held four triumphs within a month. In the one over Pontus, the kingdom of Pharnaces, whom he had beaten within five days of arriving, no list of deeds was carried. There was a board with three words of four letters each.',
    source: { la: 'Vēnī, vīdī, vīcī.', en: 'I came, I saw, I conquered.', author: 'Suetonius', work: 'Divus Iulius', place: '37.2' },
    questions: [
      { ask: 'What do the three words on the board say?', answer: 'I came, I saw, I conquered.', concepts: [['came', 'arrived'], ['saw', 'looked'], ['conquer', 'won', 'defeat', 'beat', 'victor', 'vanquish']], why: 'Three perfects in the first person: vēnī, vīdī, vīcī.' },
      { ask: 'What did they show about the war in Pontus?', answer: 'How quickly it had been finished.', concepts: [['quick', 'fast', 'speed', 'short', 'swift', 'rapid', 'soon', 'brief', 'easy', 'easily', 'five days']], contrary: ['how long'], why: 'The board marked the speed of the victory, not its deeds.' },
      { ask: 'What did the soldiers do as they marched in a triumph?', answer: 'They sang rude songs about their general.', concepts: [['sang', 'sing', 'song', 'mock', 'joke', 'rude']], why: 'Mockery was thought to keep off the envy of the gods.' },
    ],
  },
  {
    id: 'caesar-the-die-is-cast', title: 'The die is cast', level: 1, topic: 'history',
    background:
      'A governor who led his army out of his province into Italy made himself an enemy of the state. In January of 49 BC the senate ordered Caesar to give up his legions and come home as a private man, to be prosecuted. He came by night, with one legion, to the Rubicon, a small stream that marked the border. There, says Suetonius, he stopped. We can still turn back, he told his friends; but once we cross this little bridge, everything must be done by arms. Then he took an image from the gaming table, and went over.',
    source: { la: 'Iacta ālea est.', en: 'The die is cast.', author: 'Suetonius', work: 'Divus Iulius', place: '32' },
    questions: [
      { ask: 'From which pastime did Caesar take his image?', answer: 'From a game of dice.', concepts: [['dice', 'die', 'gambl', 'gaming', 'alea', 'ālea']], why: 'ālea is a die, or a game of dice.' },
      { ask: 'Where did Caesar stop, before he used these words?', answer: 'At the Rubicon, the stream on the border of Italy.', concepts: [['rubico', 'stream', 'river', 'border', 'frontier', 'boundary', 'at bridge', 'little bridge', 'small bridge']], contrary: ['tiber', 'rhine'], why: 'The Rubicon was the border between his province and Italy.' },
      { ask: 'Why could there be no way back for him after the crossing?', answer: 'He had led his army into Italy and become an enemy of the state: it meant civil war.', concepts: [['enemy', 'war', 'illegal', 'law', 'army', 'arms', 'rebel', 'treason', 'forbidden']], why: 'Beyond his province a governor had no right to command an army.' },
    ],
  },
  {
    id: 'titus-lost-a-day', title: 'A day lost', level: 1, topic: 'history',
    background:
      'Titus, who had taken and burned Jerusalem for his father Vespasian, was feared before he became emperor and loved afterwards. He reigned for two years, in which Vesuvius buried Pompeii, a great fire ate Rome, and plague followed; he gave away his own furniture to rebuild the temples. It was his rule to let nobody who asked him for something leave without hope. His household warned him that he promised more than he could keep. Once, at dinner, it came to him that in that whole day he had done nothing for anyone.',
    source: { la: 'Amīcī, diem perdidī.', en: 'Friends, I have lost a day.', author: 'Suetonius', work: 'Divus Titus', place: '8.1' },
    questions: [
      { ask: 'Why did Titus say that he had lost a day?', answer: 'He had done nothing good for anyone on it.', concepts: [['nothing', 'no one', 'nobody', 'not', 'never'], ['help', 'good', 'gave', 'give', 'favour', 'favor', 'kind', 'done', 'benefit']], why: 'A day without a kindness was a day lost.' },
      { ask: 'To whom did he say it?', answer: 'To his friends at dinner.', concepts: [['friend', 'amici', 'amīcī', 'guest', 'at dinner', 'dinner guest', 'dinner compan', 'dining', 'dined']], contrary: ['father', 'enemies'], why: 'Amīcī is the vocative plural.' },
      { ask: 'Which disaster near Naples fell into his reign?', answer: 'The eruption of Vesuvius.', concepts: [['vesuvius', 'pompeii', 'volcan', 'erupt']], why: 'Vesuvius erupted in AD 79, soon after he became emperor.' },
    ],
  },
  {
    id: 'livy-woe-to-the-conquered', title: 'A sword on the scales', level: 1, topic: 'history',
    background:
      'In about 390 BC a band of Gauls under one Brennus beat the Roman army at the Allia and took the city, all but the Capitol, where the geese of Juno woke the guards in time. After months of hunger both sides were ready to treat: a thousand pounds of gold, and the Gauls would go. The weights that they brought were false. When the tribune objected, the Gaul threw his sword on top of them, with two words that Livy calls intolerable to Romans. At that moment, he adds, Camillus arrived with an army; other writers know nothing of this.',
    source: { la: 'Vae victīs!', en: 'Woe to the conquered!', author: 'Livy', work: 'Ab Urbe Condita', place: '5.48.9' },
    questions: [
      { ask: 'What did the Gaul throw upon the scales?', answer: 'His sword.', concepts: [['sword', 'gladi', 'blade']], contrary: ['his gold'], why: 'The sword added to the weight of gold that Rome had to pay.' },
      { ask: 'What do his words mean?', answer: 'The conquered must suffer whatever the victor wishes.', concepts: [['conquered', 'defeated', 'losers', 'vanquished', 'beaten', 'lose', 'no right', 'have no', 'no mercy', 'loses', 'bad luck', 'no rights']], contrary: ['not have to suffer', 'need not suffer'], why: 'vae takes the dative: victīs, for those who have been conquered.' },
      { ask: 'Which animals saved the Capitol?', answer: 'Geese.', concepts: [['geese', 'goose', 'anser']], contrary: ['dogs', 'wolf'], why: 'The sacred geese of Juno cried out at night when the dogs kept silent.' },
    ],
  },
  {
    id: 'pliny-fortune-helps-the-brave', title: 'Towards the fire', level: 2, topic: 'history',
    background:
      'In AD 79 the elder Pliny commanded the fleet at Misenum, and was writing in bed when his sister pointed out a cloud across the bay, shaped like a pine tree. He ordered a light ship, out of curiosity; then a letter came from a friend who lived under Vesuvius, and he ordered the great ones, to save people. Ash fell on the decks, then pumice and stones black with fire. The helmsman urged him to turn back. Pliny answered with a proverb and had himself steered to his friend Pomponianus, dined in good spirits, and died on the shore next day.',
    source: { la: 'Fortēs, inquit, fortūna iuvat: Pompōniānum pete.', en: '"Fortune helps the brave," he said. "Make for Pomponianus."', author: 'Pliny the Younger', work: 'Epistulae', place: '6.16.11' },
    questions: [
      { ask: 'Whom does fortune help, according to Pliny?', answer: 'The brave.', concepts: [['brave', 'bold', 'courag', 'fortes', 'fortēs', 'strong']], contrary: ['the cowardly', 'the rich', 'hates', 'harms', 'hurts'], why: 'fortēs is the accusative object of iuvat.' },
      { ask: 'What did the helmsman want to do?', answer: 'To turn back.', concepts: [['back', 'return', 'retreat', 'go home', 'turn around', 'turn round', 'to port']], contrary: ['sail on'], why: 'Hot ash and stones were falling on the ships.' },
      { ask: 'What did the cloud look like?', answer: 'Like a pine tree.', concepts: [['pine', 'tree']], why: 'It rose on a long trunk and spread out above into branches.' },
    ],
  },
  {
    id: 'caesar-all-gaul', title: 'All Gaul', level: 2, topic: 'history',
    background:
      'Caesar wrote the account of his Gallic war in plain Latin, of himself in the third person, and quickly, so that Rome might read it while it mattered. It opens like a map. In the south-west lived the Aquitani, in the north-east the Belgae, bravest of all, because merchants seldom brought them the things that soften the mind; between them those who call themselves Celts and whom the Romans called Gauls. After eight years, Plutarch reckons, a million people were dead and another million sold. The geography was of use.',
    source: { la: 'Gallia est omnis dīvīsa in partēs trēs.', en: 'Gaul as a whole is divided into three parts.', author: 'Caesar', work: 'De Bello Gallico', place: '1.1' },
    questions: [
      { ask: 'Into how many parts is Gaul divided?', answer: 'Into three.', concepts: [['three', '3', 'tres', 'trēs']], why: 'The words in partēs trēs say it: in with the accusative for what a thing is divided into, as a tailor would cut a cloth.' },
      { ask: 'Why were the Belgae the bravest?', answer: 'Merchants seldom came to them with goods that soften the mind.', concepts: [['merchant', 'trade', 'goods', 'luxur', 'soft', 'civilis', 'civiliz', 'far from'], ['seldom', 'rarely', 'hardly', 'few', 'far', 'not', 'never', 'no', 'without', 'soft', 'weak', 'little', 'scarcely', 'away']], contrary: ['every day', 'many merchants', 'always', 'often'], why: 'They lived farthest from the province and its comforts.' },
      { ask: 'How does Caesar speak of himself in this book?', answer: 'In the third person.', concepts: [['third', 'as he', 'name', 'as if he were', 'as though', 'like someone else', 'as caesar', 'himself caesar', 'says he', 'uses he']], contrary: ['in the first person'], why: 'He writes "Caesar did", and so seems an impartial witness.' },
    ],
  },
  {
    id: 'vespasian-becomes-a-god', title: 'Becoming a god', level: 3, topic: 'religion',
    background:
      'When a good emperor died, the senate voted him a god: an eagle was let fly from the pyre, a witness swore that he had seen him rise, and a temple and priests were assigned. Bad emperors had their statues recut. The custom was a courtesy to the dead and a use to the living, whose title was then son of a god. Vespasian, a tax-collector\'s son with a farmer\'s sense of humour, had seen a good deal of it. When he felt the first attack of his last illness he said what would come of it.',
    source: { la: 'Vae, putō, deus fīō.', en: 'Dear me, I think I am becoming a god.', author: 'Suetonius', work: 'Divus Vespasianus', place: '23.4' },
    questions: [
      { ask: 'What did Vespasian really mean when he said that he was becoming a god?', answer: 'That he was dying.', concepts: [['dying', 'die', 'death', 'dead', 'his end', 'end of his', 'mortally']], why: 'Emperors became gods only when they were dead.' },
      { ask: 'Who decided whether an emperor became a god?', answer: 'The senate.', concepts: [['senat']], contrary: ['the army', 'the priests'], why: 'It was voted by decree like any other honour.' },
      { ask: 'What advantage had his successor from it?', answer: 'He could call himself son of a god.', concepts: [['son', 'title', 'call'], ['god', 'divine', 'divi']], why: 'dīvī fīlius had been the title of Augustus already.' },
    ],
  },
  {
    id: 'tacitus-in-the-beginning-kings', title: 'In the beginning, kings', level: 3, topic: 'politics',
    background:
      'The Romans reckoned that seven kings had ruled them, from Romulus in 753 BC to Tarquin the Proud. When the son of Tarquin raped Lucretia, the nobles under Brutus drove the family out and swore that no man should be king at Rome again. From then on two consuls shared power for one year at a time, so that each could stop the other. The word rex became an insult; Caesar died of the suspicion that he wanted it. Tacitus, who wrote under emperors that took care not to be called kings, opens his Annals with the plain fact.',
    source: { la: 'Urbem Rōmam ā prīncipiō rēgēs habuēre.', en: 'In the beginning kings held the city of Rome.', author: 'Tacitus', work: 'Annales', place: '1.1' },
    questions: [
      { ask: 'Who ruled Rome in the beginning?', answer: 'Kings.', concepts: [['king', 'reges', 'rēgēs']], contrary: ['consuls', 'emperors'], why: 'rēgēs is the subject; habuēre is another form of habuērunt.' },
      { ask: 'How many kings did the Romans count?', answer: 'Seven.', concepts: [['seven', '7', 'septem']], why: 'From Romulus to Tarquin the Proud.' },
      { ask: 'Why did the republic elect two consuls and not one?', answer: 'So that each could stop the other and no one became king.', concepts: [['stop', 'check', 'veto', 'block', 'balance', 'limit', 'control', 'share', 'divide', 'prevent']], why: 'Power was shared between two, and for a single year.' },
    ],
  },
  {
    id: 'vergil-fear-the-greeks', title: 'Greeks bearing gifts', level: 4, topic: 'myth',
    background:
      'After ten years the Greeks broke camp and sailed away, or so it seemed from the walls of Troy. On the beach stood a wooden horse as high as a hill, with picked soldiers in its belly. Some wanted it drawn into the city as an offering to Minerva. The priest Laocoon ran down from the citadel, called his people mad, and drove a spear into its side, so that the hollow rang. Soon after two snakes came over the sea and crushed him with his sons. The Trojans took it for the anger of the goddess, and breached their own wall to let the horse in.',
    source: { la: 'Quidquid id est, timeō Danaōs et dōna ferentīs.', en: 'Whatever it is, I fear the Greeks even when they bring gifts.', author: 'Vergil', work: 'Aeneis', place: '2.49' },
    questions: [
      { ask: 'Whom does Laocoon fear, and in which case even then?', answer: 'The Greeks, even when they bring gifts.', concepts: [['greek', 'danaans', 'danai', 'achaean'], ['gift', 'present', 'dona', 'dōna', 'horse']], why: 'et is here "even"; dōna ferentīs agrees with Danaōs.' },
      { ask: 'What was hidden in the horse?', answer: 'Greek soldiers.', concepts: [['soldier', 'greek', 'warrior', 'armed', 'men']], contrary: ['gold', 'snakes'], why: 'Picked men lay in the hollow that rang under the spear.' },
      { ask: 'Why did the Trojans not believe him?', answer: 'Snakes killed him, which they took for the anger of Minerva.', concepts: [['snake', 'serpent', 'anger', 'angry', 'punish', 'offend']], why: 'His death seemed to be the punishment for the spear.' },
    ],
  },
  {
    id: 'livy-hannibal-after-cannae', title: 'Victory unused', level: 5, topic: 'army',
    background:
      'On the second of August 216 BC Hannibal let the Roman centre push his own back at Cannae until it bulged inwards, while his Africans turned upon both flanks and his horsemen closed the rear. In one afternoon Rome lost perhaps fifty thousand men, eighty senators among them. Hannibal\'s officers congratulated him and told him to rest. Maharbal, who led the cavalry, wanted to ride at once: on the fifth day you shall dine on the Capitol. Hannibal praised his spirit and asked for time to think. The answer became a proverb. Rome refused even to ransom its prisoners.',
    source: { la: 'Vincere scīs, Hannibal; victōriā ūtī nescīs.', en: 'You know how to win, Hannibal; you do not know how to use a victory.', author: 'Livy', work: 'Ab Urbe Condita', place: '22.51.4' },
    questions: [
      { ask: 'What does Hannibal know, and what does he not know?', answer: 'He knows how to win, but not how to use a victory.', concepts: [['win', 'conquer', 'vincere', 'defeat'], ['use', 'exploit', 'advantage', 'uti', 'ūtī']], why: 'sciō and nesciō with the infinitive; ūtor takes the ablative victōriā.' },
      { ask: 'What did Maharbal want to do after the battle?', answer: 'To ride to Rome at once.', concepts: [['rome', 'capitol', 'city', 'march', 'ride', 'attack at once', 'attack immediately', 'attack straight']], contrary: ['rest', 'wait'], why: 'He promised a dinner on the Capitol on the fifth day.' },
      { ask: 'How did Hannibal win at Cannae?', answer: 'He let the Romans push into the middle and surrounded them.', concepts: [['surround', 'flank', 'encircl', 'both sides', 'rear', 'enclos', 'trap']], why: 'Flanks and rear closed while the centre gave way.' },
    ],
  },
  {
    id: 'livy-mucius-and-the-fire', title: 'The hand in the fire', level: 5, topic: 'myth',
    background:
      'Lars Porsenna, king of Clusium, besieged young Rome in order to bring the Tarquins back. Gaius Mucius went into his camp with a dagger under his cloak to kill the king; not daring to ask which he was, he stabbed the secretary, who wore much the same clothes and was paying the troops. Brought before the throne, he said who he was: an enemy who had meant to kill an enemy. To show how little he thought of his body he laid his right hand in the altar fire. The king let him go. They called him Scaevola ever after, the left-handed.',
    source: { la: 'Et facere et patī fortia Rōmānum est.', en: 'Both to do and to suffer brave things is Roman.', author: 'Livy', work: 'Ab Urbe Condita', place: '2.12' },
    questions: [
      { ask: 'What, according to Mucius, is it Roman to do?', answer: 'To do brave things and to suffer them.', concepts: [['do', 'act', 'perform', 'facere'], ['suffer', 'endure', 'bear', 'pati', 'patī']], why: 'fortia is the object of both infinitives.' },
      { ask: 'Why did the secretary die instead of the king?', answer: 'Mucius did not know the king, and the two were dressed alike.', concepts: [['cloth', 'mistake', 'mistook', 'alike', 'similar', 'recogni', 'confus', 'dressed', 'same dress', 'similar dress', 'dress alike', 'not know', 'not tell', 'did not recogni', 'wrong man', 'not sure', 'never seen']], contrary: ['no mistake', 'knew king', 'not mistake'], why: 'He could not ask which was the king without betraying himself.' },
      { ask: 'How did he show that he did not care for his body?', answer: 'He laid his right hand in the fire.', concepts: [['hand', 'arm'], ['fire', 'flame', 'burn']], contrary: ['left hand in', 'away from', 'out of fire', 'avoided'], why: 'Thence the name Scaevola, left-handed.' },
    ],
  },
  {
    id: 'livy-romulus-and-the-wall', title: 'Over the wall', level: 6, topic: 'myth',
    background:
      'Two boys were thrown into the flooded Tiber by a great-uncle who feared them; a she-wolf gave them suck, a herdsman brought them up. Grown men, they wished to found a city, and since twins have no elder they asked the birds which should name it. Six vultures came to Remus, and then twelve to Romulus: the one had been first, the other had more. They quarrelled, and Remus fell. The better-known tale, says Livy, is that he jumped in mockery over his brother\'s new wall. Romulus killed him and added a threat that Rome would repeat for a thousand years.',
    source: { la: 'Sīc deinde, quīcumque alius trānsiliet moenia mea.', en: 'So from now on with anyone else who leaps over my walls.', author: 'Livy', work: 'Ab Urbe Condita', place: '1.7.2' },
    questions: [
      { ask: 'Why did Romulus kill Remus, in the better-known tale?', answer: 'Remus had jumped over his wall in mockery.', concepts: [['jump', 'leap', 'leapt', 'climb', 'cross', 'mock'], ['wall', 'moenia', 'rampart', 'mock']], why: 'trānsiliet moenia mea: whoever leaps over my walls.' },
      { ask: 'How had the twins tried to settle who should be king?', answer: 'By watching the flight of birds.', concepts: [['bird', 'vulture', 'augur', 'omen', 'auspic']], contrary: ['dice', 'battle'], why: 'They asked the gods by augury, and the signs could be read both ways.' },
      { ask: 'Who fed the boys when they had been cast out?', answer: 'A she-wolf.', concepts: [['wolf', 'she-wolf', 'lupa']], contrary: ['goat', 'bear'], why: 'The she-wolf is the badge of Rome to this day.' },
    ],
  },
  {
    id: 'horatius-prays-to-the-tiber', title: 'One man at the bridge', level: 6, topic: 'religion',
    background:
      'In the same war an Etruscan army ran towards the one wooden bridge that led into Rome. Horatius Cocles, one-eyed, placed himself at its farther end with two comrades, and when there was little left to stand on he sent these back as well. Behind him the planks crashed into the river. Rivers are gods: bridges were the business of the chief priest, the pontifex, whose name seems to mean bridge-maker. So before he leapt in full armour, Horatius prayed to the Tiber. He swam across under a hail of spears. With posterity, Livy remarks, the deed has won more fame than belief.',
    source: { la: 'Tiberīne pater, inquit, tē sānctē precor, haec arma et hunc mīlitem propitiō flūmine accipiās.', en: '"Father Tiber," he said, "I pray you solemnly to receive these arms and this soldier in a gracious stream."', author: 'Livy', work: 'Ab Urbe Condita', place: '2.10.11' },
    questions: [
      { ask: 'To which god does Horatius pray?', answer: 'To the river Tiber.', concepts: [['tiber', 'river']], contrary: ['jupiter', 'mars', 'neptune'], why: 'Tiberīne pater is the vocative: father Tiber.' },
      { ask: 'What does he ask of him?', answer: 'To receive him and his arms kindly.', concepts: [['receive', 'accept', 'take', 'welcome', 'carry', 'safe', 'protect']], why: 'precor with the bare subjunctive accipiās.' },
      { ask: 'Why did Horatius stay when the others went back?', answer: 'To hold off the enemy until the bridge was broken down.', concepts: [['bridge', 'pons'], ['break', 'broken', 'destroy', 'cut', 'crash', 'hold', 'held', 'demolish', 'fell', 'fall', 'broken down', 'break down', 'torn', 'tear', 'tore', 'pull', 'taken down', 'gain time', 'time to', 'gave them time', 'enough time']], why: 'The enemy must not cross before the bridge fell.' },
    ],
  },
  {
    id: 'tacitus-they-make-a-desert', title: 'They make a desert', level: 7, topic: 'history',
    background:
      'Agricola, governor of Britain and father-in-law of Tacitus, fought his last battle in AD 83 or 84 at a place in Scotland called Mons Graupius. Before it, as ancient historians do, Tacitus lets both leaders speak; no one had taken notes. The Roman promises an end of marching. But the better speech belongs to the enemy, Calgacus, who tells the last free people of the north what rulers they would have: robbers of the world, who look to the sea once the land is bare, whom neither east nor west has filled. They have false names for what they do.',
    source: { la: 'Ubi sōlitūdinem faciunt, pācem appellant.', en: 'Where they make a desert, they call it peace.', author: 'Tacitus', work: 'Agricola', place: '30' },
    questions: [
      { ask: 'What do the Romans call peace, according to Calgacus?', answer: 'The desert that they make.', concepts: [['desert', 'wasteland', 'desolat', 'solitude', 'emptiness', 'empty', 'waste', 'destr', 'devast', 'ruin', 'ravag', 'wilderness']], why: 'sōlitūdinem is the object of faciunt and also what is called pācem.' },
      { ask: 'Who really composed the speech?', answer: 'Tacitus, the Roman historian.', concepts: [['tacitus', 'historian', 'author']], contrary: ['calgacus', 'agricola', 'daughter', 'married'], why: 'Nobody had written down what was said; historians made fitting speeches.' },
      { ask: 'How was Agricola related to Tacitus?', answer: 'He was his father-in-law.', concepts: [['father-in-law', 'father in law', 'daughter', 'son-in-law', 'son in law', 'wife']], contrary: ['brother'], why: 'Tacitus had married the daughter of Agricola and wrote his life.' },
    ],
  },
  {
    id: 'tacitus-good-manners-good-laws', title: 'A mirror for Rome', level: 7, topic: 'law',
    background:
      'Tacitus never says that he had seen the Germans. In his little book about them, of AD 98, they drink beer, sleep till late, gamble away their liberty and keep their word about it; they live scattered, each by his own spring or wood; their women nurse their own children and have one husband as they have one body. No one there laughs at vice, he writes, or calls it the fashion to seduce and be seduced. It is a portrait of strangers, drawn with one eye on his neighbours. Augustus had made laws to force the upper class to marry.',
    source: { la: 'Plūsque ibi bonī mōrēs valent quam alibī bonae lēgēs.', en: 'And good customs count for more there than good laws elsewhere.', author: 'Tacitus', work: 'Germania', place: '19' },
    questions: [
      { ask: 'What has more force among the Germans than laws have elsewhere?', answer: 'Good customs.', concepts: [['custom', 'moral', 'manner', 'character', 'habit', 'behavio', 'way of life', 'virtue', 'mores', 'mōrēs', 'conduct', 'tradition']], why: 'bonī mōrēs valent plūs quam bonae lēgēs.' },
      { ask: 'Which place does Tacitus have in mind with "elsewhere"?', answer: 'Rome.', concepts: [['rome', 'roman', 'italy', 'own people', 'own country', 'own city', 'own land']], contrary: ['greece', 'britain'], why: 'Rome had marriage laws in plenty and did not keep them.' },
      { ask: 'What had Augustus tried to enforce by law?', answer: 'Marriage.', concepts: [['marr', 'wed', 'children']], why: 'His laws rewarded marriage and children and punished adultery.' },
    ],
  },
  {
    id: 'cicero-the-laughing-haruspex', title: 'Two soothsayers meet', level: 8, topic: 'religion',
    background:
      'Nothing of weight was done in Rome before the gods had been asked. Augurs watched the sky; keepers of sacred chickens noted whether they ate; Etruscan haruspices read the livers of victims, of which a bronze model with some forty inscriptions, names of gods, was found at Piacenza. Cicero was an augur himself and proud of it. In his book on divination he nevertheless lets his brother defend the art and then takes it to pieces in his own person: it serves the state, and it foretells nothing. He quotes a saying of old Cato, who was no enemy of the gods.',
    source: { la: 'Mīrārī sē āiēbat quod nōn rīdēret haruspex haruspicem cum vīdisset.', en: 'He used to say that he wondered that a soothsayer did not laugh when he had seen a soothsayer.', author: 'Cicero', work: 'De Divinatione', place: '2.51' },
    questions: [
      { ask: 'Whose saying does Cicero quote?', answer: 'Cato\'s.', concepts: [['cato']], contrary: ['caesar', 'his brother'], why: 'The old Cato used to say it: āiēbat.' },
      { ask: 'Why ought a haruspex to laugh at the sight of another?', answer: 'Both know that their art is humbug.', concepts: [['fraud', 'humbug', 'nonsense', 'false', 'fake', 'trick', 'lie', 'lying', 'decei', 'pretend', 'cheat', 'means nothing', 'worth nothing', 'know nothing', 'nothing in it', 'not true', 'not real', 'not believe', 'not work', 'foolish', 'superstition', 'made up', 'make it up', 'invent', 'in on', 'secret', 'both know', 'each know', 'they know', 'knows what', 'knows that', 'know that']], contrary: ['is true', 'is real', 'are honest', 'no humbug', 'not humbug', 'no fraud', 'not fraud', 'no nonsense', 'really works'], why: 'Each of them knows what the art of the other is worth.' },
      { ask: 'What did the haruspices examine?', answer: 'The livers of sacrificed animals.', concepts: [['liver', 'entrail', 'organ', 'inward', 'victim', 'iecur']], contrary: ['stars'], why: 'Faults and marks of the liver were signs from the gods.' },
    ],
  },
  {
    id: 'lucretius-what-religion-can-do', title: 'The price of a wind', level: 8, topic: 'religion',
    background:
      'Of Lucretius we know almost nothing, except that about 55 BC he put the physics of Epicurus into Latin verse: atoms, void, a mortal soul, gods who live far off and trouble themselves about nobody. It was meant to set people free from fear. Some call it impious, he says; but see what piety has done. The Greek fleet lay without wind at Aulis, and the king led his daughter Iphianassa to the altar. She saw the knife, and her father standing by, and sank upon her knees. So the ships got a happy departure.',
    source: { la: 'Tantum religiō potuit suādēre malōrum.', en: 'So much evil could religion prompt.', author: 'Lucretius', work: 'De Rerum Natura', place: '1.101' },
    questions: [
      { ask: 'What does Lucretius say that religion could bring about?', answer: 'Great evils.', concepts: [['evil', 'bad', 'crime', 'harm', 'wrong', 'wicked', 'malorum', 'malōrum', 'terrible']], why: 'tantum takes the genitive malōrum: so much of evils.' },
      { ask: 'Which deed does he have in mind?', answer: 'A father sacrificed his daughter for a wind.', concepts: [['sacrific', 'kill', 'slaughter', 'altar'], ['daughter', 'iphi', 'girl', 'child']], why: 'Agamemnon had Iphigenia killed at Aulis; Lucretius calls her Iphianassa.' },
      { ask: 'From what did he want to set people free?', answer: 'From fear of the gods and of death.', concepts: [['fear', 'dread', 'terror', 'afraid']], contrary: ['fill them', 'filled with', 'full of fear', 'frighten'], why: 'If the soul is mortal and the gods far off, there is nothing to dread.' },
    ],
  },
  {
    id: 'trajan-on-the-christians', title: 'They are not to be sought out', level: 8, topic: 'law',
    background:
      'About AD 112 the younger Pliny, governor of Bithynia, asked the emperor Trajan what to do with Christians. He had questioned those denounced to him three times; whoever persisted he had executed, for their stubbornness at least. Former Christians told him that they had only met before dawn, sung to Christ as to a god, and promised not to steal. He had two serving women tortured and found nothing but a crude superstition. Now unsigned lists were coming in. Trajan answered in ten lines: no general rule is possible, pardon those who worship our gods, and take no notice of anonymous papers, which do not become our age.',
    source: { la: 'Conquīrendī nōn sunt; sī dēferantur et arguantur, pūniendī sunt.', en: 'They are not to be sought out; if they are denounced and proved guilty, they are to be punished.', author: 'Trajan, in Pliny the Younger', work: 'Epistulae', place: '10.97' },
    questions: [
      { ask: 'What must the governor not do, according to Trajan?', answer: 'He must not seek the Christians out.', concepts: [['seek', 'sought', 'search', 'hunt', 'look for', 'looking', 'go after', 'pursue', 'chase', 'persecut', 'track', 'conquir', 'anonymous']], contrary: ['punish those', 'must seek', 'must hunt', 'must look', 'must search', 'should seek', 'should hunt', 'should look', 'has to seek', 'has to hunt', 'ought to seek'], why: 'conquīrendī nōn sunt: the gerundive says what must, or must not, be done.' },
      { ask: 'When are Christians to be punished?', answer: 'When they are denounced and proved guilty.', concepts: [['denounc', 'accus', 'report', 'inform', 'proved', 'proven', 'convict', 'guilty']], contrary: ['always'], why: 'Two passives make the condition, sī dēferantur et arguantur: somebody must bring the charge, and somebody must prove it.' },
      { ask: 'What does the emperor think of anonymous accusations?', answer: 'They are to be ignored, for they do not suit the age.', concepts: [['ignor', 'reject', 'no notice', 'not accept', 'disregard', 'not allowed', 'not be', 'unworthy', 'not suit', 'no place', 'not become', 'refus', 'dismiss', 'forbid', 'nobody to', 'no attention', 'bad example', 'are bad', 'is bad', 'very bad', 'are wrong', 'is wrong']], contrary: ['not be ignored', 'not ignore', 'not be rejected', 'not reject', 'be accepted', 'grateful', 'welcome', 'be believed', 'be used', 'not unworthy', 'not bad', 'not wrong'], why: 'He calls them the worst of examples and unworthy of his times.' },
    ],
  },
  {
    id: 'ennius-men-and-customs', title: 'On old customs it stands', level: 9, topic: 'history',
    background:
      'Ennius came from Calabria, spoke Oscan, Greek and Latin, and said that he had three hearts. In the first half of the second century BC he told the story of Rome in eighteen books of hexameters, a metre he took from Homer and taught to a language that had never worn it. Children learned Roman history from him for two hundred years, until the Aeneid drove him out of the schools. Some six hundred lines remain, quoted by others. Cicero put this one at the head of a book of his Republic, and compared the state to a fine old painting whose colours his own age had let fade, without even keeping the outlines.',
    source: { la: 'Mōribus antīquīs rēs stat Rōmāna virīsque.', en: 'On ancient customs and on men the Roman state stands firm.', author: 'Ennius', work: 'Annales', place: 'fragment 156 Skutsch (from Cicero, De Re Publica 5.1, in Augustine, De Civitate Dei 2.21)' },
    questions: [
      { ask: 'Upon which two things does the Roman state rest, in the words of Ennius?', answer: 'On ancient customs and on men.', concepts: [['custom', 'moral', 'tradition', 'ways', 'mores', 'manners', 'mōr'], ['men', 'heroes', 'its people', 'citizens', 'virī', 'viris', 'virīs']], why: 'mōribus antīquīs and virīs are ablatives with stat.' },
      { ask: 'From whom did Ennius take his metre?', answer: 'From Homer.', concepts: [['homer', 'greek']], contrary: ['vergil', 'virgil'], why: 'The hexameter is the metre of the Greek epic.' },
      { ask: 'How do we know his line at all?', answer: 'Other writers, such as Cicero, quote it.', concepts: [['quot', 'cicero', 'cite', 'augustine', 'cited', 'citation']], contrary: ['manuscript of ennius'], why: 'The Annals are lost; fragments live in the works of others.' },
    ],
  },
  {
    id: 'livy-neither-vices-nor-cures', title: 'Neither our vices nor their cures', level: 10, topic: 'history',
    background:
      'Livy came from Padua, never held office, and spent forty years on one book: the history of Rome from its founding, in a hundred and forty-two rolls, of which thirty-five remain. He began when the civil wars had just ended. In his preface he tells the reader what history is good for: you see examples of every kind set on a bright monument, and take from them, for yourself and your country, what to imitate and what to avoid. Let him follow, he says, how discipline sank little by little, then slid, then fell headlong, until it came to the present times.',
    source: { la: 'Nec vitia nostra nec remedia patī possumus.', en: 'We can bear neither our vices nor their remedies.', author: 'Livy', work: 'Ab Urbe Condita', place: 'Praefatio 9' },
    questions: [
      { ask: 'Which two things can the Romans of his day not bear, according to Livy?', answer: 'Their vices and the remedies for them.', concepts: [['vice', 'fault', 'vitia'], ['remed', 'cure', 'medicine']], contrary: ['bear both', 'can bear their', 'stand both', 'endure both', 'bear them both'], why: 'nec vitia nostra nec remedia patī possumus.' },
      { ask: 'What is history good for, in his view?', answer: 'It offers examples of what to imitate and what to avoid.', concepts: [['example', 'model', 'lesson', 'imitat', 'avoid', 'exempl', 'learn', 'teach']], why: 'It shows what to follow and what to flee.' },
      { ask: 'How much of his work has come down to us?', answer: 'Thirty-five of one hundred and forty-two books.', concepts: [['thirty-five', 'thirty five', '35', 'quarter', 'small fraction', 'fraction', 'part of it', 'part of his', 'only part', 'part only', 'small part of', 'one part', 'part survive', 'part remain', 'part has']], contrary: ['all of it'], why: 'The rest is known only from short summaries.' },
    ],
  },
]; // prettier-ignore
