// One achievement on the wall: its medal, struck or painted as far as one has come, under a lock; what it wants, how far one has come, what it brings and how few hold it.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Medal } from '../../ui/art/medal/Medal.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { whole } from '../../ui/numberText.ts';
import { shortDayText } from '../../ui/timeText.ts';
import type { Feat, Gallery } from './queries.ts';
import { CATEGORY_NAMES, rewardText, shareOf } from './words.ts';
import styles from './Achievements.module.css';

interface FeatCardProps {
  readonly feat: Feat;
  readonly way: Gallery['progress'][string] | undefined;
}

export const FeatCard = memo(function FeatCard({ feat, way }: FeatCardProps): ReactNode {
  const { id, name, description, requirement, category, tier, points, rewards, rarity, hidden } = feat;
  const isHeld = way?.unlocked === true;
  const count = `${whole(way?.current ?? 0)}/${whole(way?.required ?? 0)}`;
  return (
    <Card name={name} arranged={styles.card}>
      <div className={styles.medal} data-earned={isHeld || undefined}>
        <Medal
          id={id}
          category={category}
          tier={tier}
          share={isHeld ? 1 : Math.min(0.99, shareOf(way))}
          size={84}
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.kind}>
          <span className={styles.tier} data-tier={tier}>
            {tier}
          </span>
          {CATEGORY_NAMES[category]} · {points} points{hidden && ' · was hidden'}
        </p>
        <p className={styles.story}>{description}</p>
        <p className={styles.wants}>{requirement}</p>
        {!isHeld && (
          <div className={styles.way}>
            <Icon icon="locked" size={20} />
            <Meter
              label={`${name}, progress`}
              value={way?.current ?? 0}
              max={way?.required ?? 1}
              tone="earned"
              valueText={count}
            />
            <span>{count}</span>
          </div>
        )}
        <p className={styles.small}>
          {isHeld && way.unlockedAt !== null && <b>Unlocked on {shortDayText(way.unlockedAt)}. </b>}
          {isHeld ? 'Brought' : 'Brings'} {rewardText(rewards)}.{rarity !== null && ` ${rarity}% of players.`}
        </p>
      </div>
    </Card>
  );
});
