// Which paper puppet stands for a troop: its own where one was drawn for it, otherwise the silhouette its content asks for.
// Invariant: every puppet word of the content has a drawing.
import type { HeroCategory } from '@sigilla/content/schema/heroCategory.ts';
import type { Puppet as Silhouette } from '@sigilla/content/schema/unit.ts';
import type { BattleSide } from '@sigilla/engine/battle/setup.ts';
import { PUPPETS } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';

const BY_SILHOUETTE: Record<Silhouette, PuppetKey> = {
  levy: 'militia',
  spear: 'spearmen',
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

const LEADERS: Record<HeroCategory, PuppetKey> = {
  military: 'captain',
  magical: 'magister',
  economic: 'steward',
};

/** The drawing for whoever leads a host: a figure of their own for a hero, a knight for a commander without a name. */
export const leaderOf = ({ led }: Pick<BattleSide, 'led'>): PuppetKey =>
  led === undefined ? 'knights' : LEADERS[led.category ?? 'military'];

/** The drawing for a unit of a battle's setup. */
export const puppetOf = (unit: { readonly unitId: string; readonly puppet: Silhouette }): PuppetKey =>
  isPuppet(unit.unitId) ? unit.unitId : BY_SILHOUETTE[unit.puppet];
