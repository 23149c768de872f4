// The playback of a battle: what play, pause, step, scrub and live do to the one time everything on the screen follows.
import { describe, expect, it } from 'vitest';
import { fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import { Playback } from '../../../client/stage/battlefield/playback.ts';
import { ScoreBook } from '../../../client/stage/battlefield/ScoreBook.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';

const { setup, logs, rounds } = fixtureBattle();
const whole = timelineOf(setup, rounds);
const start = (round: number): number => whole.rounds[round - 1]?.start ?? NaN;
const upTo = (count: number) => timelineOf(setup, rounds.slice(0, count));

const replay = (): Playback => {
  const playback = new Playback();
  playback.take(whole);
  return playback;
};

describe('Playback', () => {
  it('plays at the chosen speed and stops at the end', () => {
    const playback = replay();
    playback.play();
    playback.advance(1);
    expect(playback.time).toBeCloseTo(1);
    playback.setSpeed(4);
    playback.advance(1);
    expect(playback.time).toBeCloseTo(5);
    playback.advance(10_000);
    expect(playback.time).toBe(whole.duration);
    expect(playback.snapshot()).toMatchObject({ playing: false, atEnd: true });
  });

  it('stands still while paused, and begins again when played at the end', () => {
    const playback = replay();
    playback.advance(5);
    expect(playback.time).toBe(0);
    playback.finish();
    playback.play();
    expect(playback.time).toBe(0);
  });

  it('steps by rounds: forward to the next, back to this one and then to the one before', () => {
    const playback = replay();
    playback.step(1);
    expect(playback.time).toBe(start(2));
    playback.seek(start(2) + 3);
    playback.step(-1);
    expect(playback.time).toBe(start(2));
    playback.step(-1);
    expect(playback.time).toBe(0);
    playback.step(-1);
    expect(playback.time).toBe(0);
    for (let i = 0; i < 30; i += 1) playback.step(1);
    expect(playback.snapshot().atEnd).toBe(true);
  });

  it('tells the canvas of a jump once, and of every frame', () => {
    const playback = replay();
    const frames: [number, boolean][] = [];
    playback.onFrame((seconds, jumped) => frames.push([seconds, jumped]));
    playback.advance(0.016);
    playback.advance(0.016);
    playback.seek(5);
    playback.advance(0.016);
    expect(frames).toEqual([
      [0.016, true],
      [0.016, false],
      [0.016, true],
    ]);
  });

  it('follows a battle live: waits at the end of what is known and plays on when a round comes', () => {
    const playback = new Playback();
    playback.take(upTo(1));
    playback.goLive();
    playback.advance(100);
    expect(playback.snapshot()).toMatchObject({ playing: true, live: true, atEnd: true });
    playback.take(upTo(2));
    playback.advance(1);
    expect(playback.time).toBeCloseTo(start(2) + 1);
  });

  it('catches up when it follows and has fallen more than a round behind', () => {
    const playback = new Playback();
    playback.take(upTo(1));
    playback.goLive();
    playback.take(upTo(4));
    expect(playback.time).toBe(start(3));
  });

  it('stops following when the reader pauses, steps or scrubs, and does not run away from them', () => {
    for (const act of [
      (playback: Playback) => playback.pause(),
      (playback: Playback) => playback.step(-1),
      (playback: Playback) => playback.seek(2),
    ]) {
      const playback = new Playback();
      playback.take(upTo(2));
      playback.goLive();
      act(playback);
      const { time } = playback;
      playback.take(upTo(4));
      expect(playback.snapshot().live).toBe(false);
      expect(playback.time).toBe(time);
    }
  });

  it('tells React at most ten times a second of play', () => {
    const playback = replay();
    let told = 0;
    playback.play();
    playback.subscribe(() => {
      told += 1;
    });
    for (let frame = 0; frame < 60; frame += 1) playback.advance(1 / 60);
    expect(told).toBeLessThanOrEqual(11);
  });
});

describe('ScoreBook', () => {
  it('reads rounds as they come into the score a replay has, and answers the same object when none is new', () => {
    const book = new ScoreBook(setup);
    logs.forEach((_, i) => {
      const score = book.read(logs.slice(0, i + 1));
      expect(score.timeline.rounds).toHaveLength(i + 1);
      expect(book.read(logs.slice(0, i + 1))).toBe(score);
    });
    expect(book.read(logs).timeline).toEqual(whole);
    expect(book.read(logs).events).toEqual(rounds);
  });
});
