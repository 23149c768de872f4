// What lies open of the history: one event with the way onward and back, or one figure, with the words that go with them.
import type { ReactNode } from 'react';
import { HISTORY_PERIODS } from '@sigilla/content/reference/history.ts';
import type { HistoricalEvent, HistoricalFigure } from '@sigilla/content/schema/history.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LatinText } from '../../../../realm/latin/LatinText.tsx';
import { Initial } from '../../../../ui/art/Initial.tsx';
import { Explained } from '../../answering/Explained.tsx';
import { yearText } from './years.ts';
import styles from '../books.module.css';

const IMPORTANCE = { major: 3, moderate: 2, minor: 1 } as const;

/** How much an event weighed: one to three dots. */
export function Dots({ importance }: { readonly importance: HistoricalEvent['importance'] }): ReactNode {
  return (
    <span className={styles.dots} role="img" aria-label={`${importance} importance`}>
      {'●'.repeat(IMPORTANCE[importance])}
    </span>
  );
}

/** A neighbour along the road, and the way to it. */
interface Way {
  readonly title: string;
  readonly onGo: () => void;
}

interface WaysProps {
  readonly onward: Way | null;
  readonly back: Way | null;
  /** Stands at the foot of a phone's sheet, under the thumb, instead of in the leaf. */
  readonly isAtHand?: boolean;
}

/** The way on along the road, and the way back. */
export function Ways({ onward, back, isAtHand = false }: WaysProps): ReactNode {
  return (
    <nav className={isAtHand ? styles.waysAtHand : styles.ways} aria-label="Along the road">
      {onward !== null && (
        <Button variant="primary" onClick={onward.onGo}>
          On to: {onward.title}
        </Button>
      )}
      {back !== null && (
        <Button aria-label={`Back to: ${back.title}`} onClick={back.onGo}>
          {isAtHand ? 'Back' : `Back to: ${back.title}`}
        </Button>
      )}
    </nav>
  );
}

interface EventLeafProps extends Pick<WaysProps, 'onward' | 'back'> {
  readonly event: HistoricalEvent;
}

export function EventLeaf({ event, onward, back }: EventLeafProps): ReactNode {
  const period = HISTORY_PERIODS.find(({ id }) => id === event.period);
  const { latin, english } = event.sentence;
  return (
    <article className={styles.event} aria-label={event.title}>
      <div className={styles.illuminated} aria-hidden="true">
        <Initial letter={latin.normalize('NFD').charAt(0)} size={64} />
      </div>
      <div className={styles.entry}>
        <p className={styles.rubric}>
          {yearText(event.year)} · {event.category} <Dots importance={event.importance} />
        </p>
        <p className={styles.told}>
          <LatinText text={latin} english={english} />
        </p>
        <p className={styles.purpose}>{english}</p>
        <h3 className={styles.headword}>{event.title}</h3>
        <p>
          <Explained text={event.description} />
        </p>
        <p className={styles.small}>
          {period?.name} ({period?.timeframe})
        </p>
        {event.figures.length > 0 && (
          <section>
            <h4 className={styles.rubric}>key figures</h4>
            <p>{event.figures.join(', ')}</p>
          </section>
        )}
      </div>
      <div className={styles.beside}>
        <Ways onward={onward} back={back} />
        <section>
          <h4 className={styles.rubric}>Latin vocabulary</h4>
          <ul className={styles.slips}>
            {event.latinVocabulary.map(({ word, meaning, context }) => (
              <li key={word}>
                <LatinText text={word} className={styles.quoted} /> <small>{meaning}</small>
                <p>
                  <Explained text={context} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h4 className={styles.rubric}>modern significance</h4>
          <p>
            <Explained text={event.modernSignificance} />
          </p>
        </section>
      </div>
    </article>
  );
}

export function FigureLeaf({
  figure,
  onBack,
}: {
  readonly figure: HistoricalFigure;
  readonly onBack: () => void;
}): ReactNode {
  return (
    <article className={styles.entry} aria-label={figure.name}>
      <h3 className={styles.headword} lang="la">
        {figure.name}
      </h3>
      <dl className={styles.facts}>
        <dt>lifespan</dt>
        <dd>{figure.lifespan}</dd>
        <dt>role</dt>
        <dd>{figure.role}</dd>
      </dl>
      <section>
        <h4 className={styles.rubric}>biography</h4>
        <p>{figure.biography}</p>
      </section>
      <section>
        <h4 className={styles.rubric}>famous quote</h4>
        <blockquote className={styles.quote}>
          <LatinText text={figure.famousQuote.latin} className={styles.quoted} />
          <p>{figure.famousQuote.english}</p>
          <p className={styles.source}>{figure.famousQuote.source}</p>
        </blockquote>
      </section>
      <ul className={styles.rules}>
        {figure.achievements.map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
      <p>
        <Button size="sm" onClick={onBack}>
          Back to the figures
        </Button>
      </p>
    </article>
  );
}
