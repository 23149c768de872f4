// The words of the realm's own rulers: each follows from the day's link, the battle and the side, and each link from the anchor that was published.
// The realm itself, with its own key and every digest reckoned anew, is caught at any other word. And the orders that a window keeps of its own.
import { describe, expect, it } from 'vitest';
import { battleSeed } from '@sigilla/engine/battle/replay.ts';
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { drawSky } from '@sigilla/engine/battle/skies.ts';
import { bareOf, underSky } from '@sigilla/engine/battle/skyless.ts';
import { DEFAULT_ORDERS } from '@sigilla/engine/battle/orders.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { hashedOn, wordOfDay } from '@sigilla/engine/proof/dayWords.ts';
import { headOfClosing, headOfCommitment, headOfOpening, headOfRound } from '@sigilla/engine/proof/record.ts';
import type { Commitment, ReplayProof } from '@sigilla/engine/proof/shapes.ts';
import { looked, noted } from '@sigilla/engine/proof/witness.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { layingDownArms } from '@sigilla/engine/battle/orders.ts';
import { HOUR, NOW, aKingdom, anNpcKingdom } from '../../support/builders.ts';
import { NOTARY } from '../../support/notary.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { challenging, settle, speak, theBattle, war } from '../war/wager.ts';
import { PUBLISHED, judged } from './records.ts';

const DAY = 24 * HOUR;
/** The chain began at NOW; the oath is sworn some days on, so that a link is not the anchor itself. */
const SWORN_AT = NOW + 5 * DAY;

/** A raid on a kingdom of the realm: the ruler's window speaks, and for the realm's own the word of the day. */
const raid = () => {
  const npc = anNpcKingdom(0).build();
  const realm = new MemoryRealm(aKingdom('harrow').build(), npc);
  realm.now = SWORN_AT;
  done(realm.play('harrow', challenging(npc.id, { speaks: true, ranked: true })));
  const battleRequestId = theBattle(realm).id;
  const army = npc.armies[0]?.id ?? '';
  done(realm.play(npc.id, war('accept_battle', { battleRequestId, defenderArmyId: army })));
  const oath = theBattle(realm);
  done(speak(realm, 'harrow', 'a-word-of-harrow'));
  const drawn = theBattle(realm);
  const { battle } = settle(realm, drawn);
  const replay = replayOfBattle(battle);
  const viewer = battle.attacker.accountId;
  const witness = [oath, drawn, battle].reduce(
    (kept, moment) => looked(kept, publicBattle(moment, viewer)),
    looked(null, publicBattle(oath, viewer)),
  );
  if (replay === null || replay.proof === undefined || witness === null)
    throw new Error('there is no record');
  return { replay, proof: replay.proof, witness };
};
const { replay: TRUE, proof: PROOF, witness: WITNESS } = raid();

/** The whole battle as the realm would have it under another commitment and other words: fought again, every seal its own. */
const madeBy = (commitment: Commitment, words: { attacker: string; defender: string }): Replay => {
  const { skies, opening, given } = PROOF;
  const stirred = battleSeed(TRUE.seed, words.attacker, words.defender);
  const setup = underSky({ bare: bareOf(TRUE.setup), skies }, drawSky(skies, stirred));
  const orders = TRUE.rounds.map((round) => round.orders);
  const { state, rounds } = fightBattle(
    setup,
    stirred,
    (round) => orders[round - 1] ?? { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS },
  );
  const report = battleReport(setup, state, rounds);
  const saidOf = (i: number) => given[i] ?? { attacker: false, defender: true };
  const oath = headOfCommitment(commitment);
  let head = headOfOpening(oath, words, opening.from, setup);
  const opened = NOTARY.seal(head);
  const seals = rounds.map((round, i) => {
    head = headOfRound(head, round, saidOf(i));
    return NOTARY.seal(head);
  });
  head = headOfClosing(head, TRUE.seed, report, PROOF.closing.spoils, PROOF.closing.settledAt);
  const proof: ReplayProof = {
    sworn: { commitment, seal: NOTARY.seal(oath) },
    skies,
    opening: { ...opening, seal: opened },
    given: rounds.map((_, i) => saidOf(i)),
    seals,
    closing: { ...PROOF.closing, seal: NOTARY.seal(head) },
  };
  return {
    ...TRUE,
    setup,
    nonces: { challenger: words.attacker, defender: words.defender },
    rounds: [...rounds],
    report,
    proof,
  };
};

const { commitment: SWORN } = PROOF.sworn;
const WORDS = { attacker: TRUE.nonces.challenger, defender: TRUE.nonces.defender };
/** The same with another day's entry, and the word that would follow from it. */
const withDay = (day: Commitment['day'], more: Partial<Commitment> = {}): Replay => {
  const commitment = { ...SWORN, ...more, day };
  return madeBy(commitment, { ...WORDS, defender: wordOfDay(day.link, commitment.battleId, 'defender') });
};

