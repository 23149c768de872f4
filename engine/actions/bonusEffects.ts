// Which of a kingdom's holdings made a deed cheaper, quicker or richer: the `bonusEffects` part of an action's report (latin.md 2.16).
// Invariant: the parts named add up to the bonus that counted, so where a cap holds, what is beyond it is not named.
import { z } from 'zod';
import { bonusesOf, rawBonusesOf, type Bonuses, type Holdings } from '../kingdom/bonuses.ts';
import type { KingdomContent } from '../kingdom/content.ts';

const NamedBonus = z.object({ name: z.string(), percent: z.number() });
type NamedBonus = z.infer<typeof NamedBonus>;

export const BonusEffects = z.object({
  buildingBonuses: z.array(NamedBonus),
  artifactBonuses: z.array(NamedBonus),
  /** Share of the usual turns that the deed took; 1 when nothing made it quicker. */
  turnMultiplier: z.number(),
  /** Share of the usual gold that it cost or brought; 1 when nothing changed it. */
  goldMultiplier: z.number(),
});
export type BonusEffects = z.infer<typeof BonusEffects>;

/** No holding had a part in it. */
export const NO_BONUSES: BonusEffects = {
  buildingBonuses: [],
  artifactBonuses: [],
  turnMultiplier: 1,
  goldMultiplier: 1,
};

/** The holdings behind some sum of bonuses, each with its own part of what counted of it. */
export const bonusEffects = (
  holdings: Holdings,
  content: KingdomContent,
  part: (bonuses: Bonuses) => number,
  multipliers: { readonly turns?: number; readonly gold?: number } = {},
): BonusEffects => {
  let left = part(bonusesOf(holdings, content));
  const named = (name: string | undefined, own: Partial<Holdings>): NamedBonus[] => {
    const percent = Math.min(left, part(rawBonusesOf({ buildings: [], artifacts: [], ...own }, content)));
    if (percent <= 0 || name === undefined) return [];
    left -= percent;
    return [{ name, percent }];
  };
  return {
    buildingBonuses: holdings.buildings.flatMap((owned) =>
      named(content.buildings.get(owned.type)?.name, { buildings: [owned] }),
    ),
    artifactBonuses: holdings.artifacts.flatMap((owned) =>
      named(content.artifacts.get(owned.artifactId)?.name, { artifacts: [owned] }),
    ),
    turnMultiplier: multipliers.turns ?? 1,
    goldMultiplier: multipliers.gold ?? 1,
  };
};
