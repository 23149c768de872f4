// How the realm's own rulers keep company, as players notice it: how long a newcomer is left to look round, and how soon one is written to again.
import { describe, expect, it } from 'vitest';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { NPC_TEMPERS } from '@sigilla/engine/kingdom/kingdom.ts';
import type { NpcTemper } from '@sigilla/engine/kingdom/kingdom.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { isNewcomer, meansIt, wouldInvite, wouldMeet, wroteLately } from '@sigilla/engine/war/npcManners.ts';
import { aKingdom, anNpcKingdom, NOW } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { SEED } from '../battle/armies.ts';
import { meet } from './wager.ts';

const MINUTE = 60_000;

describe('a player', () => {
  it('who has founded a kingdom looks round for two minutes before the realm’s own challenge them', () => {
    const founded = aKingdom().build();
    expect(isNewcomer(founded, founded.foundedAt + 2 * MINUTE - 1)).toBe(true);
    expect(isNewcomer(founded, founded.foundedAt + 2 * MINUTE)).toBe(false);
  });

  it('hears nothing from the realm’s own for ten minutes from the end of a battle to which one of them called', () => {
    const realm = new MemoryRealm(anNpcKingdom(0).build(), aKingdom('wick').build());
    const [npc] = realm.kingdoms.keys();
    const called = meet(realm, npc ?? '', 'wick');
    const ended = (battle: BattleDoc, settledAt: number | null) => ({ ...battle, settledAt });
    const fought = ended(called, NOW + MINUTE);
    expect(wroteLately(fought, NOW + 11 * MINUTE - 1)).toBe(true);
    expect(wroteLately(fought, NOW + 11 * MINUTE)).toBe(false);
    // Of one that was never fought the ten minutes run from the challenge.
    expect(wroteLately(ended(called, null), called.proposedAt + 10 * MINUTE)).toBe(false);
    expect(wroteLately({ ...fought, attacker: { ...fought.attacker, isNpc: false } }, NOW + MINUTE)).toBe(
      false,
    );
    expect(wroteLately(undefined, NOW)).toBe(false);
  });
});

describe('the realm’s own', () => {
  /** How often of ten thousand, in percent. */
  const percent = (wants: (random: ReturnType<typeof randomFrom>) => boolean): number => {
    const random = randomFrom(forkSeed(SEED, 'manners'));
    return Math.round(Array.from({ length: 10_000 }).filter(() => wants(random)).length / 100);
  };

  it('write to a player who is here in three turns of ten, and meet one another in two', () => {
    expect(percent(wouldInvite)).toBeCloseTo(30, -1);
    expect(percent(wouldMeet)).toBeCloseTo(20, -1);
  });

  it('raid their neighbours in earnest only where they are raiders, and then in two bouts of five', () => {
    const earnest = (temper: NpcTemper) => percent((random) => meansIt(temper, random));
    for (const temper of NPC_TEMPERS) expect(earnest(temper)).toBeCloseTo(temper === 'raider' ? 40 : 0, -1);
  });
});