describe('the word of a ruler of the realm', () => {
  it('is proved where it is the one that the chain gives', () => {
    expect(madeBy(SWORN, WORDS)).toEqual(TRUE);
    expect(judged(TRUE)).toMatchObject({ status: 'verified' });
    expect(judged(TRUE).proved).toContain('dayWords');
  });

  it('is no other than follows from the link, this battle and this side', () => {
    const { link } = SWORN.day;
    for (const word of [
      'anything-else',
      WORDS.defender.toUpperCase(),
      wordOfDay(link, SWORN.battleId, 'attacker'),
      wordOfDay(link, `${SWORN.battleId}x`, 'defender'),
      wordOfDay(hashedOn(link, 1), SWORN.battleId, 'defender'),
      WORDS.attacker,
    ])
      expect(judged(madeBy(SWORN, { ...WORDS, defender: word })).fault, word).toMatchObject({
        code: 'words',
      });
  });

  it('hangs on no link but the day’s: not a neighbour’s, not a made one, not on another anchor', () => {
    const { day, anchor, link } = SWORN.day;
    const yesterday = utcDay(SWORN_AT - DAY);
    const tomorrow = NOTARY.wordOf(utcDay(SWORN_AT + DAY));
    for (const entry of [
      { day, anchor, link: hashedOn(link, 1) },
      { day, anchor, link: tomorrow.link },
      { day, anchor, link: 'ab'.repeat(32) },
      { day, anchor: hashedOn(anchor, 1), link },
      { day, anchor: link, link },
      { day: yesterday, anchor, link },
      { day: tomorrow.day, anchor, link },
    ])
      expect(judged(withDay(entry)).fault, JSON.stringify(entry)).toMatchObject({ code: 'dayWord' });
  });

  it('is of the day of the oath: of ten years’ true words the realm may not choose', () => {
    for (const days of [1, 2, 30, 365, 3000]) {
      const other = NOTARY.wordOf(utcDay(SWORN_AT + days * DAY));
      expect(judged(withDay(other)).fault, other.day).toMatchObject({ code: 'dayWord' });
      // An oath that says it was sworn on that day agrees with itself; the window that saw it sworn does not agree with it.
      const at = new Date(SWORN_AT + days * DAY).toISOString();
      expect(judged(withDay(other, { at }), { witness: WITNESS }).fault).toMatchObject({ code: 'otherOath' });
    }
  });

  it('does not hang on a chain that the realm publishes only now', () => {
    const [chain] = PUBLISHED.chains;
    if (chain === undefined) throw new Error('no chain');
    for (const chains of [
      [{ ...chain, anchor: hashedOn(chain.anchor, 1) }],
      [{ ...chain, from: utcDay(NOW - DAY) }],
      [{ ...chain, from: utcDay(NOW + DAY) }],
    ])
      expect(judged(TRUE, { notary: { ...PUBLISHED, chains } }).fault).toMatchObject({ code: 'dayWord' });
  });
});

describe('the orders that a window keeps', () => {
  const ROUND = 1;
  const heard = TRUE.rounds[ROUND - 1]?.orders.attacker ?? DEFAULT_ORDERS;
  const spoke = { ...PROOF, given: PROOF.given.map((said) => ({ ...said, attacker: true })) };

  it('are those that were taken last, and none where nobody can tell', () => {
    const first = noted(WITNESS, 1, { stance: 'press', target: 'nearest' });
    const again = noted(noted(first, 2, layingDownArms), 1, heard);
    expect(again.orders).toEqual({ 1: heard, 2: layingDownArms });
    expect(noted(again, 1, null).orders).toEqual({ 2: layingDownArms });
    expect(WITNESS.orders).toEqual({});
  });

  it('vouch for a record that heard them, and convict one that did not', () => {
    expect(judged(TRUE, { witness: noted(WITNESS, ROUND, heard) })).toMatchObject({ status: 'verified' });
    for (const other of [
      { ...heard, stance: 'feint' as const },
      { ...heard, target: 'nearest' as const },
      { ...heard, formation: 'wedge' as const },
      { ...heard, reserve: true },
      layingDownArms,
    ])
      expect(judged(TRUE, { witness: noted(WITNESS, ROUND, other) }).fault, JSON.stringify(other)).toEqual({
        code: 'otherOrders',
        round: ROUND,
      });
  });

  it('name the rounds of which the record says that this ruler spoke, and this window does not', () => {
    expect(judged(TRUE, { witness: WITNESS }).believed).not.toContain('strangeOrders');
    const record = { ...TRUE, proof: spoke };
    const believed = judged(record, { notary: null, witness: { ...WITNESS, rounds: [] } }).believed;
    expect(believed).toContain('strangeOrders');
  });
});
