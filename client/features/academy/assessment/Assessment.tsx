// The assessment: ten questions that follow the learner up and down, each with how sure one is. It stands in place of the desk until it is done.
// The books stand open to those who only came to read.
// Invariant: the server keeps every answer as it is given, so that a closed window goes on where it was.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Slider } from 'radix-ui';
import { api } from '../../../session/api.ts';
import { CallFailed, valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf, Title } from '../../../ui/Leaf.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { useBooks } from '../books.ts';
import type { Completion } from './completion.ts';
import { Choices } from '../answering/inputs/Choices.tsx';
import { Written } from '../answering/inputs/Written.tsx';
import { LatinHand } from '../answering/LatinHand.tsx';
import { BookShelf } from '../BookShelf.tsx';
import { FirstLesson } from './FirstLesson.tsx';
import answering from '../answering/answering.module.css';
import styles from './Assessment.module.css';

/** The middle of the slider, and where it begins (latin.md 9.1). */
const EVEN = 5;
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

/** Asks for the questions one after another. */
const useQuestions = () =>
  useMutation({
    mutationFn: async (answer: { questionId: string; userAnswer: string; confidenceRating: number } | null) =>
      valueOf(await api.latin.nextOfAssessment({ body: answer === null ? {} : { answer } })),
  });

interface AssessmentProps {
  /** Questions answered on an earlier visit. */
  readonly answered: number;
  readonly completion: Completion;
}

function Sitting({ completion }: Pick<AssessmentProps, 'completion'>): ReactNode {
  const next = useQuestions();
  const [answer, setAnswer] = useState('');
  const [confidence, setConfidence] = useState(EVEN);
  const { mutate: ask } = next;
  useEffect(() => ask(null), [ask]);
  const put = next.data;
  const question = put?.question ?? null;
  const error = next.error ?? completion.error;
  const isLast = put?.number === put?.of;
  const finish = (): void => completion.mutate(null);
  const goOn = (): void => {
    if (question === null || answer.trim() === '' || next.isPending) return;
    next.mutate(
      { questionId: question.id, userAnswer: answer.trim(), confidenceRating: confidence },
      {
        onSuccess: ({ done }) => {
          setAnswer('');
          setConfidence(EVEN);
          if (done) finish();
        },
      },
    );
  };
  if (error !== null)
    return (
      <div role="alert" className={styles.error}>
        <p>Assessment Error: {failureText(error)}</p>
        <Button onClick={() => (put?.done === true ? finish() : next.mutate(null))}>Try again</Button>
      </div>
    );
  if (put?.done === true || completion.isPending) return <Loading text="Processing Assessment..." />;
  if (question === null || put === undefined) return <Loading text="The examiner is sharpening a pen ..." />;
  const percent = Math.round((100 * (put.number - 1)) / put.of);
  const options = question.multipleChoiceOptions;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className={styles.head}>
        <h2>
          Question {put.number} of {put.of}
        </h2>
        <span className={answering.kind}>{difficultyText(question.difficulty)}</span>
      </div>
      <Meter label="Complete" tone="earned" value={percent} valueText={`${percent}% complete`} shown />
      <h3 className={answering.asked}>{question.questionText}</h3>
      {options === undefined ? (
        <LatinHand key={question.id}>
          <Written
            label="Your answer"
            value={answer}
            onChange={setAnswer}
            locked={next.isPending}
            isLatin={false}
          />
        </LatinHand>
      ) : (
        <Choices
          key={question.id}
          label={question.questionText}
          options={options}
          value={answer}
          onChange={setAnswer}
          locked={next.isPending}
        />
      )}
      <Confidence value={confidence} onChange={setConfidence} />
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
      </div>
    </form>
  );
}

export function Assessment({ answered, completion }: AssessmentProps): ReactNode {
  const [begun, setBegun] = useState(answered > 0);
  const { open } = useBooks();
  return (
    <>
      <Title level={1}>Learn Latin - Skill Assessment</Title>
      <Leaf className={styles.leaf}>
        {begun ? (
          <Sitting completion={completion} />
        ) : (
          <FirstLesson questions={QUESTIONS} onBegin={() => setBegun(true)} />
        )}
      </Leaf>
      {!begun && (
        <Leaf title="The shelf" className={styles.shelf}>
          <BookShelf onOpen={open} />
        </Leaf>
      )}
    </>
  );
}
