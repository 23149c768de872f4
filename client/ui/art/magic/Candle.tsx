// What is being learned, by candle: a ring of wax a turn, what is burnt still seen in dotted ink. Beside words that say the same.
import { memo } from 'react';
import styles from './Candle.module.css';
import { tenth } from '../tenth.ts';

interface CandleProps {
  /** Turns in all. */
  readonly total: number;
  readonly burnt: number;
  readonly isLit: boolean;
}

const WIDE = 44;
const TALL = 190;
const FOOT = 232;

const RAYS = Array.from({ length: 13 }, (_, i) => {
  const angle = -Math.PI * 1.06 + (i * Math.PI * 1.12) / 12;
  const far = i % 2 === 0 ? 50 : 43;
  return `M${tenth(Math.cos(angle) * 36)} ${tenth(Math.sin(angle) * 36)}L${tenth(Math.cos(angle) * far)} ${tenth(Math.sin(angle) * far)}`;
}).join('');

export const Candle = memo(function Candle({ total, burnt, isLit }: CandleProps) {
  const ring = TALL / Math.max(total, 1);
  const left = Math.max(total - burnt, 0);
  const top = FOOT - Math.max(left * ring, 8);
  const half = WIDE / 2;
  const whole = FOOT - TALL;
  const rings = Array.from({ length: Math.max(left - 1, 0) }, (_, i) => FOOT - (i + 1) * ring);
  return (
    <svg viewBox="-70 -36 140 286" className={styles.candle} aria-hidden="true" focusable="false">
      {isLit && [62, 44, 28].map((r) => <circle key={r} cy={top - 28} r={r} className={styles.halo} />)}
      {burnt > 0 && (
        <path d={`M${-half} ${tenth(top)}V${whole}H${half}V${tenth(top)}`} className={styles.burnt} />
      )}
      <path
        d={`M${-half} ${FOOT}V${tenth(top + 4)}Q${-half} ${tenth(top)} ${-half + 5} ${tenth(top + 2)}Q-4 ${tenth(top + 5)} 8 ${tenth(top)}Q${half} ${tenth(top - 3)} ${half} ${tenth(top + 5)}V${FOOT}Z`}
        className={styles.wax}
      />
      <path
        d={`M9 ${FOOT - 1}V${tenth(top + 4)}Q${half - 1} ${tenth(top + 1)} ${half - 1} ${tenth(top + 6)}V${FOOT - 1}Z`}
        className={styles.shade}
      />
      {rings.map((y, i) => (
        <path
          key={y}
          d={`M${-half + 2} ${tenth(y)}H${half - 2}`}
          className={styles.ring}
          strokeWidth={(i + 1) % 5 === 0 ? 2 : 1}
        />
      ))}
      <path d={`M0 ${tenth(top + 2)}q2 -5 0 -11`} className={styles.wick} />
      {isLit && (
        <g transform={`translate(0 ${tenth(top - 10)})`}>
          <path d={RAYS} transform="translate(0 -18)" className={styles.rays} />
          <path d="M0 4Q-13 -8 -7 -22Q-2 -30 1 -46Q4 -32 10 -22Q15 -6 0 4Z" className={styles.flame} />
          <path d="M0 1Q-7 -8 -2 -20Q2 -26 2 -32Q8 -20 7 -10Q5 0 0 1Z" className={styles.core} />
        </g>
      )}
      <path d={`M-38 ${FOOT - 1}Q0 ${FOOT + 9} 38 ${FOOT - 1}L27 ${FOOT + 6}H-27Z`} className={styles.dish} />
    </svg>
  );
});
