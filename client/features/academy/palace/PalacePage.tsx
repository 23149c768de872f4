// The Memory Palace (latin.md 2.4): the house one walks, beside it what is due, the walk itself, or the room one stands in; below, what is coming, what keeps
// slipping, and decks. Which room is open stands in the address.
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ROOM_IDS } from '@sigilla/content/schema/palace.ts';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import { QueryState } from '../../../realm/QueryState.tsx';
import { valueOf } from '../../../session/queryClient.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Leaf, Title } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { calls } from '../calls.ts';
import { Decks } from './Decks.tsx';
import { Forecast } from './Forecast.tsx';
import { House } from './House.tsx';
import { keptAnswer } from '../answering/keptAnswer.ts';
import type { Given } from '../answering/keptAnswer.ts';
import { useLateVerdict } from '../answering/useLateVerdict.ts';
import { Waits } from '../answering/Waits.tsx';
import { mayComeLater, soonAgain } from '../learning.ts';
import { begin, palaceQuery, useAfresh, useCardAnswer, usePalaceChange } from './palace.ts';
import type { GradedCard, PalaceState, Walking } from './palace.ts';
import { Leeches, RoomLeaf } from './RoomLeaf.tsx';
import { WalkLeaf } from './Walk.tsx';
import { Walked } from './Walked.tsx';
import styles from './palace.module.css';

const roomNamed = (text: string | null): RoomId | null => ROOM_IDS.find((id) => id === text) ?? null;
const TARGETS = [10, 15, 20, 30, 45, 60] as const;

