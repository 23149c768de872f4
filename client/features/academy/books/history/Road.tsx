// The road through the centuries: a scroll between two rolls, a sheet for every event, painted as far as one has walked and in pen beyond; a traveller
// with a lamp who stands where one reads. It is travelled by hand, by milestone, by the rule beneath it, and by arrows, Home and End.
// Invariants: one milestone at a time can be reached by Tab; sheets far out of sight are not drawn; the list beside it says the same in words.
import { startTransition, useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { HISTORY_PERIODS } from '@sigilla/content/reference/history.ts';
import type { HistoricalEvent } from '@sigilla/content/schema/history.ts';
import { useGentle } from '../../../../realm/page/useGentle.ts';
import { classes } from '../../../../ui/classes.ts';
import { Walker } from '../../scene/Walker.tsx';
import { MILE, SHEET, STANDS, road } from './land.ts';
import { Ground, Scene } from './Sheet.tsx';
import type { Paint } from './Sheet.tsx';
import { yearText } from './years.ts';
import styles from './Road.module.css';

/** Sheets drawn on either side of the one in the middle of the window. */
const IN_SIGHT = 5;
/** A scroll is no shorter than its rolls stand apart. */
const FEWEST_SHEETS = 5;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 5,
  PageDown: (at) => at + 5,
  Home: () => 0,
  End: (_, last) => last,
};

/** The ages that a run of events lies in, each with where it begins and how long it is. */
const agesOf = (events: readonly HistoricalEvent[]) =>
  HISTORY_PERIODS.flatMap(({ id, name, timeframe }) => {
    const from = events.findIndex(({ period }) => period === id);
    const length = events.filter(({ period }) => period === id).length;
    return length === 0 ? [] : [{ id, name, timeframe, from, length }];
  });

/** Where the rule is marked, with the years beneath: the first mile of every age, and the last of all. */
const marksOf = (events: readonly HistoricalEvent[]) => {
  const last = events.length - 1;
  const places = [...new Set([...agesOf(events).map(({ from }) => from), last])];
  const yearAt = (place: number): number => events[place]?.year ?? 0;
  return places.map((place, nth) => {
    const year = yearAt(place);
    const before = places[nth - 1];
    // The era is told where it begins, and at the end of the rule.
    const isTold = before === undefined || place === last || Math.sign(year) !== Math.sign(yearAt(before));
    return { place, label: isTold ? yearText(year) : String(Math.abs(year)) };
  });
};

/** How far along the rule a mile lies, from 0 to 1. */
const along = (place: number, last: number): number => (last === 0 ? 0 : place / last);

const percent = (units: number): string => `${(100 * units) / SHEET.height}%`;

/** How much of the sheet of a mile is painted. */
type PaintOf = (place: number) => Paint;

interface MilesProps {
  readonly miles: Ref<HTMLOListElement>;
  readonly events: readonly HistoricalEvent[];
  readonly here: number;
  readonly at: number;
  readonly paintOf: PaintOf;
  readonly onStand: (place: number) => void;
  readonly onStep: (event: KeyboardEvent) => void;
}

