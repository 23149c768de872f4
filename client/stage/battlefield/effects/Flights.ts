// Everything in the air: arrows and stones in their arcs, gold leaf on its way, the number of the fallen beside a company.
// Invariant: what is drawn follows from the state alone; each shaft's own way from the blow's number.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { BANNER_FOLLOWS } from '../deployment.ts';
import type { Deployment } from '../deployment.ts';
import { FIELD_WIDTH, facingOf } from '../field.ts';
import type { CompanyState, FieldState, LordState, MissileState, NumberState } from '../fieldState.ts';
import { roomOf } from '../ranks.ts';
import { NUMERAL_SIZE } from './pieces.ts';

/** Shafts drawn for one company's volley, at most: of many men more than of a few. */
const SHAFTS = 5;
const MANY_SHAFTS = 9;
const MANY = 14;

/** The great spell beside any other. */
const GREATER = 1.7;

/** The pieces of a numeral by side: ten digits, and the sign before them. */
const namesOf = (side: Side): readonly string[] =>
  Array.from('0123456789−', (glyph) => `numeral/${side}/${glyph}`);
const NUMERAL: Readonly<Record<Side, readonly string[]>> = {
  attacker: namesOf('attacker'),
  defender: namesOf('defender'),
};
const SIGN = 10;

/** What is written of so many fallen, as places in NUMERAL; kept, since one number is written for a hundred frames. */
const glyphsOf = (() => {
  const known = new Map<number, readonly number[]>();
  return (fallen: number): readonly number[] => {
    const before = known.get(fallen);
    if (before !== undefined) return before;
    const glyphs = [SIGN, ...Array.from(String(fallen), Number)];
    known.set(fallen, glyphs);
    return glyphs;
  };
})();

/** A whole number below FINE that belongs to a shaft and nothing else: whole, so that nothing is made for it. */
const FINE = 16_777_216;
const chance = (volley: number, shaft: number, salt: number): number => {
  const n = Math.imul(volley * 73_856_093 + shaft * 19_349_663 + salt * 83_492_791 + 12_345, 2_654_435_761);
  return n >>> 8;
};

const bow = (progress: number): number => 4 * progress * (1 - progress);

/** A piece that has been placed: a sprite, or a note of where to paint one. */
export interface Placed {
  readonly position: { set(x: number, y: number): unknown };
  readonly scale: { set(x: number, y?: number): unknown };
  rotation: number;
  alpha: number;
}

/** Where pieces are taken from for one instant. */
export interface Pieces {
  begin(): void;
  take(piece: string): Placed;
  done(): void;
}

/** How far a number rises while it fades. */
const RISE = 16;

/** Where something so wide (to either side of x) and so tall (above y) hides nothing that must be read: y, or higher. */
type Clear = (x: number, y: number, wide: number, tall: number) => number;
const ANYWHERE: Clear = (_x, y) => y;

export class Flights {
  private readonly deployment: Deployment;
  private readonly air: Pieces;
  private readonly words: Pieces;
  /** Which way on the cloth what is written goes on. */
  private readonly onwards: 1 | -1;

  /** `air` lies in the field over the men, `words` over everything, in the field's own measures. */
  constructor(air: Pieces, words: Pieces, deployment: Deployment, isTurned = false) {
    this.onwards = isTurned ? -1 : 1;
    this.deployment = deployment;
    this.air = air;
    this.words = words;
  }

  /**
   * Draws one instant. `figures` says how many figures a company shows, so that three archers do not loose twenty arrows;
   * numbers stay between `left` and `right`, the field's edges in sight, and over what `clear` keeps free.
   */
  show(state: FieldState, scale: number, left: number, right: number, clear: Clear = ANYWHERE): void {
    this.air.begin();
    this.ground(state, scale);
    this.calls(state, scale);
    this.wound('attacker', state.lords.attacker, scale);
    this.wound('defender', state.lords.defender, scale);
    for (let i = 0; i < state.missiles.length; i += 1) {
      const missile = state.missiles[i] as MissileState;
      switch (missile.kind) {
        case 'arrow': {
          const figures = state.companies[missile.actor]?.figures ?? 1;
          const shafts = Math.min(figures >= MANY ? MANY_SHAFTS : SHAFTS, Math.max(1, figures));
          for (let shaft = 0; shaft < shafts; shaft += 1) this.shadow(missile, shaft, scale);
          for (let shaft = 0; shaft < shafts; shaft += 1) this.missile(missile, shaft, 'arrow', scale);
          break;
        }
        case 'stone':
          this.shadow(missile, 0, scale * 1.3);
          this.missile(missile, 0, 'stone', scale);
          break;
        case 'magic':
          this.spell(missile, scale);
          break;
      }
    }
    this.air.done();
    this.words.begin();
    for (let i = 0; i < state.numbers.length; i += 1)
      this.number(state.numbers[i] as NumberState, scale, left, right, clear);
    this.words.done();
  }

