// What is said while the line is down and something has been given to it: it waits in this window, and goes once when the line is back.
import type { ReactNode } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { LineDown } from '../../../ui/LineDown.tsx';

interface WaitsProps {
  readonly sending: Pick<UseMutationResult, 'isPending' | 'isPaused' | 'failureCount'>;
  /** What becomes of it. */
  readonly children?: ReactNode;
  /** What is shown while nothing waits; nothing unless told. */
  readonly otherwise?: ReactNode;
}

export function Waits({
  sending: { isPending, isPaused, failureCount },
  children = 'Your answer waits here, even if you close the page, and is sent, once, when the line and you are back.',
  otherwise = null,
}: WaitsProps): ReactNode {
  return isPending && (isPaused || failureCount > 0) ? <LineDown>{children}</LineDown> : otherwise;
}
