// The assessment as a stair of as many steps as it has questions, up to the door of the scriptorium: painted and lit as far as one has climbed, in pen beyond.
import type { ReactNode } from 'react';
import { GOLD, Inked, LAPIS } from '../scene/parts.tsx';
import { Walker } from '../scene/Walker.tsx';
import styles from './Stair.module.css';

const STEP = { width: 58, height: 4.6 } as const;
const FOOT = { x: 28, y: 148 } as const;
const GROUND = 158;

const CREAM = '#f3e6c4';
const STONES = ['#d9cdb2', '#cfc09c'] as const;

/** Where the top of a step begins, counted from one; the first is one step up from the ground. */
const stepAt = (step: number) => ({
  x: FOOT.x + (step - 1) * STEP.width,
  y: FOOT.y - step * STEP.height,
});

/** A lamp on its stand, that has been lit. */
const Lit = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle cy="-24" r="15" className={styles.glow} />
    <Inked d="M0 0 V-14 M-5 0 H5" width={1.8} />
    <Inked d="M-6 -18 H6 L3 -13 H-3Z" fill={GOLD} width={1.2} />
    <Inked d="M0 -18 C-5 -23 -1 -26 0 -31 C1 -26 5 -23 0 -18Z" fill="#e8843a" width={1} />
  </g>
);

/** The scriptorium at the top: its door, and the shelf of books over it. */
const Scriptorium = ({
  x,
  y,
  isOpen,
}: {
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
}): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(0.66)`}>
    <Inked d="M0 0 V-58 H96 V0Z" fill={CREAM} width={1.8} />
    <Inked d="M-8 -58 L48 -84 L104 -58Z" fill="#b9662c" width={1.8} />
    <Inked d="M10 -63 q6 -6 12 0 M30 -70 q6 -6 12 0 M54 -70 q6 -6 12 0 M74 -63 q6 -6 12 0" width={1.1} />
    <Inked d="M18 0 V-30 A14 14 0 0 1 46 -30 V0Z" fill={isOpen ? '#ffe9a8' : LAPIS} width={1.8} />
    {!isOpen && <circle cx="40" cy="-16" r="2" fill={GOLD} />}
    <Inked d="M58 -22 H88" width={2} />
    {['#27497a', '#8e2b20', '#2a6049', '#5b3a6a', '#7a5518'].map((fill, at) => (
      <Inked key={fill} d={`M${60 + at * 5.4} -22 v${-14 - (at % 3) * 2} h4.6 V-22Z`} fill={fill} width={1} />
    ))}
    <Inked
      d="M58 -4 C66 -8 70 -6 73 -4 C76 -6 80 -8 88 -4 V-12 C80 -16 76 -14 73 -12 C70 -14 66 -16 58 -12Z"
      fill="#fff6e6"
      width={1.2}
    />
  </g>
);

interface StairProps {
  /** The question on the page, counted from one. */
  readonly number: number;
  readonly of: number;
}

/** Seen, not read: which question it is stands in words beside it. */
export default function Stair({ number, of }: StairProps): ReactNode {
  const steps = Array.from({ length: of }, (_, at) => at + 1);
  const top = stepAt(of);
  const here = stepAt(number);
  const length = top.x + STEP.width + 124;
  return (
    <svg
      viewBox={`0 0 ${length} ${GROUND + 4}`}
      className={styles.stair}
      // On a phone a stretch of it is seen, the one where one stands.
      preserveAspectRatio={`${number * 3 < of ? 'xMin' : number * 3 < 2 * of ? 'xMid' : 'xMax'}YMax slice`}
      aria-hidden="true"
    >
      <path
        className={styles.hill}
        d={`M0 ${GROUND} V128 C120 112 210 120 330 104 C460 86 560 90 ${length} 62 V${GROUND}Z`}
      />
      <circle cx={126} cy={68} r={15} className={styles.orb} stroke="var(--line)" strokeWidth="1.4" />
      <Inked
        d="M230 74 q10 -12 22 -4 q14 -12 24 2 q14 -2 14 8 H220 q0 -6 10 -6Z"
        fill="#fff6e6"
        width={1.1}
      />
      <Scriptorium x={top.x + STEP.width + 10} y={top.y} isOpen={number === of} />
      {steps.map((step) => {
        const { x, y } = stepAt(step);
        const isReached = step <= number;
        return (
          <g key={step}>
            <Inked
              d={`M${x} ${GROUND} V${y} H${x + STEP.width} V${GROUND}`}
              fill={isReached ? (STONES[step % 2] ?? 'none') : 'none'}
              {...(isReached ? {} : { dash: '4 4', stroke: 'var(--ink3)' })}
              width={isReached ? 1.5 : 1.1}
            />
            <text x={x + STEP.width / 2} y={GROUND - 6} className={styles.number} data-reached={isReached}>
              {step}
            </text>
            {step < number && <Lit x={x + STEP.width / 2} y={y} />}
          </g>
        );
      })}
      <Inked
        d={`M${top.x + STEP.width} ${GROUND} V${top.y} H${length}`}
        {...(number === of ? {} : { dash: '4 4', stroke: 'var(--ink3)' })}
      />
      <Inked d={`M0 ${GROUND} H${length}`} width={2} />
      <g
        className={styles.walker}
        transform={`translate(${here.x + STEP.width / 2 - 4} ${here.y}) scale(0.76)`}
      >
        <Walker />
      </g>
    </svg>
  );
}
