// What a command of `npm run latin` is, and what the commands share: the lexicon and the material, opened once.
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import type { LatinIndex } from '@sigilla/engine/latin/analyse.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import type { LatinMaterial } from '@sigilla/engine/latin/questions/making.ts';

/** What a command found: lines for people, data for programs. Not found or refused is no success. */
export type Answer = {
  readonly success: boolean;
  readonly lines: readonly string[];
  readonly data: unknown;
};

export type Command = {
  readonly usage: string;
  readonly does: string;
  /** True when the command can do without words. */
  readonly alone?: true;
  readonly run: (words: readonly string[]) => Answer | Promise<Answer>;
};

/** A refusal in one sentence. */
export const failure = (problem: string): Answer => ({
  success: false,
  lines: [problem],
  data: { problem },
});

let index: LatinIndex | undefined;

/** The whole lexicon, searchable. */
export const openIndex = (): LatinIndex => (index ??= indexLexicon(readLexicon()));

/** Everything that sentences and questions are made from. */
export const material = (): LatinMaterial => ({
  index: openIndex(),
  frames: readFrames(),
  dialogues: readDialogues(),
  passages: readPassages(),
  prompts: readPrompts(),
});
