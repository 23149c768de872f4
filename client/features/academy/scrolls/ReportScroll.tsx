// A word to the Council about a scroll: the answer should have been accepted, or the Latin is wrong.
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { ReportDialog } from '../../../realm/reporting/ReportDialog.tsx';
import { valueOf } from '../../../session/queryClient.ts';
import { calls } from '../calls.ts';

const REASONS = [
  { value: 'should_be_accepted', label: 'Should be accepted' },
  { value: 'wrong_latin', label: 'The Latin is wrong' },
  { value: 'other', label: 'Something else' },
] as const;

interface ReportScrollProps {
  readonly question: QuestionView;
  readonly given: string;
  readonly onClose: () => void;
}

export function ReportScroll({ question, given, onClose }: ReportScrollProps): ReactNode {
  return (
    <ReportDialog
      before={{ title: 'A word to the Council of Scholars', description: `You wrote: ${given}` }}
      after={{
        title: 'The Council has it',
        description:
          'Somebody who knows Latin will look at it. If your wording was right, you will be told, and its turns will come to you. Thank you for reading so closely.',
      }}
      asked="What is it"
      remark="Why, if you like"
      reasons={REASONS}
      send={async (report) => valueOf(await calls.report({ body: { questionId: question.id, ...report } }))}
      onClose={onClose}
    />
  );
}
