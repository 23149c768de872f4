// What is said of a wording that nobody can judge: it costs nothing, and the scroll waits for another; or one lays it aside, or asks the Council.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ReportScroll } from './ReportScroll.tsx';
import answering from '../answering/answering.module.css';
import styles from './scrolls.module.css';

interface PastJudgingProps {
  readonly question: QuestionView;
  readonly given: string;
  readonly onAside: () => void;
}

export function PastJudging({ question, given, onAside }: PastJudgingProps): ReactNode {
  const [reporting, setReporting] = useState(false);
  const leaf = useRef<HTMLDivElement>(null);
  // On a phone it comes beneath the fold. A browser may answer with a promise, which is no way to clean up.
  useEffect(() => {
    leaf.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={leaf} className={styles.result}>
      <div className={classes(styles.verdict, styles.unjudged)} role="status">
        <h3>Past My Judging</h3>
        <p>
          <q>{given}</q> may well be right, and it costs you nothing. Say it another way, or lay the scroll
          aside: it is then one of today’s, and pays no turns unless the Council, asked, finds that you were
          right.
        </p>
      </div>
      <div className={answering.foot}>
        <Button onClick={onAside}>Lay it aside</Button>
        <Button variant="quiet" onClick={() => setReporting(true)}>
          This should be accepted
        </Button>
      </div>
      {reporting && <ReportScroll question={question} given={given} onClose={() => setReporting(false)} />}
    </div>
  );
}
