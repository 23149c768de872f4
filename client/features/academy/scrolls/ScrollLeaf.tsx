// One scroll: its question, the answer as it is being made, and the result when it has been judged.
// Invariant: one answer has one command id however often it is sent; what was answered is shown until one goes on. A wording that could not be judged
// leaves the scroll as it lies, for another wording or to be laid aside.
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { newId } from '../../../session/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { isAnswered, isUndecided, useAnswer } from '../learning.ts';
import { AnswerInput } from '../answering/AnswerInput.tsx';
import { Asked } from '../answering/Asked.tsx';
import { ARCHIVE_NOTE, badgeOf, isIncomplete, KINDS } from '../answering/kinds.ts';
import { keptFor } from '../answering/keptAnswer.ts';
import type { Given } from '../answering/keptAnswer.ts';
import { Stars } from '../answering/Stars.tsx';
import { SubmitFoot } from '../answering/SubmitFoot.tsx';
import { useWritten } from '../answering/useWritten.ts';
import { Waits } from '../answering/Waits.tsx';
import { DayPanels } from './DayPanels.tsx';
import { PastJudging } from './PastJudging.tsx';
import { Result } from './Result.tsx';
import { tally } from './tally.ts';
import type { Scrolls } from './tally.ts';
import answering from '../answering/answering.module.css';
import styles from './scrolls.module.css';

/** It comes after the page: nobody waits for a picture before they read. */
const KindArt = lazy(async () => import('../scene/KindArt.tsx'));

/** Of these a sentence is to be understood as a whole: what its words are may be known. */
const OPEN: ReadonlySet<QuestionView['questionType']> = new Set(['translation', 'grammar_transformation']);

interface ScrollLeafProps {
  readonly question: QuestionView;
  /** How the day's scrolls so far were judged. */
  readonly scrolls: Scrolls;
  readonly number: number;
  readonly of: number;
  readonly onSent: () => void;
  readonly onDone: () => void;
}

/** Where in the day one is, and what has become of the scrolls so far. */
function DayRow({ scrolls, number, of }: Pick<ScrollLeafProps, 'scrolls' | 'number' | 'of'>): ReactNode {
  return (
    <div className={styles.day}>
      <h2 className={styles.number}>
        Scroll {number} of {of}
      </h2>
      <DayPanels scrolls={scrolls} of={of} now={number} />
      {scrolls.length > 0 && <p className={styles.tally}>{tally(scrolls)}</p>}
    </div>
  );
}

export function ScrollLeaf({ question, scrolls, number, of, onSent, onDone }: ScrollLeafProps): ReactNode {
  // What an earlier visit gave to a line that was down goes on from here.
  const [kept] = useState(() => keptFor('scroll', question.id));
  const [value, setValue] = useWritten(question, kept?.userAnswer);
  const [commandId, setCommandId] = useState(() => kept?.commandId ?? newId());
  const [unjudged, setUnjudged] = useState<string | null>(null);
  const [asideId] = useState(newId);
  const sending = useAnswer();
  const { mutate, data, error, isPending } = sending;
  const graded = data?.stays === false ? data : undefined;
  // A right answer has nothing to be looked at again.
  const pointed = graded?.isCorrect === false ? graded.words.find(({ points }) => points)?.form : undefined;
  const isUnready = value.trim() === '' || value.trim() === unjudged;
  const give = (given: Given<'scroll'>): void => {
    onSent();
    mutate(given, {
      onSuccess: ({ stays }) => {
        if (!stays) return;
        setUnjudged(given.userAnswer);
        setCommandId(newId());
      },
    });
  };
  const goOn = useEffectEvent(() => {
    if (kept !== null) give(kept);
  });
  useEffect(() => goOn(), []);
  const send = (): void => {
    if (isUnready || isPending || graded !== undefined) return;
    give({ commandId, questionId: question.id, userAnswer: value.trim() });
  };
  const putAside = (userAnswer: string): void => {
    if (isPending) return;
    onSent();
    setValue(userAnswer);
    mutate({ commandId: asideId, questionId: question.id, userAnswer, layAside: true });
  };
  return (
    <section className={styles.scroll} aria-label={`Scroll ${number} of ${of}`} data-question={question.id}>
      <div className={styles.sheet}>
        <DayRow scrolls={scrolls} number={number} of={of} />
        <div className={styles.body}>
          <div className={styles.about}>
            <span className={styles.miniature}>
              <Suspense>
                <KindArt kind={question.questionType} />
              </Suspense>
            </span>
            <p className={styles.kind}>
              <span className={answering.kind}>{KINDS[question.questionType]}</span>
              <Stars of={question.difficulty} />
              <Badge tone="mind">{badgeOf(question.generatedBy)}</Badge>
            </p>
          </div>
          <div className={styles.written}>
            {question.generatedBy === 'fallback' && <p className={answering.touch}>{ARCHIVE_NOTE}</p>}
            {isIncomplete(question) ? (
              <div role="alert">
                <h3 className={answering.asked}>Scroll Incomplete</h3>
                <p>
                  This scroll came without its choices. Please report this to the Council of Scholars:{' '}
                  {question.id}, {question.generatedBy}.
                </p>
                <Button onClick={onDone}>Continue Journey</Button>
              </div>
            ) : (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  send();
                }}
              >
                {question.questionType !== 'cultural_context' && (
                  <Asked
                    question={question}
                    latin={graded?.latin}
                    isOpen={OPEN.has(question.questionType)}
                    pointed={pointed}
                    isPut
                  />
                )}
                <AnswerInput
                  question={question}
                  value={value}
                  onChange={setValue}
                  locked={isPending || graded !== undefined}
                  latin={graded?.latin}
                  answer={graded?.correctAnswer}
                />
                {unjudged !== null && graded === undefined && (
                  <PastJudging
                    key={unjudged}
                    question={question}
                    given={unjudged}
                    onAside={() => putAside(unjudged)}
                  />
                )}
                <Waits sending={sending} />
                <Refusal>{error === null ? undefined : `Error: ${error.message}`}</Refusal>
                {graded === undefined && error !== null && (
                  <Button onClick={onDone}>{isAnswered(error) ? 'Continue Journey' : 'Put it aside'}</Button>
                )}
                {graded === undefined && (error === null || isUndecided(error)) && (
                  <SubmitFoot
                    label="Submit to the Scrolls"
                    loadingLabel="Consulting Oracles..."
                    isUnready={isUnready}
                    isPending={isPending}
                  />
                )}
              </form>
            )}
            {graded !== undefined && (
              <Result question={question} given={value} graded={graded} onDone={onDone} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
