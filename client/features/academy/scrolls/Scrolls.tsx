// The day's scrolls, one after another. The next batch is fetched while the last two of this one are being answered, so that the next scroll
// is there when the last is done (LR-014, LR-015).
// Invariants: a scroll leaves the queue when its result has been read, never before; what was fetched is kept until it is answered; the rack is another day's
// when nothing of the day before is in hand.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { ErrorLeaf } from '../../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { keepAnswer, keptAnswer } from '../answering/keptAnswer.ts';
import { useLateVerdict } from '../answering/useLateVerdict.ts';
import { batchQuery, rackKey, useAnswer } from '../learning.ts';
import type { Learner } from '../learning.ts';
import { DayOver } from './DayOver.tsx';
import { wantsMore, without } from './rack.ts';
import type { Batch } from './rack.ts';
import { DayAside } from './DayAside.tsx';
import { ScrollLeaf } from './ScrollLeaf.tsx';
import { scrollsOf } from './tally.ts';
import styles from './scrolls.module.css';

interface ScrollsProps {
  readonly learner: Learner;
  readonly serverId: string;
}

export function Scrolls({ learner, serverId }: ScrollsProps): ReactNode {
  const queries = useQueryClient();
  const { questionsAnswered, limit, day: today } = learner.today;
  const [day, setDay] = useState(today);
  const batchesOf = (of: string) => queries.getQueriesData<Batch>({ queryKey: rackKey(serverId, of) });
  // Whoever comes back finds what was fetched before they left.
  const [asked, setAsked] = useState(() => Math.max(1, batchesOf(today).length));
  const [held, setHeld] = useState<{ readonly question: QuestionView; readonly number: number } | null>(null);
  const batches = useQueries({
    queries: Array.from({ length: asked }, (_, at) => ({
      ...batchQuery(
        serverId,
        day,
        at,
        batchesOf(day).flatMap(([, known]) => known?.left ?? []),
      ),
      enabled: questionsAnswered < limit,
    })),
  });
  const queue = batches.flatMap(({ data }) => data?.left ?? []);
  const last = batches.at(-1);
  const isFetching = last?.isFetching === true;
  // The one that is being judged has its place among them already: no other is asked for in its stead.
  const stillToday = limit - Math.max(questionsAnswered, held?.number ?? 0);
  const inHand = batches.map(({ data }) => data);
  if (wantsMore(inHand, held?.question.id, stillToday)) setAsked(asked + 1);

  // What was answered on an earlier visit and still waits comes first.
  const waiting = keptAnswer('scroll');
  const next = queue.find(({ id }) => id === waiting?.questionId) ?? queue[0];
  const current = held ?? (next === undefined ? null : { question: next, number: questionsAnswered + 1 });
  // Its scroll may have been used up by a sending whose reply was lost: that is said again.
  const { mutate: sendLate } = useAnswer();
  const tellLate = useLateVerdict();
  const isRead = last?.isSuccess === true || questionsAnswered >= limit;
  const isAstray =
    isRead && held === null && waiting !== null && !queue.some(({ id }) => id === waiting.questionId);
  const send = useEffectEvent(() => {
    if (waiting !== null) sendLate(waiting, { onSuccess: tellLate });
  });
  useEffect(() => {
    if (isAstray) send();
  }, [isAstray]);
  const goOn = (): void => {
    keepAnswer('scroll', null);
    const done = current?.question.id;
    setHeld(null);
    batches.forEach((_, at) =>
      queries.setQueryData<Batch>([...rackKey(serverId, day), at], (batch) => batch && without(batch, done)),
    );
  };
  if (current === null && day !== today) {
    setDay(today);
    setAsked(1);
  }
  if (current === null && stillToday <= 0) return <DayOver learner={learner} />;
  if (current === null && last?.isError === true)
    return (
      <ErrorLeaf
        title="No scrolls came"
        message={last.error.message}
        kept="What you have answered is safe."
        onRetry={() => void last.refetch()}
      />
    );
  if (current === null)
    return (
      <Leaf>
        <Loading text="Preparing Ancient Scrolls..." />
      </Leaf>
    );
  return (
    <div className={styles.page}>
      <div>
        <ScrollLeaf
          key={current.question.id}
          question={current.question}
          scrolls={scrollsOf(learner.today)}
          number={Math.min(current.number, limit)}
          of={limit}
          onSent={() => setHeld(current)}
          onDone={goOn}
        />
        <p className={styles.stock}>
          Questions loaded / Current: {queue.length} / {Math.min(current.number, limit)}
          {isFetching && <output> · Preloading...</output>}
        </p>
      </div>
      <DayAside learner={learner} />
    </div>
  );
}
