// The town in elevation: every building of any content has a plot, a house at any level and number stays on it, names of a row never touch,
// the same town is the same picture, and a hundred kinds still read. What it brings is the engine's own reckoning.
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { whatPays } from '@sigilla/engine/kingdom/advice.ts';
import { paysBackIn } from '@sigilla/engine/kingdom/forecast.ts';
import { boundsOf } from '../../client/ui/art/town/bounds.ts';
import { houseMarks, kindBox } from '../../client/ui/art/town/catalogue.ts';
import type { TownKind } from '../../client/ui/art/town/catalogue.ts';
import { keep } from '../../client/ui/art/town/houses/keep.ts';
import { at, carriedPath, gathered, outlineOf, penFor, PIGMENTS } from '../../client/ui/art/town/pen.ts';
import type { Marks } from '../../client/ui/art/town/pen.ts';
import { labelWidth, NARROW_SCALE, planTown } from '../../client/ui/art/town/plan.ts';
import type { TownEntry, TownForm } from '../../client/ui/art/town/plan.ts';
import {
  entriesOf,
  investmentOf,
  rollsOf,
  neighbourOf,
  priceOf,
} from '../../client/features/buildings/town.ts';
import { realmContent } from '../../client/realm/content.ts';
import { seasonOf } from '../../client/ui/art/town/season.ts';
import { freeLanes } from '../../client/features/buildings/Walkers.tsx';
import { aKingdom, rulesOf } from '../support/builders.ts';
import { some } from '../support/tier.ts';

const CATEGORIES = ['economic', 'military', 'magical', 'specialized'] as const;
const TIERS = ['basic', 'advanced', 'elite', 'ultimate', 'legendary'] as const;
const FORMS: readonly TownForm[] = ['broad', 'narrow'];

const known: readonly TownEntry[] = [...kingdomContent.buildings.values()].map(
  ({ id, name, category, tier, maxLevel }) => ({ kind: { id, category, tier, maxLevel }, name }),
);
/** Kinds nobody has drawn: every category and tier, several of each. */
const unheardOf: readonly TownEntry[] = CATEGORIES.flatMap((category) =>
  TIERS.flatMap((tier) =>
    [1, 2, 3, 4].map((n) => ({
      kind: { id: `${category}_${tier}_${n}`, category, tier, maxLevel: 5 },
      name: `A ${tier} house ${n}`,
    })),
  ),
);
const all = [...known, ...unheardOf];
const LEVELS = [1, 2, 3, 4, 5, 8];
/** Every house of the realm, and one of each sort that nobody has drawn; in a long run all of these. */
const held = [...known, ...some(unheardOf, 4)];

