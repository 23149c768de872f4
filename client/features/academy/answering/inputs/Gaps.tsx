// Gaps filled where they stand in the text. Words to choose from, where there are any, go into the gap that is next.
import type { ReactNode } from 'react';
import { z } from 'zod';
import { classes } from '../../../../ui/classes.ts';
import { LatinText } from '../../../../realm/latin/LatinText.tsx';
import { LatinHand } from '../LatinHand.tsx';
import { useParts } from '../useWritten.ts';
import styles from '../answering.module.css';

interface GapsProps {
  readonly questionId: string;
  /** The text, with `___` for each gap. */
  readonly text: string;
  readonly words: readonly string[];
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

const GAP = /_{3,}/;

export function Gaps({ questionId, text, words, onChange, locked }: GapsProps): ReactNode {
  const pieces = text.split(GAP);
  const gaps = pieces.length - 1;
  const [filled, setFilled] = useParts<readonly string[]>({
    questionId,
    empty: Array.from({ length: gaps }, () => ''),
    read: (kept) => z.array(z.string()).length(gaps).parse(kept),
    textOf: (parts) => {
      const trimmed = parts.map((one) => one.trim());
      return trimmed.includes('') ? '' : trimmed.join(' ');
    },
    onChange,
  });
  const fill = (gap: number, word: string): void => setFilled(filled.with(gap, word));
  const isUsed = (word: string): boolean => filled.includes(word);
  return (
    <LatinHand>
      <p className={styles.gapped} lang="la">
        {pieces.map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their places
          <span key={at}>
            <LatinText text={piece} />
            {at < gaps && (
              <input
                type="text"
                className={styles.gap}
                aria-label={`Gap ${at + 1} of ${gaps}`}
                value={filled[at] ?? ''}
                readOnly={locked}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                style={{ width: `${Math.max(5, (filled[at] ?? '').length + 1.5) * 0.55}em` }}
                onChange={({ target }) => fill(at, target.value)}
              />
            )}
          </span>
        ))}
      </p>
      {words.length > 0 && (
        <div className={styles.pool} role="group" aria-label="Words for the gaps" lang="la">
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className={classes(styles.chip, isUsed(word) && styles.used)}
              disabled={locked}
              aria-pressed={isUsed(word)}
              onClick={() => {
                const gap = isUsed(word) ? filled.indexOf(word) : filled.indexOf('');
                if (gap >= 0) fill(gap, isUsed(word) ? '' : word);
              }}
            >
              {word}
            </button>
          ))}
        </div>
      )}
    </LatinHand>
  );
}
