// The whole material of Latin questions, read once for the tests that need it.
import { readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import type { LatinMaterial } from '@sigilla/engine/latin/questions/making.ts';

export const latinMaterial: LatinMaterial = {
  index: indexLexicon(readLexicon()),
  frames: readFrames(),
  dialogues: readDialogues(),
  passages: readPassages(),
  prompts: readPrompts(),
};
