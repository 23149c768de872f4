// A button for a deed of magic: its cost on it, its refusal under it, and busy while its own deed is under way.
import type { ReactNode } from 'react';
import { refusalText, useActions } from '../../realm/actions.tsx';
import type { Deed } from '../../realm/deed.ts';
import { Button } from '../../ui/Button.tsx';

interface DeedButtonProps {
  readonly deed: Deed;
  readonly cost?: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly small?: boolean;
  readonly children: ReactNode;
}

const isSame = (one: Deed, other: Deed): boolean =>
  one.verb === other.verb && one.wire.actionId === other.wire.actionId;

export function DeedButton({
  deed,
  cost,
  variant = 'secondary',
  small = false,
  children,
}: DeedButtonProps): ReactNode {
  const { run, preview, underway } = useActions();
  const isThis = underway !== null && isSame(underway, deed);
  const refusal =
    underway !== null && !isThis
      ? 'Another action is in progress. Please wait a moment and try again.'
      : refusalText(preview(deed));
  return (
    <Button
      variant={variant}
      size={small ? 'sm' : 'md'}
      cost={cost}
      loading={isThis}
      refusal={refusal}
      onClick={() => void run(deed)}
    >
      {children}
    </Button>
  );
}
