// The streak: its lamp and flame, what it earns, its milestones, the freeze scroll and the way back after a break.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { localZone, useNow } from '../../../session/clock.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { plural } from '@sigilla/content/texts/sentence.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import type { Learner } from '../learning.ts';
import { Flame, flameOf } from '../scene/Lamp.tsx';
import { mayBeRecovered, milestoneStanding, standing } from './milestones.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { ZoneDialog } from './ZoneDialog.tsx';
import { tellOtherTimes, zoneText } from './zones.ts';
import styles from './Streak.module.css';

/** Milestones shown (latin.md 2.7). */
const MILESTONES = 8;
const HOUR = 3_600_000;

type Streak = Learner['streak'];

function Milestones({ streak }: { readonly streak: Streak }): ReactNode {
  return (
    <ol className={styles.milestones}>
      {streak.milestones.slice(0, MILESTONES).map((milestone) => {
        const { days, name, reward } = milestone;
        const stands = milestoneStanding(streak, milestone);
        return (
          <li key={days} className={classes(styles.milestone, styles[stands])}>
            <b>{days}</b>
            <span className={styles.name}>{name}</span>
            <small>
              +{counted(reward.turns, 'turn')}
              {reward.freezeScrolls !== undefined && `, ${counted(reward.freezeScrolls, 'freeze')}`}
            </small>
            {stands !== 'ahead' && <span className="visuallyHidden">{`, ${stands}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface StreakLeafProps {
  readonly streak: Streak;
  /** By which the learner's days are told. */
  readonly timeZone: string;
  readonly serverId: string;
}

export function StreakLeaf({ streak, timeZone, serverId }: StreakLeafProps): ReactNode {
  const [recovering, setRecovering] = useState(false);
  const [choosingZone, setChoosingZone] = useState(false);
  const now = useNow(60_000);
  const freeze = useChange(async (_: null) => valueOf(await calls.freeze()));
  const { currentStreak, freezeScrollsAvailable, streakProtectionActive, streakProtectionExpiresAt, tier } =
    streak;
  const hours =
    streakProtectionExpiresAt === null
      ? 0
      : Math.max(1, Math.round((streakProtectionExpiresAt - now) / HOUR));
  const here = localZone();
  const isAway = tellOtherTimes(here, timeZone, now);
  const whyNoFreeze = currentStreak === 0 ? 'There is no flame to keep.' : undefined;
  return (
    <Leaf title="Your streak">
      <div className={styles.streak}>
        <div className={styles.flame}>
          <svg viewBox="-36 -74 72 78" width="72" height="78" aria-hidden="true">
            {currentStreak > 0 ? (
              <Flame scale={flameOf(currentStreak)} />
            ) : (
              <path d="M0 0 q-7 -9 0 -17 q7 -9 0 -18 q-6 -8 0 -14" className={styles.smoke} />
            )}
          </svg>
          <p className={styles.days}>
            <b>{currentStreak}</b> {plural(currentStreak, 'day')}
          </p>
        </div>
        <div className={styles.words}>
          <p>{standing(streak)}</p>
          <p className={styles.tier}>
            {tier.name}: {tier.description}
            {tier.bonusPerQuestion > 0 && ` +${tier.bonusPerQuestion} a right answer.`}
          </p>
          <p className={styles.figures}>
            Longest {streak.longestStreak} · {counted(streak.totalDaysActive, 'day')} in all ·{' '}
            {freezeScrollsAvailable === 0
              ? 'no freeze scroll; milestones bring them'
              : counted(freezeScrollsAvailable, 'freeze scroll')}
          </p>
          <p className={styles.figures}>
            Your day turns at midnight in {zoneText(timeZone)}
            {isAway && `, and the clock before you is that of ${zoneText(here)}`}.{' '}
            <button type="button" className={styles.zone} onClick={() => setChoosingZone(true)}>
              Change
            </button>
          </p>
          {streakProtectionActive && (
            <p className={styles.kept}>Kept by a freeze scroll for {counted(hours, 'hour')} more.</p>
          )}
          <div className={styles.actions}>
            {!streakProtectionActive && freezeScrollsAvailable > 0 && (
              <Button
                size="sm"
                loading={freeze.isPending}
                refusal={whyNoFreeze}
                onClick={() => freeze.mutate(null)}
              >
                Use Freeze Scroll
              </Button>
            )}
            {mayBeRecovered(streak) && (
              <Button size="sm" onClick={() => setRecovering(true)}>
                Recover Streak
              </Button>
            )}
          </div>
          <Waits sending={freeze}>The freeze scroll is burnt when it is back.</Waits>
          <Refusal>{freeze.error?.message}</Refusal>
        </div>
      </div>
      <Milestones streak={streak} />
      {choosingZone && (
        <ZoneDialog
          timeZone={timeZone}
          wish={isAway ? here : timeZone}
          onClose={() => setChoosingZone(false)}
        />
      )}
      {recovering && (
        <RecoveryDialog streak={streak} serverId={serverId} onClose={() => setRecovering(false)} />
      )}
    </Leaf>
  );
}
