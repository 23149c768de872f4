// What became of an answer that an earlier visit gave, where its question lies open no more: the verdict is told in the corner.
import { useCallback } from 'react';
import { useAnnounce } from '../../../ui/Toast.tsx';

/** Tells how an answer was judged whose question is not on the page. */
export const useLateVerdict = (): (({ isCorrect }: { readonly isCorrect: boolean }) => void) => {
  const announce = useAnnounce();
  return useCallback(
    ({ isCorrect }) =>
      announce({
        title: `The answer that waited since your last visit was ${isCorrect ? 'right' : 'wrong'}`,
        ...(isCorrect ? { tone: 'good' } : {}),
      }),
    [announce],
  );
};
