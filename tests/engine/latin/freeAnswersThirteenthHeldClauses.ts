// The second half of the thirteenth list into English: clauses, gerunds, conditions and what authors write. Held out, as freeAnswersThirteenthHeld.ts says.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the second half. */
export const THIRTEENTH_HELD_CLAUSES_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Pater spērat fīlium mox reditūrum esse.',
    'The father hopes that his son will soon return.',
    'The father hopes that his son will come back soon. | Father hopes his son will return soon. | The father hopes that his son is going to return soon.',
    'The father hopes that his son has returned. | The son hopes that his father will soon return. | The father fears that his son will soon return.',
  ),
  row(
    'Vēnimus ut lūdōs spectēmus.',
    'We have come to watch the games.',
    "We've come in order to watch the games. | We have come so that we may watch the games. | We have come to see the games.",
    'You have come to watch the games. | We have come because we are watching the games. | We have come so that they may watch the games.',
  ),
  row(
    'Tam fessus erat viātor ut statim obdormīret.',
    'The traveller was so tired that he fell asleep at once.',
    'The traveler was so weary that he immediately fell asleep. | So tired was the traveller that he fell asleep at once. | The traveller was so exhausted that he went to sleep immediately.',
    'The traveller was too tired to fall asleep at once. | The traveller was tired because he fell asleep at once. | The travellers were so tired that they fell asleep at once.',
  ),
  row(
    'Imperātor mīlitibus imperāvit nē pontem trānsīrent.',
    'The general ordered the soldiers not to cross the bridge.',
    'The commander ordered his soldiers not to cross the bridge. | The general commanded the soldiers that they should not cross the bridge. | The emperor ordered the soldiers not to go across the bridge.',
    'The general ordered the soldiers to cross the bridge. | The soldiers ordered the general not to cross the bridge. | The general ordered the soldiers not to destroy the bridge.',
  ),
  row(
    'Rogāvī eum quis iānuam aperuisset.',
    'I asked him who had opened the door.',
    "I asked him who'd opened the door. | I asked him who opened the door. | I inquired of him who had opened the door.",
    'I asked him why he had opened the door. | He asked me who had opened the door. | I asked him who had closed the door.',
  ),
  row(
    'Cum mīlitēs ad flūmen vēnissent, castra posuērunt.',
    'When the soldiers had come to the river, they pitched camp.',
    'When the soldiers had reached the river, they set up camp. | After the soldiers came to the river, they pitched camp. | Having come to the river, the soldiers pitched camp.',
    'When the soldiers had come to the river, they left the camp. | When the soldier had come to the river, he pitched camp. | When the soldiers had come from the river, they pitched camp.',
  ),
  row(
    'Sī dīves essem, magnam domum emerem.',
    'If I were rich, I would buy a big house.',
    "If I was rich, I'd buy a large house. | I would buy a big house if I were rich. | Were I wealthy, I should buy a great house.",
    'If I am rich, I shall buy a big house. | If I had been rich, I would have bought a big house. | If I were rich, I would not buy a big house.',
  ),
  row(
    'Nisi medicus vēnisset, puella periisset.',
    'If the doctor had not come, the girl would have died.',
    "Unless the doctor had come, the girl would have perished. | The girl would've died if the doctor hadn't come. | Had the doctor not come, the girl would have died.",
    'If the doctor had come, the girl would have died. | If the doctor had not come, the girl would not have died. | If the doctor does not come, the girl will die.',
  ),
  row(
    'Rōmulus locum ad urbem condendam ēlēgit.',
    'Romulus chose a place for founding a city.',
    'Romulus chose a place to found a city. | Romulus selected a site for the founding of the city. | Romulus chose a place in order to found a city.',
    'Romulus left the place after founding the city. | Remus chose a place for founding a city. | Romulus will choose a place for founding a city.',
  ),
  row(
    'Puerī natandī causā ad lacum iērunt.',
    'The boys went to the lake to swim.',
    'The boys went to the lake for the sake of swimming. | The boys went to the lake in order to swim. | The boys have gone to the lake for a swim.',
    'The boys returned from the lake after swimming. | The boys went to the lake to fish. | The boy went to the lake to swim.',
  ),
  row(
    'Nōbīs celeriter currendum est.',
    'We must run fast.',
    'We have to run quickly. | We must run swiftly. | We need to run fast.',
    'We are running fast. | You must run fast. | We must not run fast.',
  ),
  row(
    'Hic liber omnibus discipulīs legendus est.',
    'This book must be read by all the students.',
    'All the students must read this book. | This book should be read by all students. | This book has to be read by all the pupils.',
    'This book was read by all the students. | All the students are reading this book. | These books must be read by all the students.',
  ),
  row(
    'Hannibal, dux audācissimus, exercitum trāns Alpēs dūxit.',
    'Hannibal, a very bold general, led his army across the Alps.',
    'Hannibal, a most daring leader, led an army across the Alps. | Hannibal, the boldest leader, led his army over the Alps. | Hannibal, a very bold commander, led the army across the Alps.',
    'Hannibal, a very bold general, was led across the Alps by his army. | Hannibal, a very cowardly general, led his army across the Alps. | Hannibal, a very bold general, will lead his army across the Alps.',
  ),
  row(
    'Cum hostēs fugerent, mīlitēs eōs sequī nōn ausī sunt.',
    'When the enemy were fleeing, the soldiers did not dare to follow them.',
    "While the enemy was fleeing, the soldiers didn't dare to pursue them. | When the enemies fled, the soldiers dared not follow them. | Although the enemy were fleeing, the soldiers did not dare follow them.",
    'When the enemy were fleeing, the soldiers dared to follow them. | When the soldiers were fleeing, the enemy did not dare to follow them. | When the enemy were fleeing, the soldiers were not able to follow them.',
  ),
  row(
    'Senex, ē vīllā ēgressus, ad portum lentē ambulābat.',
    'The old man, having left the villa, was walking slowly to the harbour.',
    'After leaving the villa, the old man walked slowly to the harbor. | The old man, having gone out of the country house, was walking slowly towards the port. | When he had left the villa, the old man was slowly walking to the harbour.',
    'The old man, having entered the villa, was walking slowly to the harbour. | The old woman, having left the villa, was walking slowly to the harbour. | The old man, having left the villa, was walking quickly to the harbour.',
  ),
  row(
    'Fertur Homērus caecus fuisse.',
    'Homer is said to have been blind.',
    'It is said that Homer was blind. | They say that Homer was blind. | Homer is reported to have been blind.',
    'Homer said that he was blind. | Homer is said to have been deaf. | Homer is not said to have been blind.',
  ),
  row(
    'Timeō nē pater īrātus sit.',
    'I am afraid that father is angry.',
    "I fear that my father is angry. | I'm afraid father may be angry. | I fear my father may be angry.",
    'I am afraid that father is not angry. | I was afraid that father was angry. | My father is afraid that I am angry.',
  ),
  row(
    'Utinam frāter meus adesset!',
    'If only my brother were here!',
    'Would that my brother were here! | I wish my brother were here! | I wish that my brother were present!',
    'My brother is here! | If only my brother had been here! | If only my brother were not here!',
  ),
  row(
    'Caesar, hīs rēbus cognitīs, legiōnēs in hīberna redūxit.',
    'Caesar, having learned these things, led the legions back into winter quarters.',
    'After learning of these things, Caesar led his legions back to winter quarters. | When these things had been learnt, Caesar led the legions back into winter quarters. | Having found out these things, Caesar led his legions back to the winter camp.',
    'Caesar, having learned these things, led the legions out of winter quarters. | Caesar, having learned these things, led the legion back into winter quarters. | The legions, having learned these things, led Caesar back into winter quarters.',
  ),
  row(
    'Nēmō tam sapiēns est ut omnia sciat.',
    'No one is so wise that he knows everything.',
    "Nobody is so wise as to know everything. | No one is so wise that they know all things. | Nobody's so wise that he knows everything.",
    'Everyone is so wise that he knows everything. | No one is so wise that he knows nothing. | No one is so rich that he knows everything.',
  ),
  row(
    'Dum pater abest, māter domum cūrat.',
    'While father is away, mother looks after the house.',
    "While the father is absent, the mother takes care of the house. | Mother looks after the home while father's away. | While father is away, mother is taking care of the house.",
    'While mother is away, father looks after the house. | While father is away, mother leaves the house. | While father is away, mother does not look after the house.',
  ),
  row(
    'Cīvēs, quōrum domūs incēnsae erant, ad templum cōnfūgērunt.',
    'The citizens whose houses had been burned fled to the temple.',
    'The citizens whose homes had been set on fire took refuge at the temple. | The citizens, whose houses had been burnt, fled for refuge to the temple. | The citizens whose houses had been set alight fled to the temple.',
    'The citizens who had burned the houses fled to the temple. | The citizens whose houses had been burned fled from the temple. | The citizen whose house had been burned fled to the temple.',
  ),
  row(
    'Dux suīs persuāsit ut fortiter pugnārent.',
    'The leader persuaded his men to fight bravely.',
    'The general persuaded his men to fight bravely. | The leader persuaded his own troops to fight courageously. | The commander convinced his men to fight bravely.',
    'The men persuaded the leader to fight bravely. | The leader persuaded his men not to fight bravely. | The leader forbade his men to fight bravely.',
  ),
  row(
    'Mihi nōn licet hoc facere, sed illud ā tē factum esse putō.',
    'I am not allowed to do this, but I think that that was done by you.',
    "I may not do this, but I think that was done by you. | It is not permitted for me to do this, but I think that you did that. | I'm not permitted to do this, but I believe that that has been done by you.",
    'You are not allowed to do this, but I think that that was done by me. | I am allowed to do this, but I think that that was done by you. | I am not allowed to do this, but I think that that is being done by you.',
  ),
  row(
    'Philosophus interrogātus quid optimum esset, nihil respondit.',
    'When the philosopher was asked what was best, he answered nothing.',
    'The philosopher, asked what was best, made no reply. | Having been asked what the best thing was, the philosopher replied nothing. | When he was asked what was best, the philosopher gave no answer.',
    'When the philosopher asked what was best, no one answered. | When the philosopher was asked what was worst, he answered nothing. | When the philosopher was asked what was best, he answered at once.',
  ),
];
