// The land a town stands on: sky with what shines in it, hills, grounds, lanes and stream. Invariant: the same name, hour and plan paint the
// same land; no sun stands in a night sky, whatever made it night.

import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Random } from '@sigilla/engine/core/random.ts';
import { openCurve, seeded } from '../curves.ts';
import type { Point } from '../curves.ts';
import { celestial } from '../scene/plan.ts';
import { rays } from './houses/learning.ts';
import type { TownPlan } from './plan.ts';
import { n1 as f } from './pen.ts';
import styles from './town.module.css';

const crest = (draw: Random, width: number, y: number, rise: number, step = 110): Point[] =>
  Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => ({
    x: i * step,
    y: y - draw.below(rise + 1),
  }));

const hatches = (draw: Random, points: readonly Point[], count: number, length: number): string =>
  Array.from({ length: count }, () => {
    const along = draw.below(points.length - 1);
    const part = draw.below(100) / 100;
    const a = points[along] ?? { x: 0, y: 0 };
    const b = points[along + 1] ?? a;
    const x = a.x + (b.x - a.x) * part;
    const y = a.y + (b.y - a.y) * part + 4 + draw.below(6);
    return `M${f(x)} ${f(y)}q${f(draw.below(5) - 2)} ${f(length * 0.5)} ${f(draw.below(5) - 2)} ${f(length * 0.6 + draw.below(7))}`;
  }).join('');

function Hills({
  draw,
  width,
  height,
  y,
  rise,
  tone,
}: {
  readonly draw: Random;
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly rise: number;
  readonly tone: string | undefined;
}): ReactNode {
  const points = crest(draw, width, y, rise);
  return (
    <g>
      <path d={`${openCurve(points)}V${height}H0Z`} className={tone} />
      <path d={openCurve(points)} className={styles.crest} />
      <path d={hatches(draw, points, Math.round(width / 14), 10)} className={styles.hatch} />
    </g>
  );
}

/** Shines with a face, as scribes know it. */
export function Sun({
  x,
  y,
  r = 32,
}: {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}): ReactNode {
  return (
    <g transform={`translate(${f(x)} ${f(y)}) scale(${r / 32})`} className={styles.sun}>
      <path d={rays(0, 0, 37, 56, 24)} className={styles.sunRays} />
      <circle r="32" className={styles.sunRim} />
      <circle r="28" className={styles.sunFace} />
      <path
        d="M-12 -6q5 -4 9 0M3 -6q5 -4 9 0M1 -6q4 10 -3 11q2 2 5 0M-7 13q7 5 14 0"
        className={styles.sunLines}
      />
      <path d="M-8 -3h2v2h-2ZM7 -3h2v2h-2Z" className={styles.sunEyes} />
    </g>
  );
}

