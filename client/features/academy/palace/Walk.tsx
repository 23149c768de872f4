// A walk through the palace, card by card: the question where it hangs, the answer, what became of it for a few seconds, and the next.
// Invariants: one answer has one command id however often it is sent; what was judged stays as long as whoever reads it wants; nothing of the walk is
// kept here that the server does not know.
import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { PALACE_ROOMS } from '@sigilla/content/learning/palaceRooms.ts';
import { newId } from '../../../session/ids.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { AnswerInput } from '../answering/AnswerInput.tsx';
import { Asked } from '../answering/Asked.tsx';
import { keptFor } from '../answering/keptAnswer.ts';
import { Explained } from '../answering/Explained.tsx';
import { Spoken } from '../answering/Spoken.tsx';
import { KINDS } from '../answering/kinds.ts';
import { SubmitFoot } from '../answering/SubmitFoot.tsx';
import { useVerdict, VERDICT } from '../answering/useVerdict.ts';
import { useWritten } from '../answering/useWritten.ts';
import { Waits } from '../answering/Waits.tsx';
import answering from '../answering/answering.module.css';
import { calls } from '../calls.ts';
import { isUndecided, mayComeLater } from '../learning.ts';
import { inTime, useCardAnswer, usePalaceChange } from './palace.ts';
import type { GradedCard, Walking } from './palace.ts';
import { ROOM, RoomArt } from './RoomArt.tsx';
import { Standing } from './Standing.tsx';
import styles from './palace.module.css';

type AskedCard = Walking['cards'][number];

/** How long a result is shown (latin.md 9.1). */
const SHOWN_MS = 3000;

const RATING_NAMES = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const;

/** Where in its room a card hangs. */
const placeOf = ({ room, repetitions, question }: AskedCard): string => {
  const { latin, places } = PALACE_ROOMS[room];
  return `${latin}, ${places[(question.questionText.length + repetitions) % places.length] ?? ''}`;
};

/** The last answer taken back: its card is asked anew. Said beside the result, and still on the card after it, for a result is gone in seconds. */
const useTakeBack = (sessionId: string) =>
  usePalaceChange(async () => valueOf(await calls.undoReview({ body: { sessionId } })));

interface JudgedProps {
  readonly graded: GradedCard;
  readonly questionId: string;
  readonly onNext: () => void;
  readonly onUndone: () => void;
}

