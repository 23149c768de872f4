// Hanging words: a card for each skill that has none.
import { ok } from '../../core/result.ts';
import { newCard } from '../../learning/palace/card.ts';
import type { Card } from '../../learning/palace/card.ts';
import { accountDeed } from '../deed.ts';
import { created } from '../outcome.ts';
import { hangWords } from './hangWords.ts';

export const hangWordsDeed = accountDeed(
  hangWords,
  ({ actor: { accountId }, loaded: known, now }, { cards, source }) => {
    const fresh = new Map<string, Card>();
    for (const { word, skill } of cards) {
      const card = newCard(accountId, word, skill, source, now);
      if (!known.has(card.id)) fresh.set(card.id, card);
    }
    return ok({
      changes: [...fresh.values()].map((card) => created('cards', card)),
      message: { code: 'wordsHung', params: { n: fresh.size } },
      report: { added: fresh.size, known: cards.length - fresh.size },
    });
  },
);
