// How armies are drawn up on the canvas: readable at a glance, true to the engine's ranks and lanes.
import { describe, expect, it } from 'vitest';
import { fixtureBattle, HOSTS } from '../../browser/stagePage/fixtures.ts';
import type { FixturePlan } from '../../browser/stagePage/fixtures.ts';
import { SEWN, THRONG, deploy } from '../../../client/stage/battlefield/deployment.ts';
import { FIELD_WIDTH, HALF_GAP, NORTH, SOUTH } from '../../../client/stage/battlefield/field.ts';

const drawnUp = (change: Partial<FixturePlan> = {}) => deploy(fixtureBattle(change).setup);

describe('deploy', () => {
  it.each(Object.entries(HOSTS))('finds room on the field for %s, both sides alike', (_, host) => {
    const { companies } = drawnUp({ attacker: host, defender: host });
    for (const { x, y, slots } of companies) {
      for (const slot of slots) {
        expect(x + slot.x).toBeGreaterThan(-40);
        expect(x + slot.x).toBeLessThan(FIELD_WIDTH + 40);
        expect(y + slot.y).toBeGreaterThan(NORTH - 62);
        expect(y + slot.y).toBeLessThan(SOUTH + 40);
      }
    }
  });

  it('draws at most about a hundred figures a side, and never more than there are men', () => {
    const { companies } = drawnUp({ attacker: HOSTS.grand, defender: HOSTS.handful });
    const figures = (side: string): number =>
      companies.filter((s) => s.company.side === side).reduce((sum, s) => sum + s.slots.length, 0);
    expect(figures('attacker')).toBeLessThanOrEqual(112);
    expect(figures('defender')).toBeLessThanOrEqual(7);
    for (const { slots, company } of companies) expect(slots.length).toBeLessThanOrEqual(company.men);
  });

  it('puts a smaller host on the field as a smaller host', () => {
    const { companies } = drawnUp({
      attacker: [['swordsmen', 400]],
      defender: [['swordsmen', 100]],
    });
    const figures = (side: string): number =>
      companies.filter((s) => s.company.side === side).reduce((sum, s) => sum + s.slots.length, 0);
    expect(figures('attacker')).toBeGreaterThan(figures('defender') * 1.8);
  });

  it('sets foot and horse in front, archers and engines behind them, north to south by lane', () => {
    const { companies } = drawnUp();
    for (const side of ['attacker', 'defender'] as const) {
      const own = companies.filter(({ company }) => company.side === side);
      const towards = side === 'attacker' ? 1 : -1;
      const front = own.filter(({ company }) => company.rank === 'front').map(({ x }) => x * towards);
      const rear = own.filter(({ company }) => company.rank === 'rear').map(({ x }) => x * towards);
      expect(Math.min(...front)).toBeGreaterThan(Math.max(...rear));
    }
    const blocks = new Map<number, number[]>();
    for (const { company, block, y } of companies) {
      if (company.side !== 'attacker' || company.rank !== 'front') continue;
      blocks.set(block, [...(blocks.get(block) ?? []), y]);
    }
    const middles = [...blocks.values()].map((ys) => ys.reduce((a, b) => a + b, 0) / ys.length);
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  });

  it('mans a wall-walk with archers, and leaves engines and foot on the ground', () => {
    const { companies } = drawnUp({ type: 'siege', positions: ['open', 'walls'] });
    const onWall = companies.filter(({ footing }) => footing === 'wall');
    expect(onWall.length).toBeGreaterThan(0);
    expect(new Set(onWall.map(({ puppet }) => puppet))).toEqual(new Set(['crossbowmen']));
    expect(onWall.every(({ company }) => company.side === 'defender')).toBe(true);
  });

  it('lets ships ride off a shore, and draws them up ashore where there is no sea', () => {
    const ships = (terrain: FixturePlan['terrain']) =>
      drawnUp({ attacker: HOSTS.fleet, terrain }).companies.filter(({ puppet }) => puppet === 'galley');
    expect(ships('coastal').every(({ footing, y }) => footing === 'water' && y < NORTH)).toBe(true);
    expect(ships('plains').every(({ footing }) => footing === 'ground')).toBe(true);
  });

  it('draws whoever leads by what they are: in the saddle, with a staff, under a standard; nobody in particular as a knight', () => {
    const leaders = (led: FixturePlan['led']) => drawnUp({ led }).leaders;
    expect(leaders([null, 'military'])).toEqual({ attacker: 'knights', defender: 'captain' });
    expect(leaders(['magical', 'economic'])).toEqual({ attacker: 'magister', defender: 'steward' });
    const { setup } = fixtureBattle();
    const ofBefore = { heroId: 'somebody', name: 'Sir Amory Vane', className: 'Knight Champion' };
    const old = { ...setup, attacker: { ...setup.attacker, led: ofBefore } };
    expect(deploy(old).leaders.attacker).toBe('captain');
  });

  it('shows the formation in the spacing: a phalanx stands closer than a line', () => {
    const width = (formation: FixturePlan['formations'][0]): number => {
      const { companies } = drawnUp({
        attacker: [['swordsmen', 120]],
        formations: [formation, 'line'],
      });
      const gaps = companies
        .filter(({ company }) => company.side === 'attacker')
        .flatMap(({ slots, y }) => slots.map((slot) => y + slot.y))
        .toSorted((a, b) => a - b);
      return (gaps.at(-1) ?? 0) - (gaps[0] ?? 0);
    };
    expect(width('phalanx')).toBeLessThan(width('line'));
  });
});

