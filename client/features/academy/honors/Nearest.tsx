// What is nearest at hand: the three medals that want least, painted as far as one has come, with what is still to do.
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import type { Honor } from '../learning.ts';
import { countOf } from './hung.ts';
import { shareOf } from './words.ts';
import styles from './honors.module.css';

interface NearestProps {
  readonly honors: readonly Honor[];
  readonly onOpen: (honor: Honor) => void;
}

export function Nearest({ honors, onOpen }: NearestProps): ReactNode {
  if (honors.length === 0) return null;
  return (
    <Leaf title="Nearest">
      <ul className={styles.nearest}>
        {honors.map((honor) => (
          <li key={honor.id}>
            <Medal
              id={honor.id}
              category={honor.category}
              tier={honor.tier}
              share={shareOf(honor)}
              size={78}
            />
            <div className={styles.near}>
              <button type="button" className={styles.opens} onClick={() => onOpen(honor)}>
                {honor.name}
              </button>
              <p>{honor.learningObjectives[0]}</p>
              <Meter
                label={`${honor.name}, progress`}
                value={honor.progress.current}
                max={honor.progress.target}
                tone="earned"
                valueText={countOf(honor)}
              />
              <p className={styles.small}>
                {countOf(honor)} <span className={styles.pays}>+{honor.rewards.turns} turns</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to="/academy?path=daily" wide>
        Unroll a scroll
      </ButtonLink>
    </Leaf>
  );
}
