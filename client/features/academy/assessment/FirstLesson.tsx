// The first half minute: one true thing about Latin, the desk as it waits, and a try at a sentence, before anything is asked that counts.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { valueOf } from '../../../session/queryClient.ts';
import { Illuminated } from '../../../ui/art/Initial.tsx';
import { localHour } from '../../../session/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { AnswerInput } from '../answering/AnswerInput.tsx';
import { Asked } from '../answering/Asked.tsx';
import { Explained } from '../answering/Explained.tsx';
import { calls } from '../calls.ts';
import type { Learner } from '../learning.ts';
import { DeskScene } from '../scene/DeskScene.tsx';
import type { DeskState } from '../scene/DeskScene.tsx';
import answering from '../answering/answering.module.css';
import styles from './Assessment.module.css';

function Taster({ onBegin }: Pick<FirstLessonProps, 'onBegin'>): ReactNode {
  const [value, setValue] = useState('');
  const query = useQuery({
    queryKey: ['latin', 'taster'],
    staleTime: Infinity,
    queryFn: async () => valueOf(await calls.taster({ query: {} })),
  });
  const judged = useMutation({
    mutationFn: async (questionId: string) =>
      valueOf(await calls.tasterAnswer({ body: { questionId, userAnswer: value } })),
  });
  // Nothing counts here: where no lesson comes, the one above is lesson enough.
  if (query.isError) return null;
  if (query.data === undefined)
    return (
      <Leaf title="A first sentence">
        <Skeleton lines={6} />
      </Leaf>
    );
  const { lesson, question } = query.data;
  return (
    <Leaf title="A first sentence">
      <form
        className={styles.taster}
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim() !== '') judged.mutate(question.id);
        }}
      >
        <div className={styles.shown}>
          <p className={answering.latin}>
            <LatinText text={lesson.latin} />
          </p>
          <p className={answering.meaning}>{lesson.english}</p>
          <p>
            <Explained text={lesson.note} latin={lesson.latin.match(/\p{L}+/gu) ?? []} />
          </p>
        </div>
        <div className={styles.tries}>
          <Asked question={question} latin={judged.data?.latin} />
          <AnswerInput
            question={question}
            value={value}
            onChange={setValue}
            locked={judged.isSuccess}
            latin={judged.data?.latin}
            answer={judged.data?.correctAnswer}
          />
          {judged.data === undefined ? (
            <>
              <Button type="submit" loading={judged.isPending} aria-disabled={value.trim() === ''}>
                Try it
              </Button>
              <Refusal>{judged.error?.message}</Refusal>
            </>
          ) : (
            <>
              <p role="status" className={styles.tried}>
                <b>{judged.data.isCorrect ? 'Excellently Done!' : 'Study Further, Scholar'}</b>{' '}
                <Explained text={judged.data.feedback.explanation} latin={judged.data.latin} />
              </p>
              <Button onClick={onBegin}>Now find out where you stand</Button>
            </>
          )}
        </div>
      </form>
    </Leaf>
  );
}

/** Nothing has been answered, learned or earned: all of the desk is ruled and waiting. */
const waiting = ({ today: { day, limit } }: Learner, hour: number): DeskState => ({
  hour,
  scrolls: [],
  limit,
  today: day,
  streak: { days: 0, lastDay: null, activeToday: false },
  due: 0,
  words: [],
  totalWords: 0,
  honors: { earned: 0, at: null },
  scrollsAt: null,
  palaceAt: null,
});

interface FirstLessonProps {
  readonly learner: Learner;
  readonly questions: number;
  readonly onBegin: () => void;
}

export function FirstLesson({ learner, questions, onBegin }: FirstLessonProps): ReactNode {
  const [hour] = useState(localHour);
  return (
    <div className={styles.first}>
      <div className={styles.opening}>
        <Illuminated
          className={styles.lesson}
          // A word joiner keeps each ending whole at the end of a line.
          text={
            'Sigillum is a seal, and sigilla are seals: where English adds an s, this kind of Latin word turns -\u2060um into -\u2060a. You have just read a plural, and you knew one before you came: data, media, bacteria.'
          }
        />
        <div className={styles.begin}>
          <p className={styles.terms}>
            Where you stand, from a first letter to Tacitus, is found by {questions} questions. They follow
            you up and down; not to know one yet is an answer too. Nobody fails, and 25 turns are the wage.
          </p>
          <Button variant="primary" size="lg" cost="+25 turns" onClick={onBegin}>
            Begin the assessment
          </Button>
        </div>
      </div>
      <Taster onBegin={onBegin} />
      <figure className={styles.desk}>
        <DeskScene desk={waiting(learner, hour)} />
        <figcaption>
          Your desk, ruled and waiting. The five books on its shelf stand open to anyone.
        </figcaption>
      </figure>
    </div>
  );
}
