// What a command of `npm run latin` is, and how it speaks.
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import type { LatinIndex } from '@sigilla/engine/latin/analyse.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import type { LatinMaterial } from '@sigilla/engine/latin/questions/making.ts';

export type Command = {
  readonly usage: string;
  readonly does: string;
  readonly run: (words: readonly string[]) => number | Promise<number>;
};

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The whole lexicon, searchable. */
export const openIndex = (): LatinIndex => indexLexicon(readLexicon());

/** Everything that sentences and questions are made from. */
export const material = (): LatinMaterial => ({
  index: openIndex(),
  frames: readFrames(),
  dialogues: readDialogues(),
  passages: readPassages(),
  prompts: readPrompts(),
});
