// What a unit's abilities do on the field: each is an effect with a handler, none is prose alone.
import { describe, expect, it } from 'vitest';
import { grants } from '@sigilla/engine/battle/bearing.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import { SEED, aBattle, anArmy, content, orders } from './armies.ts';

/** What a code adds to the attacker's first blow, charges first, of the round after those orders. */
const partOf = (code: string, setup: BattleSetup, ...given: readonly Orders[]): number => {
  let fought = { state: beginBattle(setup) };
  let part = 0;
  for (const one of given) {
    const next = resolveRound(setup, fought.state, one, SEED);
    const blow = decodeRound(setup, next.log).find(
      (event) => event.type === 'companyAttacked' && event.side === 'attacker',
    );
    const modifiers = blow?.type === 'companyAttacked' ? blow.modifiers : [];
    part = modifiers.find((modifier) => modifier.code === code)?.permille ?? 0;
    fought = next;
  }
  return part;
};

const against = (by: string, on: string): BattleSetup =>
  aBattle(anArmy({ [by]: 200 }), anArmy({ [on]: 200 }));

describe('the abilities of a unit', () => {
  it('are effects: no unit has none', () => {
    for (const { id, skill, traits } of content.units.values())
      expect(Object.keys(skill).length + traits.length, id).toBeGreaterThan(0);
  });

  it('brace militia while their host holds, and no longer', () => {
    const setup = against('swordsmen', 'militia');
    expect(partOf('ability', setup, orders())).toBe(-100);
    expect(partOf('ability', setup, orders({}, { stance: 'press' }))).toBe(0);
  });

  it('have soldiers lock their shields against missiles alone', () => {
    expect(partOf('ability', against('longbowmen', 'soldiers'), orders(), orders())).toBe(-100);
    expect(partOf('ability', against('swordsmen', 'soldiers'), orders())).toBe(0);
  });

  it('give longbowmen a first volley', () => {
    const setup = against('longbowmen', 'swordsmen');
    // A swordsman's small shield lets 150 more through, in every round.
    expect(partOf('ability', setup, orders())).toBe(450);
    expect(partOf('ability', setup, orders(), orders())).toBe(150);
  });

  it('lend weight to the charges of heavy riders and knights, but not into pikes', () => {
    const press = orders({ stance: 'press' }, { stance: 'press' });
    expect(partOf('charge', against('light_cavalry', 'swordsmen'), press)).toBe(300);
    expect(partOf('charge', against('heavy_cavalry', 'swordsmen'), press)).toBe(450);
    expect(partOf('charge', against('knights', 'swordsmen'), press)).toBe(500);
    expect(partOf('charge', against('heavy_cavalry', 'pikemen'), press)).toBe(-100);
    expect(partOf('charge', against('knights', 'pikemen'), press)).toBe(-100);
  });

  it('let a host rally where knights ride', () => {
    const [knights] = against('knights', 'swordsmen').attacker.units;
    const [riders] = against('heavy_cavalry', 'swordsmen').attacker.units;
    expect(knights && grants(knights, 'rally')).toBe(true);
    expect(riders && grants(riders, 'rally')).toBe(false);
    const rally = orders({ power: 'rally' }, { power: 'rally' });
    expect(partOf('rally', against('knights', 'swordsmen'), rally)).toBe(40);
    expect(partOf('rally', against('heavy_cavalry', 'swordsmen'), rally)).toBe(0);
  });

  it('have galleys ram ships, and nobody on land', () => {
    expect(partOf('ability', against('galley', 'longship'), orders())).toBe(300);
    expect(partOf('ability', against('galley', 'pikemen'), orders())).toBe(0);
  });
});