  /** What hooves raise and what iron strikes from iron. */
  private ground(state: FieldState, scale: number): void {
    for (let i = 0; i < state.companies.length; i += 1) {
      const company = state.companies[i];
      const standing = this.deployment.companies[i];
      if (standing === undefined || company === undefined || company.figures === 0) continue;
      const facing = facingOf(standing.company.side);
      if (company.reel > 0.55 && company.jolt < 0) this.spatter(i, company, scale);
      if (company.stride > 1.15 && company.routed === 0 && standing.footing === 'ground') {
        for (let puff = 0; puff < 3; puff += 1) {
          const sprite = this.air.take('dust');
          const age = chance(i, puff, Math.floor(company.x / 14)) / FINE;
          sprite.position.set(company.x - facing * (26 + puff * 20) * scale, company.y + 2 - age * 6);
          sprite.scale.set(facing * scale * (0.7 + age * 0.5), scale * (0.7 + age * 0.5));
          sprite.alpha = 0.75 - puff * 0.2;
        }
      }
      // Lances that are only lowered strike nothing yet.
      if (company.jolt > 0.25 && company.stride < 1.15) {
        const sprite = this.air.take('clash');
        sprite.position.set(company.x + facing * 22 * scale, company.y - 20 * scale);
        sprite.scale.set(facing * scale * (0.7 + company.jolt * 0.5), scale * (0.7 + company.jolt * 0.5));
        sprite.alpha = company.jolt;
      }
    }
  }

  /** Turf and splinters where something has come down. */
  private spatter(i: number, { x, y, reel }: CompanyState, scale: number): void {
    for (let puff = 0; puff < 2; puff += 1) {
      const sprite = this.air.take('dust');
      sprite.position.set(
        x + (chance(i, puff, 8) / FINE - 0.5) * 40 * scale,
        y + (chance(i, puff, 9) / FINE - 0.5) * 12 * scale,
      );
      sprite.scale.set(scale * (1.3 - reel * 0.6) * 0.7, scale * (1.3 - reel * 0.6) * 0.6);
      sprite.alpha = Math.min(1, (reel - 0.55) * 1.4);
    }
  }

  /** Gold leaf about a banner that calls its host together. */
  private calls({ rallies, line }: FieldState, scale: number): void {
    for (const { side, progress } of rallies) {
      const { x, y } = this.deployment.banners[side];
      const at = x + facingOf(side) * line[side] * BANNER_FOLLOWS;
      const open = Math.sin(progress * Math.PI);
      const glow = this.air.take('bloom');
      glow.position.set(at, y - 10 * scale);
      glow.scale.set(scale * (1 + 2.2 * progress));
      glow.alpha = open * 0.9;
      const vine = this.air.take('tendril');
      vine.position.set(at, y - 58 * scale);
      vine.scale.set(scale * (0.6 + 0.7 * open));
      vine.rotation = (progress - 0.5) * 0.5;
      vine.alpha = open;
    }
  }

  /** What has struck a commander. */
  private wound(side: Side, { x, y, sunk, isHurt }: LordState, scale: number): void {
    // Who has been carried off the field has left no mark on it.
    if (!isHurt || sunk < 0.1 || x < 0 || x > FIELD_WIDTH) return;
    const facing = facingOf(side);
    const sprite = this.air.take('wound');
    const high = roomOf(this.deployment.leaders[side]) === 'foot' ? 16 : 22;
    sprite.position.set(x + facing * 3 * scale, y - high * scale);
    sprite.scale.set(facing * scale, scale);
    sprite.alpha = Math.min(1, sunk * 2);
  }

  /** What a missile darkens of the ground below it: fainter and larger the higher it flies, gone where it comes down. */
  private shadow({ from, to, volley, progress: flight }: MissileState, shaft: number, scale: number): void {
    const progress = flight - (chance(volley, shaft, 1) / FINE) * 0.2;
    if (progress <= 0 || progress >= 1) return;
    const high = bow(progress);
    const sprite = this.air.take('shadow');
    sprite.position.set(
      from.x + (to.x - from.x) * progress + (chance(volley, shaft, 2) / FINE - 0.5) * 26,
      from.y + (to.y - from.y) * progress + (chance(volley, shaft, 3) / FINE - 0.5) * 10,
    );
    sprite.scale.set(scale * (0.7 + 0.5 * high), scale * (0.7 + 0.2 * high));
    sprite.alpha = 0.5 - 0.28 * high;
  }

