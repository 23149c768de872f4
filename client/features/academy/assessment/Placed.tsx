// Where the assessment has placed a learner, how well they know themselves, and every answer looked at once more.
import type { ReactNode } from 'react';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf, Title } from '../../../ui/Leaf.tsx';
import { Seal } from '../../../ui/art/Seal.tsx';
import { Explained } from '../answering/Explained.tsx';
import { Spoken } from '../answering/Spoken.tsx';
import { NOT_KNOWN } from './completion.ts';
import type { Placement } from './completion.ts';
import styles from './Assessment.module.css';

/** Calibration in words: from -1, too modest, to 1, too bold. */
const calibrationText = (calibration: number): string => {
  if (calibration > 0.15) return 'You trust your Latin a little further than it goes yet.';
  if (calibration < -0.15) return 'You know more than you say you know.';
  return 'You know quite exactly what you know, which is rarer than Latin.';
};

export function Placed({
  placement,
  onEnter,
}: {
  readonly placement: Placement;
  readonly onEnter: () => void;
}): ReactNode {
  const { skillLevel, confidenceCalibration, turnsAwarded, review, learner } = placement;
  const right = review.filter(({ isCorrect }) => isCorrect).length;
  return (
    <>
      <Title level={1}>The examiner has written</Title>
      <Leaf gilded className={styles.leaf}>
        <div className={styles.placed}>
          <Seal name="assessment" size={72} pressed />
          <div>
            <h2>
              <LatinText text={learner.rank.latin} />
            </h2>
            <p>
              {learner.rank.english}: level {skillLevel} of 10, with {right} of {review.length} right.{' '}
              {calibrationText(confidenceCalibration)}
            </p>
            <p className={styles.wage}>Turns Earned: +{turnsAwarded}</p>
          </div>
        </div>
        <Button variant="primary" size="lg" onClick={onEnter}>
          Enter the scriptorium
        </Button>
      </Leaf>
      <Leaf title="Your answers, looked at once more" className={styles.answers}>
        <ol className={styles.review}>
          {review.map(({ questionText, userAnswer, correctAnswer, latin, isCorrect, explanation }) => (
            <li key={questionText} className={classes(styles.reviewed, isCorrect && styles.right)}>
              <p className={styles.reviewQuestion}>
                <Spoken text={questionText} latin={latin} />
              </p>
              <p>
                {userAnswer === NOT_KNOWN ? (
                  <b>Not known yet:</b>
                ) : (
                  <>
                    <b>{isCorrect ? 'Right' : 'Not yet'}:</b> <q>{userAnswer}</q>
                    {!isCorrect && ', where'}
                  </>
                )}
                {!isCorrect && (
                  <>
                    {' '}
                    <strong>
                      <q>
                        <Spoken text={correctAnswer} latin={latin} />
                      </q>
                    </strong>{' '}
                    was wanted
                  </>
                )}
              </p>
              <p className={styles.reviewWhy}>
                <Explained text={explanation} latin={latin} />
              </p>
            </li>
          ))}
        </ol>
      </Leaf>
    </>
  );
}
