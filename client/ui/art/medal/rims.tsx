// What a medal's disc is cut and struck with, of which each takes its share by lot: outlines, rims and small devices, about (0, 0).
import type { ReactNode } from 'react';

/** Something drawn so often about the middle, by its angle. */
export const around = (count: number, draw: (angle: number, at: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, at) => draw((360 * at) / count, at));

/** Rims: how the edge of a medal is struck, each with a number of its own. */
export const RIMS: readonly ((count: number, fill: string) => ReactNode)[] = [
  // beads
  (count, fill) =>
    around(count, (angle) => (
      <circle key={angle} cy="-33" r="2.4" fill={fill} transform={`rotate(${angle})`} />
    )),
  // teeth
  (count, fill) =>
    around(count, (angle) => (
      <path key={angle} d="M-2 -30.5 h4 v-5 h-4 Z" fill={fill} transform={`rotate(${angle})`} />
    )),
  // leaves
  (count, fill) =>
    around(count, (angle) => (
      <path
        key={angle}
        d="M0 -29.5 Q4.4 -33 0 -37 Q-4.4 -33 0 -29.5 Z"
        fill={fill}
        transform={`rotate(${angle}) rotate(38 0 -33)`}
      />
    )),
  // waves
  (count, fill) =>
    around(count, (angle) => (
      <path
        key={angle}
        d="M-4 -31 Q0 -38 4 -31"
        fill="none"
        stroke={fill}
        strokeWidth="2"
        transform={`rotate(${angle})`}
      />
    )),
  // rope
  (count, fill) =>
    around(count, (angle) => (
      <path
        key={angle}
        d="M-2.6 -30 L2.6 -36"
        stroke={fill}
        strokeWidth="2.6"
        transform={`rotate(${angle})`}
      />
    )),
  // lozenges
  (count, fill) =>
    around(count, (angle) => (
      <path key={angle} d="M0 -36 L2.6 -33 L0 -30 L-2.6 -33 Z" fill={fill} transform={`rotate(${angle})`} />
    )),
];

/** Small devices that stand about the emblem. */
export const DEVICES: readonly string[] = [
  'M0 -4 L1.1 -1.1 L4 0 L1.1 1.1 L0 4 L-1.1 1.1 L-4 0 L-1.1 -1.1 Z',
  'M0 -3.6 Q3.6 0 0 3.6 Q-3.6 0 0 -3.6 Z',
  'M-2.8 0 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z',
  'M-3 3 L0 -4 L3 3 Z',
];

/** The outline of a disc with so many points, so deep. */
export const scallops = (count: number, depth: number): string =>
  `${Array.from({ length: 2 * count }, (_, at) => {
    const [angle, radius] = [(Math.PI * at) / count, at % 2 === 0 ? 41 : 41 - depth];
    const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join(' ')} Z`;
