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
