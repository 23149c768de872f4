// Hanging words in the Memory Palace, from the dictionary or a deck. The house gives this command when the scholars have found the words: what a
// word is called and means is not the caller's to say. A card that hangs there already stays as it is.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { HousedWord, SOURCES, Skill, cardId } from '../../learning/palace/card.ts';
import type { Card } from '../../learning/palace/card.ts';
import { accountVerb } from '../freeVerb.ts';
import { glance } from '../load.ts';

/** Cards that one command may hang. */
export const MOST_HUNG = 60;

export const hangWords = accountVerb({
  id: 'hang_words',
  givenBy: 'envoys',
  input: z.object({
    cards: z.array(z.object({ word: HousedWord, skill: Skill })).max(MOST_HUNG),
    source: z.enum(SOURCES),
  }),
  *load({ accountId }, { cards }) {
    const known = new Map<string, Card>();
    for (const { word, skill } of cards) {
      const card = yield* glance('cards', cardId(accountId, word.lexeme, skill));
      if (card !== null) known.set(card.id, card);
    }
    return known;
  },
  see: () => null,
  check: () => fine,
  report: z.object({ added: z.int(), known: z.int() }),
});
