// Verbs that tell of now by their perfect: ōdī "I hate", meminī "I remember". Frames draw the time that is meant; here it becomes the tense that says so.
import type { LatinIndex } from '../analyse.ts';
import type { Tense } from '../features.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Clause, SentenceTree } from './tree.ts';

const KNOWN: Partial<Record<Tense, Tense>> = { pres: 'perf', impf: 'plup', perf: 'plup', fut: 'futp' };

/** The tense by which a verb that has a perfect alone tells of a time; of what had been, none does. */
export const acquainted = (tense: Tense): Tense | undefined => KNOWN[tense];

/** Whether a verb's perfect is its present: ōdī, meminī; coepī is a perfect in sense too. */
export const tellsOfNow = ({ id, parts }: Lexeme): boolean =>
  (parts[1] ?? '').endsWith('isse') && id !== 'coepi_v';

const isPreterite = (index: LatinIndex, lexeme: string | undefined): boolean => {
  const word = lexeme === undefined ? undefined : index.byId(lexeme);
  return word?.pos === 'verb' && tellsOfNow(word);
};

/** The clause and what is joined to it or goes on behind it, each such verb in the tense that tells its time; `told` counts them. */
const settled = (index: LatinIndex, clause: Clause, told: { count: number }): Clause => {
  const { background, joined, tense, mood, says } = clause;
  const now =
    isPreterite(index, clause.verb.lexeme) && mood === 'ind' && !says ? acquainted(tense) : undefined;
  if (now !== undefined) told.count += 1;
  return {
    ...clause,
    ...(now === undefined ? {} : { tense: now, says: [tense] }),
    ...(background ? { background: { ...background, clause: settled(index, background.clause, told) } } : {}),
    ...(joined ? { joined: { ...joined, clause: settled(index, joined.clause, told) } } : {}),
  };
};

/** A tree as such verbs tell its times, and how many of them do. */
export const inTheirTenses = (
  index: LatinIndex,
  tree: SentenceTree,
): { readonly tree: SentenceTree; readonly count: number } => {
  const told = { count: 0 };
  const clause = settled(index, tree.clause, told);
  return told.count === 0 ? { tree, count: 0 } : { tree: { ...tree, clause }, count: told.count };
};

/** How many of a sentence's words are such verbs. */
export const preteritesAmong = (index: LatinIndex, lexemes: readonly (string | undefined)[]): number =>
  lexemes.filter((lexeme) => isPreterite(index, lexeme)).length;
