// The tenth list of free answers into English and the ninth into Latin: the half that may be tuned upon. Prompts of levels 1 to 6, from the
// generator and from authored texts; each with two answers that a teacher takes at once and two that a learner gets wrong.
import type { FreeAnswers } from './freeAnswers.ts';
import { row } from './freeAnswers.ts';

export const TENTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Pīrāta et nāvēs īnsulam pulchram petunt.',
    'The pirate and the ships make for the beautiful island.',
    'The pirate and the ships are heading for the beautiful island. | A pirate and ships seek a beautiful island.',
    'The pirate and the ship are heading for the beautiful island. | The beautiful island attacks the pirate and the ships.',
  ),
  row(
    'Augēbatne mercātor pretia?',
    'Was the merchant increasing the prices?',
    'Was the trader raising prices? | Was the merchant raising his prices?',
    'Is the merchant raising the prices? | Were the merchants raising the price?',
  ),
  row(
    'Medicī ante vīllam stetērunt.',
    'The doctors stood in front of the country house.',
    'The doctors stood before the villa. | The physicians stood in front of the farmhouse.',
    'The doctors stand in front of the villa. | The doctor stood in front of the villa.',
  ),
  row(
    'Dominō līberālī speculum erat.',
    'The generous master had a mirror.',
    'The generous master owned a mirror. | A generous lord had a mirror.',
    'The generous master has a mirror. | The mirror was generous to the master.',
  ),
  row(
    'Et delphīnus et piscēs in marī natant.',
    'Both the dolphin and the fish swim in the sea.',
    'Both the dolphin and the fish are swimming in the sea. | The dolphin and the fishes swim in the sea.',
    'The dolphin or the fish swims in the sea. | The dolphin and the fish swim into the sea.',
  ),
  row(
    'Pars discipulōrum clāmōrem audit.',
    'Part of the pupils hears the shout.',
    'Some of the students hear a shout. | Part of the pupils hear the shouting.',
    'The pupils hear part of the shout. | Some of the pupils heard the shout.',
  ),
  row(
    'Num ancilla mulsum gustat?',
    'Surely the maid does not taste the honeyed wine?',
    "Surely the maid isn't tasting the honeyed wine? | The slave girl isn't tasting the honeyed wine, is she?",
    'Surely the maid is tasting the honeyed wine? | Surely the maid did not taste the honeyed wine?',
  ),
  row(
    'Ubi febris puellās vexāvit, medica dolōrem lēnīvit.',
    'When the fever troubled the girls, the woman doctor soothed the pain.',
    'When a fever troubled the girls, the doctor relieved the pain. | When the fever tormented the girls, the woman doctor soothed their pain.',
    'When the fever troubled the girl, the doctor soothed the pain. | When the doctor troubled the girls, the fever soothed the pain.',
  ),
  row(
    'Dum magus rēgem amīcum appellat, hērōes vitia cēlāvērunt.',
    'While the magician was addressing the friendly king, the heroes hid the faults.',
    'While the magician was speaking to the friendly king, the heroes hid their faults. | The heroes concealed their faults while the magician was addressing the friendly king.',
    'After the magician had addressed the friendly king, the heroes hid the faults. | While the friendly king was addressing the magician, the heroes hid the faults.',
  ),
  row(
    'Ego tria pōma emō, sed pecūniam nōn habeō.',
    'I buy three pieces of fruit, but I have no money.',
    "I am buying three apples, but I don't have money. | I buy three fruits, but I do not have any money.",
    'I buy three apples, but he does not have money. | I buy four apples, but I have no money.',
  ),
  row(
    'Omnēs eum nōvērunt; nōmen, quod longum est, nēmō scit.',
    'All know him; his name, which is long, nobody knows.',
    'Everyone knows him; no one knows his name, which is long. | Everybody knows him, but nobody knows his name, which is long.',
    'He knows everyone; nobody knows his name, which is long. | Everyone knows him; everyone knows his name, which is long.',
  ),
  row(
    'Puer ā patre servātus lacrimābat.',
    'A boy, saved by his father, was in tears.',
    'The boy, saved by his father, was crying. | The boy who had been saved by his father was weeping.',
    'The boy was saving his crying father. | The boy saved by his father is crying.',
  ),
  row(
    'Dux nōs mīsit ut cum hostibus pugnārēmus.',
    'The general sent us to fight with the enemy.',
    'The leader sent us to fight against the enemy. | The general sent us so that we might fight with the enemy.',
    'We sent the general to fight with the enemy. | The general sent us because we were fighting with the enemy.',
  ),
  row(
    'Lepus leōnem dormientem invēnit.',
    'A hare found a sleeping lion.',
    'The hare found the lion asleep. | The hare found a lion that was sleeping.',
    'The sleeping hare found the lion. | The lion found a sleeping hare.',
  ),
  row(
    'Frātrem nōn habeō.',
    'I have no brother.',
    "I don't have a brother. | I haven't got a brother.",
    'He has no brother. | I had no brother.',
  ),
];

