// A portrait: a face of plain marks on a painted ground. Always beside the name of whom it shows, so it says nothing itself.
// It looks the same by day and by night: a painted thing, not text.
import { memo, useId } from 'react';
import type { Portrait as Chosen } from '@sigilla/content/schema/portrait.ts';
import type { Mark } from './portrait/pen.ts';
import { GROUNDS } from './portrait/pigments.ts';
import { FRAME } from './portrait/plan.ts';
import styles from './Portrait.module.css';

/** The marks themselves, inside another drawing. */
export const Marks = memo(function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {marks.map(({ d, fill, stroke, width, opacity }, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- the marks of one plan never change places
          key={index}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
    </g>
  );
});

/** The lozenges of a ground, as the pattern of that id. */
export function Diaper({ id, ground }: { readonly id: string; readonly ground: Chosen['ground'] }) {
  const [field, lines, points] = GROUNDS[ground];
  return (
    <pattern id={id} width="22" height="22" patternUnits="userSpaceOnUse">
      <rect width="22" height="22" fill={field} />
      <path d="M11 0L22 11L11 22L0 11Z" fill="none" stroke={lines} strokeWidth="1.2" />
      <circle cx="11" cy="11" r="1.7" fill={points} />
      <path
        d="M0 3V-3M-3 0H3M22 3V-3M19 0H25M0 25V19M-3 22H3M22 25V19M19 22H25"
        stroke={points}
        strokeWidth="0.9"
        opacity="0.8"
      />
    </pattern>
  );
}

interface PortraitProps {
  readonly marks: readonly Mark[];
  readonly ground: Chosen['ground'];
}

export const Portrait = memo(function Portrait({ marks, ground }: PortraitProps) {
  const pattern = useId();
  return (
    <svg
      className={styles.portrait}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Diaper id={pattern} ground={ground} />
      <rect width={FRAME.width} height={FRAME.height} fill={`url(#${pattern})`} />
      <Marks marks={marks} />
      <rect
        x="1"
        y="1"
        width={FRAME.width - 2}
        height={FRAME.height - 2}
        fill="none"
        stroke="#2a2018"
        strokeWidth="2"
      />
    </svg>
  );
});
