// The room itself: the plastered wall, the desk of wood, and the window, in which it is the hour that it is outside.
import type { ReactNode } from 'react';
import { seeded } from '../../../ui/art/curves.ts';
import { INK, Inked, Star } from './parts.tsx';

/** Joints of the ashlar under the plaster, seeded so that the wall is the same at every visit. */
const joints = (width: number): string => {
  const draw = seeded('scriptorium', 'wall', width);
  let d = '';
  for (let y = 0, row = 0; y < 300; y += 34, row += 1)
    for (let x = (row % 2) * 44 - 20; x < width; x += 88)
      if (draw.chance(420)) d += `M${x} ${y} h${30 + draw.below(40)} M${x} ${y} v${10 + draw.below(18)} `;
  return d;
};
const grain = (width: number, top: number, bottom: number): string => {
  const draw = seeded('scriptorium', 'desk', width);
  let d = '';
  for (let line = 0; line < 34; line += 1)
    d += `M${draw.between(20, width - 60)} ${draw.between(top, bottom - 6)} q${draw.between(16, 40)} ${draw.between(-3, 3)} ${draw.between(40, 90)} 0 `;
  return d;
};

const WALLS = new Map<number, string>();
const kept = (store: Map<number, string>, key: number, make: () => string): string => {
  const known = store.get(key) ?? make();
  store.set(key, known);
  return known;
};
const DESKS = new Map<number, string>();

interface WallProps {
  readonly width: number;
  readonly height: number;
  /** Where the lamp's light comes from. */
  readonly light: { readonly x: number; readonly y: number };
}

export function Wall({ width, height, light }: WallProps): ReactNode {
  return (
    <>
      <rect width={width} height={height} fill="var(--wall)" />
      <Inked d={kept(WALLS, width, () => joints(width))} stroke="var(--wall-joint)" width={2} />
      {[330, 240, 165, 100].map((r) => (
        <ellipse key={r} cx={light.x} cy={light.y} rx={r} ry={r * 0.82} fill="var(--lamplight)" />
      ))}
    </>
  );
}

interface DeskTopProps extends WallProps {
  /** The desk's far edge. */
  readonly edge: number;
}

export function DeskTop({ width, height, edge, light }: DeskTopProps): ReactNode {
  return (
    <>
      <Inked
        d={`M-10 ${height} L26 ${edge + 10} H${width - 26} L${width + 10} ${height}Z`}
        fill="var(--wood)"
        width={2.2}
      />
      <Inked d={`M14 ${edge} H${width - 14} v14 H14Z`} fill="var(--wood-light)" width={2} />
      <Inked
        d={kept(DESKS, width, () => grain(width, edge + 22, height))}
        stroke="var(--wood-dark)"
        width={1.4}
        opacity={0.8}
      />
      {[300, 190, 110].map((r) => (
        <ellipse key={r} cx={light.x} cy={edge + 76} rx={r} ry={r * 0.3} fill="var(--lamplight)" />
      ))}
    </>
  );
}

const SKIES = {
  night: {
    sky: '#1b2650',
    far: '#26345a',
    near: '#22332f',
    tree: '#1f3a30',
    stone: '#6c7396',
    pane: '#ffd98a',
  },
  dusk: {
    sky: '#e3b48f',
    far: '#8a8a8c',
    near: '#6f8562',
    tree: '#43604a',
    stone: '#9a8a8c',
    pane: '#ffd98a',
  },
  day: { sky: '#d9e2da', far: '#b4bf9f', near: '#8ea572', tree: '#4f7350', stone: '#a4968a', pane: INK },
} as const;
const skyAt = (hour: number): keyof typeof SKIES =>
  hour < 6 || hour >= 21 ? 'night' : hour < 8 || hour >= 18 ? 'dusk' : 'day';

const STARS = [
  [60, 70],
  [84, 60],
  [70, 140],
  [96, 118],
  [146, 150],
  [78, 172],
  [150, 66],
  [116, 160],
] as const;

