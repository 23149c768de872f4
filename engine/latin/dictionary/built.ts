// A candidate as the translator builds it: with the words that it used, and what it cost.
import type { Candidate } from './candidate.ts';
import { explainWords } from './candidate.ts';
import type { Reader } from './parser/questionParser.ts';
import type { SaidPhrase } from './phraseLatin.ts';

/** A candidate with the words it used, so that others can be tried in their place. */
export type Built = Candidate & {
  readonly lexemes: readonly string[];
  readonly cost: number;
  /** Whether it begins with a name, which keeps its capital. */
  readonly isName?: true;
};

/** What was said, with an explanation of each word and the order's part in it where the forms alone leave a doubt. */
export const built = (
  reader: Reader,
  said: SaidPhrase,
  partOfSpeech: string,
  english: string,
  confidence: number,
  cost: number,
  ambiguity?: string,
): Built => ({
  latin: said.text,
  partOfSpeech,
  english,
  explanation:
    explainWords(reader.lookup.index, said.slots) +
    (ambiguity === undefined ? '' : ` By form alone ${ambiguity}; the order tells.`),
  confidence,
  cost,
  ...(reader.lookup.index.byId(said.slots[0]?.lexemes[0] ?? '')?.flags.includes('proper')
    ? { isName: true as const }
    : {}),
  lexemes: said.slots.flatMap(({ lexemes, cells }) => (cells[0] === 'form' ? [] : (lexemes[0] ?? []))),
});