export const NINTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The mother did not climb the tree.',
    'Māter arborem nōn ascendit.',
    'Māter nōn ascendit arborem. | Arborem māter nōn ascendit.',
    'Māter arbor nōn ascendit. | Māter arborem nōn ascendet.',
  ),
  row(
    'The daughter often invited the friend.',
    'Fīlia saepe amīcum invītāvit.',
    'Fīlia amīcum saepe invītābat. | Saepe fīlia amīcam invītāvit.',
    'Fīlia saepe amīcus invītāvit. | Fīlia saepe amīcum invītat.',
  ),
  row(
    'Six doctors save life.',
    'Sex medicī servant vītam.',
    'Sex medicī vītam servant. | Medicī sex vītam servant.',
    'Sex medicī vīta servant. | Sex medicus vītam servat.',
  ),
  row(
    'I will have to flee from the island.',
    'Mihi ex īnsulā fugere necesse erit.',
    'Necesse erit mihi ex īnsulā fugere. | Mihi necesse erit ab īnsulā fugere.',
    'Ego ex īnsulā fugere necesse erit. | Mihi ex īnsulā fugere necesse est.',
  ),
  row(
    'The powerful king builds the temple.',
    'Rēx potēns templum aedificat.',
    'Potēns rēx templum aedificat. | Templum aedificat rēx potēns.',
    'Rēx potēns templum aedificābat. | Rēx potentem templum aedificat.',
  ),
  row(
    'They were coming with the maid.',
    'Veniēbant cum ancillā.',
    'Cum ancillā veniēbant. | Illī cum ancillā veniēbant.',
    'Cum ancillam veniēbant. | Cum ancillā veniunt.',
  ),
  row(
    'Why did the soldier guard the king?',
    'Cūr mīles rēgem custōdīvit?',
    'Cūr mīles rēgem custōdiēbat? | Quārē mīles rēgem custōdīvit?',
    'Cūr rēx mīlitem custōdīvit? | Cūr mīles rēgem custōdit?',
  ),
  row(
    'Our king goes away from the large city and considers the plans.',
    'Rēx noster ex magnā urbe abit et cōnsilia cōnsīderat.',
    'Rēx noster ex urbe magnā abit et cōnsilia cōnsīderat. | Noster rēx ab urbe magnā abit cōnsiliaque cōnsīderat.',
    'Rēx noster ex magnam urbem abit et cōnsilia cōnsīderat. | Rēx noster ex magnā urbe abit et cōnsilium cōnsīderat.',
  ),
  row(
    'The foxes and the stag lie hidden in the cave.',
    'Vulpēs cervusque in spēluncā latent.',
    'Vulpēs et cervus in spēluncā latent. | In spēluncā vulpēs atque cervus latent.',
    'Vulpēs et cervus in spēluncam latent. | Vulpēs et cervus in spēluncā latēbant.',
  ),
  row(
    'A wolf sits under a tree.',
    'Lupus sub arbore sedet.',
    'Sub arbore lupus sedet. | Sub arbore sedet lupus.',
    'Lupus sub arborem sedet. | Lupī sub arbore sedent.',
  ),
  row(
    'My dog is big and black.',
    'Canis meus magnus et niger est.',
    'Canis meus magnus nigerque est. | Meus canis est magnus et niger.',
    'Canis meus magnum et nigrum est. | Canēs meī magnī et nigrī sunt.',
  ),
  row(
    'The general sent us to fight with the enemy.',
    'Dux nōs mīsit ut cum hostibus pugnārēmus.',
    'Dux nōs mīsit ut contrā hostēs pugnārēmus. | Imperātor nōs mīsit, ut cum hostibus pugnārēmus.',
    'Dux nōs mīsit pugnāre cum hostibus. | Dux nōs mittit ut cum hostibus pugnēmus.',
  ),
  row(
    'The boy, saved by his father, was in tears.',
    'Puer ā patre servātus lacrimābat.',
    'Puer servātus ā patre lacrimābat. | Puer, quī ā patre servātus erat, flēbat.',
    'Puer patrem servātus lacrimābat. | Puer ā patre servātum lacrimābat.',
  ),
  row(
    "The strangers hide the innkeeper's gifts.",
    'Advenae dōna caupōnis cēlant.',
    'Advenae caupōnis dōna cēlant. | Dōna caupōnis advenae cēlant.',
    'Advenae dōna caupōnem cēlant. | Advena dōna caupōnis cēlat.',
  ),
  row(
    'Our mother comforted the daughter.',
    'Māter nostra fīliam cōnsōlāta est.',
    'Nostra māter fīliam cōnsōlāta est. | Māter nostra fīliam cōnsōlābātur.',
    'Māter nostra fīliam cōnsōlātus est. | Māter nostra fīlia cōnsōlāta est.',
  ),
];
