// The bar over a list that is shown by category: the choice, and at its far end how much there is of what is listed.
// Invariant: the bar only says what is chosen; who shows it sifts the list.

import type { ReactNode } from 'react';
import { Segmented } from './Segmented.tsx';
import styles from './CategoryBar.module.css';

interface CategoryBarProps<Value extends string> {
  readonly categories: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The note at its far end. */
  readonly children: ReactNode;
}

export function CategoryBar<Value extends string>({
  categories,
  value,
  onChange,
  children,
}: CategoryBarProps<Value>): ReactNode {
  return (
    <div className={styles.bar}>
      <Segmented
        label="Category"
        value={value}
        onChange={onChange}
        segments={categories.map((category) => ({ value: category, label: category }))}
      />
      <p className={styles.note}>{children}</p>
    </div>
  );
}
