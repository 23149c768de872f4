// The challenge of the day: on the desk, and over the scrolls while it is on. What it asks for, how far one has come, and until when.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../../session/clock.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { left } from '../../../ui/timeText.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import type { Challenge } from '../learning.ts';
import { minutesAndSeconds, requirementTiles } from './words.ts';
import styles from './honors.module.css';

const SCROLLS_AT = '/academy?path=daily';

/** The sand that is left, told every second to the eye, and not to readers of the screen. */
function Sand({ endsAt }: { readonly endsAt: number }): ReactNode {
  const now = useNow(1000);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return (
    <span role="timer">{seconds === 0 ? 'the sand has run' : `${minutesAndSeconds(seconds)} left`}</span>
  );
}

/** The day has too few scrolls left for it. */
const isTooLate = ({ scrollsLeft, requirements }: Challenge): boolean =>
  scrollsLeft < requirements.questionsToComplete;

function Begin({ challenge }: { readonly challenge: Challenge }): ReactNode {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const start = useChange(async (challengeId: string) => {
    const started = valueOf(await calls.startChallenge({ body: { challengeId } }));
    // The rack is filled anew with what the challenge asks for. This leaf may be gone when the answer has been taken in.
    queries.removeQueries({ queryKey: ['scrolls'] });
    void navigate(SCROLLS_AT);
    return started;
  });
  const { scrollsLeft, requirements } = challenge;
  const tooLate = isTooLate(challenge)
    ? `It takes ${counted(requirements.questionsToComplete, 'scroll')}, and the day has ${scrollsLeft} left. A new one comes at midnight.`
    : undefined;
  return (
    <>
      <Button
        wide
        loading={start.isPending}
        refusal={tooLate}
        cost={`+${counted(challenge.rewards.bonusTurns, 'turn')}`}
        onClick={() => start.mutate(challenge.id)}
      >
        Start Challenge
      </Button>
      <Waits sending={start}>The challenge begins by itself when it is back.</Waits>
      <Refusal>{start.error?.message}</Refusal>
    </>
  );
}

interface ChallengeLeafProps {
  readonly challenge: Challenge;
  /** Over the scrolls it is a strip, and leads nowhere. */
  readonly strip?: boolean;
}

function Progress({
  challenge,
  label = 'Challenge',
}: {
  readonly challenge: Challenge;
  readonly label?: string;
}): ReactNode {
  const { progress, requirements, timeEndsAt } = challenge;
  return (
    <>
      <Meter
        label={label}
        value={progress.progressPercent}
        tone="earned"
        shown
        valueText={`${progress.questionsCompleted}/${requirements.questionsToComplete}, ${progress.accuracy}% right`}
      />
      {timeEndsAt !== null && (
        <p className={styles.sand}>
          <Sand endsAt={timeEndsAt} />
        </p>
      )}
    </>
  );
}

export function ChallengeLeaf({ challenge, strip = false }: ChallengeLeafProps): ReactNode {
  const { name, difficulty, description, event, status, progress, rewards, endsAt } = challenge;
  const now = useNow(60_000);
  if (strip)
    return (
      <aside className={styles.strip} aria-label="The challenge of the day">
        <Progress challenge={challenge} label={name} />
      </aside>
    );
  return (
    <Leaf gilded className={styles.challenge}>
      {event !== null && (
        <p className={styles.event}>
          <b>SPECIAL EVENT</b> <LatinText text={event.latin} />
        </p>
      )}
      <div className={styles.told}>
        <p className={styles.kicker}>
          Daily challenge · {difficulty}
          <Badge tone={status === 'COMPLETE' ? 'earned' : status === 'IN PROGRESS' ? 'mind' : 'plain'}>
            {status}
          </Badge>
        </p>
        <h2>{name}</h2>
        <p>{description}</p>
        {event !== null && <p className={styles.about}>{event.about}</p>}
      </div>
      <div className={styles.asks}>
        <dl className={styles.tiles}>
          {requirementTiles(challenge).map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        {status !== 'NOT STARTED' && <Progress challenge={challenge} />}
        <p className={styles.pay}>
          <b>+{counted(rewards.bonusTurns, 'turn')}</b> beside what its scrolls pay, and “{rewards.badge}”.
          {status !== 'COMPLETE' && <span className={styles.ends}> Ends in {left(endsAt - now)}.</span>}
        </p>
        {/* Of one that comes too late its button says all. */}
        {!(status === 'NOT STARTED' && isTooLate(challenge)) && (
          <p className={styles.message}>{progress.message}</p>
        )}
        {status === 'NOT STARTED' && <Begin challenge={challenge} />}
        {status === 'IN PROGRESS' && (
          <ButtonLink to={SCROLLS_AT} wide>
            Continue Challenge
          </ButtonLink>
        )}
      </div>
    </Leaf>
  );
}
