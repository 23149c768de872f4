// A leaf of vellum on the ground, and the titles that open leaves and pages: Texturina, closed by a double ruling line.

import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Leaf.module.css';

interface TitleProps {
  readonly children: ReactNode;
  /** Heading level; pages open with 1, leaves with 2. */
  readonly level?: 1 | 2 | 3;
  readonly id?: string;
  /** Stands at the far end of the ruling: a count, a small button. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
}

export function Title({ children, level = 2, id, aside, className }: TitleProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.title, level === 1 && styles.page, className)}>
      <Heading id={id}>{children}</Heading>
      <span className={styles.ruling} aria-hidden="true" />
      {aside}
    </div>
  );
}

interface LeafProps {
  readonly title?: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** A gold line inside the edge: for what was earned or is the page's own matter. */
  readonly gilded?: boolean;
  readonly className?: string | undefined;
}

/** A panel; with a title it is a region of that name. */
export function Leaf({ title, level = 2, aside, children, gilded = false, className }: LeafProps): ReactNode {
  const id = useId();
  const look = classes(styles.leaf, gilded && styles.gilded, className);
  if (title === undefined) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-labelledby={id}>
      <Title level={level} id={id} aside={aside}>
        {title}
      </Title>
      {children}
    </section>
  );
}
