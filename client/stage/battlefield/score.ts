// The score of a battle as data: what stateAt reads and timeline.ts writes. Times in a round are seconds from its start; times
// of falls are seconds from the start of the battle. Measures are hanging units.
// Invariants: rounds follow one another without a gap; cues of a round lie within it.
import type { CaptionPick } from '@sigilla/engine/battle/captions.ts';
import type { BattleSetup, Power, Side, Stance } from '@sigilla/engine/battle/setup.ts';
import type { HeroFate } from '@sigilla/engine/heroes/lot.ts';
import type { Deployment } from './deployment.ts';

export type PerSide<T> = Readonly<Record<Side, T>>;

/** What is true between two rounds. */
export interface Mark {
  /** Men by company index. */
  readonly men: readonly number[];
  readonly morale: PerSide<number>;
  /** How far each front has come towards the middle, in hanging units; negative: fallen back. */
  readonly line: PerSide<number>;
  /** True for a side whose next round is fought out of formation. */
  readonly loose: PerSide<boolean>;
}

export type BlowKind = 'foot' | 'charge' | 'arrow' | 'stone' | 'magic';

/** One company striking another. Times are seconds from the start of the round. */
export interface Blow {
  readonly kind: BlowKind;
  readonly actor: number;
  readonly target: number;
  readonly start: number;
  readonly impact: number;
  readonly end: number;
  readonly fallen: number;
  /** How far the actor goes towards its target and comes back; 0 for missiles. */
  readonly reach: { readonly x: number; readonly y: number };
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** A rubricated figure: men who fell in one block within a moment. */
export interface NumberCue {
  readonly side: Side;
  readonly at: number;
  readonly fallen: number;
  readonly x: number;
  readonly y: number;
}

/** Over, as the foot do; off the feet, whom horse or stone has struck; on the knees first, whom an arrow has found. */
export type FallManner = 'topples' | 'thrown' | 'sinks';

/** One figure that falls and slides into the border. `at` is seconds from the start of the battle. */
export interface Fall {
  readonly company: number;
  readonly slot: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly restX: number;
  readonly manner: FallManner;
  /** Where in the border it comes to lie, from its upper edge, and its turn in radians at rest. */
  readonly restY: number;
  readonly spin: number;
}

export interface MoraleCue {
  readonly side: Side;
  readonly at: number;
  readonly to: number;
}

/** Who leaves the field at the end, and how. */
export interface Departure {
  readonly side: Side;
  readonly companies: ReadonlySet<number>;
  /** `rout`: they run and throw their shields away; `march`: they withdraw in order. */
  readonly manner: 'rout' | 'march';
  readonly at: number;
}

export interface RoundTimeline {
  readonly round: number;
  /** Seconds from the start of the battle. */
  readonly start: number;
  readonly duration: number;
  readonly caption: CaptionPick | null;
  readonly stances: PerSide<Stance>;
  readonly opening: Mark;
  readonly closing: Mark;
  readonly blows: readonly Blow[];
  readonly numbers: readonly NumberCue[];
  readonly morale: readonly MoraleCue[];
  readonly departure: Departure | null;
  /** Set in the last round: who cheers. */
  readonly ended: { readonly winner: Side | 'none'; readonly at: number } | null;
  /** Falls before this round and after it, as indices into the timeline's falls. */
  readonly fallsFrom: number;
  /** Who calls on what in this round, whose reserve waits, and what share of the walls stands (null: there are none). */
  readonly powers: readonly { readonly side: Side; readonly power: Power }[];
  readonly held: PerSide<boolean>;
  readonly walls: number | null;
}

/** What is known of the end beyond what the rounds tell, once the battle has told its seed. */
export interface Aftermath {
  /** What becomes of each side's commander. */
  readonly fates: PerSide<HeroFate>;
  /** The fallen do not get up again: it was no practice. */
  readonly inEarnest: boolean;
}

export interface Timeline {
  readonly setup: BattleSetup;
  readonly deployment: Deployment;
  readonly rounds: readonly RoundTimeline[];
  readonly falls: readonly Fall[];
  readonly opening: Mark;
  readonly aftermath: Aftermath;
  /** Seconds. */
  readonly duration: number;
}
