// The hatchings of a chart as patterns of an SVG that takes no room: field and legend fill from the same.
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { Ink } from './drawing.ts';
import styles from './Chart.module.css';

/** What fills a shape with an ink, for the chart whose patterns begin with `id`. */
export const fillOf = (id: string, ink: Ink): string => `url(#${id}${ink})`;

interface HatchProps {
  readonly id: string;
  readonly ink: Ink;
  /** Degrees by which the strokes lean from upright. */
  readonly lean?: number;
  /** Pixels from stroke to stroke, and how broad each is; a stroke as broad as its way is a wash. */
  readonly every: number;
  readonly broad: number;
}

function Hatch({ id, ink, lean = 0, every, broad }: HatchProps): ReactNode {
  return (
    <pattern
      id={id + ink}
      width={every}
      height={every}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${lean})`}
    >
      <rect width={every} height={every} className={styles.vellum} />
      <rect width={broad} height={every} className={classes(styles.hatch, styles[ink])} />
    </pattern>
  );
}

export function Inks({ id }: { readonly id: string }): ReactNode {
  const hatch = { id };
  return (
    <svg className={styles.inks} aria-hidden="true">
      <defs>
        <Hatch {...hatch} ink="gold" every={8} broad={8} />
        <Hatch {...hatch} ink="verdigris" lean={90} every={6} broad={5} />
        <Hatch {...hatch} ink="ink" every={6} broad={5} />
        <Hatch {...hatch} ink="lapis" every={8} broad={8} />
        <Hatch {...hatch} ink="brick" every={8} broad={8} />
        <Hatch {...hatch} ink="hatched" lean={-35} every={5} broad={3} />
        <Hatch {...hatch} ink="sepia" every={8} broad={8} />
        <Hatch {...hatch} ink="gone" lean={35} every={5} broad={2} />
        <Hatch {...hatch} ink="rubric" every={8} broad={8} />
      </defs>
    </svg>
  );
}
