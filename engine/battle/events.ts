// What happened in a battle, said in facts: for the canvas that plays it and for the log that tells it.
// Events are never stored: decode.ts makes them from a setup and a round's log when someone watches.
// Invariant: folding the events of all rounds over `companiesOf(setup)` gives every company's men at every moment.
import type { CaptionFacts, CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { Strike } from '@sigilla/content/schema/modifier.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { Power, Side, Stance, Target } from './setup.ts';
import type { BattleResult, EndCause, Winner } from './state.ts';

/** Where a part of a blow's modifier comes from. */
export const MODIFIER_CODES = [
  'formation', // the striker's formation
  'guard', // the struck side's formation
  'morale',
  'weariness', // guards drop in a long battle
  'commander',
  'matchup',
  'ability', // what the striker does well, and the struck withstands
  'exposed', // a rear rank with nobody before it
  'heartened', // the striker's side has banners
  'sheltered', // the struck side has healers, or rams to walk behind
  'quivers', // arrows run out
  'encounter',
  'terrain',
  'sight',
  'weather',
  'timeOfDay',
  'season',
  'position', // where the striker stands
  'cover', // where the struck side stands
  'stance', // this side's stance against the other's
  'target', // what the order whom to strike gives or costs
  'charge',
  'reserve', // fresh men, in the round they go in
  'thinned', // the struck side keeps a reserve back
  'rally', // the commander, or the banners, called on
  'spell', // the mages called on
  'breach', // walls that cover no longer
] as const;
export type ModifierCode = (typeof MODIFIER_CODES)[number];

/** One part of the sum that scaled a blow; permille, signed, never 0. */
export interface BlowModifier {
  readonly code: ModifierCode;
  readonly permille: number;
}

export type BattleEvent =
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly men: Readonly<Record<Side, number>>;
      readonly morale: Readonly<Record<Side, number>>;
      /** Luck of the round, -150 to +150 permille on every blow of the side; each blow adds -50 to +50 of its own. */
      readonly fortune: Readonly<Record<Side, number>>;
      /** Permille of each side's men who find an enemy, the press apart: the stronger side's front is only as wide as the weaker's. */
      readonly front: Readonly<Record<Side, number>>;
      /** By how much (permille) the field has the attacker's blows weigh more, and the defender's less. */
      readonly tide: number;
    }
  | {
      readonly type: 'captionShown';
      readonly occasion: CaptionOccasion;
      readonly side: Side;
      readonly pick: number;
      /** What no caption of the round may contradict. */
      readonly facts: CaptionFacts;
    }
  | { readonly type: 'ordersGiven'; readonly side: Side; readonly stance: Stance; readonly target: Target }
  | {
      /** Something besides striking: the side takes up another formation, holds its reserve back or sends it in, or calls on a power. */
      readonly type: 'hostMoved';
      readonly side: Side;
      readonly move: 'reformed' | 'reserveHeld' | 'reserveSent' | Power;
      /** The formation in which it stands. */
      readonly formation: FormationId;
    }
  | {
      /** The walls before the defender, points, when the round begins: told where they are less than they were. */
      readonly type: 'wallsBreached';
      readonly left: number;
      readonly atFirst: number;
    }
  | {
      /** The side's morale has sunk to 40 or less: from the next round it fights out of formation. */
      readonly type: 'sideWavered';
      readonly side: Side;
      readonly morale: number;
    }
  | {
      /** The side's morale is above 40 again: it forms up. */
      readonly type: 'sideRallied';
      readonly side: Side;
      readonly morale: number;
    }
  | {
      readonly type: 'companyAttacked';
      /** Company indices (companies.ts). */
      readonly actor: number;
      readonly target: number;
      /** The striker's side. */
      readonly side: Side;
      readonly strike: Strike;
      readonly charge: boolean;
      /** The striker's initiative this round, jitter included. */
      readonly initiative: number;
      /** Whole points of health taken, rounded down. */
      readonly damage: number;
      /** Men who fell. */
      readonly fallen: number;
      /** All parts of the modifier, greatest first; their sum (held between -750 and +2000) scaled the blow. */
      readonly modifiers: readonly BlowModifier[];
    }
  | { readonly type: 'companyDestroyed'; readonly company: number; readonly side: Side; readonly by: number }
  | {
      readonly type: 'moraleChanged';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
      readonly reason: 'losses' | 'steadied' | 'withdrew';
    }
  | { readonly type: 'retreat'; readonly side: Side }
  | { readonly type: 'surrendered'; readonly side: Side }
  | {
      /** The company runs from the field, alive: its side broke. */
      readonly type: 'companyRouted';
      readonly company: number;
      readonly side: Side;
    }
  | {
      readonly type: 'battleEnded';
      readonly result: BattleResult;
      readonly winner: Winner;
      readonly cause: EndCause;
      readonly rounds: number;
    };
