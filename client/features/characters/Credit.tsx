// Whose rules these are, at the foot of every page of characters.
import type { ReactNode } from 'react';
import { CREDIT } from '@sigilla/content/characters/credit.ts';
import styles from './Credit.module.css';

export function Credit(): ReactNode {
  return <p className={styles.credit}>{CREDIT}</p>;
}
