// Six scores as a rose: a petal each, as long as its score, with the figure and its name at the tip. The figures are text, so the drawing
// itself is hidden from readers of the screen only where a list says the same.
import type { ReactNode } from 'react';
import styles from './StatRose.module.css';

interface StatRoseProps {
  /** Six scores with their names, clockwise from the top. */
  readonly stats: readonly (readonly [name: string, score: number])[];
  readonly most: number;
}

const MIDDLE = 160;
const REACH = 88;
const CORE = 20;

const petal = (length: number, width: number): string =>
  `M0 ${-CORE * 0.8}C${-width} ${-CORE - (length - CORE) * 0.35} ${-width} ${-length + (length - CORE) * 0.18} 0 ${-length}C${width} ${-length + (length - CORE) * 0.18} ${width} ${-CORE - (length - CORE) * 0.35} 0 ${-CORE * 0.8}Z`;

export function StatRose({ stats, most }: StatRoseProps): ReactNode {
  return (
    <svg
      className={styles.rose}
      viewBox="0 0 320 320"
      role="img"
      aria-label={stats.map(([name, score]) => `${name} ${score}`).join(', ')}
    >
      <circle cx={MIDDLE} cy={MIDDLE} r={REACH} className={styles.field} />
      {[0.35, 0.65].map((part) => (
        <circle key={part} cx={MIDDLE} cy={MIDDLE} r={CORE + (REACH - CORE) * part} className={styles.ring} />
      ))}
      {stats.map(([name, score], index) => {
        const angle = index * 60;
        const at = ((angle - 90) * Math.PI) / 180;
        const length = CORE + ((REACH - CORE) * Math.min(score, most)) / most;
        const [x, y] = [MIDDLE + Math.cos(at) * (REACH + 38), MIDDLE + Math.sin(at) * (REACH + 30)];
        return (
          <g key={name}>
            <g transform={`translate(${MIDDLE} ${MIDDLE}) rotate(${angle})`}>
              <path d={petal(REACH, 24)} className={styles.full} />
              <path d={petal(length, 22)} className={index % 2 === 0 ? styles.red : styles.blue} />
              <path d={petal(Math.max(CORE + 4, length * 0.8), 11)} className={styles.gold} />
            </g>
            <text x={x} y={y - 2} className={styles.score}>
              {score}
            </text>
            <text x={x} y={y + 15} className={styles.name}>
              {name}
            </text>
          </g>
        );
      })}
      {stats.map(([name], index) => (
        <g key={name} transform={`translate(${MIDDLE} ${MIDDLE}) rotate(${index * 60 + 30})`}>
          <path d={`M0 ${-CORE}V${-REACH * 0.6}`} className={styles.stem} />
          <circle cy={-REACH * 0.66} r="3" className={styles.berry} />
        </g>
      ))}
      <circle cx={MIDDLE} cy={MIDDLE} r={CORE + 3} className={styles.rim} />
      <circle cx={MIDDLE} cy={MIDDLE} r={CORE - 1} className={styles.core} />
    </svg>
  );
}
