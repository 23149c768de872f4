// What holds for every verb about an account, whatever it does: the same properties as for kingdoms (registry.test.ts), over random play.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleKingdom } from '@sigilla/engine/actions/decide.ts';
import type { FreelyDone } from '@sigilla/engine/actions/deed.ts';
import { DEEDS, findDeed, parseAction } from '@sigilla/engine/actions/registry.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import { beginWalk, newPalace } from '@sigilla/engine/learning/palace/session.ts';
import { PURPOSES } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { accountOf, aKingdom, HOUR, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { asked, wishes } from '../../support/wishes.ts';
import type { Wish } from '../../support/wishes.ts';

const ACCOUNT_DEEDS = DEEDS.filter(({ subject }) => subject === 'account');
const SERVERS = ['default-server', 'standard'];
const played = fc.array(wishes, { minLength: 1, maxLength: 60, size: 'max' });

const ruler = aKingdom('harrow').build();
const account = accountOf(ruler);

const aCard = (lexeme: string) =>
  newCard(
    account.id,
    { lexeme, headword: lexeme, latin: lexeme, meaning: 'bread', room: 'culina', inflects: true },
    'recognise',
    'scroll',
    NOW,
  );

/** A realm with somebody who rules, learns, has letters unread, and a neighbour whose name they may read. */
const aRealm = (isPlaced: boolean): MemoryRealm => {
  const realm = new MemoryRealm(ruler, aKingdom('neighbour').build());
  const placement = isPlaced ? { at: NOW, skillLevel: 6, confidenceCalibration: 1 } : null;
  const learner = newLearner(account.id, NOW);
  const streak = { ...learner.streak, freezeScrollsAvailable: 2 };
  realm.documents.learners.set(account.id, { ...learner, placement, streak });
  realm.documents.notices.set('letter', {
    accountId: account.id,
    at: NOW,
    text: { code: 'noticesRead', params: { n: 1 } },
    link: null,
    readAt: null,
  });
  const cards = Array.from({ length: 6 }, (_, at) => aCard(`word_${at}`));
  for (const card of cards) realm.documents.cards.set(card.id, card);
  const cardIds = cards.map(({ id }) => id);
  realm.documents.palaces.set(account.id, beginWalk(newPalace(account.id), 'walk', cardIds, NOW));
  for (let index = 0; index < 18; index += 1) {
    const question = {
      questionType: 'multiple_choice',
      questionText: 'Quid puella facit?',
      correctAnswer: 'cantat',
      conceptTags: ['ablative'],
      grammarFocus: 'ablative of place',
      difficulty: 3,
    };
    realm.documents.questions.set(`question-${index}`, {
      id: `question-${index}`,
      accountId: account.id,
      purpose: index >= 12 ? 'review' : PURPOSES[index % 2 === 0 ? 0 : 2],
      paysOn: ruler.serverId,
      // What it says in full is the scholars' affair: no deed reads it.
      question: question as unknown as AskedQuestion['question'],
      level: 6,
      said: `said-${index}`,
      cardId: index >= 12 ? (cardIds[index - 12] ?? null) : null,
      writingId: null,
      askedAt: NOW,
      unjudged: null,
      answer: null,
    });
  }
  return realm;
};

type Look = (realm: MemoryRealm, wire: WireAction, serverId: string, found: Result<FreelyDone>) => void;
const playThrough = (list: readonly Wish[], look: Look): void => {
  const realm = aRealm((list[0]?.which[11] ?? 0) % 4 !== 0);
  for (const wish of list) {
    realm.now += wish.hours * HOUR;
    const { wire } = asked(wish, realm, [ruler.id], ACCOUNT_DEEDS);
    const serverId = SERVERS[(wish.which[10] ?? 0) % 3 === 0 ? 1 : 0] ?? ruler.serverId;
    look(realm, wire, serverId, realm.weighFor(account, wire, serverId));
    realm.playFor(account, wire, serverId);
  }
};
const everyDocument = (realm: MemoryRealm): string =>
  JSON.stringify(Object.values(realm.documents).map((documents) => [...documents]));

describe('every verb about an account', () => {
  it('is really done in this random play', () => {
    const doneSoFar = new Set<string>();
    for (const list of fc.sample(played, { numRuns: 2000, seed: 7 })) {
      if (doneSoFar.size === ACCOUNT_DEEDS.length) break;
      playThrough(list, (_realm, wire, _serverId, found) => {
        if (found.ok) doneSoFar.add(findDeed(wire)?.verb.id ?? '');
      });
    }
    expect([...doneSoFar].toSorted()).toEqual(ACCOUNT_DEEDS.map(({ verb }) => verb.id).toSorted());
  });

  it('KR-085 leaves everything as it was until it is kept (inputs are frozen), and decides the same from the same', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, wire, serverId, found) => {
          const before = everyDocument(realm);
          expect(realm.weighFor(account, wire, serverId)).toEqual(found);
          expect(everyDocument(realm)).toBe(before);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('credits a kingdom only when time has paid its turns, and accounts for every change of it', () => {
    let credited = 0;
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, _wire, _serverId, found) => {
          for (const change of (found.ok ? found.value.changes : undefined) ?? []) {
            if (change.aggregate !== 'kingdoms' || change.isNew) continue;
            const before = realm.kingdom(change.id);
            const { body, lines = [] } = change;
            credited += 1;
            expect(settleKingdom(body, rulesOf(body.serverId), realm.now).kingdom.turns).toEqual(body.turns);
            const sum = { ...before.resources };
            let turns = before.turns.count;
            for (const line of lines) {
              for (const name of RESOURCES) sum[name] += line.resources[name] ?? 0;
              turns += line.turns;
              expect(line.balance).toEqual({ resources: sum, turns });
            }
            expect(sum).toEqual(body.resources);
            expect(turns).toBe(body.turns.count);
            expect(body.ledgerCount).toBe(before.ledgerCount + lines.length);
          }
        });
      }),
      { numRuns: 150 },
    );
    expect(credited).toBeGreaterThan(20);
  });

  it('carries its input across the wire and back', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (_realm, wire) => {
          const parsed = parseAction(JSON.parse(JSON.stringify(wire)) as WireAction);
          if (!parsed.ok) return;
          const { deed, input } = parsed.value;
          expect(parseAction(deed.verb.wire(input as Record<string, unknown>))).toEqual(parsed);
        });
      }),
      { numRuns: 30 },
    );
  });
});
