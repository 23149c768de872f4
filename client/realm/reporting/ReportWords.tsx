// Telling the moderators of words that somebody else wrote, wherever they are shown: the name of a kingdom, what was said with a challenge.
// Invariant: nothing is sent before it is said why; a report is sent once.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './ReportWords.module.css';

const REASONS = [
  { value: 'offensive', label: 'Nobody should have to read it' },
  { value: 'impersonation', label: 'It pretends to be somebody' },
  { value: 'other', label: 'Something else' },
] as const;
type Reason = (typeof REASONS)[number]['value'];

interface ReportWordsProps {
  readonly kind: 'kingdom_name' | 'challenge_words';
  /** The kingdom, or the battle. */
  readonly id: string;
  /** The words themselves. */
  readonly words: string;
}

function ReportDialog({
  kind,
  id,
  words,
  onClose,
}: ReportWordsProps & { readonly onClose: () => void }): ReactNode {
  const [reason, setReason] = useState<Reason>('offensive');
  const [text, setText] = useState('');
  const field = useId();
  const report = useMutation({
    mutationFn: async () =>
      valueOf(
        await api.reports.words({
          body: { kind, id, reason, ...(text.trim() === '' ? {} : { text: text.trim() }) },
        }),
      ),
  });
  const said = report.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={said ? 'The moderators have it' : 'A word to the moderators'}
      description={said ? 'Somebody will look at it, and tell you what became of it.' : `It says: “${words}”`}
      footer={
        said ? (
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
      {!said && (
        <div className={styles.report}>
          <Segmented label="What is wrong with it" segments={REASONS} value={reason} onChange={setReason} />
          <label htmlFor={field}>Anything they should know</label>
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

/** The quiet way to the moderators, beside the words it is about. */
export function ReportWords(about: ReportWordsProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Report<span className="visuallyHidden"> “{about.words}”</span>
      </Button>
      {open && <ReportDialog {...about} onClose={() => setOpen(false)} />}
    </>
  );
}
