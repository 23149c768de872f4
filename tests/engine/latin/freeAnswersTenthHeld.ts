// The half of the tenth list that is held out: measured and told of, never tuned upon; into Latin, the ninth, it was until the sixteenth list was written. Written with freeAnswersTenth.ts.
import type { FreeAnswers } from './freeAnswers.ts';
import { row } from './freeAnswers.ts';

export const TENTH_HELD_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Pater, ex urbe discēde!',
    'Father, depart from the city!',
    'Father, leave the city! | Go away from the city, father!',
    'Father leaves the city. | Father, go into the city!',
  ),
  row(
    'Virgō crēdēbat viātōrī trīstī.',
    'The maiden believed the sad traveller.',
    'The girl trusted the sad traveller. | The maiden was trusting the unhappy traveller.',
    'The sad traveller believed the maiden. | The sad maiden believed the traveller.',
  ),
  row(
    'Piscātor abiit Spartā.',
    'The fisherman went away from Sparta.',
    'The fisherman left Sparta. | The fisherman has gone away from Sparta.',
    'The fisherman went to Sparta. | The fisherman is leaving Sparta.',
  ),
  row(
    'Servus fundāmentum sepulcrumque aedificābit.',
    'The slave will build the foundation and the tomb.',
    'The slave will build a foundation and a tomb. | The slave is going to build the foundation and the tomb.',
    'The slave was building the foundation and the tomb. | The slave will build the foundation of the tomb.',
  ),
  row(
    'Mercēnnāriī patrī pāruērunt neque servīs ignōvērunt.',
    'The mercenaries obeyed the father and did not forgive the slaves.',
    "The mercenaries obeyed their father and did not pardon the slaves. | The mercenaries obeyed the father and didn't forgive the slaves.",
    'The mercenaries obeyed the father and forgave the slaves. | The father obeyed the mercenaries and did not forgive the slaves.',
  ),
  row(
    'Quod virī fessī sunt, sedent.',
    'Because the men are tired, they sit.',
    'Because the men are tired, they are sitting. | The men are sitting because they are tired.',
    'Because the man is tired, he sits. | The men were sitting because they were tired.',
  ),
  row(
    'Signiferōs ā collēgā laudātōs exspectāvimus.',
    'We waited for the standard-bearers praised by the colleague.',
    'We waited for the standard-bearers who had been praised by our colleague. | We waited for the standard bearers praised by a colleague.',
    'We waited for the standard-bearers praising the colleague. | They waited for the standard-bearers praised by the colleague.',
  ),
  row(
    'Artifex cucurrit, ut curricula spectāret.',
    'The craftsman ran to watch the races.',
    'The craftsman ran in order to watch the races. | The artist ran so that he could watch the races.',
    'The craftsman ran when he was watching the races. | The craftsman runs to watch the races.',
  ),
  row(
    'Canis meus magnus et niger est.',
    'My dog is big and black.',
    "My dog is large and black. | My dog's big and black.",
    'My dog was big and black. | Your dog is big and black.',
  ),
  row(
    'Lupus sub arbore sedet.',
    'A wolf sits under a tree.',
    'The wolf is sitting under the tree. | The wolf sits beneath a tree.',
    'The wolf sits on the tree. | The wolves are sitting under the tree.',
  ),
  row(
    'Nocte carmina scrībit quae nēmō umquam legit.',
    'At night he writes poems that no one ever reads.',
    'He writes poems at night which no one ever reads. | By night he writes songs that nobody ever reads.',
    'At night he writes poems and never reads them. | At night they write poems that no one ever reads.',
  ),
  row(
    'Timeō nē hostēs nocte veniant, sed fortis sum.',
    'I fear that the enemy may come by night, but I am brave.',
    "I am afraid that the enemy will come at night, but I am brave. | I fear the enemies may come during the night, but I'm brave.",
    'I fear that the enemy may not come at night, but I am brave. | I feared that the enemy might come at night, but I was brave.',
  ),
  row(
    'Fēminae clāmantēs in viam currēbant.',
    'Women ran shouting into the street.',
    'The women were running into the street shouting. | The shouting women ran into the road.',
    'The women were shouting in the street. | The women run into the street shouting.',
  ),
  row(
    'In hortō sunt arborēs, et ego arborēs amō.',
    'In the garden there are trees, and I love the trees.',
    'There are trees in the garden, and I love trees. | In the garden are trees, and I like the trees.',
    'There is a tree in the garden, and I love the tree. | There are trees in the garden, and the trees love me.',
  ),
  row(
    'In viā nostrā homō habitat quī aquam vēndit.',
    'In our street lives a man who sells water.',
    'A man who sells water lives in our street. | On our street there lives a man who sells water.',
    'In our street lives a man who buys water. | A man who sold water lived in our street.',
  ),
];

