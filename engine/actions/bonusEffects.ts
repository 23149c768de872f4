// What made a deed cheaper, quicker or richer: the `bonusEffects` part of an action's report (latin.md 2.16).
// Invariant: the parts named add up to the bonus that counted, so where a cap holds, what is beyond it is not named.
import { z } from 'zod';
import type { KingdomContent } from '../kingdom/content.ts';
import type { BonusName } from '../kingdom/effects.ts';
import type { Holdings } from '../kingdom/holdings.ts';
import type { ResourceName } from '../kingdom/kingdom.ts';
import { sourcesBehind, sourcesOf, type SourceKind } from '../kingdom/sources.ts';

const NamedBonus = z.object({ name: z.string(), percent: z.number() });

export const BonusEffects = z.object({
  /** Buildings and all that comes of them, the court's heroes and their treaties among it. */
  buildingBonuses: z.array(NamedBonus),
  artifactBonuses: z.array(NamedBonus),
  /** Spells in force, technologies, and the path that was chosen. */
  magicBonuses: z.array(NamedBonus),
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
  magicBonuses: [],
  turnMultiplier: 1,
  goldMultiplier: 1,
};

type NamedList = 'buildingBonuses' | 'artifactBonuses' | 'magicBonuses';
const NAMED_IN: Readonly<Record<SourceKind, NamedList>> = {
  building: 'buildingBonuses',
  synergy: 'buildingBonuses',
  mastery: 'buildingBonuses',
  artifact: 'artifactBonuses',
  spell: 'magicBonuses',
  technology: 'magicBonuses',
  path: 'magicBonuses',
  hero: 'buildingBonuses',
  treaty: 'buildingBonuses',
};

/** What is behind some sum of bonuses, each with its own part of what counted of it. */
export const bonusEffects = (
  holdings: Holdings,
  content: KingdomContent,
  { bonus, resource = null }: { readonly bonus: BonusName; readonly resource?: ResourceName | null },
  multipliers: { readonly turns?: number; readonly gold?: number } = {},
): BonusEffects => {
  const behind = sourcesBehind(sourcesOf(holdings, content), bonus, resource);
  const named = (list: NamedList) =>
    behind
      .filter(({ kind }) => NAMED_IN[kind] === list)
      .map(({ name, counted }) => ({ name, percent: counted }));
  return {
    buildingBonuses: named('buildingBonuses'),
    artifactBonuses: named('artifactBonuses'),
    magicBonuses: named('magicBonuses'),
    turnMultiplier: multipliers.turns ?? 1,
    goldMultiplier: multipliers.gold ?? 1,
  };
};
