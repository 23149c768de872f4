// How a puppet is held: where it hops, how it leans, how its parts turn, by what its company does and how brave it is.
// Invariant: pure; the stage's sprites and the needle's pictures are held alike.
import type { LayerKind } from './puppetLayers.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 standing to 1 in stride. */
  readonly stride: number;
  /** 1 striking, -1 struck. */
  readonly jolt: number;
  /** 0 to 1: a bow drawn, a staff raised, an engine's arm let go. */
  readonly aim: number;
  /** 0 to 1: a horse that rears before it is let go, 0 to 1: a man who staggers under what has come down on him. */
  readonly gather?: number;
  readonly reel?: number;
  /** 0 to 100. */
  readonly morale: number;
  readonly heading: 1 | -1;
  /** Its own beat, 0 to 1, and the battle's time in seconds. */
  readonly beat: number;
  readonly time: number;
  /** Seconds of the stage's own time: banners stir even when the battle is paused. */
  readonly breath: number;
  readonly cheering: boolean;
  readonly shieldless: boolean;
  /** Radians by which a banner, or what a commander holds, is turned to show an order. */
  readonly gesture?: number;
  /** 0 upright to 1 on the knees. */
  readonly sunk?: number;
  /** The weapon has been given up. */
  readonly unarmed?: boolean;
}

/** As whoever fills it in sees it. */
type Held = { -readonly [key in keyof Pose]-?: Pose[key] };

/** A pose to be filled in: fractions from the start, so that none of it is made anew for one. */
export const aPose = (): Held => ({
  x: 0.5,
  y: 0.5,
  scale: 0.5,
  stride: 0.5,
  jolt: 0.5,
  aim: 0.5,
  gather: 0.5,
  reel: 0.5,
  morale: 0,
  heading: 1,
  beat: 0.5,
  time: 0.5,
  breath: 0.5,
  cheering: false,
  shieldless: false,
  gesture: 0.5,
  sunk: 0.5,
  unarmed: false,
});

/** Where the whole figure is, and how it is turned. */
export interface Stance {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
}

const stepOf = (pose: Pose, heavy: boolean): number => pose.time * (heavy ? 2.1 : 2.6) + pose.beat;

/** The figure as a whole, written into `into`. */
export function holdWhole(pose: Pose, facing: 1 | -1, heavy: boolean, into: Stance): Stance {
  const step = stepOf(pose, heavy);
  const hop = pose.cheering ? 1 : pose.stride;
  // Not everybody is hit at the same moment.
  const reel = Math.max(0, Math.min(1, (pose.reel ?? 0) * 1.5 - 0.5 * pose.beat));
  const lift = Math.abs(Math.sin(step * Math.PI)) * (heavy ? 4.2 : 3.4) * hop;
  const lean =
    Math.sin(step * Math.PI) * (heavy ? 0.05 : 0.09) * hop +
    (pose.cheering ? 0 : pose.stride * 0.07) +
    (pose.jolt > 0 ? pose.jolt * (heavy ? 0.12 : 0.26) : pose.jolt * 0.17) -
    // Back on the haunches; back from the bow; and each as he is hit, this way or that.
    (pose.gather ?? 0) * (0.2 + 0.16 * pose.beat) -
    pose.aim * (heavy ? 0 : 0.12) -
    reel * (0.1 + 0.22 * Math.sin(pose.beat * 37)) +
    // A rider sinks on the horse's neck, a man on foot on to his knees.
    (pose.sunk ?? 0) * (heavy ? 0.16 : 0.3);
  const way = facing * pose.heading;
  const thrust = pose.jolt > 0 ? 5 * pose.jolt * way : 3 * pose.jolt * way;
  into.x = pose.x + thrust;
  into.y = pose.y - lift * pose.scale;
  into.scaleX = way * pose.scale;
  into.scaleY = pose.scale * (1 - 0.2 * (pose.sunk ?? 0));
  into.rotation = lean * way;
  return into;
}

/** By how much a part is turned about the grip. */
export function turnOf(kind: LayerKind, pose: Pose, heavy: boolean): number {
  // Courage holds a pike upright; fear lets it sink, each man's a little differently.
  const fear = Math.max(0, 1 - pose.morale / 88);
  const droop = fear * fear * (0.5 + pose.beat) * 0.75;
  switch (kind) {
    case 'body':
      return 0;
    case 'shield':
      // Up against what comes from above.
      return -0.5 * (pose.reel ?? 0);
    case 'weapon':
      return (
        droop +
        (pose.sunk ?? 0) * 1.2 +
        (pose.gesture ?? 0) +
        Math.sin(pose.breath * 1.3 + pose.beat * 9) * 0.012 +
        (pose.cheering ? -0.25 - 0.2 * Math.sin(stepOf(pose, heavy) * Math.PI * 2) : 0) +
        (pose.jolt > 0 ? pose.jolt * 0.42 : 0) -
        pose.aim * 0.62
      );
    case 'banner':
      return droop * 0.8 + (pose.gesture ?? 0) + Math.sin(pose.breath * 1.1 + pose.beat * 6) * 0.03;
    case 'arm':
      return pose.aim * 1.55;
    case 'glow':
      return (pose.gesture ?? 0) - pose.aim * 0.3;
  }
}