/** The castle on its hill, as one sees one's own from a desk. */
function Keep({ stone, pane }: { readonly stone: string; readonly pane: string }): ReactNode {
  return (
    <g transform="translate(106 208) scale(.62)">
      <Inked d="M-52 0 V-24 h6 v6 h6 v-6 h6 v6 h6 v-6 h56 v6 h6 v-6 h6 v6 h6 v-6 h6 V0Z" fill={stone} />
      <Inked d="M-30 0 V-42 H-12 V0Z M18 0 V-46 H34 V0Z M-10 0 V-66 H14 V0Z" fill={stone} />
      <Inked d="M-34 -40 L-21 -62 L-8 -40Z M14 -44 L26 -66 L38 -44Z" fill="#b03a26" />
      <Inked d="M-15 -64 L2 -92 L19 -64Z M2 -92 v-13 l11 4 l-11 4" fill="#2f5c9c" />
      <Inked d="M-5 0 V-12 A7 7 0 0 1 9 -12 V0Z" fill={INK} width={1} />
      <path d="M-2 -48 h5 v9 h-5Z M-23 -30 h4 v8 h-4Z M24 -32 h4 v8 h-4Z" fill={pane} />
    </g>
  );
}

/** The window, 150 wide and 250 high, its sill at y 262. */
export function Window({ hour, id }: { readonly hour: number; readonly id: string }): ReactNode {
  const time = skyAt(hour);
  const { sky, far, near, tree, stone, pane } = SKIES[time];
  // The sun climbs from the left sash and goes down in the right one.
  const along = Math.min(1, Math.max(0, (hour - 6) / 15));
  const sun = { x: 58 + along * 92, y: 150 - Math.sin(along * Math.PI) * 66 };
  return (
    <>
      <Inked d="M34 262 V96 A70 70 0 0 1 174 96 V262 Z" fill="var(--wall-joint)" width={2} />
      <clipPath id={id}>
        <path d="M46 250 V98 A58 58 0 0 1 162 98 V250 Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="40" y="30" width="130" height="230" fill={sky} />
        {time === 'night' ? (
          <>
            <circle cx="128" cy="92" r="17" fill="#f6e9c0" stroke="#c8962f" strokeWidth="1.2" />
            {STARS.map(([x, y]) => (
              <Star key={x} x={x} y={y} r={4.4} />
            ))}
          </>
        ) : (
          <>
            <circle cx={sun.x} cy={sun.y} r="16" fill="#dfa640" stroke="#8d6414" strokeWidth="1.2" />
            <Inked
              d="M98 88 c-4 -14 14 -18 20 -8 c4 -12 22 -10 22 2 c10 -6 20 0 20 7 q4 8 -6 8 H100 q-12 0 -2 -9Z"
              fill="#f6efdc"
              stroke="#a4987c"
              width={1.1}
            />
          </>
        )}
        <Inked d="M40 200 Q80 172 120 190 T170 180 V260 H40Z" fill={far} width={1} />
        <Keep stone={stone} pane={pane} />
        <Inked d="M40 216 Q90 202 170 214 V260 H40Z" fill={near} width={1} />
        {[
          [62, 234],
          [146, 238],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(.85)`}>
            <Inked d="M0 0 V-6" width={2} />
            <Inked
              d="M0 -30 L8 -18 H4.6 L10 -9 H5.4 L11 -3 H-11 L-5.4 -9 H-10 L-4.6 -18 H-8 Z"
              fill={tree}
              width={1.5}
            />
          </g>
        ))}
      </g>
      <Inked d="M46 250 V98 A58 58 0 0 1 162 98 V250 Z" width={2} />
      <Inked d="M104 40 V250 M46 120 H162 M46 186 H162" width={4.6} />
      <Inked d="M104 40 V250 M46 120 H162 M46 186 H162" stroke="var(--mullion)" width={2} />
      <Inked d="M24 262 H184 V274 H24Z" fill="var(--sill)" width={1.8} />
    </>
  );
}
