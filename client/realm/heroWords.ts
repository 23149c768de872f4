// How heroes are spoken of, on their own page and on that of the characters they have been. Invariant: the six labels are the specification's (kingdom.md 2.5).
import type { HeroStat, HeroTerms } from '@sigilla/content/schema/hero.ts';
import type { HeroBonus } from '@sigilla/engine/heroes/stats.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import { counted, whole } from '../ui/numberText.ts';

export const STAT_LABELS: Readonly<Record<HeroStat, string>> = {
  leadership: 'Leadership',
  administration: 'Admin',
  combat: 'Combat',
  magic: 'Magic',
  charisma: 'Charisma',
  intelligence: 'Intelligence',
};
export const BONUS_WORDS: Readonly<Record<HeroBonus, string>> = {
  goldGeneration: 'gold',
  manaGeneration: 'mana',
  researchSpeed: 'research',
  buildingEfficiency: 'buildings',
  militaryEffectiveness: 'military',
  diplomaticBonus: 'diplomacy',
};
export const SLOT_WORDS = { hand: 'In the hand', brow: 'On the brow', belt: 'At the belt' } as const;

/** "2 turns, 330 gold, 140 mana": all that is asked. */
export const priceWords = (turns: number, coins: ResourceDelta): string =>
  [
    counted(turns, 'turn'),
    ...RESOURCES.flatMap((name) => {
      const amount = coins[name] ?? 0;
      return amount === 0 ? [] : [`${whole(amount)} ${resourceName(name).toLowerCase()}`];
    }),
  ].join(', ');

/** What somebody asks for coming into service. */
export const termsWords = ({ recruitmentCost: { turns, ...coins } }: HeroTerms): string =>
  priceWords(turns, coins);
