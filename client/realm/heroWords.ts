// How heroes are spoken of, on their own page and on that of the characters they have been. Invariant: the six labels are the specification's (kingdom.md 2.5).
import type { HeroStat } from '@sigilla/content/schema/hero.ts';
import type { HeroBonus } from '@sigilla/engine/heroes/stats.ts';

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
