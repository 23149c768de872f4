// What a host does besides striking: it draws up otherwise, keeps a reserve back, calls on a power; and walls that are breached.
import { describe, expect, it } from 'vitest';
import {
  bearingAfter,
  bearingAtFirst,
  drawnBy,
  isOfReserve,
  powersLeft,
} from '@sigilla/engine/battle/bearing.ts';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { HIT_WIDTH, hitAt } from '@sigilla/engine/battle/hits.ts';
import { beginBattle, fightBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { BattleState } from '@sigilla/engine/battle/state.ts';
import type { BattleSetup, SideOrders } from '@sigilla/engine/battle/setup.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

const FOOT = { swordsmen: 30, archers: 12 };
const even = (changes = {}): BattleSetup => aBattle(anArmy(FOOT), anArmy(FOOT), changes);
const first = (setup: BattleSetup, attacker: Partial<SideOrders>, defender: Partial<SideOrders> = {}) =>
  resolveRound(setup, beginBattle(setup), orders(attacker, defender), SEED);
const partsOf = (setup: BattleSetup, log: Parameters<typeof decodeRound>[1], side: 'attacker' | 'defender') =>
  decodeRound(setup, log).flatMap((event) =>
    event.type === 'companyAttacked' && event.side === side ? [event.modifiers] : [],
  );
const part = (parts: ReturnType<typeof partsOf>, code: string): number | undefined =>
  parts[0]?.find((one) => one.code === code)?.permille;

describe('a formation ordered in the field', () => {
  const setup = even();
  const turned = first(setup, { formation: 'wedge' });

  it('guards at once, and lends its own blows nothing in the round it is taken up', () => {
    expect(turned.log.drawn?.attacker).toMatchObject({ formation: 'wedge', reforming: true });
    expect(part(partsOf(setup, turned.log, 'attacker'), 'formation')).toBeUndefined();
    expect(part(partsOf(setup, turned.log, 'defender'), 'guard')).toBe(75);
  });

  it('stands from then on, whether it is said again or not', () => {
    for (const again of [{}, { formation: 'wedge' as const }]) {
      const { log } = resolveRound(setup, turned.state, orders(again), SEED);
      expect(log.drawn?.attacker).toMatchObject({ formation: 'wedge', reforming: false });
      expect(part(partsOf(setup, log, 'attacker'), 'formation')).toBe(200);
    }
  });
});

describe('a reserve', () => {
  const setup = even();
  const held = { reserve: true };

  it('neither strikes nor is struck while it waits, and is every third company', () => {
    const { log } = first(setup, held, held);
    const waiting = companiesOf(setup).filter(({ index, side }) =>
      isOfReserve(
        side === 'attacker'
          ? index
          : index - companiesOf(setup).filter((one) => one.side === 'attacker').length,
      ),
    );
    expect(waiting.length).toBe(26);
    const indices = new Set(waiting.map(({ index }) => index));
    for (let at = 0; at < log.hits.length; at += HIT_WIDTH) {
      const { actor, target } = hitAt(log.hits, at);
      expect(indices.has(actor) || indices.has(target)).toBe(false);
    }
  });

  it('goes in the harder for each round it has waited, at most three, and once', () => {
    let before = bearingAtFirst(setup.attacker);
    const rested = [1, 2, 3, 4, 5].map(() => {
      before = bearingAfter(
        before,
        drawnBy(before, { stance: 'hold', target: 'weakest', reserve: true }, true, []),
      );
      return drawnBy(before, { stance: 'hold', target: 'weakest' }, true, []).rested;
    });
    expect(rested).toEqual([100, 200, 300, 300, 300]);
    const sent = drawnBy(before, { stance: 'hold', target: 'weakest' }, true, []);
    const after = bearingAfter(before, sent);
    expect(drawnBy(after, { stance: 'hold', target: 'weakest', reserve: true }, true, [])).toMatchObject({
      held: false,
      rested: 0,
    });
  });

  it('was never there for whoever did not keep it back from the beginning', () => {
    const { state } = first(setup, {});
    expect(resolveRound(setup, state, orders(held), SEED).log.drawn?.attacker.held).toBe(false);
  });

  it('leaves a thin line, thinnest before those who press', () => {
    expect(part(partsOf(setup, first(setup, held).log, 'defender'), 'thinned')).toBe(25);
    expect(part(partsOf(setup, first(setup, held, { stance: 'press' }).log, 'defender'), 'thinned')).toBe(
      100,
    );
  });

  it('goes in by itself when nobody else lives', () => {
    const lone = aBattle(anArmy({ militia: 3 }), anArmy({ knights: 30 }));
    const { rounds, state } = fightBattle(lone, SEED, () => orders(held));
    expect(state.ending).not.toBeNull();
    for (const { men, drawn } of rounds) if (men.attacker === 1) expect(drawn?.attacker.held).toBe(false);
  });
});

describe('a power', () => {
  const setup = aBattle(anArmy({ ...FOOT, mage: 6 }, { commanderBonus: 5 }), anArmy(FOOT));

  it('is called on once, and by those who have somebody to call on', () => {
    const cast = first(setup, { power: 'spell' }, { power: 'spell' });
    expect(cast.log.drawn?.attacker.power).toBe('spell');
    expect(cast.log.drawn?.defender.power).toBeNull();
    expect(
      resolveRound(setup, cast.state, orders({ power: 'spell' }), SEED).log.drawn?.attacker.power,
    ).toBeNull();
    expect(powersLeft(setup, 'attacker', { spent: ['spell'] }, () => true)).toEqual(['rally']);
    expect(powersLeft(setup, 'attacker', { spent: ['rally'] }, () => false)).toEqual([]);
  });

  it('of mages may be called on twice in a battle of spells', () => {
    const spells = aBattle(anArmy({ mage: 6 }), anArmy(FOOT), { type: 'magical' });
    expect(powersLeft(spells, 'attacker', { spent: ['spell'] }, () => true)).toEqual(['spell']);
    expect(powersLeft(spells, 'attacker', { spent: ['spell', 'spell'] }, () => true)).toEqual([]);
  });

  it('to rally holds shaken ranks together for its round, the harder the lower their heart', () => {
    const shaken = aBattle(anArmy(FOOT, { commanderBonus: 1, morale: 35 }), anArmy(FOOT));
    const rallied = partsOf(shaken, first(shaken, { power: 'rally' }).log, 'attacker');
    expect(part(rallied, 'rally')).toBe(130);
    expect(part(rallied, 'formation')).toBeGreaterThanOrEqual(100);
    expect(part(partsOf(shaken, first(shaken, {}).log, 'attacker'), 'formation')).toBeUndefined();
  });
});

describe('walls', () => {
  const besieged = (units: Readonly<Record<string, number>>, fortification = 0): BattleSetup =>
    aBattle(anArmy(units), anArmy({ militia: 400 }), { type: 'siege', fortification });

  it('are breached by engines, and then cover no longer', () => {
    const setup = besieged({ soldiers: 300, ram: 60 });
    const { rounds } = fightBattle(setup, SEED, () => orders({ stance: 'feint' }, { stance: 'feint' }));
    expect(rounds.slice(0, 3).map(({ walls }) => walls)).toEqual([
      [1000, 700],
      [700, 400],
      [400, 100],
    ]);
    const second = rounds[1];
    if (second === undefined) throw new Error('one round was enough');
    expect(part(partsOf(setup, second, 'attacker'), 'breach')).toBe(75);
  });

  it('stand for ever before whoever brings none, and longer where more was built', () => {
    expect(fightBattle(besieged({ soldiers: 300 }), SEED).state.walls).toBe(1000);
    expect(besieged({ soldiers: 1 }, 500).walls).toBe(1500);
  });
});

describe('a skirmish', () => {
  it('is left at 35, and costs fewer men than a pitched battle', () => {
    const fallen = (type: 'field' | 'skirmish'): number => {
      const setup = even({ type });
      const { state, rounds } = fightBattle(setup, SEED);
      expect(state.ending?.cause).toBe('morale');
      expect(Math.min(state.morale.attacker, state.morale.defender)).toBeGreaterThan(
        type === 'field' ? 0 : 20,
      );
      const last = rounds.at(-1);
      return 84 - (last?.men.attacker ?? 0) - (last?.men.defender ?? 0);
    };
    expect(fallen('skirmish')).toBeLessThan(fallen('field'));
  });
});

describe('a battle stored between two rounds', () => {
  it('holds how both sides stand, and goes on as if it had never been stored', () => {
    const setup = aBattle(anArmy({ ...FOOT, ram: 4 }), anArmy(FOOT), { type: 'siege' });
    const said = (round: number) =>
      orders({ reserve: round < 3, formation: round > 1 ? 'wedge' : 'line' }, { reserve: round < 2 });
    const { rounds } = fightBattle(setup, SEED, said);
    let state = beginBattle(setup);
    for (const log of rounds) {
      const next = resolveRound(
        setup,
        BattleState.parse(structuredClone(state)),
        said(state.round + 1),
        SEED,
      );
      expect(next.log).toEqual(log);
      state = next.state;
    }
  });
});
