// The end of a walk: how many cards it saw, and what they paid.
import type { ReactNode } from 'react';
import { counted } from '../../../ui/numberText.ts';
import styles from './palace.module.css';

/** What a walk that has ended came to. */
export function Walked({ cards, turns }: { readonly cards: number; readonly turns: number }): ReactNode {
  return (
    <output className={styles.paid}>
      The walk is done: {counted(cards, 'card')}
      {turns > 0 ? `, +${counted(turns, 'turn')}.` : '.'}
    </output>
  );
}
