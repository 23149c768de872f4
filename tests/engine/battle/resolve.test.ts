// A battle as its commanders live through it: what each rule does, seen from outside, round by round.
import { describe, expect, it } from 'vitest';
import { companiesOf, companySizes } from '@sigilla/engine/battle/companies.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { HIT_WIDTH, hitAt } from '@sigilla/engine/battle/hits.ts';
import type { Hit } from '@sigilla/engine/battle/hits.ts';
import { beginBattle, fightBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import type { BattleState } from '@sigilla/engine/battle/state.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

const round = (setup: BattleSetup, given: Orders = orders(), state: BattleState = beginBattle(setup)) =>
  resolveRound(setup, state, given, SEED);

const attacks = (setup: BattleSetup, given: Orders = orders(), state?: BattleState) =>
  decodeRound(setup, round(setup, given, state).log).filter((event) => event.type === 'companyAttacked');

const modifierOf = (event: Extract<BattleEvent, { type: 'companyAttacked' }> | undefined, code: string) =>
  event?.modifiers.find((modifier) => modifier.code === code)?.permille ?? 0;

describe('companies', () => {
  it('G-179 break a side down into at most forty, of which one unit’s hold at most ceil(men / 40) men', () => {
    expect(companySizes([3])).toEqual([[1, 1, 1]]);
    expect(companySizes([40])[0]).toHaveLength(40);
    for (const men of [41, 80, 81, 400, 1234, 9999]) {
      const [sizes = []] = companySizes([men]);
      expect(sizes).toHaveLength(40);
      expect(Math.max(...sizes)).toBe(Math.ceil(men / 40));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(men);
    }
  });

  it('give every unit at least one, and every man exactly one', () => {
    const sizes = companySizes([1, 5000, 3, 70]);
    expect(sizes.map((list) => list.reduce((sum, size) => sum + size, 0))).toEqual([1, 5000, 3, 70]);
    expect(sizes.flat()).toHaveLength(40);
    expect(sizes[0]).toEqual([1]);
  });

  it('put hand fighters in front and missiles, engines and support behind, evenly along the line', () => {
    const setup = aBattle(anArmy({ swordsmen: 2, archers: 1 }), anArmy({ catapult: 1 }));
    expect(companiesOf(setup).map(({ rank, lane }) => [rank, lane])).toEqual([
      ['front', 250],
      ['front', 750],
      ['rear', 500],
      ['rear', 500],
    ]);
  });
});

describe('a round', () => {
  it('lets every living company strike once, in order of initiative', () => {
    const setup = aBattle(anArmy({ militia: 20 }), anArmy({ militia: 20 }));
    const struck = attacks(setup);
    expect(struck).toHaveLength(40);
    expect(new Set(struck.map(({ actor }) => actor)).size).toBe(40);
    const initiatives = struck.map(({ initiative }) => initiative);
    expect(initiatives).toEqual(initiatives.toSorted((a, b) => b - a));
  });

  it('draws 0 to 20 on top of the unit’s own initiative', () => {
    const setup = aBattle(anArmy({ light_cavalry: 40 }), anArmy({ catapult: 40 }));
    const { log } = round(setup);
    const jitters = log.initiative.map((total, i) => total - (i < 40 ? 26 : 2));
    expect(Math.min(...jitters)).toBe(0);
    expect(Math.max(...jitters)).toBe(20);
  });

  it('sends a blow at the most worn company in reach when nobody orders otherwise, at the nearest while none is', () => {
    const setup = aBattle(anArmy({ swordsmen: 5 }), anArmy({ elite_guard: 5 }));
    const first = (state: BattleState) =>
      attacks(setup, orders(), state).find(({ side }) => side === 'attacker') ?? expect.fail('no blow');
    const fresh = beginBattle(setup);
    const companies = companiesOf(setup);
    const before = first(fresh);
    expect(companies[before.target]?.lane).toBe(companies[before.actor]?.lane);
    for (const { index } of companies.filter(({ side }) => side === 'defender')) {
      const pools = fresh.pools.map((pool, i) => (i === index ? pool - 1000 : pool));
      expect(first({ ...fresh, pools }).target).toBe(index);
    }
  });

  it('strikes on at the next with the strength that a fallen company did not take', () => {
    const setup = aBattle(
      anArmy({ knights: 400 }, { attackPercent: 300 }),
      anArmy({ militia: 30 }, { morale: 100 }),
    );
    const [first, ...others] = attacks(setup).filter(({ side }) => side === 'attacker');
    const [second] = others;
    expect(second?.actor).toBe(first?.actor);
    expect(second?.target).not.toBe(first?.target);
    expect(first?.fallen).toBe(1);
  });

  it('strikes on in tenths of a man, for who stands alone has strength to spare too', () => {
    const setup = aBattle(
      anArmy({ longbowmen: 2 }, { attackPercent: 100 }),
      anArmy({ militia: 20 }, { morale: 100 }),
    );
    const lone = attacks(setup).filter(({ side }) => side === 'attacker');
    const [first, second] = lone;
    expect(second?.actor).toBe(first?.actor);
    expect(first?.fallen).toBe(1);
    expect(second?.target).not.toBe(first?.target);
    // By law 6 whoever is alone has spent all of it on one man.
    const before = attacks({ ...setup, engineVersion: 6 }).filter(({ side }) => side === 'attacker');
    expect(before.map(({ actor }) => actor)).toEqual([...new Set(lone.map(({ actor }) => actor))]);
  });

  it('has no more men of the stronger side strike than the weaker has room for, down to half', () => {
    const front = (attacker: number, defender: number) =>
      round(aBattle(anArmy({ militia: attacker }), anArmy({ militia: defender }))).log.front;
    expect(front(100, 100)).toEqual({ attacker: 1000, defender: 1000 });
    expect(front(125, 100)).toEqual({ attacker: 800, defender: 1000 });
    expect(front(100, 900)).toEqual({ attacker: 1000, defender: 500 });
  });

  it('takes attack minus half the defense from a lone man, give or take a fifth, by what the field gives', () => {
    // 5 - 4 / 2 = 3, morale 0 and no formation: the bare blow. Two men leave room for no press.
    const bare = { formation: 'scattered', morale: 0 } as const;
    const setup = aBattle(anArmy({ swordsmen: 1 }, bare), anArmy({ swordsmen: 1 }, bare), {
      season: 'summer',
    });
    const shares = Array.from({ length: 200 }, (_, i) => {
      const seed = i.toString(16).padStart(32, '0');
      const { hits, tide = 0 } = resolveRound(setup, beginBattle(setup), orders(), seed).log;
      expect(Math.abs(tide)).toBeLessThanOrEqual(290);
      const way = ((hits[0] ?? 0) & 127) === 0 ? 1000 + tide : 1000 - tide;
      return (hits[1] ?? 0) / way;
    });
    expect(Math.min(...shares)).toBeGreaterThan(2.39);
    expect(Math.max(...shares)).toBeLessThan(3.61);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.9);
  });

  it('never strikes for less than one point before modifiers, however thick the armour', () => {
    const bare = { formation: 'scattered', morale: 0 } as const;
    const setup = structuredClone(
      aBattle(anArmy({ swordsmen: 1 }, bare), anArmy({ elite_guard: 1 }, { ...bare, defensePercent: 300 }), {
        season: 'summer',
      }),
    );
    for (const unit of setup.attacker.units) unit.initiative = 100;
    const blow = attacks(setup).find(({ side }) => side === 'attacker');
    expect(blow?.modifiers).toEqual([]);
    expect([0, 1]).toContain(blow?.damage);
    expect(round(setup).log.hits.some((n) => n >= 560 && n <= 1550)).toBe(true);
  });

  it('LR-065 G-194 costs a side five morale for each fortieth of its strength, however many companies bore it', () => {
    const setup = aBattle(anArmy({ knights: 12 }), anArmy({ archers: 16, militia: 1 }, { morale: 100 }));
    const before = beginBattle(setup);
    const { state } = round(setup, orders({ stance: 'press' }), before);
    const health = ({ pools }: BattleState) => pools.slice(12).reduce((sum, pool) => sum + pool, 0);
    const lost = health(before) - health(state);
    expect(lost).toBeGreaterThan(0);
    expect(state.morale.defender).toBe(100 - Math.floor((200 * lost) / health(before)));
  });

  it('LR-066 stops at the blow that brings a side to 20', () => {
    const setup = aBattle(anArmy({ knights: 40 }), anArmy({ militia: 40 }, { morale: 30 }));
    const { rounds, state } = fightBattle(setup, SEED);
    const [log = expect.fail('no round'), ...more] = rounds;
    expect(more).toEqual([]);
    expect(state.morale.defender).toBe(20);
    expect(state.ending).toEqual({ result: 'victory', winner: 'attacker', cause: 'morale' });
    // Ten points of morale are a twentieth of forty militia's health: all that they can bear, and only the last blow takes it.
    const hits = Array.from({ length: log.hits.length / HIT_WIDTH }, (_, i) =>
      hitAt(log.hits, i * HIT_WIDTH),
    );
    const borne = (some: readonly Hit[]): number =>
      some.reduce((sum, { actor, damage }) => sum + (actor < 40 ? damage : 0), 0);
    expect(borne(hits)).toBeGreaterThanOrEqual(16_000);
    expect(borne(hits.slice(0, -1))).toBeLessThan(16_000);
    expect(decodeRound(setup, log).some((event) => event.type === 'companyRouted')).toBe(true);
  });

  it('LR-064 ends with the twentieth', () => {
    const setup = aBattle(anArmy({ healer: 400 }, { morale: 100 }), anArmy({ healer: 400 }, { morale: 100 }));
    expect(fightBattle(setup, SEED).rounds).toHaveLength(20);
  });

  it('is refused to a battle that is over, and to a state of another battle', () => {
    const setup = aBattle(anArmy({ knights: 5 }), anArmy({ militia: 1 }));
    const { state } = fightBattle(setup, SEED);
    expect(() => round(setup, orders(), state)).toThrow('over');
    const other = aBattle(anArmy({ knights: 7 }), anArmy({ militia: 1 }));
    expect(() => round(other, orders(), beginBattle(setup))).toThrow('another battle');
  });
});

