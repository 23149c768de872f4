// What was held of a stock over time, drawn in ink on ruled vellum; the caption says the same in words.
import type { ReactNode } from 'react';
import type { StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { short } from '../../ui/numberText.ts';
import { since } from '../../ui/timeText.ts';
import { courseDrawing, courseSentence, HEIGHT, WIDTH } from './course.ts';
import styles from './Course.module.css';

interface CourseFigureProps {
  readonly account: Pick<StockAccount, 'course' | 'isWhole'>;
  readonly spoken: string;
  readonly now: number;
}

export function CourseFigure({ account, spoken, now }: CourseFigureProps): ReactNode {
  const drawing = courseDrawing(account.course, now);
  return (
    <figure className={styles.course}>
      {drawing !== null && (
        <div className={styles.field} aria-hidden="true">
          {drawing.rules.map(({ held, up }) => (
            <span key={held} className={styles.rule} style={{ bottom: `${up * 100}%` }}>
              <span>{short(held)}</span>
            </span>
          ))}
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.drawing}>
            <path d={drawing.area} className={styles.area} />
            <path d={drawing.line} className={styles.line} />
          </svg>
          <span className={styles.from}>{since(now - drawing.from)}</span>
          <span className={styles.until}>now</span>
        </div>
      )}
      <figcaption className={styles.caption}>{courseSentence(account, spoken, now)}</figcaption>
    </figure>
  );
}
