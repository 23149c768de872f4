// A seventh list, of what lessons and authors ask from the first sentences to periods: 40 prompts, written before the judge was read again and halved by lot;
// the other half was held out (freeAnswersSeventhHeld.ts). By this half the judge was mended.
import { row } from './freeAnswers.ts';
import type { FreeAnswers } from './freeAnswers.ts';

/** Latin to be put into English: the half that the judge was mended by. */
export const SEVENTH_INTO_ENGLISH: readonly FreeAnswers[] = [
  row(
    'Puer parvus canem timet.',
    'The small boy is afraid of the dog.',
    'The little boy fears the dog. | A small boy is scared of the dog. | The little boy is frightened of a dog. | The small boy dreads the dog.',
    'The dog is afraid of the small boy. | The small boy was afraid of the dog. | The small boy loves the dog.',
  ),
  row(
    'Mihi sunt duo frātrēs.',
    'I have two brothers.',
    "I've got two brothers. | Two brothers are mine. | There are two brothers to me. | I have got two brothers.",
    'I have two sisters. | My two brothers are here with you. | You have two brothers.',
  ),
  row(
    'Multī cīvium bellum timēbant.',
    'Many of the citizens feared the war.',
    'Many of the citizens were afraid of war. | Many citizens feared war. | A lot of the citizens were fearing the war. | Many among the citizens used to fear the war.',
    'All of the citizens feared the war. | Many of the citizens fear the war. | The citizens feared many wars.',
  ),
  row(
    'Nūntius dīcit rēgem mortuum esse.',
    'The messenger says that the king is dead.',
    'The messenger says that the king has died. | The messenger says the king is dead. | According to the messenger, the king is dead. | A messenger tells that the king died. | The messenger reports that the king has died.',
    'The king says that the messenger is dead. | The messenger says that the king will die. | The messenger said that the king had died.',
  ),
  row(
    'Carthāgō dēlenda est.',
    'Carthage must be destroyed.',
    'Carthage has to be destroyed. | Carthage needs to be destroyed. | We must destroy Carthage. | Carthage ought to be destroyed. | It is necessary to destroy Carthage.',
    'Carthage has been destroyed. | Carthage will be destroyed. | Carthage must not be destroyed.',
  ),
  row(
    'Sī hoc faciēs, laetus erō.',
    'If you do this, I will be happy.',
    "If you do this, I'll be glad. | I shall be happy if you do this. | If you will do this, I will be happy. | I'll be glad if you do that.",
    'If I do this, you will be happy. | If you had done this, I would have been happy. | If you do not do this, I will be happy.',
  ),
  row(
    'Vir quem heri vīdistī medicus est.',
    'The man whom you saw yesterday is a doctor.',
    'The man you saw yesterday is a doctor. | The man that you saw yesterday is a physician. | The man who you saw yesterday is a doctor. | The man whom you saw yesterday is the doctor.',
    'The man who saw you yesterday is a doctor. | The doctor whom you saw yesterday is a man. | The man whom you saw today is a doctor.',
  ),
  row(
    'Magister discipulōs clāmantēs tacēre iussit.',
    'The teacher ordered the shouting pupils to be quiet.',
    'The teacher told the shouting students to be silent. | The teacher ordered the pupils who were shouting to keep quiet. | The master commanded the shouting pupils to be quiet. | The teacher ordered the students to be quiet as they were shouting.',
    'The shouting teacher ordered the pupils to be quiet. | The teacher ordered the silent pupils to shout. | The teacher forbade the shouting pupils to be quiet.',
  ),
  row(
    'Cupidus erat urbis videndae.',
    'He was eager to see the city.',
    'He was desirous of seeing the city. | He was keen to see the city. | He wanted very much to see the city. | He was longing to see the city.',
    'The city was eager to see him. | He is eager to see the city. | He was eager to leave the city.',
  ),
  row(
    'Caesar, hīs rēbus cognitīs, cōpiās ē castrīs ēdūxit.',
    'When he had learned these things, Caesar led his troops out of the camp.',
    'When these things had been learned, Caesar led his forces out of the camp. | Having learned these things, Caesar led the troops out of camp. | After learning of these matters, Caesar led his troops from the camp. | Caesar, having found out these things, led out his forces from the camp.',
    'Caesar led his troops into the camp to learn these things. | When he had learned these things, Caesar led his troops into the camp. | When the troops had learned these things, Caesar led them out of the city.',
  ),
];

