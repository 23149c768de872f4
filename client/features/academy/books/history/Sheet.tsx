// One sheet of the scroll: its land with the road, and the scene of its event, each once in pen and once painted over it. Invariant: paint comes and
// goes by opacity alone; the drawing says nothing that the words do not.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Figure } from '../../../../ui/art/Figure.tsx';
import { EDGE, SHEET, VINE, across, beneath, cloudOver, far, middle, near, road, starsOver } from './land.ts';
import { PARTS, PEOPLE } from './parts.ts';
import type { Stroke } from './parts/strokes.ts';
import { SCENES } from './scenes.ts';
import { MARCHERS } from './scenes/placed.ts';
import type { Placed } from './scenes/placed.ts';
import styles from './Road.module.css';

/** Every so many sheets the sun stands over the road, by night the moon. */
const SUN_EVERY = 6;

/** A scene fills its sheet, growing from where its people stand. */
const LARGER = 'translate(130 242) scale(1.14) translate(-130 -242)';

function Strokes({ strokes }: { readonly strokes: readonly Stroke[] }): ReactNode {
  return strokes.map(([d, fill = 'none', width = 1.6, line = '#2a2018']) => (
    <path
      key={d}
      d={d}
      fill={fill}
      stroke={line}
      strokeWidth={width}
      data-line={fill === 'none' || undefined}
    />
  ));
}

function Standing({ placed: [what, x, y, size = 1] }: { readonly placed: Placed }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}>
      {what in PARTS ? (
        <Strokes strokes={PARTS[what as keyof typeof PARTS]} />
      ) : (
        <Figure {...MARCHERS[what as keyof typeof MARCHERS]} />
      )}
    </g>
  );
}

const keyOf = ([what, x, y]: Placed): string => `${what} ${x} ${y}`;

function Land({ at }: { readonly at: number }): ReactNode {
  const cloud = cloudOver(at);
  return (
    <>
      <rect x="-8" width={SHEET.width + 16} height={SHEET.height} className={styles.sky} />
      <path d={starsOver(at)} className={styles.stars} />
      {at % SUN_EVERY === 0 && <circle cx={222} cy={96} r={17} className={styles.sun} />}
      {cloud !== null && <path d={cloud} className={styles.cloud} />}
      <path d={beneath(at, far)} className={styles.far} />
      <path d={beneath(at, middle)} className={styles.middle} />
      <path d={beneath(at, near)} className={styles.near} />
      <path d={across(at, road)} className={styles.roadEdge} />
      <path d={across(at, road)} className={styles.road} />
      <path d={across(at, road)} className={styles.ruts} />
    </>
  );
}

/** How far paint has come: over the whole of a sheet, just across its edge, or not yet. */
export type Paint = 'whole' | 'edge' | 'none';

interface SheetProps {
  /** Its place along the scroll, from 0. */
  readonly at: number;
  readonly paint: Paint;
}

const PLACE = { viewBox: `0 0 ${SHEET.width} ${SHEET.height}`, 'aria-hidden': true } as const;
const leftOf = (at: number) => ({ left: `calc(var(--sheet) * ${at})` });

/** The land of a sheet, its border with it. */
export const Ground = memo(function Ground({ at, paint }: SheetProps): ReactNode {
  const edge = `edge-of-${at}`;
  return (
    <svg className={styles.sheet} style={leftOf(at)} {...PLACE}>
      <g className={styles.pen}>
        <path d={across(at, far)} />
        <path d={across(at, middle)} />
        <path d={across(at, (x) => road(x) - 10)} />
        <path d={across(at, (x) => road(x) + 10)} />
      </g>
      <clipPath id={edge}>
        <path d={EDGE} />
      </clipPath>
      <g className={styles.paint} data-on={paint === 'edge' || undefined} clipPath={`url(#${edge})`}>
        <Land at={at} />
      </g>
      <g className={styles.paint} data-on={paint === 'whole' || undefined}>
        <Land at={at} />
      </g>
      <rect x="-8" y="302" width={SHEET.width + 16} height="36" className={styles.margin} />
      <path d={VINE.stem} className={styles.stem} />
      <path d={VINE.leaves} className={styles.leaves} />
      <path d={VINE.berries} className={styles.berries} />
    </svg>
  );
});

/** The scene of an event on its sheet; a tree at its edge may lean into the next. */
export const Scene = memo(function Scene({
  event,
  at,
  paint,
}: SheetProps & { readonly event: string }): ReactNode {
  const scene = SCENES[event] ?? [];
  return (
    <svg className={classes(styles.sheet, styles.scene)} style={leftOf(at)} {...PLACE}>
      <g className={styles.pen} transform={LARGER}>
        {scene
          .filter(([what]) => what in PARTS && !PEOPLE.has(what))
          .map((placed) => (
            <Standing key={keyOf(placed)} placed={placed} />
          ))}
      </g>
      <g className={styles.paint} data-on={paint === 'whole' || undefined}>
        <g transform={LARGER}>
          {scene.map((placed) => (
            <Standing key={keyOf(placed)} placed={placed} />
          ))}
        </g>
      </g>
    </svg>
  );
});
