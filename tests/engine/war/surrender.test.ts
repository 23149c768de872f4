// Laying down arms: when it may be done, what it ends, what it costs, who of the realm's own does it, and that the record proves it.
import { describe, expect, it } from 'vitest';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { DEFAULT_ORDERS } from '@sigilla/engine/battle/orders.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleState } from '@sigilla/engine/battle/state.ts';
import { NPC_TEMPERS } from '@sigilla/engine/kingdom/kingdom.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { npcOrders } from '@sigilla/engine/war/npcOrders.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { isDecided, nextRound } from '@sigilla/engine/war/round.ts';
import { layingDownArms } from '@sigilla/engine/battle/orders.ts';
import { HOUR, NOW, aKingdom, rulesOf } from '../../support/builders.ts';
import { MemoryRealm, done, refusedAs } from '../../support/realm.ts';
import { SEED, aBattle, anArmy } from '../battle/armies.ts';
import { meet, settle, theBattle, war } from './wager.ts';

const PLAYERS = { attacker: null, defender: null };
const LATER = NOW + 100 * HOUR;
const HOST = { militia: 12, soldiers: 6, archers: 8 };

const duel = (more = {}): { readonly realm: MemoryRealm; readonly battle: BattleDoc } => {
  const ruler = (id: string) => aKingdom(id).atLevel(60).withArmy(HOST);
  const realm = new MemoryRealm(ruler('harrow').build(), ruler('wick').build(), aKingdom('carr').build());
  // No beginners any more.
  realm.now = LATER;
  return { realm, battle: meet(realm, 'harrow', 'wick', more) };
};
const surrender = (realm: MemoryRealm, ruler: string, battleId: string) =>
  realm.play(ruler, war('surrender_battle', { battleId }));
/** The battle after one more round. */
const fight = (realm: MemoryRealm): BattleDoc => {
  const after = nextRound(theBattle(realm), PLAYERS, rulesOf(), LATER);
  realm.battles.set(after.id, after);
  return after;
};

describe('laying down arms', () => {
  it('ends a battle at any window, before the next blow, whoever does it', () => {
    for (const rounds of [0, 1, 3])
      for (const [ruler, side] of [
        ['harrow', 'attacker'],
        ['wick', 'defender'],
      ] as const) {
        const { realm, battle } = duel();
        for (let i = 0; i < rounds; i += 1) fight(realm);
        const before = theBattle(realm);
        const { decision } = done(surrender(realm, ruler, battle.id));
        expect(theBattle(realm).roundDueAt).toBe(LATER);
        expect(decision.done.jobs).toHaveLength(1);
        const after = fight(realm);
        expect(isDecided(after)).toBe(true);
        expect(after.state?.ending).toEqual({
          result: side === 'attacker' ? 'defeat' : 'victory',
          winner: opposite(side),
          cause: 'surrender',
        });
        expect(after.state?.pools).toEqual(before.state?.pools);
        expect(after.state?.morale).toEqual(before.state?.morale);
        const log = after.rounds.at(-1);
        expect(log?.hits).toEqual([]);
        expect(log?.orders).toEqual({
          attacker: DEFAULT_ORDERS,
          defender: DEFAULT_ORDERS,
          [side]: layingDownArms,
        });
        const events = after.setup === null || log === undefined ? [] : decodeRound(after.setup, log);
        expect(events.filter(({ type }) => type === 'surrendered')).toEqual([{ type: 'surrendered', side }]);
        expect(events.find(({ type }) => type === 'captionShown')).toMatchObject({
          occasion: 'surrender',
          side,
        });
      }
  });

  it('of both in the same moment is nobody’s victory', () => {
    const { realm, battle } = duel();
    done(surrender(realm, 'harrow', battle.id));
    done(surrender(realm, 'wick', battle.id));
    expect(fight(realm).state?.ending).toEqual({ result: 'stalemate', winner: 'none', cause: 'surrender' });
  });

  it('cannot be taken back, and what the other side had in mind stays its own', () => {
    const { realm, battle } = duel();
    const press = { battleId: battle.id, round: 1, stance: 'press', target: 'nearest' };
    done(realm.play('wick', war('set_orders', press)));
    done(surrender(realm, 'harrow', battle.id));
    expect(refusedAs(surrender(realm, 'harrow', battle.id))).toBe('already_surrendered');
    expect(refusedAs(realm.play('harrow', war('set_orders', press)))).toBe('already_surrendered');
    expect(JSON.stringify(fight(realm).rounds)).not.toContain('press');
  });

  it('is refused to strangers, before the hosts stand, after the end, and by an older law', () => {
    const { realm, battle } = duel();
    expect(refusedAs(surrender(realm, 'carr', battle.id))).toBe('not_a_commander');
    expect(refusedAs(surrender(realm, 'harrow', 'none'))).toBe('not_found');
    const { setup } = battle;
    if (setup === null) throw new Error('no hosts');
    realm.battles.set(battle.id, { ...battle, setup: { ...setup, engineVersion: 4 } });
    expect(refusedAs(surrender(realm, 'harrow', battle.id))).toBe('no_surrender');
    realm.battles.set(battle.id, { ...battle, setup: null, state: null });
    expect(refusedAs(surrender(realm, 'harrow', battle.id))).toBe('battle_not_fought');
    realm.battles.set(battle.id, { ...battle, status: 'settled' });
    expect(refusedAs(surrender(realm, 'harrow', battle.id))).toBe('battle_not_fought');
  });

  it('means nothing to a battle of an older law, whoever writes it into the record', () => {
    const setup = { ...aBattle(anArmy(HOST), anArmy(HOST)), engineVersion: 4 };
    const orders = { attacker: layingDownArms, defender: DEFAULT_ORDERS };
    const { log } = resolveRound(setup, beginBattle(setup), orders, SEED);
    expect(log.hits.length).toBeGreaterThan(0);
    expect(log.ending).toBeNull();
  });

  it('is proved by the record like any order: left out or put in, the replay does not verify', () => {
    const { realm, battle } = duel();
    fight(realm);
    done(surrender(realm, 'wick', battle.id));
    const settled = settle(realm, fight(realm)).battle;
    const replay = replayOfBattle(settled);
    if (replay === null) throw new Error('no replay');
    expect(verifyReplay(replay)).toEqual({ verified: true });
    for (const forge of [
      (log: (typeof replay.rounds)[number]) => {
        log.orders.defender = DEFAULT_ORDERS;
      },
      (log: (typeof replay.rounds)[number]) => {
        log.orders = { attacker: layingDownArms, defender: DEFAULT_ORDERS };
      },
    ]) {
      const forged = structuredClone(replay);
      const last = forged.rounds.at(-1);
      if (last !== undefined) forge(last);
      expect(verifyReplay(forged)).toMatchObject({ verified: false, reason: 'round' });
    }
  });
});

