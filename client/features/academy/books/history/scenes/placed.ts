// What a scene is made of: parts and marching men, each with its place on a sheet of 260 by 330, feet at (x, y).
// Invariant: a scene lists back to front; nothing of it stands above y 84, where the words are.
import type { PuppetKey } from '../../../../../ui/art/puppets.ts';
import type { PuppetSide } from '../../../../../ui/art/puppets/shapes.ts';
import type { PartName } from '../parts.ts';

/** Men of the hanging who march here too. */
export const MARCHERS = {
  legionary: { puppet: 'swordsmen', side: 'B' },
  spear: { puppet: 'pikemen', side: 'B' },
  foe: { puppet: 'militia', side: 'A' },
  archer: { puppet: 'archers', side: 'A' },
  rider: { puppet: 'light_cavalry', side: 'B' },
  lancer: { puppet: 'heavy_cavalry', side: 'A' },
  guard: { puppet: 'elite_guard', side: 'B' },
  crew: { puppet: 'galley', side: 'B' },
  strangers: { puppet: 'galley', side: 'A' },
  engine: { puppet: 'catapult', side: 'B' },
} as const satisfies Record<string, { readonly puppet: PuppetKey; readonly side: PuppetSide }>;
export type Marcher = keyof typeof MARCHERS;

/** What stands where, how large; a negative size looks the other way. */
export type Placed = readonly [what: PartName | Marcher, x: number, y: number, size?: number];

export type Scenes = Readonly<Record<string, readonly Placed[]>>;
