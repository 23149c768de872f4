// Writing prompts for compositions. How to write one: content/schema/latinPrompt.ts.
// Add a file of prompts beside this one and list its array in `PROMPT_BATCHES`.
import { z } from 'zod';
import type { LatinPromptInput } from '../../../schema/latinPrompt.ts';
import { LatinPrompt } from '../../../schema/latinPrompt.ts';
import { firstSteps } from './firstSteps.ts';
import { fullCompositions } from './fullCompositions.ts';
import { storiesAndReports } from './storiesAndReports.ts';

const worked: readonly LatinPromptInput[] = [
  {
    id: 'my-house', title: 'My house', level: 2, minimumWords: 10,
    prompt: 'Show a visitor round your house. Say who lives there, what there is in the garden, and what you like best.',
    required: ['domus_n', 'hortus_n', 'amo_v'],
    tryThis: ['est and sunt for "there is" and "there are"', 'in with the ablative'],
    grammarFocus: 'ablative of place',
    model: { la: 'Domus mea parva est, sed hortus pulcher est. Pater et māter ibi habitant. In hortō sunt arborēs, et ego arborēs amō.', en: 'My house is small, but the garden is beautiful. Father and mother live there. In the garden there are trees, and I love the trees.' },
  },
  {
    id: 'letter-from-camp', title: 'A letter from the camp', level: 6, minimumWords: 20,
    prompt: 'You are a soldier in winter quarters beyond the Rhine. Write home: what you see, what you fear, and why you were sent.',
    required: ['castra_n', 'timeo_v', 'mitto_v', 'hostis_n'],
    tryThis: ['a purpose clause with ut', 'a fear clause with nē'],
    grammarFocus: 'purpose and fear clauses',
    model: { la: 'Mīles mātrī suae salūtem dīcit. In castrīs nostrīs multī mīlitēs sunt. Dux nōs mīsit ut cum hostibus pugnārēmus. Timeō nē hostēs nocte veniant, sed fortis sum.', en: 'A soldier greets his mother. In our camp there are many soldiers. The general sent us to fight with the enemy. I fear that the enemy may come by night, but I am brave.' },
  },
]; // prettier-ignore

const PROMPT_BATCHES: Readonly<Record<string, readonly LatinPromptInput[]>> = {
  worked,
  firstSteps,
  storiesAndReports,
  fullCompositions,
};

let prompts: readonly LatinPrompt[] | undefined;

/** Every writing prompt, checked against its schema at the first call. Throws when one is malformed. */
export const readPrompts = (): readonly LatinPrompt[] => {
  prompts ??= z.array(LatinPrompt).parse(Object.values(PROMPT_BATCHES).flat());
  return prompts;
};
