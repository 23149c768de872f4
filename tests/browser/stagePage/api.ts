// What the stage pages offer a test, in words that need no DOM: requests as plain data, answers as numbers and labels.
// Invariant: no code but a list of names; main.ts and battle.tsx satisfy them.
import type { BattleStatus } from '@sigilla/engine/war/kinds.ts';
import type { GivenOrders, Side } from '@sigilla/engine/battle/setup.ts';
import type { FieldState } from '../../../client/stage/battlefield/fieldState.ts';
import type { Aftermath } from '../../../client/stage/battlefield/score.ts';
import type { FixturePlan, HostName } from './fixtures.ts';

type Change = Omit<Partial<FixturePlan>, 'attacker' | 'defender'> & {
  readonly attacker?: HostName;
  readonly defender?: HostName;
  readonly theme?: 'day' | 'night';
};

export interface HangRequest extends Change {
  readonly aftermath?: Aftermath;
  readonly width?: number;
  readonly height?: number;
  /** Hung the other way round, the defender on the left. */
  readonly isTurned?: boolean;
}

export interface Seen {
  readonly label: string;
  /** Bounds in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds, one entry a frame. */
export type FrameTimes = Readonly<Record<System | 'all', number[]>>;
export const SYSTEMS = ['timeline', 'figures', 'order', 'rest', 'pixi'] as const;
/** The instant's state; figures posed; who is drawn, and in what order; ribbons, missiles, the fallen and weather; Pixi's update and what it tells WebGL. */
export type System = (typeof SYSTEMS)[number];

export interface StageApi {
  /** Hangs a battle; answers the score's rounds with their start and length. */
  hang(request: HangRequest): Promise<{ start: number; duration: number; blows: number }[]>;
  /** Shows the instant `t`, the eye where it wants to be; `weather` seconds of the stage's own time pass. */
  show(t: number, options: { readonly gentle?: boolean; readonly weather?: number }): void;
  /** Plays from `from` to `to` in steps; answers the objects on the stage afterwards. */
  play(from: number, to: number, step: number): number;
  /** Visible children of a labelled container. */
  visible(label: string): Seen[];
  /** Plays so many frames of the battle's middle, one a sixtieth of a second; answers what each took, in milliseconds, by system. */
  clock(frames: number): Promise<FrameTimes>;
  /** Plays the same frames with no stopwatch, which makes numbers of its own. */
  frames(frames: number): Promise<void>;
  bounds(label: string): Seen | null;
  /** Figures drawn up, and the side of each company. */
  drawnUp(): { readonly figures: number; readonly sides: Side[] };
  /** Films a span of the score, finely where that takes no more than `patience` milliseconds. */
  film(from: number, to: number, patience: number): Promise<Filmed>;
  /** Plays a span's sounds to nobody; answers how many there were and how loud it became. */
  listen(from: number, to: number): Promise<{ cues: number; peak: number }>;
  state(t: number): FieldState | null;
  /** What the engine says of so many battles, a digest each (fought.ts). */
  fought(battles: number): string[];
  dress(theme: 'day' | 'night'): void;
  loseContext(): Promise<void>;
  take(): void;
}

/** What a player makes of a film, and the last share it told. */
export interface Filmed {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly share: number;
  readonly seconds: number;
  /** Which of the score's own pictures, of the span's beginning (0), middle (1) and end (2), each of the film's is nearest to. */
  readonly nearest: readonly number[];
}

export interface ShowRequest extends Change {
  readonly status?: BattleStatus;
  readonly side?: Side | null;
  /** Rounds fought so far; all of them unless named. */
  readonly fought?: number;
  readonly link?: 'live' | 'reconnecting' | 'connecting';
  readonly ownOrders?: GivenOrders | null;
  /** Milliseconds left for orders. */
  readonly left?: number;
  /** Words of captions that whoever watches has learned, by their ids. */
  readonly learned?: readonly string[];
}

export interface BattlePageApi {
  show(request: ShowRequest): void;
  leave(): void;
}
