// What stands in a realm, drawn flat with an ink line: each part has the middle of its foot at the origin.

import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Merlons along the top of a wall from x1 to x2. */
function crenels(x1: number, x2: number, y: number): string {
  const count = Math.max(2, Math.round((x2 - x1) / 9));
  const step = (x2 - x1) / (count * 2 - 1);
  const teeth = Array.from({ length: count }, (_, i) => {
    const x = x1 + i * 2 * step;
    return `L${x.toFixed(1)} ${y - 5} L${(x + step).toFixed(1)} ${y - 5} L${(x + step).toFixed(1)} ${y} ${i < count - 1 ? `L${(x + 2 * step).toFixed(1)} ${y}` : ''}`;
  });
  return `M${x1} ${y} ${teeth.join(' ')}`;
}

function Slit({ x, y }: { x: number; y: number }): ReactNode {
  return <rect x={x - 2} y={y} width="4" height="9" rx="1.6" className={styles.slit} />;
}

export function Wall({ x1, x2, height }: { x1: number; x2: number; height: number }): ReactNode {
  return (
    <g>
      <path d={`${crenels(x1, x2, -height)} L${x2} 2 L${x1} 2 Z`} className={styles.stone} />
      <path
        d={`M${x1 + 12} ${-height * 0.6} h8 M${x1 + 26} ${-height * 0.35} h8 M${x2 - 30} ${-height * 0.65} h8`}
        className={styles.course}
      />
    </g>
  );
}

interface TowerProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'cone' | 'crenels';
  /** Fill of a cone and of its flag, from the kingdom's arms. */
  readonly cloth: string;
  readonly flag?: boolean;
}

export function Tower({ x, width, height, roof, cloth, flag = false }: TowerProps): ReactNode {
  const half = width / 2;
  const top = -height;
  return (
    <g transform={`translate(${x} 0)`}>
      {roof === 'cone' && flag && (
        <>
          <path d={`M0 ${top - width * 1.15} V${top - width * 1.15 - 14}`} className={styles.pole} />
          <path d={`M1 ${top - width * 1.15 - 13} l13 4 l-13 4.6 Z`} fill={cloth} className={styles.inked} />
        </>
      )}
      {roof === 'crenels' ? (
        <>
          <path
            d={`M${-half} 2 V${top + 8} L${-half - 3} ${top + 4} V${top} H${half + 3} V${top + 4} L${half} ${top + 8} V2 Z`}
            className={styles.stone}
          />
          <path d={`${crenels(-half - 3, half + 3, top)} Z`} className={styles.stone} />
        </>
      ) : (
        <path d={`M${-half} 2 V${top} H${half} V2 Z`} className={styles.stone} />
      )}
      <path
        d={`M${half * 0.3} 1 V${top + (roof === 'crenels' ? 6 : 1)} H${half - 0.8} V1 Z`}
        className={styles.shade}
      />
      {roof === 'cone' && (
        <>
          <path
            d={`M${-half - 4} ${top + 2} L0 ${top - width * 1.15} L${half + 4} ${top + 2} Z`}
            fill={cloth}
            className={styles.inked}
          />
          <path
            d={`M2 ${top + 1} L0 ${top - width * 1.15 + 3} L${half + 2} ${top + 1} Z`}
            className={styles.shade}
          />
        </>
      )}
      <Slit x={0} y={top + 14} />
      {height > 62 && <Slit x={0} y={top + 38} />}
    </g>
  );
}

export function Gate({ x, width, height }: { x: number; width: number; height: number }): ReactNode {
  const half = width / 2;
  return (
    <path
      d={`M${x - half} 2 V${-height + half} A${half} ${half} 0 0 1 ${x + half} ${-height + half} V2 Z`}
      className={styles.gate}
    />
  );
}

export function Palisade({ x1, x2 }: { x1: number; x2: number }): ReactNode {
  const stakes: string[] = [];
  for (let x = x1; x < x2; x += 7) stakes.push(`M${x} 2 V-15 L${x + 3} -19 L${x + 6} -15 V2 Z`);
  return <path d={stakes.join(' ')} className={styles.timber} />;
}

export function House({ roof }: { readonly roof: 'tile' | 'thatch' }): ReactNode {
  return (
    <g>
      <path d="M-10 0 V-11 H10 V0 Z" className={styles.plaster} />
      <path d="M3 0 V-11 H10 V0 Z" className={styles.shade} />
      <path d="M-14 -10 L-2 -22 L6 -22 L15 -10 Z" className={roof === 'tile' ? styles.tile : styles.thatch} />
      <path d="M-2.6 0 V-7 H2.6 V0 Z" className={styles.gate} />
      <path d="M5.4 -8 h3 v3.4 h-3 Z" className={styles.window} />
    </g>
  );
}

