// The button of a deed: its cost on it, its refusal under it, busy while its own deed is under way and waiting while another is. It alone is drawn
// anew for that, and not what it stands in.
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/numberText.ts';
import { useDeed } from './actions.tsx';
import type { DeedAnswer } from './deeds.ts';
import type { Deed } from './deed.ts';

interface DeedButtonProps<R> extends Omit<
  ComponentProps<typeof Button>,
  'loading' | 'waits' | 'onClick' | 'ref'
> {
  readonly deed: Deed<R>;
  /** What stands on it; in words, or the turns that it takes. */
  readonly cost?: string | undefined;
  readonly inTurns?: boolean;
  /** Why not, where the screen knows better than the rules. */
  readonly refusal?: string | undefined;
  /** Before it is done. */
  readonly onBegin?: () => void;
  /** What came of it. */
  readonly onAnswer?: (answer: DeedAnswer<R>) => void;
}

export function DeedButton<R>({
  deed,
  cost,
  inTurns = false,
  refusal,
  onBegin,
  onAnswer,
  ...button
}: DeedButtonProps<R>): ReactNode {
  const standing = useDeed(deed);
  const press = async (): Promise<void> => {
    onBegin?.();
    const answer = await standing.run();
    if (answer !== null) onAnswer?.(answer);
  };
  return (
    <Button
      {...button}
      cost={cost ?? (inTurns ? counted(standing.preview === null ? 1 : standing.turns, 'turn') : undefined)}
      loading={standing.isUnderway}
      waits={standing.waits}
      refusal={refusal ?? standing.refusal}
      onClick={() => void press()}
    />
  );
}
