// An artifact as the illuminator saw it: its thing in gold on a painted ground, in a scalloped frame, with its own sky and its own light.
// It looks the same by day and by night: a painted thing, not text. Always beside the name, so it says nothing itself.
import { memo, useId } from 'react';
import type { IconName } from '@sigilla/content/schema/icon.ts';
import { GameIcon } from '../Icon.tsx';
import { planArtifact } from './artifactPlan.ts';
import styles from './ArtifactPicture.module.css';

interface ArtifactPictureProps {
  readonly id: string;
  readonly category: string;
  readonly rarity: string;
  readonly icon: IconName;
  /** Pixels across. */
  readonly size?: number;
  /** It is at work: the light about it is lit. */
  readonly lit?: boolean;
  /** Nothing is left of it, or it rests. */
  readonly dim?: boolean;
}

export const ArtifactPicture = memo(function ArtifactPicture({
  id,
  category,
  rarity,
  icon,
  size = 132,
  lit = false,
  dim = false,
}: ArtifactPictureProps) {
  const clip = useId();
  const plan = planArtifact(id, category, rarity);
  return (
    <div
      className={styles.picture}
      style={{ width: size }}
      data-lit={lit || undefined}
      data-dim={dim || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 160 160" focusable="false">
        <clipPath id={clip}>
          <path d={plan.frame} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="160" height="160" fill={plan.ground} />
          {plan.stars.map(({ x, y, r }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles.star} />
          ))}
          <circle cx={plan.moon.x} cy={plan.moon.y} r={plan.moon.r} className={styles.star} />
          <circle
            cx={plan.moon.x + plan.moon.bite}
            cy={plan.moon.y - 2}
            r={plan.moon.r * 0.86}
            fill={plan.ground}
          />
          {plan.folds.map((fold, index) => (
            <path key={fold} d={fold} fill={plan.shade} opacity={0.55 + index * 0.2} />
          ))}
          <g className={styles.rays}>
            {plan.rays.map((ray) => (
              <path key={ray} d={ray} />
            ))}
          </g>
        </g>
        <path d={plan.frame} className={styles.frame} />
        <path d={plan.frame} className={styles.line} />
      </svg>
      <span className={styles.thing} style={{ rotate: `${plan.lean}deg` }}>
        <GameIcon name={icon} size={Math.round(size * 0.545)} />
      </span>
    </div>
  );
});
