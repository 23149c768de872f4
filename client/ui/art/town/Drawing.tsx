// Marks as SVG. The pigments are custom properties (town.module.css), so that hour, season and the pen change a drawing without drawing it again.

import { memo } from 'react';
import type { ReactNode } from 'react';
import { outlineOf } from './pen.ts';
import type { Mark, Marks } from './pen.ts';
import styles from './town.module.css';

const PART_CLASS = { smoke: styles.smoke, glow: styles.glow, flag: styles.flag } as const;

function Stroke({ mark }: { readonly mark: Mark }): ReactNode {
  return (
    <path
      d={mark.d}
      fill={mark.fill === undefined ? 'none' : `var(--t-${mark.fill})`}
      {...(mark.line === undefined ? {} : { stroke: `var(--t-${mark.line})`, strokeWidth: mark.width })}
      {...(mark.faint === undefined ? {} : { opacity: mark.faint })}
      {...(mark.part === undefined ? {} : { className: PART_CLASS[mark.part] })}
    />
  );
}

interface DrawingProps {
  readonly marks: Marks;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

const placed = ({ x = 0, y = 0, scale = 1, flip = false }: Omit<DrawingProps, 'marks'>): string =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

/** A drawing at its place. */
export const Drawing = memo(function Drawing({ marks, ...place }: DrawingProps) {
  return (
    <g transform={placed(place)} strokeLinecap="round" strokeLinejoin="round">
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is fixed and its order is what it means
        <Stroke key={index} mark={mark} />
      ))}
    </g>
  );
});

/** The same house before it stands: its outlines in dotted ink. */
export const Outline = memo(function Outline({ marks, ...place }: DrawingProps) {
  return <path d={outlineOf(marks).join('')} className={styles.outline} transform={placed(place)} />;
});