describe('morale', () => {
  it('G-056 adds a tenth of itself in percent to blows: +10% at 100', () => {
    const setup = aBattle(
      anArmy({ swordsmen: 3 }, { morale: 100 }),
      anArmy({ swordsmen: 3 }, { morale: 45 }),
    );
    const struck = attacks(setup);
    expect(
      modifierOf(
        struck.find(({ side }) => side === 'attacker'),
        'morale',
      ),
    ).toBe(100);
    expect(
      modifierOf(
        struck.find(({ side }) => side === 'defender'),
        'morale',
      ),
    ).toBe(45);
  });

  it('loses a side its formation at 40', () => {
    const setup = aBattle(
      anArmy({ swordsmen: 3 }, { morale: 40, formation: 'wedge' }),
      anArmy({ swordsmen: 3 }, { morale: 41, formation: 'wedge' }),
    );
    const struck = attacks(setup);
    const [wavering, firm] = (['attacker', 'defender'] as const).map((side) =>
      struck.find((event) => event.side === side),
    );
    expect(modifierOf(wavering, 'formation')).toBe(0);
    expect(modifierOf(wavering, 'guard')).toBe(75);
    expect(modifierOf(firm, 'formation')).toBe(200);
    expect(modifierOf(firm, 'guard')).toBe(0);
  });

  it('recovers two points for a side that holds and is not shaken, never above where it began', () => {
    const setup = aBattle(anArmy({ elite_guard: 40 }), anArmy({ militia: 2 }));
    const shaken = (attacker: number) => ({
      ...beginBattle(setup),
      morale: { attacker, defender: 80 },
    });
    expect(round(setup, orders(), shaken(70)).state.morale.attacker).toBe(72);
    expect(round(setup, orders(), shaken(79)).state.morale.attacker).toBe(80);
    expect(round(setup, orders({ stance: 'press' }), shaken(70)).state.morale.attacker).toBe(70);
  });
});