describe('what a surrender costs', () => {
  it('is a defeat’s honor and spoils, fifteen morale, and the lesson; nobody more falls', () => {
    const { realm, battle } = duel({ ranked: true });
    const morale = realm.kingdom('wick').armies[0]?.morale ?? 0;
    done(surrender(realm, 'wick', battle.id));
    const { battle: settled, kingdoms } = settle(realm, fight(realm));
    expect(settled.report).toMatchObject({ winner: 'attacker', cause: 'surrender' });
    expect(settled.report?.defender.fallen).toBe(0);
    expect(settled.spoils?.honorGained.attacker).toBeGreaterThan(0);
    expect(settled.spoils?.honorGained.defender).toBeLessThan(0);
    expect(settled.spoils?.experienceGained.defender).toBe(0);
    expect(kingdoms.defender.armies[0]?.morale).toBe(Math.max(50, morale - 15));
    expect(kingdoms.defender.war.losses).toBe(1);
  });
});

describe('a ruler of the realm', () => {
  const setup = aBattle(anArmy(HOST), anArmy(HOST));
  const inRound = (round: number, own: number, rival: number, side: Side): BattleState => {
    const state = beginBattle(setup);
    const morale =
      side === 'attacker' ? { attacker: own, defender: rival } : { attacker: rival, defender: own };
    return { ...state, round, morale };
  };
  /** What each does whose host has so much heart left above breaking, against a rival in good heart. */
  const deeds = (heart: number, inEarnest = true, round = 4) =>
    NPC_TEMPERS.map((temper) => {
      const state = inRound(round, 20 + heart, 75, 'defender');
      const { surrenders, stance } = npcOrders(
        temper,
        { setup, state, side: 'defender' },
        SEED,
        null,
        inEarnest,
      );
      return [temper, surrenders === true ? 'surrenders' : stance === 'fall_back' ? 'leaves' : 'fights'];
    });

  it('gives up by temper: the wary soonest, raiders slip away, the steady late, the bold never', () => {
    expect(Object.fromEntries(deeds(25))).toEqual({
      bold: 'fights',
      wary: 'fights',
      steady: 'fights',
      raider: 'fights',
    });
    expect(Object.fromEntries(deeds(18))).toEqual({
      bold: 'fights',
      wary: 'surrenders',
      steady: 'fights',
      raider: 'fights',
    });
    expect(Object.fromEntries(deeds(12))).toEqual({
      bold: 'fights',
      wary: 'surrenders',
      steady: 'fights',
      raider: 'leaves',
    });
    expect(Object.fromEntries(deeds(6))).toEqual({
      bold: 'fights',
      wary: 'surrenders',
      steady: 'surrenders',
      raider: 'leaves',
    });
  });

  it('never to blunted steel, nor before the third round, nor to a rival as shaken as itself', () => {
    for (const [, deed] of [...deeds(2, false), ...deeds(2, true, 1)]) expect(deed).toBe('fights');
    expect(Object.fromEntries(deeds(6, true, 2))).toMatchObject({ wary: 'surrenders', raider: 'leaves' });
    const even = inRound(6, 25, 28, 'attacker');
    for (const temper of NPC_TEMPERS)
      expect(
        npcOrders(temper, { setup, state: even, side: 'attacker' }, SEED, null, true).surrenders,
      ).toBeUndefined();
  });
});
