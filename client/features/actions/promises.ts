// What the cards of the deeds promise, in words: the engine's own figures of the kingdom as it stands, magic among what helps. Pure.
import { CAPS } from '@sigilla/engine/kingdom/effects.ts';
import { artifactChance, explorationGold, explorationLand } from '@sigilla/engine/kingdom/exploration.ts';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { rushPromise } from '@sigilla/engine/kingdom/rush.ts';
import type { RushId } from '@sigilla/engine/kingdom/rush.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { realmContent } from '../../realm/content.ts';
import { whole } from '../../ui/numberText.ts';

/** "+120 gold". */
export const rushWords =
  (rush: RushId, unit: string) =>
  (kingdom: OwnKingdomView): string =>
    `+${whole(rushPromise(rush, kingdom, realmContent()))} ${unit}`;

/** What each building adds, and whether that is all it can. */
export const helpedBy =
  (building: string, percent: number, resource: ResourceName) =>
  ({ bonuses }: OwnKingdomView): string => {
    const sum = bonuses.rushPercent[resource];
    const each = `Each ${building} adds ${percent}%, up to ${CAPS.rushPercent}%`;
    if (sum >= CAPS.rushPercent) return `${each}: all of it is yours.`;
    return sum > 0 ? `${each}: yours come to ${sum}%.` : `${each}.`;
  };

/** "+1 to 5 land, 15% chance of an artifact". */
export const explorationWords = (kingdom: OwnKingdomView): string => {
  const { least, most } = explorationLand(kingdom.bonuses);
  return `+${least} to ${most} land, ${artifactChance(kingdom, realmContent())}% chance of an artifact`;
};

export const suppliesWords = ({ bonuses }: OwnKingdomView): string =>
  `Takes ${explorationGold(bonuses)} gold for supplies.`;