describe('hosts of every size, on the stage', () => {
  const muster = (men: number) =>
    [
      ['militia', 0.3],
      ['swordsmen', 0.2],
      ['pikemen', 0.15],
      ['knights', 0.1],
      ['archers', 0.2],
      ['mage', 0.05],
    ].map(([unit, share]) => [String(unit), Math.max(1, Math.round(men * Number(share)))] as const);
  const stage = (men: number) =>
    deploy(fixtureBattle({ attacker: muster(men), defender: muster(men) }).setup, THRONG);

  it.each([
    [30, 26, 34],
    [300, 130, 190],
    [3000, 700, 1100],
  ])('of %i men a side shows between %i and %i figures', (men, least, most) => {
    for (const side of ['attacker', 'defender'] as const) {
      const own = stage(men).companies.filter(({ company }) => company.side === side);
      const figures = own.reduce((sum, { slots }) => sum + slots.length, 0);
      expect(figures).toBeGreaterThanOrEqual(least);
      expect(figures).toBeLessThanOrEqual(most);
    }
  });

  it('of 4,000 men a side use the ground they have, from behind the gap to the edge of the field', () => {
    const { companies } = deploy(
      fixtureBattle({ attacker: HOSTS.multitude, defender: HOSTS.multitude }).setup,
      THRONG,
    );
    for (const side of ['attacker', 'defender'] as const) {
      const own = companies.filter(({ company }) => company.side === side);
      const west = Math.min(...own.map(({ x, box }) => x + box.left));
      const east = Math.max(...own.map(({ x, box }) => x + box.right));
      expect(east - west).toBeGreaterThan(0.9 * (FIELD_WIDTH / 2 - HALF_GAP));
    }
  });

  it.each([30, 300, 3000])(
    'of %i men a side keep their bodies apart, each whole behind its own ribbon',
    (men) => {
      const { bodies, companies } = stage(men);
      const rows = bodies.map((body) => ({
        body,
        feet: body.companies.flatMap(
          (i) => companies[i]?.slots.map(({ y }) => (companies[i]?.y ?? 0) + y) ?? [],
        ),
      }));
      expect(bodies.reduce((sum, body) => sum + body.men, 0)).toBe(
        companies.reduce((sum, one) => sum + one.company.men, 0),
      );
      for (const side of ['attacker', 'defender'] as const)
        for (const rank of ['front', 'rear'] as const) {
          const inRank = rows.filter(({ body }) => body.side === side && body.rank === rank);
          expect(inRank.length).toBeGreaterThan(1);
          inRank.slice(1).forEach(({ feet }, i) => {
            const north = inRank[i];
            // A ribbon's height lies between the last row of the one and the first row of the next.
            expect(Math.min(...feet) - (north?.body.south ?? Infinity)).toBeGreaterThan(9);
          });
        }
    },
  );

  it('make rows that lie closer together toward the horizon', () => {
    const { companies } = stage(3000);
    const files = (unit: number): number => {
      const company = companies.find((one) => one.block === unit && one.company.side === 'attacker');
      const xs = (company?.slots ?? []).map(({ x }) => x).toSorted((a, b) => a - b);
      const gaps = xs
        .slice(1)
        .map((x, i) => x - (xs[i] ?? 0))
        .filter((gap) => gap > 2)
        .toSorted((a, b) => a - b);
      return gaps[Math.floor(gaps.length / 2)] ?? 0;
    };
    expect(files(0)).toBeLessThan(files(2));
  });

  it('are sewn with fewer figures where a picture is asked for', () => {
    const { companies } = deploy(fixtureBattle({ attacker: HOSTS.grand, defender: HOSTS.grand }).setup, SEWN);
    expect(companies.reduce((sum, { slots }) => sum + slots.length, 0)).toBeLessThan(2 * 112);
  });
});
