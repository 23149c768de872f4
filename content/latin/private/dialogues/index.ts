// Dialogues for completion questions. How to write one: content/schema/latinDialogue.ts.
// Add a file of dialogues beside this one and list its array in `DIALOGUE_BATCHES`.
import { z } from 'zod';
import type { LatinDialogueInput } from '../../../schema/latinDialogue.ts';
import { LatinDialogue } from '../../../schema/latinDialogue.ts';
import { campAndRoad } from './campAndRoad.ts';
import { courtAndTower } from './courtAndTower.ts';
import { hearthAndMarket } from './hearthAndMarket.ts';
import { townAndStage } from './townAndStage.ts';
import { wordsAndDays } from './wordsAndDays.ts';

const worked: readonly LatinDialogueInput[] = [
  {
    id: 'at-the-door', title: 'At the door', level: 2,
    scenario: 'A boy comes to the house of his friend Marcus. A slave opens the door.',
    lines: [
      { speaker: 'Puer', la: 'Salvē! Ubi est Mārcus?', en: 'Hello! Where is Marcus?' },
      { speaker: 'Servus', la: 'In hortō est.', en: 'He is in the garden.' },
      { speaker: 'Puer', la: 'Quid facit?', en: 'What is he doing?' },
      { speaker: 'Servus', la: 'Librum longum legit.', en: 'He is reading a long book.' },
    ],
    blanks: [
      { line: 0, answer: 'Ubi', hints: ['It asks for a place.', 'The answer will be "in the garden".'], why: '"Where" is ubi; quō would ask "where to", unde "where from".', concept: 'question words' },
      { line: 1, answer: 'hortō', hints: ['in answers "where" with one case, "into" with another.', 'Ablative singular of hortus.'], why: 'in with the ablative says where something is.', concept: 'ablative of place' },
      { line: 3, answer: 'Librum', hints: ['What is being read?', 'Accusative singular of liber.'], why: 'The thing that is read is the direct object, so it stands in the accusative.', concept: 'accusative' },
    ],
  },
  {
    id: 'the-lost-soldier', title: 'The lost soldier', level: 5,
    scenario: 'A soldier who has lost his way asks an old farmer for help.',
    lines: [
      { speaker: 'Mīles', la: 'Amīce, dīc mihi: quae via in urbem dūcit?', en: 'Friend, tell me: which road leads to the city?' },
      { speaker: 'Agricola', la: 'Longum iter est. Nōlī nocte ambulāre!', en: 'It is a long way. Do not walk by night!' },
      { speaker: 'Mīles', la: 'Manēre nōn possum, nam dux mē exspectat.', en: 'I cannot stay, for the general is waiting for me.' },
      { speaker: 'Agricola', la: 'Cape igitur hunc cibum, nē in viā famē pereās.', en: 'Then take this food, so that you do not die of hunger on the road.' },
    ],
    blanks: [
      { line: 0, answer: 'mihi', hints: ['To whom is he to tell it?', 'Dative of ego.'], why: 'dīcō takes the dative of the person told.', concept: 'dative' },
      { line: 1, answer: 'Nōlī', hints: ['A polite "do not" with an infinitive.', 'The imperative singular of nōlō.'], why: 'nōlī with an infinitive forbids one person to do something.', concept: 'prohibition' },
      { line: 2, answer: 'possum', hints: ['"I am able".', 'A compound of sum.'], why: 'possum with an infinitive means "I can".', concept: 'infinitive with possum' },
      { line: 3, answer: 'nē', hints: ['It opens a negative purpose.', 'ut … nōn would be a result.'], why: 'A negative purpose begins with nē and takes the subjunctive.', concept: 'purpose clause' },
    ],
  },
]; // prettier-ignore

export const DIALOGUE_BATCHES: Readonly<Record<string, readonly LatinDialogueInput[]>> = {
  worked,
  hearthAndMarket,
  townAndStage,
  campAndRoad,
  courtAndTower,
  wordsAndDays,
};

let dialogues: readonly LatinDialogue[] | undefined;

/** Every dialogue, checked against its schema at the first call. Throws when one is malformed. */
export const readDialogues = (): readonly LatinDialogue[] => {
  dialogues ??= z.array(LatinDialogue).parse(Object.values(DIALOGUE_BATCHES).flat());
  return dialogues;
};
