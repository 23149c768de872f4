// Sentences that take back what they have just said: "the easy arts are difficult", "the happy girl was sad". Good grammar, and no sense to learn by.
import type { LatinIndex } from '../analyse.ts';
import type { Adjective, Clause, NounPhrase, SentenceTree } from './tree.ts';

/** What two qualities are both about: their kin in the dictionary, or a matter that both are of. */
const areOfOneKind = (index: LatinIndex, one: Adjective, other: Adjective): boolean => {
  const [first, second] = [index.byId(one.lexeme), index.byId(other.lexeme)];
  if (!first || !second) return false;
  return (
    first.related.includes(second.id) ||
    second.related.includes(first.id) ||
    first.tags.some((tag) => second.tags.includes(tag))
  );
};

const qualitiesOf = ({ adjective, second }: NounPhrase): readonly Adjective[] =>
  [adjective, second].flatMap((one) => one ?? []);

const takesBack = (index: LatinIndex, { subject, predicate, ...clause }: Clause): boolean =>
  (subject.kind === 'noun' &&
    predicate !== undefined &&
    qualitiesOf(subject).some((one) => areOfOneKind(index, one, predicate.adjective))) ||
  [clause.complement?.clause, clause.background?.clause, clause.joined?.clause].some(
    (inner) => inner !== undefined && takesBack(index, inner),
  );

/** Whether somebody is called something and said to be the like, or the contrary, in one breath. */
export const isContrary = (index: LatinIndex, { clause }: Pick<SentenceTree, 'clause'>): boolean =>
  takesBack(index, clause);
