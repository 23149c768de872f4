// The road through the centuries: a scroll between two rolls, hills and a winding road, a milestone for every event, a small drawing for the
// great ones. It scrolls sideways by hand, wheel or arrow keys; what lies behind the chosen mile is coloured, what lies before it is still
// in outline. The list below says the same in words.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { HistoricalEvent } from '@sigilla/content/schema/history.ts';
import { classes } from '../../../ui/classes.ts';
import { Emblem } from './Emblem.tsx';
import { yearText } from './years.ts';
import styles from './TimelineRoad.module.css';

/** Pixels between milestones, and around the first and the last. */
const STEP = 118;
const EDGE = 76;
const HEIGHT = 268;
const ROAD = 196;

/** The road winds: its height at a place along it. */
const roadAt = (x: number): number => ROAD + 16 * Math.sin(x / 96) + 7 * Math.sin(x / 37);

const path = (width: number, at: (x: number) => number): string => {
  const points = Array.from({ length: Math.ceil(width / 24) + 1 }, (_, step) => step * 24);
  return points.map((x, step) => `${step === 0 ? 'M' : 'L'}${x} ${Math.round(at(x) * 10) / 10}`).join(' ');
};

const hill = (width: number, base: number, rise: number, length: number): string =>
  `${path(width, (x) => base - rise * Math.sin(x / length) - 0.4 * rise * Math.sin(x / (length * 0.37)))} V${HEIGHT} H0 Z`;

/** Stars over the road, the same at every visit: points that are seen by night alone. */
const stars = (width: number): string =>
  Array.from(
    { length: Math.floor(width / 46) },
    (_, at) => `M${at * 46 + ((at * 29) % 31)} ${58 + ((at * 37) % 52)} h.01`,
  ).join(' ');

interface TimelineRoadProps {
  readonly events: readonly HistoricalEvent[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

export function TimelineRoad({ events, chosen, onChoose }: TimelineRoadProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.max(640, 2 * EDGE + STEP * Math.max(0, events.length - 1));
  const placeOf = (at: number): number => EDGE + STEP * at;
  const here = events.findIndex(({ id }) => id === chosen);
  const walked = here < 0 ? width : placeOf(here) + STEP * 0.5;
  useEffect(() => {
    if (here < 0 || frame.current === null) return;
    const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current.scrollTo({
      left: placeOf(here) - frame.current.clientWidth / 2,
      behavior: calm ? 'auto' : 'smooth',
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- places follow from the events
  }, [here]);
  if (events.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <span className={styles.roll} aria-hidden="true" />
      <div ref={frame} className={styles.frame}>
        <ol className={styles.miles} style={{ width }} aria-label="The road, mile by mile">
          {events.map(({ id, year, title, importance }, at) => (
            <li key={id} style={{ left: placeOf(at) }}>
              <button
                type="button"
                aria-current={id === chosen ? 'true' : undefined}
                className={classes(styles.mile, placeOf(at) > walked && styles.ahead)}
                style={{ top: roadAt(placeOf(at)) + 6 }}
                onClick={() => onChoose(id)}
              >
                <span className={styles.year}>
                  {Math.abs(year)}
                  <span className="visuallyHidden"> {yearText(year)}, </span>
                </span>
                <span
                  className={styles.name}
                  style={{ top: `${-roadAt(placeOf(at)) + (at % 2 === 0 ? 8 : 40)}px` }}
                  data-great={importance === 'major' || undefined}
                >
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <svg
          className={styles.drawing}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
        >
          <rect width={width} height={HEIGHT} className={styles.vellum} />
          <g className={styles.outline}>
            <path d={hill(width, 120, 20, 170)} />
            <path d={hill(width, 158, 14, 120)} />
            <path d={path(width, roadAt)} className={styles.roadEdge} />
          </g>
          <g style={{ clipPath: `inset(0 ${width - walked}px 0 0)` }} className={styles.walked}>
            <rect width={width} height={HEIGHT} className={styles.sky} />
            <path d={stars(width)} className={styles.stars} />
            <circle cx={EDGE + 2.5 * STEP} cy={104} r={17} className={styles.sun} />
            <path d={hill(width, 120, 20, 170)} className={styles.far} />
            <path d={hill(width, 158, 14, 120)} className={styles.middle} />
            <path d={hill(width, 218, 8, 90)} className={styles.near} />
            <path d={path(width, roadAt)} className={styles.roadEdge} />
            <path d={path(width, roadAt)} className={styles.road} />
            <path d={path(width, roadAt)} className={styles.ruts} />
          </g>
          {events.map(({ id, category, importance }, at) =>
            importance === 'minor' ? null : (
              <g
                key={id}
                transform={`translate(${placeOf(at)} ${roadAt(placeOf(at)) - 20}) scale(1.2)`}
                className={classes(placeOf(at) > walked && styles.unpainted)}
              >
                <Emblem id={id} category={category} />
              </g>
            ),
          )}
        </svg>
      </div>
      <span className={styles.roll} aria-hidden="true" />
    </div>
  );
}