export function Hall({ cloth }: { readonly cloth: string }): ReactNode {
  return (
    <g>
      <path d="M-24 0 V-18 H24 V0 Z" className={styles.plaster} />
      <path d="M-16 -18 V0 M-8 -18 V0 M8 -18 V0 M16 -18 V0 M-24 -9 H24" className={styles.beam} />
      <path d="M-30 -16 L-18 -36 H18 L30 -16 Z" className={styles.thatch} />
      <path d="M-18 -36 L-22 -42 M18 -36 L22 -42" className={styles.pole} />
      <path d="M-5 0 V-12 H5 V0 Z" className={styles.gate} />
      <path d="M0 -36 V-54" className={styles.pole} />
      <path d="M1 -53 l15 3.6 l-15 5 Z" fill={cloth} className={styles.inked} />
    </g>
  );
}

/** A house of craft or learning: gabled, with a round window. */
export function Chapterhouse({ cloth }: { readonly cloth: string }): ReactNode {
  return (
    <g>
      <path d="M-20 0 V-24 H20 V0 Z" className={styles.stone} />
      <path d="M-25 -22 L0 -46 L25 -22 Z" fill={cloth} className={styles.inked} />
      <path d="M2 -23 L0.4 -44 L22 -23 Z" className={styles.shade} />
      <circle cx="0" cy="-29" r="4.4" className={styles.window} />
      <path d="M-5 0 V-10 A5 5 0 0 1 5 -10 V0 Z" className={styles.gate} />
      <path d="M-13.6 -8 V-15 M13.6 -8 V-15" className={styles.beam} />
    </g>
  );
}

export function MageTower({ height }: { readonly height: number }): ReactNode {
  return (
    <g>
      <path d={`M-9 2 L-6 ${-height} H6 L9 2 Z`} className={styles.stone} />
      <path d={`M2 1 L2 ${-height} H6 L8.4 1 Z`} className={styles.shade} />
      <path d={`M-11 ${-height + 8} L-9 ${-height} H9 L11 ${-height + 8} Z`} className={styles.stone} />
      <path
        d={`M-11 ${-height} Q-5 ${-height - 12} 0 ${-height - 32} Q5 ${-height - 12} 11 ${-height} Z`}
        className={styles.slate}
      />
      <circle cx="0" cy={-height - 36} r="3.4" className={styles.glow} />
      <path
        d={`M0 ${-height - 43} v-5 M7 ${-height - 36} h5 M-7 ${-height - 36} h-5 M5 ${-height - 41} l3.4 -3.4 M-5 ${-height - 41} l-3.4 -3.4`}
        className={styles.ray}
      />
      <rect x="-2.4" y={-height + 14} width="4.8" height="8" rx="2.4" className={styles.window} />
      <Slit x={0} y={-height + 36} />
    </g>
  );
}

export function Windmill(): ReactNode {
  return (
    <g>
      <path d="M-9 0 L-6 -26 H6 L9 0 Z" className={styles.plaster} />
      <path d="M2 0 L2 -26 H6 L9 0 Z" className={styles.shade} />
      <path d="M-8 -25 Q0 -38 8 -25 Z" className={styles.tile} />
      <path d="M-3 0 V-8 H3 V0 Z" className={styles.gate} />
      <g className={styles.sails}>
        <path d="M0 -28 L-15 -43 M0 -28 L15 -43 M0 -28 L15 -13 M0 -28 L-15 -13" className={styles.pole} />
        <path
          d="M-4 -32 L-15 -43 L-18 -39 L-7 -28 Z M4 -32 L15 -43 L11 -46 L0 -35 Z M4 -24 L15 -13 L18 -17 L7 -28 Z M-4 -24 L-15 -13 L-11 -10 L0 -21 Z"
          className={styles.canvas}
        />
      </g>
    </g>
  );
}

export function Watchtower({ cloth }: { readonly cloth: string }): ReactNode {
  return (
    <g>
      <path d="M-9 0 L-6 -34 M9 0 L6 -34 M-8 -6 L7 -26 M8 -6 L-7 -26" className={styles.trestle} />
      <path d="M-10 -34 H10 V-44 H-10 Z" className={styles.timber} />
      <path d="M-13 -44 L0 -56 L13 -44 Z" className={styles.thatch} />
      <path d="M0 -56 V-68" className={styles.pole} />
      <path d="M1 -67 l11 3 l-11 4 Z" fill={cloth} className={styles.inked} />
    </g>
  );
}

export function Tent({ cloth }: { readonly cloth: string }): ReactNode {
  return (
    <g>
      <path d="M-13 0 L-2 -17 L0 -20 L2 -17 L13 0 Z" className={styles.canvas} />
      <path
        d="M-6.4 -10.6 L-2 -17 L0 -20 L2 -17 L6.4 -10.6 Q0 -8.6 -6.4 -10.6 Z"
        fill={cloth}
        className={styles.inked}
      />
      <path d="M-3 0 L0 -9.6 L3 0 Z" className={styles.gate} />
    </g>
  );
}
