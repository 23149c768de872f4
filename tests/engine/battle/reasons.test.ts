// Why the weaker host won: what is named must be what told.
import { describe, expect, it } from 'vitest';
import { isUpset, reasonsOf } from '@sigilla/engine/battle/reasons.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

describe('the reasons of a battle', () => {
  const codes = (...battle: Parameters<typeof aBattle>) => {
    const setup = aBattle(...battle);
    const { rounds, state } = fightBattle(setup, SEED);
    const winner = state.ending?.winner ?? 'none';
    if (winner === 'none') throw new Error('nobody won');
    return { winner, codes: reasonsOf(setup, rounds, winner).map(({ code }) => code), setup };
  };

  it('name the commander, the ground and the arms that decided it', () => {
    const led = codes(anArmy({ soldiers: 40 }, { commanderBonus: 50 }), anArmy({ soldiers: 40 }));
    expect(led.winner).toBe('attacker');
    expect(led.codes[0]).toBe('commander');
    const walled = codes(anArmy({ soldiers: 40 }), anArmy({ soldiers: 40 }), { type: 'siege' });
    expect(walled.winner).toBe('defender');
    expect(walled.codes).toContain('cover');
    const mounted = codes(anArmy({ heavy_cavalry: 20 }), anArmy({ archers: 60 }));
    expect(mounted.winner).toBe('attacker');
    expect(mounted.codes).toEqual(expect.arrayContaining(['matchup', 'exposed']));
  });

  it('name the field where the stronger lost to it', () => {
    const setup = aBattle(anArmy({ soldiers: 100 }), anArmy({ soldiers: 112 }));
    let upsets = 0;
    let byField = 0;
    for (let i = 0; i < 200; i += 1) {
      const { rounds, state } = fightBattle(setup, forkSeed(SEED, 'upset', i), () => orders());
      if (state.ending?.winner !== 'attacker' || !isUpset(setup, 'attacker')) continue;
      upsets += 1;
      const [first] = reasonsOf(setup, rounds, 'attacker');
      if (first?.code === 'tide' || first?.code === 'fortune') byField += 1;
    }
    expect(upsets).toBeGreaterThan(20);
    expect(byField / upsets).toBeGreaterThan(0.8);
  });

  it('count the dice as each side threw them, and the tide for one side against the other', () => {
    const setup = aBattle(anArmy({ soldiers: 40 }, { commanderBonus: 50 }), anArmy({ soldiers: 40 }));
    const { rounds, state } = fightBattle(setup, SEED);
    expect(state.ending?.winner).toBe('attacker');
    const told = (fortune: { attacker: number; defender: number }, tide: number) =>
      reasonsOf(
        setup,
        rounds.map((log) => ({ ...log, fortune, tide })),
        'attacker',
      ).filter(({ code }) => code === 'fortune' || code === 'tide');
    expect(told({ attacker: 30, defender: -40 }, 100)).toEqual([
      { code: 'tide', permille: 200 },
      { code: 'fortune', permille: 70 },
    ]);
    expect(told({ attacker: -40, defender: 30 }, -100)).toEqual([]);
    // What is less than twenty thousandths is not worth a word.
    expect(told({ attacker: 10, defender: -10 }, 9)).toEqual([{ code: 'fortune', permille: 20 }]);
  });
});
