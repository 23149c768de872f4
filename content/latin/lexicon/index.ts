// Every word of the lexicon, gathered from the batches. Principal parts only: the engine inflects.
// Add a batch: import it and put it in `LEXICON_BATCHES` under its file's name.
import type { LexemeInput } from '../../schema/lexeme.ts';
import { coreIrregulars } from './core-irregulars.ts';

export const LEXICON_BATCHES: Readonly<Record<string, readonly LexemeInput[]>> = {
  'core-irregulars': coreIrregulars,
};