function Moon({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${f(x)} ${f(y)})`} className={styles.moon}>
      <circle r="62" opacity="0.05" />
      <circle r="46" opacity="0.07" />
      <path d="M9 -29A30 30 0 1 0 27 15A25 25 0 1 1 9 -29Z" className={styles.moonFace} />
      <path d="M-19 -6q-5 6 1 9l-3 2M-15 16q5 4 9 3" className={styles.moonLines} />
    </g>
  );
}

function Stars({
  width,
  height,
  draw,
}: {
  readonly width: number;
  readonly height: number;
  readonly draw: Random;
}): ReactNode {
  let small = '';
  let great = '';
  for (let i = 0; i < width / 9; i += 1) {
    const x = draw.below(width);
    const y = 6 + Math.round((draw.below(height) * draw.below(1000)) / 1000);
    if (draw.chance(220))
      great += `M${x} ${y - 5}L${x + 1.3} ${y - 1.3}L${x + 5} ${y}L${x + 1.3} ${y + 1.3}L${x} ${y + 5}L${x - 1.3} ${y + 1.3}L${x - 5} ${y}L${x - 1.3} ${y - 1.3}Z`;
    else small += `M${x} ${y}h1.4v1.4h-1.4Z`;
  }
  return <path d={small + great} className={styles.stars} />;
}

const CLOUD =
  'M0 0q-14 -2 -10 -13q4 -9 15 -6q4 -16 22 -14q14 1 17 12q12 -8 22 1q16 -3 18 9q2 11 -12 11ZM2 -6q6 4 11 -1M22 -9q7 6 14 -1M44 -6q7 5 12 -1M16 -22q3 -6 9 -6M60 -13q4 -3 8 -1';

export function Clouds({
  draw,
  width,
  y,
}: {
  readonly draw: Random;
  readonly width: number;
  readonly y: number;
}): ReactNode {
  return Array.from({ length: Math.max(2, Math.round(width / 380)) }, (_, i) => (
    <path
      key={i}
      d={CLOUD}
      className={styles.cloud}
      transform={`translate(${60 + i * 380 + draw.below(160)} ${y + draw.below(70)}) scale(${0.7 + draw.below(50) / 100})`}
    />
  ));
}

/** Bands of colour washed into each other, as a brush leaves them. */
export function Heavens({
  width,
  height,
  name,
  hour,
}: {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly hour: number;
}): ReactNode {
  const draw = seeded('heavens', name);
  const bands = 5;
  const { body, x } = celestial(hour);
  // celestial() answers on its own canvas: 640 to 890 across.
  const across = (x - 640) / 250;
  const light = {
    x: width * (0.12 + 0.78 * across),
    y: Math.max(70, height * 0.62 - height * 0.42 * Math.sin(Math.PI * across)),
  };
  return (
    <g>
      {Array.from({ length: bands }, (_, i) => {
        const y = (i * height) / bands;
        const edge = i === 0 ? `M0 0H${width}` : openCurve(crest(draw, width, y, 9, 80));
        return <path key={i} d={`${edge}V${height + 40}H0Z`} className={styles[`sky${i + 1}`]} />;
      })}
      <g className={styles.byNight}>
        <Stars width={width} height={height * 0.8} draw={draw} />
        <Moon x={body === 'moon' ? light.x : width * 0.86} y={body === 'moon' ? light.y : 84} />
      </g>
      {body === 'sun' && (
        <g className={styles.byDay}>
          <Sun x={light.x} y={light.y} />
        </g>
      )}
      <Clouds draw={draw} width={width} y={60} />
      <path
        d={`M${f(width * 0.4)} 120q-6 -7 -12 -2q7 -1 12 2q4 -7 12 -4q-8 0 -12 4M${f(width * 0.44)} 142q-5 -6 -10 -2q6 -1 10 2q4 -6 10 -3q-7 0 -10 3M${f(width * 0.38)} 150q-4 -5 -9 -1q5 -1 9 1q3 -5 9 -3q-6 0 -9 3`}
        className={styles.birds}
      />
    </g>
  );
}

const tufts = (draw: Random, width: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, () => {
    const x = draw.below(width);
    const y = from + draw.below(Math.max(1, to - from));
    return `M${x - 4} ${y - 5}L${x - 1} ${y}M${x} ${y - 7}V${y}M${x + 4} ${y - 5}L${x + 1} ${y}`;
  }).join('');

/** The rock under the seat of the realm. */
function Rock({
  x,
  y,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}): ReactNode {
  return (
    <g transform={`translate(${f(x)} ${f(y)}) scale(${scale})`}>
      <path
        d="M-196 70C-176 36 -160 22 -142 4C-130 -10 -100 -7 0 -9C100 -7 132 -10 146 10C160 28 176 44 206 70C150 60 90 78 30 66C-40 54 -120 78 -196 70Z"
        className={styles.rock}
      />
      <path
        d="M-130 18l-10 24M-92 16l-6 30M-48 8l-4 24M54 8l6 26M104 14l10 22M134 26l10 18M-70 40l-3 12M84 36l4 14"
        className={styles.hatch}
      />
    </g>
  );
}

/** The grounds, far to near, with the lanes along them. `name` gives a realm hills of its own. */
export const Land = memo(function Land({
  plan,
  name,
  hour,
}: {
  readonly plan: TownPlan;
  readonly name: string;
  readonly hour: number;
}) {
  const { width, height, rows, seat, form } = plan;
  const draw = seeded('land', name);
  const back = rows[0] ?? 290;
  const front = rows.at(-1) ?? height;
  const gate = { x: seat.x + 4, y: back + 4 };
  const bends: Point[] = [
    gate,
    ...rows.slice(1).map((y, i) => ({ x: gate.x + (i % 2 === 0 ? -46 : 40) + draw.below(30), y: y + 22 })),
    { x: gate.x + 60, y: height + 10 },
  ];
  const stream = Array.from({ length: Math.ceil(width / 120) + 1 }, (_, i) => ({
    x: i * 120,
    y: front + 24 + draw.below(form === 'broad' ? 16 : 8),
  }));
  const depth = form === 'broad' ? 26 : 20;
  const bridge = bends.at(-1) ?? gate;
  const near = bends.at(-2) ?? gate;
  const crossing = near.x + (bridge.x - near.x) * 0.45;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Heavens width={width} height={back} name={name} hour={hour} />
      <Hills draw={draw} width={width} height={height} y={back - 64} rise={60} tone={styles.hill1} />
      <Hills draw={draw} width={width} height={height} y={back - 30} rise={36} tone={styles.hill2} />
      <Hills draw={draw} width={width} height={height} y={back - 2} rise={10} tone={styles.ground1} />
      {rows.slice(1).map((y, i) => (
        <Hills
          key={y}
          draw={draw}
          width={width}
          height={height}
          y={y - 74}
          rise={10}
          tone={i === 0 ? styles.ground2 : styles.ground3}
        />
      ))}
      <path d={tufts(draw, width, back + 40, front + 10, Math.round(width / 12))} className={styles.tufts} />
      {rows.slice(1, form === 'broad' ? 3 : 2).map((y) => {
        const upper = crest(draw, width, y + 13, 5, 140);
        const lower = crest(draw, width, y + 36, 5, 140).toReversed();
        return (
          <path key={y} d={`${openCurve(upper)}L${openCurve(lower).slice(1)}Z`} className={styles.lane} />
        );
      })}
      <Rock {...seat} />
      <path d={openCurve(bends)} className={styles.laneEdge} />
      <path d={openCurve(bends)} className={styles.laneBed} />
      <path
        d={`${openCurve(stream)}L${openCurve(stream.map(({ x, y }) => ({ x, y: y + depth })).toReversed()).slice(1)}Z`}
        className={styles.stream}
      />
      <path
        d={stream
          .map(({ x, y }) => `M${x + 14} ${f(y + 9)}q10 -5 20 0t20 1M${x + 70} ${f(y + 15)}q10 -3 20 0`)
          .join('')}
        className={styles.ripples}
      />
      <g transform={`translate(${f(crossing)} ${front + 22})`}>
        <path d={`M-34 0H36L40 ${depth + 20}H-38Z`} className={styles.planks} />
        <path
          d={[8, 16, 24, 32].map((y) => `M${-35 - y / 10} ${y}H${37 + y / 10}`).join('')}
          className={styles.boards}
        />
        <path
          d={`M-35 -14V${depth + 16}M37 -14V${depth + 16}M-35 -10L-38 ${depth + 2}M37 -10L40 ${depth + 2}`}
          className={styles.rail}
        />
      </g>
    </g>
  );
});
