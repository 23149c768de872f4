// The foot of a question that waits for its answer: the button that sends it, and what else may be done instead.
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import answering from './answering.module.css';

interface SubmitFootProps {
  /** What the button says. */
  readonly label: string;
  readonly loadingLabel?: string;
  readonly isUnready: boolean;
  readonly isPending: boolean;
  readonly children?: ReactNode;
}

export function SubmitFoot({
  label,
  loadingLabel,
  isUnready,
  isPending,
  children,
}: SubmitFootProps): ReactNode {
  return (
    <div className={answering.foot}>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        loading={isPending}
        {...(loadingLabel === undefined ? {} : { loadingLabel })}
        aria-disabled={isUnready}
      >
        {label}
      </Button>
      {children}
    </div>
  );
}
