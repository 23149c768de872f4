// A medal, composed from parts: its metal tells the tier, ribbon and emblem the category, and rim, field, rays and small devices are drawn by lot from its
// own name, so that no two are alike. One not yet earned is the bare die, in outline. Decorative: what it is stands beside it in words.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { HonorTier } from '@sigilla/content/schema/achievement.ts';
import { seeded } from '../curves.ts';
import { Emblem } from './emblems.tsx';

const INK = '#2a2018';
const METALS: Readonly<
  Record<HonorTier, { readonly face: string; readonly edge: string; readonly light: string }>
> = {
  bronze: { face: '#c98d52', edge: '#8a5526', light: '#e8c097' },
  silver: { face: '#c9ccd0', edge: '#858b93', light: '#eef0f2' },
  gold: { face: '#e0b654', edge: '#9a6c14', light: '#f8e3a1' },
  platinum: { face: '#b9cfd8', edge: '#54727f', light: '#e6f1f5' },
  legendary: { face: '#d9a63f', edge: '#7f2119', light: '#ffe9a8' },
};
const RIBBONS: Readonly<Record<string, readonly [string, string]>> = {
  vocabulary: ['#27497a', '#f3e6c4'],
  grammar: ['#8e2b20', '#e0b654'],
  cultural: ['#2a6049', '#f3e6c4'],
  streak: ['#b9662c', '#ffe9a8'],
  mastery: ['#5b3a6a', '#e0b654'],
  creative: ['#1f6b74', '#f3dc94'],
  kingdom_building: ['#8f5f2b', '#f3e6c4'],
  military: ['#9b2c22', '#cfd3d6'],
  magical: ['#5b3a6a', '#a9d3dc'],
  economic: ['#a97b1d', '#fff3c4'],
  exploration: ['#27497a', '#e0b654'],
  social: ['#2a6049', '#e0b654'],
  special: ['#2a2018', '#e77a66'],
};
const PLAIN = ['#7a5518', '#f3e6c4'] as const;

const around = (count: number, draw: (angle: number, at: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, at) => draw((360 * at) / count, at));

/** Rims: how the edge of a medal is struck, each with a number of its own. */
const RIMS: readonly ((count: number, fill: string) => ReactNode)[] = [
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
const DEVICES: readonly string[] = [
  'M0 -4 L1.1 -1.1 L4 0 L1.1 1.1 L0 4 L-1.1 1.1 L-4 0 L-1.1 -1.1 Z',
  'M0 -3.6 Q3.6 0 0 3.6 Q-3.6 0 0 -3.6 Z',
  'M-2.8 0 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z',
  'M-3 3 L0 -4 L3 3 Z',
];

const scallops = (count: number, depth: number): string =>
  `${Array.from({ length: 2 * count }, (_, at) => {
    const [angle, radius] = [(Math.PI * at) / count, at % 2 === 0 ? 41 : 41 - depth];
    const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join(' ')} Z`;

interface MedalProps {
  /** Its name: draws the lot. */
  readonly id: string;
  readonly category: string;
  readonly tier: HonorTier;
  readonly earned?: boolean;
  readonly size?: number;
}

export const Medal = memo(function Medal({
  id,
  category,
  tier,
  earned = true,
  size = 72,
}: MedalProps): ReactNode {
  const lot = seeded('medal', id);
  const points = lot.between(9, 24);
  const rim = lot.pick(RIMS);
  const beads = lot.between(13, 30);
  const rays = lot.between(6, 17);
  const device = lot.pick(DEVICES);
  const devices = lot.between(2, 6);
  const turn = lot.below(60);
  const notch = lot.between(2, 6);
  const { face, edge, light } = METALS[tier];
  const [cloth, stripe] = RIBBONS[category] ?? PLAIN;
  const stripes = lot.pick([[0], [-6, 6], [-9, 0, 9], [-4, 4]]);
  return (
    <svg
      viewBox="-48 -66 96 112"
      width={size}
      height={(size * 112) / 96}
      aria-hidden="true"
      focusable="false"
    >
      {earned ? (
        <g strokeLinejoin="round">
          <path d="M-15 -64 H15 V-30 L0 -20 L-15 -30 Z" fill={cloth} stroke={INK} strokeWidth="1.8" />
          {stripes.map((x) => (
            <path key={x} d={`M${x} -63 V-28`} stroke={stripe} strokeWidth="2.6" />
          ))}
          <path d={scallops(points, notch)} fill={edge} stroke={INK} strokeWidth="1.8" />
          <circle r="37" fill={face} stroke={INK} strokeWidth="1.2" />
          {rim(beads, edge)}
          <circle r="28.5" fill={light} stroke={INK} strokeWidth="1.4" />
          {around(rays, (angle) => (
            <path
              key={angle}
              d="M0 -14 L1.6 -27.5 H-1.6 Z"
              fill={face}
              transform={`rotate(${angle + turn})`}
            />
          ))}
          <g transform="scale(.98)">
            <Emblem of={category} />
          </g>
          {around(devices, (angle) => (
            <path
              key={angle}
              d={device}
              fill={edge}
              transform={`rotate(${angle + turn}) translate(0 -23.5)`}
            />
          ))}
          {tier === 'legendary' && (
            <path
              d="M-13 -38 L-9 -47 L-4 -40 L0 -50 L4 -40 L9 -47 L13 -38 Z"
              fill="#ffe9a8"
              stroke={INK}
              strokeWidth="1.6"
            />
          )}
        </g>
      ) : (
        <g fill="none" stroke="var(--ink3)" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M-15 -64 H15 V-30 L0 -20 L-15 -30 Z" strokeDasharray="3 4" />
          <path d={scallops(points, notch)} fill="var(--leaf2)" />
          <circle r="28.5" strokeDasharray="2 5" />
          <path d="M-9 -2 H9 V12 H-9 Z M-6 -2 V-8 a6 6 0 0 1 12 0 V-2" fill="var(--rule2)" />
        </g>
      )}
    </svg>
  );
});
