// One report laid open: what was asked, what was answered, the key, the reporter's word, and the two ways to settle it.
// Invariant: a ruling is sent once; while it is under way, and without a line, nothing more can be decided.
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { consequences, isOfWords, reasonWords } from './reports.ts';
import type { OpenReport, useSettle } from './reports.ts';
import styles from './moderation.module.css';

interface ReportLeafProps {
  readonly report: OpenReport;
  readonly settle: ReturnType<typeof useSettle>;
  /** Called with the decision when it has been written. */
  readonly onSettled: (decision: 'accept' | 'refuse', isRuledRight: boolean) => void;
}

function Evidence({ report }: { readonly report: OpenReport }): ReactNode {
  const { evidence, remark } = report;
  const { question, key, given, verdict, words, of } = evidence;
  if (isOfWords(report))
    return (
      <dl className={styles.evidence}>
        <dt>The words</dt>
        <dd className={styles.question}>{words}</dd>
        <dt>Written by the ruler of</dt>
        <dd>{of}</dd>
        <dt>Their reason</dt>
        <dd className={remark === null ? styles.absent : undefined}>{remark ?? 'none given'}</dd>
      </dl>
    );
  return (
    <dl className={styles.evidence}>
      <dt>The question</dt>
      <dd className={styles.question}>{question}</dd>
      <dt>The learner wrote</dt>
      {given === undefined ? (
        <dd className={styles.absent}>nothing: it was reported unanswered</dd>
      ) : (
        <dd>
          <q className={styles.given}>{given}</q>
          {verdict !== undefined && <Badge tone={verdict === 'correct' ? 'good' : 'bad'}>{verdict}</Badge>}
        </dd>
      )}
      <dt>The key</dt>
      <dd className={styles.key}>{key}</dd>
      <dt>Their reason</dt>
      <dd className={remark === null ? styles.absent : undefined}>{remark ?? 'none given'}</dd>
    </dl>
  );
}

export function ReportLeaf({ report, settle, onSettled }: ReportLeafProps): ReactNode {
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const { accept, refuse } = consequences(report);
  const { isPending, isPaused, error, mutate, variables } = settle;
  const isOurs = variables?.id === report.id;
  const decide = (decision: 'accept' | 'refuse'): void => {
    if (isPending) return;
    mutate(
      { id: report.id, decision, isWrong, note },
      { onSuccess: ({ isRuledRight }) => onSettled(decision, isRuledRight) },
    );
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLTextAreaElement) return;
    const decision = ({ a: 'accept', r: 'refuse' } as const)[event.key.toLowerCase()];
    if (decision === undefined) return;
    event.preventDefault();
    decide(decision);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the two keys are another way to its two buttons
    <div role="group" aria-label="The open report" onKeyDown={keys}>
      <Leaf
        title={reasonWords(report.reason)}
        aside={
          <Badge tone="mind">{(report.evidence['type'] ?? report.about.kind).replaceAll('_', ' ')}</Badge>
        }
      >
        <Evidence report={report} />
        <div className={styles.ruling}>
          <label htmlFor={id}>Why you decide so, for whoever reads the record</label>
          <textarea
            id={id}
            className={styles.note}
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {report.writingId !== null && (
            <label className={styles.wrong}>
              <input
                type="checkbox"
                checked={isWrong}
                onChange={({ target }) => setIsWrong(target.checked)}
              />
              <span>The question itself is wrong: take it out of the archive, whoever is right</span>
            </label>
          )}
          {isPaused && isOurs && (
            <output className={styles.waits}>
              The line is down. Your ruling waits here and is sent, once, when it is back.
            </output>
          )}
          <Refusal>{isOurs ? error?.message : undefined}</Refusal>
          <div className={styles.ways}>
            <div>
              <Button
                variant="primary"
                wide
                loading={isPending && variables.decision === 'accept'}
                aria-keyshortcuts="A"
                aria-describedby={`${id}-accept`}
                onClick={() => decide('accept')}
              >
                They are right
              </Button>
              <p id={`${id}-accept`} className={styles.then}>
                {accept}
              </p>
            </div>
            <div>
              <Button
                wide
                loading={isPending && variables.decision === 'refuse'}
                aria-keyshortcuts="R"
                aria-describedby={`${id}-refuse`}
                onClick={() => decide('refuse')}
              >
                {isOfWords(report) ? 'It may stand' : 'It was judged rightly'}
              </Button>
              <p id={`${id}-refuse`} className={styles.then}>
                {refuse}
              </p>
            </div>
          </div>
        </div>
      </Leaf>
    </div>
  );
}
