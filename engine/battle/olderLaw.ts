// What laws 1 to 6 said otherwise, for the battles that were begun under them: they go on, and their replays verify, by the law that they were drawn up by.
// Invariant: a battle of today's law asks only which law it is of; what all laws share is not repeated.
import { ENGINE_VERSION } from './law.ts';
import type { BattleUnit, Side, Stance } from './setup.ts';
import type { Winner } from './state.ts';

/** Can a battle of this version be fought here? */
export const isKnownLaw = (version: number): boolean => version >= 1 && version <= ENGINE_VERSION;

/** Laws 1 and 2 counted companies for morale, whatever their size, knew neither front nor tide, and lost what a blow had left over. */
export const isBeforeLawThree = (setup: { readonly engineVersion: number }): boolean =>
  setup.engineVersion < 3;

/**
 * Until law 4 a side stood as it had drawn up, kept nothing back and called on nothing; walls stood for ever, and a
 * skirmish was fought as bitterly as any battle.
 */
export const isBeforeLawFour = (setup: { readonly engineVersion: number }): boolean =>
  setup.engineVersion < 4;

/** Until law 5 nobody could lay down arms: whoever had enough fell back. */
export const isBeforeLawFive = (setup: { readonly engineVersion: number }): boolean =>
  setup.engineVersion < 5;

/** Until law 6 nobody had won a battle that both sides still stood in after its last round. */
export const isBeforeLawSix = (setup: { readonly engineVersion: number }): boolean => setup.engineVersion < 6;

/** Until law 7 whoever had felled a company struck on in whole men: a company of one never did. */
export const isBeforeLawSeven = (setup: { readonly engineVersion: number }): boolean =>
  setup.engineVersion < 7;

/** Morale points a side lost by laws 1 and 2 when one of its companies was destroyed. */
export const MORALE_PER_COMPANY = 5;

/** What hunting for archers or engines added by laws 1 and 2: on foot, by missile or spell, on horse. */
export const huntOfOlderLaws = ({ strikes, type }: Pick<BattleUnit, 'strikes' | 'type'>): number => {
  if (strikes !== 'melee') return 0;
  return type === 'cavalry' ? 50 : -50;
};

/** What hunting added by laws 3 and 4: on foot, by missile or spell, on horse. */
export const huntOfMiddleLaws = ({ strikes, type }: Pick<BattleUnit, 'strikes' | 'type'>): number => {
  if (strikes !== 'melee') return -150;
  return type === 'cavalry' ? 0 : -250;
};

/** Until law 5 a feint cost nothing against a side that held. */
export const isFreeFeint = (setup: { readonly engineVersion: number }, own: Stance, enemy: Stance): boolean =>
  isBeforeLawFive(setup) && own === 'feint' && enemy === 'hold';

/** Law 1 rounded a man's blow twice to thousandths, and its stats held the kingdom's bonuses already, rounded to points. */
export const isLawOne = (setup: { readonly engineVersion: number }): boolean => setup.engineVersion === 1;

/** One man's blow in millionths of a point, by law 1. */
export const blowOfLawOne = (base: number, factor: number, press: number): number =>
  1000 * Math.floor((Math.floor((base * factor) / 1000) * press) / 1000);

/** Points one unit gained by law 1: 2 for being there, 1 for each of up to five companies destroyed, 3 for winning; none for the dead. */
export const unitExperienceOfLawOne = (
  side: Side,
  winner: Winner,
  survivors: number,
  companiesDestroyed: number,
): number => (survivors === 0 ? 0 : 2 + Math.min(5, companiesDestroyed) + (winner === side ? 3 : 0));
