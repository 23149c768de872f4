// The History Timeline (latin.md 2.10): a road along which eleven centuries lie, mile by mile; events and figures with search, period and category.
// One event or figure open at a time, in the address.
import { useState } from 'react';
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
import { useBooks } from '../books.ts';
import type { BookProps } from '../books.ts';
import { Dots, EventLeaf, FigureLeaf } from './HistoryLeaves.tsx';
import { bare } from './sought.ts';
import { TimelineRoad } from './TimelineRoad.tsx';
import { yearText } from './years.ts';
import styles from './books.module.css';

type Category = HistoricalEvent['category'] | 'all';
type Period = HistoricalEvent['period'] | 'all';

const CATEGORIES = ['all', ...EVENT_CATEGORIES] as const;
const PERIOD_CHOICES = ['all', ...PERIODS] as const;

const shownPeriod = (period: Period): string => {
  const known = HISTORY_PERIODS.find(({ id }) => id === period);
  return known === undefined ? 'All periods' : `${known.name} (${known.timeframe})`;
};

const holds = (sought: string, texts: readonly string[]): boolean =>
  texts.some((text) => bare(text).includes(bare(sought)));

function Figures({ sought }: { readonly sought: string }): ReactNode {
  const { place, turnTo } = useBooks();
  const open = HISTORY_FIGURES.find(({ id }) => id === place('figure'));
  if (open !== undefined) return <FigureLeaf figure={open} onBack={() => turnTo({ figure: null }, true)} />;
  const figures = HISTORY_FIGURES.filter(({ name, role, biography }) =>
    holds(sought, [name, role, biography]),
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

interface EventsProps {
  readonly events: readonly HistoricalEvent[];
  readonly category: Category;
}

function Events({ events, category }: EventsProps): ReactNode {
  const { place, turnTo } = useBooks();
  const open = HISTORY_EVENTS.find(({ id }) => id === place('event'));
  return (
    <>
      <TimelineRoad
        events={events}
        chosen={open?.id ?? null}
        onChoose={(id) => turnTo({ event: id }, open !== undefined)}
      />
      {open !== undefined && (
        <EventLeaf key={open.id} event={open} onBack={() => turnTo({ event: null }, true)} />
      )}
      {open === undefined && events.length === 0 && (
        <Empty
          scene="road"
          title="No events found"
          sentence="The road is empty hereabouts. Clear a filter."
        />
      )}
      {open === undefined && events.length > 0 && (
        <>
          <p className={styles.small} aria-live="polite">
            {category === 'all'
              ? `${events.length} event(s) found`
              : `${events.length} event(s) found in ${category} category`}
          </p>
          <ul className={styles.cards}>
            {events.map(({ id, year, title, importance, figures, latinVocabulary }) => (
              <li key={id}>
                <button type="button" className={styles.card} onClick={() => turnTo({ event: id })}>
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
          </ul>
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
      holds(sought, [event.title, event.description, ...event.figures]),
  );
  const isSifted = sought !== '' || category !== 'all' || period !== 'all';
  const about = HISTORY_PERIODS.find(({ id }) => id === period)?.description;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="History Timeline"
      description="From the furrow to the last emperor of the West, with the words that were said on the way."
      wide
    >
      <div className={styles.stack}>
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
                onChange={setCategory}
                options={CATEGORIES.map((value) => ({
                  value,
                  label: value === 'all' ? 'All categories' : value,
                }))}
              />
            </>
          )}
        </div>
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
        {!showsFigures && about !== undefined && <p className={styles.purpose}>{about}</p>}
        {showsFigures ? <Figures sought={sought} /> : <Events events={events} category={category} />}
      </div>
    </Dialog>
  );
}
