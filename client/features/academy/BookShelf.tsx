// The shelf: five books by their spines. Each is a button that opens it.
import type { ReactNode } from 'react';
import { BOOKS } from './books.ts';
import type { BookId } from './books.ts';
import styles from './Academy.module.css';

/** Leather and height of each. */
const BINDINGS: Readonly<Record<BookId, { readonly leather: string; readonly height: number }>> = {
  declensions: { leather: '#27497a', height: 178 },
  conjugations: { leather: '#8e2b20', height: 190 },
  dictionary: { leather: '#2a6049', height: 172 },
  rhetoric: { leather: '#5b3a6a', height: 158 },
  history: { leather: '#7a5518', height: 180 },
};

export function BookShelf({ onOpen }: { readonly onOpen: (book: BookId) => void }): ReactNode {
  return (
    <div className={styles.shelf}>
      {BOOKS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.book}
          style={{ backgroundColor: BINDINGS[id].leather, height: BINDINGS[id].height }}
          onClick={() => onOpen(id)}
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
