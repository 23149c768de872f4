// An answer as it is being made. A phone lays aside a page that is out of sight, and loads it anew: what was written, set or filled stands there again.
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { draftOf, keepDraft } from './keptAnswer.ts';

/** What is written to a question, from what was kept of it on; and the way to write. */
export const useWritten = (
  { id, questionType }: Pick<QuestionView, 'id' | 'questionType'>,
  kept: string | undefined,
): readonly [string, (text: string) => void] => {
  // What is put together of parts keeps them itself (`useParts`): its text is empty until it is whole.
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

/** Parts as they were kept; null where nothing was, or what `read` does not know. */
const keptParts = <Parts>(questionId: string, read: (kept: unknown) => Parts | null): Parts | null => {
  try {
    return read(JSON.parse(draftOf(questionId)));
  } catch {
    return null;
  }
};

interface Assembling<Parts> {
  readonly questionId: string;
  readonly empty: Parts;
  /** Parts that fit this question; null for whatever else a browser may hold. */
  readonly read: (kept: unknown) => Parts | null;
  /** The answer that they make; empty while it is not whole. */
  readonly textOf: (parts: Parts) => string;
  readonly onChange: (value: string) => void;
}

/** The parts of an answer that is put together, from what was kept of them on; and the way to change them. */
export const useParts = <Parts>({
  questionId,
  empty,
  read,
  textOf,
  onChange,
}: Assembling<Parts>): readonly [Parts, (parts: Parts) => void] => {
  const [parts, setParts] = useState(() => keptParts(questionId, read) ?? empty);
  // Whoever sends the answer knows nothing yet of what came back whole.
  const tell = useEffectEvent(() => {
    const text = textOf(parts);
    if (text !== '') onChange(text);
  });
  useEffect(() => tell(), []);
  const put = (next: Parts): void => {
    setParts(next);
    keepDraft(questionId, JSON.stringify(next));
    onChange(textOf(next));
  };
  return [parts, put];
};
