// Which of a kingdom's holdings made a deed cheaper, quicker or richer: the `bonusEffects` part of an action's report (latin.md 2.16).
import { rawBonusesOf, type Bonuses, type Holdings } from '../kingdom/bonuses.ts';
import type { KingdomContent } from '../kingdom/content.ts';

export interface NamedBonus {
  readonly name: string;
  readonly percent: number;
}

export interface BonusEffects {
  readonly buildingBonuses: readonly NamedBonus[];
  readonly artifactBonuses: readonly NamedBonus[];
  /** Share of the usual turns that the deed took: 1 when nothing made it quicker. */
  readonly turnMultiplier: number;
  /** Share of the usual gold that it cost or brought: 1 when nothing changed it. */
  readonly goldMultiplier: number;
}

/** The holdings behind some sum of bonuses, each with its own part of it. */
export const bonusEffects = (
  holdings: Holdings,
  content: KingdomContent,
  part: (bonuses: Bonuses) => number,
  multipliers: { readonly turns?: number; readonly gold?: number } = {},
): BonusEffects => ({
  buildingBonuses: holdings.buildings.flatMap((owned) => {
    const percent = part(rawBonusesOf({ buildings: [owned], artifacts: [] }, content));
    const name = content.buildings.get(owned.type)?.name;
    return percent > 0 && name !== undefined ? [{ name, percent }] : [];
  }),
  artifactBonuses: holdings.artifacts.flatMap((owned) => {
    const percent = part(rawBonusesOf({ buildings: [], artifacts: [owned] }, content));
    const name = content.artifacts.get(owned.artifactId)?.name;
    return percent > 0 && name !== undefined ? [{ name, percent }] : [];
  }),
  turnMultiplier: multipliers.turns ?? 1,
  goldMultiplier: multipliers.gold ?? 1,
});
