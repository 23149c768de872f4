// Beside the scroll on a wide window: the lamp's week, and what the day has come to.
import type { ReactNode } from 'react';
import { Leaf } from '../../../ui/Leaf.tsx';
import type { Learner } from '../learning.ts';
import { burntOn, weekOf } from '../streak/burning.ts';
import styles from './scrolls.module.css';

const LETTERS = 'MTWTFSS';

function Sums({ rows }: { readonly rows: readonly (readonly [string, string | number])[] }): ReactNode {
  return (
    <dl className={styles.sums}>
      {rows.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DayAside({ learner }: { readonly learner: Learner }): ReactNode {
  const { streak, today, totals } = learner;
  const { currentStreak, lastActiveDate } = streak;
  const week = weekOf(today.day);
  const lit = week.map((day) => burntOn(day, lastActiveDate, currentStreak));
  return (
    <aside className={styles.aside} aria-label="Your day">
      <Leaf title="Your streak">
        <div
          className={styles.week}
          role="img"
          aria-label={`This week the lamp has burnt on ${lit.filter((one) => one).length} of 7 days`}
        >
          {week.map((day, at) => (
            <span key={day} data-lit={lit[at]}>
              {LETTERS.charAt(at)}
            </span>
          ))}
        </div>
        <Sums
          rows={[
            ['Days', currentStreak],
            ['Freezes kept', streak.freezeScrollsAvailable],
          ]}
        />
      </Leaf>
      <Leaf title="Today’s wage">
        <Sums
          rows={[
            ['Turns earned', `+${today.turnsEarned}`],
            ['Scrolls left', today.limit - today.questionsAnswered],
            ['Words met so far', totals.words],
          ]}
        />
      </Leaf>
    </aside>
  );
}
