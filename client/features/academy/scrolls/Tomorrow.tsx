// What waits behind the night: the evenings on to the next milestone of the streak, drawn as lamps, and what else the morning brings. Invariant: nothing is promised that the
// rules do not give.
import type { ReactNode } from 'react';
import { plural } from '@sigilla/content/texts/sentence.ts';
import { classes } from '../../../ui/classes.ts';
import { counted } from '../../../ui/numberText.ts';
import type { Learner } from '../learning.ts';
import { Flame } from '../scene/Lamp.tsx';
import { Inked } from '../scene/parts.tsx';
import { nightsTo } from './nights.ts';
import type { Night } from './nights.ts';
import styles from './scrolls.module.css';

const WIDE = 52;
const BOWL = 'M-17 44 Q-19 38 -11 38 H13 Q19 39 17 46 Q10 55 0 55 Q-12 55 -17 44Z';

function Evening({ night: { day, state, isMilestone }, at }: { readonly night: Night; readonly at: number }) {
  const x = (at + 0.5) * WIDE;
  if (day === null)
    return (
      <g transform={`translate(${x} 46)`} className={styles.between}>
        {[-10, 0, 10].map((dot) => (
          <circle key={dot} cx={dot} r="2" />
        ))}
      </g>
    );
  const isLit = state === 'lit';
  return (
    <g transform={`translate(${x} 0)`}>
      {isMilestone && <circle cy="30" r="25" className={styles.halo} />}
      <Inked
        d={BOWL}
        fill={isLit ? '#d9a63f' : 'none'}
        stroke={isLit ? '#6b4d22' : 'var(--ink3)'}
        width={1.5}
        {...(isLit ? {} : { dash: '3 3' })}
      />
      {isLit && (
        <g transform="translate(0 38)">
          <Flame scale={1.1} />
        </g>
      )}
      {state === 'tomorrow' && (
        <Inked
          d="M0 38 C-9 36 -9 26 -3 20 C-3 25 0 25 0 13 C8 20 10 33 0 38Z"
          stroke="var(--rubric)"
          width={1.4}
          dash="3 3"
        />
      )}
      <text
        y="74"
        textAnchor="middle"
        className={classes(styles.night, isLit && styles.lit, state === 'tomorrow' && styles.next)}
      >
        {day}
      </text>
    </g>
  );
}

export function Tomorrow({ learner }: { readonly learner: Learner }): ReactNode {
  const { streak, today, wordsLearned } = learner;
  const { currentStreak: days } = streak;
  const next = streak.milestones.find((one) => !one.reached && one.days > days);
  const nights = nightsTo(days, next?.days);
  const left = (next?.days ?? 0) - days;
  return (
    <section className={styles.tomorrow} aria-labelledby="tomorrow">
      <h3 id="tomorrow">Tomorrow</h3>
      <svg
        viewBox={`0 0 ${WIDE * nights.length} 80`}
        className={styles.nights}
        style={{ maxWidth: WIDE * nights.length }}
        aria-hidden="true"
      >
        {nights.map((night, at) => (
          <Evening key={night.day ?? 'gap'} night={night} at={at} />
        ))}
      </svg>
      <ul>
        <li>
          One scroll makes it {counted(days + 1, 'day')}.
          {next !== undefined && (
            <>
              {' '}
              {left === 1 ? 'It is' : left === 2 ? 'The day after is' : `${left - 1} days later comes`}{' '}
              <b>{next.name}</b>, +{counted(next.reward.turns, 'turn')}
              {next.reward.freezeScrolls !== undefined &&
                ` and ${counted(next.reward.freezeScrolls, 'freeze scroll')}`}
              .
            </>
          )}
        </li>
        <li>
          {counted(today.limit, 'new scroll')} {plural(today.limit, 'is', 'are')} cut, and another challenge
          hangs at the door.
        </li>
        {wordsLearned.length > 0 && (
          <li>What was hung today is asked again in the palace, before it slips.</li>
        )}
      </ul>
    </section>
  );
}