/** The milestones, each a button; Tab comes to the one where the traveller stands. */
function Miles({ miles, events, here, at, paintOf, onStand, onStep }: MilesProps): ReactNode {
  return (
    <ol ref={miles} className={styles.miles} aria-label="The road, mile by mile">
      {events.map(({ id, year, title, sentence, importance }, place) => (
        <li key={id} style={{ left: `calc(var(--sheet) * ${place})` }}>
          <button
            type="button"
            tabIndex={place === here ? 0 : -1}
            aria-current={place === at ? 'true' : undefined}
            className={classes(styles.mile, paintOf(place) !== 'whole' && styles.ahead)}
            onClick={() => onStand(place)}
            onKeyDown={onStep}
          >
            <span
              className={styles.year}
              style={{
                left: percent(MILE * (SHEET.height / SHEET.width)),
                top: percent(road(place * SHEET.width + MILE) + 2),
              }}
            >
              {Math.abs(year)}
              <span className="visuallyHidden"> {yearText(year)}, </span>
            </span>
            <span className={styles.name} data-great={importance === 'major' || undefined}>
              <span lang="la" aria-hidden="true">
                {sentence.latin}
              </span>
              <small>{title}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface RuleProps {
  readonly events: readonly HistoricalEvent[];
  readonly at: number;
  /** The furthest mile that has been walked to. */
  readonly walked: number;
  readonly paintOf: PaintOf;
  readonly onLed: (place: number) => void;
  readonly onLetGo: () => void;
}

/** The rule beneath the road, by which it is travelled at one pull. */
function Rule({ events, at, walked, paintOf, onLed, onLetGo }: RuleProps): ReactNode {
  const last = events.length - 1;
  const reached = events[at];
  return (
    <div className={styles.rule} style={{ '--walked': along(walked, last) } as CSSProperties}>
      <ol className={styles.marks} aria-hidden="true">
        {marksOf(events).map(({ place, label }) => (
          <li
            key={place}
            style={{ '--at': along(place, last) } as CSSProperties}
            data-walked={paintOf(place) === 'whole' || undefined}
          >
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Travel along the road"
        aria-valuetext={reached === undefined ? undefined : `${yearText(reached.year)}, ${reached.title}`}
        onChange={({ currentTarget }) => onLed(Number(currentTarget.value))}
        onPointerUp={onLetGo}
        onKeyUp={onLetGo}
        onBlur={onLetGo}
      />
    </div>
  );
}

interface RoadProps {
  readonly events: readonly HistoricalEvent[];
  /** Where the traveller stands, by its place among the events. */
  readonly here: number;
  /** The last year that has been walked to. */
  readonly walked: number;
  readonly onChoose: (id: string) => void;
}

export function Road({ events, here, walked, onChoose }: RoadProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const miles = useRef<HTMLOListElement>(null);
  const hasArrived = useRef(false);
  const gentle = useGentle();
  const [middle, setMiddle] = useState(here);
  /** While the rule is held, the traveller follows it; the page is turned when it is let go. */
  const [led, setLed] = useState<number | null>(null);
  const at = led ?? here;
  const last = events.length - 1;
  const sheets = Math.max(events.length, FEWEST_SHEETS);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const sheet = current.scrollWidth / sheets;
    const left = (at + 0.5) * sheet - current.clientWidth / 2;
    current.scrollTo({ left, behavior: hasArrived.current && !gentle ? 'smooth' : 'auto' });
    hasArrived.current = true;
  }, [at, gentle, sheets]);

  const stand = (place: number): void => {
    const event = events[Math.min(last, Math.max(0, place))];
    if (event !== undefined && event.id !== events[here]?.id) onChoose(event.id);
  };
  const step = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(here, last);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stand(to);
    const buttons = miles.current?.querySelectorAll('button');
    buttons?.item(Math.min(last, Math.max(0, to))).focus({ preventScroll: true });
  };
  const letGo = (): void => {
    if (led !== null) stand(led);
    setLed(null);
  };
  const furthest = events.findLastIndex(({ year }) => year <= walked);
  if (events[at] === undefined) return null;
  const inSight = Array.from({ length: sheets }, (_, place) => place).filter(
    (place) => Math.abs(place - middle) <= IN_SIGHT,
  );
  const paintOf = (place: number): Paint => {
    const painted = (one: number): boolean => {
      const event = events[one];
      return event === undefined ? walked >= (events[last]?.year ?? 0) : event.year <= walked || one <= at;
    };
    return painted(place) ? 'whole' : painted(place - 1) ? 'edge' : 'none';
  };
  return (
    <div className={styles.whole}>
      <div className={styles.scroll}>
        <span className={styles.roll} aria-hidden="true" />
        <div
          ref={frame}
          className={styles.frame}
          onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) => {
            const over = Math.floor(((scrollLeft + clientWidth / 2) / scrollWidth) * sheets);
            // Never drawn in the midst of a press: sheets that go while focus is on its way would have the leaf take it.
            startTransition(() => setMiddle(over));
          }}
        >
          <div className={styles.length} style={{ width: `calc(var(--sheet) * ${sheets})` }}>
            {inSight.map((place) => (
              <Ground key={place} at={place} paint={paintOf(place)} />
            ))}
            {inSight.map((place) => {
              const event = events[place];
              return (
                event !== undefined && (
                  <Scene key={event.id} event={event.id} at={place} paint={paintOf(place)} />
                )
              );
            })}
            {agesOf(events).map(({ id, name, timeframe, from, length }) => (
              <p
                key={id}
                className={styles.age}
                style={{ left: `calc(var(--sheet) * ${from})`, width: `calc(var(--sheet) * ${length})` }}
                aria-hidden="true"
              >
                <span>
                  {name} <small>{timeframe}</small>
                </span>
              </p>
            ))}
            <span
              className={styles.traveller}
              style={{
                transform: `translate(calc(var(--sheet) * ${at + STANDS / SHEET.width}), calc(var(--high) * ${
                  (road(at * SHEET.width + STANDS) + 4) / SHEET.height
                }))`,
              }}
              aria-hidden="true"
            >
              <svg key={at} className={styles.walking} viewBox="-36 -84 98 90">
                <Walker />
              </svg>
            </span>
            <Miles
              miles={miles}
              events={events}
              here={here}
              at={at}
              paintOf={paintOf}
              onStand={stand}
              onStep={step}
            />
          </div>
        </div>
        <span className={styles.roll} aria-hidden="true" />
      </div>
      <Rule
        events={events}
        at={at}
        walked={Math.max(at, furthest)}
        paintOf={paintOf}
        onLed={setLed}
        onLetGo={letGo}
      />
    </div>
  );
}
