// The half of the eleventh list that is held out: measured and told of, never tuned upon. Written and drawn as freeAnswersEleventh.ts says.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that is held out. */
export const ELEVENTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Rogāvī Cornēliam quandō Athēnās profectūra esset.',
    'I asked Cornelia when she was going to set out for Athens.',
    'I asked Cornelia when she would leave for Athens. | I asked Cornelia when she was about to set out for Athens. | I asked Cornelia when she would be setting off for Athens.',
    'Cornelia asked me when I was going to set out for Athens. | I asked Cornelia when she had set out for Athens. | I asked Cornelia why she was going to set out for Athens.',
  ),
  row(
    'Caesar, cum haec audīvisset, legiōnēs in hīberna redūxit.',
    'When Caesar had heard this, he led the legions back into winter quarters.',
    'Caesar, when he had heard these things, led the legions back to winter quarters. | After hearing this, Caesar led his legions back to their winter camp. | Having heard this, Caesar brought the legions back into winter quarters.',
    'When Caesar had heard this, the legions led him back into winter quarters. | When Caesar hears this, he will lead the legions back into winter quarters. | When Caesar had heard this, he led the legions out of winter quarters.',
  ),
  row(
    'Imperātor mīlitibus persuāsit ut flūmen trānsīrent.',
    'The general persuaded the soldiers to cross the river.',
    'The commander persuaded his soldiers to cross the river. | The general convinced the soldiers to cross the river. | The general persuaded the troops that they should cross the river.',
    'The soldiers persuaded the general to cross the river. | The general persuaded the soldiers because they were crossing the river. | The general will persuade the soldiers to cross the river.',
  ),
  row(
    'Nāvis, quae frūmentum ex Aegyptō portābat, tempestāte frācta est.',
    'The ship that was carrying grain from Egypt was wrecked by a storm.',
    'The ship, which was carrying corn from Egypt, was broken by the storm. | A ship carrying grain from Egypt was wrecked in a storm. | The ship which was bringing grain from Egypt was shattered by a storm.',
    'The ship which was carrying grain to Egypt was wrecked by a storm. | The ships which were carrying grain from Egypt were wrecked by a storm. | The ship which was carrying grain from Egypt is being wrecked by a storm.',
  ),
  row(
    'Domum regressus, epistulam ā mātre missam lēgit.',
    'Having returned home, he read the letter sent by his mother.',
    'When he had returned home, he read a letter that had been sent by his mother. | After returning home, he read the letter his mother had sent. | After he got home, he read the letter sent by his mother.',
    'Having returned home, he sent a letter to his mother. | Having returned home, his mother read the letter that he sent. | Having returned home, I read the letter sent by my mother.',
  ),
  row(
    'Magister tam sevērus erat ut omnēs eum timērent.',
    'The teacher was so strict that everyone feared him.',
    'The teacher was so strict that all were afraid of him. | The schoolmaster was so severe that everybody feared him. | The teacher was so stern that they all feared him.',
    'The teacher was so strict that he feared everyone. | The teacher is so strict that everyone fears him. | The teacher was strict in order that everyone might fear him.',
  ),
  row(
    'Nōlī equum meum terrēre, Sexte!',
    'Do not frighten my horse, Sextus!',
    "Don't scare my horse, Sextus! | Sextus, don't frighten my horse! | Do not terrify my horse, Sextus.",
    'Sextus does not frighten my horse. | Frighten my horse, Sextus! | Do not fear my horse, Sextus!',
  ),
  row(
    'Nōbīs hī agrī ante hiemem arandī sunt.',
    'We must plough these fields before winter.',
    'We have to plow these fields before the winter. | These fields must be ploughed by us before winter. | We need to plough these fields before winter comes.',
    'They must plough these fields before winter. | We ploughed these fields before winter. | We must plough this field after winter.',
  ),
  row(
    'Eāmus ad thermās, sī tibi placet.',
    'Let us go to the baths, if you like.',
    "Let's go to the baths if you want. | Let us go to the baths, if it pleases you. | Let's go to the baths, if that's all right with you.",
    'We are going to the baths, if you like. | Let us go to the baths, if he likes. | Let them go to the baths, if you like.',
  ),
  row(
    'Hostibus appropinquantibus, servī portās clausērunt.',
    'As the enemy were approaching, the slaves shut the gates.',
    'With the enemy approaching, the slaves closed the gates. | When the enemies were approaching, the slaves shut the gates. | While the enemy approached, the slaves closed the gates.',
    'When the enemy had been beaten, the slaves shut the gates. | The enemy approached the slaves and shut the gates. | As the enemy were approaching, the slaves opened the gates.',
  ),
  row(
    'Multa dē Graeciā audīvī, sed numquam eam vīdī.',
    'I have heard many things about Greece, but I have never seen it.',
    "I've heard a lot about Greece, but I've never seen it. | I have heard much about Greece but have never seen it. | I heard many things about Greece, but I never saw it.",
    'I have heard many things about Greece, but he has never seen it. | I have heard many things about Greece, and I have often seen it. | You have heard many things about Greece, but you have never seen it.',
  ),
  row(
    'Utinam frāter meus vīveret!',
    'If only my brother were alive!',
    'I wish my brother were alive! | If only my brother was still alive! | Would that my brother were living!',
    'May my brother live! | My brother was alive. | If only my brothers were alive!',
  ),
  row(
    'Canis, catēnā solūtus, per viās currēbat.',
    'The dog, freed from its chain, was running through the streets.',
    'The dog was running through the streets, released from its chain. | Having been let off its chain, the dog ran through the streets. | The dog, set free from the chain, was running through the streets.',
    'The dog, tied to its chain, was running through the streets. | The dogs, freed from their chains, were running through the streets. | The dog, freed from its chain, runs through the street.',
  ),
  row(
    'Fabrī duōbus mēnsibus templum novum perfēcērunt.',
    'The workmen finished the new temple in two months.',
    'The craftsmen completed the new temple in two months. | Within two months the builders finished the new temple. | The workmen completed a new temple within two months.',
    'The workmen will finish the new temple in two months. | The workmen finished the new temple two months ago. | The workman finished the new temples in two months.',
  ),
  row(
    'Sī mihi crēdidissēs, nunc dīves essēs.',
    'If you had trusted me, you would now be rich.',
    "If you had believed me, you would be rich now. | Had you trusted me, you'd be rich now. | You would be wealthy now if you had believed me.",
    'If you trust me, you will be rich. | If I had trusted you, I would now be rich. | If you had not trusted me, you would now be rich.',
  ),
  row(
    'Crās cum amīcīs Ōstiam nāvigābimus.',
    'Tomorrow we shall sail to Ostia with our friends.',
    "We will sail to Ostia with friends tomorrow. | Tomorrow we are going to sail to Ostia with our friends. | We'll be sailing to Ostia tomorrow with our friends.",
    'Yesterday we sailed to Ostia with our friends. | Tomorrow they will sail to Ostia with their friends. | Tomorrow we shall sail from Ostia with our friends.',
  ),
  row(
    'Epistula statim scrībenda est.',
    'The letter must be written at once.',
    'The letter has to be written immediately. | A letter must be written straight away. | The letter needs to be written at once.',
    'The letter was written at once. | The letters must be written at once. | The letter is being written at once.',
  ),
  row(
    'Hunc librum legere mālō quam lūdōs spectāre.',
    'I would rather read this book than watch the games.',
    "I prefer reading this book to watching the games. | I prefer to read this book rather than watch the games. | I'd rather read this book than watch games.",
    'I would rather watch the games than read this book. | I do not want to read this book or watch the games. | You would rather read this book than watch the games.',
  ),
  row(
    'Cui fēmina rosās dedit?',
    'To whom did the woman give the roses?',
    'Who did the woman give the roses to? | Whom did the woman give roses to? | To whom has the woman given the roses?',
    'Who gave the roses to the woman? | To whom does the woman give the roses? | Who did the women give the roses to?',
  ),
  row(
    'Mārcus sē mēcum ventūrum esse prōmīsit.',
    'Marcus promised that he would come with me.',
    'Marcus promised to come with me. | Marcus promised he would come with me. | Marcus has promised that he will come with me.',
    'I promised that I would come with Marcus. | Marcus promised that he had come with me. | Marcus promised that he would come with us.',
  ),
];
