// Honors & Titles on the desk: how many medals hang, the title that is worn, and the medal that is nearest.
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import type { Learner } from '../learning.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { shareOf } from './words.ts';
import styles from './honors.module.css';

/** Where the gallery is. */
export const HONORS_AT = '/academy?path=achievements';

export function HonorsPath({ honors }: Pick<Learner, 'honors'>): ReactNode {
  const { earned, total, title, next } = honors;
  return (
    <Leaf className={styles.challenge}>
      <h2 className={styles.path}>
        <Icon icon="experience" size={28} className={styles.laurel} /> Honors &amp; Titles
      </h2>
      <p>
        {earned} of {total} medals hang on your wall.
        {title !== null && (
          <>
            {' '}
            You are{' '}
            <b>
              <LatinText text={title.latin} />
            </b>
            .
          </>
        )}
      </p>
      {next !== null && (
        <div className={styles.next}>
          <Medal id={next.id} category={next.category} tier={next.tier} share={shareOf(next)} size={48} />
          <div>
            <Meter
              label={`Next: ${next.name}`}
              value={next.progress.current}
              max={next.progress.target}
              tone="earned"
              shown
            />
            <p className={styles.small}>{next.learningObjectives[0]}</p>
          </div>
        </div>
      )}
      <ButtonLink to={HONORS_AT} wide>
        See the wall
      </ButtonLink>
    </Leaf>
  );
}
