// All that Latin is taught from, read and checked once: words, frames, phrases, and what questions draw on. Server-side only: it holds keys.
import { readFrames } from '../frames/index.ts';
import { readLexicon } from '../lexicon/index.ts';
import { readLatinSayings } from '../latinSayings.ts';
import { readPhrases } from '../phrases.ts';
import { readDialogues } from './dialogues/index.ts';
import { readPassages } from './passages/index.ts';
import { readPrompts } from './prompts/index.ts';

/** The content of an academy. Throws when a row is malformed. */
export const readLibrary = () => ({
  lexicon: readLexicon(),
  frames: readFrames(),
  phrases: readPhrases(),
  dialogues: readDialogues(),
  passages: readPassages(),
  prompts: readPrompts(),
  sayings: readLatinSayings(),
});
