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
/** So many where what is claimed lies near the bound: one standard error is then 10 permille, where 120 from both places have 32. */
const MANY = 1200;

/** How often (permille) each of two ways wins against the other, with the same army on both sides, fought from both places. */
const contest = (
  units: Readonly<Record<string, number>>,
  mine: { army?: Partial<MusteredSide>; orders?: Partial<SideOrders> },
  theirs: { army?: Partial<MusteredSide>; orders?: Partial<SideOrders> },
  type: BattleType = 'field',
  samples = SAMPLES,
): readonly [mine: number, theirs: number] => {
  const there = aBattle(anArmy(units, mine.army), anArmy(units, theirs.army), { type });
  const back = aBattle(anArmy(units, theirs.army), anArmy(units, mine.army), { type });
  const first = estimateOdds(there, samples, SEED, orders(mine.orders, theirs.orders));
  const second = estimateOdds(back, samples, SEED, orders(theirs.orders, mine.orders));
  return [
    Math.round((first.attacker + second.defender) / 2),
    Math.round((first.defender + second.attacker) / 2),
  ];
};
const edge = (...given: Parameters<typeof contest>): number => contest(...given)[0];

describe('formations', () => {
  const drilled = FORMATION_IDS.filter((id) => id !== 'scattered');
  const fought = new Map<string, number[]>(drilled.map((id) => [id, []]));
  for (const units of Object.values(ARMIES))
    for (const [at, mine] of drilled.entries())
      for (const theirs of drilled.slice(at + 1)) {
        const [won, lost] = contest(units, { army: { formation: mine } }, { army: { formation: theirs } });
        fought.get(mine)?.push(won);
        fought.get(theirs)?.push(lost);
      }

  it('each have an army and an enemy that they are right for, and one that they are wrong for', () => {
    for (const id of drilled) {
      const against = fought.get(id) ?? [];
      expect(against).toHaveLength(Object.keys(ARMIES).length * (drilled.length - 1));
      expect(Math.max(...against), `${id} at best`).toBeGreaterThan(520);
      expect(Math.min(...against), `${id} at worst`).toBeLessThan(480);
    }
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
  const stand = (mine: SideOrders['stance'], theirs: SideOrders['stance']): number =>
    edge(ARMIES['foot'] ?? {}, { orders: { stance: mine } }, { orders: { stance: theirs } }, 'field', MANY);

  it('beat each other in a ring: hold, press, feint, hold', () => {
    expect(stand('hold', 'press')).toBeGreaterThan(530);
    expect(stand('press', 'feint')).toBeGreaterThan(580);
    expect(stand('feint', 'hold')).toBeGreaterThan(580);
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
