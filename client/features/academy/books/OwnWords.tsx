// One's own latest words: met in a scroll, missed on a walk, hung in the palace. Each leads to its page.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { learnerQuery } from '../learning.ts';
import { latelyQuery } from '../queries.ts';
import styles from './opening.module.css';

const FEW = 8;

interface OwnWord {
  readonly id: string;
  readonly latin: string;
  readonly meaning?: string;
}

function Words({
  title,
  words,
  none,
  onOpen,
}: {
  readonly title: string;
  /** Undefined until they are here. */
  readonly words: readonly OwnWord[] | undefined;
  /** What stands where there are none. */
  readonly none: string;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  return (
    <section className={styles.own} aria-label={title}>
      <h4>{title}</h4>
      {words === undefined && <p className={styles.none}>Fetching them …</p>}
      {words?.length === 0 && <p className={styles.none}>{none}</p>}
      {words !== undefined && words.length > 0 && (
        <ul>
          {words.map(({ id, latin, meaning }) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                <b lang="la">{latin}</b>
                {meaning !== undefined && <span> {meaning.split(/[;,]/)[0]}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function OwnWords({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const { data: learner } = useQuery(learnerQuery);
  const { data: lately, isError } = useQuery(latelyQuery);
  // What could not be fetched is no reason to keep the book from opening: the words of the palace stay away.
  return (
    <div className={styles.owns}>
      <Words
        title="Met lately"
        words={learner?.wordsLearned.slice(0, FEW)}
        none="A scroll rightly answered brings the first."
        onOpen={onOpen}
      />
      {!isError && (
        <>
          <Words
            title="Missed lately"
            words={lately?.missed}
            none="None: whatever slipped holds again."
            onOpen={onOpen}
          />
          <Words
            title="New in your palace"
            words={lately?.hung}
            none="Nothing waits there for its first question."
            onOpen={onOpen}
          />
        </>
      )}
    </div>
  );
}
