// What stands while the first page is fetched: the seal on an empty ground. It appears late, so that quick loads never show it.

import type { ReactNode } from 'react';
import { Seal } from '../../ui/art/Seal.tsx';
import styles from './Splash.module.css';

export function Splash(): ReactNode {
  return (
    <output className={styles.splash} aria-label="Opening the book">
      <Seal size={72} />
    </output>
  );
}
