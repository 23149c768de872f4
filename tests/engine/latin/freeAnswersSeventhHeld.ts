// The held half of the seventh list (freeAnswersSeventh.ts): while the judge was mended only its totals were looked at.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English. */
export const SEVENTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Mīlitēs, urbe captā, domum rediērunt.',
    'After the city had been captured, the soldiers returned home.',
    'With the city captured, the soldiers went back home. | When the city was taken, the soldiers returned home. | Having captured the city, the soldiers came home. | The soldiers returned home after capturing the city. | Once the city had been taken, the soldiers went home.',
    'The soldiers returned home to capture the city. | The soldiers, captured by the city, returned home. | After the city had been captured, the soldiers stayed at home.',
  ),
  row(
    'Venimus ut auxilium petāmus.',
    'We come to ask for help.',
    'We are coming to seek help. | We come in order to ask for aid. | We come so that we may seek assistance. | We are coming in order that we may ask for help. | We come to look for help.',
    'We come to give help. | We came because we asked for help. | They come to ask for help.',
  ),
  row(
    'Tam fessus erat ut statim dormīret.',
    'He was so tired that he fell asleep at once.',
    'He was so tired that he slept immediately. | So tired was he that he went to sleep at once. | She was so weary that she slept straight away. | He was so exhausted that he at once slept.',
    'He was so tired that he did not sleep at once. | He is so tired that he sleeps at once. | He was tired in order to sleep at once.',
  ),
  row(
    'Sī pecūniam habērem, librum emerem.',
    'If I had money, I would buy the book.',
    "If I had the money, I would buy a book. | I would buy the book if I had money. | If I had money, I'd buy a book. | Were I to have money, I would buy a book.",
    'If I have money, I will buy the book. | If I had had money, I would have bought the book. | If I had a book, I would buy money.',
  ),
  row(
    'Puella ā mātre vocāta ad casam cucurrit.',
    'The girl, called by her mother, ran to the cottage.',
    'When she was called by her mother, the girl ran to the cottage. | Called by her mother, the girl ran to the house. | The girl ran to the cottage because her mother had called her. | The girl who had been called by her mother ran to the hut. | Having been called by her mother, the girl ran to the cottage.',
    'The mother, called by the girl, ran to the cottage. | The girl called her mother and ran to the cottage. | The girl, called by her mother, ran from the cottage.',
  ),
  row(
    'Senātus populusque Rōmānus pācem petīvērunt.',
    'The Roman senate and people sought peace.',
    'The senate and the Roman people asked for peace. | The senate and people of Rome sought peace. | The Roman senate and people have sued for peace. | The senate and the people of Rome asked for peace.',
    'The Roman senate and people sought war. | The senate sought peace from the Roman people. | The Roman senate and people will seek peace.',
  ),
  row(
    'Nēmō sine vitiīs nāscitur.',
    'No one is born without faults.',
    'Nobody is born without faults. | No one is born without vices. | No man is born free from faults. | No one is born faultless.',
    'Everyone is born without faults. | No one dies without faults. | No one was born with faults.',
  ),
  row(
    'Rogāvit quid facerem.',
    'He asked what I was doing.',
    'She asked what I was doing. | He asked me what I was doing. | He inquired what I was doing. | She asked me what I was up to.',
    'He asked what he was doing. | He asks what I am doing. | He asked what I had done.',
  ),
  row(
    'Licet tibi hīc manēre.',
    'You may stay here.',
    "You are allowed to stay here. | It is permitted for you to remain here. | You can stay here. | You're permitted to remain here. | It is allowed for you to stay here.",
    'You must stay here. | You may not stay here. | He may stay here.',
  ),
  row(
    'Nōlīte timēre, amīcī.',
    'Do not be afraid, friends.',
    "Don't be afraid, friends. | Friends, do not fear. | Don't fear, my friends. | Have no fear, friends. | Be not afraid, friends.",
    'Be afraid, friends. | Friends do not want to fear. | Do not be afraid of friends.',
  ),
];

