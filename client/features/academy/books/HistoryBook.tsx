// The History Timeline (latin.md 2.10): a road along which twelve centuries lie, mile by mile, and beside it the list of them, with search, period and
// category; or the figures. Where one stands is in the address (`?book=history&event=actium`).
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { HISTORY_FIGURES } from '@sigilla/content/reference/figures.ts';
import { HISTORY_EVENTS, HISTORY_PERIODS } from '@sigilla/content/reference/history.ts';
import { EVENT_CATEGORIES, PERIODS } from '@sigilla/content/schema/history.ts';
import type { HistoricalEvent } from '@sigilla/content/schema/history.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useGentle, useSlender } from '../../../realm/page/useGentle.ts';
import { useBooks } from '../books.ts';
import type { BookProps } from '../books.ts';
import { Dots, EventLeaf, FigureLeaf, Ways } from './history/Leaves.tsx';
import { Road } from './history/Road.tsx';
import { useWalked } from './history/walked.ts';
import { yearText } from './history/years.ts';
import { holds } from './sought.ts';
import styles from './books.module.css';

type Category = HistoricalEvent['category'] | 'all';
type Period = HistoricalEvent['period'] | 'all';

const CATEGORIES = ['all', ...EVENT_CATEGORIES] as const;
const PERIOD_CHOICES = ['all', ...PERIODS] as const;

const shownPeriod = (period: Period): string => {
  const known = HISTORY_PERIODS.find(({ id }) => id === period);
  return known === undefined ? 'All periods' : `${known.name} (${known.timeframe})`;
};

