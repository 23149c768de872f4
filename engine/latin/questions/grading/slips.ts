// Trees that are one slip away from the right one, with what a learner should be told. An answer that says such a tree exactly is that
// slip and no other, so the fault can be named without guessing.
import type { LatinIndex } from '../../analyse.ts';
import type { SentenceTree } from '../../sentences/tree.ts';
import { askerSlips, clauseSlips } from './clauseSlips.ts';
import { clausesOf } from './latin/clausesOf.ts';
import { phraseSlips } from './phraseSlips.ts';
import type { Fault } from './verdict.ts';

/** A tree with one thing wrong. `isGrave`: the sense is turned round, so the answer is wrong and not merely close. */
export type Slip = { readonly tree: SentenceTree; readonly fault: Fault; readonly isGrave: boolean };

/** Each way to go wrong in one thing, the likelier ones first. */
export const slipsOf = (index: LatinIndex, tree: SentenceTree): readonly Slip[] => [
  ...clausesOf(tree.clause).flatMap(({ clause, put }) =>
    clauseSlips(index, clause, clause !== tree.clause).map(
      ({ clause: next, fault, isGrave = false }): Slip => ({
        tree: { ...tree, clause: put(next) },
        fault,
        isGrave,
      }),
    ),
  ),
  ...(tree.vocative
    ? phraseSlips(index, tree.vocative).map(({ phrase, fault }): Slip => ({
        tree: { ...tree, vocative: phrase },
        fault,
        isGrave: false,
      }))
    : []),
  ...(tree.asks
    ? askerSlips(tree.asks).map(({ asks, fault }): Slip => ({
        tree: { ...tree, asks },
        fault,
        isGrave: false,
      }))
    : []),
];
