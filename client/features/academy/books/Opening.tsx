// What the dictionary opens on while nothing is looked for: the word of the day, one's own latest words, and the themes by which it may be browsed.
import type { ReactNode } from 'react';
import { WORD_THEMES } from '@sigilla/content/schema/wordTheme.ts';
import type { WordTheme } from '@sigilla/content/schema/wordTheme.ts';
import { OwnWords } from './OwnWords.tsx';
import { THEMES } from './themes.ts';
import { WordOfDay } from './WordOfDay.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  readonly onOpen: (id: string) => void;
  readonly onTheme: (theme: WordTheme) => void;
}

export function Opening({ onOpen, onTheme }: OpeningProps): ReactNode {
  return (
    <div className={styles.opening}>
      <p className={styles.none}>
        Five thousand words wait here. Type one, in Latin or English, or open a letter or a theme.
      </p>
      <WordOfDay onOpen={onOpen} />
      <OwnWords onOpen={onOpen} />
      <section aria-label="Browse by theme">
        <h4 className={styles.kicker}>Browse by theme</h4>
        <ul className={styles.themes}>
          {WORD_THEMES.map((theme) => {
            const [name, latin] = THEMES[theme];
            return (
              <li key={theme}>
                <button type="button" onClick={() => onTheme(theme)}>
                  <b>{name}</b> <span lang="la">{latin}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
