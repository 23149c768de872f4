// What a battle leaves behind: the report, experience, veterans, and the replay that proves it.
import { describe, expect, it } from 'vitest';
import { advanceVeterans, battleAward, unitExperience } from '@sigilla/engine/battle/experience.ts';
import { Replay, battleSeed, replayOf, seedHashOf } from '@sigilla/engine/battle/replay.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { beginBattle, fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

const setup = aBattle(anArmy({ swordsmen: 24, archers: 10 }), anArmy({ pikemen: 20, archers: 12 }));
const nonces = { challenger: 'north', defender: 'south' };

const fought = () => {
  const { state, rounds } = fightBattle(
    setup,
    battleSeed(SEED, nonces.challenger, nonces.defender),
    (round) => (round % 2 === 0 ? orders({ stance: 'press' }) : orders({}, { target: 'nearest' })),
  );
  return { state, rounds, report: battleReport(setup, state, rounds) };
};

const replay = (): Replay => {
  const { rounds, report } = fought();
  return replayOf(setup, SEED, nonces, rounds, report);
};

describe('the report', () => {
  it('G-147 LR-072 gives final power as 100 times the surviving men, and the shared rating beside it', () => {
    const { attacker } = fought().report;
    expect(attacker.finalPower).toBe(100 * (34 - attacker.fallen));
    // Swordsmen rate 5 + 4 + 6, archers 6 + 2 + 3.
    expect(attacker.initialPower).toBe(24 * 15 + 10 * 11);
    const [swords, bows] = attacker.casualties.map(({ fallen }) => fallen);
    expect(attacker.rating.after).toBe(attacker.initialPower - (swords ?? 0) * 15 - (bows ?? 0) * 11);
  });

  it('counts a company’s last wounded man among the living', () => {
    const { state, rounds, report } = fought();
    const lastMen = rounds.at(-1)?.men.defender ?? 0;
    expect(report.defender.men - report.defender.fallen).toBeLessThanOrEqual(lastMen);
    expect(report.rounds).toBe(state.round);
  });

  it('is not written before the battle is over', () => {
    expect(() => battleReport(setup, beginBattle(setup), [])).toThrow('not over');
  });
});

describe('experience', () => {
  it('G-188 awards 100, half as much again for the winner, up to double against a stronger enemy', () => {
    expect(battleAward(true, 100, 100)).toBe(150);
    expect(battleAward(false, 100, 100)).toBe(100);
    expect(battleAward(true, 100, 150)).toBe(225);
    expect(battleAward(true, 100, 500)).toBe(300);
    expect(battleAward(true, 200, 100)).toBe(150);
    expect(battleAward(false, 300, 301)).toBe(100);
    expect(battleAward(false, 0, 40)).toBe(200);
  });

  it('G-188 of a unit is its share of the award: what it felled against its own side’s rating', () => {
    expect(unitExperience(150, 100, 400, 0)).toBe(0);
    expect(unitExperience(150, 40, 400, 7)).toBe(15);
    expect(unitExperience(150, 0, 400, 7)).toBe(0);
    expect(unitExperience(300, 400, 400, 1)).toBe(20);
    // Eight hundred archers learn nothing from a handful of militia.
    expect(unitExperience(150, 60, 8800, 800)).toBe(1);
  });

  it('G-188 shares the award: what the units of a side gain together is never more than it', () => {
    const { report } = fought();
    for (const side of SIDES) {
      const gains = report.experienceGained.filter(({ participant }) => participant === side);
      const { experience, initialPower } = report[side];
      const enemy = report[side === 'attacker' ? 'defender' : 'attacker'];
      const felled = enemy.rating.before - enemy.rating.after;
      const most = (experience * felled) / initialPower;
      const sum = gains.reduce((total, { xpGain }) => total + xpGain, 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(most);
    }
  });

  it('G-119 KR-006 raises a unit from recruit to veteran to elite to legendary, a step for twenty points', () => {
    expect(advanceVeterans('recruit', 15, 4)).toEqual({ veteranLevel: 'recruit', experience: 19 });
    expect(advanceVeterans('recruit', 15, 5)).toEqual({ veteranLevel: 'veteran', experience: 0 });
    expect(advanceVeterans('veteran', 12, 10)).toEqual({ veteranLevel: 'elite', experience: 2 });
    expect(advanceVeterans('elite', 19, 10)).toEqual({ veteranLevel: 'legendary', experience: 9 });
    expect(advanceVeterans('legendary', 15, 10)).toEqual({ veteranLevel: 'legendary', experience: 20 });
    expect(advanceVeterans('recruit', 0, 60)).toEqual({ veteranLevel: 'legendary', experience: 0 });
  });
});

describe('a replay', () => {
  it('verifies, and still does after JSON', () => {
    const stored = Replay.parse(JSON.parse(JSON.stringify(replay())));
    expect(verifyReplay(stored)).toEqual({ verified: true });
  });

  it('commits to its seed by SHA-256', () => {
    expect(seedHashOf(SEED)).toBe(sha256Hex(SEED));
    expect(verifyReplay({ ...replay(), seedHash: sha256Hex('another') })).toMatchObject({
      verified: false,
      round: 0,
      reason: 'seed',
    });
  });

  it('names the first round that was tampered with', () => {
    const good = replay();
    const rounds = good.rounds.map((log, i) =>
      i === 2 ? { ...log, hits: log.hits.map((n, k) => (k === 1 ? n + 1 : n)) } : log,
    );
    expect(verifyReplay({ ...good, rounds })).toEqual({ verified: false, round: 3, reason: 'round' });
  });

  it('notices changed orders, nonces, armies, a missing round and a polished report', () => {
    const good = replay();
    const [first, ...rest] = good.rounds;
    if (!first) throw new Error('no round');
    const bribed = { ...first, orders: orders({ stance: 'feint' }) };
    expect(verifyReplay({ ...good, rounds: [bribed, ...rest] })).toMatchObject({ round: 1 });
    expect(verifyReplay({ ...good, nonces: { ...nonces, defender: 'west' } })).toMatchObject({ round: 1 });
    const stronger = structuredClone(good.setup);
    stronger.attacker.units.forEach((unit) => {
      unit.attack += 1;
    });
    expect(verifyReplay({ ...good, setup: stronger })).toMatchObject({ round: 1 });
    const short = { ...good, rounds: good.rounds.slice(0, -1) };
    expect(verifyReplay(short)).toEqual({ verified: false, round: good.rounds.length, reason: 'round' });
    const report = { ...good.report, attacker: { ...good.report.attacker, fallen: 0 } };
    expect(verifyReplay({ ...good, report })).toMatchObject({ verified: false, reason: 'report' });
  });

  it('of another engine version is not guessed at', () => {
    const good = replay();
    const later = { ...good, versions: { ...good.versions, engine: 99 } };
    expect(verifyReplay(later)).toEqual({ verified: false, round: 0, reason: 'version' });
  });
});
