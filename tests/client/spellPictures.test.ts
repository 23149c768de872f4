// No two spells of the realm have the same miniature, each has always the same one, and nothing of it stands outside its frame.
import { expect, it } from 'vitest';
import { INNER, planMiniature } from '@sigilla/client/ui/art/magic/miniaturePlan.ts';
import { depictedOf } from '@sigilla/client/features/magic/depicted.ts';
import { spells } from '@sigilla/content/magic/index.ts';

const drawn = spells.map((spell) => ({ spell, plan: planMiniature(depictedOf(spell)) }));

it('every spell is painted in its own way, and always so', () => {
  expect(new Set(drawn.map(({ plan }) => JSON.stringify(plan))).size).toBe(spells.length);
  for (const { spell, plan } of drawn) expect(planMiniature(depictedOf(spell))).toEqual(plan);
});

it('who casts and who watches stand on the ground within the frame, with room between them', () => {
  for (const { spell, plan } of drawn) {
    for (const { x, y } of [plan.caster, plan.sign, ...plan.company]) {
      expect(x, spell.id).toBeGreaterThan(0);
      expect(x, spell.id).toBeLessThan(INNER.width);
      expect(y, spell.id).toBeLessThan(INNER.height);
    }
    for (const { x, extra } of plan.company)
      expect(Math.abs(x - plan.caster.x), `${spell.id}: ${extra.of}`).toBeGreaterThan(24);
  }
});
