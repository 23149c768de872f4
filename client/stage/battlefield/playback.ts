// The one clock of a battle on screen: where in the score we are, how fast, and whether we follow what is being fought now.
// Live view, replay, pause, speed, step and scrub are all this and nothing else.
// Invariants: time stays within the score; frames come from outside (useFrames), so nothing here reads a clock, and are wanted only
// while something moves; React hears of changes at most ten times a second of play, the canvas every frame.
import type { Timeline } from './score.ts';
import { openListeners } from '../../ui/listeners.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaybackView {
  /** Seconds into the score, in tenths begun: at the start of a round it is that round's. */
  readonly time: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** True while new rounds are played as they come. */
  readonly live: boolean;
  /** Whoever follows live: rounds fought after the one on the hanging. 0 means that what is seen is what is being ordered about. */
  readonly behind: number;
  /** True when everything there is has been shown. */
  readonly atEnd: boolean;
}

/** Seconds into a round within which a step back goes to the round before. */
const NEAR_START = 0.8;

/** How many times as fast a follower plays for every round it is behind, at most. */
const HURRY = 2.2;
const MOST_HURRY = 5;
/** A follower who has fallen behind by more rounds than this is taken to the last but one. */
const MOST_BEHIND = 2;
/** A follower sees a round within this share of the time until the next is fought, so that orders are given by those who know. */
const SEEN_WITHIN = 0.75;
const MOST_PACE = 3;

type FrameListener = (seconds: number, jumped: boolean) => void;

export class Playback {
  /** Exact; the view's is rounded. */
  time = 0;
  private starts: readonly number[] = [];
  private end = 0;
  private playing = false;
  private speed: Speed = 1;
  private live = false;
  private jumped = true;
  private asked = true;
  private over = false;
  private still = false;
  /** Seconds until the next round is fought, as far as known. */
  private left = 0;
  private view: PlaybackView = { time: 0, playing: false, speed: 1, live: false, behind: 0, atEnd: true };
  private readonly listeners = openListeners();
  private readonly frames = new Set<FrameListener>();
  private readonly wakers = openListeners();

  readonly subscribe = this.listeners.subscribe;

  readonly snapshot = (): PlaybackView => this.view;

  /** Hears every frame: seconds passed, and whether time has jumped since the last one. */
  onFrame(listener: FrameListener): () => void {
    this.frames.add(listener);
    return () => this.frames.delete(listener);
  }

  /** Is there a frame to be drawn: does anything move, or has anything changed since the last? */
  get restless(): boolean {
    return this.asked || this.moves;
  }

  /** Hears whenever a playback at rest wants frames again. */
  readonly onWanted = this.wakers.subscribe;

  /** Something besides time has changed what is to be seen: one frame is wanted. */
  ask(): void {
    this.asked = true;
    this.wake();
  }

  /** With reduced motion nothing stirs while time stands. */
  keepStill(still: boolean): void {
    this.still = still;
    this.wake();
  }

  /**
   * Takes a score with the same or more rounds. `left` is the seconds until the next round is fought, 0 when none is or nobody knows:
   * whoever follows live has seen everything by then.
   */
  take(timeline: Timeline, left = 0): void {
    const grown = timeline.rounds.length > this.starts.length;
    this.starts = timeline.rounds.map(({ start }) => start);
    this.end = timeline.duration;
    this.over = (timeline.rounds.at(-1)?.ended ?? null) !== null;
    this.time = Math.min(this.time, this.end);
    this.left = Math.max(0, left);
    if (grown && this.live && this.roundsBehind() > MOST_BEHIND) this.jump(this.starts.at(-2) ?? 0);
    this.publish();
    this.wake();
  }

  /** Follows the battle as it is fought, from the round that is the latest now. */
  goLive(): void {
    this.live = true;
    this.playing = true;
    this.jump(this.starts.at(-1) ?? 0);
    this.publish();
    this.wake();
  }

  /** Plays on; from the beginning when everything has been shown. */
  play(): void {
    if (this.time >= this.end && !this.live) this.jump(0);
    this.playing = true;
    this.publish();
    this.wake();
  }

  pause(): void {
    this.playing = false;
    this.live = false;
    this.publish();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.publish();
  }

  /** Goes to `time` seconds; no longer follows. */
  seek(time: number): void {
    this.live = false;
    this.jump(Math.max(0, Math.min(this.end, time)));
    this.publish();
    this.wake();
  }

  /** To the start of the next round, of this one, or of the one before. */
  step(direction: 1 | -1): void {
    if (direction === 1) {
      this.seek(this.starts.find((start) => start > this.time + 0.001) ?? this.end);
      return;
    }
    const before = this.starts.filter((start) => start < this.time - NEAR_START);
    this.seek(before.at(-1) ?? 0);
  }

  /** Shows everything: the last instant of the score. */
  finish(): void {
    this.playing = false;
    this.seek(this.end);
  }

  /** `seconds` have passed on the wall. */
  advance(seconds: number): void {
    if (this.playing) {
      this.time = Math.min(this.end, this.time + seconds * this.speed * this.haste());
      this.left = Math.max(0, this.left - seconds);
      if (this.time >= this.end && (!this.live || this.over)) {
        this.playing = false;
        this.live = false;
      }
    }
    const { jumped } = this;
    this.jumped = false;
    this.asked = false;
    for (const listener of this.frames) listener(seconds, jumped);
    this.publish();
  }

  /** Does the picture move by itself? Who follows a battle sees banners and weather stir while it waits for the next round. */
  private get moves(): boolean {
    if (!this.playing) return false;
    return this.time < this.end || (this.live && !this.over && !this.still);
  }

  private wake(): void {
    if (!this.restless) return;
    this.wakers.tell();
  }

  private roundsBehind(): number {
    return this.starts.filter((start, i) => i > 0 && start > this.time + 0.001).length;
  }

  /** Whoever follows live sees all there is before the next round is fought, and hurries when still in an earlier one. */
  private haste(): number {
    if (!this.live) return 1;
    const paced = this.left > 0 ? Math.min(MOST_PACE, (this.end - this.time) / (this.left * SEEN_WITHIN)) : 1;
    const hurried = Math.min(MOST_HURRY, HURRY * this.roundsBehind());
    return Math.max(1, paced, hurried);
  }

  private jump(time: number): void {
    this.time = time;
    this.jumped = true;
    this.asked = true;
  }

  private publish(): void {
    const next: PlaybackView = {
      time: Math.min(this.end, Math.ceil(this.time * 10) / 10),
      playing: this.playing,
      speed: this.speed,
      live: this.live,
      behind: this.live ? this.roundsBehind() : 0,
      atEnd: this.time >= this.end,
    };
    const { view } = this;
    if (
      next.time === view.time &&
      next.playing === view.playing &&
      next.speed === view.speed &&
      next.live === view.live &&
      next.behind === view.behind &&
      next.atEnd === view.atEnd
    ) {
      return;
    }
    this.view = next;
    this.listeners.tell();
  }
}
