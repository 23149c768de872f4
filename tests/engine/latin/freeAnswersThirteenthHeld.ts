// A thirteenth list into English: fifty sentences of levels 1 to 10, as a teacher writes them, before the judge or any other list was read. All of it is held out:
// measured and told of, never tuned upon. Here its first half: the simple sentences, and the first participles and clauses.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the first half. */
export const THIRTEENTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Agricola in agrō labōrat.',
    'The farmer works in the field.',
    'The farmer is working in the field. | A farmer is working in his field. | A farmer labours in the field.',
    'The farmers are working in the field. | The farmer is walking in the field. | The farmer was working in the field.',
  ),
  row(
    'Puellae rosās ad āram portant.',
    'The girls carry roses to the altar.',
    'The girls are carrying roses to the altar. | The girls bring the roses to the altar. | The girls are taking roses to the altar.',
    'The girl carries roses to the altar. | The girls carry roses from the altar. | The girls will carry roses to the altar.',
  ),
  row(
    'Servus dominō aquam dat.',
    'The slave gives water to his master.',
    'The slave gives his master water. | The slave is giving the master some water. | The servant gives water to the master.',
    'The master gives water to the slave. | The slave gives wine to his master. | The slave gave water to his master.',
  ),
  row(
    'Cūr in viā sedētis, puerī?',
    'Why are you sitting in the road, boys?',
    'Boys, why are you sitting in the street? | Why do you sit in the road, boys? | Why are you boys sitting on the road?',
    'Why are the boys sitting in the road? | Why were you sitting in the road, boys? | Where are you sitting in the road, boys?',
  ),
  row(
    'Nautae tempestātem nōn timent.',
    'The sailors do not fear the storm.',
    "The sailors aren't afraid of the storm. | Sailors don't fear a storm. | The sailors are not frightened of the storm.",
    'The sailors fear the storm. | The sailor does not fear the storm. | The sailors did not fear the storm.',
  ),
  row(
    'Magister discipulōs bonōs laudāvit.',
    'The teacher praised the good students.',
    'The schoolmaster praised the good pupils. | The teacher has praised the good pupils. | The master praised his good students.',
    'The good teacher praised the students. | The good students praised the teacher. | The teacher will praise the good students.',
  ),
  row(
    'Crās amīcus meus Rōmam veniet.',
    'Tomorrow my friend will come to Rome.',
    'My friend will come to Rome tomorrow. | My friend is coming to Rome tomorrow. | Tomorrow my friend will arrive in Rome.',
    'Tomorrow my friend will come from Rome. | Yesterday my friend came to Rome. | Tomorrow my friends will come to Rome.',
  ),
  row(
    'Fēminae in forō diū stābant et fābulās nārrābant.',
    'The women were standing in the forum for a long time and telling stories.',
    'The women stood in the forum for a long time and told stories. | For a long time the women were standing in the forum and were telling tales. | The women used to stand in the forum for a long while and tell stories.',
    'The women were standing in the forum for a long time and hearing stories. | The woman was standing in the forum for a long time and telling stories. | The women will stand in the forum for a long time and tell stories.',
  ),
  row(
    'Canis magnus fūrem ē vīllā fugāvit.',
    'The big dog drove the thief out of the villa.',
    'The large dog chased the thief out of the villa. | A big dog drove the thief from the country house. | The great dog put the thief to flight from the villa.',
    'The thief drove the big dog out of the villa. | The big dog drove the thief into the villa. | The big dogs drove the thief out of the villa.',
  ),
  row(
    'Nōlī clāmāre, Mārce; frāter tuus dormit.',
    'Do not shout, Marcus; your brother is sleeping.',
    "Don't shout, Marcus; your brother is asleep. | Marcus, don't shout: your brother's sleeping. | Do not yell, Marcus; your brother is sleeping.",
    'Shout, Marcus; your brother is sleeping. | Do not shout, Marcus; my brother is sleeping. | Do not shout, Marcus; your brother was sleeping.',
  ),
  row(
    'Multī hominēs spectāculum vidēre volunt.',
    'Many people want to see the show.',
    'Many men wish to see the show. | Many people want to watch the spectacle. | A lot of people want to see the show.',
    'Many people can see the show. | Many people do not want to see the show. | Many people wanted to see the show.',
  ),
  row(
    'Rēx epistulam longam ad fīliam suam mīsit.',
    'The king sent a long letter to his daughter.',
    'The king sent his daughter a long letter. | The king has sent a long letter to his daughter. | The king sent a long letter to his own daughter.',
    'The king sent a long letter to his son. | The daughter sent a long letter to the king. | The king received a long letter from his daughter.',
  ),
  row(
    'Hodiē tē iuvāre nōn possum, quod aeger sum.',
    'Today I cannot help you, because I am ill.',
    "I can't help you today because I'm sick. | Today I am not able to help you, since I am ill. | I am unable to help you today, because I'm ill.",
    'Today you cannot help me, because I am ill. | Today I can help you, because I am ill. | Today I could not help you, because I was ill.',
  ),
  row(
    'Mīlitēs urbem multōs diēs dēfendērunt.',
    'The soldiers defended the city for many days.',
    'For many days the soldiers defended the city. | The soldiers have defended the city for many days. | The soldiers protected the city for many days.',
    'The soldiers defended the city after many days. | The soldiers attacked the city for many days. | The soldiers will defend the city for many days.',
  ),
  row(
    'Domina ancillīs pecūniam dare solēbat.',
    'The mistress used to give money to the slave-girls.',
    'The mistress was accustomed to give money to the maids. | The lady used to give the maidservants money. | The mistress was in the habit of giving money to the slave girls.',
    'The mistress used to give money to the slave-girl. | The slave-girls used to give money to the mistress. | The mistress refused to give money to the slave-girls.',
  ),
  row(
    'Captīvī ā cōnsule līberātī sunt.',
    'The captives were freed by the consul.',
    'The prisoners were set free by the consul. | The prisoners have been freed by the consul. | The captives were released by the consul.',
    'The captives freed the consul. | The captive was freed by the consul. | The captives will be freed by the consul.',
  ),
  row(
    'Puer, quī librum āmīserat, lacrimābat.',
    'The boy who had lost the book was crying.',
    "The boy who had lost his book was weeping. | The boy, who'd lost his book, was in tears. | The boy that had lost the book was crying.",
    'The boy who had found the book was crying. | The boy whose book I had lost was crying. | The boys who had lost the book were crying.',
  ),
  row(
    'Haec via longior est quam illa.',
    'This road is longer than that one.',
    'This way is longer than that. | This street is longer than that one. | This road is longer than that road.',
    'This road is as long as that one. | That road is longer than this one. | This road is the longest of all.',
  ),
  row(
    'Omnium rēgum Croesus dīvitissimus erat.',
    'Croesus was the richest of all kings.',
    'Of all the kings, Croesus was the wealthiest. | Croesus was the richest of all the kings. | Of all kings Croesus was the richest.',
    'Croesus was richer than the king. | Croesus was the poorest of all kings. | Croesus is the richest of all kings.',
  ),
  row(
    'Sī mē vocāveris, statim veniam.',
    'If you call me, I shall come at once.',
    "If you call me, I'll come immediately. | I will come at once if you call me. | If you call me, I'll come right away.",
    'If you had called me, I would have come at once. | If I call you, you will come at once. | If you call me, I shall not come at once.',
  ),
  row(
    'Leō ā vēnātōre vulnerātus in silvam fūgit.',
    'The lion, wounded by the hunter, fled into the forest.',
    'After being wounded by the hunter, the lion fled into the woods. | Having been wounded by the hunter, the lion ran away into the forest. | The lion that had been wounded by the hunter fled into the wood.',
    'The hunter, wounded by the lion, fled into the forest. | The lion, having wounded the hunter, fled into the forest. | The lion, wounded by the hunter, fled out of the forest.',
  ),
  row(
    'Urbe captā, Graecī domum nāvigāvērunt.',
    'After the city had been captured, the Greeks sailed home.',
    'When the city had been taken, the Greeks sailed home. | With the city captured, the Greeks sailed home. | Having captured the city, the Greeks sailed home.',
    'The captured Greeks sailed home from the city. | Before the city was captured, the Greeks sailed home. | After the city had been captured, the Greeks sailed away from home.',
  ),
  row(
    'Sōle oriente, pāstor ovēs ex ovīlī ēdūxit.',
    'As the sun was rising, the shepherd led the sheep out of the fold.',
    'At sunrise the shepherd led his sheep out of the fold. | When the sun was rising, the shepherd led the sheep out of the sheepfold. | With the sun rising, the shepherd brought the sheep out of the fold.',
    'As the sun was setting, the shepherd led the sheep out of the fold. | As the sun was rising, the sheep led the shepherd out of the fold. | As the sun was rising, the shepherd led the sheep into the fold.',
  ),
  row(
    'Nūntius dīxit hostēs appropinquāre.',
    'The messenger said that the enemy were approaching.',
    'The messenger said the enemy was approaching. | The messenger said that the enemies were drawing near. | The messenger said that the enemy was coming near.',
    'The messenger said that the enemy had approached. | The messenger said that the enemy were fleeing. | The enemy said that the messenger was approaching.',
  ),
  row(
    'Scīmus Rōmānōs Carthāginem dēlēvisse.',
    'We know that the Romans destroyed Carthage.',
    'We know the Romans destroyed Carthage. | We know that the Romans have destroyed Carthage. | We are aware that the Romans destroyed Carthage.',
    'We know that the Romans will destroy Carthage. | We know that Carthage destroyed the Romans. | We do not know that the Romans destroyed Carthage.',
  ),
];
