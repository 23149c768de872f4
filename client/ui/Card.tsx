// Cards: what may be done, built, bought or used, each thing on a small leaf of its own, side by side with others.
// Invariant: a card is an article under the name of its thing; how its matter is arranged is its own where it is no column.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Card.module.css';

interface CardProps {
  /** The thing's name, for readers of the screen. */
  readonly name: string;
  readonly children: ReactNode;
  /** How its matter is arranged and how far from the edge, where it does not stand in one column. */
  readonly arranged?: string | undefined;
}

export function Card({ name, children, arranged = styles.column }: CardProps): ReactNode {
  return (
    <article className={classes(styles.card, arranged)} aria-label={name}>
      {children}
    </article>
  );
}

interface CardsProps {
  /** Items of a list, a card in each. */
  readonly children: ReactNode;
  /** For cards with a picture beside their words. */
  readonly wide?: boolean;
}

/** As many cards in a row as the window holds. */
export function Cards({ children, wide = false }: CardsProps): ReactNode {
  return <ul className={classes(styles.cards, wide && styles.wide)}>{children}</ul>;
}