describe('orders', () => {
  it('to press let rested cavalry charge, every third round', () => {
    const setup = aBattle(anArmy({ knights: 20 }), anArmy({ elite_guard: 40 }));
    const press = orders({ stance: 'press' });
    const charges = fightBattle(setup, SEED, () => press).rounds.map(({ charging }) => charging.attacker);
    expect(charges.slice(0, 4)).toEqual([true, false, false, true]);
  });

  it('to press do not make cavalry charge into broken ground', () => {
    const setup = aBattle(anArmy({ knights: 5 }), anArmy({ swordsmen: 5 }), { terrain: 'forest' });
    expect(round(setup, orders({ stance: 'press' })).log.charging.attacker).toBe(false);
  });

  it('to charge into pikes cost more than they bring', () => {
    const into = (unitId: string) => {
      const setup = aBattle(anArmy({ knights: 5 }), anArmy({ [unitId]: 5 }));
      const struck = attacks(setup, orders({ stance: 'press' }, { stance: 'press' }));
      return modifierOf(
        struck.find(({ charge }) => charge),
        'charge',
      );
    };
    expect(into('swordsmen')).toBe(500);
    expect(into('pikemen')).toBe(-100);
  });

  it('to fall back twice leave the field: a defeat that saves the men', () => {
    const setup = aBattle(anArmy({ swordsmen: 30 }), anArmy({ swordsmen: 30 }));
    const flee = orders({ stance: 'fall_back' });
    const { rounds, state } = fightBattle(setup, SEED, () => flee);
    expect(rounds).toHaveLength(2);
    expect(state.ending).toEqual({ result: 'tactical_defeat', winner: 'defender', cause: 'withdrawal' });
    const events = decodeRound(setup, rounds[1] ?? expect.fail('no round'));
    expect(events.find((event) => event.type === 'retreat')).toEqual({ type: 'retreat', side: 'attacker' });
    expect(events.some((event) => event.type === 'companyRouted')).toBe(false);
    expect(rounds[1]?.men.attacker).toBeGreaterThan(25);
  });

  it('to feint scatter the aim of a side that holds, and not of one that presses', () => {
    // One company is worn, and stands in the reach of all: who may look for it finds it.
    const setup = aBattle(anArmy({ militia: 15 }), anArmy({ militia: 15 }));
    const fresh = beginBattle(setup);
    const worn = 22;
    const state = { ...fresh, pools: fresh.pools.map((pool, i) => (i === worn ? pool - 1000 : pool)) };
    const firstAt = (stance: 'hold' | 'press') =>
      attacks(setup, orders({ stance }, { stance: 'feint' }), state).find(({ side }) => side === 'attacker');
    expect(firstAt('press')?.target).toBe(worn);
    const fooled = firstAt('hold') ?? expect.fail('no blow');
    expect(fooled.target).toBe(fooled.actor + 15);
  });

  it('to strike the nearest add 5% and keep to the wing', () => {
    const setup = aBattle(anArmy({ swordsmen: 40 }), anArmy({ swordsmen: 40 }));
    const companies = companiesOf(setup);
    const struck = attacks(setup, orders({ target: 'nearest' })).filter(({ side }) => side === 'attacker');
    expect(struck.length).toBeGreaterThan(0);
    for (const event of struck) {
      expect(modifierOf(event, 'target')).toBe(50);
      const gap = (companies[event.actor]?.lane ?? 0) - (companies[event.target]?.lane ?? 0);
      expect(Math.abs(gap)).toBeLessThan(500);
    }
  });

  it('to hunt archers find them behind the line, and fall back on the weakest when none is left', () => {
    const setup = aBattle(anArmy({ swordsmen: 6, knights: 2 }), anArmy({ militia: 6, longbowmen: 2 }));
    const struck = attacks(setup, orders({ target: 'archers' })).filter(({ side }) => side === 'attacker');
    const first = struck[0] ?? expect.fail('no blow');
    expect(companiesOf(setup)[first.target]?.unitId).toBe('longbowmen');
    const foot = struck.find(({ actor }) => companiesOf(setup)[actor]?.unitId === 'swordsmen');
    const horse = struck.find(({ actor }) => companiesOf(setup)[actor]?.unitId === 'knights');
    expect(modifierOf(foot, 'target')).toBe(-300);
    expect(modifierOf(horse, 'target')).toBe(-50);
    const none = aBattle(anArmy({ swordsmen: 6 }), anArmy({ militia: 6 }));
    expect(
      attacks(none, orders({ target: 'archers' })).map((event) => modifierOf(event, 'target')),
    ).not.toContain(-300);
  });
});
