// An answer as it is being made. A phone lays aside a page that is out of sight, and loads it anew: what was written stands there again.
import { useCallback, useState } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { draftOf, keepDraft } from './keptAnswer.ts';

/** What is written to a question, from what was kept of it on; and the way to write. */
export const useWritten = (
  { id, questionType }: Pick<QuestionView, 'id' | 'questionType'>,
  kept: string | undefined,
): readonly [string, (text: string) => void] => {
  // Words that were set and gaps that were filled are a state of their own: they begin anew.
  const isKept = questionType !== 'text_reconstruction';
  const [value, setValue] = useState(() => kept ?? (isKept ? draftOf(id) : ''));
  const write = useCallback(
    (text: string): void => {
      setValue(text);
      if (isKept) keepDraft(id, text);
    },
    [id, isKept],
  );
  return [value, write];
};
