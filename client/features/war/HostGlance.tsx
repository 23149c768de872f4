// A rival's host at a glance: as many men with pikes as it weighs beside one's own five, in their livery, and the odds as two cloths. Decorative: the row says both
// in words.
import { memo, useMemo } from 'react';
import { liveriesOf } from '../../ui/art/livery.ts';
import { OddsScales } from './OddsScales.tsx';
import { chanceAgainst } from './oddsWords.ts';
import styles from './HostGlance.module.css';

/** One's own host is so many. */
const OWN = 5;
const MOST = 12;
const STEP = 8;

interface HostGlanceProps {
  readonly ownName: string;
  readonly ownHost: number;
  readonly rival: { readonly kingdomName: string; readonly hostPower: number; readonly isNpc: boolean };
}

export const HostGlance = memo(function HostGlance({ ownName, ownHost, rival }: HostGlanceProps) {
  const { kingdomName, hostPower } = rival;
  const [own, theirs] = useMemo(() => liveriesOf(ownName, kingdomName), [ownName, kingdomName]);
  if (hostPower === 0 || ownHost === 0) return null;
  const weight = (OWN * hostPower) / ownHost;
  const men = Math.max(1, Math.min(MOST, Math.round(weight)));
  const isMore = weight > MOST + 1;
  const broad = men * STEP + (isMore ? 8 : 1);
  return (
    <span className={styles.glance} aria-hidden="true">
      <svg viewBox={`0 0 ${broad} 24`} width={broad} height={24}>
        {Array.from({ length: men }, (_, at) => (
          // A pike, a man under his kettle hat, and the cloth that he wears.
          <g key={at} transform={`translate(${(at + 0.5) * STEP} 0)`}>
            <path d="M3.4 23V1" className={styles.pike} />
            <path d="M-3.4 23L-3 12.5Q0 10 3 12.5L3.4 23Z" fill={theirs.side} className={styles.man} />
            <path d="M-3.6 9.4Q0 4 3.6 9.4Z" className={styles.hat} />
            <circle cy="10.4" r="1.9" className={styles.face} />
          </g>
        ))}
        {isMore && <path d={`M${MOST * STEP + 1} 14h6m-3-3v6`} className={styles.pike} />}
      </svg>
      <OddsScales chance={chanceAgainst(ownHost, rival)} own={own} theirs={theirs} className={styles.odds} />
    </span>
  );
});
