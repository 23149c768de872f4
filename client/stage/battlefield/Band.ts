// The band at the foot of the hanging: drum, horn and plucked thread, made of oscillators and noise when they are wanted.
// Invariants: it plays what it is handed and chooses nothing; nothing is louder than the hand on the volume allows; the noise is the same each time.
import { randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { SoundCue, Voice } from './soundScore.ts';

/** Seconds in which the volume follows the hand. */
const FOLLOWS = 0.06;

export class Band {
  private readonly ctx: BaseAudioContext;
  private readonly hand: GainNode;
  private readonly noise: AudioBuffer;

  constructor(ctx: BaseAudioContext) {
    this.ctx = ctx;
    this.hand = ctx.createGain();
    this.hand.gain.value = 0;
    const press = ctx.createDynamicsCompressor();
    this.hand.connect(press).connect(ctx.destination);
    this.noise = ctx.createBuffer(1, Math.round(ctx.sampleRate), ctx.sampleRate);
    const random = randomFrom(sha256Hex('band').slice(0, 32));
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = random.below(2000) / 1000 - 1;
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.hand.gain.setTargetAtTime(volume * volume, this.ctx.currentTime, FOLLOWS);
  }

  /** Plays a cue `later` seconds from now. */
  play(cue: SoundCue, later = 0): void {
    const at = this.ctx.currentTime + later;
    const place = this.ctx.createStereoPanner();
    place.pan.value = cue.pan;
    place.connect(this.hand);
    this.voices[cue.voice](at, cue.strength, place);
  }

  private readonly voices: Readonly<Record<Voice, (at: number, strength: number, to: AudioNode) => void>> = {
    drum: (at, strength, to) => this.thump(at, strength, 96, to),
    hooves: (at, strength, to) => {
      for (let beat = 0; beat < 9; beat += 1)
        this.thump(at + beat * 0.105 + (beat % 3 === 2 ? 0.03 : 0), strength * 0.55, 150 - beat * 4, to);
    },
    volley: (at, strength, to) => {
      for (let string = 0; string < 4; string += 1)
        this.pluck(at + string * 0.045, strength * 0.5, 190 + string * 23, 0.16, to);
      this.breath(at + 0.12, strength * 0.35, 2600, 0.9, to);
    },
    stone: (at, strength, to) => {
      this.thump(at, strength, 58, to);
      this.breath(at, strength * 0.6, 420, 0.5, to);
    },
    spell: (at, strength, to) => {
      [523, 659, 784, 988, 1175].forEach((tone, i) =>
        this.pluck(at + i * 0.07, strength * 0.4, tone, 0.9, to),
      );
    },
    clash: (at, strength, to) => {
      this.pluck(at, strength * 0.3, 1430, 0.12, to);
      this.pluck(at + 0.02, strength * 0.22, 2210, 0.09, to);
      this.breath(at, strength * 0.25, 3600, 0.06, to);
    },
    horn: (at, strength, to) => {
      this.blow(at, strength, 174.6, 0.34, to);
      this.blow(at + 0.34, strength, 261.6, 0.8, to);
    },
    rout: (at, strength, to) => {
      [261.6, 233.1, 196, 174.6].forEach((tone, i) =>
        this.blow(at + i * 0.24, strength * 0.8, tone, 0.3, to),
      );
      for (let beat = 0; beat < 12; beat += 1) this.thump(at + 0.1 + beat * 0.13, strength * 0.35, 120, to);
    },
    end: (at, strength, to) => {
      [196, 261.6, 329.6, 392].forEach((tone, i) => this.pluck(at + i * 0.22, strength * 0.6, tone, 1.8, to));
      this.blow(at + 0.9, strength * 0.6, 196, 1.3, to);
    },
  };

  private envelope(at: number, peak: number, attack: number, length: number, to: AudioNode): GainNode {
    const gain = this.ctx.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(to);
    return gain;
  }

  private tone(type: OscillatorType, at: number, frequency: number, length: number): OscillatorNode {
    const tone = this.ctx.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(frequency, at);
    tone.start(at);
    tone.stop(at + length);
    return tone;
  }

  /** A skin that is struck: a tone that sinks. */
  private thump(at: number, strength: number, frequency: number, to: AudioNode): void {
    const tone = this.tone('sine', at, frequency, 0.3);
    tone.frequency.exponentialRampToValueAtTime(frequency * 0.45, at + 0.2);
    tone.connect(this.envelope(at, strength, 0.004, 0.28, to));
  }

  /** A thread that is plucked. */
  private pluck(at: number, strength: number, frequency: number, length: number, to: AudioNode): void {
    this.tone('triangle', at, frequency, length).connect(this.envelope(at, strength, 0.003, length, to));
  }

  /** Air. */
  private breath(at: number, strength: number, frequency: number, length: number, to: AudioNode): void {
    const air = this.ctx.createBufferSource();
    air.buffer = this.noise;
    const band = this.ctx.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = frequency;
    air.connect(band).connect(this.envelope(at, strength, length * 0.25, length, to));
    air.start(at);
    air.stop(at + length);
  }

  /** A horn. */
  private blow(at: number, strength: number, frequency: number, length: number, to: AudioNode): void {
    const bell = this.ctx.createBiquadFilter();
    bell.type = 'lowpass';
    bell.frequency.setValueAtTime(frequency * 1.5, at);
    bell.frequency.linearRampToValueAtTime(frequency * 5, at + 0.12);
    this.tone('sawtooth', at, frequency, length).connect(bell);
    bell.connect(this.envelope(at, strength * 0.5, 0.06, length, to));
  }
}
