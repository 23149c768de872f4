// How a card stands: how hard it is, how far apart its reviews are by now, and what it is going through.
import type { ReactNode } from 'react';
import { Stars } from '../answering/Stars.tsx';
import type { Walking } from './palace.ts';
import styles from './palace.module.css';

const PHASES = { new: 'new', learning: 'learning', review: 'review', relearning: 'learning again' } as const;

/** The figures of a card, under its question. */
export function Standing({ card }: { readonly card: Walking['cards'][number] }): ReactNode {
  const { interval, repetitions, learningPhase, question } = card;
  return (
    <dl className={styles.standing}>
      <div>
        <dt>difficulty</dt>
        <dd>
          <Stars of={question.difficulty} />
        </dd>
      </div>
      <div>
        <dt>interval in days</dt>
        <dd>{interval}</dd>
      </div>
      <div>
        <dt>repetitions</dt>
        <dd>{repetitions}</dd>
      </div>
      <div>
        <dt>learning phase</dt>
        <dd>{PHASES[learningPhase]}</dd>
      </div>
    </dl>
  );
}
