// What the blows under way do: how far each company has gone out to strike, who draws a bow, what is in the air.
// Invariant: a company is back on its ground when its last blow has ended.
import { clamp01, ease } from './easing.ts';
import type { MissileState } from './fieldState.ts';
import type { Blow, BlowKind } from './score.ts';

/** Seconds of drawing before a missile is let go, as a share of its blow. */
const DRAWN = 0.26;

/** Seconds in which horse gathers before it is let go, and in which it recoils from what it has struck. */
const GATHER = 0.42;
const RECOIL = 0.3;
/** The share of its way that a charge is thrown back by the impact, and how far it throws back those it strikes (hanging units). */
const REBOUND = 0.15;
export const SHOVE = 9;
/** Seconds until those who were shoved have come back, and for which a volley or a charge is felt. */
const SHOVED = 0.9;
const FELT = 0.75;

/** An arrow that has come down is seen until it has been under way for so many times its flight. */
const STUCK = 1.9;

/** Out and back again: 0 at the start, 1 at impact, 0 at the end. */
const swing = (blow: Blow, t: number): number =>
  t <= blow.impact
    ? ease((t - blow.start) / (blow.impact - blow.start))
    : 1 - ease((t - blow.impact) / (blow.end - blow.impact));

/** Standing while it gathers, then ever faster; thrown back by the impact, and home at a walk. */
const rush = (blow: Blow, t: number): number => {
  const loose = blow.start + GATHER;
  if (t <= loose) return 0;
  if (t <= blow.impact) {
    const share = (t - loose) / (blow.impact - loose);
    return share * share;
  }
  const since = t - blow.impact;
  const home = blow.impact + RECOIL;
  if (t <= home) return 1 - REBOUND * ease(since / RECOIL);
  return (1 - REBOUND) * (1 - ease((t - home) / (blow.end - home)));
};

export const isMissile = (kind: BlowKind): kind is MissileState['kind'] =>
  kind === 'arrow' || kind === 'stone' || kind === 'magic';

export interface Motion {
  x: number;
  y: number;
  stride: number;
  jolt: number;
  aim: number;
  gather: number;
  reel: number;
  /** How far it has been shoved, within its own ground. */
  shove: number;
}

/** Room for what a company does, to be written by `move`: fractions from the start, so that none of it is made anew for one. */
export const still = (): Motion => ({
  x: 0.5,
  y: 0.5,
  stride: 0.5,
  jolt: 0.5,
  aim: 0.5,
  gather: 0.5,
  reel: 0.5,
  shove: 0.5,
});

/** What a blow does to whom it strikes. */
const suffer = (blow: Blow, target: Motion, since: number): void => {
  if (since <= 0) return;
  if (since < 0.34) target.jolt = Math.min(target.jolt, -(1 - since / 0.34));
  if (blow.kind === 'foot') return;
  if (since < FELT && blow.fallen > 0) target.reel = Math.max(target.reel, 1 - since / FELT);
  if (blow.kind !== 'charge' || since >= SHOVED) return;
  const share = since < 0.14 ? ease(since / 0.14) : 1 - ease((since - 0.14) / (SHOVED - 0.14));
  const shove = Math.sign(blow.reach.x) * SHOVE * share;
  if (Math.abs(shove) > Math.abs(target.shove)) target.shove = shove;
};

/** What a charge does to those who ride it. */
const ride = (blow: Blow, actor: Motion, t: number): void => {
  const share = rush(blow, t);
  actor.x += blow.reach.x * share;
  actor.y += blow.reach.y * share;
  const gathered = (t - blow.start) / GATHER;
  const since = t - blow.impact;
  if (gathered < 1) actor.gather = Math.max(actor.gather, Math.sin(clamp01(gathered) * Math.PI));
  else if (since <= 0) actor.stride = Math.max(actor.stride, 1.3);
  else if (since > RECOIL) actor.stride = Math.max(actor.stride, 0.8);
  // Lances are down for the whole of the rush, and a recoil is felt in the saddle.
  if (gathered >= 1 && since < 0) actor.jolt = Math.max(actor.jolt, 0.7 * ease((gathered - 1) * GATHER * 3));
  else if (since >= 0 && since < RECOIL) actor.jolt = Math.max(actor.jolt, 1 - since / RECOIL);
};

const calm = (motion: Motion): void => {
  motion.x = 0;
  motion.y = 0;
  motion.stride = 0;
  motion.jolt = 0;
  motion.aim = 0;
  motion.gather = 0;
  motion.reel = 0;
  motion.shove = 0;
};

/** What a blow under way does to whoever strikes it. */
const strike = (blow: Blow, actor: Motion, t: number): void => {
  if (isMissile(blow.kind)) {
    const drawn = (t - blow.start) / (blow.impact - blow.start) / DRAWN;
    actor.aim = Math.max(actor.aim, drawn < 1 ? ease(drawn * 1.25) : clamp01(1 - (drawn - 1) * 2.5));
  } else if (blow.kind === 'charge') ride(blow, actor, t);
  else {
    const share = swing(blow, t);
    actor.x += blow.reach.x * share;
    actor.y += blow.reach.y * share;
    const near = Math.abs(t - blow.impact);
    actor.stride = Math.max(actor.stride, near > 0.1 ? 0.8 : 0.1);
    if (near < 0.16) actor.jolt = Math.max(actor.jolt, 1 - near / 0.16);
  }
};

/** Writes what the blows under way do to each company. */
export function move(moving: readonly Motion[], blows: readonly Blow[], t: number): void {
  for (let i = 0; i < moving.length; i += 1) calm(moving[i] as Motion);
  for (let i = 0; i < blows.length; i += 1) {
    const blow = blows[i] as Blow;
    const target = moving[blow.target];
    if (target !== undefined) suffer(blow, target, t - blow.impact);
    const actor = moving[blow.actor];
    if (actor !== undefined && t > blow.start && t < blow.end) strike(blow, actor, t);
  }
}

/** How far along its way a missile is that is in the air, at `t` seconds into its round, written into `missile`; false for one that is not. */
export function fly(missile: { progress: number }, { kind, start, impact }: Blow, t: number): boolean {
  const span = (impact - start) * (1 - DRAWN);
  missile.progress = (t - impact) / span + 1;
  return missile.progress > 0 && missile.progress < (kind === 'arrow' ? STUCK : 1.5);
}
