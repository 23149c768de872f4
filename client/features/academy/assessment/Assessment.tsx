// The assessment: ten questions that follow the learner up and down, each with how sure one is. It stands in place of the desk until it is done.
// Before it begins the scriptorium is seen as it waits, and its books stand open to those who only came to read.
// Invariant: the server keeps every answer as it is given, so that a closed window goes on where it was.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Slider } from 'radix-ui';
import { newId } from '../../../session/ids.ts';
import { CallFailed, valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf, Title } from '../../../ui/Leaf.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { calls } from '../calls.ts';
import { Asked, ASKED } from '../answering/Asked.tsx';
import { NOT_KNOWN } from './completion.ts';
import type { Completion } from './completion.ts';
import { Choices } from '../answering/inputs/Choices.tsx';
import { WrittenAnswer } from '../answering/inputs/WrittenAnswer.tsx';
import { draftOf, keepAnswer, keepDraft, keptAnswer } from '../answering/keptAnswer.ts';
import type { Given } from '../answering/keptAnswer.ts';
import { Waits } from '../answering/Waits.tsx';
import { keeping, mayComeLater, soonAgain } from '../learning.ts';
import type { Learner } from '../learning.ts';
import { FirstLesson } from './FirstLesson.tsx';
import answering from '../answering/answering.module.css';
import styles from './Assessment.module.css';

/** It comes after the page: nobody waits for a picture before they read. */
const Stair = lazy(async () => import('./Stair.tsx'));

/** The middle of the slider, and where it begins (latin.md 9.1). */
const EVEN = 5;
const LEAST_SURE = 1;
const QUESTIONS = 10;

/** What a difficulty is called (latin.md 2.2). */
const difficultyText = (difficulty: number): string =>
  difficulty === 1 ? 'Beginner' : difficulty === 2 ? 'Intermediate' : 'Advanced';

/** The server’s sentence; without one, the specification’s (latin.md 8). */
const failureText = (error: Error): string => {
  if (!(error instanceof CallFailed)) return 'Assessment failed. Please try again.';
  return error.failure.error === '' ? 'Unknown server error' : error.failure.error;
};

