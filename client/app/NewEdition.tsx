// A word in the corner that a newer edition of the window is out. It waits; only the player opens it.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNewerEdition } from '../session/edition.ts';
import { Button } from '../ui/Button.tsx';
import styles from './NewEdition.module.css';

export function NewEdition(): ReactNode {
  const isOut = useNewerEdition();
  const [later, setLater] = useState(false);
  if (!isOut || later) return null;
  return (
    <section className={styles.leaf} aria-label="New edition">
      <output>A new edition of the book is out.</output>
      <Button size="sm" variant="quiet" onClick={() => setLater(true)}>
        Later
      </Button>
      <Button size="sm" onClick={() => location.reload()}>
        Open it
      </Button>
    </section>
  );
}
