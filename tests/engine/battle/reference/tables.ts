// The fixed tables of docs/BATTLE.md, typed in from that page for the reference implementation, on purpose not imported.
import type { Stance } from '@sigilla/engine/battle/orders.ts';
import type { UnitType } from '@sigilla/content/schema/modifier.ts';

export const STANCES: Record<Stance, Record<Stance, number>> = {
  hold: { hold: 0, press: 50, feint: 0, fall_back: -100 },
  press: { hold: 0, press: 75, feint: 75, fall_back: 150 },
  feint: { hold: -40, press: 0, feint: -50, fall_back: -100 },
  fall_back: { hold: -350, press: -250, feint: -350, fall_back: -400 },
};

export const MATCHUPS: [striker: UnitType, struck: UnitType, permille: number][] = [
  ['infantry', 'archer', -200],
  ['infantry', 'cavalry', 200],
  ['archer', 'infantry', 200],
  ['archer', 'cavalry', -200],
  ['archer', 'naval', -200],
  ['cavalry', 'infantry', -200],
  ['cavalry', 'archer', 200],
  ['cavalry', 'siege', 200],
  ['cavalry', 'support', 200],
  ['siege', 'infantry', 200],
  ['siege', 'cavalry', -200],
  ['siege', 'naval', 200],
  ['support', 'infantry', 200],
  ['support', 'cavalry', -200],
  ['support', 'siege', -200],
  ['naval', 'archer', 200],
  ['naval', 'siege', -200],
];
