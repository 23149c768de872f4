// No two artifacts of the realm have the same picture, and each has always the same one.
import { expect, it } from 'vitest';
import { planArtifact } from '@sigilla/client/ui/art/artifactPlan.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';

it('every artifact is drawn in its own way', () => {
  const drawn = [...kingdomContent.artifacts.values()].map(({ id, category, rarity }) =>
    JSON.stringify(planArtifact(id, category, rarity)),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  const icons = [...kingdomContent.artifacts.values()].map(({ icon }) => icon);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});

it('every frame keeps within its picture', () => {
  for (const { id, category, rarity } of kingdomContent.artifacts.values()) {
    const { frame } = planArtifact(id, category, rarity);
    const corners = [...frame.matchAll(/[M1] ?(-?[\d.]+) (-?[\d.]+) (?=A|Z)/gu)].map(([, x, y]) => [
      Number(x) - 80,
      Number(y) - 80,
    ]);
    const bulge = Number(/A([\d.]+)/u.exec(frame)?.[1]);
    const [x = 0, y = 0] = corners[0] ?? [];
    const radius = Math.hypot(x, y);
    expect(radius).toBeGreaterThan(40);
    // The middle of a lobe lies beyond the middle of its chord by the lobe's own radius.
    expect(Math.sqrt(radius ** 2 - bulge ** 2) + bulge, id).toBeLessThanOrEqual(78);
  }
});
