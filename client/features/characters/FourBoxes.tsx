// The four figures that are looked for first.
import type { ReactNode } from 'react';
import type { DerivedSheet } from '@sigilla/engine/characters/derived.ts';
import { modifier } from './words.ts';
import styles from './FourBoxes.module.css';

export function FourBoxes({
  derived: { hitPoints, armourClass, initiative, speed },
}: {
  readonly derived: Pick<DerivedSheet, 'hitPoints' | 'armourClass' | 'initiative' | 'speed'>;
}): ReactNode {
  return (
    <dl className={styles.boxes}>
      {(
        [
          [hitPoints, 'hit points'],
          [armourClass, 'armour'],
          [modifier(initiative), 'initiative'],
          [speed, 'feet a turn'],
        ] as const
      ).map(([figure, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
