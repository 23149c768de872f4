// Two of a kind side by side: nouns with et, -que, both and neither, and whole clauses joined.
// Invariant: the two differ, and neither could be taken for the other's description.
import { verbIds } from '../../lexemeIds.ts';
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Joiner, NounPhrase } from '../tree.ts';
import { GOING, humanVerb, plainVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import { same, straight } from './frame.ts';
import { kindOf } from './questions.ts';
import { thatOne } from './stories.ts';

/** A noun with another of its kind beside it. */
const paired = (
  draft: Draft,
  phrase: NounPhrase,
  classes: readonly string[],
  by: Joiner,
  both?: true,
): NounPhrase | undefined => {
  if (phrase.determiner || phrase.adjective) return undefined;
  const other = draft.noun(classes, { adorned: 0 });
  return other && { ...phrase, also: { by, phrase: other, ...(both ? { both } : {}) } };
};

/** A plain clause with two objects or two subjects of a kind. */
const pairOf = (draft: Draft, by: Joiner): Clause | undefined => {
  const row = plainVerb(draft);
  const clause = draft.clause(row, draft.tense('pres', 'impf', 'fut'), { plain: true, bare: 150 });
  const [object] = clause?.args ?? [];
  if (!row || !clause) return undefined;
  if (object?.role === 'object' && draft.random.chance(500)) {
    const both = paired(draft, object.phrase, kindOf(draft, object.phrase, row.object), by);
    return both && { ...clause, args: [{ ...object, phrase: both }, ...clause.args.slice(1)] };
  }
  const both = clause.subject.kind === 'noun' ? paired(draft, clause.subject, row.subject, by) : undefined;
  return both && { ...clause, subject: both };
};

/** What one does at one place at a time. */
const PLACED = verbIds('maneo sto sedeo iaceo dormio moror ambulo ceno');

export const PAIR_FRAMES: readonly Frame[] = [
  {
    name: 'pair',
    level: 2,
    concepts: ['coordination', 'et'],
    note: 'et joins two words of the same case; two subjects make the verb plural.',
    make: (draft) => straight(pairOf(draft, 'et')),
  },
  {
    name: 'pair with -que',
    level: 4,
    concepts: ['coordination', '-que'],
    note: '-que, hung on the second word, joins it to the first.',
    manner: 'with -que',
    make: (draft) => straight(pairOf(draft, 'que')),
  },
  {
    name: 'both and neither',
    level: 4,
    concepts: ['coordination', 'et … et, neque … neque, aut … aut'],
    note: 'A doubled conjunction: both … and, neither … nor, either … or.',
    make: (draft) => {
      const row = plainVerb(draft);
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'fut'), { plain: true, bare: 250 });
      const by = draft.random.pick(['et', 'neque', 'aut'] as const);
      const [object] = clause?.args ?? [];
      if (!row || !clause) return undefined;
      if (object?.role === 'object') {
        const both = paired(draft, object.phrase, kindOf(draft, object.phrase, row.object), by, true);
        return straight(both && { ...clause, args: [{ ...object, phrase: both }, ...clause.args.slice(1)] });
      }
      const both =
        clause.subject.kind === 'noun' ? paired(draft, clause.subject, row.subject, by, true) : undefined;
      return straight(both && { ...clause, subject: both });
    },
  },
  {
    name: 'joined clauses',
    level: 3,
    concepts: ['coordination', 'et, sed, neque'],
    note: 'Two clauses may share a subject; neque is "and … not".',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(400)) {
        const row = humanVerb(draft);
        const one = draft.clause(row, tense, { plain: true, bare: 0 });
        const other =
          one?.subject.kind === 'noun' && draft.stock.isOf(one.subject.lexeme, ['human'])
            ? draft.noun(['human'], { adorned: 0 })
            : undefined;
        return straight(
          one &&
            other && {
              ...one,
              joined: {
                by: 'sed',
                clause: {
                  ...one,
                  subject: other,
                  args: one.args
                    .filter(({ role }) => role === 'object')
                    .map((arg) => ({ ...arg, phrase: thatOne(draft, arg.phrase) })),
                  isNegated: true,
                },
                isSame: false,
              },
            },
        );
      }
      const by = draft.random.pick(['et', 'et', 'neque'] as const);
      const isStaying = ({ verb, whither, whence }: VerbFrame): boolean =>
        !GOING.has(verb) && !whither && !whence;
      const first = draft.clause(humanVerb(draft, isStaying), tense, { plain: true, bare: 100 });
      const second =
        first &&
        draft.clause(
          // What one does not do besides is done to something: "and did not get up" tells nothing.
          humanVerb(
            draft,
            (row) => isStaying(row) && !PLACED.has(row.verb) && (by === 'et' || row.kind !== 'none'),
          ),
          tense,
          { plain: true, bare: 0, subject: same(first.subject) },
        );
      if (!first || !second || first.tense !== second.tense) return undefined;
      return straight({
        ...first,
        joined: {
          by,
          clause: {
            ...second,
            args: second.args.filter(({ role }) => role === 'object' || role === 'indirect'),
          },
          isSame: true,
        },
      });
    },
  },
];
