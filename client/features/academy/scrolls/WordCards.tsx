// The words of an answered scroll, each on a card that leads to its entry. Of a long text the few that matter, and the others when they are asked for.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Graded } from '../learning.ts';
import { fewWords } from './fewWords.ts';
import { shortReading } from './shortReading.ts';
import styles from './scrolls.module.css';

interface WordCardsProps extends Pick<Graded, 'words' | 'isCorrect'> {
  /** Words that a composition had to use. */
  readonly required: readonly string[];
}

export function WordCards({ words, isCorrect, required }: WordCardsProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const few = fewWords(words, required);
  if (words.length === 0) return null;
  return (
    <div className={styles.words}>
      <ul className={styles.cards} aria-label="The words">
        {(isWhole ? words : few).map(({ form, lexeme, meaning, features, points }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word may stand twice in a sentence, and never moves
          <li key={`${form} ${at}`} className={classes(styles.card, points && !isCorrect && styles.turns)}>
            <Link
              to={`?path=daily&book=dictionary&word=${lexeme}`}
              className={styles.cardForm}
              lang="la"
              preventScrollReset
            >
              {form}
            </Link>
            <span className={styles.cardMeaning}>{meaning.split(';')[0]}</span>
            {features !== '' && (
              <span className={styles.cardFeatures} title={features}>
                {shortReading(features)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {few.length < words.length && !isWhole && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          All {words.length} words
        </Button>
      )}
    </div>
  );
}