function Target({ palace }: { readonly palace: PalaceState }): ReactNode {
  const set = usePalaceChange(
    async (dailyTarget: number | null) => valueOf(await calls.dailyTarget({ body: { dailyTarget } })),
    mayComeLater,
  );
  // What was chosen stands while it is on its way.
  const chosen = set.isPending ? set.variables : palace.isTargetOwn ? palace.dailyTarget : null;
  return (
    <>
      <label className={styles.target}>
        Daily Target
        <select
          value={chosen ?? ''}
          onChange={({ target }) => set.mutate(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{`as the librarian thinks (${palace.isTargetOwn ? palace.stats.recommendedDailyCards : palace.dailyTarget})`}</option>
          {TARGETS.map((target) => (
            <option key={target} value={target}>
              {target} cards
            </option>
          ))}
        </select>
      </label>
      <Waits sending={set}>Your choice stands here, and is set when it is back.</Waits>
      <Refusal>{set.error?.message}</Refusal>
    </>
  );
}

interface IntroProps {
  readonly palace: PalaceState;
  readonly isBeginning: boolean;
  readonly error: Error | null;
  readonly onBegin: () => void;
}

function Intro({ palace, isBeginning, error, onBegin }: IntroProps): ReactNode {
  const { stats, walk, reviewedToday, dailyTarget, isPaidToday } = palace;
  const tiles = [
    ['Total Cards', String(stats.totalCards)],
    ['Mature Cards', String(stats.matureCards)],
    ['Retention Rate', stats.overallRetention === null ? '–' : `${stats.overallRetention}%`],
    ['Daily Target', `${reviewedToday}/${dailyTarget}`],
  ] as const;
  return (
    <Leaf title="Today’s walk">
      {stats.dueCards > 0 || walk !== null ? (
        <p className={styles.due}>You have {counted(stats.dueCards, 'card')} due for review</p>
      ) : (
        <>
          <p className={styles.due}>No cards due for review right now</p>
          <p>
            {stats.totalCards === 0
              ? 'The palace is built and empty. A word you miss in a scroll hangs itself up here; any word of the dictionary can be hung by hand.'
              : 'Everything hangs straight. Come back when the house grows restless.'}
          </p>
          {stats.totalCards === 0 && (
            <p className={styles.actions}>
              <ButtonLink to="?path=srs&book=dictionary" variant="primary">
                Choose the first word
              </ButtonLink>
            </p>
          )}
        </>
      )}
      <dl className={styles.tiles}>
        {tiles.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {isPaidToday
          ? 'Today’s walk has been paid. Another is for love.'
          : 'A walk pays three turns for each card due, fifty at most, once a day.'}
      </p>
      <Refusal>{error?.message}</Refusal>
      {(stats.dueCards > 0 || walk !== null) && (
        <div className={styles.begin}>
          <Button variant="primary" size="lg" loading={isBeginning} onClick={onBegin}>
            {walk === null ? 'Start Review Session' : `Go on (${walk.cardsReviewed}/${walk.total})`}
          </Button>
        </div>
      )}
      <Target palace={palace} />
    </Leaf>
  );
}

/** The walk as this window has it: the cards in hand, and the one that lies open. */
interface InHand {
  readonly session: Walking['session'];
  readonly cards: Walking['cards'];
}

function Palace({
  palace,
  serverId,
}: {
  readonly palace: PalaceState;
  readonly serverId: string;
}): ReactNode {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const room = roomNamed(address.get('room'));
  const [inHand, setInHand] = useState<InHand | null>(null);
  const [graded, setGraded] = useState<GradedCard | null>(null);
  const [ahead, setAhead] = useState<Promise<Walking> | null>(null);
  const [rested, setRested] = useState<
    (Pick<GradedCard['session'], 'cardsReviewed'> & { readonly turnsAwarded: number }) | null
  >(null);
  const fetching = useMutation({
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: () => begin(serverId, palace.dailyTarget),
  });
  const rest = usePalaceChange(async (sessionId: string) =>
    valueOf(await calls.finishSession({ body: { serverId, sessionId } })),
  );
  const { mutate } = fetching;
  const afresh = useAfresh();
  const { mutate: answerLate } = useCardAnswer();
  const tellLate = useLateVerdict();
  // Its card may have been seen to by a sending whose reply was lost: that is said again.
  const sendLate = useCallback(
    (waiting: Given<'card'>): void => answerLate(waiting, { onSuccess: tellLate }),
    [answerLate, tellLate],
  );
  // A walk that had nothing left to ask has been ended and paid: the house shows it.
  const take = useCallback(
    (walking: Walking): void => {
      setInHand(walking.cards.length === 0 ? null : walking);
      const waiting = keptAnswer('card');
      if (waiting !== null && waiting.questionId !== walking.cards[0]?.question.id) sendLate(waiting);
      if (walking.cards.length === 0) void afresh();
    },
    [afresh, sendLate],
  );
  const onBegin = useCallback((): void => {
    setGraded(null);
    setRested(null);
    mutate(undefined, { onSuccess: take });
  }, [mutate, take]);
  // A walk that was left with an answer on its way goes on with it.
  const goOn = useEffectEvent(() => {
    const waiting = keptAnswer('card');
    if (waiting === null) return;
    if (palace.walk === null) sendLate(waiting);
    else mutate(undefined, { onSuccess: take });
  });
  useEffect(() => goOn(), []);
  const current = inHand?.cards[0];
  const onAnswered = (done: GradedCard): void => {
    setGraded(done);
    // The cards after this one are asked for while its result is being read.
    const more = done.isFinished ? null : begin(serverId, palace.dailyTarget);
    more?.catch(() => undefined);
    setAhead(more);
  };
  const onNext = useCallback((): void => {
    if (graded?.isFinished === true) {
      setInHand(null);
      setGraded(null);
      void navigate('?path=daily');
      return;
    }
    setGraded(null);
    if (ahead === null) onBegin();
    else ahead.then(take, onBegin);
    setAhead(null);
  }, [graded, ahead, onBegin, take, navigate]);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.walk}>
          {inHand !== null && current !== undefined ? (
            <WalkLeaf
              key={current.question.id}
              card={current}
              session={inHand.session}
              onAnswered={onAnswered}
              onNext={onNext}
              onUndone={onBegin}
              wage={palace.isPaidToday ? null : inHand.session.cardsReviewed}
              onRest={() =>
                rest.mutate(inHand.session.id, {
                  onSuccess: (done) => {
                    setInHand(null);
                    setRested(done);
                  },
                })
              }
            />
          ) : room !== null ? (
            <RoomLeaf room={room} />
          ) : (
            <Intro
              palace={palace}
              isBeginning={fetching.isPending}
              error={fetching.error}
              onBegin={onBegin}
            />
          )}
          <Waits sending={fetching}>The walk goes on by itself when it is back.</Waits>
          <Waits sending={rest}>The walk is ended when it is back.</Waits>
          <Refusal>{rest.error?.message}</Refusal>
          {graded?.isFinished === true && (
            <Walked cards={graded.session.cardsReviewed} turns={graded.turnsAwarded} />
          )}
          {rested !== null && <Walked cards={rested.cardsReviewed} turns={rested.turnsAwarded} />}
        </div>
        {inHand === null && (
          <Leaf title="What is coming">
            <Forecast forecast={palace.forecast} />
          </Leaf>
        )}
      </div>
      <div className={styles.main}>
        <div className={styles.scene}>
          <House palace={palace} here={current?.room ?? room} to={(id) => `?path=srs&room=${id}`} />
        </div>
        {inHand === null && <Decks />}
      </div>
      {inHand === null && <Leeches leeches={palace.leeches} />}
    </div>
  );
}

export function PalacePage({ serverId }: { readonly serverId: string }): ReactNode {
  const query = useQuery(palaceQuery);
  const wandering = query.data?.rooms.reduce((sum, one) => sum + one.wandering, 0) ?? 0;
  return (
    <>
      <Title
        level={1}
        className={styles.heading}
        aside={
          <>
            {query.data !== undefined && (
              <span className={styles.small}>
                {query.data.words} words housed · {wandering} of them wandering
              </span>
            )}{' '}
            <ButtonLink to="/academy" size="sm">
              Back to the desk
            </ButtonLink>
          </>
        }
      >
        Memory Palace
      </Title>
      <QueryState query={query} waiting="Finding the key" failure="The palace could not be opened">
        {(palace) => <Palace palace={palace} serverId={serverId} />}
      </QueryState>
    </>
  );
}
