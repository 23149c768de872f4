// An eleventh list of free answers into English: 40 sentences of levels 1 to 10, written in one go by a teacher who had not read the judge.
// The lot that halved it is the SHA-256 of each prompt in UTF-8: the lower twenty are here and may be tuned upon, the others are held out.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that may be tuned upon. */
export const ELEVENTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Quot annōs Rōmae habitāvistī?',
    'How many years have you lived in Rome?',
    'For how many years did you live in Rome? | How many years did you live at Rome? | For how many years have you lived at Rome?',
    'How many years has he lived in Rome? | How many years will you live in Rome? | How many times did you go to Rome?',
  ),
  row(
    'Quamquam pluit, vigilēs in mūrō manent.',
    'Although it is raining, the watchmen remain on the wall.',
    "Although it's raining, the guards stay on the wall. | The watchmen are staying on the wall even though it is raining. | Though it rains, the watchmen remain on the wall.",
    'Because it is raining, the watchmen remain on the wall. | Although it rained, the watchmen remained on the wall. | Although it is raining, the watchman remains on the wall.',
  ),
  row(
    'Hannibal, victor multōrum proeliōrum, tandem ā Scīpiōne victus est.',
    'Hannibal, the victor of many battles, was finally defeated by Scipio.',
    'Hannibal, who had won many battles, was at last beaten by Scipio. | Hannibal, winner of many battles, was eventually conquered by Scipio. | Hannibal, victor in many battles, was finally overcome by Scipio.',
    'Hannibal, the victor of many battles, finally defeated Scipio. | Hannibal, the victor of many battles, will finally be defeated by Scipio. | Scipio, the victor of many battles, was finally defeated by Hannibal.',
  ),
  row(
    'Gladiātor, quamvīs vulnerātus, fortiter pugnābat.',
    'Although wounded, the gladiator fought bravely.',
    'The gladiator was fighting bravely although he was wounded. | The gladiator, though wounded, kept fighting bravely. | Even though he had been wounded, the gladiator fought with courage.',
    'The gladiator fought bravely because he was wounded. | The gladiator wounded a man who was fighting bravely. | Although wounded, the gladiator will fight bravely.',
  ),
  row(
    'Urbe captā, cīvēs in montēs fūgērunt.',
    'After the city had been captured, the citizens fled into the mountains.',
    'With the city captured, the citizens fled into the mountains. | When the city was taken, the citizens fled to the mountains. | Once the city had fallen, the citizens escaped into the mountains.',
    'When the city is captured, the citizens will flee into the mountains. | The citizens captured the city and fled from the mountains. | After the cities had been captured, the citizen fled into the mountains.',
  ),
  row(
    'Ars scrībendī multum labōris postulat.',
    'The art of writing demands much work.',
    'The art of writing requires a lot of work. | The art of writing demands a great deal of effort. | The art of writing takes a lot of work.',
    'The art of reading demands much work. | The art of writing demanded much work. | The art demands much writing and work.',
  ),
  row(
    'Puella cui medicus pōculum porrēxit subrīsit.',
    'The girl to whom the doctor held out a cup smiled.',
    'The girl whom the doctor handed the cup to smiled. | The girl to whom the doctor offered the cup smiled. | The girl the doctor held the cup out to smiled.',
    'The girl who held out a cup to the doctor smiled. | The doctor to whom the girl held out a cup smiled. | The girl to whom the doctor holds out a cup is smiling.',
  ),
  row(
    'Senex duōs fīliōs habuit, quōrum alter nauta, alter mercātor erat.',
    'The old man had two sons, of whom one was a sailor, the other a merchant.',
    'The old man had two sons, one of whom was a sailor and the other a merchant. | An old man had two sons; one was a sailor, the other was a merchant. | The old man had two sons: one was a sailor and the other a trader.',
    'The old man had two sons, both of whom were sailors. | The old man has two sons, of whom one is a sailor, the other a merchant. | The old man had two sons, of whom one was a soldier, the other a merchant.',
  ),
  row(
    'Puerī ad flūmen lūdendī causā īerant.',
    'The boys had gone to the river to play.',
    'The boys had gone to the river in order to play. | The boys had gone to the river for the sake of playing. | The children had gone to the river to play.',
    'The boys had come from the river to play. | The boy had gone to the river to play. | The boys will go to the river to play.',
  ),
  row(
    'Utrum vīnum an aquam bibere vīs?',
    'Do you want to drink wine or water?',
    'Would you like to drink wine or water? | Do you wish to drink wine or water? | Which do you want to drink, wine or water?',
    'He wants to drink wine or water. | Did you want to drink wine or water? | Do you want to drink wine and water?',
  ),
  row(
    'Dux captīvōs līberārī iussit.',
    'The general ordered the prisoners to be set free.',
    'The leader ordered that the captives be freed. | The commander ordered the release of the prisoners. | The general gave orders for the prisoners to be freed.',
    'The prisoners ordered the general to be set free. | The general ordered the prisoners to free him. | The general orders the prisoners to be set free.',
  ),
  row(
    'Agricola fīliam ad forum mittit.',
    'The farmer sends his daughter to the market.',
    'The farmer sends his daughter to the forum. | A farmer is sending his daughter to the marketplace. | The farmer is sending the daughter to the forum.',
    'The daughter sends the farmer to the market. | The farmer sent his daughter to the market. | The farmer sends his daughters to the market.',
  ),
  row(
    'Ubi sunt librī quōs heri ēmistī?',
    'Where are the books that you bought yesterday?',
    'Where are the books you bought yesterday? | Where are the books which you bought yesterday? | Where are the books that you purchased yesterday?',
    'Where are the books that he bought yesterday? | Where is the book that you bought yesterday? | Where are the books that you are buying today?',
  ),
  row(
    'Dominus, ubi servum dormientem invēnit, īrātus clāmāvit.',
    'When the master found the slave sleeping, he shouted angrily.',
    'The master shouted in anger when he found the slave asleep. | When he found the slave sleeping, the master shouted angrily. | The master, when he found the sleeping slave, was angry and shouted.',
    'When the slave found the master sleeping, he shouted angrily. | When the sleeping master found the slave, he shouted angrily. | When the master finds the slave sleeping, he shouts angrily.',
  ),
  row(
    'Lūcia in hortō cum sorōre ambulat.',
    'Lucia walks in the garden with her sister.',
    'Lucia is walking in the garden with her sister. | Lucia takes a walk with her sister in the garden. | Lucia is walking with her sister in the garden.',
    "Lucia walks into the garden with her sister. | Lucia walked in the garden with her sister. | Lucia is walking in her sister's garden.",
  ),
  row(
    'Post cēnam avus nepōtibus fābulam dē Herculē nārrābat.',
    'After dinner the grandfather used to tell his grandchildren a story about Hercules.',
    'After dinner the grandfather was telling his grandsons a story about Hercules. | After the meal the grandfather told his grandchildren the story of Hercules. | The grandfather would tell a tale about Hercules to his grandchildren after dinner.',
    'After dinner the grandchildren were telling their grandfather a story about Hercules. | After dinner the grandfather will tell his grandchildren a story about Hercules. | Before dinner the grandfather used to tell his grandchildren a story about Hercules.',
  ),
  row(
    'Timeō nē fūr pecūniam invēnerit.',
    'I am afraid that the thief has found the money.',
    "I fear that the thief has found the money. | I'm afraid the thief may have found the money. | I fear lest the thief has found the money.",
    'I am afraid that the thief has not found the money. | I am afraid that the thief will find the money. | The thief is afraid that I have found the money.',
  ),
  row(
    'Pistor quīnque pānēs in mēnsā posuit.',
    'The baker put five loaves on the table.',
    'The baker placed five loaves of bread on the table. | The baker has put five loaves on the table. | A baker set five loaves on a table.',
    'The baker puts five loaves on the table. | The bakers put five loaves on the table. | The baker put four loaves on the table.',
  ),
  row(
    'Nūntius dīxit pontem ā barbarīs dēlētum esse.',
    'The messenger said that the bridge had been destroyed by the barbarians.',
    'The messenger said the bridge had been destroyed by barbarians. | The messenger reported that the barbarians had destroyed the bridge. | A messenger said that barbarians had destroyed the bridge.',
    'The messenger said that the bridge would be destroyed by the barbarians. | The messenger said that the barbarians were on the bridge. | The messengers said that the bridge had been destroyed by the barbarians.',
  ),
  row(
    'Nēmō sciēbat unde ille peregrīnus vēnisset.',
    'Nobody knew where that stranger had come from.',
    'No one knew where that foreigner had come from. | Nobody knew from where that stranger had come. | No one knew whence that stranger had come.',
    'Nobody knew where that stranger had gone. | Nobody knows where that stranger came from. | The stranger did not know where he had come from.',
  ),
];
