// Records for the tests of proof: a battle played by the engine's own verbs between two windows that keep what they see.
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import { looked } from '@sigilla/engine/proof/witness.ts';
import type { Witness } from '@sigilla/engine/proof/witness.ts';
import { verifyBattle } from '@sigilla/engine/proof/verify.ts';
import type { Evidence } from '@sigilla/engine/proof/verify.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { checkSignature } from '@sigilla/server/app/notary.ts';
import { aKingdom, NOW } from '../../support/builders.ts';
import { NOTARY } from '../../support/notary.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { meetToSpeak, settle, speak, theBattle } from '../war/wager.ts';

export const WORDS = { attacker: 'a-word-of-harrow', defender: 'a-word-of-wick' } as const;

export interface Fought {
  readonly battle: BattleDoc;
  readonly replay: Replay;
  /** What the challenger's window kept: it saw every round. */
  readonly witness: Witness;
}

/** What a window of `side` keeps of a battle at each of these moments. */
const keptOf = (moments: readonly BattleDoc[], side: 'attacker' | 'defender'): Witness | null => {
  let witness: Witness | null = null;
  for (const moment of moments) witness = looked(witness, publicBattle(moment, moment[side].accountId));
  return witness === null ? null : { ...witness, word: moments.at(-1)?.[side].nonce ?? null };
};

/** A ranked battle, fought to its end, both windows speaking. */
export const fought = (words: Readonly<Record<'attacker' | 'defender', string>> = WORDS): Fought => {
  const ruler = (id: string, army: Readonly<Record<string, number>>) =>
    aKingdom(id).atLevel(60).withArmy(army).with({ protectedUntil: null }).build();
  const realm = new MemoryRealm(
    ruler('harrow', { swordsmen: 3, archers: 2 }),
    ruler('wick', { pikemen: 4, archers: 1 }),
  );
  const waiting = meetToSpeak(realm, 'harrow', 'wick', { ranked: true });
  done(speak(realm, 'harrow', words.attacker));
  done(speak(realm, 'wick', words.defender));
  const drawn = theBattle(realm);
  const { battle } = settle(realm, drawn);
  const replay = replayOfBattle(battle);
  const midway = {
    ...battle,
    status: 'fighting' as const,
    rounds: battle.rounds.slice(0, 2),
    given: battle.given.slice(0, 2),
    seals: battle.seals.slice(0, 2),
  };
  const witness = keptOf([waiting, drawn, midway, battle], 'attacker');
  if (replay === null || witness === null) throw new Error('there is no record');
  return { battle, replay, witness };
};

/** What is known of the realm's notary by whoever has asked it. */
export const PUBLISHED = NOTARY.view(utcDay(NOW));

/** Evidence of somebody who has asked the realm, and kept nothing. */
const ASKED: Evidence = {
  battleId: null,
  notary: PUBLISHED,
  known: [],
  witness: null,
  check: checkSignature,
};

/** The verdict on a record in the light of what somebody knows besides. */
export const judged = (replay: Replay, evidence: Partial<Evidence> = {}) =>
  verifyBattle(replay, { ...ASKED, ...evidence });