function Figures({ sought }: { readonly sought: string }): ReactNode {
  const { place, turnTo } = useBooks();
  const open = HISTORY_FIGURES.find(({ id }) => id === place('figure'));
  if (open !== undefined) return <FigureLeaf figure={open} onBack={() => turnTo({ figure: null }, true)} />;
  const figures = HISTORY_FIGURES.filter(({ name, role, biography }) =>
    holds([name, role, biography], sought),
  );
  if (figures.length === 0)
    return <Empty scene="road" title="No figures found" sentence="Nobody of that name is on this road." />;
  return (
    <ul className={styles.cards}>
      {figures.map(({ id, name, lifespan, role, achievements }) => (
        <li key={id}>
          <button type="button" className={styles.card} onClick={() => turnTo({ figure: id })}>
            <b lang="la">{name}</b>
            <small>
              {lifespan} · {role}
            </small>
            <span>{achievements.slice(0, 3).join('. ')}.</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface JourneyProps {
  readonly events: readonly HistoricalEvent[];
  readonly category: Category;
  /** What the list is sifted by. */
  readonly sieve: ReactNode;
}

/** The road with its traveller, the leaf of where they stand, and the list of all miles. */
function Journey({ events, category, sieve }: JourneyProps): ReactNode {
  const { place, turnTo } = useBooks();
  const asked = HISTORY_EVENTS.find(({ id }) => id === place('event'));
  const walked = useWalked(asked?.year);
  const standsAt = events.findIndex(({ id }) => id === asked?.id);
  const furthest = events.findLastIndex(({ year }) => year <= walked);
  const here = standsAt >= 0 ? standsAt : Math.max(0, furthest);
  const open = asked ?? events[here];
  const road = useRef<HTMLDivElement>(null);
  const gentle = useGentle();
  const slender = useSlender();
  /** Whoever goes on sees themselves walk, and where they come to: neither is left above the fold, nor, where there is little room, below it. */
  const goTo = (id: string): void => {
    turnTo({ event: id }, true);
    road.current?.scrollIntoView({
      block: slender ? 'start' : 'nearest',
      behavior: gentle ? 'auto' : 'smooth',
    });
  };
  const wayTo = (event: HistoricalEvent | undefined) =>
    event === undefined ? null : { title: event.title, onGo: () => goTo(event.id) };
  const onward = wayTo(events[here + 1]);
  const back = here > 0 ? wayTo(events[here - 1]) : null;
  return (
    <>
      {events.length > 0 && (
        <div ref={road} className={styles.road}>
          <Road events={events} here={here} walked={walked} onChoose={goTo} />
        </div>
      )}
      {open !== undefined && <EventLeaf key={open.id} event={open} onward={onward} back={back} />}
      {sieve}
      {events.length === 0 ? (
        <Empty
          scene="road"
          title="No events found"
          sentence="The road is empty hereabouts. Clear a filter."
        />
      ) : (
        <>
          <p className={styles.small} aria-live="polite">
            {category === 'all'
              ? `${events.length} event(s) found`
              : `${events.length} event(s) found in ${category} category`}
          </p>
          <ol className={styles.cards}>
            {events.map(({ id, year, title, importance, figures, latinVocabulary }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.card}
                  aria-pressed={id === open?.id}
                  onClick={() => goTo(id)}
                >
                  <span className={styles.rubric}>
                    {yearText(year)} <Dots importance={importance} />
                  </span>
                  <b>{title}</b>
                  <small>{figures.slice(0, 3).join(', ')}</small>
                  <small lang="la">
                    {latinVocabulary
                      .slice(0, 2)
                      .map(({ word }) => word)
                      .join(' · ')}
                  </small>
                </button>
              </li>
            ))}
          </ol>
          <Ways onward={onward} back={back} isAtHand />
        </>
      )}
    </>
  );
}

export function HistoryBook({ onClose }: BookProps): ReactNode {
  const { place, turnTo } = useBooks();
  const [sought, setSought] = useState('');
  const [category, setCategory] = useState<Category>('all');
  const [showsFigures, setShowsFigures] = useState(place('figure') !== null);
  const asked = place('period');
  const period = PERIOD_CHOICES.find((one) => one === asked) ?? 'all';
  const events = HISTORY_EVENTS.filter(
    (event) =>
      (period === 'all' || event.period === period) &&
      (category === 'all' || event.category === category) &&
      holds([event.title, event.description, ...event.figures], sought),
  );
  const isSifted = sought !== '' || category !== 'all' || period !== 'all';
  const about = HISTORY_PERIODS.find(({ id }) => id === period)?.description;
  const miles = HISTORY_EVENTS.length;
  const sieve = (
    <>
      <div className={styles.filters}>
        <Field
          label="Search"
          type="search"
          value={sought}
          maxLength={60}
          onChange={(event) => setSought(event.target.value)}
        />
        {!showsFigures && (
          <>
            <Select
              label="Period"
              value={period}
              onChange={(one) => turnTo({ period: one === 'all' ? null : one, event: null }, true)}
              options={PERIOD_CHOICES.map((value) => ({ value, label: shownPeriod(value) }))}
            />
            <Select
              label="Category"
              value={category}
              onChange={(one) => {
                setCategory(one);
                turnTo({ event: null }, true);
              }}
              options={CATEGORIES.map((value) => ({
                value,
                label: value === 'all' ? 'All categories' : value,
              }))}
            />
          </>
        )}
      </div>
      {isSifted && (
        <p>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setSought('');
              setCategory('all');
              turnTo({ period: null }, true);
            }}
          >
            Clear filters
          </Button>
        </p>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      addressed
      title="History Timeline"
      description={`${miles} miles from the furrow to the last emperor of the West. The road colours as you go.`}
      wide="window"
    >
      <div className={styles.stack}>
        <div className={styles.historyHead}>
          <Segmented
            label="Show"
            value={showsFigures ? 'figures' : 'events'}
            onChange={(what) => {
              setShowsFigures(what === 'figures');
              turnTo({ event: null, figure: null }, true);
            }}
            segments={[
              { value: 'events', label: 'Events' },
              { value: 'figures', label: 'Figures' },
            ]}
          />
          {!showsFigures && (
            <div className={styles.periods} role="group" aria-label="Periods">
              {HISTORY_PERIODS.map(({ id, name, timeframe }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={period === id}
                  onClick={() => turnTo({ period: period === id ? null : id, event: null }, true)}
                >
                  {name} <small>{timeframe}</small>
                </button>
              ))}
            </div>
          )}
        </div>
        {!showsFigures && about !== undefined && <p className={styles.purpose}>{about}</p>}
        {showsFigures ? (
          <>
            {sieve}
            <Figures sought={sought} />
          </>
        ) : (
          <Journey events={events} category={category} sieve={sieve} />
        )}
      </div>
    </Dialog>
  );
}
