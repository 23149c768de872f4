// No order and no formation is the only choice: fought out with the real engine over armies of different kinds.
// When a number of the law or of content changes, this says whether commanders still have something to decide.
import { describe, expect, it } from 'vitest';
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';
import type { BattleType } from '@sigilla/content/schema/terrain.ts';
import type { MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import type { SideOrders } from '@sigilla/engine/battle/setup.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

const ARMIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  levy: { militia: 12, soldiers: 6, archers: 8 },
  foot: { swordsmen: 60, soldiers: 60, pikemen: 20 },
  bows: { pikemen: 40, archers: 80, crossbowmen: 40 },
  horse: { knights: 40, heavy_cavalry: 40, archers: 40, soldiers: 60 },
  host: { soldiers: 150, pikemen: 80, archers: 120, heavy_cavalry: 40, catapult: 6, mage: 20 },
};

const SAMPLES = 120;

/** How often (permille) the first way wins against the second, with the same army on both sides, fought from both places. */
const edge = (
  units: Readonly<Record<string, number>>,
  mine: { army?: Partial<MusteredSide>; orders?: Partial<SideOrders> },
  theirs: { army?: Partial<MusteredSide>; orders?: Partial<SideOrders> },
  type: BattleType = 'field',
): number => {
  const there = aBattle(anArmy(units, mine.army), anArmy(units, theirs.army), { type });
  const back = aBattle(anArmy(units, theirs.army), anArmy(units, mine.army), { type });
  const first = estimateOdds(there, SAMPLES, SEED, orders(mine.orders, theirs.orders));
  const second = estimateOdds(back, SAMPLES, SEED, orders(theirs.orders, mine.orders));
  return Math.round((first.attacker + second.defender) / 2);
};

describe('formations', () => {
  const drilled = FORMATION_IDS.filter((id) => id !== 'scattered');
  const table = Object.values(ARMIES).map((units) =>
    drilled.map((mine) =>
      drilled.map((theirs) => edge(units, { army: { formation: mine } }, { army: { formation: theirs } })),
    ),
  );

  it('each have an army and an enemy that they are right for, and one that they are wrong for', () => {
    drilled.forEach((id, mine) => {
      const against = table.flatMap((army) => (army[mine] ?? []).filter((_, theirs) => theirs !== mine));
      expect(Math.max(...against), `${id} at best`).toBeGreaterThan(520);
      expect(Math.min(...against), `${id} at worst`).toBeLessThan(480);
    });
  });

  it('are all better than none', () => {
    for (const id of drilled) {
      const won = edge(
        ARMIES['host'] ?? {},
        { army: { formation: id } },
        { army: { formation: 'scattered' } },
      );
      expect(won, id).toBeGreaterThan(520);
    }
  });
});

describe('stances', () => {
  const contest = (mine: SideOrders['stance'], theirs: SideOrders['stance']): number =>
    edge(ARMIES['foot'] ?? {}, { orders: { stance: mine } }, { orders: { stance: theirs } });

  it('beat each other in a ring: hold, press, feint, hold', () => {
    expect(contest('hold', 'press')).toBeGreaterThan(530);
    expect(contest('press', 'feint')).toBeGreaterThan(600);
    expect(contest('feint', 'hold')).toBeGreaterThan(600);
  });

  it('to hold is safe from a feint when the order is to strike the nearest', () => {
    const host = ARMIES['levy'] ?? {};
    const fooled = edge(host, { orders: { stance: 'feint' } }, { orders: { stance: 'hold' } });
    const wise = edge(
      host,
      { orders: { stance: 'feint' } },
      { orders: { stance: 'hold', target: 'nearest' } },
    );
    expect(wise).toBeLessThan(fooled);
  });
});

describe('targets', () => {
  it('are each the best order for some army', () => {
    const won = (
      target: SideOrders['target'],
      units: Readonly<Record<string, number>>,
      type: BattleType = 'field',
    ): number => edge(units, { orders: { target } }, { orders: { target: 'weakest' } }, type);
    expect(won('nearest', ARMIES['host'] ?? {})).toBeGreaterThan(550);
    // Where they are what kills, and there are those who can reach them.
    expect(won('archers', ARMIES['horse'] ?? {})).toBeGreaterThan(550);
    expect(won('engines', ARMIES['host'] ?? {})).toBeGreaterThan(550);
  });
});