/** And English to be put into Latin. */
export const SEVENTH_INTO_LATIN: readonly FreeAnswers[] = [
  row(
    'The farmer is ploughing the field with his sons.',
    'Agricola cum fīliīs agrum arat.',
    'Agrum cum fīliīs agricola arat. | Agricola agrum cum fīliīs suīs arat. | Cum fīliīs agricola agrum arat. | Arat agricola agrum cum fīliīs.',
    'Agricola fīliīs agrum arat. | Agricola cum fīliō agrum arat. | Fīliī agricolam arant.',
  ),
  row(
    'The slave was ill and could not work.',
    'Servus aegrōtābat neque labōrāre poterat.',
    'Servus aeger erat et labōrāre nōn poterat. | Servus aegrōtābat et labōrāre nōn poterat. | Servus aeger erat nec labōrāre poterat. | Aegrōtābat servus neque poterat labōrāre.',
    'Servus aegrōtat neque labōrāre potest. | Servus aegrōtābat sed labōrāre poterat. | Servī aegrōtābant neque labōrāre poterant.',
  ),
  row(
    'The boys and girls were playing in the street.',
    'Puerī et puellae in viā lūdēbant.',
    'Puerī puellaeque in viā lūdēbant. | In viā puerī atque puellae lūdēbant. | Lūdēbant in viā puerī puellaeque. | Puerī ac puellae in viā lūdēbant.',
    'Puerī et puellae in viam lūdunt. | Puerī puellās in viā lūdēbant. | Puerī aut puellae in viā lūdēbant.',
  ),
  row(
    'When the sun had set, we went home.',
    'Cum sōl occidisset, domum iimus.',
    'Sōle occāsō domum iimus. | Cum sōl occidisset domum īvimus. | Postquam sōl occidit, domum iimus. | Ubi sōl occidit, domum iimus. | Domum iimus, cum sōl occidisset.',
    'Cum sōl occidat, domum īmus. | Cum sōl occidisset, domī erāmus. | Priusquam sōl occideret, domum iimus.',
  ),
  row(
    'I believe that my brother will come tomorrow.',
    'Crēdō frātrem meum crās ventūrum esse.',
    'Crēdō frātrem meum crās esse ventūrum. | Frātrem meum crās ventūrum esse crēdō. | Putō frātrem meum crās ventūrum esse. | Crēdō meum frātrem crās ventūrum. | Crēdō crās frātrem meum ventūrum esse.',
    'Crēdō frātrem meum crās venīre. | Crēdō frāter meus crās veniet. | Crēdō frātrem meum heri vēnisse.',
  ),
  row(
    'The general sent scouts to look for the enemy camp.',
    'Dux explōrātōrēs mīsit ut castra hostium quaererent.',
    'Dux mīsit explōrātōrēs ut castra hostium quaererent. | Imperātor explōrātōrēs mīsit quī castra hostium quaererent. | Dux explōrātōrēs mīsit ad castra hostium quaerenda. | Explōrātōrēs dux mīsit ut hostium castra quaererent. | Dux explōrātōrēs mīsit castra hostium quaerendī causā.',
    'Dux explōrātōrēs mīsit ut castra hostium quaerant. | Explōrātōrēs ducem mīsērunt ut castra hostium quaereret. | Dux explōrātōrēs mīsit nē castra hostium quaererent.',
  ),
  row(
    'If you had been here, you would have seen the queen.',
    'Sī hīc fuissēs, rēgīnam vīdissēs.',
    'Rēgīnam vīdissēs, sī hīc fuissēs. | Sī hīc adfuissēs, rēgīnam vīdissēs. | Sī tū hīc fuissēs, rēgīnam vīdissēs. | Sī hīc fuissētis, rēgīnam vīdissētis. | Sī adfuissēs, vīdissēs rēgīnam.',
    'Sī hīc essēs, rēgīnam vidērēs. | Sī hīc fuistī, rēgīnam vīdistī. | Sī hīc fuissēs, rēgīna tē vīdisset.',
  ),
  row(
    'The wounded man asked the doctor for help.',
    'Vulnerātus auxilium ā medicō petīvit.',
    'Vir vulnerātus ā medicō auxilium petīvit. | Vulnerātus medicum auxilium rogāvit. | Ā medicō vulnerātus auxilium petiit. | Vir vulnerātus medicum auxilium rogāvit. | Homō vulnerātus auxilium ā medicō petīvit.',
    'Medicus auxilium ā vulnerātō petīvit. | Vulnerātus auxilium ā medicō petit. | Vulnerātus auxilium medicō dedit.',
  ),
  row(
    'The Gauls attacked the camp at dawn with great force.',
    'Gallī prīmā lūce magnā vī castra oppugnāvērunt.',
    'Prīmā lūce Gallī castra magnā vī oppugnāvērunt. | Gallī castra prīmā lūce magnā cum vī oppugnāvērunt. | Castra Gallī prīmā lūce magnā vī oppugnāvērunt. | Gallī prīmā lūce castra vī magnā oppugnāvērunt. | Prīmā lūce castra ā Gallīs magnā vī oppugnāta sunt.',
    'Gallī prīmā lūce castra oppugnābant nūllā vī. | Castra prīmā lūce Gallōs oppugnāvērunt. | Gallī prīmā nocte magnā vī castra oppugnāvērunt.',
  ),
  row(
    'Although he is poor, he is always cheerful.',
    'Quamquam pauper est, semper laetus est.',
    'Cum pauper sit, tamen semper laetus est. | Quamquam pauper est, tamen semper laetus est. | Semper laetus est, quamquam pauper est. | Etsī pauper est, semper laetus est. | Quamvīs pauper sit, semper laetus est. | Quamquam pauper est, semper hilaris est.',
    'Quod pauper est, semper laetus est. | Quamquam laetus est, semper pauper est. | Quamquam pauper erat, semper laetus erat.',
  ),
];
