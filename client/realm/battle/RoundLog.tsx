// The battle in words, newest round first, each line with the numbers behind it: the moment of the round large, lesser blows folded. Complete without the
// canvas.
// Invariant: it tells the rounds that have been shown and no more; while following live, each new one is also spoken.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Title } from '../../ui/Leaf.tsx';
import { classes } from '../../ui/classes.ts';
import type { LogLine, RoundEntry } from './roundLog.ts';
import styles from './RoundLog.module.css';

function Line({ line }: { readonly line: LogLine }): ReactNode {
  return (
    <li className={classes(styles.line, line.weight === 'moment' && styles.moment)}>
      <p>
        {line.words.map((word) =>
          typeof word === 'string' ? word : <strong key={word.strong}>{word.strong}</strong>,
        )}
      </p>
      {line.small !== '' && <p className={styles.small}>{line.small}</p>}
    </li>
  );
}

const Round = memo(function Round({ entry }: { readonly entry: RoundEntry }): ReactNode {
  const lesser = entry.lines.filter(({ weight }) => weight === 'lesser');
  const open = entry.lines.filter(({ weight }) => weight !== 'lesser');
  return (
    <section aria-labelledby={`round-${entry.round}`}>
      <h3 id={`round-${entry.round}`} className={styles.round}>
        Round {entry.round}
      </h3>
      <ul>
        {open.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {lesser.length > 0 && (
        <details className={styles.lesser}>
          <summary>{entry.folded}</summary>
          <ul>
            {lesser.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
});

interface RoundLogProps {
  /** From the first to the one on the hanging. */
  readonly entries: readonly RoundEntry[];
  /** Speak new rounds as they come. */
  readonly spoken: boolean;
  /** What is said while there is no round. */
  readonly before: string;
}

export function RoundLog({ entries, spoken, before }: RoundLogProps): ReactNode {
  const newest = entries.at(-1);
  return (
    <>
      <Title id="round-log">Round by round</Title>
      <p className="visuallyHidden" aria-live={spoken ? 'polite' : 'off'}>
        {spoken && newest !== undefined ? newest.summary : ''}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys must be able to reach it */}
      <section className={styles.rounds} aria-labelledby="round-log" tabIndex={0}>
        {newest === undefined ? (
          <p className={styles.before}>{before}</p>
        ) : (
          entries.toReversed().map((entry) => <Round key={entry.round} entry={entry} />)
        )}
      </section>
    </>
  );
}