/** And English to be put into Latin. */
export const SEVENTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'My friend has a beautiful garden.',
    'Amīcō meō est hortus pulcher.',
    'Amīcus meus hortum pulchrum habet. | Amīcō meō pulcher hortus est. | Hortus pulcher amīcō meō est. | Meus amīcus pulchrum hortum habet.',
    'Amīcus meus est hortus pulcher. | Amīcō meō sunt hortī pulchrī. | Amīcus meus hortum pulchrum habēbat.',
  ),
  row(
    'She hid the letters in the chest.',
    'Epistulās in arcā cēlāvit.',
    'In arcā epistulās cēlāvit. | Epistulās in arcā abdidit. | Illa epistulās in arcā cēlāvit. | Litterās in arcā cēlāvit.',
    'Epistulās in arcam cēlat. | Epistulae in arcā cēlāvērunt. | Epistulās ex arcā cēlāvit.',
  ),
  row(
    'Many of the soldiers were wounded in the battle.',
    'Multī mīlitum in proeliō vulnerātī sunt.',
    'Multī mīlitēs in proeliō vulnerātī sunt. | Multī ex mīlitibus in proeliō vulnerātī sunt. | In proeliō multī mīlitum vulnerātī sunt. | Multī mīlitum in pugnā vulnerātī sunt. | Vulnerātī sunt in proeliō multī mīlitum.',
    'Multī mīlitēs in proeliō vulnerāvērunt. | Multī mīlitum in proeliō vulnerantur. | Omnēs mīlitēs in proeliō vulnerātī sunt.',
  ),
  row(
    'The storm was so great that the ships could not sail.',
    'Tempestās tanta erat ut nāvēs nāvigāre nōn possent.',
    'Tanta erat tempestās ut nāvēs nāvigāre nōn possent. | Tempestās tam magna erat ut nāvēs nāvigāre nōn possent. | Tanta tempestās erat ut nāvigāre nāvēs nōn possent. | Tanta fuit tempestās ut nāvēs nāvigāre nōn possent.',
    'Tempestās tanta erat nē nāvēs nāvigāre possent. | Tempestās tanta est ut nāvēs nāvigāre nōn possint. | Tempestās tanta erat ut nāvēs nāvigāre possent.',
  ),
  row(
    'The book that you gave me is very useful.',
    'Liber quem mihi dedistī ūtilissimus est.',
    'Liber quem mihi dedistī est ūtilissimus. | Liber, quem mihi dedistī, valdē ūtilis est. | Ūtilissimus est liber quem mihi dedistī. | Liber quem tū mihi dedistī ūtilissimus est. | Liber quem mihi dōnāvistī ūtilissimus est.',
    'Liber quī mihi dedistī ūtilissimus est. | Liber quem tibi dedī ūtilissimus est. | Liber quem mihi dedistī ūtilior est.',
  ),
  row(
    'We must not trust a liar.',
    'Mendācī nōn est crēdendum.',
    'Nōbīs mendācī crēdendum nōn est. | Nōn dēbēmus mendācī crēdere. | Mendācī nōn crēdendum est. | Mendācī crēdere nōn dēbēmus. | Mendācī nōbīs nōn est crēdendum.',
    'Mendāx nōn est crēdendus ā nōbīs ipse. | Mendācī est crēdendum. | Mendācem nōn crēdimus.',
  ),
  row(
    'What are you doing, boys?',
    'Quid facitis, puerī?',
    'Quid agitis, puerī? | Puerī, quid facitis? | Quid vōs facitis, puerī? | Puerī, quid agitis?',
    'Quid facis, puer? | Quid puerī faciunt? | Quis facit, puerī?',
  ),
  row(
    'The queen, warned by a friend, fled from the city.',
    'Rēgīna ab amīcō monita ex urbe fūgit.',
    'Rēgīna, cum ab amīcō monita esset, ex urbe fūgit. | Ab amīcō monita rēgīna ab urbe fūgit. | Rēgīna ab amīcō monita urbem relīquit et fūgit. | Rēgīna ex urbe fūgit ab amīcō monita. | Rēgīna ab amīcā monita ex urbe fūgit.',
    'Rēgīna amīcum monuit et ex urbe fūgit. | Amīcus ā rēgīnā monitus ex urbe fūgit. | Rēgīna ab amīcō monita in urbem fūgit.',
  ),
  row(
    'He does not know why we are sad.',
    'Nescit cūr trīstēs sīmus.',
    'Ille nescit cūr trīstēs sīmus. | Nōn scit cūr trīstēs sīmus. | Cūr trīstēs sīmus nescit. | Nescit quārē trīstēs sīmus. | Ignōrat cūr sīmus trīstēs.',
    'Nescit cūr trīstēs sumus. | Nescit cūr trīstis sit. | Scit cūr trīstēs sīmus.',
  ),
  row(
    'No one is happier than my grandfather.',
    'Nēmō fēlīcior est quam avus meus.',
    'Nēmō avō meō fēlīcior est. | Nēmō est fēlīcior quam avus meus. | Nēmō beātior est quam avus meus. | Nēmō laetior est avō meō. | Quam avus meus nēmō fēlīcior est.',
    'Nēmō fēlīcior est quam avum meum. | Avus meus fēlīcior est quam ego. | Nēmō fēlīcissimus est quam avus meus.',
  ),
];
