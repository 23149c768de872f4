// The sentence on a construction that a learner reads under an answer. Invariant: it speaks of what stands in this very sentence: of no object
// where there is none, and of the preposition that was read, not of others.
import { FEATURE_NAMES } from '../features.ts';
import { noteOf } from '../sentences/frames.ts';
import type { SentenceTree } from '../sentences/tree.ts';

/** Prepositions whose case depends on what is meant. */
const OF_TWO_CASES: Readonly<Record<string, string>> = {
  in_prep: 'in takes the ablative for where, the accusative for where to.',
  sub_prep: 'sub takes the ablative for where, the accusative for where to.',
};

const ABSOLUTE_MEANWHILE = 'With a present participle the ablative absolute says what goes on meanwhile.';

/** What is to be said of a sentence's construction; empty where there is nothing. */
export const noteOn = ({ frame, clause }: SentenceTree): string => {
  const { args, adverb, isNegated } = clause;
  if (frame === 'simple' && !args.some(({ role }) => role === 'object'))
    return 'The subject is nominative, and the verb has its number and person.';
  if (frame === 'adverb')
    return isNegated && adverb === undefined
      ? 'The negation stands before the verb.'
      : 'Adverbs do not change.';
  if (frame === 'adjective with case' && clause.predicate?.of)
    return `Some adjectives govern a case, as verbs do; this one takes the ${FEATURE_NAMES[clause.predicate.of.case]}.`;
  if (frame === 'present absolute') {
    const inner = clause.background?.clause.subject;
    return inner?.number === 'pl' ? ABSOLUTE_MEANWHILE : `${ABSOLUTE_MEANWHILE} Its ablative ends in -e.`;
  }
  if (frame === 'prepositions')
    for (const { preposition, case: wanted } of args)
      if (preposition !== undefined)
        return (
          OF_TWO_CASES[preposition.lexeme] ??
          `${preposition.form} always takes the ${FEATURE_NAMES[wanted]}, whatever the sense.`
        );
  return noteOf(frame);
};
