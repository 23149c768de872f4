// A word to whoever judges what was written: why, and anything they should know. Who they are, and what was said, the one who opens it tells.
// Invariant: nothing is sent before it is said why; a report is sent once.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './ReportDialog.module.css';

interface Said {
  readonly title: string;
  readonly description: string;
}

interface ReportDialogProps<R extends string> {
  /** Before it is sent, and once it is. */
  readonly before: Said;
  readonly after: Said;
  /** What the reasons are asked for by, and what the remark is. */
  readonly asked: string;
  readonly remark: string;
  /** The first stands chosen. */
  readonly reasons: readonly [
    { readonly value: R; readonly label: string },
    ...{ readonly value: R; readonly label: string }[],
  ];
  /** Sends it; `text` is absent where nothing was added. */
  readonly send: (report: { readonly reason: R; readonly text?: string }) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ReportDialog<R extends string>({
  before,
  after,
  asked,
  remark,
  reasons,
  send,
  onClose,
}: ReportDialogProps<R>): ReactNode {
  const [reason, setReason] = useState<R>(reasons[0].value);
  const [text, setText] = useState('');
  const field = useId();
  const report = useMutation({
    mutationFn: () => send({ reason, ...(text.trim() === '' ? {} : { text: text.trim() }) }),
  });
  const isSent = report.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...(isSent ? after : before)}
      footer={
        isSent ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Leave it</Button>
            <Button variant="primary" loading={report.isPending} onClick={() => report.mutate()}>
              Send it
            </Button>
          </>
        )
      }
    >
      {!isSent && (
        <div className={styles.report}>
          <Segmented label={asked} segments={reasons} value={reason} onChange={setReason} />
          <label htmlFor={field}>{remark}</label>
          <textarea
            id={field}
            className={styles.text}
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Refusal>{report.error?.message}</Refusal>
        </div>
      )}
    </Dialog>
  );
}
