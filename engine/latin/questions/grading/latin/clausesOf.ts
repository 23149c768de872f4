// The clauses of a sentence, each with how to put another in its place. Invariant: what is put back stands where it was.
import type { Clause, NounPhrase } from '../../../sentences/tree.ts';

/** A clause of a sentence, and how to put another in its place. */
export type ClauseAt = { readonly clause: Clause; readonly put: (next: Clause) => Clause };
const relativesOf = (phrase: NounPhrase, put: (next: NounPhrase) => Clause): readonly ClauseAt[] => {
  const { relative } = phrase;
  return relative
    ? clausesOf(relative.clause, (clause) => put({ ...phrase, relative: { ...relative, clause } }))
    : [];
};

/** Every clause of a clause, its relative clauses included. */
export const clausesOf = (
  clause: Clause,
  replace: (next: Clause) => Clause = (next) => next,
): readonly ClauseAt[] => {
  const { complement, background, joined, subject, args } = clause;
  const within = (inner: Clause | undefined, put: (next: Clause) => Clause): readonly ClauseAt[] =>
    inner ? clausesOf(inner, (next) => replace(put(next))) : [];
  return [
    { clause, put: replace },
    ...within(complement?.clause, (next) =>
      complement ? { ...clause, complement: { ...complement, clause: next } } : clause,
    ),
    ...within(background?.clause, (next) =>
      background ? { ...clause, background: { ...background, clause: next } } : clause,
    ),
    ...within(joined?.clause, (next) =>
      joined ? { ...clause, joined: { ...joined, clause: next } } : clause,
    ),
    ...(subject.kind === 'noun' ? relativesOf(subject, (next) => replace({ ...clause, subject: next })) : []),
    ...args.flatMap((argument, at) =>
      relativesOf(argument.phrase, (phrase) =>
        replace({ ...clause, args: args.with(at, { ...argument, phrase }) }),
      ),
    ),
  ];
};