function Judged({ graded, questionId, onNext, onUndone }: JudgedProps): ReactNode {
  const [isHeld, setHeld] = useState(false);
  const [rating, setRating] = useState(graded.rating);
  const verdictProps = useVerdict(onNext);
  const { session, card, isCorrect, isFinished } = graded;
  const rate = usePalaceChange(
    async (wish: GradedCard['rating']) =>
      valueOf(await calls.rateReview({ body: { sessionId: session.id, questionId, rating: wish } })),
    mayComeLater,
  );
  const undo = useTakeBack(session.id);
  useEffect(() => {
    if (isHeld || isFinished) return undefined;
    const timer = setTimeout(onNext, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isFinished, onNext]);
  const hold = (): void => setHeld(true);
  // Whoever goes on by the keyboard, or presses anywhere on it, to read on a phone above all, is reading here: it waits for them.
  const stayWithFocus = ({ target }: FocusEvent): void => {
    if (target !== verdictProps.ref.current && target.id !== VERDICT.next) hold();
  };
  return (
    <div className={styles.judged} onFocus={stayWithFocus} onPointerDown={hold}>
      <div {...verdictProps} className={classes(styles.verdict, isCorrect ? styles.right : styles.wrong)}>
        <h3 id={VERDICT.grade}>{isCorrect ? 'Correct' : 'Incorrect'}</h3>
        <div id={VERDICT.why}>
          <p>
            <strong>
              <Spoken text={graded.correctAnswer} latin={graded.latin} />
            </strong>
            {' · '}
            <Link to={`?path=srs&book=dictionary&word=${card.lexeme}`} lang="la" preventScrollReset>
              {card.latin}
            </Link>
          </p>
          <p>
            <Explained text={graded.explanation} latin={graded.latin} />
          </p>
          <p className={styles.small} title="Your response time in seconds">
            {graded.responseTime === 0
              ? 'Answered at once'
              : `Answered in ${counted(graded.responseTime, 'second')}`}
            {graded.hasGrown && ' · The word holds: tomorrow it is asked the other way about.'}
            {card.isLeech && ' · This one keeps slipping. Look at it in its room: a new story may hold it.'}
          </p>
        </div>
      </div>
      <fieldset className={styles.ratings}>
        <legend>When shall it come back?</legend>
        {graded.choices.map((choice) => (
          <button
            key={choice.rating}
            type="button"
            className={styles.rating}
            aria-pressed={choice.rating === rating}
            disabled={!choice.isAllowed || rate.isPending}
            onClick={() => {
              hold();
              rate.mutate(choice.rating, { onSuccess: () => setRating(choice.rating) });
            }}
          >
            {RATING_NAMES[choice.rating]}
            <small>{inTime(choice)}</small>
          </button>
        ))}
      </fieldset>
      <Waits sending={rate}>Your rating waits here, and is kept when it is back.</Waits>
      <Waits sending={undo}>The answer is taken back when it is back.</Waits>
      <Refusal>{(rate.error ?? undo.error)?.message}</Refusal>
      <div className={answering.foot}>
        <Button variant="primary" id={VERDICT.next} onClick={onNext}>
          {isFinished ? 'Leave the palace' : 'Next card'}
        </Button>
        {!isFinished && !isHeld && (
          <Button variant="quiet" onClick={hold}>
            Stay here
          </Button>
        )}
        {!isFinished && (
          <Button
            variant="quiet"
            loading={undo.isPending}
            onClick={() => {
              hold();
              undo.mutate(undefined, { onSuccess: onUndone });
            }}
          >
            Take that back
          </Button>
        )}
      </div>
      {!isHeld && !isFinished && <span className={styles.running} aria-hidden="true" />}
    </div>
  );
}

interface WalkLeafProps {
  readonly card: AskedCard;
  readonly session: Walking['session'];
  readonly onAnswered: (graded: GradedCard) => void;
  readonly onNext: () => void;
  readonly onUndone: () => void;
  /** Cards of this walk that a rest would be paid for; null where today’s pay has been had. */
  readonly wage: number | null;
  readonly onRest: () => void;
}

/** One card of the walk. */
export function WalkLeaf({
  card,
  session,
  onAnswered,
  onNext,
  onUndone,
  wage,
  onRest,
}: WalkLeafProps): ReactNode {
  const { question, room } = card;
  // What an earlier visit gave to a line that was down goes on from here.
  const [kept] = useState(() => keptFor('card', question.id));
  const [value, setValue] = useWritten(question, kept?.userAnswer);
  const [commandId] = useState(() => kept?.commandId ?? newId());
  const sending = useCardAnswer();
  const { mutate, data: graded, error, isPending } = sending;
  const goOn = useEffectEvent(() => {
    if (kept !== null) mutate(kept, { onSuccess: onAnswered });
  });
  useEffect(() => goOn(), []);
  const isLocked = isPending || graded !== undefined;
  const send = (): void => {
    if (value.trim() === '' || isLocked) return;
    mutate(
      { commandId, sessionId: session.id, questionId: question.id, userAnswer: value.trim() },
      { onSuccess: onAnswered },
    );
  };
  const undo = useTakeBack(session.id);
  const number = Math.min(session.total, session.cardsReviewed + 1);
  return (
    <section
      className={styles.leaf}
      aria-label={`SRS Review (${number}/${session.total})`}
      data-question={question.id}
    >
      <header className={styles.head}>
        <h2>{`SRS Review (${number}/${session.total})`}</h2>
        <span className={answering.panels} aria-hidden="true">
          {Array.from({ length: session.total }, (_, at) => (
            <span key={at} data-state={at < number - 1 ? 'done' : at === number - 1 ? 'now' : 'ahead'} />
          ))}
        </span>
      </header>
      <div className={styles.body}>
        <p className={answering.kind}>{placeOf(card)}</p>
        <svg
          viewBox={`0 20 ${ROOM.width} 104`}
          className={styles.vignette}
          role="img"
          aria-label={PALACE_ROOMS[room].english}
        >
          <RoomArt room={room} />
        </svg>
        <p className={styles.small}>{KINDS[question.questionType]}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Asked question={question} latin={graded?.latin} isPut />
          <AnswerInput
            question={question}
            value={value}
            onChange={setValue}
            locked={isLocked}
            latin={graded?.latin}
            answer={graded?.correctAnswer}
          />
          <Waits sending={sending} />
          <Waits sending={undo}>The answer is taken back when it is back.</Waits>
          <Refusal>{(error ?? undo.error)?.message}</Refusal>
          {graded === undefined && (error === null || isUndecided(error)) && (
            <SubmitFoot label="Submit Answer" isUnready={value.trim() === ''} isPending={isPending}>
              <span>
                {session.cardsReviewed > 0 && (
                  <Button
                    variant="quiet"
                    loading={undo.isPending}
                    onClick={() => undo.mutate(undefined, { onSuccess: onUndone })}
                  >
                    Back a card
                  </Button>
                )}
                <Button variant="quiet" onClick={onRest}>
                  Rest here
                </Button>
              </span>
            </SubmitFoot>
          )}
          {graded === undefined && wage !== null && wage > 0 && (
            <p className={styles.small}>
              To rest ends the walk and pays for {counted(wage, 'card')}. Leave the page, and it waits where
              you are.
            </p>
          )}
          {graded === undefined && error !== null && !isUndecided(error) && (
            <Button onClick={onNext}>Go on</Button>
          )}
        </form>
        {graded === undefined ? (
          <Standing card={card} />
        ) : (
          <Judged graded={graded} questionId={question.id} onNext={onNext} onUndone={onUndone} />
        )}
      </div>
    </section>
  );
}
