// What lies about the palace: sky by day and by night, trees on the hill, ravens on the roof, smoke, ivy, and the washing. Invariant: it follows the theme
// by its style sheet alone, and says nothing that no words say.
import type { ReactNode } from 'react';
import { INK, Inked, Star } from '../scene/parts.tsx';
import styles from './palace.module.css';

const LEAF = '#5f8a52';

/** Stars where no roof is: the same every night. */
const STARS = [
  [40, 34, 5],
  [146, 28, 3],
  [196, 92, 4],
  [262, 40, 3],
  [300, 120, 5],
  [88, 150, 3],
  [28, 226, 4],
  [512, 34, 4],
  [560, 96, 3],
  [644, 52, 5],
  [700, 118, 3],
  [756, 40, 4],
  [770, 176, 5],
  [742, 250, 3],
  [60, 300, 3],
  [780, 320, 4],
] as const;

function Cloud({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <path
      d={`M${x} ${y} q-2 -16 18 -15 q6 -15 26 -9 q12 -16 34 -4 q22 -6 26 12 q22 2 16 16 Z`}
      className={styles.cloud}
    />
  );
}

function Tree({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Inked d="M-4 0 L-3 -26 H3 L4 0Z" fill="#8a6138" />
      <Inked
        d="M-22 -26 Q-28 -42 -14 -48 Q-10 -64 6 -58 Q24 -58 22 -42 Q32 -28 14 -23 Q-4 -16 -22 -26Z"
        fill={LEAF}
      />
      <Inked d="M-12 -34 q4 -5 9 0 M0 -46 q4 -5 9 0 M4 -30 q4 -5 9 0" width={1.1} />
    </g>
  );
}

function Raven({
  x,
  y,
  flip = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly flip?: 1 | -1;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip} 1)`}>
      <path
        d="M-15 -6 Q-10 -15 2 -17 Q8 -17 9 -21 Q12 -26 18 -22 L26 -20 L18 -17 Q14 -8 5 -5 L-6 -4 L-22 2 Z"
        className={styles.raven}
      />
      <Inked d="M0 -5 V0 M5 -5 V0" stroke={INK} width={1.4} />
    </g>
  );
}

/** The sky, and what stands in it. */
export function Sky(): ReactNode {
  return (
    <>
      <rect width="800" height="712" className={styles.sky} />
      <g className={styles.byNight}>
        {STARS.map(([x, y, r]) => (
          <Star key={`${x} ${y}`} x={x} y={y} r={r} fill="#f0dfa2" />
        ))}
        <path d="M92 54 A34 34 0 1 0 116 108 A28 28 0 1 1 92 54Z" fill="#f3e2b4" stroke="#c8962f" />
      </g>
      <g className={styles.byDay}>
        <circle cx="84" cy="86" r="30" fill="#e0ab45" stroke="#8d6414" strokeWidth="1.5" />
        {Array.from({ length: 24 }, (_, at) => (
          <path
            key={at}
            d={`M0 -38 V${at % 2 === 0 ? -52 : -46}`}
            transform={`translate(84 86) rotate(${at * 15})`}
            stroke="#c8962f"
            strokeWidth="1.8"
          />
        ))}
      </g>
      <Cloud x={150} y={92} />
      <Cloud x={604} y={72} />
    </>
  );
}

/** The hill behind the house and the trees on it. */
export function Hill(): ReactNode {
  return (
    <>
      <Inked
        d="M0 470 C120 420 240 450 340 430 C480 404 640 452 800 424 V712 H0Z"
        fill="var(--meadow)"
        width={1.2}
      />
      <Tree x={30} y={492} size={1.1} />
      <Tree x={66} y={510} size={0.8} />
      <Tree x={752} y={506} size={0.85} />
      <Tree x={782} y={486} size={1.15} />
    </>
  );
}

/** What has settled on the house itself. */
export function Settled(): ReactNode {
  return (
    <>
      <Inked d="M612 138 q-10 -14 2 -26 q10 -12 -2 -28" stroke="var(--smoke)" width={3.4} />
      <Raven x={158} y={174} />
      <Raven x={566} y={174} flip={-1} />
      <Inked
        d="M98 540 C86 500 108 470 96 430 C86 396 106 370 98 330 C94 306 102 292 98 268"
        stroke="#3f6b3c"
        width={2}
      />
      {Array.from({ length: 12 }, (_, at) => (
        <g
          key={at}
          transform={`translate(${94 + ((at * 7) % 9)} ${530 - at * 21}) scale(${at % 2 === 0 ? 1 : -1} 1)`}
        >
          <Inked d="M0 0 q7 -9 13 -2 q-4 9 -13 2Z" fill={LEAF} stroke="#2f4f32" width={1} />
        </g>
      ))}
      <Inked d="M704 300 L760 316 M760 300 V540" width={2} />
      <Inked d="M714 304 l16 4 l-2 26 l-15 -3Z" fill="#f6efdd" width={1.2} />
      <Inked d="M736 310 l15 4 l-1 30 l-16 -4Z" fill="#8fb0e2" width={1.2} />
    </>
  );
}
