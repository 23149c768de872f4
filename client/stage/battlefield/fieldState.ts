// What one instant of a battle is made of: where every company stands, what flies, who falls, and where the eye goes.
// Invariant: all of it follows from a timeline and a time (stateAt.ts); the canvas draws this and knows nothing else.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Box } from './room.ts';
import type { BlowKind, Fall, PerSide } from './score.ts';

export interface CompanyState {
  readonly x: number;
  readonly y: number;
  readonly men: number;
  /** Figures standing. */
  readonly figures: number;
  /** 0 standing to 1 in full stride; figures hop and lean by it. */
  readonly stride: number;
  /** 0 to 1 as a blow is struck; -1 to 0 as one is received. */
  readonly jolt: number;
  /** 0 to 1 as a bow, staff or throwing arm is drawn and let go. */
  readonly aim: number;
  /** 0 to 1 as horses rear before they are let go. */
  readonly gather: number;
  /** 1 as a volley or a charge has just come down on it, to 0: figures stagger, and shields are up. */
  readonly reel: number;
  /** 1 facing the enemy, -1 running from him. */
  readonly heading: 1 | -1;
  /** Seconds since it threw its shields away, or 0. */
  readonly routed: number;
  /** 0 to 1: how much of the field it has left behind it, and how far that has carried it (hanging units, signed). */
  readonly gone: number;
  readonly fled: number;
  /** How far it has ridden after those who run (hanging units, signed). */
  readonly rode: number;
  readonly cheering: boolean;
}

export interface MissileState {
  readonly kind: Exclude<BlowKind, 'foot' | 'charge'>;
  readonly actor: number;
  readonly target: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** 0 let go, 1 arrived; beyond 1 it fades. */
  readonly progress: number;
  /** Distinguishes volleys, so that their strokes differ. */
  readonly volley: number;
  /** Of the great spell. */
  readonly great: boolean;
}

export interface NumberState {
  readonly side: Side;
  readonly fallen: number;
  readonly x: number;
  readonly y: number;
  readonly progress: number;
}

export interface FallState {
  readonly fall: Fall;
  /** 0 struck, 1 at rest in the border. */
  readonly progress: number;
}

/** Whoever leads a side. */
export interface LordState {
  readonly x: number;
  readonly y: number;
  /** 0 upright to 1 brought to the knees: wounded, or taken. */
  readonly sunk: number;
  /** A captive goes over to the victors without shield or weapon: 0 standing to 1 in full stride. */
  readonly led: number;
  readonly isHurt: boolean;
  readonly isTaken: boolean;
}

export interface FieldState {
  /** 0 before the first round. */
  readonly round: number;
  readonly morale: PerSide<number>;
  readonly men: PerSide<number>;
  /** 0 in formation to 1 scattered. */
  readonly disorder: PerSide<number>;
  readonly companies: readonly CompanyState[];
  readonly missiles: readonly MissileState[];
  readonly numbers: readonly NumberState[];
  readonly falls: readonly FallState[];
  readonly line: PerSide<number>;
  /** How each commander moves the banner: turned by so many radians, carried forward by so many units. */
  readonly gestures: PerSide<{ readonly turn: number; readonly forward: number }>;
  readonly lords: PerSide<LordState>;
  /** Where the victors plant their great standard, and how far it stands: 0 to 1; null while nobody has won. */
  readonly triumph: {
    readonly side: Side;
    readonly x: number;
    readonly y: number;
    readonly share: number;
  } | null;
  /** How far the crows have come, 0 to 1. */
  readonly crows: number;
  /** Banners that call a host together: 0 called to 1 over. */
  readonly rallies: readonly { readonly side: Side; readonly progress: number }[];
  /** The share of the walls that stands; null where there are none. */
  readonly walls: number | null;
  /** Where the eye should be, how near for a charge, and how near for whatever is being done (0 to 1). */
  readonly gaze: { readonly x: number; readonly y: number; readonly lean: number; readonly stir: number };
  /** What those who stand, and have not turned to leave, take of the field; null when nobody does. */
  readonly standing: Box | null;
  /** 1, or less while figures fade between places (reduced motion). */
  readonly veil: number;
}
