// What a battle sounds like: the score that is handed to the band.
import { describe, expect, it } from 'vitest';
import { rememberedSound } from '../../../client/features/battle/sound/useSound.ts';
import { soundsOf } from '../../../client/stage/battlefield/soundScore.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';

const heard = (change: Parameters<typeof fixtureBattle>[0] = {}) => {
  const { setup, rounds } = fixtureBattle(change);
  const timeline = timelineOf(setup, rounds);
  return { timeline, sounds: timeline.rounds.map(soundsOf) };
};

describe('the sound of a battle', () => {
  it.each([
    ['a plain field', {}],
    ['great hosts', { attacker: HOSTS.grand, defender: HOSTS.grand, seed: 'great' }],
  ] as const)('keeps to its round and its measure: %s', (_, change) => {
    const { timeline, sounds } = heard(change);
    timeline.rounds.forEach(({ start, duration }, i) => {
      const own = sounds[i] ?? [];
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThan(60);
      for (const { at, strength, pan } of own) {
        expect(at).toBeGreaterThanOrEqual(start);
        expect(at).toBeLessThanOrEqual(start + duration);
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThanOrEqual(1);
        expect(Math.abs(pan)).toBeLessThanOrEqual(1);
      }
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((a, b) => a - b));
    });
  });

  it('has a voice for march, charge, volley, engine, spell, rout and end', () => {
    const all = [
      heard(),
      heard({ morale: [90, 30], seed: 'rout' }),
      heard({ attacker: HOSTS.horse, defender: HOSTS.levy, seed: 'ride' }),
    ].flatMap(({ sounds }) => sounds.flat());
    const voices = new Set(all.map(({ voice }) => voice));
    for (const voice of [
      'drum',
      'horn',
      'hooves',
      'volley',
      'stone',
      'spell',
      'clash',
      'rout',
      'end',
    ] as const)
      expect(voices).toContain(voice);
  });

  it('is off until asked for, and remembered', () => {
    expect(rememberedSound(null)).toEqual({ on: false, volume: 0.6 });
    expect(rememberedSound('louder')).toEqual({ on: false, volume: 0.6 });
    expect(rememberedSound('on 900')).toEqual({ on: true, volume: 1 });
    expect(rememberedSound('on 35')).toEqual({ on: true, volume: 0.35 });
  });
});
