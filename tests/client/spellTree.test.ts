// The six trees: what hangs where, and where the arrows of the keyboard lead.
import { describe, expect, it } from 'vitest';
import { BAY, neighbour, planTree } from '@sigilla/client/ui/art/magic/treePlan.ts';
import { SCHOOLS } from '@sigilla/content/schema/spell.ts';
import { spells } from '@sigilla/content/magic/index.ts';

const grownOf = (school: string) =>
  spells
    .filter((spell) => spell.school === school)
    .map(({ id, tier, requires }) => ({ id, tier, after: requires.spells }));
const trees = SCHOOLS.map((school) => ({
  school,
  grown: grownOf(school),
  plan: planTree(school, grownOf(school)),
}));

describe('the tree of a school', () => {
  it('bears every spell of the school once, within its bay, and no two fruits touch', () => {
    for (const { school, grown, plan } of trees) {
      expect(plan.fruits.map(({ id }) => id).toSorted(), school).toEqual(
        grown.map(({ id }) => id).toSorted(),
      );
      for (const { id, x, y } of plan.fruits) {
        expect(Math.abs(x) + BAY.fruit, id).toBeLessThan(BAY.width / 2);
        expect(BAY.ground + y - BAY.fruit, id).toBeGreaterThan(28);
        for (const other of plan.fruits)
          if (other.id !== id)
            expect(Math.hypot(other.x - x, other.y - y), `${id} and ${other.id}`).toBeGreaterThan(
              2 * BAY.fruit + 2,
            );
      }
    }
  });

  it('grows from what must be known to what it opens, upwards', () => {
    for (const { grown, plan } of trees)
      for (const { id, after } of grown) {
        const fruit = plan.fruits.find((one) => one.id === id);
        expect(fruit?.limbs, id).toHaveLength(Math.max(1, after.length));
        for (const before of after)
          expect(plan.fruits.find((one) => one.id === before)?.y, id).toBeGreaterThan(fruit?.y ?? 0);
      }
  });

  it('is drawn the same each time, and in a way of its own', () => {
    for (const { school, grown, plan } of trees) expect(planTree(school, grown)).toEqual(plan);
    expect(
      new Set(trees.map(({ plan }) => JSON.stringify([plan.trunk, plan.fruits.map(({ limbs }) => limbs)])))
        .size,
    ).toBe(SCHOOLS.length);
  });

  it('can be walked by arrows: from any fruit to any other', () => {
    for (const { school, plan } of trees) {
      const reached = new Set<string>();
      const walk = (id: string): void => {
        if (reached.has(id)) return;
        reached.add(id);
        for (const towards of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
          walk(neighbour(plan.fruits, id, towards));
      };
      walk(plan.fruits[0]?.id ?? '');
      expect(reached.size, school).toBe(plan.fruits.length);
    }
  });
});