export const NINTH_HELD_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The grandmother gives the cup to me.',
    'Avia mihi pōculum dat.',
    'Avia pōculum mihi dat. | Pōculum mihi avia dat.',
    'Avia mē pōculum dat. | Avia mihi pōculum dedit.',
  ),
  row(
    'The daughters married the young man.',
    'Fīliae iuvenī nūpsērunt.',
    'Iuvenī fīliae nūpsērunt. | Fīliae adulēscentī nūpsērunt.',
    'Fīliae iuvenem nūpsērunt. | Fīlia iuvenī nūpsit.',
  ),
  row(
    'The father admired the mother to whom the queen was showing the country house.',
    'Pater mātrem, cui rēgīna vīllam mōnstrābat, admīrātus est.',
    'Pater mātrem admīrātus est, cui rēgīna vīllam ostendēbat. | Pater admīrābātur mātrem cui rēgīna vīllam mōnstrābat.',
    'Pater mātrem, quam rēgīna vīllam mōnstrābat, admīrātus est. | Pater mātrem, cui rēgīna vīllam mōnstrat, admīrātur.',
  ),
  row(
    'If the maidens are happy, they do not weep.',
    'Sī virginēs laetae sunt, nōn flent.',
    'Sī virginēs laetae sunt, nōn lacrimant. | Virginēs, sī laetae sunt, nōn flent.',
    'Sī virginēs laetī sunt, nōn flent. | Sī virgō laeta est, nōn flet.',
  ),
  row(
    'The slave was greeting the merchant and the fisherman.',
    'Servus mercātōrem et piscātōrem salūtābat.',
    'Servus mercātōrem piscātōremque salūtābat. | Mercātōrem atque piscātōrem servus salūtābat.',
    'Servus mercātor et piscātor salūtābat. | Servum mercātor et piscātor salūtābant.',
  ),
  row(
    'What were they looking for?',
    'Quid quaerēbant?',
    'Quid illī quaerēbant? | Quid petēbant?',
    'Quis quaerēbat? | Quid quaerunt?',
  ),
  row(
    'The boys will hold the cats.',
    'Fēlēs puerī tenēbunt.',
    'Puerī fēlēs tenēbunt. | Puerī tenēbunt fēlēs.',
    'Puerī fēlem tenēbunt. | Puerōs fēlēs tenēbunt.',
  ),
  row(
    'It was difficult to sing in the stable.',
    'In stabulō cantāre difficile erat.',
    'Difficile erat in stabulō cantāre. | In stabulō canere difficile erat.',
    'In stabulō cantāre difficilis erat. | In stabulum cantāre difficile erat.',
  ),
  row(
    'The senate approves the plan and the people pass the law.',
    'Senātus cōnsilium probat et populus lēgem fert.',
    'Senātus cōnsilium probat populusque lēgem fert. | Senātus cōnsilium probat et lēgem populus fert.',
    'Senātus cōnsilium probat et populus lēgem tulit. | Senātus cōnsilium probat et populus lēge fert.',
  ),
  row(
    'I have no brother.',
    'Frātrem nōn habeō.',
    'Frāter mihi nōn est. | Nūllum frātrem habeō.',
    'Frāter nōn habeō. | Frātrem nōn habet.',
  ),
  row(
    'In our camp there are many soldiers.',
    'In castrīs nostrīs multī mīlitēs sunt.',
    'Multī mīlitēs in castrīs nostrīs sunt. | Sunt in nostrīs castrīs multī mīlitēs.',
    'In castrīs nostrīs multōs mīlitēs sunt. | In castra nostra multī mīlitēs sunt.',
  ),
  row(
    'At night he writes poems.',
    'Nocte carmina scrībit.',
    'Carmina nocte scrībit. | Noctū carmina scrībit.',
    'Nocte carmen scrībit. | Nocte carmina scrīpsit.',
  ),
  row(
    'The men are sitting because they are tired.',
    'Virī sedent, quod fessī sunt.',
    'Virī, quod fessī sunt, sedent. | Quia fessī sunt, virī sedent.',
    'Virī sedent, quod fessōs sunt. | Virī sedēbant, quod fessī erant.',
  ),
  row(
    'The companion is bolder than the man.',
    'Comes audācior quam vir est.',
    'Comes audācior virō est. | Comes audācior est quam vir.',
    'Comes audācius quam vir est. | Comes audāx quam vir est.',
  ),
  row(
    'Sailors, keep quiet!',
    'Nautae, silēte!',
    'Tacēte, nautae! | Silēte, nautae!',
    'Nautae, silē! | Nautae silent.',
  ),
];
