// The two works of a mason as deeds, the same wherever they are asked for.
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { unexpectedly } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import type { Deed } from '../../realm/deed.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** `quiet` where the work is seen rising and needs no leaf to say so. */
export const constructionOf = ({ id, name }: Named, quiet = false): Deed =>
  deed(
    buildStructure,
    { buildingId: id },
    {
      label: `Construct ${name}`,
      quiet,
      failed: unexpectedly(`Failed to construct ${name}. Please try again.`),
    },
  );

export const upgradeOf = ({ id, name }: Named, level: number, quiet = false): Deed =>
  deed(
    upgradeBuilding,
    { buildingId: id },
    {
      label: `Upgrade ${name} to level ${level + 1}`,
      quiet,
      failed: unexpectedly(`Failed to upgrade ${name}. Please try again.`),
    },
  );
