// The Memory Palace as a model on its bracket, with a lit pane for what is due, and the banner of honours.
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Inked, INK, LAPIS, Pressed, Ribbon, ROOF } from './parts.tsx';
import styles from './scene.module.css';

const PANES = [
  [-54, -45],
  [-41, -20],
  [-30, -45],
  [-14, -20],
  [-2, -45],
  [10, -20],
  [28, -45],
  [40, -20],
  [52, -45],
  [-14, -76],
  [-2, -76],
  [10, -76],
] as const;

/** `due` cards wait; a pane is lit for each of the first twelve. */
export function Palace({
  x,
  y,
  due,
  to,
}: {
  readonly x: number;
  readonly y: number;
  readonly due: number;
  readonly to: string | null;
}): ReactNode {
  const drawn = (
    <>
      <Inked d="M-60 9 v16 l-14 -16Z M60 9 v16 l14 -16Z" fill="var(--wood-dark)" width={1.4} />
      <Inked d="M-84 0 H84 V9 H-84Z" fill="var(--wood-light)" width={1.7} />
      <Inked d="M-62 0 V-50 H62 V0Z" fill="var(--plaster)" width={1.8} />
      <Inked d="M-70 -48 L-50 -74 H50 L70 -48Z" fill={ROOF} width={1.8} />
      <Inked d="M-26 -48 V-86 H26 V-48Z" fill="var(--plaster)" width={1.8} />
      <Inked d="M-34 -84 L0 -108 L34 -84Z" fill="#a4552a" width={1.8} />
      <Inked d="M-62 -25 H62 M-22 -50 V0 M22 -50 V0" width={1.3} />
      {PANES.map(([px, py], at) => (
        <rect
          key={`${px} ${py}`}
          x={px - 1}
          y={py}
          width="8"
          height="11"
          fill={at < due ? '#ffcf5e' : '#5a4a34'}
          stroke="var(--line)"
          strokeWidth="1.1"
        />
      ))}
      <Inked d="M-6 0 V-15 A6 6 0 0 1 6 -15 V0Z" fill={INK} />
      <Ribbon x={0} y={20} text={`Memory Palace · ${due} due`} />
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      {to === null ? (
        drawn
      ) : (
        <Pressed
          to={to}
          name={`Memory Palace · ${due} due`}
          ring={{ x: -90, y: -112, width: 180, height: 146 }}
        >
          {drawn}
        </Pressed>
      )}
    </g>
  );
}

interface HonoursBannerProps {
  readonly x: number;
  readonly y: number;
  /** What stands in the laurels: honours earned, or the level of skill. */
  readonly figure: string;
  readonly words: string;
}

export function HonoursBanner({ x, y, figure, words }: HonoursBannerProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Inked d="M-56 0 H56" width={6} />
      <Inked d="M-56 0 H56" stroke="var(--wood-light)" width={3.4} />
      <circle cx="-58" r="4.6" fill="#e0b654" stroke="var(--line)" strokeWidth="1.2" />
      <circle cx="58" r="4.6" fill="#e0b654" stroke="var(--line)" strokeWidth="1.2" />
      <Inked d="M-46 2 H46 V112 L23 98 L0 114 L-23 98 L-46 112Z" fill={LAPIS} width={1.9} />
      <Inked d="M-40 8 H40 V98 M-40 8 V98" stroke="#e0b654" width={1.4} dash="5 3" />
      <svg x="-31" y="17" width="62" height="62" color="#f3dc94">
        <Icon icon="experience" size={62} />
      </svg>
      <text y="55" textAnchor="middle" className={styles.figure} fontSize="18">
        {figure}
      </text>
      <Ribbon x={0} y={126} text={words} />
    </g>
  );
}
