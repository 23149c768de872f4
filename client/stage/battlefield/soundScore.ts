// What a battle sounds like, as a score: which voice at which moment, how strongly, from which side. Pure: Band.ts plays it.
// Invariants: sounds follow from the cues that are seen; of many blows in a moment one is heard; the same round always sounds the same.
import { FIELD_WIDTH } from './field.ts';
import type { Blow, BlowKind, RoundTimeline } from './score.ts';

export type Voice = 'drum' | 'hooves' | 'volley' | 'stone' | 'spell' | 'clash' | 'horn' | 'rout' | 'end';

export interface SoundCue {
  readonly voice: Voice;
  /** Seconds from the start of the battle. */
  readonly at: number;
  /** 0 to 1. */
  readonly strength: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

/** Seconds within which the same voice is heard once, and between two steps of a march. */
const APART: Readonly<Record<Voice, number>> = {
  drum: 0.3,
  hooves: 1.2,
  volley: 0.7,
  stone: 0.6,
  spell: 0.8,
  clash: 0.28,
  horn: 2,
  rout: 2,
  end: 2,
};
const STEP = 0.36;
const MARCH = 1.1;

const panOf = (x: number): number => Math.max(-1, Math.min(1, (2 * x) / FIELD_WIDTH - 1)) * 0.7;
const strengthOf = (fallen: number): number => Math.min(1, 0.35 + Math.sqrt(fallen) / 14);

const VOICES: Readonly<Record<BlowKind, Voice>> = {
  foot: 'clash',
  charge: 'hooves',
  arrow: 'volley',
  stone: 'stone',
  magic: 'spell',
};

const soundOf = (blow: Blow, start: number): SoundCue => {
  const voice = VOICES[blow.kind];
  // Hooves and bowstrings are heard as it begins, iron and stone where it lands.
  const early = voice === 'hooves' || voice === 'volley';
  return {
    voice,
    at: start + (early ? blow.start + 0.2 : blow.impact),
    strength: strengthOf(blow.fallen),
    pan: panOf(early ? blow.from.x : blow.to.x),
  };
};

/** Everything that is heard of a round, in the order of time. */
export function soundsOf(round: RoundTimeline): SoundCue[] {
  const { start, opening, closing } = round;
  const walks =
    opening.line.attacker !== closing.line.attacker || opening.line.defender !== closing.line.defender;
  const march = walks
    ? Array.from({ length: Math.floor(MARCH / STEP) }, (_, step): SoundCue => ({
        voice: 'drum',
        at: start + 0.05 + step * STEP,
        strength: step === 0 ? 0.7 : 0.45,
        pan: 0,
      }))
    : [];
  const all = [...march, ...round.blows.map((blow) => soundOf(blow, start))];
  if (round.blows.some(({ kind }) => kind === 'charge'))
    all.push({ voice: 'horn', at: start + 0.1, strength: 0.6, pan: 0 });
  if (round.departure !== null)
    all.push({
      voice: round.departure.manner === 'rout' ? 'rout' : 'horn',
      at: start + round.departure.at,
      strength: 0.8,
      pan: round.departure.side === 'attacker' ? -0.5 : 0.5,
    });
  if (round.ended !== null)
    all.push({ voice: 'end', at: start + round.ended.at + 0.4, strength: 0.9, pan: 0 });
  const heard = new Map<Voice, number>();
  return all
    .toSorted((a, b) => a.at - b.at)
    .filter(({ voice, at }) => {
      if (at - (heard.get(voice) ?? -Infinity) < APART[voice]) return false;
      heard.set(voice, at);
      return true;
    });
}