describe('a house', () => {
  it.each(held.map(({ kind }) => [kind.id, kind] as const))(
    '%s stays on its ground at every level and number',
    (_, kind: TownKind) => {
      const own = kindBox(kind);
      for (const level of LEVELS.filter((one) => one <= Math.max(1, kind.maxLevel)))
        for (const quantity of [1, 2, 5, 40]) {
          const box = boundsOf(houseMarks(kind, level, quantity));
          expect(box.left).toBeGreaterThanOrEqual(own.left - 1.2);
          expect(box.right).toBeLessThanOrEqual(own.right + 1.2);
          expect(box.top).toBeGreaterThanOrEqual(own.top - 5);
          expect(own.right - own.left).toBeLessThan(260);
          expect(-own.top).toBeLessThan(310);
        }
    },
  );

  it('grows: no two levels are one drawing, and it shows its outline before it stands', () => {
    for (const { kind } of all) {
      const drawings = Array.from({ length: Math.min(5, kind.maxLevel) }, (_, i) =>
        JSON.stringify(houseMarks(kind, i + 1, 1)),
      );
      expect(new Set(drawings).size).toBe(drawings.length);
      expect(outlineOf(houseMarks(kind, 1, 1)).length).toBeGreaterThan(0);
    }
  });

  it('is told from every other, drawn by name or not', () => {
    const drawings = all.map(({ kind }) => JSON.stringify(houseMarks(kind, 2, 1)));
    expect(new Set(drawings).size).toBe(all.length);
  });

  it('is inked and filled by pigments of the palette, in a few hundred marks at most', () => {
    for (const { kind } of all) {
      const marks = houseMarks(kind, 5, 9);
      expect(marks.length).toBeLessThan(520);
      for (const { fill, line, d } of marks) {
        expect(d).not.toMatch(/NaN|undefined|Infinity/);
        expect(fill === undefined || PIGMENTS.includes(fill)).toBe(true);
        expect(line === undefined || PIGMENTS.includes(line)).toBe(true);
      }
    }
  });

  it('of the realm itself rises with its level', () => {
    const tops = [1, 2, 3, 4, 5].map((level) => -boundsOf(keep(penFor('keep', level), level)).top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe('the pen', () => {
  const box: Marks = [{ d: 'M0 0L10 0l0 -10H0V-5q1 2 3 4A5 5 0 0 1 10 -5Z', fill: 'stone' }];

  it('carries a drawing without changing its shape', () => {
    const before = boundsOf([{ d: 'M0 0L10 0l0 -10H0Z' }]);
    const after = boundsOf([{ d: carriedPath('M0 0L10 0l0 -10H0Z', 100, 50, 2) }]);
    expect(before).toEqual({ left: 0, right: 10, top: -10, bottom: 0 });
    expect(after).toEqual({ left: 0, right: 120, top: 0, bottom: 50 });
    expect(at(0, 0, 1, box)).toBe(box);
  });

  it('mirrors it, arcs too', () => {
    expect(carriedPath('M1 2H3h4A5 5 0 0 1 10 -5Z', 0, 0, 1, true)).toBe('M-1 2H-3h-4A5 5 0 0 0 -10 -5Z');
  });

  it('gathers neighbours of one look and nothing else', () => {
    const marks: Marks = [
      { d: 'M0 0H1', line: 'ink', width: 1 },
      { d: 'M0 1H1', line: 'ink', width: 1 },
      { d: 'M0 2H1', line: 'gold', width: 1 },
      { d: 'M0 3H1Z', fill: 'stone', line: 'gold', width: 1 },
    ];
    expect(gathered(marks).map(({ d }) => d)).toEqual(['M0 0H1M0 1H1', 'M0 2H1', 'M0 3H1Z']);
  });
});

describe.each(FORMS)('a %s town', (form) => {
  const plan = planTown(all, form);

  it('gives everything a plot, once, inside the land', () => {
    expect(plan.plots.map(({ kind }) => kind.id).toSorted()).toEqual(
      all.map(({ kind }) => kind.id).toSorted(),
    );
    for (const { left, right, y, kind, scale } of plan.plots) {
      expect(y + kindBox(kind).top * scale).toBeGreaterThanOrEqual(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(plan.width);
      expect(y + 28).toBeLessThanOrEqual(plan.height);
    }
  });

  it('keeps plots of a row apart, each wide enough for house and name', () => {
    const names = form === 'narrow' ? 1 / NARROW_SCALE : 1;
    for (const row of plan.rows.keys()) {
      const inRow = plan.plots.filter((plot) => plot.row === row).toSorted((a, b) => a.left - b.left);
      expect(inRow.length).toBeGreaterThan(0);
      inRow.forEach((plot, i) => {
        const next = inRow[i + 1];
        if (next !== undefined) expect(plot.right).toBeLessThanOrEqual(next.left);
        const box = kindBox(plot.kind);
        expect(plot.right - plot.left).toBeGreaterThanOrEqual(labelWidth(plot.name) * names - 0.5);
        expect(plot.x + box.left * plot.scale).toBeGreaterThanOrEqual(plot.left - 1);
        expect(plot.x + box.right * plot.scale).toBeLessThanOrEqual(plot.right + 1);
        const seat = 130 * plan.seat.scale;
        if (row === 0) expect(plot.right <= plan.seat.x - seat || plot.left >= plan.seat.x + seat).toBe(true);
      });
    }
  });

  it('is the same for the same rolls, and shares out its rows', () => {
    expect(planTown(all, form)).toEqual(plan);
    const counts = plan.rows.map((_, row) => plan.plots.filter((plot) => plot.row === row).length);
    expect(Math.max(...counts)).toBeLessThan(Math.min(...counts) * 3);
  });

  it('is as wide as its frame when there is little to show, and stands with nothing at all', () => {
    expect(planTown([], form).plots).toEqual([]);
    expect(planTown(known.slice(0, 3), form).width).toBe(form === 'broad' ? 1072 : 640);
  });

  it('lets people walk only where no house stands before them', () => {
    for (const { from, to, y } of freeLanes(plan)) {
      expect(to - from).toBeGreaterThan(70);
      const row = plan.rows.findIndex((own) => own + 32 === y);
      for (const plot of plan.plots.filter(
        (own) => own.row === row + 1 && own.y + kindBox(own.kind).top * own.scale < y,
      ))
        expect(plot.right <= from || plot.left >= to).toBe(true);
    }
  });

  it('is gone through by arrows: every plot can be reached from every other', () => {
    const reached = new Set([plan.plots[0]?.kind.id ?? '']);
    for (const id of reached)
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourOf(plan.plots, id, way);
        if (next !== undefined) reached.add(next.kind.id);
      }
    expect(reached.size).toBe(plan.plots.length);
  });
});

describe('what a plot says', () => {
  const kingdom = aKingdom().withoutBuildings().withBuilding('town', 2, 3).view();
  const town = kingdomContent.buildings.get('town');
  if (town === undefined) throw new Error('no town');

  it('KR-022 lists every basic building, what is owned, and what ten levels will bring', () => {
    const ids = entriesOf(rollsOf(kingdom)).map(({ kind }) => kind.id);
    for (const { id, tier, requirements } of kingdomContent.buildings.values())
      expect(ids.includes(id)).toBe(
        tier === 'basic' || id === 'town' || requirements.level <= kingdom.level + 10,
      );
  });

  it('reckons a gain as the engine reckons two incomes', () => {
    const more = aKingdom().withoutBuildings().withBuilding('town', 2, 4).view();
    expect(investmentOf(kingdom, town, 'construct')?.gain.gold).toBe(more.income.gold - kingdom.income.gold);
    const better = aKingdom().withoutBuildings().withBuilding('town', 3, 3).view();
    expect(investmentOf(kingdom, town, 'upgrade')?.gain.gold).toBe(better.income.gold - kingdom.income.gold);
  });

  it('says when it has paid for itself as the steward says it on the Overview', () => {
    const advised = whatPays(kingdom, realmContent(), rulesOf(), kingdomContent.buildings.size);
    expect(advised.length).toBeGreaterThan(3);
    for (const { building, deed, paysBackIn: told } of advised) {
      const work = investmentOf(kingdom, building, deed === 'raise' ? 'construct' : 'upgrade');
      expect(work === null ? null : paysBackIn(work), building.id).toBe(told);
    }
    expect(priceOf(kingdom, town, 'construct').gold).toBe(250);
    expect(priceOf(kingdom, town, 'upgrade').gold).toBe(675);
  });

  it('turns with the year', () => {
    expect([0, 3, 6, 9, 11].map(seasonOf)).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter']);
  });
});
