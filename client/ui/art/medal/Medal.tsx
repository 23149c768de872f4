// A medal, composed from parts: its metal tells the tier, ribbon and emblem the category, and rim, field, rays and small devices are drawn by lot from its
// own name, so that no two are alike. One not yet earned is the same medal in silverpoint, painted from its foot as far as one has come. Decorative: what it
// is stands beside it in words.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { HonorTier } from '@sigilla/content/schema/achievement.ts';
import { seeded } from '../curves.ts';
import { Emblem } from './emblems.tsx';
import { medalFrame } from './medalFrame.ts';
import { around, DEVICES, RIMS, scallops } from './rims.tsx';
import { Before, Behind } from './tiers.tsx';
import styles from './Medal.module.css';

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

/** The lines of the graver, where a disc turns away from the light. */
const HATCHES = 'M14 25 A29 29 0 0 0 25 14 M10 30 A32 32 0 0 0 30 10 M5 32.5 A33 33 0 0 0 32.5 5';
/** From the foot of the disc to its top. */
const DISC = 82;

interface LotProps {
  /** Its name: draws the lot. */
  readonly id: string;
  readonly category: string;
  readonly tier: HonorTier;
}

/** Ribbon and disc. */
function Struck({ id, category, tier }: LotProps): ReactNode {
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
    <g strokeLinejoin="round">
      <path d="M-15 -64 H15 V-30 L0 -20 L-15 -30 Z" fill={cloth} stroke={INK} strokeWidth="1.8" />
      {stripes.map((x) => (
        <path key={x} d={`M${x} -63 V-28`} stroke={stripe} strokeWidth="2.6" />
      ))}
      <Behind tier={tier} edge={edge} light={light} />
      <path d={scallops(points, notch)} fill={edge} stroke={INK} strokeWidth="1.8" />
      <circle r="37" fill={face} stroke={INK} strokeWidth="1.2" />
      {rim(beads, edge)}
      <circle r="28.5" fill={light} stroke={INK} strokeWidth="1.4" />
      <g className={styles.fine}>
        {around(rays, (angle) => (
          <path key={angle} d="M0 -14 L1.6 -27.5 H-1.6 Z" fill={face} transform={`rotate(${angle + turn})`} />
        ))}
        <path d={HATCHES} fill="none" stroke={edge} strokeWidth="1.1" strokeLinecap="round" />
      </g>
      <path
        d="M-25 -11 A27 27 0 0 1 -9 -25.5"
        fill="none"
        stroke="#fffdf2"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g className={styles.emblem} transform="scale(.98)">
        <Emblem of={category} />
      </g>
      {around(devices, (angle) => (
        <path key={angle} d={device} fill={edge} transform={`rotate(${angle + turn}) translate(0 -23.5)`} />
      ))}
      <Before tier={tier} edge={edge} light={light} />
    </g>
  );
}

interface MedalProps extends LotProps {
  /** How far it is earned, 0 to 1: what is left is drawn in silverpoint. */
  readonly share?: number;
  readonly size?: number;
}

export const Medal = memo(function Medal({ share = 1, size = 72, ...lot }: MedalProps): ReactNode {
  const isEarned = share >= 1;
  // Whoever has begun sees it, and nobody is shown a whole medal that is not theirs yet.
  const painted = share <= 0 || isEarned ? 0 : Math.min(0.94, Math.max(0.06, share)) * DISC;
  const top = 41 - painted;
  return (
    <svg {...medalFrame(size)}>
      {isEarned ? (
        <Struck {...lot} />
      ) : (
        <g className={styles.silverpoint}>
          <Struck {...lot} />
        </g>
      )}
      {painted > 0 && (
        <svg x="-48" y={top} width="96" height={46 - top} viewBox={`-48 ${top} 96 ${46 - top}`}>
          <Struck {...lot} />
        </svg>
      )}
    </svg>
  );
});
