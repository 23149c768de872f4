// A leaf of a painted book: vines in the four margins, ruling, a bar of gold, and in the middle a portrait under its arch with what is
// written beneath. The margins reach as far as the leaf does, however tall it is.
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import type { Portrait as Chosen } from '@sigilla/content/schema/portrait.ts';
import { classes } from '../classes.ts';
import { Diaper, Marks } from './Portrait.tsx';
import { nicheMarks } from './portrait/niche.ts';
import type { Mark } from './portrait/pen.ts';
import { FRAME } from './portrait/plan.ts';
import { VINE, vine } from './portrait/vine.ts';
import styles from './Folio.module.css';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const Margin = memo(function Margin({ side }: { readonly side: (typeof SIDES)[number] }) {
  const id = useId();
  const { stem, curls, leaves, berries } = vine(side);
  const upright = side === 'left' || side === 'right';
  return (
    <svg className={classes(styles.margin, styles[side])} aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width={VINE.length}
        height={VINE.breadth}
        patternUnits="userSpaceOnUse"
        {...(upright ? { patternTransform: 'rotate(90)' } : {})}
      >
        <path d={stem} className={styles.stem} />
        <path d={curls} className={styles.curl} />
        {leaves.map(({ d, pigment }) => (
          <path key={d} d={d} className={classes(styles.leaf, styles[pigment])} />
        ))}
        <path d={berries} className={styles.berry} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

const WIDTH = 318;
const COLUMN = 16;

interface ArchedProps {
  readonly marks: readonly Mark[];
  readonly ground: Chosen['ground'];
  /** Of the picture, where its width is 318. */
  readonly height?: number;
}

/** A portrait under its arch, in a frame of gold. */
const Arched = memo(function Arched({ marks, ground, height = 470 }: ArchedProps) {
  const id = useId();
  const scale = (WIDTH + 12) / FRAME.width;
  return (
    <svg
      className={styles.arched}
      viewBox={`-8 -8 ${WIDTH + 16} ${height + 16}`}
      aria-hidden="true"
      focusable="false"
    >
      <Diaper id={`${id}g`} ground={ground} />
      <clipPath id={`${id}c`}>
        <rect width={WIDTH} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect width={WIDTH} height={height} fill={`url(#${id}g)`} />
        <g transform={`translate(-8 ${height - FRAME.height * scale}) scale(${scale})`}>
          <Marks marks={marks} />
        </g>
        <Marks marks={nicheMarks({ width: WIDTH, height, column: COLUMN })} />
      </g>
      <rect width={WIDTH} height={height} fill="none" stroke="#2a2018" strokeWidth="1.8" />
      <rect
        x="-4"
        y="-4"
        width={WIDTH + 8}
        height={height + 8}
        fill="none"
        stroke="#c8962f"
        strokeWidth="3"
      />
      <rect x="-6.5" y="-6.5" width={WIDTH + 13} height={height + 13} fill="none" className={styles.edge} />
    </svg>
  );
});

interface FolioProps extends ArchedProps {
  /** Written beneath the picture. */
  readonly children: ReactNode;
  /** What is drawn at the foot of the leaf. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

export function Folio({ children, foot, className, ...picture }: FolioProps): ReactNode {
  return (
    <div className={classes(styles.folio, className)}>
      <span className={styles.bar} aria-hidden="true" />
      {SIDES.map((side) => (
        <Margin key={side} side={side} />
      ))}
      <div className={styles.picture}>
        <Arched {...picture} />
      </div>
      <div className={styles.words}>{children}</div>
      {foot}
    </div>
  );
}
