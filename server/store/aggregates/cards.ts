// Cards of the Memory Palace as they are kept (engine/learning/palace/card.ts says what one is). Nobody is told of them: what a window shows changes
// by its own asking, or with the learner's. Lists read the summary, the palace's figures the shelves (shelves.ts), which move with every card.
import { Card } from '@sigilla/engine/learning/palace/card.ts';
import { cardLine } from '@sigilla/engine/learning/palace/palaceView.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate, listed } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

/** Version 1 did not say when a card was written. */
const unmoved: Step = (body) => ({ ...body, movedAt: 0 });
/** Nor does version 3, now that the shelves move with it. */
const moveless: Step = ({ movedAt: _, ...body }) => body;

export const cards = listed(
  aggregate({
    name: 'cards',
    shape: Card,
    versions: [unmoved, moveless],
    indexes: {
      /** [accountId, room, lexeme, skill] */
      account: (card) => [card.accountId, card.word.room, card.word.lexeme, card.skill],
      /** What may be asked: [accountId, dueAt] */
      due: (card) => (card.isSuspended ? null : [card.accountId, card.memory.dueAt]),
    },
    unique: {},
    told: 'none',
    owner: {
      by: 'account',
      found: ['account'],
      leaves: 'after the account',
      isHeld: 'never',
      shown: (card) =>
        only(card, { word: true, skill: true, memory: true, isSuspended: true, source: true, addedAt: true }),
    },
  }),
  1,
  cardLine,
);