  private missile(missile: MissileState, shaft: number, piece: 'arrow' | 'stone', scale: number): void {
    const { from, to, volley } = missile;
    const progress = missile.progress - (chance(volley, shaft, 1) / FINE) * 0.2;
    if (progress <= 0) return;
    const flown = Math.min(1, progress);
    const spread = piece === 'arrow' ? 26 : 12;
    const x0 = from.x + (chance(volley, shaft, 2) / FINE - 0.5) * spread;
    const y0 = from.y - 25 * scale + (chance(volley, shaft, 3) / FINE - 0.5) * spread * 0.6;
    const x1 = to.x + (chance(volley, shaft, 4) / FINE - 0.5) * spread * 1.3;
    const y1 = to.y - 14 * scale + (chance(volley, shaft, 5) / FINE - 0.5) * spread * 0.7;
    const height = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2) * (piece === 'stone' ? 0.32 : 0.2) + 12;
    const sprite = this.air.take(piece);
    sprite.position.set(x0 + (x1 - x0) * flown, y0 + (y1 - y0) * flown - height * bow(flown));
    sprite.scale.set(scale * (piece === 'stone' ? 1.1 : 0.95));
    sprite.rotation =
      piece === 'stone' ? progress * 9 : Math.atan2(y1 - y0 - height * 4 * (1 - 2 * flown), x1 - x0);
    sprite.alpha = progress <= 1 ? 1 : Math.max(0, 1 - (progress - 1) * (piece === 'arrow' ? 1.3 : 2.6));
  }

  private spell(missile: MissileState, usual: number): void {
    const { from, to, progress, volley, great } = missile;
    const scale = great ? usual * GREATER : usual;
    const flown = Math.min(1, progress);
    const x0 = from.x;
    const y0 = from.y - 38 * scale;
    const x1 = to.x;
    const y1 = to.y - 20 * scale;
    const sway = (chance(volley, 0, 6) / FINE - 0.5) * 90;
    const height = 46 + Math.abs(sway) * 0.3;
    if (progress < 1) {
      const next = Math.min(1, flown + 0.02);
      const high = (t: number): number =>
        y0 + (y1 - y0) * t - height * bow(t) + Math.sin(t * Math.PI * 2) * sway * 0.3;
      const orb = this.air.take('orb');
      orb.position.set(x0 + (x1 - x0) * flown, high(flown));
      orb.rotation = Math.atan2(high(next) - high(flown), (x1 - x0) * (next - flown));
      orb.scale.set(scale);
      return;
    }
    const open = Math.min(1, (progress - 1) / 0.5);
    const bloom = this.air.take('bloom');
    bloom.position.set(x1, to.y - 6);
    bloom.scale.set(scale * (0.5 + open * 0.8));
    bloom.alpha = 1 - open;
    const vine = this.air.take('tendril');
    vine.position.set(x1, y1 - open * 8);
    vine.scale.set(scale * (0.35 + 0.85 * Math.sin((Math.min(1, open * 1.4) * Math.PI) / 2)));
    vine.rotation = (chance(volley, 0, 7) / FINE - 0.5) * 0.6 + open * 0.25;
    vine.alpha = open < 0.6 ? 1 : 1 - (open - 0.6) / 0.4;
  }

  private number(number: NumberState, scale: number, left: number, right: number, clear: Clear): void {
    const glyphs = glyphsOf(number.fallen);
    const { progress } = number;
    const size =
      scale *
      (progress < 0.12 ? 0.6 + (progress / 0.12) * 0.5 : progress < 0.2 ? 1.1 - (progress - 0.12) : 1.02);
    const advance = NUMERAL_SIZE * 0.6 * size;
    const half = (glyphs.length * advance) / 2 + 4;
    const x = Math.max(left + half, Math.min(right - half, number.x));
    const from = clear(x, number.y - 62 * scale, half, NUMERAL_SIZE * scale + RISE);
    const y = from - RISE * Math.min(1, progress * 1.6);
    const alpha = progress > 0.75 ? (1 - progress) / 0.25 : 1;
    for (let i = 0; i < glyphs.length; i += 1) {
      const sprite = this.words.take(NUMERAL[number.side][glyphs[i] ?? 0] ?? '');
      sprite.position.set(x + this.onwards * (i - (glyphs.length - 1) / 2) * advance, y);
      sprite.scale.set(this.onwards * size, size);
      sprite.alpha = alpha;
    }
  }
}
