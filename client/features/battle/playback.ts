// The one clock of a battle on screen: where in the score we are, how fast, and whether we follow what is being fought now.
// Live view, replay, pause, speed, step and scrub are all this and nothing else.
// Invariants: time stays within the score; frames come from outside (useFrames), so nothing here reads a clock; React hears of
// changes at most ten times a second of play, the canvas every frame.
import type { Timeline } from '../../stage/battlefield/score.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaybackView {
  /** Seconds into the score, in tenths. */
  readonly time: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** True while new rounds are played as they come. */
  readonly live: boolean;
  /** True when everything there is has been shown. */
  readonly atEnd: boolean;
}

/** Seconds into a round within which a step back goes to the round before. */
const NEAR_START = 0.8;

/** How many times as fast a follower plays who is behind. */
const HURRY = 2.2;

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
  private view: PlaybackView = { time: 0, playing: false, speed: 1, live: false, atEnd: true };
  private readonly listeners = new Set<() => void>();
  private readonly frames = new Set<FrameListener>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PlaybackView => this.view;

  /** Hears every frame: seconds passed, and whether time has jumped since the last one. */
  onFrame(listener: FrameListener): () => void {
    this.frames.add(listener);
    return () => this.frames.delete(listener);
  }

  /** Takes a score with the same or more rounds. Whoever follows live and has fallen behind by more than a round catches up. */
  take(timeline: Timeline): void {
    const grown = timeline.rounds.length > this.starts.length;
    this.starts = timeline.rounds.map(({ start }) => start);
    this.end = timeline.duration;
    this.time = Math.min(this.time, this.end);
    if (grown && this.live) {
      const behind = this.starts.at(-2);
      if (behind !== undefined && this.time < behind) this.jump(behind);
    }
    this.publish();
  }

  /** Follows the battle as it is fought, from the round that is the latest now. */
  goLive(): void {
    this.live = true;
    this.playing = true;
    this.jump(this.starts.at(-1) ?? 0);
    this.publish();
  }

  /** Plays on; from the beginning when everything has been shown. */
  play(): void {
    if (this.time >= this.end && !this.live) this.jump(0);
    this.playing = true;
    this.publish();
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
      if (this.time >= this.end && !this.live) this.playing = false;
    }
    const { jumped } = this;
    this.jumped = false;
    for (const listener of this.frames) listener(seconds, jumped);
    this.publish();
  }

  /** Whoever follows live and is still in an earlier round hurries after the battle. */
  private haste(): number {
    return this.live && this.time < (this.starts.at(-1) ?? 0) ? HURRY : 1;
  }

  private jump(time: number): void {
    this.time = time;
    this.jumped = true;
  }

  private publish(): void {
    const next: PlaybackView = {
      time: Math.round(this.time * 10) / 10,
      playing: this.playing,
      speed: this.speed,
      live: this.live,
      atEnd: this.time >= this.end,
    };
    const { view } = this;
    if (
      next.time === view.time &&
      next.playing === view.playing &&
      next.speed === view.speed &&
      next.live === view.live &&
      next.atEnd === view.atEnd
    ) {
      return;
    }
    this.view = next;
    for (const listener of this.listeners) listener();
  }
}
