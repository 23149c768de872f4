// A word to the moderators about a scroll: the answer should have been accepted, or the Latin is wrong.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { api } from '../../../session/api.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import answering from '../answering/answering.module.css';
import styles from './scrolls.module.css';

const REASONS = [
  { value: 'should_be_accepted', label: 'Should be accepted' },
  { value: 'wrong_latin', label: 'The Latin is wrong' },
  { value: 'other', label: 'Something else' },
] as const;
type Reason = (typeof REASONS)[number]['value'];

interface ReportDialogProps {
  readonly question: QuestionView;
  readonly given: string;
  readonly onClose: () => void;
}

export function ReportDialog({ question, given, onClose }: ReportDialogProps): ReactNode {
  const [reason, setReason] = useState<Reason>('should_be_accepted');
  const [text, setText] = useState('');
  const id = useId();
  const report = useMutation({
    mutationFn: async () =>
      valueOf(
        await api.latin.report({
          body: { questionId: question.id, reason, ...(text.trim() === '' ? {} : { text: text.trim() }) },
        }),
      ),
  });
  const said = report.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={said ? 'The Council has it' : 'A word to the Council of Scholars'}
      description={
        said
          ? 'Somebody who knows Latin will look at it. Thank you for reading so closely.'
          : `You wrote: ${given}`
      }
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
          <Segmented label="What is it" segments={REASONS} value={reason} onChange={setReason} />
          <label htmlFor={id}>Why, if you like</label>
          <textarea
            id={id}
            className={answering.written}
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
