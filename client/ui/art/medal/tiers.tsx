// What a medal's tier adds to its disc besides the metal, so that it is told without colour: a clasp from silver on, laurel at the foot from gold on, rays
// behind from platinum on, and a crown for the rarest. Behind the disc (`Behind`) and before it (`Before`), about (0, 0).
import type { ReactNode } from 'react';
import { HONOR_TIERS } from '@sigilla/content/schema/achievement.ts';
import type { HonorTier } from '@sigilla/content/schema/achievement.ts';
import { around } from './rims.tsx';

const INK = '#2a2018';

const reaches = (tier: HonorTier, rank: HonorTier): boolean =>
  HONOR_TIERS.indexOf(tier) >= HONOR_TIERS.indexOf(rank);

interface TierProps {
  readonly tier: HonorTier;
  readonly edge: string;
  readonly light: string;
}

/** Rays of leaf that stand out behind the disc. */
export function Behind({ tier, light }: TierProps): ReactNode {
  if (!reaches(tier, 'platinum')) return null;
  const isLong = tier === 'legendary';
  return around(isLong ? 16 : 8, (angle, at) => (
    <path
      key={angle}
      d={isLong && at % 2 === 1 ? 'M-4 -36 L0 -44.5 L4 -36 Z' : 'M-5 -36 L0 -47.5 L5 -36 Z'}
      fill={light}
      stroke={INK}
      strokeWidth="1.2"
      transform={`rotate(${angle + 180 / (isLong ? 16 : 8)})`}
    />
  ));
}

/** A sprig that follows the disc's foot. */
const Sprig = ({ side, fill }: { readonly side: 1 | -1; readonly fill: string }): ReactNode => (
  <g transform={`scale(${side} 1)`} stroke={INK} strokeWidth="1">
    <path d="M2 42.5 Q26 40 36 17" fill="none" strokeWidth="1.4" />
    {[12, 26, 40, 54, 68].map((angle) => (
      <path
        key={angle}
        d="M0 35.5 Q5 40 0 45.5 Q-4 40 0 35.5 Z"
        fill={fill}
        transform={`rotate(${-angle}) rotate(34 0 41)`}
      />
    ))}
  </g>
);

export function Before({ tier, edge, light }: TierProps): ReactNode {
  return (
    <>
      {reaches(tier, 'gold') && (
        <>
          <Sprig side={1} fill={light} />
          <Sprig side={-1} fill={light} />
        </>
      )}
      {tier === 'legendary' ? (
        <path
          d="M-13 -37 L-16 -48 L-7 -42 L0 -52 L7 -42 L16 -48 L13 -37 Z"
          fill="#ffe9a8"
          stroke={INK}
          strokeWidth="1.6"
        />
      ) : (
        reaches(tier, 'silver') && (
          <path d="M-17 -44 H17 V-37.5 H-17 Z M-12 -41 H12" fill={light} stroke={edge} strokeWidth="1.4" />
        )
      )}
    </>
  );
}
