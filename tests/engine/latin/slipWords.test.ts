// The words that are let through before a slip is searched for. What they shut out must be said by no slip, or a learner would be told less.
import { describe, expect, it } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { vocabularyOf } from '@sigilla/engine/latin/questions/grading/english/matchEnglish.ts';
import { mayStandIn } from '@sigilla/engine/latin/questions/grading/english/slipWords.ts';
import { wideEnglishOf } from '@sigilla/engine/latin/questions/grading/english/wideEnglish.ts';
import { slipsOf } from '@sigilla/engine/latin/questions/grading/slips.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { FRAMES } from '@sigilla/engine/latin/sentences/frames.ts';
import { speakingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import type { SentenceTree } from '@sigilla/engine/latin/sentences/tree.ts';
import { latinMaterial } from './latinMaterial.ts';
import { longIt } from '../../support/longIt.ts';

const { index, frames } = latinMaterial;
const stock = speakingStock(index);

/** What an answer may do instead of what the sentence does. */
const MODES = ['statement', 'ne', 'nonne', 'num'] as const;

/** A sentence of every third construction. */
const trees = FRAMES.filter((_, at) => at % 3 === 0).flatMap(({ name, level }) => {
  const random = randomFork('the words of slips', name);
  return composeSentence({ index, frames, random, level, focus: name })?.tree ?? [];
});

const shutOut = (tree: SentenceTree, others: readonly SentenceTree[]): readonly string[] => {
  const mayStand = mayStandIn(index, tree, wideEnglishOf(stock, tree));
  return others.flatMap((other) =>
    [...vocabularyOf(wideEnglishOf(stock, other))].filter((word) => !mayStand(word)),
  );
};

describe('the words an answer may have that is nearly right', () => {
  it('are all that a sentence one slip away says', () => {
    expect(trees.length).toBeGreaterThan(40);
    const missed = trees.flatMap((tree) =>
      shutOut(
        tree,
        slipsOf(index, tree).map((slip) => slip.tree),
      ),
    );
    expect([...new Set(missed)]).toEqual([]);
  });

  longIt('are all that the same sentence says when it states or asks', () => {
    const plain = trees.filter(({ asks }) => asks === undefined);
    const missed = plain.flatMap((tree) =>
      shutOut(
        tree,
        MODES.map((mode) => ({ ...tree, mode })),
      ),
    );
    expect([...new Set(missed)]).toEqual([]);
  });

  it('are not any word', () => {
    const mayStand = trees.map((tree) => mayStandIn(index, tree, wideEnglishOf(stock, tree)));
    for (const strange of ['et', 'zebra', 'computer'])
      expect(
        mayStand.some((may) => may(strange)),
        strange,
      ).toBe(false);
  });
});
