// What the blows under way do: how far each company has gone out to strike, who draws a bow, what is in the air.
// Invariant: a company is back on its ground when its last blow has ended.
import { clamp01, ease } from './easing.ts';
import type { MissileState } from './fieldState.ts';
import type { Blow, BlowKind } from './score.ts';

/** Seconds of drawing before a missile is let go, as a share of its blow. */
const DRAWN = 0.26;

/** Out and back again: 0 at the start, 1 at impact, 0 at the end. */
const swing = (blow: Blow, t: number): number =>
  t <= blow.impact
    ? ease((t - blow.start) / (blow.impact - blow.start))
    : 1 - ease((t - blow.impact) / (blow.end - blow.impact));

const isMissile = (kind: BlowKind): kind is MissileState['kind'] =>
  kind === 'arrow' || kind === 'stone' || kind === 'magic';

interface Motion {
  x: number;
  y: number;
  stride: number;
  jolt: number;
  aim: number;
}

/** A company that does nothing. */
export const still = (): Motion => ({ x: 0, y: 0, stride: 0, jolt: 0, aim: 0 });

/** What the blows under way do to each company. */
export function motions(blows: readonly Blow[], t: number, count: number): Motion[] {
  const moving = Array.from({ length: count }, still);
  for (const blow of blows) {
    const since = t - blow.impact;
    const target = moving[blow.target];
    if (target !== undefined && since > 0 && since < 0.34) {
      target.jolt = Math.min(target.jolt, -(1 - since / 0.34));
    }
    if (t <= blow.start || t >= blow.end) continue;
    const actor = moving[blow.actor];
    if (actor === undefined) continue;
    if (isMissile(blow.kind)) {
      const drawn = (t - blow.start) / (blow.impact - blow.start) / DRAWN;
      actor.aim = Math.max(actor.aim, drawn < 1 ? ease(drawn) : clamp01(1 - (drawn - 1) * 2.5));
    } else {
      const share = swing(blow, t);
      actor.x += blow.reach.x * share;
      actor.y += blow.reach.y * share;
      const near = Math.abs(since);
      actor.stride = Math.max(actor.stride, near > 0.1 ? (blow.kind === 'charge' ? 1.2 : 0.8) : 0.1);
      if (near < 0.16) actor.jolt = Math.max(actor.jolt, 1 - near / 0.16);
    }
  }
  return moving;
}

/** What is in the air at `t` seconds into a round; `great` tells whose spells are. */
export function missilesAt(
  blows: readonly Blow[],
  t: number,
  great: (actor: number) => boolean,
): MissileState[] {
  return blows.flatMap((blow, volley): MissileState[] => {
    if (!isMissile(blow.kind)) return [];
    const span = (blow.impact - blow.start) * (1 - DRAWN);
    const progress = (t - blow.impact) / span + 1;
    if (progress <= 0 || progress >= 1.5) return [];
    return [
      {
        kind: blow.kind,
        actor: blow.actor,
        target: blow.target,
        from: blow.from,
        to: blow.to,
        progress,
        volley,
        great: blow.kind === 'magic' && great(blow.actor),
      },
    ];
  });
}
