// Which paper puppet stands for a troop: its own where one was drawn for it, otherwise the silhouette its content asks for.
// Invariant: every puppet word of the content has a drawing.
import type { Puppet as Silhouette } from '@sigilla/content/schema/unit.ts';
import { PUPPETS } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';

const BY_SILHOUETTE: Record<Silhouette, PuppetKey> = {
  levy: 'militia',
  spear: 'militia',
  pike: 'pikemen',
  sword: 'swordsmen',
  guard: 'elite_guard',
  bow: 'archers',
  crossbow: 'crossbowmen',
  rider: 'light_cavalry',
  lance: 'knights',
  staff: 'mage',
  banner: 'banner',
  engine: 'catapult',
  ship: 'galley',
};

const isPuppet = (id: string): id is PuppetKey => Object.hasOwn(PUPPETS, id);

/** The drawing for a unit of a battle's setup. */
export const puppetOf = (unit: { readonly unitId: string; readonly puppet: Silhouette }): PuppetKey =>
  isPuppet(unit.unitId) ? unit.unitId : BY_SILHOUETTE[unit.puppet];
