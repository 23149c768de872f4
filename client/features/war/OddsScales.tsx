// The odds as two cloths side by side: one's own as far as it wins, theirs hatched beyond. Decorative: the words stand beside it.
import type { CSSProperties } from 'react';
import styles from './OddsScales.module.css';

interface OddsScalesProps {
  /** One's own chance in a hundred. */
  readonly chance: number;
  readonly own: { readonly side: string };
  readonly theirs: { readonly side: string };
  readonly className?: string | undefined;
}

export const OddsScales = ({ chance, own, theirs, className = '' }: OddsScalesProps) => (
  <span
    className={`${styles.scales} ${className}`}
    style={{ '--share': chance / 100, '--cloth-a': own.side, '--cloth-b': theirs.side } as CSSProperties}
    aria-hidden="true"
  />
);
