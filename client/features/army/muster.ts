// How many of a kind can be called up at once, and what keeps it from being more, in words. Pure, over the ruler's own view.
// Invariant: the most is affordable and fits the army; one more is not, or is past what a muster takes.
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { ARMY_MEN, menIn } from '@sigilla/engine/kingdom/armies.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { recruitPrice } from '@sigilla/engine/kingdom/recruitment.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { fillSentence } from '@sigilla/content/texts/sentence.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';

/** Soldiers of a kind in one muster (G-034). */
export const MUSTER = 50;

export interface MusterLimit {
  /** 0 to MUSTER. */
  readonly most: number;
  /** Why there can't be more. */
  readonly reason: string;
}

const ROOM = 'The army has room for {room|no more|one more|# more}.';

type Holder = Pick<OwnKingdomView, 'resources' | 'bonuses'>;

/** What runs out when `quantity` are called up; empty when nothing does. */
const short = (unit: UnitDefinition, quantity: number, { resources, bonuses }: Holder): readonly string[] => {
  const price = recruitPrice(unit, quantity, bonuses).resources;
  return RESOURCES.filter((resource) => (price[resource] ?? 0) > resources[resource]).map((resource) =>
    resource === 'population' ? 'people' : resourceName(resource).toLowerCase(),
  );
};

/** The limit of a muster of `unit` into `army` (undefined: a new one). */
export function musterLimit(unit: UnitDefinition, kingdom: Holder, army: Army | undefined): MusterLimit {
  const room = ARMY_MEN - menIn([...(army?.units ?? []), ...(army?.waiting ?? [])]);
  const roof = Math.min(MUSTER, room);
  let most = 0;
  while (most < roof && short(unit, most + 1, kingdom).length === 0) most += 1;
  if (most === MUSTER) return { most, reason: `${MUSTER} is the most at one muster.` };
  if (most === room) return { most, reason: fillSentence(ROOM, { room }) };
  const lacking = short(unit, most + 1, kingdom).join(' and ');
  return {
    most,
    reason: most === 0 ? `Not enough ${lacking} for even one.` : `Enough ${lacking} for ${most}, no more.`,
  };
}
