// What became of an answer: judged in a word, explained by the word it turns on, each word of the Latin on a card, and the turns it earned.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { bare } from '../../../ui/bareText.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/Button.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { isLatinAnswer } from '../answering/kinds.ts';
import type { Graded } from '../learning.ts';
import { Explained } from '../answering/Explained.tsx';
import { Spoken } from '../answering/Spoken.tsx';
import { useVerdict, VERDICT } from '../answering/useVerdict.ts';
import { ReportScroll } from './ReportScroll.tsx';
import { WordCards } from './WordCards.tsx';
import { wageNote } from './wage.ts';
import styles from './scrolls.module.css';

/** A text as its words alone, for comparing. */
const plain = (text: string): string =>
  bare(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const NONE: readonly string[] = [];

interface ResultProps {
  readonly question: QuestionView;
  readonly given: string;
  readonly graded: Graded;
  readonly onDone: () => void;
}

export function Result({ question, given, graded, onDone }: ResultProps): ReactNode {
  const { isCorrect, verdict, feedback, correctAnswer, latin, words, turnsAwarded, streakBonus, milestones } =
    graded;
  const unpaid = wageNote(graded);
  const { grammarFocus } = question;
  // A sentence goes on behind its key, or ends with it.
  const key = grammarFocus === '' ? correctAnswer : correctAnswer.replace(/\.$/, '');
  const keyShown = (
    <>
      <strong>
        {isLatinAnswer(question) ? <LatinText text={key} /> : <Spoken text={key} latin={latin} />}
      </strong>
      {/[.!?]$/.test(key) ? '' : '.'}
    </>
  );
  // A construction is something to read about; that a question was about a word or a form, it has said itself.
  const isWorthReading =
    grammarFocus !== '' &&
    grammarFocus !== 'vocabulary' &&
    !`${question.questionText} ${feedback.explanation}`.includes(grammarFocus);
  // What the explanation has told already is not told twice.
  const saysKey = plain(feedback.explanation).includes(plain(key));
  const [reporting, setReporting] = useState(false);
  const verdictProps = useVerdict(onDone);
  return (
    <div className={styles.result}>
      <div {...verdictProps} className={classes(styles.verdict, styles[verdict])}>
        <h3 id={VERDICT.grade}>
          {isCorrect ? 'Excellently Done!' : verdict === 'unjudged' ? 'Laid Aside' : 'Study Further, Scholar'}
        </h3>
        <div id={VERDICT.why}>
          {verdict === 'unjudged' && (
            <p className={styles.almost}>
              It may well have been right. It is one of today’s scrolls, and counts against nobody.
            </p>
          )}
          {verdict === 'close' && (
            <p className={styles.almost}>
              {words.some(({ points }) => points) ? 'Almost: look at the word in red.' : 'Almost.'}
            </p>
          )}
          <p>
            <Explained text={feedback.explanation} latin={latin} />
          </p>
        </div>
      </div>
      {!isCorrect && (
        <dl className={styles.context}>
          <dt>Additional Context</dt>
          <dd>
            You {question.questionType === 'multiple_choice' ? 'chose' : 'wrote'} <q>{given.trim()}</q>
            {/[.!?]\s*$/.test(given) ? '' : '.'}
            {!saysKey && <> A right answer is {keyShown}</>}
            {isWorthReading && ` To look up: ${grammarFocus}.`}
          </dd>
        </dl>
      )}
      {isCorrect && plain(given) !== plain(correctAnswer) && (
        <p className={styles.own}>The key’s own words: {keyShown}</p>
      )}
      <WordCards words={words} isCorrect={isCorrect} required={question.requiredVocabulary ?? NONE} />
      <div className={styles.earned}>
        <p className={styles.wage} data-testid="turns-earned">
          Turns Earned: <b>+{turnsAwarded}</b>
          {turnsAwarded > 0 && streakBonus > 0 && <small> with +{streakBonus} for the streak</small>}
        </p>
        {unpaid !== null && <p>{unpaid}</p>}
        {milestones.map(({ days, name }) => (
          <p key={days} className={styles.milestone}>
            {name}: the lamp has burnt {days} days.
          </p>
        ))}
      </div>
      <div className={styles.waysOn}>
        <div className={styles.goOn}>
          <Button variant="primary" size="lg" id={VERDICT.next} onClick={onDone}>
            Continue Journey
          </Button>
        </div>
        <Button variant="quiet" onClick={() => setReporting(true)}>
          {isCorrect ? 'Something is wrong here' : 'This should be accepted'}
        </Button>
      </div>
      {reporting && <ReportScroll question={question} given={given} onClose={() => setReporting(false)} />}
    </div>
  );
}
