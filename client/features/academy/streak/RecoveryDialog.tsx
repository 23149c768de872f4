// The way back to a streak that broke: what it costs by the missed day, what it restores, until when; or why there is none.
import type { ReactNode } from 'react';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import type { Learner } from '../learning.ts';

interface RecoveryDialogProps {
  readonly streak: Learner['streak'];
  readonly serverId: string;
  readonly onClose: () => void;
}

export function RecoveryDialog({ streak, serverId, onClose }: RecoveryDialogProps): ReactNode {
  const { recovery, recoveryRefusal } = streak;
  const recover = useChange(async (_: null) => valueOf(await calls.recover({ body: { serverId } })));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Recover Your Streak"
      description={
        recovery === null
          ? undefined
          : `${counted(recovery.missedDays, 'day')} went by without a scroll. The lamp can be lit as if they had not.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            cost={recovery === null ? undefined : `${recovery.cost} turns`}
            loading={recover.isPending}
            refusal={recoveryRefusal ?? (recovery === null ? 'There is nothing to recover.' : undefined)}
            onClick={() => recover.mutate(null, { onSuccess: onClose })}
          >
            Recover
          </Button>
        </>
      }
    >
      {recovery !== null && (
        <p>
          It restores a streak of {counted(recovery.restores, 'day')}, at twenty turns for each day that was
          missed.
        </p>
      )}
      <Waits sending={recover}>The lamp is lit when it is back.</Waits>
      <Refusal>{recover.error?.message}</Refusal>
    </Dialog>
  );
}
