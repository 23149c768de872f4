// A medal taken from its nail: what it is for, how far one has come, what it brings, how few hold it; and, once it is struck, its story and its day.
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { shortDayText } from '../../../ui/timeText.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import type { Honor } from '../learning.ts';
import { CATEGORY_NAMES, countOf, rewardsOf, TIER_NAMES } from './hung.ts';
import { shareOf } from './words.ts';
import styles from './honorLeaf.module.css';

interface HonorLeafProps {
  readonly honor: Honor;
  readonly onClose: () => void;
}

/** "held by 12.5%"; nothing while nobody has any. */
const heldBy = ({ rarity, unlocked }: Honor): string | null => {
  if (rarity === null) return null;
  if (rarity === 0) return 'nobody yet';
  return `${rarity}% of those who hold any${unlocked ? ', and you' : ''}`;
};

export function HonorLeaf({ honor, onClose }: HonorLeafProps): ReactNode {
  const { id, name, description, category, tier, hidden, progress, unlocked, unlockedAt, rewards } = honor;
  const rarity = heldBy(honor);
  return (
    <Dialog
      open
      calm
      onOpenChange={onClose}
      title={name}
      description={`${TIER_NAMES[tier]} · ${CATEGORY_NAMES[category] ?? category}${hidden ? ' · was a secret' : ''}`}
      footer={
        unlocked ? undefined : (
          <ButtonLink to="/academy?path=daily" variant="primary">
            Unroll a scroll
          </ButtonLink>
        )
      }
    >
      <div className={styles.medal}>
        <Medal id={id} category={category} tier={tier} share={shareOf(honor)} size={148} />
        <div className={styles.facts}>
          {unlocked ? (
            <p className={styles.story}>{description}</p>
          ) : (
            <>
              <p className={styles.untold}>Its story is told when it is struck.</p>
              <Meter
                label="Progress"
                value={progress.current}
                max={progress.target}
                tone="earned"
                shown
                valueText={countOf(honor)}
              />
            </>
          )}
          <dl className={styles.list}>
            <div>
              <dt>For</dt>
              <dd>
                <ul>
                  {honor.learningObjectives.map((objective) => (
                    <li key={objective}>{objective}</li>
                  ))}
                </ul>
              </dd>
            </div>
            <div>
              <dt>{unlocked ? 'Brought' : 'Brings'}</dt>
              <dd>
                {rewardsOf({ ...honor, rewards: { ...rewards, title: undefined } }).join(', ')}
                {rewards.title !== undefined && (
                  <>
                    , the title{' '}
                    <b>
                      <LatinText text={rewards.title.latin} />
                    </b>{' '}
                    <i>({rewards.title.english})</i>
                  </>
                )}
              </dd>
            </div>
            {rarity !== null && (
              <div>
                <dt>Held by</dt>
                <dd>{rarity}</dd>
              </div>
            )}
            {unlockedAt !== null && (
              <div>
                <dt>Struck on</dt>
                <dd>{shortDayText(unlockedAt)}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}
