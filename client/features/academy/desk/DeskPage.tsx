// The desk one comes to: the drawn scriptorium, four figures, the paths that lead on, and the streak.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { plural } from '@sigilla/content/texts/sentence.ts';
import { localHour, useNow } from '../../../session/clock.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Leaf, Title } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { keptAnswer } from '../answering/keptAnswer.ts';
import { ChallengeLeaf } from '../honors/ChallengeLeaf.tsx';
import { HONORS_AT, HonorsPath } from '../honors/HonorsPath.tsx';
import type { Learner } from '../learning.ts';
import { PALACE_AT, PalacePath } from './PalacePath.tsx';
import { DeskScene } from '../scene/DeskScene.tsx';
import { DayPanels } from '../scrolls/DayPanels.tsx';
import { scrollsOf, tally } from '../scrolls/tally.ts';
import { wageOf } from '../scrolls/wage.ts';
import { StreakLeaf } from '../streak/StreakLeaf.tsx';
import styles from './DeskPage.module.css';

const SCROLLS_AT = '?path=daily';
const HOUR = 3_600_000;

/** A word from the scribe for the hour. */
const motto = (hour: number): string =>
  hour >= 21 || hour < 6
    ? 'The others have gone to bed. The cat is staying on principle.'
    : 'A word a day keeps the bishop away, they say, and have not met the bishop.';

function Stat({
  term,
  figure,
  note,
  latin = false,
}: {
  readonly term: string;
  readonly figure: string;
  readonly note: string;
  readonly latin?: boolean;
}): ReactNode {
  return (
    <div className={styles.stat}>
      <dt>{term}</dt>
      <dd className={styles.figure}>{latin ? <LatinText text={figure} /> : figure}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function Stats({ learner }: { readonly learner: Learner }): ReactNode {
  const { rank, skillLevel, today, totals } = learner;
  const left = today.limit - today.questionsAnswered;
  return (
    <dl className={styles.stats}>
      <Stat
        term="Scholar Rank"
        figure={rank.latin}
        latin
        note={`level ${skillLevel} of 10${rank.next === null ? '' : `, then ${rank.next}`}`}
      />
      <Stat
        term="Daily Scrolls"
        figure={`${today.questionsAnswered}/${today.limit}`}
        note={left === 0 ? 'all of them done' : `${left} still rolled up`}
      />
      <Stat term="Turns Earned" figure={`+${today.turnsEarned}`} note="today" />
      <Stat
        term="Mastery"
        figure={`${totals.averageAccuracy}%`}
        note={
          totals.answered === 0
            ? 'nothing answered yet'
            : `${counted(totals.correct, 'right answer')}, ${counted(totals.words, 'word')}`
        }
      />
    </dl>
  );
}

/** The way to the scrolls: on a phone it stands right beneath the picture, for one thumb and over nothing; else on its leaf. */
function Unroll({
  today,
  streak,
  className,
}: Pick<Learner, 'today' | 'streak'> & { readonly className: string | undefined }): ReactNode {
  const isDone = today.questionsAnswered >= today.limit;
  if (keptAnswer('scroll') !== null)
    return (
      <div className={className}>
        <ButtonLink to={SCROLLS_AT} variant="primary" size="lg" wide>
          Send your answer
        </ButtonLink>
      </div>
    );
  return (
    <div className={className}>
      <ButtonLink
        to={SCROLLS_AT}
        variant={isDone ? 'secondary' : 'primary'}
        size="lg"
        wide
        {...(isDone ? {} : { cost: `up to +${wageOf(streak)} turns` })}
      >
        {isDone ? 'Look at the rack' : today.questionsAnswered === 0 ? 'Unroll the first' : 'Unroll the next'}
      </ButtonLink>
    </div>
  );
}

function DailyPath({ learner }: { readonly learner: Learner }): ReactNode {
  const { today, streak } = learner;
  const now = useNow(60_000);
  const isDone = today.questionsAnswered >= today.limit;
  const hours = Math.max(1, Math.round((today.endsAt - now) / HOUR));
  const scrolls = scrollsOf(today);
  const told = tally(scrolls);
  return (
    <Leaf className={styles.path}>
      <h2>
        <Icon icon="researchPoints" size={28} className={styles.rubric} /> Daily Scrolls
      </h2>
      <p>
        {keptAnswer('scroll') !== null
          ? 'An answer of yours has lain here since the line went down. Open its scroll, and it is sent and judged.'
          : isDone
            ? `Master Scholar! All twenty are sealed; new ones are cut in ${counted(hours, 'hour')}.`
            : today.questionsAnswered === 0
              ? `Twenty lie in the rack. A right answer is ${wageOf(streak)} turns; an honest wrong one is still worth one.`
              : `${counted(today.limit - today.questionsAnswered, 'scroll')} ${plural(today.limit - today.questionsAnswered, 'waits', 'wait')} in the rack until the day ends, in ${counted(hours, 'hour')}.`}
      </p>
      <div
        role="progressbar"
        aria-label="Today’s scrolls"
        aria-valuemin={0}
        aria-valuemax={today.limit}
        aria-valuenow={today.questionsAnswered}
        aria-valuetext={`${today.questionsAnswered} of ${today.limit}${told === '' ? '' : `: ${told}`}`}
      >
        <DayPanels scrolls={scrolls} of={today.limit} />
      </div>
      {told !== '' && <p className={styles.tally}>{told}</p>}
      <Unroll today={today} streak={streak} className={styles.beside} />
    </Leaf>
  );
}

interface DeskPageProps {
  readonly learner: Learner;
  readonly serverId: string;
}

export function DeskPage({ learner, serverId }: DeskPageProps): ReactNode {
  const [hour] = useState(localHour);
  const { today, streak, totals, wordsLearned, honors } = learner;
  return (
    <div className={styles.page}>
      <Title level={1} aside={<span className={styles.motto}>{motto(hour)}</span>}>
        The scriptorium
      </Title>
      <DeskScene
        desk={{
          hour,
          scrolls: scrollsOf(today),
          limit: today.limit,
          today: today.day,
          streak: {
            days: streak.currentStreak,
            lastDay: streak.lastActiveDate,
            activeToday: streak.activeToday,
          },
          due: learner.dueCards,
          words: wordsLearned.toReversed(),
          totalWords: totals.words,
          honors: { earned: honors.earned, at: HONORS_AT },
          scrollsAt: SCROLLS_AT,
          palaceAt: PALACE_AT,
        }}
      />
      <Unroll today={today} streak={streak} className={styles.beneath} />
      <Stats learner={learner} />
      <div className={styles.leaves}>
        <div className={styles.paths}>
          <DailyPath learner={learner} />
          <PalacePath due={learner.dueCards} />
          <HonorsPath honors={honors} />
        </div>
        {honors.challenge !== null && <ChallengeLeaf challenge={honors.challenge} />}
        <StreakLeaf streak={streak} timeZone={learner.timeZone} serverId={serverId} />
      </div>
    </div>
  );
}