function Confidence({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <div className={styles.confidence}>
      <span id="confidence">
        How sure are you? <b>{value}</b> of 10
      </span>
      <Slider.Root
        className={styles.slider}
        min={1}
        max={10}
        step={1}
        value={[value]}
        onValueChange={([next = EVEN]) => onChange(next)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-labelledby="confidence" />
      </Slider.Root>
      <span className={styles.ends} aria-hidden="true">
        <span>a guess</span>
        <span>I would seal it</span>
      </span>
    </div>
  );
}

type Sent = Given<'assessment'> | null;

/** Asks for the questions one after another. Without a line an answer waits, and goes when the line is back, if need be on a later visit. */
const useQuestions = () =>
  useMutation({
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: async (given: Sent) => valueOf(await calls.nextOfAssessment({ body: given ?? {} })),
    ...keeping('assessment'),
    onSuccess: () => keepAnswer('assessment', null),
  });
type Put = NonNullable<ReturnType<typeof useQuestions>['data']>;

interface AssessmentProps {
  readonly learner: Learner;
  readonly completion: Completion;
}

function Sitting({ completion }: Pick<AssessmentProps, 'completion'>): ReactNode {
  const next = useQuestions();
  const [answer, setAnswer] = useState('');
  const [confidence, setConfidence] = useState(EVEN);
  const { mutate: ask } = next;
  const { mutate: complete } = completion;
  // What is put stays on the page until the next is.
  const [put, setPut] = useState<Put | null>(null);
  const take = useCallback(
    (then: Put): void => {
      setPut(then);
      // What was written before the page was loaded anew stands there again; under a new question nothing does.
      if (then.question !== null) setAnswer(draftOf(then.question.id));
      if (then.done) complete(null);
    },
    [complete],
  );
  // On an earlier visit the last answer may have been given, and no more.
  useEffect(() => ask(keptAnswer('assessment'), { onSuccess: take }), [ask, take]);
  const question = put?.question ?? null;
  const error = next.error ?? completion.error;
  const isLast = put !== null && put.number === put.of;
  const send = (given: Sent): void =>
    next.mutate(given, {
      onSuccess: (then) => {
        take(then);
        // One that is put again keeps how sure one is of it.
        if (then.question?.id !== question?.id) setConfidence(EVEN);
      },
    });
  const write = (text: string): void => {
    setAnswer(text);
    if (question !== null) keepDraft(question.id, text);
  };
  /** What could not be taken is asked of the server again: it knows which answers it has. */
  const tryAgain = (): void => (put?.done === true ? complete(null) : send(null));
  const give = (userAnswer: string, confidenceRating: number): void => {
    if (question === null || userAnswer === '' || next.isPending) return;
    send({ commandId: newId(), answer: { questionId: question.id, userAnswer, confidenceRating } });
  };
  if (error !== null)
    return (
      <div role="alert" className={styles.error}>
        <p>Assessment Error: {failureText(error)}</p>
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    );
  if (put?.done === true || completion.isPending)
    return (
      <Waits sending={completion} otherwise={<Loading text="Processing Assessment..." />}>
        Your ten answers are kept, and are reckoned when it is back.
      </Waits>
    );
  if (question === null || put === null)
    return (
      <Waits sending={next} otherwise={<Loading text="The examiner is sharpening a pen ..." />}>
        The first question comes by itself when it is back.
      </Waits>
    );
  const percent = Math.round((100 * (put.number - 1)) / put.of);
  const options = question.multipleChoiceOptions;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        give(answer.trim(), confidence);
      }}
    >
      <div className={styles.stair}>
        <Suspense>
          <Stair number={put.number} of={put.of} />
        </Suspense>
      </div>
      <div className={styles.head}>
        <h2>
          Question {put.number} of {put.of}
        </h2>
        <span className={answering.kind}>{difficultyText(question.difficulty)}</span>
        <span className={styles.reached}>
          <meter className="visuallyHidden" aria-label="Complete" max={100} value={percent}>
            {percent}%
          </meter>
          {percent}% complete
        </span>
      </div>
      <Asked key={`asked ${question.id}`} question={question} isPut />
      {options === undefined ? (
        <div key={question.id} role="group" aria-labelledby={ASKED}>
          <WrittenAnswer
            question={{ ...question, questionType: 'translation' }}
            value={answer}
            onChange={write}
            locked={next.isPending}
          />
        </div>
      ) : (
        <Choices
          key={question.id}
          label={question.questionText}
          options={options}
          value={answer}
          onChange={write}
          locked={next.isPending}
        />
      )}
      <Confidence value={confidence} onChange={setConfidence} />
      <Waits sending={next} />
      <div className={answering.foot}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={next.isPending}
          loadingLabel="Processing Assessment..."
          aria-disabled={answer.trim() === ''}
        >
          {isLast ? 'Complete Assessment' : 'Continue Assessment'}
        </Button>
        <Button variant="quiet" aria-disabled={next.isPending} onClick={() => give(NOT_KNOWN, LEAST_SURE)}>
          I do not know this yet
        </Button>
      </div>
    </form>
  );
}

export function Assessment({ learner, completion }: AssessmentProps): ReactNode {
  // What was answered on an earlier visit is gone on with, though it had not reached the realm.
  const [begun, setBegun] = useState(
    () => learner.assessmentAnswered > 0 || keptAnswer('assessment') !== null,
  );
  return (
    <>
      <Title level={1}>Learn Latin - Skill Assessment</Title>
      {begun ? (
        <Leaf className={styles.leaf}>
          <Sitting completion={completion} />
        </Leaf>
      ) : (
        <FirstLesson learner={learner} questions={QUESTIONS} onBegin={() => setBegun(true)} />
      )}
    </>
  );
}
