// Words whose inflection the engine knows by name: irregular verbs, pronouns, numerals, and nouns that break their pattern.
import type { LexemeInput } from '../../schema/lexeme.ts';

export const coreIrregulars: readonly LexemeInput[] = [];
