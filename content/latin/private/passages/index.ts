// Cultural passages with primary sources. How to write one: content/schema/latinPassage.ts.
// Add a file of passages beside this one and list its array in `PASSAGE_BATCHES`.
import { z } from 'zod';
import type { LatinPassageInput } from '../../../schema/latinPassage.ts';
import { LatinPassage } from '../../../schema/latinPassage.ts';
import { cityAndState } from './cityAndState.ts';
import { householdAndTable } from './householdAndTable.ts';
import { poetsAndThinkers } from './poetsAndThinkers.ts';
import { storiesOfRome } from './storiesOfRome.ts';
import { wallsAndVoices } from './wallsAndVoices.ts';

const worked: readonly LatinPassageInput[] = [
  {
    id: 'seneca-on-slaves', title: 'They are human beings', level: 6, topic: 'slavery',
    background:
      'A rich Roman household might hold dozens of slaves: cooks, readers, secretaries, nurses. The law counted them as property, and a master could sell or flog them as he liked. Some won their freedom and became freedmen, who owed their former master loyalty and services. In the first century Seneca, the tutor of Nero and himself owner of many slaves, wrote to his friend Lucilius that one ought to dine with one\'s slaves rather than make them stand in silence around the table.',
    source: { la: 'Servī sunt. Immō hominēs.', en: 'They are slaves. No: human beings.', author: 'Seneca', work: 'Epistulae Morales', place: '47.1' },
    questions: [
      { ask: 'What does Seneca answer to the words "They are slaves"?', answer: 'That they are human beings.', concepts: [['human', 'people', 'are men', 'but men', 'persons', 'homines', 'hominēs']], why: 'immō corrects what was just said: hominēs, human beings.' },
      { ask: 'What could a slave who won freedom become, and what did that person owe the old master?', answer: 'A freedman, who owed loyalty and services.', concepts: [['freedman', 'freedmen', 'freedwoman', 'free', 'libert'], ['loyal', 'service', 'serve', 'duty', 'duties', 'work', 'oblig', 'faithful', 'respect']], why: 'A lībertus stayed tied to his patron by duty and services.' },
      { ask: 'What did the law count slaves as?', answer: 'As property.', concepts: [['property', 'thing', 'possession', 'goods', 'chattel', 'res']], contrary: ['citizen'], why: 'In law a slave was a thing, rēs, that could be bought and sold.' },
    ],
  },
  {
    id: 'greece-the-captive', title: 'Captive Greece', level: 7, topic: 'literature',
    background:
      'In 146 BC Roman armies sacked Corinth, and Greece came under Roman rule. Yet it was the Romans who went to school: Greek tutors taught their sons, Greek statues filled their gardens, and Roman poets wrote in Greek metres. Horace, who had studied in Athens before he fought on the losing side at Philippi, put the matter into a line and a half in a letter to Augustus about the history of poetry. Latium, the farming country around Rome, had until then known only rough native verse.',
    source: { la: 'Graecia capta ferum victōrem cēpit et artīs intulit agrestī Latiō.', en: 'Captured Greece took her savage conqueror captive and brought the arts into rustic Latium.', author: 'Horace', work: 'Epistulae', place: '2.1.156–157' },
    questions: [
      { ask: 'Who is the "savage conqueror" in the line of Horace?', answer: 'Rome.', concepts: [['rome', 'roman', 'latium']], contrary: ['corinth'], why: 'Rome had conquered Greece by arms; ferum victōrem is the Roman people.' },
      { ask: 'In what sense did captive Greece capture her conqueror?', answer: 'By her culture: her arts and literature won the Romans over.', concepts: [['art', 'culture', 'literature', 'poetry', 'learning', 'education', 'civilis', 'civiliz']], why: 'artīs intulit: she brought in the arts.' },
      { ask: 'Which city did the Romans sack in 146 BC?', answer: 'Corinth.', concepts: [['corinth']], contrary: ['athens', 'carthage and athens'], why: 'Corinth fell to Lucius Mummius in the same year in which Carthage was destroyed.' },
    ],
  },
]; // prettier-ignore

const PASSAGE_BATCHES: Readonly<Record<string, readonly LatinPassageInput[]>> = {
  worked,
  householdAndTable,
  cityAndState,
  storiesOfRome,
  poetsAndThinkers,
  wallsAndVoices,
};

let passages: readonly LatinPassage[] | undefined;

/** Every passage, checked against its schema at the first call. Throws when one is malformed. */
export const readPassages = (): readonly LatinPassage[] => {
  passages ??= z.array(LatinPassage).parse(Object.values(PASSAGE_BATCHES).flat());
  return passages;
};
