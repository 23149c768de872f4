// What a realm might try once a window has seen it swear: refuse the window's word and draw the battle from one that it likes better, or write other
// spoils under a record when it is over. With the realm's own key and every digest in order; what the window has kept tells.
import { describe, expect, it } from 'vitest';
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import { headOfClosing, headOfCommitment, headOfOpening, headOfRound } from '@sigilla/engine/proof/record.ts';
import { Witness, looked, refused, taken } from '@sigilla/engine/proof/witness.ts';
import { drawnUp } from '@sigilla/engine/war/oath.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { Spoils } from '@sigilla/engine/war/spoils.ts';
import { aKingdom, rulesOf } from '../../support/builders.ts';
import { NOTARY } from '../../support/notary.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { meetToSpeak, settle, speak, theBattle } from '../war/wager.ts';
import { PUBLISHED, WORDS, fought, judged } from './records.ts';

const { battle: BATTLE, replay: TRUE, witness: WITNESS } = fought();
const VIEWER = BATTLE.attacker.accountId;

/** The window of the challenger when it has seen the oath and no more, and has said a word. */
const spoken = (word: string): Witness => ({
  ...WITNESS,
  word,
  opening: null,
  rounds: [],
  spoils: null,
});

/** The record with other spoils, its end sealed anew with the realm's own key. */
const withSpoils = (record: Replay, spoils: Spoils | null): Replay => {
  const { proof, setup, nonces, rounds, seed, report } = record;
  if (proof === undefined) throw new Error('there is no proof');
  const words = { attacker: nonces.challenger, defender: nonces.defender };
  let head = headOfOpening(headOfCommitment(proof.sworn.commitment), words, proof.opening.from, setup);
  for (const [i, round] of rounds.entries())
    head = headOfRound(head, round, proof.given[i] ?? { attacker: false, defender: false });
  const { settledAt } = proof.closing;
  const seal = NOTARY.seal(headOfClosing(head, seed, report, spoils, settledAt));
  return { ...record, proof: { ...proof, closing: { spoils, settledAt, seal } } };
};

describe('a word that the realm would not take', () => {
  const other = fought({ ...WORDS, attacker: 'a-word-that-pleases' }).replay;

  it('convicts nobody while it was merely said twice, and is said to be missing where another stands for it', () => {
    const mine = refused(spoken(WORDS.attacker));
    expect(judged(TRUE, { witness: mine }).proved).toContain('ownWord');
    const verdict = judged(other, { witness: mine });
    expect(verdict).toMatchObject({ status: 'verified', fault: null });
    expect(verdict.believed).toContain('strangeWord');
    expect(verdict.proved).not.toContain('ownWord');
  });

  it('convicts the realm where it had been taken', () => {
    expect(judged(other, { witness: taken(spoken(WORDS.attacker)) }).fault).toEqual({
      code: 'otherWord',
      round: null,
    });
  });

  it('convicts nobody while no answer came: a line that dropped looks the same', () => {
    const verdict = judged(other, { witness: spoken(WORDS.attacker) });
    expect(verdict).toMatchObject({ status: 'verified', fault: null });
    expect(verdict.believed).toContain('wordUnanswered');
    expect(verdict.proved).not.toContain('ownWord');
  });

  it('is taken, too, where the realm has shown it', () => {
    const view = publicBattle(BATTLE, VIEWER);
    expect(looked(spoken(WORDS.attacker), view)?.taken).toBe(true);
    expect(looked(spoken('another'), view)?.taken).toBeUndefined();
  });

  it('is named where the word of the day spoke instead', () => {
    const ruler = (id: string) => aKingdom(id).atLevel(60).withArmy({ swordsmen: 3 }).build();
    const realm = new MemoryRealm(ruler('harrow'), ruler('wick'));
    const waiting = meetToSpeak(realm, 'harrow', 'wick');
    done(speak(realm, 'wick', WORDS.defender));
    const drawn = drawnUp(theBattle(realm), rulesOf(), NOTARY, realm.now);
    const record = replayOfBattle(settle(realm, drawn).battle);
    const kept = looked(null, publicBattle(waiting, waiting.attacker.accountId));
    if (record === null || kept === null) throw new Error('there is no record');
    const verdict = judged(record, { witness: refused({ ...kept, word: WORDS.attacker }) });
    expect(verdict).toMatchObject({ status: 'verified' });
    expect(verdict.believed).toContain('wordRefused');
  });

  it('is kept, and never forgotten for being refused', () => {
    const kept = refused(spoken('mine'));
    expect(kept.word).toBe('mine');
    expect(Witness.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
});

describe('what a battle brought', () => {
  const spoils = TRUE.proof?.closing.spoils ?? null;
  const other = spoils === null ? null : { ...spoils, goldGained: { attacker: 0 - 500, defender: 500 } };

  it('is proved by the window that saw the end', () => {
    expect(withSpoils(TRUE, spoils)).toEqual(TRUE);
    const { proved } = judged(TRUE, { witness: looked(WITNESS, publicBattle(BATTLE, VIEWER)) });
    expect(proved).toContain('endKept');
  });

  it('is not written anew under the realm’s own seal before that window', () => {
    expect(other).not.toBeNull();
    for (const forged of [withSpoils(TRUE, other), withSpoils(TRUE, null)]) {
      expect(judged(forged).status).toBe('verified');
      expect(judged(forged, { witness: WITNESS, known: PUBLISHED.keys }).fault).toEqual({
        code: 'otherEnd',
        round: null,
      });
    }
  });

  it('stays as it was first seen, and is nothing to a window that left before', () => {
    const twice = looked(WITNESS, publicBattle({ ...BATTLE, spoils: other }, VIEWER));
    expect(judged(TRUE, { witness: twice }).status).toBe('verified');
    const { spoils: _, ...left } = WITNESS;
    expect(judged(withSpoils(TRUE, other), { witness: left }).status).toBe('verified');
    expect(judged(TRUE, { witness: left }).proved).not.toContain('endKept');
  });
});
