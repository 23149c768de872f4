// An answer that is written: one line that grows, sent by Enter; or a composition, where Enter is a new line.
import type { ReactNode } from 'react';
import styles from '../answering.module.css';

interface WrittenProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
  readonly isLatin: boolean;
  readonly rows?: number;
  readonly describedBy?: string;
}

export function Written({
  label,
  value,
  onChange,
  locked,
  isLatin,
  rows = 1,
  describedBy,
}: WrittenProps): ReactNode {
  return (
    <textarea
      className={styles.written}
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={label}
      lang={isLatin ? 'la' : 'en'}
      value={value}
      rows={rows}
      readOnly={locked}
      maxLength={4000}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there to be answered, and the next scroll follows the last
      autoFocus
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={!isLatin}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        if (rows > 1 && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
