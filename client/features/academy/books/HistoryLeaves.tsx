// What lies open of the history: one event, or one figure, with the words that go with it.
import type { ReactNode } from 'react';
import { HISTORY_PERIODS } from '@sigilla/content/reference/history.ts';
import type { HistoricalEvent, HistoricalFigure } from '@sigilla/content/schema/history.ts';
import { Button } from '../../../ui/Button.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { yearText } from './years.ts';
import styles from './books.module.css';

const IMPORTANCE = { major: 3, moderate: 2, minor: 1 } as const;

/** How much an event weighed: one to three dots. */
export function Dots({ importance }: { readonly importance: HistoricalEvent['importance'] }): ReactNode {
  return (
    <span className={styles.dots} role="img" aria-label={`${importance} importance`}>
      {'●'.repeat(IMPORTANCE[importance])}
    </span>
  );
}

export function EventLeaf({
  event,
  onBack,
}: {
  readonly event: HistoricalEvent;
  readonly onBack: () => void;
}): ReactNode {
  const period = HISTORY_PERIODS.find(({ id }) => id === event.period);
  return (
    <article className={styles.entry} aria-label={event.title}>
      <p className={styles.rubric}>
        {yearText(event.year)} · {event.category} <Dots importance={event.importance} />
      </p>
      <h3 className={styles.headword}>{event.title}</h3>
      <p className={styles.definition}>{event.description}</p>
      <p className={styles.small}>
        {period?.name} ({period?.timeframe})
      </p>
      {event.figures.length > 0 && (
        <section>
          <h4 className={styles.rubric}>key figures</h4>
          <p>{event.figures.join(', ')}</p>
        </section>
      )}
      <section>
        <h4 className={styles.rubric}>Latin vocabulary</h4>
        <ul className={styles.examples}>
          {event.latinVocabulary.map(({ word, meaning, context }) => (
            <li key={word}>
              <LatinText text={word} className={styles.quoted} /> – {meaning}. {context}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h4 className={styles.rubric}>modern significance</h4>
        <p>{event.modernSignificance}</p>
      </section>
      <p>
        <Button size="sm" onClick={onBack}>
          Back to the road
        </Button>
      </p>
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
          <footer>{figure.famousQuote.source}</footer>
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
